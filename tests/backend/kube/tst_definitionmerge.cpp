// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/DefinitionMerge.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_definitionmerge {

using namespace hp;
using namespace hp::kube;

namespace {

Json object(const Json &properties)
{
    return {{"type", "object"}, {"properties", properties}};
}

Json text()
{
    return {{"type", "string"}};
}

/// A definition with one version v1 whose objects look like this.
Json definition(const Json &schema)
{
    return {{"metadata", {{"name", "things.example.org"}}},
            {"spec",
             {{"group", "example.org"},
              {"versions",
               {{{"name", "v1"},
                 {"storage", true},
                 {"subresources", {{"status", Json::object()}}},
                 {"schema", {{"openAPIV3Schema", schema}}}}}}}}};
}

Json anyFields()
{
    return {{"type", "object"}, {"x-kubernetes-preserve-unknown-fields", true}};
}

QString sentences(const DefinitionMerge &merge)
{
    QStringList list;
    for (const DefinitionGap &gap : merge.gaps)
        list << QString::fromStdString(toString(gap));
    return list.join(QStringLiteral("; "));
}

} // namespace

class TestDefinitionMerge : public QObject
{
    Q_OBJECT
private slots:
    void gaps_data();
    void gaps();
    void theMergedOneHasNoGap_data() { gaps_data(); }
    void theMergedOneHasNoGap();
    void whatOthersHaveStays();
    void aVersionThatIsAddedIsNotStored();
};

void TestDefinitionMerge::gaps_data()
{
    QTest::addColumn<QString>("ours");
    QTest::addColumn<QString>("installed");
    QTest::addColumn<QString>("expected");
    const auto row =
        [](const char *name, const Json &ours, const Json &installed, const char *gaps) {
            QTest::newRow(name) << QString::fromStdString(definition(ours).dump())
                                << QString::fromStdString(definition(installed).dump())
                                << QString::fromLatin1(gaps);
        };
    const Json twoFields = object({{"a", text()}, {"b", text()}});
    const Json oneField = object({{"a", text()}});
    Json enumOfTwo = text();
    enumOfTwo["enum"] = {"x", "y"};
    Json enumOfOne = text();
    enumOfOne["enum"] = {"x"};

    row("the same", twoFields, twoFields, "");
    row("the installed one knows more", oneField, twoFields, "");
    row("a field is missing", twoFields, oneField, "v1 /b would be pruned");
    row("deep inside",
        object({{"spec", twoFields}}),
        object({{"spec", oneField}}),
        "v1 /spec/b would be pruned");
    row("a missing part is named once",
        object({{"spec", twoFields}}),
        object(Json::object()),
        "v1 /spec would be pruned");
    row("in the items of a list",
        object({{"l", {{"type", "array"}, {"items", twoFields}}}}),
        object({{"l", {{"type", "array"}, {"items", oneField}}}}),
        "v1 /l[]/b would be pruned");
    row("in the values of a map",
        object({{"m", {{"type", "object"}, {"additionalProperties", twoFields}}}}),
        object({{"m", {{"type", "object"}, {"additionalProperties", oneField}}}}),
        "v1 /m/*/b would be pruned");
    row("a value that is not allowed",
        object({{"e", enumOfTwo}}),
        object({{"e", enumOfOne}}),
        "v1 /e would refuse \"y\"");
    row("any value is allowed", object({{"e", enumOfTwo}}), object({{"e", text()}}), "");
    row("unknown fields are kept there",
        object({{"s", twoFields}}),
        object({{"s", anyFields()}}),
        "");
    row("a map takes any name",
        object({{"s", twoFields}}),
        object({{"s", {{"type", "object"}, {"additionalProperties", text()}}}}),
        "");
    row("what we keep whole is cut there",
        object({{"s", anyFields()}}),
        object({{"s", {{"type", "object"}}}}),
        "v1 /s/* would be pruned");
}

void TestDefinitionMerge::gaps()
{
    QFETCH(const QString, ours);
    QFETCH(const QString, installed);
    QFETCH(const QString, expected);
    const auto merge =
        mergeDefinition(Json::parse(ours.toStdString()), Json::parse(installed.toStdString()));
    QCOMPARE(sentences(merge), expected);
    if (expected.isEmpty())
        QVERIFY(merge.merged == Json::parse(installed.toStdString()));
}

void TestDefinitionMerge::theMergedOneHasNoGap()
{
    QFETCH(const QString, ours);
    QFETCH(const QString, installed);
    const Json mine = Json::parse(ours.toStdString());
    const auto merge = mergeDefinition(mine, Json::parse(installed.toStdString()));
    QCOMPARE(sentences(mergeDefinition(mine, merge.merged)), QString());
}

void TestDefinitionMerge::whatOthersHaveStays()
{
    Json theirs = object({{"a", text()}, {"c", text()}});
    theirs["description"] = "theirs";
    theirs["required"] = {"c"};
    Json installed = definition(theirs);
    installed["spec"]["conversion"] = {{"strategy", "None"}};
    const auto merge =
        mergeDefinition(definition(object({{"a", text()}, {"b", text()}})), installed);
    Json expected = installed;
    expected["spec"]["versions"][0]["schema"]["openAPIV3Schema"]["properties"]["b"] = text();
    QVERIFY(merge.merged == expected);
}

void TestDefinitionMerge::aVersionThatIsAddedIsNotStored()
{
    Json ours = definition(object({{"a", text()}}));
    Json installed = ours;
    installed["spec"]["versions"][0]["name"] = "v1beta1";
    const auto merge = mergeDefinition(ours, installed);
    QCOMPARE(sentences(merge), QStringLiteral("v1 is not there"));
    QVERIFY(merge.merged["spec"]["versions"][0]["storage"] == true);
    QVERIFY(merge.merged["spec"]["versions"][1]["storage"] == false);
}

} // namespace tst_definitionmerge

HP_TEST(tst_definitionmerge, TestDefinitionMerge)
#include "tst_definitionmerge.moc"
