// SPDX-License-Identifier: Apache-2.0
#include "model/base/Json.h"
#include "model/base/JsonTree.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>
#include <string>

namespace tst_jsontree {

using hp::compactJson;
using hp::isJson;
using hp::Json;
using hp::maxJsonDepth;
using hp::parseJson;
using hp::parseJsonWithout;
using hp::TooDeep;

namespace {

std::string dumped(const Json &json)
{
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string nested(std::size_t depth)
{
    return std::string(depth, '[') + std::string(depth, ']');
}

} // namespace

/// nlohmann's own reader and writer are the measure: ours may differ from them in speed alone.
class TestJsonTree : public QObject
{
    Q_OBJECT
private slots:
    void readsAndWritesLikeTheSlowWay_data();
    void readsAndWritesLikeTheSlowWay();
    void refusesWhatIsNoJson_data();
    void refusesWhatIsNoJson();
    void leavesOutWhatLiesTooDeep();
    void leavesAMemberOut_data();
    void leavesAMemberOut();
    void aSharedTreeLastsAsLongAsAnybodyHasIt_data();
    void aSharedTreeLastsAsLongAsAnybodyHasIt();
    void writesWhatIsNotUtf8AsReplacement();
    void findsWhatNeedsAnEscapeAtEveryPlace();
    void aSizeIsThatOfTheText();
};

void TestJsonTree::readsAndWritesLikeTheSlowWay_data()
{
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char *name, const std::string &text) {
        QTest::newRow(name) << QByteArray::fromStdString(text);
    };
    row("an empty object", "{}");
    row("an empty array", "[]");
    row("members that are not sorted", R"({"b":1,"a":{"d":[],"c":{}}})");
    row("of a repeated key the last value", R"({"a":1,"b":2,"a":[3]})");
    row("space between everything", " { \"a\" : [ 1 , null ] }\n");
    row("a bare text", R"("x")");
    row("a bare number", "17");
    row("words", "[true,false,null]");
    row("whole numbers at their limits",
        "[0,-1,9223372036854775807,-9223372036854775808,18446744073709551615]");
    row("a number beyond 64 bits", "[18446744073709551616]");
    row("numbers with decimals", "[0.1,-2.5e3,1e300,1.0,100.0,3.141592653589793]");
    row("escapes", R"(["\"\\\/\b\f\n\r\t","\u00e4\u20ac\ud83d\ude00","\u0000"])");
    row("a key with escapes", R"({"a\"b\n":1})");
    row("letters of other languages", "[\"\xc3\xa4\xe2\x82\xac\xf0\x9f\x98\x80\"]");
    row("the control character that needs no escape", "[\"\x7f\"]");
    row("as deep as anything is read", nested(maxJsonDepth));
    row("a text longer than a parser keeps room for",
        "[\"" + std::string(100 * 1024, 'x') + "\",1]");
}

void TestJsonTree::readsAndWritesLikeTheSlowWay()
{
    QFETCH(const QByteArray, text);
    const Json expected = Json::parse(text.toStdString());
    const Json tree = parseJson(text.toStdString());
    QVERIFY(tree == expected);
    QCOMPARE(dumped(tree), dumped(expected));
    QCOMPARE(compactJson(expected), dumped(expected));
}

void TestJsonTree::aSizeIsThatOfTheText()
{
    const Json tree = parseJson(
        R"({"a":[0,9,10,-1,-20,18446744073709551615,-9223372036854775808],"b":{},"c":[],"d":[[]],)"
        R"("e":{"f":true,"g":false,"h":null,"":""}})");
    QCOMPARE(hp::compactSizeOf(tree), compactJson(tree).size());
}

void TestJsonTree::refusesWhatIsNoJson_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("a word") << QByteArray("nonsense");
    QTest::newRow("an object that does not end") << QByteArray(R"({"a":1)");
    QTest::newRow("a second value") << QByteArray("{} {}");
    QTest::newRow("not UTF-8") << QByteArray("[\"\xff\"]");
    QTest::newRow("a level too deep") << QByteArray::fromStdString(nested(maxJsonDepth + 1));
    QTest::newRow("a hundred thousand levels") << QByteArray::fromStdString(nested(100'000));
    QTest::newRow("as many, without an end") << QByteArray(100'000, '[');
}

void TestJsonTree::refusesWhatIsNoJson()
{
    QFETCH(const QByteArray, text);
    QVERIFY(parseJson(text.toStdString()).is_discarded());
    QVERIFY(!isJson(text.toStdString()));
}

void TestJsonTree::leavesOutWhatLiesTooDeep()
{
    const std::string deep = nested(100'000);
    const std::string text = R"({"a":1,"deep":)" + deep + R"(,"z":[{"deep":)" + deep + "},2]}";
    const Json tree = parseJson(text, TooDeep::LeaveOut);
    QVERIFY(tree.is_object());
    QVERIFY(tree["a"] == 1);
    QVERIFY(tree["z"][1] == 2);
    std::size_t levels = 0;
    for (const Json *at = &tree["deep"]; at->is_array() && !at->empty(); at = &at->front())
        ++levels;
    QVERIFY2(levels > 200 && levels <= maxJsonDepth, qPrintable(QString::number(levels)));
    QVERIFY(compactJson(tree).size() < 2000);
}

void TestJsonTree::leavesAMemberOut_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const char *text, const char *expected) {
        QTest::newRow(name) << QByteArray(text) << QByteArray(expected);
    };
    row("the member of that member", R"({"m":{"a":1,"f":[{"f":1}]}})", R"({"m":{"a":1}})");
    row("no other of that name",
        R"({"f":1,"m":{"x":{"f":2}},"n":{"f":3}})",
        R"({"f":1,"m":{"x":{"f":2}},"n":{"f":3}})");
    row("of what is no object nothing", R"({"m":[{"f":1}]})", R"({"m":[{"f":1}]})");
    row("of no object nothing", R"([{"m":{"f":1}}])", R"([{"m":{"f":1}}])");
    row("also where the fast reader gives up",
        R"({"big":18446744073709551616,"m":{"f":1}})",
        R"({"big":18446744073709551616,"m":{}})");
}

void TestJsonTree::leavesAMemberOut()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, expected);
    QCOMPARE(dumped(parseJsonWithout(text.toStdString(), "m", "f")),
             dumped(Json::parse(expected.toStdString())));
}

void TestJsonTree::aSharedTreeLastsAsLongAsAnybodyHasIt_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("null") << QByteArray("null");
    QTest::newRow("objects and lists in each other")
        << QByteArray(R"({"a":[{"b":[[],{}]},"text",1],"c":{"d":null}})");
    QTest::newRow("deeper than anything that is read")
        << QByteArray::fromStdString(nested(100'000));
}

void TestJsonTree::aSharedTreeLastsAsLongAsAnybodyHasIt()
{
    QFETCH(const QByteArray, text);
    auto tree = hp::sharedTree(Json::parse(text.toStdString()));
    auto other = tree;
    tree.reset();
    QCOMPARE(other->is_null(), text == "null");
    QCOMPARE(other->size(), Json::parse(text.toStdString()).size());
    other.reset(); // where too deep a call would end the process
}

void TestJsonTree::writesWhatIsNotUtf8AsReplacement()
{
    const Json broken{{"k\xff", "v\xc3"}};
    QCOMPARE(compactJson(broken), dumped(broken));
}

/// Texts are looked at in pieces: no length and no place in a piece may matter.
void TestJsonTree::findsWhatNeedsAnEscapeAtEveryPlace()
{
    const std::string special = std::string("\"\\\n\x1f\x20\x7f\x80", 7) + '\0';
    for (std::size_t length = 0; length <= 20; ++length) {
        const std::string plain(length, 'x');
        QCOMPARE(compactJson(plain), dumped(plain));
        for (std::size_t place = 0; place < length; ++place) {
            for (const char character : special) {
                std::string text = plain;
                text[place] = character;
                QCOMPARE(compactJson(text), dumped(text));
            }
        }
    }
}

} // namespace tst_jsontree

HP_TEST(tst_jsontree, TestJsonTree)
#include "tst_jsontree.moc"
