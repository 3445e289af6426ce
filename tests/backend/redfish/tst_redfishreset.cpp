// SPDX-License-Identifier: Apache-2.0
#include "tests/backend/redfish/DriverBench.h"
#include "tests/support/gateway/Patience.h"
#include "tests/support/runner/Runner.h"

#include <atomic>
#include <optional>
#include <utility>

namespace tst_redfishreset {

using namespace hp;
using namespace hp::test;
using Answer = ScriptedBmc::Answer;
using End = ScriptedBmc::End;

namespace {

const std::string systemUrl = "GET /redfish/v1/Systems/1";
const std::string resetUrl = "POST /redfish/v1/Systems/1/Actions/ComputerSystem.Reset";

Answer systemIn(const char *state)
{
    return ScriptedBmc::json(200, ScriptedBmc::system(state));
}

Answer refusal(int status, const std::string &messageId)
{
    return ScriptedBmc::json(
        status,
        R"({"error":{"@Message.ExtendedInfo":[{"MessageId":")" + messageId
            + R"(","Message":"Sentence of the BMC.","Severity":"Critical"}]}})");
}

/// A system whose Reset has the given JSON members beside its target.
Answer offering(const std::string &members)
{
    return ScriptedBmc::json(
        200,
        R"({"PowerState":"On","Actions":{"#ComputerSystem.Reset":{)" + members
            + R"("target":"/redfish/v1/Systems/1/Actions/ComputerSystem.Reset"}}})");
}

} // namespace

/// What becomes of a Reset: posted at most once, judged by what the server does.
class TestRedfishReset : public QObject
{
    Q_OBJECT
private slots:
    void outcomeIsWhatTheServerDoes_data();
    void outcomeIsWhatTheServerDoes();
    void lostAnswerIsNotSentAgain_data();
    void lostAnswerIsNotSentAgain();
    void whatWasNeverSentIsNotUnknown_data();
    void whatWasNeverSentIsNotUnknown();
    void aPostThatIsGivenUpIsUnknown_data();
    void aPostThatIsGivenUpIsUnknown();
    void offeredResetsDecideTheWord_data();
    void offeredResetsDecideTheWord();
    void actionInfoIsAskedForOnce();
    void actionInfoIsAskedForAgainAfterARestart();
    void resetElsewhereIsRefused_data();
    void resetElsewhereIsRefused();
    void anotherServerIsNotSwitchedOff();
    void aServerThatTellsNoNameAnyMoreIsAnother();
    void insistentResetIsPostedAlthoughAlreadyThere();
    void aResetThatWaitedTooLongIsNotPosted();
    void aFailedTaskTellsWhenItsResetWasAskedFor();
    void aTaskThatIsReadMeanwhileSaysNothing();
    void commandOvertakesReadings();
};

void TestRedfishReset::outcomeIsWhatTheServerDoes_data()
{
    QTest::addColumn<ResetType>("type");
    QTest::addColumn<QString>("before");
    QTest::addColumn<Answer>("post");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("expected");
    QTest::addColumn<int>("posts");

    const auto row = [](const char *name,
                        ResetType type,
                        const char *before,
                        const Answer &post,
                        const char *after,
                        const char *expected,
                        int posts) {
        QTest::newRow(name) << type << QString::fromLatin1(before) << post
                            << QString::fromLatin1(after) << QString::fromLatin1(expected) << posts;
    };
    const Answer accepted = ScriptedBmc::empty(204);
    row("accepted", ResetType::ForceOff, "On", accepted, "On", "sent", 1);
    row("accepted with a body",
        ResetType::On,
        "Off",
        ScriptedBmc::json(200, "{}"),
        "Off",
        "sent",
        1);
    row("accepted with a task",
        ResetType::ForceOff,
        "On",
        ScriptedBmc::json(202, "{}", "Location: /redfish/v1/TaskService/TaskMonitors/7\r\n"),
        "On",
        "sent",
        1);
    row("already off needs nothing", ResetType::ForceOff, "Off", accepted, "Off", "not needed", 0);
    row("already off needs no graceful shutdown",
        ResetType::GracefulShutdown,
        "Off",
        accepted,
        "Off",
        "not needed",
        0);
    row("already on needs nothing", ResetType::On, "On", accepted, "On", "not needed", 0);
    row("a restart is never already there",
        ResetType::ForceRestart,
        "On",
        accepted,
        "On",
        "sent",
        1);
    row("PoweringOff is not off yet",
        ResetType::ForceOff,
        "PoweringOff",
        accepted,
        "PoweringOff",
        "sent",
        1);
    row("409, but now off",
        ResetType::ForceOff,
        "On",
        refusal(409, "IDRAC.2.8.PSU501"),
        "Off",
        "sent",
        1);
    row("400, but now on",
        ResetType::On,
        "Off",
        refusal(400, "iLO.2.14.InvalidOperationForSystemState"),
        "On",
        "sent",
        1);
    row("409 and still on",
        ResetType::ForceOff,
        "On",
        refusal(409, "Base.1.8.X"),
        "On",
        "Refused",
        1);
    row("400 and still on is unsupported",
        ResetType::GracefulShutdown,
        "On",
        refusal(400, "Base.1.8.ActionNotSupported"),
        "On",
        "Invalid",
        1);
    row("501 is unsupported",
        ResetType::GracefulShutdown,
        "On",
        ScriptedBmc::empty(501),
        "On",
        "Invalid",
        1);
    row("busy under 400 is not unsupported",
        ResetType::GracefulShutdown,
        "On",
        refusal(400, "IDRAC.2.8.SYS518"),
        "On",
        "Refused",
        1);
    row("500", ResetType::ForceOff, "On", ScriptedBmc::json(500, "<html>"), "On", "Refused", 1);
    row("a redirect of a POST is not followed",
        ResetType::ForceOff,
        "On",
        ScriptedBmc::empty(307, "Location: /elsewhere\r\n"),
        "On",
        "Refused",
        1);
    row("403 is a matter of rights",
        ResetType::ForceOff,
        "On",
        refusal(403, "Base.1.8.InsufficientPrivilege"),
        "On",
        "Unauthorised",
        1);
}

void TestRedfishReset::outcomeIsWhatTheServerDoes()
{
    QFETCH(const ResetType, type);
    QFETCH(const QString, before);
    QFETCH(const Answer, post);
    QFETCH(const QString, after);
    QFETCH(const QString, expected);
    QFETCH(const int, posts);

    DriverBench bench;
    bench.bmc.on(systemUrl, {systemIn(qPrintable(before)), systemIn(qPrintable(after))});
    bench.bmc.on(resetUrl, {post});
    const auto result = bench.reset(type);
    QCOMPARE(said(result), expected);
    QCOMPARE(bench.bmc.count(resetUrl), posts);
    for (const auto &request : bench.bmc.requests()) {
        if (request.method == "POST" && request.path.ends_with("Reset"))
            QCOMPARE(
                QString::fromStdString(request.body),
                QStringLiteral("{\"ResetType\": \"%1\"}").arg(QString::fromLatin1(toString(type))));
    }
    if (result && result->sent)
        QCOMPARE(QString::fromLatin1(toString(result->after->state)), after);
}

void TestRedfishReset::lostAnswerIsNotSentAgain_data()
{
    QTest::addColumn<Answer>("post");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("expected");

    QTest::newRow("reset, server went off")
        << Answer{"", End::Reset} << QStringLiteral("Off") << QStringLiteral("sent");
    QTest::newRow("reset, server still on")
        << Answer{"", End::Reset} << QStringLiteral("On") << QStringLiteral("TimedOut");
    QTest::newRow("closed, server went off")
        << Answer{"", End::Close} << QStringLiteral("Off") << QStringLiteral("sent");
    QTest::newRow("no answer, server went off")
        << Answer{"", End::Silence} << QStringLiteral("Off") << QStringLiteral("sent");
    QTest::newRow("no answer, server still on")
        << Answer{"", End::Silence} << QStringLiteral("On") << QStringLiteral("TimedOut");
}

void TestRedfishReset::lostAnswerIsNotSentAgain()
{
    QFETCH(const Answer, post);
    QFETCH(const QString, after);
    QFETCH(const QString, expected);

    DriverBench bench;
    if (post.end == End::Silence)
        bench.settings.actionTimeout = redfish::Span(2000);
    // A first reading leaves a kept connection behind: curl repeats a POST on one that dies without
    // a byte.
    QCOMPARE(said(bench.read()), QStringLiteral("On"));
    bench.bmc.on(systemUrl, {systemIn("On"), systemIn(qPrintable(after))});
    bench.bmc.on(resetUrl, {post});
    QCOMPARE(said(bench.reset(ResetType::ForceOff)), expected);
    QCOMPARE(bench.bmc.count(resetUrl), 1);
}

void TestRedfishReset::whatWasNeverSentIsNotUnknown_data()
{
    QTest::addColumn<bool>("readingIsAnswered");

    QTest::newRow("the reading before it finds no answer") << false;
    QTest::newRow("the connection for it never stands") << true;
}

/// Whoever waits for a shutdown that nobody asked the server for ends with a power cut.
void TestRedfishReset::whatWasNeverSentIsNotUnknown()
{
    QFETCH(const bool, readingIsAnswered);

    DriverBench bench;
    bench.settings.connectTimeout = bench.settings.headersTimeout = redfish::Span(2000);
    bench.bmc.useTls(TlsIdentity()); // it is the handshake that never ends
    drivers::BmcTarget target = bench.target();
    target.verifyCertificate = false;
    // The short limits are for what follows, and a busy machine may miss them before.
    QVERIFY(tests::waitFor([&] { return said(bench.read(target)) == QStringLiteral("On"); }));
    bench.bmc.on(systemUrl, [&](const ScriptedBmc::Request &) {
        if (!readingIsAnswered)
            return Answer{"", End::Silence};
        bench.bmc.setMute(true);
        return systemIn("On");
    });
    std::optional<Result<drivers::ResetAck>> answer;
    bench.driver().reset(target,
                         ResetType::GracefulShutdown,
                         [&answer](Result<drivers::ResetAck> ack) { answer = std::move(ack); });
    QVERIFY(tests::waitFor([&answer] { return answer.has_value(); }));
    bench.bmc.setMute(false);
    QCOMPARE(said(*answer), QStringLiteral("Unreachable"));
    QCOMPARE(bench.bmc.count(resetUrl), 0);
}

void TestRedfishReset::aPostThatIsGivenUpIsUnknown_data()
{
    QTest::addColumn<QString>("by");
    QTest::addColumn<bool>("arrives");
    QTest::addColumn<QString>("expected");

    const QString end = QStringLiteral("the end of the driver");
    const QString move = QStringLiteral("another address");
    QTest::newRow("the driver ends") << end << true << QStringLiteral("TimedOut");
    QTest::newRow("its host has another address") << move << true << QStringLiteral("TimedOut");
    QTest::newRow("the driver ends while the server is read before it")
        << end << false << QStringLiteral("Unreachable");
    QTest::newRow("its host has another address while the server is read before it")
        << move << false << QStringLiteral("Unreachable");
}

/// The BMC may carry it out after we have gone: who reads later must not think it was never sent.
void TestRedfishReset::aPostThatIsGivenUpIsUnknown()
{
    QFETCH(const QString, by);
    QFETCH(const bool, arrives);
    QFETCH(const QString, expected);

    DriverBench bench;
    ScriptedBmc other;
    other.playDefaultBmc();
    QCOMPARE(said(bench.read()), QStringLiteral("On"));
    if (!arrives)
        bench.bmc.on(systemUrl, {Answer{"", End::Silence}});
    bench.bmc.on(resetUrl, {Answer{"", End::Silence}});
    const int reads = bench.bmc.count(systemUrl);
    std::optional<Result<drivers::ResetAck>> answer;
    bench.driver().reset(bench.target(),
                         ResetType::GracefulShutdown,
                         [&answer](Result<drivers::ResetAck> ack) { answer = std::move(ack); });
    QVERIFY(tests::waitFor([&] {
        return arrives ? bench.bmc.count(resetUrl) == 1 : bench.bmc.count(systemUrl) > reads;
    }));
    if (by == QStringLiteral("another address")) {
        drivers::BmcTarget moved = bench.target();
        moved.address = other.address();
        QCOMPARE(said(bench.read(moved)), QStringLiteral("On"));
    } else {
        bench.endDriver();
    }
    QVERIFY(tests::waitFor([&answer] { return answer.has_value(); }));
    QCOMPARE(said(*answer), expected);
    QCOMPARE(bench.bmc.count(resetUrl), arrives ? 1 : 0);
}

void TestRedfishReset::offeredResetsDecideTheWord_data()
{
    QTest::addColumn<QString>("members");
    QTest::addColumn<ResetType>("type");
    QTest::addColumn<QString>("expected"); // the posted word, or the error

    const QString inlineValues = QStringLiteral("\"ResetType@Redfish.AllowableValues\":[%1],");
    QTest::newRow("offered") << inlineValues.arg(QStringLiteral("\"ForceOff\",\"On\""))
                             << ResetType::ForceOff << QStringLiteral("ForceOff");
    QTest::newRow("graceful is not replaced by force")
        << inlineValues.arg(QStringLiteral("\"ForceOff\",\"On\"")) << ResetType::GracefulShutdown
        << QStringLiteral("Invalid");
    QTest::newRow("nothing said means try")
        << QString() << ResetType::GracefulShutdown << QStringLiteral("GracefulShutdown");
    QTest::newRow("missing ActionInfo means try")
        << QStringLiteral("\"@Redfish.ActionInfo\":\"/redfish/v1/nowhere\",")
        << ResetType::GracefulShutdown << QStringLiteral("GracefulShutdown");
    QTest::newRow("ActionInfo elsewhere is not asked")
        << QStringLiteral("\"@Redfish.ActionInfo\":\"https://evil.example/x\",")
        << ResetType::ForceOff << QStringLiteral("ForceOff");
    QTest::newRow("ActionInfo forbids")
        << QStringLiteral("\"@Redfish.ActionInfo\":\"/redfish/v1/info\",")
        << ResetType::GracefulShutdown << QStringLiteral("Invalid");
    QTest::newRow("ActionInfo allows")
        << QStringLiteral("\"@Redfish.ActionInfo\":\"/redfish/v1/info\",") << ResetType::ForceOff
        << QStringLiteral("ForceOff");
}

void TestRedfishReset::offeredResetsDecideTheWord()
{
    QFETCH(const QString, members);
    QFETCH(const ResetType, type);
    QFETCH(const QString, expected);

    DriverBench bench;
    bench.bmc.on(systemUrl, {offering(members.toStdString())});
    bench.bmc.on("GET /redfish/v1/info",
                 {ScriptedBmc::json(
                     200,
                     R"({"Parameters":[{"Name":"Other","AllowableValues":["GracefulShutdown"]},)"
                     R"({"Name":"ResetType","AllowableValues":["ForceOff","On"]}]})")});
    const auto result = bench.reset(type);
    QCOMPARE(result ? QString::fromStdString(result->resetType) : said(result), expected);
    QCOMPARE(bench.bmc.count(resetUrl), result ? 1 : 0);
}

void TestRedfishReset::actionInfoIsAskedForOnce()
{
    DriverBench bench;
    bench.bmc.on(systemUrl, {offering(R"("@Redfish.ActionInfo":"/redfish/v1/info",)")});
    bench.bmc.on(
        "GET /redfish/v1/info",
        {ScriptedBmc::json(
            200, R"({"Parameters":[{"Name":"ResetType","AllowableValues":["ForceOff"]}]})")});
    for (int i = 0; i < 3; ++i) {
        const auto result = bench.read();
        QVERIFY(result.has_value());
        QCOMPARE(result->allowedResets, std::vector<std::string>{"ForceOff"});
    }
    QCOMPARE(bench.bmc.count("GET /redfish/v1/info"), 1);
}

/// A firmware that offers other resets comes with a restart of the BMC, and that ends its sessions.
void TestRedfishReset::actionInfoIsAskedForAgainAfterARestart()
{
    const auto info = [](const std::string &word) {
        return ScriptedBmc::json(
            200, R"({"Parameters":[{"Name":"ResetType","AllowableValues":[")" + word + R"("]}]})");
    };
    const auto system = offering(R"("@Redfish.ActionInfo":"/redfish/v1/info",)");
    DriverBench bench;
    bench.bmc.on(systemUrl, {system, system, ScriptedBmc::empty(401), system});
    bench.bmc.on("GET /redfish/v1/info", {info("ForceOff"), info("PowerCycle")});
    for (const char *word : {"ForceOff", "ForceOff", "PowerCycle", "PowerCycle"}) {
        const auto result = bench.read();
        QVERIFY(result.has_value());
        QCOMPARE(result->allowedResets, std::vector<std::string>{word});
    }
    QCOMPARE(bench.bmc.count("GET /redfish/v1/info"), 2);
}

void TestRedfishReset::resetElsewhereIsRefused_data()
{
    QTest::addColumn<QString>("target");
    for (const char *target : {"https://evil.example/x", "//evil/x", "..\\\\..", "", "relative"})
        QTest::newRow(*target != 0 ? target : "none") << QString::fromLatin1(target);
    QTest::newRow("64 KB") << QString(65536, QLatin1Char('/'));
}

void TestRedfishReset::resetElsewhereIsRefused()
{
    QFETCH(const QString, target);

    DriverBench bench;
    bench.bmc.on(
        systemUrl,
        {ScriptedBmc::json(200,
                           R"({"PowerState":"On","Actions":{"#ComputerSystem.Reset":{"target":")"
                               + target.toStdString() + R"("}}})")});
    const auto before = bench.reset(ResetType::ForceOff);
    QCOMPARE(said(before), QStringLiteral("Refused"));
    for (const std::string &line : bench.bmc.log())
        QVERIFY2(line.starts_with("GET") || line.ends_with("Sessions"), line.c_str());
    bench.bmc.on(systemUrl, {ScriptedBmc::json(200, R"({"PowerState":"On","UUID":"uuid-1"})")});
    QCOMPARE(said(bench.reset(ResetType::ForceOff)), QStringLiteral("Invalid"));
}

void TestRedfishReset::anotherServerIsNotSwitchedOff()
{
    DriverBench bench;
    QCOMPARE(said(bench.read()), QStringLiteral("On"));
    std::string other = ScriptedBmc::system("On");
    other.replace(other.find("uuid-1"), 6, "uuid-2");
    bench.bmc.on(systemUrl, {ScriptedBmc::json(200, other)});
    QCOMPARE(said(bench.reset(ResetType::ForceOff)), QStringLiteral("Refused"));
    QCOMPARE(bench.bmc.count(resetUrl), 0);
}

/// Who said once which server it is, and says it no more, is not believed to be the same.
void TestRedfishReset::aServerThatTellsNoNameAnyMoreIsAnother()
{
    DriverBench bench;
    QCOMPARE(said(bench.read()), QStringLiteral("On"));
    std::string nameless = ScriptedBmc::system("On");
    nameless.replace(nameless.find("uuid-1"), 6, "");
    bench.bmc.on(systemUrl, {ScriptedBmc::json(200, nameless)});
    const auto read = bench.read();
    QCOMPARE(said(read), QStringLiteral("Unknown"));
    QVERIFY(read->anotherServer);
    QCOMPARE(said(bench.reset(ResetType::ForceOff)), QStringLiteral("Refused"));
    QCOMPARE(bench.bmc.count(resetUrl), 0);
}

void TestRedfishReset::insistentResetIsPostedAlthoughAlreadyThere()
{
    DriverBench bench;
    bench.bmc.on(systemUrl, {systemIn("Off")});
    bool done = false;
    bench.driver().reset(bench.target(),
                         ResetType::ForceOff,
                         {drivers::AlreadyThere::PostAnyway},
                         [&done](const Result<drivers::ResetAck> &ack) {
                             QVERIFY(ack.has_value());
                             QVERIFY(ack->sent);
                             done = true;
                         });
    QTRY_VERIFY(done);
    QCOMPARE(bench.bmc.count(resetUrl), 1);
}

/// It waits for a BMC that takes its time with the reading before it; meanwhile another backend
/// leads.
void TestRedfishReset::aResetThatWaitedTooLongIsNotPosted()
{
    DriverBench bench;
    std::atomic<bool> leads = true;
    bench.bmc.on(systemUrl, [&leads](const ScriptedBmc::Request &) {
        leads = false;
        return systemIn("On");
    });
    std::optional<Result<drivers::ResetAck>> answer;
    bench.driver().reset(bench.target(),
                         ResetType::ForceOff,
                         {.stillAllowed = [&leads] { return leads.load(); }},
                         [&answer](Result<drivers::ResetAck> ack) { answer = std::move(ack); });
    QTRY_VERIFY(answer.has_value());
    QVERIFY(!*answer);
    QCOMPARE(answer->error().code, ErrorCode::Unreachable);
    QCOMPARE(QString::fromStdString(answer->error().message),
             QStringLiteral(
                 "the command was withdrawn before its turn came; nothing was sent to the BMC"));
    QCOMPARE(bench.bmc.count(resetUrl), 0);
    QCOMPARE(said(bench.read()), QStringLiteral("On")); // the BMC is not thought to be away
}

/// By that a command that was given later is told apart from the one that failed.
void TestRedfishReset::aFailedTaskTellsWhenItsResetWasAskedFor()
{
    DriverBench bench;
    bench.settings.taskPause = redfish::Span(20);
    const std::string monitor = "/redfish/v1/TaskService/TaskMonitors/7";
    bench.bmc.on(resetUrl, {ScriptedBmc::json(202, "{}", "Location: " + monitor + "\r\n")});
    bench.bmc.on("GET " + monitor,
                 {ScriptedBmc::json(200, R"({"TaskState":"Exception","TaskStatus":"Critical"})")});
    QCOMPARE(said(bench.read()), QStringLiteral("On"));
    const runtime::SystemClock clock;
    const TimePoint before = clock.now();
    QCOMPARE(said(bench.reset(ResetType::GracefulShutdown)), QStringLiteral("sent"));
    const TimePoint after = clock.now();
    QVERIFY(tests::waitFor([&] { return bench.bmc.count("GET " + monitor) > 0; }));
    const auto reading = bench.read();
    QVERIFY(reading.has_value());
    QCOMPARE(reading->failedReset, std::string("GracefulShutdown"));
    QVERIFY(reading->failedResetAt >= before && reading->failedResetAt <= after);

    // And where the clock was set back meanwhile that would not tell: the next one ends it, also
    // one that is not sent.
    std::optional<Result<drivers::ResetAck>> answer;
    bench.driver().reset(bench.target(),
                         ResetType::ForceOff,
                         {.stillAllowed = [] { return false; }},
                         [&answer](Result<drivers::ResetAck> ack) { answer = std::move(ack); });
    QTRY_VERIFY(answer.has_value());
    QVERIFY(!*answer);
    const auto next = bench.read();
    QVERIFY(next.has_value());
    QCOMPARE(next->failedReset, std::string());
}

/// Its answer comes after the next Reset was asked for, or just before: either way it is over.
void TestRedfishReset::aTaskThatIsReadMeanwhileSaysNothing()
{
    std::optional<Result<drivers::ResetAck>> answer;
    bool isAsked = false;
    DriverBench bench;
    bench.settings.taskPause = redfish::Span(20);
    const std::string monitor = "/redfish/v1/TaskService/TaskMonitors/7";
    bench.bmc.on(resetUrl, {ScriptedBmc::json(202, "{}", "Location: " + monitor + "\r\n")});
    bench.bmc.on("GET " + monitor, [&](const ScriptedBmc::Request &) {
        if (!std::exchange(isAsked, true))
            bench.driver().reset(
                bench.target(),
                ResetType::ForceOff,
                {.stillAllowed = [] { return false; }},
                [&answer](Result<drivers::ResetAck> ack) { answer = std::move(ack); });
        return ScriptedBmc::json(200, R"({"TaskState":"Exception","TaskStatus":"Critical"})");
    });
    QCOMPARE(said(bench.read()), QStringLiteral("On"));
    QCOMPARE(said(bench.reset(ResetType::GracefulShutdown)), QStringLiteral("sent"));
    QVERIFY(tests::waitFor([&answer] { return answer.has_value(); }));
    QVERIFY(!*answer);
    const auto next = bench.read();
    QVERIFY(next.has_value());
    QCOMPARE(next->failedReset, std::string());
}

void TestRedfishReset::commandOvertakesReadings()
{
    DriverBench bench;
    QCOMPARE(said(bench.read()), QStringLiteral("On"));
    std::vector<std::string> order;
    for (int i = 0; i < 3; ++i)
        bench.driver().read(bench.target(), [&order](const Result<drivers::PowerReading> &) {
            order.emplace_back("read");
        });
    bench.driver().reset(
        bench.target(), ResetType::ForceOff, [&order](const Result<drivers::ResetAck> &) {
            order.emplace_back("reset");
        });
    QTRY_COMPARE(order.size(), std::size_t{4});
    // At most the reading that was under way came first; no further poll went between it and the
    // Reset.
    QVERIFY(bench.bmc.count(systemUrl) <= 5);
    QCOMPARE(bench.bmc.count(resetUrl), 1);
    QCOMPARE(bench.bmc.connections() <= 3, true);
}

} // namespace tst_redfishreset

HP_TEST(tst_redfishreset, TestRedfishReset)
#include "tst_redfishreset.moc"
