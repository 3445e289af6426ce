// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/history/lanes/Transitions.h"
#include "backend/history/store/RecordDatabase.h"
#include "backend/history/store/StateCache.h"
#include "model/base/Json.h"
#include "model/resource/Object.h"

#include <QByteArray>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

namespace hp::history {

/// An object as it was seen to become.
struct ObjectChange {
    Object before{}; ///< as it was recorded last; null when it is new to us
    Object after{}; ///< null when it is gone
    TimePoint seen{};
};

/// The states of objects within the record, so that views can be made as of any instant of it. A
/// state is the projection of an object: the first of a day whole, later ones as JSON Patches to
/// the state before, in a shared record always whole, since two writers may interleave; what was
/// copied there from a file stays as it was. Same thread as the database.
class SnapshotTable
{
public:
    SnapshotTable(RecordDatabase &database, std::string cluster, std::int64_t writer);

    /// Inside the transaction of the caller. A change that the projection does not show adds
    /// nothing.
    [[nodiscard]] bool insert(const ObjectChange &change);
    /// A transaction was rolled back, or changes were given up: the next state of every object is
    /// compared with what the record has.
    void forget();

    /// The newest row that was written up to `time`, given where the clock stepped back (0 before
    /// the first).
    [[nodiscard]] Result<std::int64_t> boundAt(TimePoint time, const std::vector<ClockStep> &steps);
    /// Objects of a kind that were there as of row `bound`.
    [[nodiscard]] Result<std::vector<Object>> objects(const std::string &kind, std::int64_t bound);
    /// The same in two steps, for whoever reads them in pieces: who was there, and what they were.
    [[nodiscard]] Result<std::vector<std::int64_t>> numbers(const std::string &kind,
                                                            std::int64_t bound);
    [[nodiscard]] Result<std::vector<Object>> states(std::span<const std::int64_t> numbers,
                                                     std::int64_t bound);
    /// Null when there was none.
    [[nodiscard]] Result<Object>
    object(const std::string &kind, const ObjectKey &key, std::int64_t bound);
    /// One that was there before, as it was last.
    struct Gone {
        Object object{}; ///< null when there was none
        TimePoint at{}; ///< when it was seen to be gone
    };
    /// The newest of that name that had gone by row `bound`.
    [[nodiscard]] Result<Gone>
    lastGone(const std::string &kind, const ObjectKey &key, std::int64_t bound);
    struct Ended {
        ObjectKey key{};
        TimePoint at{}; ///< when it was seen to be gone
    };
    /// The names of a kind that nothing bears any more, and whose namespace/name has `text` in it
    /// in whatever letters: so many, the newest first.
    [[nodiscard]] Result<std::vector<Ended>>
    ended(const std::string &kind, const std::string &text, int most);
    /// What objects became by row `to` that changed after row `from`.
    struct Changed {
        std::vector<Object> there{};
        std::vector<Object> gone{}; ///< their kind, key and uid alone
    };
    [[nodiscard]] Result<Changed> changed(std::int64_t from, std::int64_t to);
    /// The object of that number as of row `bound`: null when it was not there; nullopt when the
    /// database refuses.
    [[nodiscard]] std::optional<Json> stateOf(std::int64_t object, std::int64_t bound);
    /// The same as an object. A state that is whole is not parsed: most are, and whoever asks for a
    /// fleet reads little of each.
    [[nodiscard]] std::optional<Object> objectOf(std::int64_t object, std::int64_t bound);
    /// The kinds whose names end so and of which there were objects as of row `bound`, in order.
    [[nodiscard]] Result<std::vector<std::string>> kindsLike(const std::string &end,
                                                             std::int64_t bound);
    /// Objects of a kind that the record holds to be there now, without their content.
    struct Known {
        ObjectKey key{};
        std::string uid{};
    };
    [[nodiscard]] Result<std::vector<Known>> alive(const std::string &kind);

    [[nodiscard]] const QSqlError &lastError() const { return m_lastError; }

private:
    /// What is known of an object's rows without reading them.
    struct Track {
        std::int64_t object = 0;
        std::int64_t base = 0; ///< its newest whole state; 0 when there is none
        std::int64_t day = 0; ///< on which that was written
        int patches = 0; ///< since then
        std::string revision{}; ///< of its newest row that this backend wrote or met
        std::int64_t end = 0; ///< that row, when it is the end of the object
        std::int64_t endSeen = 0; ///< when another backend saw that; 0 when it was us
        bool isGone = false; ///< the record holds the object to be gone
    };

    [[nodiscard]] bool run(QSqlQuery &query);
    /// See RecordDatabase::readToEnd.
    [[nodiscard]] bool wasReadToEnd(const QSqlQuery &query);
    /// The whole state that the newest row up to `bound` builds on and what follows it, into
    /// m_bodies.
    [[nodiscard]] bool readChain(std::int64_t object, std::int64_t bound);
    /// What those make; null when that is no object.
    [[nodiscard]] Json patchedState() const;
    [[nodiscard]] Object objectOfChain() const;
    [[nodiscard]] Track *trackOf(const Object &object, Json &last);
    /// The newest row of an object: its number (the largest when there is none), revision and
    /// whether it is an end; false when the database refuses.
    [[nodiscard]] bool readTail(Track &track, std::int64_t &row);
    /// The number of the row, 0 when another backend had written it; nullopt when the database
    /// refuses.
    [[nodiscard]] std::optional<std::int64_t> write(Track &track,
                                                    const std::string &revision,
                                                    TimePoint seen,
                                                    std::int64_t base,
                                                    const std::string &body);
    [[nodiscard]] bool writeEnd(Track track, TimePoint seen);
    /// By which row it is gone; 0 when it is there.
    [[nodiscard]] bool setGone(std::int64_t object, std::int64_t row);
    [[nodiscard]] Result<std::vector<std::int64_t>> numbersOf(QSqlQuery &query);
    /// The newest row up to `bound` of each of these that has one, into m_newest; false when the
    /// database refuses.
    [[nodiscard]] bool readNewest(std::span<const std::int64_t> numbers, std::int64_t bound);
    /// The states that these rows are the newest of, into m_cache and m_read; false likewise.
    [[nodiscard]] bool readStates(std::span<const std::int64_t> newest);

    RecordDatabase &m_database;
    std::string m_cluster;
    std::int64_t m_writer;
    QSqlQuery m_insert;
    QSqlQuery m_find;
    QSqlQuery m_tail;
    QSqlQuery m_chain;
    QSqlQuery m_newestRows;
    QSqlQuery m_states;
    std::vector<QByteArray> m_bodies{}; ///< of the object that was read last
    std::unordered_map<std::string, Track> m_tracks{}; ///< by kind and uid
    std::unordered_map<std::int64_t, std::int64_t> m_newest{}; ///< by object; see readNewest()
    std::unordered_map<std::int64_t, Object> m_read{}; ///< by their newest row; see readStates()
    StateCache m_cache;
    QSqlError m_lastError{};
};

} // namespace hp::history
