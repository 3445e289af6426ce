// SPDX-License-Identifier: Apache-2.0
#include "tests/conformance/machine/Kubelet.h"

#include <nlohmann/json.hpp>

namespace hp::conformance {

Kubelet::Kubelet(cluster::Cluster &cluster, runtime::Clock &clock)
    : m_cluster(cluster)
    , m_clock(clock)
    , m_pods(cluster, {&cluster::kinds::pod(), {}, {}, {}}, clock)
{
    m_pods.onChange([this](const Object &before, const Object &after) { changed(before, after); });
}

void Kubelet::setDown(const std::string &node, bool down)
{
    if (down) {
        m_down.insert(node);
        return;
    }
    m_down.erase(node);
    for (const Object &pod : m_pods.list())
        changed({}, pod);
}

void Kubelet::changed(const Object &before, const Object &after)
{
    if (!after) {
        if (m_replacing)
            replace(before);
        return;
    }
    const auto due = after.deletionTimestamp();
    if (!due || m_down.contains(after.text("/spec/nodeName")))
        return;
    const ObjectKey key = after.key();
    m_clock.after(*due - m_clock.now(), &m_context, [this, key, uid = after.uid()] {
        const Object pod = m_pods.get(key);
        if (pod && pod.uid() == uid && !m_down.contains(pod.text("/spec/nodeName")))
            end(pod);
    });
}

void Kubelet::end(const Object &pod)
{
    cluster::DeleteOptions options;
    options.uid = pod.uid();
    options.gracePeriodSeconds = 0;
    m_cluster.remove(
        {&cluster::kinds::pod(), pod.key()}, options, [](const Result<cluster::Deleted> &) {});
}

void Kubelet::replace(const Object &pod)
{
    Json next = {{"apiVersion", "v1"},
                 {"kind", "Pod"},
                 {"metadata",
                  {{"name", pod.name() + "-next"},
                   {"namespace", pod.ns()},
                   {"labels", pod.at("/metadata/labels")}}},
                 {"spec", pod.at("/spec")}};
    if (next["metadata"]["labels"].is_null())
        next["metadata"].erase("labels");
    next["spec"]["nodeName"] = "elsewhere";
    m_cluster.create(
        cluster::kinds::pod(), pod.ns(), std::move(next), {}, [](const Result<cluster::Written> &) {
        });
}

} // namespace hp::conformance
