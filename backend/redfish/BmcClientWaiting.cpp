// SPDX-License-Identifier: Apache-2.0
// What waits for a BMC: taken on or refused, and told how it ended.
#include "backend/redfish/BmcClient.h"

#include <utility>

namespace hp::redfish {

using drivers::ResetAck;

void BmcClient::add(Operation operation, Steady now)
{
    m_lastUsed = now;
    if (!(operation.access == m_access)) {
        // New credentials deserve a new chance at once, and must not ride on the old session.
        forgetSession();
        m_access = std::move(operation.access);
        m_scheme = Scheme::Undecided;
        m_sessionWorked = false;
        m_loggedInAgain = false;
        m_lockedUntil = {};
        m_commandsLockedUntil = {};
        m_uuid.clear();
        m_serial.clear();
    }
    if (!operation.enrolledUuid.empty() || !operation.enrolledSerial.empty()) {
        m_uuid = std::move(operation.enrolledUuid);
        m_serial = std::move(operation.enrolledSerial);
    }
    std::string group = operation.group.empty() ? m_address.neighbourhood() : operation.group;
    if (group != m_group) {
        m_context.groups.forget(m_group, m_hostId);
        m_group = std::move(group);
        m_countedAsWell = false;
    }
    m_listen = operation.listen;
    std::optional<Error> refused;
    if (m_reads.size() + m_commands.size() + m_documents.size()
        >= m_context.settings.maxQueuedPerBmc)
        refused = Error{ErrorCode::Refused, "too many requests wait for this BMC already"};
    else if (!m_address.tls && !m_address.isLoopback() && !m_context.settings.allowPlainHttp)
        refused = Error{ErrorCode::Invalid,
                        "plain http to a BMC is not allowed here, it would show the password"};

    if (auto *read = std::get_if<ReadOperation>(&operation.what)) {
        if (refused)
            m_context.voice.deliver(
                [reply = std::move(read->reply), error = *refused] { reply(unexpected(error)); });
        else
            m_reads.push_back(std::move(*read));
    } else if (auto *reset = std::get_if<ResetOperation>(&operation.what)) {
        if (refused)
            m_context.voice.deliver(
                [reply = std::move(reset->reply), error = *refused] { reply(unexpected(error)); });
        else
            m_commands.push_back({std::move(*reset)});
    } else if (auto *document = std::get_if<DocumentOperation>(&operation.what)) {
        m_documents.push_back(std::move(*document));
        if (refused) {
            m_context.voice.deliver([reply = std::move(m_documents.back().reply),
                                     error = *refused] { reply(unexpected(error)); });
            m_documents.pop_back();
        }
    }
}

void BmcClient::failCommand(const Error &error)
{
    if (m_commands.front().sent && !m_commands.front().trouble) {
        finishCommand(true); // accepted; that the reading afterwards failed does not undo it
        return;
    }
    Command command = std::move(m_commands.front());
    m_commands.pop_front();
    const Error shown = command.trouble.value_or(error);
    m_context.voice.deliver(
        [reply = std::move(command.operation.reply), error = shown] { reply(unexpected(error)); });
}

void BmcClient::failReads(const Error &error)
{
    for (ReadOperation &read : m_reads)
        m_context.voice.deliver(
            [reply = std::move(read.reply), error] { reply(unexpected(error)); });
    m_reads.clear();
    while (!m_documents.empty())
        answerDocument(unexpected(error));
    m_confirmAt = Steady::max();
}

void BmcClient::failAll(const Error &error)
{
    while (!m_commands.empty())
        failCommand(error);
    failReads(error);
}

void BmcClient::finishCommand(bool sent)
{
    Command command = std::move(m_commands.front());
    m_commands.pop_front();
    ResetAck ack;
    ack.sent = sent;
    ack.httpStatus = command.httpStatus;
    ack.resetType = command.word;
    if (m_system)
        ack.after = reading(command.operation.askedAt);
    m_context.voice.deliver(
        [reply = std::move(command.operation.reply), ack = std::move(ack)] { reply(ack); });
}

} // namespace hp::redfish
