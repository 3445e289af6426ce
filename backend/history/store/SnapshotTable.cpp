// SPDX-License-Identifier: Apache-2.0
#include "backend/history/store/SnapshotTable.h"

#include "backend/history/lanes/RecordedKind.h"
#include "backend/history/store/Projection.h"
#include "backend/history/store/StateBody.h"
#include "backend/history/store/TransitionTable.h"
#include "model/base/JsonFields.h"
#include "model/base/JsonText.h"
#include "model/base/JsonTree.h"

#include <QVariant>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::history {

namespace {

/// Patches after which a whole state is written again: what reading one state may cost.
constexpr int maxChainLength = 32;

/// What one statement reads.
constexpr std::size_t statesOfAStatement = 100;
/// Of states that were read: some instants of a large fleet.
constexpr std::size_t maxCachedBytes = 64 * 1024 * 1024;

/// "?,?,…": a place for each number of a statement.
QString placesOfAStatement()
{
    QString places(QLatin1Char('?'));
    for (std::size_t i = 1; i < statesOfAStatement; ++i)
        places += QLatin1String(",?");
    return places;
}

/// Binds them from that place on; no row has the number that stands at places that are left.
void bindNumbers(QSqlQuery &query, int place, std::span<const std::int64_t> numbers)
{
    for (std::size_t i = 0; i < statesOfAStatement; ++i)
        query.bindValue(place + static_cast<int>(i),
                        static_cast<qlonglong>(i < numbers.size() ? numbers[i] : 0));
}

/// Applies a patch to the compact text of an object, where all that it does is to replace values;
/// false, and a text that is good for nothing, where it does more.
bool replaceValues(std::string &text, const Json &patch)
{
    if (!patch.is_array())
        return false;
    for (const Json &step : patch) {
        const std::string path = textOf(step, "path");
        if (textOf(step, "op") != "replace" || path.empty() || !step.contains("value"))
            return false;
        const auto old = jsonTextAt(text, path);
        if (!old)
            return false;
        const auto begin = static_cast<std::size_t>(old->data() - text.data());
        text.replace(begin, old->size(), compactJson(step["value"]));
    }
    return true;
}

} // namespace

SnapshotTable::SnapshotTable(RecordDatabase &database, std::string cluster, std::int64_t writer)
    : m_database(database)
    , m_cluster(std::move(cluster))
    , m_writer(writer)
    , m_insert(database.sql())
    , m_find(database.sql())
    , m_tail(database.sql())
    , m_chain(database.sql())
    , m_newestRows(database.sql())
    , m_states(database.sql())
    , m_cache(maxCachedBytes)
{
    m_insert.prepare(QStringLiteral("INSERT INTO snapshot (object, base, seen, revision, writer, "
                                    "body) VALUES (?,?,?,?,?,?)")
                     + database.returningId());
    m_find.setForwardOnly(true);
    m_find.prepare(QStringLiteral("SELECT id FROM object WHERE cluster=? AND kind=? AND uid=?"));
    m_tail.setForwardOnly(true);
    m_tail.prepare(QStringLiteral("SELECT id, revision, length(body), seen, writer FROM snapshot"
                                  " WHERE object=? ORDER BY id DESC LIMIT 1"));
    m_chain.setForwardOnly(true);
    // From the newest row back; whoever reads ends with the whole state that it builds on. A server
    // sends all that is asked for: what that row says it builds on, which only rows that were
    // copied from a file do.
    m_chain.prepare(
        m_database.isShared()
            ? QStringLiteral("SELECT s.base, s.body FROM snapshot n JOIN snapshot s ON"
                             " s.object=n.object AND s.id<=n.id AND s.id>=CASE WHEN n.base=0 THEN"
                             " n.id ELSE n.base END WHERE n.id=(SELECT max(x.id) FROM snapshot x"
                             " WHERE x.object=? AND x.id<=?) ORDER BY s.id DESC")
            : QStringLiteral("SELECT base, body FROM snapshot WHERE object=? AND id<=? ORDER BY id"
                             " DESC"));
    m_newestRows.setForwardOnly(true);
    m_newestRows.prepare(QStringLiteral("SELECT o.id, (SELECT max(s.id) FROM snapshot s WHERE"
                                        " s.object=o.id AND s.id<=?) FROM object o WHERE o.id IN (")
                         + placesOfAStatement() + QLatin1Char(')'));
    // Tables in the order in which they are looked into.
    m_states.setForwardOnly(true);
    m_states.prepare(QStringLiteral("SELECT n.id, s.id, s.body FROM snapshot n CROSS JOIN snapshot"
                                    " s WHERE n.id IN (")
                     + placesOfAStatement()
                     + QStringLiteral(") AND s.object=n.object AND s.id<=n.id AND s.id>=CASE WHEN"
                                      " n.base=0 THEN n.id ELSE n.base END"));
}

void SnapshotTable::forget()
{
    m_tracks.clear();
    // What was rolled back may have been read.
    m_cache.clear();
}

bool SnapshotTable::run(QSqlQuery &query)
{
    if (query.exec())
        return true;
    m_lastError = query.lastError();
    return false;
}

bool SnapshotTable::wasReadToEnd(const QSqlQuery &query)
{
    m_lastError = query.lastError();
    return !m_lastError.isValid();
}

bool SnapshotTable::readChain(std::int64_t object, std::int64_t bound)
{
    m_bodies.clear();
    m_chain.bindValue(0, static_cast<qlonglong>(object));
    m_chain.bindValue(1, static_cast<qlonglong>(bound));
    if (!run(m_chain))
        return false;
    for (bool isWhole = false; !isWhole && m_chain.next();) {
        isWhole = m_chain.value(0).toLongLong() == 0;
        m_bodies.push_back(m_chain.value(1).toByteArray());
    }
    const bool whole = wasReadToEnd(m_chain);
    m_chain.finish();
    std::reverse(m_bodies.begin(), m_bodies.end());
    return whole;
}

Json SnapshotTable::patchedState() const
{
    Json state;
    for (std::size_t i = 0; i < m_bodies.size(); ++i) {
        Json part = decodedBody(m_bodies[i]);
        if (i == 0)
            state = std::move(part);
        else if (part.is_array())
            state.patch_inplace(part);
    }
    return state;
}

std::optional<Json> SnapshotTable::stateOf(std::int64_t object, std::int64_t bound)
{
    if (!readChain(object, bound))
        return std::nullopt;
    return patchedState();
}

std::optional<Object> SnapshotTable::objectOf(std::int64_t object, std::int64_t bound)
{
    if (!readChain(object, bound))
        return std::nullopt;
    return objectOfChain();
}

Object SnapshotTable::objectOfChain() const
{
    if (m_bodies.size() == 1) {
        Object found = Object::fromBytes(textOfBody(m_bodies.front()));
        // The end of an object, or a row that is damaged.
        return found.name().empty() ? Object() : found;
    }
    if (m_bodies.empty())
        return Object();
    // Most patches put one value in the place of another.
    std::string text = textOfBody(m_bodies.front());
    const bool isText = std::all_of(m_bodies.begin() + 1, m_bodies.end(), [&](const auto &body) {
        return replaceValues(text, decodedBody(body));
    });
    if (isText) {
        if (Object found = Object::fromBytes(std::move(text)); !found.name().empty())
            return found;
    }
    Json state = patchedState();
    return state.is_object() ? Object(std::move(state)) : Object();
}

SnapshotTable::Track *SnapshotTable::trackOf(const Object &object, Json &last)
{
    const std::string kind = recordedKind(object);
    const std::string key = kind + '/' + object.uid();
    if (const auto it = m_tracks.find(key); it != m_tracks.end())
        return &it->second;
    Track track;
    const auto find = [&] {
        m_find.bindValue(0, toQString(m_cluster));
        m_find.bindValue(1, toQString(kind));
        m_find.bindValue(2, toQString(object.uid()));
        if (!run(m_find))
            return false;
        track.object = m_find.next() ? m_find.value(0).toLongLong() : 0;
        m_find.finish();
        return true;
    };
    if (!find())
        return nullptr;
    if (track.object == 0) {
        QSqlQuery query(m_database.sql());
        query.prepare(QStringLiteral("INSERT INTO object (cluster, kind, ns, name, uid, born) "
                                     "VALUES (?,?,?,?,?,coalesce((SELECT max(id) FROM snapshot), "
                                     "0)+1)")
                      + m_database.returningId());
        for (const std::string &text : {m_cluster, kind, object.ns(), object.name(), object.uid()})
            query.addBindValue(toQString(text));
        if (!run(query))
            return nullptr;
        track.object = m_database.insertedId(query);
        if (track.object == 0 && !find()) // another backend was faster
            return nullptr;
    } else {
        std::int64_t newest = 0;
        if (!readTail(track, newest))
            return nullptr;
        auto state = stateOf(track.object, newest);
        if (!state)
            return nullptr;
        last = std::move(*state);
        track.isGone = !last.is_object(); // or it was out of our sight
    }
    return &(m_tracks[key] = track);
}

bool SnapshotTable::readTail(Track &track, std::int64_t &row)
{
    m_tail.bindValue(0, static_cast<qlonglong>(track.object));
    if (!run(m_tail))
        return false;
    row = INT64_MAX;
    if (m_tail.next()) {
        row = m_tail.value(0).toLongLong();
        track.revision = m_tail.value(1).toString().toStdString();
        track.end = m_tail.value(2).toInt() == 0 ? row : 0;
        track.endSeen = m_tail.value(4).toLongLong() == m_writer ? 0 : m_tail.value(3).toLongLong();
    }
    const bool whole = wasReadToEnd(m_tail);
    m_tail.finish();
    return whole;
}

bool SnapshotTable::setGone(std::int64_t object, std::int64_t row)
{
    QSqlQuery query(m_database.sql());
    query.prepare(QStringLiteral("UPDATE object SET gone=? WHERE id=?"));
    query.addBindValue(row != 0 ? QVariant(static_cast<qlonglong>(row))
                                : QVariant(QMetaType::fromType<qlonglong>()));
    query.addBindValue(static_cast<qlonglong>(object));
    return run(query);
}

bool SnapshotTable::writeEnd(Track track, TimePoint seen)
{
    Track newest{.object = track.object};
    std::int64_t row = 0;
    if (!readTail(newest, row))
        return false;
    if (newest.end != 0) // another backend was faster
        return true;
    // It may come back and go again: each end is that of the row before, by which all backends
    // that see it know it. The row itself is empty.
    const auto written = write(track, "gone/" + track.revision, seen, 0, {});
    if (!written)
        return false;
    return *written == 0 || setGone(track.object, *written);
}

std::optional<std::int64_t> SnapshotTable::write(Track &track,
                                                 const std::string &revision,
                                                 TimePoint seen,
                                                 std::int64_t base,
                                                 const std::string &body)
{
    m_insert.bindValue(0, static_cast<qlonglong>(track.object));
    m_insert.bindValue(1, static_cast<qlonglong>(base));
    m_insert.bindValue(2, microseconds(seen));
    m_insert.bindValue(3,
                       m_database.isShared() ? QVariant(toQString(revision))
                                             : QVariant(QMetaType::fromType<QString>()));
    m_insert.bindValue(4, static_cast<qlonglong>(m_writer));
    m_insert.bindValue(5, encodedBody(body));
    if (!run(m_insert))
        return std::nullopt;
    const std::int64_t id = m_database.insertedId(m_insert);
    track.revision = revision;
    if (base != 0) {
        ++track.patches;
        return id;
    }
    track.base = id;
    track.day = microseconds(seen) / dayLength;
    track.patches = 0;
    return id;
}

bool SnapshotTable::insert(const ObjectChange &change)
{
    const Object &object = change.after ? change.after : change.before;
    Json last;
    const std::string id = recordedKind(object) + '/' + object.uid();
    const bool isKnown = m_tracks.contains(id);
    Track *track = trackOf(object, last);
    if (!track)
        return false;
    if (isKnown)
        last = projectionOf(change.before);

    if (!change.after)
        return writeEnd(std::move(m_tracks.extract(id).mapped()), change.seen);
    const Json next = projectionOf(change.after);
    if (next.is_null() || next == last)
        return true;
    const bool startsAnew = m_database.isShared() || !last.is_object() || track->base == 0
        || track->patches >= maxChainLength || track->day != microseconds(change.seen) / dayLength;
    std::string revision = change.after.resourceVersion();
    // What comes back may have the revision that it went with. Who is late tells of the time before
    // the end, of which the record has the rows.
    const std::int64_t end = std::exchange(track->end, 0);
    if (end != 0 && microseconds(change.seen) >= track->endSeen)
        revision += '@' + std::to_string(end);
    const auto written = startsAnew
        ? write(*track, revision, change.seen, 0, compactJson(next))
        : write(*track, revision, change.seen, track->base, compactJson(Json::diff(last, next)));
    if (!written)
        return false;
    if (*written == 0 || !track->isGone)
        return true;
    track->isGone = false;
    return setGone(track->object, 0);
}

Result<std::int64_t> SnapshotTable::boundAt(TimePoint time, const std::vector<ClockStep> &steps)
{
    // After the clock went back, some times exist twice: the later is meant.
    std::int64_t first = 0;
    for (const ClockStep &step : steps) {
        if (step.became < step.was && step.became <= time)
            first = step.afterSnapshot + 1;
    }
    QSqlQuery query(m_database.sql());
    query.setForwardOnly(true);
    // Back along the times, over rows of other clusters: their numbers say nothing of ours. Whose a
    // row is its writer tells, of which there are few.
    query.prepare(
        QStringLiteral("SELECT id FROM snapshot WHERE seen<=? AND id>=? AND writer IN"
                       " (SELECT w.id FROM writer w WHERE w.cluster=?) ORDER BY seen DESC,"
                       " id DESC LIMIT 1"));
    query.addBindValue(microseconds(time));
    query.addBindValue(static_cast<qlonglong>(first));
    query.addBindValue(toQString(m_cluster));
    if (!run(query))
        return m_database.failure(m_lastError);
    if (query.next())
        return std::int64_t{query.value(0).toLongLong()};
    if (const auto whole = m_database.readToEnd(query); !whole)
        return unexpected(whole.error());
    return first == 0 ? std::int64_t{0} : first - 1;
}

Result<std::vector<std::int64_t>> SnapshotTable::numbersOf(QSqlQuery &query)
{
    if (!run(query))
        return m_database.failure(m_lastError);
    std::vector<std::int64_t> numbers;
    while (query.next())
        numbers.push_back(query.value(0).toLongLong());
    if (const auto whole = m_database.readToEnd(query); !whole)
        return unexpected(whole.error());
    query.finish();
    return numbers;
}

bool SnapshotTable::readNewest(std::span<const std::int64_t> numbers, std::int64_t bound)
{
    m_newest.clear();
    m_newestRows.bindValue(0, static_cast<qlonglong>(bound));
    bindNumbers(m_newestRows, 1, numbers);
    if (!run(m_newestRows))
        return false;
    while (m_newestRows.next()) {
        if (const QVariant row = m_newestRows.value(1); !row.isNull())
            m_newest[m_newestRows.value(0).toLongLong()] = row.toLongLong();
    }
    const bool whole = wasReadToEnd(m_newestRows);
    m_newestRows.finish();
    return whole;
}

bool SnapshotTable::readStates(std::span<const std::int64_t> newest)
{
    m_read.clear();
    if (newest.empty())
        return true;
    bindNumbers(m_states, 0, newest);
    if (!run(m_states))
        return false;
    std::unordered_map<std::int64_t, std::map<std::int64_t, QByteArray>> chains;
    while (m_states.next())
        chains[m_states.value(0).toLongLong()][m_states.value(1).toLongLong()] =
            m_states.value(2).toByteArray();
    const bool whole = wasReadToEnd(m_states);
    m_states.finish();
    if (!whole)
        return false;
    for (auto &[row, chain] : chains) {
        m_bodies.clear();
        for (auto &[id, body] : chain)
            m_bodies.push_back(std::move(body));
        if (Object object = objectOfChain()) {
            m_cache.insert(row, object);
            m_read.emplace(row, std::move(object));
        }
    }
    return true;
}

Result<std::vector<Object>> SnapshotTable::states(std::span<const std::int64_t> numbers,
                                                  std::int64_t bound)
{
    std::vector<Object> found;
    while (!numbers.empty()) {
        const auto some = numbers.first(std::min(numbers.size(), statesOfAStatement));
        numbers = numbers.subspan(some.size());
        if (!readNewest(some, bound))
            return m_database.failure(m_lastError);
        std::vector<std::pair<std::int64_t, Object>> states; // by row, in the order of `numbers`
        std::vector<std::int64_t> unknown;
        for (const std::int64_t number : some) {
            const auto row = m_newest.find(number);
            if (row == m_newest.end())
                continue;
            states.emplace_back(row->second, m_cache.find(row->second));
            if (!states.back().second)
                unknown.push_back(row->second);
        }
        if (!readStates(unknown))
            return m_database.failure(m_lastError);
        for (auto &[row, state] : states) {
            if (const auto read = m_read.find(row); !state && read != m_read.end())
                state = read->second;
            if (state)
                found.push_back(std::move(state));
        }
    }
    m_read.clear();
    return found;
}

Result<std::vector<std::int64_t>> SnapshotTable::numbers(const std::string &kind,
                                                         std::int64_t bound)
{
    QSqlQuery query(m_database.sql());
    query.setForwardOnly(true);
    query.prepare(QStringLiteral("SELECT id FROM object WHERE cluster=? AND kind=? AND born<=? AND"
                                 " (gone IS NULL OR gone>?) ORDER BY ns, name, id"));
    query.addBindValue(toQString(m_cluster));
    query.addBindValue(toQString(kind));
    query.addBindValue(static_cast<qlonglong>(bound));
    query.addBindValue(static_cast<qlonglong>(bound));
    return numbersOf(query);
}

Result<std::vector<Object>> SnapshotTable::objects(const std::string &kind, std::int64_t bound)
{
    const auto found = numbers(kind, bound);
    if (!found)
        return Unexpected{found.error()};
    return states(*found, bound);
}

Result<Object>
SnapshotTable::object(const std::string &kind, const ObjectKey &key, std::int64_t bound)
{
    QSqlQuery query(m_database.sql());
    query.setForwardOnly(true);
    query.prepare(QStringLiteral("SELECT id FROM object WHERE cluster=? AND kind=? AND ns=? AND"
                                 " name=? AND born<=? AND (gone IS NULL OR gone>?) ORDER BY id"));
    for (const std::string &text : {m_cluster, kind, key.ns, key.name})
        query.addBindValue(toQString(text));
    query.addBindValue(static_cast<qlonglong>(bound));
    query.addBindValue(static_cast<qlonglong>(bound));
    const auto numbers = numbersOf(query);
    if (!numbers)
        return Unexpected{numbers.error()};
    auto found = states(*numbers, bound);
    if (!found)
        return Unexpected{found.error()};
    return found->empty() ? Object() : std::move(found->back());
}

Result<SnapshotTable::Changed> SnapshotTable::changed(std::int64_t from, std::int64_t to)
{
    QSqlQuery query(m_database.sql());
    query.setForwardOnly(true);
    // The few rows first: SQLite would begin with all objects of the cluster.
    query.prepare(QStringLiteral("SELECT DISTINCT o.id, o.kind, o.ns, o.name, o.uid FROM snapshot s"
                                 " CROSS JOIN object o WHERE s.id>? AND s.id<=? AND o.id=s.object"
                                 " AND o.cluster=? ORDER BY o.id"));
    query.addBindValue(static_cast<qlonglong>(from));
    query.addBindValue(static_cast<qlonglong>(to));
    query.addBindValue(toQString(m_cluster));
    if (!run(query))
        return m_database.failure(m_lastError);
    // All of them before the first state is read: a server drops what it has still to send of one
    // statement when the next one comes.
    struct Row {
        std::int64_t object = 0;
        std::string kind{};
        ObjectKey key{};
        std::string uid{};
    };
    std::vector<Row> rows;
    while (query.next())
        rows.push_back(
            {query.value(0).toLongLong(),
             query.value(1).toString().toStdString(),
             {query.value(2).toString().toStdString(), query.value(3).toString().toStdString()},
             query.value(4).toString().toStdString()});
    if (const auto whole = m_database.readToEnd(query); !whole)
        return unexpected(whole.error());
    query.finish();
    Changed changed;
    for (const Row &row : rows) {
        auto object = objectOf(row.object, to);
        if (!object)
            return m_database.failure(m_lastError);
        if (*object)
            changed.there.push_back(std::move(*object));
        else
            changed.gone.emplace_back(
                Json{{"kind", row.kind},
                     {"metadata",
                      {{"namespace", row.key.ns}, {"name", row.key.name}, {"uid", row.uid}}}});
    }
    return changed;
}

Result<SnapshotTable::Gone>
SnapshotTable::lastGone(const std::string &kind, const ObjectKey &key, std::int64_t bound)
{
    QSqlQuery query(m_database.sql());
    query.setForwardOnly(true);
    query.prepare(QStringLiteral("SELECT o.id, o.gone, s.seen FROM object o JOIN snapshot s ON"
                                 " s.id=o.gone WHERE o.cluster=? AND o.kind=? AND o.ns=? AND"
                                 " o.name=? AND o.gone<=? ORDER BY o.gone DESC LIMIT 1"));
    for (const std::string &text : {m_cluster, kind, key.ns, key.name})
        query.addBindValue(toQString(text));
    query.addBindValue(static_cast<qlonglong>(bound));
    if (!run(query))
        return m_database.failure(m_lastError);
    if (!query.next()) {
        if (!wasReadToEnd(query))
            return m_database.failure(m_lastError);
        return Gone{};
    }
    const std::int64_t object = query.value(0).toLongLong();
    const std::int64_t end = query.value(1).toLongLong();
    const TimePoint at = fromMicroseconds(query.value(2).toLongLong());
    query.finish();
    auto state = stateOf(object, end - 1);
    if (!state)
        return m_database.failure(m_lastError);
    return state->is_object() ? Gone{Object(std::move(*state)), at} : Gone{};
}

Result<std::vector<SnapshotTable::Ended>>
SnapshotTable::ended(const std::string &kind, const std::string &text, int most)
{
    QString pattern = toQString(text).toLower();
    pattern.replace(QLatin1Char('!'), QLatin1String("!!"));
    pattern.replace(QLatin1Char('%'), QLatin1String("!%"));
    pattern.replace(QLatin1Char('_'), QLatin1String("!_"));
    QSqlQuery query(m_database.sql());
    query.setForwardOnly(true);
    query.prepare(QStringLiteral(
        "SELECT o.ns, o.name, MAX(s.seen) FROM object o JOIN snapshot s ON s.id=o.gone WHERE"
        " o.cluster=? AND o.kind=? AND LOWER(o.ns || '/' || o.name) LIKE ? ESCAPE '!' AND NOT"
        " EXISTS (SELECT 1 FROM object n WHERE n.cluster=o.cluster AND n.kind=o.kind AND n.ns=o.ns"
        " AND n.name=o.name AND n.gone IS NULL) GROUP BY o.ns, o.name ORDER BY MAX(s.seen) DESC,"
        " o.ns, o.name LIMIT ?"));
    query.addBindValue(toQString(m_cluster));
    query.addBindValue(toQString(kind));
    query.addBindValue(QString(QLatin1Char('%') + pattern + QLatin1Char('%')));
    query.addBindValue(most);
    if (!run(query))
        return m_database.failure(m_lastError);
    std::vector<Ended> found;
    while (query.next())
        found.push_back(
            {{query.value(0).toString().toStdString(), query.value(1).toString().toStdString()},
             fromMicroseconds(query.value(2).toLongLong())});
    if (const auto whole = m_database.readToEnd(query); !whole)
        return unexpected(whole.error());
    return found;
}

Result<std::vector<std::string>> SnapshotTable::kindsLike(const std::string &end,
                                                          std::int64_t bound)
{
    QSqlQuery query(m_database.sql());
    query.setForwardOnly(true);
    query.prepare(QStringLiteral("SELECT DISTINCT kind FROM object WHERE cluster=? AND kind LIKE ?"
                                 " AND born<=? AND (gone IS NULL OR gone>?) ORDER BY kind"));
    query.addBindValue(toQString(m_cluster));
    query.addBindValue(QString(QLatin1Char('%') + toQString(end)));
    query.addBindValue(static_cast<qlonglong>(bound));
    query.addBindValue(static_cast<qlonglong>(bound));
    if (!run(query))
        return m_database.failure(m_lastError);
    std::vector<std::string> found;
    while (query.next())
        found.push_back(query.value(0).toString().toStdString());
    if (const auto whole = m_database.readToEnd(query); !whole)
        return unexpected(whole.error());
    return found;
}

Result<std::vector<SnapshotTable::Known>> SnapshotTable::alive(const std::string &kind)
{
    QSqlQuery query(m_database.sql());
    query.setForwardOnly(true);
    query.prepare(
        QStringLiteral("SELECT ns, name, uid FROM object WHERE cluster=? AND kind=? AND gone IS "
                       "NULL"));
    query.addBindValue(toQString(m_cluster));
    query.addBindValue(toQString(kind));
    if (!run(query))
        return m_database.failure(m_lastError);
    std::vector<Known> found;
    while (query.next())
        found.push_back(
            {{query.value(0).toString().toStdString(), query.value(1).toString().toStdString()},
             query.value(2).toString().toStdString()});
    if (const auto whole = m_database.readToEnd(query); !whole)
        return unexpected(whole.error());
    return found;
}

} // namespace hp::history
