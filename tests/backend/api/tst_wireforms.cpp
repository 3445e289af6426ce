// SPDX-License-Identifier: Apache-2.0
#include "backend/api/wire/EventView.h"
#include "backend/api/wire/JsonBody.h"
#include "backend/api/wire/MediaTypes.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>
#include <string>

namespace tst_wireforms {

using namespace hp;
using namespace hp::api;

class TestWireForms : public QObject
{
    Q_OBJECT
private slots:
    void acceptDecidesTheShape_data();
    void acceptDecidesTheShape();
    void anAcceptWithoutJsonCannotBeAnswered();
    void badBodiesAreRefusedWithAPlace_data();
    void badBodiesAreRefusedWithAPlace();
    void keysThatComeTwiceAreNamed();
    void aBodyOfAMillionObjectsIsReadInOneGo();
    void anEventKeepsEveryFieldInBothShapes();
    void eventSelectorsAreTranslated();
};

void TestWireForms::acceptDecidesTheShape_data()
{
    QTest::addColumn<QByteArray>("accept");
    QTest::addColumn<QByteArray>("include");
    QTest::addColumn<int>("shape");
    QTest::addColumn<QByteArray>("metaVersion");
    QTest::addColumn<int>("row");
    const auto row = [](const char *name,
                        const char *accept,
                        const char *include,
                        AnswerShape shape,
                        const char *metaVersion,
                        RowObject object) {
        QTest::newRow(name) << QByteArray(accept) << QByteArray(include) << static_cast<int>(shape)
                            << QByteArray(metaVersion) << static_cast<int>(object);
    };
    const char *table = "application/json;as=Table;v=v1;g=meta.k8s.io,application/"
                        "json;as=Table;v=v1beta1;g=meta.k8s.io,application/json";
    row("no header means plain", "", "", AnswerShape::Whole, "v1", RowObject::Metadata);
    row("kubectl get asks for a table", table, "", AnswerShape::Table, "v1", RowObject::Metadata);
    row("kubectl get --sort-by wants whole objects in it",
        table,
        "Object",
        AnswerShape::Table,
        "v1",
        RowObject::Whole);
    row("a table without objects", table, "None", AnswerShape::Table, "v1", RowObject::None);
    row("an old client asks for the beta table",
        "application/json;as=Table;v=v1beta1;g=meta.k8s.io",
        "",
        AnswerShape::Table,
        "v1beta1",
        RowObject::Metadata);
    row("a typed client prefers protobuf and takes JSON",
        "application/vnd.kubernetes.protobuf,application/json",
        "",
        AnswerShape::Whole,
        "v1",
        RowObject::Metadata);
    row("a metadata informer prefers protobuf and takes JSON",
        "application/"
        "vnd.kubernetes.protobuf;as=PartialObjectMetadataList;g=meta.k8s.io;v=v1,application/"
        "json;as="
        "PartialObjectMetadataList;g=meta.k8s.io;v=v1,application/json",
        "",
        AnswerShape::Metadata,
        "v1",
        RowObject::Metadata);
    row("a table version of the future falls through",
        "application/json;as=Table;v=v9;g=meta.k8s.io,application/json",
        "",
        AnswerShape::Whole,
        "v1",
        RowObject::Metadata);
    row("plain first beats a table behind it",
        "application/json, application/json;as=Table;v=v1;g=meta.k8s.io",
        "",
        AnswerShape::Whole,
        "v1",
        RowObject::Metadata);
    row("curl takes anything", "*/*", "", AnswerShape::Whole, "v1", RowObject::Metadata);
}

void TestWireForms::acceptDecidesTheShape()
{
    QFETCH(const QByteArray, accept);
    QFETCH(const QByteArray, include);
    QFETCH(const int, shape);
    QFETCH(const QByteArray, metaVersion);
    QFETCH(const int, row);

    const auto chosen = representationFor(accept.toStdString(), include.toStdString());

    QVERIFY(chosen);
    QCOMPARE(static_cast<int>(chosen->shape), shape);
    QCOMPARE(QByteArray::fromStdString(chosen->metaVersion), metaVersion);
    QCOMPARE(static_cast<int>(chosen->rowObject), row);
}

void TestWireForms::anAcceptWithoutJsonCannotBeAnswered()
{
    QVERIFY(!representationFor("application/vnd.kubernetes.protobuf", ""));
    QVERIFY(!representationFor("text/html", ""));
}

void TestWireForms::badBodiesAreRefusedWithAPlace_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("an unfinished object")
        << QByteArray("{\"a\":") << QByteArray("line 1, column 6");
    QTest::newRow("two values") << QByteArray("{} {}") << QByteArray("line 1, column 4");
    QTest::newRow("nothing") << QByteArray("") << QByteArray("not JSON");
    QTest::newRow("text that is not UTF-8")
        << QByteArray("{\"a\":\"\xff\"}") << QByteArray("UTF-8");
    QTest::newRow("a number too large for a double")
        << QByteArray("{\"a\":1e999}") << QByteArray("not JSON");
    QTest::newRow("a body nested without end")
        << QByteArray(100000, '[') << QByteArray("nested deeper");
}

void TestWireForms::badBodiesAreRefusedWithAPlace()
{
    QFETCH(const QByteArray, body);
    QFETCH(const QByteArray, says);
    std::vector<std::string> duplicates;

    const auto parsed = parseJsonBody(body.toStdString(), duplicates);

    QVERIFY(!parsed);
    QVERIFY2(parsed.error().message.find(says.toStdString()) != std::string::npos,
             parsed.error().message.c_str());
}

void TestWireForms::keysThatComeTwiceAreNamed()
{
    std::vector<std::string> duplicates;
    const auto parsed = parseJsonBody(
        R"({"spec":{"hooks":[{"name":"a"},{"name":"b","name":"c"}],"x":[[1],2]},"spec2":1,"spec":{"name":1}})",
        duplicates);

    QVERIFY(parsed);
    QCOMPARE(duplicates, (std::vector<std::string>{"spec.hooks[1].name", "spec"}));
    QCOMPARE(parsed->at("spec").dump(), std::string(R"({"name":1})"));
}

/// What took time in proportion to the square of the length would be under way for an hour.
void TestWireForms::aBodyOfAMillionObjectsIsReadInOneGo()
{
    constexpr int objects = 1'000'000;
    std::string body = R"({"a":1,"a":[{})";
    for (int i = 1; i < objects; ++i)
        body += ",{}";
    body += "]}";
    std::vector<std::string> duplicates;

    const auto parsed = parseJsonBody(body, duplicates);

    QVERIFY(parsed);
    QCOMPARE(parsed->at("a").size(), std::size_t(objects));
    QCOMPARE(duplicates, std::vector<std::string>{"a"});
}

void TestWireForms::anEventKeepsEveryFieldInBothShapes()
{
    const Json core =
        Json::parse(R"({"apiVersion":"v1","kind":"Event","metadata":{"name":"e"},"type":"Warning",
        "reason":"Held","message":"waits","involvedObject":{"kind":"Machine","name":"m"},"count":3,
        "firstTimestamp":"2026-01-10T12:00:00Z","lastTimestamp":"2026-01-10T12:05:00Z","source":{"component":"hp"},
        "reportingComponent":"hp","reportingInstance":"hp-0","eventTime":null,"unknown":{"kept":true}})");

    const Json view = eventsViewOf(core);

    QCOMPARE(view.at("apiVersion").get<std::string>(), std::string("events.k8s.io/v1"));
    QCOMPARE(view.at("note").get<std::string>(), std::string("waits"));
    QCOMPARE(view.at("regarding").at("name").get<std::string>(), std::string("m"));
    QCOMPARE(view.at("reportingController").get<std::string>(), std::string("hp"));
    QCOMPARE(view.at("deprecatedCount").get<int>(), 3);
    QVERIFY(!view.contains("message"));
    QCOMPARE(coreEventOf(view).dump(), core.dump());
}

void TestWireForms::eventSelectorsAreTranslated()
{
    QCOMPARE(coreEventSelector("regarding.name=m,reportingController!=x,type=Warning"),
             std::string("involvedObject.name=m,reportingComponent!=x,type=Warning"));
    QCOMPARE(coreEventSelector(""), std::string());
    // An escaped comma belongs to the value, whatever follows it.
    QCOMPARE(coreEventSelector("reason=a\\,regarding.name=b\\=c"),
             std::string("reason=a\\,regarding.name=b\\=c"));
    QCOMPARE(coreEventSelector("regarding.name=a\\\\,type==Normal"),
             std::string("involvedObject.name=a\\\\,type=Normal"));
    // What is no selector stays as it is, so that the refusal quotes the client's own text.
    QCOMPARE(coreEventSelector("regarding.name"), std::string("regarding.name"));
}

} // namespace tst_wireforms

HP_TEST(tst_wireforms, TestWireForms)
#include "tst_wireforms.moc"
