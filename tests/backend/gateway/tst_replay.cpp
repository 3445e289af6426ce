// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/PastViews.h"
#include "tests/backend/gateway/RecordedLab.h"
#include "tests/support/runner/Runner.h"

#include <QTemporaryDir>
#include <QTest>

#include <chrono>
#include <map>
#include <nlohmann/json.hpp>
#include <random>
#include <set>

namespace tst_replay {

using namespace hp;
using namespace hp::tests;
using namespace std::chrono_literals;

/// The past shows what the present showed.
class TestReplay : public QObject
{
    Q_OBJECT
private slots:
    void replayEqualsWhatWasLive_data();
    void replayEqualsWhatWasLive();
    void whoPlaysSeesWhatWhoAsksSees();
    void aPlayerGetsOnlyWhatChanged();
    void alarmsOfTheRecordOfAnOlderBackendAreRaised();
    void whatPeopleDidAboutAlarmsIsReplayed();
    void instantsAreMadeByTurns();
    void whatWasNoticedIsReplayed();
    void whatWasNoticedSurvivesARestart();
    void whatHasNoPastIsRefused();

private:
    /// Without the last sign of an owner: what is calm is told with the one that it had when it was
    /// judged, as in a live view.
    static Json asPlayed(const std::string &row);
    /// Every row of every view then is as it was.
    void compare(history::HistoryStore &store, const std::vector<Seen> &seen, int atLeast);

    QTemporaryDir m_dir;
};

void TestReplay::replayEqualsWhatWasLive_data()
{
    QTest::addColumn<unsigned>("seed");
    for (const unsigned seed : {1U, 2U, 3U})
        QTest::addRow("seed %u", seed) << seed;
}

void TestReplay::replayEqualsWhatWasLive()
{
    QFETCH(const unsigned, seed);
    std::mt19937 random(seed);
    RecordedLab lab(m_dir.filePath(QString::number(seed)).toStdString());
    std::vector<Seen> seen;
    for (int step = 0; step < 25; ++step) {
        lab.act(random);
        lab.passWatched(std::chrono::milliseconds(random() % 90'000));
        if (random() % 2 == 0)
            continue;
        seen.push_back(lab.look());
        lab.pass(1ms);
    }
    QVERIFY(seen.size() > 5);

    compare(lab.store(), seen, 1000);
}

void TestReplay::compare(history::HistoryStore &store, const std::vector<Seen> &seen, int atLeast)
{
    gateway::PastViews past(store, {});
    int compared = 0;
    for (const Seen &instant : seen) {
        for (const auto &[name, rows] : instant.views) {
            const auto view = past.open(name, {}, instant.at);
            QVERIFY2(view, view ? "" : view.error().message.c_str());
            for (const auto &[key, row] : rows) {
                const auto then = (*view)->rows().find(key);
                QVERIFY2(then != (*view)->rows().end(), (name + ' ' + key + " is missing").c_str());
                if (key == "yaml") { // the record keeps less of an object than it had
                    QVERIFY(Json::parse(then->second)["text"].get<std::string>().starts_with(
                        "# As the record keeps it: "));
                    continue;
                }
                QVERIFY2(Json::parse(then->second) == Json::parse(row),
                         (formatMicroTime(instant.at) + ' ' + name + ' ' + key + "\nlive " + row
                          + "\nthen " + then->second)
                             .c_str());
                ++compared;
            }
            QCOMPARE((*view)->rows().size(), rows.size());
        }
    }
    QVERIFY2(compared > atLeast, qPrintable(QString::number(compared)));
}

Json TestReplay::asPlayed(const std::string &row)
{
    Json json = Json::parse(row);
    if (json.contains("owner") && json["owner"].is_object())
        json["owner"].erase("lastSign");
    return json;
}

/// Forwards in small and large steps, back and forwards again: each picture is that of the instant
/// alone.
void TestReplay::whoPlaysSeesWhatWhoAsksSees()
{
    std::mt19937 random(5);
    RecordedLab lab(m_dir.filePath(QStringLiteral("played")).toStdString());
    const TimePoint begin = lab.now();
    for (int step = 0; step < 20; ++step) {
        lab.act(random);
        lab.passWatched(std::chrono::milliseconds(random() % 60'000));
    }
    const Duration length = lab.now() - begin;
    std::vector<TimePoint> instants;
    for (TimePoint at = begin + 2s; at < lab.now(); at += std::chrono::seconds(1 + random() % 30))
        instants.push_back(at);
    for (int i = 0; i < 10; ++i)
        instants.push_back(begin + 2s + (length - 2s) * (random() % 1000) / 1000);

    const Json playing{{"play", "somebody"}};
    gateway::PastViews past(lab.store(), {});
    std::map<std::string, std::shared_ptr<gateway::View>> held;
    int compared = 0;
    std::set<const gateway::View *> fleets;
    for (const TimePoint at : instants) {
        std::vector<std::string> names{"fleet", "holds", "power", "alarms", "counters"};
        const auto fleet = past.open("fleet", {}, at);
        QVERIFY2(fleet, fleet ? "" : fleet.error().message.c_str());
        for (const auto &[key, row] : (*fleet)->rows())
            names.push_back("machine/" + key);
        for (const std::string &name : names) {
            const auto asked = past.open(name, {}, at);
            const auto played = past.open(name, playing, at);
            QVERIFY2(asked && played, name.c_str());
            QVERIFY((*played)->asOf() == at);
            held[name] = *played;
            for (const auto &[key, row] : (*asked)->rows()) {
                const auto found = (*played)->rows().find(key);
                QVERIFY2(
                    found != (*played)->rows().end() && asPlayed(found->second) == asPlayed(row),
                    (formatMicroTime(at) + ' ' + name + ' ' + key + "\nasked  " + row + "\nplayed "
                     + (found == (*played)->rows().end() ? "nothing" : found->second))
                        .c_str());
                ++compared;
            }
            if (!name.starts_with("machine/")) // a page that is open keeps what has gone
                QCOMPARE((*played)->rows().size(), (*asked)->rows().size());
        }
        fleets.insert(held["fleet"].get());
    }
    QVERIFY2(compared > 1000, qPrintable(QString::number(compared)));
    QVERIFY2(fleets.size() < instants.size() / 2, "it did not go on but begin anew");
}

void TestReplay::aPlayerGetsOnlyWhatChanged()
{
    std::mt19937 random(3);
    RecordedLab lab(m_dir.filePath(QStringLiteral("deltas")).toStdString());
    lab.passWatched(5s);
    const TimePoint before = lab.now();
    lab.act(random);
    lab.passWatched(3s);
    const TimePoint after = lab.now();
    gateway::PastViews past(lab.store(), {});
    const Json playing{{"play", "somebody"}};
    const auto first = past.open("fleet", playing, before);
    QVERIFY(first);
    const std::uint64_t seq = (*first)->seq();
    auto told = (*first)->rows();
    const auto second = past.open("fleet", playing, after);
    QVERIFY(second);
    QVERIFY(second->get() == first->get());
    QVERIFY((*second)->goesOn());
    QVERIFY((*second)->canResume(seq));
    QVERIFY(!(*second)->framesAfter(seq).empty());
    QVERIFY((*second)->framesAfter(seq).back()->at == after);
    // Whoever has the first picture and hears of all that changed has the second.
    for (const gateway::View::Frame *frame : (*second)->framesAfter(seq)) {
        const Json changes = Json::parse('{' + frame->changes.text + '}');
        for (const auto &[key, row] : changes["set"].items())
            told[key] = row.dump();
        for (const Json &key : changes["remove"])
            told.erase(key.get<std::string>());
    }
    QVERIFY(told == (*second)->rows());
    // Nobody else is taken along.
    const auto other = past.open("fleet", {}, before);
    QVERIFY(other && other->get() != first->get());
    QVERIFY(!(*other)->goesOn());
    // An instant at which nothing changed has its frame.
    const std::uint64_t then = (*second)->seq();
    QVERIFY(past.open("fleet", playing, after + 1ms));
    QCOMPARE((*second)->framesAfter(then).size(), std::size_t{1});
}

/// They kept none: what was worth an alarm is shown, and nobody claims to know since when.
void TestReplay::alarmsOfTheRecordOfAnOlderBackendAreRaised()
{
    std::mt19937 random(9);
    RecordedLab lab(m_dir.filePath(QStringLiteral("older")).toStdString(), Alarms::NotKept);
    for (int step = 0; step < 4; ++step) {
        lab.act(random);
        lab.pass(40min);
        lab.passWatched(5s);
    }
    const Seen seen = lab.look();
    lab.pass(1ms);
    gateway::PastViews past(lab.store(), {});
    const auto view = past.open("alarms", {}, seen.at);
    QVERIFY(view);
    int compared = 0;
    for (const auto &[key, text] : (*view)->rows()) {
        const Json row = Json::parse(text);
        if (!key.starts_with("alarm/"))
            continue;
        ++compared;
        QVERIFY2(seen.views.at("alarms").contains(key), key.c_str());
        const Json live = Json::parse(seen.views.at("alarms").at(key));
        QVERIFY(row["state"] == "Raised");
        QVERIFY(row["text"] == live["text"]);
        QVERIFY2(row["raised"] == "", row["raised"].dump().c_str());
    }
    QVERIFY2(compared > 0, "nothing was raised: the test shows nothing");
}

void TestReplay::whatPeopleDidAboutAlarmsIsReplayed()
{
    std::mt19937 random(9);
    RecordedLab lab(m_dir.filePath(QStringLiteral("people")).toStdString());
    std::vector<Seen> seen;
    int done = 0;
    for (int step = 0; step < 8; ++step) {
        lab.act(random);
        lab.pass(std::chrono::minutes(20 + random() % 20));
        lab.passWatched(5s);
        const auto &alarms = lab.alarms().registry().alarms();
        if (!alarms.empty()) {
            auto alarm = alarms.begin();
            std::advance(alarm, static_cast<std::ptrdiff_t>(random() % alarms.size()));
            gateway::Caller ada;
            ada.name = "ada";
            ada.roles = {"operator"};
            const bool shelves = step % 2 == 0;
            const auto said = lab.alarms().run(
                shelves ? "alarm.shelve" : "alarm.acknowledge",
                shelves ? Json{{"key", alarm->first}, {"for", "10m"}, {"reason", "known"}}
                        : Json{{"key", alarm->first}},
                ada);
            done += said ? 1 : 0;
        }
        seen.push_back(lab.look());
        lab.pass(1ms);
    }
    QVERIFY2(done > 3, qPrintable(QString::number(done)));
    compare(lab.store(), seen, 100);
}

/// As the gateway asks for them: a piece of each in turn, and more of them than are kept.
void TestReplay::instantsAreMadeByTurns()
{
    std::mt19937 random(11);
    RecordedLab lab(m_dir.filePath(QStringLiteral("turns")).toStdString());
    std::vector<Seen> left;
    for (int step = 0; step < 6; ++step) {
        lab.act(random);
        lab.passWatched(20s);
        left.push_back(lab.look());
        lab.pass(1ms);
    }
    gateway::PastViews past(lab.store(), {});
    int rounds = 0;
    while (!left.empty()) {
        QVERIFY2(++rounds < 1000, "one of them is never whole");
        std::erase_if(left, [&](const Seen &instant) {
            if (past.prepare("fleet", {}, instant.at))
                return false;
            const auto view = past.open("fleet", {}, instant.at);
            return view && (*view)->rows().size() == instant.views.at("fleet").size();
        });
    }
    QVERIFY2(rounds > 10, "it was no turn each");
    QVERIFY(!past.prepare("audit", {}, lab.look().at));
}

/// Since when a hold was seen in its state, which hooks came late, since when a sentence is said.
void TestReplay::whatWasNoticedIsReplayed()
{
    std::mt19937 random(7);
    RecordedLab lab(m_dir.filePath(QStringLiteral("noticed")).toStdString());
    std::vector<Seen> seen;
    lab.passWatched(5s);
    for (int step = 0; step < 8; ++step) {
        lab.act(random);
        lab.passWatched(std::chrono::seconds(20 + random() % 40));
        seen.push_back(lab.look());
        lab.pass(1ms);
    }
    bool aged = false;
    for (const Seen &instant : seen) {
        for (const auto &[key, row] : instant.views.at("holds")) {
            const auto observed = parseTime(Json::parse(row).value("observed", ""));
            aged = aged || (observed && instant.at - *observed > 30s);
        }
    }
    QVERIFY2(aged, "nothing was seen for long: the test shows nothing");
    compare(lab.store(), seen, 300);
}

void TestReplay::whatWasNoticedSurvivesARestart()
{
    gateway::HoldMemory memory;
    std::vector<Object> kept;
    memory.onChange([&kept](const Object &, const Object &after) { kept.push_back(after); });
    const Object machine(Json::parse(
        R"({"kind": "Machine", "metadata": {"name": "w", "namespace": "n", "uid": "1"}})"));
    holds::Hold hold;
    hold.name = "A";
    hold.state = holds::HoldState::Holding;
    const TimePoint noticed = *parseTime("2026-01-10T12:00:00Z");
    memory.note(machine, {hold}, noticed);
    QCOMPARE(kept.size(), std::size_t(1));
    memory.note(machine, {hold}, noticed + 1min);
    QCOMPARE(kept.size(), std::size_t(1)); // nothing new

    gateway::HoldMemory next;
    QVERIFY(next.recall(kept.back()).has_value());
    next.note(machine, {hold}, noticed + 1h);
    QVERIFY(next.notesOf({"n", "w"}).observed.at(hold.key()) == noticed);
    QVERIFY(!next.recall(machine).has_value());

    memory.forget({"n", "w"});
    QVERIFY(!kept.back());
}

void TestReplay::whatHasNoPastIsRefused()
{
    RecordedLab lab(m_dir.filePath(QStringLiteral("refused")).toStdString());
    lab.pass(1min);
    gateway::PastViews past(lab.store(), {});
    const auto connection = past.open("connection", {}, lab.now());
    QVERIFY(!connection);
    QCOMPARE(connection.error().message, std::string("the view 'connection' has no past"));
    const auto before = past.open("fleet", {}, lab.now() - 24h);
    QVERIFY(!before);
    QCOMPARE(before.error().message,
             std::string("the record starts at 2026-01-10T12:00:00Z; nothing is known of "
                         "2026-01-09T12:01:00Z"));
    const auto view = past.open("fleet", {}, lab.now());
    QVERIFY(view);
    QCOMPARE((*view)->asOf(), parseTime("2026-01-10T12:01:00Z"));
    for (const char *name : {"power", "counters"}) {
        const auto other = past.open(name, {}, lab.now());
        QVERIFY2(other, name);
        QVERIFY2(!(*other)->rows().empty(), name);
        QCOMPARE((*other)->asOf(), (*view)->asOf());
    }
    QCOMPARE((*view)->blind(), std::string());
}

} // namespace tst_replay

HP_TEST(tst_replay, TestReplay)
#include "tst_replay.moc"
