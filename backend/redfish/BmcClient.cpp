// SPDX-License-Identifier: Apache-2.0
#include "backend/redfish/BmcClient.h"

#include "backend/redfish/AnswerError.h"
#include "model/base/ApiStatus.h"

#include <QLoggingCategory>

#include <algorithm>
#include <memory>
#include <utility>

Q_LOGGING_CATEGORY(redfishLog, "holdpoint.redfish")

namespace hp::redfish {

namespace {

constexpr const char *rootPath = "/redfish/v1/";

/// An answer that is given again instead of asking: nothing was sent this time.
Error again(Error error, ErrorCode code, Span left = {})
{
    error.code = code;
    if (left > Span(0)) {
        ApiStatus status = error.status ? *error.status : ApiStatus{};
        status.retryAfterSeconds =
            static_cast<int>(std::chrono::ceil<std::chrono::seconds>(left).count());
        error.status = std::make_shared<const ApiStatus>(std::move(status));
    }
    return error;
}

} // namespace

BmcClient::BmcClient(std::string hostId, BmcAddress address, const ClientContext &context)
    : m_address(std::move(address))
    , m_context(context)
    , m_reachability(hostId, context.settings, context.groups)
    , m_session(hostId, m_address, context.settings, context.reader)
    , m_discovery(hostId, m_address, context.settings, context.reader)
    , m_system(m_address, context.reader)
    , m_reads(m_address, context.settings, context.callbacks)
    , m_resets(hostId,
               m_address,
               context.settings,
               context.reader,
               context.callbacks,
               [this](TimePoint askedAt) {
                   return m_system.isInWork() ? std::optional(reading(askedAt)) : std::nullopt;
               })
    , m_events(std::move(hostId), m_address, context.settings, context.reader, context.callbacks)
{ }

void BmcClient::add(Operation operation, Steady now)
{
    m_lastUsed = now;
    const bool isEnrolled = !operation.enrolledUuid.empty() || !operation.enrolledSerial.empty();
    // Taken away by a person where it was: the server was replaced. One that was never enrolled
    // keeps what the first reading told.
    const bool wasForgotten = std::exchange(m_isEnrolled, isEnrolled) && !isEnrolled;
    if (m_session.use(std::move(operation.access)) || wasForgotten)
        m_system.setIdentity({}, {});
    if (isEnrolled)
        m_system.setIdentity(std::move(operation.enrolledUuid),
                             std::move(operation.enrolledSerial));
    m_reachability.setGroup(operation.group.empty() ? m_address.neighbourhood() : operation.group);
    m_events.setWanted(operation.listen);

    std::optional<Error> refused;
    if (m_reads.size() + m_resets.size() >= m_context.settings.maxQueuedPerBmc)
        refused = Error{ErrorCode::Refused, "too many requests wait for this BMC already"};
    else if (!m_address.tls && !m_address.isLoopback() && !m_context.settings.allowPlainHttp)
        refused = Error{ErrorCode::Invalid,
                        "plain http to a BMC is not allowed here, it would show the password"};
    const auto addOrRefuse = [&](auto &to, auto &what) {
        if (!refused)
            to.add(std::move(what));
        else
            m_context.callbacks.deliver(
                [reply = std::move(what.reply), error = *refused] { reply(unexpected(error)); });
    };
    if (auto *read = std::get_if<ReadOperation>(&operation.what)) {
        if (read->anew)
            retry();
        addOrRefuse(m_reads, *read);
    } else if (auto *document = std::get_if<DocumentOperation>(&operation.what))
        addOrRefuse(m_reads, *document);
    else if (auto *reset = std::get_if<ResetOperation>(&operation.what))
        addOrRefuse(m_resets, *reset);
}

/// A person knows that something is better now.
void BmcClient::retry()
{
    m_reachability.retry();
    m_session.retry();
    m_reads.pauseUntil({});
    m_events.retry();
}

std::optional<HttpRequest> BmcClient::next(Steady now)
{
    if (now >= m_events.hintDueAt())
        m_events.hint(now);
    if (m_step != Step::None)
        return std::nullopt;
    if (isBlocked(now) || !hasWork(now)) {
        m_redirect.reset();
        m_system.drop();
        return std::nullopt;
    }
    if (const auto redirect = std::exchange(m_redirect, std::nullopt))
        return get(redirect->step, redirect->path);
    m_hops = 0;
    // Failing one question may leave another one that has everything it needs.
    for (int turn = 0; turn < 4 && hasWork(now); ++turn) {
        if (auto missing = missingKnowledge(now))
            return missing;
        if (m_system.isInWork()) {
            if (auto detail = missingDetail())
                return detail;
            useReading(now);
            continue;
        }
        if (!m_resets.isEmpty())
            return m_resets.mustPost() ? postReset() : getSystem();
        if (m_resets.isTaskDue(now))
            return get(Step::Task, m_resets.taskPath());
        if (m_reads.hasReads()) {
            const Steady confirmAt = m_reads.confirmationDueAt();
            if (confirmAt != Steady::max() && now < confirmAt)
                return std::nullopt;
            return getSystem();
        }
        if (const auto document = m_reads.nextDocument())
            return get(Step::Document, *document);
    }
    if (m_resets.isTaskDue(now)) // and cannot be asked about now
        m_resets.postponeTask(now);
    return std::nullopt;
}

bool BmcClient::hasWork(Steady now) const
{
    return !m_resets.isEmpty() || m_reads.size() > 0 || m_resets.isTaskDue(now);
}

void BmcClient::interrupted()
{
    if (m_step == Step::EventService)
        m_events.questionInterrupted();
    m_step = Step::None;
    m_system.drop();
    m_reads.interrupted();
}

Steady BmcClient::wakeAt() const
{
    if (m_step != Step::None)
        return Steady::max();
    return std::min({m_reads.confirmationDueAt(), m_resets.taskDueAt(), m_events.hintDueAt()});
}

/// Fails what may not be sent now, with what the BMC said last: asking less often changes nothing
/// of the trouble. True when nothing is left that may be sent.
bool BmcClient::isBlocked(Steady now)
{
    const bool isLocked = now < m_session.lockedUntil();
    const bool isAway = m_reachability.isClosed(now);
    if ((isLocked || isAway) && m_resets.isTaskDue(now))
        m_resets.postponeTask(now);
    if (isLocked) {
        failAll(m_rejection);
        return true;
    }
    if (isAway) {
        failAll(again(m_silence, ErrorCode::Unreachable));
        return true;
    }
    m_resets.failLocked([this, now](ResetType type) { return m_session.lockOf(type, now); });
    if (now < m_reads.pausedUntil() && m_resets.isEmpty())
        m_reads.fail(again(m_busyness,
                           ErrorCode::Unreachable,
                           std::chrono::ceil<Span>(m_reads.pausedUntil() - now)));
    return !hasWork(now);
}

/// What must be known before the system can be read, in this order: root, credentials, which
/// system.
std::optional<HttpRequest> BmcClient::missingKnowledge(Steady now)
{
    if (m_discovery.root() == nullptr)
        return get(Step::Root, rootPath);
    m_session.refresh(now);
    if (!m_session.isReady()) {
        if (auto login = startLogin(now))
            return login;
        if (!m_session.isReady())
            return std::nullopt;
    }
    if (const std::string abandoned = m_session.takeAbandoned(); !abandoned.empty()) {
        m_step = Step::DropSession;
        return request(Method::Delete, abandoned);
    }
    if (m_events.takeQuestion()) {
        if (const auto events = pathOnBmc(m_address, m_discovery.root()->eventService))
            return get(Step::EventService, *events);
    }
    return m_discovery.systemPath().empty() ? findSystem() : std::nullopt;
}

std::optional<HttpRequest> BmcClient::startLogin(Steady now)
{
    const std::string &sessions = m_discovery.root()->sessions;
    if (sessions.empty() || m_session.isTableFull(now)) {
        if (!m_session.useBasic())
            failAll(Error{ErrorCode::Refused,
                          "the BMC has no session service and Basic is not allowed"});
        return std::nullopt;
    }
    const auto path = pathOnBmc(m_address, sessions);
    if (!path) {
        m_discovery.forgetRoot();
        failAll(Error{ErrorCode::Refused, "the link to the sessions leads away from the BMC"});
        return std::nullopt;
    }
    // A stale token on the login makes some BMCs answer 401, so it carries no authorisation at all.
    m_step = Step::Login;
    HttpRequest login = request(Method::Post, *path);
    login.authorisation = {};
    login.body = m_session.credentials();
    login.mayReuseConnection = true; // that of the root, which has just answered
    return login;
}

std::optional<HttpRequest> BmcClient::findSystem()
{
    if (const std::string candidate = m_discovery.candidate(); !candidate.empty())
        return get(Step::Candidate, candidate);
    if (const auto systems = pathOnBmc(m_address, m_discovery.root()->systems))
        return get(Step::Systems, *systems);
    m_discovery.forgetRoot();
    failAll(Error{ErrorCode::Refused, "the service root of the BMC names no systems on this BMC"});
    return std::nullopt;
}

std::optional<HttpRequest> BmcClient::missingDetail()
{
    const auto detail = m_system.missingDetail();
    if (!detail)
        return std::nullopt;
    const bool isChassis = detail->what == SystemReading::Detail::What::Chassis;
    return get(isChassis ? Step::Chassis : Step::ResetTypes, detail->path);
}

HttpRequest BmcClient::getSystem()
{
    const bool isForCommand = !m_resets.isEmpty();
    return get(Step::System,
               m_discovery.systemPath()
                   + m_system.startQuery(isForCommand, m_discovery.root()->selects));
}

HttpRequest BmcClient::postReset()
{
    m_step = Step::Reset;
    m_reads.resetPosted();
    ResetRun::Post post = m_resets.post();
    HttpRequest result = request(Method::Post, post.target);
    result.body = std::move(post.body);
    result.stillAllowed = std::move(post.stillAllowed);
    return result;
}

HttpRequest BmcClient::get(Step step, const std::string &path)
{
    m_step = step;
    m_path = path;
    if (step == Step::System) {
        m_reads.readingStarted();
        m_system.asked();
    }
    HttpRequest result = request(Method::Get, path);
    if (step == Step::Root || step == Step::RootSlashless) {
        result.authorisation =
            {}; // the root is open by the standard; no password goes where none is needed
        result.forgetAddress = m_reachability.takeForgottenAddress();
    }
    return result;
}

HttpRequest BmcClient::request(Method method, const std::string &path) const
{
    HttpRequest result;
    result.method = method;
    result.url = m_address.origin() + path;
    result.authorisation = m_session.authorisation();
    result.trust = m_session.trust();
    result.keepAlive = m_reachability.keepsConnections();
    return result;
}

std::optional<HttpRequest> BmcClient::listen(Steady now)
{
    if (now < m_session.lockedUntil() || m_reachability.isClosed(now) || !m_session.isReady())
        return std::nullopt;
    const auto path = m_events.open(now);
    if (!path)
        return std::nullopt;
    HttpRequest stream = request(Method::Get, *path);
    stream.stream = true;
    stream.lastEvent = m_events.lastEvent();
    return stream;
}

void BmcClient::abandon(const Error &error, bool mayHaveArrived)
{
    const Step step = std::exchange(m_step, Step::None);
    m_system.drop();
    if (step == Step::Reset && mayHaveArrived && !m_resets.isEmpty())
        m_resets.outcomeUnknown(error.message);
    failAll(error);
}

std::optional<HttpRequest> BmcClient::logout()
{
    if (m_session.path().empty())
        return std::nullopt;
    HttpRequest result = request(Method::Delete, m_session.path());
    result.keepAlive = false;
    m_session.stop();
    return result;
}

void BmcClient::answered(HttpAnswer answer, Steady now, std::uint8_t jitter)
{
    const Step step = std::exchange(m_step, Step::None);
    if (answer.failure != Failure::None) {
        if (step == Step::DropSession)
            return; // best effort
        if (answer.failure == Failure::Withdrawn) { // which says nothing about the BMC
            m_reads.resetAnswered();
            m_resets.failFirst(transportError(answer, {}));
            return;
        }
        if (step == Step::Reset && !m_resets.isEmpty() && answer.mayHaveArrived) {
            m_resets.outcomeUnknown(answer.trouble);
            m_reads.resetAnswered();
            m_silence = transportError(answer, m_reachability.brownOut());
            (void)m_reachability.failed(now, jitter);
            return;
        }
        transportFailed(answer, now, jitter);
        return;
    }
    m_reachability.answered();
    const bool isRoot = step == Step::Root || step == Step::RootSlashless;
    const bool isAboutSession = step == Step::Login || step == Step::DropSession;
    if (answer.status != 401)
        m_session.accepted(!isAboutSession && !isRoot, now);
    if (!isAboutSession && step != Step::Reset && isRedirect(answer.status))
        redirected(step, answer);
    else if ((answer.status == 401 || answer.status == 403) && step != Step::DropSession && !isRoot)
        rejected(step, answer, now);
    else
        receive(step, std::move(answer), now);
}

void BmcClient::transportFailed(const HttpAnswer &answer, Steady now, std::uint8_t jitter)
{
    if (answer.failure == Failure::Broken && answer.reusedConnection)
        m_reachability.keptConnectionBroke();
    m_resets.postponeTask(now);
    m_system.forgetResetTypes(); // a new firmware comes with a restart
    m_silence = transportError(answer, m_reachability.brownOut());
    // The next attempt starts with the open root, so that a dead BMC sees no login attempts.
    if (!isAboutTrust(answer.failure) && m_reachability.failed(now, jitter))
        forgetService();
    m_system.drop();
    failAll(transportError(answer, m_reachability.brownOut()));
}

void BmcClient::redirected(Step step, const HttpAnswer &answer)
{
    const auto path = pathOnBmc(m_address, answer.location);
    if (path && ++m_hops <= m_context.settings.maxRedirects) {
        m_redirect = Redirect{step, *path};
        return;
    }
    m_system.drop();
    failAll(path ? Error{ErrorCode::Refused, "the BMC redirects in a circle", "RedirectLoop"}
                 : redirectError(answer.location));
}

/// 401 and 403. An expired session is renewed once; a 401 proves that the request was not executed,
/// so the same step, a Reset included, is simply due again.
void BmcClient::rejected(Step step, const HttpAnswer &answer, Steady now)
{
    m_system.drop();
    if (answer.status == 401 && step != Step::Login && m_session.expired(now)) {
        // A restart of the BMC ends all sessions, and a new firmware comes with one.
        m_system.forgetResetTypes();
        return;
    }
    const bool noSessionLeft = answer.status == 401 && m_session.isTableFull(now);
    if (step == Step::Reset && !noSessionLeft) {
        // The reading before it was answered with the same credentials: they are right.
        const Error error = refusal(
            answer, ErrorCode::Unauthorised, "the BMC account is not allowed to change the power");
        m_session.lockCommand(m_resets.first(), error, now);
        m_resets.failFirst(error);
        return;
    }
    if (noSessionLeft)
        // Basic in its place may be switched off: that says nothing about the password.
        m_rejection = {ErrorCode::Refused,
                       "the BMC has no session left, and takes no request without one",
                       "NoSessionLeft"};
    else if (const RefusalPayload said = m_context.reader.refusal(answer.body);
             answer.status == 403 && said.messageId.find("License") != std::string::npos)
        // "LicenseKeyRequired", "OemLicenseNotPassed", "LicenseNotInstalled": the account is right.
        m_rejection = {
            ErrorCode::Refused, "the BMC lacks a licence: " + said.message, "LicenceMissing"};
    else
        m_rejection = refusal(answer,
                              ErrorCode::Unauthorised,
                              answer.status == 403 ? "the BMC denies access to the account"
                                                   : "the BMC rejects the credentials");
    m_session.lock(now);
    m_resets.forgetTask();
    failAll(m_rejection);
}

void BmcClient::receive(Step step, HttpAnswer answer, Steady now)
{
    switch (step) {
    case Step::Root:
    case Step::RootSlashless:
        if (answer.status == 404 && step == Step::Root)
            m_redirect = Redirect{Step::RootSlashless, "/redfish/v1"};
        else
            failAll(m_discovery.receiveRoot(answer));
        return;
    case Step::Login:
        if (!m_session.loggedIn(answer, now))
            unexpectedAnswer(answer, now, "the login");
        return;
    case Step::Systems:
        if (answer.status == 200)
            failAll(m_discovery.receiveSystems(answer.body));
        else
            unexpectedAnswer(answer, now, "the list of systems");
        return;
    case Step::Candidate:
        if (answer.status == 200)
            failAll(m_discovery.receiveCandidate(answer.body));
        else
            unexpectedAnswer(answer, now, "a system");
        return;
    case Step::System:
        receiveSystem(answer, now);
        return;
    case Step::ResetTypes:
        m_system.receiveResetTypes(answer);
        return;
    case Step::Chassis:
        m_system.receiveChassis(answer);
        return;
    case Step::Task:
        if (m_resets.receiveTask(answer, now))
            m_events.hint(now);
        return;
    case Step::Document:
        receiveDocument(std::move(answer), now);
        return;
    case Step::EventService:
        m_events.receiveService(answer);
        return;
    case Step::Reset:
        receiveReset(answer, now);
        return;
    case Step::DropSession:
    case Step::None:
        return;
    }
}

void BmcClient::receiveSystem(const HttpAnswer &answer, Steady now)
{
    if (answer.status == 404)
        m_discovery.lost();
    if (m_system.refusesQuery(answer.status))
        return;
    if (answer.status != 200) {
        unexpectedAnswer(answer, now, "the system");
        return;
    }
    auto system = m_context.reader.system(answer.body);
    if (!system) {
        if (!m_system.mayRepeatGarbled())
            failAll(unreadable(answer, "the BMC's answer about the system is not valid JSON"));
        return;
    }
    if (m_hops > 0) // an alias; later readings go straight to the real one
        m_discovery.movedTo(m_path.substr(0, m_path.find('?')));
    m_system.store(std::move(*system));
}

/// A document that is not there says nothing about the others that are waited for.
void BmcClient::receiveDocument(HttpAnswer answer, Steady now)
{
    if (!m_reads.hasDocument())
        return; // it was given up meanwhile
    if (answer.status == 200)
        m_reads.answerDocument(std::move(answer.body));
    else if (answer.status >= 500 || answer.status == 429)
        unexpectedAnswer(answer, now, "a document");
    else
        m_reads.answerDocument(unexpected(refusal(
            answer, ErrorCode::Refused, "the BMC does not give " + m_reads.documentPath())));
}

void BmcClient::receiveReset(const HttpAnswer &answer, Steady now)
{
    if (m_resets.isEmpty())
        return;
    m_reads.resetAnswered();
    switch (m_resets.receive(answer, m_discovery.systemPath(), now)) {
    case ResetRun::Verdict::Busy:
        m_reads.pauseUntil({}); // the reading that decides about this Reset must not wait
        return;
    case ResetRun::Verdict::Unsupported:
        m_system.forgetResetTypes();
        return;
    case ResetRun::Verdict::Accepted:
    case ResetRun::Verdict::Refused:
        return;
    }
}

void BmcClient::unexpectedAnswer(const HttpAnswer &answer, Steady now, const std::string &what)
{
    const bool isTemporary = answer.status >= 500 || answer.status == 429;
    const Error error = refusal(answer,
                                isTemporary ? ErrorCode::Unreachable : ErrorCode::Refused,
                                "the BMC does not give " + what);
    if (answer.status == 503 || answer.status == 429) {
        m_reads.pauseUntil(now + retryDelay(answer, m_context.settings));
        m_busyness = error;
    }
    m_system.drop();
    failAll(error);
}

/// The reading in work is complete: it answers who waits for it.
void BmcClient::useReading(Steady now)
{
    m_system.adoptIdentity();
    const std::string &powerState = m_system.payload().powerState;
    m_resets.observe(powerState);
    m_reads.answer(
        m_system.state(), powerState, [this](TimePoint askedAt) { return reading(askedAt); }, now);
    if (!m_resets.isEmpty())
        m_resets.advance(m_system, m_reachability, now);
    m_system.drop();
}

/// The reading in work, with what is known about the system besides.
drivers::PowerReading BmcClient::reading(TimePoint askedAt) const
{
    drivers::PowerReading result = m_system.reading(askedAt);
    result.systemPath = m_discovery.systemPath();
    result.systemChoice = m_discovery.choice();
    result.weakness = m_address.tls ? weaknessOf(m_session.trust())
                                    : "the password goes over plain http, anybody can read it";
    if (m_session.goesWithoutSession()) {
        result.weakness += result.weakness.empty() ? "" : "; ";
        result.weakness += "the session table of the BMC is full, so the password goes with every "
                           "request; end sessions there";
    }
    if (result.contradiction.empty())
        result.contradiction = m_reads.contradiction();
    result.failedReset = m_resets.failedReset();
    result.failure = m_resets.failure();
    result.failedResetAt = m_resets.failedResetAt();
    return result;
}

/// The BMC was away or is another one now: nothing of its own description holds any more.
void BmcClient::forgetService()
{
    m_discovery.forgetRoot();
    m_system.forgetService();
    m_events.forgetService();
    m_reachability.forgetAddress();
}

Error BmcClient::refusal(const HttpAnswer &answer,
                         ErrorCode code,
                         const std::string &sentence) const
{
    return answerError(
        answer, m_context.reader.refusal(answer.body), m_context.settings, code, sentence);
}

void BmcClient::failAll(const Error &error)
{
    m_resets.failAll(error);
    m_reads.fail(error);
}

} // namespace hp::redfish
