// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/drivers/Actuator.h"
#include "backend/runtime/Lifetime.h"

#include <memory>
#include <string>

namespace hp::lab {

/// Makes an Instance of the lab for each Machine, in the lab's cloud or on a free BareMetalHost
/// when spec.providerSpec.value has `host` or `hostSelector`. The Machine's uid decides the
/// Instance's name, so that at most one is ever made. Failures are those of
/// providerSpec.value.faults: invalidConfiguration, createError, existsError, deleteError (each the
/// message), noAddress.
class LabActuator final : public drivers::Actuator
{
public:
    explicit LabActuator(cluster::Cluster &cluster);

    void exists(const Object &machine, drivers::ActuatorReply<bool> reply) override;
    void create(const Object &machine, drivers::ActuatorReply<Done> reply) override;
    void update(const Object &machine,
                drivers::ActuatorReply<drivers::InstanceFacts> reply) override;
    void remove(const Object &machine, drivers::ActuatorReply<Done> reply) override;

    /// Tells of what a Machine waits for: a new state, identity or address, and the end.
    void instanceChanged(const Object &before, const Object &after) const;

private:
    /// Null object when there is none; an error when the name belongs to another Machine's.
    void find(const Object &machine, drivers::ActuatorReply<Object> reply);
    void claimHost(const Object &machine, drivers::ActuatorReply<std::string> reply);
    void
    createOn(const Object &machine, const std::string &host, drivers::ActuatorReply<Done> reply);

    cluster::Cluster &m_cluster;
    runtime::Lifetime m_alive{};
};

} // namespace hp::lab
