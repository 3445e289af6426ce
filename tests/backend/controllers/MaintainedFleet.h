// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/controllers/maintenance/MaintenanceControllers.h"
#include "backend/maintenance/calendar/IcalOccurrences.h"
#include "tests/backend/embedded/EmbeddedFixture.h"
#include "tests/support/cluster/InterceptedCluster.h"
#include "tests/support/cluster/Settle.h"
#include "tests/support/clustercontract/Samples.h"

#include <QTest>

#include <cmath>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace hp::test {

/// An embedded cluster with workers on Nodes, the controllers of maintenance, and a source of
/// events that says what it is told to.
struct MaintainedFleet {
    static constexpr const char *space = "contract";

    /// Machine w<i> on Node n<i>; the finalizer keeps it when deleted.
    void addWorker(int i)
    {
        Json machine = sampleMachine(name('w', i));
        machine["metadata"]["labels"]["machine.openshift.io/cluster-api-machine-role"] = "worker";
        machine["metadata"]["finalizers"] = {"a.b/keep"};
        fixture.make(cluster::kinds::machine(), machine);
        QVERIFY(create(
            cluster(), cluster::kinds::node(), {}, {{"metadata", {{"name", name('n', i)}}}}));
        bootNode(i, "boot-1", "True");
        status(cluster::kinds::machine(),
               name('w', i),
               {{"phase", "Running"}, {"nodeRef", {{"name", name('n', i)}}}});
    }
    /// Another Machine w<i>, in a namespace of its own and without a Node.
    void addNamesake(int i, const char *ns)
    {
        QVERIFY(create(cluster(), cluster::kinds::ns(), {}, {{"metadata", {{"name", ns}}}}));
        Json machine = sampleMachine(name('w', i));
        machine["metadata"]["namespace"] = ns;
        machine["metadata"]["labels"]["machine.openshift.io/cluster-api-machine-role"] = "worker";
        machine["metadata"]["finalizers"] = {"a.b/keep"};
        QVERIFY(create(cluster(), cluster::kinds::machine(), ns, machine));
    }
    [[nodiscard]] Object namesake(int i, const char *ns)
    {
        const auto found = get(cluster(), {&cluster::kinds::machine(), {ns, name('w', i)}});
        return found ? *found : Object();
    }
    /// Host h<i>, on, whose consumer is Machine w<i>.
    void addHost(int i)
    {
        Json host{{"spec", {{"online", true}, {"bmc", {{"address", "redfish://b/1"}}}}}};
        host["metadata"]["name"] = name('h', i);
        host["spec"]["consumerRef"] = {{"apiVersion", "machine.openshift.io/v1beta1"},
                                       {"kind", "Machine"},
                                       {"name", name('w', i)},
                                       {"namespace", space}};
        fixture.make(cluster::kinds::bareMetalHost(), host);
        status(cluster::kinds::bareMetalHost(),
               name('h', i),
               {{"poweredOn", true},
                {"operationalStatus", "OK"},
                {"provisioning", {{"state", "provisioned"}}}});
    }
    void addEvent(int i, const char *code, const char *spec = "{}")
    {
        Json body{{"metadata", {{"name", "mm-" + name('w', i)}}},
                  {"spec",
                   {{"eventcode", code},
                    {"eventid", "event-" + std::to_string(i)},
                    {"machinelink", name('w', i)},
                    {"source", "test"}}}};
        body["spec"].merge_patch(Json::parse(spec));
        fixture.make(cluster::kinds::machineMaintenance(), body);
    }
    /// On Node n1; no eviction takes it away, so the Node does not become empty.
    void addPodThatStays()
    {
        fixture.make(cluster::kinds::pod(),
                     Json::parse(R"({"metadata": {"name": "web-0", "finalizers": ["a.b/keep"],
            "labels": {"app": "web"}, "ownerReferences": [{"apiVersion": "apps/v1",
            "kind": "ReplicaSet", "name": "web", "uid": "u", "controller": true}]},
            "spec": {"nodeName": "n1", "containers": [{"name": "c", "image": "i"}]}})"));
    }
    void bootNode(int i, const char *bootId, const char *ready)
    {
        status(cluster::kinds::node(),
               name('n', i),
               {{"nodeInfo", {{"bootID", bootId}}},
                {"conditions",
                 {{{"type", "Ready"},
                   {"status", ready},
                   {"lastTransitionTime", formatTime(clock().now())}}}}});
    }
    /// MachineSet s, of as many Machines as it wants; Machine w<i> is one of them.
    void addSet(int i)
    {
        fixture.make(cluster::kinds::machineSet(),
                     Json::parse(R"({"metadata": {"name": "s"}, "spec": {"replicas": 1,
            "selector": {"matchLabels": {"set": "s"}},
            "template": {"metadata": {"labels": {"set": "s"}}, "spec": {"providerSpec": {"value": {}}}}}})"));
        status(cluster::kinds::machineSet(), "s", {{"replicas", 1}});
        change(cluster::kinds::machine(),
               name('w', i),
               {{"metadata",
                 {{"ownerReferences",
                   {{{"apiVersion", "machine.openshift.io/v1beta1"},
                     {"kind", "MachineSet"},
                     {"name", "s"},
                     {"uid", read(cluster::kinds::machineSet(), "s").uid()},
                     {"controller", true}}}}}}});
    }
    /// What host power writes once the host is off for the key of event-<i>, or on again.
    void power(int i, bool on)
    {
        const std::string key = "reboot.metal3.io/maintenance-event-" + std::to_string(i);
        const std::string at = formatMicroTime(clock().now());
        Json holds = Json::array();
        if (!on)
            holds.push_back(
                {{"key", key}, {"mode", "soft"}, {"acceptedAt", at}, {"heldSince", at}});
        status(cluster::kinds::bareMetalHost(),
               name('h', i),
               {{"poweredOn", on}, {"provisioning", {{"rebootHolds", holds}}}});
    }
    void remove(const cluster::Kind &kind, const std::string &object)
    {
        QVERIFY(test::remove(cluster(), {&kind, {space, object}}));
    }
    void status(const cluster::Kind &kind, const std::string &object, const Json &body)
    {
        change(kind, object, {{"status", body}}, cluster::Subresource::Status);
    }
    void change(const cluster::Kind &kind,
                const std::string &object,
                const Json &body,
                cluster::Subresource part = cluster::Subresource::None)
    {
        const auto written =
            merge(cluster(), {&kind, {kind.namespaced ? space : "", object}}, body.dump(), part);
        if (!written)
            qWarning("%s", written.error().message.c_str());
    }

    /// Starts the controllers, or starts them anew as after a crash.
    void run() { run(cluster()); }
    void run(cluster::Cluster &through)
    {
        controllers.reset();
        controllers::MaintenanceControllersSettings settings;
        settings.machineNamespace = space;
        settings.maintenance = policy;
        settings.ask = [this](const Object &maintenance,
                              const std::function<void(maintenance::EventAnswer)> &answer) {
            if (asks) {
                asks(maintenance, answer);
                return;
            }
            const auto said = says.find(maintenance.name());
            answer(said == says.end()
                       ? maintenance::EventAnswer{maintenance::EventReport::Standing, {}, false}
                       : said->second);
        };
        settings.count =
            [this](metrics::Metric metric, const std::vector<std::string> &labels, double amount) {
                counted.push_back(metrics::infoOf(metric).name + (' ' + labels.at(0)) + ' '
                                  + std::to_string(std::lround(amount)));
            };
        controllers = std::make_unique<controllers::MaintenanceControllers>(
            through, clock(), calendar, std::move(settings));
        controllers->start();
        settle(clock());
    }

    /// Processes, one after the other, each of which ends with its first write; then one that goes
    /// on.
    void runWithOneWriteEach()
    {
        for (int i = 0; i < 20; ++i) {
            InterceptedCluster dying(cluster());
            int writes = 0;
            dying.refuse = [&writes](const std::string &, const std::string &) {
                return ++writes > 1 ? std::optional<Error>(Error{ErrorCode::Unreachable, "ended"})
                                    : std::nullopt;
            };
            run(dying);
            controllers.reset();
        }
        run();
    }

    [[nodiscard]] cluster::Cluster &cluster() { return fixture.cluster(); }
    [[nodiscard]] runtime::ManualClock &clock() { return fixture.clock(); }
    [[nodiscard]] Object read(const cluster::Kind &kind, const std::string &object)
    {
        const auto found = get(cluster(), {&kind, {kind.namespaced ? space : "", object}});
        return found ? *found : Object();
    }
    [[nodiscard]] Object maintenance(int i)
    {
        return read(cluster::kinds::machineMaintenance(), "mm-" + name('w', i));
    }
    /// status.maintenance; "gone" when there is no such object.
    [[nodiscard]] std::string stepOf(int i)
    {
        const Object one = maintenance(i);
        return one ? one.text("/status/maintenance") : std::string("gone");
    }
    [[nodiscard]] Object node(int i) { return read(cluster::kinds::node(), name('n', i)); }
    [[nodiscard]] Object machine(int i) { return read(cluster::kinds::machine(), name('w', i)); }
    [[nodiscard]] Object host(int i) { return read(cluster::kinds::bareMetalHost(), name('h', i)); }
    [[nodiscard]] std::string alertsOf(int i)
    {
        std::string names;
        for (const Json &alert : Json(maintenance(i).at("/status/alerts")))
            names += (names.empty() ? "" : " ") + alert.value("name", "");
        return names;
    }

    static std::string name(char kind, int i) { return kind + std::to_string(i); }

    EmbeddedFixture fixture{};
    maintenance::IcalOccurrences calendar{};
    maintenance::MaintenanceSettings policy{};
    std::vector<std::string> counted{}; ///< "metric label amount"
    std::map<std::string, maintenance::EventAnswer> says{}; ///< by name; else the event stands
    /// Whom to ask in the place of `says`.
    std::function<void(const Object &, std::function<void(maintenance::EventAnswer)>)> asks{};
    std::unique_ptr<controllers::MaintenanceControllers> controllers{};
};

} // namespace hp::test
