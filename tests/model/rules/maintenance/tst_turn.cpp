// SPDX-License-Identifier: Apache-2.0
#include "model/rules/maintenance/Turn.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

namespace tst_turn {

using namespace hp;
using namespace hp::maintenance;

namespace {

std::vector<std::string> parts(const std::string &text, char at)
{
    std::vector<std::string> parts;
    std::istringstream stream(text);
    for (std::string part; std::getline(stream, part, at);)
        parts.push_back(part);
    return parts;
}

/// "NAME STEP [GROUP [MAX]]": a maintenance.
Object one(const std::string &text)
{
    const std::vector<std::string> words = parts(text, ' ');
    const std::string &name = words.at(0);
    const std::string &step = words.at(1);
    Json object{{"metadata", {{"name", name}, {"namespace", "ns"}}},
                {"spec", {{"deadline", "2026-03-0" + name.substr(1) + "T00:00:00Z"}}}};
    if (step == "turn")
        object["status"] = {{"maintenance", "blocked"},
                            {"reason", "MaintenanceInProgress: m9 goes first"}};
    else if (step != "new")
        object["status"] = {{"maintenance", step}};
    if (words.size() > 2)
        object["spec"]["group"] = words[2];
    if (words.size() > 3)
        object["spec"]["maxunavailable"] = std::stoi(words[3]);
    return Object(object);
}

} // namespace

/// The names are m<day of the deadline>.
class TestTurn : public QObject
{
    Q_OBJECT
private slots:
    void whoGoesFirst_data();
    void whoGoesFirst();
    void oneDomainIsFinishedBeforeTheNext_data();
    void oneDomainIsFinishedBeforeTheNext();
    void oneInTroubleHoldsUpNoOther();
    void whenAWindowOpensTheEarlierDeadlineGoesFirst_data();
    void whenAWindowOpensTheEarlierDeadlineGoesFirst();
};

void TestTurn::whoGoesFirst_data()
{
    QTest::addColumn<std::string>("asks");
    QTest::addColumn<std::string>("others"); // parted by commas
    QTest::addColumn<int>("limit");
    QTest::addColumn<std::string>("first");
    const auto row = [](const char *title,
                        const std::string &asks,
                        const std::string &others,
                        int limit,
                        const std::string &first) {
        QTest::newRow(title) << asks << others << limit << first;
    };
    row("alone it may begin", "m2 new", "", 1, "");
    row("one in work is waited for", "m2 new", "m3 returning", 1, "m3");
    row("two may be in work where a site says so", "m2 new", "m3 returning", 2, "");
    row("and then the third waits", "m2 new", "m3 returning,m4 draining", 2, "m4");
    row("an earlier deadline goes first", "m2 new", "m1 turn", 1, "m1");
    row("a later one does not", "m2 new", "m3 turn", 1, "");
    row("what waits for something else holds up nobody", "m2 new", "m1 waiting-window", 1, "");
    row("a group counts as one", "m5 new", "m2 draining r 2,m3 draining r 2", 2, "");
    row("the second of a rack waits when it says nothing",
        "m3 turn r",
        "m2 in-progress r",
        1,
        "m2");
    row("of a rack as many are in work as it says", "m3 turn r 2", "m2 in-progress r 2", 1, "");
    row("and not more", "m4 turn r 2", "m2 in-progress r 2,m3 draining r 2", 1, "m3");
    row("the rest of a rack that has begun does not wait for others",
        "m4 turn r 2",
        "m3 in-progress r 2,m1 turn",
        1,
        "");
    row("a rack that has not begun does", "m4 turn r 2", "m3 waiting-window r 2,m1 turn", 1, "m1");
    row("within a rack the earlier deadline goes first",
        "m4 turn r 3",
        "m2 in-progress r 3,m3 turn r 3",
        1,
        "m3");
    row("another rack waits for the one in work", "m4 turn s 3", "m2 in-progress r 3", 1, "m2");
    row("whoever waits for its own rack takes nobody's place",
        "m5 new",
        "m2 in-progress r,m3 turn r",
        2,
        "");
    row("a limit that is none is one", "m3 turn r 0", "m2 in-progress r 0", 1, "m2");
}

void TestTurn::whoGoesFirst()
{
    QFETCH(std::string, asks);
    QFETCH(std::string, others);
    QFETCH(int, limit);
    QFETCH(std::string, first);
    std::vector<Object> all{one(asks)};
    for (const std::string &other : parts(others, ','))
        all.push_back(one(other));
    QCOMPARE(goesFirst(one(asks), all, limit), first);
}

void TestTurn::oneDomainIsFinishedBeforeTheNext_data()
{
    QTest::addColumn<std::string>("asks");
    QTest::addColumn<std::string>("others");
    QTest::addColumn<std::string>("first");
    // m1 and m2 stand in rack a, the others in rack b.
    QTest::newRow("its rack has begun")
        << std::string("m2 new") << std::string("m1 draining") << std::string();
    QTest::newRow("another has") << std::string("m3 new") << std::string("m1 draining")
                                 << std::string("m1");
    QTest::newRow("who waits in another rack takes nobody's place")
        << std::string("m4 new") << std::string("m3 draining,m1 turn,m2 turn") << std::string();
    QTest::newRow("within a rack the earlier deadline goes first")
        << std::string("m2 turn") << std::string("m1 turn,m3 turn") << std::string("m1");
    QTest::newRow("of equal deadlines a rack is finished before the next")
        << std::string("m1 turn") << std::string("b1 turn") << std::string();
    QTest::newRow("which rack begins the earliest deadline decides")
        << std::string("m3 turn") << std::string("m2 turn,m4 turn") << std::string("m2");
    QTest::newRow("a group does not lie in two racks at once")
        << std::string("m3 turn r 2") << std::string("m2 in-progress r 2") << std::string("m2");
}

void TestTurn::oneDomainIsFinishedBeforeTheNext()
{
    QFETCH(std::string, asks);
    QFETCH(std::string, others);
    QFETCH(std::string, first);
    std::vector<Object> all{one(asks)};
    for (const std::string &other : parts(others, ','))
        all.push_back(one(other));
    const DomainOf rack = [](const Object &maintenance) {
        return maintenance.name() == "m1" || maintenance.name() == "m2" ? "a" : "b";
    };
    QCOMPARE(goesFirst(one(asks), all, 3, 0, rack), first);
}

void TestTurn::oneInTroubleHoldsUpNoOther()
{
    Json stuck = one("m3 draining").json();
    stuck["status"]["alerts"] = Json::array({{{"name", "NodeDrainFailed"}}});
    const std::vector<Object> others{Object(stuck)};
    QCOMPARE(goesFirst(one("m2 new"), others, 1, 0), std::string("m3"));
    QCOMPARE(goesFirst(one("m2 new"), others, 1, 1), std::string());
    QCOMPARE(goesFirst(one("m2 new"), {Object(stuck), one("m4 draining")}, 1, 1),
             std::string("m4"));
}

/// All that waited for it are looked at then, and whoever is looked at first must not take the only
/// window before the deadline of another.
void TestTurn::whenAWindowOpensTheEarlierDeadlineGoesFirst_data()
{
    QTest::addColumn<std::string>("status"); // of m2, which waits: its reason, and its retryAt
    QTest::addColumn<std::string>("now");
    QTest::addColumn<std::string>("asks");
    QTest::addColumn<std::string>("first");
    const auto row = [](const char *title,
                        const std::string &status,
                        const std::string &now,
                        const std::string &asks,
                        const std::string &first) {
        QTest::newRow(title) << status << now << asks << first;
    };
    const std::string closed = "the window is closed";
    row("before it opens", closed, "2026-02-28T01:59:00Z", "m3 new", "");
    row("when it opens", closed, "2026-02-28T02:00:00Z", "m3 waiting-window", "m2");
    row("the earlier one waits for none", closed, "2026-02-28T02:00:00Z", "m1 new", "");
    row("one that was looked at and does not begin", closed, "2026-02-28T02:05:00Z", "m3 new", "");
    row("one that waits for a person",
        "AwaitingApproval: powering the server off",
        "2026-02-28T02:00:00Z",
        "m3 new",
        "");
    row("one that rests after a drain",
        closed + "|2026-02-28T03:00:00Z",
        "2026-02-28T02:00:00Z",
        "m3 new",
        "");
}

void TestTurn::whenAWindowOpensTheEarlierDeadlineGoesFirst()
{
    QFETCH(std::string, status);
    QFETCH(std::string, now);
    QFETCH(std::string, asks);
    QFETCH(std::string, first);
    const std::vector<std::string> words = parts(status, '|');
    Json waiting = one("m2 waiting-window").json();
    waiting["status"]["reason"] = words.at(0);
    waiting["status"]["window"] = {{"start", "2026-02-28T02:00:00Z"},
                                   {"end", "2026-02-28T04:00:00Z"}};
    if (words.size() > 1)
        waiting["status"]["retryat"] = words[1];
    QCOMPARE(goesFirst(one(asks), {Object(waiting)}, 1, 0, {}, *parseTime(now)), first);
}

} // namespace tst_turn

HP_TEST(tst_turn, TestTurn)
#include "tst_turn.moc"
