// SPDX-License-Identifier: Apache-2.0
// What lists, tables and watches of many Machines cost the server, through real TLS connections,
// beside a real kube-apiserver when one is given. One JSON line per figure.
//
//   bench_api BIN_DIR [--machines N] [--watchers N] [--events N] [--kubectl FILE]
//             [--peer PROGRAM --peer-crds DIR] [--kubeconfig FILE --pid PID]
//
// It starts a holdpointd of its own from BIN_DIR, unless --kubeconfig names one that runs.
#include "tests/bench/ApiRun.h"
#include "tests/bench/load/Figure.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QTemporaryDir>

#include <optional>
#include <sys/resource.h>

namespace {

using namespace hp::bench;

void report(const ApiSettings &settings,
            const ApiFigures &own,
            const std::optional<ApiFigures> &peer)
{
    const auto figure = [&](std::string name,
                            double ApiFigures::*member,
                            std::string unit,
                            std::int64_t n,
                            std::optional<double> goal = {}) {
        if (own.*member == 0)
            return;
        Figure result{std::move(name), own.*member, std::move(unit), n, goal};
        if (peer) {
            result.peer = "kube-apiserver with its etcd";
            result.peerValue = (*peer).*member;
        }
        print("api", result);
    };
    const std::string many = ", " + std::to_string(settings.machines) + " Machines";
    const std::string crowd = ", " + std::to_string(settings.watchers) + " watchers";
    const std::int64_t delivered = std::int64_t(settings.watchers) * settings.events;
    figure("creates, 32 clients", &ApiFigures::createPerSecond, "writes/s", settings.machines);
    figure("memory per object" + many, &ApiFigures::bytesPerObject, "B", settings.machines, 10'000);
    figure("size of the list" + many, &ApiFigures::listBytes, "B", 1);
    figure("list, server CPU" + many, &ApiFigures::listCpu, "ms", apiReads, 30);
    figure("list, wall p50" + many, &ApiFigures::listWall, "ms", apiReads);
    figure("size of the table" + many, &ApiFigures::tableBytes, "B", 1);
    figure("table, server CPU" + many, &ApiFigures::tableCpu, "ms", apiReads);
    figure("table, wall p50" + many, &ApiFigures::tableWall, "ms", apiReads);
    figure("metadata list, server CPU" + many, &ApiFigures::metadataCpu, "ms", apiReads);
    figure("kubectl get" + many, &ApiFigures::kubectlTable, "s", 3, 0.8);
    figure("kubectl get -o json" + many, &ApiFigures::kubectlJson, "s", 3);
    figure("first state to one client",
           &ApiFigures::firstState,
           "events/s",
           settings.machines,
           20'000);
    figure("first state, per second of server CPU",
           &ApiFigures::firstStateCpu,
           "events/s",
           settings.machines);
    figure(
        "missed changes to one client", &ApiFigures::replay, "events/s", settings.machines, 20'000);
    figure("missed changes, per second of server CPU",
           &ApiFigures::replayCpu,
           "events/s",
           settings.machines);
    figure("changes by 32 writers to one client", &ApiFigures::live, "events/s", settings.machines);
    figure("memory per watch" + crowd, &ApiFigures::bytesPerWatch, "B", settings.watchers);
    figure("fan-out" + crowd, &ApiFigures::crowd, "events/s", delivered, 200'000);
    figure(
        "fan-out, per second of server CPU" + crowd, &ApiFigures::crowdCpu, "events/s", delivered);
    figure("fan-out, per second of the load client's CPU" + crowd,
           &ApiFigures::crowdClientCpu,
           "events/s",
           delivered);
}

/// A thousand watches need a thousand sockets here and there; the limit is inherited.
void raiseFileLimit()
{
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0)
        return;
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    parser.addPositionalArgument(QStringLiteral("BIN_DIR"), QStringLiteral("where holdpointd is"));
    for (const char *name :
         {"machines", "watchers", "events", "kubectl", "peer", "peer-crds", "kubeconfig", "pid"})
        parser.addOption({QString::fromLatin1(name), {}, QStringLiteral("VALUE")});
    parser.process(application);
    if (parser.positionalArguments().size() != 1)
        parser.showHelp(2);
    ApiSettings settings;
    const auto number = [&parser](const char *name, int &into) {
        const QString text = parser.value(QString::fromLatin1(name));
        bool isNumber = true;
        if (!text.isEmpty())
            into = text.toInt(&isNumber);
        if (!isNumber || into < 1)
            fail(std::string("--") + name + " wants a number above 0");
    };
    number("machines", settings.machines);
    number("watchers", settings.watchers);
    number("events", settings.events);
    settings.kubectl = parser.value(QStringLiteral("kubectl"));
    raiseFileLimit();

    const auto value = [&parser](const char *name) {
        return parser.value(QString::fromLatin1(name));
    };
    const QTemporaryDir directory;
    const auto measure = [&](const Server &server) {
        return measureApi(server.endpoint(), settings);
    };
    ApiFigures own;
    if (const QString running = value("kubeconfig"); !running.isEmpty())
        own = measureApi(endpointOf("holdpointd", running, value("pid").toLongLong()), settings);
    else
        own = measure(
            Server("holdpointd",
                   parser.positionalArguments().constFirst() + QStringLiteral("/holdpointd"),
                   directory.filePath(QStringLiteral("holdpointd")),
                   {}));
    std::optional<ApiFigures> peer;
    if (const QString program = value("peer"); !program.isEmpty())
        peer = measure(Server("kube-apiserver",
                              program,
                              directory.filePath(QStringLiteral("kube-apiserver")),
                              {QStringLiteral("--crds"), value("peer-crds")}));
    report(settings, own, peer);
    return 0;
}
