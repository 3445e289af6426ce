// SPDX-License-Identifier: Apache-2.0

#include "tests/support/console/PseudoLocale.h"
#include "tests/support/console/scenes/Played.h"
#include "tests/support/gateway/DemoHolds.h"
#include "tests/support/gateway/DemoSite.h"
#include "tests/support/gateway/Patience.h"

namespace hp::tests {

using namespace Qt::Literals::StringLiterals;
using namespace std::chrono_literals;

namespace {

/// Everything that holds is late.
void beLate(ActingStage &stage)
{
    QJsonObject rows = stage.demo.fleet();
    for (auto machine = rows.begin(); machine != rows.end(); ++machine) {
        QJsonObject row = machine->toObject();
        QJsonArray holds;
        for (const QJsonValue entry : row.value("holds").toArray()) {
            QJsonObject hold = entry.toObject();
            if (hold.value("state") == "Holding")
                hold.insert("state", "Late");
            holds.append(hold);
        }
        row.insert("holds", holds);
        *machine = row;
    }
    stage.setFleet(rows);
}

/// The page of the holds, for which nobody asked.
bool findHome(ActingStage &stage)
{
    return waitFor([&stage] {
        return pageOf(stage.window()) == "holds" && stage.window().property("pageReady").toBool();
    });
}

/// A hook holds fourteen machines, some of which somebody has acknowledged.
void waitTogether(ActingStage &stage)
{
    const QString flush = u"FlushLogs of logging/log-exporter at preDrain"_s;
    const QJsonObject message{
        {"id", "holdOfAt"},
        {"arguments", QJsonArray{"FlushLogs", "logging/log-exporter", "preDrain"}}};
    QJsonObject fleet = stage.demo.fleet();
    QJsonObject alarms = DemoSite(demoNow()).alarms();
    int waiting = 0;
    for (auto machine = fleet.begin(); machine != fleet.end() && waiting < 14; ++machine) {
        QJsonObject row = machine->toObject();
        if (!row.value("name").toString().startsWith(u"worker-b"_s))
            continue;
        ++waiting;
        row.insert("cause", flush);
        row.insert("causeMessage", message);
        row.insert("sentence",
                   "Waiting at preDrain for FlushLogs (owner logging/log-exporter). 3 h.");
        row.insert("status",
                   QJsonObject{{"look", "holding"},
                               {"word", "Held"},
                               {"priority", waiting % 3 == 0 ? 2 : 3},
                               {"since", stampAgo(3 * 3600 - 60 * waiting)}});
        row.insert("holds",
                   QJsonArray{QJsonObject{{"kind", "hook.preDrain"},
                                          {"name", "FlushLogs"},
                                          {"owner", "logging/log-exporter"},
                                          {"state", waiting % 3 == 0 ? "Overdue" : "Late"},
                                          {"since", stampAgo(3 * 3600 - 60 * waiting)}}});
        *machine = row;
        const bool seen = waiting > 9;
        alarms.insert(QString(u"alarm/"_s + machine.key() + u"/hook.preDrain/FlushLogs"_s),
                      QJsonObject{{"machine", machine.key()},
                                  {"text", row.value("sentence")},
                                  {"priority", waiting % 3 == 0 ? 2 : 3},
                                  {"state", seen ? "Acknowledged" : "Raised"},
                                  {"raised", stampAgo(1800)},
                                  {"acknowledged", seen ? stampAgo(600) : QString()},
                                  {"acknowledgedBy", seen ? "ada" : ""},
                                  {"cause", flush},
                                  {"causeMessage", message},
                                  {"since", stampAgo(3 * 3600 - 60 * waiting)},
                                  {"late", true},
                                  {"rang", stampAgo(1800)}});
    }
    QJsonObject summary = alarms.value("summary").toObject();
    QJsonArray most = summary.value("most").toArray();
    most.prepend(QJsonObject{{"key", QString(DemoFleet::heldKey() + u"/hook.preDrain/FlushLogs"_s)},
                             {"times", 31},
                             {"name", flush},
                             {"nameMessage", message},
                             {"machine", DemoFleet::heldKey()}});
    summary.insert("most", most);
    alarms.insert("summary", summary);
    stage.gateway.setRows(u"alarms"_s, alarms);
    stage.setFleet(fleet);
}

bool lookAtAlarms(ActingStage &stage)
{
    return stage.goTo(u"alarms"_s) && waitFor([&stage] {
               return isSaid(stage.window(), u"at preDrain: 9 machines, oldest"_s);
           });
}

bool lookAtFleet(ActingStage &stage)
{
    // A narrow window has no room for what needs attention.
    return stage.goTo(u"fleet"_s) && waitFor([&stage] {
               ui::GatewaySession &session = stage.console->session();
               return withoutPseudo(session.summary()->worstText(0, session.now()))
                          .contains(u"at preDrain: 14 machines, oldest"_s)
                   || withoutPseudo(session.summary()->worstText(1, session.now()))
                          .contains(u"at preDrain: 14 machines, oldest"_s);
           })
        && stage.draw();
}

/// One owner holds a dozen more machines, some of them late: one head, and its worst.
bool findOneCause(ActingStage &stage)
{
    if (!stage.goTo(u"holds"_s))
        return false;
    const auto &table = *stage.console->holds().table();
    const QString hold = u"/hook.preTerminate/BackupFileSystem"_s;
    const QString key = DemoFleet::heldKey() + hold;
    QJsonObject row = demoHolds(stage.demo.fleet(), demoNow()).value(key).toObject();
    QJsonObject twins;
    for (int i = 0; i < 12; ++i) {
        const QString machine = u"worker-e-%1"_s.arg(i);
        row.insert("machine", machine);
        row.insert("state", i % 3 == 0 ? "Late" : "Holding");
        twins.insert(row.value("ns").toString() + '/' + machine + hold, row);
    }
    stage.gateway.changeRows(u"holds"_s, twins);
    return waitFor([&] { return table.isFolded(table.groupOf(key)); }) && stage.draw();
}

bool groupByOwner(ActingStage &stage)
{
    if (!stage.goTo(u"holds"_s))
        return false;
    stage.console->holds().table()->setGrouping(u"owner"_s);
    return stage.draw() && stage.draw();
}

void refuseChecks(ActingStage &stage, const QString &code, const QString &message)
{
    stage.gateway.answerCommand(u"override.checks"_s,
                                {{"outcome", "refused"}, {"code", code}, {"message", message}});
}

void beAViewer(ActingStage &stage)
{
    stage.gateway.setRoles({u"viewer"_s});
    stage.gateway.setMayWrite(false);
    refuseChecks(stage,
                 u"Unauthorised"_s,
                 u"ada is not allowed to do this: it requires the role operator or approver"_s);
}

void beOld(ActingStage &stage)
{
    refuseChecks(stage, u"NotFound"_s, u"there is no command override.checks"_s);
}

/// At a moment at which its checks are on their way.
bool passByAHold(ActingStage &stage)
{
    if (!stage.goTo(u"holds"_s))
        return false;
    stage.press(Qt::Key_J);
    return true;
}

bool lookAtAHold(ActingStage &stage)
{
    return stage.goTo(u"holds"_s) && chooseHold(stage);
}

} // namespace

bool chooseHold(ActingStage &stage)
{
    stage.press(Qt::Key_J);
    // It would come as a sign of life later on.
    return stage.console->machine().key().isEmpty() || waitFor([&stage] {
               stage.clock.advance(100ms);
               const ui::MachineViewModel &machine = stage.console->machine();
               return machine.isLoaded() && machine.isTimelineLoaded()
                   && stage.console->holds().checks()->state() != ui::OverrideChecks::Asking;
           });
}

QList<Played> holdScenes()
{
    return {
        {.scene = {u"holds"_s, u"home"_s}, .play = findHome, .prepare = beLate},
        {.scene = {u"holds"_s, u"one-cause"_s}, .play = findOneCause},
        {.scene = {u"holds"_s, u"by-owner"_s}, .play = groupByOwner},
        {.scene = {u"alarms"_s, u"one-cause"_s}, .play = lookAtAlarms, .prepare = waitTogether},
        {.scene = {u"fleet"_s, u"one-cause"_s}, .play = lookAtFleet, .prepare = waitTogether},
        {.scene = {u"holds"_s, u"checks-asked"_s}, .play = passByAHold},
        {.scene = {u"holds"_s, u"checks-forbidden"_s}, .play = lookAtAHold, .prepare = beAViewer},
        {.scene = {u"holds"_s, u"checks-failed"_s}, .play = lookAtAHold, .prepare = beOld},
    };
}

} // namespace hp::tests
