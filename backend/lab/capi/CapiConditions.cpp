// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/capi/CapiConditions.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::lab {

CapiConditions::CapiConditions(const Object &object, TimePoint now)
    : m_list(std::make_unique<Json>(Json::array()))
    , m_now(now)
    , m_generation(object.generation())
{
    const Json &present = object.at("/status/conditions");
    for (const Json &one : present.is_array() ? present : Json::array()) {
        if (one.is_object() && one.value("type", Json()).is_string())
            m_list->push_back(one);
    }
}

CapiConditions::~CapiConditions() = default;

const Json *CapiConditions::find(std::string_view type) const
{
    const auto it = std::ranges::find_if(*m_list, [&](const Json &one) {
        return one["type"].get_ref<const std::string &>() == type;
    });
    return it == m_list->end() ? nullptr : &*it;
}

void CapiConditions::set(std::string_view type,
                         std::string_view status,
                         const std::string &reason,
                         const std::string &message)
{
    const auto before = std::ranges::find_if(*m_list, [&](const Json &each) {
        return each["type"].get_ref<const std::string &>() == type;
    });
    const bool isKnown = before != m_list->end();
    const bool same = isKnown && before->value("status", Json()) == status;
    Json one{{"type", type},
             {"status", status},
             {"reason", reason},
             {"message", message},
             {"observedGeneration", m_generation},
             {"lastTransitionTime",
              same ? before->value("lastTransitionTime", formatTime(m_now)) : formatTime(m_now)}};
    if (isKnown)
        *before = std::move(one);
    else
        m_list->push_back(std::move(one));
    std::sort(m_list->begin(), m_list->end(), [](const Json &a, const Json &b) {
        return a["type"].get_ref<const std::string &>() < b["type"].get_ref<const std::string &>();
    });
}

std::string CapiConditions::statusOf(std::string_view type) const
{
    const Json *found = find(type);
    return found == nullptr ? std::string() : found->value("status", std::string());
}

std::string CapiConditions::reasonOf(std::string_view type) const
{
    const Json *found = find(type);
    return found == nullptr ? std::string() : found->value("reason", std::string());
}

std::string CapiConditions::messageOf(std::string_view type) const
{
    const Json *found = find(type);
    return found == nullptr ? std::string() : found->value("message", std::string());
}

const Json &CapiConditions::json() const
{
    return *m_list;
}

} // namespace hp::lab
