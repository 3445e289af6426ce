// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/LabOpening.h"

#include "backend/lab/Read.h"
#include "backend/lab/file/LabLoader.h"

namespace hp::lab {

namespace {

using namespace std::chrono_literals;

constexpr Duration openingPollInterval = 500ms;
constexpr Duration openingPatience = 2min;

} // namespace

LabOpening::LabOpening(cluster::Cluster &cluster,
                       runtime::Clock &clock,
                       const LabFile &file,
                       const LabScene &scene)
    : m_cluster(cluster)
    , m_clock(clock)
    , m_file(file)
    , m_scene(scene)
{ }

bool LabOpening::isOpen() const
{
    for (const Object &workload : m_scene.workloads.list()) {
        if (!flagAt(workload, "/spec/daemonSet") && !flagAt(workload, "/spec/faults/neverReady")
            && numberAt(workload, "/status/readyReplicas", 0)
                < numberAt(workload, "/spec/replicas", 1))
            return false;
    }
    for (const Object &machine : m_scene.machines.list()) {
        if (machine.annotation(beginsAnnotation) && machine.annotation(deleteAnnotation)
            && machine.text("/status/phase") != "Running" && !machine.isDeleting())
            return false;
    }
    return true;
}

void LabOpening::start()
{
    if (!m_until)
        m_until = m_clock.now() + openingPatience;
    if (m_clock.now() < *m_until && !(m_scene.hasSynced() && isOpen())) {
        m_clock.after(openingPollInterval, &m_context, [this] { start(); });
        return;
    }
    for (const LabObject &object : m_file.objects()) {
        if (!object.beginsDeleted)
            continue;
        const ObjectKey key = object.object.key();
        m_cluster.get({object.kind, key}, [this, kind = object.kind, key](Result<Object> found) {
            if (!found || found->isDeleting() || !found->annotation(deleteAnnotation))
                return;
            cluster::DeleteOptions options;
            options.uid = found->uid();
            options.user = "lab";
            m_cluster.remove({kind, key}, options, [](Result<cluster::Deleted>) {});
        });
    }
}

} // namespace hp::lab
