// SPDX-License-Identifier: Apache-2.0
#include "app/shared/Providers.h"

#include "app/shared/Random.h"
#include "model/rules/metal/HostClaim.h"

#include <QMetaObject>

#include <nlohmann/json.hpp>
#include <vector>

namespace hp::app {

namespace {

constexpr const char *labSpecKind = "LabMachineProviderSpec";

std::vector<drivers::Actuator *> without(drivers::Actuator *absent,
                                         std::vector<drivers::Actuator *> all)
{
    std::erase(all, absent);
    return all;
}

/// Answers later than the call returns, as the port promises, and on the thread of `here`.
template<typename T>
void refuse(QObject &here, const Object &machine, drivers::ActuatorReply<T> reply)
{
    const std::string &kind = machine.text("/spec/providerSpec/value/kind");
    drivers::ActuatorError error;
    error.retryAfter = std::chrono::minutes(1);
    error.message =
        "no provider makes instances of " + (kind.empty() ? "this machine" : kind) + " here";
    QMetaObject::invokeMethod(
        &here,
        [reply = std::move(reply), error = std::move(error)] { reply(error); },
        Qt::QueuedConnection);
}

} // namespace

void NoProvider::exists(const Object &machine, drivers::ActuatorReply<bool> reply)
{
    refuse(m_here, machine, std::move(reply));
}

void NoProvider::create(const Object &machine, drivers::ActuatorReply<Done> reply)
{
    refuse(m_here, machine, std::move(reply));
}

void NoProvider::update(const Object &machine, drivers::ActuatorReply<drivers::InstanceFacts> reply)
{
    refuse(m_here, machine, std::move(reply));
}

void NoProvider::remove(const Object &machine, drivers::ActuatorReply<Done> reply)
{
    refuse(m_here, machine, std::move(reply));
}

Providers::Providers(cluster::Cluster &cluster, runtime::Clock &clock, drivers::Actuator *lab)
    : m_lab(lab)
    , m_metal(cluster, clock, metal::MetalActuator::Options{random})
    , m_switch(without(nullptr, {&m_metal, &m_nobody, lab}),
               [this](const Object &machine) -> drivers::Actuator & { return serving(machine); })
{ }

void Providers::start()
{
    m_metal.start();
}

void Providers::stop()
{
    m_metal.stop();
}

drivers::Actuator &Providers::serving(const Object &machine)
{
    const std::string &kind = machine.text("/spec/providerSpec/value/kind");
    if (kind == rules::metal::providerSpecKind)
        return m_metal;
    if (m_lab && (kind.empty() || kind == labSpecKind))
        return *m_lab;
    return m_nobody;
}

} // namespace hp::app
