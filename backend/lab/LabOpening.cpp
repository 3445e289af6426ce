// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/LabOpening.h"

#include "backend/lab/Read.h"
#include "backend/lab/file/LabLoader.h"
#include "model/base/JsonTree.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::lab {

namespace {

using namespace std::chrono_literals;

constexpr Duration openingPollInterval = 500ms;
constexpr Duration openingPatience = 2min;

} // namespace

LabOpening::LabOpening(cluster::Cluster &cluster,
                       runtime::Clock &clock,
                       const LabFile &file,
                       const LabScene &scene,
                       std::function<bool()> alsoOpen)
    : m_cluster(cluster)
    , m_clock(clock)
    , m_file(file)
    , m_scene(scene)
    , m_alsoOpen(std::move(alsoOpen))
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
    return m_alsoOpen();
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
        const auto then = [this, &object] {
            if (object.beginsDeleted)
                remove(object);
        };
        if (object.object.annotation(onceUpAnnotation))
            patchOnce(object, then);
        else
            then();
    }
}

/// Once in the life of the object: the annotation goes with its patch.
void LabOpening::patchOnce(const LabObject &object, std::function<void()> done)
{
    const cluster::ObjectRef ref{object.kind, object.object.key()};
    m_cluster.get(ref, [this, ref, done = std::move(done)](const Result<Object> &found) {
        const auto text = found ? found->annotation(onceUpAnnotation) : std::nullopt;
        Json patch = text ? parseJson(*text) : Json();
        if (!patch.is_object())
            return done();
        patch["metadata"]["annotations"][onceUpAnnotation] = nullptr;
        cluster::WriteOptions options;
        options.user = options.fieldManager = "lab";
        m_cluster.patch(ref,
                        cluster::PatchType::Merge,
                        std::move(patch),
                        cluster::Subresource::None,
                        options,
                        [done](const Result<cluster::Written> &) { done(); });
    });
}

void LabOpening::remove(const LabObject &object)
{
    const cluster::ObjectRef ref{object.kind, object.object.key()};
    m_cluster.get(ref, [this, ref](const Result<Object> &found) {
        if (!found || found->isDeleting() || !found->annotation(deleteAnnotation))
            return;
        cluster::DeleteOptions options;
        options.uid = found->uid();
        options.user = "lab";
        m_cluster.remove(ref, options, [](const Result<cluster::Deleted> &) {});
    });
}

} // namespace hp::lab
