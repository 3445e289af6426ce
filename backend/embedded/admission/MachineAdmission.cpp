// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/admission/MachineAdmission.h"

#include "backend/embedded/admission/AdmissionChain.h"
#include "model/base/JsonFields.h"
#include "model/base/Text.h"
#include "model/resource/ControlPlane.h"
#include "model/resource/JsonPointer.h"
#include "model/resource/Machine.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>

namespace hp::embedded {

namespace {

const std::string machineWebhook = "validation.machine.machine.openshift.io";

struct HookPoint {
    const char *field;
    const char *word;
};
constexpr std::array<HookPoint, 3> hookPoints{
    {{"preCreate", "pre-create"}, {"preDrain", "pre-drain"}, {"preTerminate", "pre-terminate"}}};

/// Null when a step is missing.
const Json &memberOfPart(const Json &object, const char *first, const char *second)
{
    static const Json none;
    const auto outer = object.find(first);
    if (outer == object.end() || !outer->is_object())
        return none;
    const auto inner = outer->find(second);
    return inner == outer->end() ? none : *inner;
}

const Json &hooksAt(const Json &machine, const char *point)
{
    static const Json none;
    const Json &hooks = memberOfPart(machine, "spec", "lifecycleHooks");
    const auto it = hooks.is_object() ? hooks.find(point) : hooks.end();
    return it == hooks.end() ? none : *it;
}

bool isKept(const Json &before, const Json &hook)
{
    return std::any_of(before.begin(), before.end(), [&](const Json &old) {
        return textOf(old, "name") == textOf(hook, "name")
            && textOf(old, "owner") == textOf(hook, "owner");
    });
}

std::string changedHooks(const Json &before, const Json &after)
{
    std::string list;
    for (const Json &hook : after) {
        if (isKept(before, hook))
            continue;
        if (!list.empty())
            list += ' ';
        list.append("{Name:").append(textOf(hook, "name"));
        list.append(" Owner:").append(textOf(hook, "owner")).append("}");
    }
    return list;
}

std::vector<std::string> refusals(const Json &before, const Json &after)
{
    std::vector<std::string> reasons;
    for (const auto &[field, word] : hookPoints) {
        const std::string changed = changedHooks(hooksAt(before, field), hooksAt(after, field));
        if (changed.empty())
            continue;
        reasons.push_back(
            std::string("spec.lifecycleHooks.") + field + ": Forbidden: " + word
            + " hooks are immutable when machine is marked for deletion: the following hooks "
              "are new or changed: ["
            + changed + ']');
    }
    return reasons;
}

/// Whether all members are equal but those of these names. Keys are sorted, so they pair up.
template<typename Names>
bool sameBut(const Names &names, const Json &a, const Json &b)
{
    const auto skip = [&names](Json::const_iterator it, const Json &object) {
        while (it != object.end()
               && std::find(std::begin(names), std::end(names), it.key()) != std::end(names))
            ++it;
        return it;
    };
    auto x = skip(a.begin(), a);
    auto y = skip(b.begin(), b);
    while (x != a.end() && y != b.end()) {
        if (x.key() != y.key() || *x != *y)
            return false;
        x = skip(std::next(x), a);
        y = skip(std::next(y), b);
    }
    return x == a.end() && y == b.end();
}

/// What a client decides about is the same: the fields that the server itself moves with every
/// write do not count.
bool sameBesidesBookkeeping(const Json &before, const Json &after)
{
    static constexpr std::array<std::string_view, 1> outer{"metadata"};
    static constexpr std::array<std::string_view, 4> bookkeeping{
        "finalizers", "generation", "managedFields", "resourceVersion"};
    return sameBut(outer, before, after)
        && sameBut(bookkeeping, before.at("metadata"), after.at("metadata"));
}

bool onlyEmptiesFinalizers(const Json &before, const Json &after)
{
    const Json &old = memberOfPart(before, "metadata", "finalizers");
    const Json &now = memberOfPart(after, "metadata", "finalizers");
    return !old.empty() && now.empty() && sameBesidesBookkeeping(before, after);
}

bool skipsDrain(const Json &machine)
{
    const Json &annotations = memberOfPart(machine, "metadata", "annotations");
    return annotations.is_object() && annotations.contains(machine::excludeDrain);
}

/// `preDrain "a" of "b", preTerminate "c" of "d"`
std::string hooksListed(const Json &machine, std::initializer_list<const char *> points)
{
    std::string list;
    for (const char *point : points) {
        for (const Json &hook : hooksAt(machine, point)) {
            list.append(list.empty() ? "" : ", ").append(point);
            list.append(" \"").append(visible(textOf(hook, "name"))).append("\" of \"");
            list.append(visible(textOf(hook, "owner"))).append("\"");
        }
    }
    return list;
}

} // namespace

std::string missingProviderSpec(const std::function<std::string()> &platform, const Json &spec)
{
    static constexpr std::array<std::string_view, 6> checked{
        "AWS", "Azure", "GCP", "Nutanix", "PowerVS", "VSphere"};
    if (!platform || !memberOf(memberOf(spec, "providerSpec"), "value").is_null()
        || std::ranges::find(checked, platform()) == checked.end())
        return {};
    return "providerSpec.value: Required value: a value must be provided";
}

MachineAdmission::MachineAdmission(std::string clusterName, std::function<std::string()> platform)
    : m_clusterName(std::move(clusterName))
    , m_platform(std::move(platform))
{ }

bool MachineAdmission::concerns(const cluster::Kind &kind, cluster::Subresource subresource) const
{
    return &kind == &cluster::kinds::machine() && subresource == cluster::Subresource::None;
}

Result<Json> MachineAdmission::admit(const AdmissionRequest &request,
                                     Json object,
                                     std::vector<std::string> &warnings)
{
    if (!concerns(*request.kind, request.subresource))
        return object;
    if (request.operation == AdmissionOperation::Delete) {
        // One that never joined is not drained, so nothing before the drain holds it.
        const std::string hooks = machine::nodeName(request.old).empty()
            ? hooksListed(request.old.json(), {"preTerminate"})
            : hooksListed(request.old.json(), {"preDrain", "preTerminate"});
        // Without the finalizer nobody is there who would wait.
        if (!hooks.empty() && request.old.hasFinalizer(machine::finalizer))
            warnings.push_back("machine " + request.key.name
                               + " is deleted only after the owners of its lifecycle hooks took "
                                 "them off: "
                               + hooks);
        if (machine::isMaster(request.old))
            warnings.push_back("machine " + request.key.name
                               + " is of the control plane: without an active "
                                 "ControlPlaneMachineSet nothing replaces it");
        return object;
    }

    if (request.operation == AdmissionOperation::Create && !m_clusterName.empty()) {
        Json &labels = object["metadata"]["labels"];
        if (!labels.is_object())
            labels = Json::object();
        if (!labels.contains(machine::clusterLabel))
            labels[machine::clusterLabel] = m_clusterName;
    }
    const std::string missing = missingProviderSpec(m_platform, memberOf(object, "spec"));
    // Defaults are set before anything is judged.
    if (request.operation == AdmissionOperation::Create && !missing.empty())
        return unexpected(denied("default.machine.machine.openshift.io", {missing}));
    if (request.operation != AdmissionOperation::Update)
        return object;
    // What looks like a way around a budget is one around the quorum of etcd, too (D-03).
    if (skipsDrain(object) && !request.old.annotation(machine::excludeDrain)) {
        if (const std::string hooks = hooksListed(object, {"preDrain"}); !hooks.empty())
            warnings.push_back(
                std::string(machine::excludeDrain) + " on machine " + request.key.name
                + " skips more than its drain: it also skips the owners of " + hooks);
    }
    std::vector<std::string> reasons;
    if (request.old.isDeleting()) {
        if (onlyEmptiesFinalizers(request.old.json(), object))
            return object;
        reasons = refusals(request.old.json(), object);
    }
    if (!missing.empty())
        reasons.push_back(missing);
    if (!reasons.empty())
        return unexpected(denied(machineWebhook, reasons));
    return object;
}

} // namespace hp::embedded
