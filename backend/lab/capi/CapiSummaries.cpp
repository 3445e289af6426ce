// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/capi/CapiSummaries.h"

#include "backend/lab/Read.h"
#include "model/base/JsonFields.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace hp::lab {

namespace {

/// How many messages, and names with each, upstream's aggregation shows.
constexpr std::size_t summaryLimit = 3;

std::string inLines(const std::vector<std::string> &lines)
{
    std::string text;
    for (const std::string &line : lines)
        text += (text.empty() ? "" : "\n") + line;
    return text;
}

// ------------------------------------------------------------------------------------- UpToDate

std::string templateKind(const Json &reference)
{
    constexpr std::string_view ending = "Template";
    std::string kind = textOf(reference, "kind");
    if (kind.ends_with(ending))
        kind.erase(kind.size() - ending.size());
    return kind;
}

std::string orNil(const std::string &text)
{
    return text.empty() ? std::string("nil") : text;
}

/// Upstream's MachineTemplateUpToDate: what differs, in the words of the condition.
std::vector<std::string> outdatedBy(const Object &set, const Object &deployment)
{
    const std::string spec = "/spec/template/spec";
    std::vector<std::string> found;
    const auto compare = [&](const char *member, const char *word) {
        const std::string &has = set.text(spec + member);
        const std::string &wanted = deployment.text(spec + member);
        if (has != wanted)
            found.push_back(std::string("* ") + word + ' ' + has + ", " + wanted + " required");
    };
    compare("/version", "Version");
    if (set.at(spec + "/bootstrap") != deployment.at(spec + "/bootstrap")) {
        const std::string kind = templateKind(set.at(spec + "/bootstrap/configRef"));
        const std::string secret = "/bootstrap/dataSecretName";
        found.push_back(kind.empty()
                            ? "* spec.bootstrap.dataSecretName " + orNil(set.text(spec + secret))
                                + ", " + orNil(deployment.text(spec + secret)) + " required"
                            : "* " + kind + " is not up-to-date");
    }
    const Json &server = set.at(spec + "/infrastructureRef");
    if (server != deployment.at(spec + "/infrastructureRef"))
        found.push_back("* " + templateKind(server) + " is not up-to-date");
    compare("/failureDomain", "Failure domain");
    return found;
}

// ------------------------------------------------------------------------------------- Available

/// Upstream's indentIfMultiline: what stands behind the colon of a summary.
std::string behindColon(const std::string &message)
{
    const bool isList = message.starts_with("* ");
    if (!isList && message.find('\n') == std::string::npos)
        return ' ' + message;
    std::vector<std::string> lines;
    for (std::size_t at = 0; at <= message.size();) {
        const std::size_t end = std::min(message.find('\n', at), message.size());
        lines.push_back(message.substr(at, end - at));
        at = end + 1;
    }
    const auto isBullet = [](const std::string &line) {
        return line.find("* ") != std::string::npos;
    };
    const bool isPlain = std::ranges::all_of(lines, isBullet);
    std::string text;
    for (const std::string &line : lines)
        text += '\n' + std::string(isPlain ? "  " : isBullet(line) ? "    " : "  * ") + line;
    return text;
}

/// Why some MachineDeployments are not available.
struct Shortage {
    bool isKnown = false;
    std::string message{};
    std::vector<std::string> names{};
};

/// The issues before what is unknown, those of many before those of few.
std::vector<Shortage> shortagesOf(const std::vector<Object> &deployments)
{
    std::vector<Shortage> found;
    for (const Object &one : deployments) {
        const std::string status = conditionStatus(one, "Available");
        if (status == "True")
            continue;
        const std::string message = status.empty()
            ? std::string("Condition Available not yet reported")
            : textOf(conditionOf(one, "Available"), "message");
        const auto same = std::ranges::find(found, message, &Shortage::message);
        Shortage &shortage = same == found.end() ? found.emplace_back() : *same;
        shortage.message = message;
        shortage.isKnown = shortage.isKnown || status == "False";
        shortage.names.push_back(one.name());
    }
    for (Shortage &one : found)
        std::ranges::sort(one.names);
    std::ranges::sort(found, [](const Shortage &a, const Shortage &b) {
        return std::tuple(b.isKnown, b.names.size(), a.names)
            < std::tuple(a.isKnown, a.names.size(), b.names);
    });
    return found;
}

void setWorkersAvailable(CapiConditions &conditions, const std::vector<Object> &deployments)
{
    const std::vector<Shortage> shortages = shortagesOf(deployments);
    if (shortages.empty()) {
        conditions.set("WorkersAvailable", "True", deployments.empty() ? "NoWorkers" : "Available");
        return;
    }
    std::vector<std::string> lines;
    std::size_t others[2] = {0, 0}; ///< of unknown status, with an issue
    for (const Shortage &one : shortages) {
        if (lines.size() < summaryLimit)
            lines.push_back(std::string(one.names.size() == 1 ? "* MachineDeployment "
                                                              : "* MachineDeployments ")
                            + listed(one.names, summaryLimit) + ':' + behindColon(one.message));
        else
            others[one.isKnown ? 1 : 0] += one.names.size();
    }
    for (const auto &[count, what] : {std::pair(others[1], " with other issues"),
                                      std::pair(others[0], " with status unknown")}) {
        if (count > 0)
            lines.push_back("And " + std::to_string(count)
                            + (count == 1 ? " MachineDeployment" : " MachineDeployments") + what);
    }
    const bool isKnown = shortages.front().isKnown;
    conditions.set("WorkersAvailable",
                   isKnown ? "False" : "Unknown",
                   isKnown ? "NotAvailable" : "AvailableUnknown",
                   inLines(lines));
}

void setControlPlaneAvailable(CapiConditions &conditions,
                              const CapiClusterView &view,
                              bool initialized)
{
    constexpr const char *type = "ControlPlaneAvailable";
    const capi::Reference plane = capi::controlPlaneOf(view.cluster);
    if (plane.key.name.empty())
        return;
    const Json &reported = conditionOf(view.controlPlane, "Available");
    if (reported.is_object())
        conditions.set(type,
                       textOf(reported, "status"),
                       textOf(reported, "reason"),
                       textOf(reported, "message"));
    else if (view.controlPlane)
        conditions.set(type,
                       initialized ? "True" : "False",
                       initialized ? "Available" : "NotAvailable",
                       initialized ? std::string()
                                   : plane.kind
                               + " status.initialization.controlPlaneInitialized is false");
    else if (initialized)
        conditions.set(type,
                       "False",
                       "Deleted",
                       plane.kind + " has been deleted"
                           + (view.cluster.isDeleting() ? "" : " while the cluster still exists"));
    else
        conditions.set(type, "False", "DoesNotExist", plane.kind + " does not exist");
}

} // namespace

void setUpToDate(CapiConditions &conditions, const CapiMachineView &view)
{
    if (!view.machineSet || !view.deployment)
        return;
    const std::vector<std::string> outdated = outdatedBy(view.machineSet, view.deployment);
    conditions.set("UpToDate",
                   outdated.empty() ? "True" : "False",
                   outdated.empty() ? "UpToDate" : "NotUpToDate",
                   inLines(outdated));
}

void setClusterAvailable(CapiConditions &conditions, const CapiClusterView &view, bool initialized)
{
    setControlPlaneAvailable(conditions, view, initialized);
    setWorkersAvailable(conditions, view.deployments);
    std::vector<std::string> wrong;
    bool isKnown = false;
    for (const char *type : {"Deleting",
                             "RemoteConnectionProbe",
                             "InfrastructureReady",
                             "ControlPlaneAvailable",
                             "WorkersAvailable"}) {
        const std::string status = conditions.statusOf(type);
        const bool goesToo = std::string_view(type) == "ControlPlaneAvailable"
            && view.cluster.isDeleting() && !view.controlPlane;
        if (goesToo || status.empty()
            || status == (std::string_view(type) == "Deleting" ? "False" : "True"))
            continue;
        isKnown = isKnown || status != "Unknown";
        const std::string message = conditions.messageOf(type);
        wrong.push_back(
            std::string("* ") + type + ':'
            + (message.empty() ? ' ' + conditions.reasonOf(type) : behindColon(message)));
    }
    conditions.set("Available",
                   wrong.empty() ? "True"
                       : isKnown ? "False"
                                 : "Unknown",
                   wrong.empty() ? "Available"
                       : isKnown ? "NotAvailable"
                                 : "AvailableUnknown",
                   inLines(wrong));
}

} // namespace hp::lab
