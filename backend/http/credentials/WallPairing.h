// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/http/credentials/TokenFile.h"
#include "backend/runtime/Clock.h"

#include <QObject>

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace hp::http {

/// What a screen gets that asks to be paired: the code that it shows, and the secret by which it
/// alone gets the token.
struct WallRequest {
    std::string code{};
    std::string secret{}; ///< told this once
    TimePoint expiresAt{};
};

/// A screen that waits, as people see it from elsewhere: its code has to be read off the screen.
struct WaitingWall {
    std::uint64_t number = 0; ///< tells it from others
    std::string screen{}; ///< its address, without a port
    Duration until{}; ///< by the clock's uptime: when it expires
    std::string name{}; ///< as it was approved; empty before
    std::string approvedBy{};
};

/// A screen that was approved and has come for its token.
struct PairedWall {
    std::string name{};
    std::string token{}; ///< told this once
};

/// One thing that was done about a screen, for the audit.
struct WallAct {
    enum class Kind { Approve, Deny, Pair, Rename, Revoke };
    Kind kind = Kind::Approve;
    std::string name{}; ///< of the screen, after the act
    std::string actor{}; ///< who did it; of Pair: who had approved it
    std::string from{}; ///< address and port of who did it; of Pair: of the screen
    std::string screen{}; ///< the address that the screen asked from
    std::string before{}; ///< of Rename: what it was called
};

/// Pairs screens: one that has no token shows a code, a person who stands before it approves the
/// code, and the screen comes for a token of the role `wall`. A code is good for ten minutes; of
/// the secret behind it only the hash is kept, in memory. The token is made when the screen comes
/// for it, so that nothing is left of one that never does. Lives on the control thread; `tokens`
/// and `clock`, which is that of the world, for people wait in its time, outlive this.
class WallPairing
{
public:
    static constexpr Duration codeLife = std::chrono::minutes(10);
    /// A screen that is approved in the last moment has so long to come.
    static constexpr Duration claimLife = std::chrono::minutes(1);
    static constexpr std::size_t maxOpen = 100;
    static constexpr std::size_t maxOpenOfOne = 5;
    static constexpr std::size_t codeLength = 6;
    /// Nothing in it is taken for something else at 5 m.
    static constexpr const char *codeAlphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

    WallPairing(TokenFile &tokens, runtime::Clock &clock);
    WallPairing(const WallPairing &) = delete;
    WallPairing &operator=(const WallPairing &) = delete;
    ~WallPairing() = default;

    /// There are as many open as there may be; one of them ends in `left` at the latest.
    struct NoPlace {
        bool ofAddress = false; ///< this address has as many, else all together have
        Duration left{};
    };
    /// A screen at `screen`, an address without a port, asks to be paired.
    [[nodiscard]] std::variant<WallRequest, NoPlace> request(const std::string &screen);

    struct Waiting {
        TimePoint expiresAt{};
    };
    enum class NotPaired {
        Unknown, ///< nobody has that secret, or that is long ago
        Claimed, ///< it was told already
        Denied,
        Expired,
        Withdrawn, ///< who approved it lost their token meanwhile
        NameTaken, ///< somebody else got the name meanwhile
        NotRecorded, ///< nobody could be told; the screen may come again
        NotStored, ///< the token could not be written; the screen may come again
    };
    /// The screen with this secret comes for its token. `from` is its address with the port.
    [[nodiscard]] std::variant<PairedWall, Waiting, NotPaired> claim(const std::string &secret,
                                                                     const std::string &from);

    enum class NotOpen { Unknown, Expired };
    /// The screen that shows this code, which people write as they like: in any case, with blanks
    /// and dashes. One that was approved is found until it comes.
    [[nodiscard]] std::variant<WaitingWall, NotOpen> find(const std::string &code) const;
    /// Of a screen that find() gives: it gets this name when it comes. `at` stands in the token.
    void approve(std::uint64_t number,
                 const std::string &name,
                 const std::string &by,
                 const std::string &at);
    /// Of a screen that find() gives, approved or not.
    void deny(std::uint64_t number);
    /// Takes back what this person approved and no screen has come for.
    void withdrawOf(const std::string &by);
    /// Those that wait, by number.
    [[nodiscard]] std::vector<WaitingWall> waiting() const;
    /// What is left of a code when blanks and dashes are gone, in capitals.
    [[nodiscard]] static std::string plainCode(const std::string &code);

    /// Keeps what was done, before it is; an error keeps it from being done.
    void recordWith(std::function<Result<Done>(const WallAct &)> record)
    {
        m_record = std::move(record);
    }
    [[nodiscard]] Result<Done> record(const WallAct &act) const;
    /// Called when a screen asked, came, or is no longer waited for.
    void onChanged(std::function<void()> call) { m_changed = std::move(call); }

private:
    enum class State { Open, Approved, Claimed, Denied, Withdrawn, NameTaken };
    struct Asked {
        std::uint64_t number = 0;
        std::string code{};
        std::string screen{};
        TimePoint expiresAt{};
        Duration until{}; ///< by the clock's uptime
        State state = State::Open;
        std::string name{};
        TokenOrigin origin{};

        [[nodiscard]] bool isOpen(Duration now) const
        {
            return (state == State::Open || state == State::Approved) && until > now;
        }
    };

    [[nodiscard]] Asked *numbered(std::uint64_t number);
    [[nodiscard]] static WaitingWall shown(const Asked &asked);
    [[nodiscard]] std::variant<PairedWall, Waiting, NotPaired> give(Asked &asked,
                                                                    const std::string &from);
    void notifyIn(Duration delay);
    void notify() const;

    TokenFile &m_tokens;
    runtime::Clock &m_clock;
    std::map<std::string, Asked> m_asked{}; ///< by the hash of the secret
    std::uint64_t m_last = 0;
    std::function<Result<Done>(const WallAct &)> m_record{};
    std::function<void()> m_changed{};
    QObject m_context{};
};

} // namespace hp::http
