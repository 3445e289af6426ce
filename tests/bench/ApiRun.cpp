// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/ApiRun.h"

#include "tests/bench/load/HttpsClient.h"
#include "tests/bench/load/Machines.h"
#include "tests/bench/load/ProcessMeter.h"
#include "tests/bench/load/WatchCrowd.h"

#include <QElapsedTimer>
#include <QTemporaryDir>

#include <algorithm>
#include <atomic>
#include <nlohmann/json.hpp>
#include <thread>
#include <vector>

namespace hp::bench {

namespace {

using namespace std::chrono_literals;

const std::string collection =
    "/apis/machine.openshift.io/v1beta1/namespaces/openshift-machine-api/machines";
constexpr int writers = 32;
/// What is sent; a server adds metadata and status, which makes it about 2.5 kB.
constexpr std::size_t sentBytes = 1700;
constexpr auto timeout = 300s;

double secondsOf(const QElapsedTimer &timer)
{
    return static_cast<double>(timer.nsecsElapsed()) / 1e9;
}

class Run
{
public:
    Run(const Endpoint &endpoint, const ApiSettings &settings)
        : m_endpoint(endpoint)
        , m_settings(settings)
        , m_meter(endpoint.pid)
    { }

    ApiFigures all()
    {
        makeNamespace();
        settle();
        const double before = m_meter.anonymousBytes();
        fill();
        settle();
        m_result.bytesPerObject = (m_meter.anonymousBytes() - before) / m_settings.machines;
        lists();
        kubectl();
        oneClient();
        crowd();
        return m_result;
    }

private:
    /// Until the server has nothing left to do: less than 3 % of a core over half a second.
    void settle()
    {
        QElapsedTimer whole;
        whole.start();
        for (double before = m_meter.cpuSeconds(); secondsOf(whole) < 180;) {
            std::this_thread::sleep_for(500ms);
            const double after = m_meter.cpuSeconds();
            if (after - before < 0.015)
                return;
            before = after;
        }
    }

    void makeNamespace()
    {
        HttpsClient client(m_endpoint);
        const Answer made = client.ask("POST",
                                       "/api/v1/namespaces",
                                       "application/json",
                                       R"({"metadata":{"name":"openshift-machine-api"}})");
        if (made.status != 201 && made.status != 409)
            fail(m_endpoint.name + " does not take a namespace: " + std::to_string(made.status)
                 + ' ' + made.body);
    }

    /// Calls `write(client, i)` for 0 … count-1 from many connections; each returns the status.
    template<typename Write>
    double writeAll(int count, const Write &write)
    {
        std::atomic<int> next{0};
        std::atomic<int> failed{0};
        QElapsedTimer timer;
        timer.start();
        std::vector<std::thread> threads;
        for (int t = 0; t < writers; ++t)
            threads.emplace_back([&] {
                HttpsClient client(m_endpoint);
                for (int i = next.fetch_add(1); i < count; i = next.fetch_add(1)) {
                    const int status = write(client, i);
                    if (status != 200 && status != 201)
                        failed.fetch_add(1);
                }
            });
        for (std::thread &thread : threads)
            thread.join();
        if (failed > 0)
            fail(std::to_string(failed) + " of " + std::to_string(count) + " writes failed");
        return secondsOf(timer);
    }

    double update(int count)
    {
        return writeAll(count, [this](HttpsClient &client, int i) {
            const std::string body = R"({"metadata":{"annotations":{"bench/turn":")"
                + std::to_string(m_turn++) + R"("}}})";
            return client
                .ask("PATCH",
                     collection + '/' + machineName(i % m_settings.machines),
                     "application/json",
                     body,
                     "application/merge-patch+json")
                .status;
        });
    }

    void fill()
    {
        const double seconds = writeAll(m_settings.machines, [](HttpsClient &client, int i) {
            return client
                .ask("POST", collection, "application/json", realisticMachine(i, sentBytes).dump())
                .status;
        });
        m_result.createPerSecond = m_settings.machines / seconds;
    }

    struct Read {
        double cpu = 0; ///< ms a time
        double wall = 0;
        double bytes = 0;
    };

    Read read(const std::string &accept)
    {
        HttpsClient client(m_endpoint);
        const auto once = [&] {
            Answer answer = client.ask("GET", collection, accept);
            if (answer.status != 200)
                fail(m_endpoint.name + " answers a list with " + std::to_string(answer.status));
            return static_cast<double>(answer.body.size());
        };
        Read result;
        result.bytes = once();
        std::vector<double> walls;
        const double before = m_meter.cpuSeconds();
        for (int i = 0; i < apiReads; ++i) {
            QElapsedTimer timer;
            timer.start();
            once();
            walls.push_back(secondsOf(timer) * 1000);
        }
        result.cpu = (m_meter.cpuSeconds() - before) / apiReads * 1000;
        std::sort(walls.begin(), walls.end());
        result.wall = walls[walls.size() / 2];
        return result;
    }

    void lists()
    {
        const Read list = read("application/json");
        m_result.listCpu = list.cpu;
        m_result.listWall = list.wall;
        m_result.listBytes = list.bytes;
        const Read table = read(tableType);
        m_result.tableCpu = table.cpu;
        m_result.tableWall = table.wall;
        m_result.tableBytes = table.bytes;
        m_result.metadataCpu = read(metadataListType).cpu;
    }

    double kubectlSeconds(const QStringList &arguments)
    {
        std::vector<double> walls;
        for (int i = 0; i < 4; ++i) {
            QProcess process;
            process.setStandardOutputFile(QProcess::nullDevice());
            QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
            environment.insert(QStringLiteral("HOME"), m_home.path());
            process.setProcessEnvironment(environment);
            QElapsedTimer timer;
            timer.start();
            process.start(m_settings.kubectl,
                          QStringList{QStringLiteral("--kubeconfig"),
                                      m_endpoint.kubeconfigFile,
                                      QStringLiteral("-n"),
                                      QStringLiteral("openshift-machine-api"),
                                      QStringLiteral("get"),
                                      QStringLiteral("machines.v1beta1.machine.openshift.io")}
                              + arguments);
            if (!process.waitForFinished(120'000) || process.exitCode() != 0)
                fail("kubectl failed: " + process.readAllStandardError().toStdString());
            walls.push_back(secondsOf(timer));
        }
        // The first one also asks for what there is, which kubectl then remembers.
        return *std::min_element(walls.begin() + 1, walls.end());
    }

    void kubectl()
    {
        if (m_settings.kubectl.isEmpty())
            return;
        m_result.kubectlTable = kubectlSeconds({});
        m_result.kubectlJson = kubectlSeconds({QStringLiteral("-o"), QStringLiteral("json")});
    }

    std::string revision()
    {
        HttpsClient client(m_endpoint);
        const std::string one = collection + "?fieldSelector=metadata.name=" + machineName(0);
        const Answer answer = client.ask("GET", one);
        const auto json = nlohmann::json::parse(answer.body, nullptr, false);
        if (json.is_discarded() || !json.contains("metadata"))
            fail(m_endpoint.name + " gives no revision");
        return json["metadata"]["resourceVersion"].get<std::string>();
    }

    struct Stream {
        double rate = 0;
        double cpuRate = 0;
    };

    /// One client that watches `target` until it has `count` events.
    Stream stream(const std::string &target, int count)
    {
        WatchCrowd crowd(m_endpoint);
        crowd.want(static_cast<std::uint64_t>(count));
        const double before = m_meter.cpuSeconds();
        QElapsedTimer timer;
        timer.start();
        crowd.open(1, target);
        if (!crowd.waitUntilComplete(1, timeout))
            fail("one watch got " + std::to_string(crowd.counts().events) + " of "
                 + std::to_string(count) + " events");
        const double seconds = secondsOf(timer);
        return {count / seconds, count / (m_meter.cpuSeconds() - before)};
    }

    void oneClient()
    {
        const Stream first = stream(collection + "?watch=1&resourceVersion=0", m_settings.machines);
        m_result.firstState = first.rate;
        m_result.firstStateCpu = first.cpuRate;

        const std::string from = revision();
        WatchCrowd alone(m_endpoint);
        alone.want(static_cast<std::uint64_t>(m_settings.machines));
        alone.open(1, collection + "?watch=1&resourceVersion=" + from);
        if (!alone.waitUntilOpen(1, timeout))
            fail("a watch does not open");
        QElapsedTimer timer;
        timer.start();
        update(m_settings.machines);
        if (!alone.waitUntilComplete(1, timeout))
            fail("a watch misses events");
        m_result.live = m_settings.machines / secondsOf(timer);
        settle();
        const Stream again =
            stream(collection + "?watch=1&resourceVersion=" + from, m_settings.machines);
        m_result.replay = again.rate;
        m_result.replayCpu = again.cpuRate;
    }

    /// The figure of the issue: many watches, the same changes to each.
    void crowd()
    {
        settle();
        const std::string target = collection + "?watch=1&resourceVersion=" + revision();
        const double memoryBefore = m_meter.anonymousBytes();
        WatchCrowd crowd(m_endpoint);
        const auto watchers = static_cast<std::size_t>(m_settings.watchers);
        crowd.want(static_cast<std::uint64_t>(m_settings.events));
        crowd.open(watchers, target);
        if (!crowd.waitUntilOpen(watchers, timeout))
            fail(std::to_string(crowd.counts().open) + " of " + std::to_string(watchers)
                 + " watches opened");
        settle();
        m_result.bytesPerWatch = (m_meter.anonymousBytes() - memoryBefore) / m_settings.watchers;
        const double cpu = m_meter.cpuSeconds();
        const double clientCpu = crowd.cpuSeconds();
        QElapsedTimer timer;
        timer.start();
        update(m_settings.events);
        if (!crowd.waitUntilComplete(watchers, timeout))
            fail(std::to_string(crowd.counts().complete) + " of " + std::to_string(watchers)
                 + " watches got all events");
        const double seconds = secondsOf(timer);
        const double total = static_cast<double>(watchers) * m_settings.events;
        m_result.crowd = total / seconds;
        m_result.crowdCpu = total / (m_meter.cpuSeconds() - cpu);
        m_result.crowdClientCpu = total / (crowd.cpuSeconds() - clientCpu);
        if (crowd.counts().beyond > 0 || crowd.counts().ended > 0)
            fail("watches got more events than there were, or ended");
    }

    const Endpoint m_endpoint;
    const ApiSettings &m_settings;
    ProcessMeter m_meter;
    QTemporaryDir m_home{}; ///< of kubectl: its cache must not be somebody else's
    ApiFigures m_result{};
    std::atomic<int> m_turn{0};
};

} // namespace

ApiFigures measureApi(const Endpoint &endpoint, const ApiSettings &settings)
{
    return Run(endpoint, settings).all();
}

} // namespace hp::bench
