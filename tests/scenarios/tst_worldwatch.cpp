// SPDX-License-Identifier: Apache-2.0
#include "model/live/HoldRow.h"
#include "tests/scenarios/Scenario.h"
#include "tests/scenarios/Surfaces.h"
#include "tests/scenarios/WatchedMachine.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

namespace tst_worldwatch {

using namespace hp;
using namespace hp::scenarios;
using namespace std::chrono_literals;

/// The watch over random worlds sees what it is there for: each of its properties is violated here.
class TestWorldWatch : public QObject
{
    Q_OBJECT
private slots:
    void whatOneMachineSaysIsFollowed_data();
    void whatOneMachineSaysIsFollowed();
    void nothingIsDoubted_data();
    void nothingIsDoubted();
    void aSurfaceThatLagsIsSeen_data();
    void aSurfaceThatLagsIsSeen();
};

namespace {

const TimePoint start = *parseTime("2026-01-10T12:00:00Z");

/// A machine that says what it is given.
class Speaker
{
public:
    void say(Duration at, const Json &why)
    {
        m_view->set("why", why.dump());
        look(at);
    }
    void look(Duration at)
    {
        m_view->flush(start + at);
        m_watched.follow(start + at, [this](Property property, const std::string &) {
            m_violated << QString::fromLatin1(nameOf(property));
        });
    }
    void set(const std::string &key, const Json &row)
    {
        m_view->set(key, row.dump());
        look({});
    }
    [[nodiscard]] const WatchedMachine &watched() const { return m_watched; }
    [[nodiscard]] QString violated() const { return m_violated.join(QLatin1Char(' ')); }

private:
    std::shared_ptr<gateway::View> m_view = std::make_shared<gateway::View>();
    WatchedMachine m_watched{"worker-1", m_view};
    QStringList m_violated;
};

Json waitsFor(const std::string &sentence, Duration since, const std::string &rule = "hook waiting")
{
    return {{"sentence", sentence},
            {"rule", rule},
            {"waitingAt", "drain"},
            {"hold", "Guard"},
            {"since", formatTime(start + since)}};
}

} // namespace

void TestWorldWatch::whatOneMachineSaysIsFollowed_data()
{
    using Said = std::vector<std::pair<Duration, Json>>;
    QTest::addColumn<Said>("said");
    QTest::addColumn<Duration>("until");
    QTest::addColumn<QString>("violated");
    QTest::newRow("an age that grows")
        << Said{{0s, waitsFor("It waits.", 0s)}, {60s, waitsFor("It waits on.", 0s)}}
        << Duration(1h) << "";
    QTest::newRow("an age that falls while its cause stays")
        << Said{{0s, waitsFor("It waits.", 0s)}, {60s, waitsFor("It waits.", 60s)}} << Duration(1h)
        << "ages";
    QTest::newRow("another cause has an age of its own")
        << Said{{0s, waitsFor("It waits.", 0s)}, {60s, waitsFor("It waits.", 60s, "drain refused")}}
        << Duration(1h) << "";
    QTest::newRow("what was promised does not come")
        << Said{{0s, waitsFor("It waits; next try in 2 m.", 0s)}} << Duration(10min) << "forecasts";
    QTest::newRow("what was promised is not due yet")
        << Said{{0s, waitsFor("It waits; next try in 2 m.", 0s)}} << Duration(4min) << "";
    QTest::newRow("what was promised came")
        << Said{{0s, waitsFor("It waits; next try in 2 m.", 0s)}, {2min, waitsFor("It waits.", 0s)}}
        << Duration(10min) << "";
    QTest::newRow("a promise that is only put off is not kept")
        << Said{{0s, waitsFor("It waits; next try in 2 m.", 0s)},
                {2min, waitsFor("It waits; next try in 3 m.", 0s)},
                {4min, waitsFor("It waits; next try in 1 m.", 0s)}}
        << Duration(10min) << "forecasts";
}

void TestWorldWatch::whatOneMachineSaysIsFollowed()
{
    using Said = std::vector<std::pair<Duration, Json>>;
    QFETCH(const Said, said);
    QFETCH(const Duration, until);
    QFETCH(const QString, violated);
    Speaker machine;
    for (const auto &[at, why] : said)
        machine.say(at, why);
    machine.look(until);
    QCOMPARE(machine.violated(), violated);
}

void TestWorldWatch::nothingIsDoubted_data()
{
    QTest::addColumn<QString>("row");
    QTest::addColumn<QByteArray>("machine");
    QTest::addColumn<QByteArray>("more");
    QTest::addColumn<bool>("doubted");
    const char *running = R"({"phase": "Running", "phaseSince": "2026-01-10T11:00:00Z"})";
    QTest::newRow("a machine at rest") << "" << QByteArray(running) << QByteArray() << false;
    QTest::newRow("its phase is Failed")
        << "" << QByteArray(R"({"phase": "Failed", "phaseSince": "2026-01-10T11:00:00Z"})")
        << QByteArray() << true;
    QTest::newRow("its status has an error")
        << "" << QByteArray(R"({"phase": "Running", "errorMessage": "no quota"})") << QByteArray()
        << true;
    QTest::newRow("it is being deleted for an hour")
        << ""
        << QByteArray(
               R"({"phase": "Deleting", "deleting": true, "phaseSince": "2026-01-10T11:00:00Z"})")
        << QByteArray() << true;
    QTest::newRow("its Node is not ready for an hour")
        << "node" << QByteArray(running)
        << QByteArray(
               R"({"name": "worker-1", "ready": "False", "readySince": "2026-01-10T11:00:00Z"})")
        << true;
    QTest::newRow("its Node may be booting")
        << "node" << QByteArray(running)
        << QByteArray(
               R"({"name": "worker-1", "ready": "False", "readySince": "2026-01-10T11:59:00Z"})")
        << false;
    QTest::newRow("its host has an error")
        << "host" << QByteArray(running) << QByteArray(R"({"errorType": "registration error"})")
        << true;
    QTest::newRow("a condition is an error")
        << "condition/X" << QByteArray(running)
        << QByteArray(
               R"({"type": "X", "status": "False", "severity": "Error", "since": "2026-01-10T11:00:00Z"})")
        << true;
    QTest::newRow("a failure is told again and again")
        << "event/1" << QByteArray(running)
        << QByteArray(
               R"({"type": "Warning", "reason": "FailedCreate", "count": 5, "at": "2026-01-10T11:59:00Z"})")
        << true;
    QTest::newRow("a failure from before it got to where it is")
        << "event/1" << QByteArray(R"({"phase": "Running", "phaseSince": "2026-01-10T11:59:30Z"})")
        << QByteArray(
               R"({"type": "Warning", "reason": "FailedCreate", "count": 5, "at": "2026-01-10T11:59:00Z"})")
        << false;
}

void TestWorldWatch::nothingIsDoubted()
{
    QFETCH(const QString, row);
    QFETCH(const QByteArray, machine);
    QFETCH(const QByteArray, more);
    QFETCH(const bool, doubted);
    Speaker speaker;
    speaker.set("machine", parseJson(machine.toStdString()));
    if (!row.isEmpty())
        speaker.set(row.toStdString(), parseJson(more.toStdString()));
    QCOMPARE(!evidenceAgainst(speaker.watched(), Json::object(), start).empty(), doubted);
    const Json held{{"k", {{"machine", "worker-1"}, {"hold", "Guard"}, {"state", "Holding"}}}};
    QVERIFY(!evidenceAgainst(speaker.watched(), held, start).empty());
    const Json other{{"k", {{"machine", "worker-2"}, {"hold", "Guard"}, {"state", "Holding"}}}};
    QCOMPARE(!evidenceAgainst(speaker.watched(), other, start).empty(), doubted);
}

void TestWorldWatch::aSurfaceThatLagsIsSeen_data()
{
    QTest::addColumn<QString>("view");
    QTest::addColumn<QString>("member");
    QTest::addColumn<QString>("said");
    QTest::newRow("the fleet says another sentence") << "fleet"
                                                     << "sentence"
                                                     << "It waits.";
    QTest::newRow("the fleet names another hold") << "fleet"
                                                  << "hold"
                                                  << "Other";
    QTest::newRow("the holds say another sentence") << "holds"
                                                    << "sentence"
                                                    << "It waits.";
    QTest::newRow("an alarm says another sentence") << "alarms"
                                                    << "text"
                                                    << "It waits.";
}

void TestWorldWatch::aSurfaceThatLagsIsSeen()
{
    QFETCH(const QString, view);
    QFETCH(const QString, member);
    QFETCH(const QString, said);
    const auto scenario = Scenario::read("owners/hook-of-an-uninstalled-operator");
    QVERIFY2(bool(scenario), scenario ? "" : scenario.error().message.c_str());
    const auto player = Player::open(*scenario);
    QVERIFY2(bool(player), player ? "" : player.error().message.c_str());
    test::Site &site = (*player)->site();
    site.advance(2h);
    const std::string machine = (*player)->machine();
    QCOMPARE(surfaceDifferences(site, machine), std::vector<std::string>());
    const auto shown = site.openView(view.toStdString());
    QVERIFY(bool(shown));
    int changed = 0;
    const gateway::RowMap rows = (*shown)->rows();
    for (const auto &[key, text] : rows) {
        Json row = parseJson(text);
        if (!row.contains(member.toStdString())
            || row[member.toStdString()].get<std::string>().empty())
            continue;
        row[member.toStdString()] = said.toStdString();
        (*shown)->set(key, row.dump());
        ++changed;
    }
    (*shown)->flush(site.now());
    QVERIFY(changed > 0);
    QVERIFY(!surfaceDifferences(site, machine).empty());
}

} // namespace tst_worldwatch

HP_TEST(tst_worldwatch, TestWorldWatch)
#include "tst_worldwatch.moc"
