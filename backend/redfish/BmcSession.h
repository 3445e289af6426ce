// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/redfish/BmcAddress.h"
#include "backend/redfish/Operation.h"
#include "backend/redfish/Payload.h"
#include "backend/redfish/transport/Exchange.h"

#include <map>
#include <optional>
#include <string>

namespace hp::redfish {

/// The body of a session login, without a copy of the password outside wiped memory.
[[nodiscard]] SecretText loginBody(const BmcAccess &access);
/// The whole header line of Basic authentication.
[[nodiscard]] SecretText basicHeader(const BmcAccess &access);

/// Who we are to one BMC: the credentials, the session or Basic, and for how long they are not
/// tried. It says what a request carries and when a login is due; sending is the client's, which
/// owns it. Sessions are scarce on BMCs, so one that is not used any more is named for deletion.
/// Lives on the engine's thread.
class BmcSession
{
public:
    /// All but `hostId` outlive it.
    BmcSession(std::string hostId,
               const BmcAddress &address,
               const RedfishSettings &settings,
               PayloadReader &reader);

    /// True when these are other credentials than before. They get a new chance at once, and do not
    /// ride on the old session.
    [[nodiscard]] bool use(BmcAccess access);
    [[nodiscard]] const TlsTrust &trust() const { return m_access.trust; }
    /// The header line of a request; empty before a login.
    [[nodiscard]] SecretText authorisation() const;
    /// True when requests can carry an authorisation.
    [[nodiscard]] bool isReady() const { return m_scheme == Scheme::Basic || !m_token.isEmpty(); }

    /// Gives up a session that is likely dead, and Basic when sessions are worth a try again.
    void refresh(Steady now);
    /// True while the BMC has no room for another session.
    [[nodiscard]] bool isTableFull(Steady now) const { return now < m_sessionAgainAt; }
    /// Requests go without a session because the BMC has none left.
    [[nodiscard]] bool goesWithoutSession() const
    {
        return m_scheme == Scheme::Basic && m_sessionAgainAt != Steady();
    }
    /// Goes on without a session; false when the settings forbid that.
    [[nodiscard]] bool useBasic();
    /// The body of the login.
    [[nodiscard]] SecretText credentials() const;
    /// Takes the answer to the login; false when it is one to refuse. After a session once worked,
    /// sending the password in every request would be a downgrade.
    [[nodiscard]] bool loggedIn(HttpAnswer &answer, Steady now);

    /// A request was answered with anything but 401. `proves`: it needed the authorisation.
    void accepted(bool proves, Steady now);
    /// A request other than the login was answered with 401. True when the session had only ended;
    /// a new login is due. False when the credentials are wrong.
    [[nodiscard]] bool expired(Steady now);
    /// The credentials were rejected. Accounts are locked after a few wrong attempts, so nothing is
    /// tried for a while.
    void lock(Steady now);
    /// Nothing is locked any more, and a session is asked for again.
    void retry();
    /// The account may not do this to the power: it is not tried for a while. Other commands are,
    /// for a BMC may refuse a shutdown and do a power-off.
    void lockCommand(ResetType type, Error refusal, Steady now);
    [[nodiscard]] Steady lockedUntil() const { return m_lockedUntil; }
    /// With what the command was refused that is not tried now; null when it may be.
    [[nodiscard]] const Error *lockOf(ResetType type, Steady now) const;

    /// Where the session is that is of no more use, once; empty: there is none.
    [[nodiscard]] std::string takeAbandoned();
    /// Where the session is that is in use; empty: nowhere.
    [[nodiscard]] const std::string &path() const { return m_path; }
    /// The session is being deleted.
    void stop();

private:
    enum class Scheme { Undecided, Session, Basic };

    void abandon();

    std::string m_hostId;
    const BmcAddress &m_address;
    const RedfishSettings &m_settings;
    PayloadReader &m_reader;

    BmcAccess m_access{};
    Scheme m_scheme = Scheme::Undecided;
    SecretText m_token{};
    std::string m_path{};
    std::string m_abandonedPath{};
    bool m_worked = false; ///< there was a session with these credentials
    bool m_loggedInAgain = false; ///< since the last answer that was not 401
    Steady m_usedAt{};
    std::optional<Span> m_idleLimit{}; ///< how long a session was idle when it was found dead
    Steady m_sessionAgainAt{}; ///< Basic is used until then: the session table was full
    Steady m_lockedUntil{};
    struct CommandLock {
        Steady until{};
        Error refusal{};
    };
    std::map<ResetType, CommandLock> m_lockedCommands{};
};

} // namespace hp::redfish
