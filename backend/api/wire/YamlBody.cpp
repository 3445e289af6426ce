// SPDX-License-Identifier: Apache-2.0
#include "backend/api/wire/YamlBody.h"

#include "backend/api/wire/YamlScalar.h"
#include "model/base/ApiStatus.h"

#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <sstream>
#include <utility>
#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/yaml.h>

namespace hp::api {

namespace {

/// API objects have fewer than forty levels, and the body itself is bounded.
constexpr std::size_t maxDepth = 100;
constexpr std::size_t maxNodes = 200'000;
/// Of text that anchors keep and aliases bring: one long text can be meant a million times.
constexpr std::size_t maxCopiedText = 8 * 1024 * 1024;

/// Where and why a document is refused; leaves the parser at once.
struct Refused : std::exception {
    Refused(const YAML::Mark &mark, std::string reason)
        : line(mark.line + 1)
        , why(std::move(reason))
    { }
    [[nodiscard]] const char *what() const noexcept override { return why.c_str(); }

    int line;
    std::string why;
};

struct Size {
    std::size_t nodes = 0;
    std::size_t text = 0; ///< bytes
};

/// Goes down level by level; what is read here has no more than maxDepth.
void measure(const Json &json, Size &size)
{
    ++size.nodes;
    if (json.is_string())
        size.text += json.get_ref<const std::string &>().size();
    if (!json.is_structured())
        return;
    for (auto it = json.begin(); it != json.end(); ++it) {
        if (json.is_object())
            size.text += it.key().size();
        measure(*it, size);
    }
}

/// Builds the value while the parser walks the text.
class JsonBuilder final : public YAML::EventHandler
{
public:
    explicit JsonBuilder(std::vector<std::string> &duplicates)
        : m_duplicates(duplicates)
    { }

    [[nodiscard]] Json take() { return std::move(m_root); }

    void OnDocumentStart(const YAML::Mark &) override { }
    void OnDocumentEnd() override { }
    void OnNull(const YAML::Mark &mark, YAML::anchor_t anchor) override
    {
        put(mark, Json(), anchor, false);
    }
    void OnAlias(const YAML::Mark &mark, YAML::anchor_t anchor) override
    {
        const auto known = m_anchors.find(anchor);
        if (known == m_anchors.end())
            throw Refused(mark, "an alias inside what it stands for");
        Size size;
        measure(known->second, size);
        count(mark, size.nodes);
        copy(mark, size.text);
        put(mark, known->second, YAML::NullAnchor, false);
    }
    void OnScalar(const YAML::Mark &mark,
                  const std::string &tag,
                  YAML::anchor_t anchor,
                  const std::string &value) override
    {
        // Quoted scalars have the tag "!"; they are always text.
        const bool plain = tag.empty() || tag == "?";
        const bool isKey = awaitsKey();
        std::optional<Json> json = plain && !isKey ? plainYamlScalar(value) : Json(value);
        if (!json)
            throw Refused(mark, "infinity and not-a-number are not supported");
        put(mark, std::move(*json), anchor, plain && isKey && value == "<<");
    }
    void OnSequenceStart(const YAML::Mark &mark,
                         const std::string &,
                         YAML::anchor_t anchor,
                         YAML::EmitterStyle::value) override
    {
        open(mark, Json::array(), anchor);
    }
    void OnSequenceEnd() override { close(); }
    void OnMapStart(const YAML::Mark &mark,
                    const std::string &,
                    YAML::anchor_t anchor,
                    YAML::EmitterStyle::value) override
    {
        open(mark, Json::object(), anchor);
    }
    void OnMapEnd() override { close(); }

private:
    struct Level {
        Json value{};
        YAML::anchor_t anchor = YAML::NullAnchor;
        YAML::Mark mark{};
        std::optional<std::string> key{}; ///< of a map, once it was read
        bool merges = false; ///< the key is a plain <<
        std::vector<Json> merged{}; ///< maps to take what is missing from
    };

    [[nodiscard]] bool awaitsKey() const
    {
        return !m_levels.empty() && m_levels.back().value.is_object() && !m_levels.back().key;
    }

    void count(const YAML::Mark &mark, std::size_t nodes)
    {
        m_nodes += nodes;
        if (m_nodes > maxNodes)
            throw Refused(mark, "document contains excessive aliasing");
    }

    void copy(const YAML::Mark &mark, std::size_t text)
    {
        m_copied += text;
        if (m_copied > maxCopiedText)
            throw Refused(mark, "document contains excessive aliasing");
    }

    void open(const YAML::Mark &mark, Json value, YAML::anchor_t anchor)
    {
        if (awaitsKey())
            throw Refused(mark, "a key that is not a scalar");
        if (m_levels.size() >= maxDepth)
            throw Refused(mark, "exceeded max depth");
        count(mark, 1);
        m_levels.push_back({std::move(value), anchor, mark});
    }

    void close()
    {
        Level level = std::move(m_levels.back());
        m_levels.pop_back();
        for (const Json &source : level.merged) {
            for (const auto &[key, value] : source.items())
                level.value.emplace(key, value);
        }
        place(level.mark, std::move(level.value), level.anchor, false);
    }

    void put(const YAML::Mark &mark, Json value, YAML::anchor_t anchor, bool merges)
    {
        count(mark, 1);
        place(mark, std::move(value), anchor, merges);
    }

    void place(const YAML::Mark &mark, Json value, YAML::anchor_t anchor, bool merges)
    {
        if (anchor != YAML::NullAnchor) {
            Size size;
            measure(value, size);
            copy(mark, size.text);
            m_anchors[anchor] = value;
        }
        if (m_levels.empty()) {
            m_root = std::move(value);
            return;
        }
        Level &level = m_levels.back();
        if (level.value.is_array()) {
            level.value.push_back(std::move(value));
            return;
        }
        if (!level.key) {
            level.key = value.is_string() ? value.get<std::string>()
                : value.is_null()         ? "null"
                                          : value.dump();
            level.merges = merges;
            return;
        }
        if (std::exchange(level.merges, false)) {
            if (!value.is_array())
                value = Json::array({std::move(value)});
            for (Json &source : value) {
                if (!source.is_object())
                    throw Refused(mark, "map merge requires map or sequence of maps as the value");
                level.merged.push_back(std::move(source));
            }
            level.key.reset();
            return;
        }
        if (level.value.contains(*level.key))
            m_duplicates.push_back(pathOf(*level.key));
        level.value[*level.key] = std::move(value);
        level.key.reset();
    }

    [[nodiscard]] std::string pathOf(const std::string &key) const
    {
        std::string path;
        for (std::size_t i = 0; i + 1 < m_levels.size(); ++i) {
            if (m_levels[i].value.is_array())
                path += '[' + std::to_string(m_levels[i].value.size()) + ']';
            else
                path += (path.empty() ? "" : ".") + m_levels[i].key.value_or("");
        }
        return path + (path.empty() ? "" : ".") + key;
    }

    std::vector<std::string> &m_duplicates;
    std::vector<Level> m_levels{};
    std::map<YAML::anchor_t, Json> m_anchors{};
    std::size_t m_nodes = 0;
    std::size_t m_copied = 0;
    Json m_root{};
};

Error badYaml(int line, const std::string &why)
{
    return badRequest("error decoding YAML: line " + std::to_string(line) + ": " + why);
}

} // namespace

Result<Json> parseYamlBody(std::string_view body, std::vector<std::string> &duplicates)
{
    std::istringstream text{std::string(body)};
    JsonBuilder builder(duplicates);
    try {
        YAML::Parser parser(text);
        if (!parser.HandleNextDocument(builder))
            return Json();
        std::vector<std::string> ignored;
        JsonBuilder second(ignored);
        if (parser.HandleNextDocument(second))
            return unexpected(badRequest("error decoding YAML: more than one document"));
    } catch (const Refused &refused) {
        return unexpected(badYaml(refused.line, refused.why));
    } catch (const YAML::Exception &failure) {
        return unexpected(badYaml(failure.mark.line + 1, failure.msg));
    }
    return builder.take();
}

} // namespace hp::api
