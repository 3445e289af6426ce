// SPDX-License-Identifier: Apache-2.0
#include "tests/backend/metal/MetalBench.h"

#include "backend/embedded/apply/Patch.h"
#include "backend/embedded/schema/SchemaSet.h"
#include "model/resource/BareMetalHost.h"
#include "model/rules/metal/HostClaim.h"
#include "model/rules/power/RebootAnnotation.h"
#include "tests/support/cluster/Settle.h"

#include <QDir>
#include <QFileInfo>
#include <QTest>

#include <algorithm>
#include <optional>
#include <utility>

namespace hp::test {

namespace kinds = cluster::kinds;

namespace {

ObjectKey keyOf(const cluster::Kind &kind, const std::string &name)
{
    return {kind.namespaced ? metalSpace : "", name};
}

/// In memory where the system has such a place: a store waits for every commit, and there are many.
QString scratchPath()
{
    const QString memory = QStringLiteral("/dev/shm");
    const QString root = QFileInfo(memory).isWritable() ? memory : QDir::tempPath();
    return root + QStringLiteral("/holdpoint-metal-XXXXXX");
}

bool isTrue(const Json &value)
{
    return value.is_boolean() && value.get<bool>();
}

} // namespace

MetalBench::MetalBench()
    : clock(*parseTime("2026-01-10T12:00:00Z"))
    , m_directory(scratchPath())
    , m_admission(embedded::defaultAdmission({"c"}))
{
    embedded::EmbeddedCluster::Options options;
    options.path = m_directory.filePath(QStringLiteral("store.db")).toStdString();
    auto opened = embedded::EmbeddedCluster::open(
        clock, options, {embedded::SchemaSet::instance(), *m_admission, embedded::applyPatch});
    if (!opened)
        qFatal("%s", opened.error().message.c_str());
    cluster = std::move(*opened);
    cluster->ensureNamespace(metalSpace);
    m_monitor = std::make_unique<FenceOrderMonitor>(*cluster,
                                                    [this] { return cluster->currentRevision(); });
    m_monitor->start();
    drainEvents();
}

MetalBench::~MetalBench()
{
    stop();
    if (const std::string faults = m_monitor->faults(); !faults.empty())
        qFatal("%s", faults.c_str());
}

void MetalBench::stop()
{
    if (controllers)
        controllers->stop();
    if (m_remediation)
        m_remediation->stop();
    if (m_actuator)
        m_actuator->stop();
    drainEvents();
    controllers.reset();
    m_remediation.reset();
    m_actuator.reset();
    m_faulty.reset();
}

void MetalBench::run(cluster::Cluster &through)
{
    if (controllers)
        stop();
    m_actuator =
        std::make_unique<metal::MetalActuator>(through, clock, metal::MetalActuator::Options{});
    controllers = std::make_unique<hp::controllers::MachineControllers>(
        through, clock, *m_actuator, hp::controllers::MachineControllersSettings());
    m_remediation = std::make_unique<hp::controllers::RemediationControllers>(
        through, clock, hp::controllers::RemediationControllersSettings());
    m_actuator->start();
    controllers->start();
    m_remediation->start();
    hp::test::settle(clock);
}

void MetalBench::run()
{
    stop();
    run(*cluster);
}

void MetalBench::runAndDieAt(int write)
{
    stop();
    m_faulty = std::make_unique<FaultyCluster>(*cluster, write, [this] { m_dead = true; });
    run(*m_faulty);
    restartIfDead();
}

void MetalBench::restartIfDead()
{
    if (!std::exchange(m_dead, false))
        return;
    m_died = true;
    run();
}

void MetalBench::settle()
{
    hp::test::settle(clock);
    restartIfDead();
}

void MetalBench::pass(Duration time)
{
    hp::test::advance(clock, time);
    restartIfDead();
}

void MetalBench::create(const cluster::Kind &kind, Json object)
{
    std::string why = "no reply";
    cluster->create(kind,
                    kind.namespaced ? metalSpace : "",
                    std::move(object),
                    {},
                    [&why](const Result<cluster::Written> &written) {
                        why = written ? std::string() : written.error().message;
                    });
    settle();
    if (!why.empty())
        qFatal("%s", why.c_str());
}

void MetalBench::patch(const cluster::Kind &kind,
                       const std::string &name,
                       Json body,
                       cluster::Subresource part)
{
    std::string why = "no reply";
    cluster->patch({&kind, keyOf(kind, name)},
                   cluster::PatchType::Merge,
                   std::move(body),
                   part,
                   {},
                   [&why](const Result<cluster::Written> &written) {
                       why = written ? std::string() : written.error().message;
                   });
    settle();
    if (!why.empty())
        qFatal("%s", why.c_str());
}

void MetalBench::patchStatus(const std::string &host, Json status)
{
    patch(kinds::bareMetalHost(),
          host,
          {{"status", std::move(status)}},
          cluster::Subresource::Status);
}

void MetalBench::annotate(const std::string &machine, const char *key, const Json &value)
{
    patch(kinds::machine(), machine, {{"metadata", {{"annotations", {{key, value}}}}}});
}

void MetalBench::remove(const cluster::Kind &kind, const std::string &name)
{
    cluster->remove({&kind, keyOf(kind, name)}, {}, [](const Result<cluster::Deleted> &) {});
    settle();
}

void MetalBench::putHost(const std::string &name, const std::string &more)
{
    create(kinds::bareMetalHost(),
           {{"apiVersion", "metal3.io/v1alpha1"},
            {"kind", "BareMetalHost"},
            {"metadata", {{"name", name}, {"labels", {{"rack", "r1"}}}}},
            {"spec", {{"online", false}}}});
    Json status = {{"operationalStatus", "OK"},
                   {"poweredOn", false},
                   {"provisioning", {{"state", "available"}}},
                   {"hardware",
                    {{"hostname", "node-" + name},
                     {"nics", {{{"ip", "10.0.0." + std::to_string(m_machines + 10)}}}}}}};
    ++m_machines;
    Json patches = Json::parse(more);
    if (patches.contains("status"))
        status.merge_patch(patches["status"]);
    patches.erase("status");
    if (!patches.empty())
        patch(kinds::bareMetalHost(), name, std::move(patches));
    patchStatus(name, std::move(status));
}

void MetalBench::putMachine(const std::string &name, const std::string &more)
{
    Json object = {
        {"apiVersion", "machine.openshift.io/v1beta1"},
        {"kind", "Machine"},
        {"metadata",
         {{"name", name}, {"labels", {{"machine.openshift.io/cluster-api-cluster", "c"}}}}},
        {"spec",
         {{"providerSpec",
           {{"value",
             {{"kind", "BareMetalMachineProviderSpec"},
              {"customDeploy", {{"method", "install_coreos"}}},
              {"userData", {{"name", "worker-user-data"}}}}}}}}}};
    object.merge_patch(Json::parse(more));
    create(kinds::machine(), std::move(object));
}

void MetalBench::playHosts()
{
    for (const Object &host : hosts()) {
        const std::string state = rules::metal::provisioningState(host);
        const bool online = isTrue(host.at("/spec/online"));
        const bool software = host.at("/spec/customDeploy").is_object();
        Json status = Json::object();
        if (state == "available" && software && online)
            status["provisioning"]["state"] = "provisioned";
        else if (state == "provisioned" && !software)
            status["provisioning"]["state"] = "available";
        const auto requests = rules::rebootAnnotations(host);
        const bool on = online && requests.empty();
        status["poweredOn"] = on;
        Json holds = Json::array();
        for (const rules::RebootAnnotation &request : requests)
            holds.push_back({{"key", request.key},
                             {"mode", "hard"},
                             {"acceptedAt", formatMicroTime(clock.now())},
                             {"heldSince", formatMicroTime(clock.now())}});
        status["provisioning"]["rebootHolds"] = std::move(holds);
        patchStatus(host.name(), std::move(status));
    }
}

void MetalBench::playKubelets()
{
    for (const Object &host : hosts()) {
        const std::string name = host.text("/status/hardware/hostname");
        if (!rules::metal::hasConsumer(host) || !isTrue(host.at("/status/poweredOn"))
            || rules::metal::provisioningState(host) == "available" || node(name))
            continue;
        create(kinds::node(),
               {{"apiVersion", "v1"},
                {"kind", "Node"},
                {"metadata", {{"name", name}, {"labels", {{"kubernetes.io/os", "linux"}}}}},
                {"spec", Json::object()}});
        patch(kinds::node(),
              name,
              {{"status",
                {{"addresses",
                  {{{"type", "InternalIP"}, {"address", host.text("/status/hardware/nics/0/ip")}}}},
                 {"conditions", {{{"type", "Ready"}, {"status", "True"}}}}}}},
              cluster::Subresource::Status);
    }
}

std::vector<Object> MetalBench::list(const cluster::Kind &kind)
{
    std::vector<Object> found;
    cluster->list({&kind, {}, {}, {}}, [&found](const Result<cluster::ObjectList> &list) {
        if (list)
            found = list->items;
    });
    drainEvents();
    return found;
}

std::vector<Object> MetalBench::hosts()
{
    return list(kinds::bareMetalHost());
}

std::vector<std::string> MetalBench::hostsOf(const std::string &machine)
{
    std::vector<std::string> names;
    for (const Object &host : hosts()) {
        if (host.text("/spec/consumerRef/name") == machine)
            names.push_back(host.name());
    }
    return names;
}

namespace {

Object stored(cluster::Cluster &cluster, const cluster::Kind &kind, const std::string &name)
{
    Object result;
    cluster.get({&kind, keyOf(kind, name)}, [&result](const Result<Object> &found) {
        if (found)
            result = *found;
    });
    drainEvents();
    return result;
}

} // namespace

Object MetalBench::machine(const std::string &name)
{
    return stored(*cluster, kinds::machine(), name);
}

Object MetalBench::host(const std::string &name)
{
    return stored(*cluster, kinds::bareMetalHost(), name);
}

Object MetalBench::node(const std::string &name)
{
    return stored(*cluster, kinds::node(), name);
}

int MetalBench::events(const std::string &reason)
{
    const std::vector<Object> all = list(kinds::event());
    return static_cast<int>(std::count_if(all.begin(), all.end(), [&reason](const Object &event) {
        return event.text("/reason") == reason;
    }));
}

} // namespace hp::test
