// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/controllers/machineset/MachineSetControllers.h"
#include "backend/embedded/EmbeddedCluster.h"
#include "backend/embedded/admission/AdmissionChain.h"
#include "backend/embedded/apply/Patch.h"
#include "backend/embedded/schema/SchemaSet.h"
#include "backend/runtime/ManualClock.h"
#include "tests/support/cluster/InterceptedCluster.h"
#include "tests/support/cluster/Settle.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace hp::test {

inline const std::string setNamespace = "openshift-machine-api";

/// The embedded cluster with its schemas and its admission, and the MachineSet controller over it.
/// No machine controller: a Machine without finalizer is gone as soon as it is deleted.
struct SetWorld {
    SetWorld()
    {
        embedded::EmbeddedCluster::Options options;
        options.path = directory.filePath(QStringLiteral("store.db")).toStdString();
        auto opened = embedded::EmbeddedCluster::open(
            clock, options, {embedded::SchemaSet::instance(), *admission, embedded::applyPatch});
        if (!opened)
            qFatal("%s", opened.error().message.c_str());
        cluster = std::move(*opened);
        door = std::make_unique<InterceptedCluster>(*cluster);
    }
    ~SetWorld()
    {
        controllers.reset();
        drainEvents();
    }
    SetWorld(const SetWorld &) = delete;
    SetWorld &operator=(const SetWorld &) = delete;

    void run() { run(*door); }
    void run(cluster::Cluster &over)
    {
        controllers = std::make_unique<controllers::MachineSetControllers>(
            over, clock, controllers::MachineSetControllersSettings());
        controllers->start();
        settle(clock);
    }

    static Json setBody(int replicas)
    {
        Json body = Json::parse(R"({"apiVersion":"machine.openshift.io/v1beta1","kind":"MachineSet",
            "metadata":{"name":"ms","namespace":"openshift-machine-api"},
            "spec":{"selector":{"matchLabels":{"set":"ms"}},
                "template":{"metadata":{"labels":{"set":"ms"}},
                            "spec":{"providerSpec":{"value":{}}}}}})");
        body["spec"]["replicas"] = replicas;
        return body;
    }
    static Json machineBody(const std::string &name)
    {
        return {{"apiVersion", "machine.openshift.io/v1beta1"},
                {"kind", "Machine"},
                {"metadata",
                 {{"name", name}, {"namespace", setNamespace}, {"labels", {{"set", "ms"}}}}},
                {"spec", {{"providerSpec", {{"value", Json::object()}}}}}};
    }

    Object make(const cluster::Kind &kind, const Json &body)
    {
        Object made;
        std::string why;
        cluster->create(kind,
                        kind.namespaced ? setNamespace : std::string(),
                        body,
                        {},
                        [&](const Result<cluster::Written> &answer) {
                            if (answer)
                                made = answer->object;
                            else
                                why = answer.error().message;
                        });
        settle(clock);
        if (!made)
            qWarning("%s", why.c_str());
        return made;
    }
    /// False when it was refused.
    bool patch(const cluster::Kind &kind,
               const std::string &name,
               const char *body,
               cluster::Subresource part = cluster::Subresource::None)
    {
        bool good = false;
        const ObjectKey key{kind.namespaced ? setNamespace : std::string(), name};
        cluster->patch({&kind, key},
                       cluster::PatchType::Merge,
                       Json::parse(body),
                       part,
                       {},
                       [&](const Result<cluster::Written> &answer) { good = answer.has_value(); });
        settle(clock);
        return good;
    }
    void remove(const cluster::Kind &kind,
                const std::string &name,
                cluster::Propagation how = cluster::Propagation::Background)
    {
        cluster::DeleteOptions options;
        options.propagation = how;
        const ObjectKey key{kind.namespaced ? setNamespace : std::string(), name};
        cluster->remove({&kind, key}, options, [](const Result<cluster::Deleted> &) {});
        settle(clock);
    }
    void scale(int replicas)
    {
        const std::string body = R"({"spec":{"replicas":)" + std::to_string(replicas) + "}}";
        QVERIFY(patch(cluster::kinds::machineSet(), "ms", body.c_str()));
    }
    /// A Node whose Ready condition has had this status since `since`.
    void setNode(const std::string &name, const char *ready, const char *since)
    {
        const Json conditions = {
            {{"type", "Ready"}, {"status", ready}, {"lastTransitionTime", since}}};
        if (!get(cluster::kinds::node(), name))
            (void)make(cluster::kinds::node(),
                       {{"apiVersion", "v1"}, {"kind", "Node"}, {"metadata", {{"name", name}}}});
        const Json status{{"status", {{"conditions", conditions}}}};
        QVERIFY(patch(
            cluster::kinds::node(), name, status.dump().c_str(), cluster::Subresource::Status));
    }

    [[nodiscard]] std::vector<Object> all(const cluster::Kind &kind)
    {
        std::vector<Object> found;
        cluster->list({&kind, {}, {}, {}}, [&found](const Result<cluster::ObjectList> &answer) {
            if (answer)
                found = answer->items;
        });
        drainEvents();
        return found;
    }
    [[nodiscard]] std::vector<Object> machines() { return all(cluster::kinds::machine()); }
    [[nodiscard]] int count(bool deleting = false)
    {
        const auto found = machines();
        return static_cast<int>(
            std::count_if(found.begin(), found.end(), [deleting](const Object &machine) {
                return machine.isDeleting() == deleting;
            }));
    }
    [[nodiscard]] Object get(const cluster::Kind &kind, const std::string &name)
    {
        const auto found = all(kind);
        const auto it = std::find_if(found.begin(), found.end(), [&name](const Object &object) {
            return object.name() == name;
        });
        return it == found.end() ? Object() : *it;
    }
    [[nodiscard]] Object set() { return get(cluster::kinds::machineSet(), "ms"); }
    [[nodiscard]] int status(const char *field)
    {
        const Json value = set().at(std::string("/status/") + field);
        return value.is_number_integer() ? value.get<int>() : -1;
    }
    /// The notes of the events with this reason.
    [[nodiscard]] std::vector<std::string> notes(const std::string &reason)
    {
        std::vector<std::string> found;
        for (const Object &event : all(cluster::kinds::event())) {
            if (event.text("/reason") == reason)
                found.push_back(event.text("/message"));
        }
        return found;
    }
    void holdMachines() { door->holdEvents(cluster::kinds::machine()); }
    void showMachines()
    {
        door->letEventsGo(cluster::kinds::machine());
        settle(clock);
    }

    runtime::ManualClock clock{*parseTime("2026-01-10T12:00:00Z")};
    QTemporaryDir directory{};
    std::unique_ptr<embedded::Admission> admission = embedded::defaultAdmission({"testcluster"});
    std::unique_ptr<embedded::EmbeddedCluster> cluster{};
    std::unique_ptr<InterceptedCluster> door{};
    std::unique_ptr<controllers::MachineSetControllers> controllers{};
};

} // namespace hp::test
