// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace hp::kube {

/// Whom every request pretends to be (as, as-groups, as-uid, as-user-extra of a kubeconfig). Sent
/// as headers; an empty user means nobody else.
struct Impersonation {
    std::string user{};
    std::vector<std::string> groups{};
    std::string uid{};
    std::vector<std::pair<std::string, std::string>> extra{}; ///< key as written, value

    [[nodiscard]] bool operator==(const Impersonation &) const = default;
};

/// Where an API server is and how it proves itself; no secret of ours in here
/// (facts/kube-api.md 3, "Cluster").
struct Endpoint {
    std::string server{}; ///< https://host:port[/prefix], no slash at the end
    std::string caPem{}; ///< empty: the system's authorities
    bool insecureSkipVerify = false; ///< never together with caPem
    std::string tlsServerName{}; ///< SNI and the name that is verified; empty: the host's
    std::string proxyUrl{}; ///< http, https or socks5; empty: none
    bool disableCompression = false;
    std::string ns{}; ///< the context's namespace; empty: "default"
    Impersonation impersonation{};

    [[nodiscard]] bool operator==(const Endpoint &) const = default;
};

} // namespace hp::kube
