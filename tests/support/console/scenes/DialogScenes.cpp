// SPDX-License-Identifier: Apache-2.0

#include "model/live/BulkRows.h"
#include "model/live/ForecastRow.h"
#include "model/live/RowJson.h"
#include "model/messages/Override.h"
#include "model/messages/WhatIf.h"
#include "tests/support/console/PseudoLocale.h"
#include "tests/support/console/scenes/Played.h"
#include "tests/support/gateway/DemoFleet.h"
#include "tests/support/gateway/Patience.h"
#include "ui/fleet/FleetTable.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QQmlContext>
#include <QQmlExpression>
#include <QTest>

namespace hp::tests {

using namespace Qt::Literals::StringLiterals;
using namespace std::chrono_literals;

namespace {

/// As a click with the right button does it.
bool openColumnMenu(ActingStage &stage, const QString &column)
{
    QQuickItem *head = nullptr;
    eachVisible(*stage.window().contentItem(), [&](const QQuickItem &item) {
        if (item.property("sorting").isValid() && item.property("dragged").isValid())
            head = const_cast<QQuickItem *>(&item);
    });
    return head && QMetaObject::invokeMethod(head, "openMenu", Q_ARG(QString, column))
        && stage.draw() && stage.draw();
}

/// What a person does on the page, as its own code.
bool onPage(ActingStage &stage, const QString &page, const QString &code)
{
    if (!stage.goTo(page))
        return false;
    QObject *shown = stage.window().findChild<QObject *>(u"page"_s);
    QQmlExpression(qmlContext(shown), shown, code).evaluate();
    return stage.draw();
}

/// The form of a new window, with what it would do.
bool checkWindow(ActingStage &stage)
{
    const QJsonObject answer{
        {"key", "window/openshift-machine-api/rack-c"},
        {"machines", 14},
        {"conflicts", QJsonArray{}},
        {"openings",
         QJsonArray{
             QJsonObject{{"start", "2026-11-20T22:00:00Z"}, {"end", "2026-11-21T04:00:00Z"}},
             QJsonObject{{"start", "2026-11-21T22:00:00Z"}, {"end", "2026-11-22T04:00:00Z"}}}}};
    stage.gateway.answerCommand(u"calendar.setWindow"_s,
                                {{"outcome", "observed"}, {"result", answer}});
    if (!onPage(stage, u"calendar"_s, u"editing.create()"_s))
        return false;
    QObject *page = stage.window().findChild<QObject *>(u"page"_s);
    QQmlExpression(qmlContext(page),
                   page,
                   u"editing.fill({ name: 'rack-c', rule: 'FREQ=DAILY', start: '22:00', duration: "
                   u"'6h', timezone: 'UTC', minRemaining: '30m', zones: ['rack-c'] }); "
                   u"editing.ask(true)"_s)
        .evaluate();
    QQmlExpression found(qmlContext(page), page, u"editing.found !== null"_s);
    return waitFor([&found] { return found.evaluate().toBool(); });
}

bool openIncidentTab(ActingStage &stage, int tab)
{
    if (!stage.goTo(u"incidents"_s) || !openIncident(stage))
        return false;
    stage.window().findChild<QObject *>(u"page"_s)->setProperty("tab", tab);
    return true;
}

bool reviewIn(ActingStage &stage, const QString &state, const QJsonObject &more)
{
    if (!stage.openReview())
        return false;
    QJsonObject row{{"committedAt", stampAgo(12)},
                    {"reason", "the backup host is dead, OPS-42"},
                    {"sendAt", stampAgo(-7)},
                    {"delaySeconds", 10}};
    for (auto entry = more.begin(); entry != more.end(); ++entry)
        row.insert(entry.key(), entry.value());
    stage.put(
        state, more.value("level").toString(u"G3"_s), more.value("by").toString(u"ada"_s), row);
    return waitFor([&stage] {
        return stage.review().step() != ui::OverrideReview::Reviewing
            || !stage.review().note().isEmpty();
    });
}

std::function<bool(ActingStage &)> review()
{
    return [](ActingStage &stage) { return stage.openReview(); };
}

std::function<bool(ActingStage &)> review(const QString &state, const QJsonObject &more)
{
    return [state, more](ActingStage &stage) { return reviewIn(stage, state, more); };
}

QList<Played> reviews()
{
    const QJsonObject sent{{"sentAt", stampAgo(2)}};
    const QJsonObject taken{
        {"sentAt", stampAgo(2)}, {"acceptedAt", stampAgo(1)}, {"revision", "81234"}};
    QJsonObject done = taken;
    done.insert("endedAt", stampAgo(0));
    const auto ended = [done](const QString &outcome) {
        QJsonObject row = done;
        row.insert("outcome", outcome);
        return row;
    };
    const auto played = [](const char *name,
                           std::function<bool(ActingStage &)> play,
                           const QString &level = u"G3"_s) {
        return Played{
            .scene = {u"review"_s, QLatin1String(name)}, .play = std::move(play), .level = level};
    };
    return {
        played("g2", review(), u"G2"_s),
        played("g3", review(), u"G3"_s),
        played("g4", review(), u"G4"_s),
        played("g5", review(), u"G5"_s),
        played("g3-filled",
               [](ActingStage &stage) {
                   if (!stage.openReview())
                       return false;
                   stage.review().setReason(u"the backup host is dead, OPS-42"_s);
                   return true;
               }),
        played("g3-stale",
               [](ActingStage &stage) {
                   if (!stage.openReview())
                       return false;
                   stage.clock.advance(12s);
                   return true;
               }),
        played("awaiting",
               review(u"awaitingApproval"_s, {{"level", "G4"}, {"approvalUntil", stampAgo(-540)}}),
               u"G4"_s),
        played("approving",
               [](ActingStage &stage) {
                   stage.put(u"awaitingApproval"_s,
                             u"G4"_s,
                             u"bert"_s,
                             {{"committedAt", stampAgo(12)},
                              {"reason", "the backup host is dead, OPS-42"},
                              {"approvalUntil", stampAgo(-540)}});
                   if (!stage.goTo(u"holds"_s))
                       return false;
                   stage.console->overrides().show(u"o1"_s);
                   return waitFor([&stage] { return stage.review().isApproving(); });
               }),
        played("beside",
               [](ActingStage &stage) {
                   if (!stage.openReview())
                       return false;
                   stage.put(u"previewed"_s,
                             u"G3"_s,
                             u"ada"_s,
                             {{"others",
                               QJsonArray{"bert has committed Remove hook on it, which will be "
                                          "sent at 2026-01-10T12:00:07Z"}}});
                   return waitFor([&stage] { return !stage.review().others().isEmpty(); });
               }),
        played("glass-delayed",
               review(u"delayed"_s, {{"level", "G4"}, {"breakGlass", true}, {"delaySeconds", 60}}),
               u"G4"_s),
        played("delayed", review(u"delayed"_s, {})),
        played("sending", review(u"sending"_s, sent)),
        played("accepted", review(u"accepted"_s, taken)),
        played(
            "observed",
            review(u"observed"_s, ended(u"the hook BackupFileSystem is gone from worker-b-7"_s))),
        played("timed-out",
               review(u"timedOut"_s,
                      ended(u"the effect was not seen within 60 s: the state is unknown"_s))),
        played(
            "refused",
            review(
                u"refused"_s,
                ended(
                    u"the test of /spec/lifecycleHooks/preTerminate/0 failed: somebody else changed it first"_s))),
        played("aborted",
               review(u"aborted"_s, ended(u"Aborted by ada before anything was sent."_s))),
        played("voided",
               review(u"voided"_s, ended(u"A check changed: no replacement is Running."_s))),
    };
}

/// A plan of 24 machines in four waves; what `more` names is as it says.
QJsonObject demoPlan(const QString &state, const QJsonObject &more)
{
    QJsonObject row{{"id", "plan-1"},
                    {"state", state},
                    {"action", "remove-hook"},
                    {"verb", "Remove hook"},
                    {"hook", "FlushLogs"},
                    {"owner", "logging/log-exporter"},
                    {"point", "preDrain"},
                    {"level", "G4"},
                    {"gates",
                     QJsonObject{{"reason", true},
                                 {"typeName", true},
                                 {"secondPerson", true},
                                 {"delaySeconds", 10},
                                 {"offered", true}}},
                    {"digest", "5c1f02d97a3be8840a11"},
                    {"digits", "4821"},
                    {"machines", 24},
                    {"waves", QJsonArray{1, 2, 6, 15}},
                    {"wave", 1},
                    {"pauseSeconds", 300},
                    {"failuresAllowed", 0},
                    {"leftOut", 2},
                    {"requestedBy", "ada"},
                    {"at", stampAgo(40)}};
    if (state != "planned") {
        row.insert("by", "ada");
        row.insert("reason", "log-exporter was removed from the site, OPS-42");
    }
    for (auto entry = more.begin(); entry != more.end(); ++entry)
        row.insert(entry.key(), entry.value());
    return row;
}

QString memberKey(int number)
{
    return u"plan-1/%1"_s.arg(number, 5, 10, QLatin1Char('0'));
}

/// Its machines as nothing was sent yet, and those that it leaves out.
QJsonObject demoPlanned()
{
    QJsonObject rows;
    const int waves[]{1, 2, 6, 15};
    int number = 0;
    for (int wave = 1; wave <= 4; ++wave) {
        for (int i = 0; i < waves[wave - 1]; ++i, ++number) {
            const bool unsure = number > 20;
            live::BulkMemberRow row;
            row.plan = "plan-1";
            row.wave = wave;
            row.kind = "Machine";
            row.object = "openshift-machine-api/worker-b-" + std::to_string(number);
            row.level = unsure ? "G4" : "G3";
            row.checks = {{"volumes-detached", live::Light::Green, {}},
                          {"pods-gone", live::Light::Green, {}}};
            if (unsure)
                row.checks.front() = {
                    "volumes-detached", live::Light::Red, live::clause(say::isNoVolumeAttached())};
            row.state = live::BulkMemberState::Untouched;
            const QByteArray text = QByteArray::fromStdString(live::rowText(row));
            rows.insert(memberKey(number), QJsonDocument::fromJson(text).object());
        }
    }
    rows.insert("plan-1/out/00000",
                QJsonObject{{"plan", "plan-1"},
                            {"object", "openshift-machine-api/master-2"},
                            {"why", "concerns a control plane machine, which is never in a plan"}});
    rows.insert("plan-1/out/00001",
                QJsonObject{{"plan", "plan-1"},
                            {"object", "openshift-machine-api/worker-b-41"},
                            {"why", "is in this plan already"}});
    return rows;
}

/// These of its machines are at that state.
void settle(QJsonObject &rows, int from, int to, const QString &state, const QString &outcome = {})
{
    for (int number = from; number <= to; ++number) {
        QJsonObject row = rows.value(memberKey(number)).toObject();
        row.insert("state", state);
        row.insert("outcome", outcome);
        rows.insert(memberKey(number), row);
    }
}

bool showPlan(ActingStage &stage, QJsonObject rows, const QJsonObject &plan)
{
    rows.insert("plan-1", plan);
    stage.gateway.changeRows(u"bulk"_s, rows);
    if (!stage.goTo(u"holds"_s) || !waitFor([&stage] {
            return !stage.console->overrides().planTitle(u"plan-1"_s).isEmpty();
        }))
        return false;
    stage.console->overrides().showPlan(u"plan-1"_s);
    return waitFor([&stage] { return stage.console->overrides().bulk()->list()->rowCount() > 0; });
}

QList<Played> plans()
{
    const auto played = [](const char *name, std::function<bool(ActingStage &)> play) {
        return Played{.scene = {u"plan"_s, QLatin1String(name)}, .play = std::move(play)};
    };
    return {
        played("asking",
               [](ActingStage &stage) {
                   stage.gateway.answerCommand(
                       u"bulk.plan"_s,
                       {{"outcome", "observed"}, {"result", QJsonObject{{"id", "plan-1"}}}});
                   if (!stage.goTo(u"holds"_s))
                       return false;
                   stage.console->overrides().reviewAll(
                       {{u"action"_s, u"remove-hook"_s},
                        {u"cause"_s, u"FlushLogs of logging/log-exporter at preDrain"_s}});
                   return stage.console->overrides().bulk()->step() == ui::BulkReview::Asking;
               }),
        played("planned",
               [](ActingStage &stage) {
                   return showPlan(stage, demoPlanned(), demoPlan(u"planned"_s, {}));
               }),
        // The keyboard is in the list: what is sent to the machine where it stands is shown.
        played("patch",
               [](ActingStage &stage) {
                   QJsonObject rows = demoPlanned();
                   QJsonObject row = rows.value(memberKey(0)).toObject();
                   row.insert("patch",
                              R"([{"op":"test","path":"/metadata/uid","value":"6f2c0d4e"},)"
                              R"({"op":"test","path":"/spec/lifecycleHooks/preDrain/0","value":)"
                              R"({"name":"FlushLogs","owner":"logging/log-exporter"}},)"
                              R"({"op":"remove","path":"/spec/lifecycleHooks/preDrain/0"}])");
                   rows.insert(memberKey(0), row);
                   if (!showPlan(stage, rows, demoPlan(u"planned"_s, {})))
                       return false;
                   const auto isInList = [&stage] {
                       const QQuickItem *item = stage.window().activeFocusItem();
                       while (item && !item->inherits("QQuickListView"))
                           item = item->parentItem();
                       return item && item->property("review").isValid();
                   };
                   for (int tab = 0; tab < 12 && !isInList(); ++tab)
                       stage.press(Qt::Key_Tab);
                   return isInList() && stage.draw();
               }),
        played("filled",
               [](ActingStage &stage) {
                   if (!showPlan(stage, demoPlanned(), demoPlan(u"planned"_s, {{"level", "G3"}})))
                       return false;
                   ui::BulkReview &plan = *stage.console->overrides().bulk();
                   plan.setReason(u"log-exporter was removed from the site, OPS-42"_s);
                   plan.setTypedNumber(u"24"_s);
                   plan.setDigits(u"4821"_s);
                   return plan.isReady();
               }),
        played("refused",
               [](ActingStage &stage) {
                   return showPlan(stage,
                                   demoPlanned(),
                                   demoPlan(u"planned"_s,
                                            {{"refusal",
                                              "The plan has 24 machines, and this site allows "
                                              "20."}}));
               }),
        played("awaiting",
               [](ActingStage &stage) {
                   return showPlan(stage,
                                   demoPlanned(),
                                   demoPlan(u"awaitingApproval"_s, {{"dueAt", stampAgo(-540)}}));
               }),
        played("approving",
               [](ActingStage &stage) {
                   return showPlan(stage,
                                   demoPlanned(),
                                   demoPlan(u"awaitingApproval"_s,
                                            {{"by", "bert"}, {"dueAt", stampAgo(-540)}}));
               }),
        played("waiting",
               [](ActingStage &stage) {
                   QJsonObject rows = demoPlanned();
                   settle(rows, 0, 0, u"observed"_s);
                   return showPlan(stage,
                                   rows,
                                   demoPlan(u"waiting"_s,
                                            {{"wave", 2},
                                             {"observed", 1},
                                             {"approvedBy", "bert"},
                                             {"dueAt", stampAgo(-252)}}));
               }),
        played("under-way",
               [](ActingStage &stage) {
                   QJsonObject rows = demoPlanned();
                   settle(rows, 0, 4, u"observed"_s);
                   settle(rows,
                          3,
                          3,
                          u"skipped"_s,
                          u"It changed after it was planned: nothing was sent."_s);
                   settle(rows, 5, 8, u"underWay"_s);
                   return showPlan(
                       stage,
                       rows,
                       demoPlan(
                           u"underWay"_s,
                           {{"wave", 3}, {"observed", 4}, {"skipped", 1}, {"approvedBy", "bert"}}));
               }),
        played("stopped",
               [](ActingStage &stage) {
                   QJsonObject rows = demoPlanned();
                   settle(rows, 0, 1, u"observed"_s);
                   settle(rows,
                          2,
                          2,
                          u"unknown"_s,
                          u"The effect was not seen within 60 s: the state is unknown."_s);
                   return showPlan(
                       stage,
                       rows,
                       demoPlan(u"stopped"_s,
                                {{"wave", 2},
                                 {"observed", 2},
                                 {"unknown", 1},
                                 {"approvedBy", "bert"},
                                 {"outcome",
                                  "Stopped at wave 2: the effect on "
                                  "openshift-machine-api/worker-b-2 was not observed."}}));
               }),
        played(
            "lost",
            [](ActingStage &stage) {
                QJsonObject rows = demoPlanned();
                settle(rows, 0, 0, u"observed"_s);
                if (!showPlan(stage, rows, demoPlan(u"underWay"_s, {{"wave", 2}, {"observed", 1}})))
                    return false;
                stage.gateway.stop();
                return waitFor(
                    [&stage] { return !stage.console->overrides().bulk()->lost().isEmpty(); });
            }),
        played("done",
               [](ActingStage &stage) {
                   QJsonObject rows = demoPlanned();
                   settle(rows, 0, 23, u"observed"_s);
                   return showPlan(
                       stage,
                       rows,
                       demoPlan(
                           u"done"_s,
                           {{"wave", 4},
                            {"observed", 24},
                            {"approvedBy", "bert"},
                            {"outcome",
                             "All waves are done: 24 observed, 0 skipped, 0 failed, 0 unknown."}}));
               }),
        played("banner",
               [](ActingStage &stage) {
                   stage.gateway.changeRows(
                       u"bulk"_s,
                       {{"plan-1",
                         demoPlan(u"stopped"_s,
                                  {{"wave", 2},
                                   {"outcome", "Stopped at wave 2: the backend stopped."}})}});
                   return stage.goTo(u"holds"_s) && waitFor([&stage] {
                              return !stage.console->overrides().plans().isEmpty();
                          });
               }),
    };
}

live::SpreadRow spread(int p5, int p50, int p95)
{
    return {std::chrono::seconds(p5), std::chrono::seconds(p50), std::chrono::seconds(p95)};
}

/// What holds one machine of a forecast.
live::ExpectedHoldRow expected(const std::string &machine,
                               const Message &holder,
                               live::SpreadRow from,
                               live::SpreadRow length,
                               int runs = 20)
{
    live::ExpectedHoldRow hold;
    hold.machine = "openshift-machine-api/" + machine;
    hold.kind = holder.is(say::whatIfTurn) ? "turn" : "preTerminate";
    hold.holder = live::clause(holder);
    hold.from = from;
    hold.length = length;
    hold.runs = runs;
    hold.unended = length.p50 ? 0 : runs;
    return hold;
}

live::ForecastRow demoForecast(live::SpreadRow end, int unended, int surge)
{
    live::ForecastRow forecast;
    forecast.at = parseTime("2026-11-20T22:00:00Z");
    forecast.runs = 20;
    forecast.unended = unended;
    forecast.surge = surge;
    forecast.end = end;
    forecast.notes = {
        live::sentence(say::whatIfInstancesTake(5min, 15min, 2min, 5min, 1min, 5min)),
        live::sentence(say::whatIfHookHolds("logging/log-exporter", "preTerminate", "FlushLogs"))};
    return forecast;
}

/// Four machines of a set, two at a time.
live::ForecastRow demoUpgrade(live::SpreadRow end, int unended, int surge)
{
    live::ForecastRow forecast = demoForecast(end, unended, surge);
    for (int number = 1; number <= 4; ++number) {
        const std::string machine = "fra1-worker-eu-central-1b-c2vn" + std::to_string(number);
        const int start = number > 2 ? 4100 : 0;
        const auto add = [&](const Message &holder, live::SpreadRow from, live::SpreadRow length) {
            forecast.holds.push_back(expected(machine, holder, from, length));
        };
        if (start > 0)
            add(say::whatIfTurn(), spread(0, 0, 0), spread(3100, start, 6100));
        add(say::whatIfHook("preDrain", "EtcdQuorumOperator", "clusteroperator/etcd"),
            spread(start, start, start),
            spread(60, 240, 900));
        add(say::whatIfDrainWithBudgets("shop/web, shop/checkout-frontend"),
            spread(start, start + 240, start + 900),
            spread(60, 420, 1500));
        forecast.holds.back().runs = 17;
        add(say::whatIfHook("preTerminate", "BackupFileSystem", "my-backup-controller"),
            spread(start, start + 660, start + 1900),
            spread(600, 1500, 2700));
        add(say::whatIfRemoval(), spread(start, start + 2160, start + 4600), spread(20, 60, 300));
    }
    return forecast;
}

/// It drains, and then a hook holds it for ever.
live::ForecastRow demoEndless()
{
    live::ForecastRow forecast = demoForecast({}, 20, 1);
    forecast.holds = {
        expected("worker-b-7",
                 say::whatIfDrainWithBudget("shop/web"),
                 spread(0, 0, 0),
                 spread(8, 40, 120)),
        expected("worker-b-7",
                 say::whatIfHook("preTerminate", "FlushLogs", "logging/log-exporter"),
                 spread(8, 40, 120),
                 {}),
    };
    return forecast;
}

bool simulate(ActingStage &stage, const QVariantMap &request, const live::ForecastRow &forecast)
{
    const QByteArray text = QByteArray::fromStdString(live::rowText(forecast));
    stage.gateway.answerCommand(
        u"whatif.forecast"_s,
        {{"outcome", "observed"}, {"result", QJsonDocument::fromJson(text).object()}});
    if (!stage.goTo(u"fleet"_s))
        return false;
    stage.console->simulator().ask(request);
    return waitFor([&stage] { return stage.console->simulator().isReady(); }) && stage.draw();
}

QList<Played> simulations()
{
    const auto played = [](const char *name, std::function<bool(ActingStage &)> play) {
        return Played{.scene = {u"simulation"_s, QLatin1String(name)}, .play = std::move(play)};
    };
    const QVariantMap replacement{{u"action"_s, u"replace"_s},
                                  {u"machine"_s, u"openshift-machine-api/worker-b-7"_s}};
    const QVariantMap upgrade{{u"action"_s, u"upgrade"_s},
                              {u"set"_s, u"openshift-machine-api/fra1-worker-eu-central-1b"_s}};
    return {
        played("playing",
               [replacement](ActingStage &stage) {
                   if (!stage.goTo(u"fleet"_s))
                       return false;
                   stage.gateway.setMute(true);
                   stage.console->simulator().ask(replacement);
                   return stage.console->simulator().isBusy() && stage.draw();
               }),
        played("upgrade",
               [upgrade](ActingStage &stage) {
                   return simulate(stage, upgrade, demoUpgrade(spread(6300, 8900, 14200), 0, 2));
               }),
        played("endless",
               [replacement](ActingStage &stage) {
                   return simulate(stage, replacement, demoEndless());
               }),
        played("window",
               [](ActingStage &stage) {
                   return simulate(stage,
                                   {{u"action"_s, u"maintain"_s},
                                    {u"window"_s, u"openshift-machine-api/night"_s}},
                                   demoUpgrade({6300s, 8900s, {}}, 2, 0));
               }),
        played("refused",
               [replacement](ActingStage &stage) {
                   stage.gateway.answerCommand(
                       u"whatif.forecast"_s,
                       {{"outcome", "refused"},
                        {"code", "Conflict"},
                        {"message", "Another forecast is being made: try again in a minute."}});
                   if (!stage.goTo(u"fleet"_s))
                       return false;
                   stage.console->simulator().ask(replacement);
                   return waitFor(
                       [&stage] { return !stage.console->simulator().note().isEmpty(); });
               }),
    };
}

QList<Played> dialogs()
{
    const auto played = [](const char *name, std::function<bool(ActingStage &)> play) {
        return Played{.scene = {u"dialogs"_s, QLatin1String(name)}, .play = std::move(play)};
    };
    return {
        played("palette",
               [](ActingStage &stage) {
                   QTest::keyClick(&stage.window(), Qt::Key_K, Qt::ControlModifier);
                   return true;
               }),
        played("palette-machine",
               [](ActingStage &stage) {
                   QTest::keyClick(&stage.window(), Qt::Key_P, Qt::ControlModifier);
                   QTest::keyClick(&stage.window(), 'w');
                   return true;
               }),
        played("keys",
               [](ActingStage &stage) {
                   stage.press(Qt::Key_Question);
                   return true;
               }),
        played("keys-machine",
               [](ActingStage &stage) {
                   stage.console->machine().setKey(DemoFleet::heldKey());
                   const bool there = stage.goTo(u"machine"_s);
                   stage.press(Qt::Key_Question);
                   return there;
               }),
        played("actions",
               [](ActingStage &stage) {
                   stage.console->machine().setKey(DemoFleet::heldKey());
                   const bool there = stage.goTo(u"machine"_s);
                   QTest::keyClick(&stage.window(), Qt::Key_Return, Qt::ControlModifier);
                   return there;
               }),
        played("shelve",
               [](ActingStage &stage) {
                   const bool there = stage.goTo(u"holds"_s);
                   stage.press(Qt::Key_J);
                   stage.press(Qt::Key_H);
                   return there;
               }),
        played("holds-chosen",
               [](ActingStage &stage) {
                   const bool there = stage.goTo(u"holds"_s);
                   stage.press(Qt::Key_J);
                   stage.press(Qt::Key_Space);
                   stage.press(Qt::Key_J);
                   stage.press(Qt::Key_Space);
                   return there;
               }),
        played("holds-by-owner",
               [](ActingStage &stage) {
                   const bool there = stage.goTo(u"holds"_s);
                   stage.console->holds().table()->setProperty("grouping", u"owner"_s);
                   return there;
               }),
        played("column-menu",
               [](ActingStage &stage) {
                   stage.press(Qt::Key_J);
                   return openColumnMenu(stage, u"phase"_s);
               }),
        played("holds-column-menu",
               [](ActingStage &stage) {
                   if (!stage.goTo(u"holds"_s))
                       return false;
                   stage.console->holds().table()->setSorting({u"owner"_s, u"-age"_s});
                   stage.console->holds().table()->setColumnFilter(u"hold"_s, u"r"_s, {});
                   return openColumnMenu(stage, u"hold"_s);
               }),
        played("views",
               [](ActingStage &stage) {
                   for (ui::FleetTable *table :
                        stage.console->window()->findChildren<ui::FleetTable *>()) {
                       table->setSorting({u"owner"_s, u"-name"_s});
                       table->setColumnFilter(u"phase"_s, u"n"_s, {});
                       table->selectAll();
                   }
                   QQuickItem *views = nullptr;
                   eachVisible(*stage.window().contentItem(), [&](const QQuickItem &item) {
                       if (withoutPseudo(item.property("text").toString()) == u"Views\u2026"_s
                           && item.inherits("QQuickAbstractButton"))
                           views = const_cast<QQuickItem *>(&item);
                   });
                   return views && QMetaObject::invokeMethod(views, "clicked");
               }),
        played("toast",
               [](ActingStage &stage) {
                   stage.console->alarms().notify(u"worker-b-7 BackupFileSystem"_s);
                   return true;
               }),
        played("recovery",
               [](ActingStage &stage) {
                   stage.window().setProperty("page", u"fleet"_s);
                   return waitFor(
                       [&stage] { return !stage.console->overrides().left().isEmpty(); });
               }),
        played("paused",
               [](ActingStage &stage) {
                   if (!stage.goTo(u"settings"_s))
                       return false;
                   stage.console->session().pause();
                   return waitFor([&stage] { return stage.console->session().isPaused(); });
               }),
        played("glass-review",
               [](ActingStage &stage) {
                   if (!stage.goTo(u"audit"_s))
                       return false;
                   QObject *page = stage.window().findChild<QObject *>(u"page"_s);
                   QQmlExpression(qmlContext(page), page, u"reviewing.show()"_s).evaluate();
                   QQmlExpression isOpen(qmlContext(page), page, u"reviewing.opened"_s);
                   return waitFor([&isOpen] { return isOpen.evaluate().toBool(); });
               }),
        played("audit-views",
               [](ActingStage &stage) {
                   if (!stage.goTo(u"audit"_s))
                       return false;
                   QObject *page = stage.window().findChild<QObject *>(u"page"_s);
                   QQmlExpression(
                       qmlContext(page),
                       page,
                       uR"(saved.save('audit', 'ada on worker-b-7', 'filter=ada&chips=glass');
                           saved.save('audit', 'worker-b-7', 'chips=unknown'); viewsMenu.open())"_s)
                       .evaluate();
                   QQmlExpression isOpen(qmlContext(page), page, u"viewsMenu.opened"_s);
                   return waitFor([&isOpen] { return isOpen.evaluate().toBool(); });
               }),
        played(
            "audit-columns",
            [](ActingStage &stage) {
                if (!stage.goTo(u"audit"_s))
                    return false;
                QObject *page = stage.window().findChild<QObject *>(u"page"_s);
                QQmlExpression(
                    qmlContext(page),
                    page,
                    uR"(list.columns.setHidden('actor', false); list.columns.setHidden('level', true);
                           shown.sorting = ['actor', '-number']; shown.setColumnFilter('actor', 'a', []))"_s)
                    .evaluate();
                stage.press(Qt::Key_J);
                QTest::keyClick(&stage.window(), Qt::Key_Down, Qt::ShiftModifier);
                return stage.draw();
            }),
        played("power-list",
               [](ActingStage &stage) {
                   if (!stage.goTo(u"power"_s))
                       return false;
                   stage.window().findChild<QObject *>(u"powerWall"_s)->setProperty("asList", true);
                   stage.press(Qt::Key_J);
                   return stage.draw();
               }),
        played("power-narrowed",
               [](ActingStage &stage) {
                   return onPage(stage,
                                 u"power"_s,
                                 u"wall.asList = true; hosts.setColumnFilter('holds', '', ['1 "
                                 u"hold']); pick('openshift-machine-api/host-10')"_s);
               }),
        played("calendar-window",
               [](ActingStage &stage) {
                   return onPage(
                       stage, u"calendar"_s, u"pick('window/openshift-machine-api/nights')"_s);
               }),
        played("calendar-late",
               [](ActingStage &stage) {
                   return onPage(stage,
                                 u"calendar"_s,
                                 u"pick('maintenance/openshift-machine-api/mm-worker-b-7')"_s);
               }),
        played("calendar-new-window", checkWindow),
        played("calendar-removed",
               [](ActingStage &stage) {
                   return onPage(
                       stage,
                       u"calendar"_s,
                       u"selectedKey = ''; removed = { name: 'nights' }; notice = 'nights'"_s);
               }),
        played("incident-preview", [](ActingStage &stage) { return openIncidentTab(stage, 1); }),
        played("incident-proposed",
               [](ActingStage &stage) {
                   if (!stage.goTo(u"incidents"_s))
                       return false;
                   QObject *page = stage.window().findChild<QObject *>(u"page"_s);
                   page->setProperty("selection", QStringList{DemoFleet::heldKey()});
                   return QMetaObject::invokeMethod(page, "begin") && waitFor([&stage] {
                              return isSaid(stage.window(), u"BackupFileSystem is late"_s);
                          });
               }),
        played("incident-export", [](ActingStage &stage) { return openIncidentTab(stage, 2); }),
    };
}

} // namespace

QList<Played> dialogScenes()
{
    return reviews() + plans() + simulations() + dialogs();
}

} // namespace hp::tests
