// SPDX-License-Identifier: Apache-2.0
#include "backend/redfish/EventStream.h"
#include "backend/redfish/GroupHealth.h"
#include "backend/redfish/TaskWatch.h"
#include "tests/support/runner/Runner.h"

#include <QtTest>

namespace tst_redfishwatch {

using namespace hp::redfish;
using namespace std::chrono_literals;
using Progress = TaskWatch::Progress;

namespace {

const Steady start{};
const std::string poweredOff =
    "id: 1\r\ndata: "
    "{\"Events\":[{\"MessageId\":\"ResourceEvent.1.0.ResourcePoweredOff\"}]}\r\n\r\n";

} // namespace

/// What a BMC says without being asked about power: tasks, events, and that many fall silent.
class TestRedfishWatch : public QObject
{
    Q_OBJECT
private slots:
    void taskIsRead_data();
    void taskIsRead();
    void taskIsAskedInItsTime();
    void eventsAreFound_data();
    void eventsAreFound();
    void eventsAreFoundInPieces();
    void streamIsOpenedAgainInItsTime_data();
    void streamIsOpenedAgainInItsTime();
    void lastEventIsRemembered_data();
    void lastEventIsRemembered();
    void brownOutIsManyAtOnce_data();
    void brownOutIsManyAtOnce();
    void slowDecayIsNoBrownOut();
    void brownOutLastsUntilTheShareIsLow();
    void forceOffsGoOneAtATimeMeanwhile();
};

void TestRedfishWatch::taskIsRead_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("state");
    QTest::addColumn<QString>("health");
    QTest::addColumn<Progress>("expected");
    const auto row =
        [](const char *name, int status, const char *state, const char *health, Progress expected) {
            QTest::newRow(name) << status << QString::fromLatin1(state)
                                << QString::fromLatin1(health) << expected;
        };
    row("202 runs", 202, "", "", Progress::Running);
    row("204 is done", 204, "", "", Progress::Done);
    row("200 without a word is done", 200, "", "", Progress::Done);
    row("200 that still runs", 200, "Running", "OK", Progress::Running);
    row("200 that is new", 200, "New", "", Progress::Running);
    row("200 that completed", 200, "Completed", "OK", Progress::Done);
    row("completed critically", 200, "Completed", "Critical", Progress::Failed);
    row("an exception", 200, "Exception", "", Progress::Failed);
    row("an exception under 202", 202, "Exception", "", Progress::Failed);
    row("cancelled", 200, "Cancelled", "", Progress::Failed);
    row("400 failed", 400, "", "", Progress::Failed);
    row("500 failed", 500, "", "", Progress::Failed);
    row("404 was forgotten", 404, "", "", Progress::Forgotten);
    row("410 was forgotten", 410, "", "", Progress::Forgotten);
    row("503 is not now", 503, "", "", Progress::Running);
}

void TestRedfishWatch::taskIsRead()
{
    QFETCH(const int, status);
    QFETCH(const QString, state);
    QFETCH(const QString, health);
    QFETCH(const Progress, expected);
    HttpAnswer answer;
    answer.status = status;
    const auto read = TaskWatch::read(answer, {state.toStdString(), health.toStdString(), {}}, {});
    QVERIFY(read.progress == expected);
    QCOMPARE(read.why.empty(), expected != Progress::Failed);
}

void TestRedfishWatch::taskIsAskedInItsTime()
{
    TaskWatch task;
    QVERIFY(!task.isDue(start + 1h));
    QVERIFY(task.dueAt() == Steady::max());
    task.start("/t", "ForceOff", start, 2s);
    QVERIFY(!task.isDue(start + 2s - 1ms));
    QVERIFY(task.isDue(start + 2s));
    task.wait(start + 2s, 3s, 10min);
    QVERIFY(!task.isDue(start + 5s - 1ms));
    QVERIFY(task.isDue(start + 5s));
    task.wait(start + 10min + 1ms, 3s, 10min);
    QVERIFY(!task.isActive());
}

void TestRedfishWatch::eventsAreFound_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("expected");
    const auto row = [](const char *name, const std::string &bytes, int expected) {
        QTest::newRow(name) << QByteArray::fromStdString(bytes) << expected;
    };
    row("one", poweredOff, 1);
    row("two", poweredOff + poweredOff, 2);
    row("without carriage returns", "data: {\"MessageId\":\"ResourceEvent.1.0.X\"}\n\n", 1);
    row("a comment", ": beat\n\n", 0);
    row("blank lines", "\n\n\r\n\r\n", 0);
    row("an end that has not come", "data: ResourceEvent.1.0.X\n", 0);
    row("data over two lines", "data: {\"MessageId\":\ndata: \"ResourceEvent.1.0.X\"}\n\n", 1);
    row("a metric report", "data: {\"MessageId\":\"Telemetry.1.0.Report\"}\n\n", 0);
    row("a vendor's word for power",
        "data: {\"MessageId\":\"iLOEvents.0.9.ServerPoweredOn\"}\n\n",
        1);
    row("one that is too long may be anything", "data: " + std::string(5000, 'x') + "\n\n", 1);
    row("also when its end never comes", "data: " + std::string(500000, 'x'), 1);
    row("and when its lines never do", "data: " + std::string(5000, 'x') + "\ndata: more\n", 1);
    row("and the next one is read again", "data: " + std::string(5000, 'x') + "\n\n: beat\n\n", 1);
}

void TestRedfishWatch::eventsAreFound()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const int, expected);
    EventFrames frames(1024);
    QCOMPARE(frames.feed(bytes.toStdString()), expected);
}

void TestRedfishWatch::eventsAreFoundInPieces()
{
    EventFrames frames(1024);
    int found = 0;
    for (const char c : poweredOff + poweredOff)
        found += frames.feed({&c, 1});
    QCOMPARE(found, 2);
}

void TestRedfishWatch::streamIsOpenedAgainInItsTime_data()
{
    QTest::addColumn<int>("heard"); // seconds after it was opened; negative: never
    QTest::addColumn<int>("ended");
    QTest::addColumn<int>("failure");
    QTest::addColumn<int>("status");
    QTest::addColumn<int>("again"); // seconds after its end
    const auto row =
        [](const char *name, int heard, int ended, Failure failure, int status, int again) {
            QTest::newRow(name) << heard << ended << static_cast<int>(failure) << status << again;
        };
    row("it told of something and broke", 70, 200, Failure::Broken, 0, 5);
    row("nothing but signs of life", 100, 220, Failure::TimedOut, 0, 5);
    row("no word at all until silence ended it", -1, 121, Failure::TimedOut, 0, 5);
    row("no word at all, and the BMC closed it", -1, 600, Failure::None, 200, 5);
    row("closed at once", -1, 1, Failure::None, 200, 600);
    row("refused", -1, 0, Failure::None, 503, 600);
    row("refused, and that was read late", -1, 200, Failure::None, 503, 600);
    row("no answer to the question", -1, 15, Failure::TimedOut, 0, 600);
    row("the session had ended", -1, 0, Failure::None, 401, 60);
}

void TestRedfishWatch::streamIsOpenedAgainInItsTime()
{
    QFETCH(const int, heard);
    QFETCH(const int, ended);
    QFETCH(const int, failure);
    QFETCH(const int, status);
    QFETCH(const int, again);
    const auto address = parseBmcAddress("redfish://10.0.0.1/redfish/v1/Systems/1");
    QVERIFY(address);
    const RedfishSettings settings;
    PayloadReader reader;
    const Callbacks callbacks{[](const std::function<void()> &) {}, {}, {}};
    EventStream stream("ns/host", *address, settings, reader, callbacks);
    stream.setWanted(true);
    HttpAnswer service;
    service.status = 200;
    service.body = R"({"ServerSentEventUri":"/redfish/v1/SSE"})";
    stream.receiveService(service);
    const Steady opened = start + 1h;
    QVERIFY(stream.open(opened));
    if (heard >= 0)
        stream.received(": beat\n\n", opened + std::chrono::seconds(heard));
    HttpAnswer end;
    end.failure = static_cast<Failure>(failure);
    end.status = status;
    const Steady over = opened + std::chrono::seconds(ended);
    stream.closed(end, over);
    QVERIFY(!stream.open(over + std::chrono::seconds(again) - 1ms));
    QVERIFY(stream.open(over + std::chrono::seconds(again)));
}

void TestRedfishWatch::lastEventIsRemembered_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const std::string &bytes, const char *expected) {
        QTest::newRow(name) << QByteArray::fromStdString(bytes) << QByteArray(expected);
    };
    row("no event", ": beat\n\n", "");
    row("an event without an id", "data: {}\n\n", "");
    row("its id", "id: 7\ndata: {}\n\n", "7");
    row("the last one", "id: 7\ndata: {}\n\nid:8\r\ndata: {}\r\n\r\n", "8");
    row("one without an id changes nothing", "id: 7\ndata: {}\n\ndata: {}\n\n", "7");
    row("an event that has not ended does not count", "id: 7\ndata: {}\n\nid: 8\ndata: {}\n", "7");
    row("an id alone counts", "id: 7\n\n", "7");
    row("an id that no header could carry does not", "id: 7\ndata: {}\n\nid: a\x01z\n\n", "7");
    row("nor one without an end", "id: " + std::string(200, 'x') + "\n\n", "");
    row("that of an event that is too long to be kept does",
        "id: 7\ndata: " + std::string(5000, 'x') + "\n\n",
        "7");
}

void TestRedfishWatch::lastEventIsRemembered()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QByteArray, expected);
    EventFrames frames(1024);
    static_cast<void>(frames.feed(bytes.toStdString()));
    frames.clear(); // as a new stream begins
    QCOMPARE(QByteArray::fromStdString(frames.lastId()), expected);
}

void TestRedfishWatch::brownOutIsManyAtOnce_data()
{
    QTest::addColumn<int>("members");
    QTest::addColumn<int>("failing");
    QTest::addColumn<bool>("expected");
    QTest::newRow("30 % is not more than 30 %") << 10 << 3 << false;
    QTest::newRow("40 %") << 10 << 4 << true;
    QTest::newRow("two alone say nothing about a network") << 2 << 2 << false;
    QTest::newRow("three of three") << 3 << 3 << true;
    QTest::newRow("301 of 1000") << 1000 << 301 << true;
}

void TestRedfishWatch::brownOutIsManyAtOnce()
{
    QFETCH(const int, members);
    QFETCH(const int, failing);
    QFETCH(const bool, expected);
    const RedfishSettings settings;
    int told = 0;
    GroupHealth health(settings, [&told](const BrownOut &) { ++told; });
    for (int i = 0; i < members; ++i)
        health.answered("rack", std::to_string(i));
    for (int i = 0; i < failing; ++i)
        health.failed("rack", std::to_string(i), start);
    QCOMPARE(health.isBrownOut("rack"), expected);
    QCOMPARE(told, expected ? 1 : 0);
    QVERIFY(!health.isBrownOut("another"));
}

void TestRedfishWatch::slowDecayIsNoBrownOut()
{
    const RedfishSettings settings;
    GroupHealth health(settings, [](const BrownOut &) {});
    for (int i = 0; i < 10; ++i)
        health.answered("rack", std::to_string(i));
    for (int i = 0; i < 9; ++i)
        health.failed("rack", std::to_string(i), start + i * 40s);
    QVERIFY(!health.isBrownOut("rack"));
}

void TestRedfishWatch::brownOutLastsUntilTheShareIsLow()
{
    const RedfishSettings settings;
    std::vector<bool> told;
    GroupHealth health(settings,
                       [&told](const BrownOut &change) { told.push_back(change.begins); });
    for (int i = 0; i < 10; ++i)
        health.answered("rack", std::to_string(i));
    for (int i = 0; i < 5; ++i)
        health.failed("rack", std::to_string(i), start);
    health.failed("rack", "0", start + 1h);
    QVERIFY(health.isBrownOut("rack"));
    health.answered("rack", "0");
    QVERIFY(health.isBrownOut("rack"));
    health.answered("rack", "1");
    QVERIFY(!health.isBrownOut("rack"));
    QCOMPARE(told, (std::vector<bool>{true, false}));
    health.failed("rack", "0", start + 2h);
    health.failed("rack", "1", start + 2h);
    for (int i = 5; i < 10; ++i)
        health.forget("rack", std::to_string(i));
    QCOMPARE(told.size(), std::size_t{2});
}

void TestRedfishWatch::forceOffsGoOneAtATimeMeanwhile()
{
    const RedfishSettings settings;
    GroupHealth health(settings, [](const BrownOut &) {});
    QVERIFY(health.mayForceOff("rack", start));
    QVERIFY(health.mayForceOff("rack", start));
    for (int i = 0; i < 4; ++i)
        health.failed("rack", std::to_string(i), start);
    QVERIFY(health.mayForceOff("rack", start));
    QVERIFY(!health.mayForceOff("rack", start + settings.brownOutForceOffPause - 1ms));
    QVERIFY(health.mayForceOff("rack", start + settings.brownOutForceOffPause));
    for (int i = 0; i < 4; ++i)
        health.answered("rack", std::to_string(i));
    QVERIFY(health.mayForceOff("rack", start + settings.brownOutForceOffPause));
}

} // namespace tst_redfishwatch

HP_TEST(tst_redfishwatch, TestRedfishWatch)
#include "tst_redfishwatch.moc"
