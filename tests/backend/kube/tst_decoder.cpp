// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/Decoder.h"
#include "tests/support/clustercontract/Printing.h"
#include "tests/support/runner/Runner.h"

#include <QtTest>

#include <nlohmann/json.hpp>

namespace tst_decoder {

using namespace hp;
using namespace hp::kube;
using cluster::kinds::configMap;
using cluster::kinds::machine;

namespace {

const std::string entry =
    R"({"apiVersion":"v1","fieldsType":"FieldsV1","fieldsV1":{"f:data":{".":{},"f:x":{}}},)"
    R"("manager":"one","operation":"Apply","time":"2026-01-02T03:04:05Z"})";

/// Every text of a configMap that is cut out, spaced or incomplete in some way.
std::string mapText(const std::string &metadata, const std::string &rest = {})
{
    return R"({"metadata":{"name":"a","namespace":"ns")" + metadata + "}" + rest + "}";
}

} // namespace

/// What arrives as text, and what becomes of it.
class TestDecoder : public QObject
{
    Q_OBJECT
private slots:
    void anObjectKeepsItsContent_data();
    void anObjectKeepsItsContent();
    void whatIsNoObjectIsNull_data();
    void whatIsNoObjectIsNull();
    void aPageHasItemsRevisionAndToken();
    void everyBeginningOfAPageIsSurvived();
    void eventsAreTakenByTheLine();
    void anErrorEventIsAStatus();
};

void TestDecoder::anObjectKeepsItsContent_data()
{
    QTest::addColumn<QString>("text");
    const auto row = [](const char *name, const std::string &text) {
        QTest::newRow(name) << QString::fromStdString(text);
    };
    row("plain", mapText("", R"(,"data":{"x":"1"})"));
    row("with its kind", R"({"kind":"ConfigMap","apiVersion":"v1",)" + mapText("").substr(1));
    row("with managedFields", mapText(R"(,"managedFields":[)" + entry + "]"));
    row("managedFields first",
        R"({"metadata":{"managedFields":[)" + entry + R"(],"name":"a","namespace":"ns"}})");
    row("with two managers", mapText(R"(,"managedFields":[)" + entry + "," + entry + "]"));
    row("with an empty managedFields", mapText(R"(,"managedFields":[])"));
    row("managedFields of somebody else",
        mapText("", R"(,"data":{"managedFields":"[1]","metadata":"{}"})"));
    row("with brackets in texts", mapText("", R"(,"data":{"x":"]}\"[{\\","managedFields":"}"})"));
    row("with spaces",
        "  { \"metadata\" : { \"name\" : \"a\" , \"namespace\":\"ns\", \"managedFields\" : [ "
            + entry + " ] , \"labels\" : {} } \n , \"data\" : { \"x\" : \"1\" } } \n");
    row("with words beyond ASCII", mapText("", R"(,"data":{"x":"Grüße \u00e9 \ud83d\ude00"})"));
}

void TestDecoder::anObjectKeepsItsContent()
{
    QFETCH(const QString, text);
    Decoder decoder;
    const Object object = decoder.object(text.toStdString(), configMap());
    QVERIFY(object);
    Json expected = Json::parse(text.toStdString());
    expected["kind"] = "ConfigMap";
    expected["apiVersion"] = "v1";
    const Json managed = expected["metadata"].value("managedFields", Json::array());
    expected["metadata"].erase("managedFields");
    Json got = object.json();
    got["metadata"].erase("managedFields"); // an empty list stays where it is
    QCOMPARE(got.dump(), expected.dump());
    QCOMPARE(object.managedFields().size(), managed.size());
    QCOMPARE(toString(object.key()), std::string("ns/a"));
    // The text says the same, with who and when but without the fields.
    const Json whole = Json::parse(object.bytes());
    const Json &told = whole["metadata"].value("managedFields", Json::array());
    QCOMPARE(told.size(), managed.size());
    for (const Json &one : told) {
        QCOMPARE(one["manager"].get<std::string>(), std::string("one"));
        QCOMPARE(one["operation"].get<std::string>(), std::string("Apply"));
        QVERIFY(one.value("fieldsV1", Json::object()).empty());
    }
}

void TestDecoder::whatIsNoObjectIsNull_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << QString();
    QTest::newRow("a page for people") << QStringLiteral("<html></html>");
    QTest::newRow("a list") << QStringLiteral("[1]");
    QTest::newRow("a word") << QStringLiteral("ok");
    QTest::newRow("only an opening") << QStringLiteral("{");
}

void TestDecoder::whatIsNoObjectIsNull()
{
    QFETCH(const QString, text);
    Decoder decoder;
    QVERIFY(!decoder.object(text.toStdString(), machine()));
    Answer answer;
    QVERIFY(!decoder.page(text.toStdString(), machine(), answer));
    EventBatch batch;
    QVERIFY(!decoder.event(text.toStdString(), machine(), batch));
    QVERIFY(batch.events.empty());
}

void TestDecoder::aPageHasItemsRevisionAndToken()
{
    Decoder decoder;
    Answer answer;
    const std::string text =
        R"({"kind":"ConfigMapList","metadata":{"resourceVersion":"7","continue":"t\/1"},"items":[)"
        + mapText(R"(,"managedFields":[)" + entry + "]") + " , " + mapText("") + "]}";
    QVERIFY(decoder.page(text, configMap(), answer));
    QCOMPARE(answer.objects.size(), std::size_t(2));
    QCOMPARE(answer.resourceVersion, std::string("7"));
    QCOMPARE(answer.more, std::string("t/1"));
    QCOMPARE(answer.objects[1].kind(), std::string("ConfigMap"));
    Answer empty;
    QVERIFY(
        decoder.page(R"({"metadata":{"resourceVersion":"9"},"items":null})", configMap(), empty));
    QVERIFY(empty.objects.empty());
    QCOMPARE(empty.resourceVersion, std::string("9"));
}

void TestDecoder::everyBeginningOfAPageIsSurvived()
{
    Decoder decoder;
    const std::string text = R"({"metadata":{"resourceVersion":"7"},"items":[)"
        + mapText(R"(,"managedFields":[)" + entry + "]", R"(,"data":{"x":"\"]"})") + "]}";
    for (std::size_t size = 0; size < text.size(); ++size) {
        Answer answer;
        const bool read = decoder.page(text.substr(0, size), configMap(), answer);
        for (const Object &object : answer.objects)
            (void)object.json();
        QVERIFY(!read);
        EventBatch batch;
        (void)decoder.event(
            R"({"type":"ADDED","object":)" + text.substr(0, size), configMap(), batch);
        (void)decoder.object(text.substr(0, size), configMap());
    }
}

void TestDecoder::eventsAreTakenByTheLine()
{
    Decoder decoder;
    EventBatch batch;
    for (const char *type : {"ADDED", "MODIFIED", "DELETED"})
        QVERIFY(decoder.event(R"({"type":")" + std::string(type) + R"(","object":)"
                                  + mapText(R"(,"managedFields":[)" + entry + "]") + "}",
                              configMap(),
                              batch));
    QVERIFY(decoder.event(
        R"({"object":{"kind":"ConfigMap","apiVersion":"v1","metadata":{"resourceVersion":"9"}},"type":"BOOKMARK"})",
        configMap(),
        batch));
    QCOMPARE(batch.events.size(), std::size_t(4));
    QCOMPARE(batch.events[2].object.name(), std::string("a"));
    QCOMPARE(batch.events[2].object.managedFields().size(), std::size_t(1));
    QCOMPARE(batch.events[3].object.resourceVersion(), std::string("9"));
    QVERIFY(!decoder.event(R"({"type":"SOMETHING","object":{}})", configMap(), batch));
    QVERIFY(!batch.error);
}

void TestDecoder::anErrorEventIsAStatus()
{
    Decoder decoder;
    EventBatch batch;
    QVERIFY(decoder.event(
        R"({"type":"ERROR","object":{"kind":"Status","code":410,"reason":"Expired","message":"too old"}})",
        configMap(),
        batch));
    QVERIFY(batch.error);
    QCOMPARE(batch.error->code, 410);
    QCOMPARE(batch.error->message, std::string("too old"));
}

} // namespace tst_decoder

HP_TEST(tst_decoder, TestDecoder)
#include "tst_decoder.moc"
