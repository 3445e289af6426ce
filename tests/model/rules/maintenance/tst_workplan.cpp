// SPDX-License-Identifier: Apache-2.0
#include "model/messages/Maintenance.h"
#include "model/rules/maintenance/Turn.h"
#include "model/rules/maintenance/WorkPlan.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <random>
#include <set>
#include <sstream>

namespace tst_workplan {

using namespace hp;
using namespace hp::maintenance;
using namespace std::chrono_literals;

namespace {

const TimePoint start = *parseTime("2026-03-01T00:00:00Z");

/// Minutes after the start; "-" is none.
std::optional<TimePoint> minute(const std::string &text)
{
    return text == "-" ? std::nullopt
                       : std::optional<TimePoint>(start + std::chrono::minutes(std::stoi(text)));
}

std::vector<std::string> parts(const std::string &text, char at)
{
    std::vector<std::string> all;
    std::istringstream stream(text);
    for (std::string part; std::getline(stream, part, at);)
        all.push_back(part);
    return all;
}

/// "always", or openings "FROM-TO;…" of which ten minutes have to be left.
std::shared_ptr<const OpeningsAhead> openings(const std::string &text)
{
    static std::map<std::string, std::shared_ptr<const OpeningsAhead>> known;
    auto &one = known[text];
    if (one)
        return one;
    OpeningsAhead ahead;
    ahead.always = text == "always";
    ahead.minRemaining = 10min;
    for (const std::string &part : parts(ahead.always ? std::string() : text, ';')) {
        const auto times = parts(part, '-');
        ahead.openings.push_back({*minute(times.at(0)), *minute(times.at(1))});
    }
    return one = std::make_shared<const OpeningsAhead>(ahead);
}

/// "NAME DEADLINE MINUTES OPENINGS ZONE [GROUP [MAX]]"; a name that ends in '*' is in work.
PlanWork work(const std::string &text)
{
    const auto words = parts(text, ' ');
    PlanWork one;
    one.name = words.at(0);
    one.isInWork = one.name.ends_with('*');
    one.deadline = minute(words.at(1));
    one.expected = std::chrono::minutes(std::stoi(words.at(2)));
    one.openings = openings(words.at(3));
    one.zone = words.at(4) == "-" ? std::string() : words.at(4);
    one.group = words.size() > 5 ? words[5] : std::string();
    one.maxOfGroup = words.size() > 6 ? std::stoi(words[6]) : 1;
    one.created = start;
    return one;
}

PlanLimits limitsOf(std::int64_t most)
{
    PlanLimits limits;
    limits.atOnce = most;
    limits.nodesOfZone = {{"a", 40}, {"b", 40}};
    limits.notReadyNodes = {5, true}; // two of forty, and one still starts
    limits.notReadyElsewhere = {10, true};
    limits.workBudget = 10min;
    return limits;
}

/// "a 0-30 1, b -: why": what was planned, in minutes, with the wave.
std::string said(const WorkPlan &plan)
{
    const auto minutes = [](TimePoint time) {
        return std::to_string(
            std::chrono::duration_cast<std::chrono::minutes>(time - start).count());
    };
    std::string text;
    for (const PlannedTurn &turn : plan.turns) {
        text += (text.empty() ? "" : ", ") + turn.name + ' ';
        text += turn.time ? minutes(turn.time->start) + '-' + minutes(turn.time->end) + ' '
                + std::to_string(turn.wave)
                          : "-";
        text += turn.late.empty() ? "" : ": " + turn.late.text();
    }
    return text;
}

} // namespace

class TestWorkPlan : public QObject
{
    Q_OBJECT
private slots:
    void itSaysWhatWillBe_data();
    void itSaysWhatWillBe();
    void itSaysHowManyAtOnceAreEnough();
    void twoThousandAreDoneInTimeOrNamed_data();
    void twoThousandAreDoneInTimeOrNamed();
    void theControllersRuleDoesTheSame();
};

void TestWorkPlan::itSaysWhatWillBe_data()
{
    QTest::addColumn<std::string>("works"); // parted by commas
    QTest::addColumn<int>("most");
    QTest::addColumn<std::string>("plan");
    const auto row = [](const char *title, const std::string &works, int most, const char *plan) {
        QTest::newRow(title) << works << most << std::string(plan);
    };
    row("without windows one starts now", "a - 30 always -", 1, "a 0-30 1");
    row("one after the other, the earlier deadline first",
        "a 900 30 always -,b 300 30 always -",
        1,
        "b 0-30 1, a 30-60 1");
    row("two at once where a site allows it",
        "a - 30 always -,b - 30 always -,c - 30 always -",
        2,
        "a 0-30 1, b 0-30 1, c 30-60 1");
    row("what is in work goes on", "a - 30 always -,b* - 20 always -", 1, "b* 0-20 1, a 20-50 1");
    row("a window is waited for", "a - 30 100-160 -", 1, "a 100-130 1");
    row("too little of a window is none", "a - 30 0-5;100-160 -", 1, "a 100-130 1");
    row("every night is a wave of its own",
        "a - 30 100-130;500-560 -,b - 30 100-130;500-560 -",
        1,
        "a 100-130 1, b 500-530 2");
    row("whoever waits for a window holds up nobody",
        "a 900 30 100-160 -,b - 30 always -",
        1,
        "b 0-30 1, a 100-130 2");
    row("a window that opens too late is said now",
        "a 90 30 100-160 -",
        1,
        "a -: no window opens for long enough before its deadline at 2026-03-01T01:30:00Z");
    row("no window at all", "a - 30  -", 1, "a -: no window opens for it");
    row("the last of many is too late",
        "a 60 30 always -,b 60 30 always -,c 60 30 always -",
        1,
        "a 0-30 1, b 30-60 1, c -: its turn comes too late for its deadline at "
        "2026-03-01T01:00:00Z: no more than 1 at a time");
    row("others have the only window before its deadline",
        "a 300 30 100-130;500-560 -,b 300 30 100-130;500-560 -",
        1,
        "a 100-130 1, b -: its turn comes too late for its deadline at 2026-03-01T05:00:00Z: no "
        "more than 1 at a time");
    row("it takes longer than its deadline leaves",
        "a 40 90 always -",
        1,
        "a 0-90 1: it will end 50 m after its deadline at 2026-03-01T00:40:00Z");
    row("a group counts as one and keeps its own number",
        "a - 30 always - r 2,b - 30 always - r 2,c - 30 always - r 2,d - 30 always -",
        1,
        "a 0-30 1, b 0-30 1, c 30-60 1, d 60-90 1");
    row("three of forty Nodes of a zone may be away, and the fourth waits",
        "a - 30 always a,b - 30 always a,c - 30 always a,d - 30 always a,e - 30 always b",
        9,
        "a 0-30 1, b 0-30 1, c 0-30 1, e 0-30 1, d 30-60 1");
    row("nothing to do", "", 1, "");
}

void TestWorkPlan::itSaysWhatWillBe()
{
    QFETCH(std::string, works);
    QFETCH(int, most);
    QFETCH(std::string, plan);
    std::vector<PlanWork> all;
    for (const std::string &text : parts(works, ','))
        all.push_back(work(text));
    QCOMPARE(said(planWorks(all, limitsOf(most), start)), plan);
}

void TestWorkPlan::itSaysHowManyAtOnceAreEnough()
{
    std::vector<PlanWork> all;
    for (const char *name : {"a", "b", "c", "d", "e"})
        all.push_back(work(std::string(name) + " 60 30 always -"));
    PlanLimits limits = limitsOf(1);
    limits.nodesOfZone = {{"", 1000}};
    QCOMPARE(planWorks(all, limits, start).late, std::int64_t(3));
    QCOMPARE(atOnceNeeded(all, limits, start, 64), std::optional<std::int64_t>(3));
    QCOMPARE(atOnceNeeded(all, limits, start, 2), std::nullopt);
    all.push_back(work("f 60 90 always -"));
    QCOMPARE(atOnceNeeded(all, limits, start, 64), std::nullopt);
}

void TestWorkPlan::twoThousandAreDoneInTimeOrNamed_data()
{
    QTest::addColumn<int>("most");
    QTest::addColumn<int>("late");
    QTest::newRow("a hundred at a time take two nights") << 100 << 0;
    QTest::newRow("fifty at a time leave eight hundred") << 50 << 800;
}

/// Four zones of 500 machines, half an hour of work each, and two nights of six hours.
void TestWorkPlan::twoThousandAreDoneInTimeOrNamed()
{
    QFETCH(const int, most);
    QFETCH(const int, late);
    std::vector<PlanWork> all;
    std::map<std::string, std::string> zones;
    for (int i = 0; i < 2000; ++i) {
        const std::string name = "m" + std::to_string(10000 + i);
        zones[name] = std::string(1, static_cast<char>('a' + i % 4));
        all.push_back(work(name + " 3120 30 1320-1680;2760-3120 " + zones[name]));
    }
    PlanLimits limits = limitsOf(most);
    limits.nodesOfZone = {{"a", 500}, {"b", 500}, {"c", 500}, {"d", 500}};
    const WorkPlan plan = planWorks(all, limits, start);
    QCOMPARE(plan.turns.size(), all.size());
    QCOMPARE(plan.late, std::int64_t(late));
    QCOMPARE(plan.waves, 2);
    std::map<TimePoint, int> inWork; // all of them take as long
    std::map<std::pair<TimePoint, std::string>, int> ofZone;
    int named = 0;
    for (const PlannedTurn &turn : plan.turns) {
        if (!turn.time) {
            ++named;
            QVERIFY2(turn.late.is(say::turnComesAfterDeadline), turn.late.text().c_str());
            continue;
        }
        QVERIFY2(turn.late.empty() && turn.time->end <= *minute("3120"), turn.name.c_str());
        QVERIFY2(++inWork[turn.time->start] <= most, turn.name.c_str());
        QVERIFY2((++ofZone[{turn.time->start, zones[turn.name]}] <= 26), turn.name.c_str());
    }
    QCOMPARE(named, late);
    QCOMPARE(atOnceNeeded(all, limits, start, 1000), std::optional<std::int64_t>(84));
}

/// Random works, and the time goes on as it was planned: whatever starts is what goesFirst() lets
/// start, and whatever it would let start has started.
void TestWorkPlan::theControllersRuleDoesTheSame()
{
    std::mt19937 random(20260301);
    const auto upTo = [&random](unsigned most) { return static_cast<int>(random() % most); };
    const std::vector<std::string> windows{"always", "100-160;500-620", "0-45;130-200;700-790"};
    for (int world = 0; world < 300; ++world) {
        const int most = 1 + upTo(3);
        std::vector<PlanWork> works;
        const int count = 1 + upTo(9);
        for (int i = 0; i < count; ++i) {
            std::string text = "m" + std::to_string(i) + ' ';
            text += (upTo(2) ? std::to_string(200 + upTo(700)) : "-") + ' ';
            text += std::to_string(10 + 10 * upTo(5)) + ' '
                + windows[static_cast<std::size_t>(upTo(3))];
            text += " -";
            if (const int group = upTo(4); group > 1)
                text += group == 2 ? " r 1" : " s 2";
            works.push_back(work(text));
            if (world % 2)
                works.back().domain = "rack-" + std::to_string(upTo(3));
        }
        const auto domainOf = [&works](const Object &object) {
            return std::ranges::find(works, object.name(), &PlanWork::name)->domain;
        };
        PlanLimits limits = limitsOf(most);
        limits.nodesOfZone = {{"", 1000}};
        const WorkPlan plan = planWorks(works, limits, start);
        std::map<std::string, PlannedTurn> turns;
        std::set<TimePoint> times{start};
        for (const PlannedTurn &turn : plan.turns) {
            QVERIFY2(turns.emplace(turn.name, turn).second, turn.name.c_str());
            if (turn.time) {
                times.insert(turn.time->start);
                times.insert(turn.time->end);
            }
        }
        QCOMPARE(turns.size(), works.size());
        std::map<std::string, std::string> step; // as its status has it; "over" when it is
        for (const TimePoint now : times) {
            const auto objects = [&] {
                std::vector<Object> all;
                for (const PlanWork &one : works) {
                    if (step[one.name] == "over")
                        continue;
                    Json object{{"metadata",
                                 {{"name", one.name},
                                  {"namespace", "ns"},
                                  {"creationTimestamp", formatTime(start)}}},
                                {"spec", Json::object()},
                                {"status",
                                 {{"maintenance", step[one.name]},
                                  {"reason", "MaintenanceInProgress: another goes first"}}}};
                    if (one.deadline)
                        object["spec"]["deadline"] = formatTime(*one.deadline);
                    if (!one.group.empty()) {
                        object["spec"]["group"] = one.group;
                        object["spec"]["maxunavailable"] = one.maxOfGroup;
                    }
                    all.emplace_back(std::move(object));
                }
                return all;
            };
            const auto isOpen = [&](const PlanWork &one) {
                if (one.deadline && now > *one.deadline - limits.workBudget)
                    return false;
                return one.openings->always
                    || std::ranges::any_of(one.openings->openings, [&](const Opening &opening) {
                           return opening.contains(now) && opening.end - now >= 10min;
                       });
            };
            for (const PlanWork &one : works) {
                const auto &time = turns[one.name].time;
                std::string &at = step[one.name];
                if (time && time->end == now)
                    at = "over";
                else if (at != "in-progress" && at != "over")
                    at = isOpen(one) ? "blocked" : "waiting-window";
            }
            for (bool more = true; std::exchange(more, false);) {
                const std::vector<Object> all = objects();
                for (const Object &object : all) {
                    const auto &time = turns[object.name()].time;
                    if (step[object.name()] != "blocked"
                        || !goesFirst(object, all, most, 0, domainOf).empty())
                        continue;
                    const bool isPlanned = time && time->start == now;
                    QVERIFY2(isPlanned,
                             ("world " + std::to_string(world) + ": " + object.name()
                              + " would start at " + formatTime(now) + "; " + said(plan))
                                 .c_str());
                    step[object.name()] = "in-progress";
                    more = true;
                    break;
                }
            }
            for (const PlanWork &one : works) {
                const auto &time = turns[one.name].time;
                QVERIFY2(!time || time->start != now || step[one.name] == "in-progress",
                         ("world " + std::to_string(world) + ": " + one.name + " does not start; "
                          + said(plan))
                             .c_str());
            }
        }
    }
}

} // namespace tst_workplan

HP_TEST(tst_workplan, TestWorkPlan)
#include "tst_workplan.moc"
