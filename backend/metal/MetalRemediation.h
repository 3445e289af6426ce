// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/drivers/Actuator.h"
#include "backend/runtime/Clock.h"
#include "model/rules/metal/FencingDecision.h"

#include <memory>
#include <string>

namespace hp::metal {

/// As who the bare-metal actuator writes.
[[nodiscard]] cluster::WriteOptions asMetalActuator();

/// The part of an update that looks after the Node of a host: it gives the Node its provider id,
/// which no kubelet on bare metal knows, and takes the next step of a remediation. What the Machine
/// is to remember goes into the facts, whose receiver stores it at the revision that was decided
/// on. Lives on the control thread.
class MetalRemediation
{
public:
    MetalRemediation(cluster::Cluster &cluster, runtime::Clock &clock);

    /// Answers with `facts` and what the step adds to them. The Machine is the consumer of `host`.
    void goOn(const Object &machine,
              const Object &host,
              drivers::InstanceFacts facts,
              drivers::ActuatorReply<drivers::InstanceFacts> reply);

private:
    struct Pass;
    using PassPtr = std::shared_ptr<Pass>;

    void readNode(const PassPtr &pass);
    void nameNode(const PassPtr &pass);
    void decide(const PassPtr &pass);
    void act(const PassPtr &pass);
    void patch(const PassPtr &pass, const cluster::Kind &kind, const Object &target);
    void remove(const PassPtr &pass, const cluster::Kind &kind, const Object &target);
    void askTimeout(const PassPtr &pass);
    static void end(const PassPtr &pass);
    static void fail(const PassPtr &pass, const std::string &why);

    cluster::Cluster &m_cluster;
    runtime::Clock &m_clock;
    std::shared_ptr<int> m_alive = std::make_shared<int>(0);
};

} // namespace hp::metal
