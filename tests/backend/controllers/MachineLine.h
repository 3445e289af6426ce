// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/controllers/machine/MachineControllers.h"
#include "backend/runtime/ManualClock.h"
#include "tests/backend/drivers/ScriptedActuator.h"
#include "tests/support/cluster/FakeCluster.h"
#include "tests/support/cluster/Settle.h"

#include <QTest>

#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>

namespace hp::test {

inline const ObjectKey m1{"openshift-machine-api", "m1"};
inline const ObjectKey n1{{}, "n1"};
inline const ObjectKey pod{"default", "p"};

[[nodiscard]] inline Json machineJson()
{
    return Json::parse(R"({"apiVersion":"machine.openshift.io/v1beta1","kind":"Machine",
        "metadata":{"name":"m1","namespace":"openshift-machine-api",
            "labels":{"machine.openshift.io/cluster-api-cluster":"c"}},
        "spec":{"providerSpec":{"value":{}}}})");
}

[[nodiscard]] inline Json nodeJson(const std::string &name = "n1")
{
    return {{"apiVersion", "v1"},
            {"kind", "Node"},
            {"metadata", {{"name", name}}},
            {"spec", {{"providerID", "lab:///m1"}}}};
}

[[nodiscard]] inline Json podJson()
{
    return Json::parse(
        R"({"apiVersion":"v1","kind":"Pod","metadata":{"name":"p","namespace":"default"},
        "spec":{"nodeName":"n1"},"status":{"phase":"Running"}})");
}

/// A cluster, a provider and running controllers.
struct Line {
    Line()
    {
        cluster.setNow([this] { return clock.now(); });
        provider.script("*").facts.providerId = "lab:///m1";
    }

    void run()
    {
        controllers = std::make_unique<hp::controllers::MachineControllers>(
            cluster, clock, provider, hp::controllers::MachineControllersSettings());
        controllers->start();
        settle(clock);
    }

    [[nodiscard]] Object machine() const { return cluster.stored(cluster::kinds::machine(), m1); }
    [[nodiscard]] std::string phase() const { return machine().text("/status/phase"); }
    [[nodiscard]] int events(const std::string &reason) const
    {
        return static_cast<int>(
            std::count_if(cluster.events().begin(), cluster.events().end(), [&](const auto &event) {
                return event.reason == reason;
            }));
    }
    void patch(Json body)
    {
        cluster.patch({&cluster::kinds::machine(), m1},
                      cluster::PatchType::Merge,
                      std::move(body),
                      cluster::Subresource::None,
                      {},
                      [](const Result<cluster::Written> &answer) { QVERIFY(answer.has_value()); });
        settle(clock);
    }
    void remove()
    {
        cluster.remove(
            {&cluster::kinds::machine(), m1}, {}, [](const Result<cluster::Deleted> &) {});
        settle(clock);
    }
    /// A Machine that runs on Node n1, with one pod.
    void running()
    {
        cluster.put(machineJson());
        run();
        cluster.put(nodeJson());
        cluster.put(podJson());
        test::advance(clock, std::chrono::seconds(31));
        QCOMPARE(phase(), std::string("Running"));
    }

    runtime::ManualClock clock{*parseTime("2026-01-10T12:00:00Z")};
    FakeCluster cluster{};
    ScriptedActuator provider{};
    std::unique_ptr<hp::controllers::MachineControllers> controllers{};
};

} // namespace hp::test
