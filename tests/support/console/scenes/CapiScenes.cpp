// SPDX-License-Identifier: Apache-2.0

#include "model/live/MachineRows.h"
#include "model/live/RowJson.h"
#include "model/messages/ClusterApi.h"
#include "model/messages/Stuck.h"
#include "tests/support/console/WallStage.h"
#include "tests/support/console/scenes/Played.h"
#include "tests/support/gateway/DemoHolds.h"
#include "tests/support/gateway/Patience.h"
#include "ui/fleet/MachineMatrix.h"
#include "ui/languages/Translated.h"

#include <QJsonDocument>

namespace hp::tests {

using namespace Qt::Literals::StringLiterals;
using namespace std::chrono_literals;

namespace {

/// A machine of Cluster API that something holds, and what is said of it.
struct CapiHeld {
    const char *name;
    const char *cluster;
    const char *set;
    live::HoldKind kind;
    const char *waitingAt;
    const char *hold;
    const char *owner;
    live::HoldState state;
    int priority;
    Message why;
    Message exit;
};

const std::vector<CapiHeld> &capiHeld()
{
    using live::HoldKind;
    using live::HoldState;
    static const std::vector<CapiHeld> all{
        {"prod-md-0-x7kqp",
         "prod",
         "prod-md-0",
         HoldKind::PreDrain,
         "preDrain",
         "longhorn-node-eviction",
         "storage-team",
         HoldState::Overdue,
         2,
         say::waitingAt("preDrain", "longhorn-node-eviction", "storage-team"),
         say::capiRemoveHook("longhorn-node-eviction")},
        {"prod-batch-9wlmc",
         "prod",
         "prod-batch",
         HoldKind::DrainBudget,
         "drain",
         "shop/ledger",
         "shop",
         HoldState::Overdue,
         2,
         say::draining("prod-batch-9wlmc",
                       say::podIsRefusedByBudget("shop/ledger-0", "ledger", 1, 1)),
         say::capiLimitDrainOn("MachineDeployment", "prod-batch")},
        {"prod-batch-h2dvs",
         "prod",
         "prod-batch",
         HoldKind::Cause,
         "volumes",
         "shop/orders-db-0",
         "",
         HoldState::Holding,
         3,
         say::capiVolumesAreAttached("prod-batch-h2dvs"),
         say::capiSkipVolumesIfOff()},
        {"stage-control-plane-4jv8r",
         "stage",
         "stage",
         HoldKind::PreTerminate,
         "preTerminate",
         "kcp-cleanup",
         "",
         HoldState::Late,
         2,
         say::capiReleaseCostsQuorum("stage", 1, 2),
         say::capiWaitControlPlane()},
        {"stage-md-0-k8wfz",
         "stage",
         "stage-md-0",
         HoldKind::Cause,
         "paused",
         "spec.paused",
         "lab",
         HoldState::Holding,
         0,
         say::capiClusterIsPaused("stage"),
         say::capiResume("Cluster", "stage")},
        {"edge-7-md-0-t4mzs",
         "edge-7",
         "edge-7-md-0",
         HoldKind::Cause,
         "drain",
         "edge-7-md-0-t4mzs",
         "",
         HoldState::Holding,
         3,
         say::capiCannotSeeInto("edge-7"),
         say::capiRestoreWorkload("edge-7")},
    };
    return all;
}

constexpr const char *capiNamespace = "capi";

QString capiKey(const char *name)
{
    return QString(QLatin1String(capiNamespace) + u'/' + QLatin1String(name));
}

live::Instant capiAgo(std::chrono::minutes age)
{
    return TimePoint(std::chrono::milliseconds(demoNow().toMSecsSinceEpoch())) - age;
}

QJsonObject asObject(const std::string &text)
{
    return QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
}

live::FleetRow capiCalm(const std::string &cluster, const std::string &set, int number)
{
    live::FleetRow row;
    row.ns = capiNamespace;
    row.name = set + "-m" + std::to_string(number);
    row.uid = row.name;
    row.role = "worker";
    row.cluster = cluster;
    row.set = set;
    row.phase = "Running";
    row.phaseSince = row.created = row.status.since = capiAgo(9h);
    row.node = row.name;
    row.nodeReady = "True";
    row.status.look = live::Look::Normal;
    row.status.word = {"Running", {}};
    return row;
}

live::FleetRow capiRow(const CapiHeld &held)
{
    live::FleetRow row = capiCalm(held.cluster, held.set, 0);
    row.name = row.uid = row.node = held.name;
    row.role = row.set == row.cluster ? "control-plane" : "worker";
    row.phase = "Deleting";
    row.deleting = row.cordoned = true;
    row.status.look = live::Look::Holding;
    row.status.word = {"Holding", {}};
    row.status.priority = held.priority;
    row.status.since = row.phaseSince = capiAgo(3h);
    row.holds.push_back({held.kind, held.hold, held.owner, held.state, capiAgo(3h)});
    row.waitingAt = held.waitingAt;
    row.hold = held.hold;
    row.owner = held.owner;
    row.sentence = live::sentence(held.why);
    return row;
}

QJsonObject capiPage(const CapiHeld &held)
{
    live::MachineRow machine;
    machine.fleet = capiRow(held);
    live::WhyRow why;
    why.sentence = machine.fleet.sentence;
    why.exits.push_back({live::phrase(held.exit), "wait"});
    why.waitingAt = held.waitingAt;
    why.hold = held.hold;
    why.owner = held.owner;
    why.priority = held.priority;
    why.since = capiAgo(3h);
    return {{u"machine"_s, asObject(live::rowText(machine))},
            {u"why"_s, asObject(live::rowText(why))}};
}

/// What is held, and beside it so many clusters of calm machines.
QJsonObject capiFleet(int clusters, int machines)
{
    QJsonObject rows;
    const auto put = [&rows](const live::FleetRow &row) {
        rows.insert(QString::fromStdString(row.ns + '/' + row.name), asObject(live::rowText(row)));
    };
    for (int cluster = 0; cluster < clusters; ++cluster) {
        const std::string name = "site-" + std::to_string(cluster);
        for (int machine = 0; machine < machines; ++machine)
            put(capiCalm(name, name + "-md-" + std::to_string(machine % 2), machine));
    }
    for (const CapiHeld &held : capiHeld())
        put(capiRow(held));
    return rows;
}

/// A management cluster, of which one workload cluster cannot be seen.
void manage(ActingStage &stage, int clusters, int machines)
{
    stage.gateway.setServer({{"version", "0.1.0"},
                             {"cluster", "management"},
                             {"mode", "observe"},
                             {"timeScale", 1},
                             {"startedAt", stampAgo(21780)}});
    QJsonObject connection = stage.demo.connection();
    connection.insert("server",
                      QJsonObject{{"state", "live"}, {"context", "management"}, {"user", "ada"}});
    connection.insert("stream/nodes of capi/edge-7",
                      QJsonObject{{"kind", "Node of capi/edge-7"},
                                  {"state", "closed"},
                                  {"reason", "cannot see into cluster capi/edge-7"},
                                  {"lastSign", stampAgo(3780)},
                                  {"objects", 0},
                                  {"since", stampAgo(3780)}});
    stage.gateway.setRows(u"connection"_s, connection);
    const QJsonObject rows = capiFleet(clusters, machines);
    stage.gateway.setRows(u"fleet"_s, rows);
    const QJsonObject holds = demoHolds(rows, demoNow());
    stage.gateway.setRows(u"holds"_s, holds);
    stage.gateway.setRows(u"alarms"_s, demoAlarms(holds, demoNow()));
    for (const CapiHeld &held : capiHeld()) {
        const QString key = capiKey(held.name);
        stage.gateway.setRows(QString(u"machine/"_s + key), capiPage(held));
        stage.gateway.setRows(QString(u"timeline/168h?"_s + key),
                              stage.demo.timeline(DemoFleet::heldKey()));
    }
}

QString shownWords(const Message &message)
{
    return ui::translated(ui::Said{QString::fromStdString(message.sentence()), message});
}

/// The page of a held machine says why, and of which cluster it is.
Played capiMachine(const char *scene, std::size_t place)
{
    return {.scene = {u"capi"_s, QLatin1String(scene)},
            .play =
                [place](ActingStage &stage) {
                    const CapiHeld &held = capiHeld()[place];
                    stage.console->machine().setKey(capiKey(held.name));
                    return stage.goTo(u"machine"_s)
                        && waitFor([&] { return isSaid(stage.window(), shownWords(held.why)); })
                        && isSaid(stage.window(), QLatin1String(held.cluster));
                },
            .prepare = [](ActingStage &stage) { manage(stage, 3, 9); }};
}

ui::FleetTable &capiTable(ActingStage &stage)
{
    return *stage.window().findChild<ui::FleetTable *>();
}

QQuickItem *clusterChoice(ActingStage &stage)
{
    return stage.window().findChild<QQuickItem *>(u"clusterChoice"_s);
}

bool isShown(const QQuickItem *item)
{
    return item && item->isVisible() && item->width() > 0;
}

} // namespace

QList<Played> capiScenes()
{
    QList<Played> rows;
    const auto some = [](ActingStage &stage) { manage(stage, 3, 9); };
    rows.append(capiMachine("pre-drain", 0));
    rows.append(capiMachine("drain", 1));
    rows.append(capiMachine("volume", 2));
    rows.append(capiMachine("etcd", 3));
    rows.append(capiMachine("paused-cluster", 4));
    rows.append(capiMachine("unseen-cluster", 5));
    rows.append({.scene = {u"capi"_s, u"fleet"_s},
                 .play =
                     [](ActingStage &stage) {
                         return stage.goTo(u"fleet"_s)
                             && waitFor([&] { return isShown(clusterChoice(stage)); })
                             && capiTable(stage).clusterSums().size() == 6;
                     },
                 .prepare = some});
    rows.append({.scene = {u"capi"_s, u"one-cluster"_s},
                 .play =
                     [](ActingStage &stage) {
                         if (!stage.goTo(u"fleet"_s)
                             || !waitFor([&] { return isShown(clusterChoice(stage)); }))
                             return false;
                         capiTable(stage).setCluster(u"stage"_s);
                         return waitFor([&] { return capiTable(stage).rowCount() == 2; });
                     },
                 .prepare = some});
    rows.append(
        {.scene = {u"capi"_s, u"clusters"_s},
         .play =
             [](ActingStage &stage) {
                 if (!stage.goTo(u"fleet"_s)
                     || !waitFor([&] { return isShown(clusterChoice(stage)); })
                     || !clickOn(stage.window(), clusterChoice(stage)))
                     return false;
                 return waitFor([&] {
                     return textsOn(stage.window()).join(u'\n').contains(u"edge-7  \u00b7  "_s);
                 });
             },
         .prepare = some});
    rows.append({.scene = {u"capi"_s, u"300-clusters"_s},
                 .play =
                     [](ActingStage &stage) {
                         if (!stage.goTo(u"fleet"_s)
                             || !waitFor([&] { return isShown(clusterChoice(stage)); }))
                             return false;
                         stage.press(Qt::Key_G);
                         const auto *matrix = stage.window().findChild<ui::MachineMatrix *>();
                         return matrix && matrix->groupBy() == u"cluster"_s
                             && waitFor([&] { return matrix->groupCount() == 303; });
                     },
                 .prepare = [](ActingStage &stage) { manage(stage, 300, 17); }});
    rows.append({.scene = {u"capi"_s, u"holds"_s},
                 .play =
                     [](ActingStage &stage) {
                         return stage.goTo(u"holds"_s)
                             && waitFor([&] { return isSaid(stage.window(), u"kcp-cleanup"_s); });
                     },
                 .prepare = some});
    rows.append({{u"wall"_s, u"cluster-api"_s}, [](ActingStage &stage) {
                     const auto walls = std::make_shared<WallStage>(1);
                     ScriptedGateway &gateway = walls->sites[0]->gateway;
                     const QJsonObject fleet = capiFleet(20, 17);
                     gateway.setRows(u"fleet"_s, fleet);
                     const QJsonObject holds = demoHolds(fleet, demoNow());
                     gateway.setRows(u"holds"_s, holds);
                     gateway.setRows(u"alarms"_s, demoAlarms(holds, demoNow()));
                     if (!walls->open({{u"wall"_s, u"fleet"_s}},
                                      stage.window().size(),
                                      stage.console->theme().choice()))
                         return false;
                     stage.lookAt(*walls->wall, walls);
                     return walls->fill();
                 }});
    return rows;
}

} // namespace hp::tests
