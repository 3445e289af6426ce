// SPDX-License-Identifier: Apache-2.0
// Machines from created to Running and to gone: the real controllers over the real store and a lab
// whose instances take no time, all on one thread. One JSON line per figure.
#include "backend/controllers/machine/MachineControllers.h"
#include "backend/embedded/EmbeddedCluster.h"
#include "backend/embedded/admission/AdmissionChain.h"
#include "backend/embedded/apply/Patch.h"
#include "backend/embedded/schema/SchemaSet.h"
#include "backend/lab/LabWorld.h"
#include "backend/runtime/SystemClock.h"
#include "tests/bench/load/Figure.h"
#include "tests/bench/load/Machines.h"
#include "tests/bench/load/ProcessMeter.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QProcess>
#include <QTemporaryDir>
#include <QThread>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <nlohmann/json.hpp>
#include <string>

namespace {

using hp::Json;
using hp::Object;
using hp::cluster::kinds::machine;

constexpr int inFlight = 256;
constexpr const char *ns = "openshift-machine-api";
/// Writes by these are the world outside: instances, their Nodes and kubelets.
constexpr std::string_view outside = "lab-";

[[noreturn]] void fail(const std::string &why)
{
    std::fprintf(stderr, "bench_reconcile: %s\n", why.c_str());
    std::exit(1);
}

Json machineToMake(int number)
{
    return {{"apiVersion", machine().apiVersion()},
            {"kind", "Machine"},
            {"metadata",
             {{"name", hp::bench::machineName(number)},
              {"labels",
               {{"machine.openshift.io/cluster-api-cluster", "bench"},
                {"machine.openshift.io/cluster-api-machine-role", "worker"}}}}},
            {"spec",
             {{"providerSpec",
               {{"value",
                 {{"instanceType", "m5.2xlarge"},
                  {"createDuration", "0s"},
                  {"deleteDuration", "0s"},
                  {"bootDuration", "0s"}}}}}}}};
}

/// Asks for `count` things with a bounded number of them unanswered.
class Pump
{
public:
    Pump(int count, std::function<void(int number, std::function<void()> done)> ask)
        : m_count(count)
        , m_ask(std::move(ask))
    {
        more();
    }

private:
    void more()
    {
        while (m_open < inFlight && m_next < m_count) {
            ++m_open;
            m_ask(m_next++, [this] {
                --m_open;
                more();
            });
        }
    }

    int m_count;
    std::function<void(int, std::function<void()>)> m_ask;
    int m_next = 0;
    int m_open = 0;
};

/// One fleet's life over a store of its own.
class Life
{
public:
    explicit Life(int machines)
        : m_machines(machines)
        , m_meter(QCoreApplication::applicationPid())
    {
        hp::embedded::EmbeddedCluster::Options options;
        options.path = m_directory.filePath(QStringLiteral("store.db")).toStdString();
        auto opened = hp::embedded::EmbeddedCluster::open(
            m_clock,
            options,
            {hp::embedded::SchemaSet::instance(), *m_admission, hp::embedded::applyPatch});
        if (!opened)
            fail(opened.error().message);
        m_cluster = std::move(*opened);
        m_cluster->ensureNamespace(ns);
        m_cluster->drain();
        auto file = hp::lab::LabFile::parse(
            "apiVersion: v1\nkind: Namespace\nmetadata: {name: bench}\n", "bench");
        if (!file)
            fail(file.error().message);
        m_lab = std::make_unique<hp::lab::LabWorld>(
            *m_cluster, m_clock, std::move(*file), [] { return "https://127.0.0.1:1"; });
        m_controllers = std::make_unique<hp::controllers::MachineControllers>(
            *m_cluster,
            m_clock,
            m_lab->actuator(),
            hp::controllers::MachineControllersSettings{.jitter = [] { return 0.5; }});
        m_controllers->onPhase([this](const Object &object, const std::string &) {
            if (object.text("/status/phase") == "Running" && ++m_running == m_machines)
                m_loop.quit();
        });
        m_cluster->setWriteObserver([this](const hp::embedded::WriteRecord &record) {
            ++m_writes;
            ++m_byWriter[record.user.starts_with(outside)   ? "the world outside"
                             : record.user == "bench"       ? "the client"
                             : record.kind->kind == "Event" ? "events"
                                                            : "controllers"];
            if (record.removed && record.kind == &machine() && ++m_gone == m_machines)
                m_loop.quit();
        });
    }
    Life(const Life &) = delete;
    Life &operator=(const Life &) = delete;
    ~Life()
    {
        m_controllers->stop();
        m_lab->stop();
        m_cluster->drain();
    }

    void run()
    {
        m_lab->load([](hp::Result<hp::Done> loaded) {
            if (!loaded)
                fail(loaded.error().message);
        });
        m_lab->start();
        m_controllers->start();
        while (!m_controllers->isRunning())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        const double memory = m_meter.anonymousBytes();
        const double cpu = m_meter.cpuSeconds();
        QElapsedTimer timer;
        timer.start();
        m_writes = 0;
        m_byWriter.clear();

        const Pump creating(m_machines, [this](int number, std::function<void()> done) {
            m_cluster->create(machine(),
                              ns,
                              machineToMake(number),
                              asClient(),
                              [done = std::move(done)](hp::Result<hp::cluster::Written> written) {
                                  if (!written)
                                      fail(written.error().message);
                                  done();
                              });
        });
        m_loop.exec();
        const double up = static_cast<double>(timer.nsecsElapsed()) / 1e9;
        const double memoryUp = m_meter.anonymousBytes();

        const Pump deleting(m_machines, [this](int number, std::function<void()> done) {
            hp::cluster::DeleteOptions options;
            options.user = "bench";
            m_cluster->remove({&machine(), {ns, hp::bench::machineName(number)}},
                              options,
                              [done = std::move(done)](hp::Result<hp::cluster::Deleted> deleted) {
                                  if (!deleted)
                                      fail(deleted.error().message);
                                  done();
                              });
        });
        m_loop.exec();
        const double whole = static_cast<double>(timer.nsecsElapsed()) / 1e9;
        const double used = m_meter.cpuSeconds() - cpu;

        figure("whole lives", m_machines / whole, "machines/s", 1000);
        figure("whole lives, per second of CPU", m_machines / used, "machines/s", 1000);
        figure("created to Running", m_machines / up, "machines/s");
        figure("Running to gone", m_machines / (whole - up), "machines/s");
        figure("CPU per machine", used * 1e6 / m_machines, "us");
        figure("writes per machine", static_cast<double>(m_writes) / m_machines, "writes", 15);
        for (const auto &[writer, count] : m_byWriter)
            figure("writes per machine by " + writer,
                   static_cast<double>(count) / m_machines,
                   "writes");
        figure("memory per Running machine", (memoryUp - memory) / m_machines, "B");
    }

private:
    static hp::cluster::WriteOptions asClient()
    {
        hp::cluster::WriteOptions options;
        options.user = options.fieldManager = "bench";
        return options;
    }

    void figure(const std::string &name,
                double value,
                const char *unit,
                std::optional<double> goal = std::nullopt) const
    {
        hp::bench::Figure figure;
        figure.name = name;
        figure.value = value;
        figure.unit = unit;
        figure.n = m_machines;
        figure.goal = goal;
        hp::bench::print("reconcile", figure);
    }

    int m_machines;
    hp::bench::ProcessMeter m_meter;
    QTemporaryDir m_directory{};
    hp::runtime::SystemClock m_clock{};
    std::unique_ptr<hp::embedded::Admission> m_admission =
        hp::embedded::defaultAdmission({"bench"});
    std::unique_ptr<hp::embedded::EmbeddedCluster> m_cluster{};
    std::unique_ptr<hp::lab::LabWorld> m_lab{};
    std::unique_ptr<hp::controllers::MachineControllers> m_controllers{};
    QEventLoop m_loop{};
    int m_running = 0;
    int m_gone = 0;
    std::int64_t m_writes = 0;
    std::map<std::string, std::int64_t> m_byWriter{};
};

/// Runs one size in a process of its own, so that no size pays for what another left in memory.
/// Returns its CPU microseconds per machine.
double runAlone(int machines)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.start(QCoreApplication::applicationFilePath(),
                  {QStringLiteral("--machines"), QString::number(machines)});
    process.waitForFinished(-1);
    if (process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
        fail("the run with " + std::to_string(machines) + " machines failed");
    double cost = 0;
    for (const QByteArray &line : process.readAllStandardOutput().split('\n')) {
        if (line.isEmpty())
            continue;
        std::puts(line.constData());
        const Json figure = Json::parse(line.toStdString());
        if (figure.value("name", "") == "CPU per machine")
            cost = figure.value("value", 0.0);
    }
    std::fflush(stdout);
    return cost;
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    parser.addOption({QStringLiteral("machines"), {}, QStringLiteral("N")});
    parser.addPositionalArgument(QStringLiteral("N…"),
                                 QStringLiteral("sizes to compare; 1000 10000 50000 unless given"));
    parser.process(application);
    const auto number = [](const QString &text) {
        bool isNumber = false;
        const int value = text.toInt(&isNumber);
        if (!isNumber || value < 1)
            fail("'" + text.toStdString() + "' is not a number above 0");
        return value;
    };
    if (parser.isSet(QStringLiteral("machines"))) {
        Life(number(parser.value(QStringLiteral("machines")))).run();
        return 0;
    }
    QStringList sizes = parser.positionalArguments();
    if (sizes.isEmpty())
        sizes = {QStringLiteral("1000"), QStringLiteral("10000"), QStringLiteral("50000")};
    double least = 0;
    double most = 0;
    for (const QString &size : sizes) {
        const double cost = runAlone(number(size));
        least = least == 0 ? cost : std::min(least, cost);
        most = std::max(most, cost);
    }
    hp::bench::Figure flat;
    flat.name = "dearest size to cheapest, CPU per machine";
    flat.value = most / least;
    flat.unit = "ratio";
    flat.n = sizes.size();
    hp::bench::print("reconcile", flat);
    return 0;
}
