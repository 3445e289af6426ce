// SPDX-License-Identifier: Apache-2.0
#include "backend/api/table/JsonPath.h"

#include <algorithm>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::api {

/// Reads one path from left to right; every function answers whether the text made sense so far.
class JsonPath::Parser
{
public:
    explicit Parser(std::string_view text)
        : m_rest(text)
    { }

    bool read(std::vector<Step> &steps)
    {
        if (m_rest.starts_with('{') && m_rest.ends_with('}'))
            m_rest = m_rest.substr(1, m_rest.size() - 2);
        if (m_rest.starts_with('$'))
            m_rest.remove_prefix(1);
        while (!m_rest.empty()) {
            Step step;
            if (!(m_rest.front() == '[' ? bracket(step) : member(step)))
                return false;
            steps.push_back(std::move(step));
        }
        return !steps.empty();
    }

private:
    bool member(Step &step)
    {
        if (m_rest.front() != '.')
            return false;
        m_rest.remove_prefix(1);
        if (m_rest.starts_with('*')) {
            m_rest.remove_prefix(1);
            step.kind = StepKind::Every;
            return true;
        }
        step.name = identifier();
        return !step.name.empty();
    }

    std::string identifier()
    {
        std::string name;
        while (!m_rest.empty() && m_rest.front() != '.' && m_rest.front() != '[') {
            if (m_rest.front() == '\\' && m_rest.size() > 1)
                m_rest.remove_prefix(1);
            else if (std::string_view("=!<> )").find(m_rest.front()) != std::string_view::npos)
                break;
            name += m_rest.front();
            m_rest.remove_prefix(1);
        }
        return name;
    }

    bool bracket(Step &step)
    {
        m_rest.remove_prefix(1);
        if (m_rest.starts_with("?(@"))
            return filter(step);
        if (m_rest.starts_with('\'') || m_rest.starts_with('"')) {
            if (!quoted(step.name))
                return false;
        } else if (m_rest.starts_with('*')) {
            m_rest.remove_prefix(1);
            step.kind = StepKind::Every;
        } else {
            const std::size_t end = m_rest.find(']');
            const std::string digits(m_rest.substr(0, end));
            char *stop = nullptr;
            const long index = std::strtol(digits.c_str(), &stop, 10);
            if (end == std::string_view::npos || digits.empty() || digits.size() > 6
                || *stop != '\0')
                return false;
            step.kind = StepKind::Index;
            step.index = static_cast<int>(index);
            m_rest.remove_prefix(end);
        }
        return take("]");
    }

    bool filter(Step &step)
    {
        step.kind = StepKind::Filter;
        m_rest.remove_prefix(3);
        while (m_rest.starts_with('.')) {
            m_rest.remove_prefix(1);
            step.left.push_back(identifier());
            if (step.left.back().empty())
                return false;
        }
        spaces();
        step.equal = m_rest.starts_with("==");
        if (!take("==") && !take("!="))
            return false;
        spaces();
        if (m_rest.starts_with('\'') || m_rest.starts_with('"')) {
            if (!quoted(step.right))
                return false;
        } else {
            step.right = identifier();
        }
        spaces();
        return take(")]");
    }

    bool quoted(std::string &into)
    {
        const char quote = m_rest.front();
        const std::size_t end = m_rest.find(quote, 1);
        if (end == std::string_view::npos)
            return false;
        into = m_rest.substr(1, end - 1);
        m_rest.remove_prefix(end + 1);
        return true;
    }

    bool take(std::string_view expected)
    {
        if (!m_rest.starts_with(expected))
            return false;
        m_rest.remove_prefix(expected.size());
        return true;
    }

    void spaces()
    {
        while (m_rest.starts_with(' '))
            m_rest.remove_prefix(1);
    }

    std::string_view m_rest;
};

std::optional<JsonPath> JsonPath::parse(std::string_view text)
{
    JsonPath path;
    if (!Parser(text).read(path.m_steps))
        return std::nullopt;
    return path;
}

std::optional<std::string> JsonPath::pointer() const
{
    std::string text;
    for (const Step &step : m_steps) {
        if (step.kind != StepKind::Member)
            return std::nullopt;
        text += '/';
        for (const char c : step.name)
            text += c == '~' ? "~0" : c == '/' ? "~1" : std::string(1, c);
    }
    return text;
}

std::vector<const Json *> JsonPath::find(const Json &root) const
{
    std::vector<const Json *> current{&root};
    for (const Step &step : m_steps) {
        std::vector<const Json *> next;
        for (const Json *value : current) {
            if (next.size() >= maxFound)
                break;
            advance(step, *value, next);
        }
        next.resize(std::min(next.size(), maxFound));
        current = std::move(next);
    }
    return current;
}

void JsonPath::advance(const Step &step, const Json &from, std::vector<const Json *> &into)
{
    switch (step.kind) {
    case StepKind::Member:
        if (const auto it = from.is_object() ? from.find(step.name) : from.end(); it != from.end())
            into.push_back(&*it);
        break;
    case StepKind::Index:
        if (from.is_array()) {
            const auto size = static_cast<long>(from.size());
            const long index = step.index < 0 ? size + step.index : step.index;
            if (index >= 0 && index < size)
                into.push_back(&from[static_cast<std::size_t>(index)]);
        }
        break;
    case StepKind::Every:
        if (from.is_structured()) {
            for (const Json &item : from)
                into.push_back(&item);
        }
        break;
    case StepKind::Filter:
        if (!from.is_array())
            break;
        for (const Json &item : from) {
            const Json *value = &item;
            for (const std::string &name : step.left) {
                const auto it = value->is_object() ? value->find(name) : value->end();
                if (it == value->end()) {
                    value = nullptr;
                    break;
                }
                value = &*it;
            }
            if (value == nullptr)
                continue;
            const std::string text = value->is_string() ? value->get<std::string>() : value->dump();
            if ((text == step.right) == step.equal)
                into.push_back(&item);
        }
        break;
    }
}

} // namespace hp::api
