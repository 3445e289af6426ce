// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"
#include "model/rules/holds/Case.h"

#include <chrono>
#include <optional>
#include <string>

/// What the rows of a machine's stages have in common. Each asks a stage of its life whether it is
/// at rest, and says what is missing and what the record has about it. Only a machine that none of
/// them answers for waits for nothing.
namespace hp::holds {

/// How long a stage may take before the machine counts as held by it (product.md 4.2, "Budgets").
inline constexpr Duration drainMayTake = std::chrono::minutes(30);
/// client-go lets one Event of a kind through in five minutes: sooner nothing is over.
inline constexpr Duration failureIsNotOver = std::chrono::minutes(6);

/// As a late hold would be (product.md 4.2, "Priority").
[[nodiscard]] int latePriority(const Case &c);

/// It is told again and again, and was not told for the last time.
[[nodiscard]] bool isCurrent(const EventSign &sign, TimePoint now);

/// The provider's words for an instance that does not run, in small letters; empty while it may.
/// Each cloud has its own: "VM deallocated", "SHELVED_OFFLOADED", "poweredOff".
[[nodiscard]] std::string stoppedState(const Object &machine);

/// Its Node is Ready. The kubelet of an instance that is gone falls silent within a minute: a
/// provider that denies this one has only just lost it, or looks into another account, and whoever
/// deletes the Node then has its pods run twice.
[[nodiscard]] bool kubeletReports(const Case &c);

/// What to do about an instance that does not run: some come back by a start, others never.
void addStoppedExits(WhyStuck &why, const Case &c, const std::string &state);

/// The provider's word, and where it stands.
[[nodiscard]] StuckFact stateFact(const Object &machine);

/// The way out of a drain from a Node whose instance the provider has not any more: a server that
/// its host was let go of may run on, and its pods with it.
[[nodiscard]] Message endOfGoneInstance(const Case &c);

/// Its host is being provisioned since then, which its own row tells.
[[nodiscard]] std::optional<TimePoint> installedSince(const Case &c);

/// What the provider itself said, without the words that the controller puts before it.
[[nodiscard]] std::string providersWords(const EventSign &sign);

/// What the Events of one reason say.
[[nodiscard]] StuckFact factOf(const EventSign &sign);

/// The newest that the Events say, failures first.
void addEvidence(WhyStuck &why, const Case &c);

/// A stage that began at `since`: under way for as long as it may take, and a hold from then on.
[[nodiscard]] WhyStuck stage(const Case &c,
                             const char *at,
                             std::string hold,
                             std::optional<TimePoint> since,
                             Duration mayTake);

/// The same for whoever has no Case.
[[nodiscard]] WhyStuck stage(TimePoint now,
                             Impact impact,
                             const char *at,
                             std::string hold,
                             std::optional<TimePoint> since,
                             Duration mayTake);

/// How long the stage lasts, and what it was allowed where it is late.
[[nodiscard]] Message stageAge(const WhyStuck &why, TimePoint now, Duration mayTake);

} // namespace hp::holds
