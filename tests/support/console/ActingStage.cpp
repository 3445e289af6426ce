// SPDX-License-Identifier: Apache-2.0

#include "tests/support/console/ActingStage.h"

#include "tests/support/gateway/DemoCalendar.h"
#include "tests/support/gateway/DemoHolds.h"
#include "tests/support/gateway/DemoSite.h"
#include "tests/support/gateway/Patience.h"

namespace hp::tests {

using namespace Qt::Literals::StringLiterals;
using namespace std::chrono_literals;
using ui::OverrideReview;

ActingStage::ActingStage(const QString &level)
{
    gateway.setIdentity(u"ada"_s);
    gateway.setRoles({u"operator"_s});
    gateway.setMayWrite(true);
    const DemoSite site(demoNow());
    gateway.setRows(u"power"_s, site.power(60));
    QJsonObject alarms = demoAlarms(demoHolds(demo.fleet(), demoNow()), demoNow());
    const QJsonObject more = site.alarms();
    for (auto row = more.begin(); row != more.end(); ++row)
        alarms.insert(row.key(), row.value());
    gateway.setRows(u"alarms"_s, alarms);
    gateway.setRows(u"audit"_s, site.audit());
    gateway.setRows(u"calendar"_s, demoCalendar(demoNow()));
    gateway.setRows(u"incidents"_s, site.incidents());
    gateway.setRows(u"exports"_s, site.exports());
    gateway.setRows(u"tokens"_s, site.tokens());
    gateway.setRows(u"walls"_s, site.walls());
    gateway.setRows(u"budgets"_s, DemoSite::budgets());
    const QString observed = u"observed"_s;
    gateway.answerCommand(
        u"incident.get"_s,
        {{"outcome", observed}, {"result", QJsonObject{{"incident", site.incident()}}}});
    QJsonObject preview = site.entries();
    preview.insert("text", DemoSite::document());
    gateway.answerCommand(u"incident.preview"_s, {{"outcome", observed}, {"result", preview}});
    gateway.answerCommand(u"override.preview"_s,
                          {{"outcome", observed}, {"result", QJsonObject{{"id", u"o1"_s}}}});
    const QJsonObject checked = demoOverride(u"o1"_s, u"G4"_s, demoNow());
    gateway.answerCommand(u"override.checks"_s,
                          {{"outcome", observed},
                           {"result",
                            QJsonObject{{"checks", checked.value("checks")},
                                        {"level", "G4"},
                                        {"refusal", ""},
                                        {"at", checked.value("at")}}}});
    gateway.answerCommand(
        u"override.press"_s,
        {{"outcome", observed}, {"result", QJsonObject{{"challenge", u"c-1"_s}}}});
    for (const QString &command : {u"override.commit"_s,
                                   u"override.reject"_s,
                                   u"override.review"_s,
                                   u"override.abort"_s,
                                   u"alarm.acknowledge"_s,
                                   u"alarm.shelve"_s})
        gateway.answerCommand(command, {{"outcome", observed}});
    put(u"previewed"_s, level);
}

void ActingStage::put(const QString &state,
                      const QString &level,
                      const QString &by,
                      const QJsonObject &more)
{
    QJsonObject row = demoOverride(u"o1"_s, level, demoNow());
    row.insert("state", state);
    if (state != "previewed")
        row.insert("by", by);
    for (auto entry = more.begin(); entry != more.end(); ++entry)
        row.insert(entry.key(), entry.value());
    gateway.changeRows(u"overrides"_s, {{"o1", row}});
}

void ActingStage::nameTheHold()
{
    QJsonObject rows = demo.machine(DemoFleet::heldKey());
    QJsonObject why = rows.value(u"why"_s).toObject();
    why.insert(u"waitingAt"_s, u"preTerminate"_s);
    why.insert(u"hold"_s, u"BackupFileSystem"_s);
    why.insert(u"owner"_s, u"my-backup-controller"_s);
    rows.insert(u"why"_s, why);
    gateway.setRows(u"machine/"_s + DemoFleet::heldKey(), rows);
}

bool ActingStage::goTo(const QString &page)
{
    window().setProperty("page", page);
    return waitFor([this] {
               clock.advance(100ms);
               return window().property("pageReady").toBool();
           })
        && draw();
}

bool ActingStage::openReview()
{
    console->machine().setKey(DemoFleet::heldKey());
    if (!goTo(u"machine"_s))
        return false;
    console->overrides().review(console->machine().overrideRequest());
    return waitFor([this] { return review().step() == OverrideReview::Reviewing; }) && draw();
}

int ActingStage::sent(const char *command) const
{
    return static_cast<int>(gateway.commands(QLatin1String(command)).size());
}

} // namespace hp::tests
