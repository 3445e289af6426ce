// SPDX-License-Identifier: Apache-2.0
#include "tests/conformance/machine/CaseText.h"
#include "tests/conformance/machine/Match.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_caseformat {

using namespace hp;
using namespace hp::conformance;

class TestCaseFormat : public QObject
{
    Q_OBJECT
private slots:
    void aValueFitsOrIsNamed_data();
    void aValueFitsOrIsNamed();
    void timesAndUidsAreReplacedEverywhere();
    void anUnknownKeyIsAFailure();
    void aPointerMaySelectAConditionByType();
};

void TestCaseFormat::aValueFitsOrIsNamed_data()
{
    QTest::addColumn<QByteArray>("expected");
    QTest::addColumn<QByteArray>("actual");
    QTest::addColumn<bool>("fits");
    const auto row = [](const char *title, const char *expected, const char *actual, bool fits) {
        QTest::newRow(title) << QByteArray(expected) << QByteArray(actual) << fits;
    };
    row("a subset fits", R"({"a":1})", R"({"a":1,"b":2})", true);
    row("a missing member does not", R"({"a":1,"c":0})", R"({"a":1,"b":2})", false);
    row("an empty object fits anything", "{}", "null", true);
    row("listed elements are present in any order",
        R"([{"n":2},{"n":1}])",
        R"([{"n":1},{"n":2},{"n":3}])",
        true);
    row("a listed element is missing", R"([4])", "[1,2]", false);
    row("conditions go by type",
        R"([{"type":"B","status":"True"}])",
        R"([{"type":"A","status":"False"},{"type":"B","status":"True","x":1}])",
        true);
    row("a condition with another status",
        R"([{"type":"A","status":"True"}])",
        R"([{"type":"A","status":"False"}])",
        false);
    row("$exists false is absence", R"({"a":{"$exists":false}})", "{}", true);
    row("$exists false on something", R"({"a":{"$exists":false}})", R"({"a":""})", false);
    row("$contains wants all parts", R"({"$contains":["b","c"]})", R"("abc")", true);
    row("$contains lacks one part", R"({"$contains":["b","d"]})", R"("abc")", false);
    row("$regex searches", R"({"$regex":"^a.c$"})", R"("abc")", true);
    row("$regex does not match", R"({"$regex":"^b"})", R"("abc")", false);
    row("$gt compares stamps",
        R"({"$gt":"2026-01-01T00:00:00Z"})",
        R"("2026-01-01T00:00:01Z")",
        true);
    row("$gt is not >=", R"({"$gt":"2026-01-01T00:00:00Z"})", R"("2026-01-01T00:00:00Z")", false);
    row("$exactly allows nothing more", R"({"$exactly":[1]})", "[1,2]", false);
    row("$exactly empty fits an absent value", R"({"$exactly":{}})", "null", true);
    row("$sameSet is free of order", R"({"$sameSet":[2,1]})", "[1,2]", true);
    row("$falsy fits false", R"({"$falsy":true})", "false", true);
    row("$falsy fits absence", R"({"$falsy":true})", "null", true);
    row("$falsy does not fit true", R"({"$falsy":true})", "true", false);
    row("$num counts absence as 0", R"({"$num":0})", "null", true);
    row("$num compares", R"({"$num":2})", "1", false);
    row("$sortedBy holds", R"({"$sortedBy":"type"})", R"([{"type":"A"},{"type":"B"}])", true);
    row("$sortedBy does not hold",
        R"({"$sortedBy":"type"})",
        R"([{"type":"B"},{"type":"A"}])",
        false);
    row("an unknown operator is a failure", R"({"$almost":1})", "1", false);
}

void TestCaseFormat::aValueFitsOrIsNamed()
{
    QFETCH(const QByteArray, expected);
    QFETCH(const QByteArray, actual);
    QFETCH(const bool, fits);
    std::vector<std::string> failures;
    match(Json::parse(expected.toStdString()), Json::parse(actual.toStdString()), "here", failures);
    QCOMPARE(failures.empty(), fits);
    for (const std::string &failure : failures)
        QVERIFY(failure.rfind("here", 0) == 0);
}

void TestCaseFormat::timesAndUidsAreReplacedEverywhere()
{
    CaseText text(*parseTime("2026-01-10T12:00:00Z"));
    text.setUid("Node/n1", "uid-1");
    text.save("t1", "saved");
    const Json resolved = text.resolve(Json::parse(
        R"({"a":["T0-90s","T0+1d","T0x","$uid:Node/n1","$t1","$other"],"u":"$uid:Node/none"})"));
    QVERIFY(
        resolved["a"]
        == Json::parse(
            R"(["2026-01-10T11:58:30Z","2026-01-11T12:00:00Z","T0x","uid-1","saved","$other"])"));
    QVERIFY(resolved["u"] == text.resolve(Json("$uid:Node/none")));
    QVERIFY(resolved["u"] != Json("uid-1"));
}

void TestCaseFormat::anUnknownKeyIsAFailure()
{
    std::vector<std::string> failures;
    unknownKeys(Json{{"a", 1}, {"b", 2}}, {"a"}, "case", failures);
    QCOMPARE(failures, std::vector<std::string>{"unknown key b in case"});
    unknownKeys(Json("text"), {"a"}, "env", failures);
    QCOMPARE(failures.back(), std::string("env is not an object"));
}

void TestCaseFormat::aPointerMaySelectAConditionByType()
{
    const Json object =
        Json::parse(R"({"status":{"conditions":[{"type":"A","t":1},{"type":"B","t":2}]}})");
    QVERIFY(valueAt(object, "/status/conditions[type=B]/t") == Json(2));
    QVERIFY(valueAt(object, "/status/conditions[type=C]/t").is_null());
    QVERIFY(valueAt(object, "/status/conditions/0/t") == Json(1));
}

} // namespace tst_caseformat

HP_TEST(tst_caseformat, TestCaseFormat)
#include "tst_caseformat.moc"
