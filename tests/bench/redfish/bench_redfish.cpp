// SPDX-License-Identifier: Apache-2.0
// Sweeps of many BMCs on loopback through the driver that ships, beside curl and python-sushy in
// the same run, and what steady polling costs. Every client has a process of its own, and so do the
// BMCs.
#include "tests/bench/load/Figure.h"
#include "tests/bench/redfish/Hosts.h"
#include "tests/bench/redfish/Peers.h"
#include "tests/bench/redfish/Responder.h"
#include "tests/bench/redfish/Sweep.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QProcess>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <nlohmann/json.hpp>

namespace {

using hp::bench::Figure;
using hp::bench::Fleet;
using hp::bench::PeerRun;
using nlohmann::json;

constexpr int minDelay = 200;
constexpr int maxDelay = 400;
constexpr int warmSweeps = 5;

[[noreturn]] void fail(const std::string &why)
{
    std::fprintf(stderr, "bench_redfish: %s\n", why.c_str());
    std::exit(1);
}

/// The BMCs, in a process that ends with this object.
class Bmcs
{
public:
    Bmcs(const std::string &scheme, bool slow)
    {
        m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_process.start(QCoreApplication::applicationFilePath(),
                        {QStringLiteral("--respond"),
                         QString::fromStdString(scheme),
                         QStringLiteral("--delay"),
                         QString::number(slow ? maxDelay : 0)});
        if (!m_process.waitForReadyRead(30'000))
            fail("the BMCs do not start");
        const json said = json::parse(m_process.readLine().toStdString());
        m_fleet = {scheme, said.at("port"), said.at("pin"), 0};
    }
    Bmcs(const Bmcs &) = delete;
    Bmcs &operator=(const Bmcs &) = delete;
    ~Bmcs()
    {
        m_process.closeWriteChannel();
        m_process.waitForFinished();
    }

    [[nodiscard]] Fleet fleet(int count) const
    {
        Fleet fleet = m_fleet;
        fleet.bmcs = count;
        return fleet;
    }

private:
    QProcess m_process{};
    Fleet m_fleet{};
};

/// Runs one case in a process of its own, so that nothing pays for what another left in memory.
json runCase(const Fleet &fleet, const QString &what, int amount)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.start(QCoreApplication::applicationFilePath(),
                  {QStringLiteral("--case"),
                   what,
                   QStringLiteral("--scheme"),
                   QString::fromStdString(fleet.scheme),
                   QStringLiteral("--port"),
                   QString::number(fleet.port),
                   QStringLiteral("--pin"),
                   QString::fromStdString(fleet.pin),
                   QStringLiteral("--bmcs"),
                   QString::number(fleet.bmcs),
                   QStringLiteral("--amount"),
                   QString::number(amount)});
    process.waitForFinished(-1);
    if (process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
        fail("the case did not run to its end");
    return json::parse(process.readAllStandardOutput().toStdString());
}

std::string title(const Fleet &fleet, bool slow, const char *state)
{
    return fleet.scheme + ", " + std::to_string(fleet.bmcs) + " BMCs, "
        + (slow ? "200-400 ms" : "zero latency") + ", " + state;
}

/// One line for each peer, or one without.
void printSweep(Figure figure, const json &run, const std::vector<PeerRun> &peers, bool warm)
{
    figure.value = run.at("wallSeconds");
    figure.unit = "s";
    figure.beside = {{"cpuSeconds", run.at("cpuSeconds")},
                     {"residentMB", run.at("residentMB")},
                     {"connections", run.at("connections")}};
    if (peers.empty())
        hp::bench::print("redfish", figure);
    for (const PeerRun &peer : peers) {
        Figure beside = figure;
        // A peer too slow for all of them is compared by its BMCs a second.
        const double scale = static_cast<double>(figure.n) / peer.bmcs;
        beside.peer = peer.name
            + (peer.bmcs == figure.n ? "" : " on " + std::to_string(peer.bmcs) + " BMCs, scaled");
        beside.peerValue = scale * (warm ? peer.warm : peer.cold);
        beside.beside.emplace_back("peerCpuSeconds", scale * (warm ? peer.cpuWarm : peer.cpuCold));
        hp::bench::print("redfish", beside);
    }
}

std::optional<double> goalOf(const Fleet &fleet, bool slow)
{
    if (fleet.scheme != "https")
        return std::nullopt;
    if (fleet.bmcs == 1000 && slow)
        return 0.5;
    if (fleet.bmcs == 10'000)
        return slow ? 3.5 : 0.6;
    return std::nullopt;
}

void sweep(const Bmcs &bmcs, int count, bool slow, const std::string &python)
{
    const Fleet fleet = bmcs.fleet(count);
    std::vector<PeerRun> peers;
    std::vector<PeerRun> logins;
    if (const auto curl = runCurl(fleet, true))
        logins.push_back(*curl);
    if (const auto curl = runCurl(fleet, false))
        peers.push_back(*curl);
    if (const auto sushy = runSushy(fleet, std::min(count, slow ? 100 : 200), python))
        peers.push_back(*sushy);
    const json runs = runCase(fleet, QStringLiteral("sweep"), warmSweeps);
    Figure figure;
    figure.n = count;
    figure.name = title(fleet, slow, "cold, login included");
    logins.insert(logins.end(), peers.begin(), peers.end());
    printSweep(figure, runs.at("cold"), logins, false);
    figure.name = title(fleet, slow, "warm");
    figure.goal = goalOf(fleet, slow);
    printSweep(figure, runs.at("warm"), peers, true);
}

void paced(const Bmcs &bmcs, int count)
{
    const Fleet fleet = bmcs.fleet(count);
    Figure figure;
    figure.n = count;
    figure.name = title(fleet, false, "cold, at the pace of new connections that ships");
    printSweep(figure, runCase(fleet, QStringLiteral("paced"), 0).at("cold"), {}, false);
}

/// What polling every minute costs: the driver alone, or with the store and the controllers.
void steady(const Bmcs &bmcs, int count, int seconds, bool whole)
{
    const Fleet fleet = bmcs.fleet(count);
    const json run =
        runCase(fleet, whole ? QStringLiteral("hosts") : QStringLiteral("poll"), seconds);
    const auto print = [&](const char *name, const char *key, const char *unit, double goal) {
        Figure figure;
        figure.name = title(fleet, true, whole ? "polled with controllers, " : "polled, ") + name;
        figure.value = run.at(key);
        figure.unit = unit;
        figure.n = static_cast<std::int64_t>(run.at("polls").get<double>());
        if (goal > 0)
            figure.goal = goal;
        hp::bench::print("redfish", figure);
    };
    print("CPU", "cpuPercent", "% of one core", 1.5);
    print("CPU per poll", "cpuMicrosecondsPerPoll", "us", 0);
    print("memory", "residentMB", "MB", 650);
}

/// A case or the BMCs, in the process that was started for it.
int runPart(const QCommandLineParser &parser)
{
    const auto text = [&parser](const char *name) {
        return parser.value(QString::fromLatin1(name)).toStdString();
    };
    const auto number = [&parser](const char *name) {
        return parser.value(QString::fromLatin1(name)).toInt();
    };
    if (!text("respond").empty()) {
        const int most = number("delay");
        hp::bench::Responder responder(
            {text("respond") == "https", std::min(minDelay, most), most, number("together")});
        std::printf("%s\n",
                    json{{"port", responder.port()}, {"pin", responder.pin()}}.dump().c_str());
        std::fflush(stdout);
        responder.serveUntil(0);
        return 0;
    }
    const Fleet fleet{text("scheme"), number("port"), text("pin"), number("bmcs")};
    const std::string what = text("case");
    const json result = what == "poll" ? pollFleet(fleet, number("amount"))
        : what == "hosts"              ? pollHosts(fleet, number("amount"))
                                       : sweepFleet(fleet, number("amount"), what == "paced");
    std::printf("%s\n", result.dump().c_str());
    return 0;
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    for (const char *name : {"respond",
                             "delay",
                             "together",
                             "case",
                             "scheme",
                             "port",
                             "pin",
                             "bmcs",
                             "amount",
                             "python"})
        parser.addOption({QString::fromLatin1(name), {}, QStringLiteral("VALUE")});
    parser.addPositionalArgument(QStringLiteral("quick"), QStringLiteral("a small run"));
    parser.process(application);
    if (parser.isSet(QStringLiteral("respond")) || parser.isSet(QStringLiteral("case")))
        return runPart(parser);

    const bool quick = parser.positionalArguments().contains(QStringLiteral("quick"));
    const std::string python = parser.value(QStringLiteral("python")).toStdString();
    const std::vector<int> sizes = quick ? std::vector{1000} : std::vector{1000, 10'000};
    for (const bool slow : {false, true}) {
        for (const std::string scheme : {"http", "https"}) {
            const Bmcs bmcs(scheme, slow);
            for (const int size : sizes)
                sweep(bmcs, size, slow, python);
            if (!slow && scheme == "https")
                paced(bmcs, sizes.back());
            if (slow && scheme == "https")
                for (const bool whole : {false, true})
                    steady(bmcs, sizes.back(), quick ? 15 : 120, whole);
        }
    }
    return 0;
}
