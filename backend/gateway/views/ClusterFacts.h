// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Time.h"

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace hp::gateway {

/// A line about the credentials for a person to read, without secrets.
struct CredentialLine {
    TimePoint at{};
    std::string text{};
};

/// The API server behind the backend, and what it makes of us (docs/protocol.md, "connection").
struct ServerFacts {
    std::string address{};
    std::string version{};
    std::string context{}; ///< of the kubeconfig, or "in-cluster"
    bool reachable = false;
    bool signedIn = false;
    std::string trouble{}; ///< one sentence about the last failure; empty since it works
    std::optional<TimePoint> troubleSince{};
    std::string user{};
    std::vector<std::string> groups{};
    std::optional<Duration> clockSkew{}; ///< server minus ours
    std::string credentials{}; ///< how we prove who we are: "token", "plugin", …
    std::optional<TimePoint> credentialsExpire{};
    std::size_t failedTries = 0; ///< in a row, to get new ones
    bool givenUp = false; ///< nothing is tried until a person asks
    std::string credentialTrouble{};
    std::string lastOutput{}; ///< of a plugin, without secrets
    std::vector<CredentialLine> credentialLog{}; ///< the last lines about them, oldest first
};

/// What the server makes of one kind.
struct KindFacts {
    std::string kind{};
    std::string state{}; ///< "served", "missing", "forbidden", "notUnderstood", "unknown"
    std::string verb{}; ///< with forbidden: which one
    std::string message{};
    std::string version{}; ///< with notUnderstood: which one
};

/// One right that some part needs.
struct RightFacts {
    std::string need{}; ///< "observe", "override", "lease" or a group
    std::string verb{};
    std::string resource{}; ///< plural.group
    std::string subresource{};
    std::string ns{}; ///< empty: everywhere
    std::optional<bool> allowed{}; ///< nullopt: no answer yet
};

/// One group of controllers.
struct GroupFacts {
    std::string purpose{};
    std::string state{}; ///< "running", "standby", "refused", "checking"
    std::string reason{}; ///< why it does not run, and what to do
    std::vector<std::string> pruned{}; ///< "baremetalhosts.metal3.io /status/…"
};

/// Who leads.
struct LeaseFacts {
    std::string name{}; ///< namespace/name
    std::string holder{};
    bool leading = false;
    std::optional<TimePoint> since{};
    int transitions = 0;
    std::string reason{};
};

/// Everything about the cluster that only the host of it knows; of an embedded one all is empty.
struct ClusterFacts {
    std::optional<ServerFacts> server{};
    std::map<std::string, KindFacts> kinds{}; ///< by plural.group
    std::vector<RightFacts> rights{};
    std::map<std::string, GroupFacts> groups{}; ///< by name
    std::optional<LeaseFacts> lease{};
    /// Silence of the server's streams, by plural.group; those that are not there are as the
    /// backend's own copy says.
    std::map<std::string, std::string> streamTrouble{};
};

} // namespace hp::gateway
