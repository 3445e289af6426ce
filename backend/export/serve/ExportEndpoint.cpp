// SPDX-License-Identifier: Apache-2.0
#include "backend/export/serve/ExportEndpoint.h"

#include "backend/export/Bundle.h"
#include "backend/export/formats/OwnersExport.h"
#include "model/base/JsonTree.h"
#include "model/live/RowJson.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::exports {

using namespace incident;

namespace {

constexpr std::size_t maxAtOnce = 4;
/// Kept for those who act: who only looks on takes a copy as slowly as they like, and asks again
/// and again.
constexpr std::size_t placesOfActing = 1;
/// Of those who look on; with a place of those who act there is one more.
constexpr int maxPreviews = 2;
constexpr int maxReports = 2;

http::HttpResponse words(int status, const std::string &text)
{
    http::HttpResponse response;
    response.status = status;
    response.body = compactJson({{"error", text}});
    return response;
}

int statusOf(ErrorCode code)
{
    switch (code) {
    case ErrorCode::NotFound:
        return 404;
    case ErrorCode::Invalid:
        return 400;
    case ErrorCode::Conflict:
        return 409;
    default:
        return 503;
    }
}

http::HttpResponse refusal(const Error &error)
{
    return words(statusOf(error.code), error.message);
}

http::HttpResponse document(int status, const Json &json)
{
    http::HttpResponse response;
    response.status = status;
    response.headers = {{"Cache-Control", "no-store"}};
    response.body = compactJson(json);
    return response;
}

http::HttpResponse ownersDocument(OwnersFormat format, const OwnersStory &story)
{
    if (format == OwnersFormat::Json)
        return document(200, ownersJson(story));
    const bool isCsv = format == OwnersFormat::Csv;
    http::HttpResponse response;
    response.status = 200;
    response.headers = {
        {"Cache-Control", "no-store"},
        {"Content-Disposition", isCsv ? "attachment; filename=\"owners.csv\"" : "inline"}};
    response.contentType = isCsv ? "text/csv; charset=utf-8" : "text/html; charset=utf-8";
    response.body = isCsv ? ownersCsv(story) : ownersHtml(story);
    return response;
}

/// A wall shows what is going on; it takes no copies, whatever else its token may say.
bool mayRead(const http::Identity &identity)
{
    return !identity.has("wall")
        && (identity.has("viewer") || identity.has("approver") || identity.has("operator")
            || identity.has("admin"));
}

bool mayWrite(const http::Identity &identity)
{
    return !identity.has("wall") && (identity.has("operator") || identity.has("admin"));
}

bool acts(const http::Identity &identity)
{
    return identity.has("operator") || identity.has("approver") || identity.has("admin");
}

bool isIncidents(const std::string &path)
{
    return path == "/export/incidents" || path.starts_with("/export/incidents/");
}

} // namespace

ExportEndpoint::ExportEndpoint(Parts parts)
    : m_parts(std::move(parts))
    , m_there(new QObject)
{
    m_thread.setObjectName(QStringLiteral("export"));
    m_there->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_there, &QObject::deleteLater);
    m_thread.start();
}

ExportEndpoint::~ExportEndpoint()
{
    stop();
}

void ExportEndpoint::endAllBut(const http::TokenHashes &good)
{
    if (m_stopped)
        return;
    QMetaObject::invokeMethod(m_there, [there = m_there, good] {
        for (ExportJob *job : there->findChildren<ExportJob *>()) {
            if (!http::isGood(job->user().tokenHash, good))
                job->cancel("the token is no longer valid");
        }
    });
}

void ExportEndpoint::stop()
{
    if (std::exchange(m_stopped, true))
        return;
    QMetaObject::invokeMethod(m_there, [there = m_there] {
        for (ExportJob *job : there->findChildren<ExportJob *>())
            job->cancel();
        for (PreviewJob *job : there->findChildren<PreviewJob *>())
            job->cancel();
        there->thread()->quit();
    });
    m_thread.wait();
}

void ExportEndpoint::handle(std::shared_ptr<http::HttpExchange> exchange)
{
    const http::HttpRequest &request = exchange->request();
    const bool writes = request.method == "POST" || request.method == "PATCH";
    const bool reads = request.method == "GET";
    if (!reads && !(writes && isIncidents(request.path)))
        return exchange->respond(
            words(405, "GET exports; POST and PATCH are for /export/incidents"));
    if (!mayRead(request.identity))
        return exchange->respond(
            words(403, "exports are for the roles viewer, operator and admin"));
    if (writes && !mayWrite(request.identity))
        return exchange->respond(
            words(403, "incidents are written by the roles operator and admin"));
    m_mailbox.post([this, exchange = std::move(exchange)] { answer(exchange); });
}

void ExportEndpoint::answer(const std::shared_ptr<http::HttpExchange> &exchange)
{
    if (m_stopped)
        return exchange->respond(words(503, "the backend is stopping"));
    if (isIncidents(exchange->request().path))
        return answerIncidents(exchange);
    if (exchange->request().path == "/export/owners")
        return answerOwners(exchange);
    const auto request = exportRequestOf(exchange->request());
    if (!request)
        return exchange->respond(refusal(request.error()));
    start(exchange, *request);
}

void ExportEndpoint::answerIncidents(const std::shared_ptr<http::HttpExchange> &exchange)
{
    const http::HttpRequest &request = exchange->request();
    IncidentStore &store = *m_parts.incidents;
    const std::string id = request.path.substr(std::string_view("/export/incidents").size());
    const bool one = id.size() > 1;
    if (request.method == "GET" && !one) {
        Json list = Json::array();
        for (const auto &[key, incident] : store.all())
            list.push_back(toJson(incidentRow(incident)));
        return exchange->respond(document(200, {{"incidents", std::move(list)}}));
    }
    if (request.method == "GET") {
        const auto incident = store.get(id.substr(1));
        return exchange->respond(incident ? document(200, toJson(*incident))
                                          : refusal(incident.error()));
    }
    if ((request.method == "POST") == one)
        return exchange->respond(words(
            405, "POST makes one at /export/incidents, PATCH changes /export/incidents/<id>"));
    const Json body = parseJson(request.body);
    const auto incident = one ? store.change(id.substr(1), body, m_parts.now())
                              : store.create(body, request.identity.name, m_parts.now());
    exchange->respond(incident ? document(one ? 200 : 201, toJson(*incident))
                               : refusal(incident.error()));
}

void ExportEndpoint::answerOwners(const std::shared_ptr<http::HttpExchange> &exchange)
{
    const auto request = ownersRequestOf(exchange->request());
    if (!request)
        return exchange->respond(refusal(request.error()));
    const TimePoint now = m_parts.now();
    const TimePoint from = request->from.value_or(now - request->since);
    const TimePoint to = std::min(request->to.value_or(now), now);
    if (to <= from)
        return exchange->respond(words(400, "from: the range lies in the future"));
    if (m_reports >= maxReports + (acts(exchange->request().identity) ? 1 : 0)) {
        auto response = words(429, "reports of owners are under way; come again in a moment");
        response.headers.emplace_back("Retry-After", "5");
        return exchange->respond(std::move(response));
    }
    owners(from,
           to,
           [exchange, from, to, format = request->format, cluster = m_parts.cluster](
               const Result<std::vector<incident::OwnerFigures>> &found) {
               exchange->respond(found ? ownersDocument(format, {cluster, from, to, *found})
                                       : refusal(found.error()));
           });
}

void ExportEndpoint::owners(TimePoint from, TimePoint to, OwnersReply reply)
{
    if (m_stopped || !m_parts.owners)
        return reply(unexpected(ErrorCode::Refused, "the backend is stopping"));
    if (m_parts.settle)
        m_parts.settle();
    ++m_reports;
    QMetaObject::invokeMethod(m_there, [this, from, to, reply = std::move(reply)] {
        m_mailbox.post([this, reply, found = m_parts.owners(from, to)] {
            --m_reports;
            reply(found);
        });
    });
}

void ExportEndpoint::start(const std::shared_ptr<http::HttpExchange> &exchange,
                           const ExportRequest &request)
{
    const bool isFull = m_running.size() >= maxAtOnce;
    if (isFull
        || (m_running.size() >= maxAtOnce - placesOfActing
            && !acts(exchange->request().identity))) {
        auto response = words(429,
                              isFull ? "four exports are under way; come again in a few seconds"
                                     : "three exports are under way, and the fourth place is for "
                                       "operators and approvers; come again in a few seconds");
        response.headers.emplace_back("Retry-After", "5");
        return exchange->respond(std::move(response));
    }
    const TimePoint now = m_parts.now();
    Incident wanted;
    if (request.incident.empty()) {
        // A document of a misspelt name would say that nothing happened.
        if (m_parts.isKnown && !m_parts.isKnown(request.machine))
            return exchange->respond(
                words(404, "neither the cluster nor the record has a machine " + request.machine));
        wanted.machines = {request.machine};
        wanted.from = request.from.value_or(now - request.since);
        wanted.to = request.to;
    } else {
        auto incident = m_parts.incidents->get(request.incident);
        if (!incident)
            return exchange->respond(refusal(incident.error()));
        wanted = std::move(*incident);
    }
    auto settings = settingsFor(std::move(wanted), request.preset);
    if (!settings)
        return exchange->respond(refusal(settings.error()));

    const std::uint64_t number = ++m_lastNumber;
    ExportDeed &deed = m_running[number];
    deed = {
        number, exchange->request().identity.name, request, settings->incident.machines, now, {}};
    // The audit has it before anybody gets a byte.
    m_parts.onChanged(deed);
    if (m_parts.settle)
        m_parts.settle();
    if (m_parts.usual)
        settings->usual = m_parts.usual(settings->incident.machines, settings->end);
    auto *job = new ExportJob({request,
                               std::move(*settings),
                               exchange,
                               m_parts.open,
                               m_parts.openStates,
                               m_parts.folder,
                               m_parts.key,
                               [this, number](const ExportProgress &progress) {
                                   m_mailbox.post(
                                       [this, number, progress] { onProgress(number, progress); });
                               }});
    launch(job);
}

template<typename Job>
void ExportEndpoint::launch(Job *job)
{
    job->moveToThread(&m_thread);
    connect(job, &Job::finished, job, &QObject::deleteLater);
    QMetaObject::invokeMethod(m_there, [there = m_there, job] {
        job->setParent(there);
        job->start();
    });
}

Result<ExportSettings> ExportEndpoint::settingsFor(Incident incident, Preset preset) const
{
    const TimePoint now = m_parts.now();
    ExportSettings settings;
    settings.incident = std::move(incident);
    settings.end = std::min(settings.incident.to.value_or(now), now);
    if (settings.end <= settings.incident.from)
        return unexpected(ErrorCode::Invalid, "from: the range lies in the future");
    if (preset < m_parts.redactedAs)
        return unexpected(ErrorCode::Invalid, "preset: " + cannotGiveMoreThan(m_parts.redactedAs));
    settings.preset = preset;
    settings.cluster = m_parts.cluster;
    settings.timeScale = m_parts.timeScale;
    settings.drops = m_parts.drops ? m_parts.drops() : 0;
    if (m_parts.limits)
        settings.limits = m_parts.limits();
    return settings;
}

void ExportEndpoint::preview(PreviewRequest request, PreviewReply reply)
{
    if (m_stopped)
        return reply(unexpected(ErrorCode::Refused, "the backend is stopping"));
    if (m_previews >= maxPreviews + (request.acts ? 1 : 0))
        return reply(
            unexpected(ErrorCode::Refused, "previews are under way; ask again in a moment"));
    auto settings = settingsFor(std::move(request.incident), request.preset);
    if (!settings)
        return reply(unexpected(settings.error()));
    if (m_parts.settle)
        m_parts.settle();
    // Entries are picked by what happened; a document says what was usual.
    if (request.format && m_parts.usual)
        settings->usual = m_parts.usual(settings->incident.machines, settings->end);
    ++m_previews;
    launch(new PreviewJob({std::move(*settings),
                           request.format,
                           m_parts.open,
                           [this, reply = std::move(reply)](Result<Json> answer) {
                               m_mailbox.post([this, reply, answer = std::move(answer)] {
                                   --m_previews;
                                   reply(answer);
                               });
                           }}));
}

void ExportEndpoint::onProgress(std::uint64_t number, const ExportProgress &progress)
{
    const auto running = m_running.find(number);
    if (running == m_running.end())
        return;
    running->second.progress = progress;
    const ExportDeed deed = running->second;
    if (progress.state != ExportProgress::State::Running)
        m_running.erase(running);
    m_parts.onChanged(deed);
}

} // namespace hp::exports

#include "moc_ExportEndpoint.cpp"
