// SPDX-License-Identifier: Apache-2.0
#include "backend/history/store/PictureQuery.h"

#include "backend/history/store/TransitionTable.h"

#include <QVariant>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace hp::history {

namespace {

/// So many columns in a row that changed each are drawn as one: nobody tells them apart.
constexpr std::size_t maxRunLength = 4;

/// A column in which a lane of states changed.
struct Column {
    qint64 first = 0; ///< time of the first change in it
    qint64 last = 0; ///< and of the last
    qint64 id = 0; ///< of the last
    std::string look{}; ///< that it ends with
};

/// Goes from the first change in a column to the first of a later one: `col` has a row for each
/// column in which something is, with the time of the first.
QString columnsOf()
{
    return QStringLiteral("WITH RECURSIVE col(at) AS (SELECT min(at) FROM transition WHERE"
                          " subject=:subject AND at>=:from AND at<=:to UNION ALL SELECT (SELECT"
                          " min(x.at) FROM transition x WHERE x.subject=:subject AND"
                          " x.at>=(col.at/:width+1)*:width AND x.at<=:to) FROM col WHERE col.at IS"
                          " NOT NULL) ");
}

/// Joins the last change in the column as `t`.
QString lastOfColumn()
{
    return QStringLiteral(" FROM col JOIN transition t ON t.id=(SELECT x.id FROM transition x WHERE"
                          " x.subject=:subject AND x.at<(col.at/:width+1)*:width AND x.at<=:to"
                          " ORDER BY x.at DESC, x.id DESC LIMIT 1) WHERE col.at IS NOT NULL ORDER"
                          " BY col.at");
}

QString columnsSql()
{
    return columnsOf() + QStringLiteral("SELECT col.at, t.at, t.id, t.to_look") + lastOfColumn();
}

/// What a transition has beside its subject, as readMove() wants it behind the number.
QString movesSql()
{
    return QStringLiteral("SELECT t.id, ") + moveColumns() + QStringLiteral(" FROM transition t");
}

/// The state that stood before the picture begins.
QString leadSql()
{
    return movesSql()
        + QStringLiteral(" WHERE t.subject=:subject AND t.at<:from ORDER BY t.at DESC, t.id DESC"
                         " LIMIT 1");
}

QString marksSql()
{
    const QString within =
        QStringLiteral(" FROM transition x WHERE x.subject=:subject AND x.at>=col.at AND"
                       " x.at<(col.at/:width+1)*:width AND x.at<=:to)");
    return columnsOf() + QStringLiteral("SELECT t.id, ") + moveColumns()
        + QStringLiteral(", col.at, (SELECT count(*)") + within
        + QStringLiteral(", (SELECT max(x.to_look)") + within + lastOfColumn();
}

Transition transitionOf(const QSqlQuery &query, const Transition &subject)
{
    Transition transition = subject;
    transition.id = query.value(0).toLongLong();
    readMove(query, 1, transition);
    return transition;
}

/// Must be seen, however short it was.
bool isSerious(const std::string &look)
{
    return look == "holding" || look == "held" || look == "blocked" || look == "failed"
        || look == "off";
}

/// Reads the lanes of one machine one after the other.
class PictureReader
{
public:
    PictureReader(RecordDatabase &database, TimePoint from, TimePoint to, int columns)
        : m_database(database)
        , m_from(microseconds(from))
        , m_to(microseconds(to))
        , m_width(std::max<qint64>(1, (m_to - m_from) / std::max(1, columns)))
        , m_columns(database.sql())
        , m_lead(database.sql())
        , m_marks(database.sql())
        , m_one(database.sql())
    { }

    Result<Done> prepare()
    {
        const std::pair<QSqlQuery *, QString> statements[]{
            {&m_columns, columnsSql()},
            {&m_lead, leadSql()},
            {&m_marks, marksSql()},
            {&m_one, movesSql() + QStringLiteral(" WHERE t.id=:id")}};
        for (const auto &[statement, sql] : statements) {
            statement->setForwardOnly(true);
            if (!statement->prepare(sql))
                return m_database.failure(statement->lastError());
        }
        return Done{};
    }

    Result<Done> read(qint64 number, const Transition &subject)
    {
        if (subject.state.shape == Shape::Mark)
            return readMarks(number, subject);
        if (const auto led = readLead(number, subject); !led)
            return led;
        return readStates(number, subject);
    }

    Picture take()
    {
        // States of one lane may come from several objects; within an object order is that of
        // time.
        std::stable_sort(m_picture.begin(), m_picture.end(), [](const auto &a, const auto &b) {
            return a.last.at < b.last.at;
        });
        return std::move(m_picture);
    }

private:
    /// Runs it for one lane; what it does not name is not bound.
    bool run(QSqlQuery &statement, qint64 number)
    {
        statement.bindValue(QStringLiteral(":subject"), number);
        statement.bindValue(QStringLiteral(":from"), m_from);
        if (&statement != &m_lead) {
            statement.bindValue(QStringLiteral(":to"), m_to);
            statement.bindValue(QStringLiteral(":width"), m_width);
        }
        return statement.exec();
    }

    Result<Done> readMarks(qint64 number, const Transition &subject)
    {
        if (!run(m_marks, number))
            return m_database.failure(m_marks.lastError());
        constexpr int counted = 1 + moveColumnCount;
        while (m_marks.next()) {
            PictureCell &cell = m_picture.emplace_back();
            cell.last = transitionOf(m_marks, subject);
            cell.first = fromMicroseconds(m_marks.value(counted).toLongLong());
            cell.count = m_marks.value(counted + 1).toLongLong();
            cell.last.state.look = m_marks.value(counted + 2).toString().toStdString();
        }
        auto whole = m_database.readToEnd(m_marks);
        m_marks.finish();
        return whole;
    }

    Result<Done> readLead(qint64 number, const Transition &subject)
    {
        if (!run(m_lead, number))
            return m_database.failure(m_lead.lastError());
        if (m_lead.next()) {
            PictureCell &cell = m_picture.emplace_back();
            cell.last = transitionOf(m_lead, subject);
            cell.first = cell.last.at;
        }
        auto whole = m_database.readToEnd(m_lead);
        m_lead.finish();
        return whole;
    }

    Result<Done> readStates(qint64 number, const Transition &subject)
    {
        if (!run(m_columns, number))
            return m_database.failure(m_columns.lastError());
        std::vector<Column> columns;
        while (m_columns.next())
            columns.push_back({m_columns.value(0).toLongLong(),
                               m_columns.value(1).toLongLong(),
                               m_columns.value(2).toLongLong(),
                               m_columns.value(3).toString().toStdString()});
        const auto whole = m_database.readToEnd(m_columns);
        m_columns.finish();
        if (!whole)
            return whole;
        for (std::size_t begin = 0; begin < columns.size();) {
            std::size_t end = begin + 1;
            while (end < columns.size()
                   && columns[end].first / m_width == columns[end - 1].first / m_width + 1)
                ++end;
            if (end - begin < maxRunLength)
                end = begin + 1;
            if (const auto added = addCell(columns, begin, end, subject); !added)
                return added;
            begin = end;
        }
        return Done{};
    }

    /// One cell for the columns from `begin` to before `end`.
    Result<Done> addCell(const std::vector<Column> &columns,
                         std::size_t begin,
                         std::size_t end,
                         const Transition &subject)
    {
        const Column &last = columns[end - 1];
        m_one.bindValue(QStringLiteral(":id"), last.id);
        if (!m_one.exec())
            return m_database.failure(m_one.lastError());
        if (m_one.next()) {
            PictureCell &cell = m_picture.emplace_back();
            cell.last = transitionOf(m_one, subject);
            cell.first = fromMicroseconds(columns[begin].first);
            cell.count = columns[begin].first == last.last ? 1 : 2;
            for (std::size_t i = begin; i < end && cell.serious.empty(); ++i) {
                if (isSerious(columns[i].look))
                    cell.serious = columns[i].look;
            }
        }
        auto whole = m_database.readToEnd(m_one);
        m_one.finish();
        return whole;
    }

    RecordDatabase &m_database;
    qint64 m_from;
    qint64 m_to;
    qint64 m_width;
    QSqlQuery m_columns;
    QSqlQuery m_lead;
    QSqlQuery m_marks;
    QSqlQuery m_one;
    Picture m_picture{};
};

} // namespace

Result<Picture> readPicture(RecordDatabase &database,
                            const std::string &cluster,
                            const ObjectKey &machine,
                            TimePoint from,
                            TimePoint to,
                            int columns)
{
    const auto subjects = readSubjects(database, cluster, machine);
    if (!subjects)
        return unexpected(subjects.error());
    PictureReader reader(database, from, to, columns);
    if (const auto prepared = reader.prepare(); !prepared)
        return unexpected(prepared.error());
    for (const auto &[number, subject] : *subjects) {
        if (const auto read = reader.read(number, subject); !read)
            return unexpected(read.error());
    }
    return reader.take();
}

Result<bool> hasMoreThan(int count,
                         RecordDatabase &database,
                         const std::string &cluster,
                         const ObjectKey &machine,
                         TimePoint from,
                         TimePoint to)
{
    QSqlQuery query(database.sql());
    query.setForwardOnly(true);
    query.prepare(QStringLiteral(
        "SELECT count(*) FROM (SELECT 1 FROM subject s JOIN transition t ON t.subject=s.id WHERE"
        " s.cluster=? AND s.machine=? AND t.at>=? AND t.at<=? LIMIT ?) AS some"));
    query.addBindValue(toQString(cluster));
    query.addBindValue(toQString(toString(machine)));
    query.addBindValue(microseconds(from));
    query.addBindValue(microseconds(to));
    query.addBindValue(count + 1);
    if (!query.exec() || !query.next())
        return database.failure(query.lastError());
    return query.value(0).toInt() > count;
}

} // namespace hp::history
