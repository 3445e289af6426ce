// SPDX-License-Identifier: Apache-2.0
#include "model/resource/FieldPool.h"
#include "model/resource/PathElement.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>
#include <vector>

namespace tst_fieldset {

using hp::FieldPool;
using hp::FieldSet;
using hp::Json;

namespace {

FieldSet setOf(const QByteArray &fieldsV1)
{
    const auto set = FieldSet::parse(Json::parse(fieldsV1.toStdString()));
    if (!set)
        qFatal("not fieldsV1: %s", fieldsV1.constData());
    return *set;
}

} // namespace

/// Sets of field paths as metadata.managedFields has them.
class FieldSetTest : public QObject
{
    Q_OBJECT
private slots:
    void setsCombine_data();
    void setsCombine();
    void theTextIsTheOneOfKubernetes_data();
    void theTextIsTheOneOfKubernetes();
    void whatIsNoFieldSetIsRefused_data();
    void whatIsNoFieldSetIsRefused();
    void pathsPrintAsInMessages();
    void equalFieldsAreHeldOnce();
    void whatNobodyHoldsIsForgotten();
    void entriesAreReadAsTheyAreWritten();
    void entriesThatMakeNoSenseAreRefused_data();
    void entriesThatMakeNoSenseAreRefused();
};

void FieldSetTest::setsCombine_data()
{
    QTest::addColumn<QByteArray>("a");
    QTest::addColumn<QByteArray>("b");
    QTest::addColumn<QByteArray>("united");
    QTest::addColumn<QByteArray>("both");
    QTest::addColumn<QByteArray>("without");
    const auto row = [](const char *name,
                        const char *a,
                        const char *b,
                        const char *united,
                        const char *both,
                        const char *without) {
        QTest::newRow(name) << QByteArray(a) << QByteArray(b) << QByteArray(united)
                            << QByteArray(both) << QByteArray(without);
    };
    row("apart", R"({"f:a":{}})", R"({"f:b":{}})", R"({"f:a":{},"f:b":{}})", "{}", R"({"f:a":{}})");
    row("the same", R"({"f:a":{}})", R"({"f:a":{}})", R"({"f:a":{}})", R"({"f:a":{}})", "{}");
    row("below each other",
        R"({"f:a":{"f:b":{}}})",
        R"({"f:a":{}})",
        R"({"f:a":{".":{},"f:b":{}}})",
        "{}",
        R"({"f:a":{"f:b":{}}})");
    row("a part of what is below",
        R"({"f:a":{".":{},"f:b":{},"f:c":{}}})",
        R"({"f:a":{"f:b":{}}})",
        R"({"f:a":{".":{},"f:b":{},"f:c":{}}})",
        R"({"f:a":{"f:b":{}}})",
        R"({"f:a":{".":{},"f:c":{}}})");
    row("the last below takes the way along",
        R"({"f:a":{"f:b":{}}})",
        R"({"f:a":{"f:b":{}}})",
        R"({"f:a":{"f:b":{}}})",
        R"({"f:a":{"f:b":{}}})",
        "{}");
}

void FieldSetTest::setsCombine()
{
    QFETCH(const QByteArray, a);
    QFETCH(const QByteArray, b);
    QFETCH(const QByteArray, united);
    QFETCH(const QByteArray, both);
    QFETCH(const QByteArray, without);
    const FieldSet x = setOf(a);
    const FieldSet y = setOf(b);
    QCOMPARE(QByteArray::fromStdString(x.unitedWith(y).text()), united);
    QCOMPARE(QByteArray::fromStdString(x.intersectedWith(y).text()), both);
    QCOMPARE(QByteArray::fromStdString(x.without(y).text()), without);
    QCOMPARE(x.intersects(y), both != "{}");
    QCOMPARE(x.containsAll(y), x.unitedWith(y) == x);
}

void FieldSetTest::theTextIsTheOneOfKubernetes_data()
{
    QTest::addColumn<QByteArray>("given");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("fields before keys before values")
        << QByteArray(R"({"v:1":{},"k:{\"n\":1}":{},"f:z":{}})")
        << QByteArray(R"({"f:z":{},"k:{\"n\":1}":{},"v:1":{}})");
    QTest::newRow("numbers by size") << QByteArray(R"({"v:10":{},"v:9":{},"v:-1":{}})")
                                     << QByteArray(R"({"v:-1":{},"v:9":{},"v:10":{}})");
    QTest::newRow("numbers in keys by size")
        << QByteArray(R"({"k:{\"p\":80}":{},"k:{\"p\":9}":{}})")
        << QByteArray(R"({"k:{\"p\":9}":{},"k:{\"p\":80}":{}})");
    QTest::newRow("a beginning comes first") << QByteArray(R"({"v:\"a!\"":{},"v:\"a\"":{}})")
                                             << QByteArray(R"({"v:\"a\"":{},"v:\"a!\"":{}})");
    QTest::newRow("the members of a key are sorted")
        << QByteArray(R"({"k:{\"b\": 1, \"a\": 2}":{}})")
        << QByteArray(R"({"k:{\"a\":2,\"b\":1}":{}})");
    QTest::newRow("what is unknown goes")
        << QByteArray(R"({"x:1":{},"f:a":{}})") << QByteArray(R"({"f:a":{}})");
    QTest::newRow("quotes and beyond ASCII")
        << QByteArray("{\"f:a\\\"b\":{},\"f:ö\":{}}") << QByteArray("{\"f:a\\\"b\":{},\"f:ö\":{}}");
}

void FieldSetTest::theTextIsTheOneOfKubernetes()
{
    QFETCH(const QByteArray, given);
    QFETCH(const QByteArray, text);
    QCOMPARE(QByteArray::fromStdString(setOf(given).text()), text);
    QVERIFY(setOf(text) == setOf(given));
}

void FieldSetTest::whatIsNoFieldSetIsRefused_data()
{
    QTest::addColumn<QByteArray>("given");
    for (const char *given :
         {"[]", R"({"a":{}})", R"({"f:a":1})", R"({"k:{":{}})", R"({"k:1":{}})"})
        QTest::newRow(given) << QByteArray(given);
    QTest::newRow("endless depth")
        << QByteArray("{\"f:a\":").repeated(300) + "{}" + QByteArray("}").repeated(300);
}

void FieldSetTest::whatIsNoFieldSetIsRefused()
{
    QFETCH(const QByteArray, given);
    QVERIFY(!FieldSet::parse(Json::parse(given.toStdString())));
}

void FieldSetTest::pathsPrintAsInMessages()
{
    QCOMPARE(
        hp::printedPath(
            {"f:spec", "f:ports", R"(k:{"containerPort":80,"protocol":"TCP"})", "v:\"a\"", "i:3"}),
        std::string(R"(.spec.ports[containerPort=80,protocol="TCP"][="a"][3])"));
}

void FieldSetTest::equalFieldsAreHeldOnce()
{
    FieldPool pool;
    const auto a = pool.fields(setOf(R"({"f:a":{}})"));
    QCOMPARE(pool.fields(setOf(R"({"f:a":{}})")), a);
    QCOMPARE(pool.owner({"m", true, "v1", {}}), pool.owner({"m", true, "v1", {}}));
}

void FieldSetTest::whatNobodyHoldsIsForgotten()
{
    FieldPool pool;
    const auto kept = pool.fields(setOf(R"({"f:kept":{}})"));
    for (int i = 0; i < 10'000; ++i) {
        FieldSet set;
        set.add("f:x" + std::to_string(i), true);
        static_cast<void>(pool.fields(std::move(set)));
    }
    QVERIFY(pool.size() < 1000);
    QCOMPARE(pool.fields(setOf(R"({"f:kept":{}})")), kept);
}

void FieldSetTest::entriesAreReadAsTheyAreWritten()
{
    const std::string text =
        R"([{"apiVersion":"v1","fieldsType":"FieldsV1","fieldsV1":{"f:a":{}},"manager":"m","operation":"Apply"},)"
        R"({"apiVersion":"v1","fieldsType":"FieldsV1","fieldsV1":{"f:b":{}},"manager":"n","operation":"Update","subresource":"status","time":"2026-01-10T12:00:00Z"}])";
    FieldPool pool;
    const auto managed = pool.read(Json::parse(text));
    QVERIFY(managed);
    QCOMPARE(hp::textOf(*managed), text);
}

void FieldSetTest::entriesThatMakeNoSenseAreRefused_data()
{
    QTest::addColumn<QByteArray>("change");
    QTest::newRow("another operation") << QByteArray(R"({"operation":"Delete"})");
    QTest::newRow("no version") << QByteArray(R"({"apiVersion":null})");
    QTest::newRow("another type of fields") << QByteArray(R"({"fieldsType":"FieldsV2"})");
    QTest::newRow("fields that are none") << QByteArray(R"({"fieldsV1":{"a":{}}})");
}

void FieldSetTest::entriesThatMakeNoSenseAreRefused()
{
    QFETCH(const QByteArray, change);
    Json entry{{"apiVersion", "v1"},
               {"fieldsType", "FieldsV1"},
               {"fieldsV1", {{"f:a", Json::object()}}},
               {"manager", "m"},
               {"operation", "Apply"}};
    FieldPool pool;
    QVERIFY(pool.read(Json::array({entry})));
    entry.merge_patch(Json::parse(change.toStdString()));
    QVERIFY(!pool.read(Json::array({entry})));
}

} // namespace tst_fieldset

HP_TEST(tst_fieldset, FieldSetTest)
#include "tst_fieldset.moc"
