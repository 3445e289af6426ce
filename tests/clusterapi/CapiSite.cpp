// SPDX-License-Identifier: Apache-2.0
#include "tests/clusterapi/CapiSite.h"

#include <QTest>

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::test {

Json definition(const std::string &group,
                const std::string &kind,
                const std::string &plural,
                const std::vector<std::string> &versions)
{
    Json served = Json::array();
    for (const std::string &version : versions)
        served.push_back(
            {{"name", version},
             {"served", true},
             {"storage", version == versions.back()},
             {"schema",
              {{"openAPIV3Schema",
                {{"type", "object"}, {"x-kubernetes-preserve-unknown-fields", true}}}}},
             {"subresources", {{"status", Json::object()}}}});
    return {{"apiVersion", "apiextensions.k8s.io/v1"},
            {"kind", "CustomResourceDefinition"},
            {"metadata", {{"name", plural + '.' + group}}},
            {"spec",
             {{"group", group},
              {"scope", "Namespaced"},
              {"names", {{"plural", plural}, {"kind", kind}}},
              {"versions", served}}}};
}

Json condition(const char *type,
               const char *status,
               const std::string &reason,
               const std::string &message)
{
    return {{"type", type},
            {"status", status},
            {"reason", reason},
            {"message", message},
            {"lastTransitionTime", "2026-01-10T11:50:00Z"}};
}

std::string at(const Json &row, const std::string &pointer)
{
    const Json::json_pointer place(pointer);
    if (!row.is_structured() || !row.contains(place))
        return {};
    const Json &value = row.at(place);
    return value.is_string() ? value.get<std::string>() : value.dump();
}

Json statusWith(const std::string &version, Json conditions, Json rest)
{
    if (version == "v1beta1")
        rest["v1beta2"]["conditions"] = std::move(conditions);
    else
        rest["conditions"] = std::move(conditions);
    return rest;
}

void CapiSite::open()
{
    auto site = Site::open("apiVersion: v1\nkind: Namespace\nmetadata: {name: capi}\n");
    QVERIFY2(site.has_value(), site ? "" : site.error().message.c_str());
    m_site = std::move(*site);
}

void CapiSite::close()
{
    m_site.reset();
    m_kinds.clear();
}

void CapiSite::define(const Json &definition)
{
    const auto made = m_site->create(cluster::kinds::customResourceDefinition(), definition);
    QVERIFY2(made.has_value(), made ? "" : made.error().message.c_str());
    m_kinds.push_back(cluster::definedKind(definition));
}

void CapiSite::defineAll(const std::string &version)
{
    for (const auto &[kind, plural] : std::vector<std::pair<std::string, std::string>>{
             {"Cluster", "clusters"},
             {"Machine", "machines"},
             {"MachineSet", "machinesets"},
             {"MachineDeployment", "machinedeployments"},
             {"MachinePool", "machinepools"}})
        define(definition(capiCore, kind, plural, {version}));
    define(definition(capiProviders, "Metal3Machine", "metal3machines", {"v1beta1"}));
    define(definition(capiProviders, "AWSMachinePool", "awsmachinepools", {"v1beta2"}));
}

void CapiSite::putCluster(const std::string &version)
{
    put({{"apiVersion", capiCore + '/' + version},
         {"kind", "Cluster"},
         {"metadata", {{"name", "prod"}, {"namespace", "capi"}}},
         {"spec", Json::object()}});
}

const cluster::Kind &CapiSite::kind(const Json &object) const
{
    return kind(object["apiVersion"].get<std::string>(), object["kind"].get<std::string>());
}

const cluster::Kind &CapiSite::kind(const std::string &apiVersion, const std::string &word) const
{
    for (const cluster::DefinedKind &one : m_kinds) {
        for (const cluster::DefinedVersion &each : one.versions) {
            if (each.kind->apiVersion() == apiVersion && each.kind->kind == word)
                return *each.kind;
        }
    }
    return *cluster::KindRegistry::instance().findKind(apiVersion, word);
}

void CapiSite::put(Json object)
{
    const cluster::Kind &of = kind(object);
    const Json status = object.value("status", Json());
    const bool goes = object["metadata"].erase("deletionTimestamp") > 0;
    const cluster::ObjectRef ref{
        &of, {object["metadata"].value("namespace", ""), object["metadata"].value("name", "")}};
    const auto made = m_site->create(of, std::move(object));
    QVERIFY2(made.has_value(), made ? "" : made.error().message.c_str());
    if (status.is_object()) {
        const auto told =
            m_site->patch(ref, Json{{"status", status}}, cluster::Subresource::Status);
        QVERIFY2(told.has_value(), told ? "" : told.error().message.c_str());
    }
    if (goes)
        QVERIFY(m_site->remove(ref).has_value());
}

Json CapiSite::machine(const std::string &name, const std::string &version, const Json &more)
{
    Json object{{"apiVersion", capiCore + '/' + version},
                {"kind", "Machine"},
                {"metadata",
                 {{"name", name},
                  {"namespace", "capi"},
                  {"labels",
                   {{capiCore + "/cluster-name", "prod"},
                    {capiCore + "/set-name", "md-0-abc"},
                    {capiCore + "/deployment-name", "md-0"}}}}},
                {"spec",
                 {{"clusterName", "prod"},
                  {"failureDomain", "room-2"},
                  {"providerID", "metal3://capi/" + name}}},
                {"status",
                 statusWith(version,
                            Json::array({condition("NodeHealthy", "True", "NodeHealthy"),
                                         condition("Ready", "True", "Ready")}),
                            {{"phase", "Running"}, {"nodeRef", {{"name", "node-" + name}}}})}};
    if (more.is_object())
        object.merge_patch(more);
    return object;
}

Json CapiSite::deleting(const std::string &name, const std::string &version, Json deletingCondition)
{
    return machine(
        name,
        version,
        {{"metadata", {{"deletionTimestamp", "now"}, {"finalizers", {"machine.cluster.x-k8s.io"}}}},
         {"status",
          statusWith(
              version, Json::array({std::move(deletingCondition)}), {{"phase", "Deleting"}})}});
}

} // namespace hp::test
