// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/gateway/Commands.h"
#include "backend/gateway/views/View.h"
#include "backend/http/credentials/TokenFile.h"
#include "backend/http/credentials/ViewLinks.h"
#include "backend/runtime/Clock.h"
#include "model/live/AuditRows.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

namespace hp::gateway {

/// Tokens as administrators see them: the commands `token.*` and the view `tokens`. A token itself
/// leaves only once, in the answer that creates it. Notices what other programs change in the file.
/// Who came by a link has a token as well, which ends with that of its sharer. Control thread.
class TokenService final : public QObject, public Commands
{
    Q_OBJECT
public:
    /// What a person did about the token of `name`.
    struct Act {
        std::string name{};
        std::string role{}; ///< of the one that was created; empty: it was revoked
        bool replaced = false; ///< there was one of this name, which has ended
        std::string actor{};
        std::string from{}; ///< the address of `actor`
    };

    /// All that is passed in outlives this.
    TokenService(http::TokenFile &tokens,
                 http::ViewLinks &links,
                 runtime::Clock &clock,
                 std::shared_ptr<View> shown);
    ~TokenService() override;

    /// `token.create` {name, role, owners?, replace?} gives {name, role, token}; `token.revoke`
    /// {name} gives {name}; `token.share` {page?, at?, from?} gives {url, expiresAt}.
    [[nodiscard]] Result<Json>
    run(const std::string &command, const Json &arguments, const Caller &caller) override;
    /// Keeps each act that was done, for as long as this lives. An error is logged: it is done all
    /// the same.
    void recordBy(std::function<Result<Done>(const Act &)> record) { m_record = std::move(record); }
    /// The roles that the token of this name has now; none when there is no such token, or it is
    /// not the one of that hash.
    [[nodiscard]] std::vector<std::string> rolesOf(const std::string &name,
                                                   const std::string &tokenHash = {}) const;
    /// Looks, and says whether the token of this hash is good. What its owner does after that is
    /// known to have been done with it when it ends.
    [[nodiscard]] bool isGood(const std::string &tokenHash);
    /// Somebody has a token under this name.
    [[nodiscard]] bool isTaken(const std::string &name) const;
    /// Somebody else changed the tokens just now: tells what ended, shows what is there.
    void refresh() { poll(); }
    /// This identity was let in just now.
    void seen(const std::string &name);
    /// Who is connected with a token, asked with every look: they are seen as long as they stay.
    void seeWhoIsConnected(std::function<std::set<std::string>()> connected)
    {
        m_connected = std::move(connected);
    }
    /// Ends the token of this name, which is not one of the backend itself.
    [[nodiscard]] Result<Done> end(const std::string &name);
    /// Gives the token of `name` to `to`. Errors: NotFound, AlreadyExists.
    [[nodiscard]] Result<Done> rename(const std::string &name, const std::string &to);

signals:
    /// Who had this name has no token any more, or another one: for what is kept by names.
    void ended(const std::string &name);
    /// With every look: these tokens are good, so what was opened with another one has to end. Not
    /// what changed since the look before: a token can come and go between two, and what it opens
    /// can arrive after its end. One that has other roles by now is missing once: what it opened
    /// has those of before.
    void looked(const http::TokenHashes &good);
    /// The token of `name` is that of `to` from now on.
    void renamed(const std::string &name, const std::string &to);
    /// Somebody has a token who had none, or has none who had one.
    void changed();

private:
    [[nodiscard]] Result<Json> create(const Json &arguments, const Caller &caller);
    [[nodiscard]] Result<Json> revoke(const Json &arguments, const Caller &caller);
    [[nodiscard]] Result<Json> share(const Json &arguments, const Caller &caller);
    void record(const Act &act) const;
    /// All that is issued, in the file and by links.
    [[nodiscard]] std::vector<http::IssuedToken> issued() const;
    /// Looks into the file; tells what ended, shows what is there.
    void poll();
    void noteConnected();

    http::TokenFile &m_tokens;
    http::ViewLinks &m_links;
    runtime::Clock &m_clock;
    std::shared_ptr<View> m_shown;
    using Roles = std::vector<std::string>;
    /// The roles by hash, by name: one of a name may be ours, and another one shared.
    std::map<std::string, std::map<std::string, Roles>> m_hashes{};
    http::TokenHashes m_good{};
    std::map<std::string, live::TokenRow> m_rows{}; ///< by name, as shown
    std::map<std::string, TimePoint> m_lastSeen{}; ///< by name, since the start
    std::function<std::set<std::string>()> m_connected{};
    std::function<Result<Done>(const Act &)> m_record{};
    QTimer m_timer{};
};

} // namespace hp::gateway
