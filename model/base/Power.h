// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

/// The power of a server in Redfish's words, from the annotation to the BMC and to the screen. A
/// word stands at the place of its enumerator; there is no other table.
namespace hp {

/// As it was read. Unknown is ours: nothing was read, or none of Redfish's words.
enum class PowerState { Unknown, On, Off, PoweringOn, PoweringOff, Paused };

/// What is asked of it: of Redfish's words those that we post.
enum class ResetType { On, ForceOff, GracefulShutdown, GracefulRestart, ForceRestart };

inline constexpr std::array powerStateWords =
    std::to_array<const char *>({"Unknown", "On", "Off", "PoweringOn", "PoweringOff", "Paused"});
inline constexpr std::array resetTypeWords = std::to_array<const char *>(
    {"On", "ForceOff", "GracefulShutdown", "GracefulRestart", "ForceRestart"});
/// What a BMC may offer instead of On; it is posted in its place.
inline constexpr const char *forceOnWord = "ForceOn";

[[nodiscard]] constexpr const char *toString(PowerState state)
{
    return powerStateWords[static_cast<std::size_t>(state)];
}
[[nodiscard]] constexpr const char *toString(ResetType type)
{
    return resetTypeWords[static_cast<std::size_t>(type)];
}

/// Nullopt for what is none of the words; they are written exactly so.
[[nodiscard]] constexpr std::optional<PowerState> powerStateFrom(std::string_view word)
{
    const auto found = std::ranges::find(powerStateWords, word);
    return found == powerStateWords.end()
        ? std::nullopt
        : std::optional(static_cast<PowerState>(found - powerStateWords.begin()));
}

/// On its way from one to the other.
[[nodiscard]] constexpr bool isChanging(PowerState state)
{
    return state == PowerState::PoweringOn || state == PowerState::PoweringOff;
}

/// The server goes off and comes on again.
[[nodiscard]] constexpr bool isRestart(ResetType type)
{
    return type == ResetType::GracefulRestart || type == ResetType::ForceRestart;
}

} // namespace hp
