// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/live/Row.h"

#include <cstdint>
#include <string>
#include <vector>

/// The frames of `/live` (docs/protocol.md). Each names its members once, as rows do. Of what they
/// carry their shape says nothing, so every program brings types of its own, its `Side`:
///     Text  texts
///     Any   JSON whose shape the frame does not know: options, arguments, results
///     Rows  rows by their keys
/// A frame goes over the wire with its `op` before its members.
namespace hp::live {

/// What this program speaks.
inline constexpr int protocolVersion = 1;

/// What is a text of JSON already: a value, or the members of an object without its braces.
struct JsonText {
    std::string text{};
};

enum class Op {
    None,
    Hello,
    Subscribe,
    Unsubscribe,
    Command,
    Pong,
    Retry,
    Welcome,
    Snapshot,
    Delta,
    Tick,
    Ping,
    Result,
    Error,
    Goodbye,
    Other
};

/// What the backend works on.
enum class Mode { None, Embedded, Observe, Reconcile, Bundle, Other };

/// How a command ended.
enum class Outcome { None, Observed, Refused, Other };

template<>
inline constexpr std::array words<Op> = std::to_array<std::string_view>({"",
                                                                         "hello",
                                                                         "subscribe",
                                                                         "unsubscribe",
                                                                         "command",
                                                                         "pong",
                                                                         "retry",
                                                                         "welcome",
                                                                         "snapshot",
                                                                         "delta",
                                                                         "tick",
                                                                         "ping",
                                                                         "result",
                                                                         "error",
                                                                         "goodbye",
                                                                         "?"});
template<>
inline constexpr std::array words<Mode> =
    std::to_array<std::string_view>({"", "embedded", "observe", "reconcile", "bundle", "?"});
template<>
inline constexpr std::array
    words<Outcome> = std::to_array<std::string_view>({"", "observed", "refused", "?"});

/// What is read of any frame first: what it is.
struct FrameHead {
    Op op = Op::None;
    std::string id{}; ///< of the frame or of the view; empty where it has none

    static void members(auto &frame, auto &&each)
    {
        each("op", frame.op);
        each("id", frame.id);
    }
};

// Frames of the client.

/// The session that a client wants to go on with, and the last `seq` that it has of each view.
template<typename Side>
struct BasicResume {
    typename Side::Text session{};
    typename Side::Any views{};

    static void members(auto &frame, auto &&each)
    {
        each("session", frame.session);
        each("views", frame.views);
    }
};

template<typename Side>
struct BasicHello {
    static constexpr Op op = Op::Hello;
    int protocol = 0;
    typename Side::Text client{}; ///< name and version
    std::optional<BasicResume<Side>> resume{};

    static void members(auto &frame, auto &&each)
    {
        each("protocol", frame.protocol);
        each("client", frame.client);
        each.given("resume", frame.resume);
    }
};

template<typename Side>
struct BasicSubscribe {
    static constexpr Op op = Op::Subscribe;
    typename Side::Text id{};
    typename Side::Text view{};
    typename Side::Any options{};

    static void members(auto &frame, auto &&each)
    {
        each("id", frame.id);
        each("view", frame.view);
        each.given("options", frame.options);
    }
};

template<typename Side>
struct BasicUnsubscribe {
    static constexpr Op op = Op::Unsubscribe;
    typename Side::Text id{};

    static void members(auto &frame, auto &&each) { each("id", frame.id); }
};

template<typename Side>
struct BasicCommand {
    static constexpr Op op = Op::Command;
    typename Side::Text id{};
    typename Side::Text command{};
    typename Side::Any arguments{};

    static void members(auto &frame, auto &&each)
    {
        each("id", frame.id);
        each("command", frame.command);
        each.given("arguments", frame.arguments);
    }
};

struct Pong {
    static constexpr Op op = Op::Pong;
    static void members(auto &, auto &&) { }
};

/// Has the backend try its cluster now and sign in there again.
struct Retry {
    static constexpr Op op = Op::Retry;
    static void members(auto &, auto &&) { }
};

// Frames of the server.

template<typename Text>
struct BasicServer {
    Text version{};
    Text cluster{}; ///< a name for people
    Mode mode = Mode::None;
    double timeScale = 1;
    Instant startedAt{};

    static void members(auto &row, auto &&each)
    {
        each("version", row.version);
        each("cluster", row.cluster);
        each("mode", row.mode);
        each("timeScale", row.timeScale);
        each("startedAt", row.startedAt);
    }
};

template<typename Text>
struct BasicIdentity {
    Text name{};
    std::vector<Text> roles{};

    static void members(auto &row, auto &&each)
    {
        each("name", row.name);
        each("roles", row.roles);
    }
};

/// Which commands are open to who is connected.
struct Permissions {
    bool write = false; ///< the same as `overrides`
    bool alarms = false;
    bool incidents = false;
    bool overrides = false;
    bool approve = false;
    bool tokens = false;
    bool walls = false; ///< to pair screens

    static void members(auto &row, auto &&each)
    {
        each("write", row.write);
        each("alarms", row.alarms);
        each("incidents", row.incidents);
        each("overrides", row.overrides);
        each("approve", row.approve);
        each("tokens", row.tokens);
        each("walls", row.walls);
    }
};

template<typename Side>
struct BasicWelcome {
    static constexpr Op op = Op::Welcome;
    int protocol = 0;
    typename Side::Text session{};
    bool resumed = false;
    BasicServer<typename Side::Text> server{};
    BasicIdentity<typename Side::Text> identity{};
    Permissions may{};

    static void members(auto &frame, auto &&each)
    {
        each("protocol", frame.protocol);
        each("session", frame.session);
        each("resumed", frame.resumed);
        each("server", frame.server);
        each("identity", frame.identity);
        each("may", frame.may);
    }
};

/// A whole view: it replaces whatever the client had.
template<typename Side>
struct BasicSnapshot {
    static constexpr Op op = Op::Snapshot;
    typename Side::Text id{};
    std::uint64_t seq = 0;
    Instant at{};
    typename Side::Rows rows{};
    Instant asOf{}; ///< only of a view of the past
    std::optional<typename Side::Text> blind{}; ///< only then: why not everything was seen

    static void members(auto &frame, auto &&each)
    {
        each("id", frame.id);
        each("seq", frame.seq);
        each("at", frame.at);
        each("rows", frame.rows);
        each.given("asOf", frame.asOf);
        each.given("blind", frame.blind);
    }
};

/// What changed in a view, the same for every client.
template<typename Side>
struct BasicChanges {
    Instant at{};
    typename Side::Rows set{};
    std::vector<typename Side::Text> remove{}; ///< goes before `set`

    static void members(auto &frame, auto &&each)
    {
        each("at", frame.at);
        each("set", frame.set);
        each("remove", frame.remove);
    }
};

/// Changes since `seq - 1`. Who sends them to many has their members as a JsonText.
template<typename Side, typename Changes = BasicChanges<Side>>
struct BasicDelta {
    static constexpr Op op = Op::Delta;
    typename Side::Text id{};
    std::uint64_t seq = 0;
    Changes changes{};

    static void members(auto &frame, auto &&each)
    {
        each("id", frame.id);
        each("seq", frame.seq);
        each.among(frame.changes);
    }
};

/// The clock of the server and the proof of life.
struct Tick {
    static constexpr Op op = Op::Tick;
    Instant now{};

    static void members(auto &frame, auto &&each) { each("now", frame.now); }
};

struct Ping {
    static constexpr Op op = Op::Ping;
    static void members(auto &, auto &&) { }
};

/// The answer to a command.
template<typename Side>
struct BasicResult {
    static constexpr Op op = Op::Result;
    typename Side::Text id{};
    Outcome outcome = Outcome::None;
    std::optional<typename Side::Any> result{}; ///< of what was observed
    typename Side::Text code{}; ///< of a refusal
    BasicSaid<typename Side::Text> message{}; ///< of a refusal, one sentence

    static void members(auto &frame, auto &&each)
    {
        each("id", frame.id);
        each("outcome", frame.outcome);
        each.given("result", frame.result);
        each.given("code", frame.code);
        each.saidGiven("message", frame.message);
    }
};

/// A frame was refused; the connection goes on.
template<typename Side>
struct BasicError {
    static constexpr Op op = Op::Error;
    typename Side::Text id{}; ///< of that frame, if it had one
    typename Side::Text code{};
    BasicSaid<typename Side::Text> message{};

    static void members(auto &frame, auto &&each)
    {
        each.given("id", frame.id);
        each("code", frame.code);
        each.said("message", frame.message);
    }
};

/// The last frame before the server closes.
template<typename Side>
struct BasicGoodbye {
    static constexpr Op op = Op::Goodbye;
    BasicSaid<typename Side::Text> reason{};

    static void members(auto &frame, auto &&each) { each.said("reason", frame.reason); }
};

using ServerFrame = BasicServer<std::string>;

} // namespace hp::live
