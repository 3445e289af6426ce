// SPDX-License-Identifier: Apache-2.0
#include "model/base/RecentTrees.h"
#include "model/resource/FieldPool.h"
#include "model/resource/Object.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_object {

using hp::Json;
using hp::Object;
using hp::RecentTrees;

namespace {

const Json content{{"apiVersion", "v1"},
                   {"kind", "Node"},
                   {"metadata",
                    {{"name", "n-1"},
                     {"namespace", "space"},
                     {"uid", "u-1"},
                     {"resourceVersion", "17"},
                     {"generation", 3},
                     {"deletionTimestamp", "2026-01-02T03:04:05Z"},
                     {"finalizers", {"one", "two"}},
                     {"labels", {{"role/x", "worker"}}},
                     {"annotations", {{"note", ""}}}}},
                   {"spec", {{"taints", {{{"key", "k"}}}}}},
                   {"status", {{"phase", "Running"}, {"nothing", nullptr}}}};

} // namespace

class TestObject : public QObject
{
    Q_OBJECT
private slots:
    void saysTheSameInEveryForm_data();
    void saysTheSameInEveryForm();
    void keepsItsBytes();
    void givesReferencesThatLastAsLongAsTheCopy();
    void restsWithoutItsTree();
    void findsInItsTextWhatItsTreeHas_data();
    void findsInItsTextWhatItsTreeHas();
    void copiesAtRestShareARecentTree();
    void aTreeInPassingIsOfThoseThatHaveIt();
    void isNullInsideWhenItsTextIsNoObject();
    void staysNull();
    void leavesOutWhatLiesTooDeep();
};

void TestObject::saysTheSameInEveryForm_data()
{
    QTest::addColumn<int>("form");
    QTest::newRow("made from a tree") << 0;
    QTest::newRow("made from a tree, at rest") << 1;
    QTest::newRow("made from text") << 2;
    QTest::newRow("made from text, whole tree asked for first") << 3;
    QTest::newRow("a copy that rests again") << 4;
}

void TestObject::saysTheSameInEveryForm()
{
    QFETCH(const int, form);
    Object object(content);
    if (form == 1)
        object = object.atRest();
    if (form >= 2)
        object = Object::fromBytes(content.dump());
    if (form >= 3)
        QCOMPARE(object.json().dump(), content.dump());
    if (form == 4)
        object = Object(object).atRest();

    QVERIFY(object);
    QCOMPARE(object.apiVersion(), std::string("v1"));
    QCOMPARE(object.kind(), std::string("Node"));
    QCOMPARE(object.ns(), std::string("space"));
    QCOMPARE(object.name(), std::string("n-1"));
    QCOMPARE(object.uid(), std::string("u-1"));
    QCOMPARE(object.resourceVersion(), std::string("17"));
    QCOMPARE(object.text("/metadata/resourceVersion"), std::string("17"));
    QCOMPARE(object.generation(), 3);
    QVERIFY(object.isDeleting());
    QVERIFY(object.hasFinalizer("two"));
    QVERIFY(!object.hasFinalizer("three"));
    QCOMPARE(object.label("role/x").value_or("-"), std::string("worker"));
    QCOMPARE(object.annotation("note").value_or("-"), std::string());
    QVERIFY(!object.annotation("other"));
    QCOMPARE(object.text("/spec/taints/0/key"), std::string("k"));
    QCOMPARE(object.text("/status/phase"), std::string("Running"));
    QVERIFY(object.at("/status/nothing").is_null());
    QVERIFY(object.at("/status/missing/deeper").is_null());
    QVERIFY(object.at("/spec/taints/1").is_null());
    QCOMPARE(object.at("/metadata/labels/role~1x").dump(), std::string("\"worker\""));
    QCOMPARE(object.json().dump(), content.dump());
    QCOMPARE(object.bytes(), content.dump());
    QVERIFY(object.sameRevisionAs(Object(content)));
}

void TestObject::keepsItsBytes()
{
    const std::string spaced = R"({"kind":"Node","b":1,"a":2})";
    const Object object = Object::fromBytes(spaced);
    QVERIFY(object.json().is_object());
    QCOMPARE(object.bytes(), spaced);
    QCOMPARE(object.atRest().bytes(), spaced);
    const auto kept = Object::fromBytes(spaced).sharedBytes();
    QCOMPARE(*kept, spaced);
    QVERIFY(Object().sharedBytes()->empty());
}

void TestObject::givesReferencesThatLastAsLongAsTheCopy()
{
    const Object object = Object(content).atRest();
    const Json &taints = object.at("/spec/taints");
    const std::string &phase = object.text("/status/phase");
    // More lookups than a copy answers one by one: from here on it has the whole tree.
    for (const char *pointer : {"/a", "/b", "/c", "/d", "/e", "/f"})
        QVERIFY(object.at(pointer).is_null());
    QCOMPARE(object.json().dump(), content.dump());
    QCOMPARE(taints.size(), std::size_t(1));
    QCOMPARE(phase, std::string("Running"));

    const Json &kept = Object(content).atRest().at("/spec/taints");
    QCOMPARE(kept.size(), std::size_t(1));
    const std::string &name = Object(content).atRest().name();
    QCOMPARE(name, std::string("n-1"));
}

void TestObject::restsWithoutItsTree()
{
    // Too large for the trees that a thread keeps a while, so what is there is the object's own.
    Json large = content;
    large["note"] = std::string(RecentTrees::maxBytes, 'x');
    const Object object(large);
    const Object resting = object.atRest();
    QVERIFY(&object.json() != &resting.json());
    QVERIFY(&object.bytes() == &resting.bytes());
    const Object copy = object;
    QVERIFY(&object.json() == &copy.json());
    QVERIFY(!Object().atRest());
}

void TestObject::findsInItsTextWhatItsTreeHas_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("owned");
    const auto row = [](const char *name, const char *text, bool owned) {
        QTest::newRow(name) << QByteArray(text) << owned;
    };
    constexpr const char *whole =
        R"({"apiVersion":"v1","data":{"spec":{"a":9},"status":"x"},
            "metadata":{"annotations":{"a/b":"1"},"finalizers":["f"],"labels":{"l":"m"}},
            "spec":{"a":{"metadata":{"labels":{"l":"other"}}},"list":[1,{"b":null}]},
            "status":{"phase":"Running","conditions":[{"type":"Ready"}]}})";
    row("an object", whole, false);
    row("an object with owners", whole, true);
    row("nothing in metadata but owners", R"({"metadata":{},"spec":{"a":1}})", true);
    row("no metadata", R"({"spec":{"a":1}})", true);
    row("no status", R"({"metadata":{"labels":{"l":"m"}},"spec":{"a":1}})", true);
    row("a spec that is a list", R"({"metadata":{},"spec":["a",{"b":1}],"status":{"c":1}})", false);
    row("a spec that is a text", R"({"metadata":{"x":{"a":1}},"spec":"","status":{"a":1}})", false);
    row("a status that is null", R"({"metadata":{"labels":{}},"spec":{},"status":null})", true);
}

void TestObject::findsInItsTextWhatItsTreeHas()
{
    QFETCH(const QByteArray, text);
    QFETCH(const bool, owned);
    Json tree = Json::parse(text.toStdString());
    // Too large for the trees that a thread keeps a while, so that the text is all there is.
    tree["zzz"] = std::string(RecentTrees::maxBytes + 4096, 'x');
    hp::FieldPool pool;
    hp::ManagedFields managed;
    if (owned)
        managed.push_back(
            {pool.owner({"m", false, "v1", {}}),
             std::nullopt,
             pool.fields(*hp::FieldSet::parse(Json{{"f:spec", {{"f:a", Json::object()}}}}))});
    const Object resting = Object(tree, managed).atRest();
    const Object read = Object::fromBytes(resting.bytes(), managed);
    std::vector<std::string> pointers{"/spec",
                                      "/status",
                                      "/metadata",
                                      "/metadata/deletionTimestamp",
                                      "/spec/none",
                                      "/status/a",
                                      "/status/none/x",
                                      "/none/a",
                                      "/spec/0",
                                      "/spec/a/none"};
    const Json flat = tree.flatten();
    for (const auto &entry : flat.items())
        pointers.push_back(entry.key());
    for (const std::string &pointer : pointers) {
        const Json::json_pointer place(pointer);
        const Json expected = tree.contains(place) ? tree.at(place) : Json();
        QVERIFY2(Object(resting).at(pointer) == expected, pointer.c_str());
        QVERIFY2(Object(read).at(pointer) == expected, pointer.c_str());
    }
}

void TestObject::copiesAtRestShareARecentTree()
{
    const Object object(content);
    const Object first = object.atRest();
    const Object second = object.atRest();
    QVERIFY(&first.json() == &second.json());
    QVERIFY(&first.json() == &object.json());
    const std::string &phase = second.text("/status/phase");

    // Whatever comes later takes the place, and nothing of what was handed out.
    const std::string filling(RecentTrees::maxBytes / 2, 'x');
    for (std::size_t i = 0; i < 8 * RecentTrees::generation / filling.size(); ++i)
        QCOMPARE(Object(Json{{"i", i}, {"x", filling}}).atRest().at("/i").get<std::size_t>(), i);
    QCOMPARE(first.json().dump(), object.json().dump());
    QCOMPARE(phase, std::string("Running"));
}

void TestObject::aTreeInPassingIsOfThoseThatHaveIt()
{
    const Object resting = Object::fromBytes(content.dump());
    const Object passing = resting;
    const Json &tree = passing.jsonInPassing();
    QCOMPARE(tree.dump(), content.dump());
    const Object copy = passing;
    QVERIFY(&copy.json() == &tree);
    QVERIFY(&passing.jsonInPassing() == &tree);
    // It was not kept for others; one that was is taken.
    const Object other = resting;
    QVERIFY(&other.json() != &tree);
    const Object third = resting;
    QVERIFY(&third.jsonInPassing() == &other.json());
    QVERIFY(Object().jsonInPassing().is_null());
}

void TestObject::isNullInsideWhenItsTextIsNoObject()
{
    for (const char *text : {"", "[1,2]", "7", "{\"metadata\":{\"name\":\"x\"", "nonsense"}) {
        const Object object = Object::fromBytes(text);
        QVERIFY(object);
        QVERIFY(object.json().is_null());
        QVERIFY(object.at("/spec").is_null());
        QVERIFY(object.label("a").value_or("none") == "none");
    }
}

/// Who stored it may nest as deep as API servers let him; all else of the object is there.
void TestObject::leavesOutWhatLiesTooDeep()
{
    const std::string deep = std::string(9'000, '[') + std::string(9'000, ']');
    const Object object = Object::fromBytes(
        R"({"kind":"x","metadata":{"name":"n"},"spec":{"a":1,"deep":)" + deep + R"(},"z":2})");
    QVERIFY(object.at("/spec/a") == 1);
    QVERIFY(object.json()["z"] == 2);
    QVERIFY(object.json()["metadata"]["name"] == "n");
    QVERIFY(object.at("/spec/deep").is_array());
}

void TestObject::staysNull()
{
    const Object object;
    QVERIFY(!object);
    QVERIFY(object.json().is_null());
    QVERIFY(object.bytes().empty());
    QVERIFY(object.name().empty());
    QVERIFY(object.at("/metadata").is_null());
}

} // namespace tst_object

HP_TEST(tst_object, TestObject)
#include "tst_object.moc"
