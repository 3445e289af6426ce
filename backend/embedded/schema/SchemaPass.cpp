// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/schema/SchemaPass.h"

#include "model/base/Time.h"

#include <algorithm>
#include <arpa/inet.h>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::embedded {

namespace {

using NodeType = SchemaNode::Type;

/// Of SchemaPass::maxSteps: a text that is held against a pattern, and one that is given up, which
/// takes some milliseconds.
constexpr std::size_t stepsOfPattern = 20;
constexpr std::size_t stepsOfGivenUp = SchemaPass::maxSteps / 20;

std::string printed(const Json &value)
{
    return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string printed(double value)
{
    const bool whole = std::nearbyint(value) == value && std::abs(value) < 1e15;
    return whole ? std::to_string(static_cast<std::int64_t>(value)) : printed(Json(value));
}

StatusCause invalidValue(const FieldPath &path, const Json &value, const std::string &why)
{
    std::string field = path.text();
    return {"FieldValueInvalid",
            "Invalid value: " + printed(value) + ": " + field + " in body " + why,
            field};
}

StatusCause wrongType(const FieldPath &path, const std::string &wanted, const std::string &found)
{
    std::string field = path.text();
    const std::string quoted = printed(Json(found));
    return {"FieldValueTypeInvalid",
            "Invalid value: " + quoted + ": " + field + " in body must be of type " + wanted + ": "
                + quoted,
            field};
}

const char *nameOf(NodeType type)
{
    switch (type) {
    case NodeType::Object:
        return "object";
    case NodeType::Array:
        return "array";
    case NodeType::String:
        return "string";
    case NodeType::Integer:
        return "integer";
    case NodeType::Number:
        return "number";
    case NodeType::Boolean:
        return "boolean";
    case NodeType::IntOrString:
        return "integer,string";
    case NodeType::Any:
        break;
    }
    return "";
}

const char *typeNameOf(const Json &json)
{
    if (json.is_number())
        return json.is_number_float() ? "number" : "integer";
    return json.type_name();
}

bool isWhole(const Json &json)
{
    if (!json.is_number_float())
        return json.is_number();
    const double value = json.get<double>();
    return std::nearbyint(value) == value;
}

bool fits(NodeType type, const Json &json)
{
    switch (type) {
    case NodeType::Any:
        return true;
    case NodeType::Object:
        return json.is_object();
    case NodeType::Array:
        return json.is_array();
    case NodeType::String:
        return json.is_string();
    case NodeType::Integer:
        return isWhole(json);
    case NodeType::Number:
        return json.is_number();
    case NodeType::Boolean:
        return json.is_boolean();
    case NodeType::IntOrString:
        return json.is_string() || isWhole(json);
    }
    return false;
}

std::int64_t lengthOf(const std::string &text)
{
    return std::count_if(text.begin(), text.end(), [](char c) { return (c & '\xC0') != '\x80'; });
}

bool isBase64(std::string_view text)
{
    const std::size_t digits = text.find_first_not_of(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/\r\n");
    const std::string_view rest = text.substr(std::min(digits, text.size()));
    return rest.empty() || rest == "=" || rest == "==";
}

bool isUuid(std::string_view text)
{
    // With dashes or without, in either case, as github.com/asaskevich/govalidator takes it.
    std::size_t digits = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '-' && (digits == 8 || digits == 12 || digits == 16 || digits == 20))
            continue;
        if (!((c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F')))
            return false;
        ++digits;
    }
    return digits == 32;
}

bool isAddress(int family, const std::string &text)
{
    std::array<unsigned char, 16> bytes{};
    return inet_pton(family, text.c_str(), bytes.data()) == 1;
}

bool isCidr(const std::string &text)
{
    const std::size_t slash = text.find('/');
    if (slash == std::string::npos)
        return false;
    const std::string address = text.substr(0, slash);
    const bool isFour = isAddress(AF_INET, address);
    int length = -1;
    const char *end = text.data() + text.size();
    const auto read = std::from_chars(text.data() + slash + 1, end, length);
    return (isFour || isAddress(AF_INET6, address)) && read.ec == std::errc() && read.ptr == end
        && length >= 0 && length <= (isFour ? 32 : 128);
}

/// The name of the format when the text is not of it; null when it is.
const char *brokenFormat(SchemaNode::Format format, const std::string &text)
{
    using Format = SchemaNode::Format;
    switch (format) {
    case Format::DateTime:
        return parseTime(text) ? nullptr : "date-time";
    case Format::Date:
        return text.size() == 10 && parseTime(text + "T00:00:00Z") ? nullptr : "date";
    case Format::Ipv4:
        return isAddress(AF_INET, text) ? nullptr : "ipv4";
    case Format::Ipv6:
        return isAddress(AF_INET6, text) ? nullptr : "ipv6";
    case Format::Cidr:
        return isCidr(text) ? nullptr : "cidr";
    case Format::Uuid:
        return isUuid(text) ? nullptr : "uuid";
    case Format::Byte:
        return isBase64(text) ? nullptr : "byte";
    case Format::Int32:
    case Format::Int64:
    case Format::None:
        break;
    }
    return nullptr;
}

/// What lacks a key is reported as a missing field instead.
bool hasKeys(const SchemaNode &node, const Json &item)
{
    return item.is_object()
        && std::all_of(node.listMapKeys.begin(),
                       node.listMapKeys.end(),
                       [&](const std::string &key) { return item.contains(key); });
}

/// Both have all keys.
int compareKeys(const SchemaNode &node, const Json &a, const Json &b)
{
    for (const std::string &key : node.listMapKeys) {
        const Json &x = *a.find(key);
        const Json &y = *b.find(key);
        if (x != y)
            return x < y ? -1 : 1;
    }
    return 0;
}

Json keysOf(const SchemaNode &node, const Json &item)
{
    Json keys = Json::object();
    for (const std::string &key : node.listMapKeys)
        keys[key] = item.at(key);
    return keys;
}

} // namespace

void SchemaPass::walkRoot(const SchemaNode &node, Json &object)
{
    const FieldPath root;
    prune(node, object, root);
    walkFields(node, object, root);
    checkJunctors(node, object, root);
}

void SchemaPass::walkFields(const SchemaNode &node, Json &json, const FieldPath &path)
{
    checkSize(node, json, path);
    const auto isEnvelope = [&](std::string_view name) {
        const bool whole = path.isRoot() || node.embedsObject;
        return whole && (name == "metadata" || name == "apiVersion" || name == "kind");
    };
    for (const SchemaNode::Property &property : node.properties) {
        if (property.required && !isEnvelope(property.name) && !json.contains(property.name))
            note({"FieldValueRequired", "Required value", FieldPath(path, property.name).text()});
    }
    for (auto it = json.begin(); it != json.end(); ++it) {
        if (isEnvelope(it.key()))
            continue;
        const SchemaNode::Property *property = node.find(it.key());
        const SchemaNode *child = property ? property->node.get() : node.additionalProperties.get();
        if (child)
            walk(*child, *it, FieldPath(path, it.key()));
    }
}

void SchemaPass::checkSize(const SchemaNode &node, const Json &json, const FieldPath &path)
{
    const auto size = static_cast<std::int64_t>(json.size());
    if (node.minProperties && size < *node.minProperties)
        note(invalidValue(path,
                          json,
                          "should have at least " + std::to_string(*node.minProperties)
                              + " properties"));
    if (node.maxProperties && size > *node.maxProperties)
        note({"FieldValueTooMany",
              "Too many: " + std::to_string(size) + ": must have at most "
                  + std::to_string(*node.maxProperties) + " items",
              path.text()});
}

SchemaPass::SchemaPass(std::size_t maxCauses, Excuse excuse)
    : SchemaPass(maxCauses, std::move(excuse), std::make_shared<Work>())
{ }

SchemaPass::SchemaPass(std::size_t maxCauses, Excuse excuse, std::shared_ptr<Work> work)
    : m_maxCauses(maxCauses)
    , m_excuse(std::move(excuse))
    , m_work(std::move(work))
{ }

bool SchemaPass::spend(std::size_t steps, const FieldPath &path)
{
    m_work->steps += steps;
    if (m_work->steps > maxSteps && m_work->fault.empty()) {
        m_work->fault = "Invalid value: it takes too much work to check this by its schema";
        m_work->field = path.text();
    }
    return m_work->fault.empty();
}

void SchemaPass::fillIn(Json &json, const SchemaNode::Property &property, const FieldPath &path)
{
    m_work->filledIn += property.defaultBytes;
    if (m_work->filledIn > maxFilledIn && m_work->fault.empty()) {
        m_work->fault = "Too long: the defaults of its schema may not add more than "
            + std::to_string(maxFilledIn) + " bytes";
        m_work->field = path.text();
    }
    if (m_work->fault.empty())
        json[property.name] = *property.defaultValue;
}

void SchemaPass::note(StatusCause cause, std::vector<StatusCause> &causes)
{
    if (!isFull() && !(m_excuse && m_excuse(cause)))
        causes.push_back(std::move(cause));
}

bool SchemaPass::isFull() const
{
    return !m_work->fault.empty() || m_causes.size() + m_duplicates.size() >= m_maxCauses;
}

void SchemaPass::checkJunctors(const SchemaNode &node, Json &json, const FieldPath &path)
{
    const auto fits = [&](const SchemaNode &alternative) {
        SchemaPass pass(1, {}, m_work);
        pass.walk(alternative, json, path);
        return pass.takeCauses().empty();
    };
    const auto fitting = [&](const auto &alternatives) {
        return std::count_if(alternatives.begin(), alternatives.end(), [&](const auto &each) {
            return fits(*each);
        });
    };
    const auto refuse = [&](const std::string &why) {
        const std::string field = path.text();
        note({"FieldValueInvalid",
              "Invalid value: " + printed(json) + ": \"" + field + "\" " + why,
              field});
    };
    for (const auto &each : node.allOf) {
        SchemaPass pass(m_maxCauses, m_excuse, m_work);
        pass.walk(*each, json, path);
        for (StatusCause &cause : pass.takeCauses())
            note(std::move(cause));
    }
    if (!node.anyOf.empty() && fitting(node.anyOf) == 0)
        refuse("must validate at least one schema (anyOf)");
    if (!node.oneOf.empty() && fitting(node.oneOf) != 1)
        refuse("must validate one and only one schema (oneOf)");
    if (node.negated && fits(*node.negated))
        refuse("must not validate the schema (not)");
}

std::vector<StatusCause> SchemaPass::takeCauses()
{
    std::vector<StatusCause> causes = std::move(m_causes);
    causes.insert(causes.end(), m_duplicates.begin(), m_duplicates.end());
    if (!m_work->fault.empty())
        causes.push_back({"FieldValueInvalid", m_work->fault, m_work->field});
    return causes;
}

void SchemaPass::walk(const SchemaNode &node, Json &json, const FieldPath &path)
{
    if (isFull() || !spend(1, path) || !hasType(node, json, path))
        return;
    if (json.is_object())
        walkObject(node, json, path);
    else if (json.is_array())
        walkArray(node, json, path);
    else if (json.is_string())
        checkString(node, json, path);
    else if (json.is_number())
        checkNumber(node, json, path);
    if (node.allowed)
        checkEnum(node, json, path);
    checkJunctors(node, json, path);
}

bool SchemaPass::hasType(const SchemaNode &node, const Json &json, const FieldPath &path)
{
    if (json.is_null() && (node.nullable || node.type == NodeType::Any))
        return false; // nothing below a null to look at
    if (fits(node.type, json))
        return true;
    note(wrongType(path, nameOf(node.type), typeNameOf(json)));
    return false;
}

void SchemaPass::prune(const SchemaNode &node, Json &json, const FieldPath &path)
{
    for (auto it = json.begin(); it != json.end();) {
        const SchemaNode::Property *property = node.find(it.key());
        const bool isEnvelope = node.embedsObject
            && (it.key() == "apiVersion" || it.key() == "kind" || it.key() == "metadata");
        if (!property && !node.preserveUnknown && !node.additionalProperties && !isEnvelope) {
            if (m_unknown.size() < maxUnknownFields)
                m_unknown.push_back(FieldPath(path, it.key()).text());
            it = json.erase(it);
        } else if (const SchemaNode *child =
                       property ? property->node.get() : node.additionalProperties.get();
                   child && it->is_null() && !child->nullable && child->type != NodeType::Any) {
            it = json.erase(it);
        } else {
            ++it;
        }
    }
    for (const SchemaNode::Property &property : node.properties) {
        if (property.defaultValue && !json.contains(property.name))
            fillIn(json, property, path);
    }
}

void SchemaPass::walkObject(const SchemaNode &node, Json &json, const FieldPath &path)
{
    if (node.type == NodeType::Any && !node.onlyChecks)
        return;
    if (!node.onlyChecks)
        prune(node, json, path);
    walkFields(node, json, path);
}

void SchemaPass::walkArray(const SchemaNode &node, Json &json, const FieldPath &path)
{
    const auto size = static_cast<std::int64_t>(json.size());
    if (node.minItems && size < *node.minItems)
        note(invalidValue(
            path, json, "should have at least " + std::to_string(*node.minItems) + " items"));
    if (node.maxItems && size > *node.maxItems) {
        note({"FieldValueTooMany",
              "Too many: " + std::to_string(size) + ": must have at most "
                  + std::to_string(*node.maxItems) + " items",
              path.text()});
    }
    if (!node.items)
        return;
    for (std::size_t i = 0; i < json.size(); ++i)
        walk(*node.items, json[i], FieldPath(path, i));
    if (node.listType != SchemaNode::ListType::Atomic)
        checkDuplicates(node, json, path);
}

void SchemaPass::checkDuplicates(const SchemaNode &node, const Json &json, const FieldPath &path)
{
    const bool byKey = node.listType == SchemaNode::ListType::Map;
    const auto compare = [&](std::size_t a, std::size_t b) {
        if (byKey)
            return compareKeys(node, json[a], json[b]);
        return json[a] == json[b] ? 0 : json[a] < json[b] ? -1 : 1;
    };
    std::vector<std::size_t> sorted;
    sorted.reserve(json.size());
    for (std::size_t i = 0; i < json.size(); ++i) {
        if (!byKey || hasKeys(node, json[i]))
            sorted.push_back(i);
    }
    std::sort(sorted.begin(), sorted.end(), [&](std::size_t a, std::size_t b) {
        const int order = compare(a, b);
        return order != 0 ? order < 0 : a < b;
    });
    std::vector<std::size_t> repeated;
    for (std::size_t i = 1; i < sorted.size(); ++i) {
        if (compare(sorted[i - 1], sorted[i]) == 0)
            repeated.push_back(sorted[i]);
    }
    std::sort(repeated.begin(), repeated.end());
    for (const std::size_t i : repeated)
        note({"FieldValueDuplicate",
              "Duplicate value: " + printed(byKey ? keysOf(node, json[i]) : json[i]),
              FieldPath(path, i).text()},
             m_duplicates);
}

void SchemaPass::checkString(const SchemaNode &node, const Json &json, const FieldPath &path)
{
    const auto &text = json.get_ref<const std::string &>();
    if (node.maxLength && lengthOf(text) > *node.maxLength) {
        // A pattern is not run over text of any length that somebody sends.
        note({"FieldValueTooLong",
              "Too long: may not be more than " + std::to_string(*node.maxLength) + " bytes",
              path.text()});
        return;
    }
    // Of a text that is too short the pattern is not told, as there (k8s.io/kube-openapi,
    // validate).
    if (node.minLength && lengthOf(text) < *node.minLength) {
        note(invalidValue(
            path, json, "should be at least " + std::to_string(*node.minLength) + " chars long"));
    } else if (!node.patterns.empty()) {
        const QString subject = QString::fromStdString(text);
        for (const SchemaNode::Pattern &pattern : node.patterns) {
            if (!spend(stepsOfPattern, path))
                return;
            const bool isLong = subject.size() > SchemaNode::Pattern::maxInterpreted;
            const QRegularExpressionMatch match =
                (isLong ? pattern.ofLong : pattern.regex).match(subject);
            if (!match.isValid()) // it was given up
                spend(stepsOfGivenUp, path);
            if (!match.hasMatch())
                note(invalidValue(path, json, "should match '" + pattern.source + '\''));
        }
    }
    if (const char *name = brokenFormat(node.format, text))
        note(wrongType(path, name, text));
}

void SchemaPass::checkNumber(const SchemaNode &node, const Json &json, const FieldPath &path)
{
    const auto value = json.get<double>();
    if (node.minimum && (node.aboveMinimum ? value <= *node.minimum : value < *node.minimum))
        note(invalidValue(path,
                          json,
                          std::string("should be greater than ")
                              + (node.aboveMinimum ? "" : "or equal to ")
                              + printed(*node.minimum)));
    if (node.maximum && (node.belowMaximum ? value >= *node.maximum : value > *node.maximum))
        note(invalidValue(path,
                          json,
                          std::string("should be less than ")
                              + (node.belowMaximum ? "" : "or equal to ")
                              + printed(*node.maximum)));
    if (node.multipleOf && *node.multipleOf > 0
        && std::nearbyint(value / *node.multipleOf) != value / *node.multipleOf)
        note(invalidValue(path, json, "should be a multiple of " + printed(*node.multipleOf)));
    using Int32 = std::numeric_limits<std::int32_t>;
    if (node.format == SchemaNode::Format::Int32 && (value < Int32::min() || value > Int32::max()))
        note(wrongType(path, "int32", "integer"));
}

void SchemaPass::checkEnum(const SchemaNode &node, const Json &json, const FieldPath &path)
{
    const Json &allowed = *node.allowed;
    if (std::find(allowed.begin(), allowed.end(), json) != allowed.end())
        return;
    if (allowed.empty()) {
        note({"FieldValueForbidden", "Forbidden: there is no such field", path.text()});
        return;
    }
    std::string values;
    for (const Json &value : allowed)
        values += (values.empty() ? "" : ", ")
            + printed(value.is_string() ? value : Json(printed(value)));
    note({"FieldValueNotSupported",
          "Unsupported value: " + printed(json) + ": supported values: " + values,
          path.text()});
}

} // namespace hp::embedded
