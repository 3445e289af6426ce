// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/rules/capi/CapiView.h"
#include "model/rules/holds/WhyStuck.h"

#include <optional>
#include <string>
#include <vector>

namespace hp::capi {

/// What every row of the table is asked with.
struct CapiCase {
    const CapiView &view;
    const std::vector<holds::Hold> &holds;
    Deletion deletion{};
    std::vector<DrainLine> drain{}; ///< what keeps its drain
    TimePoint now{};
};

/// One cause: its name, and what it says when it applies.
struct CapiCause {
    const char *name;
    std::optional<holds::WhyStuck> (*says)(const CapiCase &);
};

/// As of the machine alone; of a MachinePool, which reports nothing of it, by what of it is still
/// there.
[[nodiscard]] Deletion deletionOf(const CapiView &view);

/// The parts of the table in the order of a machine's life.
[[nodiscard]] const std::vector<CapiCause> &capiHookCausesBeforeDrain();
[[nodiscard]] const std::vector<CapiCause> &capiDrainCauses();
[[nodiscard]] const std::vector<CapiCause> &capiNamelessHookCauses(); ///< before termination
[[nodiscard]] const std::vector<CapiCause> &capiControlPlaneCauses(); ///< of its hook kcp-cleanup
[[nodiscard]] const std::vector<CapiCause> &capiHookCausesAfterDrain();
[[nodiscard]] const std::vector<CapiCause> &capiDeletionCauses();
[[nodiscard]] const std::vector<CapiCause> &capiClusterCauses(); ///< of a Cluster that is deleted
[[nodiscard]] const std::vector<CapiCause> &capiCreationCauses();
[[nodiscard]] const std::vector<CapiCause> &capiRepairCauses();

/// Rows about the repair of a machine that its health check has given up, also before its Node
/// joins.
[[nodiscard]] std::optional<holds::WhyStuck> repairStopped(const CapiCase &c);
[[nodiscard]] std::optional<holds::WhyStuck> replacementCostsQuorum(const CapiCase &c);
[[nodiscard]] std::optional<holds::WhyStuck> replacementGaveUp(const CapiCase &c);
[[nodiscard]] std::optional<holds::WhyStuck> replacementRefused(const CapiCase &c);
/// Rows about what is above a machine, which stand among those of its repair.
[[nodiscard]] std::optional<holds::WhyStuck> setBlocked(const CapiCase &c);
[[nodiscard]] std::optional<holds::WhyStuck> membersDiffer(const CapiCase &c);
[[nodiscard]] std::optional<holds::WhyStuck> upgradeWaits(const CapiCase &c);
[[nodiscard]] std::optional<holds::WhyStuck> upgradeDeferred(const CapiCase &c);

/// How long a step may take before it counts as held, where several files say so.
inline constexpr Duration providerMayTake = std::chrono::minutes(30);
inline constexpr Duration stepMayTake = std::chrono::minutes(10);
inline constexpr Duration bootMayTake = std::chrono::minutes(10);
inline constexpr Duration makingMayTake = std::chrono::minutes(30);
inline constexpr Duration repairMayTake = std::chrono::minutes(10);

/// There is a machine, and it is not being deleted.
[[nodiscard]] bool lives(const CapiCase &c);
/// No Node has joined for it yet.
[[nodiscard]] bool isBeingMade(const CapiCase &c);
/// By its health check, by what it reports of its Node, or by the Node itself.
[[nodiscard]] bool isUnhealthy(const CapiCase &c);
/// A health check looks at it, and no annotation takes it out.
[[nodiscard]] bool isWatched(const CapiCase &c);
/// What is left where nobody mends a machine.
[[nodiscard]] holds::Exit replaceIt(const CapiCase &c);
/// Whether the condition is there and its message has that text.
[[nodiscard]] bool says(const std::optional<ReportedState> &state, std::string_view text);
/// Short names of its Cluster, its control plane and its Node: as they are seen, else as the
/// machine has them.
[[nodiscard]] std::string clusterOf(const CapiCase &c);
[[nodiscard]] std::string planeOf(const CapiCase &c);
[[nodiscard]] std::string nodeOf(const CapiCase &c);

/// The annotation of a hold; nullopt: it is no hook by annotation.
[[nodiscard]] std::optional<AnnotationHook> hookOf(const CapiView &view, const holds::Hold &hold);
[[nodiscard]] bool isDeletedCluster(const CapiCase &c);
void addHookFacts(holds::WhyStuck &why, const CapiCase &c, const std::vector<holds::Hold> &hooks);
/// A machine that waits for hooks, the first of which it is about.
[[nodiscard]] holds::WhyStuck
waitsForHook(const CapiCase &c, const std::vector<holds::Hold> &hooks, const Message &clause);

/// What a row says, to be made a sentence that fits.
struct Said {
    const char *at = ""; ///< "drain", "infrastructure"
    std::string hold{};
    std::string owner{};
    Message head{}; ///< the cause
    Message inShort{}; ///< the same with fewer names; says nothing: there is none
    Message clause{}; ///< more about it
    std::optional<TimePoint> since{};
    Message next{};
    /// It rests on the workload cluster: that this cannot be read belongs to the sentence.
    bool ofWorkload = false;
};
[[nodiscard]] holds::WhyStuck whyFrom(const CapiCase &c, const Said &said);

/// The step is under way since then: it counts as held when it takes longer than that.
[[nodiscard]] holds::WhyStuck progressFrom(const CapiCase &c, const Said &said, Duration mayTake);

/// An object below or above the machine is not deleted yet: what keeps it, by its finalizers, or
/// what it says itself. `reference` names one that is not seen.
[[nodiscard]] holds::WhyStuck partNotDeleted(const CapiCase &c,
                                             const char *at,
                                             const Object &object,
                                             const Reference &reference,
                                             std::optional<TimePoint> since);

/// That the workload cluster cannot be read, with how long, or that nobody looks into it from here;
/// says nothing while it is read.
[[nodiscard]] Message unreadClause(const CapiCase &c);

/// The condition of the deletion as a fact, and that its time is about where it is.
void addDeletionFacts(holds::WhyStuck &why, const CapiCase &c);
/// What a condition says as a fact.
[[nodiscard]] holds::StuckFact factFrom(const ReportedState &state);
/// A condition of any object as a fact.
[[nodiscard]] holds::StuckFact conditionFact(const Object &object, std::string_view type);
/// The first line of what a controller says.
[[nodiscard]] std::string firstLine(const std::string &message);
/// The first that it says of a list, without the marks of lists: "* A: x\n* B: y" is "A: x", and
/// what stands below a heading stands behind it, "* A:\n  * x" is "A: x".
[[nodiscard]] std::string firstEntry(const std::string &message);
/// The first entry of what a provider says that does not only wait for another one, else the first,
/// with all lines of it where it is an answer of Azure's SDK, which draws rules between them or has
/// them in its quotes: of that its code and its words.
[[nodiscard]] std::string wordsOfProvider(const std::string &message);

} // namespace hp::capi
