// SPDX-License-Identifier: Apache-2.0
#include "model/base/Text.h"
#include "tests/support/runner/Runner.h"

#include <QtTest>

namespace tst_text {

using namespace hp;

class TestText : public QObject
{
    Q_OBJECT
private slots:
    void whatStandsAroundIsTakenAway_data();
    void whatStandsAroundIsTakenAway();
    void aNameIsTheSameInCapitals_data();
    void aNameIsTheSameInCapitals();
    void whatIsTooLongEndsBetweenCharacters_data();
    void whatIsTooLongEndsBetweenCharacters();
};

void TestText::whatStandsAroundIsTakenAway_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("left");
    const auto row = [](const char *name, const char *text, const char *left) {
        QTest::newRow(name) << QByteArray(text) << QByteArray(left);
    };
    row("nothing around", "token", "token");
    row("the end of a line", "token\r\n", "token");
    row("blanks and tabs on both sides", " \ttoken \t", "token");
    row("what stands between stays", " a \n b ", "a \n b");
    row("only blanks", " \t\r\n", "");
    row("nothing", "", "");
}

void TestText::whatStandsAroundIsTakenAway()
{
    QFETCH(const QByteArray, text);
    const std::string_view left = trimmed({text.data(), static_cast<std::size_t>(text.size())});
    QTEST(QByteArray(left.data(), static_cast<qsizetype>(left.size())), "left");
}

void TestText::aNameIsTheSameInCapitals_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("is");
    QTest::newRow("as it is wanted") << "retry-after" << true;
    QTest::newRow("with capitals") << "Retry-After" << true;
    QTest::newRow("longer") << "retry-after-ms" << false;
    QTest::newRow("shorter") << "retry" << false;
    QTest::newRow("a letter that only looks like it")
        << QStringLiteral("retr\u0443-after") << false;
}

void TestText::aNameIsTheSameInCapitals()
{
    QFETCH(const QString, name);
    QTEST(isNamed(name.toStdString(), "retry-after"), "is");
}

void TestText::whatIsTooLongEndsBetweenCharacters_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("left");
    QTest::newRow("what fits stays") << "12345678" << QStringLiteral("12345678");
    QTest::newRow("what does not has three dots") << "123456789" << QStringLiteral("12345\u2026");
    QTest::newRow("a character of two bytes stays whole or goes")
        << QStringLiteral("1234\u00e96789") << QStringLiteral("1234\u2026");
    QTest::newRow("a character of four bytes as well")
        << QStringLiteral("12\U0001f5a56789") << QStringLiteral("12\u2026");
    QTest::newRow("and one that ends there is kept")
        << QStringLiteral("123\u00e96789") << QStringLiteral("123\u00e9\u2026");
    QTest::newRow("nothing") << "" << QString();
}

void TestText::whatIsTooLongEndsBetweenCharacters()
{
    QFETCH(const QString, text);
    QTEST(QString::fromStdString(shortened(text.toStdString(), 8)), "left");
}

} // namespace tst_text

HP_TEST(tst_text, TestText)
#include "tst_text.moc"
