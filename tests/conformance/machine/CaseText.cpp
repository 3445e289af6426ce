// SPDX-License-Identifier: Apache-2.0
#include "tests/conformance/machine/CaseText.h"

#include <cstdio>
#include <functional>

namespace hp::conformance {

namespace {

/// For objects that the case does not load: always the same, and never that of a loaded one.
std::string strangerUid(const std::string &ref)
{
    char text[40];
    std::snprintf(
        text,
        sizeof text,
        "00000000-0000-4000-8000-%012llx",
        static_cast<unsigned long long>(std::hash<std::string>()(ref) & 0xffffffffffffULL));
    return text;
}

} // namespace

std::optional<Duration> caseDuration(std::string_view text)
{
    if (!text.empty() && text.back() == 'd') {
        const auto hours = parseDuration(std::string(text.substr(0, text.size() - 1)) + 'h');
        return hours ? std::optional<Duration>(*hours * 24) : std::nullopt;
    }
    return parseDuration(text);
}

std::optional<TimePoint> CaseText::time(std::string_view text) const
{
    if (text.substr(0, 2) != "T0")
        return std::nullopt;
    if (text.size() == 2)
        return m_start;
    const auto offset = caseDuration(text.substr(3));
    if (!offset || (text[2] != '+' && text[2] != '-'))
        return std::nullopt;
    return text[2] == '+' ? m_start + *offset : m_start - *offset;
}

Json CaseText::resolve(const Json &value) const
{
    if (value.is_string()) {
        const std::string &text = value.get_ref<const std::string &>();
        if (const auto stamp = time(text))
            return formatTime(*stamp);
        if (text.rfind("$uid:", 0) == 0) {
            const auto it = m_uids.find(text.substr(5));
            return it == m_uids.end() ? strangerUid(text) : it->second;
        }
        if (text.rfind('$', 0) == 0) {
            if (const auto it = m_saved.find(text.substr(1)); it != m_saved.end())
                return it->second;
        }
        return value;
    }
    Json result = value;
    if (value.is_structured()) {
        for (Json &item : result)
            item = resolve(item);
    }
    return result;
}

CaseRef caseRef(const std::string &text)
{
    const std::size_t first = text.find('/');
    const std::size_t second = first == std::string::npos ? first : text.find('/', first + 1);
    CaseRef ref;
    ref.kind = text.substr(0, first);
    if (first == std::string::npos)
        return ref;
    if (second == std::string::npos)
        ref.key = {"openshift-machine-api", text.substr(first + 1)};
    else
        ref.key = {text.substr(first + 1, second - first - 1), text.substr(second + 1)};
    return ref;
}

void unknownKeys(const Json &object,
                 const std::set<std::string> &known,
                 const std::string &where,
                 std::vector<std::string> &failures)
{
    if (!object.is_object()) {
        failures.push_back(where + " is not an object");
        return;
    }
    for (const auto &[key, value] : object.items()) {
        if (!known.contains(key))
            failures.push_back("unknown key " + key + " in " + where);
    }
}

const Json &member(const Json &object, const std::string &key)
{
    static const Json missing;
    if (!object.is_object())
        return missing;
    const auto it = object.find(key);
    return it == object.end() ? missing : *it;
}

bool isPointer(const Json &pointer, const std::string &where, std::vector<std::string> &failures)
{
    const bool begins =
        pointer.is_string() && pointer.get_ref<const std::string &>().starts_with('/');
    if (!begins)
        failures.push_back(where + ": " + pointer.dump() + " is no pointer");
    return begins;
}

Json valueAt(const Json &object, const std::string &pointer)
{
    const std::size_t open = pointer.find("[type=");
    if (open == std::string::npos)
        return Object(object).at(pointer);
    const std::size_t close = pointer.find(']', open);
    const std::string type = pointer.substr(open + 6, close - open - 6);
    const Object whole(object);
    for (const Json &entry : whole.at(pointer.substr(0, open))) {
        if (entry.is_object() && entry.value("type", "") == type)
            return Object(entry).at(pointer.substr(close + 1));
    }
    return nullptr;
}

} // namespace hp::conformance
