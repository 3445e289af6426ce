// SPDX-License-Identifier: Apache-2.0
#include "backend/api/wire/JsonBody.h"

#include "model/base/ApiStatus.h"
#include "model/base/JsonTree.h"

#include <nlohmann/json.hpp>
#include <set>

namespace hp::api {

namespace {

/// Notices keys that come twice; it walks a text that is known to be JSON, and builds nothing of
/// it. A callback of Json::parse() would see them too, but with one the parser goes through a whole
/// list again after each object in it, so a body of a few megabytes takes hours.
class DuplicateFinder final : public nlohmann::json_sax<Json>
{
public:
    bool null() override { return countItem(); }
    bool boolean(bool) override { return countItem(); }
    bool number_integer(number_integer_t) override { return countItem(); }
    bool number_unsigned(number_unsigned_t) override { return countItem(); }
    bool number_float(number_float_t, const string_t &) override { return countItem(); }
    bool string(string_t &) override { return countItem(); }
    bool binary(binary_t &) override { return countItem(); }
    bool start_object(std::size_t) override { return open(false); }
    bool end_object() override { return close(); }
    bool start_array(std::size_t) override { return open(true); }
    bool end_array() override { return close(); }
    bool parse_error(std::size_t, const std::string &, const Json::exception &) override
    {
        return false;
    }

    bool key(string_t &name) override
    {
        Level &level = m_levels.back();
        level.key = name;
        if (!level.keys.insert(level.key).second && m_found.size() < 32)
            m_found.push_back(path());
        return true;
    }

    [[nodiscard]] std::vector<std::string> take() { return std::move(m_found); }

private:
    struct Level {
        bool isArray = false;
        std::size_t index = 0;
        std::string key{};
        std::set<std::string> keys{};
    };

    bool open(bool isArray)
    {
        m_levels.push_back({.isArray = isArray});
        return true;
    }

    bool close()
    {
        m_levels.pop_back();
        return countItem();
    }

    bool countItem()
    {
        if (!m_levels.empty() && m_levels.back().isArray)
            ++m_levels.back().index;
        return true;
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
    try {
        Json value = Json::parse(body.begin(), body.end());
        DuplicateFinder finder;
        Json::sax_parse(body.begin(), body.end(), &finder);
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
