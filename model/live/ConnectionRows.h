// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/live/Frames.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// The rows of the view `connection`.
namespace hp::live {

/// What comes of a kind, or of the stream of its objects.
enum class KindState {
    None,
    Unknown,
    Served,
    Live,
    Stale,
    Closed,
    Missing,
    Forbidden,
    NotUnderstood, ///< the cluster has it only in a version that the backend does not know
    Other
};

/// How far what is shown can be believed.
enum class ServerState {
    None,
    Loading, ///< nothing was listed yet
    Live,
    Slow, ///< 3 to 10 s without a sign of life
    Stale, ///< longer: what is shown is the past
    Disconnected, ///< the server has not been reached for 30 s
    AuthExpired, ///< it is there and does not know us any more
    Other
};

/// What a group of controllers does.
enum class GroupState { None, Running, Standby, Checking, Refused, Other };

template<>
inline constexpr std::array words<KindState> = std::to_array<std::string_view>({"",
                                                                                "unknown",
                                                                                "served",
                                                                                "live",
                                                                                "stale",
                                                                                "closed",
                                                                                "missing",
                                                                                "forbidden",
                                                                                "notUnderstood",
                                                                                "?"});
template<>
inline constexpr std::array words<ServerState> = std::to_array<std::string_view>(
    {"", "loading", "live", "slow", "stale", "disconnected", "authExpired", "?"});
template<>
inline constexpr std::array words<GroupState> =
    std::to_array<std::string_view>({"", "running", "standby", "checking", "refused", "?"});

/// The row `backend`.
template<typename Text>
struct BasicBackendRow {
    Text version{};
    Mode mode = Mode::None;
    Text cluster{};
    double timeScale = 0; ///< 0: it is not said
    Instant startedAt{};
    std::int64_t rssBytes = 0;
    std::int64_t clients = 0;
    /// So often a view was sent whole to a client that was too slow for its changes; empty: an
    /// older backend does not say.
    std::optional<std::int64_t> dropped{};
    Text dataDir{};

    bool operator==(const BasicBackendRow &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("version", row.version);
        each("mode", row.mode);
        each("cluster", row.cluster);
        each("timeScale", row.timeScale);
        each("startedAt", row.startedAt);
        each("rssBytes", row.rssBytes);
        each("clients", row.clients);
        each.given("dropped", row.dropped);
        each("dataDir", row.dataDir);
    }
};

/// The row `bundle`, with the mode of that name: the file that is read in the place of a cluster.
template<typename Text>
struct BasicBundleRow {
    Text file{}; ///< its name without folders
    Text incident{}; ///< "HP-2026-0042"; empty when it is of no incident
    Text title{};
    Instant from{};
    Instant to{};
    Text preset{};
    bool states = false; ///< else it has timelines alone

    bool operator==(const BasicBundleRow &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("file", row.file);
        each("incident", row.incident);
        each("title", row.title);
        each("from", row.from);
        each("to", row.to);
        each("preset", row.preset);
        each("states", row.states);
    }
};

/// The row `history`: how the record is.
template<typename Text>
struct BasicRecordRow {
    Text place{}; ///< never with a password
    bool shared = false;
    std::int64_t bytes = 0;
    std::int64_t capBytes = 0; ///< 0: none
    Instant begins{};
    std::int64_t lost = 0;
    Text notice{}; ///< for a person; empty when there is nothing to say

    bool operator==(const BasicRecordRow &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("place", row.place);
        each("shared", row.shared);
        each("bytes", row.bytes);
        each("capBytes", row.capBytes);
        each.orNull("begins", row.begins);
        each("lost", row.lost);
        each("notice", row.notice);
    }
};

/// A row `stream/<plural.group>`.
template<typename Text>
struct BasicStreamRow {
    Text kind{};
    KindState state = KindState::None;
    BasicSaid<Text> reason{};
    Instant lastSign{};
    std::int64_t objects = 0;
    Instant since{}; ///< a workload cluster cannot be seen; none for all other streams

    bool operator==(const BasicStreamRow &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("kind", row.kind);
        each("state", row.state);
        each.said("reason", row.reason);
        each("lastSign", row.lastSign);
        each("objects", row.objects);
        each.wholeSecondGiven("since", row.since);
    }
};

/// How the backend proves who it is; never a secret.
template<typename Text>
struct BasicCredentials {
    Text kind{}; ///< "token", "plugin", …
    Instant expires{};
    std::int64_t failedTries = 0; ///< in a row, to get new ones
    bool givenUp = false; ///< nothing is tried until a person asks
    BasicSaid<Text> trouble{};
    Text lastOutput{}; ///< of a plugin

    bool operator==(const BasicCredentials &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("kind", row.kind);
        each.orNull("expires", row.expires);
        each("failedTries", row.failedTries);
        each("givenUp", row.givenUp);
        each.said("trouble", row.trouble);
        each("lastOutput", row.lastOutput);
    }
};

/// The row `server`: the API server behind the backend, and what it makes of us.
template<typename Text>
struct BasicApiServerRow {
    ServerState state = ServerState::None;
    Instant asOf{}; ///< what is shown is at least as new as that
    Text address{};
    Text version{};
    Text context{}; ///< of the kubeconfig, or "in-cluster"
    bool reachable = false;
    bool signedIn = false;
    BasicSaid<Text> trouble{}; ///< one sentence about the last failure; empty since it works
    Instant troubleSince{};
    Text user{};
    std::vector<Text> groups{};
    std::optional<std::int64_t> clockSkewMs{}; ///< server minus ours
    BasicCredentials<Text> credentials{};

    bool operator==(const BasicApiServerRow &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("state", row.state);
        each.orNull("asOf", row.asOf);
        each("address", row.address);
        each("version", row.version);
        each("context", row.context);
        each("reachable", row.reachable);
        each("signedIn", row.signedIn);
        each.said("trouble", row.trouble);
        each.orNull("troubleSince", row.troubleSince);
        each("user", row.user);
        each("groups", row.groups);
        each.orNull("clockSkewMs", row.clockSkewMs);
        each("credentials", row.credentials);
    }
};

template<typename Text>
struct BasicCredentialLine {
    Instant at{};
    Text text{};

    bool operator==(const BasicCredentialLine &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("at", row.at);
        each("text", row.text);
    }
};

/// The row `credentials`: what was said about them, oldest first. Of its own: it changes seldom,
/// the server's all the time.
template<typename Text>
struct BasicCredentialsRow {
    std::vector<BasicCredentialLine<Text>> log{};

    bool operator==(const BasicCredentialsRow &) const = default;
    static void members(auto &row, auto &&each) { each("log", row.log); }
};

/// A row `kind/<plural.group>`: what the server makes of one kind.
template<typename Text>
struct BasicKindRow {
    Text kind{};
    KindState state = KindState::None;
    Text verb{}; ///< the one that is forbidden
    Text message{};
    Text version{}; ///< the one that is not understood

    bool operator==(const BasicKindRow &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("kind", row.kind);
        each("state", row.state);
        each("verb", row.verb);
        each("message", row.message);
        each("version", row.version);
    }
};

/// A row `right/…`: one right that some part needs.
template<typename Text>
struct BasicRightRow {
    Text need{}; ///< "observe", "override", "lease" or a group
    Text verb{};
    Text resource{}; ///< plural.group
    Text subresource{};
    Text ns{}; ///< empty: everywhere
    std::optional<bool> allowed{}; ///< empty: no answer yet

    bool operator==(const BasicRightRow &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("need", row.need);
        each("verb", row.verb);
        each("resource", row.resource);
        each("subresource", row.subresource);
        each("namespace", row.ns);
        each.orNull("allowed", row.allowed);
    }
};

/// A row `group/<name>`: one group of controllers.
template<typename Text>
struct BasicGroupRow {
    Text purpose{};
    GroupState state = GroupState::None;
    BasicSaid<Text> reason{}; ///< why it does not run, and what to do
    std::vector<Text> pruned{}; ///< "baremetalhosts.metal3.io /status/…"

    bool operator==(const BasicGroupRow &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("purpose", row.purpose);
        each("state", row.state);
        each.said("reason", row.reason);
        each("pruned", row.pruned);
    }
};

/// The row `lease`: who leads.
template<typename Text>
struct BasicLeaseRow {
    Text name{}; ///< namespace/name
    Text holder{};
    bool leading = false;
    Instant since{};
    std::int64_t transitions = 0;
    Text reason{};

    bool operator==(const BasicLeaseRow &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("name", row.name);
        each("holder", row.holder);
        each("leading", row.leading);
        each.orNull("since", row.since);
        each("transitions", row.transitions);
        each("reason", row.reason);
    }
};

using BackendRow = BasicBackendRow<std::string>;
using BundleRow = BasicBundleRow<std::string>;
using RecordRow = BasicRecordRow<std::string>;
using StreamRow = BasicStreamRow<std::string>;
using Credentials = BasicCredentials<std::string>;
using ApiServerRow = BasicApiServerRow<std::string>;
using CredentialLine = BasicCredentialLine<std::string>;
using CredentialsRow = BasicCredentialsRow<std::string>;
using KindRow = BasicKindRow<std::string>;
using RightRow = BasicRightRow<std::string>;
using GroupRow = BasicGroupRow<std::string>;
using LeaseRow = BasicLeaseRow<std::string>;

} // namespace hp::live
