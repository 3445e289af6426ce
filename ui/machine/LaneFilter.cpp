// SPDX-License-Identifier: Apache-2.0
#include "ui/machine/LaneFilter.h"

#include "model/live/TimelineRows.h"
#include "ui/session/KeyedRowsModel.h"
#include "ui/session/RowFields.h"

#include <algorithm>
#include <array>

namespace hp::ui {

namespace {

const auto lanePrefix = QStringLiteral("lane/");

/// The kinds of lanes that tell of holds whose kind begins so, besides phase and people.
struct LanesOfHold {
    const char *hold;
    std::array<const char *, 3> kinds;
};
constexpr std::array lanesOfHolds{
    LanesOfHold{"hook.", {"hook"}},
    LanesOfHold{"drain.", {"drain", "node"}},
    LanesOfHold{"power.", {"power", "key"}},
    LanesOfHold{"paused", {"power", "key"}},
    LanesOfHold{"detached", {"power", "key"}},
    LanesOfHold{"window", {"maintenance"}},
};

/// Of hooks and keys there are several, each with its own lane.
bool isOf(const live::BasicLaneRow<QString> &lane, const QString &kind, const QString &name)
{
    const QString &laneKind = lane.kind;
    if (laneKind == QLatin1String("hook"))
        return lane.label == name
            && lane.detail.startsWith(kind.section(QLatin1Char('.'), 1), Qt::CaseInsensitive);
    return laneKind != QLatin1String("key") || name.endsWith(lane.label)
        || lane.label.endsWith(name);
}

QString laneOf(const QString &key)
{
    // "span/<lane>/<n>", "mark/<lane>/<n>": a lane may have slashes.
    return key.section(QLatin1Char('/'), 1, -2);
}

} // namespace

LaneFilter::LaneFilter(QObject *parent)
    : QSortFilterProxyModel(parent)
{ }

void LaneFilter::setTimeline(QAbstractItemModel *timeline)
{
    if (timeline == sourceModel())
        return;
    if (sourceModel())
        sourceModel()->disconnect(this);
    setSourceModel(timeline);
    if (auto *rows = qobject_cast<KeyedRowsModel *>(timeline))
        connect(rows, &KeyedRowsModel::settled, this, &LaneFilter::choose);
    choose();
    emit changed();
}

void LaneFilter::setHold(const QString &hold)
{
    if (hold == m_hold)
        return;
    m_hold = hold;
    choose();
    emit changed();
}

void LaneFilter::choose()
{
    const QString kind = m_hold.section(QLatin1Char('/'), 0, 0);
    const QString name = m_hold.section(QLatin1Char('/'), 1);
    const auto *found = std::ranges::find_if(lanesOfHolds, [&kind](const LanesOfHold &one) {
        return kind.startsWith(QLatin1String(one.hold));
    });
    QSet<QString> lanes;
    bool hasOwn = false;
    for (int row = 0;
         found != lanesOfHolds.end() && sourceModel() && row < sourceModel()->rowCount();
         ++row) {
        const QModelIndex at = sourceModel()->index(row, 0);
        const QString key = at.data(KeyedRowsModel::KeyRole).toString();
        if (!key.startsWith(lanePrefix))
            continue;
        const auto lane = rowOf<live::BasicLaneRow<QString>>(at.data(KeyedRowsModel::RowRole));
        const QString &laneKind = lane.kind;
        const bool isOwn = std::ranges::any_of(found->kinds,
                                               [&laneKind](const char *one) {
                                                   return one && laneKind == QLatin1String(one);
                                               })
            && isOf(lane, kind, name);
        hasOwn = hasOwn || isOwn;
        if (isOwn || laneKind == QLatin1String("phase") || laneKind == QLatin1String("people"))
            lanes.insert(key.mid(lanePrefix.size()));
    }
    if (!hasOwn)
        lanes.clear();
    if (lanes == m_lanes)
        return;
    m_lanes = lanes;
    invalidateFilter();
}

bool LaneFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    if (m_lanes.isEmpty())
        return true;
    const QString key =
        sourceModel()->index(row, 0, parent).data(KeyedRowsModel::KeyRole).toString();
    if (key.startsWith(lanePrefix))
        return m_lanes.contains(key.mid(lanePrefix.size()));
    return (!key.startsWith(QLatin1String("span/")) && !key.startsWith(QLatin1String("mark/")))
        || m_lanes.contains(laneOf(key));
}

} // namespace hp::ui

#include "moc_LaneFilter.cpp"
