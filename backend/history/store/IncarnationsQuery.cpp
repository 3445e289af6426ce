// SPDX-License-Identifier: Apache-2.0
#include "backend/history/store/IncarnationsQuery.h"

#include "backend/history/store/TransitionTable.h"

#include <QVariant>

#include <iterator>

namespace hp::history {

Result<std::vector<Transition>> readIncarnationMoves(RecordDatabase &database,
                                                     const std::string &cluster,
                                                     const ObjectKey &machine,
                                                     int max)
{
    QSqlQuery query(database.sql());
    query.setForwardOnly(true);
    // Conditions, which move most, say nothing of it.
    query.prepare(
        QStringLiteral("SELECT ") + transitionColumns()
        + QStringLiteral(" FROM subject s JOIN transition t ON t.subject=s.id WHERE s.cluster=? AND"
                         " s.machine=? AND s.kind='Machine' AND (s.lane_kind IN ('phase', 'hook')"
                         " OR (s.lane_kind='people' AND t.to_look='deletion'))"
                         " ORDER BY t.id DESC LIMIT ?"));
    query.addBindValue(toQString(cluster));
    query.addBindValue(toQString(toString(machine)));
    query.addBindValue(max);
    if (!query.exec())
        return database.failure(query.lastError());
    std::vector<Transition> found;
    while (query.next())
        found.push_back(readTransition(query));
    if (const auto whole = database.readToEnd(query); !whole)
        return unexpected(whole.error());
    return std::vector<Transition>(std::make_move_iterator(found.rbegin()),
                                   std::make_move_iterator(found.rend()));
}

} // namespace hp::history
