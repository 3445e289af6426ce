// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/incident/Incident.h"

#include <string>
#include <vector>

namespace hp::test {

/// The beginning of the stories: 2026-11-20T13:00:00Z.
[[nodiscard]] TimePoint storyTime(Duration after);

/// A change of a lane of worker-b-7 as the record holds it.
[[nodiscard]] incident::Fact
state(int id, Duration after, const std::string &lane, const std::string &to);
[[nodiscard]] incident::Fact
moment(int id, Duration after, const std::string &lane, const std::string &text);

/// worker-b-7 is deleted: a hook that is overridden after 47 minutes, a drain that a budget blocks,
/// a host that is held off, a gap, an Event with an address, a write of a person. It has what the
/// presets must take out.
[[nodiscard]] std::vector<incident::Fact> story();
/// From 13:10 to 14:20, with a person's texts, a comment and a hidden row.
[[nodiscard]] incident::Incident storyIncident();
/// So many changes of one machine over thirty days, as they come from a condition that flaps.
[[nodiscard]] incident::Fact flap(std::uint64_t number, std::uint64_t of);

} // namespace hp::test
