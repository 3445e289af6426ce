// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/RequestCounts.h"

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

namespace hp::kube {

namespace {

std::vector<std::string_view> pathPartsOf(std::string_view path)
{
    path = path.substr(0, path.find('?'));
    std::vector<std::string_view> parts;
    while (!path.empty()) {
        const std::size_t end = std::min(path.find('/'), path.size());
        if (end > 0)
            parts.push_back(path.substr(0, end));
        path.remove_prefix(std::min(end + 1, path.size()));
    }
    return parts;
}

const char *verbOf(const Request &request, bool isNamed)
{
    switch (request.method) {
    case Method::Post:
        return "create";
    case Method::Put:
        return "update";
    case Method::Patch:
        return "patch";
    case Method::Delete:
        return "delete";
    case Method::Get:
        break;
    }
    if (request.stream)
        return "watch";
    return isNamed ? "get" : "list";
}

} // namespace

RequestLabels labelsOf(const Request &request, int code)
{
    // /api/VERSION/… and /apis/GROUP/VERSION/…, with or without namespaces/NAME, then
    // RESOURCE[/NAME[/SUBRESOURCE]].
    const std::vector<std::string_view> parts = pathPartsOf(request.path);
    const bool isCore = !parts.empty() && parts.front() == "api";
    const bool isGroup = !parts.empty() && parts.front() == "apis";
    std::size_t at = isCore ? 2 : 3;
    if ((!isCore && !isGroup) || parts.size() <= at)
        return {verbOf(request, true), {}, code};
    if (parts.size() > at + 2 && parts[at] == "namespaces")
        at += 2;
    const std::size_t left = parts.size() - at;
    std::string resource(parts[at]);
    if (left > 2)
        resource.append("/").append(parts[at + 2]);
    return {verbOf(request, left > 1), std::move(resource), code};
}

} // namespace hp::kube
