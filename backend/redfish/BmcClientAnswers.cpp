// SPDX-License-Identifier: Apache-2.0
#include "backend/redfish/BmcClient.h"
#include "backend/redfish/RetryAfter.h"
#include "model/base/ApiStatus.h"

#include <QLoggingCategory>

#include <algorithm>
#include <utility>

Q_LOGGING_CATEGORY(redfishLog, "holdpoint.redfish")

namespace hp::redfish {

using drivers::ResetType;

namespace {

bool isRedirect(int status)
{
    return status == 301 || status == 302 || status == 303 || status == 307 || status == 308;
}

ErrorCode codeFor(Failure failure)
{
    switch (failure) {
    case Failure::TimedOut:
        return ErrorCode::TimedOut;
    case Failure::Untrusted:
    case Failure::WrongKey:
    case Failure::TooOldTls:
    case Failure::Tls:
    case Failure::TooLarge:
    case Failure::Encoding:
        return ErrorCode::Refused;
    default:
        return ErrorCode::Unreachable;
    }
}

/// The name of a failure, for logs, tests and people who search for it.
const char *nameOf(Failure failure)
{
    switch (failure) {
    case Failure::Untrusted:
        return "TlsUntrusted";
    case Failure::WrongKey:
        return "TlsKeyChanged";
    case Failure::TooOldTls:
        return "TlsTooOld";
    case Failure::TooLarge:
        return "TooLarge";
    case Failure::Encoding:
        return "BadEncoding";
    default:
        return "";
    }
}

bool isAboutTrust(Failure failure)
{
    return failure == Failure::Untrusted || failure == Failure::WrongKey
        || failure == Failure::TooOldTls || failure == Failure::Tls;
}

/// Scheme, host and port of a link, in visible signs; the rest may hold a secret.
std::string originOf(const std::string &link)
{
    const std::size_t slashes = link.find("//");
    const std::size_t start = slashes == std::string::npos ? 0 : slashes + 2;
    std::string origin = link.substr(0, std::min(link.find('/', start), std::size_t{100}));
    std::replace_if(
        origin.begin(), origin.end(), [](char c) { return c <= ' ' || c > '~'; }, '?');
    return origin.find('@') == std::string::npos ? origin : "an address with a password in it";
}

/// Words with which BMCs say "not now" under any status (redfish.md 3, reboot.md 4.3).
bool meansBusy(const std::string &messageId)
{
    return messageId == "SYS518" || messageId == "ResourceNotReadyRetry"
        || messageId == "ServiceTemporarilyUnavailable" || messageId == "ResourceInUse";
}

} // namespace

void BmcClient::answered(HttpAnswer answer, Steady now, std::uint8_t jitter)
{
    const Step step = std::exchange(m_step, Step::None);
    if (answer.failure != Failure::None) {
        if (step == Step::DropSession)
            return; // best effort
        m_redirectedStep = step;
        if (step == Step::Action && !m_commands.empty() && answer.mayHaveArrived) {
            // The server may be going down at this moment: never send again before a reading.
            Command &command = m_commands.front();
            command.sent = true;
            m_offConfirmed = false;
            command.trouble = Error{ErrorCode::TimedOut,
                                    "the BMC did not answer the Reset, its outcome is unknown",
                                    "OutcomeUnknown: " + answer.trouble};
            (void)breakerOpens(now, jitter);
            return;
        }
        transportFailed(answer, now, jitter);
        return;
    }
    m_breaker.succeeded();
    if (!std::exchange(m_countedAsWell, true))
        m_context.groups.answered(m_group, m_hostId);
    if (answer.status != 401)
        m_tokenUsedAt = now;
    if (answer.status != 401 && step != Step::Login && step != Step::DropSession
        && step != Step::Root && step != Step::RootSlashless)
        m_loggedInAgain = false;
    const bool readsOnly = step != Step::Login && step != Step::Action && step != Step::DropSession;
    if (readsOnly && isRedirect(answer.status)) {
        m_redirectedStep = step;
        redirected(answer);
        return;
    }
    const bool root = step == Step::Root || step == Step::RootSlashless;
    if ((answer.status == 401 || answer.status == 403) && step != Step::DropSession && !root) {
        m_redirectedStep = step;
        rejected(answer, now);
        return;
    }
    take(step, std::move(answer), now);
}

void BmcClient::take(Step step, HttpAnswer answer, Steady now)
{
    switch (step) {
    case Step::Root:
    case Step::RootSlashless:
        tookRoot(step, answer);
        return;
    case Step::Login:
        tookLogin(std::move(answer), now);
        return;
    case Step::Systems:
        if (answer.status == 200)
            tookSystems(answer);
        else
            unexpectedAnswer(answer, now, "the list of systems");
        return;
    case Step::Candidate:
        if (answer.status == 200)
            tookCandidate(answer);
        else
            unexpectedAnswer(answer, now, "a system");
        return;
    case Step::System:
        tookSystem(answer, now);
        return;
    case Step::ActionInfo: {
        auto values =
            answer.status == 200 ? m_context.reader.resetTypes(answer.body) : std::nullopt;
        m_actionInfo = values ? std::move(*values) : std::vector<std::string>();
        return;
    }
    case Step::Chassis: {
        const auto state =
            answer.status == 200 ? m_context.reader.powerState(answer.body) : std::nullopt;
        // A chassis that makes no statement does not contradict its system; one that cannot say
        // may.
        const bool silent = answer.status == 404 || (state && state->empty());
        m_chassisState = silent ? "Off" : state.value_or("unknown");
        return;
    }
    case Step::Task:
        tookTask(answer, now);
        return;
    case Step::Document:
        tookDocument(std::move(answer), now);
        return;
    case Step::EventService:
        tookEventService(answer);
        return;
    case Step::Action:
        tookAction(answer, now);
        return;
    case Step::DropSession:
    case Step::None:
        return;
    }
}

void BmcClient::transportFailed(const HttpAnswer &answer, Steady now, std::uint8_t jitter)
{
    if (answer.failure == Failure::Broken && answer.reusedConnection
        && ++m_staleConnections >= m_context.settings.staleConnections && m_keepAlive) {
        m_keepAlive = false; // this BMC closes kept connections under our hands
        qCInfo(redfishLog, "%s: connections are no longer kept open", m_hostId.c_str());
    }
    if (m_task.isActive())
        m_task.wait(now, std::chrono::seconds(5), m_context.settings.taskLongest);
    m_actionInfo.reset(); // a new firmware comes with a restart
    // The next attempt starts with the open root, so that a dead BMC sees no login attempts.
    if (!isAboutTrust(answer.failure) && breakerOpens(now, jitter))
        forgetService();
    m_system.reset();
    failAll(troubleOf(answer));
}

/// Counts a failure of the transport. When the whole group fails it is not this BMC's.
bool BmcClient::breakerOpens(Steady now, std::uint8_t jitter)
{
    m_countedAsWell = false;
    m_context.groups.failed(m_group, m_hostId, now);
    return !m_context.groups.isBrownOut(m_group) && m_breaker.failed(now, jitter);
}

/// What a person needs to decide about trust is in the sentence: nothing but the handshake
/// happened.
Error BmcClient::troubleOf(const HttpAnswer &answer) const
{
    std::string sentence = answer.trouble;
    if (answer.certificate && answer.failure == Failure::Untrusted)
        sentence += " ("
            + (answer.certificate->fault.empty() ? std::string("it is for another name")
                                                 : answer.certificate->fault)
            + "): " + answer.certificate->described()
            + "; whoever knows that this is its key sets the annotation holdpoint.dev/bmc-pin to "
            + answer.certificate->pin;
    if (answer.certificate && answer.failure == Failure::WrongKey)
        sentence += "; nothing was sent to it: " + answer.certificate->described();
    if (answer.failure == Failure::TooOldTls)
        sentence +=
            "; the annotation holdpoint.dev/bmc-tls-min lowers the limit for this BMC alone";
    if (!isAboutTrust(answer.failure) && m_context.groups.isBrownOut(m_group))
        return {codeFor(answer.failure),
                sentence + ", like many others of " + m_group + ": this is the network",
                "BrownOut"};
    return {codeFor(answer.failure), std::move(sentence), nameOf(answer.failure)};
}

void BmcClient::redirected(const HttpAnswer &answer)
{
    const auto path = pathOnBmc(m_address, answer.location);
    if (path && ++m_hops <= m_context.settings.maxRedirects) {
        m_redirect = path;
        return;
    }
    m_system.reset();
    failAll({ErrorCode::Refused,
             path ? "the BMC redirects in a circle"
                  : "the BMC redirects to another address (" + originOf(answer.location)
                     + "); that is not followed",
             path ? "RedirectLoop" : "RedirectRefused"});
}

/// 401 and 403. An expired session is renewed once; a 401 proves that the request was not executed,
/// so the same step, a Reset included, is simply due again.
void BmcClient::rejected(const HttpAnswer &answer, Steady now)
{
    const Step step = m_redirectedStep;
    m_system.reset();
    if (answer.status == 401 && m_scheme == Scheme::Session && step != Step::Login
        && !m_loggedInAgain) {
        m_loggedInAgain = true;
        // Soon after its last use a session ends for another reason, a restart of the BMC mostly.
        const Span idle = std::chrono::floor<Span>(now - m_tokenUsedAt);
        if (idle >= std::chrono::seconds(5))
            m_tokenLife = std::min(idle, m_tokenLife.value_or(idle));
        m_actionInfo.reset(); // a restart ends all sessions, and a new firmware comes with one
        forgetSession();
        return;
    }
    const Error error = refusal(answer, ErrorCode::Unauthorised, "the BMC rejects the credentials");
    if (step == Step::Action && answer.status == 403) {
        m_commandsLockedUntil = now + m_context.settings.credentialsPause;
        failCommand(
            refusal(answer, ErrorCode::Unauthorised, "the BMC account may not switch the power"));
        return;
    }
    // Accounts are locked after a few wrong attempts, so nothing is tried for a while.
    m_lockedUntil = now + m_context.settings.credentialsPause;
    m_task.stop();
    forgetSession();
    m_scheme = m_sessionWorked ? Scheme::Session : Scheme::Undecided;
    m_loggedInAgain = false;
    failAll(error);
}

void BmcClient::tookSystem(const HttpAnswer &answer, Steady now)
{
    if (answer.status == 404 && m_address.systemPath.empty())
        m_systemPath.clear(); // found by looking, so look again next time
    if (m_selecting && answer.status >= 400 && answer.status != 429 && answer.status != 503) {
        m_selectFails = true; // and ask for the whole document from now on
        return;
    }
    if (answer.status != 200) {
        unexpectedAnswer(answer, now, "the system");
        return;
    }
    auto system = m_context.reader.system(answer.body);
    if (!system) {
        // Once more: a BMC that restarts its web server cuts documents short.
        if (!std::exchange(m_garbled, !m_garbled))
            return;
        failAll(
            {ErrorCode::Refused, "the BMC's answer about the system is not valid JSON", "BadJson"});
        return;
    }
    m_garbled = false;
    if (m_hops > 0) // an alias; later readings go straight to the real one
        m_systemPath = m_path.substr(0, m_path.find('?'));
    if (m_selecting) {
        const bool whole =
            !system->powerState.empty() && (!system->uuid.empty() || m_whole->uuid.empty());
        if (!whole) {
            m_selectFails = true;
            return;
        }
        SystemPayload merged = *m_whole;
        merged.powerState = system->powerState;
        merged.uuid = system->uuid;
        merged.serialNumber = system->serialNumber;
        merged.health = system->health;
        system = std::move(merged);
    } else {
        m_whole = system;
    }
    m_system = std::move(system);
}

void BmcClient::tookAction(const HttpAnswer &answer, Steady now)
{
    if (m_commands.empty())
        return;
    Command &command = m_commands.front();
    command.sent = true;
    command.httpStatus = answer.status;
    m_offConfirmed = false;
    if (answer.status == 202) {
        const std::string link =
            answer.location.empty() ? m_context.reader.identity(answer.body) : answer.location;
        if (const auto monitor = pathOnBmc(m_address, link); monitor && *monitor != m_systemPath)
            m_task.start(*monitor, command.word, now, taskPause(answer));
    }
    if (answer.isSuccess())
        return;
    const RefusalPayload said = m_context.reader.refusal(answer.body);
    const bool busy = answer.status == 429 || answer.status == 503 || meansBusy(said.messageId);
    if (busy)
        m_readsAgainAt = {}; // the reading that decides about this Reset must not wait
    const bool unsupported = !busy
        && (answer.status == 400 || answer.status == 404 || answer.status == 405
            || answer.status == 501);
    if (unsupported)
        m_actionInfo.reset();
    command.trouble = refusal(answer,
                              unsupported ? ErrorCode::Invalid : ErrorCode::Refused,
                              "the BMC refuses " + command.word);
}

void BmcClient::unexpectedAnswer(const HttpAnswer &answer, Steady now, const std::string &what)
{
    const bool temporary = answer.status >= 500 || answer.status == 429;
    if (answer.status == 503 || answer.status == 429)
        m_readsAgainAt = now + patience(answer);
    m_system.reset();
    failAll(refusal(answer,
                    temporary ? ErrorCode::Unreachable : ErrorCode::Refused,
                    "the BMC does not give " + what));
}

Span BmcClient::patience(const HttpAnswer &answer) const
{
    const auto asked = retryAfter(answer.retryAfter);
    if (!asked)
        return m_context.settings.busyPause;
    return std::clamp(*asked, Span(std::chrono::seconds(1)), m_context.settings.retryAfterMax);
}

/// An error with what the BMC said: code, message id and patience in the status, the sentence in
/// detail.
Error BmcClient::refusal(const HttpAnswer &answer, ErrorCode code, const std::string &sentence)
{
    const RefusalPayload said = m_context.reader.refusal(answer.body);
    ApiStatus status;
    status.code = answer.status;
    status.reason = said.messageId;
    status.message = said.message;
    if (!said.message.empty() && !said.resolution.empty())
        status.message += ' ' + said.resolution;
    if (answer.status == 503 || answer.status == 429)
        status.retryAfterSeconds =
            static_cast<int>(std::chrono::ceil<std::chrono::seconds>(patience(answer)).count());
    std::string detail = "HTTP " + std::to_string(answer.status);
    if (!said.messageId.empty())
        detail += ' ' + said.messageId;
    if (!said.message.empty())
        detail += ": " + status.message;
    return {code,
            sentence + " (HTTP " + std::to_string(answer.status) + ")",
            detail,
            std::make_shared<const ApiStatus>(std::move(status))};
}

} // namespace hp::redfish
