// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/incident/Fact.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace hp::incident {

/// product.md 5.3, and three kinds that the record has besides: a hook that came and did not hold
/// yet, a hook that went with its object, and an Event of Kubernetes.
enum class EntryKind {
    HoldArmed,
    HoldEngaged,
    HoldLate,
    HoldOverdue,
    HoldReleased,
    HoldOverridden,
    HoldBypassed,
    HoldVanished,
    Condition,
    Phase,
    Drain,
    Node,
    Power,
    Maintenance,
    Alarm,
    Ack,
    Shelve,
    Note,
    Approval,
    Command,
    Export,
    Connection,
    Gap,
    Event,
};

enum class Importance {
    Key, ///< what the story is told by
    Normal,
    Hidden, ///< in the data, not in the documents
};

enum class TimeSource {
    Reported, ///< the object's own word
    Observed, ///< seen when it happened
    Manual, ///< written by a person
};

/// What a hold usually takes; n is 0 without a history.
struct Usual {
    double p50 = 0; ///< seconds
    double p95 = 0; ///< seconds
    int n = 0;

    bool operator==(const Usual &) const = default;
};

/// What is usual of lanes, by "namespace/name" of the machine and the lane. Those of which too
/// little is known are not in it.
using UsualOfLanes = std::map<std::pair<std::string, std::string>, Usual>;

struct EntryHold {
    std::string kind{}; ///< hook.preDrain, power.key, drain.pdb, …
    std::string point{}; ///< preCreate, preDrain, preTerminate; empty for others
    std::string name{};
    std::string owner{};
    std::string state{}; ///< after this entry: Armed, Holding, Late, Overdue, Released, …
    std::optional<TimePoint> since{}; ///< when it began to hold
    std::optional<double> seconds{}; ///< how long it held, of an entry that ends it
    Usual usual{};
};

struct EntryActor {
    std::string type{}; ///< user, controller, system; empty when nobody is known
    std::string id{};
    std::string display{};
};

struct Evidence {
    std::string type{}; ///< event, condition, yaml, log, image, url
    std::string ref{};
    std::string sha256{};
};

/// What an override rests on, as the record words it: "owner is dead, OPS-42 (approved by bert,
/// G4)".
struct Because {
    std::string reason{};
    std::string approver{}; ///< empty when nobody had to approve
    bool breakGlass = false;
    std::string guard{}; ///< G0 to G5; empty for what was done past Holdpoint
};

/// One row of an incident. A value; what it means is product.md 5.3.
struct Entry {
    std::string id{}; ///< stable: that of the fact, with a suffix when one fact gives several
    std::uint64_t seq = 0; ///< from 1, in the order of the event times
    TimePoint eventTime{};
    TimePoint recordedTime{};
    TimeSource timeSource = TimeSource::Observed;
    EntryKind kind = EntryKind::Note;
    Importance importance = Importance::Normal;
    std::string machine{}; ///< "namespace/name"
    FactObject object{};
    std::optional<EntryHold> hold{};
    EntryActor actor{};
    std::string channel = "watch"; ///< console, kiosk, api, watch, import
    std::string summary{}; ///< at most 160 characters
    std::string body{}; ///< Markdown: what a person wrote about it
    std::string from{}; ///< old value
    std::string to{}; ///< new value; empty when the thing is gone
    std::string reason{};
    std::optional<TimePoint> until{}; ///< of a gap
    /// How often an Event came, of a document's row that stands for all of them; the last time.
    std::uint64_t times = 1;
    TimePoint lastTime{};
    std::string lane{}; ///< where it is drawn
    std::string laneKind{};
    std::string laneLabel{};
    std::vector<Evidence> evidence{};
    std::vector<std::string> tags{};
    bool redacted = false;
    /// Members of a document that this version does not know; they are written out again.
    std::shared_ptr<const Json> unknown{};
};

[[nodiscard]] const char *toString(EntryKind kind);
[[nodiscard]] std::optional<EntryKind> entryKindOf(std::string_view text);
[[nodiscard]] const char *toString(Importance importance);
[[nodiscard]] std::optional<Importance> importanceOf(std::string_view text);
[[nodiscard]] const char *toString(TimeSource source);

/// What a person calls it: "preDrain EtcdQuorumOperator", "power key fencing".
[[nodiscard]] std::string holdLabel(const EntryHold &hold);
/// The entry ends a hold: released, overridden, bypassed or vanished.
[[nodiscard]] bool endsHold(EntryKind kind);
/// When it happened is known: seen, or told by the object. False for what was found so at the first
/// look after nobody had looked.
[[nodiscard]] bool isTimeKnown(const Entry &entry);

/// Takes the words of an override apart; what is not understood stays part of the reason.
[[nodiscard]] Because becauseFrom(std::string_view text);
/// The other way round; without a reason only what is in the brackets.
[[nodiscard]] std::string toString(const Because &because);

/// As `holdpoint.incident/v1` has it; members that say nothing are left out.
[[nodiscard]] Json toJson(const Entry &entry);
/// Errors are Invalid with the member that is wrong.
[[nodiscard]] Result<Entry> entryFromJson(const Json &json);

} // namespace hp::incident
