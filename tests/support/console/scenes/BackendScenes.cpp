// SPDX-License-Identifier: Apache-2.0

#include "tests/support/console/scenes/Played.h"
#include "tests/support/gateway/Patience.h"

#include <QJsonArray>

namespace hp::tests {

using namespace Qt::Literals::StringLiterals;

namespace {

QJsonObject lifeOf(int madeAgo, int goneAgo, const char *end, QJsonObject more)
{
    more.insert("made", stampAgo(madeAgo));
    more.insert("madeKnown", "observed");
    more.insert("gone", goneAgo > 0 ? QJsonValue(stampAgo(goneAgo)) : QJsonValue());
    more.insert("end", end);
    return more;
}

/// Three machines bore the name before; `past` shows the timeline of the last one.
bool openEarlier(ActingStage &stage, bool past)
{
    const auto held = [](const char *point, const char *name, int seconds) {
        return QJsonObject{{"point", point}, {"name", name}, {"seconds", seconds}};
    };
    constexpr int day = 86400;
    const QString key = DemoFleet::heldKey();
    stage.gateway.setRows(
        u"lives/"_s + key,
        {{"life/1",
          lifeOf(9000, 0, "", {{"longest", held("preTerminate", "BackupFileSystem", 2820)}})},
         {"life/2",
          lifeOf(6 * day,
                 2 * day,
                 "deleted",
                 {{"deletedBy", "ada"}, {"longest", held("preDrain", "MigrateWorkload", 460)}})},
         {"life/3",
          lifeOf(
              31 * day,
              6 * day + 900,
              "overridden",
              {{"overridden", 1}, {"longest", held("preTerminate", "BackupFileSystem", 11520)}})},
         {"life/4", lifeOf(60 * day, 31 * day, "failed", {{"deletedBy", "machine-health-check"}})},
         {"record", QJsonObject{{"begins", stampAgo(60 * day)}}}});
    const DemoFleet before(60, demoNow().addSecs(-2 * day));
    stage.gateway.setRows(u"timeline/98h?"_s + key, before.timeline(key));
    if (!openTab(stage, 5)
        || !waitFor([&stage] { return isSaid(stage.window(), u"Deleted by ada"_s); }))
        return false;
    if (!past)
        return true;
    const auto at = [](int ago) { return double(demoNow().addSecs(-ago).toMSecsSinceEpoch()); };
    stage.console->machine().showPast(at(6 * day), at(2 * day));
    return stage.fillMachine() && stage.draw();
}

/// Its record has reached the size that it may have.
void cap(ActingStage &stage)
{
    QJsonObject rows = stage.demo.connection();
    QJsonObject history = rows.value("history").toObject();
    history.insert("bytes", 4e9);
    history.insert("notice", "History capped at 4 GB: oldest day trimmed");
    rows.insert("history", history);
    stage.gateway.setRows(u"connection"_s, rows);
}

bool seeCap(ActingStage &stage)
{
    return waitFor([&stage] { return isSaid(stage.window(), u"oldest day trimmed"_s); });
}

/// A backend that signed in to a real cluster with a plug-in, whose credentials end soon.
void signIn(ActingStage &stage)
{
    stage.gateway.setServer(
        {{"version", "0.1.0"}, {"cluster", "prod-a"}, {"mode", "observe"}, {"timeScale", 1}});
    QJsonObject rows = stage.demo.connection();
    rows.insert("server",
                QJsonObject{{"state", "live"},
                            {"context", "prod-a"},
                            {"address", "https://10.0.0.5:6443"},
                            {"version", "v1.31.4"},
                            {"user", "ada"},
                            {"credentials",
                             QJsonObject{{"kind", "plugin"}, {"expires", stampAgo(-11520)}}}});
    const auto line = [](int ago, const char *text) {
        return QJsonObject{{"at", stampAgo(ago)}, {"text", text}};
    };
    rows.insert("credentials",
                QJsonObject{{"log",
                             QJsonArray{line(64, "running the plugin 'oidc-login' of user 'ada'"),
                                        line(63, "oidc-login: refreshing the session"),
                                        line(62, "oidc-login: token [removed] is good"),
                                        line(62, "renewed until 2026-11-20T17:15:00Z")}}});
    const auto may = [&rows](const char *need,
                             const char *verbs,
                             const char *resource,
                             QJsonValue allowed,
                             const char *subresource = "") {
        for (const QString &verb : QString::fromLatin1(verbs).split(u' '))
            rows.insert(
                u"right/%1/%2 %3/%4"_s.arg(
                    QLatin1String(need), verb, QLatin1String(resource), QLatin1String(subresource)),
                QJsonObject{{"need", need},
                            {"verb", verb},
                            {"resource", resource},
                            {"subresource", subresource},
                            {"allowed", allowed}});
    };
    for (const char *kind : {"machines.machine.openshift.io",
                             "machinesets.machine.openshift.io",
                             "baremetalhosts.metal3.io",
                             "nodes"})
        may("observe", "get list watch", kind, true);
    may("override", "patch", "machines.machine.openshift.io", true);
    may("override", "patch", "baremetalhosts.metal3.io", false);
    may("override", "create", "pods", QJsonValue(), "eviction");
    may("override", "patch", "nodes", true);
    stage.gateway.setRows(u"connection"_s, rows);
}

bool openSignIn(ActingStage &stage)
{
    if (!openPane(stage, u"connections"_s)
        || !waitFor([&stage] { return isSaid(stage.window(), u"https://10.0.0.5:6443"_s); }))
        return false;
    QObject *page = stage.window().findChild<QObject *>(u"connectionPage"_s);
    return page && page->setProperty("showsLog", true) && stage.draw();
}

/// Each right that it has, lacks or still asks for.
bool openRights(ActingStage &stage)
{
    if (!openSignIn(stage))
        return false;
    QObject *page = stage.window().findChild<QObject *>(u"connectionPage"_s);
    return page->setProperty("showsLog", false) && page->setProperty("byKind", true)
        && waitFor([&stage] { return isSaid(stage.window(), u"pods/eviction"_s); }) && stage.draw();
}

} // namespace

QList<Played> backendScenes()
{
    return {
        {.scene = {u"machine"_s, u"tab-earlier"_s},
         .play = [](ActingStage &stage) { return openEarlier(stage, false); }},
        {.scene = {u"machine"_s, u"earlier-timeline"_s},
         .play = [](ActingStage &stage) { return openEarlier(stage, true); }},
        {.scene = {u"fleet"_s, u"capped"_s}, .play = seeCap, .prepare = cap},
        {.scene = {u"panes"_s, u"connections-signed-in"_s}, .play = openSignIn, .prepare = signIn},
        {.scene = {u"panes"_s, u"connections-rights"_s}, .play = openRights, .prepare = signIn}};
}

} // namespace hp::tests
