// SPDX-License-Identifier: Apache-2.0
// What a real cluster costs the backend, and whether it keeps up with it. One JSON line per figure.
//
//   bench_cluster --server PROGRAM --crds FOLDERS [--holdpointd PROGRAM] [--kubectl FILE]
//                 [--machines N] [--fleet N] [--rate N] [--seconds N] [quick] [served]
//
// * A cold sync of N Machines from the real kube-apiserver, in a fresh process each time, beside
//   `kubectl get machines -o json` in the same run: seconds and memory.
// * The same for a fleet: Machines, hosts and Nodes, N of each.
// * A storm: so many changes of Machines a second, for so long; every one must be a transition in
//   the history. On the real server and on the API of a holdpointd, which store each of them, as
//   fast as they take them on this machine beside the client and the writers; and from a watch that
//   the bench serves, which shows what the client can do.
#include "tests/bench/cluster/FleetWriter.h"
#include "tests/bench/cluster/ServedStorm.h"
#include "tests/bench/cluster/Watching.h"
#include "tests/bench/cluster/WrittenStorm.h"
#include "tests/bench/load/Figure.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <fcntl.h>
#include <nlohmann/json.hpp>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

using namespace hp::bench;

constexpr int repetitions = 3;
constexpr double megabyte = 1e6;
constexpr int bareMachinesFrom = 1'000'000;

/// Runs to its end with no output; wall seconds and the most memory it had.
struct Ran {
    double seconds = 0;
    double peakBytes = 0;
};

Ran runQuietly(const QStringList &command)
{
    std::vector<QByteArray> words;
    for (const QString &word : command)
        words.push_back(word.toLocal8Bit());
    std::vector<char *> arguments;
    for (QByteArray &word : words)
        arguments.push_back(word.data());
    arguments.push_back(nullptr);
    QElapsedTimer timer;
    timer.start();
    const pid_t child = fork();
    if (child == 0) {
        dup2(open("/dev/null", O_WRONLY), STDOUT_FILENO);
        execv(arguments.front(), arguments.data());
        _exit(127);
    }
    int status = 0;
    rusage usage{};
    if (child < 0 || wait4(child, &status, 0, &usage) != child || status != 0)
        fail(command.join(QLatin1Char(' ')).toStdString() + " failed");
    return {double(timer.nsecsElapsed()) / 1e9, double(usage.ru_maxrss) * 1024};
}

double medianOf(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

/// A sync in a process of its own, so that nothing of this one counts.
SyncFigures syncApart(const Endpoint &endpoint, bool wholeFleet)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.start(QCoreApplication::applicationFilePath(),
                  {QStringLiteral("--sync"),
                   endpoint.kubeconfigFile,
                   wholeFleet ? QStringLiteral("fleet") : QStringLiteral("machines")});
    if (!process.waitForFinished(300'000) || process.exitCode() != 0)
        fail("a sync did not come to its end");
    const auto read = nlohmann::json::parse(process.readAllStandardOutput().toStdString());
    return {read["seconds"], read["grown"], read["peak"], read["objects"]};
}

int syncHere(const QString &kubeconfig, bool wholeFleet)
{
    const SyncFigures figures = syncOnce(endpointOf("server", kubeconfig, 0), wholeFleet);
    std::printf("%s\n",
                nlohmann::json{{"seconds", figures.seconds},
                               {"grown", figures.grownBytes},
                               {"peak", figures.peakBytes},
                               {"objects", figures.objects}}
                    .dump()
                    .c_str());
    return 0;
}

void measureSync(const Endpoint &endpoint, const QString &kubectl, int machines)
{
    std::vector<double> own;
    std::vector<double> grown;
    std::vector<double> peak;
    std::vector<double> peer;
    std::vector<double> peerBytes;
    for (int i = 0; i < repetitions; ++i) {
        const SyncFigures figures = syncApart(endpoint, false);
        if (figures.objects != machines)
            fail("a sync gave " + std::to_string(figures.objects) + " Machines");
        own.push_back(figures.seconds);
        grown.push_back(figures.grownBytes);
        peak.push_back(figures.peakBytes);
        if (kubectl.isEmpty())
            continue;
        const Ran ran = runQuietly({kubectl,
                                    QStringLiteral("--kubeconfig"),
                                    endpoint.kubeconfigFile,
                                    QStringLiteral("get"),
                                    QStringLiteral("machines"),
                                    QStringLiteral("-o"),
                                    QStringLiteral("json")});
        peer.push_back(ran.seconds);
        peerBytes.push_back(ran.peakBytes);
    }
    const std::string many = ", " + std::to_string(machines) + " Machines";
    Figure seconds{"cold sync" + many, medianOf(own), "s", repetitions};
    Figure memory{
        "memory of a cold sync" + many, medianOf(grown) / megabyte, "MB", repetitions, 100};
    memory.beside = {{"peak", medianOf(peak) / megabyte}};
    if (!peer.empty()) {
        seconds.goal = medianOf(peer) / 5;
        seconds.peer = memory.peer = "kubectl get machines -o json";
        seconds.peerValue = medianOf(peer);
        memory.peerValue = medianOf(peerBytes) / megabyte;
    }
    print("cluster", seconds);
    print("cluster", memory);
}

void measureFleet(const Endpoint &endpoint, int each)
{
    const double rate = writeFleet(endpoint, {0, each, each});
    print("cluster",
          {"hosts and Nodes written with their status", rate, "writes/s", std::int64_t(4) * each});
    const SyncFigures figures = syncApart(endpoint, true);
    Figure seconds{"cold sync of the fleet", figures.seconds, "s", figures.objects};
    seconds.beside = {{"grownMB", figures.grownBytes / megabyte},
                      {"peakMB", figures.peakBytes / megabyte}};
    print("cluster", seconds);
}

/// True when nothing was dropped. `of` says in the figure's name whose storm it is.
bool measureStorm(
    const Way &where, Storm &storm, const StormSize &size, int seconds, const char *of)
{
    const StormFigures figures = stormOnce(where, storm, seconds);
    Figure figure{std::string("changes recorded of a storm ") + of,
                  figures.rate,
                  "changes/s",
                  std::int64_t(figures.written),
                  size.rate};
    figure.beside = {{"recorded", double(figures.recorded)},
                     {"dropped", double(figures.dropped)},
                     {"relists", double(figures.relists)},
                     {"lagMs", figures.lagMilliseconds},
                     {"clientCpuPerSecond", figures.cpuSeconds / seconds}};
    print("cluster", figure);
    return figures.dropped == 0 && figures.recorded == figures.written;
}

bool measureWrittenStorm(const Endpoint &endpoint, StormSize size, int seconds, const char *of)
{
    // Behind the fleet: what is stored there shall not be what the storm costs.
    size.first = bareMachinesFrom;
    writeBareMachines(endpoint, size.first, size.machines);
    WrittenStorm storm(endpoint, size);
    return measureStorm(wayTo(endpoint), storm, size, seconds, of);
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    for (const char *name : {"server",
                             "crds",
                             "holdpointd",
                             "kubectl",
                             "machines",
                             "fleet",
                             "rate",
                             "seconds",
                             "sync"})
        parser.addOption({QString::fromLatin1(name), {}, QStringLiteral("VALUE")});
    parser.process(application);
    const auto value = [&parser](const char *name) {
        return parser.value(QString::fromLatin1(name));
    };
    const QStringList words = parser.positionalArguments();
    if (const QString kubeconfig = value("sync"); !kubeconfig.isEmpty())
        return syncHere(kubeconfig, words.contains(QStringLiteral("fleet")));
    const bool quick = words.contains(QStringLiteral("quick"));
    const auto number = [&value](const char *name, int usual) {
        const QString text = value(name);
        return text.isEmpty() ? usual : std::max(1, text.toInt());
    };
    const int machines = number("machines", quick ? 2000 : 10'000);
    const int fleet = number("fleet", quick ? 500 : 5000);
    const StormSize storm{0, std::min(machines, 2000), double(number("rate", 2000))};
    const int seconds = number("seconds", quick ? 10 : 120);

    bool complete = true;
    const QTemporaryDir folder;
    if (!words.contains(QStringLiteral("served"))) {
        const Server server("kube-apiserver",
                            value("server"),
                            folder.filePath(QStringLiteral("kube-apiserver")),
                            {QStringLiteral("--crds"), value("crds")});
        const Endpoint &endpoint = server.endpoint();
        const double written = writeFleet(endpoint, {machines, 0, 0});
        print("cluster",
              {"Machines written with their status",
               written,
               "writes/s",
               std::int64_t(2) * machines});
        measureSync(endpoint, value("kubectl"), machines);
        complete =
            measureWrittenStorm(
                endpoint, storm, seconds, "of bare Machines, as fast as kube-apiserver takes it")
            && complete;
        measureFleet(endpoint, fleet);
    }
    const QString program = value("holdpointd");
    if (!program.isEmpty() && !words.contains(QStringLiteral("served"))) {
        const Server server("the API of holdpointd",
                            program,
                            folder.filePath(QStringLiteral("holdpointd")),
                            {QStringLiteral("--reconcile"), QStringLiteral("none")});
        complete =
            measureWrittenStorm(server.endpoint(),
                                storm,
                                seconds,
                                "of bare Machines, as fast as the API of holdpointd takes it")
            && complete;
    }
    {
        ServedStorm served(storm);
        complete = measureStorm({served.endpoint(), {}},
                                served,
                                storm,
                                seconds,
                                "from a watch that the bench serves, nothing stored")
            && complete;
    }
    if (!complete)
        fail("changes were dropped");
    return 0;
}
