// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/rules/holds/Hold.h"
#include "model/rules/holds/WhyStuck.h"

#include <optional>
#include <string>
#include <vector>

namespace hp::holds {

/// What every row of the why-stuck table is asked with: the view, its holds worked out once, now.
struct Case {
    const StuckView &view;
    const std::vector<Hold> &holds;
    TimePoint now;
};

/// When a condition came to be what it is. A time that cannot be, because the object did not exist
/// yet or the time has not come, is the claim of whoever wrote it: what could be observed stands in
/// its place, or nothing does.
struct ConditionTime {
    std::optional<TimePoint> at{};
    StuckFact claim{}; ///< says nothing: the time is believed
};
[[nodiscard]] ConditionTime
timeOf(const Object &object, const std::string &condition, TimePoint now);
/// The same for whoever has read the time, `said`, of a condition.
[[nodiscard]] ConditionTime believed(const Object &object,
                                     const std::string &condition,
                                     const std::optional<TimePoint> &said,
                                     TimePoint now);
/// The cause is true since then, and the machine waits since then; a claim becomes a fact of it.
void setSince(WhyStuck &why, ConditionTime time);

/// Nobody knows the power of its host. While a provisioner has the host nobody reads it, so what
/// was told before is over.
[[nodiscard]] bool isPowerUnknown(const Case &c);
/// On was sent to its host a short while ago: whatever waits for the server is about to be over.
[[nodiscard]] bool isBeingSwitchedOn(const Case &c);
/// Its provider has found no host for it yet, as it tells or as its steps show.
[[nodiscard]] bool waitsForHost(const Object &machine);
/// Deleting it makes its set create another.
[[nodiscard]] bool isReplacedBySet(const Object &machine);

/// Without this Node a majority of the control plane is ready. True of a Node that is none of it,
/// and where there are too few for a majority.
[[nodiscard]] bool keepsQuorumWithout(const StuckView &view, const std::string &node);

/// A machine is as urgent as the most urgent of what holds it, and at least as `priority`.
[[nodiscard]] int mostUrgent(int priority, const std::vector<Hold> &holds);
/// Adds facts until there are three; those that say nothing are left out.
void fillUp(WhyStuck &why, std::vector<StuckFact> more);

/// Of a Ready Node, whatever kind of machine is below it: why it takes no pods; nullopt: it does.
[[nodiscard]] std::optional<WhyStuck> whyNodeTakesNoPods(const Case &c);
/// The condition by which the Node tells of trouble; nullopt: it tells of none.
[[nodiscard]] std::optional<WhyStuck> whyNodeReports(const Case &c);

/// One cause: its name, and what it says when it applies.
struct Cause {
    const char *name;
    std::optional<WhyStuck> (*says)(const Case &);
};

/// The parts of the table in their order.
[[nodiscard]] const std::vector<Cause> &hostCausesBeforeMachine();
[[nodiscard]] const std::vector<Cause> &machineCauses();
[[nodiscard]] const std::vector<Cause> &hookCausesBeforeDrain();
[[nodiscard]] const std::vector<Cause> &drainCauses();
[[nodiscard]] const std::vector<Cause> &hookCausesAfterDrain();
[[nodiscard]] const std::vector<Cause> &hostCauses();
/// Reboots that do not start: nothing stops by that.
[[nodiscard]] const std::vector<Cause> &hostCausesAside();
/// What a BMC or its host refuses.
[[nodiscard]] const std::vector<Cause> &bmcCauses();
/// Power keys, and the power-offs under way for them.
[[nodiscard]] const std::vector<Cause> &keyCauses();
/// Nobody knows whether the server is on.
[[nodiscard]] const std::vector<Cause> &unknownPowerCauses();
/// What works on the host without a word about power.
[[nodiscard]] const std::vector<Cause> &provisionerCauses();
/// A power that is not yet, or not again, what was asked for.
[[nodiscard]] const std::vector<Cause> &powerCauses();
[[nodiscard]] const std::vector<Cause> &siteCauses();
/// The instance: made, kept and deleted by the provider.
[[nodiscard]] const std::vector<Cause> &instanceCauses();
/// The certificate without which there is no Node, or a silent one.
[[nodiscard]] const std::vector<Cause> &certificateCauses();
/// The Node: joined, ready, and taking pods.
[[nodiscard]] const std::vector<Cause> &nodeCauses();
/// Conditions of the Machine and its Node that tell of trouble.
[[nodiscard]] const std::vector<Cause> &conditionCauses();
/// A provider that answers wrongly of a machine that runs.
[[nodiscard]] const std::vector<Cause> &instanceCausesAside();
/// Certificates of a Node that is Ready.
[[nodiscard]] const std::vector<Cause> &certificateCausesAside();
/// What waits for its time: nothing fails by it.
[[nodiscard]] const std::vector<Cause> &waitingCauses();
/// BMCs that nobody needs just now.
[[nodiscard]] const std::vector<Cause> &bmcCausesAside();
/// Nobody knows the cause, and somebody reports a failure.
[[nodiscard]] const std::vector<Cause> &reportedCauses();
/// What holds or was asked for without any of these rows.
[[nodiscard]] const std::vector<Cause> &otherCauses();

} // namespace hp::holds
