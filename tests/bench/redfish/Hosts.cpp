// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/redfish/Hosts.h"

#include "backend/controllers/hostpower/HostControllers.h"
#include "backend/embedded/EmbeddedCluster.h"
#include "backend/embedded/admission/AdmissionChain.h"
#include "backend/embedded/apply/Patch.h"
#include "backend/embedded/schema/SchemaSet.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QTemporaryDir>
#include <QTimer>

#include <cstdio>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <random>

namespace hp::bench {

namespace {

constexpr const char *ns = "metal";

[[noreturn]] void fail(const std::string &why)
{
    std::fprintf(stderr, "bench_redfish: %s\n", why.c_str());
    std::_Exit(1);
}

Json secret()
{
    return {{"apiVersion", "v1"},
            {"kind", "Secret"},
            {"metadata", {{"name", "bmc"}}},
            {"data", {{"username", "YWRtaW4="}, {"password", "YmVuY2gtc2VjcmV0"}}}};
}

Json hostToMake(int number, const drivers::BmcTarget &target)
{
    Json annotations = Json::object();
    if (!target.pin.empty())
        annotations[host::bmcPinAnnotation] = target.pin;
    return {
        {"apiVersion", "metal3.io/v1alpha1"},
        {"kind", "BareMetalHost"},
        {"metadata", {{"name", "host-" + std::to_string(number)}, {"annotations", annotations}}},
        {"spec",
         {{"online", true},
          {"externallyProvisioned", true},
          {"bmc",
           {{"address", target.address},
            {"credentialsName", "bmc"},
            {"disableCertificateVerification", true}}}}}};
}

/// Counts the readings on their way.
class CountingDriver final : public drivers::PowerDriver
{
public:
    explicit CountingDriver(drivers::PowerDriver &driver)
        : m_driver(driver)
    { }
    using PowerDriver::reset;
    void read(const drivers::BmcTarget &target, Reply<drivers::PowerReading> reply) override
    {
        ++readings;
        m_driver.read(target, std::move(reply));
    }
    void readWithin(const drivers::BmcTarget &target,
                    Duration timeout,
                    Reply<drivers::PowerReading> reply) override
    {
        ++readings;
        m_driver.readWithin(target, timeout, std::move(reply));
    }
    void reset(const drivers::BmcTarget &target,
               ResetType type,
               const drivers::ResetOptions &options,
               Reply<drivers::ResetAck> reply) override
    {
        m_driver.reset(target, type, options, std::move(reply));
    }
    std::int64_t readings = 0;

private:
    drivers::PowerDriver &m_driver;
};

} // namespace

nlohmann::json pollHosts(const Fleet &fleet, int seconds)
{
    runtime::SystemClock clock;
    redfish::RedfishSettings settings;
    settings.logoutBudget = redfish::Span(0);
    redfish::RedfishPowerDriver redfish(clock, settings);
    CountingDriver driver(redfish);

    const QTemporaryDir directory;
    const auto admission = embedded::defaultAdmission({"bench"});
    embedded::EmbeddedCluster::Options options;
    options.path = directory.filePath(QStringLiteral("store.db")).toStdString();
    auto opened = embedded::EmbeddedCluster::open(
        clock, options, {embedded::SchemaSet::instance(), *admission, embedded::applyPatch});
    if (!opened)
        fail(opened.error().message);
    const auto cluster = std::move(*opened);
    cluster->ensureNamespace(ns);
    cluster->drain();

    int stored = 0;
    const auto create = [&](const cluster::Kind &kind, Json body) {
        cluster::WriteOptions as;
        as.user = as.fieldManager = "bench";
        cluster->create(kind, ns, std::move(body), as, [&](Result<cluster::Written> written) {
            if (!written)
                fail(written.error().message);
            ++stored;
        });
    };
    create(cluster::kinds::secret(), secret());
    const auto targets = targetsOf(fleet);
    for (int i = 0; i < fleet.bmcs; ++i)
        create(cluster::kinds::bareMetalHost(),
               hostToMake(i, targets[static_cast<std::size_t>(i)]));
    while (stored <= fleet.bmcs)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);

    std::minstd_rand engine(7);
    controllers::HostControllersSettings wanted;
    wanted.random = [&engine] { return std::uniform_real_distribution<double>(0, 1)(engine); };
    controllers::HostControllers hosts(*cluster, clock, driver, wanted);
    hosts.start();
    const auto isSettled = [&] {
        for (const Object &each : hosts.hosts().list())
            if (each.at("/status/poweredOn") != Json(true))
                return false;
        return hosts.isRunning();
    };
    while (!isSettled())
        letPass(2);
    letPass(75); // every host has been polled once and is spread over the minute
    std::fprintf(stderr, "measuring\n");

    const ProcessMeter meter(QCoreApplication::applicationPid());
    const double cpu = meter.cpuSeconds();
    const std::int64_t before = driver.readings;
    QElapsedTimer timer;
    timer.start();
    letPass(seconds);
    const double wall = static_cast<double>(timer.nsecsElapsed()) / 1e9;
    const double used = meter.cpuSeconds() - cpu;
    const auto readings = static_cast<double>(driver.readings - before);
    hosts.stop();
    return {{"cpuPercent", 100 * used / wall},
            {"cpuMicrosecondsPerPoll", 1e6 * used / std::max(readings, 1.0)},
            {"residentMB", meter.residentBytes() / 1e6},
            {"polls", readings}};
}

} // namespace hp::bench
