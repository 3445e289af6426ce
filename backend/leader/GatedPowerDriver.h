// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/drivers/PowerDriver.h"
#include "backend/leader/WriteGate.h"

namespace hp::leader {

/// The power of servers as the controllers of one replica see it: readings go through, a Reset only
/// while the gate is open. A refused one answers Unreachable: no BMC said anything, so no host may
/// be judged by it. Lives on the control thread; what is passed in outlives it.
class GatedPowerDriver final : public drivers::PowerDriver
{
public:
    GatedPowerDriver(drivers::PowerDriver &behind, WriteGate &gate)
        : m_behind(behind)
        , m_gate(gate)
    { }

    using PowerDriver::reset;
    void read(const drivers::BmcTarget &target, Reply<drivers::PowerReading> reply) override;
    void readWithin(const drivers::BmcTarget &target,
                    Duration mayWait,
                    Reply<drivers::PowerReading> reply) override;
    void readAnew(const drivers::BmcTarget &target, Reply<drivers::PowerReading> reply) override;
    void readDocument(const drivers::BmcTarget &target,
                      const std::string &path,
                      Reply<Json> reply) override;
    void reset(const drivers::BmcTarget &target,
               ResetType type,
               const drivers::ResetOptions &options,
               Reply<drivers::ResetAck> reply) override;
    void onHint(Hint hint) override { m_behind.onHint(std::move(hint)); }

private:
    drivers::PowerDriver &m_behind;
    WriteGate &m_gate;
    QObject m_context{};
};

} // namespace hp::leader
