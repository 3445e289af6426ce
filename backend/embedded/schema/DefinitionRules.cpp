// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/schema/DefinitionRules.h"

#include "backend/cluster/DefinedKind.h"
#include "backend/embedded/MetadataRules.h"
#include "backend/embedded/schema/SchemaRules.h"
#include "model/base/JsonFields.h"
#include "model/base/JsonTree.h"
#include "model/resource/JsonPointer.h"
#include "model/resource/Names.h"

#include <algorithm>
#include <array>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string_view>
#include <utility>

namespace hp::embedded {

namespace {

using Causes = std::vector<StatusCause>;
using Names = std::vector<std::string_view>;

/// The members of each object of a definition, by its place; "*" is every entry of a list.
const std::map<std::string_view, Names> &knownMembers()
{
    static const std::map<std::string_view, Names> known{
        {"", {"apiVersion", "kind", "metadata", "spec", "status"}},
        {"spec", {"conversion", "group", "names", "preserveUnknownFields", "scope", "versions"}},
        {"spec.conversion", {"strategy", "webhook"}},
        {"spec.conversion.webhook", {"clientConfig", "conversionReviewVersions"}},
        {"spec.conversion.webhook.clientConfig", {"caBundle", "service", "url"}},
        {"spec.conversion.webhook.clientConfig.service", {"name", "namespace", "path", "port"}},
        {"spec.names", {"categories", "kind", "listKind", "plural", "shortNames", "singular"}},
        {"spec.versions.*",
         {"additionalPrinterColumns",
          "deprecated",
          "deprecationWarning",
          "name",
          "schema",
          "selectableFields",
          "served",
          "storage",
          "subresources"}},
        {"spec.versions.*.schema", {"openAPIV3Schema"}},
        {"spec.versions.*.subresources", {"scale", "status"}},
        {"spec.versions.*.subresources.status", {}},
        {"spec.versions.*.subresources.scale",
         {"labelSelectorPath", "specReplicasPath", "statusReplicasPath"}},
        {"spec.versions.*.additionalPrinterColumns.*",
         {"description", "format", "jsonPath", "name", "priority", "type"}},
        {"spec.versions.*.selectableFields.*", {"jsonPath"}},
        {"status", {"acceptedNames", "conditions", "observedGeneration", "storedVersions"}},
    };
    return known;
}

/// `place` is the key of knownMembers(), `path` what is said of it.
void pruneMembers(Json &value,
                  const std::string &place,
                  const std::string &path,
                  std::vector<std::string> &unknown)
{
    if (value.is_array()) {
        for (std::size_t i = 0; i < value.size(); ++i)
            pruneMembers(value[i], place + ".*", path + '[' + std::to_string(i) + ']', unknown);
        return;
    }
    if (!value.is_object())
        return;
    if (place == "spec.versions.*.schema.openAPIV3Schema")
        return pruneSchema(value, path, unknown);
    const auto known = knownMembers().find(place);
    for (auto it = value.begin(); it != value.end();) {
        const std::string below = place.empty() ? it.key() : place + '.' + it.key();
        const std::string here = path.empty() ? it.key() : path + '.' + it.key();
        const bool isKnown = known == knownMembers().end()
            || std::find(known->second.begin(), known->second.end(), it.key())
                != known->second.end();
        if (!isKnown) {
            unknown.push_back(here);
            it = value.erase(it);
            continue;
        }
        if (here != "metadata")
            pruneMembers(*it, below, here, unknown);
        ++it;
    }
}

StatusCause needed(std::string field, const std::string &why = {})
{
    return {
        "FieldValueRequired", "Required value" + (why.empty() ? "" : ": " + why), std::move(field)};
}

StatusCause refusedValue(std::string field, const Json &value, const std::string &why)
{
    return {
        "FieldValueInvalid", "Invalid value: " + compactJson(value) + ": " + why, std::move(field)};
}

StatusCause
unsupportedValue(std::string field, const std::string &value, const std::string &supported)
{
    return {"FieldValueNotSupported",
            "Unsupported value: \"" + value + "\": supported values: " + supported,
            std::move(field)};
}

std::string lower(std::string text)
{
    std::transform(text.begin(), text.end(), text.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    return text;
}

/// Of the names that follow RFC 1035: it does not start with a digit.
std::string whyNotName(const std::string &text)
{
    if (const std::string why = whyNotDnsLabel(text); !why.empty())
        return why;
    return text[0] >= '0' && text[0] <= '9'
        ? "a DNS-1035 label must consist of lower case alphanumeric characters or '-', start with "
          "an alphabetic character, and end with an alphanumeric character"
        : std::string();
}

void checkDefinedName(const Json &names, const char *key, Causes &causes)
{
    const std::string field = std::string("spec.names.") + key;
    const std::string &text = textOf(names, key);
    if (text.empty())
        causes.push_back(needed(field));
    else if (const std::string why = whyNotName(lower(text)); !why.empty())
        causes.push_back(
            invalidValue(field, text, "may have mixed case, but should otherwise match: " + why));
    else if ((field.ends_with("plural") || field.ends_with("singular")) && text != lower(text))
        causes.push_back(invalidValue(field, text, whyNotName(text)));
}

void checkDefinedNames(const Json &spec, Causes &causes)
{
    const Json &names = memberOf(spec, "names");
    for (const char *key : {"plural", "singular", "kind", "listKind"})
        checkDefinedName(names, key, causes);
    for (const char *key : {"shortNames", "categories"}) {
        const Json &list = memberOf(names, key);
        for (std::size_t i = 0; list.is_array() && i < list.size(); ++i) {
            const std::string text = list[i].is_string() ? list[i].get<std::string>() : "";
            if (const std::string why = whyNotName(text); !why.empty())
                causes.push_back(invalidValue(
                    std::string("spec.names.") + key + '[' + std::to_string(i) + ']', text, why));
        }
    }
    const std::string &kind = textOf(names, "kind");
    if (!kind.empty() && kind == textOf(names, "listKind"))
        causes.push_back(
            invalidValue("spec.names.listKind", kind, "kind and listKind may not be the same"));
}

/// A group or kind that this program brings itself stays what it is.
void checkCollisions(const Json &spec, Causes &causes)
{
    const std::string &group = textOf(spec, "group");
    const Json &names = memberOf(spec, "names");
    const auto inUse = [&](const cluster::Kind &kind, const char *field, const std::string &text) {
        causes.push_back(invalidValue(std::string("spec.names.") + field,
                                      text,
                                      "is already in use by " + kind.qualified()
                                          + ", which Holdpoint brings itself"));
    };
    for (const cluster::Kind &kind : cluster::KindRegistry::instance().all()) {
        if (kind.group != group)
            continue;
        if (kind.plural == textOf(names, "plural"))
            return inUse(kind, "plural", kind.plural);
        if (kind.kind == textOf(names, "kind"))
            return inUse(kind, "kind", kind.kind);
    }
}

void checkColumns(const Json &version, const std::string &path, Causes &causes)
{
    const Json &columns = memberOf(version, "additionalPrinterColumns");
    for (std::size_t i = 0; columns.is_array() && i < columns.size(); ++i) {
        const std::string here = path + ".additionalPrinterColumns[" + std::to_string(i) + ']';
        if (textOf(columns[i], "name").empty())
            causes.push_back(needed(here + ".name"));
        static const std::set<std::string> types{"boolean", "date", "integer", "number", "string"};
        if (const std::string &type = textOf(columns[i], "type"); type.empty())
            causes.push_back(
                needed(here + ".type", "must be one of boolean,date,integer,number,string"));
        else if (!types.contains(type))
            causes.push_back(invalidValue(
                here + ".type", type, "must be one of boolean,date,integer,number,string"));
        if (textOf(columns[i], "jsonPath").empty())
            causes.push_back(needed(here + ".jsonPath"));
    }
}

/// ".spec.replicas": steps of plain names.
bool isPlainPath(const std::string &path)
{
    return path.size() > 1 && path.front() == '.' && path.back() != '.'
        && path.find("..") == std::string::npos
        && std::all_of(path.begin(), path.end(), [](char c) {
               return c == '.' || c == '_' || c == '-' || (c >= '0' && c <= '9')
                   || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
           });
}

void checkScale(const Json &version, const std::string &path, Causes &causes)
{
    const Json &scale = memberOf(memberOf(version, "subresources"), "scale");
    if (!scale.is_object())
        return;
    const auto check = [&](const char *key, std::string_view below, bool isNeeded) {
        const std::string field = path + ".subresources.scale." + key;
        const std::string &text = textOf(scale, key);
        if (text.empty()) {
            if (isNeeded)
                causes.push_back(needed(field));
        } else if (!isPlainPath(text)) {
            causes.push_back(
                invalidValue(field, text, "must be a json path without array notation"));
        } else if (!text.starts_with(below) && !(text.starts_with(".spec.") && !isNeeded)) {
            causes.push_back(invalidValue(field,
                                          text,
                                          "should be a json path under "
                                              + std::string(below.substr(0, below.size() - 1))));
        }
    };
    check("specReplicasPath", ".spec.", true);
    check("statusReplicasPath", ".status.", true);
    check("labelSelectorPath", ".status.", false);
}

void checkVersion(const Json &version, const std::string &path, Causes &causes)
{
    if (!version.is_object())
        return causes.push_back(refusedValue(path, version, "must be an object"));
    const std::string &name = textOf(version, "name");
    if (name.empty())
        causes.push_back(needed(path + ".name"));
    else if (const std::string why = whyNotName(name); !why.empty())
        causes.push_back(invalidValue(path + ".name", name, why));
    for (const char *key : {"served", "storage"}) {
        if (!memberOf(version, key).is_boolean())
            causes.push_back(needed(path + '.' + key, "must be true or false"));
    }
    const std::string schemaPath = path + ".schema.openAPIV3Schema";
    if (const Json &schema = memberOf(memberOf(version, "schema"), "openAPIV3Schema");
        !schema.is_object())
        causes.push_back(needed(schemaPath, "schemas are required"));
    else
        checkSchema(schema, schemaPath, causes);
    checkColumns(version, path, causes);
    checkScale(version, path, causes);
    const Json &fields = memberOf(version, "selectableFields");
    for (std::size_t i = 0; fields.is_array() && i < fields.size(); ++i) {
        if (!isPlainPath(textOf(fields[i], "jsonPath")))
            causes.push_back(
                invalidValue(path + ".selectableFields[" + std::to_string(i) + "].jsonPath",
                             textOf(fields[i], "jsonPath"),
                             "is an invalid path: must be a simple path"));
    }
}

void checkVersions(const Json &spec, Causes &causes)
{
    const Json &versions = memberOf(spec, "versions");
    std::set<std::string> names;
    int stored = 0;
    bool isUnique = true;
    for (std::size_t i = 0; versions.is_array() && i < versions.size(); ++i) {
        checkVersion(versions[i], "spec.versions[" + std::to_string(i) + ']', causes);
        isUnique = names.insert(textOf(versions[i], "name")).second && isUnique;
        stored += flagOf(versions[i], "storage") ? 1 : 0;
    }
    Json listed = names;
    if (!isUnique)
        causes.push_back(
            refusedValue("spec.versions", listed, "must contain unique version names"));
    if (stored != 1)
        causes.push_back(refusedValue(
            "spec.versions", listed, "must have exactly one version marked as storage version"));
}

void checkConversion(const Json &spec, Causes &causes)
{
    const Json &conversion = memberOf(spec, "conversion");
    const std::string &strategy = textOf(conversion, "strategy");
    if (strategy != "None" && strategy != "Webhook")
        return causes.push_back(
            unsupportedValue("spec.conversion.strategy", strategy, R"("None", "Webhook")"));
    const Json &webhook = memberOf(conversion, "webhook");
    if (strategy == "None" && !webhook.is_null())
        causes.push_back({"FieldValueForbidden",
                          "Forbidden: should not be set when strategy is not set to Webhook",
                          "spec.conversion.webhook"});
    if (strategy == "Webhook" && !memberOf(webhook, "clientConfig").is_object())
        causes.push_back(needed("spec.conversion.webhook.clientConfig",
                                "required when strategy is set to Webhook"));
}

Json definitionCondition(const char *type,
                         bool isTrue,
                         const char *reason,
                         const std::string &message)
{
    return {{"type", type},
            {"status", isTrue ? "True" : "False"},
            {"reason", reason},
            {"message", message}};
}

/// Puts a condition in its place; its time stays while its status does.
void setCondition(Json &conditions, Json wanted, TimePoint now)
{
    for (Json &known : conditions) {
        if (textOf(known, "type") != textOf(wanted, "type"))
            continue;
        const bool same = textOf(known, "status") == textOf(wanted, "status")
            && !textOf(known, "lastTransitionTime").empty();
        wanted["lastTransitionTime"] = same ? textOf(known, "lastTransitionTime") : formatTime(now);
        known = std::move(wanted);
        return;
    }
    wanted["lastTransitionTime"] = formatTime(now);
    conditions.push_back(std::move(wanted));
}

void dropCondition(Json &conditions, const char *type)
{
    conditions.erase(
        std::remove_if(conditions.begin(),
                       conditions.end(),
                       [type](const Json &known) { return textOf(known, "type") == type; }),
        conditions.end());
}

} // namespace

std::vector<std::string> pruneDefinition(Json &definition)
{
    std::vector<std::string> unknown;
    pruneMembers(definition, {}, {}, unknown);
    return unknown;
}

void fillDefinition(Json &definition)
{
    Json &spec = definition["spec"];
    if (!spec.is_object())
        return;
    if (!memberOf(spec, "conversion").is_object())
        spec["conversion"] = {{"strategy", "None"}};
    Json &names = spec["names"];
    if (!names.is_object())
        return;
    const std::string kind = textOf(names, "kind");
    if (textOf(names, "singular").empty() && !kind.empty())
        names["singular"] = lower(kind);
    if (textOf(names, "listKind").empty() && !kind.empty())
        names["listKind"] = kind + "List";
}

Causes definitionCauses(const Json &definition)
{
    Causes causes;
    const Json &spec = memberOf(definition, "spec");
    const std::string &group = textOf(spec, "group");
    const std::string &name = textOf(memberOf(definition, "metadata"), "name");
    if (name != textOf(memberOf(spec, "names"), "plural") + '.' + group)
        causes.push_back(
            invalidValue("metadata.name", name, "must be spec.names.plural+\".\"+spec.group"));
    if (group.empty())
        causes.push_back(needed("spec.group"));
    else if (const std::string why = whyNotSubdomain(group); !why.empty())
        causes.push_back(invalidValue("spec.group", group, why));
    else if (group.find('.') == std::string::npos)
        causes.push_back(
            invalidValue("spec.group", group, "should be a domain with at least one dot"));
    const std::string &scope = textOf(spec, "scope");
    if (scope.empty())
        causes.push_back(needed("spec.scope"));
    else if (scope != "Cluster" && scope != "Namespaced")
        causes.push_back(unsupportedValue("spec.scope", scope, R"("Cluster", "Namespaced")"));
    if (flagOf(spec, "preserveUnknownFields"))
        causes.push_back({"FieldValueInvalid",
                          "Invalid value: true: must be false; say "
                          "x-kubernetes-preserve-unknown-fields: true in the schema",
                          "spec.preserveUnknownFields"});
    checkDefinedNames(spec, causes);
    checkCollisions(spec, causes);
    checkVersions(spec, causes);
    checkConversion(spec, causes);
    return causes;
}

Causes lastingCauses(const Json &definition, const Object &stored)
{
    Causes causes;
    for (const char *place : {"/spec/group", "/spec/scope", "/spec/names/kind"}) {
        const Json &now = valueAt(definition, place);
        std::string field = std::string(place).substr(1);
        std::replace(field.begin(), field.end(), '/', '.');
        if (now != stored.at(place))
            causes.push_back(refusedValue(field, now, "field is immutable"));
    }
    for (const Json &version : stored.at("/status/storedVersions")) {
        const Json &versions = valueAt(definition, "/spec/versions");
        const bool isThere = std::any_of(versions.begin(), versions.end(), [&](const Json &each) {
            return textOf(each, "name") == version;
        });
        const Json &kept = valueAt(definition, "/status/storedVersions");
        const bool isKept = std::find(kept.begin(), kept.end(), version) != kept.end();
        if (!isThere && isKept)
            causes.push_back(refusedValue(
                "status.storedVersions["
                    + std::to_string(&version - &stored.at("/status/storedVersions")[0]) + ']',
                version,
                "missing from spec.versions"));
    }
    return causes;
}

Causes namesInUse(const Json &definition, const Object &other)
{
    Causes causes;
    const Json &spec = memberOf(definition, "spec");
    if (textOf(spec, "group") != other.text("/spec/group")
        || textOf(memberOf(definition, "metadata"), "name") == other.name())
        return causes;
    const Json &mine = memberOf(spec, "names");
    const Json &theirs = other.at("/spec/names");
    const Json &shorts = memberOf(theirs, "shortNames");
    const auto refuse = [&](const std::string &field, const std::string &text) {
        causes.push_back(
            invalidValue("spec.names." + field, text, "is already in use by " + other.name()));
    };
    for (const char *key : {"kind", "listKind", "singular"}) {
        if (textOf(mine, key) == textOf(theirs, key))
            refuse(key, textOf(mine, key));
    }
    const Json &own = memberOf(mine, "shortNames");
    for (std::size_t i = 0; own.is_array() && i < own.size(); ++i) {
        if (std::find(shorts.begin(), shorts.end(), own[i]) != shorts.end())
            refuse("shortNames[" + std::to_string(i) + ']', own[i].get<std::string>());
    }
    return causes;
}

std::vector<std::string> whatIsNotDone(const Json &definition)
{
    std::vector<std::string> clauses;
    for (const Json &version : valueAt(definition, "/spec/versions")) {
        const SchemaGaps gaps = gapsOf(memberOf(memberOf(version, "schema"), "openAPIV3Schema"));
        if (gaps.rules > 0)
            clauses.push_back(std::to_string(gaps.rules) + " CEL rules of "
                              + textOf(version, "name") + " are not evaluated");
        for (const std::string &format : gaps.formats)
            clauses.push_back("the format \"" + format + "\" of " + textOf(version, "name")
                              + " is not checked");
    }
    if (!cluster::convertsByWebhook(definition))
        return clauses;
    std::string others;
    for (const Json &version : valueAt(definition, "/spec/versions")) {
        if (flagOf(version, "served") && !flagOf(version, "storage"))
            others += (others.empty() ? "" : ", ") + textOf(version, "name");
    }
    clauses.push_back(
        "the conversion webhook is not called"
        + (others.empty() ? std::string() : ", so that " + others + " is not served"));
    return clauses;
}

void writeDefinitionStatus(Json &definition, bool hasObjects, TimePoint now)
{
    Json &metadata = definition["metadata"];
    const bool deletes = !textOf(metadata, "deletionTimestamp").empty();
    Json &finalizers = metadata["finalizers"];
    if (!finalizers.is_array())
        finalizers = Json::array();
    if ((!deletes || hasObjects)
        && std::find(finalizers.begin(), finalizers.end(), definitionFinalizer) == finalizers.end())
        finalizers.push_back(definitionFinalizer);
    if (finalizers.empty())
        metadata.erase("finalizers");

    Json &status = definition["status"];
    if (!status.is_object())
        status = Json::object();
    const Json &spec = definition["spec"];
    status["acceptedNames"] = spec["names"];
    Json &stored = status["storedVersions"];
    if (!stored.is_array())
        stored = Json::array();
    for (const Json &version : spec["versions"]) {
        if (flagOf(version, "storage")
            && std::find(stored.begin(), stored.end(), version["name"]) == stored.end())
            stored.push_back(version["name"]);
    }
    Json &conditions = status["conditions"];
    if (!conditions.is_array())
        conditions = Json::array();
    setCondition(conditions,
                 definitionCondition("NamesAccepted", true, "NoConflicts", "no conflicts found"),
                 now);
    setCondition(
        conditions,
        definitionCondition(
            "Established", true, "InitialNamesAccepted", "the initial names have been accepted"),
        now);
    if (deletes)
        setCondition(conditions,
                     definitionCondition("Terminating",
                                         true,
                                         "InstanceDeletionInProgress",
                                         "CustomResource deletion is in progress"),
                     now);
    std::string gaps;
    for (const std::string &clause : whatIsNotDone(definition))
        gaps += (gaps.empty() ? "" : "; ") + clause;
    if (gaps.empty())
        dropCondition(conditions, completeCondition);
    else
        setCondition(
            conditions, definitionCondition(completeCondition, false, "NotDoneHere", gaps), now);
}

} // namespace hp::embedded
