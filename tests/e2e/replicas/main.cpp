// SPDX-License-Identifier: Apache-2.0
// Two replicas of holdpointd reconcile Machines and hosts on a real API server while whoever leads
// is killed with -9, again and again. The servers, their BMCs, their operating systems and their
// kubelets are those of the lab, in this process, which is the world outside. In the end everything
// that was stored is judged: no double instance, no second Reset for one request, no missed hold.
//
//   hp_replicas BIN_DIR [--kills N] [--lives N] [--reboots N] [--seed N]
//
// One JSON line per figure. Exit code 77: no real API server can be had here.
#include "backend/kube/KubeCluster.h"
#include "backend/lab/LabWorld.h"
#include "backend/runtime/SystemClock.h"
#include "tests/bench/load/Figure.h"
#include "tests/e2e/replicas/Run.h"
#include "tests/e2e/replicas/Site.h"
#include "tests/support/clustercontract/Await.h"
#include "tests/support/kube/KubeFixture.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include <algorithm>
#include <iostream>
#include <numeric>

namespace {

using namespace hp;
using namespace hp::test;

/// The lab's world over the real server; nullptr with a sentence on stderr when it does not load.
std::unique_ptr<lab::LabWorld>
openWorld(cluster::Cluster &cluster, runtime::Clock &clock, const RunSettings &settings)
{
    auto file =
        lab::LabFile::parse(siteOf(settings.hostsForLives, settings.hostsForReboots), "site");
    if (!file) {
        std::cerr << file.error().message << std::endl;
        return {};
    }
    // Every BMC has an address of its own, so nothing is served with the others.
    auto world = std::make_unique<lab::LabWorld>(
        cluster, clock, std::move(*file), [] { return std::string("https://127.0.0.1:1"); });
    const auto loaded = await<Done>([&](Reply<Done> reply) { world->load(std::move(reply)); });
    if (!loaded) {
        std::cerr << "the site does not load: " << loaded.error().message << std::endl;
        return {};
    }
    world->start();
    return world;
}

void report(const Run &run, const Judge &judge, double seconds)
{
    const auto figure = [](const char *name, double value, const char *unit, std::size_t n = 1) {
        bench::print("replicas", {name, value, unit, static_cast<std::int64_t>(n)});
    };
    figure("leaders killed", run.killedLeaders(), "kills");
    figure("lives of Machines", judge.lives(), "lives");
    figure("reboots", judge.reboots(), "reboots");
    figure("deletions held at a hook", judge.holds(), "holds");
    figure("Resets of all BMCs", judge.resets(), "resets");
    std::vector<double> times = run.handOvers();
    std::sort(times.begin(), times.end());
    if (!times.empty()) {
        figure("hand-over, median", times[times.size() / 2], "s", times.size());
        figure("hand-over, longest", times.back(), "s", times.size());
    }
    figure("duration", seconds, "s");
}

/// 0 when every promise was kept.
int judged(const Witness &witness, const Run &run, const RunSettings &settings, double seconds)
{
    const Judge judge = witness.judged();
    report(run, judge, seconds);
    std::vector<std::string> faults = judge.faults();
    const FenceOrder fencing = witness.fencing();
    faults.insert(faults.end(), fencing.faults().begin(), fencing.faults().end());
    if (judge.lives() < settings.lives || judge.reboots() < settings.reboots)
        faults.push_back("the judge saw fewer lives or reboots than there were");
    for (const std::string &fault : faults)
        std::cerr << "FAULT: " << fault << std::endl;
    std::cout << witness.sightings() << " stored states judged, " << faults.size() << " faults"
              << std::endl;
    return faults.empty() ? 0 : 1;
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    parser.addPositionalArgument(QStringLiteral("BIN_DIR"), QStringLiteral("where holdpointd is"));
    for (const char *name : {"kills", "lives", "reboots", "seed"})
        parser.addOption({QString::fromLatin1(name), {}, QStringLiteral("N")});
    parser.process(application);
    if (parser.positionalArguments().size() != 1)
        parser.showHelp(2);
    RunSettings settings;
    const auto number = [&parser](const char *name, int usual) {
        const QString text = parser.value(QString::fromLatin1(name));
        return text.isEmpty() ? usual : text.toInt();
    };
    settings.kills = number("kills", settings.kills);
    settings.lives = number("lives", settings.lives);
    settings.reboots = number("reboots", settings.reboots);
    settings.seed = static_cast<unsigned>(number("seed", 1));
    if (const QString why = RealApiServer::whyNot(); !why.isEmpty()) {
        std::cerr << qPrintable(why) << std::endl;
        return 77;
    }

    RealApiServer server;
    runtime::SystemClock clock;
    kube::KubeSettings unhurried; // the world outside is many, not one client
    unhurried.reads = unhurried.writes = {0, 0};
    kube::KubeCluster cluster(
        endpointOf(server),
        std::make_shared<StaticCredentials>(tokenOf(server, QStringLiteral("admin"))),
        clock,
        unhurried);
    Witness witness(cluster);
    witness.start();
    const auto world = openWorld(cluster, clock, settings);
    if (!world)
        return 1;

    std::vector<std::unique_ptr<Replica>> replicas;
    const QString program =
        parser.positionalArguments().constFirst() + QStringLiteral("/holdpointd");
    const QTemporaryDir folder;
    for (int i = 0; i < 2; ++i)
        replicas.push_back(std::make_unique<Replica>(
            program, folder.filePath(QStringLiteral("replica-%1").arg(i)), server.kubeconfig(), i));

    Run run(cluster, witness, replicas, settings);
    const auto begin = std::chrono::steady_clock::now();
    const std::string missing = run.toTheEnd();
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
    int result = judged(witness, run, settings, took.count());
    if (!missing.empty()) {
        std::cerr << "it did not come to its end:\n" << missing;
        for (const auto &replica : replicas)
            std::cerr << qPrintable(replica->name()) << ":\n" << replica->log().constData();
        result = 1;
    }
    world->stop();
    return result;
}
