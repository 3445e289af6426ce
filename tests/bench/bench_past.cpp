// SPDX-License-Identifier: Apache-2.0
// The record as whoever looks back uses it: a month of 2,000 machines, any instant of it from the
// question to the picture, and the record played at 60 times its pace. Backend and console are one
// process here, with the socket between them. One JSON line per figure; `cpu` beside a time is what
// the processor did in it, which other work on the machine does not lengthen.
#include "backend/gateway/Gateway.h"
#include "backend/gateway/views/HoldMemory.h"
#include "backend/gateway/views/PastViews.h"
#include "backend/gateway/views/SiteMemory.h"
#include "backend/runtime/ManualClock.h"
#include "tests/bench/load/Figure.h"
#include "tests/bench/load/Machines.h"
#include "tests/bench/load/ProcessMeter.h"
#include "ui/session/GatewaySession.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QHostAddress>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTemporaryDir>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <memory>
#include <nlohmann/json.hpp>
#include <random>
#include <string>
#include <vector>

namespace {

using namespace std::chrono_literals;
using hp::Duration;
using hp::Json;
using hp::Object;
using hp::TimePoint;
using hp::history::HistoryStore;

constexpr int changesADay = 2; ///< of each machine
constexpr const char *ns = "openshift-machine-api";

[[noreturn]] void giveUp(const std::string &why)
{
    std::fprintf(stderr, "bench_past: %s\n", why.c_str());
    std::exit(1);
}

/// A machine in the state after so many changes: most run, some drain behind their hook.
Object machineThen(int number, int change)
{
    Json json = hp::bench::realisticMachine(number, 2300);
    json["metadata"]["namespace"] = ns;
    json["metadata"]["uid"] = "uid-" + std::to_string(number);
    json["metadata"]["resourceVersion"] = std::to_string(change);
    json["metadata"]["creationTimestamp"] = "2025-11-01T00:00:00Z";
    json["status"]["phase"] = "Running";
    json["status"]["nodeRef"]["name"] = "node-" + std::to_string(number);
    json["status"]["conditions"] = {{{"type", "Drainable"},
                                     {"status", change % 2 == 0 ? "True" : "False"},
                                     {"lastTransitionTime", "2026-01-10T12:00:00Z"}}};
    json["status"]["lastUpdated"] = std::to_string(change);
    if ((number + change) % 40 == 0) {
        json["metadata"]["deletionTimestamp"] = "2026-01-10T12:00:00Z";
        json["status"]["phase"] = "Deleting";
    }
    return Object(std::move(json)).atRest();
}

Object nodeThen(int number, bool ready)
{
    return Object(Json{{"apiVersion", "v1"},
                       {"kind", "Node"},
                       {"metadata",
                        {{"name", "node-" + std::to_string(number)},
                         {"uid", "node-uid-" + std::to_string(number)},
                         {"resourceVersion", ready ? "1" : "2"}}},
                       {"spec",
                        {{"providerID",
                          "aws:///eu-central-1a/i-0" + std::to_string(100000000 + number)}}},
                       {"status",
                        {{"conditions",
                          {{{"type", "Ready"},
                            {"status", ready ? "True" : "Unknown"},
                            {"lastTransitionTime", "2026-01-10T12:00:00Z"}}}}}}})
        .atRest();
}

/// Its hook was let go, for the statistics of what is usual.
hp::history::Transition holdEnded(int number, int change, TimePoint at)
{
    const std::string name = hp::bench::machineName(number);
    hp::history::Transition ended;
    ended.machine = ended.object = {ns, name};
    ended.kind = "Machine";
    ended.uid = "uid-" + std::to_string(number);
    ended.lane = "hook/preDrain/MigrateImportantApp";
    ended.from = "holding";
    ended.end = "released";
    ended.at = ended.seen = at;
    ended.held = hp::history::HeldSpan{"preDrain",
                                       "MigrateImportantApp",
                                       "my-app-migration",
                                       "worker",
                                       at - std::chrono::minutes(5 + (number + change) % 40),
                                       at};
    return ended;
}

void record(HistoryStore &store, TimePoint start, int machines, int days)
{
    const auto add = [&store](const Object &before, const Object &after, TimePoint at) {
        store.append(hp::history::ObjectChange{before, after, at});
    };
    // What a backend would have noticed of their hooks.
    TimePoint noticedAt = start;
    const auto noticed = [&](const Object &before, const Object &after) {
        add(before, after, noticedAt);
    };
    hp::gateway::HoldMemory memory;
    memory.onChange(noticed);
    hp::gateway::SiteMemory site;
    site.onChange(noticed);
    const auto notice = [&](const Object &machine, TimePoint at) {
        noticedAt = at;
        hp::holds::Hold hook;
        hook.name = "MigrateImportantApp";
        hook.state =
            machine.isDeleting() ? hp::holds::HoldState::Holding : hp::holds::HoldState::Armed;
        memory.note(machine, {hook}, at);
    };
    site.noteOwner("my-app-migration", {}, start);
    for (int i = 0; i < machines; ++i) {
        add({}, machineThen(i, i), start);
        notice(machineThen(i, i), start);
        add({}, nodeThen(i, true), start);
    }
    const Duration between = Duration(24h) / changesADay / machines;
    for (int round = 0; round < days * changesADay; ++round) {
        const TimePoint begin = start + Duration(24h) * round / changesADay;
        for (int i = 0; i < machines; ++i) {
            const TimePoint at = begin + between * i + 1s;
            add(machineThen(i, i + round), machineThen(i, i + round + 1), at);
            store.append({holdEnded(i, round, at)});
            notice(machineThen(i, i + round + 1), at);
            if ((round + i) % 20 == 0) {
                add(nodeThen(i, true), nodeThen(i, false), at);
                add(nodeThen(i, false), nodeThen(i, true), at + 30s);
            }
        }
    }
    if (const auto written = store.flush(); !written)
        giveUp(written.error().message);
}

class Past final : public hp::gateway::ViewSource
{
public:
    explicit Past(HistoryStore &store)
        : m_past(store, {})
    { }
    hp::Result<std::shared_ptr<hp::gateway::View>> open(const std::string &name,
                                                        const Json &options) override
    {
        const auto at = instant(options);
        if (!at)
            return std::make_shared<hp::gateway::View>();
        return m_past.open(name, options, *at);
    }
    bool prepare(const std::string &name, const Json &options) override
    {
        const auto at = instant(options);
        return at && m_past.prepare(name, options, *at);
    }
    void refresh(TimePoint) override { }

private:
    static std::optional<TimePoint> instant(const Json &options)
    {
        return options.is_object() && options.contains("at")
            ? hp::parseTime(options["at"].get<std::string>())
            : std::nullopt;
    }

    hp::gateway::PastViews m_past;
};

/// Stands where the front stands: says to the gateway who comes, and passes everything on.
class Door
{
public:
    Door(std::uint16_t gateway, const std::string &secret)
    {
        const QByteArray head = "X-Holdpoint-Secret: " + QByteArray::fromStdString(secret)
            + "\r\nX-Holdpoint-Identity: bench\r\nX-Holdpoint-Roles: viewer\r\n";
        QObject::connect(&m_server, &QTcpServer::newConnection, [this, gateway, head] {
            QTcpSocket *client = m_server.nextPendingConnection();
            auto *served = new QTcpSocket(client);
            const auto said = std::make_shared<QByteArray>();
            const auto isOpen = std::make_shared<bool>(false);
            QObject::connect(client, &QTcpSocket::readyRead, served, [=] {
                if (*isOpen) {
                    served->write(client->readAll());
                    return;
                }
                *said += client->readAll();
                const qsizetype end = said->indexOf("\r\n\r\n");
                if (end < 0)
                    return;
                *isOpen = true;
                said->insert(end + 2, head);
                served->write(*said);
            });
            QObject::connect(
                served, &QTcpSocket::readyRead, client, [=] { client->write(served->readAll()); });
            served->connectToHost(QHostAddress::LocalHost, gateway);
        });
        if (!m_server.listen(QHostAddress::LocalHost))
            giveUp("no port on loopback");
    }
    [[nodiscard]] QUrl url() const
    {
        return QUrl(QStringLiteral("ws://127.0.0.1:%1/live").arg(m_server.serverPort()));
    }

private:
    QTcpServer m_server;
};

template<typename Done>
void waitFor(Done done, const char *what)
{
    QElapsedTimer timer;
    timer.start();
    while (!done()) {
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents); // ticks come anyway
        if (timer.elapsed() > 120'000)
            giveUp(std::string("never came: ") + what);
    }
}

void printFigure(const std::string &name,
                 double value,
                 const char *unit,
                 std::int64_t n,
                 std::optional<double> goal,
                 std::vector<std::pair<std::string, double>> beside)
{
    hp::bench::Figure line;
    line.name = name;
    line.value = value;
    line.unit = unit;
    line.n = n;
    line.goal = goal;
    line.beside = std::move(beside);
    hp::bench::print("past", line);
}

/// By nearest rank.
double ranked(std::vector<double> values, std::size_t percent)
{
    std::sort(values.begin(), values.end());
    return values[std::max<std::size_t>((values.size() * percent + 99) / 100, 1) - 1];
}

double sinceEpoch(TimePoint at)
{
    return std::chrono::duration<double, std::milli>(at.time_since_epoch()).count();
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    parser.addOption({QStringLiteral("machines"),
                      QStringLiteral("how many"),
                      QStringLiteral("N"),
                      QStringLiteral("2000")});
    parser.addOption({QStringLiteral("days"),
                      QStringLiteral("how long the record is"),
                      QStringLiteral("N"),
                      QStringLiteral("30")});
    parser.addOption({QStringLiteral("keep"),
                      QStringLiteral("a record that is made once and used again"),
                      QStringLiteral("FILE")});
    parser.addOption({QStringLiteral("instants"),
                      QStringLiteral("how many are asked for"),
                      QStringLiteral("N"),
                      QStringLiteral("21")});
    parser.process(application);
    const int machines = parser.value(QStringLiteral("machines")).toInt();
    const int days = parser.value(QStringLiteral("days")).toInt();
    const QTemporaryDir directory;
    const TimePoint start = *hp::parseTime("2026-01-10T12:00:00Z");
    const TimePoint end = start + Duration(24h) * days;
    hp::runtime::ManualClock clock(start);
    HistoryStore::Options options;
    const QString kept = parser.value(QStringLiteral("keep"));
    options.path =
        (kept.isEmpty() ? directory.filePath(QStringLiteral("past.db")) : kept).toStdString();
    const bool isMade = !kept.isEmpty() && QFile::exists(kept);
    auto store = HistoryStore::open(options, clock);
    if (!store)
        giveUp(store.error().message);
    if (!isMade)
        record(**store, start, machines, days);
    clock.stepWall(Duration(24h) * days + 1h);
    // As the recorder of a backend does at its start.
    if (const auto usual = (*store)->usualAt(clock.now()); !usual)
        giveUp(usual.error().message);

    Past past(**store);
    hp::gateway::ServerInfo info;
    info.cluster = "bench";
    hp::gateway::Gateway gateway(clock, past, info);
    if (const auto started = gateway.start(); !started)
        giveUp(started.error().message);
    const Door door(gateway.port(), gateway.secret());
    hp::ui::SystemUiClock uiClock;
    hp::ui::GatewaySession session({door.url(), {}, {}}, uiClock, [] { return 0.5; });
    session.start();
    waitFor([&] { return session.isFleetLoaded(); }, "the first picture");

    hp::ui::Replay &replay = *session.replay();
    const hp::bench::ProcessMeter meter(QCoreApplication::applicationPid());
    std::mt19937_64 random(20260110);
    const double before = meter.anonymousBytes();
    std::vector<double> times;
    std::vector<double> busy;
    const int instants = parser.value(QStringLiteral("instants")).toInt();
    for (int i = 0; i < instants; ++i) {
        // As a person looks: the backend gives nobody more than a share of its time.
        QElapsedTimer looked;
        looked.start();
        waitFor([&] { return looked.elapsed() > 2000; }, "a look");
        const Duration into = std::chrono::milliseconds(
            1000 + random() % std::uint64_t(std::chrono::milliseconds(24h).count() * days - 2000));
        const double at = std::floor(sinceEpoch(start + into));
        QElapsedTimer timer;
        timer.start();
        const double cpu = meter.cpuSeconds();
        replay.seek(at);
        waitFor([&] { return replay.at() == at; }, "an instant");
        times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
        busy.push_back((meter.cpuSeconds() - cpu) * 1000);
        if (session.fleet()->rowCount() != machines)
            giveUp("the fleet of the past is not whole");
    }
    printFigure("any instant of a month, from the question to the picture",
                ranked(times, 50),
                "ms",
                instants,
                300,
                {{"p95", ranked(times, 95)},
                 {"longest", ranked(times, 100)},
                 {"cpu", ranked(busy, 50)},
                 {"cpuP95", ranked(busy, 95)},
                 {"moreMB", (meter.anonymousBytes() - before) / 1e6},
                 {"machines", double(machines)},
                 {"days", double(days)}});

    for (const int speed : {60, 600}) {
        const double from = std::floor(sinceEpoch(end - 12h));
        replay.seek(from);
        waitFor([&] { return replay.at() == from; }, "where it plays from");
        replay.setSpeed(speed);
        const int shown = replay.shown();
        const double cpu = meter.cpuSeconds();
        QElapsedTimer timer;
        timer.start();
        replay.play();
        waitFor([&] { return timer.elapsed() >= 10'000; }, "ten seconds");
        replay.pause();
        const double seconds = static_cast<double>(timer.nsecsElapsed()) / 1e9;
        const int frames = replay.shown() - shown;
        printFigure("frames a second of playing " + std::to_string(speed) + " times as fast",
                    frames / seconds,
                    "1/s",
                    frames,
                    20,
                    {{"cpuOfFrame", frames > 0 ? (meter.cpuSeconds() - cpu) * 1000 / frames : 0}});
    }
    return 0;
}
