// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/LabViews.h"

#include <algorithm>
#include <iterator>

namespace hp::lab {

ObjectKey workloadOf(const Object &pod)
{
    const auto name = pod.label(workloadLabel);
    return name ? ObjectKey{pod.ns(), *name} : ObjectKey();
}

LabViews::LabViews(const LabScene &scene)
    : m_scene(scene)
{ }

HostView LabViews::host(const ObjectKey &key) const
{
    HostView view;
    view.host = m_scene.hosts.get(key);
    if (!view.host)
        return view;
    view.bmc = m_scene.bmcOf(view.host);
    view.consumer = m_scene.machines.get(
        {view.host.text("/spec/consumerRef/namespace"), view.host.text("/spec/consumerRef/name")});
    if (!view.consumer && m_consumerOf)
        view.consumer = m_consumerOf(view.host);
    view.system = m_scene.instanceOn(view.host);
    return view;
}

LabInstanceView LabViews::instance(const ObjectKey &key) const
{
    LabInstanceView view;
    view.instance = m_scene.instances.get(key);
    if (!view.instance)
        return view;
    view.node = m_scene.nodes.get({{}, view.instance.text("/spec/nodeName")});
    if (const std::string &host = view.instance.text("/spec/host"); !host.empty()) {
        view.host = m_scene.hosts.get({key.ns, host});
        view.bmc = m_scene.bmcOf(view.host);
    }
    return view;
}

HookView LabViews::hook(const ObjectKey &key) const
{
    HookView view{
        m_scene.hookOwners.get(key), m_scene.leases.get(key), m_scene.machines.list(key.ns)};
    if (m_capiMachines)
        std::ranges::move(m_capiMachines(key.ns), std::back_inserter(view.machines));
    return view;
}

WorkloadView LabViews::workload(const ObjectKey &key) const
{
    WorkloadView view;
    view.workload = m_scene.workloads.get(key);
    if (!view.workload)
        return view;
    for (const ObjectKey &pod : m_scene.podsByWorkload.with(LabScene::placeOf(key.ns, key.name)))
        view.pods.push_back(m_scene.pods.get(pod));
    for (const auto &[podKey, pod] : m_expected) {
        if (workloadOf(pod) == key)
            view.pods.push_back(pod);
    }
    view.nodes = m_scene.nodes.list();
    view.daemonSet = m_scene.daemonSets.get(key);
    view.budget = m_scene.budgets.get(key);
    return view;
}

PodView LabViews::pod(const ObjectKey &key) const
{
    PodView view;
    view.pod = m_scene.pods.get(key);
    view.node = m_scene.nodes.get({{}, view.pod.text("/spec/nodeName")});
    view.workload = m_scene.workloads.get(workloadOf(view.pod));
    return view;
}

void LabViews::expect(const Object &pod)
{
    if (!m_scene.pods.get(pod.key()))
        m_expected[pod.key()] = pod;
}

void LabViews::arrived(const ObjectKey &pod)
{
    m_expected.erase(pod);
}

} // namespace hp::lab
