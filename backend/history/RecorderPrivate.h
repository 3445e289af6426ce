// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/history/Baselines.h"
#include "backend/history/HeldTracker.h"
#include "backend/history/Recorder.h"
#include "backend/history/lanes/ClockWatch.h"
#include "backend/history/lanes/DrainingPods.h"
#include "backend/history/lanes/MachineLinks.h"
#include "backend/history/lanes/PodInterest.h"

#include <deque>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace hp::history {

/// The lane that no object tells by itself.
inline const std::string podsLane = "pods";

[[nodiscard]] inline Observation reported(TimePoint seen, const char *source)
{
    return {seen, Known::Reported, source, {}};
}

/// Three parts: how streams are listened to (Recorder.cpp), how a first list is taken over
/// (Adoption.cpp), how what happens is followed (Following.cpp).
struct Recorder::Private {
    /// One informer and how far it has been taken over.
    struct Stream {
        std::string kind{};
        std::string plural{};
        runtime::Informer *informer = nullptr;
        bool adopted = false; ///< its first list has been recorded; from here on changes are
        bool afterGap = false; ///< what arrives now happened while nobody looked
        std::int64_t gap = 0; ///< open gap of this stream
    };

    Private(Recorder *recorder,
            HistoryStore &history,
            runtime::Clock &time,
            const Sources &sources,
            Options how);

    Stream &machines() { return streams.front(); }
    Stream &pods() { return streams[4]; }
    bool isPods(const Stream &stream) { return &stream == &pods(); }

    void attach(Stream &stream);
    /// Links need the Machines: whatever arrives earlier waits in its informer.
    void adoptWhatIsReady();
    void adopt(Stream &stream);
    /// The states of a first list, and the end of those that are not in it.
    void adoptStates(const Stream &stream, const std::vector<Object> &objects, TimePoint now);
    /// What the record holds to be there, but is not.
    void endStates(const std::string &kind, const std::set<std::string> &present, TimePoint now);
    /// Of pods only those that tell something of a hold are taken over.
    void adoptPods(TimePoint now);
    void adoptObject(const Object &object, TimePoint now);
    /// Ends every lane of an object of which only the history is left.
    void endLanes(const StoredObject &gone, const std::string &uid, const Observation &observation);
    void onChange(Stream &stream, const Object &before, const Object &after);
    /// States of objects go to the store as they are; it keeps what views need of them.
    void keepState(const Object &before, const Object &after, TimePoint seen);
    /// A drain begins to be followed with the deletion of its Machine and ends with it.
    void followDrain(const Object &before, const Object &after, const Observation &observation);
    /// The state of a pod, as long as it tells something of a hold.
    void keepPod(const Object &before, const Object &after, TimePoint seen);
    /// Others matter now.
    void reviewPods(TimePoint seen);
    void followPod(const Object &before, const Object &after, const Observation &observation);
    /// `cause` is the object whose revision tells one change of the count from another.
    void showPods(DrainingPods::Drain &drain, const Object &cause, const Observation &observation);
    [[nodiscard]] Actor actorOf(const Object &before, const Object &after) const;
    void record(const Object &before, const Object &after, const Observation &observation);
    /// The Machine now names another Node or host than before: their lanes move.
    void relinkPartners(const Object &before, const Object &after);
    void write(const ObjectKey &machine, std::vector<Transition> transitions);
    [[nodiscard]] std::string roleOf(const ObjectKey &machine) const;
    /// Times before and after a step are of different clocks; whoever reads must know.
    void noticeClock();
    /// The record was damaged and is empty now: what is known is its first look.
    void startOver();
    void onStreamState(Stream &stream, const std::string &reason);
    void beat();

    Recorder *owner;
    HistoryStore &store;
    runtime::Clock &clock;
    Options options;
    std::deque<Stream> streams{}; ///< stays in place
    ClockWatch clockWatch;
    DrainingPods drains{};
    PodInterest interest{};
    std::set<std::string> keptPods{}; ///< uids of those whose states are recorded
    HeldTracker tracker{};
    Baselines baselines{};
    MachineLinks links{};
    WriteNotes notes{};
    std::map<std::string, StoredObject> stored{}; ///< by uid; what the start has not yet compared
    std::map<std::string, StoredObject> storedPods{}; ///< the same of the lane "pods" alone
    std::map<std::string, std::pair<TimePoint, Object>> leases{}; ///< by uid, as recorded last
    std::map<std::string, ObjectKey> linkOf{}; ///< by uid; the machine it was last recorded under
    std::shared_ptr<int> session{};
    std::int64_t restartGap = 0;
    Duration nextUsual{}; ///< uptime
};

} // namespace hp::history
