// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"
#include "model/live/OverrideRow.h"

#include <cstdint>
#include <string>
#include <vector>

/// The rows of the views `audit` and `tokens`: who did what, and who may.
namespace hp::live {

/// One thing that was checked before an override was sent.
template<typename Text>
struct BasicAuditCheck {
    Text check{};
    Light light = Light::None;
    Text evidence{};

    bool operator==(const BasicAuditCheck &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("check", row.check);
        each("light", row.light);
        each("evidence", row.evidence);
    }
};

/// What a row of the audit tells of an override, or of the review of one, as far as readers know
/// it. What the chain has is written as it stands there.
template<typename Text>
struct BasicAuditContent {
    Text id{};
    Text action{};
    Text kind{};
    Text ns{};
    Text name{};
    Text uid{};
    Text patch{};
    Text digest{};
    Text level{};
    std::vector<Text> levelWhy{};
    Text actor{};
    Text from{}; ///< the address that the actor was connected from
    Text asUser{}; ///< whom the cluster takes for the author
    Text reason{};
    bool breakGlass = false;
    Text confirm{};
    Text approvedBy{};
    Text dryRun{};
    std::vector<BasicAuditCheck<Text>> checks{};
    Text result{}; ///< of the row that closes it
    Text outcome{};
    Text review{}; ///< who reviewed a break-glass; only of such a row
    Text note{};
    Text phase{}; ///< "committed", "approved", "sent"; empty in a row that closes, and in old ones
    bool evenIfILeave = false;

    bool operator==(const BasicAuditContent &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("id", row.id);
        each("action", row.action);
        each("kind", row.kind);
        each("namespace", row.ns);
        each("name", row.name);
        each("uid", row.uid);
        each("patch", row.patch);
        each("digest", row.digest);
        each("level", row.level);
        each("levelWhy", row.levelWhy);
        each("actor", row.actor);
        each("from", row.from);
        each("asUser", row.asUser);
        each("reason", row.reason);
        each("breakGlass", row.breakGlass);
        each("confirm", row.confirm);
        each("approvedBy", row.approvedBy);
        each("dryRun", row.dryRun);
        each("checks", row.checks);
        each("result", row.result);
        each("outcome", row.outcome);
        each("review", row.review);
        each("note", row.note);
        each("phase", row.phase);
        each("evenIfILeave", row.evenIfILeave);
    }
};

/// A row of the chain; its key is its number in twelve digits. `Content` is BasicAuditContent for
/// who reads it, the stored JSON for who writes it.
template<typename Text, typename Content>
struct BasicAuditRow {
    std::int64_t number = 0; ///< 0 for no row
    Instant at{};
    Text override{};
    bool opens = false; ///< written before the send
    Content content{};
    Text hash{}; ///< over the row before

    static void members(auto &row, auto &&each)
    {
        each("number", row.number);
        each("at", row.at);
        each("override", row.override);
        each("opens", row.opens);
        each("content", row.content);
        each("hash", row.hash);
    }
};

/// A row `review/<override>`: sent with break-glass, and nobody else has looked at it yet.
template<typename Text>
struct BasicReviewRow {
    Text override{};
    Text action{};
    Text verb{};
    Text object{};
    Text actor{};
    Text reason{};
    Instant at{};

    bool operator==(const BasicReviewRow &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("override", row.override);
        each("action", row.action);
        each("verb", row.verb);
        each("object", row.object);
        each("actor", row.actor);
        each("reason", row.reason);
        each("at", row.at);
    }
};

/// How far the chain holds: what `audit.verify` answers.
template<typename Text>
struct BasicChainVerdict {
    std::int64_t rows = 0;
    Text head{};
    Text fault{}; ///< empty, or a sentence with the number of the row

    bool operator==(const BasicChainVerdict &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("rows", row.rows);
        each("head", row.head);
        each("fault", row.fault);
    }
};

/// The row `chain`.
template<typename Text>
struct BasicChainRow {
    BasicChainVerdict<Text> verdict{};
    Instant checkedAt{};

    bool operator==(const BasicChainRow &) const = default;
    static void members(auto &row, auto &&each)
    {
        each.among(row.verdict);
        each("checkedAt", row.checkedAt);
    }
};

/// A row of the view `tokens`, under the name. Never a token.
template<typename Text>
struct BasicTokenRow {
    Text name{};
    std::vector<Text> roles{};
    Text createdBy{};
    Instant createdAt{};
    Instant lastSeen{};
    bool builtIn = false; ///< handed out by the backend itself at its start

    bool operator==(const BasicTokenRow &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("name", row.name);
        each("roles", row.roles);
        each("createdBy", row.createdBy);
        each.wholeSecond("createdAt", row.createdAt);
        each("lastSeen", row.lastSeen);
        each("builtIn", row.builtIn);
    }
};

/// What `token.create` answers: the only time that the token is told.
template<typename Text>
struct BasicCreatedToken {
    Text name{};
    Text role{};
    Text token{};

    bool operator==(const BasicCreatedToken &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("name", row.name);
        each("role", row.role);
        each("token", row.token);
    }
};

/// What `token.share` answers: the only time that the link is told.
template<typename Text>
struct BasicSharedLink {
    Text url{}; ///< path, query and fragment
    Instant expiresAt{};

    bool operator==(const BasicSharedLink &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("url", row.url);
        each.wholeSecond("expiresAt", row.expiresAt);
    }
};

using AuditContent = BasicAuditContent<std::string>;
using AuditRow = BasicAuditRow<std::string, AuditContent>;
using StoredAuditRow = BasicAuditRow<std::string, Json>;
using ReviewRow = BasicReviewRow<std::string>;
using ChainVerdict = BasicChainVerdict<std::string>;
using ChainRow = BasicChainRow<std::string>;
using TokenRow = BasicTokenRow<std::string>;
using CreatedToken = BasicCreatedToken<std::string>;
using SharedLink = BasicSharedLink<std::string>;

} // namespace hp::live
