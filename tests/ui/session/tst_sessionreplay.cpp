// SPDX-License-Identifier: Apache-2.0
#include "tests/support/gateway/Patience.h"
#include "tests/support/gateway/ScriptedGateway.h"
#include "tests/support/runner/Runner.h"
#include "ui/session/AlarmBoard.h"
#include "ui/session/GatewaySession.h"

#include <QJsonDocument>
#include <QSignalSpy>
#include <QTest>

namespace tst_sessionreplay {

using namespace hp::ui;
using hp::tests::ScriptedGateway;
using hp::tests::waitFor;
using namespace std::chrono_literals;

namespace {

const auto fleetName = QStringLiteral("fleet");
const auto now = QStringLiteral("2026-11-20T14:03:22.000000Z");
constexpr double hour = 3'600'000;

QJsonObject fleetOf(const char *name)
{
    return {{QStringLiteral("ns/") + QLatin1String(name),
             QJsonObject{{QStringLiteral("name"), QLatin1String(name)}}}};
}

/// A session that looks at a backend with a record, on a clock that stands still.
struct Line {
    ScriptedGateway gateway;
    ManualUiClock clock;
    std::unique_ptr<GatewaySession> session;

    Line()
    {
        gateway.setMayWrite(true);
        gateway.setRows(fleetName, fleetOf("today"));
        gateway.setPastRows(fleetName, fleetOf("then"));
        if (!gateway.listen())
            qFatal("no loopback port");
        session = std::make_unique<GatewaySession>(
            GatewayAddress{gateway.url(), {}, {}}, clock, [] { return 0.5; });
    }
    [[nodiscard]] bool start()
    {
        session->start();
        if (!waitFor([this] { return session->isFleetLoaded(); }))
            return false;
        gateway.tick(now);
        return waitFor([this] { return session->presentNow() > 0; });
    }
    [[nodiscard]] Replay &replay() const { return *session->replay(); }
    [[nodiscard]] double present() const { return session->presentNow(); }
    [[nodiscard]] QString machine() const
    {
        return session->fleet()->rowCount() == 1 ? session->fleet()->rows().front().name
                                                 : QString();
    }
    /// Until that instant is shown.
    [[nodiscard]] bool shows(double instant)
    {
        return waitFor([this, instant] {
            clock.advance(1ms);
            return replay().at() == instant && !replay().isWaiting();
        });
    }
    /// The instants that the fleet was asked for, the oldest first.
    [[nodiscard]] QStringList asked() const
    {
        QStringList instants;
        for (const QJsonObject &frame : gateway.received(QStringLiteral("subscribe"))) {
            if (frame.value(QStringLiteral("view")) == fleetName)
                instants.append(frame.value(QStringLiteral("options"))
                                    .toObject()
                                    .value(QStringLiteral("at"))
                                    .toString());
        }
        return instants;
    }
};

} // namespace

/// The console goes to instants of the record, and back.
class TestSessionReplay : public QObject
{
    Q_OBJECT
private slots:
    void anInstantIsShownAndLeft();
    void nowIsNoInstant();
    void oneInstantIsAskedForAtATimeAndTheNewestWins();
    void playingGoesOnWithTheFrames();
    void whatWasMadeWholeIsNotAskedForAgain();
    void playingEndsNow();
    void speedsAreThose();
    void aRefusalEndsPlaying();
    void nothingIsSentFromThePast_data();
    void nothingIsSentFromThePast();
    void whatIsNowStaysNow();
    void timelinesComeAfter();
    void aLostConnectionGoesOnThere();
};

void TestSessionReplay::anInstantIsShownAndLeft()
{
    Line line;
    QVERIFY(line.start());
    QCOMPARE(line.machine(), QStringLiteral("today"));
    QVERIFY(!line.session->isStale());
    const double at = line.present() - 4 * hour;
    QSignalSpy active(&line.replay(), &Replay::activeChanged);
    line.replay().seek(at);
    QVERIFY(line.replay().isActive() && line.replay().isWaiting());
    QVERIFY(line.shows(at));
    QCOMPARE(line.machine(), QStringLiteral("then"));
    QCOMPARE(line.session->now(), at);
    QCOMPARE(line.session->asOf(), at);
    QVERIFY(line.session->presentNow() > at);
    QVERIFY(line.session->isStale());
    QVERIFY(!line.session->isOutOfTouch());
    QCOMPARE(line.asked().last(), QStringLiteral("2026-11-20T10:03:22.000Z"));
    line.replay().leave();
    QVERIFY(waitFor([&] { return line.machine() == QLatin1String("today"); }));
    QVERIFY(line.asked().last().isEmpty());
    QCOMPARE(active.count(), 2);
    QCOMPARE(line.session->now(), line.present());
    QVERIFY(!line.session->isStale());
}

void TestSessionReplay::nowIsNoInstant()
{
    Line line;
    QVERIFY(line.start());
    line.replay().seek(line.present() - 500);
    QVERIFY(!line.replay().isActive());
    line.replay().play();
    QVERIFY(!line.replay().isPlaying());
    const double at = line.present() - hour;
    line.replay().seek(at);
    QVERIFY(line.shows(at));
    line.replay().seek(line.present() + hour);
    QVERIFY(!line.replay().isActive());
    QVERIFY(waitFor([&] { return line.machine() == QLatin1String("today"); }));
}

void TestSessionReplay::oneInstantIsAskedForAtATimeAndTheNewestWins()
{
    Line line;
    QVERIFY(line.start());
    line.gateway.holdBack(fleetName);
    const auto before = line.asked().size();
    const double first = line.present() - 10 * hour;
    for (int i = 0; i < 50; ++i)
        line.replay().seek(first + i * 60'000.0);
    QVERIFY(waitFor([&] { return line.asked().size() == before + 1; }));
    QVERIFY(line.replay().isWaiting());
    line.gateway.release(fleetName);
    QVERIFY(line.shows(first + 49 * 60'000.0));
    QCOMPARE(line.asked().size(), before + 2);
}

void TestSessionReplay::playingGoesOnWithTheFrames()
{
    Line line;
    QVERIFY(line.start());
    const double from = std::floor(line.present() - 4 * hour);
    line.replay().seek(from);
    QVERIFY(line.shows(from));
    line.replay().setSpeed(60);
    line.replay().play();
    QVERIFY(line.replay().isPlaying());
    // Nothing comes: nothing more is asked for, however much time passes.
    line.gateway.holdBack(fleetName);
    const auto before = line.asked().size();
    line.clock.advance(50ms);
    line.clock.advance(400ms);
    QVERIFY(waitFor([&] { return line.asked().size() > before; }));
    const auto once = line.asked().size();
    line.clock.advance(300ms);
    line.gateway.release(fleetName);
    QVERIFY(waitFor([&] {
        line.clock.advance(40ms);
        return line.replay().shown() > 4;
    }));
    QVERIFY(line.asked().size() > once);
    QVERIFY(line.replay().at() > from);
    line.replay().pause();
    QVERIFY(waitFor([&] {
        line.clock.advance(1ms);
        return !line.replay().isWaiting();
    }));
    const double at = line.replay().at();
    line.clock.advance(500ms);
    QCOMPARE(line.replay().at(), at);
    // Each goes on from the one before.
    QStringList sorted = line.asked().mid(1);
    std::sort(sorted.begin(), sorted.end());
    QCOMPARE(line.asked().mid(1), sorted);
}

/// An instant that comes whole was judged as it is; one that was reached by playing was not all.
void TestSessionReplay::whatWasMadeWholeIsNotAskedForAgain()
{
    Line line;
    QVERIFY(line.start());
    const auto before = line.asked().size();
    for (int i = 1; i < 4; ++i) {
        const double at = line.present() - i * hour;
        line.replay().seek(at);
        QVERIFY(line.shows(at));
        line.clock.advance(1s);
        QVERIFY(line.shows(at));
    }
    QCOMPARE(line.asked().size(), before + 3);
    line.replay().play();
    QVERIFY(waitFor([&] {
        line.clock.advance(40ms);
        return line.replay().shown() > 5;
    }));
    line.replay().pause();
    QVERIFY(waitFor([&] {
        line.clock.advance(1ms);
        return !line.replay().isWaiting();
    }));
    const auto played = line.asked();
    line.clock.advance(1s);
    QVERIFY(waitFor([&] { return line.asked().size() == played.size() + 1; }));
    QCOMPARE(line.asked().last(), played.last());
}

void TestSessionReplay::playingEndsNow()
{
    Line line;
    QVERIFY(line.start());
    const double at = line.present() - 20'000;
    line.replay().seek(at);
    QVERIFY(line.shows(at));
    line.replay().setSpeed(600);
    line.replay().play();
    QVERIFY(waitFor([&] {
        line.clock.advance(50ms);
        return !line.replay().isActive();
    }));
    QVERIFY(!line.replay().isPlaying());
    QVERIFY(waitFor([&] { return line.machine() == QLatin1String("today"); }));
}

void TestSessionReplay::speedsAreThose()
{
    Line line;
    Replay &replay = line.replay();
    QCOMPARE(replay.speed(), 60);
    QList<int> seen;
    for (int i = 0; i < 4; ++i, replay.slower())
        seen.append(replay.speed());
    QCOMPARE(seen, (QList<int>{60, 10, 1, 1}));
    seen.clear();
    for (int i = 0; i < 5; ++i, replay.faster())
        seen.append(replay.speed());
    QCOMPARE(seen, (QList<int>{1, 10, 60, 600, 600}));
    replay.setSpeed(7);
    QCOMPARE(replay.speed(), 600);
}

void TestSessionReplay::aRefusalEndsPlaying()
{
    Line line;
    QVERIFY(line.start());
    line.gateway.refuseView(fleetName, QStringLiteral("The record begins later."));
    const double at = line.present() - 4 * hour;
    line.replay().seek(at);
    line.replay().play();
    QVERIFY(waitFor([&] {
        line.clock.advance(40ms);
        return !line.replay().errorText().isEmpty() && !line.replay().isPlaying();
    }));
    QVERIFY(line.replay().errorText().startsWith(QLatin1String("The record begins later")));
}

void TestSessionReplay::nothingIsSentFromThePast_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<bool>("sent");
    QTest::newRow("an override is not previewed") << "override.preview" << false;
    QTest::newRow("none is committed") << "override.commit" << false;
    QTest::newRow("no alarm is acknowledged") << "alarm.acknowledge" << false;
    QTest::newRow("no incident is saved") << "incident.save" << false;
    QTest::newRow("nothing that is new") << "whatever.comes" << false;
    QTest::newRow("incidents can be read") << "incident.get" << true;
}

void TestSessionReplay::nothingIsSentFromThePast()
{
    QFETCH(const QString, command);
    QFETCH(const bool, sent);
    Line line;
    QVERIFY(line.start());
    const double at = line.present() - 4 * hour;
    line.replay().seek(at);
    QVERIFY(line.shows(at));
    CommandAnswer answer;
    line.session->commands()->send(command, {}, [&](const CommandAnswer &one) { answer = one; });
    QVERIFY(waitFor([&] { return !answer.outcome.isEmpty(); }));
    QCOMPARE(!line.gateway.commands(command).isEmpty(), sent);
    if (!sent)
        QVERIFY(answer.message.startsWith(QLatin1String("Nothing was sent")));
    line.replay().leave();
    answer = {};
    line.session->commands()->send(command, {}, [&](const CommandAnswer &one) { answer = one; });
    QVERIFY(waitFor([&] { return !answer.outcome.isEmpty(); }));
    QVERIFY(!line.gateway.commands(command).isEmpty());
}

/// What is missed is missed now, whatever somebody looks at.
void TestSessionReplay::whatIsNowStaysNow()
{
    Line line;
    const auto alarm = [](const char *state) {
        return QJsonObject{{QStringLiteral("alarm/ns/a/x"),
                            QJsonObject{{QStringLiteral("machine"), QStringLiteral("ns/a")},
                                        {QStringLiteral("text"), QStringLiteral("Waiting.")},
                                        {QStringLiteral("priority"), 1},
                                        {QStringLiteral("state"), QLatin1String(state)}}}};
    };
    line.gateway.setRows(QStringLiteral("alarms"), alarm("Raised"));
    line.gateway.setPastRows(QStringLiteral("alarms"), alarm("Acknowledged"));
    AlarmBoard board(*line.session, line.clock);
    QVERIFY(line.start());
    QVERIFY(waitFor([&] { return board.raised() == 1; }));
    const double at = line.present() - 4 * hour;
    line.replay().seek(at);
    QVERIFY(waitFor([&] {
        line.clock.advance(1ms);
        return board.state(QStringLiteral("ns/a/x")) == QLatin1String("Acknowledged");
    }));
    QCOMPARE(board.raised(), 1);
    QCOMPARE(board.foremostKey(), QStringLiteral("ns/a/x"));
    line.replay().leave();
    QCOMPARE(board.state(QStringLiteral("ns/a/x")), QStringLiteral("Raised"));
}

void TestSessionReplay::timelinesComeAfter()
{
    Line line;
    QVERIFY(line.start());
    KeyedRowsModel rows;
    const LiveView timeline(*line.session,
                            QStringLiteral("timeline/2h"),
                            {{QStringLiteral("object"), QStringLiteral("ns/a")}},
                            rows);
    const auto timelines = [&line] {
        QStringList instants;
        for (const QJsonObject &frame : line.gateway.received(QStringLiteral("subscribe"))) {
            if (frame.value(QStringLiteral("view")) == QLatin1String("timeline/2h"))
                instants.append(frame.value(QStringLiteral("options"))
                                    .toObject()
                                    .value(QStringLiteral("at"))
                                    .toString());
        }
        return instants;
    };
    QVERIFY(waitFor([&] { return timelines().size() == 1; }));
    line.replay().setDragging(true);
    for (int i = 0; i < 5; ++i) {
        const double at = line.present() - 4 * hour + i * 60'000.0;
        line.replay().seek(at);
        QVERIFY(line.shows(at));
        line.clock.advance(100ms);
    }
    QCOMPARE(timelines().size(), 1);
    line.replay().setDragging(false);
    line.clock.advance(300ms);
    QVERIFY(waitFor([&] { return timelines().size() == 2; }));
    QCOMPARE(timelines().last(), QStringLiteral("2026-11-20T10:07:22.000Z"));
    line.replay().leave();
    QVERIFY(waitFor([&] { return timelines().size() == 3; }));
    QVERIFY(timelines().last().isEmpty());
}

void TestSessionReplay::aLostConnectionGoesOnThere()
{
    Line line;
    QVERIFY(line.start());
    const double at = line.present() - 4 * hour;
    line.replay().seek(at);
    QVERIFY(line.shows(at));
    line.gateway.forgetSessions();
    line.gateway.dropClient();
    QVERIFY(waitFor([&] { return line.session->retryIn() > 0; }));
    const auto before = line.asked().size();
    line.clock.advance(3s);
    QVERIFY(waitFor([&] { return line.asked().size() > before; }));
    QCOMPARE(line.asked().last(), QStringLiteral("2026-11-20T10:03:22.000Z"));
    QVERIFY(line.shows(at));
    QCOMPARE(line.machine(), QStringLiteral("then"));
}

HP_TEST(tst_sessionreplay, TestSessionReplay)

} // namespace tst_sessionreplay

#include "tst_sessionreplay.moc"
