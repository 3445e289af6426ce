// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/auth/FileWatch.h"

#include <QFileInfo>
#include <QSet>
#include <QString>

namespace hp::kube {

namespace {

using namespace std::chrono_literals;

/// An editor empties, writes and renames; the file is looked at when it is done.
constexpr Duration settleTime = 100ms;
constexpr Duration lookAnyway = 1min;

} // namespace

FileWatch::FileWatch(runtime::Clock &clock, std::function<void()> changed)
    : m_clock(clock)
    , m_changed(std::move(changed))
{
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, [this] { noticed(); });
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, [this] { noticed(); });
    poll();
}

void FileWatch::watch(std::vector<std::string> files)
{
    m_files = std::move(files);
    arm();
}

void FileWatch::arm()
{
    QSet<QString> wanted;
    for (const std::string &name : m_files) {
        const QFileInfo file(QString::fromStdString(name));
        // The folder tells when a file is made or replaced, the file when it is written in place.
        // Both where the link is and where it leads to.
        const QFileInfo target(file.canonicalFilePath());
        for (const QString &path : {file.absolutePath(),
                                    file.absoluteFilePath(),
                                    target.absolutePath(),
                                    target.absoluteFilePath()}) {
            if (!path.isEmpty() && QFileInfo::exists(path))
                wanted.insert(path);
        }
    }
    const QStringList now = m_watcher.files() + m_watcher.directories();
    const QSet<QString> watched(now.begin(), now.end());
    const QStringList gone = (watched - wanted).values();
    const QStringList added = (wanted - watched).values();
    if (!gone.isEmpty())
        m_watcher.removePaths(gone);
    if (!added.isEmpty())
        m_watcher.addPaths(added);
}

void FileWatch::noticed()
{
    if (m_settling)
        return;
    m_settling = true;
    m_clock.after(settleTime, this, [this] {
        m_settling = false;
        arm(); // a file that was replaced is another one to watch
        m_changed();
    });
}

void FileWatch::poll()
{
    m_clock.after(lookAnyway, this, [this] {
        arm();
        m_changed();
        poll();
    });
}

} // namespace hp::kube
