// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/apply/Patch.h"
#include "model/base/ApiStatus.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_patch {

using namespace hp;
using cluster::PatchType;

/// Patches as clients send them, and what becomes of the object (facts/kube-api.md 1.4, 2).
class TestPatch : public QObject
{
    Q_OBJECT
private slots:
    void patchGivesObject_data();
    void patchGivesObject();
    void patchIsRefused_data();
    void patchIsRefused();
    void tenThousandOperationsAreTheMost();
    void copiesCannotGrowWithoutBound();
    void theFrontOfALongListIsNotMovedWithoutEnd_data();
    void theFrontOfALongListIsNotMovedWithoutEnd();
};

namespace {

Json parsed(const QString &text)
{
    const Json json = Json::parse(text.toStdString(), nullptr, false);
    if (json.is_discarded())
        qFatal("not JSON: %s", qPrintable(text));
    return json;
}

const cluster::Kind &kindNamed(const QString &name)
{
    for (const cluster::Kind &kind : cluster::KindRegistry::instance().all()) {
        if (kind.kind == name.toStdString())
            return kind;
    }
    qFatal("no kind %s", qPrintable(name));
}

PatchType typeNamed(const QString &name)
{
    if (name == QLatin1String("json"))
        return PatchType::Json;
    return name == QLatin1String("merge") ? PatchType::Merge : PatchType::Strategic;
}

void row(const char *name,
         const char *kind,
         const char *type,
         const char *current,
         const char *patch,
         const char *expected)
{
    QTest::newRow(name) << QString::fromUtf8(kind) << QString::fromUtf8(type)
                        << QString::fromUtf8(current) << QString::fromUtf8(patch)
                        << QString::fromUtf8(expected);
}

} // namespace

void TestPatch::patchGivesObject_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("current");
    QTest::addColumn<QString>("patch");
    QTest::addColumn<QString>("expected");

    row("merge: null removes a member",
        "Machine",
        "merge",
        R"({"a":1,"b":2})",
        R"({"b":null})",
        R"({"a":1})");
    row("merge: nested members stay",
        "Machine",
        "merge",
        R"({"spec":{"a":1}})",
        R"({"spec":{"b":2}})",
        R"({"spec":{"a":1,"b":2}})");
    row("merge: a list is replaced whole",
        "Machine",
        "merge",
        R"({"l":[1,2]})",
        R"({"l":[3]})",
        R"({"l":[3]})");
    row("merge: nulls inside a new member are dropped",
        "Machine",
        "merge",
        "{}",
        R"({"spec":{"a":null,"b":1}})",
        R"({"spec":{"b":1}})");
    row("merge: an object replaces a scalar",
        "Machine",
        "merge",
        R"({"a":1})",
        R"({"a":{"b":1}})",
        R"({"a":{"b":1}})");

    row("json: add appends with a dash",
        "Machine",
        "json",
        R"({"l":[1]})",
        R"([{"op":"add","path":"/l/-","value":2}])",
        R"({"l":[1,2]})");
    row("json: add inserts before an index",
        "Machine",
        "json",
        R"({"l":[1,3]})",
        R"([{"op":"add","path":"/l/1","value":2}])",
        R"({"l":[1,2,3]})");
    row("json: add replaces an existing member",
        "Machine",
        "json",
        R"({"a":1})",
        R"([{"op":"add","path":"/a","value":2}])",
        R"({"a":2})");
    row("json: remove takes one hook",
        "Machine",
        "json",
        R"({"l":[{"n":"a"},{"n":"b"}]})",
        R"([{"op":"test","path":"/l/0","value":{"n":"a"}},{"op":"remove","path":"/l/0"}])",
        R"({"l":[{"n":"b"}]})");
    row("json: minus one is the last item",
        "Machine",
        "json",
        R"({"l":[1,2]})",
        R"([{"op":"remove","path":"/l/-1"}])",
        R"({"l":[1]})");
    row("json: ~1 is a slash in a key",
        "Machine",
        "json",
        R"({"m":{"a/b":"x"}})",
        R"([{"op":"replace","path":"/m/a~1b","value":"y"}])",
        R"({"m":{"a/b":"y"}})");
    row("json: ~01 is a tilde and a one",
        "Machine",
        "json",
        R"({"~1":"x"})",
        R"([{"op":"replace","path":"/~01","value":"y"}])",
        R"({"~1":"y"})");
    row("json: move takes the value along",
        "Machine",
        "json",
        R"({"a":1})",
        R"([{"op":"move","from":"/a","path":"/b"}])",
        R"({"b":1})");
    row("json: copy leaves the value",
        "Machine",
        "json",
        R"({"a":1})",
        R"([{"op":"copy","from":"/a","path":"/b"}])",
        R"({"a":1,"b":1})");
    row("json: test for null passes on a missing member",
        "Machine",
        "json",
        R"({"m":{}})",
        R"([{"op":"test","path":"/m/x","value":null},{"op":"add","path":"/m/x","value":1}])",
        R"({"m":{"x":1}})");
    row("json: an empty list changes nothing", "Machine", "json", R"({"a":1})", "[]", R"({"a":1})");
}

void TestPatch::patchGivesObject()
{
    QFETCH(const QString, kind);
    QFETCH(const QString, type);
    QFETCH(const QString, current);
    QFETCH(const QString, patch);
    QFETCH(const QString, expected);

    const auto result =
        embedded::applyPatch(kindNamed(kind), typeNamed(type), parsed(current), parsed(patch));
    QVERIFY2(result, result ? "" : result.error().message.c_str());
    QCOMPARE(QString::fromStdString(result->dump()),
             QString::fromStdString(parsed(expected).dump()));
}

void TestPatch::patchIsRefused_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("current");
    QTest::addColumn<QString>("patch");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("reason");
    QTest::addColumn<QString>("message");

    const auto add = [](const char *name,
                        const char *kind,
                        const char *type,
                        const char *current,
                        const char *patch,
                        int code,
                        const char *reason,
                        const char *message) {
        QTest::newRow(name) << QString::fromUtf8(kind) << QString::fromUtf8(type)
                            << QString::fromUtf8(current) << QString::fromUtf8(patch) << code
                            << QString::fromUtf8(reason) << QString::fromUtf8(message);
    };
    const char *fixed = "the server rejected our request due to an error in our request";
    add("merge: an array is no patch",
        "Machine",
        "merge",
        "{}",
        "[]",
        400,
        "BadRequest",
        "error decoding patch: json: cannot unmarshal array into Go value of type "
        "map[string]interface {}");
    add("strategic: custom kinds do not take it",
        "Machine",
        "strategic",
        "{}",
        "{}",
        415,
        "UnsupportedMediaType",
        "the body of the request was in an unknown format - accepted media types include: "
        "application/json-patch+json, application/merge-patch+json, application/apply-patch+yaml");
    add("json: an object is no list of operations",
        "Machine",
        "json",
        "{}",
        "{}",
        400,
        "BadRequest",
        "error decoding patch: json: cannot unmarshal object into Go value of type "
        "jsonpatch.Patch");
    add("json: a failing test is 422",
        "Machine",
        "json",
        R"({"a":1})",
        R"([{"op":"test","path":"/a","value":2}])",
        422,
        "Invalid",
        fixed);
    add("json: removing what is missing is 422",
        "Machine",
        "json",
        "{}",
        R"([{"op":"remove","path":"/a"}])",
        422,
        "Invalid",
        fixed);
    add("json: replacing what is missing is 422",
        "Machine",
        "json",
        "{}",
        R"([{"op":"replace","path":"/a","value":1}])",
        422,
        "Invalid",
        fixed);
    add("json: adding below what is missing is 422",
        "Machine",
        "json",
        "{}",
        R"([{"op":"add","path":"/a/b","value":1}])",
        422,
        "Invalid",
        fixed);
    add("json: an index beyond the end is 422",
        "Machine",
        "json",
        R"({"l":[]})",
        R"([{"op":"add","path":"/l/1","value":1}])",
        422,
        "Invalid",
        fixed);
    add("json: a leading zero is no index",
        "Machine",
        "json",
        R"({"l":[1,2]})",
        R"([{"op":"remove","path":"/l/01"}])",
        422,
        "Invalid",
        fixed);
    add("json: a path without slash is 422",
        "Machine",
        "json",
        R"({"a":1})",
        R"([{"op":"remove","path":"a"}])",
        422,
        "Invalid",
        fixed);
    add("json: an unknown operation is 422",
        "Machine",
        "json",
        R"({"a":1})",
        R"([{"op":"drop","path":"/a"}])",
        422,
        "Invalid",
        fixed);
    add("json: nothing moves into itself",
        "Machine",
        "json",
        R"({"a":{"b":1}})",
        R"([{"op":"move","from":"/a","path":"/a/b"}])",
        422,
        "Invalid",
        fixed);
    add("json: an object stays an object",
        "Machine",
        "json",
        R"({"a":1})",
        R"([{"op":"replace","path":"","value":[]}])",
        400,
        "BadRequest",
        "error decoding patch: json: cannot unmarshal array into Go value of type "
        "map[string]interface {}");
}

void TestPatch::patchIsRefused()
{
    QFETCH(const QString, kind);
    QFETCH(const QString, type);
    QFETCH(const QString, current);
    QFETCH(const QString, patch);
    QFETCH(const int, code);
    QFETCH(const QString, reason);
    QFETCH(const QString, message);

    const auto result =
        embedded::applyPatch(kindNamed(kind), typeNamed(type), parsed(current), parsed(patch));
    QVERIFY(!result);
    const ApiStatus status = statusFrom(result.error());
    QCOMPARE(status.code, code);
    QCOMPARE(QString::fromStdString(status.reason), reason);
    QCOMPARE(QString::fromStdString(status.message), message);
}

void TestPatch::tenThousandOperationsAreTheMost()
{
    Json operations = Json::array();
    for (int i = 0; i < 10'000; ++i)
        operations.push_back({{"op", "add"}, {"path", "/a"}, {"value", i}});
    const auto allowed = embedded::applyPatch(
        cluster::kinds::machine(), PatchType::Json, Json::object(), operations);
    QVERIFY(allowed);
    QCOMPARE((*allowed)["a"].get<int>(), 9'999);

    operations.push_back(operations[0]);
    const auto refused = embedded::applyPatch(
        cluster::kinds::machine(), PatchType::Json, Json::object(), operations);
    QVERIFY(!refused);
    QCOMPARE(statusFrom(refused.error()).code, 413);
    QCOMPARE(QString::fromStdString(refused.error().message),
             QStringLiteral("Request entity is too large: The allowed maximum operations in a JSON "
                            "patch is 10000, got 10001"));
}

void TestPatch::copiesCannotGrowWithoutBound()
{
    Json operations = Json::array();
    operations.push_back({{"op", "add"}, {"path", "/a"}, {"value", {std::string(1000, 'x')}}});
    for (int i = 0; i < 60; ++i)
        operations.push_back({{"op", "copy"}, {"from", "/a"}, {"path", "/a/-"}});
    const auto refused = embedded::applyPatch(
        cluster::kinds::machine(), PatchType::Json, Json::object(), operations);
    QVERIFY(!refused);
    QCOMPARE(statusFrom(refused.error()).code, 422);
}

void TestPatch::theFrontOfALongListIsNotMovedWithoutEnd_data()
{
    QTest::addColumn<QByteArray>("operation");
    QTest::addColumn<bool>("isRefused");
    QTest::newRow("added in front")
        << QByteArray(R"({"op":"add","path":"/l/0","value":1})") << true;
    QTest::newRow("removed in front") << QByteArray(R"({"op":"remove","path":"/l/0"})") << true;
    QTest::newRow("moved to the front")
        << QByteArray(R"({"op":"move","from":"/l/-1","path":"/l/0"})") << true;
    QTest::newRow("copied to the front")
        << QByteArray(R"({"op":"copy","from":"/l/-1","path":"/l/0"})") << true;
    QTest::newRow("added at the end")
        << QByteArray(R"({"op":"add","path":"/l/-","value":1})") << false;
    QTest::newRow("removed at the end") << QByteArray(R"({"op":"remove","path":"/l/-1"})") << false;
    QTest::newRow("replaced in front")
        << QByteArray(R"({"op":"replace","path":"/l/0","value":1})") << false;
}

void TestPatch::theFrontOfALongListIsNotMovedWithoutEnd()
{
    QFETCH(const QByteArray, operation);
    QFETCH(const bool, isRefused);
    const Json current{{"l", std::vector<int>(100'000, 0)}};
    const Json operations(10'000, Json::parse(operation.toStdString()));
    const auto result =
        embedded::applyPatch(cluster::kinds::machine(), PatchType::Json, current, operations);
    QCOMPARE(!result, isRefused);
    if (!result)
        QCOMPARE(statusFrom(result.error()).code, 422);
}

} // namespace tst_patch

HP_TEST(tst_patch, TestPatch)
#include "tst_patch.moc"
