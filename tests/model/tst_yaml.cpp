// SPDX-License-Identifier: Apache-2.0
#include "model/base/Yaml.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_yaml {

using namespace hp;

/// What reads files of labs and definitions of kinds.
class TestYaml : public QObject
{
    Q_OBJECT
private slots:
    void readsScalarsByTheCoreRules_data();
    void readsScalarsByTheCoreRules();
    void readsWholeDocuments_data();
    void readsWholeDocuments();
    void boundsWhatAliasesExpandTo();
    void endsWhereNoDocumentBegins();
    void readsDocumentsOfWhichSomeAreEmpty();
    void takesMergeKeys();
};

void TestYaml::readsScalarsByTheCoreRules_data()
{
    QTest::addColumn<QString>("yaml");
    QTest::addColumn<QString>("json");
    const auto row = [](const char *yaml, const char *json) {
        QTest::newRow(yaml) << yaml << json;
    };
    row("5", "5");
    row("-7", "-7");
    row("+7", "7");
    row("0o17", "15");
    row("0x1F", "31");
    row("0777", "777");
    row("1.5", "1.5");
    row("-2.5e3", "-2500.0");
    row("1.2.3", "\"1.2.3\"");
    row("10.0.0.1", "\"10.0.0.1\"");
    row("\"5\"", "\"5\"");
    row("'true'", "\"true\"");
    row("!!str 5", "\"5\"");
    row("true", "true");
    row("False", "false");
    row("yes", "\"yes\"");
    row("on", "\"on\"");
    row("~", "null");
    row("null", "null");
    row("\"\"", "\"\"");
    row(".inf", "\".inf\"");
    row("12e", "\"12e\"");
    row("2026-01-01T00:00:00Z", "\"2026-01-01T00:00:00Z\"");
    row("18446744073709551615", "18446744073709551615");
    row("99999999999999999999999", "\"99999999999999999999999\"");
}

void TestYaml::readsScalarsByTheCoreRules()
{
    QFETCH(const QString, yaml);
    QFETCH(const QString, json);
    const auto documents = readYaml("a: " + yaml.toStdString() + "\n", "f");
    QVERIFY2(documents.has_value(), documents ? "" : documents.error().message.c_str());
    QCOMPARE(QString::fromStdString((*documents->front().json)["a"].dump()), json);
}

void TestYaml::readsWholeDocuments_data()
{
    QTest::addColumn<QString>("yaml");
    QTest::addColumn<QString>("json");
    QTest::newRow("plain numbers are numbers") << "[1, -2, 1.5]"
                                               << "[1,-2,1.5]";
    QTest::newRow("quoted numbers are text") << R"(["1", '2'])"
                                             << R"(["1","2"])";
    QTest::newRow("quoted truth is text") << "['True', true]"
                                          << R"(["True",true])";
    QTest::newRow("nothing is null") << "a:\nb: ~\nc: ''"
                                     << R"({"a":null,"b":null,"c":""})";
    QTest::newRow("yes and times are text") << "[yes, 12:30, 1.2.3, 10m]"
                                            << R"(["yes","12:30","1.2.3","10m"])";
    QTest::newRow("aliases are copies") << "a: &x {b: 1}\nc: *x"
                                        << R"({"a":{"b":1},"c":{"b":1}})";
}

void TestYaml::readsWholeDocuments()
{
    QFETCH(const QString, yaml);
    QFETCH(const QString, json);
    const auto documents = readYaml(yaml.toStdString(), "f");
    QVERIFY2(documents.has_value(), documents ? "" : documents.error().message.c_str());
    QCOMPARE(documents->size(), std::size_t(1));
    QCOMPARE(QString::fromStdString(documents->front().json->dump()), json);
}

void TestYaml::boundsWhatAliasesExpandTo()
{
    std::string bomb = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n";
    for (int i = 1; i < 9; ++i) {
        const std::string before = "*a" + std::to_string(i - 1);
        bomb += 'a' + std::to_string(i) + ": &a" + std::to_string(i) + " [";
        for (int k = 0; k < 10; ++k)
            bomb += (k ? ", " : "") + before;
        bomb += "]\n";
    }
    const auto documents = readYaml(bomb, "bomb.yaml");
    QVERIFY(!documents);
    QVERIFY(documents.error().message.find("more than 2000000 values") != std::string::npos);

    std::string texts = "a: &a " + std::string(400'000, 'x') + "\nb: [";
    for (int i = 0; i < 1000; ++i)
        texts += i ? ", *a" : "*a";
    const auto large = readYaml(texts + "]\n", "bomb.yaml");
    QVERIFY(!large);
    QVERIFY(large.error().message.find("bytes of text") != std::string::npos);
}

void TestYaml::endsWhereNoDocumentBegins()
{
    for (const char *text : {", a", "a: 1\n---\n, b\n", "]", "}", "a: 1\n---\n- x\n--- ]\n"}) {
        const auto documents = readYaml(text, "f");
        QVERIFY2(!documents, text);
        QVERIFY2(documents.error().message.starts_with("f, line "), text);
    }
}

void TestYaml::readsDocumentsOfWhichSomeAreEmpty()
{
    const auto documents = readYaml("---\n---\na: 1\n...\n---\n# nothing\n---\nb: 2\n---\n", "f");
    QVERIFY2(documents.has_value(), documents ? "" : documents.error().message.c_str());
    QCOMPARE(documents->size(), std::size_t(2));
}

void TestYaml::takesMergeKeys()
{
    const auto documents = readYaml("base: &b {x: 1, y: 2}\nmore:\n  <<: *b\n  y: 3\n", "f");
    QVERIFY(documents.has_value());
    QCOMPARE((*documents->front().json)["more"].dump(), std::string(R"({"x":1,"y":3})"));
}

} // namespace tst_yaml

HP_TEST(tst_yaml, TestYaml)
#include "tst_yaml.moc"
