// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/LabEtcd.h"

#include "backend/lab/MemberDecision.h"
#include "model/resource/Machine.h"

#include <nlohmann/json.hpp>

namespace hp::lab {

LabEtcd::LabEtcd(cluster::Cluster &cluster, runtime::Clock &clock, LabScene &scene)
    : m_scene(scene)
    , m_reconciler(
          cluster,
          clock,
          "lab-etcd",
          [this](const ObjectKey &key, TimePoint now) { return decideMember(viewOf(key), now); })
    , m_controller(planOptions("lab-etcd"), clock, m_reconciler)
{
    wire();
}

bool LabEtcd::hasEtcd() const
{
    return static_cast<bool>(m_scene.namespaces.get({{}, etcdNamespace}));
}

MemberView LabEtcd::viewOf(const ObjectKey &node) const
{
    MemberView view;
    view.hasEtcd = hasEtcd();
    view.node = m_scene.nodes.get(node);
    view.member = m_scene.etcdMembers.get({etcdNamespace, node.name});
    view.members = m_scene.etcdMembers.list(etcdNamespace);
    for (const Object &machine : m_scene.machines.list()) {
        if (machine.text("/status/nodeRef/name") == node.name)
            view.machine = machine;
    }
    return view;
}

/// One learner at a time: whoever waits for it to vote is looked at when the membership changes.
void LabEtcd::pollAll()
{
    if (!hasEtcd())
        return;
    for (const Object &node : m_scene.nodes.list()) {
        if (machine::isControlPlane(node))
            m_controller.enqueue(node.key());
    }
    for (const Object &member : m_scene.etcdMembers.list(etcdNamespace))
        m_controller.enqueue({{}, member.name()});
}

void LabEtcd::wire()
{
    const auto pollAllOf = [this](const Object &, const Object &) { pollAll(); };
    m_scene.etcdMembers.onChange(pollAllOf);
    m_scene.namespaces.onChange(pollAllOf);
    m_scene.nodes.onChange([this](const Object &before, const Object &after) {
        const Object &node = after ? after : before;
        if (hasEtcd() && machine::isControlPlane(node))
            m_controller.enqueue(node.key());
    });
    m_scene.machines.onChange([this](const Object &before, const Object &after) {
        const Object &machine = after ? after : before;
        if (!hasEtcd() || !isGuarded(machine))
            return;
        if (const std::string node = machine.text("/status/nodeRef/name"); !node.empty())
            m_controller.enqueue({{}, node});
    });
}

} // namespace hp::lab
