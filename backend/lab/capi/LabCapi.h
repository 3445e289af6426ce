// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/lab/LabScene.h"
#include "backend/runtime/Controller.h"

#include <functional>
#include <memory>

namespace hp::lab {

/// Cluster API in a lab: its core controllers and a control plane as far as a lab needs them, and
/// the providers below them. The definitions of its kinds are in the cluster before start(). Lives
/// on the control thread with the scene, which outlives it.
class LabCapi
{
public:
    LabCapi(cluster::Cluster &cluster, runtime::Clock &clock, LabScene &scene);
    ~LabCapi();
    LabCapi(const LabCapi &) = delete;
    LabCapi &operator=(const LabCapi &) = delete;

    void start();
    void stop();
    /// Every Machine in the lab's cloud, and every other that the file starts with a deletion,
    /// runs.
    [[nodiscard]] bool isOpen() const;
    /// The Metal3Machine that a BareMetalHost names as its consumer; null when it names none.
    [[nodiscard]] Object consumerOf(const Object &host) const;
    /// Called with every BareMetalHost whose consumer has changed.
    void onConsumer(std::function<void(const ObjectKey &host)> call);
    /// The Machines in a namespace.
    [[nodiscard]] std::vector<Object> machinesIn(const std::string &ns) const;
    /// Called with the namespace in which a Machine came, changed or went.
    void onMachine(std::function<void(const std::string &ns)> call);
    void each(const std::function<void(runtime::Controller &)> &call);

private:
    struct Private;
    std::unique_ptr<Private> m;
};

} // namespace hp::lab
