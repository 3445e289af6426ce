// SPDX-License-Identifier: Apache-2.0
#include "backend/redfish/session/BmcClient.h"

#include <algorithm>
#include <utility>

namespace hp::redfish {

using drivers::PowerReading;
using drivers::PowerState;
using drivers::ResetType;

void BmcClient::useReading(Steady now)
{
    if (m_uuid.empty())
        m_uuid = m_system->uuid;
    answerReads(now);
    if (!m_commands.empty())
        advanceCommand();
    m_system.reset();
}

/// A change to Off is believed only when a second reading says so too: PowerState flaps while mains
/// power returns or another manager switches the server on again (redfish.md 7.6).
void BmcClient::answerReads(Steady now)
{
    const PowerState state = reading({}).state;
    const bool confirming = now >= m_confirmAt;
    if (state != PowerState::Off) {
        m_offConfirmed = false;
    } else if (!m_offConfirmed && !confirming && m_context.settings.offConfirmation.count() > 0) {
        if (m_confirmAt == Steady::max() && !m_reads.empty())
            m_confirmAt = now + m_context.settings.offConfirmation;
        return;
    } else {
        m_offConfirmed = true;
    }
    m_confirmAt = Steady::max();
    const auto asked = std::min(m_readsAsked, m_reads.size());
    for (std::size_t i = 0; i < asked; ++i) {
        ReadOperation &read = m_reads[i];
        m_context.deliver(
            [reply = std::move(read.reply), answer = reading(read.askedAt)] { reply(answer); });
    }
    m_reads.erase(m_reads.begin(), m_reads.begin() + static_cast<std::ptrdiff_t>(asked));
    m_readsAsked = 0;
}

void BmcClient::advanceCommand()
{
    Command &command = m_commands.front();
    if (!command.readBefore) {
        prepareCommand(command);
        return;
    }
    // After the POST: what the server does counts, not what the BMC said (reboot.md 4.3).
    const PowerState state = reading({}).state;
    const ResetType type = command.operation.type;
    const bool reached = (type == ResetType::On && state == PowerState::On)
        || ((type == ResetType::ForceOff || type == ResetType::GracefulShutdown)
            && state == PowerState::Off);
    if (!command.trouble || reached)
        finishCommand(true);
    else
        failCommand(Error(*command.trouble));
}

/// Decides on a fresh reading whether and how the Reset is posted.
void BmcClient::prepareCommand(Command &command)
{
    const ResetType type = command.operation.type;
    const PowerState state = reading({}).state;
    const std::vector<std::string> &offered = allowed();
    const auto offers = [&offered](const char *word) {
        return offered.empty() || std::find(offered.begin(), offered.end(), word) != offered.end();
    };

    if (identityChanged()) {
        failCommand({ErrorCode::Refused,
                     "another server answers at this address than before (its UUID changed); "
                     "nothing was switched"});
        return;
    }
    const bool off = type == ResetType::ForceOff || type == ResetType::GracefulShutdown;
    const bool there =
        (type == ResetType::On && state == PowerState::On) || (off && state == PowerState::Off);
    if (there && command.operation.alreadyThere == drivers::AlreadyThere::Skip) {
        finishCommand(false);
        return;
    }
    if (!m_system->hasReset) {
        failCommand({ErrorCode::Invalid, "the BMC exposes no Reset for this system"});
        return;
    }
    const auto target = pathOnBmc(m_address, m_system->resetTarget);
    if (!target) {
        failCommand(
            {ErrorCode::Refused, "the address of the Reset action leads away from the BMC"});
        return;
    }
    command.word = drivers::toString(type);
    if (type == ResetType::On && !offers("On") && offers("ForceOn"))
        command.word = "ForceOn";
    if (!offers(command.word.c_str())) {
        std::string list;
        for (const std::string &word : offered)
            list += (list.empty() ? "" : ", ") + word;
        failCommand(
            {ErrorCode::Invalid, "the BMC does not offer " + command.word, "it offers " + list});
        return;
    }
    command.readBefore = true;
    command.target = *target;
}

PowerReading BmcClient::reading(TimePoint askedAt) const
{
    PowerReading result;
    result.raw = m_system->powerState;
    result.observedAt = askedAt;
    result.allowedResets = allowed();
    result.systemUuid = m_system->uuid;
    result.health = m_system->health;
    if (identityChanged())
        return result; // another server's power says nothing about ours
    for (const PowerState state : {PowerState::On,
                                   PowerState::Off,
                                   PowerState::PoweringOn,
                                   PowerState::PoweringOff,
                                   PowerState::Paused}) {
        if (result.raw == drivers::toString(state))
            result.state = state;
    }
    if (result.state == PowerState::Off && m_chassisState && *m_chassisState != "Off") {
        result.state = PowerState::PoweringOff;
        result.raw =
            "Off, but the chassis is " + (m_chassisState->empty() ? "unknown" : *m_chassisState);
    }
    return result;
}

const std::vector<std::string> &BmcClient::allowed() const
{
    static const std::vector<std::string> none;
    if (!m_system->allowedResets.empty())
        return m_system->allowedResets;
    return m_actionInfo ? *m_actionInfo : none;
}

bool BmcClient::identityChanged() const
{
    return !m_uuid.empty() && !m_system->uuid.empty() && m_system->uuid != m_uuid;
}

} // namespace hp::redfish
