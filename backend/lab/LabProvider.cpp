// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/LabProvider.h"

#include "model/resource/BareMetalHost.h"
#include "model/resource/KeyText.h"

#include <nlohmann/json.hpp>

namespace hp::lab {

LabProvider::LabProvider(cluster::Cluster &cluster, runtime::Clock &clock, LabScene &scene)
    : m_scene(scene)
    , m_reconciler(
          cluster,
          clock,
          "lab-provider",
          [this](const ObjectKey &key, TimePoint now) { return decideEvent(viewOf(key), now); })
    , m_controller(planOptions("lab-provider"), clock, m_reconciler)
{
    wire();
}

EventView LabProvider::viewOf(const ObjectKey &key) const
{
    EventView view;
    view.event = m_scene.providerEvents.get(key);
    const std::string &name = view.event.text("/spec/machine");
    // An event is told in any namespace, of a Machine by its name.
    for (const Object &machine : m_scene.machines.list()) {
        if (machine.name() == name)
            view.machine = machine;
    }
    if (const auto host = keyFrom(view.machine.annotation(host::hostAnnotation).value_or("")))
        view.bmc = m_scene.bmcOf(m_scene.hosts.get(*host));
    return view;
}

void LabProvider::pollAll()
{
    for (const Object &event : m_scene.providerEvents.list())
        m_controller.enqueue(event.key());
}

void LabProvider::wire()
{
    m_scene.providerEvents.onChange([this](const Object &, const Object &after) {
        if (after)
            m_controller.enqueue(after.key());
    });
    m_scene.machines.onChange([this](const Object &before, const Object &after) {
        if (!before || !after)
            pollAll();
    });
    m_scene.bmcs.onChange([this](const Object &before, const Object &after) {
        if (before.at("/status/powerState") != after.at("/status/powerState"))
            pollAll();
    });
}

} // namespace hp::lab
