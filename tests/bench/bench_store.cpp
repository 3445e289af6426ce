// SPDX-License-Identifier: Apache-2.0
// Durable writes per second and watch fan-out of the embedded cluster, beside plain SQLite in the
// same run on the same disk. One JSON line per figure.
#include "backend/embedded/EmbeddedCluster.h"
#include "backend/embedded/admission/AdmissionChain.h"
#include "backend/embedded/schema/SchemaSet.h"
#include "backend/runtime/SystemClock.h"
#include "tests/bench/load/Figure.h"
#include "tests/bench/load/Machines.h"
#include "tests/support/clustercontract/Await.h"
#include "tests/support/clustercontract/Samples.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>

#include <sqlite3.h>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace {

using hp::Json;
using hp::bench::machineName;
using hp::bench::realisticMachine;
using hp::cluster::kinds::machine;

constexpr int machines = 1000;

/// Plain SQLite, same settings and page size, one table of blobs: what the disk allows.
class Peer
{
public:
    explicit Peer(const std::string &path)
    {
        sqlite3_open(path.c_str(), &m_database);
        for (const char *sql :
             {"PRAGMA page_size=8192",
              "PRAGMA locking_mode=EXCLUSIVE",
              "PRAGMA journal_mode=WAL",
              "PRAGMA synchronous=FULL",
              "CREATE TABLE rows(id INTEGER PRIMARY KEY AUTOINCREMENT, key BLOB, value BLOB)"})
            sqlite3_exec(m_database, sql, nullptr, nullptr, nullptr);
        sqlite3_prepare_v2(
            m_database, "INSERT INTO rows(key, value) VALUES(?, ?)", -1, &m_insert, nullptr);
    }
    Peer(const Peer &) = delete;
    Peer &operator=(const Peer &) = delete;
    ~Peer()
    {
        sqlite3_finalize(m_insert);
        sqlite3_close(m_database);
    }

    double rowsPerSecond(int count, int batch, const std::string &value)
    {
        QElapsedTimer timer;
        timer.start();
        for (int i = 0; i < count; ++i) {
            if (batch > 1 && i % batch == 0)
                sqlite3_exec(m_database, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr);
            const std::string key = "machines/" + std::to_string(i % machines);
            sqlite3_bind_blob(m_insert, 1, key.data(), static_cast<int>(key.size()), nullptr);
            sqlite3_bind_blob(m_insert, 2, value.data(), static_cast<int>(value.size()), nullptr);
            sqlite3_step(m_insert);
            sqlite3_reset(m_insert);
            if (batch > 1 && (i % batch == batch - 1 || i == count - 1))
                sqlite3_exec(m_database, "COMMIT", nullptr, nullptr, nullptr);
        }
        return count * 1e9 / static_cast<double>(timer.nsecsElapsed());
    }

private:
    sqlite3 *m_database = nullptr;
    sqlite3_stmt *m_insert = nullptr;
};

void print(const hp::bench::Figure &figure)
{
    hp::bench::print("store", figure);
}

/// One cluster over a fresh file with `machines` Machines in it.
class Bench
{
public:
    explicit Bench(const std::string &path)
    {
        hp::embedded::EmbeddedCluster::Options options;
        options.path = path;
        auto opened = hp::embedded::EmbeddedCluster::open(
            m_clock,
            options,
            {hp::embedded::SchemaSet::instance(), *m_admission, hp::embedded::applyPatch});
        if (!opened) {
            std::fprintf(stderr, "%s\n", opened.error().message.c_str());
            std::exit(1);
        }
        m_cluster = std::move(*opened);
        int made = 0;
        for (int i = 0; i < machines; ++i)
            m_cluster->create(
                machine(), "default", realisticMachine(i, 2300), {}, [&](const auto &) { ++made; });
        hp::test::spinUntil([&] { return made == machines; }, std::chrono::minutes(5));
    }

    hp::embedded::EmbeddedCluster &cluster() { return *m_cluster; }

    /// Whole-object status updates with `inFlight` writers, each on its own machines.
    double writesPerSecond(int count, int inFlight)
    {
        m_left = count;
        m_done = 0;
        m_failed = 0;
        QElapsedTimer timer;
        timer.start();
        for (int i = 0; i < inFlight; ++i)
            write();
        if (!hp::test::spinUntil([&] { return m_done == count; }, std::chrono::minutes(5))
            || m_failed > 0) {
            std::fprintf(stderr, "%d of %d writes done, %d failed\n", m_done, count, m_failed);
            std::exit(1);
        }
        return count * 1e9 / static_cast<double>(timer.nsecsElapsed());
    }

private:
    void write()
    {
        if (m_left-- <= 0)
            return;
        const int turn = m_turn++;
        const std::string name = machineName(turn % machines);
        m_cluster->patch({&machine(), {"default", name}},
                         hp::cluster::PatchType::Merge,
                         {{"status", {{"errorMessage", std::to_string(turn)}}}},
                         hp::cluster::Subresource::Status,
                         {},
                         [this](const auto &written) {
                             m_failed += written ? 0 : 1;
                             ++m_done;
                             write();
                         });
    }

    hp::runtime::SystemClock m_clock{};
    std::unique_ptr<hp::embedded::Admission> m_admission = hp::embedded::defaultAdmission({});
    std::unique_ptr<hp::embedded::EmbeddedCluster> m_cluster{};
    int m_left = 0;
    int m_done = 0;
    int m_failed = 0;
    int m_turn = 0;
};

/// From the call of a write to its arrival at each of `watchers` watches.
void fanOut(Bench &bench, int watchers, int writes)
{
    std::vector<std::unique_ptr<hp::cluster::Watch>> watches;
    QElapsedTimer clock;
    clock.start();
    std::vector<qint64> started(static_cast<std::size_t>(writes) + 1, 0);
    std::vector<double> latencies;
    latencies.reserve(static_cast<std::size_t>(writes) * static_cast<std::size_t>(watchers));
    const std::string from = bench.cluster().currentRevision();
    for (int i = 0; i < watchers; ++i)
        watches.push_back(bench.cluster().watch(
            {&machine(), "default", {}, {}},
            from,
            {[&](const auto &events) {
                 const qint64 now = clock.nsecsElapsed();
                 for (const hp::cluster::WatchEvent &event : events) {
                     const std::size_t turn = std::stoul(event.object.text("/status/errorMessage"));
                     latencies.push_back(static_cast<double>(now - started[turn]) / 1e6);
                 }
             },
             {}}));
    const auto total = static_cast<std::size_t>(writes) * static_cast<std::size_t>(watchers);
    int next = 0;
    const qint64 begin = clock.nsecsElapsed();
    const std::function<void()> write = [&] {
        if (next == writes)
            return;
        const int turn = next++;
        started[static_cast<std::size_t>(turn)] = clock.nsecsElapsed();
        bench.cluster().patch({&machine(), {"default", machineName(turn % machines)}},
                              hp::cluster::PatchType::Merge,
                              {{"status", {{"errorMessage", std::to_string(turn)}}}},
                              hp::cluster::Subresource::Status,
                              {},
                              [&](const auto &) { write(); });
    };
    for (int i = 0; i < 64; ++i)
        write();
    if (!hp::test::spinUntil([&] { return latencies.size() == total; }, std::chrono::minutes(5))) {
        std::fprintf(stderr, "events are missing: %zu of %zu\n", latencies.size(), total);
        std::exit(1);
    }
    const double seconds = static_cast<double>(clock.nsecsElapsed() - begin) / 1e9;
    std::sort(latencies.begin(), latencies.end());
    const int n = static_cast<int>(total);
    const std::string suffix = ", " + std::to_string(watchers) + " watchers";
    print({"watch fan-out" + suffix, static_cast<double>(total) / seconds, "events/s", n});
    print({"watch latency p50" + suffix, latencies[total / 2], "ms", n});
    print({"watch latency p99" + suffix, latencies[total * 99 / 100], "ms", n});
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    QTemporaryDir directory(
        argc > 1 ? QString::fromLocal8Bit(argv[1]) + QStringLiteral("/bench-XXXXXX") : QString());
    Bench bench(directory.filePath(QStringLiteral("store.db")).toStdString());
    Peer peer(directory.filePath(QStringLiteral("peer.db")).toStdString());
    const auto stored = hp::test::get(bench.cluster(), {&machine(), {"default", machineName(1)}});
    const std::string value = stored->bytes();
    print({"size of a Machine", static_cast<double>(value.size()), "B", 1});

    constexpr int many = 30'000;
    constexpr int few = 6'000;
    bench.writesPerSecond(few, 64);
    peer.rowsPerSecond(few, 64, value);
    print({"durable writes, 64 in flight",
           bench.writesPerSecond(many, 64),
           "writes/s",
           many,
           5000.0,
           "sqlite3 rows, 64 a transaction",
           peer.rowsPerSecond(many, 64, value)});
    print({"durable writes, 1 in flight",
           bench.writesPerSecond(few, 1),
           "writes/s",
           few,
           {},
           "sqlite3 rows, 1 a transaction",
           peer.rowsPerSecond(few, 1, value)});
    fanOut(bench, 100, 10'000);
    return 0;
}
