// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/apply/MergeRules.h"

#include <algorithm>
#include <map>
#include <string>
#include <utility>

namespace hp::embedded {

namespace {

using Strategy = MergeRule::Strategy;
using Rules = std::vector<MergeRule>;

MergeRule object(std::string_view name, Rules fields)
{
    return {name, Strategy::Object, {}, std::move(fields)};
}

MergeRule byKey(std::string_view name, std::string_view key, Rules fields = {})
{
    return {name, Strategy::ByKey, key, std::move(fields)};
}

MergeRule set(std::string_view name)
{
    return {name, Strategy::Set, {}, {}};
}

MergeRule metadata()
{
    return object("metadata", {set("finalizers"), byKey("ownerReferences", "uid")});
}

MergeRule containers(std::string_view name)
{
    return byKey(name,
                 "name",
                 {byKey("ports", "containerPort"),
                  byKey("env", "name"),
                  byKey("volumeMounts", "mountPath"),
                  byKey("volumeDevices", "devicePath")});
}

MergeRule podSpec()
{
    return object("spec",
                  {containers("containers"),
                   containers("initContainers"),
                   containers("ephemeralContainers"),
                   byKey("volumes", "name"),
                   byKey("imagePullSecrets", "name"),
                   byKey("hostAliases", "ip"),
                   byKey("topologySpreadConstraints", "topologyKey"),
                   byKey("schedulingGates", "name"),
                   byKey("resourceClaims", "name")});
}

MergeRule statusWithConditions(Rules more = {})
{
    more.push_back(byKey("conditions", "type"));
    return object("status", std::move(more));
}

std::map<std::string, MergeRule> builtInRules()
{
    std::map<std::string, MergeRule> rules;
    rules["Node"] = object({},
                           {metadata(),
                            object("spec", {set("podCIDRs")}),
                            statusWithConditions({byKey("addresses", "type")})});
    rules["Pod"] = object({},
                          {metadata(),
                           podSpec(),
                           statusWithConditions({byKey("podIPs", "ip"),
                                                 byKey("hostIPs", "ip"),
                                                 byKey("resourceClaimStatuses", "name")})});
    for (const char *workload : {"DaemonSet", "Deployment", "Job"})
        rules[workload] = object({},
                                 {metadata(),
                                  object("spec", {object("template", {metadata(), podSpec()})}),
                                  statusWithConditions()});
    rules["Service"] =
        object({}, {metadata(), object("spec", {byKey("ports", "port")}), statusWithConditions()});
    rules["ServiceAccount"] = object({}, {metadata(), byKey("secrets", "name")});
    for (const char *others : {"Namespace", "PersistentVolumeClaim"})
        rules[others] = object({}, {metadata(), statusWithConditions()});
    rules["PodDisruptionBudget"] =
        object({},
               {metadata(),
                object("spec", {{"selector", Strategy::Replace, {}, {}}}),
                statusWithConditions()});
    return rules;
}

} // namespace

const MergeRule *MergeRule::find(std::string_view field) const
{
    const auto it = std::find_if(
        fields.begin(), fields.end(), [&](const MergeRule &rule) { return rule.name == field; });
    return it == fields.end() ? nullptr : &*it;
}

const MergeRule &mergeRulesOf(const cluster::Kind &kind)
{
    static const std::map<std::string, MergeRule> rules = builtInRules();
    static const MergeRule others = object({}, {metadata()});
    const auto it = rules.find(kind.kind);
    return it == rules.end() ? others : it->second;
}

} // namespace hp::embedded
