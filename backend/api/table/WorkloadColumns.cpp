// SPDX-License-Identifier: Apache-2.0
#include "backend/api/table/WorkloadColumns.h"

#include "backend/api/table/BuiltInColumns.h"
#include "backend/api/table/HumanDuration.h"
#include "model/base/JsonFields.h"
#include "model/base/Time.h"
#include "model/resource/LabelSelector.h"

#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>

namespace hp::api {

namespace {

using WorkloadCell = std::function<Json(const Object &, TimePoint)>;

Column shown(const char *name, const char *type, const char *description, WorkloadCell cell)
{
    return {name, type, {}, description, 0, std::move(cell)};
}

Column shownWide(const char *name, const char *description, WorkloadCell cell)
{
    return {name, "string", {}, description, 1, std::move(cell)};
}

std::int64_t countAt(const Object &object, const char *pointer, std::int64_t otherwise = 0)
{
    const Json &value = object.at(pointer);
    return value.is_number_integer() ? value.get<std::int64_t>() : otherwise;
}

/// The members `key` of a list, or its texts when there is no key.
std::string joinedTexts(const Json &list, const char *key, const char *separator = ",")
{
    std::string text;
    for (const Json &entry : list) {
        const std::string item = key ? textOf(entry, key)
            : entry.is_string()      ? entry.get<std::string>()
                                     : std::string();
        text += (text.empty() ? "" : separator) + item;
    }
    return text;
}

WorkloadCell joinedAt(const char *pointer, const char *key)
{
    return [pointer, key](const Object &object, TimePoint) -> Json {
        return joinedTexts(object.at(pointer), key);
    };
}

Json selectorOf(const Object &object, TimePoint)
{
    const auto selector = LabelSelector::fromJson(object.at("/spec/selector"));
    return selector ? selector->text() : "<invalid>";
}

WorkloadCell sizeAt(const char *pointer)
{
    return [pointer](const Object &object, TimePoint) -> Json { return object.at(pointer).size(); };
}

void addPods(Columns &columns)
{
    constexpr const char *containers = "/spec/template/spec/containers";
    columns.push_back(
        shownWide("Containers", "Names of the containers", joinedAt(containers, "name")));
    columns.push_back(
        shownWide("Images", "Images of the containers", joinedAt(containers, "image")));
    columns.push_back(shownWide("Selector", "Which pods belong to it", selectorOf));
}

Columns deploymentColumns()
{
    Columns columns{nameColumn(),
                    shown("Ready",
                          "string",
                          "Ready pods of those that are wanted",
                          [](const Object &object, TimePoint) -> Json {
                              return std::to_string(countAt(object, "/status/readyReplicas")) + '/'
                                  + std::to_string(countAt(object, "/spec/replicas", 1));
                          }),
                    shown("Up-to-date",
                          "string",
                          "Pods of the newest template",
                          [](const Object &object, TimePoint) -> Json {
                              return countAt(object, "/status/updatedReplicas");
                          }),
                    shown("Available",
                          "string",
                          "Pods that are available",
                          [](const Object &object, TimePoint) -> Json {
                              return countAt(object, "/status/availableReplicas");
                          }),
                    ageColumn()};
    addPods(columns);
    return columns;
}

bool isTrueOf(const Object &job, std::string_view type)
{
    for (const Json &condition : job.at("/status/conditions")) {
        if (textOf(condition, "type") == type && textOf(condition, "status") == "True")
            return true;
    }
    return false;
}

Json jobStatus(const Object &job, TimePoint)
{
    if (isTrueOf(job, "Complete"))
        return "Complete";
    if (isTrueOf(job, "Failed"))
        return "Failed";
    if (job.isDeleting())
        return "Terminating";
    for (const char *type : {"Suspended", "FailureTarget", "SuccessCriteriaMet"}) {
        if (isTrueOf(job, type))
            return type;
    }
    return "Running";
}

Json jobCompletions(const Object &job, TimePoint)
{
    const std::string done = std::to_string(countAt(job, "/status/succeeded")) + '/';
    if (job.at("/spec/completions").is_number_integer())
        return done + std::to_string(countAt(job, "/spec/completions"));
    const std::int64_t side = countAt(job, "/spec/parallelism");
    return done + (side > 1 ? "1 of " + std::to_string(side) : "1");
}

Json jobDuration(const Object &job, TimePoint now)
{
    const auto start = parseTime(job.text("/status/startTime"));
    const auto end = parseTime(job.text("/status/completionTime"));
    return start ? Json(humanDuration(end.value_or(now) - *start)) : Json("");
}

Columns jobColumns()
{
    Columns columns{nameColumn(),
                    shown("Status", "string", "How the job stands", jobStatus),
                    shown("Completions", "string", "Pods that succeeded", jobCompletions),
                    shown("Duration", "string", "How long it took so far", jobDuration),
                    ageColumn()};
    addPods(columns);
    return columns;
}

Json internalAddress(const Object &service, TimePoint)
{
    const std::string &address = service.text("/spec/clusterIPs/0");
    return address.empty() ? "<none>" : address;
}

Json externalAddress(const Object &service, TimePoint)
{
    const std::string &type = service.text("/spec/type");
    const std::string own = joinedTexts(service.at("/spec/externalIPs"), nullptr);
    if (type == "ClusterIP" || type == "NodePort")
        return own.empty() ? "<none>" : own;
    if (type == "ExternalName")
        return service.text("/spec/externalName");
    if (type != "LoadBalancer")
        return "<unknown>";
    std::string all = joinedTexts(service.at("/status/loadBalancer/ingress"), "ip");
    if (!own.empty())
        all += (all.empty() ? "" : ",") + own;
    return all.empty() ? "<pending>" : all;
}

Json ports(const Object &service, TimePoint)
{
    std::string text;
    for (const Json &port : service.at("/spec/ports")) {
        const Object one(port);
        text += (text.empty() ? "" : ",") + std::to_string(countAt(one, "/port"));
        if (const std::int64_t node = countAt(one, "/nodePort"); node > 0)
            text += ':' + std::to_string(node);
        text += '/' + textOf(port, "protocol");
    }
    return text.empty() ? "<none>" : text;
}

Json labelsOf(const Object &service, TimePoint)
{
    std::string text;
    for (const auto &[key, value] : service.at("/spec/selector").items())
        text += (text.empty() ? "" : ",") + key + '='
            + (value.is_string() ? value.get<std::string>() : "");
    return text.empty() ? "<none>" : text;
}

Columns serviceColumns()
{
    return {nameColumn(),
            shown("Type",
                  "string",
                  "How it is reached",
                  [](const Object &object, TimePoint) { return Json(object.text("/spec/type")); }),
            shown("Cluster-IP", "string", "Address within the cluster", internalAddress),
            shown("External-IP", "string", "Address outside of it", externalAddress),
            shown("Port(s)", "string", "Ports", ports),
            ageColumn(),
            shownWide("Selector", "Which pods belong to it", labelsOf)};
}

/// The subjects of a kind, as rbac.SubjectsStrings has them.
WorkloadCell subjects(const char *kind)
{
    return [kind](const Object &binding, TimePoint) -> Json {
        std::string text;
        for (const Json &subject : binding.at("/subjects")) {
            if (textOf(subject, "kind") != kind)
                continue;
            const bool isAccount = std::string_view(kind) == "ServiceAccount";
            text += (text.empty() ? "" : ", ")
                + (isAccount ? textOf(subject, "namespace") + '/' : std::string())
                + textOf(subject, "name");
        }
        return text;
    };
}

Columns bindingColumns()
{
    return {nameColumn(),
            shown("Role",
                  "string",
                  "The role that it gives",
                  [](const Object &object, TimePoint) {
                      return Json(object.text("/roleRef/kind") + '/'
                                  + object.text("/roleRef/name"));
                  }),
            ageColumn(),
            shownWide("Users", "Users who have it", subjects("User")),
            shownWide("Groups", "Groups that have it", subjects("Group")),
            shownWide("ServiceAccounts", "Accounts that have it", subjects("ServiceAccount"))};
}

} // namespace

Columns workloadColumns(const std::string &kind)
{
    if (kind == "Deployment")
        return deploymentColumns();
    if (kind == "Job")
        return jobColumns();
    if (kind == "Service")
        return serviceColumns();
    if (kind == "ServiceAccount")
        return {nameColumn(),
                shown("Secrets", "string", "Number of Secrets that it may use", sizeAt("/secrets")),
                ageColumn()};
    if (kind == "RoleBinding" || kind == "ClusterRoleBinding")
        return bindingColumns();
    if (kind == "ValidatingWebhookConfiguration" || kind == "MutatingWebhookConfiguration")
        return {nameColumn(),
                shown("Webhooks", "integer", "Number of webhooks", sizeAt("/webhooks")),
                ageColumn()};
    return {};
}

} // namespace hp::api
