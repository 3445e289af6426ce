// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/OverrideService.h"
#include "tests/backend/overrides/OverrideWorld.h"
#include "tests/support/cluster/Settle.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_overrideservice {

using namespace hp;
using namespace hp::gateway;
using namespace std::chrono_literals;

namespace {

const Json removal{{"action", "remove-hook"},
                   {"machine", "contract/w-7"},
                   {"point", "preTerminate"},
                   {"hook", "Backup"},
                   {"owner", "backup"}};

} // namespace

/// What clients of the gateway see of overrides and may do with them.
class TestOverrideService : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void aRowSaysEverythingThatAReviewShows();
    void aLookLeavesNothingBehind();
    void aLookSaysWhatAReviewWouldSay();
    void rolesDecide_data();
    void rolesDecide();
    void badArgumentsAreNamed_data();
    void badArgumentsAreNamed();
    void whoGoesAloneIsAnAlarmUntilItIsReviewed();
    void aBrokenChainIsShown();
    void whatWasRestoredIsAccepted();
    void whoCameByALinkIsInTheAudit();
    void whoGetsATokenIsInTheAudit();
    void whatIsDoneAboutAScreenIsInTheAudit_data();
    void whatIsDoneAboutAScreenIsInTheAudit();
    void aChainThatBreaksIsFoundWithinTheHour();
    void aLongChainIsReadOnceAMinuteForWhoeverAsks();
    void theAuditIsReadBesideEverythingElse();
    void whatCameSinceIsReadOnceMore();
    void whoEndsWhileItIsReadIsToldNothing();
    void othersAtTheSameObjectAreShown();
    void nothingIsRepeatedAfterARestart();

private:
    /// Asks how the audit is and waits for nothing; the answers come in order.
    void verify();
    Result<Json> run(const char *command, const Json &arguments, const QString &who);
    Json row(const std::string &id);
    Json audit(const std::string &key);
    std::string preview();

    std::unique_ptr<test::OverrideWorld> m_world;
    std::shared_ptr<View> m_overrides;
    std::shared_ptr<View> m_audit;
    std::vector<alarms::AlarmSource> m_alarms;
    std::vector<Json> m_verdicts; ///< what verify() was told
    std::unique_ptr<OverrideService> m_service;
};

void TestOverrideService::init()
{
    m_service.reset();
    m_world = std::make_unique<test::OverrideWorld>();
    m_overrides = std::make_shared<View>();
    m_audit = std::make_shared<View>();
    m_verdicts.clear();
    m_service = std::make_unique<OverrideService>(
        *m_world->pipeline,
        *m_world->audit,
        m_world->fixture.clock(),
        OverrideService::Shown{m_overrides, m_audit, [this](std::vector<alarms::AlarmSource> all) {
                                   m_alarms = std::move(all);
                               }});
    // It is read on another thread.
    test::alsoAwait([this] {
        return m_service && m_service->isReadingAudit() ? std::string("the audit") : std::string();
    });
}

void TestOverrideService::cleanup()
{
    test::alsoAwait({});
}

void TestOverrideService::verify()
{
    Caller caller;
    caller.name = "v";
    caller.roles = {"viewer"};
    m_service->execute("audit.verify", Json::object(), caller, [this](const Result<Json> &told) {
        m_verdicts.push_back(told ? *told : Json{{"fault", told.error().message}});
    });
}

/// `who` is a name and its roles: "anna operator".
Result<Json>
TestOverrideService::run(const char *command, const Json &arguments, const QString &who)
{
    const QStringList words = who.split(QLatin1Char(' '));
    Caller caller;
    caller.name = words.first().toStdString();
    for (const QString &role : words.mid(1))
        caller.roles.push_back(role.toStdString());
    caller.peer = "10.0.0.7:5000";
    int replies = 0;
    Result<Json> result = unexpected(ErrorCode::Internal, "no reply");
    m_service->execute(command, arguments, caller, [&](Result<Json> reply) {
        ++replies;
        result = std::move(reply);
    });
    test::settle(m_world->fixture.clock());
    if (replies != 1)
        qFatal("%d replies", replies);
    return result;
}

Json TestOverrideService::row(const std::string &id)
{
    const auto it = m_overrides->rows().find(id);
    return it == m_overrides->rows().end() ? Json() : Json::parse(it->second);
}

Json TestOverrideService::audit(const std::string &key)
{
    const auto it = m_audit->rows().find(key);
    return it == m_audit->rows().end() ? Json() : Json::parse(it->second);
}

std::string TestOverrideService::preview()
{
    const auto asked = run("override.preview", removal, QStringLiteral("anna operator"));
    m_world->pass(overrides::holdTime);
    return asked ? (*asked)["id"].get<std::string>() : asked.error().message;
}

void TestOverrideService::aRowSaysEverythingThatAReviewShows()
{
    QVERIFY(m_world->setRole("master"));
    const std::string id = preview();
    const Json before = row(id);
    QVERIFY(before.is_object());
    for (const char *member : {"consequence", "next", "patch", "kubectl", "digest", "uid", "at"})
        QVERIFY2(!before.value(member, "").empty(), member);
    QCOMPARE(before["state"].get<std::string>(), std::string("previewed"));
    QCOMPARE(before["level"].get<std::string>(), std::string("G4"));
    QVERIFY(!before["levelWhy"].empty());
    QCOMPARE(before["nameToType"].get<std::string>(), std::string("w-7"));
    QCOMPARE(before["digits"].get<std::string>().size(), std::size_t(4));
    QCOMPARE(before["dryRun"]["state"].get<std::string>(), std::string("accepted"));
    QCOMPARE(before["remaining"].dump(),
             std::string(R"(["reason","confirm","typeName","secondPerson","delay"])"));
    QCOMPARE(before["breakGlassGates"]["delaySeconds"].get<int>(), 60);
    QCOMPARE(before["requestedBy"].get<std::string>(), std::string("anna"));
    for (const Json &check : before["checks"]) {
        QVERIFY(check["light"] == "green" || check["light"] == "red"
                || check["light"] == "unknown");
        QVERIFY(!check["evidence"].get<std::string>().empty());
        QVERIFY(!check["at"].is_null());
    }

    const Json arguments{{"id", id},
                         {"digest", before["digest"]},
                         {"reason", "owner is dead, OPS-42"},
                         {"name", "w-7"},
                         {"confirm", before["digits"]}};
    QVERIFY(run("override.commit", arguments, QStringLiteral("anna operator")));
    QVERIFY(!row(id)["approvalUntil"].is_null());
    QVERIFY(run("override.approve",
                {{"id", id}, {"digest", before["digest"]}, {"confirm", before["digits"]}},
                QStringLiteral("bert approver")));
    const Json delayed = row(id);
    QCOMPARE(delayed["state"].get<std::string>(), std::string("delayed"));
    QVERIFY(!delayed["sendAt"].is_null() && !delayed["approvedAt"].is_null());
    m_world->pass(10s);
    const Json after = row(id);
    QCOMPARE(after["state"].get<std::string>(), std::string("observed"));
    for (const char *member : {"committedAt", "approvedAt", "sentAt", "acceptedAt", "endedAt"})
        QVERIFY2(!after[member].is_null(), member);
    QCOMPARE(after["review"].get<std::string>(), std::string());

    QCOMPARE(audit("000000000001")["content"]["phase"].get<std::string>(),
             std::string("committed"));
    QCOMPARE(audit("000000000002")["content"]["phase"].get<std::string>(), std::string("approved"));
    const Json sent = audit("000000000003")["content"];
    QCOMPARE(sent["phase"].get<std::string>(), std::string("sent"));
    QCOMPARE(sent["actor"].get<std::string>(), std::string("anna"));
    QCOMPARE(sent["from"].get<std::string>(), std::string("10.0.0.7:5000"));
    QCOMPARE(sent["asUser"].get<std::string>(), std::string("anna"));
    QCOMPARE(sent["approvedBy"].get<std::string>(), std::string("bert"));
    QCOMPARE(sent["dryRun"].get<std::string>(), std::string("accepted"));
    QCOMPARE(audit("chain")["rows"].get<int>(), 4);
    QCOMPARE(audit("chain")["fault"].get<std::string>(), std::string());
    QVERIFY(m_alarms.empty());
}

void TestOverrideService::aLookLeavesNothingBehind()
{
    int writes = 0;
    m_world->door.refuse = [&writes](const std::string &, const std::string &) {
        ++writes;
        return std::optional<Error>();
    };
    const auto looked = run("override.checks", removal, QStringLiteral("anna operator"));
    QVERIFY(looked);
    QCOMPARE(writes, 0); // not even as a dry run
    QVERIFY(m_world->pipeline->tickets().empty());
    QVERIFY(m_overrides->rows().empty());
    QCOMPARE(m_world->audit->length(), std::int64_t(0));
    (void)preview();
    QCOMPARE(writes, 1); // that of the dry run: what was counted above would have been seen
}

void TestOverrideService::aLookSaysWhatAReviewWouldSay()
{
    QVERIFY(m_world->setRole("master"));
    const auto looked = run("override.checks", removal, QStringLiteral("bert approver"));
    QVERIFY(looked);
    const Json reviewed = row(preview());
    for (const char *member : {"checks", "level", "refusal", "at"})
        QCOMPARE((*looked)[member].dump(), reviewed[member].dump());
    QVERIFY(!(*looked)["checks"].empty());

    Json gone = removal;
    gone["hook"] = "Nobody";
    const auto missing = run("override.checks", gone, QStringLiteral("anna operator"));
    QVERIFY(missing);
    QVERIFY(!(*missing)["refusal"].get<std::string>().empty());
}

void TestOverrideService::rolesDecide_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("who");
    QTest::addColumn<QString>("refusal");
    const auto row = [](const char *command, const char *who, const char *refusal) {
        QTest::addRow("%s by %s", command, who) << command << who << refusal;
    };
    row("override.preview",
        "v viewer",
        "v is not allowed to do this: it requires the role operator");
    row("override.preview",
        "b approver",
        "b is not allowed to do this: it requires the role operator");
    row("override.preview",
        "w wall admin",
        "w is not allowed to do this: it requires the role operator");
    row("override.preview", "h hook", "h is not allowed to do this: it requires the role operator");
    row("override.checks",
        "v viewer",
        "v is not allowed to do this: it requires the role operator or approver");
    row("override.checks",
        "w wall admin",
        "w is not allowed to do this: it requires the role operator or approver");
    row("override.checks", "b approver", "an override needs an action");
    row("override.commit",
        "b approver",
        "b is not allowed to do this: it requires the role operator");
    row("override.approve",
        "a operator",
        "a is not allowed to do this: it requires the role approver");
    row("override.approve",
        "w wall approver",
        "w is not allowed to do this: it requires the role approver");
    row("override.review",
        "a operator",
        "a is not allowed to do this: it requires the role approver");
    row("override.abort",
        "v viewer",
        "v is not allowed to do this: it requires the role operator or approver");
    row("override.abort", "b approver", "There is no such override.");
    row("override.approve", "r admin", "There is no such request.");
    row("override.press",
        "c viewer",
        "c is not allowed to do this: it requires the role operator or approver");
    row("override.press", "b approver", "There is no such review. Review it again.");
    row("override.press", "a operator", "There is no such review. Review it again.");
    row("override.reject",
        "a operator",
        "a is not allowed to do this: it requires the role approver");
    row("override.reject",
        "w wall approver",
        "w is not allowed to do this: it requires the role approver");
    row("override.reject", "b approver", "There is no such request.");
    row("audit.verify", "w wall", "w is not allowed to do this: it requires a person");
    row("audit.verify", "v viewer", "");
    row("audit.accept", "v viewer", "v is not allowed to do this: it requires the role admin");
    row("audit.accept", "a operator", "a is not allowed to do this: it requires the role admin");
    row("audit.accept", "b approver", "b is not allowed to do this: it requires the role admin");
    row("audit.accept", "w wall", "w is not allowed to do this: it requires the role admin");
    row("audit.accept", "w wall admin", "w is not allowed to do this: it requires the role admin");
    row("audit.accept", "r admin", "a reason is required");
    row("override.nonsense", "r admin", "there is no command override.nonsense");
}

void TestOverrideService::rolesDecide()
{
    QFETCH(const QString, command);
    QFETCH(const QString, who);
    QFETCH(const QString, refusal);
    const auto done = run(command.toUtf8().constData(), {{"id", "x"}}, who);
    QCOMPARE(QString::fromStdString(done ? "" : done.error().message), refusal);
}

void TestOverrideService::badArgumentsAreNamed_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("nothing") << "{}"
                             << "an override needs an action";
    QTest::newRow("not an object") << "[]"
                                   << "an override needs an action";
    QTest::newRow("an unknown action") << R"({"action": "explode"})"
                                       << "there is no action explode";
    QTest::newRow("a rule of one's own that is no level")
        << R"({"action": "cordon", "machine": "n/m", "least": "G9"})"
        << "least is one of G0 to G4";
    QTest::newRow("a rule of one's own that nothing would pass")
        << R"({"action": "cordon", "machine": "n/m", "least": "G5"})"
        << "least is one of G0 to G4";
    QTest::newRow("no machine") << R"({"action": "cordon"})"
                                << "cordon needs machine: namespace/name";
    QTest::newRow("half a name") << R"({"action": "cordon", "machine": "n/"})"
                                 << "cordon needs machine: namespace/name";
    QTest::newRow("a machine where a host is meant")
        << R"({"action": "power-on", "machine": "n/m"})"
        << "power-on needs host: namespace/name";
    QTest::newRow("a point that is none")
        << R"({"action": "remove-hook", "machine": "n/m", "point": "x", "hook": "h"})"
        << "point is one of preCreate, preDrain, preTerminate";
    QTest::newRow("no hook")
        << R"({"action": "remove-hook", "machine": "n/m", "point": "preDrain"})"
        << "remove-hook needs the name of the hook";
    QTest::newRow("no key") << R"({"action": "release-hold", "host": "n/h"})"
                            << "release-hold needs the key: reboot.metal3.io/…";
}

void TestOverrideService::badArgumentsAreNamed()
{
    QFETCH(const QString, arguments);
    QFETCH(const QString, sentence);
    const auto refused = run(
        "override.preview", Json::parse(arguments.toStdString()), QStringLiteral("anna operator"));
    QVERIFY(!refused);
    QCOMPARE(QString::fromStdString(refused.error().message), sentence);
}

void TestOverrideService::whoGoesAloneIsAnAlarmUntilItIsReviewed()
{
    QVERIFY(m_world->setRole("master"));
    const std::string id = preview();
    QVERIFY(run("override.commit",
                {{"id", id},
                 {"digest", row(id)["digest"]},
                 {"reason", "owner is dead, OPS-42"},
                 {"name", "w-7"},
                 {"confirm", row(id)["digits"]},
                 {"breakGlass", true}},
                QStringLiteral("anna operator")));
    QCOMPARE(m_alarms.size(), std::size_t(1));
    QCOMPARE(m_alarms.front().key, "override/" + id);
    QCOMPARE(m_alarms.front().priority, 1);
    QVERIFY(m_alarms.front().text.starts_with("anna is using break-glass: Remove hook Backup"));
    QVERIFY(m_alarms.front().text.find(" It will be sent at 20") != std::string::npos);
    QCOMPARE(m_alarms.front().said.id(), "goesAlone");
    QCOMPARE(m_alarms.front().said.text(), m_alarms.front().text);
    m_world->pass(60s);
    QCOMPARE(row(id)["state"].get<std::string>(), std::string("observed"));
    QCOMPARE(row(id)["review"].get<std::string>(), std::string("due"));
    QCOMPARE(audit("review/" + id)["actor"].get<std::string>(), std::string("anna"));
    QCOMPARE(m_alarms.front().text,
             std::string("anna used break-glass: Remove hook, owner is dead, OPS-42. Review it."));
    const auto review = [&](const char *who) {
        return run("override.review",
                   {{"id", id}, {"note", "looked at it, all is well"}},
                   QString::fromLatin1(who));
    };
    QVERIFY(!review("anna approver"));
    QVERIFY(review("bert approver"));
    QCOMPARE(row(id)["review"].get<std::string>(), std::string("done"));
    QVERIFY(audit("review/" + id).is_null());
    const Json closed = audit("000000000004")["content"];
    QCOMPARE(closed["review"].get<std::string>(), std::string("bert"));
    QCOMPARE(closed["from"].get<std::string>(), std::string("10.0.0.7:5000"));
    QVERIFY(m_alarms.empty());
}

void TestOverrideService::aBrokenChainIsShown()
{
    (void)m_world->audit->append("x", true, {{"actor", "anna"}}, m_world->fixture.clock().now());
    m_world->breakAudit("UPDATE chain SET content = '{\"actor\":\"bert\"}'");
    const auto verdict = run("audit.verify", Json::object(), QStringLiteral("v viewer"));
    QVERIFY(verdict);
    QCOMPARE((*verdict)["rows"].get<int>(), 0);
    QVERIFY((*verdict)["fault"].get<std::string>().starts_with("row 1 is not what was written"));
    QVERIFY(audit("chain")["fault"] == (*verdict)["fault"]);
}

/// An administrator restored an older copy: the alarm says what they do, and ends by it.
void TestOverrideService::whatWasRestoredIsAccepted()
{
    auto &audit = *m_world->audit;
    const TimePoint now = m_world->fixture.clock().now();
    (void)audit.append("x", true, {{"actor", "anna"}}, now);
    std::optional<overrides::ChainHead> known = overrides::ChainHead{12, "ab"};
    audit.anchorIn({"the record",
                    [&known] { return known; },
                    [&known](const overrides::ChainHead &head) { known = head; },
                    {}});
    const auto accept = [&](const char *reason) {
        return run("audit.accept", {{"reason", reason}}, QStringLiteral("root admin"));
    };
    QVERIFY(!accept("aaaaaaaaaaaaaaa"));
    QTest::ignoreMessage(
        QtCriticalMsg,
        "the audit of overrides is damaged: row 2 is missing: the record knows of 12 rows");
    m_world->pass(61min);
    QCOMPARE(m_alarms.size(), std::size_t(1));
    QVERIFY2(m_alarms.front().text.ends_with("If an older copy was restored, an administrator "
                                             "confirms it with `holdpointctl audit accept`."),
             m_alarms.front().text.c_str());
    QTest::ignoreMessage(QtWarningMsg,
                         "the audit of overrides is accepted by root although row 2 is missing: "
                         "the record knows of 12 rows");
    const auto verdict = accept("restored the copy of Monday");
    QVERIFY(verdict);
    QCOMPARE((*verdict)["rows"].get<int>(), 2);
    QCOMPARE((*verdict)["fault"].get<std::string>(), std::string());
    QVERIFY(m_alarms.empty());
    const Json content = this->audit("000000000002")["content"];
    QCOMPARE(content["action"].get<std::string>(), std::string("accept-audit"));
    QCOMPARE(content["actor"].get<std::string>(), std::string("root"));
    QCOMPARE(content["reason"].get<std::string>(), std::string("restored the copy of Monday"));
    QCOMPARE(content["outcome"].get<std::string>(),
             std::string("row 2 is missing: the record knows of 12 rows"));
    const auto again = accept("restored the copy of Monday");
    QVERIFY(!again);
    QCOMPARE(again.error().said.text(),
             std::string("the audit of overrides is intact: there is nothing to accept"));
}

void TestOverrideService::whoCameByALinkIsInTheAudit()
{
    http::LinkedViewer viewer;
    viewer.name = "link-3f9a2c1b";
    viewer.token = "the token";
    viewer.sharer = "anna";
    viewer.page = "/holds?at=x";
    viewer.from = "10.0.0.7:99";
    viewer.sharedAt = *parseTime("2026-01-10T12:00:00Z");
    QVERIFY(m_service->recordLink(viewer));
    const Json row = audit("000000000001");
    QCOMPARE(row["content"].dump(),
             std::string(R"({"action":"open-link","actor":"anna","from":"10.0.0.7:99",)"
                         R"("kind":"Token","name":"link-3f9a2c1b","outcome":"the link to )"
                         R"(/holds?at=x that was shared at 2026-01-10T12:00:00Z was opened",)"
                         R"("result":"opened"})"));
    QVERIFY(!row["opens"].get<bool>());
    QVERIFY(m_alarms.empty());
    const auto verdict = run("audit.verify", Json::object(), QStringLiteral("v viewer"));
    QVERIFY(verdict && (*verdict)["fault"].get<std::string>().empty());
}

void TestOverrideService::whoGetsATokenIsInTheAudit()
{
    const auto told = [](const Json &content) {
        QStringList words;
        for (const char *name : {"actor", "from", "action", "name", "result", "outcome"})
            words << QString::fromStdString(content[name].get<std::string>());
        return words.join(QLatin1Char('|'));
    };
    QVERIFY(m_service->recordToken({"otto", "operator", true, "anna", "10.0.0.1:5"}));
    QCOMPARE(told(audit("000000000001")["content"]),
             QStringLiteral("anna|10.0.0.1:5|create-token|otto|created|a token of the role "
                            "operator; the one of before has ended"));
    QVERIFY(m_service->recordToken({"otto", {}, false, "anna", "10.0.0.1:5"}));
    QCOMPARE(told(audit("000000000002")["content"]),
             QStringLiteral("anna|10.0.0.1:5|revoke-token|otto|revoked|the token has ended"));
    QVERIFY(m_alarms.empty());
}

void TestOverrideService::whatIsDoneAboutAScreenIsInTheAudit_data()
{
    using Kind = http::WallAct::Kind;
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("told");
    const auto row = [](const char *name, Kind kind, const char *told) {
        QTest::newRow(name) << static_cast<int>(kind) << QString::fromLatin1(told);
    };
    row("it is approved",
        Kind::Approve,
        "approve-wall, approved: the screen at 10.0.0.7 may be paired as wall-noc");
    row("it is denied", Kind::Deny, "deny-wall, denied: the screen at 10.0.0.7 was denied");
    row("it comes",
        Kind::Pair,
        "pair-wall, paired: the screen at 10.0.0.7 came for its token of the role wall");
    row("it is renamed", Kind::Rename, "rename-wall, renamed: the screen was called wall-old");
    row("it is revoked",
        Kind::Revoke,
        "revoke-wall, revoked: the token ended that was paired from 10.0.0.7");
}

void TestOverrideService::whatIsDoneAboutAScreenIsInTheAudit()
{
    QFETCH(const int, kind);
    QFETCH(const QString, told);
    http::WallAct act;
    act.kind = static_cast<http::WallAct::Kind>(kind);
    act.name = "wall-noc";
    act.actor = "anna";
    act.from = "10.0.0.1:5";
    act.screen = "10.0.0.7";
    act.before = "wall-old";
    QVERIFY(m_service->recordWall(act));
    const Json content = audit("000000000001")["content"];
    QCOMPARE(QString::fromStdString(content["action"].get<std::string>() + ", "
                                    + content["result"].get<std::string>() + ": "
                                    + content["outcome"].get<std::string>()),
             told);
    QCOMPARE(content["actor"].get<std::string>(), std::string("anna"));
    QCOMPARE(content["from"].get<std::string>(), std::string("10.0.0.1:5"));
    QCOMPARE(content["name"].get<std::string>(), std::string("wall-noc"));
    QCOMPARE(content["kind"].get<std::string>(), std::string("Token"));
    const auto verdict = run("audit.verify", Json::object(), QStringLiteral("v viewer"));
    QVERIFY(verdict && (*verdict)["fault"].get<std::string>().empty());
}

/// Nobody has to ask for it.
void TestOverrideService::aChainThatBreaksIsFoundWithinTheHour()
{
    (void)m_world->audit->append("x", true, {{"actor", "anna"}}, m_world->fixture.clock().now());
    m_world->pass(61min);
    QVERIFY(m_alarms.empty());
    m_world->breakAudit("DELETE FROM chain");
    QVERIFY(m_alarms.empty());
    QTest::ignoreMessage(QtCriticalMsg,
                         "the audit of overrides is damaged: row 1 is missing: the file is not the "
                         "one that this backend writes to");
    m_world->pass(60min);
    QCOMPARE(m_alarms.size(), std::size_t(1));
    QCOMPARE(m_alarms.front().key, std::string("override/audit"));
    QCOMPARE(m_alarms.front().priority, 1);
    QVERIFY2(m_alarms.front().text.starts_with("The audit of overrides is damaged: row 1 is"),
             m_alarms.front().text.c_str());
    QVERIFY(!audit("chain")["fault"].get<std::string>().empty());
    m_world->pass(120min); // and is told once
}

/// A viewer may ask ten times a second.
void TestOverrideService::aLongChainIsReadOnceAMinuteForWhoeverAsks()
{
    const auto verdict = [this] {
        const auto asked = run("audit.verify", Json::object(), QStringLiteral("v viewer"));
        return asked ? *asked : Json{{"fault", asked.error().message}, {"rows", -1}};
    };
    for (int i = 0; i < 201; ++i)
        QVERIFY(m_world->audit->append({}, false, {{"n", i}}, m_world->fixture.clock().now()));
    m_world->pass(1min);
    QCOMPARE(verdict()["fault"].get<std::string>(), std::string());
    m_world->breakAudit("UPDATE chain SET content = '{}' WHERE number = 1");
    QVERIFY(m_world->audit->append({}, false, {{"n", 201}}, m_world->fixture.clock().now()));
    m_world->pass(59s);
    QCOMPARE(verdict()["fault"].get<std::string>(), std::string());
    QCOMPARE(verdict()["rows"].get<int>(), 202); // what was appended since is whole
    m_world->pass(1s);
    QVERIFY(verdict()["fault"].get<std::string>().starts_with("row 1 is not what was written"));
}

/// The thread that answers everybody only begins it. Who asks meanwhile gets the same answer.
void TestOverrideService::theAuditIsReadBesideEverythingElse()
{
    auto &audit = *m_world->audit;
    const TimePoint now = m_world->fixture.clock().now();
    int begun = 0;
    audit.anchorIn({"the record",
                    [&begun] {
                        ++begun;
                        return std::optional<overrides::ChainHead>();
                    },
                    {},
                    {}});
    QVERIFY(audit.append("x", true, {{"actor", "anna"}}, now));
    verify();
    verify();
    QVERIFY(m_verdicts.empty());
    QCOMPARE(begun, 1);
    // What is written meanwhile is no fault, also with a key that is new.
    QVERIFY(audit.rotateKey());
    QVERIFY(audit.append("x", false, {{"actor", "anna"}}, now));
    test::settle(m_world->fixture.clock());
    QCOMPARE(m_verdicts.size(), std::size_t(2));
    QCOMPARE(m_verdicts[0]["fault"].get<std::string>(), std::string());
    QCOMPARE(m_verdicts[0]["rows"].get<int>(), 2);
    QVERIFY(m_verdicts[0] == m_verdicts[1]);
    QCOMPARE(begun, 1);
}

/// As when the ConfigMap was read: the reading under way began without what it knows.
void TestOverrideService::whatCameSinceIsReadOnceMore()
{
    std::optional<overrides::ChainHead> known;
    int begun = 0;
    m_world->audit->anchorIn({"the ConfigMap",
                              [&] {
                                  ++begun;
                                  return known;
                              },
                              {},
                              {}});
    m_service->check();
    known = overrides::ChainHead{7, "ab"};
    m_service->check();
    m_service->check();
    QTest::ignoreMessage(
        QtCriticalMsg,
        "the audit of overrides is damaged: row 1 is missing: the ConfigMap knows of 7 rows");
    test::settle(m_world->fixture.clock());
    QCOMPARE(begun, 2);
    QCOMPARE(m_alarms.size(), std::size_t(1));
}

void TestOverrideService::whoEndsWhileItIsReadIsToldNothing()
{
    verify();
    m_service.reset();
    test::settle(m_world->fixture.clock());
    QVERIFY(m_verdicts.empty());
}

void TestOverrideService::othersAtTheSameObjectAreShown()
{
    const std::string annas = preview();
    QVERIFY(row(annas)["others"].empty());
    const auto berts = run("override.preview", removal, QStringLiteral("bert operator"));
    QVERIFY(berts);
    QCOMPARE(row(annas)["others"].dump(),
             std::string(R"(["bert is reviewing Remove hook on it now"])"));
    QCOMPARE(row((*berts)["id"])["others"].dump(),
             std::string(R"(["anna is reviewing Remove hook on it now"])"));
    QVERIFY(run("override.abort", {{"id", (*berts)["id"]}}, QStringLiteral("bert operator")));
    QVERIFY(row(annas)["others"].empty());
}

/// What is due for review is known from the audit, not from memory.
void TestOverrideService::nothingIsRepeatedAfterARestart()
{
    (void)m_world->audit->append("gone",
                                 true,
                                 {{"action", "power-off"},
                                  {"actor", "anna"},
                                  {"breakGlass", true},
                                  {"namespace", "n"},
                                  {"name", "h-1"},
                                  {"reason", "fire in rack 3"}},
                                 m_world->fixture.clock().now());
    const auto view = std::make_shared<View>();
    const OverrideService after(*m_world->pipeline,
                                *m_world->audit,
                                m_world->fixture.clock(),
                                {m_overrides, view, [this](std::vector<alarms::AlarmSource> all) {
                                     m_alarms = std::move(all);
                                 }});
    const Json due = Json::parse(view->rows().at("review/gone"));
    QCOMPARE(due["verb"].get<std::string>(), std::string("Power off"));
    QCOMPARE(due["object"].get<std::string>(), std::string("n/h-1"));
    QCOMPARE(m_alarms.front().text,
             std::string("anna used break-glass: Power off, fire in rack 3. Review it."));
}

} // namespace tst_overrideservice

HP_TEST(tst_overrideservice, TestOverrideService)
#include "tst_overrideservice.moc"
