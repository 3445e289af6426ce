// SPDX-License-Identifier: Apache-2.0
#include "backend/redfish/SystemReading.h"

#include "model/resource/SerialNumber.h"

#include <algorithm>
#include <utility>

namespace hp::redfish {

using drivers::PowerReading;

namespace {

/// UUIDs come in either case, from the same BMC too.
bool sameText(const std::string &left, const std::string &right)
{
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; };
    return std::equal(
        left.begin(), left.end(), right.begin(), right.end(), [&lower](char a, char b) {
            return lower(a) == lower(b);
        });
}

} // namespace

void SystemReading::setIdentity(std::string uuid, std::string serialNumber)
{
    m_uuid = std::move(uuid);
    m_serial = std::move(serialNumber);
}

bool SystemReading::isAnotherServer() const
{
    const auto isKnown = [](const std::string &enrolled, const std::string &read) {
        return !enrolled.empty() && !read.empty();
    };
    const bool byUuid = isKnown(m_uuid, m_system->uuid);
    const bool bySerial = isKnown(m_serial, m_system->serialNumber);
    const bool sameSerial = bySerial && sameText(m_serial, m_system->serialNumber);
    // Boards of one batch may share the UUID that nobody changed, and blades the number of their
    // chassis: one that is the same proves nothing against the other.
    if (byUuid && !sameText(m_uuid, m_system->uuid))
        return true;
    if (bySerial && !sameSerial && host::isOwnSerialNumber(m_serial)
        && host::isOwnSerialNumber(m_system->serialNumber))
        return true;
    // It said once who it is: what does not say so may be anything.
    return !byUuid && !sameSerial && !(m_uuid.empty() && m_serial.empty());
}

std::string SystemReading::startQuery(bool whole, bool selects)
{
    m_selecting = !whole && selects && !m_selectFails && m_whole.has_value();
    return m_selecting ? "?$select=PowerState,UUID,SerialNumber,Status" : "";
}

bool SystemReading::refusesQuery(int httpStatus)
{
    if (!m_selecting || httpStatus < 400 || httpStatus == 429 || httpStatus == 503)
        return false;
    m_selectFails = true;
    return true;
}

bool SystemReading::mayRepeatGarbled()
{
    m_garbled = !m_garbled;
    return m_garbled;
}

void SystemReading::store(SystemPayload system)
{
    m_garbled = false;
    if (!m_selecting) {
        m_whole = system;
        m_system = std::move(system);
        return;
    }
    const bool complete =
        !system.powerState.empty() && (!system.uuid.empty() || m_whole->uuid.empty());
    if (!complete) {
        m_selectFails = true;
        return;
    }
    m_system = m_whole;
    m_system->powerState = std::move(system.powerState);
    m_system->uuid = std::move(system.uuid);
    m_system->serialNumber = std::move(system.serialNumber);
    m_system->health = std::move(system.health);
}

/// The offered resets once, and on OpenBMC the chassis before Off may be believed, because its
/// systems report the host's state and not the power's (redfish.md 0.3).
std::optional<SystemReading::Detail> SystemReading::missingDetail()
{
    if (m_system->allowedResets.empty() && !m_actionInfo && !m_system->actionInfo.empty()) {
        if (const auto path = pathOnBmc(m_address, m_system->actionInfo))
            return Detail{Detail::What::ResetTypes, *path};
        m_actionInfo.emplace();
    }
    const bool openBmc =
        std::any_of(m_system->managers.begin(),
                    m_system->managers.end(),
                    [](const std::string &link) { return link.ends_with("/Managers/bmc"); });
    if (openBmc && powerStateFrom(m_system->powerState) == PowerState::Off && !m_chassisState
        && !m_system->chassis.empty()) {
        if (const auto path = pathOnBmc(m_address, m_system->chassis.front()))
            return Detail{Detail::What::Chassis, *path};
    }
    return std::nullopt;
}

void SystemReading::receiveResetTypes(const HttpAnswer &answer)
{
    auto values = answer.status == 200 ? m_reader.resetTypes(answer.body) : std::nullopt;
    m_actionInfo = values ? std::move(*values) : std::vector<std::string>();
}

void SystemReading::receiveChassis(const HttpAnswer &answer)
{
    const auto state = answer.status == 200 ? m_reader.powerState(answer.body) : std::nullopt;
    // A chassis that makes no statement does not contradict its system; one that cannot say may.
    const bool silent = answer.status == 404 || (state && state->empty());
    m_chassisState = silent ? toString(PowerState::Off) : state.value_or("unknown");
}

void SystemReading::forgetService()
{
    m_whole.reset();
    m_actionInfo.reset();
    m_selectFails = false;
}

void SystemReading::adoptIdentity()
{
    if (!m_uuid.empty() || !m_serial.empty())
        return;
    m_uuid = m_system->uuid;
    m_serial = m_system->serialNumber;
}

const std::vector<std::string> &SystemReading::allowedResets() const
{
    static const std::vector<std::string> none;
    if (!m_system->allowedResets.empty())
        return m_system->allowedResets;
    return m_actionInfo ? *m_actionInfo : none;
}

PowerReading SystemReading::reading(TimePoint askedAt) const
{
    PowerReading result;
    result.raw = m_system->powerState;
    result.observedAt = askedAt;
    result.allowedResets = allowedResets();
    result.systemUuid = m_system->uuid;
    result.serialNumber = m_system->serialNumber;
    result.health = m_system->health;
    result.resettable = m_system->hasReset;
    result.anotherServer = isAnotherServer();
    if (result.anotherServer)
        return result;
    result.state = powerStateFrom(result.raw).value_or(PowerState::Unknown);
    if (result.state == PowerState::Off && m_chassisState
        && *m_chassisState != toString(PowerState::Off)) {
        result.state = PowerState::PoweringOff;
        result.raw = "Off, but the chassis is " + *m_chassisState;
        result.contradiction = "the system reports Off, which on this BMC is the state of its host "
                               "software; its chassis still has power ("
            + *m_chassisState + ")";
    }
    return result;
}

} // namespace hp::redfish
