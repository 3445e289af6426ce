// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/lab/EventDecision.h"
#include "backend/lab/LabScene.h"
#include "backend/lab/PlanReconciler.h"
#include "backend/runtime/Controller.h"

namespace hp::lab {

/// The lab's provider: a controller over the events that it has announced. Lives on the control
/// thread with the scene, which outlives it.
class LabProvider
{
public:
    LabProvider(cluster::Cluster &cluster, runtime::Clock &clock, LabScene &scene);

    [[nodiscard]] runtime::Controller &controller() { return m_controller; }

private:
    [[nodiscard]] EventView viewOf(const ObjectKey &key) const;
    void wire();
    void pollAll();

    LabScene &m_scene;
    PlanReconciler m_reconciler;
    runtime::Controller m_controller;
};

} // namespace hp::lab
