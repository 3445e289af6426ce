// SPDX-License-Identifier: Apache-2.0
#include "model/resource/LabelSelector.h"

#include "model/base/ApiStatus.h"
#include "model/resource/Names.h"

#include <algorithm>
#include <charconv>
#include <nlohmann/json.hpp>
#include <optional>

namespace hp {

namespace {

/// Every object of a kind is judged by each, and a watch judges every change by them for as long as
/// it lasts.
constexpr std::size_t maxRequirements = 100;
constexpr std::size_t maxValues = 1000;

bool isSpace(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

std::optional<std::int64_t> integer(std::string_view text)
{
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(value)
                                                                    : std::nullopt;
}

Unexpected unparsable(std::string_view text, const std::string &why)
{
    return unexpected(badRequest("unable to parse requirement: " + why + " in selector \""
                                 + std::string(text) + '"'));
}

} // namespace

/// Recursive descent over one selector text.
class LabelSelector::Parser
{
public:
    explicit Parser(std::string_view text)
        : m_text(text)
    { }

    Result<LabelSelector> run()
    {
        LabelSelector selector;
        skipSpace();
        if (m_at == m_text.size())
            return selector;
        while (true) {
            auto requirement = parseRequirement();
            if (!requirement)
                return unparsable(m_text, m_why);
            m_values += requirement->values.size();
            selector.m_requirements.push_back(std::move(*requirement));
            if (selector.m_requirements.size() > maxRequirements || m_values > maxValues)
                return unexpected(
                    badRequest("a label selector has at most " + std::to_string(maxRequirements)
                               + " requirements and " + std::to_string(maxValues) + " values"));
            skipSpace();
            if (m_at == m_text.size()) {
                selector.sort();
                return selector;
            }
            if (!take(','))
                return unparsable(m_text,
                                  "found '" + std::string(1, m_text[m_at]) + "', expected: ','");
        }
    }

private:
    std::optional<Requirement> parseRequirement()
    {
        skipSpace();
        Requirement requirement;
        const bool negated = take('!');
        requirement.key = word();
        if (m_why = whyNotQualifiedName(requirement.key); !m_why.empty())
            return std::nullopt;
        skipSpace();
        if (negated) {
            requirement.op = Operator::Absent;
            return requirement;
        }
        if (m_at == m_text.size() || m_text[m_at] == ',')
            return requirement;
        const bool good = parseOperator(requirement) && valuesAreFine(requirement);
        return good ? std::optional(std::move(requirement)) : std::nullopt;
    }

    bool parseOperator(Requirement &requirement)
    {
        if (take('=')) {
            take('=');
            requirement.op = Operator::Equal;
            requirement.values = {value()};
        } else if (take('!')) {
            if (!take('='))
                return fail("found '!', expected: '!='");
            requirement.op = Operator::Unequal;
            requirement.values = {value()};
        } else if (take('>') || take('<')) {
            requirement.op = m_text[m_at - 1] == '>' ? Operator::Greater : Operator::Less;
            requirement.values = {value()};
            if (!integer(requirement.values[0]))
                return fail("for 'Gt', 'Lt' operators, the value must be an integer");
        } else {
            const std::string name = word();
            if (name != "in" && name != "notin")
                return fail("found '" + name + "', expected: in, notin, =, ==, !=, gt, lt");
            requirement.op = name == "in" ? Operator::In : Operator::NotIn;
            return parseSet(requirement.values);
        }
        return true;
    }

    bool parseSet(std::vector<std::string> &values)
    {
        skipSpace();
        if (!take('('))
            return fail("expected: '('");
        do
            values.push_back(value());
        while (take(','));
        return take(')') || fail("expected: ',' or ')'");
    }

    bool valuesAreFine(const Requirement &requirement)
    {
        for (const std::string &value : requirement.values) {
            if (const std::string why = whyNotLabelValue(value); !why.empty())
                return fail("values: Invalid value: \"" + value + "\": " + why);
        }
        return true;
    }

    std::string value()
    {
        skipSpace();
        std::string text = word();
        skipSpace();
        return text;
    }

    std::string word()
    {
        const std::size_t start = m_at;
        while (m_at < m_text.size() && !isSpace(m_text[m_at])
               && std::string_view("=!,()<>").find(m_text[m_at]) == std::string_view::npos)
            ++m_at;
        return std::string(m_text.substr(start, m_at - start));
    }

    void skipSpace()
    {
        while (m_at < m_text.size() && isSpace(m_text[m_at]))
            ++m_at;
    }

    bool take(char c)
    {
        if (m_at == m_text.size() || m_text[m_at] != c)
            return false;
        ++m_at;
        return true;
    }

    bool fail(std::string why)
    {
        m_why = std::move(why);
        return false;
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    std::size_t m_values = 0;
    std::string m_why{};
};

Result<LabelSelector> LabelSelector::parse(std::string_view text)
{
    return Parser(text).run();
}

Result<LabelSelector> LabelSelector::fromJson(const Json &selector)
{
    LabelSelector result;
    if (selector.is_null())
        return result;
    const auto malformed = [] { return unexpected(badRequest("malformed label selector")); };
    if (!selector.is_object())
        return malformed();
    if (const auto labels = selector.find("matchLabels");
        labels != selector.end() && !labels->is_null()) {
        if (!labels->is_object())
            return malformed();
        for (const auto &[key, value] : labels->items()) {
            if (!value.is_string())
                return malformed();
            const Requirement requirement{key, Operator::Equal, {value.get<std::string>()}};
            if (const std::string why = whyInvalid(requirement); !why.empty())
                return unexpected(badRequest(why));
            result.m_requirements.push_back(requirement);
        }
    }
    const auto expressions = selector.find("matchExpressions");
    if (expressions == selector.end() || expressions->is_null())
        return result; // a JSON object is sorted by key already
    if (!expressions->is_array())
        return malformed();
    for (const Json &expression : *expressions) {
        auto requirement = requirementFrom(expression);
        if (!requirement)
            return unexpected(requirement.error());
        result.m_requirements.push_back(std::move(*requirement));
    }
    result.sort();
    return result;
}

void LabelSelector::sort()
{
    std::stable_sort(
        m_requirements.begin(),
        m_requirements.end(),
        [](const Requirement &one, const Requirement &other) { return one.key < other.key; });
}

std::string LabelSelector::text() const
{
    std::string result;
    for (const Requirement &requirement : m_requirements) {
        result += result.empty() ? "" : ",";
        result += (requirement.op == Operator::Absent ? "!" : "") + requirement.key;
        const bool set = requirement.op == Operator::In || requirement.op == Operator::NotIn;
        switch (requirement.op) {
        case Operator::Exists:
        case Operator::Absent:
            continue;
        case Operator::Equal:
            result += '=';
            break;
        case Operator::Unequal:
            result += "!=";
            break;
        case Operator::In:
            result += " in (";
            break;
        case Operator::NotIn:
            result += " notin (";
            break;
        case Operator::Greater:
            result += '>';
            break;
        case Operator::Less:
            result += '<';
            break;
        }
        std::vector<std::string> values = requirement.values;
        std::sort(values.begin(), values.end());
        for (std::size_t i = 0; i < values.size(); ++i)
            result += (i == 0 ? "" : ",") + values[i];
        result += set ? ")" : "";
    }
    return result;
}

std::string LabelSelector::whyInvalid(const Requirement &requirement)
{
    if (const std::string why = whyNotQualifiedName(requirement.key); !why.empty())
        return "key: Invalid value: \"" + requirement.key + "\": " + why;
    for (std::size_t i = 0; i < requirement.values.size(); ++i) {
        const std::string &value = requirement.values[i];
        if (const std::string why = whyNotLabelValue(value); !why.empty())
            return "values[" + std::to_string(i) + "][" + requirement.key + "]: Invalid value: \""
                + value + "\": " + why;
    }
    return {};
}

Result<LabelSelector::Requirement> LabelSelector::requirementFrom(const Json &expression)
{
    const auto malformed = [](const std::string &why) { return unexpected(badRequest(why)); };
    Requirement requirement;
    if (!expression.is_object() || !expression.value("key", Json()).is_string())
        return malformed("malformed label selector");
    requirement.key = expression.at("key").get<std::string>();
    const Json op = expression.value("operator", Json());
    if (op == "In")
        requirement.op = Operator::In;
    else if (op == "NotIn")
        requirement.op = Operator::NotIn;
    else if (op == "Exists")
        requirement.op = Operator::Exists;
    else if (op == "DoesNotExist")
        requirement.op = Operator::Absent;
    else
        return malformed('"' + (op.is_string() ? op.get<std::string>() : std::string())
                         + "\" is not a valid label selector operator");
    const Json values = expression.value("values", Json::array());
    for (const Json &value : values) {
        if (!value.is_string())
            return malformed("malformed label selector");
        requirement.values.push_back(value.get<std::string>());
    }
    if (const std::string why = whyInvalid(requirement); !why.empty())
        return malformed(why);
    const bool set = requirement.op == Operator::In || requirement.op == Operator::NotIn;
    if (set && requirement.values.empty())
        return malformed("values: Invalid value: []: for 'in', 'notin' operators, values set can't "
                         "be empty");
    if (!set && !requirement.values.empty())
        return malformed("values: Invalid value: " + values.dump()
                         + ": values set must be empty for exists and does not exist");
    return requirement;
}

bool LabelSelector::matches(const Object &object) const
{
    return m_requirements.empty() || matchesLabels(object.at("/metadata/labels"));
}

bool LabelSelector::matchesLabels(const Json &labels) const
{
    return std::all_of(m_requirements.begin(),
                       m_requirements.end(),
                       [&](const Requirement &requirement) { return meets(requirement, labels); });
}

bool LabelSelector::meets(const Requirement &requirement, const Json &labels)
{
    const std::string *value = nullptr;
    if (labels.is_object()) {
        const auto it = labels.find(requirement.key);
        if (it != labels.end() && it->is_string())
            value = &it->get_ref<const std::string &>();
    }
    const auto listed = [&] {
        return std::find(requirement.values.begin(), requirement.values.end(), *value)
            != requirement.values.end();
    };
    switch (requirement.op) {
    case Operator::Equal:
    case Operator::In:
        return value && listed();
    case Operator::Unequal:
    case Operator::NotIn:
        return !value || !listed();
    case Operator::Exists:
        return value != nullptr;
    case Operator::Absent:
        return value == nullptr;
    case Operator::Greater:
    case Operator::Less:
        break;
    }
    const auto number = value ? integer(*value) : std::nullopt;
    const auto limit = integer(requirement.values[0]);
    if (!number || !limit)
        return false;
    return requirement.op == Operator::Greater ? *number > *limit : *number < *limit;
}

} // namespace hp
