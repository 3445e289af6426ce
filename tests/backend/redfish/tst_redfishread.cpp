// SPDX-License-Identifier: Apache-2.0
#include "tests/backend/redfish/DriverBench.h"
#include "tests/support/gateway/Patience.h"
#include "tests/support/runner/Runner.h"

namespace tst_redfishread {

using namespace hp;
using namespace hp::test;
using Answer = ScriptedBmc::Answer;
using End = ScriptedBmc::End;

namespace {

const std::string systemUrl = "GET /redfish/v1/Systems/1";

Answer withState(const std::string &json)
{
    return ScriptedBmc::json(200, R"({"@odata.id":"/redfish/v1/Systems/1",)" + json + "}");
}

Answer chunked(const std::string &headers, const std::string &body)
{
    QByteArray size = QByteArray::number(static_cast<qulonglong>(body.size()), 16);
    return {"HTTP/1.1 200 OK\r\n" + headers + "Transfer-Encoding: chunked\r\n\r\n"
            + size.toStdString() + "\r\n" + body + "\r\n0\r\n\r\n"};
}

} // namespace

/// What a BMC may answer to a reading, and that silence, lies and garbage are never Off.
class TestRedfishRead : public QObject
{
    Q_OBJECT
private slots:
    void answerIsJudged_data();
    void answerIsJudged();
    void offIsReportedOnlyWhenASecondReadingAgrees();
    void steadyOffIsReadOnce();
    void systemIsDiscovered_data();
    void systemIsDiscovered();
    void aliasIsFollowedOnceThenReadDirectly();
    void redirectToAnotherAddressIsNotFollowed();
    void rootWithoutSlashIsAccepted();
    void chassisThatIsOnContradictsOpenBmcsOff();
    void anotherServerBehindTheAddressIsUnknown();
    void aServerThatAPersonForgotIsEnrolledAnew();
    void troubleIsNamed_data();
    void troubleIsNamed();
    void addressWithoutAListenerIsNamed();
    void proxyOfTheEnvironmentIsIgnored();
    void deadBmcIsNotAskedAgainAtOnce();
    void busyBmcIsLeftInPeace_data();
    void busyBmcIsLeftInPeace();
    void closingServerWorks();
    void readingsThatWaitTogetherShareOneAnswer();
    void documentIsReadOrTheFaultNamed_data();
    void documentIsReadOrTheFaultNamed();
    void documentThatIsMissingFailsAlone();
};

void TestRedfishRead::answerIsJudged_data()
{
    QTest::addColumn<Answer>("answer");
    QTest::addColumn<QString>("expected");

    const auto row = [](const char *name, const Answer &answer, const char *expected) {
        QTest::newRow(name) << answer << QString::fromLatin1(expected);
    };
    row("On", ScriptedBmc::json(200, ScriptedBmc::system("On")), "On");
    row("PoweringOff is not Off",
        ScriptedBmc::json(200, ScriptedBmc::system("PoweringOff")),
        "PoweringOff");
    row("PoweringOn", ScriptedBmc::json(200, ScriptedBmc::system("PoweringOn")), "PoweringOn");
    row("Paused is not Off", ScriptedBmc::json(200, ScriptedBmc::system("Paused")), "Paused");
    row("unknown word",
        ScriptedBmc::json(200, ScriptedBmc::system("ForceOffInProgress")),
        "Unknown");
    row("lower case is not Redfish's Off",
        ScriptedBmc::json(200, ScriptedBmc::system("off")),
        "Unknown");
    row("null", withState(R"("PowerState":null)"), "Unknown");
    row("absent", withState(R"("Name":"x")"), "Unknown");
    row("wrong type", withState(R"("PowerState":false)"), "Unknown");
    row("a nested Off before the real On",
        withState(R"("Oem":{"X":{"PowerState":"Off"}},"PowerState":"On")"),
        "On");
    row("only a nested Off", withState(R"("Oem":{"PowerState":"Off"})"), "Unknown");
    row("two that differ", withState(R"("PowerState":"Off","PowerState":"On")"), "Unknown");
    row("two that agree", withState(R"("PowerState":"On","PowerState":"On")"), "On");
    row("escaped key", withState(R"( "Power\u0053tate" : "On")"), "On");
    row("byte order mark",
        ScriptedBmc::json(200,
                          "\xEF\xBB\xBF"
                          R"({"PowerState":"On"})"),
        "On");
    row("an annotation in a 200 is no error",
        withState(
            R"("PowerState":"On","@Message.ExtendedInfo":[{"MessageId":"Base.1.8.GeneralError"}])"),
        "On");
    row("cut short without length",
        {"HTTP/1.0 200 OK\r\n\r\n{\"PowerState\":\"Of", End::Close},
        "Refused");
    row("cut short with length",
        {"HTTP/1.1 200 OK\r\nContent-Length: 900\r\n\r\n{\"PowerState\":\"Off\"", End::Close},
        "Unreachable");
    row("no JSON", ScriptedBmc::json(200, "<html>busy</html>"), "Refused");
    row("an array", ScriptedBmc::json(200, R"([{"PowerState":"Off"}])"), "Refused");
    row("too deep",
        ScriptedBmc::json(200,
                          R"({"PowerState":"Off","x":)" + std::string(200, '[')
                              + std::string(200, ']') + "}"),
        "Refused");
    row("2 MB in chunks",
        chunked("", R"({"PowerState":"Off","x":")" + std::string(2'000'000, 'a') + "\"}"),
        "Refused");
    row("compressed", chunked("Content-Encoding: gzip\r\n", "\x1f\x8b garbage"), "Refused");
    row("400 KB of headers",
        {"HTTP/1.1 200 OK\r\n" +
         [] {
             std::string lines;
             for (int i = 0; i < 100; ++i)
                 lines += "X-Filler: " + std::string(4000, 'a') + "\r\n";
             return lines;
         }()
         + "\r\n"},
        "Refused");
    row("10 000 header lines",
        {"HTTP/1.1 200 OK\r\n" +
         [] {
             std::string lines;
             for (int i = 0; i < 10'000; ++i)
                 lines += "X: 1\r\n";
             return lines;
         }()
         + "\r\n"},
        "Refused");
    row("not HTTP", {"SSH-2.0-OpenSSH_9.2\r\n", End::Close}, "Unreachable");
    row("nothing, then closed", {"", End::Close}, "Unreachable");
    row("nothing, then reset", {"", End::Reset}, "Unreachable");
    row("nothing, for ever", {"", End::Silence}, "TimedOut");
    row("headers without an end", {"HTTP/1.1 200 OK\r\nX: ", End::Silence}, "TimedOut");
    row("304 is no proof", ScriptedBmc::empty(304), "Refused");
    row("404", ScriptedBmc::json(404, "{}"), "Refused");
    row("500 with nothing", ScriptedBmc::empty(500), "Unreachable");
    row("504 as HTML", ScriptedBmc::json(504, "<html>Gateway Timeout</html>"), "Unreachable");
    row("500 with an object for ExtendedInfo",
        ScriptedBmc::json(
            500, R"({"error":{"@Message.ExtendedInfo":{"MessageID":"X.1.Y","Message":"m"}}})"),
        "Unreachable");
}

void TestRedfishRead::answerIsJudged()
{
    QFETCH(const Answer, answer);
    QFETCH(const QString, expected);

    DriverBench bench;
    if (answer.end == End::Silence)
        bench.settings.headersTimeout = redfish::Span(1500);
    bench.bmc.on(systemUrl, {answer});
    const auto result = bench.read();
    QCOMPARE(said(result), expected);
    if (!result) {
        QVERIFY(!result.error().message.empty());
        QVERIFY(result.error().message.find('<') == std::string::npos);
        QVERIFY(result.error().detail.find("html") == std::string::npos);
    }
}

void TestRedfishRead::offIsReportedOnlyWhenASecondReadingAgrees()
{
    DriverBench bench;
    bench.bmc.on(systemUrl,
                 {ScriptedBmc::json(200, ScriptedBmc::system("Off")),
                  ScriptedBmc::json(200, ScriptedBmc::system("On"))});
    QCOMPARE(said(bench.read()), QStringLiteral("On"));
    QCOMPARE(bench.bmc.count(systemUrl), 2);
}

void TestRedfishRead::steadyOffIsReadOnce()
{
    DriverBench bench;
    bench.bmc.on(systemUrl, {ScriptedBmc::json(200, ScriptedBmc::system("Off"))});
    QCOMPARE(said(bench.read()), QStringLiteral("Off"));
    QCOMPARE(bench.bmc.count(systemUrl), 2);
    QCOMPARE(said(bench.read()), QStringLiteral("Off"));
    QCOMPARE(bench.bmc.count(systemUrl), 3);
}

void TestRedfishRead::systemIsDiscovered_data()
{
    QTest::addColumn<QByteArray>("members");
    QTest::addColumn<QString>("expected");
    QTest::addColumn<QString>("detail");

    QTest::newRow("the only one is taken") << QByteArray(R"({"@odata.id":"/redfish/v1/Systems/1"})")
                                           << QStringLiteral("On") << QString();
    QTest::newRow("the one that can be reset, listed first") << QByteArray(
        R"({"@odata.id":"/redfish/v1/Systems/1"},{"@odata.id":"/redfish/v1/Systems/Baseboard"})")
                                                             << QStringLiteral("On") << QString();
    QTest::newRow("the one that can be reset, listed last") << QByteArray(
        R"({"@odata.id":"/redfish/v1/Systems/Baseboard"},{"@odata.id":"/redfish/v1/Systems/1"})")
                                                            << QStringLiteral("On") << QString();
    QTest::newRow("two that can be reset are for a person to choose")
        << QByteArray(
               R"({"@odata.id":"/redfish/v1/Systems/1"},{"@odata.id":"/redfish/v1/Systems/2"})")
        << QStringLiteral("Invalid") << QStringLiteral("AmbiguousSystem");
    QTest::newRow("none yet") << QByteArray() << QStringLiteral("Unreachable")
                              << QStringLiteral("NoSystem");
    QTest::newRow("one on another machine is none")
        << QByteArray(R"({"@odata.id":"https://evil.example/redfish/v1/Systems/1"})")
        << QStringLiteral("Unreachable") << QStringLiteral("NoSystem");
}

void TestRedfishRead::systemIsDiscovered()
{
    QFETCH(const QByteArray, members);
    QFETCH(const QString, expected);
    QFETCH(const QString, detail);

    DriverBench bench;
    bench.bmc.on("GET /redfish/v1/Systems",
                 {ScriptedBmc::json(200, R"({"Members":[)" + members.toStdString() + "]}")});
    bench.bmc.on("GET /redfish/v1/Systems/2", {ScriptedBmc::json(200, ScriptedBmc::system("Off"))});
    bench.bmc.on("GET /redfish/v1/Systems/Baseboard",
                 {ScriptedBmc::json(200, R"({"PowerState":"Off"})")});
    const auto result = bench.read();
    QCOMPARE(said(result), expected);
    if (!result)
        QCOMPARE(QString::fromStdString(result.error().detail), detail);
}

void TestRedfishRead::aliasIsFollowedOnceThenReadDirectly()
{
    DriverBench bench;
    bench.bmc.on("GET /redfish/v1/Systems/fake",
                 {ScriptedBmc::json(307, "<html>", "Location: /redfish/v1/Systems/1\r\n")});
    const auto target = bench.target("/redfish/v1/Systems/fake");
    QCOMPARE(said(bench.read(target)), QStringLiteral("On"));
    QCOMPARE(said(bench.read(target)), QStringLiteral("On"));
    QCOMPARE(bench.bmc.count("GET /redfish/v1/Systems/fake"), 1);
    QCOMPARE(bench.bmc.count(systemUrl), 2);
}

void TestRedfishRead::redirectToAnotherAddressIsNotFollowed()
{
    ScriptedBmc thief;
    DriverBench bench;
    bench.bmc.on(systemUrl,
                 {ScriptedBmc::json(302,
                                    "",
                                    "Location: http://127.0.0.1:" + std::to_string(thief.port())
                                        + "/redfish/v1/Systems/1\r\n")});
    QCOMPARE(said(bench.read()), QStringLiteral("Refused"));
    bench.bmc.on(systemUrl, {ScriptedBmc::json(302, "", "Location: /redfish/v1/Systems/1\r\n")});
    QCOMPARE(said(bench.read()), QStringLiteral("Refused"));
    QVERIFY(bench.bmc.count(systemUrl) <= 6);
    QCOMPARE(thief.connections(), 0);
}

void TestRedfishRead::rootWithoutSlashIsAccepted()
{
    DriverBench bench;
    bench.bmc.on("GET /redfish/v1/", {ScriptedBmc::empty(404)});
    bench.bmc.on("GET /redfish/v1",
                 {ScriptedBmc::json(200, R"({"Systems":{"@odata.id":"/redfish/v1/Systems"}})")});
    QCOMPARE(said(bench.read()), QStringLiteral("On"));
}

void TestRedfishRead::chassisThatIsOnContradictsOpenBmcsOff()
{
    DriverBench bench;
    const std::string links = R"("Links":{"ManagedBy":[{"@odata.id":"/redfish/v1/Managers/bmc"}],)"
                              R"("Chassis":[{"@odata.id":"/redfish/v1/Chassis/c"}]},)";
    bench.bmc.on(systemUrl, {ScriptedBmc::json(200, ScriptedBmc::system("Off", links))});
    bench.bmc.on("GET /redfish/v1/Chassis/c", {ScriptedBmc::json(200, R"({"PowerState":"On"})")});
    QCOMPARE(said(bench.read()), QStringLiteral("PoweringOff"));
    bench.bmc.on("GET /redfish/v1/Chassis/c", {ScriptedBmc::json(200, R"({"PowerState":"Off"})")});
    QCOMPARE(said(bench.read()), QStringLiteral("Off"));
}

void TestRedfishRead::anotherServerBehindTheAddressIsUnknown()
{
    DriverBench bench;
    QCOMPARE(said(bench.read()), QStringLiteral("On"));
    bench.bmc.on(systemUrl, {ScriptedBmc::json(200, R"({"PowerState":"Off","UUID":"uuid-2"})")});
    const auto other = bench.read();
    QCOMPARE(said(other), QStringLiteral("Unknown"));
    QVERIFY(other->anotherServer);
}

/// status.provisioning.enrolledSystem was taken away because the server was replaced.
void TestRedfishRead::aServerThatAPersonForgotIsEnrolledAnew()
{
    DriverBench bench;
    auto enrolled = bench.target();
    enrolled.enrolledUuid = "uuid-1";
    QCOMPARE(said(bench.read(enrolled)), QStringLiteral("On"));
    bench.bmc.on(systemUrl, {ScriptedBmc::json(200, R"({"PowerState":"Off","UUID":"uuid-2"})")});
    QCOMPARE(said(bench.read(enrolled)), QStringLiteral("Unknown"));
    const auto anew = bench.read(bench.target());
    QCOMPARE(said(anew), QStringLiteral("Off"));
    QVERIFY(!anew->anotherServer);
    bench.bmc.on(systemUrl, {ScriptedBmc::json(200, R"({"PowerState":"On","UUID":"uuid-3"})")});
    QCOMPARE(said(bench.read(bench.target())), QStringLiteral("Unknown"));
}

/// Whatever keeps the power from being read has its own name, and keeps it while it is not asked
/// for.
void TestRedfishRead::troubleIsNamed_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("name");
    const auto row = [](const char *title, const ScriptedBmc::Answer &answer, const char *name) {
        QTest::newRow(title) << QByteArray::fromStdString(answer.bytes)
                             << QString::fromLatin1(name);
    };
    row("a gateway's page", ScriptedBmc::json(504, "<html>no upstream</html>"), "WebPage");
    row("a page in the place of the system",
        ScriptedBmc::json(200, "<html>hello</html>"),
        "WebPage");
    row("cut short", ScriptedBmc::json(200, R"({"PowerState":"O)"), "BadJson");
    row("a redirect",
        ScriptedBmc::empty(302, "Location: https://login.example.com/\r\n"),
        "RedirectRefused");
    row("closed without an answer", ScriptedBmc::raw("", End::Close), "ConnectionBroken");
}

void TestRedfishRead::troubleIsNamed()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, name);
    DriverBench bench;
    QCOMPARE(said(bench.read()), QStringLiteral("On"));
    bench.bmc.on(systemUrl, {ScriptedBmc::raw(bytes.toStdString(), End::Close)});
    for (int i = 0; i < 5; ++i) {
        const auto result = bench.read();
        QVERIFY(!result);
        QCOMPARE(QString::fromStdString(result.error().detail), name);
    }
}

void TestRedfishRead::addressWithoutAListenerIsNamed()
{
    DriverBench bench;
    QCOMPARE(said(bench.read()), QStringLiteral("On"));
    bench.bmc.die();
    for (int i = 0; i < 5; ++i) {
        const auto result = bench.read();
        QCOMPARE(said(result), QStringLiteral("Unreachable"));
        if (i > 0) // the kept connection may break first
            QCOMPARE(result.error().detail, std::string("ConnectionRefused"));
    }
}

void TestRedfishRead::proxyOfTheEnvironmentIsIgnored()
{
    ScriptedBmc proxy;
    const QByteArray url = "http://127.0.0.1:" + QByteArray::number(proxy.port());
    for (const char *name : {"http_proxy", "https_proxy", "all_proxy", "ALL_PROXY", "HTTPS_PROXY"})
        qputenv(name, url);
    qunsetenv("no_proxy");
    DriverBench bench;
    QCOMPARE(said(bench.read()), QStringLiteral("On"));
    for (const char *name : {"http_proxy", "https_proxy", "all_proxy", "ALL_PROXY", "HTTPS_PROXY"})
        qunsetenv(name);
    QCOMPARE(proxy.connections(), 0);
}

void TestRedfishRead::deadBmcIsNotAskedAgainAtOnce()
{
    DriverBench bench;
    QCOMPARE(said(bench.read()), QStringLiteral("On"));
    bench.bmc.on(systemUrl, {ScriptedBmc::raw("", End::Close)});
    for (int i = 0; i < 3; ++i)
        QCOMPARE(said(bench.read()), QStringLiteral("Unreachable"));
    const auto before = bench.bmc.requests().size();
    QCOMPARE(said(bench.read()), QStringLiteral("Unreachable"));
    QCOMPARE(bench.bmc.requests().size(), before);
}

void TestRedfishRead::busyBmcIsLeftInPeace_data()
{
    QTest::addColumn<QString>("header");
    QTest::addColumn<int>("seconds");

    QTest::newRow("seconds") << QStringLiteral("Retry-After: 7\r\n") << 7;
    QTest::newRow("absurd is cut") << QStringLiteral("Retry-After: 999999\r\n") << 300;
    QTest::newRow("a past date is at least a second")
        << QStringLiteral("Retry-After: Wed, 21 Oct 2015 07:28:00 GMT\r\n") << 1;
    QTest::newRow("none") << QString() << 3;
    QTest::newRow("garbage") << QStringLiteral("Retry-After: soon\r\n") << 3;
}

void TestRedfishRead::busyBmcIsLeftInPeace()
{
    QFETCH(const QString, header);
    QFETCH(const int, seconds);

    DriverBench bench;
    // Between two questions of this test no second passes, however long the machine takes.
    bench.settings.time = [now = std::chrono::steady_clock::now()] { return now; };
    bench.bmc.on(systemUrl, {ScriptedBmc::json(503, "{}", header.toStdString())});
    const auto result = bench.read();
    QCOMPARE(said(result), QStringLiteral("Unreachable"));
    QVERIFY(result.error().status);
    QCOMPARE(result.error().status->retryAfterSeconds, seconds);
    const auto again = bench.read();
    QCOMPARE(said(again), QStringLiteral("Unreachable"));
    QCOMPARE(again.error().message, result.error().message);
    QCOMPARE(again.error().status->code, 503);
    QVERIFY(again.error().status->retryAfterSeconds <= seconds);
    QCOMPARE(bench.bmc.count(systemUrl), 1);
}

void TestRedfishRead::closingServerWorks()
{
    DriverBench bench;
    Answer closing = ScriptedBmc::json(200, ScriptedBmc::system("On"), "Connection: close\r\n");
    closing.end = End::Close;
    bench.bmc.on(systemUrl, {closing});
    for (int i = 0; i < 20; ++i)
        QCOMPARE(said(bench.read()), QStringLiteral("On"));
}

void TestRedfishRead::readingsThatWaitTogetherShareOneAnswer()
{
    DriverBench bench;
    int answers = 0;
    for (int i = 0; i < 50; ++i)
        bench.driver().read(bench.target(),
                            [&answers](const Result<drivers::PowerReading> &result) {
                                QVERIFY(result.has_value());
                                ++answers;
                            });
    QTRY_COMPARE(answers, 50);
    QVERIFY(bench.bmc.count(systemUrl) <= 3);
}

void TestRedfishRead::documentIsReadOrTheFaultNamed_data()
{
    QTest::addColumn<Answer>("answer");
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("expected");

    const auto path = QStringLiteral("/redfish/v1/UpdateService");
    QTest::newRow("a document is read as it is")
        << ScriptedBmc::json(200, R"({"Id":"UpdateService"})") << path
        << QStringLiteral("UpdateService");
    QTest::newRow("one that is missing is named")
        << ScriptedBmc::empty(404) << path
        << QStringLiteral("the BMC does not give /redfish/v1/UpdateService (HTTP 404)");
    QTest::newRow("one that is cut short is not taken")
        << ScriptedBmc::json(200, R"({"Id":"Upd)") << path
        << QStringLiteral("the BMC's document /redfish/v1/UpdateService is not valid JSON");
    QTest::newRow("a list is no document")
        << ScriptedBmc::json(200, "[]") << path
        << QStringLiteral("the BMC's document /redfish/v1/UpdateService is not valid JSON");
    QTest::newRow("a BMC that is broken says so")
        << ScriptedBmc::empty(500) << path
        << QStringLiteral("the BMC does not give a document (HTTP 500)");
    QTest::newRow("a link to somewhere else is not followed")
        << ScriptedBmc::json(200, "{}")
        << QStringLiteral("https://example.com/redfish/v1/UpdateService")
        << QStringLiteral("the link to a document leads away from the BMC");
}

void TestRedfishRead::documentIsReadOrTheFaultNamed()
{
    QFETCH(Answer, answer);
    QFETCH(QString, path);
    QFETCH(QString, expected);
    DriverBench bench;
    bench.bmc.on("GET /redfish/v1/UpdateService", {answer});
    QCOMPARE(QString::fromStdString(bench.documentText(path.toStdString(), "Id")), expected);
}

void TestRedfishRead::documentThatIsMissingFailsAlone()
{
    DriverBench bench;
    bench.bmc.on("GET /redfish/v1/TaskService", {ScriptedBmc::empty(404)});
    int replies = 0;
    bench.driver().readDocument(
        bench.target(), "/redfish/v1/TaskService", [&](Result<Json> answer) {
            QVERIFY(!answer);
            ++replies;
        });
    bench.driver().readDocument(bench.target(), "/redfish/v1/Systems/1", [&](Result<Json> answer) {
        QVERIFY(answer);
        ++replies;
    });
    QTRY_COMPARE(replies, 2);
    QCOMPARE(bench.bmc.count("POST /redfish/v1/SessionService/Sessions"), 1);
}

} // namespace tst_redfishread

HP_TEST(tst_redfishread, TestRedfishRead)
#include "tst_redfishread.moc"
