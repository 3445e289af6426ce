// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/lab/LabScene.h"
#include "backend/lab/PlanReconciler.h"
#include "backend/runtime/Controller.h"

namespace hp::lab {

struct MemberView;

/// The lab's etcd: a controller over the members on control-plane Nodes. Keys are Nodes. Lives on
/// the control thread with the scene, which outlives it.
class LabEtcd
{
public:
    LabEtcd(cluster::Cluster &cluster, runtime::Clock &clock, LabScene &scene);

    [[nodiscard]] runtime::Controller &controller() { return m_controller; }

private:
    [[nodiscard]] MemberView viewOf(const ObjectKey &node) const;
    [[nodiscard]] bool hasEtcd() const;
    void wire();
    void pollAll();

    LabScene &m_scene;
    PlanReconciler m_reconciler;
    runtime::Controller m_controller;
};

} // namespace hp::lab
