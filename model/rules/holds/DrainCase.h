// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/rules/holds/Case.h"
#include "model/rules/holds/Obstacles.h"

#include <optional>
#include <string>
#include <vector>

namespace hp::holds {

/// What all causes of a drain have in common.
[[nodiscard]] WhyStuck drainOf(const Case &c);
/// When it is tried again; says nothing when that is not known, or now.
[[nodiscard]] Message nextTry(const Case &c);
/// What the drain recorded, as facts.
void addRecord(WhyStuck &why, const Case &c);
/// Its budget guards the members of etcd, whose quorum a skipped drain does not ask about.
[[nodiscard]] bool guardsEtcd(const rules::BlockingPod &pod);
/// A change of its budget; nobody but its operator knows what etcd bears.
[[nodiscard]] Exit changeOfBudget(const rules::BlockingPod &pod, const Message &fix);
/// Who made the budget; empty: people did. Some own theirs by no reference: what they have it
/// select says whose it is.
[[nodiscard]] std::string makerOf(const Object &budget);
/// To wait, `fix`, and to skip the drain where all that it skips is of people.
void addExits(WhyStuck &why, const Case &c, const Exit &fix);
void addExits(WhyStuck &why, const Case &c, const Message &fix);
[[nodiscard]] std::string nodeOf(const Case &c);
/// "namespace/name": short for a sentence, or as it is.
[[nodiscard]] std::string wholeName(const rules::BlockingPod &pod);
[[nodiscard]] std::string budgetName(const rules::BlockingPod &pod);
/// Why this pod does not count for its budget.
[[nodiscard]] Message lackOf(const Case &c, const Object &pod);
/// It is Pending, and some Nodes do not take it because they do not reach its volume.
[[nodiscard]] bool isTiedToVolume(const Object &pod);
/// The same, and no Node does that only lacks place: the Node or zone of its volume is out.
[[nodiscard]] bool lacksItsVolume(const Object &pod);
/// Why its budget has no room.
[[nodiscard]] Message lackOf(const Case &c, const Obstacle &obstacle);
/// The obstacle as a clause of a longer sentence.
[[nodiscard]] Message clauseOf(const Case &c, const Obstacle &obstacle);
/// What every cause says of a pod that has to go: the head, what else blocks, ages and the record.
[[nodiscard]] WhyStuck blockedBy(const Case &c,
                                 const std::vector<Obstacle> &obstacles,
                                 const std::vector<Message> &heads,
                                 const Message &detail = {});
/// The obstacles, when the hardest is of this kind.
[[nodiscard]] std::vector<Obstacle> led(const Case &c, ObstacleKind kind);

/// Rows about what refuses an eviction, which stand among those of the drain.
[[nodiscard]] std::optional<WhyStuck> twoBudgets(const Case &c);
[[nodiscard]] std::optional<WhyStuck> neverMet(const Case &c);
[[nodiscard]] std::optional<WhyStuck> budgetNotJudged(const Case &c);
[[nodiscard]] std::optional<WhyStuck> evictionRefused(const Case &c);
[[nodiscard]] std::optional<WhyStuck> budgetMissesPods(const Case &c);

} // namespace hp::holds
