// SPDX-License-Identifier: Apache-2.0
#include "tests/support/runner/Runner.h"
#include "ui/session/RowSelection.h"
#include "ui/session/TableText.h"

#include <QTest>

namespace tst_tabletext {

using namespace hp::ui;

class TestTableText : public QObject
{
    Q_OBJECT

private slots:
    void aCellIsOneCellAndNoFormula_data();
    void aCellIsOneCellAndNoFormula();
    void aTableHasItsHeadFirst();
    void aStretchIsFromTheAnchor();
};

void TestTableText::aCellIsOneCellAndNoFormula_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("cell");

    QTest::newRow("a name stays a name") << "worker-1"
                                         << "worker-1";
    QTest::newRow("nothing stays nothing") << ""
                                           << "";
    QTest::newRow("a tab is a space") << "a\tb"
                                      << "a b";
    QTest::newRow("a line break is a space") << "a\nb"
                                             << "a b";
    QTest::newRow("both of Windows are") << "a\r\nb"
                                         << "a  b";
    QTest::newRow("those of Unicode are, too")
        << QStringLiteral("a\u2028b\u2029c\u0085d") << "a b c d";
    QTest::newRow("an end of a text is a space") << QStringLiteral("a") + QChar(0) << "a ";
    QTest::newRow("a formula is text") << "=HYPERLINK(\"http://evil\")"
                                       << "'=HYPERLINK(\"http://evil\")";
    QTest::newRow("a sum is text") << "+1+1"
                                   << "'+1+1";
    QTest::newRow("a difference is text") << "-2+3"
                                          << "'-2+3";
    QTest::newRow("a call is text") << "@SUM(A1)"
                                    << "'@SUM(A1)";
    QTest::newRow("one behind a tab is text") << "\t=1"
                                              << "' =1";
    QTest::newRow("one behind a line break is text") << "\r=1"
                                                     << "' =1";
    QTest::newRow("one behind blanks is text") << "  =1"
                                               << "'  =1";
    QTest::newRow("a wide sign is one") << QStringLiteral("\uff1d1") << QStringLiteral("'\uff1d1");
    QTest::newRow("a sign inside is no formula") << "a=b"
                                                 << "a=b";
    QTest::newRow("a dash is no minus") << QStringLiteral("\u2013") << QStringLiteral("\u2013");
}

void TestTableText::aCellIsOneCellAndNoFormula()
{
    QFETCH(const QString, text);
    QFETCH(const QString, cell);
    QCOMPARE(tsvCell(text), cell);
}

void TestTableText::aTableHasItsHeadFirst()
{
    QCOMPARE(tsvText({QStringLiteral("Machine"), QStringLiteral("=Owner")},
                     {{QStringLiteral("a\tb"), QStringLiteral("c")},
                      {QStringLiteral(""), QStringLiteral("@x")}}),
             QStringLiteral("Machine\t'=Owner\na b\tc\n\t'@x\n"));
}

void TestTableText::aStretchIsFromTheAnchor()
{
    const QStringList shown{
        QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c"), QStringLiteral("d")};
    RowSelection selection;
    selection.extendTo(QStringLiteral("c"), shown);
    QCOMPARE(selection.keys().join(QString()), QStringLiteral("c")); // from nowhere
    selection.extendTo(QStringLiteral("a"), shown);
    QCOMPARE(selection.keys().join(QString()), QStringLiteral("abc"));
    selection.extendTo(QStringLiteral("d"), shown); // on the other side of the same anchor
    QCOMPARE(selection.keys().join(QString()), QStringLiteral("cd"));
    selection.toggle(QStringLiteral("a"));
    QCOMPARE(selection.keys().join(QString()), QStringLiteral("acd"));
    selection.extendTo(QStringLiteral("x"), shown); // one that is not shown
    QCOMPARE(selection.keys().join(QString()), QStringLiteral("acd"));
    QVERIFY(selection.keepThose([](const QString &key) { return key != QLatin1String("c"); }));
    QVERIFY(!selection.keepThose([](const QString &) { return true; }));
    QCOMPARE(selection.keys().join(QString()), QStringLiteral("ad"));
}

} // namespace tst_tabletext

HP_TEST(tst_tabletext, TestTableText)
#include "tst_tabletext.moc"
