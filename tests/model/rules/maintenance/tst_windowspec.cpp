// SPDX-License-Identifier: Apache-2.0
#include "model/rules/maintenance/DateRule.h"
#include "model/rules/maintenance/WindowSpec.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_windowspec {

using namespace hp;
using namespace hp::maintenance;

namespace {

Object windowWith(const QByteArray &patch)
{
    Json window = Json::parse(R"({"metadata": {"name": "nights"},
        "spec": {"rrule": "FREQ=WEEKLY;BYDAY=SA", "start": "23:00", "duration": "6h",
                 "timezone": "Europe/Berlin"}})");
    window.merge_patch(Json{{"spec", Json::parse(patch.toStdString())}});
    return Object(std::move(window));
}

} // namespace

class TestWindowSpec : public QObject
{
    Q_OBJECT
private slots:
    void aRuleOfDatesIsTaken_data();
    void aRuleOfDatesIsTaken();
    void anyOtherRuleIsRefused_data();
    void anyOtherRuleIsRefused();
    void badInputGetsOneSentence_data();
    void badInputGetsOneSentence();
    void aWindowSelectsMachines_data();
    void aWindowSelectsMachines();
    void theDefaultsAreThoseOfTheDefinition();
};

void TestWindowSpec::aRuleOfDatesIsTaken_data()
{
    QTest::addColumn<QByteArray>("rule");
    const auto row = [](const char *title, const char *rule) {
        QTest::newRow(title) << QByteArray(rule);
    };
    row("every day", "FREQ=DAILY");
    row("every other Saturday", "FREQ=WEEKLY;INTERVAL=2;BYDAY=SA");
    row("the first Saturday of a month", "FREQ=MONTHLY;BYDAY=1SA");
    row("the last Friday of a month", "FREQ=MONTHLY;BYDAY=-1FR");
    row("the 1st and the 15th", "FREQ=MONTHLY;BYMONTHDAY=1,15");
    row("the last day of a month", "FREQ=MONTHLY;BYMONTHDAY=-1");
    row("the fourth Thursday of November", "FREQ=YEARLY;BYMONTH=11;BYDAY=4TH");
    row("the 20th Monday of a year", "FREQ=YEARLY;BYDAY=20MO");
    row("small letters and the name in front", "rrule:freq=daily");
}

void TestWindowSpec::aRuleOfDatesIsTaken()
{
    QFETCH(QByteArray, rule);
    const auto parsed = parseDateRule(rule.toStdString());
    QVERIFY2(parsed, parsed ? "" : parsed.error().message.c_str());
    QByteArray expected = rule.toUpper();
    expected.replace("RRULE:", "");
    QCOMPARE(QByteArray::fromStdString(*parsed), expected);
}

void TestWindowSpec::anyOtherRuleIsRefused_data()
{
    QTest::addColumn<QByteArray>("rule");
    QTest::addColumn<QByteArray>("why");
    const auto row = [](const char *rule, const char *why) {
        QTest::newRow(*rule ? rule : "nothing") << QByteArray(rule) << QByteArray(why);
    };
    row("", "it is empty");
    row("SATURDAYS", "\"SATURDAYS\" is not NAME=VALUE");
    row("FREQ=", "\"FREQ=\" is not NAME=VALUE");
    row("BYDAY=SA", "FREQ is missing");
    row("FREQ=HOURLY",
        "FREQ=HOURLY is refused: the rule selects dates; use DAILY, WEEKLY, MONTHLY or YEARLY");
    row("FREQ=SOMETIMES", "FREQ=SOMETIMES is unknown: use DAILY, WEEKLY, MONTHLY or YEARLY");
    row("FREQ=DAILY;COUNT=3",
        "COUNT is refused: a window does not run out; delete it, or use pausedUntil");
    row("FREQ=DAILY;UNTIL=20270101T000000Z",
        "UNTIL is refused: a window does not run out; delete it, or use pausedUntil");
    row("FREQ=DAILY;BYHOUR=3", "BYHOUR is refused: spec.start says the time");
    row("FREQ=MONTHLY;BYSETPOS=1",
        "BYSETPOS is refused: there are FREQ, INTERVAL, BYDAY, BYMONTHDAY and BYMONTH");
    row("FREQ=DAILY;FREQ=WEEKLY", "FREQ is there twice");
    row("FREQ=DAILY;INTERVAL=0", "INTERVAL is \"0\", which is not from 1 to 1000");
    row("FREQ=DAILY;INTERVAL=two", "INTERVAL is \"TWO\", which is not from 1 to 1000");
    row("FREQ=WEEKLY;BYDAY=XX",
        "BYDAY has \"XX\", which does not end in MO, TU, WE, TH, FR, SA or SU");
    row("FREQ=WEEKLY;BYDAY=1SA", "BYDAY has \"1SA\", but a number needs FREQ=MONTHLY or YEARLY");
    row("FREQ=MONTHLY;BYDAY=6SA",
        "BYDAY has \"6SA\", whose number is not from 1 to 5 or the same from the end, as -1");
    row("FREQ=WEEKLY;BYMONTHDAY=1", "BYMONTHDAY is refused with FREQ=WEEKLY");
    row("FREQ=MONTHLY;BYMONTHDAY=32",
        "BYMONTHDAY has \"32\", which is not from 1 to 31 or the same from the end, as -1");
    row("FREQ=YEARLY;BYMONTH=13", "BYMONTH has \"13\", which is not from 1 to 12");
    row("FREQ=YEARLY;BYMONTH=-1", "BYMONTH has \"-1\", which is not from 1 to 12");
}

void TestWindowSpec::anyOtherRuleIsRefused()
{
    QFETCH(QByteArray, rule);
    QFETCH(QByteArray, why);
    const auto parsed = parseDateRule(rule.toStdString());
    QVERIFY(!parsed);
    QCOMPARE(QByteArray::fromStdString(parsed.error().message), why);
}

void TestWindowSpec::badInputGetsOneSentence_data()
{
    QTest::addColumn<QByteArray>("patch");
    QTest::addColumn<QByteArray>("sentence");
    const auto row = [](const char *title, const char *patch, const char *sentence) {
        QTest::newRow(title) << QByteArray(patch) << QByteArray(sentence);
    };
    row("a rule with an end",
        R"({"rrule": "FREQ=DAILY;COUNT=3"})",
        "spec.rrule of MaintenanceWindow nights: COUNT is refused: a window does not run out; "
        "delete it, or use pausedUntil");
    row("a start that is no time",
        R"({"start": "25:00"})",
        "spec.start of MaintenanceWindow nights: \"25:00\" is not a local time such as 23:00");
    row("no duration",
        R"({"duration": null})",
        "spec.duration of MaintenanceWindow nights: it must be from 1m to 168h, such as 6h");
    row("a duration of more than a week",
        R"({"duration": "169h"})",
        "spec.duration of MaintenanceWindow nights: it must be from 1m to 168h, such as 6h");
    row("a zone that leads out of the zones",
        R"({"timezone": "../../etc/passwd"})",
        "spec.timezone of MaintenanceWindow nights: \"../../etc/passwd\" is not a name such as "
        "Europe/Berlin");
    row("an exclude that ends before it starts",
        R"({"excludes": [{"from": "2026-12-24T00:00:00Z", "until": "2026-12-23T00:00:00Z"}]})",
        "spec.excludes[0] of MaintenanceWindow nights: until is not after from");
    row("an exclude without a time",
        R"({"excludes": [{"from": "Christmas"}]})",
        "spec.excludes[0] of MaintenanceWindow nights: from and until must be times such as "
        "2026-12-24T00:00:00Z");
    row("a pause without a time",
        R"({"pausedUntil": "later"})",
        "spec.pausedUntil of MaintenanceWindow nights: it must be a time such as "
        "2026-12-24T00:00:00Z");
    row("a remainder longer than the window",
        R"({"minRemaining": "7h"})",
        "spec.minRemaining of MaintenanceWindow nights: nothing can ever start: the window itself "
        "is shorter");
    row("a remainder that is no duration",
        R"({"minRemaining": 30})",
        "spec.minRemaining of MaintenanceWindow nights: it must be a duration such as 30m");
}

void TestWindowSpec::badInputGetsOneSentence()
{
    QFETCH(QByteArray, patch);
    QFETCH(QByteArray, sentence);
    const auto spec = parseWindow(windowWith(patch));
    QVERIFY(!spec);
    QCOMPARE(QByteArray::fromStdString(spec.error().message), sentence);
}

void TestWindowSpec::aWindowSelectsMachines_data()
{
    QTest::addColumn<QByteArray>("selector");
    QTest::addColumn<bool>("selects");
    const auto row = [](const char *title, const char *selector, bool selects) {
        QTest::newRow(title) << QByteArray(selector) << selects;
    };
    row("without a selector it is for all", "{}", true);
    row("by name", R"({"machines": ["w-0", "w-1"]})", true);
    row("not another name", R"({"machines": ["w-2"]})", false);
    row("by role", R"({"roles": ["worker"]})", true);
    row("not another role", R"({"roles": ["infra"]})", false);
    row("by rack", R"({"zones": ["rack-b"]})", true);
    row("by label", R"({"matchLabels": {"tier": "gold"}})", true);
    row("not by another value of the label", R"({"matchLabels": {"tier": "tin"}})", false);
    row("all parts must agree", R"({"roles": ["worker"], "zones": ["rack-a"]})", false);
}

void TestWindowSpec::aWindowSelectsMachines()
{
    QFETCH(QByteArray, selector);
    QFETCH(bool, selects);
    const auto spec = parseWindow(windowWith(R"({"selector": )" + selector + '}'));
    QVERIFY(spec);
    const Object machine(Json::parse(R"({"metadata": {"name": "w-1", "labels": {
        "machine.openshift.io/cluster-api-machine-role": "worker",
        "machine.openshift.io/zone": "rack-b", "tier": "gold"}}})"));
    QCOMPARE(spec->selector.selects(machine), selects);
}

void TestWindowSpec::theDefaultsAreThoseOfTheDefinition()
{
    const auto spec = parseWindow(windowWith(R"({"timezone": null})"));
    QVERIFY(spec);
    QCOMPARE(spec->timezone, std::string("UTC"));
    QVERIFY(spec->minRemaining == std::chrono::minutes(30));
    QVERIFY(spec->selector.isEmpty());
    QVERIFY(spec->timeOfDay == std::chrono::hours(23));
    QVERIFY(spec->length == std::chrono::hours(6));
}

} // namespace tst_windowspec

HP_TEST(tst_windowspec, TestWindowSpec)
#include "tst_windowspec.moc"
