// SPDX-License-Identifier: Apache-2.0
// The export of one machine with thirty days and 200,000 transitions out of a history file: every
// format, its time on the wall and on the processor, and what it adds to the memory of the process.
// One JSON line per figure.
#include "backend/export/Bundle.h"
#include "backend/export/BundleWriter.h"
#include "backend/export/ExportRun.h"
#include "backend/export/Formats.h"
#include "backend/history/lanes/HistoryFacts.h"
#include "backend/history/store/HistoryStore.h"
#include "backend/runtime/SystemClock.h"
#include "tests/bench/load/Figure.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <malloc.h>
#include <string>
#include <vector>

using namespace hp;
using namespace std::chrono_literals;

namespace {

const ObjectKey heldMachine{"openshift-machine-api", "worker-b-7"};

/// Conditions that flap, a node, power and two hooks: what a bad month of a machine looks like.
history::Transition change(int number, int of, TimePoint start)
{
    history::Transition row;
    const Duration month = 30 * 24h;
    row.at = start + month / of * number;
    row.seen = row.at;
    row.machine = heldMachine;
    row.kind = "Machine";
    row.object = heldMachine;
    row.uid = "2f1c7a9e-0b5d-4c3a-9a51-7f7e0d1c2b3a";
    row.source = "watch";
    row.actor = "node-controller";
    const int lane = number % 16;
    const bool odd = number / 16 % 2 == 1;
    if (lane == 0) {
        row.lane = "hook/preDrain/Guard";
        row.state.kind = "hook";
        row.state.label = "preDrain Guard";
        row.state.detail = "clusteroperator/etcd";
        row.state.look = odd ? "armed" : "holding";
        row.from = odd ? "holding" : "armed";
        row.state.text = "the point is reached";
    } else if (lane == 1) {
        row.lane = "power";
        row.state.kind = "power";
        row.state.label = "Power";
        row.state.detail = "rack-2-host-7";
        row.state.look = odd ? "on" : "moving";
        row.from = odd ? "moving" : "on";
        row.state.text = odd ? "On" : "Turning off";
    } else {
        row.lane = "condition/Check" + std::to_string(lane);
        row.state.kind = "condition";
        row.state.label = "Check" + std::to_string(lane);
        row.state.look = odd ? "true" : "false";
        row.from = odd ? "false" : "true";
        row.state.reason = "KubeletNotReady";
        row.state.text = "KubeletNotReady: container runtime network not ready: NetworkReady=false "
                         "reason:NetworkPluginNotReady";
    }
    return row;
}

std::string fill(const QTemporaryDir &folder, int count, TimePoint start)
{
    const std::string path = folder.filePath(QStringLiteral("history.db")).toStdString();
    runtime::SystemClock clock;
    history::HistoryStore::Options options;
    options.path = path;
    auto store = history::HistoryStore::open(options, clock);
    if (!store) {
        std::fprintf(stderr, "bench_export: %s\n", store.error().message.c_str());
        std::exit(1);
    }
    for (int i = 0; i < count; ++i)
        (*store)->append({change(i, count, start)});
    return path;
}

class FileSink final : public exports::Sink
{
public:
    explicit FileSink(const QString &path)
        : m_file(path)
    {
        m_file.open(QIODevice::WriteOnly);
    }
    bool write(std::string_view bytes) override
    {
        return m_file.write(bytes.data(), static_cast<qint64>(bytes.size()))
            == static_cast<qint64>(bytes.size());
    }

private:
    QFile m_file;
};

/// A line of /proc/self/status in KiB.
double statusOf(const char *name)
{
    QFile file(QStringLiteral("/proc/self/status"));
    file.open(QIODevice::ReadOnly);
    for (const QByteArray &line : file.readAll().split('\n')) {
        if (line.startsWith(name))
            return line.mid(static_cast<qsizetype>(std::string_view(name).size()) + 1)
                .simplified()
                .split(' ')
                .first()
                .toDouble();
    }
    return 0;
}

/// What the process has computed so far, in seconds.
double processorTime()
{
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

/// From here on the peak counts anew.
void forgetPeak()
{
    malloc_trim(0);
    QFile file(QStringLiteral("/proc/self/clear_refs"));
    if (file.open(QIODevice::WriteOnly))
        file.write("5");
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    const int count = argc > 1 ? std::atoi(argv[1]) : 200'000;
    const QTemporaryDir folder;
    const TimePoint start = *parseTime("2026-10-01T00:00:00Z");
    const std::string path = fill(folder, count, start);

    exports::ExportSettings settings;
    settings.incident.machines = {toString(heldMachine)};
    settings.incident.from = start;
    settings.incident.to = start + 30 * 24h;
    settings.end = *settings.incident.to;
    const auto open = [&] {
        auto facts = history::openHistoryFacts(
            {.file = path}, {}, settings.incident.machines, settings.incident.from, settings.end);
        if (!facts) {
            std::fprintf(stderr, "bench_export: %s\n", facts.error().message.c_str());
            std::exit(1);
        }
        return std::move(*facts);
    };
    const auto report = [&](const std::string &name, double value, const char *unit, double goal) {
        bench::Figure figure;
        figure.name = name;
        figure.value = value;
        figure.unit = unit;
        figure.n = count;
        if (goal > 0)
            figure.goal = goal;
        bench::print("export", figure);
    };
    const std::string only = argc > 2 ? argv[2] : "";
    for (const exports::Format &format : exports::formats()) {
        if (!only.empty() && only != format.name)
            continue;
        forgetPeak();
        const double before = statusOf("VmRSS:");
        const double workBefore = processorTime();
        QElapsedTimer timer;
        timer.start();
        const QString file = folder.filePath(QLatin1String(format.file));
        {
            const auto facts = open();
            FileSink sink(file);
            const auto exporter = format.make(sink);
            exports::ExportRun run(settings, *facts, {exporter.get()});
            if (const auto done = run.run();
                !done || run.done() < static_cast<std::uint64_t>(count))
                return 1;
        }
        const double seconds = static_cast<double>(timer.nsecsElapsed()) / 1e9;
        const double work = processorTime() - workBefore;
        const double peak = (statusOf("VmHWM:") - before) / 1024;
        const bool html = std::string_view(format.name) == "html";
        report(std::string(format.name) + " time", seconds, "s", html ? 3 : 0);
        report(std::string(format.name) + " processor", work, "s", 0);
        report(std::string(format.name) + " memory", peak, "MiB", 100);
        report(std::string(format.name) + " size",
               static_cast<double>(QFile(file).size()) / 1024 / 1024,
               "MiB",
               0);
    }
    if (!only.empty() && only != "bundle")
        return 0;
    forgetPeak();
    const double before = statusOf("VmRSS:");
    QElapsedTimer timer;
    timer.start();
    exports::BundleWriter writer(exports::BundleContent::Everything, folder.path().toStdString());
    const std::string bundle = folder.filePath(QStringLiteral("b.holdpoint")).toStdString();
    {
        const auto facts = open();
        if (!writer.open())
            return 1;
        exports::ExportRun run(settings, *facts, writer.exporters());
        if (!run.run() || !writer.pack(run, bundle))
            return 1;
    }
    report("bundle time", static_cast<double>(timer.nsecsElapsed()) / 1e9, "s", 0);
    report("bundle memory", (statusOf("VmHWM:") - before) / 1024, "MiB", 100);
    report("bundle size",
           static_cast<double>(QFile(QString::fromStdString(bundle)).size()) / 1024 / 1024,
           "MiB",
           0);
    timer.restart();
    const auto opened = exports::Bundle::open(bundle);
    if (!opened) {
        std::fprintf(stderr, "bench_export: %s\n", opened.error().message.c_str());
        return 1;
    }
    report("bundle verify", static_cast<double>(timer.nsecsElapsed()) / 1e9, "s", 0);
    return 0;
}
