// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/ContentRules.h"

#include "backend/embedded/MetadataRules.h"
#include "backend/embedded/schema/DefinitionRules.h"
#include "model/base/JsonFields.h"
#include "model/base/JsonTree.h"
#include "model/resource/JsonPointer.h"
#include "model/resource/Names.h"

#include <QByteArray>

#include <algorithm>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace hp::embedded {

namespace {

using Causes = std::vector<StatusCause>;

constexpr std::size_t maxBytes = 1024 * 1024;
constexpr std::size_t maxKeyLength = 253;

bool holds(const Json &map, const char *key)
{
    return map.is_object() && map.contains(key);
}

StatusCause required(std::string field)
{
    return {"FieldValueRequired", "Required value", std::move(field)};
}

std::string keyed(const char *field, std::string_view key)
{
    return std::string(field) + '[' + std::string(key) + ']';
}

/// A key becomes the name of a file where it is mounted.
void checkKey(const char *field, const std::string &key, Causes &causes)
{
    const auto wrong = [&](const std::string &why) {
        causes.push_back(invalidValue(keyed(field, key), key, why));
    };
    if (key.size() > maxKeyLength)
        wrong("must be no more than " + std::to_string(maxKeyLength) + " characters");
    const bool fits = !key.empty() && std::all_of(key.begin(), key.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')
            || c == '-' || c == '_' || c == '.';
    });
    if (!fits)
        wrong("a valid config key must consist of alphanumeric characters, '-', '_' or '.' (e.g. "
              "'key.name',  or 'KEY_NAME',  or 'key-name', regex used for validation is "
              "'[-._a-zA-Z0-9]+')");
    if (key == "." || key == "..")
        wrong("must not be '" + key + '\'');
    else if (key.starts_with(".."))
        wrong("must not start with '..'");
}

/// The bytes of a value; in base64 four letters are three of them.
std::size_t sizeOf(const Json &value, bool isBase64)
{
    const std::size_t size = value.is_string() ? value.get_ref<const std::string &>().size() : 0;
    return isBase64 ? size / 4 * 3 : size;
}

/// The keys of one map; gives the bytes of its values.
std::size_t checkMap(const Json &object, const char *field, bool isBase64, Causes &causes)
{
    std::size_t total = 0;
    for (const auto &[key, value] : memberOf(object, field).items()) {
        checkKey(field, key, causes);
        total += sizeOf(value, isBase64);
    }
    return total;
}

StatusCause tooLong(const char *field)
{
    return {"FieldValueTooLong",
            "Too long: may not be more than " + std::to_string(maxBytes) + " bytes",
            field};
}

Causes configMapCauses(const Json &object)
{
    Causes causes;
    const std::size_t total =
        checkMap(object, "data", false, causes) + checkMap(object, "binaryData", true, causes);
    for (const auto &[key, value] : memberOf(object, "data").items()) {
        if (holds(memberOf(object, "binaryData"), key.c_str()))
            causes.push_back(
                invalidValue(keyed("data", key), key, "duplicate of key present in binaryData"));
    }
    if (total > maxBytes)
        causes.push_back(tooLong(""));
    return causes;
}

void checkDockerConfig(const Json &data, const char *key, Causes &causes)
{
    if (!holds(data, key))
        return causes.push_back(required(keyed("data", key)));
    const auto text = QByteArray::fromBase64(QByteArray::fromStdString(textOf(data, key)));
    // Never the content: it is a password.
    if (!parseJson({text.constData(), static_cast<std::size_t>(text.size())}).is_object())
        causes.push_back(invalidValue(
            keyed("data", key), "<secret contents redacted>", "the content is not a JSON object"));
}

Causes secretCauses(const Json &object)
{
    Causes causes;
    if (checkMap(object, "data", true, causes) > maxBytes)
        causes.push_back(tooLong("data"));
    const Json &data = memberOf(object, "data");
    const std::string type = textOf(object, "type");
    const auto need = [&](const char *key) {
        if (!holds(data, key))
            causes.push_back(required(keyed("data", key)));
    };
    if (type == "kubernetes.io/service-account-token") {
        constexpr const char *account = "kubernetes.io/service-account.name";
        if (textOf(memberOf(object.at("metadata"), "annotations"), account).empty())
            causes.push_back(required(keyed("metadata.annotations", account)));
    } else if (type == "kubernetes.io/dockercfg") {
        checkDockerConfig(data, ".dockercfg", causes);
    } else if (type == "kubernetes.io/dockerconfigjson") {
        checkDockerConfig(data, ".dockerconfigjson", causes);
    } else if (type == "kubernetes.io/basic-auth") {
        if (!holds(data, "username") && !holds(data, "password")) {
            need("username");
            need("password");
        }
    } else if (type == "kubernetes.io/ssh-auth") {
        if (textOf(data, "ssh-privatekey").empty())
            causes.push_back(required("data[ssh-privatekey]"));
    } else if (type == "kubernetes.io/tls") {
        need("tls.crt");
        need("tls.key");
    }
    return causes;
}

/// A number of pods, or a percentage of them.
void checkAmount(const Json &spec, const char *key, Causes &causes)
{
    const Json &amount = memberOf(spec, key);
    const std::string field = std::string("spec.") + key;
    if (amount.is_number_integer() && amount.get<std::int64_t>() < 0)
        causes.push_back(
            {"FieldValueInvalid",
             "Invalid value: " + amount.dump() + ": must be greater than or equal to 0",
             field});
    if (!amount.is_string())
        return;
    const auto &text = amount.get_ref<const std::string &>();
    const std::string_view digits =
        std::string_view(text).substr(0, text.empty() ? 0 : text.size() - 1);
    const bool isPercent = !digits.empty() && text.back() == '%'
        && std::all_of(digits.begin(), digits.end(), [](char c) { return c >= '0' && c <= '9'; });
    if (!isPercent) {
        causes.push_back(invalidValue(field,
                                      text,
                                      "a valid percent string must be a numeric string followed by "
                                      "an ending '%' (e.g. '1%',  or '93%', regex used for "
                                      "validation is '[0-9]+%')"));
        return;
    }
    const std::size_t start = std::min(digits.find_first_not_of('0'), digits.size());
    const std::string_view number = digits.substr(start);
    if (number.size() > 3 || (number.size() == 3 && number > "100"))
        causes.push_back(invalidValue(field, text, "must not be greater than 100%"));
}

void checkRequirement(const Json &requirement, const std::string &field, Causes &causes)
{
    const std::string key = textOf(requirement, "key");
    const std::string verb = textOf(requirement, "operator");
    const Json &values = memberOf(requirement, "values");
    const bool hasValues = values.is_array() && !values.empty();
    if (verb == "In" || verb == "NotIn") {
        if (!hasValues)
            causes.push_back(
                {"FieldValueRequired",
                 "Required value: must be specified when `operator` is 'In' or 'NotIn'",
                 field + ".values"});
    } else if (verb == "Exists" || verb == "DoesNotExist") {
        if (hasValues)
            causes.push_back(
                {"FieldValueForbidden",
                 "Forbidden: may not be specified when `operator` is 'Exists' or 'DoesNotExist'",
                 field + ".values"});
    } else {
        causes.push_back(invalidValue(field + ".operator", verb, "not a valid selector operator"));
    }
    if (const std::string why = whyNotQualifiedName(key); !why.empty())
        causes.push_back(invalidValue(field + ".key", key, why));
}

Causes budgetCauses(const Json &object)
{
    Causes causes;
    const Json &spec = memberOf(object, "spec");
    const Json &least = memberOf(spec, "minAvailable");
    const Json &most = memberOf(spec, "maxUnavailable");
    const Json &selector = memberOf(spec, "selector");
    const Json &policy = memberOf(spec, "unhealthyPodEvictionPolicy");
    if (!least.is_null() && !most.is_null()) {
        causes.push_back({"FieldValueInvalid",
                          R"(Invalid value: {"MinAvailable":)" + least.dump() + R"(,"Selector":)"
                              + selector.dump() + R"(,"MaxUnavailable":)" + most.dump()
                              + R"(,"UnhealthyPodEvictionPolicy":)" + policy.dump()
                              + "}: minAvailable and maxUnavailable cannot be both set",
                          "spec"});
    }
    checkAmount(spec, "minAvailable", causes);
    checkAmount(spec, "maxUnavailable", causes);
    for (const auto &[key, value] : memberOf(selector, "matchLabels").items()) {
        if (const std::string why = whyNotQualifiedName(key); !why.empty())
            causes.push_back(invalidValue("spec.selector.matchLabels", key, why));
        const std::string text = value.is_string() ? value.get<std::string>() : std::string();
        if (const std::string why = whyNotLabelValue(text); !why.empty())
            causes.push_back(invalidValue("spec.selector.matchLabels", text, why));
    }
    const Json &requirements = memberOf(selector, "matchExpressions");
    for (std::size_t i = 0; requirements.is_array() && i < requirements.size(); ++i)
        checkRequirement(
            requirements[i], "spec.selector.matchExpressions[" + std::to_string(i) + ']', causes);
    if (!policy.is_null() && policy != "AlwaysAllow" && policy != "IfHealthyBudget")
        causes.push_back({"FieldValueNotSupported",
                          "Unsupported value: " + policy.dump()
                              + R"(: supported values: "AlwaysAllow", "IfHealthyBudget")",
                          "spec.unhealthyPodEvictionPolicy"});
    return causes;
}

} // namespace

Causes contentCauses(const cluster::Kind &kind, const Json &object)
{
    if (&kind == &cluster::kinds::configMap())
        return configMapCauses(object);
    if (&kind == &cluster::kinds::secret())
        return secretCauses(object);
    if (&kind == &cluster::kinds::podDisruptionBudget())
        return budgetCauses(object);
    if (&kind == &cluster::kinds::customResourceDefinition())
        return definitionCauses(object);
    return {};
}

} // namespace hp::embedded
