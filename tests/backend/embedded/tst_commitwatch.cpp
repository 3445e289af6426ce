// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/CallQueue.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

namespace tst_commitwatch {

using namespace hp;
using namespace std::chrono_literals;

class TestCommitWatch : public QObject
{
    Q_OBJECT
private slots:
    void aFastDiskIsNotMentioned()
    {
        embedded::CommitWatch watch;
        QVERIFY(!watch.measure(49ms, 500, 1s));
    }

    void aSlowCommitIsSaidOnceAMinuteWithTheNumberOfTheOthers()
    {
        embedded::CommitWatch watch;
        QCOMPARE(watch.measure(50ms, 1, 10s).value_or(""),
                 std::string("a commit of 1 write took 50 ms"));
        for (int second = 11; second < 70; ++second)
            QVERIFY(!watch.measure(200ms, 3, std::chrono::seconds(second)));
        QCOMPARE(watch.measure(1500ms, 12, 70s).value_or(""),
                 std::string("a commit of 12 writes took 1500 ms; 59 more were slow since the last "
                             "warning"));
        QCOMPARE(watch.measure(60ms, 2, 131s).value_or(""),
                 std::string("a commit of 2 writes took 60 ms"));
    }
};

} // namespace tst_commitwatch

HP_TEST(tst_commitwatch, TestCommitWatch)
#include "tst_commitwatch.moc"
