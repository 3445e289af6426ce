// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/backup/Archive.h"
#include "backend/embedded/Sqlite.h"
#include "backend/gateway/Commands.h"
#include "backend/http/credentials/DataDirectory.h"
#include "backend/runtime/Clock.h"

#include <QObject>
#include <QTemporaryDir>
#include <QThread>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace hp::app {

/// The command `backup.make`: an archive of the data directory while the backend works, below
/// `backups` of that directory. The store is copied a piece in each turn of the event loop,
/// everything else on a thread of its own. What is in it is for its owner alone, so it is told
/// where it lies and is not sent to anybody. Control thread.
class BackupService final : public QObject, public gateway::Commands
{
    Q_OBJECT
public:
    struct Parts {
        const http::DataDirectory *directory = nullptr;
        runtime::Clock *clock = nullptr;
        std::string cluster{};
        std::string record{}; ///< where the record is when it is not in the directory
        /// Begins a copy of the store into a folder; null where there is none.
        std::function<std::unique_ptr<embedded::SqliteCopy>(const std::string &folder)> copyStore{};
        /// What waits to be written becomes part of the record.
        std::function<void()> settle{};
    };

    explicit BackupService(Parts parts);
    /// Waits for the thread; a backup that is not ready by then is none.
    ~BackupService() override;

    [[nodiscard]] Result<Json>
    run(const std::string &command, const Json &arguments, const gateway::Caller &caller) override;
    /// `backup.make` replies {file, bytes, files, at} when it is on the disk.
    void execute(const std::string &command,
                 const Json &arguments,
                 const gateway::Caller &caller,
                 Reply reply) override;

private:
    struct Job {
        Reply reply{};
        std::unique_ptr<QTemporaryDir> folder{};
        std::unique_ptr<embedded::SqliteCopy> store{};
        std::string file{};
        backup::Manifest about{};
    };

    [[nodiscard]] Result<Done> begin(Reply reply);
    void copyMore();
    void pack();
    void finish(Result<Json> answer);

    Parts m_parts;
    std::optional<Job> m_job; ///< the one that is being made
    QTimer m_steps;
    std::unique_ptr<QThread> m_thread;
};

} // namespace hp::app
