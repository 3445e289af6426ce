// SPDX-License-Identifier: Apache-2.0
#include "model/resource/Conditions.h"

#include "model/base/JsonFields.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp {

namespace {

const Json *findEntry(const Json &list, std::string_view type)
{
    if (!list.is_array())
        return nullptr;
    const auto it = std::find_if(list.begin(), list.end(), [type](const Json &entry) {
        return textOf(entry, "type") == type;
    });
    return it == list.end() ? nullptr : &*it;
}

/// Of the same type.
bool says(const Json &entry, const Condition &condition)
{
    return textOf(entry, "status") == condition.status
        && textOf(entry, "reason") == condition.reason
        && textOf(entry, "severity") == condition.severity
        && textOf(entry, "message") == condition.message;
}

Condition fromJson(const Json &entry)
{
    return {textOf(entry, "type"),
            textOf(entry, "status"),
            textOf(entry, "reason"),
            textOf(entry, "severity"),
            textOf(entry, "message")};
}

} // namespace

std::optional<Condition> ConditionsIn::get(std::string_view type) const
{
    const Json *entry = findEntry(*m_list, type);
    return entry ? std::optional(fromJson(*entry)) : std::nullopt;
}

std::optional<TimePoint> ConditionsIn::transitionTime(std::string_view type) const
{
    const Json *entry = findEntry(*m_list, type);
    return entry ? parseTime(textOf(*entry, "lastTransitionTime")) : std::nullopt;
}

bool ConditionsIn::is(std::string_view type, std::string_view status) const
{
    const Json *entry = findEntry(*m_list, type);
    return entry && textOf(*entry, "status") == status;
}

Conditions::Conditions(const Json &list)
    : m_list(std::make_unique<Json>(list.is_array() ? list : Json::array()))
{ }

Conditions::Conditions(const Conditions &other)
    : m_list(std::make_unique<Json>(*other.m_list))
{ }

Conditions &Conditions::operator=(const Conditions &other)
{
    *m_list = *other.m_list;
    return *this;
}

Conditions::~Conditions() = default;

void Conditions::set(const Condition &condition, TimePoint now)
{
    const Json *known = findEntry(*m_list, condition.type);
    if (known && says(*known, condition) && parseTime(textOf(*known, "lastTransitionTime")))
        return;

    Json next = known ? *known : Json::object();
    const auto put = [&next](const char *key, const std::string &value) {
        if (value.empty())
            next.erase(key);
        else
            next[key] = value;
    };
    put("type", condition.type);
    put("status", condition.status);
    put("reason", condition.reason);
    put("severity", condition.severity);
    put("message", condition.message);
    put("lastTransitionTime", formatTime(now));

    remove(condition.type);
    m_list->push_back(std::move(next));
    std::stable_sort(m_list->begin(), m_list->end(), [](const Json &a, const Json &b) {
        return textOf(a, "type") < textOf(b, "type");
    });
}

void Conditions::remove(std::string_view type)
{
    m_list->erase(
        std::remove_if(m_list->begin(),
                       m_list->end(),
                       [type](const Json &entry) { return textOf(entry, "type") == type; }),
        m_list->end());
}

const Json &Conditions::json() const
{
    return *m_list;
}

} // namespace hp
