// SPDX-License-Identifier: Apache-2.0
#include "backend/redfish/session/BmcClient.h"
#include "backend/redfish/session/RetryAfter.h"
#include "model/base/ApiStatus.h"

#include <QLoggingCategory>

#include <algorithm>
#include <utility>

Q_LOGGING_CATEGORY(redfishLog, "holdpoint.redfish")

namespace hp::redfish {

using drivers::ResetType;

namespace {

bool isSuccess(int status)
{
    return status >= 200 && status < 300;
}
bool isRedirect(int status)
{
    return status == 301 || status == 302 || status == 303 || status == 307 || status == 308;
}

ErrorCode codeFor(Failure failure)
{
    switch (failure) {
    case Failure::TimedOut:
        return ErrorCode::TimedOut;
    case Failure::Tls:
    case Failure::TooLarge:
    case Failure::Encoding:
        return ErrorCode::Refused;
    default:
        return ErrorCode::Unreachable;
    }
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
                                    answer.trouble};
            (void)m_breaker.failed(now, jitter);
            return;
        }
        transportFailed(answer, now, jitter);
        return;
    }
    m_breaker.succeeded();
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
        // A chassis that makes no statement does not contradict its system.
        const auto state =
            answer.status == 200 ? m_context.reader.powerState(answer.body) : std::nullopt;
        m_chassisState = state && !state->empty() ? *state : "Off";
        return;
    }
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
    if (answer.failure != Failure::Tls && m_breaker.failed(now, jitter)) {
        // The next attempt starts with the open root, so that a dead BMC sees no login attempts.
        m_root.reset();
        m_forgetAddress = true;
    }
    m_system.reset();
    failAll({codeFor(answer.failure), answer.trouble});
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
                  : "the BMC redirects to another address; that is not followed"});
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
    forgetSession();
    m_scheme = m_sessionWorked ? Scheme::Session : Scheme::Undecided;
    m_loggedInAgain = false;
    failAll(error);
}

void BmcClient::tookRoot(Step step, const HttpAnswer &answer)
{
    if (answer.status == 404 && step == Step::Root) {
        m_redirectedStep = Step::RootSlashless;
        m_redirect = "/redfish/v1";
        return;
    }
    if (answer.status == 401) { // against the standard; these places are fixed by it as well
        m_root = ServiceRoot{"/redfish/v1/Systems", "/redfish/v1/SessionService/Sessions", {}};
        return;
    }
    auto root = answer.status == 200 ? m_context.reader.root(answer.body) : std::nullopt;
    if (!root) {
        failAll(refusal(answer, ErrorCode::Refused, "this is no Redfish service"));
        return;
    }
    m_root = std::move(root);
}

void BmcClient::tookLogin(HttpAnswer answer, Steady now)
{
    if (isSuccess(answer.status) && !answer.token.isEmpty()) {
        m_token = std::move(answer.token);
        m_scheme = Scheme::Session;
        m_sessionWorked = true;
        const std::string link =
            answer.location.empty() ? m_context.reader.identity(answer.body) : answer.location;
        const auto path = pathOnBmc(m_address, link);
        m_sessionPath = path.value_or(std::string());
        if (!path)
            qCWarning(redfishLog,
                      "%s: the BMC does not say where its session is, it cannot be ended",
                      m_hostId.c_str());
        return;
    }
    const RefusalPayload said = m_context.reader.refusal(answer.body);
    const bool noSessions = answer.status == 404 || answer.status == 405 || answer.status == 501
        || isSuccess(answer.status);
    const bool tableFull = said.messageId == "RAC0218" || said.messageId == "SessionLimitExceeded";
    if (tableFull && m_context.settings.allowBasic) {
        m_scheme = Scheme::Basic;
        m_sessionAgainAt = now + m_context.settings.sessionTableFullPause;
    } else if (noSessions && !m_sessionWorked && m_context.settings.allowBasic) {
        m_scheme = Scheme::Basic;
    } else {
        // After a session once worked, sending the password in every request is a downgrade.
        unexpectedAnswer(answer, now, "the login");
    }
}

void BmcClient::tookSystems(const HttpAnswer &answer)
{
    const auto members = m_context.reader.members(answer.body);
    if (!members) {
        failAll({ErrorCode::Refused, "the BMC's list of systems is not valid JSON"});
        return;
    }
    m_candidates.clear();
    m_resettable.clear();
    for (const std::string &link : *members) {
        const auto path = pathOnBmc(m_address, link);
        if (path && m_candidates.size() < m_context.settings.maxSystems)
            m_candidates.push_back(*path);
    }
    if (m_candidates.empty())
        failAll({ErrorCode::Unreachable, "the BMC lists no system (yet)", "NoSystem"});
    else if (m_candidates.size() == 1)
        m_systemPath = std::exchange(m_candidates, {}).front();
}

/// Of several systems the one that can be reset is meant; more than one is for a person to choose.
void BmcClient::tookCandidate(const HttpAnswer &answer)
{
    const auto system = m_context.reader.system(answer.body);
    if (system && system->hasReset)
        m_resettable.push_back(m_candidates.back());
    m_candidates.pop_back();
    if (!m_candidates.empty())
        return;
    if (m_resettable.size() == 1) {
        m_systemPath = m_resettable.front();
        qCInfo(redfishLog,
               "%s: the only system that can be reset is %s",
               m_hostId.c_str(),
               m_systemPath.c_str());
        return;
    }
    std::sort(m_resettable.begin(), m_resettable.end());
    std::string list;
    for (const std::string &path : m_resettable)
        list += (list.empty() ? "" : ", ") + path;
    if (m_resettable.empty())
        failAll({ErrorCode::Unreachable, "the BMC lists no system that can be reset", "NoSystem"});
    else
        failAll({ErrorCode::Invalid,
                 "the BMC has several systems; put the path of one into the address: " + list,
                 "AmbiguousSystem"});
}

void BmcClient::tookSystem(const HttpAnswer &answer, Steady now)
{
    if (answer.status == 404 && m_address.systemPath.empty())
        m_systemPath.clear(); // found by looking, so look again next time
    if (answer.status != 200) {
        unexpectedAnswer(answer, now, "the system");
        return;
    }
    auto system = m_context.reader.system(answer.body);
    if (!system) {
        failAll({ErrorCode::Refused, "the BMC's answer about the system is not valid JSON"});
        return;
    }
    if (m_hops > 0)
        m_systemPath = m_path; // an alias; later readings go straight to the real one
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
    if (isSuccess(answer.status))
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
    (void)now;
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
    if (answer.status == 503 || answer.status == 429)
        status.retryAfterSeconds =
            static_cast<int>(std::chrono::ceil<std::chrono::seconds>(patience(answer)).count());
    std::string detail = "HTTP " + std::to_string(answer.status);
    if (!said.messageId.empty())
        detail += ' ' + said.messageId;
    if (!said.message.empty())
        detail += ": " + said.message;
    return {code,
            sentence + " (HTTP " + std::to_string(answer.status) + ")",
            detail,
            std::make_shared<const ApiStatus>(std::move(status))};
}

} // namespace hp::redfish
