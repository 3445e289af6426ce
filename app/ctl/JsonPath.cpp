// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/Output.h"

#include <algorithm>
#include <charconv>
#include <nlohmann/json.hpp>
#include <optional>
#include <string_view>

namespace hp::app {

namespace {

using Nodes = std::vector<const Json *>;

/// Reads and evaluates one template; one object a call of jsonPathText().
class JsonPath
{
public:
    explicit JsonPath(const std::string &text)
        : m_text(text.find('{') == std::string::npos ? '{' + text + '}' : text)
    { }

    Result<std::string> of(const Json &root)
    {
        m_root = &root;
        std::string out;
        std::size_t at = 0;
        run({&root}, at, out, false);
        if (!m_trouble.empty())
            return unexpected(ErrorCode::Invalid, "-o jsonpath: " + m_trouble);
        return out;
    }

private:
    void fail(const std::string &why)
    {
        if (m_trouble.empty())
            m_trouble = why;
    }

    /// From `at` to the end, or to the {end} of a range, for each of the nodes.
    void run(const Nodes &nodes, std::size_t &at, std::string &out, bool inRange)
    {
        const std::size_t begin = at;
        std::size_t end = begin;
        // Also where there is nothing: what follows has to be found and read.
        const Json nothing;
        Nodes each = nodes;
        const bool silent = each.empty();
        if (silent)
            each.push_back(&nothing);
        for (const Json *node : each) {
            std::size_t place = begin;
            std::string piece;
            one(*node, place, piece, inRange);
            if (!silent)
                out += piece;
            end = place;
            if (!m_trouble.empty())
                return;
        }
        at = end;
    }

    void one(const Json &node, std::size_t &at, std::string &out, bool inRange)
    {
        while (at < m_text.size() && m_trouble.empty()) {
            if (m_text[at] != '{') {
                out += m_text[at++];
                continue;
            }
            const std::size_t close = closing(at);
            if (close == std::string::npos)
                return fail("a { is not closed");
            const std::string inside = stripped(m_text.substr(at + 1, close - at - 1));
            at = close + 1;
            if (inside == "end") {
                if (!inRange)
                    fail("{end} without a {range}");
                return;
            }
            if (inside.starts_with("range")) {
                run(find(node, stripped(inside.substr(5))), at, out, true);
            } else if (!inside.empty() && (inside[0] == '"' || inside[0] == '\'')) {
                out += literal(inside);
            } else {
                std::string list;
                for (const Json *found : find(node, inside))
                    list += (list.empty() ? "" : " ") + shown(*found);
                out += list;
            }
        }
        if (inRange && m_trouble.empty())
            fail("a {range} has no {end}");
    }

    /// Where the brace at `at` ends, past texts in quotes.
    [[nodiscard]] std::size_t closing(std::size_t at) const
    {
        char quote = 0;
        for (++at; at < m_text.size(); ++at) {
            const char c = m_text[at];
            if (quote && c == '\\')
                ++at;
            else if (quote)
                quote = c == quote ? '\0' : quote;
            else if (c == '"' || c == '\'')
                quote = c;
            else if (c == '}')
                return at;
        }
        return std::string::npos;
    }

    static std::string stripped(std::string text)
    {
        text.erase(0, text.find_first_not_of(' '));
        text.erase(text.find_last_not_of(' ') + 1);
        return text;
    }

    static std::string shown(const Json &json)
    {
        return json.is_string() ? json.get<std::string>() : json.dump();
    }

    std::string literal(const std::string &quoted)
    {
        std::string text;
        for (std::size_t i = 1; i + 1 < quoted.size(); ++i) {
            if (quoted[i] != '\\') {
                text += quoted[i];
                continue;
            }
            const char c = quoted[++i];
            text += c == 'n' ? '\n' : c == 't' ? '\t' : c == 'r' ? '\r' : c;
        }
        return text;
    }

    static void addChildren(const Json &node, Nodes &nodes)
    {
        if (node.is_structured()) {
            for (const Json &child : node)
                nodes.push_back(&child);
        }
    }

    /// A node and all below it, itself first.
    static Nodes withAllBelow(const Nodes &nodes)
    {
        Nodes all;
        Nodes open(nodes.rbegin(), nodes.rend());
        while (!open.empty()) {
            const Json *node = open.back();
            open.pop_back();
            all.push_back(node);
            Nodes children;
            addChildren(*node, children);
            open.insert(open.end(), children.rbegin(), children.rend());
        }
        return all;
    }

    Nodes find(const Json &from, std::string path)
    {
        Nodes nodes{&from};
        if (path.starts_with('$')) {
            nodes = {m_root};
            path.erase(0, 1);
        } else if (path.starts_with('@')) {
            path.erase(0, 1);
        }
        std::size_t at = 0;
        while (at < path.size() && m_trouble.empty()) {
            if (path[at] == '[') {
                const std::size_t close = path.find(']', at);
                if (close == std::string::npos) {
                    fail("a [ is not closed in {" + path + '}');
                    break;
                }
                nodes = bracket(nodes, path.substr(at + 1, close - at - 1));
                at = close + 1;
                continue;
            }
            if (path.compare(at, 2, "..") == 0) {
                nodes = withAllBelow(nodes);
                ++at;
            }
            if (path[at] == '.')
                ++at;
            else if (at > 0)
                return fail("'" + path.substr(at) + "' is not understood in {" + path + '}'),
                       Nodes();
            if (at < path.size() && path[at] == '[')
                continue;
            std::string name;
            for (; at < path.size() && path[at] != '.' && path[at] != '['; ++at) {
                if (path[at] == '\\' && at + 1 < path.size())
                    ++at;
                name += path[at];
            }
            if (!name.empty())
                nodes = name == "*" ? children(nodes) : fields(nodes, name);
        }
        return nodes;
    }

    static Nodes children(const Nodes &nodes)
    {
        Nodes found;
        for (const Json *node : nodes)
            addChildren(*node, found);
        return found;
    }

    static Nodes fields(const Nodes &nodes, const std::string &name)
    {
        Nodes found;
        for (const Json *node : nodes) {
            if (!node->is_object())
                continue;
            if (const auto it = node->find(name); it != node->end())
                found.push_back(&*it);
        }
        return found;
    }

    /// What stands in brackets: 'name', *, an index, a slice, or a filter.
    Nodes bracket(const Nodes &nodes, const std::string &inside)
    {
        if (inside == "*")
            return children(nodes);
        if (inside.size() > 1 && (inside[0] == '\'' || inside[0] == '"'))
            return fields(nodes, literal(inside));
        if (inside.starts_with("?(") && inside.ends_with(')'))
            return filtered(nodes, stripped(inside.substr(2, inside.size() - 3)));
        const std::size_t colon = inside.find(':');
        const auto first = number(inside.substr(0, colon));
        const auto last = colon == std::string::npos ? first : number(inside.substr(colon + 1));
        if (!first || !last || (colon == std::string::npos && inside.empty())) {
            fail("'[" + inside + "]' is not understood");
            return {};
        }
        Nodes found;
        for (const Json *node : nodes) {
            if (!node->is_array())
                continue;
            const auto size = static_cast<long>(node->size());
            const auto placed = [size](long at) { return at < 0 ? at + size : at; };
            const bool open = colon != std::string::npos && colon + 1 == inside.size();
            const long begin = placed(*first);
            const long end = colon == std::string::npos ? begin + 1 : open ? size : placed(*last);
            for (long at = std::max(begin, 0L); at < std::min(end, size); ++at)
                found.push_back(&(*node)[static_cast<std::size_t>(at)]);
        }
        return found;
    }

    /// 0 for nothing, none for what is no number.
    static std::optional<long> number(const std::string &text)
    {
        long value = 0;
        const char *end = text.data() + text.size();
        const auto read = std::from_chars(text.data(), end, value);
        return text.empty() || (read.ec == std::errc() && read.ptr == end) ? std::optional(value)
                                                                           : std::nullopt;
    }

    Nodes filtered(const Nodes &nodes, const std::string &condition)
    {
        constexpr std::array<std::string_view, 6> operators{"==", "!=", "<=", ">=", "<", ">"};
        std::string sign;
        std::size_t at = std::string::npos;
        for (const std::string_view one : operators) {
            at = condition.find(one);
            if (at != std::string::npos) {
                sign = one;
                break;
            }
        }
        const std::string left = stripped(condition.substr(0, at));
        Json wanted;
        if (!sign.empty()) {
            const std::string right = stripped(condition.substr(at + sign.size()));
            wanted = !right.empty() && (right[0] == '"' || right[0] == '\'')
                ? Json(literal(right))
                : Json::parse(right, nullptr, false);
            if (wanted.is_discarded()) {
                fail("'" + right + "' is not a value; a text stands in quotes");
                return {};
            }
        }
        Nodes found;
        for (const Json *child : children(nodes)) {
            const Nodes values = find(*child, left);
            const bool fits = std::ranges::any_of(values, [&](const Json *value) {
                return sign.empty() || holds(*value, sign, wanted);
            });
            if (fits)
                found.push_back(child);
        }
        return found;
    }

    static bool holds(const Json &value, const std::string &sign, const Json &wanted)
    {
        return sign == "==" ? value == wanted
            : sign == "!="  ? value != wanted
            : sign == "<="  ? value <= wanted
            : sign == ">="  ? value >= wanted
            : sign == "<"   ? value < wanted
                            : value > wanted;
    }

    std::string m_text;
    const Json *m_root = nullptr;
    std::string m_trouble{};
};

} // namespace

Result<std::string> jsonPathText(const Json &json, const std::string &path)
{
    return JsonPath(path).of(json);
}

} // namespace hp::app
