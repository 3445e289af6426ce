// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/drivers/Actuator.h"

#include <QObject>

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace hp::test {

/// What the scripted provider does for one Machine name, or for all others under "*".
struct ProviderScript {
    bool exists = false; ///< an instance is there at the start
    bool existsAfterCreate = true;
    bool instanceGoneAfterDelete = true;
    std::optional<drivers::ActuatorError> existsError{};
    std::optional<drivers::ActuatorError> createError{};
    std::optional<drivers::ActuatorError> updateError{};
    std::optional<drivers::ActuatorError> deleteError{};
    drivers::InstanceFacts facts{}; ///< what update() reports
};

struct ProviderCalls {
    int exists = 0;
    int create = 0;
    int update = 0;
    int remove = 0;
};

/// A provider that plays scripts and counts. An instance belongs to a Machine's uid, so a second
/// create() for the same uid finds the first one, as the port demands; `instancesMade` would show
/// it if not.
class ScriptedActuator final : public drivers::Actuator
{
public:
    using drivers::Actuator::notifyChanged;

    [[nodiscard]] ProviderScript &script(const std::string &name) { return m_scripts[name]; }
    /// Applies a changed `exists` to an instance that was asked about before.
    void setPresent(const std::string &name, bool present);
    [[nodiscard]] ProviderCalls calls(const std::string &name) const;
    void resetCalls() { m_calls.clear(); }
    /// How many instances a Machine of this name ever got.
    [[nodiscard]] int instancesMade(const std::string &name) const;
    /// Runs before every call that changes something; false loses the call and its answer.
    std::function<bool()> survives{};
    /// Hears of every call: "exists", "create", "update", "delete".
    std::function<void(const std::string &machine, const char *call)> onCall{};

    void exists(const Object &machine, drivers::ActuatorReply<bool> reply) override;
    void create(const Object &machine, drivers::ActuatorReply<Done> reply) override;
    void update(const Object &machine,
                drivers::ActuatorReply<drivers::InstanceFacts> reply) override;
    void remove(const Object &machine, drivers::ActuatorReply<Done> reply) override;

private:
    struct Instance {
        bool present = false;
        int made = 0;
    };

    const ProviderScript &scriptOf(const Object &machine);
    Instance &instanceOf(const Object &machine);
    void received(const Object &machine, int ProviderCalls::*count, const char *call);
    template<typename T>
    void answer(drivers::ActuatorReply<T> reply, drivers::ActuatorResult<T> result);

    QObject m_context{};
    std::map<std::string, ProviderScript> m_scripts{};
    std::map<std::string, Instance> m_instances{};
    std::map<std::string, ProviderCalls> m_calls{};
};

} // namespace hp::test
