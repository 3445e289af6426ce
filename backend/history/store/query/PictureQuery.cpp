// SPDX-License-Identifier: Apache-2.0
#include "backend/history/store/query/PictureQuery.h"

#include "backend/history/store/TransitionTable.h"

#include <QVariant>

#include <algorithm>

namespace hp::history {

namespace {

struct Lane {
    qint64 subject = 0;
    bool isMark = false;
};

/// From the first change in a column to the last, then to the first of a later column.
QString spansSql()
{
    return QStringLiteral(
               "WITH RECURSIVE col(at) AS (SELECT min(at) FROM transition WHERE subject=:subject"
               " AND at>=:from AND at<=:to UNION ALL SELECT (SELECT min(x.at) FROM transition x"
               " WHERE x.subject=:subject AND x.at>=(col.at/:width+1)*:width AND x.at<=:to) FROM"
               " col WHERE col.at IS NOT NULL) SELECT ")
        + transitionColumns()
        + QStringLiteral(", col.at AS first FROM col JOIN transition t ON t.id=(SELECT x.id FROM"
                         " transition x WHERE x.subject=:subject AND x.at<(col.at/:width+1)*:width"
                         " AND x.at<=:to ORDER BY x.at DESC, x.id DESC LIMIT 1) JOIN subject s ON"
                         " s.id=t.subject WHERE col.at IS NOT NULL ORDER BY col.at");
}

/// The state that stood before the picture begins.
QString leadSql()
{
    return QStringLiteral("SELECT ") + transitionColumns()
        + QStringLiteral(", t.at AS first FROM transition t JOIN subject s ON s.id=t.subject WHERE"
                         " t.subject=:subject AND t.at<:from ORDER BY t.at DESC, t.id DESC LIMIT "
                         "1");
}

QString marksSql()
{
    return QStringLiteral("SELECT ") + transitionColumns()
        + QStringLiteral(", col.first, col.count, col.look FROM (SELECT min(at) AS first, count(*)"
                         " AS count, max(to_look) AS look, max(id) AS id FROM transition WHERE"
                         " subject=:subject AND at>=:from AND at<=:to GROUP BY at/:width) AS col"
                         " JOIN transition t ON t.id=col.id JOIN subject s ON s.id=t.subject ORDER"
                         " BY col.first");
}

constexpr int firstColumn = 21;

PictureCell cellOf(const QSqlQuery &query, bool isMark)
{
    PictureCell cell;
    cell.last = readTransition(query);
    cell.first = fromMicroseconds(query.value(firstColumn).toLongLong());
    if (!isMark) {
        cell.count = cell.first == cell.last.at ? 1 : 2;
        return cell;
    }
    cell.count = query.value(firstColumn + 1).toLongLong();
    cell.last.state.look = query.value(firstColumn + 2).toString().toStdString();
    return cell;
}

} // namespace

Result<Picture> readPicture(RecordDatabase &database,
                            const std::string &cluster,
                            const ObjectKey &machine,
                            TimePoint from,
                            TimePoint to,
                            int columns)
{
    QSqlQuery query(database.sql());
    query.setForwardOnly(true);
    query.prepare(QStringLiteral("SELECT id, is_mark FROM subject WHERE cluster=? AND machine=?"));
    query.addBindValue(toQString(cluster));
    query.addBindValue(toQString(toString(machine)));
    if (!query.exec())
        return database.failure(query.lastError());
    std::vector<Lane> lanes;
    while (query.next())
        lanes.push_back({query.value(0).toLongLong(), query.value(1).toInt() == 1});

    const qint64 width = std::max<qint64>(1, (to - from).count() / std::max(1, columns));
    QSqlQuery spans(database.sql());
    QSqlQuery lead(database.sql());
    QSqlQuery marks(database.sql());
    const auto prepare = [](QSqlQuery &statement, const QString &sql) {
        statement.setForwardOnly(true);
        return statement.prepare(sql);
    };
    if (!prepare(spans, spansSql()) || !prepare(lead, leadSql()) || !prepare(marks, marksSql()))
        return database.failure(spans.lastError());
    Picture picture;
    const auto read = [&](QSqlQuery &statement, const Lane &lane) {
        statement.bindValue(QStringLiteral(":subject"), lane.subject);
        statement.bindValue(QStringLiteral(":from"), microseconds(from));
        if (&statement != &lead) {
            statement.bindValue(QStringLiteral(":to"), microseconds(to));
            statement.bindValue(QStringLiteral(":width"), width);
        }
        if (!statement.exec())
            return false;
        while (statement.next())
            picture.push_back(cellOf(statement, lane.isMark));
        statement.finish();
        return true;
    };
    for (const Lane &lane : lanes) {
        QSqlQuery &statement = lane.isMark ? marks : spans;
        if ((!lane.isMark && !read(lead, lane)) || !read(statement, lane))
            return database.failure(statement.lastError());
    }
    // States of one lane may come from several objects; within an object order is that of time.
    std::stable_sort(picture.begin(), picture.end(), [](const auto &a, const auto &b) {
        return a.last.at < b.last.at;
    });
    return picture;
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
