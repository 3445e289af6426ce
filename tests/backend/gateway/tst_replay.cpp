// SPDX-License-Identifier: Apache-2.0
#include "backend/controllers/machine/MachineControllers.h"
#include "backend/gateway/views/PastViews.h"
#include "backend/history/Recorder.h"
#include "backend/lab/file/LabFile.h"
#include "tests/backend/lab/LabFixture.h"
#include "tests/support/cluster/Settle.h"

#include <QTemporaryDir>
#include <QTest>

#include <chrono>
#include <map>
#include <nlohmann/json.hpp>
#include <random>

using namespace hp;
using namespace std::chrono_literals;

namespace {

constexpr const char *ns = "openshift-machine-api";

/// What a client saw at an instant: rows of the fleet, and of every machine in it.
struct Seen {
    TimePoint at{};
    std::map<std::string, gateway::RowMap> views{};
};

/// A lab under the controllers that ship, with its views and its record, on a clock that moves only
/// when told.
class RecordedLab
{
public:
    explicit RecordedLab(const std::string &path)
        : m_lab(std::string(lab::demoLab()))
        , m_controllers(*m_lab.cluster,
                        m_lab.clock,
                        m_lab.world->actuator(),
                        controllers::MachineControllersSettings{.jitter = [] { return 0.5; }})
        , m_views(*m_lab.cluster, m_lab.clock, {})
    {
        history::HistoryStore::Options options;
        options.path = path;
        auto opened = history::HistoryStore::open(options, m_lab.clock);
        if (!opened)
            qFatal("%s", opened.error().message.c_str());
        m_store = std::move(*opened);
        history::Recorder::Sources sources{&m_views.machines(),
                                           &m_views.nodes(),
                                           &m_views.hosts(),
                                           &m_views.events(),
                                           &m_views.pods(),
                                           {}};
        for (const auto &[informer, info] : m_views.streams()) {
            const bool named = informer == sources.machines || informer == sources.nodes
                || informer == sources.hosts || informer == sources.events
                || informer == sources.pods;
            if (!named)
                sources.further.push_back(
                    {info.kind, info.resource.substr(0, info.resource.find('.')), informer});
        }
        m_recorder = std::make_unique<history::Recorder>(*m_store, m_lab.clock, std::move(sources));
        if (const std::string failed = m_lab.load(); !failed.empty())
            qFatal("%s", failed.c_str());
        if (!m_recorder->start())
            qFatal("the recorder did not start");
        m_views.onNoticed([this](const Object &before, const Object &after) {
            m_store->append(history::ObjectChange{before, after, m_lab.clock.now()});
        });
        m_views.start();
        m_controllers.start();
        m_lab.start();
    }
    ~RecordedLab()
    {
        m_recorder->stop();
        m_controllers.stop();
    }

    void pass(Duration time) { m_lab.pass(time); }

    /// Something that people or hook controllers do.
    void act(std::mt19937 &random)
    {
        const auto machines = m_lab.list(cluster::kinds::machine());
        const auto nodes = m_lab.list(cluster::kinds::node());
        const auto hosts = m_lab.list(cluster::kinds::bareMetalHost());
        const auto any = [&random](const std::vector<Object> &objects) {
            return objects[random() % objects.size()];
        };
        switch (random() % 5) {
        case 0:
            m_lab.remove(cluster::kinds::machine(), any(machines).name(), ns);
            break;
        case 1:
            m_lab.patch(cluster::kinds::node(),
                        any(nodes).name(),
                        random() % 2 ? R"({"spec":{"unschedulable":true}})"
                                     : R"({"spec":{"unschedulable":null}})");
            break;
        case 2:
            m_lab.patch(cluster::kinds::labHookOwner(),
                        any(m_lab.list(cluster::kinds::labHookOwner())).name(),
                        R"({"spec":{"behaviour":"release"}})",
                        cluster::Subresource::None,
                        ns);
            break;
        case 3:
            m_lab.patch(cluster::kinds::bareMetalHost(),
                        any(hosts).name(),
                        random() % 2
                            ? R"({"metadata":{"annotations":{"reboot.metal3.io/x":""}}})"
                            : R"({"metadata":{"annotations":{"reboot.metal3.io/x":null}}})",
                        cluster::Subresource::None,
                        ns);
            break;
        default:
            m_lab.patch(cluster::kinds::machine(),
                        any(machines).name(),
                        R"({"spec":{"lifecycleHooks":{"preDrain":null,"preTerminate":null}}})",
                        cluster::Subresource::None,
                        ns);
        }
    }

    /// The same while somebody looks: the views are brought up to date all the time.
    void passWatched(Duration time)
    {
        for (Duration left = time; left > Duration(0); left -= 1s) {
            m_lab.pass(std::min<Duration>(left, 1s));
            m_views.refresh(m_lab.clock.now());
        }
    }

    /// What the views show that ran all the time, ages and all.
    Seen lookOn()
    {
        // Ages in sentences are renewed every ten seconds: look when they just were.
        m_lab.pass(10s);
        const TimePoint now = m_lab.clock.now();
        m_views.refresh(now);
        m_views.refresh(now);
        Seen seen{now, {}};
        seen.views["fleet"] = (*m_views.open("fleet", {}))->rows();
        seen.views["holds"] = (*m_views.open("holds", {}))->rows();
        for (const auto &[key, row] : seen.views["fleet"])
            seen.views["machine/" + key] = (*m_views.open("machine/" + key, {}))->rows();
        return seen;
    }

    /// What views that were opened just now show. Those that have run for long also know what they
    /// noticed themselves, which is in no record.
    Seen look()
    {
        const TimePoint now = m_lab.clock.now();
        gateway::FleetViews views(*m_lab.cluster, m_lab.clock, {});
        views.start();
        test::drainEvents();
        // What one machine says of another is known after all have been looked at once.
        views.refresh(now);
        views.refresh(now);
        Seen seen{now, {}};
        seen.views["fleet"] = (*views.open("fleet", {}))->rows();
        for (const auto &[key, row] : seen.views["fleet"])
            seen.views["machine/" + key] = (*views.open("machine/" + key, {}))->rows();
        views.stop();
        return seen;
    }

    history::HistoryStore &store() { return *m_store; }
    [[nodiscard]] TimePoint now() const { return m_lab.clock.now(); }

private:
    tests::LabFixture m_lab;
    controllers::MachineControllers m_controllers;
    std::unique_ptr<history::HistoryStore> m_store{};
    gateway::FleetViews m_views;
    std::unique_ptr<history::Recorder> m_recorder{};
};

/// Without the last sign of an owner: a Lease is renewed every few seconds, and the record does not
/// keep each renewal.
Json comparable(const std::string &row)
{
    Json json = Json::parse(row);
    if (const auto owner = json.find("owner"); owner != json.end() && owner->is_object())
        owner->erase("lastSign");
    return json;
}

} // namespace

/// The past shows what the present showed.
class TestReplay : public QObject
{
    Q_OBJECT
private slots:
    void replayEqualsWhatWasLive_data();
    void replayEqualsWhatWasLive();
    void whatWasNoticedIsReplayed();
    void whatWasNoticedSurvivesARestart();
    void whatHasNoPastIsRefused();

private:
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
        lab.pass(std::chrono::milliseconds(random() % 90'000));
        if (random() % 2 == 0)
            continue;
        // Ages in sentences are renewed every ten seconds: look when they just were.
        lab.pass(10s);
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
                if (key == "summary") // when its list was last emptied is known to the list alone
                    continue;
                const auto then = (*view)->rows().find(key);
                QVERIFY2(then != (*view)->rows().end(), (name + ' ' + key + " is missing").c_str());
                QVERIFY2(comparable(then->second) == comparable(row),
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
        seen.push_back(lab.lookOn());
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
             std::string("the record begins at 2026-01-10T12:00:00Z; nothing is known of "
                         "2026-01-09T12:01:00Z"));
    const auto view = past.open("fleet", {}, lab.now());
    QVERIFY(view);
    QCOMPARE((*view)->marking(),
             std::string(",\"asOf\":\"2026-01-10T12:01:00.000000Z\",\"blind\":\"\""));
}

QTEST_GUILESS_MAIN(TestReplay)
#include "tst_replay.moc"
