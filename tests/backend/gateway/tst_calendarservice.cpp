// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/CalendarService.h"
#include "backend/maintenance/calendar/CalendarEntries.h"
#include "backend/maintenance/calendar/IcalOccurrences.h"
#include "model/base/JsonTree.h"
#include "tests/backend/embedded/EmbeddedFixture.h"
#include "tests/support/cluster/InterceptedCluster.h"
#include "tests/support/cluster/Settle.h"
#include "tests/support/clustercontract/Samples.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>
#include <optional>

namespace tst_calendarservice {

using namespace hp;
using namespace hp::test;
namespace kinds = hp::cluster::kinds;

namespace {

/// A desk over an embedded cluster with two workers and two masters.
struct Fixture {
    explicit Fixture(bool carriesOut = true)
    {
        for (const char *name : {"worker-a", "worker-b"})
            add(name, "worker");
        for (const char *name : {"master-a", "master-b"})
            add(name, "master");
        machines.start();
        gateway::CalendarService::Parts parts;
        parts.cluster = &door;
        parts.clock = &fixture.clock();
        parts.calendar = &dates;
        parts.machines = &machines;
        parts.nodes = &nodes;
        parts.shown = shown;
        parts.carriesOut = carriesOut;
        parts.baselines = [](const holds::BaselineKey &) {
            return decltype(parts.baselines({})){};
        };
        parts.kept = &calendar;
        parts.ns = space;
        parts.around = [this](const Object &) { return around; };
        service = std::make_unique<gateway::CalendarService>(std::move(parts));
        service->start();
        settle(fixture.clock());
    }
    ~Fixture() { service->stop(); }

    void add(const char *name, const char *role)
    {
        Json machine = sampleMachine(name);
        machine["metadata"]["labels"]["machine.openshift.io/cluster-api-machine-role"] = role;
        fixture.make(kinds::machine(), machine);
    }
    [[nodiscard]] Result<Json>
    run(const char *command, const Json &arguments, const char *role = "operator")
    {
        std::optional<Result<Json>> told;
        service->execute(command,
                         arguments,
                         {"olga", {role}, "peer"},
                         [&told](Result<Json> answer) { told = std::move(answer); });
        settle(fixture.clock());
        return told ? *told : unexpected(ErrorCode::TimedOut, "nothing was told");
    }
    /// The calendar in the ConfigMap.
    [[nodiscard]] std::optional<std::string> kept()
    {
        const auto found = get(fixture.cluster(), {&kinds::configMap(), {space, configMap}});
        return found ? std::optional(found->at("/data").value("calendar.ics", std::string()))
                     : std::nullopt;
    }
    void keep(const std::string &text)
    {
        fixture.make(kinds::configMap(),
                     {{"metadata", {{"name", configMap}}}, {"data", {{"calendar.ics", text}}}});
    }
    /// "2026-01-11T02:00:00Z", so many hours after now.
    [[nodiscard]] std::string in(int hours)
    {
        return formatTime(fixture.clock().now() + std::chrono::hours(hours));
    }
    [[nodiscard]] Json entry(const char *machine, int from, int until)
    {
        return {{"summary", "PSU swap, rack B"},
                {"machines", {machine}},
                {"start", in(from)},
                {"end", in(until)}};
    }

    EmbeddedFixture fixture{};
    InterceptedCluster door{fixture.cluster()};
    runtime::Informer machines{fixture.cluster(), {&kinds::machine(), {}, {}, {}}, fixture.clock()};
    runtime::Informer nodes{fixture.cluster(), {&kinds::node(), {}, {}, {}}, fixture.clock()};
    maintenance::IcalOccurrences dates{};
    static constexpr const char *space = "contract";
    static constexpr const char *configMap = "holdpoint-calendar";
    runtime::ConfigMapText calendar{fixture.cluster(),
                                    {space, configMap, "calendar.ics", {}, 900'000, {}, {}, {}}};
    std::shared_ptr<gateway::View> shown = std::make_shared<gateway::View>();
    maintenance::BiteView around{};
    std::unique_ptr<gateway::CalendarService> service{};
};

Json nights()
{
    return {{"name", "nights"},
            {"spec",
             {{"rrule", "FREQ=DAILY"},
              {"start", "22:00"},
              {"duration", "6h"},
              {"selector", {{"roles", {"worker"}}}}}}};
}

std::string calendarOf(const std::string &lines)
{
    return "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//a//b\r\nBEGIN:VEVENT\r\nUID:u-1\r\n"
           "SUMMARY:PSU swap\r\n"
        + lines + "END:VEVENT\r\nEND:VCALENDAR\r\n";
}

constexpr const char *tomorrow = "DTSTART:20260307T020000Z\r\nDTEND:20260307T040000Z\r\n";

} // namespace

class TestCalendarService : public QObject
{
    Q_OBJECT
private slots:
    void aCalendarIsKeptAsItIs();
    void aPreviewKeepsNothing();
    void whatIsNotTaken_data();
    void whatIsNotTaken();
    void whatCannotBeCarriedOutIsNamed_data();
    void whatCannotBeCarriedOutIsNamed();
    void workIsAddedToWhatIsThere();
    void workThatIsPlannedTwiceIsOne();
    void workThatIsPlannedAnewWithAnotherEndHasThatEnd();
    void whatIsPlannedIsListedAndTakenOut();
    void conflictsAreTold();
    void eachMaintenanceHasItsMachine();
    void whenItWillRunIsToldWhereWeCarryItOut_data();
    void whenItWillRunIsToldWhereWeCarryItOut();
    void aWindowIsMadeChangedAndRemoved();
    void aWindowIsNotChangedByAnOlderLookAtIt_data();
    void aWindowIsNotChangedByAnOlderLookAtIt();
    void aWindowIsRefusedByItsField_data();
    void aWindowIsRefusedByItsField();
};

void TestCalendarService::aCalendarIsKeptAsItIs()
{
    Fixture fixture;
    const std::string text = calendarOf(
        "X-HOLDPOINT-MACHINES:worker-a\r\nDTSTART:20260301T020000Z\r\nDTEND:20260301T040000Z\r\n"
        "RRULE:FREQ=WEEKLY\r\n");
    const auto taken = fixture.run("calendar.import", {{"text", text}});
    QVERIFY2(taken, taken ? "" : taken.error().message.c_str());
    QVERIFY(fixture.kept() == text);
    const Json entry = (*taken)["entries"].at(0);
    QCOMPARE(entry["summary"].get<std::string>(), std::string("PSU swap"));
    QVERIFY(entry["machines"] == Json({"worker-a"}));
    QVERIFY(entry["times"] > 40);
    QVERIFY((*taken)["faults"].empty() && (*taken)["conflicts"].empty());
}

void TestCalendarService::aPreviewKeepsNothing()
{
    Fixture fixture;
    const std::string text =
        calendarOf(std::string("X-HOLDPOINT-MACHINES:worker-a\r\n") + tomorrow);
    QVERIFY(fixture.run("calendar.import", {{"text", text}, {"preview", true}}));
    Json work = fixture.entry("worker-a", 24, 26);
    work["preview"] = true;
    QVERIFY(fixture.run("calendar.add", work));
    for (const Json &another : {Json("true"), Json(1), Json::array({true})}) {
        work["preview"] = another;
        QVERIFY(fixture.run("calendar.add", work));
        QVERIFY(fixture.run("calendar.import", Json{{"text", text}, {"preview", another}}));
    }
    QVERIFY(!fixture.kept());
    work["preview"] = nullptr;
    QVERIFY(fixture.run("calendar.add", work));
    QVERIFY(fixture.kept());
}

void TestCalendarService::whatIsNotTaken_data()
{
    QTest::addColumn<std::string>("command");
    QTest::addColumn<std::string>("change");
    QTest::addColumn<std::string>("role");
    QTest::addColumn<std::string>("sentence");
    const auto row = [](const char *title,
                        const std::string &command,
                        const std::string &change,
                        const std::string &sentence,
                        const std::string &role = "operator") {
        QTest::newRow(title) << command << change << role << sentence;
    };
    row("from a viewer",
        "calendar.import",
        "{}",
        "olga is not allowed to plan work in the calendar",
        "viewer");
    row("work from a viewer",
        "calendar.add",
        "{}",
        "olga is not allowed to plan work in the calendar",
        "viewer");
    row("no text", "calendar.import", R"({"text": null})", "calendar.import needs a text");
    row("another language",
        "calendar.import",
        R"({"text": "a,b,c"})",
        "the calendar was not imported: it is not an iCalendar");
    row("work without a name",
        "calendar.add",
        R"({"summary": ""})",
        "calendar.add needs a summary of the work");
    row("work on nothing",
        "calendar.add",
        R"({"machines": []})",
        "calendar.add needs machines or zones");
    row("work without a time",
        "calendar.add",
        R"({"start": "soon"})",
        "calendar.add needs a start and an end, such as 2026-03-07T02:00:00Z");
    row("work that ends before it starts",
        "calendar.add",
        R"({"end": "2000-01-01T00:00:00Z"})",
        "calendar.add needs an end after its start");
    row("work that is over",
        "calendar.add",
        R"({"start": "2020-01-01T00:00:00Z", "end": "2020-01-02T00:00:00Z"})",
        "calendar.add needs an end in the future: 2020-01-02T00:00:00Z is past");
    row("work on a Machine that is not there",
        "calendar.add",
        R"({"machines": ["worker-z"]})",
        "there is no Machine worker-z");
    row("work on two masters at a time",
        "calendar.add",
        R"({"machines": ["master-a", "master-b"]})",
        "it would take 2 masters at a time, master-a and master-b; it is left out");
    row("to take out what nobody named",
        "calendar.remove",
        "{}",
        "calendar.remove needs the uid of an entry");
    row("to take out what is not there",
        "calendar.remove",
        R"({"uid": "u-9"})",
        "no work with the uid u-9 is planned at a console");
    row("to take out, as a viewer",
        "calendar.remove",
        R"({"uid": "u-1"})",
        "olga is not allowed to plan work in the calendar",
        "viewer");
    row("another command", "calendar.burn", "{}", "there is no command calendar.burn");
}

void TestCalendarService::whatIsNotTaken()
{
    QFETCH(std::string, command);
    QFETCH(std::string, change);
    QFETCH(std::string, role);
    QFETCH(std::string, sentence);
    Fixture fixture;
    Json arguments = fixture.entry("worker-a", 24, 26);
    arguments["text"] = calendarOf(std::string("X-HOLDPOINT-MACHINES:worker-a\r\n") + tomorrow);
    arguments.merge_patch(Json::parse(change));
    const auto answer = fixture.run(command.c_str(), arguments, role.c_str());
    QVERIFY(!answer);
    QVERIFY2(answer.error().message.find(sentence) != std::string::npos,
             answer.error().message.c_str());
    QVERIFY(!fixture.kept());
}

void TestCalendarService::whatCannotBeCarriedOutIsNamed_data()
{
    QTest::addColumn<std::string>("lines");
    QTest::addColumn<std::string>("sentence");
    const auto row = [](const char *title, const std::string &lines, const char *sentence) {
        QTest::newRow(title) << lines << std::string(sentence);
    };
    row("a Machine that is not there",
        std::string("X-HOLDPOINT-MACHINES:worker-z\r\n") + tomorrow,
        "there is no Machine worker-z");
    row("a rule that never fires",
        "X-HOLDPOINT-MACHINES:worker-a\r\nDTSTART:20260301T020000Z\r\n"
        "DURATION:PT1H\r\nRRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30\r\n",
        "its RRULE selects no date, so it never takes place");
    row("a zone that does not exist",
        "X-HOLDPOINT-MACHINES:worker-a\r\nDTSTART;TZID=Europe/Bonn:20260307T020000\r\n",
        "Europe/Bonn");
    row("nothing of ours", tomorrow, "1 entry names no machine");
}

void TestCalendarService::whatCannotBeCarriedOutIsNamed()
{
    QFETCH(std::string, lines);
    QFETCH(std::string, sentence);
    Fixture fixture;
    const auto taken = fixture.run("calendar.import", {{"text", calendarOf(lines)}});
    QVERIFY2(taken, taken ? "" : taken.error().message.c_str());
    const std::string faults = (*taken)["faults"].dump();
    QVERIFY2(faults.find(sentence) != std::string::npos, faults.c_str());
}

void TestCalendarService::workIsAddedToWhatIsThere()
{
    Fixture fixture;
    fixture.keep(calendarOf("X-HOLDPOINT-MACHINES:worker-a\r\n"
                            "DTSTART:20260307T020000Z\r\nDTEND:20260307T040000Z\r\n"));
    Json work = fixture.entry("worker-b", 24, 26);
    work["summary"] = "fan; row 3, \"left\"\nand right";
    const auto added = fixture.run("calendar.add", work);
    QVERIFY2(added, added ? "" : added.error().message.c_str());
    const TimePoint now = fixture.fixture.clock().now();
    const auto all =
        maintenance::readCalendar(*fixture.kept(), now, now + std::chrono::hours(876000));
    QVERIFY(all && all->faults.empty());
    QCOMPARE(all->entries.size(), std::size_t(2));
    const maintenance::CalendarEntry &last = all->entries.back();
    QCOMPARE(last.summary, work["summary"].get<std::string>());
    QVERIFY(last.machines == std::set<std::string>{"worker-b"});
    QCOMPARE(last.code, std::string("system-maintenance"));
    QCOMPARE(formatTime(last.times.at(0).start), fixture.in(24));
}

void TestCalendarService::workThatIsPlannedTwiceIsOne()
{
    Fixture fixture;
    QVERIFY(fixture.run("calendar.add", fixture.entry("worker-a", 24, 26)));
    const std::string once = *fixture.kept();
    QVERIFY(fixture.run("calendar.add", fixture.entry("worker-a", 24, 26)));
    QVERIFY(fixture.kept() == once);
}

void TestCalendarService::workThatIsPlannedAnewWithAnotherEndHasThatEnd()
{
    Fixture fixture;
    QVERIFY(fixture.run("calendar.add", fixture.entry("worker-b", 24, 26)));
    QVERIFY(fixture.run("calendar.add", fixture.entry("worker-a", 24, 26)));
    const auto longer = fixture.run("calendar.add", fixture.entry("worker-a", 24, 30));
    QVERIFY2(longer, longer ? "" : longer.error().message.c_str());
    const Json planned = (*fixture.run("calendar.planned", Json::object(), "viewer"))["entries"];
    QCOMPARE(planned.size(), std::size_t(2));
    QVERIFY(planned[0]["machines"] == Json({"worker-b"}));
    QVERIFY(planned[1] == (*longer)["entries"].at(0));
    QCOMPARE(planned[1]["end"].get<std::string>(),
             (*longer)["entries"].at(0)["end"].get<std::string>());
}

void TestCalendarService::whatIsPlannedIsListedAndTakenOut()
{
    Fixture fixture;
    QVERIFY((*fixture.run("calendar.planned", Json::object(), "viewer"))["entries"].empty());
    QVERIFY(fixture.run("calendar.add", fixture.entry("worker-a", 24, 26)));
    QVERIFY(fixture.run("calendar.add", fixture.entry("worker-b", 24, 26)));
    const Json planned = (*fixture.run("calendar.planned", Json::object(), "viewer"))["entries"];
    QCOMPARE(planned.size(), std::size_t(2));
    const auto gone = fixture.run("calendar.remove", {{"uid", planned[0]["uid"]}});
    QVERIFY2(gone, gone ? "" : gone.error().message.c_str());
    const Json left = (*fixture.run("calendar.planned", Json::object(), "viewer"))["entries"];
    QVERIFY(left.size() == 1 && left[0] == planned[1]);
    // What nobody lists is planned all the same: an import asks before it goes.
    constexpr int later = 24 * 500;
    const auto added = fixture.run("calendar.add", fixture.entry("worker-a", later, later + 2));
    QVERIFY(added && (*added)["entries"].size() == 1);
    const auto all = fixture.run("calendar.planned", Json::object(), "viewer");
    QVERIFY(all);
    QVERIFY((*all)["entries"] == left);
    QCOMPARE((*all)["unlisted"].get<int>(), 1);
}

void TestCalendarService::conflictsAreTold()
{
    Fixture fixture;
    fixture.fixture.make(kinds::machineMaintenance(),
                         {{"metadata", {{"name", "mm-worker-a"}}},
                          {"spec",
                           {{"eventcode", "system-reboot"},
                            {"eventid", "e-1"},
                            {"source", "aws"},
                            {"machinelink", "worker-a"},
                            {"notbefore", fixture.in(25)},
                            {"notafter", fixture.in(27)}}}});
    settle(fixture.fixture.clock());
    Json work = fixture.entry("worker-a", 24, 26);
    work["preview"] = true;
    const auto looked = fixture.run("calendar.add", work);
    QVERIFY2(looked, looked ? "" : looked.error().message.c_str());
    QCOMPARE((*looked)["conflicts"].size(), std::size_t(1));
    const std::string sentence = (*looked)["conflicts"].at(0).get<std::string>();
    QVERIFY2(sentence.find("worker-a") != std::string::npos, sentence.c_str());
}

void TestCalendarService::eachMaintenanceHasItsMachine()
{
    Fixture fixture;
    const QStringList names{
        QStringLiteral("worker-a"), QStringLiteral("worker-b"), QStringLiteral("worker-z")};
    for (const QString &each : names) {
        const std::string name = each.toStdString();
        fixture.fixture.make(kinds::machineMaintenance(),
                             {{"metadata", {{"name", "mm-" + name}}},
                              {"spec",
                               {{"eventcode", "system-reboot"},
                                {"eventid", "e-" + name},
                                {"source", "aws"},
                                {"machinelink", name},
                                {"notbefore", fixture.in(25)},
                                {"notafter", fixture.in(27)}}}});
    }
    advance(fixture.fixture.clock(), Duration(std::chrono::minutes(1)));
    fixture.shown->flush(fixture.fixture.clock().now());
    QStringList machines;
    for (const QString &each : names) {
        const auto row =
            fixture.shown->rows().find("maintenance/contract/mm-" + each.toStdString());
        QVERIFY2(row != fixture.shown->rows().end(), qPrintable(each));
        machines +=
            QString::fromStdString(parseJson(row->second).value("machineKey", std::string()));
    }
    QCOMPARE(machines.join(QLatin1Char(',')),
             QStringLiteral("contract/worker-a,contract/worker-b,"));
}

void TestCalendarService::whenItWillRunIsToldWhereWeCarryItOut_data()
{
    QTest::addColumn<bool>("carriesOut");
    QTest::newRow("our controllers take it in its turn") << true;
    QTest::newRow("we only observe, and others decide when") << false;
}

void TestCalendarService::whenItWillRunIsToldWhereWeCarryItOut()
{
    QFETCH(bool, carriesOut);
    Fixture fixture(carriesOut);
    fixture.fixture.make(kinds::machineMaintenance(),
                         {{"metadata", {{"name", "mm-worker-a"}}},
                          {"spec",
                           {{"eventcode", "system-reboot"},
                            {"eventid", "e-1"},
                            {"source", "aws"},
                            {"machinelink", "worker-a"},
                            {"notbefore", fixture.in(25)},
                            {"notafter", fixture.in(27)}}}});
    advance(fixture.fixture.clock(), Duration(std::chrono::minutes(1)));
    fixture.shown->flush(fixture.fixture.clock().now());
    const auto row = fixture.shown->rows().find("maintenance/contract/mm-worker-a");
    QVERIFY2(row != fixture.shown->rows().end(), "the maintenance is not shown");
    QCOMPARE(parseJson(row->second).value("plannedStart", Json()).is_string(), carriesOut);
}

void TestCalendarService::aWindowIsMadeChangedAndRemoved()
{
    Fixture fixture;
    const cluster::ObjectRef ref{&kinds::maintenanceWindow(), {fixture.space, "nights"}};
    Json arguments = nights();
    arguments["preview"] = true;
    const auto looked = fixture.run("calendar.setWindow", arguments);
    QVERIFY2(looked, looked ? "" : looked.error().message.c_str());
    QCOMPARE((*looked)["machines"].get<int>(), 2);
    QCOMPARE((*looked)["openings"].size(), std::size_t(5));
    QVERIFY(!get(fixture.fixture.cluster(), ref));

    const auto made = fixture.run("calendar.setWindow", nights());
    QVERIFY2(made, made ? "" : made.error().message.c_str());
    QCOMPARE((*made)["key"].get<std::string>(), std::string("window/contract/nights"));
    const auto stored = get(fixture.fixture.cluster(), ref);
    QVERIFY(bool(stored));
    QCOMPARE(stored->text("/spec/rrule"), std::string("FREQ=DAILY"));
    QCOMPARE(fixture.run("calendar.setWindow", nights()).error().code, ErrorCode::AlreadyExists);

    // What is not named stays; null takes a member away.
    const Json change{{"name", "nights"},
                      {"generation", stored->generation()},
                      {"spec", {{"start", "23:00"}, {"selector", nullptr}}}};
    const auto changed = fixture.run("calendar.setWindow", change);
    QVERIFY2(changed, changed ? "" : changed.error().message.c_str());
    QCOMPARE((*changed)["machines"].get<int>(), 4);
    const auto after = get(fixture.fixture.cluster(), ref);
    QCOMPARE(after->text("/spec/start"), std::string("23:00"));
    QCOMPARE(after->text("/spec/duration"), std::string("6h"));
    QCOMPARE(fixture.run("calendar.setWindow", change).error().code, ErrorCode::Conflict);

    const Json removal{{"name", "nights"}, {"generation", after->generation()}};
    const auto removed = fixture.run("calendar.removeWindow", removal);
    QVERIFY2(removed, removed ? "" : removed.error().message.c_str());
    QVERIFY(!get(fixture.fixture.cluster(), ref));
    QCOMPARE(fixture.run("calendar.removeWindow", removal).error().code, ErrorCode::NotFound);
    // It comes back as it was.
    QVERIFY(bool(
        fixture.run("calendar.setWindow", {{"name", "nights"}, {"spec", (*removed)["spec"]}})));
    QVERIFY(get(fixture.fixture.cluster(), ref)->at("/spec") == after->at("/spec"));
}

/// Somebody else's change is stored, and this backend has not heard of it yet.
void TestCalendarService::aWindowIsNotChangedByAnOlderLookAtIt_data()
{
    QTest::addColumn<std::string>("command");
    QTest::newRow("a change") << std::string("calendar.setWindow");
    QTest::newRow("a removal") << std::string("calendar.removeWindow");
}

void TestCalendarService::aWindowIsNotChangedByAnOlderLookAtIt()
{
    QFETCH(const std::string, command);
    Fixture fixture;
    const cluster::ObjectRef ref{&kinds::maintenanceWindow(), {"contract", "nights"}};
    QVERIFY(bool(fixture.run("calendar.setWindow", nights())));
    const auto seen = get(fixture.fixture.cluster(), ref);
    fixture.door.holdEvents(kinds::maintenanceWindow());
    fixture.fixture.cluster().patch(ref,
                                    cluster::PatchType::Merge,
                                    {{"spec", {{"duration", "1h"}}}},
                                    cluster::Subresource::None,
                                    {},
                                    [](const Result<cluster::Written> &) {});
    settle(fixture.fixture.clock());
    const auto shorter = get(fixture.fixture.cluster(), ref);
    QVERIFY(shorter->generation() > seen->generation());

    const auto refused = fixture.run(
        command.c_str(),
        {{"name", "nights"}, {"generation", seen->generation()}, {"spec", {{"start", "12:00"}}}});
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::Conflict);
    QCOMPARE(refused.error().message,
             std::string("somebody else changed window nights; check it again"));
    const auto stored = get(fixture.fixture.cluster(), ref);
    QVERIFY(stored && stored->at("/spec") == shorter->at("/spec"));
}

void TestCalendarService::aWindowIsRefusedByItsField_data()
{
    QTest::addColumn<std::string>("change");
    QTest::addColumn<std::string>("role");
    QTest::addColumn<std::string>("sentence");
    const auto row = [](const char *title,
                        const std::string &change,
                        const std::string &sentence,
                        const std::string &role = "operator") {
        QTest::newRow(title) << change << role << sentence;
    };
    row("from a viewer", "{}", "olga is not allowed to plan work in the calendar", "viewer");
    row("without a name", R"({"name": ""})", "name: enter lowercase letters, digits and dashes");
    row("with a name that is none", R"({"name": "Every night"})", "name: enter lowercase");
    row("without anything", R"({"spec": null})", "spec: enter what the window is");
    row("with a rule that is none",
        R"({"spec": {"rrule": "every night"}})",
        "spec.rrule of MaintenanceWindow nights");
    row("with a start that is none",
        R"({"spec": {"start": "10 pm"}})",
        "spec.start of MaintenanceWindow nights");
    row("for too long",
        R"({"spec": {"duration": "1000h"}})",
        "spec.duration of MaintenanceWindow nights: it must be from 1m to 168h");
    row("in a zone that is none",
        R"({"spec": {"timezone": "Mars/Olympus"}})",
        "spec.timezone of MaintenanceWindow nights");
    row("with more left than there is",
        R"({"spec": {"minRemaining": "7h"}})",
        "spec.minRemaining of MaintenanceWindow nights: nothing can ever start");
    row("one that is not there", R"({"generation": 1})", "there is no MaintenanceWindow nights");
}

void TestCalendarService::aWindowIsRefusedByItsField()
{
    QFETCH(const std::string, change);
    QFETCH(const std::string, role);
    QFETCH(const std::string, sentence);
    Fixture fixture;
    Json arguments = nights();
    arguments.merge_patch(Json::parse(change));
    for (const bool preview : {true, false}) {
        arguments["preview"] = preview;
        const auto answer = fixture.run("calendar.setWindow", arguments, role.c_str());
        QVERIFY(!answer);
        QVERIFY2(answer.error().message.find(sentence) != std::string::npos,
                 answer.error().message.c_str());
    }
    QVERIFY(
        !get(fixture.fixture.cluster(), {&kinds::maintenanceWindow(), {fixture.space, "nights"}}));
}

} // namespace tst_calendarservice

HP_TEST(tst_calendarservice, TestCalendarService)
#include "tst_calendarservice.moc"
