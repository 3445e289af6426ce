// SPDX-License-Identifier: Apache-2.0

#include "tests/support/console/scenes/Played.h"
#include "tests/support/gateway/DemoSite.h"
#include "tests/support/gateway/Patience.h"

#include <QQmlContext>
#include <QQmlExpression>
#include <QTest>

namespace hp::tests {

using namespace Qt::Literals::StringLiterals;
using namespace std::chrono_literals;

namespace {

const QStringList screens{u"fleet"_s,
                          u"machine"_s,
                          u"holds"_s,
                          u"power"_s,
                          u"calendar"_s,
                          u"incidents"_s,
                          u"audit"_s,
                          u"alarms"_s,
                          u"settings"_s};
const QStringList panes{u"appearance"_s,
                        u"keyboard"_s,
                        u"notifications"_s,
                        u"budgets"_s,
                        u"guards"_s,
                        u"storage"_s,
                        u"tokens"_s,
                        u"walls"_s,
                        u"language"_s,
                        u"diagnostics"_s};

/// What a screen subscribes to.
QStringList viewsOf(const QString &screen)
{
    if (screen == "machine")
        return {u"machine/"_s + DemoFleet::heldKey(), u"timeline/168h?"_s + DemoFleet::heldKey()};
    if (screen == "settings")
        return {u"connection"_s, u"tokens"_s};
    return {screen};
}

/// A backend that works on a real cluster, about which it says `server` and `kinds`.
void workOn(ActingStage &stage, const QJsonObject &server, const QString &kinds)
{
    stage.gateway.setServer({{"version", "0.1.0"},
                             {"cluster", "prod-a"},
                             {"mode", "observe"},
                             {"timeScale", 1},
                             {"startedAt", stampAgo(21780)}});
    QJsonObject rows = stage.demo.connection();
    rows.insert("server", server);
    if (!kinds.isEmpty()) {
        for (const QString &kind :
             {u"machines.machine.openshift.io"_s, u"baremetalhosts.metal3.io"_s})
            rows.insert(u"kind/"_s + kind,
                        QJsonObject{{"kind", kind}, {"state", kinds}, {"verb", "list"}});
    }
    stage.gateway.setRows(u"connection"_s, rows);
}

void flood(ActingStage &stage)
{
    QJsonObject rows;
    const QJsonObject fleet = stage.demo.fleet();
    int raised = 0;
    for (auto machine = fleet.begin(); machine != fleet.end() && raised < 23; ++machine) {
        rows.insert(
            QString(u"alarm/"_s + machine.key() + u"/hook.preTerminate/BackupFileSystem"_s),
            QJsonObject{
                {"machine", machine.key()},
                {"text", "Waiting at preTerminate for BackupFileSystem (owner storage). 47 m."},
                {"priority", 1 + raised % 3},
                {"state", "Raised"},
                {"raised", stampAgo(20 * ++raised)}});
    }
    const QJsonObject site = DemoSite(demoNow()).alarms();
    for (auto row = site.begin(); row != site.end(); ++row) {
        if (!row.key().startsWith(u"alarm/"_s))
            rows.insert(row.key(), row.value());
    }
    rows.insert("summary", QJsonObject{{"raised", raised}, {"flood", true}, {"inTenMinutes", 23}});
    stage.gateway.setRows(u"alarms"_s, rows);
}

/// What has to be so before the console connects.
void prepare(ActingStage &stage, const Scene &scene)
{
    const QJsonObject reachable{{"state", "live"}, {"context", "prod-a"}, {"user", "ada"}};
    const QStringList views = viewsOf(scene.sheet);
    if (scene.name == "auth-expired") {
        workOn(
            stage,
            {{"state", "authExpired"},
             {"context", "prod-a"},
             {"asOf", stampAgo(42)},
             {"troubleSince", stampAgo(110)},
             {"credentials",
              QJsonObject{{"failedTries", 3},
                          {"lastOutput", "error: the refresh token has expired, log in again"}}}},
            {});
    } else if (scene.name == "cluster-gone") {
        workOn(stage,
               {{"state", "disconnected"},
                {"context", "prod-a"},
                {"asOf", stampAgo(96)},
                {"trouble", "connection refused (10.0.0.5:6443)"}},
               {});
    } else if (scene.name == "forbidden" || scene.name == "kind-missing") {
        workOn(stage, reachable, scene.name == "forbidden" ? u"forbidden"_s : u"missing"_s);
        stage.gateway.setRows(u"power"_s, {});
        stage.setFleet({});
        for (const QString &view : views) {
            if (scene.name == "forbidden" && !QStringList{u"fleet"_s, u"power"_s}.contains(view))
                stage.gateway.refuseView(view, u"The role wall may not see this."_s);
        }
    } else if (scene.name == "bundle") {
        stage.gateway.setServer(
            {{"version", "0.1.0"}, {"cluster", "prod-a"}, {"mode", "bundle"}, {"timeScale", 1}});
        stage.gateway.setMayWrite(false);
        QJsonObject rows = stage.demo.connection();
        rows.insert("bundle",
                    QJsonObject{{"file", "HP-2026-0042.holdpoint"},
                                {"incident", "HP-2026-0042"},
                                {"title", "worker-b-7 waited for its backup"},
                                {"from", stampAgo(4200)},
                                {"to", stampAgo(0)},
                                {"states", true}});
        stage.gateway.setRows(u"connection"_s, rows);
    } else if (scene.name == "flooded") {
        flood(stage);
    } else if (scene.name == "empty") {
        stage.setFleet({});
        for (const QString &view : {u"power"_s,
                                    u"calendar"_s,
                                    u"audit"_s,
                                    u"incidents"_s,
                                    u"exports"_s,
                                    u"tokens"_s,
                                    u"alarms"_s,
                                    u"holds"_s})
            stage.gateway.setRows(view, {});
        stage.gateway.setRows(u"holds"_s,
                              {{"summary",
                                QJsonObject{{"machines", 60},
                                            {"armed", 312},
                                            {"armedMachines", 54},
                                            {"lastCleared", stampAgo(11520)}}}});
        for (const QString &view : viewsOf(u"machine"_s))
            stage.gateway.setRows(view, {});
    } else if (scene.name == "loading") {
        for (const QString &view : views)
            stage.gateway.holdBack(view);
    } else if (scene.name == "error") {
        for (const QString &view : views)
            stage.gateway.refuseView(view, u"The record cannot be read: the disk is full."_s);
    }
}

/// What a person does on the page before it is looked at.
bool choose(ActingStage &stage, const QString &screen)
{
    if (screen == "incidents")
        return openIncident(stage);
    if (screen == "holds")
        return chooseHold(stage);
    if (screen == "power" || screen == "audit") {
        stage.press(Qt::Key_Right);
        stage.press(Qt::Key_Down);
    }
    if (screen == "calendar") {
        QObject *page = stage.window().findChild<QObject *>(u"page"_s);
        QQmlExpression(
            qmlContext(page), page, u"pick('maintenance/openshift-machine-api/mm-worker-a-9')"_s)
            .evaluate();
    }
    // What was chosen is asked for; it would come as a sign of life later on.
    return stage.console->machine().key().isEmpty() || waitFor([&stage] {
               stage.clock.advance(100ms);
               return stage.console->machine().isLoaded();
           });
}

bool hideAll(ActingStage &stage)
{
    stage.press(Qt::Key_Slash);
    for (int letters = 0; letters < 3; ++letters)
        QTest::keyClick(&stage.window(), 'Q');
    return true;
}

/// What happens while it is looked at.
bool befall(ActingStage &stage, const Scene &scene)
{
    using Session = ui::GatewaySession;
    Session &session = stage.console->session();
    const auto comesTo = [&session](Session::State state) {
        return waitFor([&session, state] { return session.state() == state; });
    };
    // What is under way would be a sign of life.
    const QString said = stampAgo(-1);
    stage.gateway.tick(said);
    stage.gateway.setMute(scene.name == "slow" || scene.name == "stale");
    const double at = double(demoNow().addSecs(1).toMSecsSinceEpoch());
    if (!waitFor([&session, at] { return session.now() >= at; }))
        return false;
    if (scene.name == "slow") {
        stage.clock.advance(4s);
        return comesTo(Session::Slow);
    }
    if (scene.name == "stale") {
        stage.clock.advance(12s);
        return comesTo(Session::Stale);
    }
    if (scene.name == "disconnected") {
        stage.clock.advance(12s);
        stage.gateway.stop();
        return comesTo(Session::Disconnected);
    }
    if (scene.name == "auth-expired" || scene.name == "cluster-gone")
        return comesTo(Session::Stale);
    if (scene.name == "filtered")
        return hideAll(stage);
    return true;
}

bool playScreen(ActingStage &stage, const Scene &scene)
{
    const bool loading = scene.name == "loading";
    const bool filled =
        !QStringList{u"loading"_s, u"error"_s, u"empty"_s, u"forbidden"_s, u"kind-missing"_s}
             .contains(scene.name);
    if (scene.sheet == "machine")
        stage.console->machine().setKey(DemoFleet::heldKey());
    if (loading || (scene.sheet == "machine" && !filled)) {
        stage.window().setProperty("page", scene.sheet);
        for (int look = 0; look < 10; ++look)
            stage.clock.advance(100ms);
        if (!loading && !waitFor([&] {
                return !stage.console->machine().errorText().isEmpty()
                    || stage.console->machine().isMissing();
            }))
            return false;
    } else if (scene.sheet == "fleet" ? !stage.draw() : !stage.goTo(scene.sheet)) {
        return false;
    }
    return (!filled || scene.name == "filtered" || choose(stage, scene.sheet))
        && befall(stage, scene);
}

} // namespace

bool openTab(ActingStage &stage, int tab)
{
    stage.console->machine().setKey(DemoFleet::heldKey());
    if (!stage.goTo(u"machine"_s))
        return false;
    stage.window().findChild<QObject *>(u"machinePage"_s)->setProperty("tab", tab);
    return stage.draw();
}

bool openPane(ActingStage &stage, const QString &pane)
{
    if (!stage.goTo(u"settings"_s))
        return false;
    stage.window().findChild<QObject *>(u"page"_s)->setProperty("pane", pane);
    return true;
}

QString stampAgo(int seconds)
{
    return demoNow().addSecs(-seconds).toString(u"yyyy-MM-ddTHH:mm:ss.000000Z"_s);
}

bool openIncident(ActingStage &stage)
{
    QObject *page = stage.window().findChild<QObject *>(u"page"_s);
    if (!page)
        return false;
    QQmlExpression(qmlContext(page), page, u"show('HP-2026-0042')"_s).evaluate();
    return waitFor([&stage] { return isSaid(stage.window(), u"BackupFileSystem is late"_s); });
}

QList<Played> screenScenes()
{
    QList<Played> rows;
    for (const QString &screen : screens) {
        for (const char *state : {"live",
                                  "loading",
                                  "empty",
                                  "filtered",
                                  "slow",
                                  "stale",
                                  "disconnected",
                                  "cluster-gone",
                                  "auth-expired",
                                  "forbidden",
                                  "kind-missing",
                                  "flooded",
                                  "bundle",
                                  "error"}) {
            const Scene scene{screen, QLatin1String(state)};
            // Only these four have a filter; settings and incidents show no kind of a cluster.
            if (scene.name == "filtered"
                && !QStringList{u"fleet"_s, u"holds"_s, u"power"_s, u"audit"_s}.contains(screen))
                continue;
            if (scene.name == "kind-missing"
                && !QStringList{u"fleet"_s, u"power"_s}.contains(screen))
                continue;
            rows.append({.scene = scene,
                         .play = [scene](ActingStage &stage) { return playScreen(stage, scene); },
                         .prepare = [scene](ActingStage &stage) { prepare(stage, scene); }});
        }
    }
    int tab = 0; // the first one is that of every other picture
    for (const char *name : {"tab-conditions", "tab-host", "tab-events", "tab-yaml"})
        rows.append({.scene = {u"machine"_s, QLatin1String(name)},
                     .play = [at = ++tab](ActingStage &stage) { return openTab(stage, at); }});
    for (const QString &pane : panes)
        rows.append(
            {{u"panes"_s, pane}, [pane](ActingStage &stage) { return openPane(stage, pane); }});
    return rows;
}

} // namespace hp::tests
