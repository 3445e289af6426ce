// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/redfish/Peers.h"

#include "tests/bench/redfish/Responder.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QTemporaryFile>

#include <algorithm>
#include <cstdio>
#include <nlohmann/json.hpp>
#include <sys/resource.h>
#include <vector>

namespace hp::bench {

namespace {

double childrenCpu()
{
    rusage usage{};
    getrusage(RUSAGE_CHILDREN, &usage);
    const auto seconds = [](const timeval &time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
    };
    return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

/// What the program printed; nothing when it is not there or failed.
std::optional<QByteArray> outputOf(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.start(program, arguments);
    if (!process.waitForFinished(-1) || process.exitStatus() != QProcess::NormalExit
        || process.exitCode() != 0) {
        std::fprintf(stderr, "bench_redfish: %s did not run to its end\n", qPrintable(program));
        return std::nullopt;
    }
    return process.readAllStandardOutput();
}

} // namespace

std::optional<PeerRun> runCurl(const Fleet &fleet, bool withLogin)
{
    QTemporaryFile config;
    if (!config.open())
        return std::nullopt;
    // All of one kind before the next, which is the order in which curl reuses most connections.
    std::vector<std::string> requests{"/redfish/v1/Systems/1\"\nuser = \"admin:bench-secret"};
    if (withLogin)
        requests.insert(requests.begin(),
                        {"/redfish/v1/",
                         "/redfish/v1/SessionService/Sessions\"\ndata = "
                         "\"{\\\"UserName\\\": \\\"admin\\\", \\\"Password\\\": "
                         "\\\"bench-secret\\\"}"});
    std::string lines = "no-progress-meter\nparallel\nparallel-max = 300\n";
    for (const std::string &request : requests) {
        for (int i = 0; i < fleet.bmcs; ++i) {
            lines += "url = \"" + fleet.scheme + "://" + bmcAddress(i) + ':'
                + std::to_string(fleet.port) + request + "\"\noutput = \"/dev/null\"\n"
                + "write-out = \"%{http_code}\\n\"\ninsecure\n";
            if (!fleet.pin.empty())
                lines += "pinnedpubkey = \"" + fleet.pin + "\"\n";
            lines += "next\n";
        }
    }
    lines.resize(lines.size() - std::string("next\n").size());
    config.write(QByteArray::fromStdString(lines));
    config.flush();

    PeerRun run{withLogin ? "curl --parallel-max 300, with root and login"
                          : "curl --parallel-max 300",
                fleet.bmcs};
    const double cpu = childrenCpu();
    QElapsedTimer timer;
    timer.start();
    const auto output =
        outputOf(QStringLiteral("curl"), {QStringLiteral("--config"), config.fileName()});
    run.cold = run.warm = static_cast<double>(timer.nsecsElapsed()) / 1e9;
    run.cpuCold = run.cpuWarm = childrenCpu() - cpu;
    const auto answers = output ? output->count("200\n") + output->count("201\n") : 0;
    if (answers != fleet.bmcs * static_cast<int>(requests.size())) {
        std::fprintf(stderr, "bench_redfish: curl did not get every answer\n");
        return std::nullopt;
    }
    return run;
}

std::optional<PeerRun> runSushy(const Fleet &fleet, int bmcs, const std::string &python)
{
    if (python.empty())
        return std::nullopt;
    nlohmann::json urls = nlohmann::json::array();
    for (int i = 0; i < bmcs; ++i)
        urls.push_back(fleet.scheme + "://" + bmcAddress(i) + ':' + std::to_string(fleet.port));
    QTemporaryFile list;
    if (!list.open())
        return std::nullopt;
    list.write(QByteArray::fromStdString(urls.dump()));
    list.flush();
    const auto output =
        outputOf(QString::fromStdString(python),
                 {QStringLiteral(HP_BENCH_REDFISH_DIR "/sweep_sushy.py"), list.fileName()});
    const auto figures = output ? nlohmann::json::parse(output->toStdString(), nullptr, false)
                                : nlohmann::json(nlohmann::json::value_t::discarded);
    if (figures.is_discarded())
        return std::nullopt;
    PeerRun run{"python-sushy, 8 threads", bmcs};
    run.cold = figures.value("cold", 0.0);
    run.warm = figures.value("warm", 0.0);
    run.cpuCold = figures.value("cpuCold", 0.0);
    run.cpuWarm = figures.value("cpuWarm", 0.0);
    return run;
}

} // namespace hp::bench
