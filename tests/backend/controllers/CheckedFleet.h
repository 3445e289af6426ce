// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/controllers/healthcheck/HealthCheckControllers.h"
#include "model/resource/Conditions.h"
#include "tests/backend/embedded/EmbeddedFixture.h"
#include "tests/support/cluster/Settle.h"
#include "tests/support/clustercontract/Samples.h"

#include <QTest>

#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

namespace hp::test {

/// An embedded cluster with a MachineSet, one check "mhc" of all Machines, and controllers.
struct CheckedFleet {
    static constexpr const char *space = "contract";

    explicit CheckedFleet(const char *spec = "{}", const char *metadata = "{}")
    {
        set = fixture.make(cluster::kinds::machineSet(), {{"metadata", {{"name", "set"}}}});
        Json check = Json::parse(R"({"metadata":{"name":"mhc"},"spec":{"selector":{},
            "unhealthyConditions":[{"type":"Ready","status":"Unknown","timeout":"300s"}]}})");
        check["spec"].merge_patch(Json::parse(spec));
        check["metadata"].merge_patch(Json::parse(metadata));
        fixture.make(cluster::kinds::machineHealthCheck(), check);
    }

    /// Machine m<i> on Node n<i> whose Ready is so since `age`; the finalizer keeps it when
    /// deleted.
    void add(int i, const char *ready, Duration age)
    {
        Json machine = withOwner(sampleMachine(name('m', i)), set);
        machine["metadata"]["finalizers"] = {"a.b/keep"};
        fixture.make(cluster::kinds::machine(), machine);
        const Json node = {{"metadata", {{"name", name('n', i)}}}};
        QVERIFY(create(cluster(), cluster::kinds::node(), {}, node));
        setReady(i, ready, age);
        patch(cluster::kinds::machine(),
              name('m', i),
              {{"status", {{"phase", "Running"}, {"nodeRef", {{"name", name('n', i)}}}}}},
              cluster::Subresource::Status);
    }
    void setReady(int i, const char *ready, Duration age = {})
    {
        const Json condition = {{"type", "Ready"},
                                {"status", ready},
                                {"lastTransitionTime", formatTime(clock().now() - age)}};
        patch(cluster::kinds::node(),
              name('n', i),
              {{"status", {{"conditions", {condition}}}}},
              cluster::Subresource::Status);
    }
    Object patch(const cluster::Kind &kind,
                 const std::string &object,
                 const Json &body,
                 cluster::Subresource part = cluster::Subresource::None)
    {
        const std::string ns = kind.namespaced ? space : "";
        const auto written = merge(cluster(), {&kind, {ns, object}}, body.dump(), part);
        if (!written)
            qWarning("%s", written.error().message.c_str());
        return written ? written->object : Object();
    }
    void patchCheck(const char *body)
    {
        patch(cluster::kinds::machineHealthCheck(), "mhc", Json::parse(body));
        settle(clock());
    }

    void run() { run(cluster()); }
    void run(cluster::Cluster &through)
    {
        controllers.reset();
        controllers = std::make_unique<controllers::HealthCheckControllers>(
            through, clock(), controllers::HealthCheckControllersSettings());
        controllers->onHealth(
            [this](const controllers::CheckHealth &said) { health.push_back(said); });
        controllers->start();
        settle(clock());
    }

    [[nodiscard]] cluster::Cluster &cluster() { return fixture.cluster(); }
    [[nodiscard]] runtime::ManualClock &clock() { return fixture.clock(); }
    [[nodiscard]] Object read(const cluster::Kind &kind, const std::string &object)
    {
        const auto found = get(cluster(), {&kind, {kind.namespaced ? space : "", object}});
        return found ? *found : Object();
    }
    [[nodiscard]] Object check() { return read(cluster::kinds::machineHealthCheck(), "mhc"); }
    [[nodiscard]] Object machine(int i) { return read(cluster::kinds::machine(), name('m', i)); }
    [[nodiscard]] std::string condition(const char *type)
    {
        const auto found = Conditions(check().at("/status/conditions")).get(type);
        return found ? found->status + ' ' + found->reason : std::string();
    }
    /// How often it was told, over all objects.
    [[nodiscard]] int events(const std::string &reason)
    {
        int times = 0;
        cluster::Query query;
        query.kind = &cluster::kinds::event();
        const auto found = list(cluster(), query);
        for (const Object &event : found->items)
            times += event.text("/reason") == reason ? event.at("/count").get<int>() : 0;
        return times;
    }
    [[nodiscard]] int remediated() const
    {
        int count = 0;
        for (const controllers::CheckHealth &said : health)
            count += said.remediated;
        return count;
    }
    [[nodiscard]] const runtime::Controller &controller() const
    {
        return controllers->healthCheckController();
    }
    static std::string name(char letter, int i) { return letter + std::to_string(i); }

    EmbeddedFixture fixture{};
    Object set{};
    std::vector<controllers::CheckHealth> health{};
    std::unique_ptr<controllers::HealthCheckControllers> controllers{};
};

} // namespace hp::test
