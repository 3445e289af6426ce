// SPDX-License-Identifier: Apache-2.0
#include "model/base/JsonPatch.h"

#include "model/base/ApiStatus.h"
#include "model/base/JsonTree.h"

#include <charconv>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace hp {

namespace {

constexpr std::size_t maxOperations = 10'000;
constexpr std::size_t maxCopiedBytes = 3 * 1024 * 1024;
constexpr std::size_t maxVisitedValues = 3 * 1024 * 1024;

using Path = std::vector<std::string>;

/// What the operations of one patch have used up.
struct Spent {
    std::size_t copiedBytes = 0;
    std::size_t visitedValues = 0;
    bool tooDeep = false;

    /// Whether the values behind a place in a list may move along.
    bool moves(std::size_t values)
    {
        visitedValues += values;
        return visitedValues <= maxVisitedValues;
    }
    /// Whether `value` may stand at `path`: operations can nest what a body holds side by side.
    bool fits(const Path &path, const Json &value)
    {
        std::vector<std::pair<const Json *, std::size_t>> open{{&value, path.size()}};
        while (!open.empty()) {
            const auto [json, depth] = open.back();
            open.pop_back();
            tooDeep = tooDeep || depth + (json->is_structured() ? 1 : 0) > maxJsonDepth;
            if (tooDeep || ++visitedValues > maxVisitedValues)
                return false;
            if (json->is_structured()) {
                for (const Json &item : *json)
                    open.emplace_back(&item, depth + 1);
            }
        }
        return true;
    }
};

/// The reference tokens of a JSON pointer; nullopt when it is not one.
std::optional<Path> tokensOf(const std::string &pointer)
{
    Path path;
    if (pointer.empty())
        return path;
    if (pointer.front() != '/')
        return std::nullopt;
    std::string token;
    for (std::size_t i = 1; i <= pointer.size(); ++i) {
        if (i == pointer.size() || pointer[i] == '/') {
            path.push_back(std::move(token));
            token.clear();
        } else if (pointer[i] == '~') {
            if (i + 1 == pointer.size() || (pointer[i + 1] != '0' && pointer[i + 1] != '1'))
                return std::nullopt;
            token += pointer[++i] == '0' ? '~' : '/';
        } else {
            token += pointer[i];
        }
    }
    return path;
}

/// Position in an array of `size`, where a negative one counts from the end.
std::optional<std::size_t> indexOf(const std::string &token, std::size_t size)
{
    std::int64_t value = 0;
    const char *end = token.data() + token.size();
    const auto [stop, error] = std::from_chars(token.data(), end, value);
    if (token.empty() || error != std::errc{} || stop != end)
        return std::nullopt;
    if (token.size() > 1 && token.front() == '0')
        return std::nullopt;
    const auto count = static_cast<std::int64_t>(size);
    if (value < 0)
        value += count;
    if (value < 0 || value > count)
        return std::nullopt;
    return static_cast<std::size_t>(value);
}

Json *child(Json &parent, const std::string &token)
{
    if (parent.is_object()) {
        const auto it = parent.find(token);
        return it == parent.end() ? nullptr : &*it;
    }
    if (!parent.is_array())
        return nullptr;
    const auto index = indexOf(token, parent.size());
    return index && *index < parent.size() ? &parent[*index] : nullptr;
}

Json *find(Json &document, const Path &path, std::size_t depth)
{
    Json *json = &document;
    for (std::size_t i = 0; i < depth && json; ++i)
        json = child(*json, path[i]);
    return json;
}

Json *parentOf(Json &document, const Path &path)
{
    return path.empty() ? nullptr : find(document, path, path.size() - 1);
}

bool add(Json &document, const Path &path, Json value, Spent &spent)
{
    if (path.empty()) {
        document = std::move(value);
        return true;
    }
    Json *parent = parentOf(document, path);
    if (!parent)
        return false;
    if (parent->is_object()) {
        (*parent)[path.back()] = std::move(value);
        return true;
    }
    if (!parent->is_array())
        return false;
    if (path.back() == "-") {
        parent->push_back(std::move(value));
        return true;
    }
    const auto index = indexOf(path.back(), parent->size());
    if (!index || !spent.moves(parent->size() - *index))
        return false;
    parent->insert(parent->begin() + static_cast<std::ptrdiff_t>(*index), std::move(value));
    return true;
}

bool removeAt(Json &document, const Path &path, Spent &spent)
{
    Json *parent = parentOf(document, path);
    if (!parent || !child(*parent, path.back()))
        return false;
    if (parent->is_object()) {
        parent->erase(path.back());
        return true;
    }
    const std::size_t index = *indexOf(path.back(), parent->size());
    if (!spent.moves(parent->size() - index))
        return false;
    parent->erase(index);
    return true;
}

bool replace(Json &document, const Path &path, Json value)
{
    Json *target = find(document, path, path.size());
    if (!target)
        return false;
    *target = std::move(value);
    return true;
}

bool test(Json &document, const Path &path, const Json &value)
{
    if (const Json *target = find(document, path, path.size()))
        return *target == value;
    const Json *parent = parentOf(document, path);
    return parent && parent->is_object() && value.is_null();
}

bool isPrefix(const Path &prefix, const Path &path)
{
    return prefix.size() < path.size() && std::equal(prefix.begin(), prefix.end(), path.begin());
}

bool move(Json &document, const Path &from, const Path &path, Spent &spent)
{
    Json *source = find(document, from, from.size());
    if (!source || isPrefix(from, path))
        return false;
    if (from == path)
        return true;
    if (!spent.fits(path, *source))
        return false;
    Json value = std::move(*source);
    return removeAt(document, from, spent) && add(document, path, std::move(value), spent);
}

bool copy(Json &document, const Path &from, const Path &path, Spent &spent)
{
    const Json *source = find(document, from, from.size());
    if (!source || !spent.fits(path, *source))
        return false;
    Json value = *source;
    spent.copiedBytes += value.dump(-1, ' ', false, Json::error_handler_t::replace).size();
    return spent.copiedBytes <= maxCopiedBytes && add(document, path, std::move(value), spent);
}

const std::string *textMember(const Json &object, const char *key)
{
    const auto it = object.find(key);
    return it == object.end() ? nullptr : it->get_ptr<const std::string *>();
}

/// One operation; false when it does not apply.
bool apply(Json &document, const Json &operation, Spent &spent)
{
    const std::string *op = textMember(operation, "op");
    const std::string *pointer = textMember(operation, "path");
    const auto path = pointer ? tokensOf(*pointer) : std::nullopt;
    if (!op || !path)
        return false;

    const auto it = operation.find("value");
    const Json value = it == operation.end() ? Json() : *it;
    if (*op == "test")
        return test(document, *path, value);
    if (*op == "remove")
        return removeAt(document, *path, spent);
    if (*op == "add")
        return spent.fits(*path, value) && add(document, *path, value, spent);
    if (*op == "replace")
        return spent.fits(*path, value) && replace(document, *path, value);

    const std::string *fromPointer = textMember(operation, "from");
    const auto from = fromPointer ? tokensOf(*fromPointer) : std::nullopt;
    if (!from)
        return false;
    if (*op == "move")
        return move(document, *from, *path, spent);
    return *op == "copy" && copy(document, *from, *path, spent);
}

Error doesNotApply()
{
    return errorFrom({.code = 422,
                      .reason = "Invalid",
                      .message = "the server rejected our request due to an error in our request"});
}

} // namespace

Result<Json> applyJsonPatch(const Json &current, const Json &operations)
{
    const char *wanted = "error decoding patch: json: cannot unmarshal ";
    if (!operations.is_array()) {
        return unexpected(badRequest(std::string(wanted) + operations.type_name()
                                     + " into Go value of type jsonpatch.Patch"));
    }
    if (operations.size() > maxOperations) {
        return unexpected(errorFrom(
            {.code = 413,
             .reason = "RequestEntityTooLarge",
             .message =
                 "Request entity is too large: The allowed maximum operations in a JSON patch is "
                 + std::to_string(maxOperations) + ", got " + std::to_string(operations.size())}));
    }

    Json document = current;
    Spent spent;
    for (const Json &operation : operations) {
        if (!operation.is_object()) {
            return unexpected(badRequest(std::string(wanted) + operation.type_name()
                                         + " into Go value of type jsonpatch.Operation"));
        }
        if (!apply(document, operation, spent)) {
            return unexpected(spent.tooDeep
                                  ? badRequest("the JSON patch nests the object deeper than "
                                               + std::to_string(maxJsonDepth) + " levels")
                                  : doesNotApply());
        }
    }
    return document;
}

} // namespace hp
