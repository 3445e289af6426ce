// SPDX-License-Identifier: Apache-2.0
#include "backend/api/AccessPolicy.h"

#include <algorithm>

namespace hp::api {

namespace {

const std::vector<std::string> reading{"get", "list", "watch"};
const std::vector<std::string> changing{"patch", "update"};
const std::vector<std::string> everything{"*"};

/// What every authenticated identity may do: look around and ask about itself.
const std::vector<AccessRule> &basicRules()
{
    static const std::vector<AccessRule> rules{
        {{"get"},
         {},
         {},
         {"/api",
          "/api/*",
          "/apis",
          "/apis/*",
          "/openapi",
          "/openapi/*",
          "/version",
          "/version/",
          "/healthz",
          "/livez",
          "/readyz"}},
        {{"create"},
         {"authorization.k8s.io"},
         {"selfsubjectaccessreviews", "selfsubjectrulesreviews"},
         {}},
        {{"create"}, {"authentication.k8s.io"}, {"selfsubjectreviews"}, {}},
    };
    return rules;
}

/// Secrets are missing on purpose: a viewer never sees a password.
const std::vector<AccessRule> &viewerRules()
{
    static const std::vector<AccessRule> rules{
        {reading,
         {""},
         {"namespaces",
          "nodes",
          "pods",
          "configmaps",
          "events",
          "services",
          "serviceaccounts",
          "persistentvolumes",
          "persistentvolumeclaims"},
         {}},
        {reading,
         {"apps",
          "batch",
          "rbac.authorization.k8s.io",
          "admissionregistration.k8s.io",
          "policy",
          "coordination.k8s.io",
          "storage.k8s.io",
          "certificates.k8s.io",
          "events.k8s.io",
          "apiextensions.k8s.io",
          "machine.openshift.io",
          "metal3.io",
          "infrastructure.cluster.x-k8s.io",
          "machinemaintenance.managed.openshift.io",
          "holdpoint.dev",
          "config.openshift.io",
          "lab.holdpoint.dev"},
         everything,
         {}},
        // Metrics and the calendar name every object, so whoever may read those may read them.
        {{"get"}, {}, {}, {"/metrics", "/calendar.ics"}},
    };
    return rules;
}

const std::vector<AccessRule> &operatorRules()
{
    static const std::vector<AccessRule> rules{
        {changing,
         {"machine.openshift.io"},
         {"machines", "machinesets", "machinehealthchecks"},
         {}},
        {changing, {"metal3.io"}, {"baremetalhosts"}, {}},
        // To ask for a fencing is a reboot; to delete the request is to take it back.
        {{"create", "delete", "patch", "update"},
         {"infrastructure.cluster.x-k8s.io"},
         {"metal3remediations", "metal3remediationtemplates"},
         {}},
        {{"create", "delete", "patch", "update"},
         {"machinemaintenance.managed.openshift.io"},
         {"machinemaintenances"},
         {}},
        {{"create", "delete", "patch", "update"}, {"holdpoint.dev"}, {"maintenancewindows"}, {}},
        {changing, {""}, {"nodes"}, {}},
        {{"create"}, {""}, {"pods/eviction"}, {}},
    };
    return rules;
}

/// A hook owner puts its hook on and takes it off, says how it went, and elects a leader. What else
/// a Machine holds is not its business; whoever stores the write looks at that (limitOf()).
const std::vector<AccessRule> &hookRules()
{
    static const std::vector<AccessRule> rules{
        {changing, {"machine.openshift.io"}, {"machines", "machines/status"}, {}},
        {{"create", "patch", "update"}, {"", "events.k8s.io"}, {"events"}, {}},
        {{"create", "delete", "patch", "update"}, {"coordination.k8s.io"}, {"leases"}, {}},
    };
    return rules;
}

void append(std::vector<AccessRule> &rules, const std::vector<AccessRule> &more)
{
    rules.insert(rules.end(), more.begin(), more.end());
}

bool contains(const std::vector<std::string> &list, const std::string &value)
{
    return std::any_of(list.begin(), list.end(), [&](const std::string &entry) {
        return entry == "*" || entry == value;
    });
}

bool pathMatches(const std::vector<std::string> &paths, const std::string &path)
{
    return std::any_of(paths.begin(), paths.end(), [&](const std::string &entry) {
        if (entry.ends_with('*'))
            return path.starts_with(std::string_view(entry).substr(0, entry.size() - 1));
        return entry == path;
    });
}

bool covers(const AccessRule &rule, const AccessAttributes &wanted)
{
    if (!contains(rule.verbs, wanted.verb))
        return false;
    if (wanted.resource.empty())
        return pathMatches(rule.paths, wanted.path);
    const std::string resource =
        wanted.subresource.empty() ? wanted.resource : wanted.resource + '/' + wanted.subresource;
    return contains(rule.groups, wanted.group) && contains(rule.resources, resource);
}

} // namespace

std::vector<AccessRule> rulesFor(const http::Identity &identity)
{
    if (identity.name.empty())
        return {};
    std::vector<AccessRule> rules = basicRules();
    if (identity.has("wall"))
        return rules;
    if (identity.has("admin")) {
        rules.push_back({everything, everything, everything, {}});
        rules.push_back({everything, {}, {}, everything});
        return rules;
    }
    const bool mayOperate = identity.has("operator");
    const bool mayHook = identity.has("hook");
    if (mayOperate || mayHook || identity.has("approver") || identity.has("viewer"))
        append(rules, viewerRules());
    if (mayOperate)
        append(rules, operatorRules());
    if (mayHook)
        append(rules, hookRules());
    return rules;
}

WriteLimit limitOf(const http::Identity &identity, const AccessAttributes &wanted)
{
    const auto allows = [&](const std::vector<AccessRule> &rules) {
        return std::any_of(rules.begin(), rules.end(), [&](const AccessRule &rule) {
            return covers(rule, wanted);
        });
    };
    if (identity.has("admin"))
        return WriteLimit::None;
    if (identity.has("operator") && allows(operatorRules()))
        return wanted.resource == "machines" || wanted.resource == "baremetalhosts"
            ? WriteLimit::Operator
            : WriteLimit::None;
    const bool ofMachine = wanted.group == "machine.openshift.io" && wanted.resource == "machines";
    return ofMachine && identity.has("hook") && allows(hookRules()) ? WriteLimit::Hooks
                                                                    : WriteLimit::None;
}

AccessDecision mayAccess(const http::Identity &identity, const AccessAttributes &wanted)
{
    for (const AccessRule &rule : rulesFor(identity)) {
        if (covers(rule, wanted))
            return {true, {}};
    }
    return {false, "no role of \"" + identity.name + "\" allows it"};
}

std::string refusalText(const http::Identity &identity, const AccessAttributes &wanted)
{
    const std::string who = "User \"" + identity.name + "\" cannot " + wanted.verb;
    if (wanted.resource.empty())
        return "forbidden: " + who + " path \"" + wanted.path + '"';

    const std::string qualified =
        wanted.group.empty() ? wanted.resource : wanted.resource + '.' + wanted.group;
    const std::string resource =
        wanted.subresource.empty() ? wanted.resource : wanted.resource + '/' + wanted.subresource;
    std::string text = qualified;
    if (!wanted.name.empty())
        text += " \"" + wanted.name + '"';
    text += " is forbidden: " + who + " resource \"" + resource + "\" in API group \""
        + wanted.group + '"';
    text += wanted.ns.empty() ? " at the cluster scope" : " in the namespace \"" + wanted.ns + '"';
    return text;
}

} // namespace hp::api
