// SPDX-License-Identifier: Apache-2.0
#include "backend/redfish/ResetRun.h"

#include "backend/redfish/AnswerError.h"

#include <QLoggingCategory>

#include <algorithm>
#include <utility>

Q_DECLARE_LOGGING_CATEGORY(redfishLog)

namespace hp::redfish {

using drivers::ResetAck;

namespace {

bool isReached(ResetType type, PowerState state)
{
    const bool off = type == ResetType::ForceOff || type == ResetType::GracefulShutdown;
    return (type == ResetType::On && state == PowerState::On) || (off && state == PowerState::Off);
}

/// The ResetType to post, of those that the BMC offers; none offered: it does not say.
Result<std::string> wordFor(ResetType type, const std::vector<std::string> &offered)
{
    const auto offers = [&offered](const std::string &word) {
        return offered.empty() || std::find(offered.begin(), offered.end(), word) != offered.end();
    };
    std::string word = toString(type);
    if (type == ResetType::On && !offers(word) && offers(forceOnWord))
        word = forceOnWord;
    if (offers(word))
        return word;
    std::string list;
    for (const std::string &other : offered)
        list += (list.empty() ? "" : ", ") + other;
    return unexpected(ErrorCode::Invalid, "the BMC does not offer " + word, "it offers " + list);
}

} // namespace

ResetRun::ResetRun(std::string hostId,
                   const BmcAddress &address,
                   const RedfishSettings &settings,
                   PayloadReader &reader,
                   const Callbacks &callbacks,
                   CurrentReading current)
    : m_hostId(std::move(hostId))
    , m_address(address)
    , m_settings(settings)
    , m_reader(reader)
    , m_callbacks(callbacks)
    , m_current(std::move(current))
{ }

void ResetRun::add(ResetOperation operation)
{
    // When an earlier one was asked for tells it apart only as long as nobody sets the clock.
    forgetEarlier();
    m_commands.push_back({std::move(operation)});
}

void ResetRun::forgetEarlier()
{
    m_task.stop();
    m_failedReset.clear();
    m_failure.clear();
}

bool ResetRun::mustPost() const
{
    return m_commands.front().readBefore && !m_commands.front().sent;
}

ResetRun::Post ResetRun::post()
{
    forgetEarlier();
    const Command &command = m_commands.front();
    return {command.target,
            SecretText(R"({"ResetType": ")" + command.word + R"("})"),
            command.operation.options.stillAllowed};
}

void ResetRun::outcomeUnknown(const std::string &trouble)
{
    // The server may be going down at this moment.
    Command &command = m_commands.front();
    command.sent = true;
    command.trouble = Error{ErrorCode::TimedOut,
                            "the BMC did not answer the Reset, its outcome is unknown",
                            "OutcomeUnknown: " + trouble};
}

ResetRun::Verdict
ResetRun::receive(const HttpAnswer &answer, const std::string &systemPath, Steady now)
{
    Command &command = m_commands.front();
    command.sent = true;
    command.httpStatus = answer.status;
    if (answer.status == 202) {
        const std::string link =
            answer.location.empty() ? m_reader.identity(answer.body) : answer.location;
        if (const auto monitor = pathOnBmc(m_address, link); monitor && *monitor != systemPath) {
            m_task.start(*monitor, command.word, now, taskPause(answer));
            m_taskAskedAt = command.operation.askedAt;
        }
    }
    if (answer.isSuccess())
        return Verdict::Accepted;
    const RefusalPayload said = m_reader.refusal(answer.body);
    const bool busy = meansBusy(answer, said);
    const bool unsupported = !busy
        && (answer.status == 400 || answer.status == 404 || answer.status == 405
            || answer.status == 501);
    command.trouble = answerError(answer,
                                  said,
                                  m_settings,
                                  unsupported ? ErrorCode::Invalid : ErrorCode::Refused,
                                  "the BMC refuses " + command.word);
    return busy ? Verdict::Busy : unsupported ? Verdict::Unsupported : Verdict::Refused;
}

void ResetRun::advance(const SystemReading &system, Reachability &reachability, Steady now)
{
    const Command &command = m_commands.front();
    if (!command.readBefore) {
        prepare(system, reachability, now);
        return;
    }
    // After the POST: what the server does counts, not what the BMC said (reboot.md 4.3).
    if (!command.trouble || isReached(command.operation.type, system.state()))
        finishFirst(true);
    else
        failFirst(Error(*command.trouble));
}

/// Decides on a fresh reading whether and how the Reset is posted.
void ResetRun::prepare(const SystemReading &system, Reachability &reachability, Steady now)
{
    Command &command = m_commands.front();
    const ResetType type = command.operation.type;
    if (system.isAnotherServer()) {
        failFirst({ErrorCode::Refused,
                   "another server answers at this address than was enrolled (its UUID or serial "
                   "number changed); nothing was switched",
                   "IdentityChanged"});
        return;
    }
    if (isReached(type, system.state())
        && command.operation.options.alreadyThere == drivers::AlreadyThere::Skip) {
        finishFirst(false);
        return;
    }
    if (type == ResetType::ForceOff) {
        if (const auto refused = reachability.refuseForceOff(now)) {
            failFirst(*refused);
            return;
        }
    }
    if (!system.payload().hasReset) {
        failFirst({ErrorCode::Invalid, "the BMC exposes no Reset for this system"});
        return;
    }
    const auto target = pathOnBmc(m_address, system.payload().resetTarget);
    if (!target) {
        failFirst({ErrorCode::Refused, "the address of the Reset action leads away from the BMC"});
        return;
    }
    auto word = wordFor(type, system.allowedResets());
    if (!word) {
        failFirst(word.error());
        return;
    }
    command.word = std::move(*word);
    command.target = *target;
    command.readBefore = true;
}

void ResetRun::failFirst(const Error &error)
{
    if (m_commands.front().sent && !m_commands.front().trouble) {
        finishFirst(true); // accepted; that the reading afterwards failed does not undo it
        return;
    }
    Command command = std::move(m_commands.front());
    m_commands.pop_front();
    Error shown = command.trouble.value_or(error);
    // Whatever was too slow before the POST, the server was told nothing: this is no command of
    // which the outcome is unknown.
    if (!command.sent && shown.code == ErrorCode::TimedOut)
        shown.code = ErrorCode::Unreachable;
    m_callbacks.deliver([reply = std::move(command.operation.reply), shown = std::move(shown)] {
        reply(unexpected(shown));
    });
}

void ResetRun::failAll(const Error &error)
{
    while (!m_commands.empty())
        failFirst(error);
}

void ResetRun::failLocked(const std::function<const Error *(ResetType)> &lockOf)
{
    while (!m_commands.empty()) {
        const Error *refusal = lockOf(first());
        if (refusal == nullptr)
            return;
        failFirst(Error(*refusal));
    }
}

void ResetRun::finishFirst(bool sent)
{
    Command command = std::move(m_commands.front());
    m_commands.pop_front();
    ResetAck ack;
    ack.sent = sent;
    ack.httpStatus = command.httpStatus;
    ack.resetType = command.word;
    ack.after = m_current(command.operation.askedAt);
    m_callbacks.deliver(
        [reply = std::move(command.operation.reply), ack = std::move(ack)] { reply(ack); });
}

void ResetRun::postponeTask(Steady now)
{
    if (m_task.isActive())
        m_task.wait(now, std::chrono::seconds(5), m_settings.maxTaskTime);
}

bool ResetRun::receiveTask(const HttpAnswer &answer, Steady now)
{
    // Another Reset was asked for while it was read.
    if (!m_task.isActive())
        return false;
    const TaskWatch::Answer task =
        TaskWatch::read(answer, m_reader.task(answer.body), m_reader.refusal(answer.body));
    switch (task.progress) {
    case TaskWatch::Progress::Running:
        m_task.wait(now, taskPause(answer), m_settings.maxTaskTime);
        return false;
    case TaskWatch::Progress::Failed:
        m_failedReset = m_task.reset();
        m_failure = task.why;
        m_failedResetAt = m_taskAskedAt;
        qCInfo(redfishLog, "%s: the task of %s failed", m_hostId.c_str(), m_failedReset.c_str());
        break;
    case TaskWatch::Progress::Done:
    case TaskWatch::Progress::Forgotten:
        break;
    }
    m_task.stop();
    return true;
}

Span ResetRun::taskPause(const HttpAnswer &answer) const
{
    return answer.retryAfter.empty() ? m_settings.taskPause : retryDelay(answer, m_settings);
}

void ResetRun::observe(const std::string &powerState)
{
    const auto state = powerStateFrom(powerState);
    if (state == PowerState::Off
        || (m_failedReset == toString(ResetType::On) && state == PowerState::On))
        m_failedReset.clear();
}

} // namespace hp::redfish
