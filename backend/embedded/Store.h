// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/embedded/ObjectTable.h"
#include "backend/embedded/RevisionLog.h"
#include "model/resource/FieldPool.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace hp::embedded {

/// An object that could not be read when the store was opened, now or at an earlier start.
struct SetAside {
    const cluster::Kind *kind = nullptr;
    ObjectKey key{};
    std::string why{}; ///< one clause
    bool isInPart = false; ///< it is there, without what nests too deeply
};

/// The log and the current objects as one thing: writes change memory at once, commit() makes them
/// durable together or takes all of them back. Knows revisions, but no rule of the API. Lives on
/// the control thread.
class Store
{
public:
    /// A row that no object can be made of is set aside, said in the log, and is no reason not to
    /// open.
    [[nodiscard]] static Result<std::unique_ptr<Store>> open(const RevisionLog::Options &options);
    /// Everything that is set aside in the file, in the order of its rows.
    [[nodiscard]] const std::vector<SetAside> &setAside() const { return m_setAside; }

    [[nodiscard]] const ObjectTable &objects() const { return m_table; }
    /// Takes in the kinds of definitions that a commit has changed.
    void define(const std::vector<Change> &changes);
    /// Shared by the managedFields of all objects.
    [[nodiscard]] FieldPool &pool() { return m_pool; }
    /// Of the newest write, committed or not.
    [[nodiscard]] Revision revision() const { return m_revision; }
    [[nodiscard]] Revision compacted() const { return m_log->compacted(); }

    /// `content` as it would be stored next: with the next resourceVersion, and in the storage
    /// version, whatever version `kind` is. `managed` is its metadata.managedFields, which
    /// `content` does not have.
    [[nodiscard]] Object next(const cluster::Kind &kind, Json content, ManagedFields managed) const;
    /// Makes `after`, which next() gave since the last write, the object's version. Returns it in
    /// the version of `kind`.
    Object put(const cluster::Kind &kind, const ObjectKey &key, Object after);
    /// Removes an existing object. Returns its last content with the revision of the removal.
    Object erase(const cluster::Kind &kind, const ObjectKey &key);

    [[nodiscard]] bool hasUncommitted() const { return !m_open.empty(); }
    /// What was written since the last commit, now durable. On an Error memory is as it was before.
    [[nodiscard]] Result<std::vector<Change>> commit(TimePoint now);
    /// Between two commits: whether the next one could be written.
    [[nodiscard]] Result<Done> tryToWrite() { return m_log->tryToWrite(); }
    /// Begins a copy of the file, as of now or later. The store outlives it.
    [[nodiscard]] std::unique_ptr<SqliteCopy> copyTo(const std::string &path)
    {
        return m_log->copyTo(path);
    }

    /// Committed changes after `after`, at most `limit` of them, and fewer of large objects.
    /// Returns the last revision looked at.
    [[nodiscard]] Result<Revision>
    readSince(Revision after, int limit, const std::function<void(const Change &)> &change);

    /// Forgets history that is older than `before` or more than `keepAtMost` revisions back.
    /// Current objects stay. Returns whether sweep() has something to do.
    [[nodiscard]] Result<bool> compact(TimePoint before, Revision keepAtMost);
    /// One bounded step of freeing what compact() gave up; true while more is waiting.
    [[nodiscard]] Result<bool> sweep();

private:
    explicit Store(std::unique_ptr<RevisionLog> log);
    struct Unread;
    struct LogPlace;

    [[nodiscard]] LogPlace placeOf(std::string_view text) const;
    [[nodiscard]] Result<Done> load();
    void loadRow(const LogRow &row, const LogPlace &place, std::vector<Unread> &unread);
    [[nodiscard]] Result<Done> putAside(const std::vector<Unread> &rows);
    void write(Change change);
    [[nodiscard]] Object parsed(std::string_view text);

    std::unique_ptr<RevisionLog> m_log;
    FieldPool m_pool{};
    ObjectTable m_table{};
    /// Last revision of removed keys, while the log still has that row: a new object of the same
    /// name continues the chain.
    std::unordered_map<std::string, Revision> m_tombstones{};
    std::vector<Change> m_open{};
    std::vector<SetAside> m_setAside{};
    Revision m_revision = 0;
};

} // namespace hp::embedded
