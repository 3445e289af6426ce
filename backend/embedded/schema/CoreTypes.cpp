// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/schema/CoreTypes.h"

#include "resources/types/CoreTypes.h"

#include <QtGlobal>

#include <nlohmann/json.hpp>
#include <optional>
#include <utility>
#include <vector>

namespace hp::embedded {

namespace {

using TypePtr = CoreTypes::Type;

std::vector<std::string_view> splitAt(std::string_view text, char separator)
{
    std::vector<std::string_view> parts;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(separator), text.size());
        std::string_view part = text.substr(0, end);
        while (!part.empty() && part.front() == ' ')
            part.remove_prefix(1);
        while (!part.empty() && part.back() == ' ')
            part.remove_suffix(1);
        if (!part.empty())
            parts.push_back(part);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return parts;
}

/// Reads the types in two steps: first which there are and what they say, then each with those that
/// it names.
class TypeReader
{
public:
    [[nodiscard]] Result<Done> split(std::string_view text);
    [[nodiscard]] Result<Done> compileAll(std::map<std::string, TypePtr, std::less<>> &into);

private:
    struct Written {
        bool atomic = false;
        int line = 0;
        std::string fields{};
    };

    [[nodiscard]] TypePtr named(std::string_view name);
    [[nodiscard]] TypePtr parsed(std::string_view text);
    [[nodiscard]] TypePtr compiled(const Written &written);
    [[nodiscard]] static TypePtr scalar(std::string_view name);
    TypePtr failed(std::string_view text)
    {
        m_fault = std::string(text);
        return {};
    }

    std::map<std::string, Written, std::less<>> m_written{};
    std::map<std::string, TypePtr, std::less<>> m_done{};
    std::string m_fault{};
    int m_depth = 0;
};

Result<Done> TypeReader::split(std::string_view text)
{
    Written *current = nullptr;
    int number = 0;
    while (!text.empty()) {
        ++number;
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (line.empty() || line.front() == '#')
            continue;
        if (line.front() == ' ') {
            if (!current)
                return unexpected(ErrorCode::Invalid,
                                  "line " + std::to_string(number) + ": fields of no type");
            current->fields.append(current->fields.empty() ? "" : " ").append(line);
            continue;
        }
        const bool atomic = line.back() == '!';
        if (atomic)
            line.remove_suffix(1);
        current = &m_written[std::string(line)];
        current->atomic = atomic;
        current->line = number;
    }
    return Done{};
}

Result<Done> TypeReader::compileAll(std::map<std::string, TypePtr, std::less<>> &into)
{
    for (const auto &[name, written] : m_written) {
        if (!named(name))
            return unexpected(ErrorCode::Invalid,
                              "type " + name + " at line " + std::to_string(written.line)
                                  + ": cannot read \"" + m_fault + '"');
    }
    into = std::move(m_done);
    return Done{};
}

TypePtr TypeReader::scalar(std::string_view name)
{
    using Kind = SchemaNode::Type;
    static const std::map<std::string_view, TypePtr> scalars = [] {
        std::map<std::string_view, TypePtr> all;
        for (const auto &[text, kind] : {std::pair("string", Kind::String),
                                         std::pair("number", Kind::Number),
                                         std::pair("boolean", Kind::Boolean),
                                         std::pair("scalar", Kind::IntOrString),
                                         std::pair("any", Kind::Any)}) {
            auto node = std::make_shared<SchemaNode>();
            node->type = kind;
            node->preserveUnknown = kind == Kind::Any;
            all.emplace(text, std::move(node));
        }
        return all;
    }();
    const auto it = scalars.find(name);
    return it == scalars.end() ? TypePtr() : it->second;
}

TypePtr TypeReader::named(std::string_view name)
{
    if (const auto done = m_done.find(name); done != m_done.end())
        return done->second;
    const auto written = m_written.find(name);
    // No type of ours holds itself; one that did would never end.
    if (written == m_written.end() || m_depth > 50)
        return failed(name);
    ++m_depth;
    TypePtr type = compiled(written->second);
    --m_depth;
    if (type)
        m_done.emplace(name, type);
    return type;
}

TypePtr TypeReader::compiled(const Written &written)
{
    auto node = std::make_shared<SchemaNode>();
    node->type = SchemaNode::Type::Object;
    node->atomicMap = written.atomic;
    for (const std::string_view field : splitAt(written.fields, ',')) {
        const std::size_t space = field.find(' ');
        if (space == std::string_view::npos)
            return failed(field);
        SchemaNode::Property property;
        property.name = std::string(field.substr(0, space));
        std::string_view text = field.substr(space + 1);
        if (const std::size_t given = text.find('='); given != std::string_view::npos) {
            property.defaultValue = std::make_unique<Json>(std::string(text.substr(given + 1)));
            text = text.substr(0, given);
        }
        property.node = parsed(text);
        if (!property.node)
            return {};
        node->setProperty(std::move(property));
    }
    return node;
}

TypePtr TypeReader::parsed(std::string_view text)
{
    if (TypePtr known = scalar(text))
        return known;
    if (text.size() > 1 && text.back() == '!') {
        const TypePtr whole = parsed(text.substr(0, text.size() - 1));
        if (!whole)
            return {};
        auto atomic = std::make_shared<SchemaNode>();
        atomic->type = SchemaNode::Type::Object;
        atomic->atomicMap = true;
        for (const SchemaNode::Property &property : whole->properties)
            atomic->properties.push_back({property.name, property.node, {}, property.required});
        atomic->additionalProperties = whole->additionalProperties;
        return atomic;
    }
    const char open = text.empty() ? ' ' : text.front();
    const char close = text.empty() ? ' ' : text.back();
    if (!(open == '{' && close == '}') && !(open == '[' && close == ']')
        && !(open == '<' && close == '>'))
        return named(text);
    text = text.substr(1, text.size() - 2);
    auto node = std::make_shared<SchemaNode>();
    if (open == '{') {
        node->type = SchemaNode::Type::Object;
        node->additionalProperties = parsed(text);
        return node->additionalProperties ? node : TypePtr();
    }
    node->type = SchemaNode::Type::Array;
    if (open == '<')
        node->listType = SchemaNode::ListType::Set;
    if (const std::size_t by = text.find(" by "); by != std::string_view::npos) {
        node->listType = SchemaNode::ListType::Map;
        for (const std::string_view key : splitAt(text.substr(by + 4), '+'))
            node->listMapKeys.emplace_back(key);
        text = text.substr(0, by);
    }
    node->items = parsed(text);
    return node->items ? node : TypePtr();
}

} // namespace

Result<CoreTypes> CoreTypes::load(std::string_view text)
{
    TypeReader reader;
    CoreTypes types;
    if (auto read = reader.split(text); !read)
        return unexpected(read.error());
    if (auto read = reader.compileAll(types.m_types); !read)
        return unexpected(read.error());
    return types;
}

const CoreTypes &CoreTypes::instance()
{
    static const CoreTypes types = [] {
        auto loaded = load(hp::types::coreTypes());
        if (!loaded) // cannot happen in a tested build: the types are part of the program
            qFatal("compiled-in types: %s", loaded.error().message.c_str());
        return std::move(*loaded);
    }();
    return types;
}

CoreTypes::Type CoreTypes::find(std::string_view name) const
{
    const auto it = m_types.find(name);
    return it == m_types.end() ? TypePtr() : it->second;
}

} // namespace hp::embedded
