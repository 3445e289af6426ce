// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"
#include "model/base/Message.h"
#include "model/base/Result.h"

#include <functional>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace hp::gateway {

/// Who asks, as the front has found out.
struct Caller {
    std::string name{};
    std::vector<std::string> roles{};
    std::string peer{}; ///< address and port that they are connected from
    std::string session{}; ///< the connection, also when it is resumed; empty: none
    bool byCertificate = false; ///< and not by a token
    std::string tokenHash{}; ///< http::Identity::tokenHash

    [[nodiscard]] bool has(std::string_view role) const;
    /// May change what people decide about: alarms, overrides. A wall never may, whatever else its
    /// token says.
    [[nodiscard]] bool operates() const { return acts("operator"); }
    /// May sign what somebody else asks for.
    [[nodiscard]] bool approves() const { return acts("approver"); }
    /// May give and take tokens.
    [[nodiscard]] bool administers() const { return acts("admin"); }

private:
    [[nodiscard]] bool acts(std::string_view role) const
    {
        return !has("wall") && (has(role) || has("admin"));
    }
};

/// NotFound: nobody has that command.
[[nodiscard]] Unexpected noCommand(const std::string &command);

/// A command of one part of the backend: who may give it, what everybody else is told, and what
/// carries it out.
template<typename Part>
struct PartCommand {
    const char *command;
    bool allowed;
    const Form<place::Name> &refusal;
    Result<Json> (Part::*run)(const Json &arguments, const Caller &caller);
};

/// Carries out the one of these that is asked for. `Answer` is named so that this needs no whole
/// Json here.
template<typename Part, typename Answer = Result<Json>>
[[nodiscard]] Answer runOneOf(std::type_identity_t<std::span<const PartCommand<Part>>> commands,
                              Part &part,
                              const std::string &command,
                              const Json &arguments,
                              const Caller &caller)
{
    for (const PartCommand<Part> &each : commands) {
        if (command != each.command)
            continue;
        if (!each.allowed)
            return Answer(unexpected(ErrorCode::Unauthorised, each.refusal(caller.name)));
        return (part.*each.run)(arguments, caller);
    }
    return Answer(noCommand(command));
}

/// What clients may ask for beside views (docs/protocol.md, "Commands"). Control thread.
class Commands
{
public:
    Commands() = default;
    Commands(const Commands &) = delete;
    Commands &operator=(const Commands &) = delete;
    virtual ~Commands() = default;

    /// Carries out what is done at once and gives what the client is told. Errors: NotFound for a
    /// command or a thing that is not there, Unauthorised, Invalid, Conflict; each a sentence.
    [[nodiscard]] virtual Result<Json>
    run(const std::string &command, const Json &arguments, const Caller &caller) = 0;

    /// What the client is told: told once, on the control thread.
    using Reply = std::function<void(Result<Json>)>;
    /// run(), for commands whose answer takes a while as well: those reply later.
    virtual void
    execute(const std::string &command, const Json &arguments, const Caller &caller, Reply reply);
};

/// Commands of several parts of the backend, told apart by what stands before the first dot:
/// "alarm.shelve" goes to whoever has "alarm". Control thread.
class CommandSet final : public Commands
{
public:
    /// `part` outlives this.
    void add(const std::string &family, Commands &part) { m_parts[family] = &part; }

    [[nodiscard]] Result<Json>
    run(const std::string &command, const Json &arguments, const Caller &caller) override;
    void execute(const std::string &command,
                 const Json &arguments,
                 const Caller &caller,
                 Reply reply) override;

private:
    /// Null when nobody has it.
    [[nodiscard]] Commands *partOf(const std::string &command) const;

    std::map<std::string, Commands *> m_parts{};
};

} // namespace hp::gateway
