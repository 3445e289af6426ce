// SPDX-License-Identifier: Apache-2.0
#include "backend/redfish/BmcClient.h"
#include "model/base/ApiStatus.h"

#include <algorithm>
#include <utility>

namespace hp::redfish {

using drivers::PowerReading;
using drivers::PowerState;
using drivers::ResetType;

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

std::optional<std::string> BmcClient::nextDocument()
{
    while (!m_documents.empty()) {
        if (auto path = pathOnBmc(m_address, m_documents.front().path))
            return path;
        answerDocument(
            unexpected(ErrorCode::Refused, "the link to a document leads away from the BMC"));
    }
    return std::nullopt;
}

void BmcClient::answerDocument(Result<std::string> answer)
{
    m_context.voice.deliver([reply = std::move(m_documents.front().reply),
                             answer = std::move(answer)] { reply(answer); });
    m_documents.pop_front();
}

/// A document that is not there says nothing about the others that are waited for.
void BmcClient::tookDocument(HttpAnswer answer, Steady now)
{
    if (m_documents.empty())
        return; // it was given up meanwhile
    if (answer.status == 200)
        answerDocument(std::move(answer.body));
    else if (answer.status >= 500 || answer.status == 429)
        unexpectedAnswer(answer, now, "a document");
    else
        answerDocument(unexpected(refusal(
            answer, ErrorCode::Refused, "the BMC does not give " + m_documents.front().path)));
}

void BmcClient::useReading(Steady now)
{
    if (m_uuid.empty() && m_serial.empty()) {
        m_uuid = m_system->uuid;
        m_serial = m_system->serialNumber;
    }
    const bool off = m_system->powerState == "Off";
    if (off || (m_failedReset == "On" && m_system->powerState == "On"))
        m_failedReset.clear(); // it came about after all
    answerReads(now);
    if (!m_commands.empty())
        advanceCommand(now);
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
        if (std::exchange(m_offSeen, false))
            m_contradiction = "the server read Off and at the next look "
                + (m_system->powerState.empty() ? std::string("nothing") : m_system->powerState)
                + "; it does not count as switched off";
    } else if (!m_offConfirmed && !confirming && m_context.settings.offConfirmation.count() > 0) {
        m_offSeen = true;
        if (m_confirmAt == Steady::max() && !m_reads.empty())
            m_confirmAt = now + m_context.settings.offConfirmation;
        return;
    } else {
        m_offConfirmed = true;
    }
    m_offSeen = false;
    m_confirmAt = Steady::max();
    const auto asked = std::min(m_readsAsked, m_reads.size());
    for (std::size_t i = 0; i < asked; ++i) {
        ReadOperation &read = m_reads[i];
        m_context.voice.deliver(
            [reply = std::move(read.reply), answer = reading(read.askedAt)] { reply(answer); });
    }
    m_reads.erase(m_reads.begin(), m_reads.begin() + static_cast<std::ptrdiff_t>(asked));
    m_readsAsked = 0;
    if (asked > 0)
        m_contradiction.clear();
}

bool BmcClient::isReached(ResetType type, PowerState state) const
{
    const bool off = type == ResetType::ForceOff || type == ResetType::GracefulShutdown;
    return (type == ResetType::On && state == PowerState::On) || (off && state == PowerState::Off);
}

void BmcClient::advanceCommand(Steady now)
{
    Command &command = m_commands.front();
    if (!command.readBefore) {
        prepareCommand(command, now);
        return;
    }
    // After the POST: what the server does counts, not what the BMC said (reboot.md 4.3).
    if (!command.trouble || isReached(command.operation.type, reading({}).state))
        finishCommand(true);
    else
        failCommand(Error(*command.trouble));
}

/// Decides on a fresh reading whether and how the Reset is posted.
void BmcClient::prepareCommand(Command &command, Steady now)
{
    const ResetType type = command.operation.type;
    const std::vector<std::string> &offered = allowed();
    const auto offers = [&offered](const char *word) {
        return offered.empty() || std::find(offered.begin(), offered.end(), word) != offered.end();
    };

    if (identityChanged()) {
        failCommand({ErrorCode::Refused,
                     "another server answers at this address than was enrolled (its UUID or serial "
                     "number changed); nothing was switched",
                     "IdentityChanged"});
        return;
    }
    if (isReached(type, reading({}).state)
        && command.operation.alreadyThere == drivers::AlreadyThere::Skip) {
        finishCommand(false);
        return;
    }
    if (type == ResetType::ForceOff && !m_context.groups.mayForceOff(m_group, now)) {
        failCommand(brownOutRefusal());
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

/// Many BMCs of the group fail at the same time, so what looks dead may well work: one force-off
/// after the other, with time to look between them.
Error BmcClient::brownOutRefusal() const
{
    ApiStatus status;
    status.code = 503;
    status.reason = "BrownOut";
    status.message = "many BMCs of " + m_group
        + " do not answer, which is the network and not the servers; force-offs go one at a time";
    status.retryAfterSeconds = static_cast<int>(
        std::chrono::ceil<std::chrono::seconds>(m_context.settings.brownOutForceOffPause).count());
    std::string sentence = status.message;
    return {ErrorCode::Refused,
            std::move(sentence),
            "BrownOut",
            std::make_shared<const ApiStatus>(std::move(status))};
}

PowerReading BmcClient::reading(TimePoint askedAt) const
{
    PowerReading result;
    result.raw = m_system->powerState;
    result.observedAt = askedAt;
    result.allowedResets = allowed();
    result.systemUuid = m_system->uuid;
    result.serialNumber = m_system->serialNumber;
    result.health = m_system->health;
    result.systemPath = m_systemPath;
    result.systemChoice = m_systemChoice;
    result.resettable = m_system->hasReset;
    result.weakness = m_address.tls ? weaknessOf(m_access.trust)
                                    : "the password goes over plain http, anybody can read it";
    result.contradiction = m_contradiction;
    result.failedReset = m_failedReset;
    result.failure = m_failure;
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
        result.raw = "Off, but the chassis is " + *m_chassisState;
        result.contradiction = "the system reports Off, which on this BMC is the state of its host "
                               "software; its chassis still has power ("
            + *m_chassisState + ")";
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
    if (!m_uuid.empty() && !m_system->uuid.empty())
        return !sameText(m_uuid, m_system->uuid);
    return !m_serial.empty() && !m_system->serialNumber.empty()
        && !sameText(m_serial, m_system->serialNumber);
}

} // namespace hp::redfish
