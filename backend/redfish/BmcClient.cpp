// SPDX-License-Identifier: Apache-2.0
#include "backend/redfish/BmcClient.h"

#include "backend/redfish/LoginBody.h"

#include <algorithm>
#include <utility>

namespace hp::redfish {

namespace {

constexpr const char *rootPath = "/redfish/v1/";

std::string seconds(Span span)
{
    return std::to_string(std::chrono::ceil<std::chrono::seconds>(span).count()) + " s";
}

} // namespace

BmcClient::BmcClient(std::string hostId, BmcAddress address, ClientContext context)
    : m_hostId(std::move(hostId))
    , m_address(std::move(address))
    , m_context(std::move(context))
    , m_breaker(m_context.settings)
    , m_systemPath(m_address.systemPath)
    , m_frames(m_context.settings.maxEventBytes)
{ }

BmcClient::~BmcClient()
{
    m_context.groups.forget(m_group, m_hostId);
}

std::optional<HttpRequest> BmcClient::next(Steady now)
{
    if (now >= m_hintAt)
        hint(now);
    if (m_step != Step::None)
        return std::nullopt;
    if (isBlocked(now) || !hasWork(now)) {
        m_redirect.reset();
        m_system.reset();
        return std::nullopt;
    }
    if (m_redirect) {
        const std::string path = *std::exchange(m_redirect, std::nullopt);
        return get(m_redirectedStep, path);
    }
    m_hops = 0;
    // Failing one question may leave another one that has everything it needs.
    for (int turn = 0; turn < 4 && hasWork(now); ++turn) {
        if (auto missing = missingKnowledge(now))
            return missing;
        if (m_system) {
            if (auto detail = missingDetail())
                return detail;
            useReading(now);
            continue;
        }
        if (!m_commands.empty()) {
            const Command &command = m_commands.front();
            return command.readBefore && !command.sent ? postReset(command) : getSystem();
        }
        if (m_task.isDue(now))
            return get(Step::Task, m_task.path());
        if (!m_reads.empty() && m_confirmAt != Steady::max() && now < m_confirmAt)
            return std::nullopt;
        if (!m_reads.empty())
            return getSystem();
        if (const auto document = nextDocument())
            return get(Step::Document, *document);
    }
    if (m_task.isDue(now)) // and cannot be asked about now
        m_task.wait(now, std::chrono::seconds(5), m_context.settings.taskLongest);
    return std::nullopt;
}

bool BmcClient::hasWork(Steady now) const
{
    return !m_commands.empty() || !m_reads.empty() || !m_documents.empty() || m_task.isDue(now);
}

void BmcClient::interrupted()
{
    if (m_step == Step::EventService)
        m_streamAsked = false;
    m_step = Step::None;
    m_system.reset();
    m_readsAsked = 0;
}

Steady BmcClient::wakeAt() const
{
    if (m_step != Step::None)
        return Steady::max();
    const Steady readAt = m_reads.empty() ? Steady::max() : m_confirmAt;
    return std::min({readAt, m_task.dueAt(), m_hintAt});
}

/// Fails what may not be sent now; true when nothing is left that may.
bool BmcClient::isBlocked(Steady now)
{
    const auto left = [now](Steady until) { return seconds(std::chrono::ceil<Span>(until - now)); };
    const bool away = now < m_lockedUntil || m_breaker.isOpen(now);
    if (away && m_task.isDue(now))
        m_task.wait(now, std::chrono::seconds(5), m_context.settings.taskLongest);
    if (now < m_lockedUntil) {
        failAll({ErrorCode::Unauthorised,
                 "the BMC rejected the credentials; they are not tried again for "
                     + left(m_lockedUntil)});
        return true;
    }
    if (m_breaker.isOpen(now)) {
        failAll({ErrorCode::Unreachable,
                 "the BMC did not answer several times; it is asked again in "
                     + left(m_breaker.openUntil())});
        return true;
    }
    if (now < m_commandsLockedUntil)
        while (!m_commands.empty())
            failCommand({ErrorCode::Unauthorised,
                         "the BMC account may not switch the power; it is not tried again for "
                             + left(m_commandsLockedUntil)});
    if (now < m_readsAgainAt && m_commands.empty())
        failReads({ErrorCode::Unreachable,
                   "the BMC is busy; it is asked again in " + left(m_readsAgainAt)});
    return !hasWork(now);
}

/// What must be known before the system can be read, in this order: root, credentials, which
/// system.
std::optional<HttpRequest> BmcClient::missingKnowledge(Steady now)
{
    if (!m_root)
        return get(Step::Root, rootPath);
    if (m_scheme == Scheme::Basic && m_sessionAgainAt != Steady() && now >= m_sessionAgainAt) {
        m_scheme = Scheme::Undecided;
        m_sessionAgainAt = {};
    }
    // A session that idled for as long as others did that were found dead is dead as well: a login
    // costs one request less than finding out.
    if (!m_token.isEmpty() && m_tokenLife && now - m_tokenUsedAt >= *m_tokenLife)
        forgetSession();
    if (m_scheme != Scheme::Basic && m_token.isEmpty()) {
        if (auto login = startLogin(now))
            return login;
        if (m_scheme != Scheme::Basic)
            return std::nullopt;
    }
    if (!m_oldSessionPath.empty()) {
        m_step = Step::DropSession;
        return request(Method::Delete, std::exchange(m_oldSessionPath, std::string()));
    }
    if (m_listen && !std::exchange(m_streamAsked, m_listen)) {
        if (const auto events = pathOnBmc(m_address, m_root->eventService))
            return get(Step::EventService, *events);
    }
    if (!m_systemPath.empty())
        return std::nullopt;
    if (!m_candidates.empty())
        return get(Step::Candidate, m_candidates.back());
    const auto systems = pathOnBmc(m_address, m_root->systems);
    if (!systems) {
        m_root.reset();
        failAll({ErrorCode::Refused, "the service root of the BMC names no systems on this BMC"});
        return std::nullopt;
    }
    return get(Step::Systems, *systems);
}

std::optional<HttpRequest> BmcClient::startLogin(Steady now)
{
    const bool basicMeanwhile = now < m_sessionAgainAt;
    if (m_root->sessions.empty() || basicMeanwhile) {
        if (m_context.settings.allowBasic)
            m_scheme = Scheme::Basic;
        else
            failAll(
                {ErrorCode::Refused, "the BMC has no session service and Basic is not allowed"});
        return std::nullopt;
    }
    const auto path = pathOnBmc(m_address, m_root->sessions);
    if (!path) {
        m_root.reset();
        failAll({ErrorCode::Refused, "the link to the sessions leads away from the BMC"});
        return std::nullopt;
    }
    // A stale token on the login makes some BMCs answer 401, so it carries no authorisation at all.
    m_step = Step::Login;
    HttpRequest login = request(Method::Post, *path);
    login.authorisation = {};
    login.body = loginBody(m_access);
    login.mayReuseConnection = true; // that of the root, which has just answered
    return login;
}

/// What the reading in work still lacks: the offered resets once, and on OpenBMC the chassis before
/// Off may be believed, because its systems report the host's state and not the power's (redfish.md
/// 0.3).
std::optional<HttpRequest> BmcClient::missingDetail()
{
    if (m_system->allowedResets.empty() && !m_actionInfo && !m_system->actionInfo.empty()) {
        if (const auto path = pathOnBmc(m_address, m_system->actionInfo))
            return get(Step::ActionInfo, *path);
        m_actionInfo.emplace();
    }
    const bool openBmc =
        std::any_of(m_system->managers.begin(),
                    m_system->managers.end(),
                    [](const std::string &link) { return link.ends_with("/Managers/bmc"); });
    if (openBmc && m_system->powerState == "Off" && !m_chassisState && !m_system->chassis.empty()) {
        if (const auto path = pathOnBmc(m_address, m_system->chassis.front()))
            return get(Step::Chassis, *path);
    }
    return std::nullopt;
}

/// A poll asks for the few members that change, where the BMC says that it can; a command wants to
/// see everything.
HttpRequest BmcClient::getSystem()
{
    m_selecting = m_commands.empty() && m_root->selects && !m_selectFails && m_whole.has_value();
    return get(Step::System,
               m_selecting ? m_systemPath + "?$select=PowerState,UUID,SerialNumber,Status"
                           : m_systemPath);
}

HttpRequest BmcClient::postReset(const Command &command)
{
    m_step = Step::Action;
    m_task.stop();
    m_failedReset.clear();
    m_failure.clear();
    m_offSeen = false;
    HttpRequest post = request(Method::Post, command.target);
    post.body = SecretText(R"({"ResetType": ")" + command.word + R"("})");
    return post;
}

HttpRequest BmcClient::get(Step step, const std::string &path)
{
    m_step = step;
    m_path = path;
    if (step == Step::System) {
        m_readsAsked = m_reads.size();
        m_chassisState.reset();
    }
    HttpRequest result = request(Method::Get, path);
    if (step == Step::Root || step == Step::RootSlashless) {
        result.authorisation =
            {}; // the root is open by the standard; no password goes where none is needed
        result.forgetAddress = std::exchange(m_forgetAddress, false);
    }
    return result;
}

HttpRequest BmcClient::request(Method method, const std::string &path) const
{
    HttpRequest result;
    result.method = method;
    result.url = m_address.origin() + path;
    result.authorisation = authorisation();
    result.trust = m_access.trust;
    result.keepAlive = m_keepAlive;
    return result;
}

SecretText BmcClient::authorisation() const
{
    if (m_scheme == Scheme::Basic)
        return basicHeader(m_access);
    if (m_token.isEmpty())
        return {};
    SecretText header(std::string("X-Auth-Token: "));
    header.append(m_token.text());
    return header;
}

void BmcClient::abandon(const Error &error)
{
    m_step = Step::None;
    m_system.reset();
    failAll(error);
}

std::optional<HttpRequest> BmcClient::logout()
{
    if (m_token.isEmpty() || m_sessionPath.empty())
        return std::nullopt;
    HttpRequest result = request(Method::Delete, m_sessionPath);
    result.keepAlive = false;
    m_token = {};
    m_sessionPath.clear();
    return result;
}

void BmcClient::forgetSession()
{
    if (!m_sessionPath.empty())
        m_oldSessionPath = m_sessionPath;
    m_sessionPath.clear();
    m_token = {};
}

/// The BMC was away or is another one now: nothing of its own description holds any more.
void BmcClient::forgetService()
{
    m_root.reset();
    m_whole.reset();
    m_actionInfo.reset();
    m_selectFails = false;
    m_streamAsked = false;
    m_stream.clear();
    m_forgetAddress = true;
}

} // namespace hp::redfish
