// SPDX-License-Identifier: Apache-2.0
#include "model/rules/healthcheck/Remediation.h"

#include "model/messages/Remediation.h"
#include "model/resource/Machine.h"

#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>

namespace hp::rules {

namespace {

constexpr std::string_view templateSuffix = "Template";

struct RemediationRow {
    const char *name;
    bool (*applies)(const CheckRules &, const MachineFacts &);
    RemediationStrategy strategy;
    const Form<> &reason;
};

bool isExternal(const CheckRules &rules, const MachineFacts &machine)
{
    return rules.external && machine.phase != machine::phase::failed;
}

// clang-format off
const RemediationRow remediationTable[] = {
// A host that is on its way out is not switched off and on again.
{"template, deleting", [](const CheckRules &r, const MachineFacts &m) { return r.remediationTemplate && m.deleting; },
         RemediationStrategy::Nothing, say::machineIsBeingDeletedAlready},
{"template", [](const CheckRules &r, const MachineFacts &) { return r.remediationTemplate.has_value(); },
         RemediationStrategy::Request, say::requestIsMadeFromTemplate},
{"external, marked", [](const CheckRules &r, const MachineFacts &m) { return isExternal(r, m) && m.externallyRemediated; },
         RemediationStrategy::Nothing, say::externalRemediationIsUnderWayAlready},
{"external, deleting", [](const CheckRules &r, const MachineFacts &m) { return isExternal(r, m) && m.deleting; },
         RemediationStrategy::Nothing, say::machineIsBeingDeletedAlready},
{"external", isExternal, RemediationStrategy::Annotate, say::hostIsToBePowerCycled},
{"no controller", [](const CheckRules &, const MachineFacts &m) { return !m.controlled; },
         RemediationStrategy::Skip, say::nobodyWouldReplaceMachine},
{"deleting", [](const CheckRules &, const MachineFacts &m) { return m.deleting; },
         RemediationStrategy::Nothing, say::machineIsBeingDeletedAlready},
{"internal", [](const CheckRules &, const MachineFacts &) { return true; },
         RemediationStrategy::Delete, say::machineIsDeletedAndReplaced},
};
// clang-format on

Json textMap(const Json &given)
{
    return given.is_object() ? given : Json::object();
}

} // namespace

Remediation chooseRemediation(const CheckRules &rules, const MachineFacts &machine)
{
    const auto row = std::find_if(
        std::begin(remediationTable),
        std::end(remediationTable),
        [&](const RemediationRow &candidate) { return candidate.applies(rules, machine); });
    return {row->name, row->strategy, row->reason()};
}

std::vector<std::string> remediationRows()
{
    std::vector<std::string> names;
    for (const RemediationRow &row : remediationTable)
        names.emplace_back(row.name);
    return names;
}

std::string requestKind(const std::string &templateKind)
{
    if (!templateKind.ends_with(templateSuffix))
        return templateKind;
    return templateKind.substr(0, templateKind.size() - templateSuffix.size());
}

Result<Json> requestFrom(const Object &source, const Object &machine)
{
    const Json &content = source.at("/spec/template");
    const std::string &apiVersion = source.apiVersion();
    if (!content.is_object())
        return unexpected(ErrorCode::Invalid,
                          "missing Spec.Template on " + apiVersion + ", Kind=" + source.kind()
                              + " \"" + source.name() + '"');
    Json request = content;
    request["apiVersion"] = apiVersion;
    request["kind"] = requestKind(source.kind());
    const Object given(content);
    Json metadata = Json::object();
    metadata["name"] = machine.name();
    metadata["namespace"] = machine.ns();
    if (Json labels = textMap(given.at("/metadata/labels")); !labels.empty())
        metadata["labels"] = std::move(labels);
    metadata["annotations"] = textMap(given.at("/metadata/annotations"));
    metadata["annotations"][healthcheck::clonedFromName] = source.name();
    const std::size_t slash = apiVersion.find('/');
    metadata["annotations"][healthcheck::clonedFromGroupKind] = slash == std::string::npos
        ? source.kind()
        : source.kind() + '.' + apiVersion.substr(0, slash);
    metadata["ownerReferences"] = Json::array({{{"apiVersion", machine.apiVersion()},
                                                {"kind", machine.kind()},
                                                {"name", machine.name()},
                                                {"uid", machine.uid()}}});
    request["metadata"] = std::move(metadata);
    return request;
}

std::string RemediationWords::target() const
{
    return check.ns + '/' + check.name + '/' + machine + '/' + node;
}

std::string RemediationWords::detected() const
{
    return "Machine " + target() + " has unhealthy node " + node;
}

std::string RemediationWords::deleted() const
{
    return "Machine " + target() + " has been remediated by requesting to delete Machine object";
}

std::string RemediationWords::deletionFailed(const std::string &error) const
{
    return "Machine " + target() + " remediation failed: unable to delete Machine object: " + error;
}

std::string RemediationWords::skipped() const
{
    return "Machine " + target() + " has no controller owner, skipping remediation";
}

std::string RemediationWords::annotated() const
{
    return "Requesting external remediation of node associated with machine " + target();
}

std::string RemediationWords::annotationFailed(const std::string &error) const
{
    return annotated() + " failed: " + error;
}

} // namespace hp::rules
