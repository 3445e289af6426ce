// SPDX-License-Identifier: Apache-2.0
#include "tests/conformance/machine/World.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

namespace hp::conformance {

namespace {

/// A text or {reason, message, wrapped}; null takes the error away.
std::optional<drivers::ActuatorError> actuatorError(const Json &given)
{
    if (given.is_null())
        return std::nullopt;
    drivers::ActuatorError error;
    if (given.is_string()) {
        error.message = given.get<std::string>();
        return error;
    }
    error.invalidConfiguration = given.value("reason", "") == "InvalidConfiguration";
    error.message = given.value("message", "");
    if (given.value("wrapped", false))
        error.message = "failed to create the instance: " + error.message;
    if (given.contains("retryAfter"))
        error.retryAfter = caseDuration(given["retryAfter"].get<std::string>());
    return error;
}

/// "PATCH nodes/n1" with the verb that the door knows: whoever updates sends a patch. Empty for a
/// call that nobody makes, which would never fail.
std::string callOf(const std::string &given)
{
    static const std::map<std::string, std::string> verbs = {{"GET", "GET"},
                                                             {"LIST", "LIST"},
                                                             {"POST", "POST"},
                                                             {"CREATE", "POST"},
                                                             {"PATCH", "PATCH"},
                                                             {"PUT", "PATCH"},
                                                             {"UPDATE", "PATCH"},
                                                             {"DELETE", "DELETE"}};
    const std::size_t gap = given.find(' ');
    const auto verb = verbs.find(given.substr(0, gap));
    return gap == std::string::npos || verb == verbs.end() ? std::string()
                                                           : verb->second + given.substr(gap);
}

/// What registers: a name, a whole Node, or some of one, with its addresses as texts if so.
Json nodeFrom(const Json &given)
{
    if (given.is_object() && given.contains("metadata")) {
        Json whole = given;
        whole.emplace("apiVersion", "v1");
        whole.emplace("kind", "Node");
        return whole;
    }
    Json node = {{"apiVersion", "v1"},
                 {"kind", "Node"},
                 {"metadata", {{"name", given.is_string() ? given : member(given, "name")}}},
                 {"spec", Json::object()}};
    for (const char *key : {"labels", "annotations"}) {
        if (!member(given, key).is_null())
            node["metadata"][key] = given[key];
    }
    for (const char *key : {"providerID", "taints", "unschedulable"}) {
        if (!member(given, key).is_null())
            node["spec"][key] = given[key];
    }
    for (const Json &address : member(given, "addresses"))
        node["status"]["addresses"].push_back(
            address.is_string() ? Json{{"type", "InternalIP"}, {"address", address}} : address);
    if (!member(given, "conditions").is_null())
        node["status"]["conditions"] = given["conditions"];
    return node;
}

} // namespace

void World::applyEnv(const Json &env, std::vector<std::string> &failures)
{
    unknownKeys(env,
                {"provider",
                 "evict",
                 "kubelet",
                 "apiFail",
                 "replicationController",
                 "etcdMembers",
                 "gates",
                 "collector",
                 "controllers",
                 "counters",
                 "removePod",
                 "host",
                 "nodeRegisters",
                 "metricsOutage",
                 "maintenance"},
                "env",
                failures);
    if (!env.is_object())
        return;
    for (const auto &[machine, script] : member(env, "provider").items())
        applyProvider(machine, script, failures);
    for (const auto &[pod, answer] : member(env, "evict").items()) {
        if (answer.is_null())
            m_door->clearEviction(pod);
        else
            m_door->setEviction(pod, scriptedError(answer));
    }
    for (const auto &[call, answer] : member(env, "apiFail").items()) {
        const std::string known = callOf(call);
        if (known.empty())
            failures.push_back("apiFail names no call: " + call);
        else if (answer.is_null())
            m_door->clearFailure(known);
        else
            m_door->setFailure(known, scriptedError(answer));
    }
    for (const auto &[node, state] : member(env, "kubelet").items()) {
        if (state != "down" && state != "up" && !state.is_null())
            failures.push_back("kubelet." + node + " is " + state.dump() + ", neither down nor up");
        m_kubelet->setDown(node, state == "down");
    }
    if (const auto it = env.find("replicationController"); it != env.end())
        m_kubelet->setReplacing(it->is_boolean() ? it->get<bool>() : !it->is_null());
    if (const auto it = env.find("etcdMembers"); it != env.end())
        setEtcdMembers(*it, failures);
    // What is decided when the controllers start.
    for (const char *key : {"gates", "controllers"}) {
        if (m_isStarted && env.contains(key))
            failures.push_back("env." + std::string(key) + " comes too late, as a step");
    }
    for (const auto &[gate, on] : member(env, "gates").items()) {
        if (gate == "MachineAPIMigration")
            m_settings.machine.migrationGate = on.get<bool>();
        else
            failures.push_back("unknown gate " + gate);
    }
    if (const auto it = env.find("controllers"); it != env.end()) {
        if (*it != "paused")
            failures.push_back("controllers is " + it->dump() + ", only \"paused\" is known");
        m_paused = *it == "paused";
    }
    if (const auto it = env.find("maintenance"); it != env.end())
        applyMaintenance(*it, failures);
    if (const auto it = env.find("host"); it != env.end())
        applyPower(*it, failures);
    if (const auto it = env.find("collector"); it != env.end()) {
        const Json &state = *it;
        const bool works = state.is_null() || state == true || state == "ok" || state == "up"
            || state == "working";
        if (!works && state != "failing" && state != "down" && state != false)
            failures.push_back("collector is " + state.dump() + ", neither working nor failing");
        m_scrape->setCollecting(works);
    }
    if (const auto it = env.find("metricsOutage"); it != env.end())
        m_scrape->setOutage(it->is_boolean() && it->get<bool>());
    if (env.value("counters", "") == "reset") {
        m_provider.resetCalls();
        m_metal->resetCalls();
    }
    if (const auto it = env.find("removePod"); it != env.end()) {
        const std::string name = it->get<std::string>();
        const CaseRef pod = caseRef(name.starts_with("Pod/") ? name : "Pod/" + name);
        if (!get(pod))
            failures.push_back("removePod: there is no " + name);
        cluster::DeleteOptions options;
        options.gracePeriodSeconds = 0;
        m_cluster->remove(
            {&cluster::kinds::pod(), pod.key}, options, [](const Result<cluster::Deleted> &) {});
    }
    if (const auto it = env.find("nodeRegisters"); it != env.end()) {
        Json nodes = Json::array();
        for (const Json &one : it->is_array() ? *it : Json::array({*it}))
            nodes.push_back(nodeFrom(one));
        load(nodes, failures);
    }
}

void World::setEtcdMembers(const Json &addresses, std::vector<std::string> &failures)
{
    constexpr const char *etcdNamespace = "openshift-etcd";
    const cluster::Kind &kind = cluster::kinds::labEtcdMember();
    ensureNamespace(etcdNamespace);
    Json members = Json::array();
    for (const Json &address : addresses) {
        // A name may not have the colons of an address of version 6.
        std::string name = "etcd-" + address.get<std::string>();
        std::replace(name.begin(), name.end(), ':', '-');
        members.push_back({{"apiVersion", kind.apiVersion()},
                           {"kind", kind.kind},
                           {"metadata", {{"name", name}, {"namespace", etcdNamespace}}},
                           {"spec", {{"address", address}}},
                           {"status", {{"learner", false}, {"voting", true}, {"healthy", true}}}});
    }
    // Those that stay are left alone; the others come and go.
    std::map<std::string, Json> missing;
    for (const Json &member : members)
        missing.emplace(member["metadata"]["name"], member);
    for (const Object &present : list(kind.kind, {})) {
        if (missing.erase(present.name()) == 0)
            m_cluster->remove({&kind, present.key()}, {}, [](const Result<cluster::Deleted> &) {});
    }
    Json added = Json::array();
    for (const auto &[name, member] : missing)
        added.push_back(member);
    load(added, failures);
}

void World::applyProvider(const std::string &machine,
                          const Json &given,
                          std::vector<std::string> &failures)
{
    unknownKeys(given,
                {"exists",
                 "existsAfterCreate",
                 "instanceGoneAfterDelete",
                 "existsError",
                 "createError",
                 "updateError",
                 "deleteError",
                 "forcePhase",
                 "providerID",
                 "addresses",
                 "type",
                 "freeHosts"},
                "env.provider." + machine,
                failures);
    if (const auto type = given.find("type"); type != given.end() && *type != "baremetal")
        failures.push_back("env.provider." + machine + ".type is " + type->dump()
                           + ", only \"baremetal\" is known");
    if (given.contains("type") || given.contains("freeHosts") || m_metal->isScripted(machine))
        applyMetal(machine, given);
    test::ScriptedActuator &provider = m_provider;
    test::ProviderScript &script = provider.script(machine);
    if (given.contains("exists")) {
        if (!m_groups.empty() && machine != "*")
            provider.setPresent(machine, given["exists"].get<bool>());
        script.exists = given["exists"].get<bool>();
    }
    script.existsAfterCreate = given.value("existsAfterCreate", script.existsAfterCreate);
    script.instanceGoneAfterDelete =
        given.value("instanceGoneAfterDelete", script.instanceGoneAfterDelete);
    if (given.contains("existsError"))
        script.existsError = actuatorError(given["existsError"]);
    if (given.contains("createError"))
        script.createError = actuatorError(given["createError"]);
    if (given.contains("updateError"))
        script.updateError = actuatorError(given["updateError"]);
    if (given.contains("deleteError"))
        script.deleteError = actuatorError(given["deleteError"]);
    if (given.contains("forcePhase")) {
        if (given["forcePhase"] != "Failed")
            failures.push_back("forcePhase is " + given["forcePhase"].dump()
                               + ", only \"Failed\" is known");
        for (auto *error : {&script.existsError, &script.updateError, &script.createError}) {
            if (*error)
                (*error)->failsMachine = true;
        }
    }
    script.facts.providerId = given.value("providerID", script.facts.providerId);
    if (given.contains("addresses")) {
        script.facts.addresses.clear();
        for (const Json &address : given["addresses"])
            script.facts.addresses.emplace_back(address["type"], address["address"]);
    }
}

/// {"off": [names]} at the start, "restart" as a step.
void World::applyMaintenance(const Json &given, std::vector<std::string> &failures)
{
    if (given == "restart" && m_maintained) {
        m_maintained->restart();
        return;
    }
    if (!given.is_object() || m_maintained) {
        failures.push_back("env.maintenance is " + given.dump()
                           + ", neither an object at the start nor \"restart\" later");
        return;
    }
    unknownKeys(given, {"off"}, "env.maintenance", failures);
    ensureNamespace(Maintained::space);
    m_maintained = std::make_unique<Maintained>(doorOf("maintenance"), *m_door, m_clock);
    std::set<std::string> off;
    for (const Json &name : member(given, "off"))
        off.insert(name.get<std::string>());
    m_maintained->switchOff(std::move(off));
    m_scrape->more = [this](metrics::Snapshot &snapshot) { m_maintained->addTo(snapshot); };
}

void World::applyMetal(const std::string &machine, const Json &given)
{
    MetalScript &script = m_metal->script(machine);
    script.exists = given.value("exists", script.exists);
    script.existsAfterCreate = given.value("existsAfterCreate", script.existsAfterCreate);
    script.instanceGoneAfterDelete =
        given.value("instanceGoneAfterDelete", script.instanceGoneAfterDelete);
    if (given.contains("freeHosts")) {
        ensureNamespace("openshift-machine-api");
        m_metal->setFreeHosts(given["freeHosts"].get<int>());
    }
}

/// "off" for all hosts, or {host: "off"}; true, "on" and {"poweredOn": true} mean on.
void World::applyPower(const Json &given, std::vector<std::string> &failures)
{
    const auto state = [](const Json &value) -> std::optional<bool> {
        const Json &word = value.is_object() && value.contains("poweredOn") ? value["poweredOn"]
            : value.is_object() && value.contains("power")                  ? value["power"]
                                                                            : value;
        if (word.is_boolean())
            return word.get<bool>();
        if (word == "on" || word == "On")
            return true;
        if (word == "off" || word == "Off")
            return false;
        return std::nullopt;
    };
    const auto set = [&](const std::string &host, bool on) {
        if (!m_metal->setPower(host, on))
            failures.push_back("env.host: no BareMetalHost " + host);
    };
    if (const auto all = state(given)) {
        set(given.is_object() ? given.value("name", "") : std::string(), *all);
        return;
    }
    if (!given.is_object())
        failures.push_back("env.host is " + given.dump() + ", neither on nor off");
    const Json hosts = given.is_object() ? given : Json::object();
    for (const auto &[host, value] : hosts.items()) {
        if (const auto on = state(value))
            set(host, *on);
        else
            failures.push_back("env.host." + host + " is " + value.dump() + ", neither on nor off");
    }
}

test::ProviderCalls World::providerCalls(const std::string &machine) const
{
    const test::ProviderCalls scripted = m_provider.calls(machine);
    const test::ProviderCalls metal = m_metal->calls(machine);
    return {scripted.exists + metal.exists,
            scripted.create + metal.create,
            scripted.update + metal.update,
            scripted.remove + metal.remove};
}

} // namespace hp::conformance
