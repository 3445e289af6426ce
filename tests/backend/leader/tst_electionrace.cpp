// SPDX-License-Identifier: Apache-2.0
#include "tests/backend/leader/ElectionRace.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

namespace tst_electionrace {

using namespace hp;
using namespace std::chrono_literals;

class TestElectionRace : public QObject
{
    Q_OBJECT
private slots:
    void neverTwoLeaders_data();
    void neverTwoLeaders();
    void timesThatCannotWorkAreFoundOut();
};

void TestElectionRace::neverTwoLeaders_data()
{
    QTest::addColumn<int>("replicas");
    for (int seed = 1; seed <= 40; ++seed)
        QTest::addRow("history %d", seed) << (seed % 2 == 0 ? 2 : 3);
}

/// Whatever happens there is at most one, and when nothing happens any more there is one.
void TestElectionRace::neverTwoLeaders()
{
    QFETCH(const int, replicas);
    const auto seed = static_cast<unsigned>(qHash(QByteArray(QTest::currentDataTag())));
    test::ElectionRace race(seed, replicas);
    for (int round = 0; round < 5; ++round) {
        race.trouble(10min);
        QCOMPARE(race.maxLeaders(), 1);
        race.calm(1min);
        QCOMPARE(race.maxLeaders(), 1);
        QCOMPARE(race.leaders(), 1);
    }
    QVERIFY(race.terms() > 5);
}

/// The race does find two leaders where there are two: others that wait less than a holder goes on.
void TestElectionRace::timesThatCannotWorkAreFoundOut()
{
    int most = 0;
    for (unsigned seed = 1; seed <= 10; ++seed) {
        test::ElectionRace race(seed, 3, {5s, 10s, 2s, 1.2});
        race.trouble(30min);
        most = std::max(most, race.maxLeaders());
    }
    QVERIFY(most > 1);
}

} // namespace tst_electionrace

HP_TEST(tst_electionrace, TestElectionRace)
#include "tst_electionrace.moc"
