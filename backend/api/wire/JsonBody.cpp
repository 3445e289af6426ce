// SPDX-License-Identifier: Apache-2.0
#include "backend/api/wire/JsonBody.h"

#include "model/base/ApiStatus.h"
#include "model/base/JsonTree.h"

#include <nlohmann/json.hpp>
#include <set>

namespace hp::api {

namespace {

/// Notices keys that come twice while the parser walks the text.
class DuplicateFinder
{
public:
    void operator()(Json::parse_event_t event, const Json &parsed)
    {
        switch (event) {
        case Json::parse_event_t::object_start:
            m_levels.push_back({});
            break;
        case Json::parse_event_t::array_start:
            m_levels.push_back({.isArray = true});
            break;
        case Json::parse_event_t::object_end:
        case Json::parse_event_t::array_end:
            if (!m_levels.empty())
                m_levels.pop_back();
            countItem();
            break;
        case Json::parse_event_t::value:
            countItem();
            break;
        case Json::parse_event_t::key:
            noteKey(parsed.get<std::string>());
            break;
        }
    }

    [[nodiscard]] std::vector<std::string> take() { return std::move(m_found); }

private:
    struct Level {
        bool isArray = false;
        std::size_t index = 0;
        std::string key{};
        std::set<std::string> keys{};
    };

    void countItem()
    {
        if (!m_levels.empty() && m_levels.back().isArray)
            ++m_levels.back().index;
    }

    void noteKey(std::string key)
    {
        Level &level = m_levels.back();
        level.key = std::move(key);
        if (!level.keys.insert(level.key).second && m_found.size() < 32)
            m_found.push_back(path());
    }

    [[nodiscard]] std::string path() const
    {
        std::string result;
        for (const Level &level : m_levels) {
            if (level.isArray)
                result += '[' + std::to_string(level.index) + ']';
            else
                result += (result.empty() ? "" : ".") + level.key;
        }
        return result;
    }

    std::vector<Level> m_levels{};
    std::vector<std::string> m_found{};
};

} // namespace

Result<Json> parseJsonBody(std::string_view body, std::vector<std::string> &duplicates)
{
    if (nestsTooDeeply(body)) {
        return unexpected(badRequest("the body of the request is nested deeper than "
                                     + std::to_string(maxJsonDepth) + " levels"));
    }
    DuplicateFinder finder;
    const auto watch = [&finder](int, Json::parse_event_t event, Json &parsed) {
        finder(event, parsed);
        return true;
    };
    try {
        Json value = Json::parse(body.begin(), body.end(), watch);
        duplicates = finder.take();
        return value;
    } catch (const Json::exception &problem) {
        std::string where = problem.what();
        // The library starts with its own error number, which tells a client nothing.
        if (const std::size_t bracket = where.find("] "); bracket != std::string::npos)
            where.erase(0, bracket + 2);
        return unexpected(badRequest("the body of the request is not JSON: " + where));
    }
}

} // namespace hp::api
