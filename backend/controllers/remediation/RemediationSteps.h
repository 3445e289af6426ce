// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/runtime/Controller.h"
#include "backend/runtime/Lifetime.h"
#include "model/rules/remediation/RemediationDecision.h"

#include <functional>
#include <map>
#include <memory>
#include <string>

namespace hp::controllers {

/// The objects that a remediation touches, as they were read for one pass.
struct RemediationObjects {
    Object machine{};
    Object host{};
    Object node{};
    Object request{}; ///< the Metal3Remediation; null in the flow of the annotation
};

/// Reads what a remediation looks at and carries out the one step that a rule decided on: writes at
/// the revision that was decided on, deletes the very object that was seen, and tells of it
/// afterwards. Lives on the control thread.
class RemediationSteps
{
public:
    using Ended = std::function<void(runtime::Outcome)>;

    explicit RemediationSteps(cluster::Cluster &cluster);

    /// Null when the object does not exist.
    void read(const cluster::Kind &kind, const ObjectKey &key, Reply<Object> reply);
    /// The nodeStartupTimeout for the Machine.
    void askTimeout(const Object &machine, Reply<Duration> reply);
    /// Not for AskTimeout.
    void carryOut(const RemediationObjects &objects,
                  const rules::RemediationDecision &decision,
                  Ended ended);

private:
    void patch(const RemediationObjects &objects,
               const rules::RemediationDecision &decision,
               const cluster::Kind &kind,
               const Object &target,
               Ended ended);
    void remove(const RemediationObjects &objects,
                const rules::RemediationDecision &decision,
                const cluster::Kind &kind,
                const Object &target,
                Ended ended);
    void recordEvents(const RemediationObjects &objects,
                      const rules::RemediationDecision &decision);
    /// Tells why nothing can be done, when it was not told before.
    void recordEventsOnce(const RemediationObjects &objects,
                          const rules::RemediationDecision &decision);

    cluster::Cluster &m_cluster;
    std::map<std::string, Message> m_told{}; ///< what blocks, by uid of Machine and request
    runtime::Lifetime m_alive{};
};

/// As who remediations are written and told.
inline constexpr const char *remediationController = "remediation-controller";

} // namespace hp::controllers
