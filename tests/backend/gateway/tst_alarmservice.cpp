// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/AlarmService.h"
#include "backend/runtime/ManualClock.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_alarmservice {

using namespace hp;
using namespace std::chrono_literals;

/// From holds to alarms, what people may do about them, and what the view shows.
class TestAlarmService : public QObject
{
    Q_OBJECT
private slots:
    void init()
    {
        m_clock = std::make_unique<runtime::ManualClock>(*parseTime("2026-01-10T12:00:00Z"));
        m_service = std::make_unique<gateway::AlarmService>(*m_clock);
        m_kept.clear();
        m_told.clear();
        m_service->onChange([this](const alarms::AlarmChange &change) {
            m_told << QString::fromLatin1(toString(change.kind));
        });
        m_service->keepIn([this](const std::string &text) { m_kept = text; }, {});
    }

    void aHoldWithAPriorityIsAnAlarm()
    {
        put(2);
        const auto view = m_service->open(m_clock->now());
        QVERIFY(view->rows().count("alarm/n/w/hook.preDrain/A") == 1);
        const Json row = Json::parse(view->rows().at("alarm/n/w/hook.preDrain/A"));
        QCOMPARE(row["priority"].get<int>(), 2);
        QCOMPARE(row["state"].get<std::string>(), std::string("Raised"));
        const Json sum = Json::parse(view->rows().at("summary"));
        QCOMPARE(sum["raised"].get<int>(), 1);
        QCOMPARE(sum["byPriority"].dump(), std::string("[0,1,0]"));
        put(0);
        QCOMPARE(m_told.join(QLatin1Char(' ')), QStringLiteral("raised cleared"));
    }

    /// Also between two judgements: it is the same hold.
    void anAlarmSaysWhatItsHoldSaysAtThatMoment()
    {
        put(2, "since 1 m");
        const auto view = m_service->open(m_clock->now());
        const auto text = [&view] {
            return Json::parse(view->rows().at("alarm/n/w/hook.preDrain/A"))["text"]
                .get<std::string>();
        };
        QVERIFY(text().find("since 1 m") != std::string::npos);
        put(2, "since 2 m", 0s);
        QVERIFY2(text().find("since 2 m") != std::string::npos, text().c_str());
        QCOMPARE(m_told.join(QLatin1Char(' ')), QStringLiteral("raised"));
        put(3, "since 3 m", 0s); // how urgent it is, is judged when it is time
        const Json row = Json::parse(view->rows().at("alarm/n/w/hook.preDrain/A"));
        QCOMPARE(row["priority"].get<int>(), 2);
    }

    /// No look saw the machine without a cause, and nobody knows of the second one.
    void whoAcknowledgedOneCauseHasNotSeenTheNext_data()
    {
        QTest::addColumn<std::string>("uid");
        QTest::addColumn<std::string>("rule");
        QTest::addColumn<std::string>("sentence");
        QTest::addColumn<std::string>("state");
        const auto row = [](const char *name,
                            const char *uid,
                            const char *rule,
                            const char *sentence,
                            const char *state) {
            QTest::newRow(name) << std::string(uid) << std::string(rule) << std::string(sentence)
                                << std::string(state);
        };
        row("the same, a minute later", "u", "no host", "for 4 m", "Acknowledged");
        row("another cause", "u", "node lost", "for 3 m", "Raised");
        row("another machine of that name", "v", "no host", "for 3 m", "Raised");
    }
    void whoAcknowledgedOneCauseHasNotSeenTheNext()
    {
        QFETCH(const std::string, uid);
        QFETCH(const std::string, rule);
        QFETCH(const std::string, sentence);
        QFETCH(const std::string, state);
        putCause("u", "no host", "for 3 m");
        QVERIFY(
            m_service->run("alarm.acknowledge", {{"key", "n/w/cause"}}, {"anna", {"operator"}}));
        putCause(uid, rule, sentence);
        const auto view = m_service->open(m_clock->now());
        QCOMPARE(Json::parse(view->rows().at("alarm/n/w/cause"))["state"].get<std::string>(),
                 state);
    }

    /// Machines that wait for one hook have one cause, which rings and is counted once.
    void aCauseOfManyMachinesIsCountedOnce()
    {
        for (const char *machine : {"a", "b", "c"})
            put(3, "", 0s, machine);
        m_clock->advance(2s);
        m_service->refresh(m_clock->now(), true);
        const auto view = m_service->open(m_clock->now());
        for (const char *machine : {"a", "b", "c"}) {
            const Json row = Json::parse(
                view->rows().at(std::string("alarm/n/") + machine + "/hook.preDrain/A"));
            QCOMPARE(row["cause"].get<std::string>(), std::string("A at preDrain"));
            QCOMPARE(row["rang"].get<std::string>(), row["raised"].get<std::string>());
            QCOMPARE(row["late"].get<bool>(), true);
        }
        const auto summary = [&view] { return Json::parse(view->rows().at("summary")); };
        QCOMPARE(summary()["raised"].get<int>(), 3);
        QCOMPARE(summary()["lastDay"].get<int>(), 1);
        QCOMPARE(summary()["most"][0]["name"].get<std::string>(), std::string("A at preDrain"));
        put(3, "", 2s, "d");
        QCOMPARE(summary()["raised"].get<int>(), 4);
        QCOMPARE(summary()["lastDay"].get<int>(), 1);
        put(2, "", 2s, "d");
        QCOMPARE(summary()["lastDay"].get<int>(), 2);
        QCOMPARE(summary()["most"][0]["times"].get<int>(), 2);
        QCOMPARE(summary()["most"][0]["machine"].get<std::string>(), std::string("n/d"));
    }

    void beforeEveryMachineIsKnownNothingIsTakenForGone()
    {
        put(2);
        const std::string kept = m_kept;
        gateway::AlarmService after(*m_clock);
        after.keepIn([](const std::string &) {}, kept);
        after.refresh(m_clock->now(), false);
        QCOMPARE(after.registry().alarms().size(), std::size_t(1));
        m_clock->advance(2s);
        after.refresh(m_clock->now(), true);
        QVERIFY(after.registry().alarms().begin()->second.state == alarms::AlarmState::Cleared);
    }

    void commands_data()
    {
        QTest::addColumn<QString>("role");
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<QString>("answer"); // the state, or code and sentence
        const char *const key = R"({"key": "n/w/hook.preDrain/A"})";
        QTest::newRow("an operator acknowledges") << "operator"
                                                  << "alarm.acknowledge" << key << "Acknowledged";
        QTest::newRow("an admin shelves")
            << "admin"
            << "alarm.shelve"
            << R"({"key": "n/w/hook.preDrain/A", "for": "2h", "reason": "NIC on order"})"
            << "Shelved";
        QTest::newRow("a viewer may not")
            << "viewer"
            << "alarm.acknowledge" << key
            << "Unauthorised: alice may view alarms and not change them";
        QTest::newRow("a wall is not allowed to")
            << "wall"
            << "alarm.shelve" << key << "Unauthorised: alice may view alarms and not change them";
        QTest::newRow("a shelf without an end")
            << "operator"
            << "alarm.shelve"
            << R"({"key": "n/w/hook.preDrain/A", "reason": "x"})"
            << "Invalid: an alarm can be shelved for up to 24 h";
        QTest::newRow("an alarm of nobody") << "operator"
                                            << "alarm.acknowledge"
                                            << R"({"key": 5})"
                                            << "NotFound: there is no alarm ";
        QTest::newRow("no arguments at all") << "operator"
                                             << "alarm.acknowledge"
                                             << "[1]"
                                             << "NotFound: there is no alarm ";
        QTest::newRow("an unknown command")
            << "operator"
            << "alarm.dance" << key << "NotFound: there is no command 'alarm.dance'";
        QTest::newRow("something else")
            << "viewer"
            << "power.off" << key << "NotFound: there is no command 'power.off'";
    }
    void commands()
    {
        QFETCH(const QString, role);
        QFETCH(const QString, command);
        QFETCH(const QString, arguments);
        QFETCH(const QString, answer);
        put(2);
        const auto done = m_service->run(command.toStdString(),
                                         Json::parse(arguments.toStdString()),
                                         {"alice", {role.toStdString()}});
        QCOMPARE(done ? QString::fromStdString((*done)["state"].get<std::string>())
                      : QString::fromLatin1(toString(done.error().code)) + QStringLiteral(": ")
                         + QString::fromStdString(done.error().message),
                 answer);
        if (!done)
            return;
        QVERIFY2(m_kept.find("alice") != std::string::npos, "what people did is kept at once");
    }

    /// One command, however many there are.
    void manyAreChangedAtOnce_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("state");

        QTest::newRow("acknowledged") << "alarm.acknowledge"
                                      << "Acknowledged";
        QTest::newRow("shelved") << "alarm.shelve"
                                 << "Shelved";
    }
    void manyAreChangedAtOnce()
    {
        QFETCH(const QString, command);
        QFETCH(const QString, state);
        for (const char *machine : {"a", "b", "c"})
            put(3, "", 2s, machine);
        const auto view = m_service->open(m_clock->now());
        const Json keys{"n/a/hook.preDrain/A", "n/gone/hook.preDrain/A", "n/b/hook.preDrain/A", 7};
        const auto done =
            m_service->run(command.toStdString(),
                           {{"keys", keys}, {"for", "2h"}, {"reason", "NIC on order"}},
                           {"alice", {"operator"}});
        QVERIFY2(done, done ? "" : done.error().message.c_str());
        QCOMPARE((*done)["done"].dump(),
                 std::string(R"(["n/a/hook.preDrain/A","n/b/hook.preDrain/A"])"));
        QVERIFY2((*done)["trouble"].get<std::string>().find("n/gone") != std::string::npos,
                 (*done).dump().c_str());
        const auto stateOf = [&view](const char *machine) {
            return QString::fromStdString(Json::parse(view->rows().at(
                std::string("alarm/n/") + machine + "/hook.preDrain/A"))["state"]
                                              .get<std::string>());
        };
        QCOMPARE(stateOf("a"), state);
        QCOMPARE(stateOf("b"), state);
        QCOMPARE(stateOf("c"), QStringLiteral("Raised"));
        QVERIFY2(m_kept.find("alice") != std::string::npos, "what people did is kept at once");
    }
    void keysThatAreNoListChangeNothing()
    {
        put(2);
        for (const Json &keys : {Json("n/w/hook.preDrain/A"), Json(), Json::object(), Json(7)}) {
            const auto done =
                m_service->run("alarm.acknowledge", {{"keys", keys}}, {"alice", {"operator"}});
            QVERIFY(!done);
            QCOMPARE(done.error().message, std::string("keys: it is not a list of keys of alarms"));
        }
    }
    void aViewerChangesNoneOfMany()
    {
        put(2);
        const auto done = m_service->run("alarm.acknowledge",
                                         {{"keys", Json::array({"n/w/hook.preDrain/A"})}},
                                         {"alice", {"viewer"}});
        QVERIFY(!done);
        QVERIFY(done.error().code == ErrorCode::Unauthorised);
    }

private:
    /// A deleted machine whose hook holds with this priority; 0: it has none.
    void put(int priority, const char *reason = "", Duration after = 2s, const char *name = "w")
    {
        gateway::EvaluatedMachine machine;
        machine.holds.resize(1);
        machine.holds[0].kind = holds::HoldKind::PreDrain;
        machine.holds[0].name = "A";
        machine.holds[0].state = holds::HoldState::Overdue;
        machine.holds[0].priority = priority;
        machine.holds[0].reason = quoted(reason);
        m_service->put({"n", name}, machine);
        m_clock->advance(after);
        m_service->refresh(m_clock->now(), true);
    }

    void putCause(const std::string &uid, const std::string &rule, const std::string &sentence)
    {
        gateway::EvaluatedMachine machine;
        machine.view.machine = Object(Json{{"metadata", {{"name", "w"}, {"uid", uid}}}});
        machine.why = holds::WhyStuck{};
        machine.why->rule = rule;
        machine.why->sentence = quoted(sentence);
        machine.why->priority = 2;
        m_service->put({"n", "w"}, machine);
        m_clock->advance(2s);
        m_service->refresh(m_clock->now(), true);
    }

    std::unique_ptr<runtime::ManualClock> m_clock;
    std::unique_ptr<gateway::AlarmService> m_service;
    std::string m_kept;
    QStringList m_told;
};

} // namespace tst_alarmservice

HP_TEST(tst_alarmservice, TestAlarmService)
#include "tst_alarmservice.moc"
