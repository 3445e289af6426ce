// SPDX-License-Identifier: Apache-2.0
#include "model/rules/maintenance/Findings.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

namespace tst_findings {

using namespace hp;
using namespace hp::maintenance;

namespace {

ProviderEvent anEvent(const char *id, const char *machine)
{
    ProviderEvent one;
    one.id = id;
    one.code = "instance-stop";
    one.source = "lab";
    one.machine = {"ns", machine};
    one.notBefore = parseTime("2026-03-05T00:00:00Z");
    return one;
}

Object stored(const char *name, const ProviderEvent &about)
{
    return Object(Json{{"metadata", {{"name", name}}}, {"spec", specOf(about)}});
}

std::string hexadecimal(const std::string &text)
{
    return "0123456789abcdef-of-" + text;
}

std::vector<Finding> find(const std::vector<ProviderEvent> &events,
                          const std::vector<Object> &known)
{
    return findingsOf(events, known, hexadecimal);
}

} // namespace

class TestFindings : public QObject
{
    Q_OBJECT
private slots:
    void aNewEventMakesAnObject();
    void theSamePollAgainMakesNone();
    void twoEventsOfOneMachineMakeTwoObjects();
    void anEventThatMovesUpdatesItsObject();
    void aLiveMigrationMakesNone();
};

void TestFindings::aNewEventMakesAnObject()
{
    const auto findings = find({anEvent("e-1", "w-1")}, {});
    QCOMPARE(findings.size(), std::size_t(1));
    QCOMPARE(findings[0].name, std::string("mm-w-1"));
    QVERIFY(findings[0].spec == specOf(anEvent("e-1", "w-1")));
    QVERIFY(!findings[0].update);
}

void TestFindings::theSamePollAgainMakesNone()
{
    const ProviderEvent one = anEvent("e-1", "w-1");
    QVERIFY(find({one}, {stored("mm-w-1", one)}).empty());
    QCOMPARE(find({one, one}, {}).size(), std::size_t(1));
}

void TestFindings::twoEventsOfOneMachineMakeTwoObjects()
{
    const auto findings = find({anEvent("e-1", "w-1"), anEvent("e-2", "w-1")}, {});
    QCOMPARE(findings.size(), std::size_t(2));
    QCOMPARE(findings[0].name, std::string("mm-w-1"));
    QCOMPARE(findings[1].name, std::string("mm-w-1-01234567"));
    const auto later = find({anEvent("e-2", "w-1")}, {stored("mm-w-1", anEvent("e-1", "w-1"))});
    QCOMPARE(later.size(), std::size_t(1));
    QCOMPARE(later[0].name, std::string("mm-w-1-01234567"));
}

void TestFindings::anEventThatMovesUpdatesItsObject()
{
    const ProviderEvent before = anEvent("e-1", "w-1");
    ProviderEvent after = before;
    after.notBefore = parseTime("2026-03-04T00:00:00Z");
    const auto findings = find({after}, {stored("mm-w-1", before)});
    QCOMPARE(findings.size(), std::size_t(1));
    QVERIFY(findings[0].spec.is_null());
    QCOMPARE(findings[0].update.text("/spec/deadline"), std::string("2026-03-04T00:00:00Z"));
}

void TestFindings::aLiveMigrationMakesNone()
{
    ProviderEvent migration = anEvent("e-1", "w-1");
    migration.disruption = Disruption::None;
    QVERIFY(find({migration}, {}).empty());
}

} // namespace tst_findings

HP_TEST(tst_findings, TestFindings)
#include "tst_findings.moc"
