// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/overrides/AuditKeys.h"
#include "model/base/Json.h"
#include "model/base/Result.h"
#include "model/base/Time.h"

#include <QSqlDatabase>
#include <QString>

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace hp::overrides {

/// One row of the audit as it is kept: what was to be done, or how it ended. Rows are never
/// changed.
struct AuditRow {
    std::int64_t number = 0; ///< from 1, without a hole
    TimePoint at{};
    std::string override{}; ///< id of the override
    bool opens = false; ///< written at a step; the one that closes it comes later
    std::string content{}; ///< compact JSON
    /// Of the key that it is sealed with; empty in what an older backend wrote.
    std::string key{};
    /// Hex HMAC-SHA256 by that key over the hash before, the members above and the content; plain
    /// SHA-256 without one.
    std::string hash{};
};

/// How far a chain was at some time, as a place outside of its file remembers it.
struct ChainHead {
    std::int64_t rows = 0;
    std::string hash{}; ///< of the last of them
};

/// "12 0a1b…", as such places keep it; none of another shape.
[[nodiscard]] std::string toText(const ChainHead &head);
[[nodiscard]] std::optional<ChainHead> chainHeadFrom(const std::string &text);
/// Under which name a record keeps the head of the audit of this name: "audit/…".
[[nodiscard]] std::string auditNote(const std::string &audit);

/// Such a place. What it knows is compared whenever the chain is verified: rows that were cut off,
/// an older copy and a deleted file show by it.
struct ChainAnchor {
    std::string where{}; ///< for a person: "the record"
    std::function<std::optional<ChainHead>()> known{};
    std::function<void(const ChainHead &)> keep{};
    /// What it knows does not count any more: a person has accepted that it is not there.
    std::function<void()> forget{};
};

/// How far a chain holds.
struct ChainVerdict {
    std::int64_t rows = 0; ///< that are whole, from the first
    std::string head{}; ///< hash of the last of them
    std::string fault{}; ///< one sentence, with the number of the row; empty: all are whole
    bool isElsewhere = false; ///< the fault is that a place outside of the file knows better
};

/// What is compared with the rows of a file while all of them are read: taken on the thread of the
/// chain when that begins, so that the rest needs neither the chain nor its anchors.
struct ChainReading {
    struct Known {
        std::string where{};
        ChainHead head{};
    };

    std::string path{};
    std::string keyFile{}; ///< see AuditChain::open()
    std::vector<Known> known{}; ///< elsewhere
    ChainHead own{}; ///< the last row that this backend wrote; no rows: it is not compared
};

/// The overrides of people in a file of its own that nothing ever trims, every row chained to the
/// one before and sealed with a key that is not in the file: what is changed, left out or put in
/// between shows, also when all hashes are made anew. A file that ends early shows against a head
/// that was kept elsewhere. Rows of older backends have no key; the first one with a key seals
/// them. Control thread.
class AuditChain
{
public:
    /// The keys are those of `keyFile`; empty: of the file beside the audit, which is made when it
    /// is missing. The error names the file.
    [[nodiscard]] static Result<std::unique_ptr<AuditChain>> open(const std::string &path,
                                                                  const std::string &keyFile = {});
    /// Says of rows that older backends wrote that nothing proves them, and seals them as they are
    /// by a row of its own. Does nothing where rows have keys.
    [[nodiscard]] Result<Done> sealOlderRows(TimePoint at);
    /// From now on each row is anchored there too, unless the chain was found broken: what is known
    /// there is the evidence.
    void anchorIn(ChainAnchor anchor) { m_anchors.push_back(std::move(anchor)); }
    ~AuditChain();
    AuditChain(const AuditChain &) = delete;
    AuditChain &operator=(const AuditChain &) = delete;

    /// Durable when it returns. The row is given its number and hash.
    [[nodiscard]] Result<AuditRow>
    append(const std::string &override, bool opens, const Json &content, TimePoint at);
    /// Adds a key to the file of keys; it seals the rows that follow. Its id.
    [[nodiscard]] Result<std::string> rotateKey();
    /// A chain whose rows hold, of which other places know more or something else, is the audit
    /// from now on: what they know is forgotten, and a row with this content says so. Refused for
    /// rows that do not hold.
    [[nodiscard]] Result<AuditRow> accept(const Json &content, TimePoint at);
    /// The same with what was read for it, by what ownReading() gave.
    [[nodiscard]] Result<AuditRow> accept(const Json &content,
                                          TimePoint at,
                                          const ChainReading &reading,
                                          Result<ChainVerdict> verdict);
    /// The newest first.
    [[nodiscard]] Result<std::vector<AuditRow>> newest(int limit) const;
    /// Of one override, in the order of its steps.
    [[nodiscard]] Result<std::vector<AuditRow>> of(const std::string &override) const;
    /// Of each override that no row closes, the row of its last step: the process ended there.
    [[nodiscard]] Result<std::vector<AuditRow>> unclosed() const;
    /// Rows of what was about to be sent with break-glass and nobody else has looked at yet. All
    /// rows are read for it once; from then on it is known.
    [[nodiscard]] Result<std::vector<AuditRow>> unreviewed() const;
    [[nodiscard]] std::int64_t length() const { return m_length; }
    [[nodiscard]] const std::string &head() const { return m_head; }
    /// Which audit this is, over all changes of its keys; for who keeps several heads.
    [[nodiscard]] std::string name() const { return m_keys.name(); }

    /// Reads every row of the file at `path` without changing it, against the keys of `keyFile`
    /// (see open()) and what is known elsewhere.
    [[nodiscard]] static Result<ChainVerdict> verify(const std::string &path,
                                                     const std::string &keyFile = {},
                                                     const std::vector<ChainAnchor> &anchors = {});
    /// The same of this one. A chain that is whole is anchored again where that was behind. A long
    /// one takes its time: what runs for others takes the three steps of it instead.
    [[nodiscard]] Result<ChainVerdict> verify();

    /// The first: what is known here and elsewhere now.
    [[nodiscard]] ChainReading reading() const;
    /// The same without what other places know.
    [[nodiscard]] ChainReading ownReading() const;
    /// The second, on any thread, over a connection of its own that changes nothing. TimedOut soon
    /// after `ends` is set.
    [[nodiscard]] static Result<ChainVerdict> read(const ChainReading &reading,
                                                   const std::atomic<bool> *ends = nullptr);
    /// The third: what that says of this chain. Rows that were written since it began are no fault.
    [[nodiscard]] Result<ChainVerdict> judge(const ChainReading &reading,
                                             Result<ChainVerdict> verdict);

private:
    [[nodiscard]] Result<std::vector<AuditRow>> rowsWhere(const char *condition) const;

    AuditChain(QString connection, QSqlDatabase database, AuditKeys keys);
    void anchor() const;
    /// That the file which was read is the one of this chain.
    [[nodiscard]] Result<ChainVerdict> compared(const ChainReading &reading,
                                                Result<ChainVerdict> verdict) const;
    void noteReview(const AuditRow &row, const Json &content);

    QString m_connection;
    QSqlDatabase m_database;
    AuditKeys m_keys;
    std::string m_keyFile{};
    std::vector<ChainAnchor> m_anchors{};
    bool m_isBroken = false;
    std::int64_t m_length = 0;
    std::string m_head{};
    /// What is due for review; nullopt until somebody asked.
    mutable std::optional<std::vector<AuditRow>> m_unreviewed{};
};

} // namespace hp::overrides
