// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/lab/HookDecision.h"
#include "backend/lab/HostDecision.h"
#include "backend/lab/InstanceDecision.h"
#include "backend/lab/LabScene.h"
#include "backend/lab/PodDecision.h"
#include "backend/lab/WorkloadDecision.h"

#include <functional>
#include <map>
#include <utility>

namespace hp::lab {

/// The workload that a Pod of the lab belongs to; an empty key when it belongs to none.
[[nodiscard]] ObjectKey workloadOf(const Object &pod);

/// What each decision of the lab is shown, gathered from the scene. Lives on the control thread;
/// the scene outlives it.
class LabViews
{
public:
    explicit LabViews(const LabScene &scene);

    [[nodiscard]] HostView host(const ObjectKey &key) const;
    [[nodiscard]] LabInstanceView instance(const ObjectKey &key) const;
    [[nodiscard]] HookView hook(const ObjectKey &key) const;
    [[nodiscard]] WorkloadView workload(const ObjectKey &key) const;
    [[nodiscard]] PodView pod(const ObjectKey &key) const;

    /// Who consumes a host that no Machine of the Machine API does; null: nobody.
    void setConsumers(std::function<Object(const Object &host)> consumerOf)
    {
        m_consumerOf = std::move(consumerOf);
    }

    /// The Machines of Cluster API in a namespace.
    void setCapiMachines(std::function<std::vector<Object>(const std::string &ns)> machinesIn)
    {
        m_capiMachines = std::move(machinesIn);
    }

    /// A Pod was made. Usually the watch is first with the news, before the reply to the write;
    /// until then a second pass would make the Pod again.
    void expect(const Object &pod);
    /// The watch has told of the Pod.
    void arrived(const ObjectKey &pod);

private:
    const LabScene &m_scene;
    std::function<Object(const Object &host)> m_consumerOf{};
    std::function<std::vector<Object>(const std::string &ns)> m_capiMachines{};
    std::map<ObjectKey, Object> m_expected{}; ///< made, and the watch has not told of them yet
};

} // namespace hp::lab
