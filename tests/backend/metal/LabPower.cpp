// SPDX-License-Identifier: Apache-2.0
#include "tests/backend/metal/LabPower.h"

#include "backend/lab/bmc/BmcPower.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::test {

using cluster::kinds::labBmc;

namespace {

cluster::ObjectRef bmcOf(const drivers::BmcTarget &target)
{
    const std::size_t slash = target.hostId.find('/');
    return {&labBmc(), {target.hostId.substr(0, slash), target.hostId.substr(slash + 1)}};
}

} // namespace

void LabPower::read(const drivers::BmcTarget &target, Reply<drivers::PowerReading> reply)
{
    m_cluster.get(bmcOf(target), [this, reply = std::move(reply)](const Result<Object> &bmc) {
        if (!bmc) {
            reply(unexpected(ErrorCode::Unreachable, bmc.error().message));
            return;
        }
        drivers::PowerReading reading;
        reading.raw = lab::shownState(*bmc, m_clock.now());
        reading.state = powerStateFrom(reading.raw).value_or(PowerState::Unknown);
        reading.observedAt = m_clock.now();
        reading.allowedResets = lab::allowedResets(*bmc);
        reply(std::move(reading));
    });
}

void LabPower::reset(const drivers::BmcTarget &target,
                     ResetType type,
                     const drivers::ResetOptions & /*options*/,
                     Reply<drivers::ResetAck> reply)
{
    m_cluster.get(bmcOf(target), [this, type, reply = std::move(reply)](const Result<Object> &bmc) {
        if (!bmc) {
            reply(unexpected(ErrorCode::Unreachable, bmc.error().message));
            return;
        }
        const lab::ResetDecision decision = lab::decideReset(*bmc, toString(type), m_clock.now());
        if (!decision.status) {
            reply(unexpected(ErrorCode::Refused, decision.why));
            return;
        }
        m_posts.emplace_back(toString(type));
        if (onPost)
            onPost(bmc->key(), m_posts.back());
        m_cluster.patch({&labBmc(), bmc->key()},
                        cluster::PatchType::Merge,
                        Json{{"status", decision.status.json()}},
                        cluster::Subresource::Status,
                        {},
                        [reply, type](const Result<cluster::Written> &written) {
                            if (!written)
                                reply(unexpected(written.error()));
                            else
                                reply(drivers::ResetAck{true, 204, toString(type), {}});
                        });
    });
}

} // namespace hp::test
