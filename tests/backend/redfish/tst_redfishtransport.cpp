// SPDX-License-Identifier: Apache-2.0
#include "tests/backend/redfish/DriverBench.h"
#include "tests/support/gateway/Patience.h"
#include "tests/support/runner/Runner.h"

namespace tst_redfishtransport {

using namespace hp;
using namespace hp::test;
using Answer = ScriptedBmc::Answer;
using End = ScriptedBmc::End;
using namespace std::chrono_literals;

namespace {

const std::string rootUrl = "GET /redfish/v1/";
const std::string systemUrl = "GET /redfish/v1/Systems/1";
const std::string loginUrl = "POST /redfish/v1/SessionService/Sessions";
const std::string resetUrl = "POST /redfish/v1/Systems/1/Actions/ComputerSystem.Reset";

} // namespace

/// How requests travel: which connection they take, who goes first, and that none is doubled.
class TestRedfishTransport : public QObject
{
    Q_OBJECT
private slots:
    void everythingButAResetSharesOneConnection();
    void postIsNeverDoubled_data();
    void postIsNeverDoubled();
    void readingUnderWayGivesWayToACommand();
    void answerThatTakesLongIsNoFailure();
    void connectionThatTheBmcEndsIsMadeAnew();
    void patientReadingIsAnswered();
    void hurriedReadingTakesThePatientOneAlong();
    void moreThanMayBeUnderWayAreAllServed();
    void lineThatMovedIsServedAtItsNewPlace();
    void streamIsOpenedAgainBehindItsLastEvent();
};

void TestRedfishTransport::everythingButAResetSharesOneConnection()
{
    DriverBench bench;
    for (int i = 0; i < 5; ++i)
        QCOMPARE(said(bench.read()), QStringLiteral("On"));
    QCOMPARE(bench.bmc.count(loginUrl), 1);
    QCOMPARE(bench.bmc.connections(), 1);
    QCOMPARE(bench.driver().connections(), 1U);
    QCOMPARE(said(bench.reset(ResetType::ForceOff)), QStringLiteral("sent"));
    QCOMPARE(bench.bmc.connections(), 2);
    QCOMPARE(said(bench.read()), QStringLiteral("On"));
    QCOMPARE(bench.bmc.connections(), 2);
}

void TestRedfishTransport::postIsNeverDoubled_data()
{
    QTest::addColumn<QString>("post");
    QTest::addColumn<int>("end");
    QTest::newRow("Reset, connection closed") << QString::fromStdString(resetUrl) << 1;
    QTest::newRow("Reset, connection reset") << QString::fromStdString(resetUrl) << 2;
    QTest::newRow("login, connection closed") << QString::fromStdString(loginUrl) << 1;
    QTest::newRow("login, connection reset") << QString::fromStdString(loginUrl) << 2;
}

void TestRedfishTransport::postIsNeverDoubled()
{
    QFETCH(const QString, post);
    QFETCH(const int, end);

    DriverBench bench;
    bench.bmc.on(post.toStdString(), {ScriptedBmc::raw("", end == 1 ? End::Close : End::Reset)});
    (void)bench.reset(ResetType::ForceOff);
    QCOMPARE(bench.bmc.count(post.toStdString()), 1);
}

void TestRedfishTransport::readingUnderWayGivesWayToACommand()
{
    DriverBench bench;
    // The reading would end by itself only when this test has given up.
    bench.settings.headersTimeout = bench.settings.totalTimeout = 10min;
    bench.settings.commandTimeout = redfish::Span(30);
    QCOMPARE(said(bench.read()), QStringLiteral("On"));
    bench.bmc.on(
        systemUrl,
        {ScriptedBmc::raw("", End::Silence), ScriptedBmc::json(200, ScriptedBmc::system("On"))});

    std::optional<Result<drivers::PowerReading>> reading;
    bench.driver().read(bench.target(), [&reading](Result<drivers::PowerReading> answer) {
        reading = std::move(answer);
    });
    QVERIFY(hp::tests::waitFor([&bench] { return bench.bmc.count(systemUrl) == 2; }));
    QCOMPARE(said(bench.reset(ResetType::ForceOff)), QStringLiteral("sent"));
    QCOMPARE(bench.bmc.count(resetUrl), 1);
    QVERIFY(hp::tests::waitFor([&reading] { return reading.has_value(); }));
    QCOMPARE(said(*reading), QStringLiteral("On"));
}

/// As long as the headers are not due.
void TestRedfishTransport::answerThatTakesLongIsNoFailure()
{
    DriverBench bench;
    bench.settings.lowSpeedTime = redfish::Span(1000);
    Answer late = ScriptedBmc::json(200, ScriptedBmc::system("On"));
    late.delay = std::chrono::milliseconds(2500);
    bench.bmc.on(systemUrl, {late});
    QCOMPARE(said(bench.read()), QStringLiteral("On"));
}

void TestRedfishTransport::connectionThatTheBmcEndsIsMadeAnew()
{
    DriverBench bench;
    Answer last = ScriptedBmc::json(200, ScriptedBmc::system("On"));
    last.end = End::Close; // without having said so
    bench.bmc.on(systemUrl, {last});
    for (int i = 1; i <= 4; ++i) {
        QCOMPARE(said(bench.read()), QStringLiteral("On"));
        QCOMPARE(bench.bmc.count(systemUrl), i);
    }
    QCOMPARE(bench.bmc.count(loginUrl), 1);
}

void TestRedfishTransport::patientReadingIsAnswered()
{
    DriverBench bench;
    std::optional<Result<drivers::PowerReading>> reading;
    bench.driver().readWithin(bench.target(), 40ms, [&](Result<drivers::PowerReading> answer) {
        reading = std::move(answer);
    });
    QVERIFY(hp::tests::waitFor([&reading] { return reading.has_value(); }));
    QCOMPARE(said(*reading), QStringLiteral("On"));
}

void TestRedfishTransport::hurriedReadingTakesThePatientOneAlong()
{
    DriverBench bench;
    std::optional<Result<drivers::PowerReading>> reading;
    bench.driver().readWithin(bench.target(), 10min, [&](Result<drivers::PowerReading> answer) {
        reading = std::move(answer);
    });
    QCOMPARE(said(bench.read()), QStringLiteral("On"));
    QVERIFY(hp::tests::waitFor([&reading] { return reading.has_value(); }));
    QCOMPARE(bench.bmc.count(systemUrl), 1);
}

void TestRedfishTransport::moreThanMayBeUnderWayAreAllServed()
{
    DriverBench bench;
    bench.settings.maxInFlight = 64;
    constexpr int hosts = 300;
    int on = 0;
    for (int i = 0; i < hosts; ++i) {
        drivers::BmcTarget target = bench.target();
        target.hostId = "ns/host-" + std::to_string(i);
        bench.driver().read(target, [&on](const Result<drivers::PowerReading> &answer) {
            on += answer && answer->state == PowerState::On ? 1 : 0;
        });
    }
    QVERIFY(hp::tests::waitFor([&on] { return on == hosts; }));
    QVERIFY(bench.bmc.connections() <= hosts);
}

void TestRedfishTransport::lineThatMovedIsServedAtItsNewPlace()
{
    ScriptedBmc other;
    other.playDefaultBmc();
    other.on(systemUrl, {ScriptedBmc::json(200, ScriptedBmc::system("PoweringOn"))});
    DriverBench bench;
    QCOMPARE(said(bench.read()), QStringLiteral("On"));
    drivers::BmcTarget target = bench.target();
    target.address = other.address();
    QCOMPARE(said(bench.read(target)), QStringLiteral("PoweringOn"));
    QVERIFY(hp::tests::waitFor(
        [&bench] { return bench.bmc.count("DELETE /redfish/v1/SessionService/Sessions/1") == 1; }));
}

void TestRedfishTransport::streamIsOpenedAgainBehindItsLastEvent()
{
    DriverBench bench;
    bench.settings.listenAgain = redfish::Span(1);
    bench.bmc.on(
        rootUrl,
        {ScriptedBmc::json(
            200,
            R"({"Systems":{"@odata.id":"/redfish/v1/Systems"},)"
            R"("EventService":{"@odata.id":"/redfish/v1/EventService"},)"
            R"("Links":{"Sessions":{"@odata.id":"/redfish/v1/SessionService/Sessions"}}})")});
    bench.bmc.on("GET /redfish/v1/EventService",
                 {ScriptedBmc::json(200, R"({"ServerSentEventUri":"/redfish/v1/SSE"})")});
    bench.bmc.on("GET /redfish/v1/SSE",
                 {ScriptedBmc::raw("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n"
                                   "Connection: close\r\n\r\nid: 7\r\ndata: {}\r\n\r\n",
                                   End::Close)});
    drivers::BmcTarget listening = bench.target();
    listening.listen = true;
    QVERIFY(hp::tests::waitFor(
        [&] { return bench.read(listening) && bench.bmc.count("GET /redfish/v1/SSE") >= 2; }));
    std::vector<std::string> asked;
    for (const ScriptedBmc::Request &request : bench.bmc.requests()) {
        if (request.path == "/redfish/v1/SSE")
            asked.push_back(request.header("last-event-id"));
    }
    QCOMPARE(asked[0], std::string());
    QCOMPARE(asked[1], std::string("7"));
}

} // namespace tst_redfishtransport

HP_TEST(tst_redfishtransport, TestRedfishTransport)
#include "tst_redfishtransport.moc"
