// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/runtime/ManualClock.h"
#include "tests/conformance/reboot/HostLog.h"

#include <functional>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace hp::conformance {

/// What stands on the host of a case that is about remediation: a Machine with its owner, a Node,
/// and a Metal3Remediation, with the real remediation controllers over them. The controllers run
/// only in the steps that say so. Lives on the control thread.
class RemediationStage
{
public:
    using Failures = std::vector<std::string>;

    /// Whether the case's `given` has such a stage.
    [[nodiscard]] static bool isSetIn(const Json &given);

    /// Loads `given.machine`, `given.node` and `given.remediation`; what is wrong with them is
    /// added to `failures`. `log` hears what becomes visible.
    RemediationStage(cluster::Cluster &cluster,
                     runtime::ManualClock &clock,
                     const Json &given,
                     HostLog &log,
                     Failures &failures);
    ~RemediationStage();

    /// What makes the host that of the Machine.
    [[nodiscard]] Json consumerRef() const;
    /// A reboot key of the case file as it is on the host, and the other way round: the uid of the
    /// request is the store's to give.
    [[nodiscard]] std::string stored(const std::string &key) const;
    [[nodiscard]] std::string shown(const std::string &key) const;

    /// Runs the controllers until nothing is due.
    void run();
    /// The kubelet registers a Node anew; then the controllers run.
    void registerNode(const Json &step, Failures &failures);
    /// A step `api` on the Machine, the Node or the request; false when it is on something else.
    [[nodiscard]] bool change(const Json &step, Failures &failures);
    /// One entry of `then.objects`; false when it is about something else.
    [[nodiscard]] bool
    check(const std::string &what, const Json &expected, const Object &host, Failures &failures);

private:
    void loadMachine(const Json &given, Failures &failures);
    void loadRequest(const Json &given, Failures &failures);
    void putNode(const Json &given, Failures &failures);
    void watch(const cluster::Kind &kind, std::function<void(const Object &, bool)> changed);
    void create(const cluster::Kind &kind, Json object, Failures &failures);
    void patch(const cluster::Kind &kind,
               const ObjectKey &key,
               Json body,
               cluster::Subresource part,
               Failures &failures);
    [[nodiscard]] Object get(const cluster::Kind &kind, const ObjectKey &key) const;

    cluster::Cluster &m_cluster;
    runtime::ManualClock &m_clock;
    HostLog &m_log;
    std::string m_caseUid{}; ///< of the request, in the case file
    std::string m_storedUid{};
    std::vector<std::unique_ptr<cluster::Watch>> m_watches{};
    bool m_backedUp = false;
    bool m_nodeGoing = false;
};

} // namespace hp::conformance
