// SPDX-License-Identifier: Apache-2.0
#include "model/base/Yaml.h"

#include <charconv>
#include <limits>
#include <nlohmann/json.hpp>
#include <optional>
#include <sstream>
#include <utility>
#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/yaml.h>

namespace hp {

namespace {

constexpr int deepestYaml = 64;
/// Values of one file with its aliases written out: far above any real one, far below what hurts.
constexpr int maxYamlValues = 2'000'000;
/// And bytes of their texts and of the names of their places.
constexpr std::size_t maxYamlBytes = 128 * 1024 * 1024;

/// Where reading stopped and why; never leaves this file.
struct Stop {
    int line = 0;
    std::string why{};
};

/// yaml-cpp finds documents without an end at a token that begins none, such as a comma, and keeps
/// each. Two that begin at one place are that.
class DocumentStarts final : public YAML::EventHandler
{
public:
    void OnDocumentStart(const YAML::Mark &mark) override
    {
        if (mark.pos <= m_last)
            throw Stop{mark.line + 1, "is not valid YAML: no document begins like this"};
        m_last = mark.pos;
    }
    void OnDocumentEnd() override { }
    void OnNull(const YAML::Mark &, YAML::anchor_t) override { }
    void OnAlias(const YAML::Mark &, YAML::anchor_t) override { }
    void
    OnScalar(const YAML::Mark &, const std::string &, YAML::anchor_t, const std::string &) override
    { }
    void OnSequenceStart(const YAML::Mark &,
                         const std::string &,
                         YAML::anchor_t,
                         YAML::EmitterStyle::value) override
    { }
    void OnSequenceEnd() override { }
    void OnMapStart(const YAML::Mark &,
                    const std::string &,
                    YAML::anchor_t,
                    YAML::EmitterStyle::value) override
    { }
    void OnMapEnd() override { }

private:
    int m_last = -1;
};

bool isDigits(std::string_view text)
{
    return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

/// The core schema's numbers: [-+]?[0-9]+, 0o[0-7]+, 0x[0-9a-fA-F]+, and decimals with exponent.
std::optional<Json> numberFrom(const std::string &text)
{
    const std::string_view whole(text);
    const bool negative = whole.starts_with('-');
    const std::string_view body = whole.substr(negative || whole.starts_with('+') ? 1 : 0);
    int base = 10;
    std::string_view digits = body;
    if (body.size() == whole.size() && (body.starts_with("0o") || body.starts_with("0x"))) {
        base = body[1] == 'o' ? 8 : 16;
        digits = body.substr(2);
    } else if (!isDigits(body)) {
        // Infinity and not-a-number exist in YAML but not in JSON: they stay text.
        if (body.find_first_not_of("0123456789.eE+-") != std::string_view::npos
            || body.find_first_of("0123456789") == std::string_view::npos)
            return std::nullopt;
        double value = 0;
        const auto [end, error] = std::from_chars(body.data(), body.data() + body.size(), value);
        if (error != std::errc() || end != body.data() + body.size())
            return std::nullopt;
        return Json(negative ? -value : value);
    }
    std::uint64_t value = 0;
    const auto [end, error] =
        std::from_chars(digits.data(), digits.data() + digits.size(), value, base);
    if (digits.empty() || error != std::errc() || end != digits.data() + digits.size())
        return std::nullopt;
    constexpr auto most = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
    if (!negative)
        return value <= most ? Json(static_cast<std::int64_t>(value)) : Json(value);
    return value <= most ? std::optional<Json>(-static_cast<std::int64_t>(value)) : std::nullopt;
}

Json plainScalar(const std::string &text)
{
    if (text.empty() || text == "~" || text == "null" || text == "Null" || text == "NULL")
        return nullptr;
    if (text == "true" || text == "True" || text == "TRUE")
        return true;
    if (text == "false" || text == "False" || text == "FALSE")
        return false;
    if (auto number = numberFrom(text))
        return *std::move(number);
    return text;
}

class Converter
{
public:
    std::map<std::string, int> lines{};

    /// Throws Stop, caught in readYaml.
    Json convert(const YAML::Node &node, const std::string &pointer, int depth)
    {
        const int line = node.Mark().line + 1;
        if (depth > deepestYaml)
            throw Stop{line, "nests deeper than " + std::to_string(deepestYaml) + " levels"};
        if (++m_values > maxYamlValues)
            throw Stop{line, "has more than " + std::to_string(maxYamlValues) + " values"};
        m_bytes += pointer.size() + (node.IsScalar() ? node.Scalar().size() : 0);
        if (m_bytes > maxYamlBytes)
            throw Stop{line, "has more than " + std::to_string(maxYamlBytes) + " bytes of text"};
        lines.emplace(pointer, line);
        switch (node.Type()) {
        case YAML::NodeType::Scalar:
            return scalar(node, line);
        case YAML::NodeType::Sequence:
            return sequence(node, pointer, depth);
        case YAML::NodeType::Map:
            return mapping(node, pointer, depth);
        default:
            return nullptr;
        }
    }

private:
    static Json scalar(const YAML::Node &node, int line)
    {
        // yaml-cpp marks quoted scalars with the tag "!" and plain ones with "?".
        const std::string &tag = node.Tag();
        const std::string &text = node.Scalar();
        if (tag == "!" || tag == "tag:yaml.org,2002:str")
            return text;
        if (tag == "?" || tag.empty())
            return plainScalar(text);
        throw Stop{line, "has the tag " + tag + ", which is not known"};
    }

    Json sequence(const YAML::Node &node, const std::string &pointer, int depth)
    {
        Json list = Json::array();
        for (const YAML::Node &item : node)
            list.push_back(convert(item, pointer + '/' + std::to_string(list.size()), depth + 1));
        return list;
    }

    Json mapping(const YAML::Node &node, const std::string &pointer, int depth)
    {
        Json map = Json::object();
        Json merged = Json::object();
        for (const auto &entry : node) {
            const int line = entry.first.Mark().line + 1;
            if (!entry.first.IsScalar())
                throw Stop{line, "has a key that is not text"};
            const std::string &key = entry.first.Scalar();
            if (key == "<<" && entry.first.Tag() == "?") {
                merge(merged, entry.second, pointer, depth);
                continue;
            }
            if (map.contains(key))
                throw Stop{line, "has the key " + pathOf(pointer) + key + " twice"};
            map[key] = convert(entry.second, pointer + '/' + escaped(key), depth + 1);
            lines[pointer + '/' + escaped(key)] = line;
        }
        for (auto &[key, value] : merged.items())
            map.emplace(key, std::move(value));
        return map;
    }

    /// Keys written out win over merged ones, earlier sources over later ones.
    void merge(Json &into, const YAML::Node &source, const std::string &pointer, int depth)
    {
        if (source.IsSequence()) {
            for (const YAML::Node &one : source)
                merge(into, one, pointer, depth + 1);
            return;
        }
        if (!source.IsMap())
            throw Stop{source.Mark().line + 1, "merges something that is not a mapping"};
        const Json values = convert(source, pointer, depth + 1);
        for (const auto &[key, value] : values.items())
            into.emplace(key, value);
    }

    static std::string escaped(const std::string &key)
    {
        std::string text;
        for (const char c : key)
            text += c == '~' ? "~0" : c == '/' ? "~1" : std::string(1, c);
        return text;
    }

    static std::string pathOf(const std::string &pointer)
    {
        std::string path;
        for (std::size_t i = 1; i < pointer.size(); ++i)
            path += pointer[i] == '/' ? '.' : pointer[i];
        return path.empty() ? path : path + '.';
    }

    int m_values = 0;
    std::size_t m_bytes = 0;
};

} // namespace

int YamlDocument::lineOf(std::string pointer) const
{
    for (;;) {
        if (const auto it = lines.find(pointer); it != lines.end())
            return it->second;
        const auto slash = pointer.rfind('/');
        if (slash == std::string::npos)
            return line;
        pointer.resize(slash);
    }
}

Result<std::vector<YamlDocument>> readYaml(const std::string &text, const std::string &name)
{
    std::vector<YamlDocument> documents;
    const auto failure = [&](int line, const std::string &why) {
        const std::string where = name + ", line " + std::to_string(line);
        return unexpected(ErrorCode::Invalid, where + ": " + why + '.', where);
    };
    try {
        std::istringstream stream(text);
        YAML::Parser parser(stream);
        for (DocumentStarts starts; parser.HandleNextDocument(starts);) { }
        for (const YAML::Node &root : YAML::LoadAll(text)) {
            if (root.IsNull() || !root.IsDefined())
                continue;
            Converter converter;
            auto json = std::make_shared<const Json>(converter.convert(root, {}, 0));
            documents.push_back(
                {std::move(json), root.Mark().line + 1, std::move(converter.lines)});
        }
    } catch (const Stop &stop) {
        return failure(stop.line, stop.why);
    } catch (const YAML::Exception &error) {
        return failure(error.mark.line + 1, "is not valid YAML: " + error.msg);
    }
    return documents;
}

} // namespace hp
