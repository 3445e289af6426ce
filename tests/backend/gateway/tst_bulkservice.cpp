// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/BulkService.h"
#include "model/live/BulkRows.h"
#include "model/live/RowJson.h"
#include "tests/backend/overrides/OverrideWorld.h"
#include "tests/support/cluster/Settle.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <algorithm>
#include <nlohmann/json.hpp>

namespace tst_bulkservice {

using namespace hp;
using namespace hp::gateway;
using namespace std::chrono_literals;

namespace {

const char *const cause = "Backup of backup at preTerminate";

live::HoldRow hold(const std::string &machine,
                   live::HoldKind kind,
                   const std::string &point,
                   const std::string &name,
                   const std::string &owner,
                   const std::string &because)
{
    live::HoldRow row;
    row.ns = test::OverrideWorld::space;
    row.machine = machine;
    row.kind = kind;
    row.waitingAt = point;
    row.hold = name;
    row.owner.name = owner;
    row.cause = because;
    return row;
}

/// Two that wait for one hook, one of them with another hook that is armed; one whose host somebody
/// keeps off; one that nothing holds.
BulkWorld world()
{
    BulkWorld now;
    now.holds = {
        hold("w-2", live::HoldKind::PreTerminate, "preTerminate", "Backup", "backup", cause),
        hold("w-1", live::HoldKind::PreTerminate, "preTerminate", "Backup", "backup", cause),
        hold("w-1", live::HoldKind::PreDrain, "preDrain", "Backup", "else", ""),
        hold("w-3", live::HoldKind::PowerKey, "power", "fence", "fence", "fence at power")};
    now.holds[3].host = "metal/h-3";
    const std::string space = test::OverrideWorld::space;
    now.labelled = {{{space, "w-1"}, {"metal", "h-1"}},
                    {{space, "w-3"}, {"metal", "h-3"}},
                    {{space, "w-4"}, {}}};
    return now;
}

/// "w-1 preTerminate/Backup/backup, h-3 reboot.metal3.io/fence".
QString said(const std::vector<overrides::OverrideRequest> &requests)
{
    QStringList list;
    for (const auto &request : requests) {
        std::string text = request.host.name.empty() ? request.machine.name : request.host.name;
        if (!request.hook.name.empty())
            text += std::string(" ") + machine::toString(request.point) + '/' + request.hook.name
                + '/' + request.hook.owner;
        if (!request.powerKey.empty())
            text += ' ' + request.powerKey;
        list.append(QString::fromStdString(text));
    }
    return list.join(QStringLiteral(", "));
}

} // namespace

/// What clients of the gateway see of overrides of many machines, and may do with them.
class TestBulkService : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void aGroupIsTheMachinesThatItNames_data();
    void aGroupIsTheMachinesThatItNames();
    void aPersonsOwnRuleIsOfEachMachine();
    void rolesDecide_data();
    void rolesDecide();
    void aPlanIsShownApprovedAndCarriedOut();
    void aPlanThatARuleStoppedIsAnAlarm();
    void whatIsForgottenIsNotShown();

private:
    /// Anna's plan of the one machine that there is, started and approved.
    std::string started();
    Result<Json> run(const std::string &command, const Json &arguments, const QString &who);
    live::BulkRow row(const std::string &id)
    {
        const auto it = m_shown->rows().find(id);
        return live::fromJson<live::BulkRow>(it == m_shown->rows().end() ? Json()
                                                                         : Json::parse(it->second));
    }

    std::unique_ptr<test::OverrideWorld> m_world;
    std::unique_ptr<overrides::BulkRuns> m_runs;
    std::shared_ptr<View> m_shown;
    std::unique_ptr<BulkService> m_service;
    BulkWorld m_machines;
    std::vector<alarms::AlarmSource> m_alarms;
};

void TestBulkService::init()
{
    m_service.reset();
    m_runs.reset();
    m_world = std::make_unique<test::OverrideWorld>();
    m_shown = std::make_shared<View>();
    overrides::BulkPolicy policy;
    policy.limit = 2;
    m_runs = std::make_unique<overrides::BulkRuns>(
        *m_world->pipeline, *m_world->audit, m_world->fixture.clock(), policy);
    m_machines = {};
    m_alarms.clear();
    m_machines.holds = {
        hold("w-7", live::HoldKind::PreTerminate, "preTerminate", "Backup", "backup", cause)};
    m_service = std::make_unique<BulkService>(
        *m_runs,
        m_world->fixture.clock(),
        m_shown,
        [this](const BulkGroup &) { return m_machines; },
        [this](std::vector<alarms::AlarmSource> alarms) { m_alarms = std::move(alarms); });
}

Result<Json>
TestBulkService::run(const std::string &command, const Json &arguments, const QString &who)
{
    const QStringList words = who.split(QLatin1Char(' '));
    Caller caller;
    caller.name = words.first().toStdString();
    for (const QString &role : words.mid(1))
        caller.roles.push_back(role.toStdString());
    auto result = m_service->run(command, arguments, caller);
    test::settle(m_world->fixture.clock());
    return result;
}

void TestBulkService::aGroupIsTheMachinesThatItNames_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("answer");
    const auto row = [](const char *name, const char *arguments, const char *answer) {
        QTest::newRow(name) << QString::fromUtf8(arguments) << QString::fromUtf8(answer);
    };
    row("the hook that a cause names",
        R"({"action": "remove-hook", "cause": "Backup of backup at preTerminate"})",
        "w-1 preTerminate/Backup/backup, w-2 preTerminate/Backup/backup");
    row("the machines of a cause",
        R"({"action": "cordon", "cause": "Backup of backup at preTerminate"})",
        "w-1, w-2");
    row("the key that a cause names",
        R"({"action": "release-power-key", "cause": "fence at power"})",
        "h-3 reboot.metal3.io/fence");
    row("the host of a cause", R"({"action": "power-on", "cause": "fence at power"})", "h-3");
    row("a hook that some of the labelled have, held or armed",
        R"({"action": "remove-hook", "selector": "a=b", "hook": "Backup"})",
        "w-1 preDrain/Backup/else, w-1 preTerminate/Backup/backup");
    row("that hook at one point",
        R"({"action": "remove-hook", "selector": "a=b", "hook": "Backup", "point": "preDrain"})",
        "w-1 preDrain/Backup/else");
    row("that hook of one owner",
        R"({"action": "remove-hook", "selector": "a=b", "hook": "Backup", "owner": "backup"})",
        "w-1 preTerminate/Backup/backup");
    row("all that are labelled", R"({"action": "cordon", "selector": "a=b"})", "w-1, w-3, w-4");
    row("the hosts of the labelled", R"({"action": "power-off", "selector": "a=b"})", "h-1, h-3");
    row("a key on the labelled",
        R"({"action": "release-power-key", "selector": "a=b", "key": "reboot.metal3.io/fence"})",
        "h-3 reboot.metal3.io/fence");

    row("no action", R"({"cause": "x"})", "a plan needs an action");
    row("an action that is none", R"({"action": "explode"})", "there is no action explode");
    row("no group", R"({"action": "cordon"})", "a plan needs either cause or selector");
    row("two groups",
        R"({"action": "cordon", "cause": "x", "selector": "a=b"})",
        "a plan needs either cause or selector");
    row("a cause and a hook",
        R"({"action": "remove-hook", "cause": "x", "hook": "h"})",
        "a cause names hook, point, owner and key: leave them out");
    row("labels without a hook",
        R"({"action": "remove-hook", "selector": "a=b"})",
        "remove-hook with a selector needs the name of the hook");
    row("a point that is none",
        R"({"action": "remove-hook", "selector": "a=b", "hook": "h", "point": "drain"})",
        "point is one of preCreate, preDrain, preTerminate");
    row("a hook that is not meant",
        R"({"action": "cordon", "selector": "a=b", "hook": "h"})",
        "hook, point and owner are for remove-hook");
    row("labels without a key",
        R"({"action": "release-hold", "selector": "a=b"})",
        "release-hold with a selector needs the key: reboot.metal3.io/…");
    row("a key that is not meant",
        R"({"action": "cordon", "selector": "a=b", "key": "reboot.metal3.io/a"})",
        "key is for release-hold and release-power-key");
    row("a level that is none",
        R"({"action": "cordon", "selector": "a=b", "least": "G5"})",
        "least is one of G0 to G4");
    row("a cause that holds nobody",
        R"({"action": "remove-hook", "cause": "x"})",
        "no machine waits for x");
    row("a hook that nobody has",
        R"({"action": "remove-hook", "selector": "a=b", "hook": "h"})",
        "remove-hook does not apply to any machine of this group");
}

void TestBulkService::aGroupIsTheMachinesThatItNames()
{
    QFETCH(const QString, arguments);
    QFETCH(const QString, answer);
    const Json json = Json::parse(arguments.toStdString());
    const auto group = bulkGroupFrom(json);
    BulkWorld now = world();
    if (group && group->labels.empty())
        now.labelled.clear();
    const Result<std::vector<overrides::OverrideRequest>> requests =
        group ? requestsOf(*group, now) : unexpected(group.error());
    QCOMPARE(requests ? said(*requests) : QString::fromStdString(requests.error().message), answer);
    for (const auto &request : requests ? *requests : std::vector<overrides::OverrideRequest>())
        QCOMPARE(request.action, group->action);
}

void TestBulkService::aPersonsOwnRuleIsOfEachMachine()
{
    const auto group =
        bulkGroupFrom({{"action", "power-on"}, {"selector", "a=b"}, {"least", "G4"}});
    QVERIFY(group);
    const auto requests = requestsOf(*group, world());
    QVERIFY(requests);
    QCOMPARE(requests->size(), std::size_t(2));
    for (const overrides::OverrideRequest &request : *requests)
        QCOMPARE(request.least, overrides::GuardLevel::G4);
    const auto asked = run("bulk.plan",
                           {{"action", "remove-hook"}, {"cause", cause}, {"least", "G4"}},
                           QStringLiteral("anna operator"));
    QVERIFY(asked);
    const live::BulkRow seen = row((*asked)["id"].get<std::string>());
    QCOMPARE(seen.level, std::string("G4"));
    QVERIFY(seen.gates.secondPerson);
}

void TestBulkService::rolesDecide_data()
{
    QTest::addColumn<QString>("who");
    QTest::addColumn<QString>("allowed");
    QTest::newRow("a wall") << "w wall operator"
                            << "";
    QTest::newRow("a viewer") << "v viewer"
                              << "";
    QTest::newRow("an owner of hooks") << "h hook"
                                       << "";
    QTest::newRow("an operator") << "o operator"
                                 << "plan start stop continue";
    QTest::newRow("an approver") << "a approver"
                                 << "approve stop";
    QTest::newRow("an administrator") << "a admin"
                                      << "plan start approve stop continue";
}

void TestBulkService::rolesDecide()
{
    QFETCH(const QString, who);
    QFETCH(const QString, allowed);
    QStringList may;
    for (const char *command : {"plan", "start", "approve", "stop", "continue"}) {
        const auto done = run(std::string("bulk.") + command, Json::object(), who);
        QVERIFY(!done);
        if (done.error().code != ErrorCode::Unauthorised)
            may.append(QLatin1String(command));
    }
    QCOMPARE(may.join(QLatin1Char(' ')), allowed);
    QCOMPARE(run("bulk.nonsense", Json::object(), who).error().code, ErrorCode::NotFound);
}

void TestBulkService::aPlanIsShownApprovedAndCarriedOut()
{
    m_machines.holds.push_back(
        hold("gone", live::HoldKind::PreTerminate, "preTerminate", "Backup", "backup", cause));
    const Json group{{"action", "remove-hook"}, {"cause", cause}};
    const auto asked = run("bulk.plan", group, QStringLiteral("anna operator"));
    QVERIFY(asked);
    const std::string id = (*asked)["id"].get<std::string>();
    m_world->pass(overrides::holdTime);
    const live::BulkRow seen = row(id);
    QCOMPARE(seen.state, live::BulkState::Planned);
    QCOMPARE(seen.machines, std::int64_t(1));
    QCOMPARE(seen.leftOut, std::int64_t(1));
    QCOMPARE(seen.requestedBy, std::string("anna"));
    // Whoever approves has not chosen the machines.
    QCOMPARE(seen.hook + ' ' + seen.owner + ' ' + seen.point,
             std::string("Backup backup preTerminate"));
    QVERIFY(seen.gates.typeName && seen.gates.reason && !seen.gates.pressAndHold);
    const Json member = Json::parse(m_shown->rows().at(id + "/00000"));
    QCOMPARE(member["object"].get<std::string>(), std::string("contract/w-7"));
    QCOMPARE(member["state"].get<std::string>(), std::string("untouched"));
    QVERIFY(!member["checks"].empty() && !member["patch"].get<std::string>().empty());
    const Json out = Json::parse(m_shown->rows().at(id + "/out/00000"));
    QCOMPARE(out["object"].get<std::string>(), std::string("contract/gone"));
    QVERIFY(!out["why"].get<std::string>().empty());

    const Json shown{{"id", id},
                     {"digest", seen.digest},
                     {"reason", "owner is dead, OPS-42"},
                     {"name", "1"},
                     {"confirm", seen.digits}};
    Json miscounted = shown;
    miscounted["name"] = "2";
    const auto refused = run("bulk.start", miscounted, QStringLiteral("anna operator"));
    QVERIFY(!refused);
    QCOMPARE(QString::fromStdString(refused.error().message),
             QStringLiteral("Type the number of machines to confirm: 1."));
    const auto started = run("bulk.start", shown, QStringLiteral("anna operator"));
    QVERIFY2(started, started ? "" : started.error().message.c_str());
    if ((*started)["state"] == "awaitingApproval") {
        QVERIFY(row(id).dueAt);
        QVERIFY(run("bulk.approve",
                    {{"id", id}, {"digest", seen.digest}, {"confirm", seen.digits}},
                    QStringLiteral("bert approver")));
    }
    m_world->pass(1min);
    QCOMPARE(row(id).state, live::BulkState::Done);
    QCOMPARE(row(id).observed, std::int64_t(1));
    QVERIFY(!m_world->hooks().contains(QStringLiteral("Backup")));

    m_machines.holds.push_back(
        hold("third", live::HoldKind::PreTerminate, "preTerminate", "Backup", "backup", cause));
    const auto tooMany = run("bulk.plan", group, QStringLiteral("anna operator"));
    QVERIFY(!tooMany);
    QCOMPARE(QString::fromStdString(tooMany.error().message),
             QStringLiteral("the plan has 3 machines, and this site allows 2"));
}

std::string TestBulkService::started()
{
    const auto asked = run("bulk.plan",
                           {{"action", "remove-hook"}, {"cause", cause}},
                           QStringLiteral("anna operator"));
    const std::string id = asked ? (*asked)["id"].get<std::string>() : std::string();
    m_world->pass(overrides::holdTime);
    const live::BulkRow seen = row(id);
    const auto begun = run("bulk.start",
                           {{"id", id},
                            {"digest", seen.digest},
                            {"reason", "owner is dead, OPS-42"},
                            {"name", "1"},
                            {"confirm", seen.digits}},
                           QStringLiteral("anna operator"));
    if (begun && (*begun)["state"] == "awaitingApproval")
        (void)run("bulk.approve",
                  {{"id", id}, {"digest", seen.digest}, {"confirm", seen.digits}},
                  QStringLiteral("bert approver"));
    return id;
}

/// Its machines are half done, and whoever started it may not be looking.
void TestBulkService::aPlanThatARuleStoppedIsAnAlarm()
{
    const std::string id = started();
    QVERIFY(m_alarms.empty());
    // Whether it was done stays unknown.
    m_world->door.refuse = [](const std::string &verb, const std::string &) {
        return verb == "patch" ? std::optional(Error{ErrorCode::Unreachable, "down", {}, nullptr})
                               : std::nullopt;
    };
    m_world->pass(3min);
    QCOMPARE(row(id).state, live::BulkState::Stopped);
    QCOMPARE(m_alarms.size(), std::size_t(1));
    QCOMPARE(m_alarms[0].key, "plan/" + id);
    QCOMPARE(m_alarms[0].priority, 2);
    QVERIFY2(QString::fromStdString(m_alarms[0].text)
                 .startsWith(QStringLiteral("The plan of anna for 1 machine needs attention: "
                                            "stopped at wave 1: ")),
             m_alarms[0].text.c_str());
    QVERIFY(run("bulk.stop", {{"id", id}}, QStringLiteral("bert approver")));
    QVERIFY(m_alarms.empty());
}

void TestBulkService::whatIsForgottenIsNotShown()
{
    const Json group{{"action", "remove-hook"}, {"cause", cause}};
    QVERIFY(run("bulk.plan", group, QStringLiteral("anna operator")));
    QVERIFY(!m_shown->rows().empty());
    m_world->pass(71min);
    QVERIFY(m_shown->rows().empty());
    const auto again = run("bulk.plan", group, QStringLiteral("anna operator"));
    QVERIFY(again);
    const std::string id = (*again)["id"].get<std::string>();
    QVERIFY(std::ranges::all_of(m_shown->rows(),
                                [&](const auto &entry) { return entry.first.starts_with(id); }));
}

} // namespace tst_bulkservice

HP_TEST(tst_bulkservice, TestBulkService)
#include "tst_bulkservice.moc"
