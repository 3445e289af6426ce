// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/ObjectYaml.h"

#include "model/base/JsonFields.h"
#include "model/incident/Scrubber.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <set>
#include <string_view>

namespace hp::gateway {

namespace {

constexpr const char *lastApplied = "kubectl.kubernetes.io/last-applied-configuration";
constexpr const char *removed = "[removed]";
/// Nobody reads more, and every line of a deep value begins with its indentation.
constexpr std::size_t maxYamlText = 512 * 1024;

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool isPlainChar(char c)
{
    return isLetter(c) || (c >= '0' && c <= '9')
        || std::string_view("-_./:@%+=()[], ").find(c) != std::string_view::npos;
}

/// Reads as that text and as nothing else, by the rules of YAML 1.1 and of 1.2.
bool isPlain(std::string_view text)
{
    constexpr std::array<std::string_view, 9> words{
        "true", "false", "null", "yes", "no", "on", "off", "y", "n"};
    if (text.empty() || !(isLetter(text.front()) || text.front() == '/') || text.back() == ' '
        || text.back() == ':')
        return false;
    std::string lower(text);
    std::transform(lower.begin(), lower.end(), lower.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    return std::find(words.begin(), words.end(), lower) == words.end()
        && text.find(": ") == std::string_view::npos
        && std::all_of(text.begin(), text.end(), isPlainChar);
}

class Writer
{
public:
    std::string take() &&
    {
        if (isFull())
            m_out += "# the rest is left out\n";
        return std::move(m_out);
    }

    /// The members of an object, each on lines of its own; the first one goes on in the line that
    /// was begun with `begun`.
    void members(const Json &object, int indent, bool hidden, bool begun)
    {
        for (const auto &[key, value] : object.items()) {
            if (isFull())
                return;
            if (!begun)
                m_out.append(static_cast<std::size_t>(indent), ' ');
            begun = false;
            m_out += text(key) + ':';
            member(key, value, indent, hidden || incident::namesASecret(key));
        }
    }

private:
    [[nodiscard]] bool isFull() const { return m_out.size() >= maxYamlText; }

    void member(const std::string &key, const Json &value, int indent, bool hidden)
    {
        if (key == "managedFields" && value.is_array())
            fold(value);
        else if (key == lastApplied && value.is_string())
            m_out += " \"[folded, " + std::to_string(value.get_ref<const std::string &>().size())
                + " bytes]\"\n";
        else
            rest(value, indent, hidden);
    }

    /// What stands behind a key.
    void rest(const Json &value, int indent, bool hidden)
    {
        if (value.is_object() && !value.empty()) {
            m_out += '\n';
            members(value, indent + 2, hidden, false);
        } else if (value.is_array() && !value.empty()) {
            m_out += '\n';
            items(value, indent, hidden);
        } else {
            m_out += ' ' + scalar(value, hidden) + '\n';
        }
    }

    void items(const Json &list, int indent, bool hidden)
    {
        for (const Json &value : list) {
            if (isFull())
                return;
            m_out.append(static_cast<std::size_t>(indent), ' ');
            m_out += '-';
            if (value.is_object() && !value.empty()) {
                m_out += ' ';
                members(value, indent + 2, hidden, true);
            } else if (value.is_array() && !value.empty()) {
                m_out += '\n';
                items(value, indent + 2, hidden);
            } else {
                m_out += ' ' + scalar(value, hidden) + '\n';
            }
        }
    }

    void fold(const Json &managedFields)
    {
        std::set<std::string> managers;
        for (const Json &entry : managedFields) {
            if (entry.is_object())
                managers.insert(textOf(entry, "manager"));
        }
        std::string names;
        for (const std::string &manager : managers)
            names += (names.empty() ? "" : ", ") + manager;
        m_out += ' ' + text("[folded: " + names + ']') + '\n';
    }

    std::string scalar(const Json &value, bool hidden) const
    {
        const bool something = value.is_string() || value.is_number();
        if (hidden && something)
            return text(removed);
        return value.is_string() ? text(m_scrubber.scrubbed(value.get_ref<const std::string &>()))
                                 : value.dump();
    }

    static std::string text(const std::string &text)
    {
        return isPlain(text) ? text
                             : Json(text).dump(-1, ' ', false, Json::error_handler_t::replace);
    }

    std::string m_out;
    incident::Scrubber m_scrubber{incident::Scrubber::Addresses::Keep,
                                  incident::Scrubber::People::Keep};
};

} // namespace

std::string objectYaml(const Json &object)
{
    Writer writer;
    if (object.is_object())
        writer.members(object, 0, false, false);
    return std::move(writer).take();
}

} // namespace hp::gateway
