// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"
#include "model/base/Result.h"
#include "model/resource/Object.h"

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace hp::drivers {

/// What the provider knows about a Machine's instance; empty members are "not known yet".
struct InstanceFacts {
    std::string providerId{};
    std::vector<std::pair<std::string, std::string>> addresses{}; ///< type, address
    std::string instanceState{}; ///< for the machine.openshift.io/instance-state annotation
    std::string instanceType{};
    std::string region{};
    std::string zone{};
    /// What the provider wants to keep on the Machine: key and value, nullopt removes the key.
    std::vector<std::pair<std::string, std::optional<std::string>>> annotations{};
};

/// Why the provider could not do it. InvalidConfiguration ends the Machine as Failed; anything else
/// is retried, after `retryAfter` when it is set.
struct ActuatorError {
    bool invalidConfiguration = false;
    /// The actuator itself declares the Machine Failed, also from exists() and update().
    bool failsMachine = false;
    /// An errorReason that the Machine shows while this lasts, such as InsufficientResources;
    /// mostly empty.
    std::string reason{};
    std::optional<Duration> retryAfter{};
    std::string message{};
    /// Nothing is wrong: what was asked for takes its time, and `message` says what it waits for.
    /// No Event tells of it, and an errorReason that was shown goes.
    bool inProgress = false;
    /// With inProgress, of create(): what the provider wants to keep on the Machine, as in
    /// InstanceFacts.
    std::vector<std::pair<std::string, std::optional<std::string>>> annotations{};
};

/// The outcome of an actuator call.
template<typename T>
using ActuatorResult = std::variant<T, ActuatorError>;
template<typename T>
using ActuatorReply = std::function<void(ActuatorResult<T>)>;

/// The port to whatever makes instances. Invariant of seed 004: at most one instance per Machine in
/// its life, so create() must be idempotent on the Machine's uid. Lives on the control thread.
class Actuator
{
public:
    Actuator() = default;
    Actuator(const Actuator &) = delete;
    Actuator &operator=(const Actuator &) = delete;
    virtual ~Actuator() = default;

    virtual void exists(const Object &machine, ActuatorReply<bool> reply) = 0;
    virtual void create(const Object &machine, ActuatorReply<Done> reply) = 0;
    /// Brings the instance in line with the Machine and reports what is known about it.
    virtual void update(const Object &machine, ActuatorReply<InstanceFacts> reply) = 0;
    /// Asks for removal; called again every pass until exists() is false.
    virtual void remove(const Object &machine, ActuatorReply<Done> reply) = 0;

    /// Whether the addresses of an instance that is gone may soon be those of another Machine's, so
    /// that this Machine has to forget them.
    [[nodiscard]] virtual bool addressesEndWithInstance(const Object & /*machine*/) const
    {
        return false;
    }

    /// Hears the key of a Machine about whose instance the provider learnt something by itself, so
    /// that nobody waits for the next look. One listener; it outlives the actuator or takes itself
    /// back with an empty call.
    void onChanged(std::function<void(const ObjectKey &machine)> call)
    {
        m_onChanged = std::move(call);
    }

protected:
    /// Never from within one of the calls above.
    void notifyChanged(const ObjectKey &machine) const
    {
        if (m_onChanged)
            m_onChanged(machine);
    }

private:
    std::function<void(const ObjectKey &machine)> m_onChanged{};
};

} // namespace hp::drivers
