// SPDX-License-Identifier: Apache-2.0
#include "backend/history/store/TransitionTable.h"

#include <QVariant>

#include <limits>
#include <utility>

namespace hp::history {

namespace {

/// Messages of others have no bound; a row does.
constexpr qsizetype maxTextLength = 2000;
/// Of what an index is over: a row of one has a third of a page of 8 kB at most, and people may
/// call who owns a hook whatever they like.
constexpr qsizetype maxIndexedLength = 300;
/// Subjects whose numbers are remembered; more are looked up again.
constexpr std::size_t maxSubjects = 200'000;
constexpr char apart = '\x1f';

/// The empty namespace of a machine's key never occurs: Machines live in one.
ObjectKey keyFrom(const QString &text)
{
    const qsizetype slash = text.indexOf(QLatin1Char('/'));
    if (slash < 0)
        return {{}, text.toStdString()};
    return {text.left(slash).toStdString(), text.mid(slash + 1).toStdString()};
}

/// Event objects come and go; what they tell of a machine is one lane.
bool isPassing(const Transition &transition)
{
    return transition.kind == "Event";
}

std::string changeOf(const Transition &transition)
{
    std::string change = transition.revision + apart + transition.from + '>' + transition.state.look
        + apart + transition.state.text.substr(0, 80);
    if (isPassing(transition))
        change += apart + transition.uid;
    return change;
}

} // namespace

TransitionTable::TransitionTable(RecordDatabase &database, std::string cluster, std::int64_t writer)
    : m_database(database)
    , m_cluster(std::move(cluster))
    , m_writer(writer)
    , m_insert(database.sql())
    , m_setLane(database.sql())
    , m_endLane(database.sql())
    , m_findSubject(database.sql())
    , m_addSubject(database.sql())
{
    m_insert.prepare(
        QStringLiteral("INSERT INTO transition (subject, from_look, to_look, text, reason, "
                       "ended_by, at, seen, known, source, actor, writer, change")
        + (database.isShared() ? QStringLiteral(") VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?)")
                               : QStringLiteral(", id) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?)"))
        + database.returningId());
    m_setLane.prepare(QStringLiteral(
        "INSERT INTO lane (cluster, uid, lane, transition_id) VALUES (?,?,?,?) ON CONFLICT "
        "(cluster, uid, lane) DO UPDATE SET transition_id=excluded.transition_id"));
    m_endLane.prepare(QStringLiteral("DELETE FROM lane WHERE cluster=? AND uid=? AND lane=?"));
    m_findSubject.prepare(
        QStringLiteral("SELECT id FROM subject WHERE cluster=? AND uid=? AND lane=? AND machine=? "
                       "AND is_mark=? AND label=? AND detail=?"));
    m_addSubject.prepare(
        QStringLiteral("INSERT INTO subject (cluster, machine, kind, ns, name, uid, lane, "
                       "lane_kind, label, detail, is_mark) VALUES (?,?,?,?,?,?,?,?,?,?,?)")
        + database.returningId());
    for (QSqlQuery *query : {&m_insert, &m_setLane, &m_endLane, &m_findSubject, &m_addSubject})
        query->setForwardOnly(true);
}

bool TransitionTable::run(QSqlQuery &query)
{
    if (query.exec())
        return true;
    m_lastError = query.lastError();
    return false;
}

std::int64_t TransitionTable::subjectOf(const Transition &transition)
{
    const LaneState &state = transition.state;
    const bool passing = isPassing(transition);
    const std::string uid = passing ? std::string() : transition.uid;
    const std::string machine = toString(transition.machine);
    const int mark = state.shape == Shape::Mark ? 1 : 0;
    std::string key;
    for (const std::string &part : {uid, transition.lane, machine, state.label, state.detail})
        key.append(part).push_back(apart);
    key.push_back(mark == 1 ? 'm' : 's');
    if (const auto known = m_subjects.find(key); known != m_subjects.end())
        return known->second;
    if (m_subjects.size() >= maxSubjects)
        m_subjects.clear();

    const auto find = [&]() -> std::int64_t {
        int i = 0;
        for (const std::string &text : {m_cluster, uid, transition.lane, machine})
            m_findSubject.bindValue(i++, toQString(text));
        m_findSubject.bindValue(i++, mark);
        m_findSubject.bindValue(i++, toQString(state.label).left(maxIndexedLength));
        m_findSubject.bindValue(i++, toQString(state.detail).left(maxIndexedLength));
        if (!run(m_findSubject))
            return -1;
        const std::int64_t id = m_findSubject.next() ? m_findSubject.value(0).toLongLong() : 0;
        m_findSubject.finish();
        return id;
    };
    std::int64_t id = find();
    if (id == 0) {
        int i = 0;
        for (const std::string &text : {m_cluster,
                                        machine,
                                        transition.kind,
                                        passing ? std::string() : transition.object.ns,
                                        passing ? std::string() : transition.object.name,
                                        uid,
                                        transition.lane,
                                        state.kind})
            m_addSubject.bindValue(i++, toQString(text));
        for (const std::string &text : {state.label, state.detail})
            m_addSubject.bindValue(i++, toQString(text).left(maxIndexedLength));
        m_addSubject.bindValue(i++, mark);
        if (!run(m_addSubject))
            return -1;
        id = m_database.insertedId(m_addSubject);
        if (id == 0) // another backend was faster
            id = find();
    }
    if (id > 0)
        m_subjects[key] = id;
    return id;
}

bool TransitionTable::insert(const Transition &transition)
{
    const LaneState &state = transition.state;
    const bool isMark = state.shape == Shape::Mark;
    const bool isEnd = state.look.empty();
    const auto endLane = [&] {
        int i = 0;
        for (const std::string &text : {m_cluster, transition.uid, transition.lane})
            m_endLane.bindValue(i++, toQString(text));
        return run(m_endLane);
    };
    if (isEnd && isMark)
        return endLane(); // a moment has no end to draw
    const std::int64_t subject = subjectOf(transition);
    if (subject <= 0)
        return false;
    int i = 0;
    const auto bind = [&](const QVariant &value) { m_insert.bindValue(i++, value); };
    bind(static_cast<qlonglong>(subject));
    bind(toQString(transition.from));
    bind(toQString(state.look));
    bind(toQString(state.text).left(maxTextLength));
    bind(toQString(state.reason).left(maxTextLength));
    bind(toQString(transition.end));
    bind(microseconds(transition.at));
    bind(microseconds(transition.seen));
    bind(transition.known == Known::Reported ? 1 : 0);
    bind(toQString(transition.source));
    bind(toQString(transition.actor));
    bind(static_cast<qlonglong>(m_writer));
    bind(m_database.isShared() ? QVariant(toQString(changeOf(transition)))
                               : QVariant(QMetaType::fromType<QString>()));
    if (!m_database.isShared()) // SQLite gives the next number for NULL
        bind(transition.id > 0 ? QVariant(static_cast<qlonglong>(transition.id))
                               : QVariant(QMetaType::fromType<qlonglong>()));
    if (!run(m_insert))
        return false;
    const std::int64_t id = m_database.insertedId(m_insert);
    if (id == 0)
        return true; // another backend has recorded it, and where the lane stands
    if (transition.held && !insertHeld(*transition.held))
        return false;
    if (isEnd)
        return endLane();
    // Only the marks of an Event object are a state to compare with; others share a lane with
    // spans.
    if (isMark && state.kind != "events")
        return true;
    i = 0;
    for (const std::string &text : {m_cluster, transition.uid, transition.lane})
        m_setLane.bindValue(i++, toQString(text));
    m_setLane.bindValue(i++, static_cast<qlonglong>(id));
    return run(m_setLane);
}

bool TransitionTable::insertHeld(const HeldSpan &held)
{
    QSqlQuery query(m_database.sql());
    query.prepare(QStringLiteral("INSERT INTO held (cluster, point, name, owner, role, since, "
                                 "until) VALUES (?,?,?,?,?,?,?)"));
    for (const std::string &text : {m_cluster, held.point, held.name, held.owner, held.role})
        query.addBindValue(toQString(text));
    query.addBindValue(microseconds(held.since));
    query.addBindValue(microseconds(held.until));
    return run(query);
}

Result<std::vector<Transition>>
TransitionTable::read(const ObjectKey &machine, TimePoint from, TimePoint to, int limit)
{
    const QString columns = transitionColumns();
    QSqlQuery query(m_database.sql());
    query.setForwardOnly(true);
    query.prepare(
        QStringLiteral("SELECT * FROM (SELECT ") + columns
        + QStringLiteral(" FROM subject s JOIN transition t ON t.subject=s.id WHERE s.cluster=? AND"
                         " s.machine=? AND t.at>=? AND t.at<=? UNION ALL SELECT ")
        + columns
        + QStringLiteral(
            " FROM subject s JOIN transition t ON t.id=(SELECT x.id FROM transition x WHERE"
            " x.subject=s.id AND x.at<? ORDER BY x.at DESC, x.id DESC LIMIT 1) WHERE s.cluster=?"
            " AND s.machine=? AND s.is_mark=0) AS found ORDER BY id DESC LIMIT ?"));
    const QString cluster = toQString(m_cluster);
    const QString name = toQString(toString(machine));
    query.addBindValue(cluster);
    query.addBindValue(name);
    query.addBindValue(microseconds(from));
    query.addBindValue(microseconds(to));
    query.addBindValue(microseconds(from));
    query.addBindValue(cluster);
    query.addBindValue(name);
    query.addBindValue(limit);
    if (!run(query))
        return m_database.failure(m_lastError);
    std::vector<Transition> found;
    while (query.next())
        found.push_back(readTransition(query));
    if (const auto whole = m_database.readToEnd(query); !whole)
        return unexpected(whole.error());
    return std::vector<Transition>(std::make_move_iterator(found.rbegin()),
                                   std::make_move_iterator(found.rend()));
}

Result<std::map<std::string, StoredObject>> TransitionTable::standing()
{
    QSqlQuery query(m_database.sql());
    query.setForwardOnly(true);
    query.prepare(QStringLiteral("SELECT ") + transitionColumns()
                  + QStringLiteral(", l.uid FROM lane l JOIN transition t ON t.id=l.transition_id"
                                   " JOIN subject s ON s.id=t.subject WHERE l.cluster=?"));
    query.addBindValue(toQString(m_cluster));
    if (!run(query))
        return m_database.failure(m_lastError);
    constexpr int uidColumn = 21;
    std::map<std::string, StoredObject> objects;
    while (query.next()) {
        Transition last = readTransition(query);
        StoredObject &object = objects[query.value(uidColumn).toString().toStdString()];
        object.kind = std::move(last.kind);
        object.object = std::move(last.object);
        object.machine = std::move(last.machine);
        object.lanes[last.lane] = {std::move(last.state), last.at};
    }
    if (const auto whole = m_database.readToEnd(query); !whole)
        return unexpected(whole.error());
    return objects;
}

Result<std::vector<HeldSpan>> TransitionTable::held(int limit,
                                                    const std::optional<TimePoint> &until)
{
    QSqlQuery query(m_database.sql());
    query.setForwardOnly(true);
    query.prepare(QStringLiteral("SELECT point, name, owner, role, since, until FROM held WHERE"
                                 " cluster=? AND until<=? ORDER BY id DESC LIMIT ?"));
    query.addBindValue(toQString(m_cluster));
    query.addBindValue(until ? microseconds(*until)
                             : qlonglong{std::numeric_limits<std::int64_t>::max()});
    query.addBindValue(limit);
    if (!run(query))
        return m_database.failure(m_lastError);
    std::vector<HeldSpan> found;
    while (query.next()) {
        HeldSpan &held = found.emplace_back();
        int i = 0;
        for (std::string *text : {&held.point, &held.name, &held.owner, &held.role})
            *text = query.value(i++).toString().toStdString();
        held.since = fromMicroseconds(query.value(i++).toLongLong());
        held.until = fromMicroseconds(query.value(i++).toLongLong());
    }
    if (const auto whole = m_database.readToEnd(query); !whole)
        return unexpected(whole.error());
    return found;
}

QString transitionColumns()
{
    return QStringLiteral(
               "t.id AS id, s.machine, s.kind, s.ns, s.name, s.uid, s.lane, s.lane_kind, s.label, "
               "s.detail, s.is_mark, ")
        + moveColumns();
}

QString moveColumns()
{
    return QStringLiteral("t.from_look, t.to_look, t.text, t.reason, t.ended_by, t.at, t.seen, "
                          "t.known, t.source, t.actor");
}

void readMove(const QSqlQuery &query, int column, Transition &transition)
{
    const auto next = [&] { return query.value(column++); };
    const auto text = [&] { return next().toString().toStdString(); };
    transition.from = text();
    transition.state.look = text();
    transition.state.text = text();
    transition.state.reason = text();
    transition.end = text();
    transition.at = fromMicroseconds(next().toLongLong());
    transition.seen = fromMicroseconds(next().toLongLong());
    transition.known = next().toInt() == 1 ? Known::Reported : Known::Observed;
    transition.source = text();
    transition.actor = text();
}

Transition readTransition(const QSqlQuery &query)
{
    int i = 0;
    const auto next = [&] { return query.value(i++); };
    const auto text = [&] { return next().toString().toStdString(); };
    Transition transition;
    transition.id = next().toLongLong();
    transition.machine = keyFrom(next().toString());
    transition.kind = text();
    transition.object.ns = text();
    transition.object.name = text();
    transition.uid = text();
    transition.lane = text();
    transition.state.kind = text();
    transition.state.label = text();
    transition.state.detail = text();
    transition.state.shape = next().toInt() == 1 ? Shape::Mark : Shape::Span;
    readMove(query, i, transition);
    return transition;
}

Result<std::map<std::int64_t, Transition>>
readSubjects(RecordDatabase &database, const std::string &cluster, const ObjectKey &machine)
{
    QSqlQuery query(database.sql());
    query.setForwardOnly(true);
    query.prepare(QStringLiteral("SELECT id, kind, ns, name, uid, lane, lane_kind, label, detail,"
                                 " is_mark FROM subject WHERE cluster=? AND machine=?"));
    query.addBindValue(toQString(cluster));
    query.addBindValue(toQString(toString(machine)));
    if (!query.exec())
        return database.failure(query.lastError());
    std::map<std::int64_t, Transition> subjects;
    while (query.next()) {
        Transition &subject = subjects[query.value(0).toLongLong()];
        subject.machine = machine;
        int i = 1;
        for (std::string *member : {&subject.kind,
                                    &subject.object.ns,
                                    &subject.object.name,
                                    &subject.uid,
                                    &subject.lane,
                                    &subject.state.kind,
                                    &subject.state.label,
                                    &subject.state.detail})
            *member = query.value(i++).toString().toStdString();
        subject.state.shape = query.value(i).toInt() == 1 ? Shape::Mark : Shape::Span;
    }
    if (const auto whole = database.readToEnd(query); !whole)
        return unexpected(whole.error());
    return subjects;
}

LaneStates asRecorded(LaneStates lanes)
{
    for (auto &[lane, state] : lanes) {
        state.text = toQString(state.text).left(maxTextLength).toStdString();
        state.reason = toQString(state.reason).left(maxTextLength).toStdString();
    }
    return lanes;
}

QString toQString(const std::string &text)
{
    // A null string would be stored as NULL.
    if (text.empty())
        return QStringLiteral("");
    QString result = QString::fromStdString(text);
    if (text.find('\0') != std::string::npos)
        result.remove(QChar(QChar::Null)); // PostgreSQL takes no such text
    return result;
}

qint64 microseconds(TimePoint time)
{
    return time.time_since_epoch().count();
}

TimePoint fromMicroseconds(qint64 value)
{
    return TimePoint(Duration(value));
}

} // namespace hp::history
