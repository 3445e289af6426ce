// SPDX-License-Identifier: Apache-2.0
#include "model/resource/Conditions.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_conditions {

using namespace hp;
using namespace std::chrono_literals;

namespace {

const TimePoint before = *parseTime("2026-01-10T12:00:00Z");
const TimePoint now = *parseTime("2026-01-10T12:05:00.75Z");
const Condition held{"Drainable", "False", "HookPresent", "Warning", "blocked"};

Json stored()
{
    return Json::parse(R"([
        {"type":"Unknown/Mine","status":"True","lastTransitionTime":"2026-01-01T00:00:00Z","x":[1,2]},
        {"type":"Drainable","status":"False","reason":"HookPresent","severity":"Warning",
         "message":"blocked","lastTransitionTime":"2026-01-10T12:00:00Z","note":"kept"}])");
}

} // namespace

class TestConditions : public QObject
{
    Q_OBJECT
private slots:
    void theTransitionTimeMovesWhenAnythingChanges_data();
    void theTransitionTimeMovesWhenAnythingChanges();
    void unknownTypesSurvive();
    void theListIsSortedByType();
    void emptyMembersAreNotWritten();
    void anythingButAListIsEmpty();
    void whoOnlyReadsReadsTheSame_data();
    void whoOnlyReadsReadsTheSame();
};

void TestConditions::theTransitionTimeMovesWhenAnythingChanges_data()
{
    QTest::addColumn<QString>("member");
    QTest::addColumn<bool>("moves");
    QTest::newRow("nothing changed: it stays") << QString() << false;
    QTest::newRow("another status") << QStringLiteral("status") << true;
    QTest::newRow("another reason") << QStringLiteral("reason") << true;
    QTest::newRow("another severity") << QStringLiteral("severity") << true;
    QTest::newRow("another message") << QStringLiteral("message") << true;
}

void TestConditions::theTransitionTimeMovesWhenAnythingChanges()
{
    QFETCH(const QString, member);
    QFETCH(const bool, moves);
    Condition next = held;
    const std::string name = member.toStdString();
    if (name == "status")
        next.status = "Unknown";
    if (name == "reason")
        next.reason = "Other";
    if (name == "severity")
        next.severity = "Info";
    if (name == "message")
        next.message = "blocked more";

    Conditions conditions(stored());
    conditions.set(next, now);
    const TimePoint wholeSecond = *parseTime("2026-01-10T12:05:00Z");
    QCOMPARE(*conditions.transitionTime("Drainable") == (moves ? wholeSecond : before), true);
    QVERIFY(conditions.get("Drainable") == next);
}

void TestConditions::unknownTypesSurvive()
{
    Conditions conditions(stored());
    conditions.set({"Drained", "True", {}, {}, "done"}, now);
    conditions.set({"Drainable", "True", {}, {}, {}}, now);
    QCOMPARE(conditions.json().size(), std::size_t(3));
    QCOMPARE(conditions.json()[2].dump(), stored()[0].dump());
    QCOMPARE(conditions.json()[0]["note"].dump(), Json("kept").dump());
}

void TestConditions::theListIsSortedByType()
{
    Conditions conditions(Json::array());
    for (const char *type : {"Terminable", "Creatable", "InstanceExists", "Drainable"})
        conditions.set({type, "True", {}, {}, {}}, now);
    std::string order;
    for (const Json &entry : conditions.json())
        order += entry["type"].get<std::string>() + ' ';
    QCOMPARE(order, std::string("Creatable Drainable InstanceExists Terminable "));
}

void TestConditions::emptyMembersAreNotWritten()
{
    Conditions conditions(stored());
    conditions.set({"Drainable", "True", {}, {}, {}}, now);
    const Json &entry = conditions.json()[0];
    QVERIFY(!entry.contains("reason"));
    QVERIFY(!entry.contains("severity"));
    QVERIFY(!entry.contains("message"));
    QVERIFY(conditions.is("Drainable", "True"));
}

void TestConditions::anythingButAListIsEmpty()
{
    for (const Json &odd : {Json(), Json("text"), Json{{"type", "x"}}}) {
        Conditions conditions(odd);
        QVERIFY(conditions.json().empty());
        QVERIFY(!conditions.get("x"));
    }
    Conditions mixed(Json::parse(R"([1,"a",{"type":5}])"));
    mixed.set(held, now);
    QVERIFY(mixed.is("Drainable", "False"));
}

void TestConditions::whoOnlyReadsReadsTheSame_data()
{
    QTest::addColumn<QByteArray>("list");
    QTest::newRow("a list") << QByteArray::fromStdString(stored().dump());
    QTest::newRow("of two of a type the first") << QByteArray(
        R"([{"type":"Drainable","status":"True"},{"type":"Drainable","status":"False"}])");
    QTest::newRow("what is no entry")
        << QByteArray(R"([null,"Drainable",{"type":5},{"type":"Drainable","status":true}])");
    QTest::newRow("no entry") << QByteArray("[]");
    QTest::newRow("an object") << QByteArray(R"({"0":{"type":"Drainable","status":"True"}})");
    QTest::newRow("null") << QByteArray("null");
}

void TestConditions::whoOnlyReadsReadsTheSame()
{
    QFETCH(const QByteArray, list);
    const Json json = Json::parse(list.toStdString());
    const Conditions copied(json);
    const ConditionsIn read(json);
    for (const char *type : {"Drainable", "Unknown/Mine", "Missing"}) {
        QVERIFY(read.get(type) == copied.get(type));
        QCOMPARE(read.transitionTime(type) == copied.transitionTime(type), true);
        for (const char *status : {"True", "False", ""})
            QCOMPARE(read.is(type, status), copied.is(type, status));
    }
}

} // namespace tst_conditions

HP_TEST(tst_conditions, TestConditions)
#include "tst_conditions.moc"
