// SPDX-License-Identifier: Apache-2.0
#include "model/resource/FieldPool.h"

#include "model/base/JsonFields.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp {

namespace {

/// Owners are compared one by one; beyond this many they are not shared.
constexpr std::size_t maxOwners = 256;

std::optional<FieldOwner> ownerOf(const Json &entry)
{
    const std::string &operation = textOf(entry, "operation");
    if ((operation != "Apply" && operation != "Update") || textOf(entry, "apiVersion").empty()
        || textOf(entry, "fieldsType") != "FieldsV1")
        return std::nullopt;
    return FieldOwner{textOf(entry, "manager"),
                      operation == "Apply",
                      textOf(entry, "apiVersion"),
                      textOf(entry, "subresource")};
}

} // namespace

std::shared_ptr<const SharedOwner> FieldPool::owner(const FieldOwner &owner)
{
    const auto known = std::find_if(m_owners.begin(), m_owners.end(), [&](const auto &held) {
        return static_cast<const FieldOwner &>(*held) == owner;
    });
    if (known != m_owners.end())
        return *known;
    if (m_owners.size() >= maxOwners)
        std::erase_if(m_owners, [](const auto &held) { return held.use_count() == 1; });
    auto shared = std::make_shared<const SharedOwner>(owner);
    if (m_owners.size() < maxOwners)
        m_owners.push_back(shared);
    return shared;
}

std::shared_ptr<const OwnedFields> FieldPool::fields(FieldSet set)
{
    std::string text = set.text();
    return fieldsOf(std::move(text), std::move(set));
}

std::shared_ptr<const OwnedFields> FieldPool::fieldsOf(std::string text, FieldSet set)
{
    const auto known = m_fields.find(text);
    if (known != m_fields.end())
        return known->second;
    sweep();
    auto shared = std::make_shared<const OwnedFields>(OwnedFields{std::move(set), std::move(text)});
    m_fields.emplace(shared->text, shared);
    return shared;
}

void FieldPool::sweep()
{
    if (m_fields.size() < m_sweepAt)
        return;
    std::erase_if(m_fields, [](const auto &entry) { return entry.second.use_count() == 1; });
    m_sweepAt = std::max<std::size_t>(256, m_fields.size() * 2);
}

std::optional<ManagedFields> FieldPool::read(const Json &managedFields)
{
    if (!managedFields.is_array())
        return std::nullopt;
    ManagedFields managed;
    managed.reserve(managedFields.size());
    for (const Json &entry : managedFields) {
        const auto who = entry.is_object() ? ownerOf(entry) : std::nullopt;
        if (!who)
            return std::nullopt;
        const auto listed = entry.find("fieldsV1");
        const Json &fieldsV1 = listed == entry.end() ? Json::object() : *listed;
        // Most are known, and then nothing has to be read.
        const auto known =
            m_fields.find(fieldsV1.dump(-1, ' ', false, Json::error_handler_t::replace));
        std::shared_ptr<const OwnedFields> shared;
        if (known != m_fields.end()) {
            shared = known->second;
        } else {
            auto set = FieldSet::parse(fieldsV1);
            if (!set)
                return std::nullopt;
            shared = fields(std::move(*set));
        }
        const auto twin = std::find_if(managed.begin(), managed.end(), [&](const auto &other) {
            return other.owner->sameEntryAs(*who);
        });
        ManagedEntry read{owner(*who), parseTime(textOf(entry, "time")), std::move(shared)};
        if (twin == managed.end())
            managed.push_back(std::move(read));
        else
            *twin = std::move(read);
    }
    return managed;
}

} // namespace hp
