// SPDX-License-Identifier: Apache-2.0
// Two hours of product time with objects and watchers coming and going: does memory stay flat? One
// JSON line per product minute, then the growth between the second quarter and the last one.
//
//   bench_churn BIN_DIR LAB_FILE [--minutes N] [--warm-up N] [--time-scale S] [--machines M]
//
// Machines are created, run (the lab gives them instances and nodes), are changed and deleted, and
// so are ConfigMaps and Leases; clients list, take tables, watch and leave, some stop reading, some
// are cut in the middle. The hour before does not count: Events are kept for one, so until then
// there are more of them every minute.
#include "tests/bench/load/Figure.h"
#include "tests/bench/load/HttpsClient.h"
#include "tests/bench/load/ProcessMeter.h"
#include "tests/bench/load/WatchCrowd.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDirIterator>
#include <QElapsedTimer>
#include <QTemporaryDir>

#include <algorithm>
#include <atomic>
#include <nlohmann/json.hpp>
#include <numeric>
#include <random>
#include <sys/resource.h>
#include <thread>
#include <vector>

namespace {

using namespace hp::bench;
using namespace std::chrono_literals;

constexpr const char *space = "openshift-machine-api";
const std::string machinesPath =
    "/apis/machine.openshift.io/v1beta1/namespaces/openshift-machine-api/machines";
const std::string mapsPath = "/api/v1/namespaces/openshift-machine-api/configmaps";
const std::string leasesPath =
    "/apis/coordination.k8s.io/v1/namespaces/openshift-machine-api/leases";

struct Settings {
    double minutes = 120; ///< of the product's time, after the warm-up
    double warmUp = 60;
    double timeScale = 10;
    int machines = 200; ///< alive at a time
};

struct Counts {
    std::atomic<std::uint64_t> writes{0};
    std::atomic<std::uint64_t> refused{0};
    std::atomic<std::uint64_t> reads{0};
    std::atomic<std::uint64_t> broken{0};
};

/// A Machine that the lab runs: instance, Node and phases like any other.
std::string labMachine(const std::string &name)
{
    return nlohmann::json{{"apiVersion", "machine.openshift.io/v1beta1"},
                          {"kind", "Machine"},
                          {"metadata",
                           {{"name", name},
                            {"namespace", space},
                            {"annotations", {{"lab.holdpoint.dev/begins", "running"}}},
                            {"labels",
                             {{"machine.openshift.io/cluster-api-cluster", "churn"},
                              {"machine.openshift.io/cluster-api-machine-role", "worker"},
                              {"machine.openshift.io/cluster-api-machineset", "churn"}}}}},
                          {"spec",
                           {{"providerSpec",
                             {{"value",
                               {{"apiVersion", "lab.holdpoint.dev/v1alpha1"},
                                {"kind", "LabMachineProviderSpec"},
                                {"instanceType", "small"}}}}}}}}
        .dump();
}

/// Everything that writes and reads, on threads of its own, until it goes.
class Load
{
public:
    Load(const Endpoint &endpoint, const Settings &settings)
        : m_endpoint(endpoint)
        , m_settings(settings)
    {
        m_threads.emplace_back([this] { writeMachines(); });
        for (int i = 0; i < 2; ++i)
            m_threads.emplace_back([this, i] { writeSmallThings(i); });
        m_threads.emplace_back([this] { read(); });
        m_threads.emplace_back([this] { watch(); });
    }
    Load(const Load &) = delete;
    Load &operator=(const Load &) = delete;
    ~Load()
    {
        m_stop = true;
        for (std::thread &thread : m_threads)
            thread.join();
    }

    Counts counts{};
    std::atomic<std::uint64_t> watchesOpened{0};
    std::atomic<std::uint64_t> watchesEnded{0};
    std::atomic<std::uint64_t> events{0};

private:
    void note(const Answer &answer, std::initializer_list<int> good)
    {
        ++(answer.status == 0 ? counts.broken : counts.writes);
        if (answer.status != 0 && std::find(good.begin(), good.end(), answer.status) == good.end())
            ++counts.refused;
    }

    void patch(HttpsClient &client, const std::string &target, const std::string &body)
    {
        note(client.ask("PATCH", target, "application/json", body, "application/merge-patch+json"),
             {200, 404});
    }

    /// A steady population: the oldest one goes when a new one comes, all get a label now and then.
    void writeMachines()
    {
        HttpsClient client(m_endpoint);
        for (std::uint64_t i = 0; !m_stop; ++i) {
            note(client.ask("POST",
                            machinesPath,
                            "application/json",
                            labMachine("churn-" + std::to_string(i))),
                 {201});
            if (i >= static_cast<std::uint64_t>(m_settings.machines))
                note(client.ask(
                         "DELETE",
                         machinesPath + "/churn-"
                             + std::to_string(i - static_cast<std::uint64_t>(m_settings.machines))),
                     {200, 404});
            for (std::uint64_t back = 1; back <= 8 && back <= i; ++back)
                patch(client,
                      machinesPath + "/churn-" + std::to_string(i - back),
                      R"({"metadata":{"labels":{"turn":")" + std::to_string(i) + R"("}}})");
            std::this_thread::sleep_for(20ms);
        }
    }

    void writeSmallThings(int writer)
    {
        HttpsClient client(m_endpoint);
        const std::string prefix = "churn-" + std::to_string(writer) + '-';
        for (std::uint64_t i = 0; !m_stop; ++i) {
            const std::string name = prefix + std::to_string(i % 300);
            const std::string metadata = R"({"metadata":{"name":")" + name + R"("})";
            note(client.ask("POST",
                            mapsPath,
                            "application/json",
                            metadata + R"(,"data":{"text":")" + std::string(400 + i % 800, 'x')
                                + R"("}})"),
                 {201, 409});
            note(client.ask("POST",
                            leasesPath,
                            "application/json",
                            metadata + R"(,"spec":{"holderIdentity":"a"}})"),
                 {201, 409});
            patch(client,
                  leasesPath + '/' + name,
                  R"({"spec":{"leaseTransitions":)" + std::to_string(i) + "}}");
            if (i % 3 == 0)
                note(client.ask("DELETE", mapsPath + '/' + name), {200, 404});
            std::this_thread::sleep_for(10ms);
        }
    }

    void read()
    {
        std::minstd_rand random{1};
        std::unique_ptr<HttpsClient> client;
        for (std::uint64_t i = 0; !m_stop; ++i) {
            if (i % 5 == 0) // connections come and go too
                client = std::make_unique<HttpsClient>(m_endpoint);
            const std::string what = i % 3 == 0 ? mapsPath
                : i % 3 == 1                    ? machinesPath
                                                : "/api/v1/events";
            const Answer answer =
                client->ask("GET", what, i % 2 == 0 ? "application/json" : tableType);
            ++(answer.status == 200 ? counts.reads : counts.broken);
            std::this_thread::sleep_for(std::chrono::milliseconds(20 + random() % 60));
        }
    }

    /// Crowds of a few watchers: they come, follow for a while, and are cut or leave together; one
    /// in five never reads after the head.
    void watch()
    {
        std::minstd_rand random{2};
        while (!m_stop) {
            WatchCrowd crowd(m_endpoint);
            const std::size_t size = 5 + random() % 30;
            std::size_t hanging = size / 5;
            crowd.open(hanging, machinesPath + "?watch=1", false);
            crowd.open(size - hanging,
                       (random() % 2 == 0 ? machinesPath : mapsPath)
                           + "?watch=1&allowWatchBookmarks=true&resourceVersion=0");
            const auto until =
                std::chrono::steady_clock::now() + std::chrono::milliseconds(500 + random() % 4000);
            for (std::size_t cut = 0; !m_stop && std::chrono::steady_clock::now() < until; ++cut) {
                std::this_thread::sleep_for(100ms);
                if (cut % 5 == 0)
                    crowd.cut(1);
            }
            const auto seen = crowd.counts();
            watchesOpened += seen.open + seen.ended;
            watchesEnded += seen.ended;
            events += seen.events;
        }
    }

    const Endpoint &m_endpoint;
    const Settings &m_settings;
    std::atomic<bool> m_stop{false};
    std::vector<std::thread> m_threads{};
};

double megabytesOf(const QString &directory, const QString &pattern)
{
    qint64 bytes = 0;
    QDirIterator files(directory, {pattern}, QDir::Files);
    while (files.hasNext()) {
        files.next();
        bytes += files.fileInfo().size();
    }
    return static_cast<double>(bytes) / 1e6;
}

double mean(const std::vector<double> &values, std::size_t from, std::size_t to)
{
    if (to <= from)
        return 0;
    return std::accumulate(values.begin() + static_cast<std::ptrdiff_t>(from),
                           values.begin() + static_cast<std::ptrdiff_t>(to),
                           0.0)
        / static_cast<double>(to - from);
}

/// MB an hour, of the line that fits best from the second quarter on.
double slope(const std::vector<double> &values, double minutesApart)
{
    const std::size_t from = values.size() / 4;
    const auto n = static_cast<double>(values.size() - from);
    double sx = 0, sy = 0, sxx = 0, sxy = 0;
    for (std::size_t i = from; i < values.size(); ++i) {
        const double x = static_cast<double>(i) * minutesApart / 60;
        sx += x;
        sy += values[i];
        sxx += x * x;
        sxy += x * values[i];
    }
    const double divisor = n * sxx - sx * sx;
    return divisor > 0 ? (n * sxy - sx * sy) / divisor : 0;
}

void sample(double minute, double memory, const Load &load, const QString &data)
{
    const nlohmann::json line{{"bench", "churn"},
                              {"minute", std::round(minute * 10) / 10},
                              {"residentMB", std::round(memory * 10) / 10},
                              {"writes", load.counts.writes.load()},
                              {"refused", load.counts.refused.load()},
                              {"reads", load.counts.reads.load()},
                              {"broken", load.counts.broken.load()},
                              {"watches", load.watchesOpened.load()},
                              {"events", load.events.load()},
                              {"storeMB", megabytesOf(data, QStringLiteral("store.db*"))},
                              {"historyMB", megabytesOf(data, QStringLiteral("history.db*"))}};
    std::printf("%s\n", line.dump().c_str());
    std::fflush(stdout);
}

void run(const QString &binDir, const QString &lab, const Settings &settings)
{
    const QTemporaryDir directory;
    const QString data = directory.filePath(QStringLiteral("data"));
    Server server("holdpointd",
                  binDir + QStringLiteral("/holdpointd"),
                  data,
                  {QStringLiteral("--lab"),
                   lab,
                   QStringLiteral("--time-scale"),
                   QString::number(settings.timeScale)});
    const ProcessMeter meter(server.endpoint().pid);
    std::vector<double> memory;
    const auto minute = std::chrono::duration<double>(60 / settings.timeScale);
    const int warmUp = static_cast<int>(settings.warmUp);
    const int samples = static_cast<int>(settings.minutes);
    {
        Load load(server.endpoint(), settings);
        auto due = std::chrono::steady_clock::now();
        for (int i = 1; i <= warmUp + samples; ++i) {
            // Between two lines four looks: one alone may meet a list that is just going out.
            double lowest = 0;
            for (int look = 0; look < 4; ++look) {
                due += std::chrono::duration_cast<std::chrono::steady_clock::duration>(minute / 4);
                std::this_thread::sleep_until(due);
                const double now = meter.residentBytes() / 1e6;
                lowest = look == 0 ? now : std::min(lowest, now);
            }
            if (!server.isRunning())
                fail("holdpointd ended during the churn");
            if (i > warmUp)
                memory.push_back(lowest);
            sample(i, lowest, load, data);
        }
        print("churn", {"writes in all", double(load.counts.writes), "writes", samples});
        print("churn", {"watches opened", double(load.watchesOpened), "watches", samples});
        print("churn", {"events delivered", double(load.events), "events", samples});
        print("churn", {"connections that broke", double(load.counts.broken), "", samples, 0});
    }
    const std::size_t quarter = memory.size() / 4;
    const double second = mean(memory, quarter, 2 * quarter);
    const double last = mean(memory, 3 * quarter, memory.size());
    print("churn", {"resident memory, second quarter", second, "MB", samples});
    print("churn", {"resident memory, last quarter", last, "MB", samples});
    print("churn",
          {"growth, second quarter to last",
           second > 0 ? (last - second) / second * 100 : 0,
           "%",
           samples,
           5});
    print("churn", {"slope after the first quarter", slope(memory, 1), "MB/h", samples});
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    parser.addPositionalArgument(QStringLiteral("BIN_DIR"), QStringLiteral("where holdpointd is"));
    parser.addPositionalArgument(QStringLiteral("LAB_FILE"), QStringLiteral("what it starts with"));
    for (const char *name : {"minutes", "warm-up", "time-scale", "machines"})
        parser.addOption({QString::fromLatin1(name), {}, QStringLiteral("VALUE")});
    parser.process(application);
    if (parser.positionalArguments().size() != 2)
        parser.showHelp(2);
    Settings settings;
    const auto number = [&parser](const char *name, double least, double fallback) {
        const QString text = parser.value(QString::fromLatin1(name));
        bool isNumber = true;
        const double value = text.isEmpty() ? fallback : text.toDouble(&isNumber);
        if (!isNumber || value < least)
            fail(std::string("--") + name + " wants a number of at least " + std::to_string(least));
        return value;
    };
    settings.minutes = number("minutes", 8, settings.minutes);
    settings.warmUp = number("warm-up", 0, settings.warmUp);
    settings.timeScale = number("time-scale", 1, settings.timeScale);
    settings.machines = static_cast<int>(number("machines", 1, settings.machines));
    run(parser.positionalArguments().at(0), parser.positionalArguments().at(1), settings);
    return 0;
}
