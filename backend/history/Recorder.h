// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/history/ClusterApiSource.h"
#include "backend/history/lanes/WriteNotes.h"
#include "backend/history/store/HistoryStore.h"
#include "backend/runtime/Informer.h"
#include "model/rules/holds/Baseline.h"

#include <memory>
#include <string>
#include <vector>

namespace hp::history {

/// What is about to be changed for a person.
struct ExpectedOverride {
    ObjectKey machine{}; ///< in whose timeline it shows
    std::string kind{}; ///< of the object that is written
    ObjectKey object{};
    std::string lane{}; ///< that it ends, "hook/preDrain/NAME"; empty: none
    std::string by{};
    std::string because{}; ///< its reason, who approved it and the guard level
};

/// Turns what informers see into transitions, states and gaps in the store. Knows nothing that no
/// watch told: what it finds at its start is `reported`, what happens before its eyes is
/// `observed`, and a time without a stream is a gap with its cause. After a restart it compares
/// with where the history left off and writes what changed while nobody looked. A wall clock that
/// is put forward or back is a gap or a mark of its own. Lives on the control thread; the store,
/// the clock and the informers outlive it.
class Recorder : public QObject
{
    Q_OBJECT
public:
    struct Sources {
        runtime::Informer *machines = nullptr;
        runtime::Informer *nodes = nullptr;
        runtime::Informer *hosts = nullptr;
        runtime::Informer *events = nullptr;
        /// Only those on Nodes of Machines that are being deleted are recorded.
        runtime::Informer *pods = nullptr;
        /// Whatever else views are made of: their states are recorded, and their lanes where they
        /// have any. The plural names the stream in gaps.
        struct Further {
            std::string kind{};
            std::string plural{};
            runtime::Informer *informer = nullptr;
        };
        std::vector<Further> further{};
        /// Null: machines of Cluster API are not recorded.
        ClusterApiSource *clusterApi = nullptr;
    };
    struct Options {
        /// How often "observed until here" is written; what a crash can add to a gap.
        Duration heartbeat = std::chrono::seconds(5);
    };

    Recorder(HistoryStore &store, runtime::Clock &clock, Sources sources);
    Recorder(HistoryStore &store, runtime::Clock &clock, Sources sources, Options options);
    ~Recorder() override;

    /// Call before the informers start. Fails when the history cannot be read.
    Result<Done> start();
    /// Writes what has gathered and the time of the end; an orderly stop leaves the shortest gap.
    void stop();
    /// Optional: who writes, where the cluster can tell. Must come before the watch brings the
    /// revision.
    void noteWrite(WriteNote note);
    /// A client wrote `object` through the API (for a removal its last content). Time and machine
    /// of the entry are filled in here.
    void noteRequest(AuditEntry entry, const Object &object);
    /// An override is about to be sent: what it takes off within a minute was overridden, and what
    /// ends on its machine then tells nothing of how long an owner takes.
    void expectOverride(ExpectedOverride override);
    /// What a person did that no object shows: a note, an acknowledgement, a shelving, an override,
    /// an approval, an export; or what became of an alarm by itself, then without an actor. `look`
    /// is that of the mark (docs/protocol.md).
    void notePerson(const ObjectKey &machine,
                    const std::string &look,
                    const std::string &text,
                    const std::string &actor);

    /// How long holds like this were held, from memory; nullopt when none has ended yet.
    [[nodiscard]] std::optional<holds::Baseline> usual(const holds::BaselineKey &key) const;
    /// All that is known of it, for who asks on another thread.
    [[nodiscard]] std::map<holds::BaselineKey, holds::Baseline> allUsual() const;

signals:
    /// Something was recorded for this machine.
    void recorded(const hp::ObjectKey &machine);
    /// A gap began or ended: every timeline changes.
    void gapsChanged();

private:
    struct Private;
    std::unique_ptr<Private> m;
};

} // namespace hp::history
