// SPDX-License-Identifier: Apache-2.0
#include "backend/redfish/RedfishPowerDriver.h"

#include "backend/redfish/transport/Engine.h"
#include "backend/runtime/Mailbox.h"

namespace hp::redfish {

struct RedfishPowerDriver::Private {
    Private(const runtime::Clock &time, RedfishSettings settings)
        : clock(time)
        , engine(std::move(settings),
                 [this](std::function<void()> call) { mailbox.post(std::move(call)); })
    { }

    [[nodiscard]] static Operation operationFor(const drivers::BmcTarget &target)
    {
        return {target.hostId,
                target.address,
                {target.username, SecretText(target.password), target.verifyCertificate},
                {}};
    }

    const runtime::Clock &clock;
    QObject anchor{};
    runtime::Mailbox mailbox{&anchor};
    Engine engine; ///< last: its thread ends before the mailbox goes
};

RedfishPowerDriver::RedfishPowerDriver(const runtime::Clock &clock, RedfishSettings settings)
    : m(std::make_unique<Private>(clock, std::move(settings)))
{ }

RedfishPowerDriver::~RedfishPowerDriver() = default;

void RedfishPowerDriver::stop(std::function<void()> done)
{
    m->engine.stop(std::move(done));
}

std::uint64_t RedfishPowerDriver::connections() const
{
    return m->engine.connections();
}

void RedfishPowerDriver::read(const drivers::BmcTarget &target, Reply<drivers::PowerReading> reply)
{
    readWithin(target, Duration(0), std::move(reply));
}

void RedfishPowerDriver::readWithin(const drivers::BmcTarget &target,
                                    Duration patience,
                                    Reply<drivers::PowerReading> reply)
{
    Operation operation = Private::operationFor(target);
    operation.what =
        ReadOperation{m->clock.now(), std::move(reply), std::chrono::floor<Span>(patience)};
    m->engine.submit(std::move(operation));
}

void RedfishPowerDriver::reset(const drivers::BmcTarget &target,
                               drivers::ResetType type,
                               drivers::AlreadyThere alreadyThere,
                               Reply<drivers::ResetAck> reply)
{
    Operation operation = Private::operationFor(target);
    operation.what = ResetOperation{type, alreadyThere, m->clock.now(), std::move(reply)};
    m->engine.submit(std::move(operation));
}

} // namespace hp::redfish
