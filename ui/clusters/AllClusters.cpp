// SPDX-License-Identifier: Apache-2.0
#include "ui/clusters/AllClusters.h"

#include <QHash>

#include <algorithm>

namespace hp::ui {

namespace {

/// Afterwards `model` has exactly `rows` of the backend whose keys begin with `prefix`.
template<typename Model, typename Row>
void replaceOf(Model &model, const QString &prefix, std::vector<Row> rows)
{
    std::vector<QString> gone;
    for (const Row &row : model.rows()) {
        // Both are in the order of their keys.
        if (row.key.startsWith(prefix) && !std::ranges::binary_search(rows, row.key, {}, &Row::key))
            gone.push_back(row.key);
    }
    model.removeKeys(gone);
    model.setRows(std::move(rows));
    emit model.settled();
}

/// Of a key of the picture of all.
QString placeOf(const QString &key)
{
    return key.section(u' ', 0, 0);
}

QString ownKey(const QString &key)
{
    return key.section(u' ', 1);
}

} // namespace

AllClusters::AllClusters(QObject *parent)
    : QAbstractListModel(parent)
    , m_summary(m_fleet)
    , m_table(m_holds)
{ }

AllClusters::~AllClusters() = default;

void AllClusters::add(GatewaySession &session, AlarmBoard &alarms)
{
    const int row = rowCount();
    beginInsertRows({}, row, row);
    m_clusters.push_back(std::make_unique<MergedCluster>(session, alarms));
    endInsertRows();
    MergedCluster &cluster = *m_clusters.back();
    connect(&cluster, &MergedCluster::fleetChanged, this, [this, &cluster] {
        receiveFleet(cluster);
        evaluate(cluster);
    });
    connect(
        &cluster, &MergedCluster::holdsChanged, this, [this, &cluster] { receiveHolds(cluster); });
    connect(&cluster, &MergedCluster::standingChanged, this, [this, &cluster] {
        receiveFleet(cluster);
        receiveHolds(cluster);
        evaluate(cluster);
    });
    connect(&session, &GatewaySession::nowChanged, this, &AllClusters::nowChanged);
    connect(&session, &GatewaySession::welcomed, this, &AllClusters::tellApart);
    cluster.setActive(m_active);
    tellApart();
    emit standingChanged();
}

void AllClusters::remove(const QString &place)
{
    const auto found = std::ranges::find_if(
        m_clusters, [&place](const auto &cluster) { return cluster->place() == place; });
    if (found == m_clusters.end())
        return;
    const int row = static_cast<int>(found - m_clusters.begin());
    const QString prefix = (*found)->keyOf({});
    beginRemoveRows({}, row, row);
    (*found)->session().disconnect(this);
    m_clusters.erase(found);
    endRemoveRows();
    replaceOf(m_fleet, prefix, std::vector<FleetRow>());
    replaceOf(m_holds, prefix, std::vector<HoldRow>());
    tellApart();
    emit standingChanged();
}

int AllClusters::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_clusters.size());
}

QVariant AllClusters::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const MergedCluster &cluster = *m_clusters.at(static_cast<std::size_t>(index.row()));
    switch (role) {
    case PlaceRole:
        return cluster.place();
    case Qt::DisplayRole:
    case TitleRole:
        return cluster.name();
    case InSightRole:
        return cluster.isInSight();
    case ShortfallRole:
        return cluster.shortfall();
    case MachinesRole:
        return cluster.isInSight() ? cluster.session().summary()->machines() : -1;
    case HoldingRole:
        return cluster.isInSight() ? cluster.session().summary()->holding().count : -1;
    case LookRole:
        return cluster.worstLook();
    case PriorityRole:
        return cluster.isInSight() ? cluster.session().summary()->worstPriority() : 0;
    default:
        return {};
    }
}

QHash<int, QByteArray> AllClusters::roleNames() const
{
    return {{PlaceRole, "place"},
            {TitleRole, "title"},
            {InSightRole, "seen"},
            {ShortfallRole, "shortfall"},
            {MachinesRole, "machines"},
            {HoldingRole, "holding"},
            {LookRole, "look"},
            {PriorityRole, "priority"}};
}

int AllClusters::inSight() const
{
    return static_cast<int>(
        std::ranges::count_if(m_clusters, [](const auto &one) { return one->isInSight(); }));
}

bool AllClusters::areHoldsComplete() const
{
    return std::ranges::all_of(m_clusters, [](const auto &one) { return one->areHoldsInSight(); });
}

bool AllClusters::areHoldsLoaded() const
{
    return inSight() > 0 && std::ranges::all_of(m_clusters, [](const auto &one) {
               return !one->isInSight() || one->areHoldsInSight();
           });
}

QString AllClusters::shortfall() const
{
    QStringList missing;
    for (const auto &cluster : m_clusters) {
        if (const QString why = cluster->shortfall(); !why.isEmpty())
            missing.append(why);
    }
    return missing.isEmpty() ? QString()
                             : tr("%1 of %2 clusters are connected: %3.")
                                   .arg(inSight())
                                   .arg(count())
                                   .arg(missing.join(QStringLiteral(", ")));
}

double AllClusters::now() const
{
    double now = 0;
    for (const auto &cluster : m_clusters)
        now = std::max(now, cluster->session().now());
    return now;
}

void AllClusters::setActive(bool active)
{
    if (active == m_active)
        return;
    m_active = active;
    for (const auto &cluster : m_clusters) {
        cluster->setActive(active);
        receiveFleet(*cluster);
        receiveHolds(*cluster);
    }
    emit activeChanged();
    emit standingChanged();
}

QString AllClusters::titleOf(const QString &key) const
{
    const FleetRow *machine = m_fleet.find(key);
    return machine ? tr("%1 \u203a %2").arg(machine->cluster, machine->name) : QString();
}

void AllClusters::openMachine(const QString &key)
{
    if (m_fleet.find(key))
        emit asked(placeOf(key), ownKey(key), {});
}

void AllClusters::openHold(const QString &key)
{
    if (const HoldRow *hold = m_holds.find(key))
        emit asked(placeOf(key), hold->machineKey, ownKey(key));
}

void AllClusters::openCluster(const QString &place)
{
    emit asked(place, {}, {});
}

void AllClusters::receiveFleet(const MergedCluster &cluster)
{
    if (m_active)
        replaceOf(m_fleet, cluster.keyOf({}), cluster.fleetRows());
}

void AllClusters::receiveHolds(const MergedCluster &cluster)
{
    if (m_active)
        replaceOf(m_holds, cluster.keyOf({}), cluster.holdRows());
}

void AllClusters::tellApart()
{
    QHash<QString, int> named;
    for (const auto &cluster : m_clusters)
        ++named[cluster->session().cluster()];
    for (const auto &cluster : m_clusters)
        cluster->setHasNamesake(named.value(cluster->session().cluster()) > 1);
}

void AllClusters::evaluate(const MergedCluster &cluster)
{
    const auto found = std::ranges::find_if(
        m_clusters, [&cluster](const auto &one) { return one.get() == &cluster; });
    const QModelIndex at = index(static_cast<int>(found - m_clusters.begin()));
    emit dataChanged(at, at);
    emit standingChanged();
}

} // namespace hp::ui

#include "moc_AllClusters.cpp"
