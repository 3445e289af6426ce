// SPDX-License-Identifier: Apache-2.0
#include "model/rules/machine/InputWarnings.h"

#include "model/base/JsonFields.h"
#include "model/base/Text.h"
#include "model/messages/Stuck.h"
#include "model/resource/BareMetalHost.h"
#include "model/resource/JsonPointer.h"
#include "model/resource/Machine.h"
#include "model/rules/healthcheck/CheckRules.h"
#include "model/rules/maintenance/MaintenanceNames.h"
#include "model/rules/power/RebootAnnotation.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <nlohmann/json.hpp>
#include <numeric>
#include <span>
#include <string_view>
#include <utility>

namespace hp::rules {

namespace {

constexpr const char *rebootDomain = "reboot.metal3.io";

/// An annotation that somebody acts on, and the kind of object on which it does.
struct KnownAnnotation {
    const char *kind;
    std::string_view key;
    bool aloneCounts = false; ///< whatever its value is
};

constexpr std::array known{
    KnownAnnotation{"BareMetalHost", host::rebootAnnotation},
    KnownAnnotation{"BareMetalHost", host::pausedAnnotation, true},
    KnownAnnotation{"BareMetalHost", host::detachedAnnotation, true},
    KnownAnnotation{"BareMetalHost", "baremetalhost.metal3.io/status"},
    KnownAnnotation{"BareMetalHost", "inspect.metal3.io"},
    KnownAnnotation{"BareMetalHost", "capi.metal3.io/unhealthy", true},
    KnownAnnotation{"BareMetalHost", "capm3.metal3.io/unhealthy", true},
    KnownAnnotation{"Machine", machine::excludeDrain, true},
    KnownAnnotation{"Machine", machine::deleteMachine, true},
    KnownAnnotation{"Machine", machine::deleteMachineAlias, true},
    KnownAnnotation{"Machine", machine::externalRemediation, true},
    KnownAnnotation{"Machine", maintenance::optOut, true},
    KnownAnnotation{"MachineSet", maintenance::optOut, true},
    KnownAnnotation{"Machine", maintenance::underWay},
    KnownAnnotation{"MachineMaintenance", maintenance::workDone, true},
    KnownAnnotation{"MachineMaintenance", maintenance::atOnce, true},
    KnownAnnotation{"MachineHealthCheck", healthcheck::paused, true},
};

/// Kinds with annotations or fields that somebody acts on.
constexpr std::array warnedKinds{std::string_view("BareMetalHost"),
                                 std::string_view("Machine"),
                                 std::string_view("MachineSet"),
                                 std::string_view("MachineMaintenance"),
                                 std::string_view("MachineHealthCheck"),
                                 std::string_view("Node")};

/// How Cluster API writes a hook. The Machine API reads none of it.
constexpr std::array clusterApiHooks{
    std::string_view("pre-drain.delete.hook.machine.cluster.x-k8s.io"),
    std::string_view("pre-terminate.delete.hook.machine.cluster.x-k8s.io")};

/// Somebody thinks that it takes back what the annotation says.
bool isNo(const Json &value)
{
    if (!value.is_string())
        return false;
    const std::string &text = value.get_ref<const std::string &>();
    constexpr std::array noes{"false", "no", "off", "0", "disabled"};
    return std::ranges::any_of(noes, [&](const char *no) { return isNamed(trimmed(text), no); });
}

/// Letters to change, to put in and to leave out, at most so many that it is still a slip.
constexpr std::size_t slip = 2;

/// What is further apart than `most` is told as one more: of two names that have little in common
/// only the first letters are compared.
std::size_t lettersApart(std::string_view one, std::string_view other, std::size_t most)
{
    // What both begin and end with alike is no letter apart.
    while (!one.empty() && !other.empty() && one.front() == other.front()) {
        one.remove_prefix(1);
        other.remove_prefix(1);
    }
    while (!one.empty() && !other.empty() && one.back() == other.back()) {
        one.remove_suffix(1);
        other.remove_suffix(1);
    }
    // Every machine of a fleet is asked, so there is no list but for names that nobody gives.
    constexpr std::size_t usual = 64;
    std::array<std::size_t, usual> room{};
    std::vector<std::size_t> more(other.size() < usual ? 0 : other.size() + 1);
    const std::span<std::size_t> row(more.empty() ? room.data() : more.data(), other.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t(0));
    for (std::size_t i = 0; i < one.size(); ++i) {
        std::size_t before = std::exchange(row[0], i + 1);
        std::size_t least = row[0];
        for (std::size_t j = 0; j < other.size(); ++j) {
            const std::size_t changed = before + (one[i] == other[j] ? 0 : 1);
            before = row[j + 1];
            row[j + 1] = std::min({changed, row[j] + 1, before + 1});
            least = std::min(least, row[j + 1]);
        }
        if (least > most)
            return most + 1;
    }
    return row.back();
}

bool isSlip(std::string_view given, std::string_view meant, std::size_t most = slip)
{
    const std::size_t longer = std::max(given.size(), meant.size());
    if (longer - std::min(given.size(), meant.size()) > most)
        return false;
    const std::size_t apart = lettersApart(given, meant, most);
    return apart > 0 && apart <= most;
}

/// In the domain of an annotation that counts a name may differ by more: one letter of five.
bool isSlipOfKey(std::string_view given, std::string_view meant)
{
    const std::size_t slash = meant.find('/');
    const bool sameDomain = slash != std::string_view::npos && given.size() > slash + 1
        && given.substr(0, slash + 1) == meant.substr(0, slash + 1);
    return isSlip(given, meant, sameDomain ? std::max(slip, (meant.size() - slash - 1) / 5) : slip);
}

/// What is wrong about one annotation; says nothing when nothing is.
Message annotationWarning(const Object &object, const std::string &key, const Json &value)
{
    const std::string kind = object.kind();
    const auto isKey = [&key](const KnownAnnotation &one) { return one.key == key; };
    const auto here = std::ranges::find_if(
        known, [&](const KnownAnnotation &one) { return isKey(one) && one.kind == kind; });
    if (here != known.end())
        return here->aloneCounts && isNo(value) ? say::annotationAloneCounts(
                   key, kind, object.name(), '"' + value.get<std::string>() + '"')
                                                : Message();
    const auto same = std::ranges::find_if(known, isKey);
    const std::string domain = key.substr(0, key.find('/'));
    if (kind == "Machine" && object.apiVersion().starts_with("machine.openshift.io/")
        && std::ranges::find(clusterApiHooks, domain) != clusterApiHooks.end())
        return say::annotationHookIsOfClusterApi(key, kind, object.name());
    const bool reboots = domain == rebootDomain;
    if (reboots && kind == "BareMetalHost")
        return {};
    // It pauses what it stands on in Cluster API, and health checks here.
    if (key == healthcheck::paused)
        return kind == "Machine" || kind == "MachineSet" || kind == "BareMetalHost"
            ? say::annotationIsOfClusterApi(key, kind, object.name())
            : Message();
    if (reboots || same != known.end())
        return say::annotationBelongsOn(
            key, kind, object.name(), reboots ? "BareMetalHost" : same->kind);
    for (const KnownAnnotation &one : known) {
        // The domain of that one is of another API, which has keys of its own.
        const bool mayBeMeant = one.key != healthcheck::paused || kind == one.kind;
        if (mayBeMeant && isSlipOfKey(key, one.key))
            return say::annotationIsMisspelt(
                key, object.kind(), object.name(), std::string(one.key));
    }
    if (key.find('/') != std::string::npos && isSlip(domain, rebootDomain))
        return say::annotationIsMisspelt(
            key, object.kind(), object.name(), rebootDomain + key.substr(key.find('/')));
    return {};
}

std::vector<std::string> ofHost(const Object &object)
{
    std::vector<std::string> warnings;
    for (const RebootAnnotation &request : rebootAnnotations(object)) {
        if (request.request.warning && !request.request.diagnostic.empty())
            warnings.push_back("annotation " + request.key + " on BareMetalHost " + object.name()
                               + ": " + request.request.diagnostic.text());
    }
    return warnings;
}

/// Conditions that kubelets tell of their Nodes. Others may exist.
constexpr std::array nodeConditions{std::string_view("Ready"),
                                    std::string_view("MemoryPressure"),
                                    std::string_view("DiskPressure"),
                                    std::string_view("PIDPressure"),
                                    std::string_view("NetworkUnavailable")};
/// Roles that the labels of Machines give. Others may exist.
constexpr std::array roles{
    std::string_view("master"), std::string_view("worker"), std::string_view("infra")};
constexpr std::array conditionStates{
    std::string_view("True"), std::string_view("False"), std::string_view("Unknown")};

/// The word that somebody meant who wrote one that is nearly it; empty where it is one of them, or
/// like none.
template<std::size_t count>
std::string_view meantBy(const std::string &word, const std::array<std::string_view, count> &words)
{
    const auto sameLetters = [&word](std::string_view one) {
        return std::ranges::equal(word, one, [](unsigned char a, unsigned char b) {
            return std::tolower(a) == std::tolower(b);
        });
    };
    if (std::ranges::find(words, word) != words.end())
        return {};
    const auto found = std::ranges::find_if(
        words, [&](std::string_view one) { return sameLetters(one) || isSlip(word, one); });
    return found == words.end() ? std::string_view() : *found;
}

std::vector<std::string> ofHealthCheck(const Object &object)
{
    const auto rules = checkRulesOf(object);
    if (!rules)
        return {"health check " + object.name() + " does nothing: " + rules.error().message};
    std::vector<std::string> warnings;
    if (rules->nodeStartup && *rules->nodeStartup < shortestNodeStartup)
        warnings.push_back("spec.nodeStartupTimeout: " + formatDuration(*rules->nodeStartup)
                           + " is shorter than any machine needs to start; health check "
                           + object.name() + " waits " + formatDuration(shortestNodeStartup)
                           + " all the same");
    for (std::size_t i = 0; i < rules->unhealthy.size(); ++i) {
        const UnhealthyCondition &one = rules->unhealthy[i];
        if (one.type == "Ready" && one.timeout == Duration(0))
            warnings.push_back("spec.unhealthyConditions[" + std::to_string(i)
                               + "].timeout: 0s lets health check " + object.name()
                               + " act when a Node is not ready for an instant");
    }
    for (std::size_t i = 0; i < rules->unhealthy.size(); ++i) {
        const UnhealthyCondition &one = rules->unhealthy[i];
        const std::string place = "spec.unhealthyConditions[" + std::to_string(i) + "].";
        if (const auto meant = meantBy(one.type, nodeConditions); !meant.empty())
            warnings.push_back(place + "type: no Node has a condition " + one.type
                               + ", so health check " + object.name() + " never acts by it; is "
                               + std::string(meant) + " meant?");
        if (const auto meant = meantBy(one.status, conditionStates); !meant.empty())
            warnings.push_back(place + "status: no condition is ever " + one.status
                               + ", so health check " + object.name() + " never acts by it; is "
                               + std::string(meant) + " meant?");
    }
    const Json &labels = object.at("/spec/selector/matchLabels");
    if (const std::string role = labels.is_object() ? textOf(labels, machine::roleLabel) : "";
        !role.empty()) {
        if (const auto meant = meantBy(role, roles); !meant.empty())
            warnings.push_back(std::string("spec.selector.matchLabels: no machine has the role ")
                               + role + ", so health check " + object.name() + " selects none; is "
                               + std::string(meant) + " meant?");
    }
    if (const auto strategy = object.annotation(healthcheck::strategy);
        strategy && *strategy != healthcheck::externalBaremetal)
        warnings.push_back(std::string("annotation ") + healthcheck::strategy
                           + " on MachineHealthCheck " + object.name() + ": unknown value \""
                           + *strategy + "\"; it is " + healthcheck::externalBaremetal
                           + " or not there, and without it machines are deleted");
    if (rules->maxUnhealthy.text(100).starts_with('-'))
        warnings.push_back("spec.maxUnhealthy: " + rules->maxUnhealthy.text(100)
                           + " is below zero, so health check " + object.name() + " never acts");
    return warnings;
}

std::vector<std::string> ofMaintenance(const Object &object)
{
    std::vector<std::string> warnings;
    if (trimmed(object.text("/spec/machinelink")).empty())
        warnings.push_back("spec.machinelink: maintenance " + object.name()
                           + " names no machine and will never be done");
    return warnings;
}

} // namespace

bool hasInputWarnings(std::string_view kind)
{
    return std::ranges::find(warnedKinds, kind) != warnedKinds.end();
}

std::vector<Message> annotationWarnings(const Object &object)
{
    std::vector<Message> warnings;
    if (!hasInputWarnings(object.kind()))
        return warnings;
    if (const Json &annotations = object.at("/metadata/annotations"); annotations.is_object()) {
        for (const auto &[key, value] : annotations.items()) {
            if (Message warning = annotationWarning(object, key, value); !warning.empty())
                warnings.push_back(std::move(warning));
        }
    }
    const Json &labels = object.at("/metadata/labels");
    for (const KnownAnnotation &one : known) {
        if (one.kind == object.kind() && memberOf(labels, one.key).is_string())
            warnings.push_back(
                say::labelIsAnAnnotation(std::string(one.key), object.kind(), object.name()));
    }
    return warnings;
}

std::vector<std::string> inputWarnings(const Object &object)
{
    const std::string kind = object.kind();
    auto warnings = kind == "BareMetalHost" ? ofHost(object)
        : kind == "MachineHealthCheck"      ? ofHealthCheck(object)
        : kind == "MachineMaintenance"      ? ofMaintenance(object)
                                            : std::vector<std::string>();
    for (const Message &warning : annotationWarnings(object))
        warnings.push_back(warning.text());
    return warnings;
}

} // namespace hp::rules
