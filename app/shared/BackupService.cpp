// SPDX-License-Identifier: Apache-2.0
#include "app/shared/BackupService.h"

#include "model/base/Version.h"
#include "model/messages/Answer.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <nlohmann/json.hpp>

namespace hp::app {

namespace {

/// A megabyte, which takes a few milliseconds.
constexpr int pagesAtOnce = 256;

} // namespace

BackupService::BackupService(Parts parts)
    : m_parts(std::move(parts))
{
    connect(&m_steps, &QTimer::timeout, this, &BackupService::copyMore);
}

BackupService::~BackupService()
{
    if (m_thread)
        m_thread->wait();
}

Result<Json> BackupService::run(const std::string &command, const Json &, const gateway::Caller &)
{
    return gateway::noCommand(command);
}

void BackupService::execute(const std::string &command,
                            const Json &,
                            const gateway::Caller &caller,
                            Reply reply)
{
    if (command != "backup.make")
        return reply(gateway::noCommand(command));
    if (!caller.administers())
        return reply(unexpected(ErrorCode::Unauthorised, say::anAdministratorMay(caller.name)));
    if (m_job)
        return reply(unexpected(ErrorCode::Conflict, say::backupIsBeingMade()));
    if (const auto begun = begin(reply); !begun) {
        m_job.reset();
        reply(unexpected(begun.error()));
    }
}

Result<Done> BackupService::begin(Reply reply)
{
    const QString backups = QString::fromStdString(m_parts.directory->file("backups"));
    if (!QDir().mkpath(backups)
        || !QFile::setPermissions(backups, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner))
        return unexpected(ErrorCode::Unreachable,
                          backups.toStdString() + " cannot be made: no room or no right");
    Job job;
    job.reply = std::move(reply);
    job.folder = std::make_unique<QTemporaryDir>(backups + QStringLiteral("/.making-XXXXXX"));
    if (!job.folder->isValid())
        return unexpected(ErrorCode::Unreachable,
                          job.folder->path().toStdString()
                              + " cannot be made: " + job.folder->errorString().toStdString());
    job.about.tool = toolVersion();
    job.about.at = m_parts.clock->now();
    job.about.cluster = m_parts.cluster;
    job.about.record = m_parts.record;
    QString stamp = QString::fromStdString(formatMicroTime(job.about.at));
    stamp.remove(QLatin1Char(':'));
    job.file = backups.toStdString() + "/holdpoint-" + stamp.toStdString() + ".zip";
    if (m_parts.settle)
        m_parts.settle();
    job.store = m_parts.copyStore(job.folder->path().toStdString());
    m_job = std::move(job);
    m_steps.start(0);
    return Done{};
}

void BackupService::copyMore()
{
    using Step = embedded::SqliteCopy::Step;
    const Step step = m_job->store ? m_job->store->step(pagesAtOnce) : Step::Done;
    if (step == Step::More)
        return;
    m_steps.stop();
    if (step == Step::Failed)
        return finish(unexpected(ErrorCode::Unreachable,
                                 "the store cannot be copied: " + m_job->store->fault()));
    m_job->store.reset();
    pack();
}

void BackupService::pack()
{
    if (m_thread)
        m_thread->wait(); // of the one before, which has told its end
    m_thread.reset(QThread::create([this,
                                    directory = m_parts.directory->path(),
                                    folder = m_job->folder->path().toStdString(),
                                    about = m_job->about,
                                    file = m_job->file] {
        const auto staged = backup::stage(directory, folder);
        auto packed = staged ? backup::pack(folder, about, file)
                             : Result<backup::Manifest>(unexpected(staged.error()));
        QMetaObject::invokeMethod(this, [this, file, packed = std::move(packed)] {
            if (!packed)
                return finish(unexpected(packed.error()));
            finish(Json{{"file", file},
                        {"bytes", QFileInfo(QString::fromStdString(file)).size()},
                        {"files", packed->files.size()},
                        {"record", packed->record},
                        {"at", formatTime(packed->at)}});
        });
    }));
    m_thread->start();
}

void BackupService::finish(Result<Json> answer)
{
    const Reply reply = std::move(m_job->reply);
    m_job.reset();
    reply(std::move(answer));
}

} // namespace hp::app

#include "moc_BackupService.cpp"
