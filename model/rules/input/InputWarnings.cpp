// SPDX-License-Identifier: Apache-2.0
#include "model/rules/input/InputWarnings.h"

#include "model/base/Text.h"
#include "model/messages/Stuck.h"
#include "model/resource/BareMetalHost.h"
#include "model/resource/Machine.h"
#include "model/rules/healthcheck/CheckRules.h"
#include "model/rules/power/RebootAnnotation.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <numeric>
#include <string_view>
#include <utility>

namespace hp::rules {

namespace {

constexpr const char *rebootDomain = "reboot.metal3.io";

/// An annotation that somebody acts on, and the kind of object on which it does.
struct KnownAnnotation {
    const char *kind;
    std::string_view key;
};

constexpr std::array known{
    KnownAnnotation{"BareMetalHost", host::rebootAnnotation},
    KnownAnnotation{"BareMetalHost", host::pausedAnnotation},
    KnownAnnotation{"BareMetalHost", host::detachedAnnotation},
    KnownAnnotation{"BareMetalHost", "baremetalhost.metal3.io/status"},
    KnownAnnotation{"BareMetalHost", "inspect.metal3.io"},
    KnownAnnotation{"BareMetalHost", "capi.metal3.io/unhealthy"},
    KnownAnnotation{"Machine", machine::excludeDrain},
    KnownAnnotation{"Machine", machine::deleteMachine},
    KnownAnnotation{"Machine", machine::deleteMachineAlias},
    KnownAnnotation{"Machine", machine::externalRemediation},
};

/// Letters to change, to put in and to leave out, at most so many that it is still a slip.
constexpr std::size_t slip = 2;

std::size_t lettersApart(std::string_view one, std::string_view other)
{
    std::vector<std::size_t> row(other.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t(0));
    for (std::size_t i = 0; i < one.size(); ++i) {
        std::size_t before = std::exchange(row[0], i + 1);
        for (std::size_t j = 0; j < other.size(); ++j) {
            const std::size_t changed = before + (one[i] == other[j] ? 0 : 1);
            before = row[j + 1];
            row[j + 1] = std::min({changed, row[j] + 1, before + 1});
        }
    }
    return row.back();
}

bool isSlip(std::string_view given, std::string_view meant)
{
    const std::size_t longer = std::max(given.size(), meant.size());
    if (longer - std::min(given.size(), meant.size()) > slip)
        return false;
    const std::size_t apart = lettersApart(given, meant);
    return apart > 0 && apart <= slip;
}

/// What is wrong about one annotation; says nothing when nothing is.
Message annotationWarning(const Object &object, const std::string &key)
{
    const auto same =
        std::ranges::find_if(known, [&key](const KnownAnnotation &one) { return one.key == key; });
    const std::string domain = key.substr(0, key.find('/'));
    const bool reboots = domain == rebootDomain;
    if (reboots || same != known.end()) {
        const char *home = reboots ? "BareMetalHost" : same->kind;
        return object.kind() == home
            ? Message()
            : say::annotationBelongsOn(key, object.kind(), object.name(), home);
    }
    for (const KnownAnnotation &one : known) {
        if (isSlip(key, one.key))
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

std::vector<Message> annotationWarnings(const Object &object)
{
    std::vector<Message> warnings;
    const Json &annotations = object.at("/metadata/annotations");
    if (!annotations.is_object()
        || (object.kind() != "BareMetalHost" && object.kind() != "Machine"))
        return warnings;
    for (const auto &[key, value] : annotations.items()) {
        if (Message warning = annotationWarning(object, key); !warning.empty())
            warnings.push_back(std::move(warning));
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
