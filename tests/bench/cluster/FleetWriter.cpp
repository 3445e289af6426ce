// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/cluster/FleetWriter.h"

#include "tests/bench/load/Machines.h"
#include "tests/bench/load/clients/HttpsClient.h"

#include <nlohmann/json.hpp>

namespace hp::bench {

namespace {

using Clock = std::chrono::steady_clock;

constexpr int writersOfFleet = 16;
constexpr std::size_t machineBytes = 2477; ///< as in facts/kube-api.md 6
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

/// One object with its status: two writes.
void put(HttpsClient &client, const std::string &path, const Json &object, const Json &status)
{
    const auto must = [](const Answer &answer) {
        if (answer.status < 200 || answer.status > 299)
            fail("the server does not take the fleet: " + std::to_string(answer.status) + ' '
                 + answer.body.substr(0, 400));
    };
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

Storm::Storm(const Endpoint &endpoint, int count, double rate, int writers)
    : m_perMachine(static_cast<std::size_t>(count))
{
    for (int writer = 0; writer < writers; ++writer)
        m_threads.emplace_back(
            [this, endpoint, writer, writers, rate] { write(endpoint, writer, writers, rate); });
}

void Storm::stop()
{
    m_stop = true;
    for (std::thread &thread : m_threads)
        thread.join();
    m_threads.clear();
}

void Storm::write(const Endpoint &endpoint, int writer, int writers, double rate)
{
    HttpsClient client(endpoint);
    const std::string phases[] = {"Provisioned", "Running"};
    const auto interval = std::chrono::duration_cast<Clock::duration>(
        std::chrono::duration<double>(double(writers) / rate));
    auto next = Clock::now() + interval * writer / writers;
    const auto count = static_cast<int>(m_perMachine.size());
    for (int i = writer; !m_stop; i = i + writers < count ? i + writers : writer) {
        // A writer that is behind does not catch up: the rate is a ceiling, not a debt.
        next = std::max(next + interval, Clock::now());
        std::this_thread::sleep_until(next);
        std::uint32_t &times = m_perMachine[static_cast<std::size_t>(i)];
        const Answer answer = client.ask("PATCH",
                                         machines + '/' + machineName(i) + "/status",
                                         "application/json",
                                         R"({"status":{"phase":")" + phases[times % 2] + R"("}})",
                                         merge);
        if (answer.status == 200) {
            ++times;
            ++m_written;
        } else {
            ++m_refused;
        }
    }
}

} // namespace hp::bench
