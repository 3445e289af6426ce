// SPDX-License-Identifier: Apache-2.0
#include "tests/support/runner/Runner.h"
#include "ui/audit/SavedQueries.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_savedqueries {

using namespace hp::ui;

class TestSavedQueries : public QObject
{
    Q_OBJECT

private slots:
    void whatIsSavedIsFoundAgain();
    void aNameIsTakenOnce();
    void whatCannotBeSavedIsSaid_data();
    void whatCannotBeSavedIsSaid();
    void whatIsNotOursReadsAsNone_data();
    void whatIsNotOursReadsAsNone();
};

void TestSavedQueries::whatIsSavedIsFoundAgain()
{
    SavedQueries saved;
    QSignalSpy changed(&saved, &SavedQueries::changed);
    QCOMPARE(saved.save(QStringLiteral("  Anna's  overrides "),
                        QStringLiteral(" anna \"x\" "),
                        QStringLiteral("g4")),
             QString());
    QCOMPARE(saved.save(QStringLiteral("Alone"), {}, QStringLiteral("glass")), QString());
    QCOMPARE(changed.count(), 2);
    SavedQueries next;
    next.setText(saved.text());
    QCOMPARE(next.queries(), saved.queries());
    QCOMPARE(next.queries().size(), 2);
    QCOMPARE(next.queries()[1].toMap().value(QStringLiteral("name")).toString(),
             QStringLiteral("Anna's overrides"));
    QCOMPARE(next.nameOf(QStringLiteral("anna \"x\""), QStringLiteral("g4")),
             QStringLiteral("Anna's overrides"));
    QCOMPARE(next.nameOf(QStringLiteral("anna"), QStringLiteral("g4")), QString());
    next.remove(QStringLiteral("Alone"));
    QCOMPARE(next.queries().size(), 1);
}

void TestSavedQueries::aNameIsTakenOnce()
{
    SavedQueries saved;
    QCOMPARE(saved.save(QStringLiteral("mine"), QStringLiteral("anna"), {}), QString());
    QCOMPARE(saved.save(QStringLiteral("mine"), QStringLiteral("bert"), {}), QString());
    QCOMPARE(saved.queries().size(), 1);
    QCOMPARE(saved.nameOf(QStringLiteral("bert"), {}), QStringLiteral("mine"));
}

void TestSavedQueries::whatCannotBeSavedIsSaid_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("says");

    QTest::newRow("no name") << " "
                             << "anna"
                             << "Enter a name.";
    QTest::newRow("no filter") << "all"
                               << " "
                               << "No filter is set: nothing to save.";
    QTest::newRow("one too many") << "the last"
                                  << "anna"
                                  << "There are already 50 queries: remove one first.";
}

void TestSavedQueries::whatCannotBeSavedIsSaid()
{
    QFETCH(const QString, name);
    QFETCH(const QString, words);
    QFETCH(const QString, says);
    SavedQueries saved;
    for (int i = 0; i < 50; ++i)
        QCOMPARE(saved.save(QString::number(i), QStringLiteral("anna"), {}), QString());
    QCOMPARE(saved.save(name, words, {}), says);
    QCOMPARE(saved.queries().size(), 50);
    QCOMPARE(saved.save(QStringLiteral("7"), words + QStringLiteral("x"), {}), QString());
}

void TestSavedQueries::whatIsNotOursReadsAsNone_data()
{
    QTest::addColumn<QString>("text");

    QTest::newRow("nothing") << "";
    QTest::newRow("no JSON") << "[{";
    QTest::newRow("an object") << R"({"name": "a"})";
    QTest::newRow("numbers") << "[1, 2]";
    QTest::newRow("without a name") << R"([{"words": "a"}])";
}

void TestSavedQueries::whatIsNotOursReadsAsNone()
{
    QFETCH(const QString, text);
    SavedQueries saved;
    saved.setText(text);
    QVERIFY(saved.queries().isEmpty());
}

} // namespace tst_savedqueries

HP_TEST(tst_savedqueries, TestSavedQueries)
#include "tst_savedqueries.moc"
