// SPDX-License-Identifier: Apache-2.0
#include "tests/support/bmc/FakePowerDriver.h"

#include "model/base/ApiStatus.h"

#include <algorithm>
#include <memory>

namespace hp::test {

using drivers::AlreadyThere;
using drivers::PowerReading;
using drivers::ResetAck;

namespace {

PowerState stateOf(const std::string &word)
{
    return powerStateFrom(word).value_or(PowerState::Unknown);
}

bool isThere(ResetType type, PowerState state)
{
    if (type == ResetType::On)
        return state == PowerState::On;
    const bool off = type == ResetType::ForceOff || type == ResetType::GracefulShutdown;
    return off && state == PowerState::Off;
}

Error refusal(const Rejection &rejection, ResetType type)
{
    const int code = rejection.httpStatus;
    const bool unsupported = code == 400 || code == 404 || code == 405 || code == 501;
    ApiStatus status;
    status.code = code;
    status.reason = rejection.messageId;
    return {unsupported ? ErrorCode::Invalid : ErrorCode::Refused,
            std::string("the BMC refuses ") + toString(type),
            "HTTP " + std::to_string(code) + ' ' + rejection.messageId,
            std::make_shared<const ApiStatus>(std::move(status))};
}

} // namespace

template<typename T>
void FakePowerDriver::answer(Reply<T> reply, Result<T> result)
{
    auto shared = std::make_shared<Result<T>>(std::move(result));
    QMetaObject::invokeMethod(
        &m_context,
        [reply = std::move(reply), shared] { reply(std::move(*shared)); },
        Qt::QueuedConnection);
}

void FakePowerDriver::setPower(const std::string &address, const std::string &powerState)
{
    FakeBmc &bmc = m_bmcs[address];
    bmc.powerState = powerState;
    bmc.target.clear();
}

void FakePowerDriver::settle(FakeBmc &bmc) const
{
    if (bmc.target.empty() || !bmc.arrives || m_clock.uptime() < bmc.arrival)
        return;
    bmc.powerState = bmc.target;
    bmc.target.clear();
}

std::string FakePowerDriver::shownState(FakeBmc &bmc) const
{
    settle(bmc);
    if (bmc.powerStateAbsent)
        return {};
    if (bmc.staleReads > 0) {
        --bmc.staleReads;
        return bmc.staleValue;
    }
    if (bmc.target == "Off")
        return bmc.transitionalString.empty() ? "PoweringOff" : bmc.transitionalString;
    return bmc.powerState;
}

std::optional<Error> FakePowerDriver::trouble(const FakeBmc &bmc,
                                              const drivers::BmcTarget &target) const
{
    if (bmc.unreachable || (bmc.unreachableUntil && m_clock.now() < *bmc.unreachableUntil))
        return Error{ErrorCode::Unreachable, "the BMC refuses the connection or is not there"};
    if (target.username != bmc.username || target.password != bmc.password)
        return Error{ErrorCode::Unauthorised, "the BMC rejects the credentials"};
    return std::nullopt;
}

Result<PowerReading> FakePowerDriver::reading(FakeBmc &bmc)
{
    ++bmc.reads;
    PowerReading result;
    result.raw = shownState(bmc);
    result.state = stateOf(result.raw);
    result.observedAt = m_clock.now();
    result.allowedResets = bmc.allowedResets;
    result.systemUuid = bmc.systemUuid;
    result.health = "OK";
    return result;
}

void FakePowerDriver::read(const drivers::BmcTarget &target, Reply<PowerReading> reply)
{
    FakeBmc &bmc = m_bmcs[target.address];
    if (const auto error = trouble(bmc, target)) {
        answer<PowerReading>(std::move(reply), unexpected(*error));
        return;
    }
    const Result<PowerReading> result = reading(bmc);
    if (onReading)
        onReading(result->raw);
    answer<PowerReading>(std::move(reply), result);
}

void FakePowerDriver::reset(const drivers::BmcTarget &target,
                            ResetType type,
                            const drivers::ResetOptions &options,
                            Reply<ResetAck> reply)
{
    FakeBmc &bmc = m_bmcs[target.address];
    if (const auto error = trouble(bmc, target)) {
        answer<ResetAck>(std::move(reply), unexpected(*error));
        return;
    }
    if (isThere(type, stateOf(shownState(bmc))) && options.alreadyThere == AlreadyThere::Skip) {
        ResetAck ack;
        ack.sent = false;
        ack.after = *reading(bmc);
        answer<ResetAck>(std::move(reply), std::move(ack));
        return;
    }
    const std::string word = toString(type);
    const auto &offered = bmc.allowedResets;
    if (!offered.empty() && std::find(offered.begin(), offered.end(), word) == offered.end()) {
        answer<ResetAck>(std::move(reply),
                         unexpected(ErrorCode::Invalid, "the BMC does not offer " + word));
        return;
    }
    if (options.stillAllowed && !options.stillAllowed()) {
        answer<ResetAck>(std::move(reply),
                         unexpected(ErrorCode::Unreachable, "nothing may be sent any more"));
        return;
    }
    answer<ResetAck>(std::move(reply), execute(bmc, type));
}

Result<ResetAck> FakePowerDriver::execute(FakeBmc &bmc, ResetType type)
{
    const std::string word = toString(type);
    bmc.posts.push_back(word);
    if (onPost)
        onPost(word);
    const auto rejection = bmc.rejections.find(word);
    if (rejection != bmc.rejections.end() && rejection->second.times > 0) {
        --rejection->second.times;
        settle(bmc);
        if (!isThere(type, stateOf(bmc.target.empty() ? bmc.powerState : std::string())))
            return unexpected(refusal(rejection->second, type));
    } else if (bmc.acceptedNotDone > 0) {
        --bmc.acceptedNotDone;
    } else {
        start(bmc, type);
    }
    if (bmc.lostAnswers > 0) {
        --bmc.lostAnswers;
        settle(bmc);
        if (!isThere(type, stateOf(bmc.target.empty() ? bmc.powerState : std::string())))
            return unexpected(ErrorCode::TimedOut,
                              "the BMC did not answer the Reset, its outcome is unknown");
    }
    ResetAck ack;
    ack.httpStatus = 204;
    ack.resetType = word;
    ack.after = *reading(bmc);
    return ack;
}

void FakePowerDriver::start(FakeBmc &bmc, ResetType type) const
{
    settle(bmc);
    const auto head = [&](const char *target, const std::optional<Duration> &takes) {
        bmc.target = target;
        bmc.arrives = takes.has_value();
        bmc.arrival = m_clock.uptime() + takes.value_or(Duration(0));
    };
    switch (type) {
    case ResetType::On:
        head("On", bmc.onTakes);
        return;
    case ResetType::ForceOff:
        if (bmc.target == "On") { // a boot that is stopped has nothing to shut down
            bmc.target.clear();
            bmc.powerState = "Off";
            return;
        }
        if (bmc.powerState != "Off")
            head("Off", bmc.forceOffTakes);
        return;
    case ResetType::GracefulShutdown:
        if (bmc.target != "Off" && bmc.powerState != "Off")
            head("Off", bmc.gracefulShutdownTakes);
        return;
    case ResetType::GracefulRestart:
    case ResetType::ForceRestart:
        return; // it stays On as far as anybody can see
    }
}

} // namespace hp::test
