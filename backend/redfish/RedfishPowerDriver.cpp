// SPDX-License-Identifier: Apache-2.0
#include "backend/redfish/RedfishPowerDriver.h"

#include "backend/redfish/transport/BmcEngine.h"
#include "backend/runtime/Mailbox.h"
#include "model/base/JsonTree.h"

#include <nlohmann/json.hpp>

namespace hp::redfish {

struct RedfishPowerDriver::Private {
    Private(RedfishPowerDriver &driver, const runtime::Clock &time, RedfishSettings settings)
        : clock(time)
        , engine(std::move(settings),
                 {[this](std::function<void()> call) { mailbox.post(std::move(call)); },
                  [&driver](const std::string &hostId) {
                      if (driver.m_hint)
                          driver.m_hint(hostId);
                  },
                  [&driver](const BrownOut &change) {
                      if (driver.m_brownOut)
                          driver.m_brownOut(change);
                  }})
    { }

    /// The question without what is asked. A target that cannot be trusted as it is described is
    /// answered here.
    template<typename T>
    std::optional<Operation> operationFor(const drivers::BmcTarget &target, const Reply<T> &reply)
    {
        auto trust = tlsTrust(target.verifyCertificate, target.pin, target.tlsMinimum);
        if (!trust) {
            mailbox.post([reply, error = trust.error()] { reply(unexpected(error)); });
            return std::nullopt;
        }
        Operation operation;
        operation.hostId = target.hostId;
        operation.address = target.address;
        operation.access = {target.username, SecretText(target.password), std::move(*trust)};
        operation.enrolledUuid = target.enrolledUuid;
        operation.enrolledSerial = target.enrolledSerial;
        operation.group = target.group;
        operation.listen = target.listen;
        return operation;
    }

    const runtime::Clock &clock;
    QObject anchor{};
    runtime::Mailbox mailbox{&anchor};
    BmcEngine engine; ///< last: its thread ends before the mailbox goes
};

RedfishPowerDriver::RedfishPowerDriver(const runtime::Clock &clock, RedfishSettings settings)
    : m(std::make_unique<Private>(*this, clock, std::move(settings)))
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
                                    Duration mayWait,
                                    Reply<drivers::PowerReading> reply)
{
    auto operation = m->operationFor(target, reply);
    if (!operation)
        return;
    operation->what =
        ReadOperation{m->clock.now(), std::move(reply), std::chrono::floor<Span>(mayWait), false};
    m->engine.submit(std::move(*operation));
}

void RedfishPowerDriver::readAnew(const drivers::BmcTarget &target,
                                  Reply<drivers::PowerReading> reply)
{
    auto operation = m->operationFor(target, reply);
    if (!operation)
        return;
    operation->what = ReadOperation{m->clock.now(), std::move(reply), Span(0), true};
    m->engine.submit(std::move(*operation));
}

void RedfishPowerDriver::readDocument(const drivers::BmcTarget &target,
                                      const std::string &path,
                                      Reply<Json> reply)
{
    auto operation = m->operationFor(target, reply);
    if (!operation)
        return;
    operation->what = DocumentOperation{
        path, [path, reply = std::move(reply)](const Result<std::string> &body) {
            if (!body) {
                reply(unexpected(body.error()));
                return;
            }
            Json document = parseJson(*body);
            if (document.is_object())
                reply(std::move(document));
            else
                reply(unexpected(ErrorCode::Refused,
                                 "the BMC's document " + path + " is not valid JSON",
                                 "BadJson"));
        }};
    m->engine.submit(std::move(*operation));
}

void RedfishPowerDriver::reset(const drivers::BmcTarget &target,
                               ResetType type,
                               const drivers::ResetOptions &options,
                               Reply<drivers::ResetAck> reply)
{
    auto operation = m->operationFor(target, reply);
    if (!operation)
        return;
    operation->what = ResetOperation{type, options, m->clock.now(), std::move(reply)};
    m->engine.submit(std::move(*operation));
}

} // namespace hp::redfish
