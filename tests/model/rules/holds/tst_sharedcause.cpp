// SPDX-License-Identifier: Apache-2.0
#include "model/rules/holds/SharedCause.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

namespace tst_sharedcause {

using namespace hp;
using namespace hp::holds;

/// One cause of many machines has one name, and two causes have two.
class TestSharedCause : public QObject
{
    Q_OBJECT
private slots:
    void holds_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("owner");
        QTest::addColumn<QString>("reason");
        QTest::addColumn<QString>("cause");
        const auto row = [](const char *what,
                            HoldKind kind,
                            const char *name,
                            const char *owner,
                            const char *reason,
                            const char *cause) {
            QTest::newRow(what) << static_cast<int>(kind) << name << owner << reason << cause;
        };
        row("a hook is known by its name, its owner and where it holds",
            HoldKind::PreDrain,
            "FlushLogs",
            "logging/log-exporter",
            "the drain waits for it",
            "FlushLogs of logging/log-exporter at preDrain");
        row("the same hook at another point is another cause",
            HoldKind::PreTerminate,
            "FlushLogs",
            "logging/log-exporter",
            "",
            "FlushLogs of logging/log-exporter at preTerminate");
        row("a hook that nobody owns",
            HoldKind::PreDrain,
            "FlushLogs",
            "",
            "",
            "FlushLogs at preDrain");
        row("a budget", HoldKind::DrainBudget, "shop/web", "", "it refuses", "shop/web at drain");
        row("a key", HoldKind::PowerKey, "capbm", "capbm", "", "capbm of capbm at power");
        row("each machine has a window of its own: the reason is what they share",
            HoldKind::Window,
            "worker-1",
            "ops",
            "it waits for a window",
            "it waits for a window at window");
        row("a pod is of one machine",
            HoldKind::DrainPod,
            "shop/web-7",
            "",
            "it does not end",
            "it does not end at drain");
        row("a pause without a reason is known by its name",
            HoldKind::Paused,
            "paused",
            "",
            "",
            "paused at paused");
    }
    void holds()
    {
        QFETCH(const int, kind);
        QFETCH(const QString, name);
        QFETCH(const QString, owner);
        QFETCH(const QString, reason);
        QFETCH(const QString, cause);
        Hold hold;
        hold.kind = static_cast<HoldKind>(kind);
        hold.name = name.toStdString();
        hold.owner.raw = owner.toStdString();
        hold.reason = quoted(reason.toStdString());
        QCOMPARE(QString::fromStdString(sharedCause(hold).text()), cause);
        hold.since = TimePoint{};
        hold.state = HoldState::Overdue;
        hold.priority = 1;
        QCOMPARE(QString::fromStdString(sharedCause(hold).text()), cause); // it stays the same one
    }

    void ofSeveralClusters_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("owner");
        QTest::addColumn<QString>("cause");
        const auto row = [](const char *what,
                            HoldKind kind,
                            const char *name,
                            const char *owner,
                            const char *cause) {
            QTest::newRow(what) << static_cast<int>(kind) << name << owner << cause;
        };
        row("a budget of that name is in each of them",
            HoldKind::DrainBudget,
            "shop/web",
            "shop",
            "prod-7: shop/web of shop at drain");
        row("each has a control plane that keeps its machines",
            HoldKind::PreTerminate,
            "kcp-cleanup",
            "",
            "prod-7: kcp-cleanup at preTerminate");
        row("the owner of a hook is one for all",
            HoldKind::PreDrain,
            "FlushLogs",
            "logging/log-exporter",
            "FlushLogs of logging/log-exporter at preDrain");
        row("so is who takes a finalizer off",
            HoldKind::Finalizer,
            "example.com/keep",
            "example.com",
            "example.com/keep of example.com at finalizer");
        row("a pod is of one machine, and so of one cluster",
            HoldKind::DrainPod,
            "shop/web-7",
            "shop",
            "prod-7: it does not end at drain");
    }
    void ofSeveralClusters()
    {
        QFETCH(const int, kind);
        QFETCH(const QString, name);
        QFETCH(const QString, owner);
        QFETCH(const QString, cause);
        Hold hold;
        hold.kind = static_cast<HoldKind>(kind);
        hold.name = name.toStdString();
        hold.owner.raw = owner.toStdString();
        hold.reason = quoted("it does not end");
        QCOMPARE(QString::fromStdString(sharedCause(hold, "prod-7").text()), cause);
    }

    void whatIsNoHold_data()
    {
        QTest::addColumn<QString>("rule");
        QTest::addColumn<QString>("point");
        QTest::addColumn<QString>("hold");
        QTest::addColumn<QString>("owner");
        QTest::addColumn<QString>("cause");
        QTest::newRow("a Node of its own is no cause of others") << "node silent"
                                                                 << "node"
                                                                 << "worker-7"
                                                                 << ""
                                                                 << "node silent at node";
        QTest::newRow("a budget is") << "budget exhausted"
                                     << "drain"
                                     << "shop/web"
                                     << ""
                                     << "shop/web at drain";
        QTest::newRow("an owner is") << "orphan owner"
                                     << "preDrain"
                                     << "FlushLogs"
                                     << "logging/log-exporter"
                                     << "FlushLogs of logging/log-exporter at preDrain";
        QTest::newRow("a point that nobody knows") << "host gone"
                                                   << ""
                                                   << ""
                                                   << ""
                                                   << "host gone";
    }
    void whatIsNoHold()
    {
        QFETCH(const QString, rule);
        QFETCH(const QString, point);
        QFETCH(const QString, hold);
        QFETCH(const QString, owner);
        QFETCH(const QString, cause);
        WhyStuck why;
        why.rule = rule.toStdString();
        why.waitingAt = point.toStdString();
        why.hold = hold.toStdString();
        why.owner = owner.toStdString();
        QCOMPARE(QString::fromStdString(sharedCause(why).text()), cause);
    }

    void whatIsNoHoldOfSeveralClusters_data()
    {
        QTest::addColumn<QString>("rule");
        QTest::addColumn<QString>("point");
        QTest::addColumn<QString>("cause");
        QTest::newRow("Nodes that do not join are another thing in another cluster")
            << "Node has not joined"
            << "node"
            << "prod-7: Node has not joined at node";
        QTest::newRow("one controller works on all deletions") << "no controller"
                                                               << "deletion"
                                                               << "no controller at deletion";
        QTest::newRow("hosts are for all of them") << "no free host"
                                                   << "host"
                                                   << "no free host at host";
    }
    void whatIsNoHoldOfSeveralClusters()
    {
        QFETCH(const QString, rule);
        QFETCH(const QString, point);
        QFETCH(const QString, cause);
        WhyStuck why;
        why.rule = rule.toStdString();
        why.waitingAt = point.toStdString();
        QCOMPARE(QString::fromStdString(sharedCause(why, "prod-7").text()), cause);
    }
};

} // namespace tst_sharedcause

HP_TEST(tst_sharedcause, TestSharedCause)
#include "tst_sharedcause.moc"
