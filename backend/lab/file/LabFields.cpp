// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/file/LabFields.h"

#include "backend/lab/Read.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string_view>
#include <vector>

namespace hp::lab {

namespace {

enum class Type { Text, Flag, Count, Span, Words, Pairs, Any, IntOrPercent };

struct Field {
    std::string_view kind;
    std::string_view key; ///< below spec (or providerSpec.value); dots go deeper
    Type type;
    std::string_view words = {}; ///< of Words: the words, separated by spaces
};

constexpr std::string_view providerSpec = "LabMachineProviderSpec";
constexpr std::string_view labMachine = "LabMachine"; ///< and the template of one

/// Every key that the lab understands. A new behaviour is a new row.
constexpr Field fields[] = {
    {"Bmc", "host", Type::Text},
    {"Bmc", "username", Type::Text},
    {"Bmc", "password", Type::Text},
    {"Bmc", "manufacturer", Type::Text},
    {"Bmc", "model", Type::Text},
    {"Bmc", "serialNumber", Type::Text},
    {"Bmc", "uuid", Type::Text},
    {"Bmc", "firmware", Type::Text},
    {"Bmc", "health", Type::Words, "OK Warning Critical"},
    {"Bmc", "staged.version", Type::Text},
    {"Bmc", "staged.fails", Type::Flag},
    {"Bmc", "staged.settings", Type::Any},
    {"Bmc", "powerOnDuration", Type::Span},
    {"Bmc", "softOffDuration", Type::Span},
    {"Bmc", "hardOffDuration", Type::Span},
    {"Bmc", "provisionDuration", Type::Span},
    {"Bmc", "deprovisionDuration", Type::Span},
    {"Bmc", "bootDuration", Type::Span},
    {"Bmc", "latency", Type::Span},
    {"Bmc", "latencySpread", Type::Span},
    {"Bmc", "allowedResets", Type::Any},
    {"Bmc", "ownAddress", Type::Flag},
    {"Bmc", "profile", Type::Words, "iDRAC iLO XCC Supermicro OpenBMC AMI"},
    {"Bmc", "systemId", Type::Text},
    {"Bmc", "vendor", Type::Text},
    {"Bmc", "product", Type::Text},
    {"Bmc", "eventsUri", Type::Text},
    {"Bmc", "faults.on", Type::Words, "all reads systems sessions resets"},
    {"Bmc", "faults.after", Type::Count},
    {"Bmc", "faults.times", Type::Count},
    {"Bmc", "faults.unreachable", Type::Flag},
    {"Bmc", "faults.refusesConnections", Type::Flag},
    {"Bmc", "faults.idleClose", Type::Span},
    {"Bmc", "faults.tls", Type::Words, "1.0 1.1 1.2"},
    {"Bmc", "faults.certificate", Type::Words, "expired otherKey otherName"},
    {"Bmc", "faults.unauthorised", Type::Flag},
    {"Bmc", "faults.http500", Type::Flag},
    {"Bmc", "faults.busy", Type::Span},
    {"Bmc", "faults.status", Type::Count},
    {"Bmc", "faults.messageId", Type::Text},
    {"Bmc", "faults.errorForm", Type::Words, "html empty object messageID reference annotated"},
    {"Bmc", "faults.retryAfter", Type::Text},
    {"Bmc", "faults.location", Type::Text},
    {"Bmc",
     "faults.garbage",
     Type::Words,
     "truncated html empty oversized nested gzip bom duplicateState nestedState array"},
    {"Bmc", "faults.largeHeaders", Type::Count},
    {"Bmc", "faults.headerLines", Type::Count},
    {"Bmc", "faults.answersAfter", Type::Span},
    {"Bmc", "faults.drips", Type::Span},
    {"Bmc", "faults.http10", Type::Flag},
    {"Bmc", "faults.cutsAt", Type::Words, "request head body"},
    {"Bmc", "faults.noSessions", Type::Flag},
    {"Bmc", "faults.noBasic", Type::Flag},
    {"Bmc", "faults.sessionLimit", Type::Count},
    {"Bmc", "faults.sessionLimitMessageId", Type::Text},
    {"Bmc", "faults.sessionTimeout", Type::Span},
    {"Bmc", "faults.sessionRequests", Type::Count},
    {"Bmc", "faults.forgetsSessions", Type::Flag},
    {"Bmc", "faults.sessionWithoutLocation", Type::Flag},
    {"Bmc", "faults.systems", Type::Words, "none baseboard baseboardFirst blades"},
    {"Bmc", "faults.memberTarget", Type::Text},
    {"Bmc", "faults.systemAlias", Type::Flag},
    {"Bmc", "faults.otherIdentity", Type::Flag},
    {"Bmc", "faults.rootSlash", Type::Words, "with without"},
    {"Bmc", "faults.select", Type::Words, "notImplemented badRequest empty ignored"},
    {"Bmc", "faults.etag", Type::Words, "strong none changing"},
    {"Bmc", "faults.powerStateAbsent", Type::Flag},
    {"Bmc", "faults.powerStateNull", Type::Flag},
    {"Bmc", "faults.powerStateType", Type::Words, "number boolean object array"},
    {"Bmc", "faults.wrongState", Type::Text},
    {"Bmc", "faults.staleReads", Type::Count},
    {"Bmc", "faults.noTransitionStates", Type::Flag},
    {"Bmc", "faults.stuckTransition", Type::Flag},
    {"Bmc", "faults.gracefulOffAfter", Type::Span},
    {"Bmc", "faults.offFlapsAfter", Type::Span},
    {"Bmc", "faults.chassisStaysOn", Type::Flag},
    {"Bmc", "faults.ignoresGraceful", Type::Flag},
    {"Bmc", "faults.ignoresResets", Type::Flag},
    {"Bmc", "faults.refuses", Type::Any},
    {"Bmc", "faults.refusesStatus", Type::Count},
    {"Bmc", "faults.refusesMessageId", Type::Text},
    {"Bmc", "faults.refusesYetDoes", Type::Flag},
    {"Bmc", "faults.refusesOnFor", Type::Span},
    {"Bmc", "faults.wrongStateStatus", Type::Count},
    {"Bmc", "faults.answerLost", Type::Flag},
    {"Bmc", "faults.noActions", Type::Flag},
    {"Bmc", "faults.actionTarget", Type::Text},
    {"Bmc", "faults.actionInfoOnly", Type::Flag},
    {"Bmc", "faults.inlineOnly", Type::Flag},
    {"Bmc", "faults.actionInfoTarget", Type::Text},
    {"Bmc", "faults.noAllowableValues", Type::Flag},
    {"Bmc", "faults.actionInfoMissing", Type::Flag},
    {"Bmc",
     "faults.task",
     Type::Words,
     "completed exception killed failed forgotten never withoutLocation"},
    {"Bmc", "faults.taskDuration", Type::Span},
    {"Bmc", "faults.taskRetryAfter", Type::Text},
    {"Bmc", "faults.events", Type::Words, "none refused closed silent flood"},
    {"Bmc", "faults.driveFails", Type::Words, "predicted failed"},
    {"Bmc", "faults.powerSupplyFails", Type::Words, "lost warning"},
    {"Bmc", "faults.fanFails", Type::Words, "critical warning"},
    {"Bmc", "faults.partPages", Type::Words, "older none"},
    {"Bmc", "faults.kubeletHangsAfter", Type::Span},

    {"Instance", "machine", Type::Text},
    {"Instance", "machineUID", Type::Text},
    {"Instance", "nodeName", Type::Text},
    {"Instance", "address", Type::Text},
    {"Instance", "instanceType", Type::Text},
    {"Instance", "region", Type::Text},
    {"Instance", "zone", Type::Text},
    {"Instance", "host", Type::Text},
    {"Instance", "nodeLabels", Type::Pairs},
    {"Instance", "stopped", Type::Flag},
    {"Instance", "createDuration", Type::Span},
    {"Instance", "deleteDuration", Type::Span},
    {"Instance", "bootDuration", Type::Span},
    {"Instance", "createError", Type::Text},
    {"Instance", "deleteError", Type::Text},
    {"Instance", "faults.noAddress", Type::Flag},
    {"Instance", "faults.neverRegisters", Type::Flag},
    {"Instance", "faults.kubeletDead", Type::Flag},

    {providerSpec, "apiVersion", Type::Text},
    {providerSpec, "kind", Type::Text},
    {providerSpec, "metadata", Type::Any},
    {providerSpec, "instanceType", Type::Text},
    {providerSpec, "region", Type::Text},
    {providerSpec, "zone", Type::Text},
    {providerSpec, "nodeName", Type::Text},
    {providerSpec, "address", Type::Text},
    {providerSpec, "hostSelector", Type::Any},
    {providerSpec, "host", Type::Text},
    {providerSpec, "createSeconds", Type::Span},
    {providerSpec, "deleteSeconds", Type::Span},
    {providerSpec, "bootSeconds", Type::Span},
    {providerSpec, "createDuration", Type::Span},
    {providerSpec, "deleteDuration", Type::Span},
    {providerSpec, "bootDuration", Type::Span},
    {providerSpec, "faults.invalidConfiguration", Type::Text},
    {providerSpec, "faults.createError", Type::Text},
    {providerSpec, "faults.deleteError", Type::Text},
    {providerSpec, "faults.existsError", Type::Text},
    {providerSpec, "faults.updateError", Type::Text},
    {providerSpec, "faults.noAddress", Type::Flag},
    {providerSpec, "faults.neverRegisters", Type::Flag},
    {providerSpec, "faults.kubeletDead", Type::Flag},

    {labMachine, "providerID", Type::Text},
    {labMachine, "instanceType", Type::Text},
    {labMachine, "region", Type::Text},
    {labMachine, "zone", Type::Text},
    {labMachine, "nodeName", Type::Text},
    {labMachine, "address", Type::Text},
    {labMachine, "nodeLabels", Type::Pairs},
    {labMachine, "createDuration", Type::Span},
    {labMachine, "deleteDuration", Type::Span},
    {labMachine, "bootDuration", Type::Span},
    {labMachine, "faults.createError", Type::Text},
    {labMachine, "faults.deleteError", Type::Text},
    {labMachine, "faults.noAddress", Type::Flag},
    {labMachine, "faults.neverRegisters", Type::Flag},
    {labMachine, "faults.kubeletDead", Type::Flag},

    {"HookOwner", "point", Type::Words, "preCreate preDrain preTerminate"},
    {"HookOwner", "hook", Type::Text},
    {"HookOwner", "owner", Type::Text},
    {"HookOwner", "after", Type::Span},
    {"HookOwner", "behaviour", Type::Words, "release stuck fail late dead"},
    {"HookOwner", "lateBy", Type::Span},
    {"HookOwner", "failMessage", Type::Text},
    {"HookOwner", "keepRunning", Type::Count},
    {"HookOwner", "selector", Type::Any},

    {"EtcdMember", "node", Type::Text},
    {"EtcdMember", "machine", Type::Text},
    {"EtcdMember", "address", Type::Text},
    {"EtcdMember", "syncDuration", Type::Span},
    {"EtcdMember", "faults.unhealthy", Type::Flag},

    {"Workload", "replicas", Type::Count},
    {"Workload", "daemonSet", Type::Flag},
    {"Workload", "minAvailable", Type::IntOrPercent},
    {"Workload", "maxUnavailable", Type::IntOrPercent},
    {"Workload", "nodeSelector", Type::Pairs},
    {"Workload", "labels", Type::Pairs},
    {"Workload", "image", Type::Text},
    {"Workload", "gracePeriod", Type::Span},
    {"Workload", "startDuration", Type::Span},
    {"Workload", "faults.neverReady", Type::Flag},
    {"Workload", "faults.neverStops", Type::Flag},
    {"Workload", "faults.refusesEviction", Type::Text},
    {"Workload", "faults.refusalCode", Type::Count},

    {"LoadBalancer", "selector", Type::Any},
    {"LoadBalancer", "unhealthy", Type::Any},

    {"ProviderEvent", "machine", Type::Text},
    {"ProviderEvent", "code", Type::Text},
    {"ProviderEvent", "eventId", Type::Text},
    {"ProviderEvent", "description", Type::Text},
    {"ProviderEvent", "notBefore", Type::Text},
    {"ProviderEvent", "notAfter", Type::Text},
    {"ProviderEvent", "deadline", Type::Text},
    {"ProviderEvent", "stays", Type::Flag},
    {"ProviderEvent", "state", Type::Words, "scheduled started completed cancelled"},
};

std::vector<std::string_view> wordsOf(std::string_view text)
{
    std::vector<std::string_view> words;
    while (!text.empty()) {
        const auto space = std::min(text.find(' '), text.size());
        words.push_back(text.substr(0, space));
        text.remove_prefix(std::min(space + 1, text.size()));
    }
    return words;
}

bool isPairs(const Json &value)
{
    return value.is_object()
        && std::all_of(value.begin(), value.end(), [](const Json &one) { return one.is_string(); });
}

bool isPercent(const std::string &text)
{
    return text.size() > 1 && text.size() < 5 && text.back() == '%'
        && text.find_first_not_of("0123456789") == text.size() - 1;
}

/// What the value should have been, or empty when it is.
std::string wanted(const Field &field, const Json &value)
{
    switch (field.type) {
    case Type::Text:
        return value.is_string() ? "" : "must be text";
    case Type::Flag:
        return value.is_boolean() ? "" : "must be true or false";
    case Type::Count:
        return value.is_number_integer() && value.get<std::int64_t>() >= 0
            ? ""
            : "must be a whole number from 0";
    case Type::Span:
        return durationFrom(value)
            ? ""
            : "must be a duration such as 20s, a number of seconds, or never";
    case Type::Pairs:
        return isPairs(value) ? "" : "must be a mapping of text to text";
    case Type::IntOrPercent:
        if (value.is_number_integer() && value.get<std::int64_t>() >= 0)
            return {};
        return value.is_string() && isPercent(value.get<std::string>())
            ? ""
            : "must be a whole number or a percentage";
    case Type::Any:
        return {};
    case Type::Words: {
        const auto words = wordsOf(field.words);
        if (value.is_string()
            && std::find(words.begin(), words.end(), value.get<std::string>()) != words.end())
            return {};
        std::string text = "must be one of";
        for (const auto &word : words)
            text += (word == words.front() ? " " : ", ") + std::string(word);
        return text;
    }
    }
    return {};
}

std::optional<FieldFault> checkMap(std::string_view kind,
                                   const Json &map,
                                   const std::string &pointer,
                                   const std::string &path,
                                   const std::string &prefix)
{
    if (!map.is_object())
        return FieldFault{pointer, "the key " + path + " must be a mapping"};
    for (const auto &[key, value] : map.items()) {
        const std::string name = prefix + key;
        const auto field =
            std::find_if(std::begin(fields), std::end(fields), [&](const Field &one) {
                return one.kind == kind && one.key == name;
            });
        const std::string here = path + '.' + key;
        if (field != std::end(fields)) {
            if (const std::string text = wanted(*field, value); !text.empty())
                return FieldFault{pointer + '/' + key, "the key " + here + ' ' + text};
            continue;
        }
        if (prefix.empty() && key == "faults") {
            if (auto fault = checkMap(kind, value, pointer + "/faults", here, "faults."))
                return fault;
            continue;
        }
        return FieldFault{pointer + '/' + key,
                          "the key " + here + " is not known for a " + std::string(kind)};
    }
    return std::nullopt;
}

} // namespace

std::optional<FieldFault> checkLabFields(const Json &object)
{
    const std::string apiVersion = object.value("apiVersion", std::string());
    const std::string kind = object.value("kind", std::string());
    const auto spec = object.find("spec");
    if (apiVersion.starts_with("lab.holdpoint.dev/"))
        return spec == object.end() ? std::nullopt : checkMap(kind, *spec, "/spec", "spec", "");
    if (apiVersion.starts_with("infrastructure.cluster.x-k8s.io/")
        && kind.starts_with(labMachine)) {
        const bool isTemplate = kind != labMachine;
        const std::string pointer = isTemplate ? "/spec/template/spec" : "/spec";
        const Json::json_pointer place(pointer);
        if (!object.contains(place))
            return std::nullopt;
        return checkMap(
            labMachine, object.at(place), pointer, isTemplate ? "spec.template.spec" : "spec", "");
    }
    if (kind != "Machine" || spec == object.end() || !spec->is_object())
        return std::nullopt;
    const Object machine(object);
    if (machine.text("/spec/providerSpec/value/kind") != providerSpec)
        return std::nullopt;
    return checkMap(providerSpec,
                    machine.at("/spec/providerSpec/value"),
                    "/spec/providerSpec/value",
                    "spec.providerSpec.value",
                    "");
}

} // namespace hp::lab
