// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/resource/Conditions.h"
#include "model/rules/holds/Case.h"

#include <string>
#include <vector>

namespace hp::holds {

// What the rows about hosts and their power read of the host of a case.

/// A state of a host in which its provisioner works on it, or ought to.
struct HostStage {
    const char *state;
    const char *operation; ///< of the history
};

/// Short, as a sentence has it.
[[nodiscard]] std::string hostName(const Case &c);
/// A field of the host, as a fact names its source.
[[nodiscard]] Message ofHost(const Case &c, const std::string &field);
[[nodiscard]] ConditionsIn conditionsOf(const Case &c);
/// Asked of every host for every change of it: nothing is copied that is not said.
[[nodiscard]] std::string reasonOf(const Case &c, const char *condition);
/// Null when it is at rest.
[[nodiscard]] const HostStage *stageOf(const Case &c);
/// Its annotation says so, and acts: on a host that is installed or free, and while its provisioner
/// has it only where that is forced (facts/reboot.md 3, G5).
[[nodiscard]] bool isDetachedByNow(const Object &host);
[[nodiscard]] bool isOff(const Case &c);
[[nodiscard]] bool wantsOn(const Case &c);
/// What its BMC refused is not asked for any more: it is off, as it shall be, and nothing is tried.
[[nodiscard]] bool isRefusalOver(const Case &c);
/// The power key that stands first; null when none holds it.
[[nodiscard]] const Hold *firstKey(const Case &c);
/// Nothing but its host keeps the machine from going.
[[nodiscard]] bool awaitsPowerOff(const Case &c);
/// A health check wants its server off and on again.
[[nodiscard]] bool isToBeRemediated(const Case &c);
/// Something is to be done about the power, which an annotation forbids.
[[nodiscard]] bool powerIsWanted(const Case &c);
/// Its Node is not ready, and all that is wanted of its power is a reboot, which does not start
/// while the host is detached or paused: the sentence that says so. The Node is told before it.
[[nodiscard]] Message rebootThatWaits(const Case &c);
/// What a row about power begins with; `condition` may be empty.
[[nodiscard]] WhyStuck atPower(const Case &c, const char *condition);
/// Puts them before those that it has.
void prependFacts(WhyStuck &why, std::vector<StuckFact> facts);
/// What was read of its power, and when.
[[nodiscard]] StuckFact readingFact(const Case &c);
/// Why nobody knows whether it is on; empty when somebody does. `most` bytes of the BMC's words.
[[nodiscard]] Message blindBecause(const Case &c, std::size_t most);
/// The same where there is no room for it.
[[nodiscard]] Message blindInShort(const Case &c);
void addBlindExits(WhyStuck &why, const Case &c);
/// How late something about the power is: it has the limit of a key.
[[nodiscard]] HoldState powerLateness(const Case &c, const WhyStuck &why);
/// "17 m, late; allowed 15 m" of the same.
[[nodiscard]] Message powerAge(const Case &c, const WhyStuck &why, bool inShort);
/// It is off and shall be on: since its Node is silent where the host does not tell, and as urgent
/// as if a key held it.
void tellLateOff(WhyStuck &why, const Case &c);

/// Between On that was sent and On that is read, at most; later it is a state of its own.
constexpr Duration mayPowerOnFor = std::chrono::minutes(5);
/// When On was sent; where that stands after now, as it does when the clock was set back since:
/// from when on the host's power is not settled.
[[nodiscard]] std::optional<TimePoint> onWasSent(const Case &c);

} // namespace hp::holds
