// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/cluster/FleetWriter.h"

#include "tests/bench/load/HttpsClient.h"
#include "tests/bench/load/Machines.h"

#include <chrono>
#include <nlohmann/json.hpp>
#include <thread>
#include <vector>

namespace hp::bench {

namespace {

using Clock = std::chrono::steady_clock;

constexpr int writersOfFleet = 16;
const char *const merge = "application/merge-patch+json";
const std::string inNamespace = std::string("/namespaces/") + fleetNamespace;
const std::string machines = "/apis/machine.openshift.io/v1beta1" + inNamespace + "/machines";
const std::string hosts = "/apis/metal3.io/v1alpha1" + inNamespace + "/baremetalhosts";
const std::string nodes = "/api/v1/nodes";

Json machineStatus(int number)
{
    return {{"phase", "Running"},
            {"nodeRef", {{"kind", "Node"}, {"name", "node-" + std::to_string(number)}}},
            {"addresses", {{{"type", "InternalIP"}, {"address", "10.0.0.1"}}}}};
}

Json host(int number)
{
    const std::string name = "host-" + std::to_string(number);
    return {{"apiVersion", "metal3.io/v1alpha1"},
            {"kind", "BareMetalHost"},
            {"metadata", {{"name", name}}},
            {"spec",
             {{"online", true},
              {"bmc",
               {{"address", "redfish://10.1.0.1/redfish/v1/Systems/" + name},
                {"credentialsName", "bmc"}}},
              {"consumerRef",
               {{"apiVersion", "machine.openshift.io/v1beta1"},
                {"kind", "Machine"},
                {"name", machineName(number)},
                {"namespace", fleetNamespace}}}}}};
}

Json hostStatus()
{
    return {{"poweredOn", true},
            {"operationalStatus", "OK"},
            {"errorMessage", ""},
            {"errorCount", 0},
            {"hardwareProfile", "unknown"},
            {"provisioning", {{"state", "provisioned"}, {"ID", ""}}}};
}

Json node(int number)
{
    return {{"apiVersion", "v1"},
            {"kind", "Node"},
            {"metadata",
             {{"name", "node-" + std::to_string(number)},
              {"annotations",
               {{"machine.openshift.io/machine",
                 std::string(fleetNamespace) + '/' + machineName(number)}}}}},
            {"spec",
             {{"providerID", "aws:///eu-central-1a/i-0" + std::to_string(100000000 + number)}}}};
}

Json nodeStatus()
{
    return {{"conditions",
             {{{"type", "Ready"},
               {"status", "True"},
               {"reason", "KubeletReady"},
               {"lastTransitionTime", "2026-01-01T00:00:00Z"},
               {"lastHeartbeatTime", "2026-01-01T00:00:00Z"}}}},
            {"capacity", {{"cpu", "8"}, {"memory", "32461044Ki"}, {"pods", "250"}}}};
}

/// As little of a Machine as a server takes.
Json bareMachine(int number)
{
    return {{"apiVersion", "machine.openshift.io/v1beta1"},
            {"kind", "Machine"},
            {"metadata", {{"name", machineName(number)}}},
            {"spec", Json::object()}};
}

void must(const Answer &answer)
{
    if (answer.status < 200 || answer.status > 299)
        fail("the server does not take the fleet: " + std::to_string(answer.status) + ' '
             + answer.body.substr(0, 400));
}

/// One object with its status: two writes.
void put(HttpsClient &client, const std::string &path, const Json &object, const Json &status)
{
    must(client.ask("POST", path, "application/json", object.dump()));
    must(client.ask("PATCH",
                    path + '/' + object["metadata"]["name"].get<std::string>() + "/status",
                    "application/json",
                    Json{{"status", status}}.dump(),
                    merge));
}

} // namespace

double writeFleet(const Endpoint &endpoint, const FleetSize &size)
{
    const auto begin = Clock::now();
    std::vector<std::thread> writers;
    for (int writer = 0; writer < writersOfFleet; ++writer) {
        writers.emplace_back([&, writer] {
            HttpsClient client(endpoint);
            for (int i = writer; i < size.nodes; i += writersOfFleet)
                put(client, nodes, node(i), nodeStatus());
            for (int i = writer; i < size.hosts; i += writersOfFleet)
                put(client, hosts, host(i), hostStatus());
            for (int i = writer; i < size.machines; i += writersOfFleet)
                put(client, machines, realisticMachine(i, machineBytes), machineStatus(i));
        });
    }
    for (std::thread &writer : writers)
        writer.join();
    const std::chrono::duration<double> took = Clock::now() - begin;
    return 2.0 * (size.nodes + size.hosts + size.machines) / took.count();
}

void writeBareMachines(const Endpoint &endpoint, int first, int count)
{
    std::vector<std::thread> writers;
    for (int writer = 0; writer < writersOfFleet; ++writer) {
        writers.emplace_back([&, writer] {
            HttpsClient client(endpoint);
            for (int i = first + writer; i < first + count; i += writersOfFleet) {
                put(client, machines, bareMachine(i), {{"phase", "Running"}});
                // Who owns which field is not followed any more once this is empty.
                must(client.ask("PATCH",
                                machines + '/' + machineName(i),
                                "application/json",
                                R"({"metadata":{"managedFields":[{}]}})",
                                merge));
            }
        });
    }
    for (std::thread &writer : writers)
        writer.join();
}

} // namespace hp::bench
