// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/metal/MetalActuator.h"
#include "backend/runtime/Clock.h"
#include "backend/runtime/Informer.h"
#include "tests/backend/drivers/ScriptedActuator.h"

#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace hp::conformance {

/// What a case says about a Machine on bare metal.
struct MetalScript {
    bool exists = false; ///< it has a host at the start, if the case gives it none
    bool existsAfterCreate = true; ///< a claimed host becomes provisioned
    bool instanceGoneAfterDelete = true; ///< a host that is to go off becomes available
};

/// Bare metal as a case has it: the real actuator, counted, and the world behind the hosts. Hosts
/// that the case gives are taken literally, only `env.host` switches them; hosts that it merely
/// counts (`freeHosts`) are provisioned, switched and wiped at once. Either way a host that is off
/// confirms the keys that hold it off.
class BareMetal final : public drivers::Actuator
{
public:
    /// The actuator works on `door`, the world on `behind`.
    BareMetal(cluster::Cluster &door, cluster::Cluster &behind, runtime::Clock &clock);

    void start();
    void stop();

    /// The script of a Machine name, or of all others under "*"; from now on it is on bare metal.
    [[nodiscard]] MetalScript &script(const std::string &machine) { return m_scripts[machine]; }
    [[nodiscard]] bool isScripted(const std::string &machine) const
    {
        return m_scripts.contains(machine);
    }
    [[nodiscard]] bool serves(const Object &machine) const;
    /// Makes or takes away hosts until so many are free.
    void setFreeHosts(int count);
    /// Gives the Machines that begin with an instance, and that no host names, a host.
    void giveHosts(const std::vector<Object> &machines, const std::vector<Object> &hosts);
    /// An empty name means all of them; false when there is no such host.
    [[nodiscard]] bool setPower(const std::string &host, bool on);
    [[nodiscard]] test::ProviderCalls calls(const std::string &machine) const;
    void resetCalls() { m_calls.clear(); }

    /// Hears of every call: "exists", "create", "update", "delete".
    std::function<void(const std::string &machine, const char *call)> onCall{};

    void exists(const Object &machine, drivers::ActuatorReply<bool> reply) override;
    void create(const Object &machine, drivers::ActuatorReply<Done> reply) override;
    void update(const Object &machine,
                drivers::ActuatorReply<drivers::InstanceFacts> reply) override;
    void remove(const Object &machine, drivers::ActuatorReply<Done> reply) override;
    [[nodiscard]] bool addressesEndWithInstance(const Object &machine) const override;

private:
    [[nodiscard]] const MetalScript &scriptOf(const std::string &machine) const;
    void count(const Object &machine, int test::ProviderCalls::*call, const char *name);
    void hostChanged(const Object &host);
    [[nodiscard]] Json played(const Object &host) const;
    void makeHost(const std::string &name, const Object &consumer);
    void writeStatus(const ObjectKey &host, Json status);

    cluster::Cluster &m_behind;
    runtime::Clock &m_clock;
    metal::MetalActuator m_actuator;
    runtime::Informer m_hosts;
    std::map<std::string, MetalScript> m_scripts{};
    std::map<std::string, test::ProviderCalls> m_calls{};
    std::set<std::string> m_made{}; ///< names of the hosts that are not the case's own
    int m_nextHost = 0;
};

} // namespace hp::conformance
