// SPDX-License-Identifier: Apache-2.0
#include "app/shared/NoProvider.h"

#include <QCoreApplication>
#include <QMetaObject>

#include <nlohmann/json.hpp>

namespace hp::app {

namespace {

/// Answers later than the call returns, as the port promises.
template<typename T>
void refuse(const Object &machine, drivers::ActuatorReply<T> reply)
{
    const std::string &kind = machine.text("/spec/providerSpec/value/kind");
    drivers::ActuatorError error;
    error.retryAfter = std::chrono::minutes(1);
    error.message =
        "no provider makes instances of " + (kind.empty() ? "this machine" : kind) + " here";
    QMetaObject::invokeMethod(
        qApp,
        [reply = std::move(reply), error = std::move(error)] { reply(error); },
        Qt::QueuedConnection);
}

} // namespace

void NoProvider::exists(const Object &machine, drivers::ActuatorReply<bool> reply)
{
    refuse(machine, std::move(reply));
}

void NoProvider::create(const Object &machine, drivers::ActuatorReply<Done> reply)
{
    refuse(machine, std::move(reply));
}

void NoProvider::update(const Object &machine, drivers::ActuatorReply<drivers::InstanceFacts> reply)
{
    refuse(machine, std::move(reply));
}

void NoProvider::remove(const Object &machine, drivers::ActuatorReply<Done> reply)
{
    refuse(machine, std::move(reply));
}

} // namespace hp::app
