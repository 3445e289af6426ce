// SPDX-License-Identifier: Apache-2.0
#include "backend/api/wire/YamlBody.h"
#include "backend/gateway/views/ObjectYaml.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_objectyaml {

using namespace hp;
using gateway::objectYaml;

namespace {

QString yamlOf(const char *json)
{
    return QString::fromStdString(objectYaml(Json::parse(json)));
}

} // namespace

class TestObjectYaml : public QObject
{
    Q_OBJECT
private slots:
    void itLooksAsKubectlPrintsIt();
    void itIsReadAsTheSameObject_data();
    void itIsReadAsTheSameObject();
    void theEndOfALargeOneIsLeftOut();
    void whatNobodyReadsIsFolded();
    void secretsAreNotInIt_data();
    void secretsAreNotInIt();
};

void TestObjectYaml::itLooksAsKubectlPrintsIt()
{
    const QString yaml = yamlOf(R"({"kind": "Machine", "apiVersion": "machine.openshift.io/v1beta1",
        "metadata": {"name": "worker-b-7", "generation": 3, "creationTimestamp": "2026-01-10T12:00:00Z"},
        "spec": {"lifecycleHooks": {"preTerminate": [{"name": "BackupFileSystem", "owner": "me"}, {"name": "Keep"}]},
                 "taints": [], "metadata": {}, "deep": [["a", "b"], []]}})");
    QCOMPARE(yaml,
             QStringLiteral("apiVersion: machine.openshift.io/v1beta1\n"
                            "kind: Machine\n"
                            "metadata:\n"
                            "  creationTimestamp: \"2026-01-10T12:00:00Z\"\n"
                            "  generation: 3\n"
                            "  name: worker-b-7\n"
                            "spec:\n"
                            "  deep:\n"
                            "  -\n"
                            "    - a\n"
                            "    - b\n"
                            "  - []\n"
                            "  lifecycleHooks:\n"
                            "    preTerminate:\n"
                            "    - name: BackupFileSystem\n"
                            "      owner: me\n"
                            "    - name: Keep\n"
                            "  metadata: {}\n"
                            "  taints: []\n"));
}

void TestObjectYaml::itIsReadAsTheSameObject_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text : {"plain",      "",          " ",
                             "yes",        "Off",       "null",
                             "~",          "42",        "0x1f",
                             "1e3",        ".5",        "-",
                             "- item",     "a: b",      "a:",
                             "a #b",       "#b",        "{a}",
                             "[a]",        "&a",        "*a",
                             "!a",         "|",         "> a",
                             "%a",         "@a",        "`a`",
                             "\"quoted\"", "it's",      "two\nlines\n",
                             "tab\there",  "Störung 7", "aws:///eu-central-1a/i-0abc",
                             "2026-01-10", "12:30:45",  "a, b",
                             "trailing "})
        QTest::newRow(text) << QString::fromUtf8(text);
}

void TestObjectYaml::itIsReadAsTheSameObject()
{
    QFETCH(const QString, text);
    const std::string word = text.toStdString();
    const Json object = {{"value", word},
                         {"list", {word, 1, true, nullptr, 2.5}},
                         {"key", {{"k" + word, word}, {word.empty() ? "e" : word, 1}}}};
    std::vector<std::string> duplicates;
    const auto read = api::parseYamlBody(objectYaml(object), duplicates);
    QVERIFY2(bool(read), objectYaml(object).c_str());
    QVERIFY2(*read == object, objectYaml(object).c_str());
}

/// Each line of a deep value begins with its indentation: 50 kB would be 25 MB.
void TestObjectYaml::theEndOfALargeOneIsLeftOut()
{
    constexpr int levels = 250;
    Json list = Json::array();
    for (int i = 0; i < 50'000; ++i)
        list.push_back(i);
    for (int i = 0; i < levels; ++i)
        list = Json::array({std::move(list)});
    const std::string yaml =
        objectYaml({{"kind", "Machine"}, {"spec", {{"deep", std::move(list)}}}});
    QVERIFY2(yaml.size() < 700'000, qPrintable(QString::number(yaml.size())));
    QVERIFY(yaml.ends_with("# the rest is left out\n"));
    QVERIFY(yaml.starts_with("kind: Machine\n"));
}

void TestObjectYaml::whatNobodyReadsIsFolded()
{
    const QString yaml = yamlOf(R"({"metadata": {"annotations": {
        "kubectl.kubernetes.io/last-applied-configuration": "{\"data\": {\"x\": \"hunter2\"}}"},
        "managedFields": [{"manager": "machine-controller", "fieldsV1": {"f:spec": {}}},
                          {"manager": "kubectl"}, {"manager": "kubectl"}]}})");
    QCOMPARE(yaml,
             QStringLiteral(
                 "metadata:\n"
                 "  annotations:\n"
                 "    kubectl.kubernetes.io/last-applied-configuration: \"[folded, 26 bytes]\"\n"
                 "  managedFields: \"[folded: kubectl, machine-controller]\"\n"));
}

void TestObjectYaml::secretsAreNotInIt_data()
{
    QTest::addColumn<QString>("json");
    const auto row = [](const char *name, const char *json) {
        QTest::newRow(name) << QString::fromLatin1(json);
    };
    row("a password", R"({"spec": {"password": "hunter2"}})");
    row("a number", R"({"spec": {"token": 48151623}})");
    row("user data", R"({"spec": {"providerSpec": {"value": {"userData": "hunter2"}}}})");
    row("user data in parts", R"({"userData": {"parts": [{"text": "hunter2"}, "hunter2"]}})");
    row("an annotation in words",
        R"({"metadata": {"annotations": {"note": "password: hunter2"}}})");
    row("the copy of kubectl",
        R"({"metadata": {"annotations": {"kubectl.kubernetes.io/last-applied-configuration": "hunter2"}}})");
}

void TestObjectYaml::secretsAreNotInIt()
{
    QFETCH(const QString, json);
    const QString yaml = yamlOf(qPrintable(json));
    QVERIFY2(!yaml.isEmpty() && !yaml.contains(QLatin1String("hunter2"))
                 && !yaml.contains(QLatin1String("48151623")),
             qPrintable(yaml));
}

} // namespace tst_objectyaml

HP_TEST(tst_objectyaml, TestObjectYaml)
#include "tst_objectyaml.moc"
