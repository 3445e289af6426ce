// SPDX-License-Identifier: Apache-2.0
#include "backend/api/StatusAnswer.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <string>
#include <vector>

namespace tst_warnings {

using namespace hp;

namespace {

using Texts = std::vector<std::string>;

/// The Warning headers of an answer with these warnings, without "299 - ".
Texts headers(const Texts &warnings)
{
    http::HttpResponse response;
    api::addWarnings(response, warnings);
    Texts result;
    for (const auto &[name, value] : response.headers)
        result.push_back(name == "Warning" && value.starts_with("299 - ") ? value.substr(6)
                                                                          : name + ": " + value);
    return result;
}

} // namespace

/// Warning headers as clients take them: RFC 7234 5.5 and the bounds of the API server.
class TestWarnings : public QObject
{
    Q_OBJECT
private slots:
    void textBecomesAHeader_data();
    void textBecomesAHeader();
    void whatComesTwiceIsSaidOnce();
    void fewLongOnesStayWhole();
    void tooMuchIsShortenedAndThenCut();
    void howManyThereAreDoesNotMatter();
};

void TestWarnings::textBecomesAHeader_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("header");
    const auto row = [](const char *name, const QByteArray &text, const char *header) {
        QTest::newRow(name) << text << QByteArray(header);
    };
    row("plain text is quoted", "careful", R"("careful")");
    row("quotes are escaped", R"(unknown field "spec.x")", R"("unknown field \"spec.x\"")");
    row("backslashes are escaped", R"(a\b)", R"("a\\b")");
    row("a line break cannot start another header", "a\r\nSet-Cookie: b", R"("a  Set-Cookie: b")");
    row("other characters stay", "Größe µ", R"("Größe µ")");
}

void TestWarnings::textBecomesAHeader()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, header);
    QCOMPARE(headers({text.toStdString()}), Texts({header.toStdString()}));
}

void TestWarnings::whatComesTwiceIsSaidOnce()
{
    QCOMPARE(headers({"a", "b", "a", ""}), Texts({R"("a")", R"("b")"}));
}

void TestWarnings::fewLongOnesStayWhole()
{
    const Texts said = headers({std::string(2048, 'x'), std::string(2048, 'y')});
    QCOMPARE(said.size(), std::size_t(2));
    QCOMPARE(said[0].size(), std::size_t(2050));
}

void TestWarnings::tooMuchIsShortenedAndThenCut()
{
    Texts warnings;
    for (int i = 0; i < 100; ++i)
        warnings.push_back(std::to_string(i) + std::string(500, 'x'));
    warnings.front() = "é" + std::string(500, 'x');

    const Texts said = headers(warnings);

    QCOMPARE(said.size(), std::size_t(16));
    // 256 characters, one of them of two bytes, and the quotes.
    QCOMPARE(said.front().size(), std::size_t(256 + 1 + 2));
    QCOMPARE(said.back().size(), std::size_t(256 + 2));
}

void TestWarnings::howManyThereAreDoesNotMatter()
{
    Texts warnings;
    for (int i = 0; i < 300'000; ++i)
        warnings.push_back("unknown field \"spec.f" + std::to_string(i) + '"');

    const Texts said = headers(warnings); // minutes when each is looked for in all before it

    QCOMPARE(said.size(), std::size_t(168));
    QVERIFY(said.front().find("spec.f0") != std::string::npos);
}

} // namespace tst_warnings

HP_TEST(tst_warnings, TestWarnings)
#include "tst_warnings.moc"
