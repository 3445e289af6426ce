// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/transport/ServerParts.h"

#include <algorithm>

namespace hp::kube {

ServerParts partsOf(const std::string &server)
{
    ServerParts parts;
    const std::size_t mark = server.find("://");
    parts.scheme = mark == std::string::npos ? "https" : server.substr(0, mark);
    const std::size_t start = mark == std::string::npos ? 0 : mark + 3;
    const std::size_t slash = std::min(server.find('/', start), server.size());
    parts.authority = server.substr(start, slash - start);
    parts.prefix = server.substr(slash);
    while (parts.prefix.ends_with('/'))
        parts.prefix.pop_back();
    const std::size_t colon = parts.authority.rfind(':');
    const std::size_t bracket = parts.authority.rfind(']');
    if (colon != std::string::npos && (bracket == std::string::npos || colon > bracket)) {
        parts.port = parts.authority.substr(colon + 1);
    } else {
        parts.port = parts.scheme == "http" ? "80" : "443";
        parts.authority += ':' + parts.port;
    }
    return parts;
}

} // namespace hp::kube
