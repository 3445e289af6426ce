// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/lab/LabScene.h"
#include "backend/lab/file/LabFile.h"

#include <QObject>

#include <functional>
#include <optional>

namespace hp::lab {

/// The patches and the deletions that a lab file starts with. They wait until the world is up, at
/// most two minutes: a drain of a node on which nothing runs yet would show nothing. Lives on the
/// control thread with what it refers to.
class LabOpening
{
public:
    /// `alsoOpen` is asked with the rest whether the world is up.
    LabOpening(cluster::Cluster &cluster,
               runtime::Clock &clock,
               const LabFile &file,
               const LabScene &scene,
               std::function<bool()> alsoOpen);

    void start();

private:
    /// Machines that begin running are Running and the workloads are ready.
    [[nodiscard]] bool isOpen() const;
    void patchOnce(const LabObject &object, std::function<void()> done);
    void remove(const LabObject &object);

    cluster::Cluster &m_cluster;
    runtime::Clock &m_clock;
    const LabFile &m_file;
    const LabScene &m_scene;
    std::function<bool()> m_alsoOpen;
    std::optional<TimePoint> m_until{};
    QObject m_context{};
};

} // namespace hp::lab
