// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/gateway/Commands.h"
#include "backend/gateway/TokenService.h"
#include "backend/gateway/views/View.h"
#include "backend/http/FailureLimit.h"
#include "backend/http/credentials/WallPairing.h"
#include "backend/runtime/Clock.h"

#include <QObject>

#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>

namespace hp::gateway {

/// Screens as operators see them: the commands `wall.*` and the view `walls`. Who stands before a
/// screen approves the code that it shows; what was paired is renamed and revoked here. Control
/// thread.
class WallService final : public QObject, public Commands
{
    Q_OBJECT
public:
    /// Wrong codes that one identity may send in a minute.
    static constexpr std::size_t maxGuesses = 10;

    /// All that is passed in outlives this.
    struct Parts {
        http::WallPairing *pairing = nullptr;
        http::TokenFile *tokens = nullptr;
        TokenService *issued = nullptr;
        runtime::Clock *clock = nullptr; ///< of what is shown
        runtime::Clock *outside = nullptr; ///< that of the pairing
        std::function<bool(const std::string &name)> isConnected{};
        std::shared_ptr<View> shown{};
    };
    explicit WallService(Parts parts);
    ~WallService() override;

    /// `wall.approve` {code, name?} gives {name, from}; `wall.deny` {code} {from}; `wall.rename`
    /// {name, to} and `wall.revoke` {name} {name}.
    [[nodiscard]] Result<Json>
    run(const std::string &command, const Json &arguments, const Caller &caller) override;
    /// This identity was let in just now.
    void seen(const std::string &name);
    /// Somebody may have come or gone.
    void show();

private:
    [[nodiscard]] Result<Json> approve(const Json &arguments, const Caller &caller);
    [[nodiscard]] Result<Json> deny(const Json &arguments, const Caller &caller);
    [[nodiscard]] Result<Json> rename(const Json &arguments, const Caller &caller);
    [[nodiscard]] Result<Json> revoke(const Json &arguments, const Caller &caller);
    /// The screen that shows the code of these arguments; who sends wrong ones has to wait.
    [[nodiscard]] Result<http::WaitingWall> asked(const Json &arguments, const Caller &caller);
    /// Why a screen cannot be called that; nothing when it can.
    [[nodiscard]] Result<Done> checkName(const char *argument, const std::string &name) const;
    /// The paired screen that is called `name`.
    [[nodiscard]] Result<http::IssuedToken> paired(const std::string &name) const;
    void showAsking(RowMap &rows);

    Parts m_parts;
    http::FailureLimit m_guesses{maxGuesses, std::chrono::minutes(1)};
    /// Of who asks, in the time of the backend.
    struct Times {
        TimePoint since{};
        TimePoint expiresAt{};
        Duration until{}; ///< what that was made of
    };
    std::map<std::uint64_t, Times> m_asking{}; ///< by number
    std::map<std::string, TimePoint> m_lastSeen{}; ///< by name, since the start
    std::set<std::string> m_connected{}; ///< as shown
};

} // namespace hp::gateway
