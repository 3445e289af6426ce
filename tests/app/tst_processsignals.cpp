// SPDX-License-Identifier: Apache-2.0
#include "app/options/ProcessSignals.h"
#include "tests/support/gateway/Patience.h"
#include "tests/support/runner/Runner.h"

#include <QSocketNotifier>
#include <QTest>

#include <csignal>

namespace tst_processsignals {

using namespace hp::app;

/// What the system asks a program for by a signal.
class TestProcessSignals : public QObject
{
    Q_OBJECT
private slots:
    void whatComesDuringTheStartIsHeardAfterIt_data()
    {
        QTest::addColumn<QList<int>>("raised");
        QTest::addColumn<int>("stops");
        QTest::addColumn<int>("reloads");
        QTest::newRow("it is to end") << QList<int>{SIGTERM} << 1 << 0;
        QTest::newRow("somebody at its terminal ends it") << QList<int>{SIGINT} << 1 << 0;
        QTest::newRow("it is to read its settings again") << QList<int>{SIGHUP} << 0 << 1;
        QTest::newRow("twice is once") << QList<int>{SIGTERM, SIGTERM} << 1 << 0;
        QTest::newRow("who goes reads nothing again") << QList<int>{SIGHUP, SIGTERM} << 1 << 0;
    }
    void whatComesDuringTheStartIsHeardAfterIt()
    {
        QFETCH(const QList<int>, raised);
        QFETCH(const int, stops);
        QFETCH(const int, reloads);
        ProcessSignals heard(ProcessSignals::Hangup::Reloads);
        for (const int signal : raised) {
            // A loop of the start takes it, before anybody listens.
            bool taken = false;
            const auto watch = connect(heard.findChild<QSocketNotifier *>(),
                                       &QSocketNotifier::activated,
                                       this,
                                       [&taken] { taken = true; });
            QCOMPARE(std::raise(signal), 0);
            QVERIFY(hp::tests::waitFor([&taken] { return taken; }));
            disconnect(watch);
        }
        int stopped = 0;
        int reloaded = 0;
        connect(&heard, &ProcessSignals::stopRequested, this, [&stopped] { ++stopped; });
        connect(&heard, &ProcessSignals::reloadRequested, this, [&reloaded] { ++reloaded; });
        QCOMPARE(stopped + reloaded, 0); // connecting is no time to end
        QVERIFY(hp::tests::waitFor([&] { return stopped + reloaded > 0; }));
        QCOMPARE(stopped, stops);
        QCOMPARE(reloaded, reloads);
        // It is told once, and the next one as ever.
        connect(&heard, &ProcessSignals::stopRequested, this, [] {});
        QCoreApplication::processEvents();
        QCOMPARE(stopped, stops);
        QCOMPARE(std::raise(SIGTERM), 0);
        QVERIFY(hp::tests::waitFor([&] { return stopped == stops + 1; }));
        // These lambdas know what is about to go.
        disconnect(&heard, nullptr, this, nullptr);
    }
};

} // namespace tst_processsignals

HP_TEST(tst_processsignals, TestProcessSignals)
#include "tst_processsignals.moc"
