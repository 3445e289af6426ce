// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/lab/LabScene.h"
#include "backend/lab/file/LabFile.h"

#include <QObject>

#include <optional>

namespace hp::lab {

/// The deletions that a lab file begins with. They wait until the world is up, at most two minutes:
/// a drain of a node on which nothing runs yet would show nothing. Lives on the control thread with
/// what it refers to.
class LabOpening
{
public:
    LabOpening(cluster::Cluster &cluster,
               runtime::Clock &clock,
               const LabFile &file,
               const LabScene &scene);

    void start();

private:
    /// Machines that begin running are Running and the workloads are ready.
    [[nodiscard]] bool isOpen() const;

    cluster::Cluster &m_cluster;
    runtime::Clock &m_clock;
    const LabFile &m_file;
    const LabScene &m_scene;
    std::optional<TimePoint> m_until{};
    QObject m_context{};
};

} // namespace hp::lab
