// SPDX-License-Identifier: Apache-2.0
#include "app/shared/Exports.h"
#include "backend/runtime/ManualClock.h"
#include "model/resource/Machine.h"
#include "tests/support/runner/Runner.h"

#include <QTemporaryDir>
#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_usualofhooks {

using namespace hp;
using namespace std::chrono_literals;

/// What a bundle is told of hooks: by point, name, owner and the role of the machine.
class TestUsualOfHooks : public QObject
{
    Q_OBJECT
private slots:
    void itIsThatOfTheLikeOfTheHook_data()
    {
        QTest::addColumn<QString>("machine");
        QTest::addColumn<QString>("lane");
        QTest::addColumn<QString>("owner");
        QTest::addColumn<int>("n");
        const auto row =
            [](const char *name, const char *machine, const char *lane, const char *owner, int n) {
                QTest::newRow(name) << QString::fromLatin1(machine) << QString::fromLatin1(lane)
                                    << QString::fromLatin1(owner) << n;
            };
        row("a hook of a worker", "n/w", "hook/preDrain/A", "o", 9);
        row("of a worker that is gone", "n/gone", "hook/preDrain/A", "o", 9);
        row("of a master nothing is known", "n/m", "hook/preDrain/A", "o", 0);
        row("of another owner neither", "n/w", "hook/preDrain/A", "p", 0);
        row("too few were measured", "n/w", "hook/preDrain/Few", "o", 0);
        row("another machine than those of the export", "n/x", "hook/preDrain/A", "o", 0);
        row("what is no hook", "n/w", "phase", "o", 0);
        row("what is told of the lane counts first", "n/w", "hook/preDrain/Told", "o", 77);
    }

    void itIsThatOfTheLikeOfTheHook()
    {
        QFETCH(const QString, machine);
        QFETCH(const QString, lane);
        QFETCH(const QString, owner);
        QFETCH(const int, n);
        const QTemporaryDir folder;
        runtime::ManualClock clock(*parseTime("2026-01-10T12:00:00Z"));
        history::HistoryStore::Options options;
        options.path = folder.filePath(QStringLiteral("history.db")).toStdString();
        const auto store = history::HistoryStore::open(options, clock);
        QVERIFY(bool(store));
        const auto object = [](const char *name, const char *role) {
            return Object(Json{{"kind", "Machine"},
                               {"metadata",
                                {{"namespace", "n"},
                                 {"name", name},
                                 {"uid", name},
                                 {"labels", {{machine::roleLabel, role}}}}}})
                .atRest();
        };
        for (const auto &[name, role] :
             {std::pair{"w", "worker"}, std::pair{"m", "master"}, std::pair{"gone", "worker"}})
            (*store)->append(history::ObjectChange{{}, object(name, role), clock.now()});
        const auto phase = [&](const char *look) {
            history::Transition transition;
            transition.machine = transition.object = {"n", "gone"};
            transition.kind = "Machine";
            transition.uid = "gone";
            transition.lane = transition.state.kind = "phase";
            transition.state.look = look;
            transition.at = transition.seen = clock.now();
            transition.revision = formatMicroTime(clock.now());
            return transition;
        };
        (*store)->append(std::vector<history::Transition>{phase("running")});
        clock.advance(1min);
        (*store)->append(std::vector<history::Transition>{phase("")});
        (*store)->append(history::ObjectChange{object("gone", "worker"), {}, clock.now()});
        clock.advance(1min);

        const auto usual =
            app::usualOfHooks(**store,
                              {{{"preDrain", "A", "o", "worker"}, {10min, 20min, 9}},
                               {{"preDrain", "Few", "o", "worker"}, {10min, 20min, 4}},
                               {{"preDrain", "Told", "o", "worker"}, {10min, 20min, 9}}},
                              {{{"n/w", "hook/preDrain/Told"}, {1, 2, 77}}},
                              {"n/w", "n/m", "n/gone"},
                              clock.now());
        incident::Fact fact;
        fact.machine = machine.toStdString();
        fact.lane = lane.toStdString();
        fact.detail = owner.toStdString();
        QCOMPARE(usual(fact).n, n);
        if (n == 9) {
            QCOMPARE(usual(fact).p50, 600.0);
            QCOMPARE(usual(fact).p95, 1200.0);
        }
    }

    /// What an export calls late the screens call so.
    void holdsAreLateAsTheScreensSay_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("owner");
        QTest::addColumn<int>("n");
        QTest::addColumn<int>("late"); // minutes
        QTest::addColumn<int>("overdue");
        const auto row = [](const char *name,
                            const char *kind,
                            const char *hook,
                            const char *owner,
                            int n,
                            int late,
                            int overdue) {
            QTest::newRow(name) << QString::fromLatin1(kind) << QString::fromLatin1(hook)
                                << QString::fromLatin1(owner) << n << late << overdue;
        };
        row("a budget of the site", "hook.preDrain", "A", "o", 0, 120, 360);
        row("that of an owner", "hook.preDrain", "A", "slow", 0, 240, 720);
        row("one that nobody set", "power.key", "fencing", "fencing", 0, 15, 45);
        row("what is usual counts before", "hook.preDrain", "A", "o", 9, 60, 120);
        row("too few were measured", "hook.preDrain", "A", "o", 4, 120, 360);
        row("what no rule knows", "something", "x", "y", 0, 30, 90);
    }

    void holdsAreLateAsTheScreensSay()
    {
        QFETCH(const QString, kind);
        QFETCH(const QString, name);
        QFETCH(const QString, owner);
        QFETCH(const int, n);
        QFETCH(const int, late);
        QFETCH(const int, overdue);
        holds::Budgets budgets;
        QCOMPARE(budgets.set("preDrain", "2h"), std::string());
        QCOMPARE(budgets.set("owner/slow", "4h"), std::string());
        incident::EntryHold hold;
        hold.kind = kind.toStdString();
        hold.name = name.toStdString();
        hold.owner = owner.toStdString();
        incident::Usual usual;
        usual.p50 = 600;
        usual.p95 = 2400; // 40 minutes
        usual.n = n;
        const auto limits = app::limitsOfHolds(budgets)(hold, usual);
        QVERIFY2(limits.late == Duration(std::chrono::minutes(late)),
                 formatAge(limits.late).c_str());
        QVERIFY2(limits.overdue == Duration(std::chrono::minutes(overdue)),
                 formatAge(limits.overdue).c_str());
    }
};

} // namespace tst_usualofhooks

HP_TEST(tst_usualofhooks, TestUsualOfHooks)
#include "tst_usualofhooks.moc"
