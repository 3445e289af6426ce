// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Power.h"

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <optional>
#include <string_view>
#include <type_traits>

/// The words that rows of `/live` choose from (docs/protocol.md). Every enumeration has its table
/// here and nowhere else: a word stands at the place of its enumerator. `None` is the empty word;
/// `Other` is what a newer backend says and this program does not know, written as "?". Those of
/// the power stand in model/base/Power.h.
namespace hp::live {

/// The power of a server as a row has it: a PowerState; or nothing, where there is no server; or
/// what only a newer backend knows.
class Power
{
public:
    constexpr Power() = default;
    constexpr Power(PowerState state) // NOLINT(google-explicit-constructor): one of its values
        : m_state(state)
    { }
    [[nodiscard]] static constexpr Power other()
    {
        Power power;
        power.m_isOther = true;
        return power;
    }
    [[nodiscard]] static constexpr Power fromWord(std::string_view word)
    {
        if (const auto state = powerStateFrom(word))
            return *state;
        return word.empty() ? Power() : other();
    }
    [[nodiscard]] constexpr std::string_view word() const
    {
        return m_isOther ? "?" : m_state ? toString(*m_state) : "";
    }

    constexpr bool operator==(const Power &) const = default;

private:
    std::optional<PowerState> m_state{}; ///< never of another word
    bool m_isOther = false;
};

/// What a machine or a host looks like from afar.
enum class Look {
    None,
    Normal,
    Progress,
    Holding,
    Failed,
    Unknown,
    Maintenance,
    Raw, ///< in a version that the backend does not understand
    On,
    Off,
    PoweringOn,
    PoweringOff,
    Mismatch, ///< the power is not what is wanted
    Other
};

/// The furthest of what is to be done to a machine.
enum class MaintenanceStage {
    None,
    UnderWay,
    Manual, ///< a person has to go on with it
    Failed,
    Planned,
    Other
};

enum class HoldKind {
    None,
    PreCreate,
    PreDrain,
    PreTerminate,
    PowerKey,
    DrainBudget,
    DrainPod,
    Finalizer,
    Paused,
    Detached,
    Window,
    Cause, ///< stops a machine without being a hold
    Other
};

enum class HoldState {
    None,
    Armed,
    Holding,
    Late,
    Overdue,
    Released,
    Overridden,
    Bypassed,
    Vanished,
    Failed, ///< only of a cause
    Other
};

enum class OwnerKind { None, Unresolved, ClusterOperator, Deployment, Lease, User, Other };

enum class Liveness { None, Unknown, Alive, Silent, Failing, Missing, Other };

enum class HoldModifier {
    None,
    OwnerFailing,
    OwnerSilent,
    Orphan,
    Duplicate,
    AddedAfterDeletion,
    Other
};

enum class Impact { None, Nothing, Capacity, ControlPlane, Other };

enum class AlarmState { None, Raised, Acknowledged, Shelved, Cleared, Other };

enum class KeyState { None, Requested, Held, Other };

template<typename Enum>
inline constexpr std::array<std::string_view, 0> words{};
template<>
inline constexpr std::array words<Look> = std::to_array<std::string_view>({"",
                                                                           "normal",
                                                                           "progress",
                                                                           "holding",
                                                                           "failed",
                                                                           "unknown",
                                                                           "maintenance",
                                                                           "raw",
                                                                           "on",
                                                                           "off",
                                                                           "poweringon",
                                                                           "poweringoff",
                                                                           "mismatch",
                                                                           "?"});
template<>
inline constexpr std::array words<MaintenanceStage> =
    std::to_array<std::string_view>({"", "underWay", "manual", "failed", "planned", "?"});
template<>
inline constexpr std::array words<HoldKind> = std::to_array<std::string_view>({"",
                                                                               "hook.preCreate",
                                                                               "hook.preDrain",
                                                                               "hook.preTerminate",
                                                                               "power.key",
                                                                               "drain.pdb",
                                                                               "drain.pod",
                                                                               "finalizer",
                                                                               "paused",
                                                                               "detached",
                                                                               "window",
                                                                               "cause",
                                                                               "?"});
template<>
inline constexpr std::array words<HoldState> = std::to_array<std::string_view>({"",
                                                                                "Armed",
                                                                                "Holding",
                                                                                "Late",
                                                                                "Overdue",
                                                                                "Released",
                                                                                "Overridden",
                                                                                "Bypassed",
                                                                                "Vanished",
                                                                                "Failed",
                                                                                "?"});
template<>
inline constexpr std::array words<OwnerKind> = std::to_array<std::string_view>(
    {"", "unresolved", "clusteroperator", "deployment", "lease", "user", "?"});
template<>
inline constexpr std::array words<Liveness> =
    std::to_array<std::string_view>({"", "unknown", "alive", "silent", "failing", "missing", "?"});
template<>
inline constexpr std::array words<HoldModifier> = std::to_array<std::string_view>(
    {"", "OwnerFailing", "OwnerSilent", "Orphan", "Duplicate", "AddedAfterDeletion", "?"});
template<>
inline constexpr std::array
    words<Impact> = std::to_array<std::string_view>({"", "none", "capacity", "controlPlane", "?"});
template<>
inline constexpr std::array words<AlarmState> =
    std::to_array<std::string_view>({"", "Raised", "Acknowledged", "Shelved", "Cleared", "?"});
template<>
inline constexpr std::array
    words<KeyState> = std::to_array<std::string_view>({"", "requested", "held", "?"});

/// An enumeration with a table here.
template<typename Enum>
concept Tabled = std::is_enum_v<Enum> && words<Enum>
.size() == static_cast<std::size_t>(Enum::Other) + 1;

/// What is a word on the wire.
template<typename Type>
concept Worded = Tabled<Type> || std::same_as<Type, Power>;

template<Worded Type>
[[nodiscard]] constexpr std::string_view toWord(Type value)
{
    if constexpr (Tabled<Type>)
        return words<Type>[static_cast<std::size_t>(value)];
    else
        return value.word();
}

template<Worded Type>
[[nodiscard]] constexpr Type fromWord(std::string_view word)
{
    if constexpr (Tabled<Type>) {
        const auto found = std::ranges::find(words<Type>, word);
        return found == words<Type>.end() ? Type::Other
                                          : static_cast<Type>(found - words<Type>.begin());
    } else {
        return Type::fromWord(word);
    }
}

/// Holding, Late or Overdue.
[[nodiscard]] constexpr bool isHolding(HoldState state)
{
    return state == HoldState::Holding || state == HoldState::Late || state == HoldState::Overdue;
}

} // namespace hp::live
