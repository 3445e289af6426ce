// SPDX-License-Identifier: Apache-2.0
#include "model/base/Time.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <string>

namespace tst_time {

using namespace std::chrono_literals;
using hp::Duration;
using hp::TimePoint;

class TestTime : public QObject
{
    Q_OBJECT
private slots:
    void writesWhatItReads_data();
    void writesWhatItReads();
    void staysWithinFourDigitsOfAYear();
};

void TestTime::writesWhatItReads_data()
{
    QTest::addColumn<QByteArray>("micro");
    const auto row = [](const char *name, const char *micro) {
        QTest::newRow(name) << QByteArray(micro);
    };
    row("the epoch", "1970-01-01T00:00:00.000000Z");
    row("every place filled", "2026-11-22T13:47:59.123456Z");
    row("zeros in front", "2026-01-02T03:04:05.000007Z");
    row("a leap day", "2024-02-29T23:59:59.999999Z");
    row("before the epoch", "1969-12-31T23:59:59.999999Z");
    row("the first year", "0000-01-01T00:00:00.000000Z");
    row("the last year", "9999-12-31T23:59:59.999999Z");
}

void TestTime::writesWhatItReads()
{
    QFETCH(const QByteArray, micro);
    const auto time = hp::parseTime(micro.toStdString());
    QVERIFY(time);
    QCOMPARE(hp::formatMicroTime(*time), micro.toStdString());
    QCOMPARE(hp::formatTime(*time), micro.left(19).toStdString() + 'Z');
}

void TestTime::staysWithinFourDigitsOfAYear()
{
    QCOMPARE(hp::formatTime(TimePoint::max()).size(), std::size_t(20));
    QCOMPARE(hp::formatTime(TimePoint::min()).size(), std::size_t(20));
}

} // namespace tst_time

HP_TEST(tst_time, TestTime)
#include "tst_time.moc"
