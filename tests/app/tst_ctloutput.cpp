// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/Answered.h"
#include "app/ctl/Report.h"
#include "model/base/Yaml.h"
#include "tests/app/CommandLines.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

namespace tst_ctloutput {

using namespace hp;
using namespace hp::app;

namespace {

const Json rows{
    {{"name", "w-1"}, {"state", "Late"}, {"since", {{"at", 5}}}, {"hooks", {"a", "b", "c"}}},
    {{"name", "w-2"}, {"state", "Holding"}, {"since", {{"at", 7}}}, {"hooks", Json::array()}},
    {{"name", "wörker '3'"}, {"state", nullptr}}};

Result<Output> outputOf(const QString &line)
{
    const auto read = parseCommandLine(test::wordsOf(line));
    if (!read)
        return unexpected(read.error());
    return readOutput(*read);
}

} // namespace

/// The forms in which an answer is printed.
class TestCtlOutput : public QObject
{
    Q_OBJECT
private slots:
    void aJsonPathIsKubectls_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("text");
        const auto row = [](const char *path, const char *text) {
            QTest::newRow(path) << QString::fromUtf8(path) << QString::fromUtf8(text);
        };
        row("{[*].name}", "w-1 w-2 wörker '3'");
        row("[0].name", "w-1");
        row("{[-1].name}", "wörker '3'");
        row("{[0:2].name}", "w-1 w-2");
        row("{[1:].name}", "w-2 wörker '3'");
        row("{$[0].since.at}", "5");
        row("{[0].since}", R"({"at":5})");
        row("{[0]['state']}", "Late");
        row("{[0].hooks}", R"(["a","b","c"])");
        row("{[0].hooks[*]}", "a b c");
        row("{..at}", "5 7");
        row("{[?(@.state==\"Late\")].name}", "w-1");
        row("{[?(@.since.at>5)].name}", "w-2");
        row("{[?(@.hooks)].name}", "w-1 w-2");
        row("{range [*]}{.name}={.state}{\"\\n\"}{end}!",
            "w-1=Late\nw-2=Holding\nwörker '3'=null\n!");
        row("{range [*]}{range .hooks[*]}<{@}>{end}{'\\t'}{end}", "<a><b><c>\t\t\t");
        row("{.nothing}", "");
        row("no braces at all in {'}'}", "no braces at all in }");
    }
    void aJsonPathIsKubectls()
    {
        QFETCH(const QString, path);
        QFETCH(const QString, text);
        const auto found = jsonPathText(rows, path.toStdString());
        QVERIFY2(found, found ? "" : found.error().message.c_str());
        QCOMPARE(QString::fromStdString(*found), text);
    }

    void aSlipInAJsonPathIsOneSentence_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char *path, const char *sentence) {
            QTest::newRow(path) << QString::fromUtf8(path) << QString::fromUtf8(sentence);
        };
        row("{.a", "-o jsonpath: a { is not closed");
        row("{.a[0}", "-o jsonpath: a [ is not closed in {.a[0}");
        row("{range .a}x", "-o jsonpath: a {range} has no {end}");
        row("{end}", "-o jsonpath: {end} without a {range}");
        row("{.a[x]}", "-o jsonpath: '[x]' is not understood");
        row("{.a[?(@.b==c)]}", "-o jsonpath: 'c' is not a value; a text stands in quotes");
    }
    void aSlipInAJsonPathIsOneSentence()
    {
        QFETCH(const QString, path);
        QFETCH(const QString, sentence);
        const auto found = jsonPathText(Json(), path.toStdString());
        QVERIFY(!found);
        QCOMPARE(QString::fromStdString(found.error().message), sentence);
    }

    void yamlIsReadAsItWas()
    {
        Json tree{
            {"plain", "w-1.a/b_c"}, {"yes", "yes"}, {"n", 3}, {"number", "3"}, {"none", nullptr}};
        tree.update(
            {{"date", "2026-01-10"}, {"empty", ""}, {"true", true}, {"~", "~"}, {"dash", "- a"}});
        tree["list"] = {1, {2, {3}}, {{"x", {{"y", Json::array()}}}}, Json::object()};
        tree["object"] = {{"ü", "ö #"}};
        tree["quoted"] = "\"'";
        tree["lines"] = "a\nb: c\n";
        for (const Json &one : {tree, rows, Json::array(), Json::object()}) {
            const std::string text = yamlText(one);
            const auto read = readYaml(text, "it");
            QVERIFY2(read, text.c_str());
            QCOMPARE(QString::fromStdString(read->at(0).json->dump()),
                     QString::fromStdString(one.dump()));
        }
        QCOMPARE(yamlText(Json::parse(R"([{"a": [{"b": 1, "c": "no"}]}])")),
                 std::string("- a:\n    - b: 1\n      c: \"no\"\n"));
    }

    void eachFormIsPrinted()
    {
        const Answer answer{"for people\n", Json{{"a", 1}}, {"x", "y"}};
        const auto text = [&](const char *line) {
            return *rendered(*outputOf(QString::fromUtf8(line)), answer);
        };
        QCOMPARE(text("holds"), std::string("for people\n"));
        QCOMPARE(text("holds -o wide"), std::string("for people\n"));
        QCOMPARE(text("holds -o name"), std::string("x\ny\n"));
        QCOMPARE(text("holds -o json"), std::string("{\n  \"a\": 1\n}\n"));
        QCOMPARE(text("holds -o yaml"), std::string("a: 1\n"));
        QCOMPARE(text("holds -o jsonpath={.a}"), std::string("1\n"));
        QCOMPARE(text("holds -o jsonpath={.b}"), std::string());
        QVERIFY(outputOf(QStringLiteral("holds -w --no-headers"))->watch);
        QVERIFY(!outputOf(QStringLiteral("holds -w --no-headers"))->style.headings);
    }

    void whatIsNoFormIsOneSentence_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char *line, const char *sentence) {
            QTest::newRow(line) << QString::fromUtf8(line) << QString::fromUtf8(sentence);
        };
        row("holds -o jsno",
            "-o: 'jsno' is not one of text, wide, name, json, yaml, jsonpath=…; did you mean "
            "json?");
        row("why m -o wide", "-o: 'wide' is not one of text, json, yaml, jsonpath=…");
        row("holds -o jsonpath", "-o jsonpath needs an expression: -o jsonpath='{…}'");
        row("holds -o jsonpath=", "-o jsonpath needs an expression: -o jsonpath='{…}'");
        row("holds -o jsonpath={.a", "-o jsonpath: a { is not closed");
        row("holds --color=red", "--color: 'red' is not one of auto, always, never");
    }
    void whatIsNoFormIsOneSentence()
    {
        QFETCH(const QString, line);
        QFETCH(const QString, sentence);
        const auto output = outputOf(line);
        QVERIFY(!output);
        QCOMPARE(QString::fromStdString(output.error().message), sentence);
    }

    void coloursAreForTerminals()
    {
        // The tests have no terminal.
        QVERIFY(!outputOf(QStringLiteral("holds"))->style.colour);
        QVERIFY(outputOf(QStringLiteral("holds --color always"))->style.colour);
        QVERIFY(!outputOf(QStringLiteral("holds --color never"))->style.colour);
        QCOMPARE(coloured("P   STATE   AGE\n1   Late    3 m\nLate as it is\n"),
                 std::string("\033[1mP   STATE   AGE\033[0m\n1   \033[33mLate\033[0m    3 m\n"
                             "Late as it is\n"));
        const std::vector<TableLine> table{{"A", "B"}, {"1", "2"}};
        QCOMPARE(tableText(table), std::string("A   B\n1   2\n"));
        QCOMPARE(tableText(table, {.headings = false}), std::string("1   2\n"));
        QCOMPARE(tableText({}, {.headings = false}), std::string());
    }
};

} // namespace tst_ctloutput

HP_TEST(tst_ctloutput, TestCtlOutput)
#include "tst_ctloutput.moc"
