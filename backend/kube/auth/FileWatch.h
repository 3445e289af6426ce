// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/runtime/Clock.h"

#include <QFileSystemWatcher>
#include <QObject>

#include <functional>
#include <string>
#include <vector>

namespace hp::kube {

/// Tells that files may have changed: written in place, replaced by another, made or removed, also
/// through a symbolic link as a kubelet replaces them. Many events shortly after each other are one
/// call, and once a minute there is one anyway, because network file systems have no events.
/// Whoever is called reads and compares. Lives on a thread with an event loop.
class FileWatch : public QObject
{
public:
    FileWatch(runtime::Clock &clock, std::function<void()> changed);

    /// These from now on, instead of those before.
    void watch(std::vector<std::string> files);

private:
    void arm();
    void noticed();
    void poll();

    runtime::Clock &m_clock;
    std::function<void()> m_changed;
    QFileSystemWatcher m_watcher{};
    std::vector<std::string> m_files{};
    bool m_settling = false;
};

} // namespace hp::kube
