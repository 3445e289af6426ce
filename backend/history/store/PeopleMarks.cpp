// SPDX-License-Identifier: Apache-2.0
#include "backend/history/store/PeopleMarks.h"

#include "backend/history/store/TransitionTable.h"

#include <QVariant>

namespace hp::history {

Result<std::vector<Transition>> readPeopleMarks(RecordDatabase &database,
                                                const std::string &cluster,
                                                const std::string &look,
                                                TimePoint from,
                                                TimePoint to,
                                                int limit)
{
    QSqlQuery query(database.sql());
    query.setForwardOnly(true);
    query.prepare(
        QStringLiteral("SELECT ") + transitionColumns()
        + QStringLiteral(" FROM subject s JOIN transition t ON t.subject=s.id WHERE s.cluster=? AND"
                         " s.lane='people' AND t.at>=? AND t.at<=? AND t.to_look=?"
                         " ORDER BY t.at DESC, t.id DESC LIMIT ?"));
    query.addBindValue(toQString(cluster));
    query.addBindValue(microseconds(from));
    query.addBindValue(microseconds(to));
    query.addBindValue(toQString(look));
    query.addBindValue(limit);
    if (!query.exec())
        return database.failure(query.lastError());
    std::vector<Transition> found;
    while (query.next())
        found.push_back(readTransition(query));
    if (const auto whole = database.readToEnd(query); !whole)
        return unexpected(whole.error());
    return found;
}

} // namespace hp::history
