// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/http/HttpExchange.h"
#include "model/base/Json.h"

#include <string>
#include <vector>

namespace hp::api {

/// What a request wants to do, in the words of Kubernetes' authorizers.
struct AccessAttributes {
    std::string verb{};
    std::string group{};
    std::string resource{}; ///< plural; empty for a non-resource request
    std::string subresource{};
    std::string ns{};
    std::string name{};
    std::string path{}; ///< only of a non-resource request
};

/// One rule of a role, as in RBAC. "*" matches everything; "pods/eviction" is a subresource.
struct AccessRule {
    std::vector<std::string> verbs{};
    std::vector<std::string> groups{};
    std::vector<std::string> resources{};
    std::vector<std::string> paths{}; ///< non-resource paths; a trailing "*" matches any rest
};

struct AccessDecision {
    bool allowed = false;
    std::string reason{};
};

/// How far an allowed write may go.
enum class WriteLimit {
    None,
    Hooks, ///< of a Machine nothing but its hooks and foreign conditions: see HookGuard
    Operator, ///< of machines and hosts not what is for admins or overrides: see OperatorGuard
};

/// What an operator changes past the overrides.
enum class PlainWrites {
    Everything,
    Strict, ///< hooks, keys of a host and skipped drains go by an override only
};

/// What an identity may do, by its roles: admin everything; operator reads and changes machines,
/// hosts and maintenance; hook reads, and changes the hooks and conditions of machines; viewer
/// reads all but secrets. An identity with the role wall never writes, whatever else it was given.
[[nodiscard]] std::vector<AccessRule> rulesFor(const http::Identity &identity);
[[nodiscard]] AccessDecision mayAccess(const http::Identity &identity,
                                       const AccessAttributes &wanted);
/// Of an access that mayAccess() allows. The widest role counts.
[[nodiscard]] WriteLimit limitOf(const http::Identity &identity, const AccessAttributes &wanted);
/// Kubernetes' own sentence for a refusal; kubectl and client-go print it.
[[nodiscard]] std::string refusalText(const http::Identity &identity,
                                      const AccessAttributes &wanted);

} // namespace hp::api
