// SPDX-License-Identifier: Apache-2.0
#include "backend/leader/GatedPowerDriver.h"

#include "backend/leader/WriteGate.h"

#include <utility>

namespace hp::leader {

void GatedPowerDriver::read(const drivers::BmcTarget &target, Reply<drivers::PowerReading> reply)
{
    m_behind.read(target, std::move(reply));
}

void GatedPowerDriver::readWithin(const drivers::BmcTarget &target,
                                  Duration mayWait,
                                  Reply<drivers::PowerReading> reply)
{
    m_behind.readWithin(target, mayWait, std::move(reply));
}

void GatedPowerDriver::readAnew(const drivers::BmcTarget &target,
                                Reply<drivers::PowerReading> reply)
{
    m_behind.readAnew(target, std::move(reply));
}

void GatedPowerDriver::readDocument(const drivers::BmcTarget &target,
                                    const std::string &path,
                                    Reply<Json> reply)
{
    m_behind.readDocument(target, path, std::move(reply));
}

void GatedPowerDriver::reset(const drivers::BmcTarget &target,
                             ResetType type,
                             const drivers::ResetOptions &options,
                             Reply<drivers::ResetAck> reply)
{
    const auto go = throughGate(m_gate, m_context, std::move(reply));
    if (!go)
        return;
    drivers::ResetOptions gated = options;
    gated.stillAllowed = [asked = options.stillAllowed, isOpen = m_gate.stillOpen()] {
        return isOpen() && (!asked || asked());
    };
    m_behind.reset(target, type, gated, go);
}

} // namespace hp::leader
