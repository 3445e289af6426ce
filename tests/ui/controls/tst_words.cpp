// SPDX-License-Identifier: Apache-2.0
#include "tests/support/runner/Runner.h"
#include "ui/controls/Words.h"

#include <QTest>

namespace tst_words {

using hp::ui::Words;

class TestWords : public QObject
{
    Q_OBJECT

private slots:
    void agesAreInWords_data();
    void agesAreInWords();
    void streamAgesShowTenthsWhileFresh();
    void instantsAreUtc();
    void numbersHaveGroupsAndTheirWords();
    void numbersStayWithTheirUnits_data();
    void numbersStayWithTheirUnits();
};

void TestWords::agesAreInWords_data()
{
    QTest::addColumn<double>("seconds");
    QTest::addColumn<QString>("expected");

    QTest::newRow("nothing yet") << 0.0 << "0 s";
    QTest::newRow("seconds") << 59.9 << "59 s";
    QTest::newRow("minutes") << 47.0 * 60 << "47 m";
    QTest::newRow("hours") << 3.0 * 3600 + 12 * 60 << "3 h 12 m";
    QTest::newRow("another clock that runs ahead") << -5.0 << "0 s";
}

void TestWords::agesAreInWords()
{
    QFETCH(const double, seconds);
    QFETCH(const QString, expected);
    const double since = 1.7e12;
    QCOMPARE(Words().age(since, since + seconds * 1000), expected);
    QCOMPARE(Words().atLeast(since, since + seconds * 1000), QStringLiteral("\u2265 ") + expected);
    QCOMPARE(Words().age(0, since), QString());
}

void TestWords::streamAgesShowTenthsWhileFresh()
{
    QCOMPARE(Words().streamAge(420), QStringLiteral("0.4 s"));
    QCOMPARE(Words().streamAge(6400), QStringLiteral("6 s"));
    QCOMPARE(Words().streamAge(-3), QStringLiteral("0.0 s"));
}

void TestWords::instantsAreUtc()
{
    const double instant = 1795183402000.0;
    QCOMPARE(Words().clock(instant), QStringLiteral("14:03:22"));
    QCOMPARE(Words().stamp(instant), QStringLiteral("2026-11-20 14:03:22Z"));
    QCOMPARE(Words().stamp(0), QString());
}

void TestWords::numbersHaveGroupsAndTheirWords()
{
    const Words words;
    QCOMPARE(words.count(1204), QStringLiteral("1,204"));
    QCOMPARE(words.counted(1, QStringLiteral("1 machine"), QStringLiteral("%1 machines")),
             QStringLiteral("1 machine"));
    QCOMPARE(words.counted(2000, QStringLiteral("1 machine"), QStringLiteral("%1 machines")),
             QStringLiteral("2,000 machines"));
    QCOMPARE(
        words.joined({QStringLiteral("a"), QString(), QStringLiteral("b")}, QStringLiteral(", ")),
        QStringLiteral("a, b"));
    QCOMPARE(words.bytes(71303168), QStringLiteral("71.3 MB"));
    QCOMPARE(words.bytes(0), QString());
}

void TestWords::numbersStayWithTheirUnits_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("kept"); // _ is where no line breaks

    QTest::newRow("minutes") << "It waits 47 m."
                             << "It waits 47_m.";
    QTest::newRow("hours and minutes") << "3 h 12 m"
                                       << "3_h_12_m";
    QTest::newRow("days and hours, then a word") << "2 d 4 h ago"
                                                 << "2_d_4_h ago";
    QTest::newRow("from one to the other") << "5 m to 10 m"
                                           << "5_m to 10_m";
    QTest::newRow("sizes and shares") << "2.9 GB of 4 GB, 72 %"
                                      << "2.9_GB of 4_GB, 72_%";
    QTest::newRow("tenths") << "live 0.4 s"
                            << "live 0.4_s";
    QTest::newRow("a number before a word is no duration") << "12 machines"
                                                           << "12 machines";
    QTest::newRow("two durations beside each other") << "3 m 5 pods"
                                                     << "3_m 5 pods";
    QTest::newRow("a name that ends in a digit") << "worker-7 has it"
                                                 << "worker-7 has it";
    QTest::newRow("nothing") << ""
                             << "";
}

void TestWords::numbersStayWithTheirUnits()
{
    QFETCH(const QString, text);
    QFETCH(QString, kept);
    kept.replace(QLatin1Char('_'), QChar(QChar::Nbsp));
    QCOMPARE(Words().unbroken(text), kept);
    QCOMPARE(Words().unbroken(kept), kept);
    QCOMPARE(Words().plain(kept), text); // what is copied is what was written
}

} // namespace tst_words

HP_TEST(tst_words, TestWords)
#include "tst_words.moc"
