// SPDX-License-Identifier: Apache-2.0
#include "model/resource/ManagedFields.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <tuple>
#include <utility>

namespace hp {

namespace {

std::string quotedName(const std::string &text)
{
    return Json(text).dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::int64_t secondsOf(const std::optional<TimePoint> &time)
{
    return time ? std::chrono::duration_cast<std::chrono::seconds>(time->time_since_epoch()).count()
                : 0;
}

bool sameFields(const ManagedEntry &a, const ManagedEntry &b)
{
    const FieldOwner &left = *a.owner;
    const FieldOwner &right = *b.owner;
    return (a.owner == b.owner || left == right)
        && (a.fields == b.fields || a.fields->text == b.fields->text);
}

} // namespace

bool FieldOwner::sameEntryAs(const FieldOwner &other) const
{
    return applied == other.applied && manager == other.manager && subresource == other.subresource
        && (applied || apiVersion == other.apiVersion);
}

void sortManagedFields(ManagedFields &managed)
{
    std::sort(managed.begin(), managed.end(), [](const ManagedEntry &a, const ManagedEntry &b) {
        const auto key = [](const ManagedEntry &entry) {
            const FieldOwner &owner = *entry.owner;
            return std::make_tuple(!owner.applied,
                                   secondsOf(entry.time),
                                   std::cref(owner.manager),
                                   std::cref(owner.apiVersion),
                                   std::cref(owner.subresource));
        };
        return key(a) < key(b);
    });
}

SharedOwner::SharedOwner(FieldOwner owner)
    : FieldOwner(std::move(owner))
    , head("{\"apiVersion\":" + quotedName(apiVersion) + R"(,"fieldsType":"FieldsV1","fieldsV1":)")
    , tail(",\"manager\":" + quotedName(manager) + R"(,"operation":")"
           + (applied ? "Apply\"" : "Update\""))
{
    if (!subresource.empty())
        tail += ",\"subresource\":" + quotedName(subresource);
}

std::size_t textSizeOf(const ManagedFields &managed)
{
    std::size_t size = 2;
    for (const ManagedEntry &entry : managed)
        size +=
            entry.owner->head.size() + entry.fields->text.size() + entry.owner->tail.size() + 32;
    return size;
}

void appendTextOf(const ManagedFields &managed, std::string &text)
{
    char before = '[';
    for (const ManagedEntry &entry : managed) {
        text += std::exchange(before, ',');
        text.append(entry.owner->head).append(entry.fields->text).append(entry.owner->tail);
        if (entry.time)
            text.append(R"(,"time":")").append(formatTime(*entry.time)).append("\"");
        text += '}';
    }
    if (before == '[')
        text += '[';
    text += ']';
}

std::string textOf(const ManagedFields &managed)
{
    std::string text;
    text.reserve(textSizeOf(managed));
    appendTextOf(managed, text);
    return text;
}

bool sameOwnership(const ManagedFields &a, const ManagedFields &b)
{
    return std::is_permutation(a.begin(), a.end(), b.begin(), b.end(), sameFields);
}

bool sameManagedFields(const ManagedFields &a, const ManagedFields &b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const auto &x, const auto &y) {
        return x.time == y.time && sameFields(x, y);
    });
}

} // namespace hp
