// SPDX-License-Identifier: Apache-2.0
#include "tests/support/runner/Runner.h"
#include "ui/incidents/RenderedDocument.h"

#include <QFile>
#include <QTest>
#include <QTextDocument>

namespace tst_rendereddocument {

using namespace hp::ui;

class TestRenderedDocument : public QObject
{
    Q_OBJECT

private slots:
    void aReaderSeesADocument_data();
    void aReaderSeesADocument();
    void nothingIsFetched_data();
    void nothingIsFetched();
    void theExampleIsReadable_data();
    void theExampleIsReadable();
    void aLongDocumentSaysThatItIsCut();
};

namespace {

QString rendered(const QString &source, const QString &format)
{
    return renderedDocument(source,
                            format,
                            {QStringLiteral("Inter"), 13, Qt::gray, Qt::lightGray},
                            QStringLiteral("(picture)"),
                            QStringLiteral("(cut)"));
}

/// What a reader of the rich text reads.
QString read(const QString &html)
{
    QTextDocument document;
    document.setHtml(html);
    return document.toPlainText();
}

} // namespace

void TestRenderedDocument::aReaderSeesADocument_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("has"); ///< in the rich text
    QTest::addColumn<QString>("reads"); ///< in what a reader sees

    QTest::newRow("a heading") << "md"
                               << "## In short\n\nIt waited.\n"
                               << "<h2"
                               << "In short\nIt waited.";
    QTest::newRow("a table") << "md"
                             << "| Fact | Value |\n| --- | --- |\n| Started | 12:32 |\n"
                             << "<table"
                             << "Started\n12:32";
    QTest::newRow("a list") << "md"
                            << "- one\n- two\n"
                            << "<li"
                            << "one\ntwo";
    QTest::newRow("bold words") << "md"
                                << "It is **late**.\n"
                                << "font-weight"
                                << "It is late.";
    QTest::newRow("the front matter is a table, not a rule and a heading")
        << "md"
        << "---\nincident: \"HP-1\"\nlead: \"ada\"\n---\n# Head\n"
        << "<table"
        << "incident\nHP-1\nlead\nada\n";
    QTest::newRow("a page has its table") << "html"
                                          << "<html><head><title>T</title><style>p{}</style></head>"
                                             "<body><h1>Head</h1><table><tr><td>x</td></tr></table>"
                                          << "<table"
                                          << "Head\n";
    QTest::newRow("a picture is named") << "html"
                                        << "<p>a</p><svg><text>lane</text></svg><p>b</p>"
                                        << "(picture)"
                                        << "a\n(picture)\nb";
    QTest::newRow("what is escaped stays text") << "md"
                                                << "\\[{Name:A}\\] \\<b\\>\n"
                                                << "&lt;b&gt;"
                                                << "[{Name:A}] <b>";
    QTest::newRow("what a page escapes stays text") << "html"
                                                    << "<p>&lt;img src=x&gt;</p>"
                                                    << "&lt;img src=x&gt;"
                                                    << "<img src=x>";
    QTest::newRow("words that look like an address of a style stay") << "md"
                                                                     << "It says url(x) there.\n"
                                                                     << "url(x)"
                                                                     << "url(x)";
}

void TestRenderedDocument::aReaderSeesADocument()
{
    QFETCH(const QString, format);
    QFETCH(const QString, source);
    QFETCH(const QString, has);
    QFETCH(const QString, reads);
    const QString html = rendered(source, format);
    QVERIFY2(html.contains(has), qPrintable(html));
    QVERIFY2(read(html).contains(reads), qPrintable(read(html)));
    QVERIFY(!read(html).contains(QStringLiteral("---")));
}

void TestRenderedDocument::nothingIsFetched_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("source");

    const auto row = [](const char *statement, const char *format, const char *source) {
        QTest::newRow(statement) << QString::fromUtf8(format) << QString::fromUtf8(source);
    };
    row("a picture of Markdown", "md", "![words](http://evil/x.png)\n");
    row("one by reference", "md", "![words][r]\n\n[r]: http://evil/x.png\n");
    row("one in a cell", "md", "| a |\n| --- |\n| ![words](file:///etc/passwd) |\n");
    row("HTML in Markdown", "md", "<img src=\"http://evil/x.png\" alt=\"words\">\n");
    row("a picture of a page", "html", "<p><img src=\"http://evil/x.png\" alt=\"words\"></p>");
    row("one in the background",
        "html",
        "<table background=\"http://evil/x.png\"><tr><td>words</td></tr></table>");
    row("one of a style",
        "html",
        "<p style=\"background-image: url(http://evil/x.png)\">words</p>");
    row("a style sheet",
        "html",
        "<link rel=\"stylesheet\" href=\"http://evil/x.css\"><p>words</p>");
    row("one in a style",
        "html",
        "<style>@import url(http://evil/x.css); p { background: url(http://evil/x) }</style>"
        "<p>words</p>");
    row("a script", "html", "<script src=\"http://evil/x.js\">fetch('http://evil')</script>words");
    row("a list mark", "html", "<ul style=\"list-style-image: url(http://evil/x)\"><li>words</ul>");
    row("a link is words", "md", "[words](http://evil/)\n");
    row("a link of a page", "html", "<a href=\"http://evil/\">words</a>");
}

void TestRenderedDocument::nothingIsFetched()
{
    QFETCH(const QString, format);
    QFETCH(const QString, source);
    const QString html = rendered(source, format);
    for (const char *tag : {"<img", "<a ", "<link", "<script", "<object", "url("})
        QVERIFY2(!html.contains(QLatin1String(tag), Qt::CaseInsensitive), qPrintable(html));
    QVERIFY2(read(html).contains(QStringLiteral("words")), qPrintable(html));
    // What is text may be read; it stands in no attribute.
    static const QRegularExpression attribute(QStringLiteral("<[^>]*evil[^>]*>"));
    QVERIFY2(!html.contains(attribute), qPrintable(html));
}

void TestRenderedDocument::theExampleIsReadable_data()
{
    QTest::addColumn<QString>("format");
    QTest::newRow("Markdown") << "md";
    QTest::newRow("HTML") << "html";
}

void TestRenderedDocument::theExampleIsReadable()
{
    QFETCH(const QString, format);
    QFile file(qEnvironmentVariable("HOLDPOINT_SOURCE_DIR")
               + QStringLiteral("/docs/example-incident/incident.") + format);
    QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
    const QString html = rendered(QString::fromUtf8(file.readAll()), format);
    const QString words = read(html);
    QVERIFY(
        words.contains(QStringLiteral("A backup that never came kept a worker for 47 minutes")));
    QVERIFY(words.contains(QStringLiteral("Held by node-fencing\n59 m by the clock")));
    for (const char *mark : {"| --- |", "**", "## ", "<td", "</", "fill:"})
        QVERIFY2(!words.contains(QLatin1String(mark)), mark);
}

void TestRenderedDocument::aLongDocumentSaysThatItIsCut()
{
    QString source = QStringLiteral("# Head\n\n| Time | What |\n| --- | --- |\n");
    for (int line = 0; line < 20000; ++line)
        source += QStringLiteral("| 12:00:00 | line %1 |\n").arg(line);
    const QString words = read(rendered(source, QStringLiteral("md")));
    QVERIFY(words.endsWith(QStringLiteral("(cut)")));
    QVERIFY(words.size() < 50'000);
}

} // namespace tst_rendereddocument

HP_GUI_TEST(tst_rendereddocument, TestRenderedDocument)
#include "tst_rendereddocument.moc"
