// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/bmc/BmcPower.h"

#include "backend/lab/Read.h"
#include "backend/lab/bmc/StagedWork.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::lab {

namespace {

using namespace std::chrono_literals;

constexpr Duration defaultPowerOn = 25s;
constexpr Duration defaultSoftOff = 20s;
constexpr Duration defaultHardOff = 4s;
/// Between the two halves of a restart.
constexpr Duration restartPause = 2s;

Duration powerOnTime(const Object &bmc)
{
    return durationAt(bmc, "/spec/powerOnDuration", defaultPowerOn);
}

Json wordOrNull(const std::optional<PowerState> &state)
{
    return state ? Json(toString(*state)) : Json();
}

Json transition(PowerState state,
                PowerState target,
                TimePoint now,
                Duration length,
                const std::optional<PowerState> &then = {})
{
    const TimePoint due = endOf(now, length);
    return {{"powerState", toString(state)},
            {"target", toString(target)},
            {"since", formatMicroTime(now)},
            {"due", due == TimePoint::max() ? Json() : Json(formatMicroTime(due))},
            {"then", wordOrNull(then)}};
}

/// A transition without length is over at once, so that the next reading shows its end.
Json settledIfInstant(Json status, const BmcPower &power, TimePoint now, Duration length)
{
    if (length != Duration::zero() || !status["then"].is_null())
        return status;
    const bool on = status["target"] == toString(PowerState::On);
    status["powerState"] = status["target"];
    status["target"] = nullptr;
    status["due"] = nullptr;
    status["since"] = formatMicroTime(now);
    if (on)
        status["boots"] = power.boots + 1;
    return status;
}

/// A machine that comes back by itself after it went off.
std::optional<Duration> flapsAfter(const Object &bmc)
{
    return durationFrom(bmc.at("/spec/faults/offFlapsAfter"));
}

bool isStuck(const Object &bmc)
{
    return flagAt(bmc, "/spec/faults/stuckTransition");
}

/// The host went off without its chassis, and nobody has cut the chassis' power since.
bool chassisIsLeftOn(const Object &bmc)
{
    return flagAt(bmc, "/spec/faults/chassisStaysOn")
        && bmc.text("/status/lastReset/type") != toString(ResetType::ForceOff);
}

ResetDecision
accepted(const Object &bmc, const std::string &type, TimePoint now, Json status, std::string why)
{
    status["resets"] = numberAt(bmc, "/status/resets", 0) + 1;
    status["lastReset"] = {{"type", type}, {"at", formatMicroTime(now)}};
    if (Json installed = installedBy(bmc, type); !installed.is_null())
        status["installed"] = std::move(installed);
    ResetDecision decision;
    decision.status = Object(std::move(status));
    decision.why = std::move(why);
    return decision;
}

ResetDecision refused(int httpStatus, RedfishMessage message)
{
    ResetDecision decision;
    decision.httpStatus = httpStatus;
    decision.why = message.text;
    decision.refusal = std::move(message);
    return decision;
}

ResetDecision wrongStateFor(const Object &bmc, const std::string &type, PowerState power)
{
    const std::string state = toString(power);
    return refused(
        static_cast<int>(numberAt(bmc, "/spec/faults/wrongStateStatus", 400)),
        {"InvalidOperationForSystemState",
         "The operation " + type + " is not possible while the power state is " + state + '.',
         {type, state},
         "Read PowerState before the operation is sent again."});
}

ResetDecision conflictFor(const std::string &type)
{
    return refused(409,
                   {"ActionParameterValueConflict",
                    "The parameter ResetType with the value " + type
                        + " conflicts with the present state of the resource.",
                    {"ResetType", type},
                    "Wait until the power transition is over and send the request again."});
}

bool refusesByFault(const Object &bmc, const std::string &type)
{
    const Json &refuses = bmc.at("/spec/faults/refuses");
    if (refuses.is_boolean())
        return refuses.get<bool>();
    if (refuses.is_string())
        return refuses == type;
    return refuses.is_array() && std::find(refuses.begin(), refuses.end(), type) != refuses.end();
}

ResetDecision
switchOn(const Object &bmc, const BmcPower &power, const std::string &type, TimePoint now)
{
    if (power.state == PowerState::On)
        return wrongStateFor(bmc, type, power.state);
    if (power.state == PowerState::PoweringOff)
        return conflictFor(type);
    if (power.state == PowerState::PoweringOn)
        return accepted(bmc, type, now, Json::object(), "already on its way");
    const Duration refusing = durationAt(bmc, "/spec/faults/refusesOnFor", Duration::zero());
    if (now < endOf(power.since, refusing, now))
        return conflictFor(type);
    const Duration length = powerOnTime(bmc);
    Json status = transition(PowerState::PoweringOn, PowerState::On, now, length);
    if (!isStuck(bmc))
        status = settledIfInstant(std::move(status), power, now, length);
    return accepted(bmc, type, now, std::move(status), "powers on");
}

ResetDecision switchOff(const Object &bmc,
                        const BmcPower &power,
                        const std::string &type,
                        bool graceful,
                        bool restart,
                        TimePoint now)
{
    if (power.state == PowerState::Off && type == toString(ResetType::ForceOff)
        && chassisIsLeftOn(bmc))
        return accepted(bmc, type, now, Json::object(), "cuts the power of the chassis");
    if (power.state == PowerState::Off)
        return wrongStateFor(bmc, type, power.state);
    if (graceful && power.state == PowerState::PoweringOn)
        return conflictFor(type);
    if (graceful && (power.state == PowerState::PoweringOff || power.target == PowerState::Off))
        return accepted(bmc, type, now, Json::object(), "already on its way");
    if (const auto late = durationFrom(bmc.at("/spec/faults/gracefulOffAfter"));
        graceful && !restart && late)
        return accepted(bmc,
                        type,
                        now,
                        transition(PowerState::On, PowerState::Off, now, *late),
                        "goes off in its own time");
    if (graceful && flagAt(bmc, "/spec/faults/ignoresGraceful"))
        return accepted(bmc, type, now, Json::object(), "the operating system ignores it");
    const Duration length = graceful ? durationAt(bmc, "/spec/softOffDuration", defaultSoftOff)
                                     : durationAt(bmc, "/spec/hardOffDuration", defaultHardOff);
    Json status = transition(PowerState::PoweringOff,
                             PowerState::Off,
                             now,
                             length,
                             restart ? std::optional(PowerState::On) : std::nullopt);
    if (!isStuck(bmc) && !flapsAfter(bmc))
        status = settledIfInstant(std::move(status), power, now, length);
    return accepted(
        bmc, type, now, std::move(status), restart ? "powers off, then on" : "powers off");
}

} // namespace

BmcPower powerOf(const Object &bmc, TimePoint now)
{
    BmcPower power;
    if (const std::string &state = bmc.text("/status/powerState"); !state.empty())
        power.state = powerStateFrom(state).value_or(PowerState::Unknown);
    power.target = powerStateFrom(bmc.text("/status/target"));
    power.then = powerStateFrom(bmc.text("/status/then"));
    power.since = timeAt(bmc, "/status/since").value_or(TimePoint());
    power.due = timeAt(bmc, "/status/due").value_or(TimePoint::max());
    if (power.due != TimePoint::max() && isOfAnotherClock(power.since, now))
        power.due = now;
    power.boots = numberAt(bmc, "/status/boots", 0);
    const auto flaps = flapsAfter(bmc);
    while (!isStuck(bmc) && power.target && power.due <= now) {
        power.since = power.due;
        power.state = *std::exchange(power.target, {});
        power.due = TimePoint::max();
        if (power.state == PowerState::On)
            ++power.boots;
        if (std::exchange(power.then, {}) == PowerState::On) {
            power.state = PowerState::PoweringOn;
            power.target = PowerState::On;
            power.due = endOf(power.since + restartPause, powerOnTime(bmc));
        } else if (power.state == PowerState::Off && flaps) {
            power.target = PowerState::On;
            power.due = endOf(power.since, *flaps);
        }
    }
    return power;
}

namespace {

PowerState withoutTransitions(const Object &bmc, PowerState state)
{
    if (!isChanging(state) || !flagAt(bmc, "/spec/faults/noTransitionStates"))
        return state;
    return state == PowerState::PoweringOff ? PowerState::On : PowerState::Off;
}

} // namespace

std::string shownState(const Object &bmc, TimePoint now)
{
    if (const std::string &lie = bmc.text("/spec/faults/wrongState"); !lie.empty())
        return lie;
    return toString(withoutTransitions(bmc, powerOf(bmc, now).state));
}

PowerState chassisState(const Object &bmc, TimePoint now)
{
    return chassisIsLeftOn(bmc) ? PowerState::On : withoutTransitions(bmc, powerOf(bmc, now).state);
}

std::vector<std::string> allowedResets(const Object &bmc)
{
    const Json &given = bmc.at("/spec/allowedResets");
    if (!given.is_array())
        return {resetTypeWords.begin(), resetTypeWords.end()};
    std::vector<std::string> types;
    for (const Json &type : given) {
        if (type.is_string())
            types.push_back(type.get<std::string>());
    }
    return types;
}

namespace {

ResetDecision refusedByFault(const Object &bmc, const std::string &type)
{
    const std::string &id = bmc.text("/spec/faults/refusesMessageId");
    return refused(static_cast<int>(numberAt(bmc, "/spec/faults/refusesStatus", 400)),
                   {id.empty() ? "GeneralError" : id,
                    "The management controller does not carry out " + type + " now.",
                    {type},
                    "See the event log of the server."});
}

ResetDecision carryOut(const Object &bmc, const std::string &type, TimePoint now)
{
    const BmcPower power = powerOf(bmc, now);
    if (flagAt(bmc, "/spec/faults/ignoresResets"))
        return accepted(bmc, type, now, Json::object(), "accepted and forgotten");
    if (type == toString(ResetType::On) || type == forceOnWord)
        return switchOn(bmc, power, type, now);
    const bool graceful = type.starts_with("Graceful");
    const bool restart = type.ends_with("Restart") || type == "PowerCycle";
    return switchOff(bmc, power, type, graceful, restart, now);
}

} // namespace

ResetDecision decideReset(const Object &bmc, const std::string &type, TimePoint now)
{
    if (type.empty())
        return refused(400,
                       {"ActionParameterMissing",
                        "The action ComputerSystem.Reset requires the parameter ResetType.",
                        {"ComputerSystem.Reset", "ResetType"},
                        "Supply ResetType in the request body."});
    const auto allowed = allowedResets(bmc);
    if (std::find(allowed.begin(), allowed.end(), type) == allowed.end())
        return refused(400,
                       {"ActionParameterValueNotInList",
                        "The value " + type
                            + " for the parameter ResetType is not in the list of"
                              " acceptable values.",
                        {type, "ResetType", "ComputerSystem.Reset"},
                        "Choose a value from the list of allowable values."});
    if (refusesByFault(bmc, type)) {
        ResetDecision decision = refusedByFault(bmc, type);
        // A race: the answer is no, and yet the server goes where it was asked to go.
        if (flagAt(bmc, "/spec/faults/refusesYetDoes"))
            decision.status = carryOut(bmc, type, now).status;
        return decision;
    }
    return carryOut(bmc, type, now);
}

Plan decideBmc(const Object &bmc, const std::string &address, TimePoint now)
{
    Plan plan;
    if (!bmc)
        return plan;
    Json status = Json::object();
    if (bmc.text("/status/since").empty()) {
        const std::string &given = bmc.text("/status/powerState");
        status = {{"powerState", given.empty() ? toString(PowerState::Off) : given},
                  {"since", formatMicroTime(now)},
                  {"boots", given == toString(PowerState::On) ? 1 : 0}};
        plan.why = "seen for the first time";
    } else {
        const BmcPower power = powerOf(bmc, now);
        if (toString(power.state) != bmc.text("/status/powerState")
            || power.target != powerStateFrom(bmc.text("/status/target"))) {
            status = {{"powerState", toString(power.state)},
                      {"since", formatMicroTime(power.since)},
                      {"boots", power.boots}};
            status["target"] = wordOrNull(power.target);
            status["then"] = wordOrNull(power.then);
            status["due"] =
                power.due == TimePoint::max() ? Json() : Json(formatMicroTime(power.due));
            plan.why = std::string("reached ") + toString(power.state);
        }
        if (power.target && !isStuck(bmc))
            plan.requeueAt(power.due, now);
    }
    if (!address.empty() && bmc.text("/status/address") != address)
        status["address"] = address;
    if (!status.empty()) {
        plan.writes.clear();
        Json patch = {{"status", std::move(status)}};
        // Somebody may reset the server at this very moment; then this pass is out of date.
        patch["metadata"]["resourceVersion"] = bmc.resourceVersion();
        plan.writes.push_back({Write::Op::MergeStatus,
                               {&cluster::kinds::labBmc(), bmc.key()},
                               Object(std::move(patch))});
    }
    return plan;
}

} // namespace hp::lab
