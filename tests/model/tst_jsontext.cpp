// SPDX-License-Identifier: Apache-2.0
#include "model/base/Json.h"
#include "model/base/JsonText.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <array>
#include <nlohmann/json.hpp>
#include <string>

namespace tst_jsontext {

using hp::Json;
using hp::jsonTextAt;

class TestJsonText : public QObject
{
    Q_OBJECT
private slots:
    void findsTheTextOfAValue_data();
    void findsTheTextOfAValue();
    void findsWhatATreeFinds();
    void findsSeveralMembersInOneWalk_data();
    void findsSeveralMembersInOneWalk();
    void readsNothingOutsideBrokenText();
};

void TestJsonText::findsTheTextOfAValue_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QByteArray>("pointer");
    QTest::addColumn<QByteArray>("expected"); // null: not there

    const QByteArray machine =
        R"({"a":{"deep":[1,{"x":"}]"},[]],"n":null},"key\"s":1,"s":"one\\","t/u":true,"x~y":-2.5e3})";
    const auto row = [&](const char *name, const char *pointer, const char *expected) {
        QTest::newRow(name) << machine << QByteArray(pointer) << QByteArray(expected);
    };
    row("an empty pointer is the whole", "", machine.constData());
    row("an object", "/a", R"({"deep":[1,{"x":"}]"},[]],"n":null})");
    row("brackets inside strings do not count", "/a/deep/1/x", R"("}]")");
    row("an element", "/a/deep/0", "1");
    row("an empty array", "/a/deep/2", "[]");
    row("a null is there", "/a/n", "null");
    row("an escaped backslash ends a string", "/s", R"("one\\")");
    row("a key with an escape", "/key\"s", "1");
    row("a slash in a key", "/t~1u", "true");
    row("a tilde in a key", "/x~0y", "-2.5e3");
    row("a missing member", "/b", nullptr);
    row("a missing element", "/a/deep/3", nullptr);
    row("a member of a text", "/s/x", nullptr);
    row("a word as an index", "/a/deep/x", nullptr);
    row("a step below a missing one", "/b/c", nullptr);
    QTest::newRow("space does not count") << QByteArray(" {\n \"a\" : [ 1 , 2 ] , \"b\" : { } }")
                                          << QByteArray("/a/1") << QByteArray("2");
    QTest::newRow("of repeated keys the first")
        << QByteArray(R"({"a":1,"a":2})") << QByteArray("/a") << QByteArray("1");
    QTest::newRow("an empty object has nothing")
        << QByteArray("{}") << QByteArray("/a") << QByteArray();
}

void TestJsonText::findsTheTextOfAValue()
{
    QFETCH(const QByteArray, json);
    QFETCH(const QByteArray, pointer);
    QFETCH(const QByteArray, expected);
    const auto found = jsonTextAt({json.constData(), std::size_t(json.size())},
                                  {pointer.constData(), std::size_t(pointer.size())});
    QCOMPARE(found.has_value(), !expected.isNull());
    if (found)
        QCOMPARE(QByteArray(found->data(), qsizetype(found->size())), expected);
}

void TestJsonText::findsWhatATreeFinds()
{
    const Json tree{{"metadata", {{"labels", {{"a/b", "1"}, {"c", "\"{[\\"}}}, {"name", "x"}}},
                    {"spec", {{"list", {1, "two", {{"three", 3}}, Json::array(), nullptr}}}},
                    {"\u00e4\n", "umlaut"}};
    const Json flat = tree.flatten();
    for (const int indent : {-1, 2}) {
        const std::string text = tree.dump(indent);
        for (const auto &entry : flat.items()) {
            const std::string &pointer = entry.key();
            const auto found = jsonTextAt(text, pointer);
            QVERIFY2(found, pointer.c_str());
            QCOMPARE(Json::parse(*found).dump(), tree.at(Json::json_pointer(pointer)).dump());
        }
    }
}

void TestJsonText::findsSeveralMembersInOneWalk_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("in the order of the names") << QByteArray(R"({"a":1,"b":{"c":2},"k":[3]})");
    QTest::newRow("in another order") << QByteArray(R"({"k":[3],"x":"y","b":{"a":2},"a":1})");
    QTest::newRow("some are not there") << QByteArray(R"({"b":null})");
    QTest::newRow("none is there") << QByteArray("{}");
    QTest::newRow("of repeated keys the first") << QByteArray(R"({"a":1,"a":2,"k":3})");
    QTest::newRow("a key with an escape") << QByteArray(R"({"\u0061":1,"b":2})");
    QTest::newRow("a list has no members") << QByteArray(R"(["a","b"])");
    QTest::newRow("a text has no members") << QByteArray(R"("a")");
    QTest::newRow("nothing has no members") << QByteArray();
}

void TestJsonText::findsSeveralMembersInOneWalk()
{
    QFETCH(const QByteArray, json);
    const std::string_view text{json.constData(), std::size_t(json.size())};
    const std::array<std::string_view, 3> names{"a", "b", "k"};
    const auto found = hp::jsonMembers(text, names);
    for (std::size_t i = 0; i < names.size(); ++i)
        QCOMPARE(found[i], jsonTextAt(text, "/" + std::string(names[i])));
}

void TestJsonText::readsNothingOutsideBrokenText()
{
    const std::string whole = R"({"a":[1,{"b":"c\"d"}],"e":{"f":tru},"g":"h"})";
    for (std::size_t size = 0; size <= whole.size(); ++size) {
        // A buffer of exactly this size, so that a sanitizer sees a step too far.
        const std::vector<char> cut(whole.begin(), whole.begin() + std::ptrdiff_t(size));
        for (const char *pointer : {"", "/a", "/a/0", "/a/1/b", "/e/f", "/g", "/none"}) {
            const auto found = jsonTextAt({cut.data(), cut.size()}, pointer);
            if (found && !found->empty())
                QVERIFY(found->data() >= cut.data()
                        && found->data() + found->size() <= cut.data() + cut.size());
        }
    }
}

} // namespace tst_jsontext

HP_TEST(tst_jsontext, TestJsonText)
#include "tst_jsontext.moc"
