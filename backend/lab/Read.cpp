// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/Read.h"

#include <cmath>
#include <nlohmann/json.hpp>

namespace hp::lab {

namespace {

const Json nothingThere;
constexpr double maxSeconds = 1e10;

} // namespace

std::optional<Duration> durationFrom(const Json &value)
{
    if (value.is_number()) {
        const double seconds = value.get<double>();
        if (!(seconds >= 0) || seconds > maxSeconds)
            return std::nullopt;
        return Duration(std::llround(seconds * 1e6));
    }
    if (!value.is_string())
        return std::nullopt;
    const auto &text = value.get_ref<const std::string &>();
    if (text == "never")
        return forEver;
    const auto parsed = parseDuration(text);
    return parsed && *parsed >= Duration::zero() ? parsed : std::nullopt;
}

Duration durationAt(const Object &object, std::string_view pointer, Duration fallback)
{
    return durationFrom(object.at(pointer)).value_or(fallback);
}

std::optional<TimePoint> timeAt(const Object &object, std::string_view pointer)
{
    return parseTime(object.text(pointer));
}

bool flagAt(const Object &object, std::string_view pointer)
{
    const Json &value = object.at(pointer);
    return value.is_boolean() && value.get<bool>();
}

std::int64_t numberAt(const Object &object, std::string_view pointer, std::int64_t fallback)
{
    const Json &value = object.at(pointer);
    return value.is_number_integer() ? value.get<std::int64_t>() : fallback;
}

TimePoint endOf(TimePoint start, Duration length)
{
    return length == forEver ? TimePoint::max() : start + length;
}

bool isOfAnotherClock(TimePoint start, TimePoint now)
{
    return start > now + std::chrono::seconds(5);
}

TimePoint endOf(TimePoint start, Duration length, TimePoint now)
{
    return length != forEver && isOfAnotherClock(start, now) ? now : endOf(start, length);
}

const Json &conditionOf(const Object &object, std::string_view type)
{
    const Json &conditions = object.at("/status/conditions");
    if (conditions.is_array()) {
        for (const Json &condition : conditions) {
            if (condition.is_object() && condition.value("type", Json()) == type)
                return condition;
        }
    }
    return nothingThere;
}

std::string conditionStatus(const Object &object, std::string_view type)
{
    const Json &condition = conditionOf(object, type);
    if (!condition.is_object())
        return {};
    const auto status = condition.find("status");
    return status != condition.end() && status->is_string() ? status->get<std::string>()
                                                            : std::string();
}

bool hasLabels(const Object &object, const Json &wanted)
{
    if (!wanted.is_object())
        return true;
    for (const auto &[key, value] : wanted.items()) {
        if (!value.is_string() || object.label(key) != value.get<std::string>())
            return false;
    }
    return true;
}

const Json &pairsOf(const Json &selector)
{
    if (!selector.is_object())
        return nothingThere;
    const auto labels = selector.find("matchLabels");
    return labels == selector.end() ? selector : *labels;
}

std::uint64_t stableHash(std::string_view text)
{
    std::uint64_t hash = 0xcbf29ce484222325ULL;
    for (const char c : text)
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
    // FNV alone leaves the high bits of short texts alike; this spreads them.
    hash ^= hash >> 33;
    hash *= 0xff51afd7ed558ccdULL;
    return hash ^ (hash >> 33);
}

std::string shortName(std::uint64_t hash, int length)
{
    constexpr std::string_view alphabet = "bcdfghjklmnpqrstvwxz2456789";
    std::string name;
    for (int i = 0; i < length; ++i) {
        name += alphabet[hash % alphabet.size()];
        hash /= alphabet.size();
    }
    return name;
}

std::string uuidFrom(std::string_view text)
{
    constexpr std::string_view digits = "0123456789abcdef";
    std::uint64_t bits[2] = {stableHash(text), stableHash(std::string(text) + "/2")};
    bits[0] = (bits[0] & ~0xf000ULL) | 0x4000ULL;
    bits[1] = (bits[1] & ~(0x3ULL << 62)) | (0x2ULL << 62);
    std::string uuid;
    for (int i = 0; i < 32; ++i) {
        if (i == 8 || i == 12 || i == 16 || i == 20)
            uuid += '-';
        uuid += digits[(bits[i / 16] >> (60 - 4 * (i % 16))) & 0xf];
    }
    return uuid;
}

} // namespace hp::lab
