// SPDX-License-Identifier: Apache-2.0
// A control room: walls and viewers on /live while machines change. What does it cost the backend,
// how late is what they show, and is anything else kept waiting?
//
//   bench_room BIN_DIR LAB_FILE [--machines M] [--walls W] [--viewers V] [--rate R] [--seconds S]
//
// Each change is the zone of a Machine, which its row in the fleet shows; from the start of the
// request to the row on each screen counts. The same changes without a screen are the peer.
#include "tests/bench/load/Figure.h"
#include "tests/bench/load/HttpsClient.h"
#include "tests/bench/load/LiveCrowd.h"
#include "tests/bench/load/Machines.h"
#include "tests/bench/load/ProcessMeter.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QProcess>
#include <QTemporaryDir>

#include <algorithm>
#include <atomic>
#include <nlohmann/json.hpp>
#include <thread>
#include <vector>

namespace {

using namespace hp::bench;
using namespace std::chrono_literals;

const std::string machinesPath =
    "/apis/machine.openshift.io/v1beta1/namespaces/openshift-machine-api/machines";

struct Settings {
    int machines = 2000;
    int walls = 50;
    int viewers = 200;
    int rate = 200; ///< changes a second
    int seconds = 30;
};

/// One identity has a hundred places.
constexpr int viewersOfOne = 50;

std::string lineOf(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.start(program, arguments);
    if (!process.waitForFinished(30'000) || process.exitCode() != 0)
        fail(program.toStdString() + " failed");
    return QString::fromUtf8(process.readAllStandardOutput()).trimmed().toStdString();
}

std::string
tokenOf(const QString &binDir, const QString &data, const QString &user, const char *role)
{
    const std::string kubeconfig = lineOf(binDir + QStringLiteral("/holdpointctl"),
                                          {QStringLiteral("token"),
                                           QStringLiteral("create"),
                                           QStringLiteral("--user"),
                                           user,
                                           QStringLiteral("--role"),
                                           QString::fromLatin1(role),
                                           QStringLiteral("--data-dir"),
                                           data});
    return endpointOf("holdpointd", QString::fromStdString(kubeconfig), 0).access.user.token;
}

void makeMachines(const Endpoint &endpoint, int count)
{
    HttpsClient client(endpoint);
    for (int i = 0; i < count; ++i) {
        nlohmann::json machine = realisticMachine(i, 2500);
        machine["metadata"]["annotations"]["lab.holdpoint.dev/begins"] = "running";
        machine["spec"].erase("providerID");
        machine["spec"]["providerSpec"]["value"] = {{"apiVersion", "lab.holdpoint.dev/v1alpha1"},
                                                    {"kind", "LabMachineProviderSpec"},
                                                    {"instanceType", "small"}};
        const Answer answer = client.ask("POST", machinesPath, "application/json", machine.dump());
        if (answer.status != 201)
            fail("a Machine was refused: " + answer.body.substr(0, 200));
    }
}

/// Changes machines at the rate until it is over.
struct Changes {
    std::size_t made = 0;
    double seconds = 0;
};
Changes
change(const Endpoint &endpoint, const Settings &settings, LiveCrowd &crowd, std::size_t first)
{
    std::atomic<std::size_t> next{first};
    const std::size_t last = first
        + static_cast<std::size_t>(settings.rate) * static_cast<std::size_t>(settings.seconds);
    const auto start = std::chrono::steady_clock::now();
    QElapsedTimer timer;
    timer.start();
    std::vector<std::thread> writers;
    for (int writer = 0; writer < 4; ++writer)
        writers.emplace_back([&] {
            HttpsClient client(endpoint);
            for (std::size_t n = next++; n < last; n = next++) {
                std::this_thread::sleep_until(
                    start + (n - first) * (std::chrono::nanoseconds(1s) / settings.rate));
                const nlohmann::json patch{
                    {"metadata",
                     {{"labels", {{"machine.openshift.io/zone", LiveCrowd::mark(n)}}}}}};
                crowd.sent(n);
                const Answer answer = client.ask(
                    "PATCH",
                    machinesPath + '/' + machineName(static_cast<int>(n) % settings.machines),
                    "application/json",
                    patch.dump(),
                    "application/merge-patch+json");
                if (answer.status != 200)
                    fail("a change was refused: " + answer.body.substr(0, 200));
            }
        });
    for (std::thread &writer : writers)
        writer.join();
    return {last - first, static_cast<double>(timer.elapsed()) / 1000};
}

/// Asks whether the backend is ready, over and over: the longest it took to say, milliseconds.
class Probe
{
public:
    explicit Probe(const Endpoint &endpoint)
        : m_thread([this, &endpoint] {
            HttpsClient client(endpoint);
            while (!m_stop) {
                const auto before = std::chrono::steady_clock::now();
                if (client.ask("GET", "/readyz").status != 200)
                    ++m_refused;
                const auto took = std::chrono::steady_clock::now() - before;
                m_longest =
                    std::max(m_longest, std::chrono::duration<double, std::milli>(took).count());
                std::this_thread::sleep_for(20ms);
            }
        })
    { }
    Probe(const Probe &) = delete;
    Probe &operator=(const Probe &) = delete;
    ~Probe() { end(); }

    double end()
    {
        m_stop = true;
        if (m_thread.joinable())
            m_thread.join();
        return m_longest;
    }
    [[nodiscard]] int refused() const { return m_refused; }

private:
    std::atomic<bool> m_stop{false};
    double m_longest = 0;
    int m_refused = 0;
    std::thread m_thread;
};

double quantile(std::vector<double> &sorted, double share)
{
    return sorted.empty()
        ? 0
        : sorted[std::min(sorted.size() - 1,
                          static_cast<std::size_t>(share * static_cast<double>(sorted.size())))];
}

void run(const QString &binDir, const QString &lab, const Settings &settings)
{
    const QTemporaryDir directory;
    const QString data = directory.filePath(QStringLiteral("data"));
    Server server(
        "holdpointd", binDir + QStringLiteral("/holdpointd"), data, {QStringLiteral("--lab"), lab});
    const Endpoint &endpoint = server.endpoint();
    const ProcessMeter meter(endpoint.pid);
    makeMachines(endpoint, settings.machines);

    LiveCrowd crowd(endpoint);
    const double cpuAlone = meter.cpuSeconds();
    const Changes alone = change(endpoint, settings, crowd, 1);
    const double alonePerSecond = (meter.cpuSeconds() - cpuAlone) / alone.seconds;
    const double memoryAlone = meter.anonymousBytes() / 1e6;

    const std::string wall = tokenOf(binDir, data, QStringLiteral("bench-wall"), "wall");
    crowd.open(static_cast<std::size_t>(settings.walls), wall, {"fleet", "holds", "alarms"});
    for (int made = 0; made < settings.viewers; made += viewersOfOne)
        crowd.open(static_cast<std::size_t>(std::min(viewersOfOne, settings.viewers - made)),
                   tokenOf(binDir, data, QStringLiteral("bench-%1").arg(made), "viewer"),
                   {"fleet", "counters"});
    const auto screens = static_cast<std::size_t>(settings.walls + settings.viewers);
    QElapsedTimer opening;
    opening.start();
    if (!crowd.waitUntilShown(screens, 120s))
        fail("of " + std::to_string(screens) + " screens " + std::to_string(crowd.counts().shown)
             + " show something, and " + std::to_string(crowd.counts().lost) + " are lost");
    const auto count = static_cast<std::int64_t>(screens);
    print("room", {"all screens show the fleet", double(opening.elapsed()) / 1000, "s", count});

    crowd.countFrom(1 + alone.made);
    Probe probe(endpoint);
    const double cpu = meter.cpuSeconds();
    const Changes changes = change(endpoint, settings, crowd, 1 + alone.made);
    std::this_thread::sleep_for(2s); // what is on its way
    const double perSecond = (meter.cpuSeconds() - cpu) / (changes.seconds + 2);
    const double longest = probe.end();
    std::vector<double> delays = crowd.takeDelays();
    std::ranges::sort(delays);
    const auto n = static_cast<std::int64_t>(delays.size());
    const auto changed = static_cast<std::int64_t>(changes.made);
    print("room", {"change to screen, median", quantile(delays, 0.5), "ms", n});
    print("room", {"change to screen, p99", quantile(delays, 0.99), "ms", n});
    print("room",
          {"changes that came to a screen",
           double(delays.size()) / double(changes.made * screens) * 100,
           "%",
           n,
           100});
    print("room",
          {"CPU of the backend",
           perSecond * 100,
           "%",
           changed,
           {},
           "without screens",
           alonePerSecond * 100});
    print("room",
          {"memory of the backend",
           meter.anonymousBytes() / 1e6,
           "MB",
           count,
           {},
           "without screens",
           memoryAlone});
    print("room", {"longest answer of /readyz", longest, "ms", changed, 100});
    print("room",
          {"changes a second",
           double(changes.made) / changes.seconds,
           "1/s",
           changed,
           double(settings.rate)});
    print("room",
          {"screens that had to come again", double(crowd.counts().lost), "screens", count, 0});
    print("room", {"CPU of the screens", crowd.cpuSeconds(), "s", count});
    if (probe.refused() > 0)
        fail("/readyz was not ok " + std::to_string(probe.refused()) + " times");
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    parser.addPositionalArgument(QStringLiteral("BIN_DIR"), QStringLiteral("where holdpointd is"));
    parser.addPositionalArgument(QStringLiteral("LAB_FILE"), QStringLiteral("what it starts with"));
    Settings settings;
    const std::pair<const char *, int *> numbers[]{{"machines", &settings.machines},
                                                   {"walls", &settings.walls},
                                                   {"viewers", &settings.viewers},
                                                   {"rate", &settings.rate},
                                                   {"seconds", &settings.seconds}};
    for (const auto &[name, value] : numbers)
        parser.addOption({QString::fromLatin1(name), {}, QStringLiteral("N")});
    parser.process(application);
    if (parser.positionalArguments().size() != 2)
        parser.showHelp(2);
    for (const auto &[name, value] : numbers) {
        const QString text = parser.value(QString::fromLatin1(name));
        bool isNumber = true;
        if (!text.isEmpty())
            *value = text.toInt(&isNumber);
        if (!isNumber || *value < 1)
            fail(std::string("--") + name + " wants a number of at least 1");
    }
    if (2LL * settings.rate * settings.seconds >= static_cast<long long>(LiveCrowd::mostMarks))
        fail("--rate times --seconds is more than " + std::to_string(LiveCrowd::mostMarks / 2)
             + " changes");
    run(parser.positionalArguments().at(0), parser.positionalArguments().at(1), settings);
    return 0;
}
