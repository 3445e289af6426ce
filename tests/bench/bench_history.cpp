// SPDX-License-Identifier: Apache-2.0
// The record under load: a storm of changes through the lanes into the store; then a machine
// with a month and 200,000 transitions opened at the resolution of a screen, and a fleet as of an
// instant. One JSON line per figure.
#include "backend/gateway/views/PastViews.h"
#include "backend/history/Recorder.h"
#include "backend/history/TimelineQuery.h"
#include "backend/runtime/ManualClock.h"
#include "backend/runtime/SystemClock.h"
#include "tests/bench/load/Figure.h"
#include "tests/bench/load/Machines.h"
#include "tests/bench/load/ProcessMeter.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace {

using namespace std::chrono_literals;
using hp::Duration;
using hp::Json;
using hp::Object;
using hp::ObjectKey;
using hp::TimePoint;
using hp::history::HistoryStore;
using hp::history::Transition;

constexpr int perSecond = 2000;
constexpr int machines = 2000;

[[noreturn]] void fail(const std::string &why)
{
    std::fprintf(stderr, "bench_history: %s\n", why.c_str());
    std::exit(1);
}

void figure(const std::string &name,
            double value,
            const char *unit,
            std::int64_t n = 1,
            std::optional<double> goal = std::nullopt)
{
    hp::bench::Figure line;
    line.name = name;
    line.value = value;
    line.unit = unit;
    line.n = n;
    line.goal = goal;
    hp::bench::print("history", line);
}

std::unique_ptr<HistoryStore> open(const HistoryStore::Options &options, hp::runtime::Clock &clock)
{
    auto store = HistoryStore::open(options, clock);
    if (!store)
        fail(store.error().message);
    return std::move(*store);
}

double milliseconds(const QElapsedTimer &timer)
{
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

Object machineOf(int number, int revision)
{
    Json json = hp::bench::realisticMachine(number, 2300);
    json["metadata"]["namespace"] = "openshift-machine-api";
    json["metadata"]["uid"] = "uid-" + std::to_string(number);
    json["metadata"]["resourceVersion"] = std::to_string(revision);
    json["status"]["phase"] = revision % 2 == 0 ? "Running" : "Failed";
    json["status"]["errorMessage"] = "change " + std::to_string(revision);
    return Object(std::move(json)).atRest();
}

/// `perSecond` changes of Machines a second, each one transition and one state, through the store
/// with its own timer, at the pace of the real clock.
void storm(HistoryStore::Options options, std::chrono::seconds length)
{
    hp::runtime::SystemClock clock;
    const auto store = open(options, clock);
    std::vector<Object> last;
    for (int i = 0; i < machines; ++i)
        last.push_back(machineOf(i, 0));
    const hp::bench::ProcessMeter meter(QCoreApplication::applicationPid());
    const double memory = meter.anonymousBytes();
    const double cpu = meter.cpuSeconds();

    const auto total = static_cast<std::int64_t>(length.count()) * perSecond;
    std::int64_t made = 0;
    double longest = 0;
    double preparing = 0;
    QElapsedTimer timer;
    timer.start();
    QElapsedTimer turn;
    turn.start();
    QTimer pace;
    pace.setTimerType(Qt::PreciseTimer);
    QObject::connect(&pace, &QTimer::timeout, [&] {
        const auto due = std::min<std::int64_t>(
            total, static_cast<std::int64_t>(milliseconds(timer) * perSecond / 1000));
        longest = std::max(longest, milliseconds(turn));
        const double before = meter.cpuSeconds();
        std::vector<std::pair<Object, Object>> changes;
        for (; made < due; ++made) {
            const auto number = static_cast<std::size_t>(made % machines);
            Object next =
                machineOf(static_cast<int>(number), static_cast<int>(made / machines) + 1);
            changes.emplace_back(std::exchange(last[number], next), next);
        }
        preparing += meter.cpuSeconds() - before; // the world's work, not ours
        for (const auto &[old, next] : changes) {
            hp::history::Observation seen{clock.now(), hp::history::Known::Observed, "watch", {}};
            auto transitions = hp::history::transitionsBetween(old, next, seen);
            for (Transition &transition : transitions)
                transition.machine = next.key();
            store->append(std::move(transitions));
            store->append(hp::history::ObjectChange{old.atRest(), next.atRest(), seen.seen});
        }
        turn.restart();
        if (made == total)
            QCoreApplication::quit();
    });
    pace.start(10);
    QCoreApplication::exec();
    if (const auto written = store->flush(); !written)
        fail(written.error().message);
    const double seconds = milliseconds(timer) / 1000;
    const double used = meter.cpuSeconds() - cpu - preparing;
    std::int64_t found = 0;
    for (const Object &machine : last) {
        const auto rows =
            store->transitions(machine.key(), TimePoint{}, clock.now() + std::chrono::hours(1));
        for (const Transition &row : rows ? *rows : std::vector<Transition>())
            found += row.lane == "phase" ? 1 : 0;
    }
    const double memoryUsed = meter.anonymousBytes() - memory;
    figure("changes recorded", static_cast<double>(made) / seconds, "changes/s", made, perSecond);
    figure("changes that are not in the record",
           static_cast<double>(total - found),
           "changes",
           total,
           0);
    figure("rows given up", static_cast<double>(store->lost()), "rows", total, 0);
    figure("longest turn of the event loop in the storm", longest, "ms", made);
    figure("CPU of recording a change", used * 1e6 / static_cast<double>(total), "us", total);
    figure("memory in the storm", memoryUsed, "B", total);
    if (!store->state().shared)
        figure("bytes on disk per change, its state included",
               static_cast<double>(store->state().bytes) / static_cast<double>(total),
               "B",
               total);
}

/// What a machine of a lively month leaves: a node that flaps, conditions, hooks, drains, power and
/// Events.
std::vector<Transition> month(const ObjectKey &machine, int count, TimePoint start, Duration length)
{
    struct Lane {
        const char *id;
        const char *kind;
        std::vector<const char *> looks;
    };
    const std::vector<Lane> lanes{
        {"phase", "phase", {"running", "deleting"}},
        {"hook/preDrain/EtcdQuorumOperator", "hook", {"armed", "holding"}},
        {"hook/preTerminate/BackupFileSystem", "hook", {"armed", "holding"}},
        {"condition/Drained", "condition", {"true", "false"}},
        {"condition/Drainable", "condition", {"true", "false"}},
        {"condition/Terminable", "condition", {"true", "false"}},
        {"condition/InstanceExists", "condition", {"true", "unknown"}},
        {"drain", "drain", {"draining", "blocked"}},
        {"pods", "drain", {"left", "left"}},
        {"node", "node", {"ready", "notReady", "unknown"}},
        {"cordon", "node", {"cordoned", ""}},
        {"power", "power", {"on", "moving", "off"}},
        {"key/reboot.metal3.io/x", "key", {"requested", "held"}}};
    std::vector<Transition> rows;
    rows.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) {
        Transition row;
        row.machine = machine;
        row.at = start + length * i / count;
        row.seen = row.at;
        row.source = "watch";
        row.actor = "machine-controller";
        row.revision = std::to_string(i);
        if (i % 3 == 0) {
            row.kind = "Event";
            row.object = {machine.ns, "event" + std::to_string(i)};
            row.uid = "event" + std::to_string(i);
            row.lane = "events";
            row.state.kind = "events";
            row.state.label = "Events";
            row.state.shape = hp::history::Shape::Mark;
            row.state.look = i % 30 == 0 ? "warning" : "normal";
            row.state.text = "DrainRequeued: error when evicting pods \"web-7d9\" -n \"shop\"";
        } else {
            const Lane &lane = lanes[static_cast<std::size_t>(i) % lanes.size()];
            row.kind = "Machine";
            row.object = machine;
            row.uid = "uid";
            row.lane = lane.id;
            row.state.kind = lane.kind;
            row.state.label = lane.id;
            row.state.look = lane.looks[static_cast<std::size_t>(i / static_cast<int>(lanes.size()))
                                        % lane.looks.size()];
            row.state.text = "Blocked: shop/web-7d9 kept by budget web and 3 more";
            row.state.reason = std::to_string(i % 40);
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

/// Opens a machine with a month as a console does, and everything of it as a script does.
void openMonth(HistoryStore::Options options, int count)
{
    constexpr Duration length = 30 * 24h;
    const TimePoint start = *hp::parseTime("2026-01-10T12:00:00Z");
    const TimePoint now = start + length;
    hp::runtime::ManualClock clock(start);
    const ObjectKey machine{"openshift-machine-api", "worker-7"};
    {
        const auto store = open(options, clock);
        store->append(month(machine, count, start, length));
        if (const auto written = store->flush(); !written)
            fail(written.error().message);
    }
    clock.stepWall(length);
    const auto store = open(options, clock);
    const hp::bench::ProcessMeter meter(QCoreApplication::applicationPid());
    const auto picture = [&](Duration range, int columns, std::size_t &bytes) {
        const auto rows =
            hp::history::timelineOf(*store, machine, {now - range, std::nullopt}, now, columns);
        if (!rows)
            fail(rows.error().message);
        bytes = 0;
        for (const auto &[key, row] : rows->items())
            bytes += row.dump().size();
        return rows->size();
    };
    for (const auto &[name, range] : {std::pair("a month", length),
                                      std::pair("a week", Duration(7 * 24h)),
                                      std::pair("a day", Duration(24h)),
                                      std::pair("two hours", Duration(2h))}) {
        std::vector<double> times;
        std::size_t bytes = 0;
        std::size_t rows = 0;
        const double memory = meter.anonymousBytes();
        for (int i = 0; i < 7; ++i) {
            QElapsedTimer timer;
            timer.start();
            rows = picture(range, 1200, bytes);
            times.push_back(milliseconds(timer));
        }
        const double first = times.front();
        std::sort(times.begin(), times.end());
        hp::bench::Figure line;
        line.name = std::string("first picture of ") + name + ", 1200 columns";
        line.value = times[times.size() / 2];
        line.unit = "ms";
        line.n = count;
        line.goal = 100;
        line.beside = {{"first", first},
                       {"longest", times.back()},
                       {"rows", static_cast<double>(rows)},
                       {"bytes", static_cast<double>(bytes)},
                       {"memory", meter.anonymousBytes() - memory}};
        hp::bench::print("history", line);
    }
    QElapsedTimer timer;
    timer.start();
    const auto all = store->transitions(machine, start - 1h, now);
    if (!all)
        fail(all.error().message);
    figure("every transition of the month",
           milliseconds(timer),
           "ms",
           static_cast<std::int64_t>(all->size()));
    figure("memory of the process with all of them", meter.anonymousBytes(), "B", count);
}

/// A fleet as of an instant, from a record in which every machine changed twenty times.
void replay(HistoryStore::Options options)
{
    const TimePoint start = *hp::parseTime("2026-01-10T12:00:00Z");
    hp::runtime::ManualClock clock(start);
    const auto store = open(options, clock);
    constexpr int changes = 20;
    for (int i = 0; i < machines; ++i)
        store->append(hp::history::ObjectChange{{}, machineOf(i, 0), start});
    for (int change = 1; change <= changes; ++change) {
        for (int i = 0; i < machines; ++i)
            store->append(hp::history::ObjectChange{
                machineOf(i, change - 1), machineOf(i, change), start + change * 1min});
    }
    if (const auto written = store->flush(); !written)
        fail(written.error().message);
    if (!store->state().shared)
        figure("bytes on disk per state",
               static_cast<double>(store->usedBytes()) / (machines * (changes + 1.0)),
               "B",
               machines * (changes + 1));
    clock.advance(3h);
    hp::gateway::PastViews past(*store, {});
    for (const auto &[name, at] : {std::pair("in the middle", start + changes / 2 * 1min),
                                   std::pair("at the end", start + changes * 1min)}) {
        // As the gateway does it, whose thread does other things between two pieces.
        QElapsedTimer timer;
        timer.start();
        double longest = 0;
        for (bool more = true; more;) {
            QElapsedTimer piece;
            piece.start();
            more = past.prepare("fleet", {}, at);
            longest = std::max(longest, milliseconds(piece));
        }
        QElapsedTimer answer;
        answer.start();
        const auto view = past.open("fleet", {}, at);
        longest = std::max(longest, milliseconds(answer));
        if (!view || (*view)->rows().size() != machines)
            fail("the fleet of the past is not whole");
        figure(
            std::string("the fleet as of an instant ") + name, milliseconds(timer), "ms", machines);
        figure(std::string("the longest piece of it ") + name, longest, "ms", machines);
    }
    QElapsedTimer timer;
    timer.start();
    if (!past.open("machine/openshift-machine-api/" + hp::bench::machineName(7), {}, start + 10min))
        fail("a machine of the past is not there");
    figure("one of its machines then", milliseconds(timer), "ms");
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    parser.addOption({QStringLiteral("short"), QStringLiteral("a storm of ten seconds")});
    parser.addOption({QStringLiteral("url"),
                      QStringLiteral("a PostgreSQL to record in, instead of files"),
                      QStringLiteral("URL")});
    parser.process(application);
    const QTemporaryDir directory;
    const auto options = [&](const char *file) {
        HistoryStore::Options place;
        place.path = directory.filePath(QLatin1String(file)).toStdString();
        place.url = parser.value(QStringLiteral("url")).toStdString();
        place.cluster = place.url.empty() ? std::string() : std::string(file);
        return place;
    };
    storm(options("storm.db"), parser.isSet(QStringLiteral("short")) ? 10s : 120s);
    openMonth(options("month.db"), 200'000);
    replay(options("replay.db"));
    return 0;
}
