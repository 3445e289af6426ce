// SPDX-License-Identifier: Apache-2.0
#include "tests/backend/redfish/DriverBench.h"
#include "tests/support/gateway/Patience.h"
#include "tests/support/runner/Runner.h"

namespace tst_redfishsession {

using namespace hp;
using namespace hp::test;
using Answer = ScriptedBmc::Answer;
using Request = ScriptedBmc::Request;

namespace {

const std::string rootUrl = "GET /redfish/v1/";
const std::string systemUrl = "GET /redfish/v1/Systems/1";
const std::string loginUrl = "POST /redfish/v1/SessionService/Sessions";
const std::string resetUrl = "POST /redfish/v1/Systems/1/Actions/ComputerSystem.Reset";

Answer session(int number)
{
    const std::string id = std::to_string(number);
    return ScriptedBmc::json(201,
                             "{}",
                             "X-Auth-Token: token-" + id
                                 + "\r\nLocation: /redfish/v1/SessionService/Sessions/" + id
                                 + "\r\n");
}

std::string headerOf(const Request &request, const std::string &name)
{
    const auto found = request.headers.find(name);
    return found == request.headers.end() ? std::string() : found->second;
}

QStringList logged;
void remember(QtMsgType, const QMessageLogContext &, const QString &text)
{
    logged << text;
}

} // namespace

/// The ladder of redfish.md 1: open root, one session, Basic where there are no sessions, and no
/// storm of logins when the credentials are wrong.
class TestRedfishSession : public QObject
{
    Q_OBJECT
private slots:
    void oneSessionServesEverything();
    void sessionEndsWithTheDriver();
    void expiredSessionIsRenewedOnce();
    void expiredSessionDoesNotDoubleAReset();
    void rejectedCredentialsAreNotTriedAgain_data();
    void rejectedCredentialsAreNotTriedAgain();
    void refusedCommandIsNotTriedAgainAndOthersAre_data();
    void refusedCommandIsNotTriedAgainAndOthersAre();
    void personHasThemTriedAgain();
    void newCredentialsAreTriedAtOnce();
    void withoutSessionServiceBasicIsUsed_data();
    void withoutSessionServiceBasicIsUsed();
    void fullSessionTableFallsBackToBasic();
    void fullSessionTableWithoutBasicIsTold();
    void missingLicenceIsNoRejection();
    void basicIsNoDowngradeFromASession();
    void sessionWithoutAPlaceWorks();
    void passwordOverPlainHttpLeavesThisMachineOnlyWhenAllowed();
    void nothingSecretIsSaid();
    void stoppedDriverAnswers();
};

void TestRedfishSession::oneSessionServesEverything()
{
    DriverBench bench;
    for (int i = 0; i < 5; ++i)
        QCOMPARE(said(bench.read()), QStringLiteral("On"));
    QCOMPARE(said(bench.reset(ResetType::ForceOff)), QStringLiteral("sent"));
    QCOMPARE(bench.bmc.count(loginUrl), 1);
    QCOMPARE(bench.bmc.count(rootUrl), 1);
    for (const Request &request : bench.bmc.requests()) {
        const bool open = request.path == "/redfish/v1/" || request.path.ends_with("Sessions");
        QCOMPARE(headerOf(request, "x-auth-token"), std::string(open ? "" : "token-1"));
        QCOMPARE(headerOf(request, "authorization"), std::string());
        QCOMPARE(headerOf(request, "odata-version"), std::string("4.0"));
    }
}

void TestRedfishSession::sessionEndsWithTheDriver()
{
    DriverBench bench;
    QCOMPARE(said(bench.read()), QStringLiteral("On"));
    bench.endDriver();
    QCOMPARE(bench.bmc.count("DELETE /redfish/v1/SessionService/Sessions/1"), 1);
}

void TestRedfishSession::expiredSessionIsRenewedOnce()
{
    DriverBench bench;
    bench.bmc.on(loginUrl, {session(1), session(2)});
    bench.bmc.on(systemUrl, [](const Request &request) {
        return headerOf(request, "x-auth-token") == "token-2"
            ? ScriptedBmc::json(200, ScriptedBmc::system("On"))
            : ScriptedBmc::raw("HTTP/1.1 401 No\r\nContent-Type: text/html\r\n"
                               "Content-Length: 999\r\n\r\n<html>",
                               ScriptedBmc::End::Close);
    });
    for (int i = 0; i < 5; ++i)
        QCOMPARE(said(bench.read()), QStringLiteral("On"));
    QCOMPARE(bench.bmc.count(loginUrl), 2);
    QCOMPARE(bench.bmc.count("DELETE /redfish/v1/SessionService/Sessions/1"), 1);
    QCOMPARE(bench.bmc.count(systemUrl), 6);
}

void TestRedfishSession::expiredSessionDoesNotDoubleAReset()
{
    DriverBench bench;
    int executed = 0;
    bench.bmc.on(loginUrl, {session(1), session(2)});
    bench.bmc.on(resetUrl, [&executed](const Request &request) {
        if (headerOf(request, "x-auth-token") != "token-2")
            return ScriptedBmc::json(401, "{}");
        ++executed;
        return ScriptedBmc::empty(204);
    });
    QCOMPARE(said(bench.reset(ResetType::ForceOff)), QStringLiteral("sent"));
    QCOMPARE(executed, 1);
}

void TestRedfishSession::rejectedCredentialsAreNotTriedAgain_data()
{
    QTest::addColumn<int>("loginStatus");
    QTest::addColumn<int>("systemStatus");
    QTest::newRow("401 at the login") << 401 << 200;
    QTest::newRow("403 at the login") << 403 << 200;
    QTest::newRow("401 with every session") << 201 << 401;
    QTest::newRow("403 with a session") << 201 << 403;
    QTest::newRow("401 with Basic") << 404 << 401;
}

void TestRedfishSession::rejectedCredentialsAreNotTriedAgain()
{
    QFETCH(const int, loginStatus);
    QFETCH(const int, systemStatus);

    DriverBench bench;
    bench.bmc.on(loginUrl,
                 {loginStatus == 201 ? session(1) : ScriptedBmc::json(loginStatus, "{}")});
    bench.bmc.on(systemUrl, {ScriptedBmc::json(systemStatus, ScriptedBmc::system("On"))});
    bench.bmc.on(
        "GET /redfish/v1/Systems",
        {ScriptedBmc::json(200, R"({"Members":[{"@odata.id":"/redfish/v1/Systems/1"}]})")});
    const auto first = bench.read();
    QCOMPARE(said(first), QStringLiteral("Unauthorised"));
    const auto asked = bench.bmc.requests().size();
    QVERIFY(bench.bmc.count(loginUrl) <= 2);
    for (int i = 0; i < 5; ++i) {
        const auto again = bench.read();
        QCOMPARE(said(again), QStringLiteral("Unauthorised"));
        QCOMPARE(again.error().message, first.error().message); // it is the same trouble
    }
    QCOMPARE(said(bench.reset(ResetType::ForceOff)), QStringLiteral("Unauthorised"));
    QCOMPARE(bench.bmc.requests().size(), asked);
}

void TestRedfishSession::refusedCommandIsNotTriedAgainAndOthersAre_data()
{
    QTest::addColumn<int>("loginStatus"); // 0: the root names no sessions
    QTest::addColumn<int>("resetStatus");
    QTest::newRow("401 with a session") << 201 << 401;
    QTest::newRow("401 with Basic") << 404 << 401;
    QTest::newRow("403 with a session") << 201 << 403;
    QTest::newRow("403 with Basic") << 404 << 403;
}

void TestRedfishSession::refusedCommandIsNotTriedAgainAndOthersAre()
{
    QFETCH(const int, loginStatus);
    QFETCH(const int, resetStatus);

    DriverBench bench;
    bench.bmc.on(loginUrl,
                 {loginStatus == 201 ? session(1) : ScriptedBmc::json(loginStatus, "{}")});
    bench.bmc.on(systemUrl, {ScriptedBmc::json(200, ScriptedBmc::system("On"))});
    bench.bmc.on(resetUrl, [resetStatus](const Request &request) {
        const bool shutdown = request.body.find("GracefulShutdown") != std::string::npos;
        return shutdown ? ScriptedBmc::json(resetStatus, R"({"error":{"message":"no shutdown"}})")
                        : ScriptedBmc::empty(204);
    });
    const auto first = bench.reset(ResetType::GracefulShutdown);
    QCOMPARE(said(first), QStringLiteral("Unauthorised"));
    const auto posts = bench.bmc.count(resetUrl);
    const auto again = bench.reset(ResetType::GracefulShutdown);
    QCOMPARE(said(again), QStringLiteral("Unauthorised"));
    QCOMPARE(again.error().message, first.error().message); // it is the same trouble
    QCOMPARE(bench.bmc.count(resetUrl), posts);
    QCOMPARE(said(bench.read()), QStringLiteral("On")); // the credentials are right
    QCOMPARE(said(bench.reset(ResetType::ForceOff)), QStringLiteral("sent"));
    QCOMPARE(bench.bmc.count(resetUrl), posts + 1);
}

void TestRedfishSession::personHasThemTriedAgain()
{
    DriverBench bench;
    bench.bmc.on(loginUrl, {ScriptedBmc::empty(401)});
    QCOMPARE(said(bench.read()), QStringLiteral("Unauthorised"));
    bench.bmc.playDefaultBmc(); // the account was mended there
    QCOMPARE(said(bench.read()), QStringLiteral("Unauthorised"));
    QCOMPARE(bench.bmc.count(loginUrl), 1);
    std::optional<Result<drivers::PowerReading>> answer;
    bench.driver().readAnew(bench.target(), [&](Result<drivers::PowerReading> reading) {
        answer = std::move(reading);
    });
    QVERIFY(hp::tests::waitFor([&] { return answer.has_value(); }));
    QCOMPARE(said(*answer), QStringLiteral("On"));
    QCOMPARE(said(bench.read()), QStringLiteral("On"));
}

void TestRedfishSession::newCredentialsAreTriedAtOnce()
{
    DriverBench bench;
    bench.bmc.on(loginUrl, [](const Request &request) {
        return request.body.find("new\\\"pass") != std::string::npos ? session(1)
                                                                     : ScriptedBmc::json(401, "{}");
    });
    QCOMPARE(said(bench.read()), QStringLiteral("Unauthorised"));
    auto target = bench.target();
    target.password = "new\"pass";
    QCOMPARE(said(bench.read(target)), QStringLiteral("On"));
}

void TestRedfishSession::withoutSessionServiceBasicIsUsed_data()
{
    QTest::addColumn<int>("loginStatus"); // 0: the root names no sessions
    for (const int status : {0, 404, 405, 501})
        QTest::newRow(qPrintable(QString::number(status))) << status;
}

void TestRedfishSession::withoutSessionServiceBasicIsUsed()
{
    QFETCH(const int, loginStatus);

    DriverBench bench;
    if (loginStatus == 0)
        bench.bmc.on(
            rootUrl,
            {ScriptedBmc::json(200, R"({"Systems":{"@odata.id":"/redfish/v1/Systems"}})")});
    else
        bench.bmc.on(loginUrl, {ScriptedBmc::json(loginStatus, "{}")});
    for (int i = 0; i < 3; ++i)
        QCOMPARE(said(bench.read()), QStringLiteral("On"));
    QCOMPARE(bench.bmc.count(loginUrl), loginStatus == 0 ? 0 : 1);
    const std::string basic = "Basic " + QByteArray("admin:S3cr3t!#%").toBase64().toStdString();
    for (const Request &request : bench.bmc.requests()) {
        const bool open = request.path == "/redfish/v1/" || request.method == "POST";
        QCOMPARE(headerOf(request, "authorization"), open ? std::string() : basic);
    }
}

void TestRedfishSession::fullSessionTableFallsBackToBasic()
{
    DriverBench bench;
    bench.bmc.on(
        loginUrl,
        {ScriptedBmc::json(
            503, R"({"error":{"@Message.ExtendedInfo":[{"MessageId":"IDRAC.2.8.RAC0218"}]}})")});
    for (int i = 0; i < 3; ++i) {
        const auto answer = bench.read();
        QCOMPARE(said(answer), QStringLiteral("On"));
        QVERIFY2(answer->weakness.find("session table of the BMC is full") != std::string::npos,
                 answer->weakness.c_str());
    }
    QCOMPARE(bench.bmc.count(loginUrl), 1);
}

/// A BMC that takes no Basic either has said nothing about the password.
void TestRedfishSession::fullSessionTableWithoutBasicIsTold()
{
    DriverBench bench;
    bench.bmc.on(
        loginUrl,
        {ScriptedBmc::json(
            503, R"({"error":{"@Message.ExtendedInfo":[{"MessageId":"IDRAC.2.8.RAC0218"}]}})")});
    bench.bmc.on(systemUrl, {ScriptedBmc::json(401, "{}")});
    for (int i = 0; i < 3; ++i) {
        const auto result = bench.read();
        QCOMPARE(said(result), QStringLiteral("Refused"));
        QCOMPARE(result.error().detail, std::string("NoSessionLeft"));
    }
    QCOMPARE(bench.bmc.count(systemUrl), 1);
}

/// Whoever lacks a licence has the right password.
void TestRedfishSession::missingLicenceIsNoRejection()
{
    DriverBench bench;
    bench.bmc.on(
        systemUrl,
        {ScriptedBmc::json(
            403,
            R"({"error":{"code":"iLO.0.10.ExtendedInfo","message":"See @Message.ExtendedInfo for more information.",
                         "@Message.ExtendedInfo":[{"MessageArgs":["iLO Advanced"],"MessageId":"iLO.2.14.LicenseKeyRequired"}]}})")});
    const auto result = bench.read();
    QCOMPARE(said(result), QStringLiteral("Refused"));
    QCOMPARE(result.error().detail, std::string("LicenceMissing"));
    QCOMPARE(result.error().message,
             std::string("the BMC lacks a licence: LicenseKeyRequired: iLO Advanced"));
}

void TestRedfishSession::basicIsNoDowngradeFromASession()
{
    DriverBench bench;
    bench.bmc.on(loginUrl, {session(1), ScriptedBmc::json(404, "{}")});
    bench.bmc.on(systemUrl,
                 {ScriptedBmc::json(200, ScriptedBmc::system("On")), ScriptedBmc::json(401, "{}")});
    QCOMPARE(said(bench.read()), QStringLiteral("On"));
    QCOMPARE(said(bench.read()), QStringLiteral("Refused"));
    for (const Request &request : bench.bmc.requests())
        QCOMPARE(headerOf(request, "authorization"), std::string());
}

void TestRedfishSession::sessionWithoutAPlaceWorks()
{
    DriverBench bench;
    bench.bmc.on(loginUrl, {ScriptedBmc::empty(201, "X-Auth-Token: token-1\r\n")});
    for (int i = 0; i < 3; ++i)
        QCOMPARE(said(bench.read()), QStringLiteral("On"));
    bench.endDriver();
    for (const std::string &line : bench.bmc.log())
        QVERIFY(!line.starts_with("DELETE"));
}

void TestRedfishSession::passwordOverPlainHttpLeavesThisMachineOnlyWhenAllowed()
{
    DriverBench bench;
    auto target = bench.target();
    target.address = "redfish+http://192.0.2.1/redfish/v1/Systems/1";
    QCOMPARE(said(bench.read(target)), QStringLiteral("Invalid"));
}

void TestRedfishSession::nothingSecretIsSaid()
{
    logged.clear();
    const QtMessageHandler before = qInstallMessageHandler(remember);
    QStringList texts;
    {
        DriverBench bench;
        const Answer echo = ScriptedBmc::json(
            401, R"({"error":{"message":"no","@Message.ExtendedInfo":[{"Message":"denied"}]}})");
        bench.bmc.on(loginUrl, {ScriptedBmc::empty(201, "X-Auth-Token: token-1\r\n")});
        bench.bmc.on(systemUrl, {echo});
        const auto result = bench.read();
        QCOMPARE(said(result), QStringLiteral("Unauthorised"));
        texts << QString::fromStdString(result.error().message + result.error().detail);
        bench.endDriver();
    }
    qInstallMessageHandler(before);
    const QString all = texts.join(u' ') + logged.join(u' ');
    const QString encoded = QString::fromLatin1(QByteArray("admin:S3cr3t!#%").toBase64());
    for (const QString &secret : {QStringLiteral("S3cr3t"), encoded, QStringLiteral("token-1")})
        QVERIFY2(!all.contains(secret), qPrintable(all));
    QVERIFY(!logged.isEmpty());
}

void TestRedfishSession::stoppedDriverAnswers()
{
    DriverBench bench;
    QCOMPARE(said(bench.read()), QStringLiteral("On"));
    bool stopped = false;
    bench.driver().stop([&stopped] { stopped = true; });
    QTRY_VERIFY(stopped);
    QCOMPARE(said(bench.read()), QStringLiteral("Unreachable"));
}

} // namespace tst_redfishsession

HP_TEST(tst_redfishsession, TestRedfishSession)
#include "tst_redfishsession.moc"
