// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/cluster/Watching.h"

#include "backend/history/Recorder.h"
#include "backend/kube/KubeCluster.h"
#include "backend/runtime/Informer.h"
#include "backend/runtime/SystemClock.h"
#include "tests/bench/cluster/FleetWriter.h"
#include "tests/bench/load/ProcessMeter.h"
#include "tests/support/clustercontract/Await.h"
#include "tests/support/kube/StaticCredentials.h"

#include <QFile>
#include <QTemporaryDir>

#include <algorithm>
#include <ctime>
#include <fstream>
#include <unistd.h>

namespace hp::bench {

namespace {

using Steady = std::chrono::steady_clock;
constexpr std::chrono::seconds timeout{180};

double secondsSince(Steady::time_point begin)
{
    return std::chrono::duration<double>(Steady::now() - begin).count();
}

/// The most resident memory this process ever had.
double highWaterBytes()
{
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);) {
        if (line.starts_with("VmHWM:"))
            return std::stod(line.substr(6)) * 1024;
    }
    return 0;
}

/// CPU of this thread, which is the control thread of what is measured.
double threadCpuSeconds()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return double(time.tv_sec) + double(time.tv_nsec) / 1e9;
}

std::unique_ptr<kube::KubeCluster> clusterAt(const Way &where, runtime::Clock &clock)
{
    return std::make_unique<kube::KubeCluster>(
        where.endpoint, std::make_shared<test::StaticCredentials>(where.token), clock);
}

} // namespace

Way wayTo(const Endpoint &endpoint)
{
    QFile ca(QString::fromStdString(endpoint.access.cluster.caFile));
    Way where;
    where.endpoint.server = endpoint.access.cluster.server;
    where.endpoint.caPem = endpoint.access.cluster.caData;
    if (where.endpoint.caPem.empty() && ca.open(QIODevice::ReadOnly))
        where.endpoint.caPem = ca.readAll().toStdString();
    where.token = endpoint.access.user.token;
    return where;
}

SyncFigures syncOnce(const Endpoint &endpoint, bool wholeFleet)
{
    namespace kinds = cluster::kinds;
    const ProcessMeter meter(getpid());
    runtime::SystemClock clock;
    const double before = meter.residentBytes();
    const auto begin = Steady::now();
    const auto cluster = clusterAt(wayTo(endpoint), clock);
    std::vector<std::unique_ptr<runtime::Informer>> informers;
    for (const cluster::Kind *kind : {&kinds::machine(), &kinds::bareMetalHost(), &kinds::node()}) {
        if (kind != &kinds::machine() && !wholeFleet)
            continue;
        informers.push_back(
            std::make_unique<runtime::Informer>(*cluster, cluster::Query{kind, {}, {}, {}}, clock));
        informers.back()->start();
    }
    const auto synced = [&] {
        return std::all_of(informers.begin(), informers.end(), [](const auto &informer) {
            return informer->hasSynced();
        });
    };
    if (!test::spinUntil(synced, timeout))
        fail("the first list did not come");
    SyncFigures figures;
    figures.seconds = secondsSince(begin);
    figures.grownBytes = meter.residentBytes() - before;
    figures.peakBytes = highWaterBytes() - before;
    for (const auto &informer : informers)
        figures.objects += static_cast<std::int64_t>(informer->size());
    return figures;
}

StormFigures stormOnce(const Way &where, Storm &storm, int seconds)
{
    runtime::SystemClock clock;
    const QTemporaryDir folder;
    const auto cluster = clusterAt(where, clock);
    runtime::Informer informer(
        *cluster, cluster::Query{&cluster::kinds::machine(), {}, {}, {}}, clock);
    history::HistoryStore::Options place;
    place.path = folder.filePath(QStringLiteral("history.db")).toStdString();
    auto store = history::HistoryStore::open(place, clock);
    if (!store)
        fail(store.error().message);
    history::Recorder recorder(**store, clock, {&informer, nullptr, nullptr, nullptr});
    if (const auto started = recorder.start(); !started)
        fail(started.error().message);
    std::uint64_t changes = 0;
    informer.onChange([&changes](const Object &before, const Object &after) {
        if (before && after && before.text("/status/phase") != after.text("/status/phase"))
            ++changes;
    });
    informer.start();
    if (!test::spinUntil([&] { return informer.hasSynced(); }, timeout))
        fail("the first list did not come");

    const TimePoint from = clock.now();
    const double cpu = threadCpuSeconds();
    storm.start();
    const auto begin = Steady::now();
    (void)test::spinUntil([&] { return secondsSince(begin) >= seconds; },
                          std::chrono::seconds(seconds + 60));
    StormFigures figures;
    const double lasted = secondsSince(begin);
    // The event loop must go on while the last writes are answered.
    std::thread stopper([&storm] { storm.stop(); });
    const auto ended = Steady::now();
    (void)test::spinUntil([&] { return secondsSince(ended) > 0.2; }, timeout);
    stopper.join();
    figures.written = storm.changes();
    figures.rate = double(figures.written) / lasted;
    if (storm.refused() > 0)
        fail(std::to_string(storm.refused()) + " writes of the storm were refused");
    (void)test::spinUntil([&] { return changes >= figures.written; }, timeout);
    figures.lagMilliseconds = secondsSince(ended) * 1000;
    figures.cpuSeconds = threadCpuSeconds() - cpu;
    figures.relists = cluster->counters().relists;
    if (const auto flushed = (*store)->flush(); !flushed)
        fail(flushed.error().message);
    for (int i = 0; i < static_cast<int>(storm.perMachine().size()); ++i) {
        const auto rows =
            (*store)->transitions({fleetNamespace, storm.machine(i)}, from, clock.now());
        if (!rows)
            fail(rows.error().message);
        // The first one says how it stood when the storm began.
        const auto seen = static_cast<std::uint64_t>(
            std::count_if(rows->begin(), rows->end(), [from](const history::Transition &row) {
                return row.lane == "phase" && row.seen >= from;
            }));
        const std::uint64_t wanted = storm.perMachine()[static_cast<std::size_t>(i)];
        figures.recorded += seen;
        figures.dropped += wanted > seen ? wanted - seen : 0;
    }
    return figures;
}

} // namespace hp::bench
