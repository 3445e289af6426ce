// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/bmc/LabRedfish.h"

#include "backend/lab/Read.h"
#include "backend/lab/bmc/BmcProfile.h"
#include "backend/lab/bmc/RedfishAnswers.h"
#include "backend/lab/bmc/RedfishMetadata.h"
#include "backend/lab/bmc/RedfishPages.h"
#include "model/base/JsonTree.h"

#include <QRandomGenerator>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::lab {

namespace {

using http::HttpRequest;
using http::HttpResponse;

constexpr std::size_t maxMute = 256;

std::vector<std::string> segmentsOf(const std::string &path)
{
    std::vector<std::string> parts;
    for (std::size_t from = 1; from < path.size();) {
        const std::size_t slash = std::min(path.find('/', from), path.size());
        if (slash > from)
            parts.push_back(path.substr(from, slash - from));
        from = slash + 1;
    }
    return parts;
}

RedfishSessions::Limits sessionLimits(const Object &bmc, std::size_t bmcs)
{
    RedfishSessions::Limits limits;
    limits.timeout = durationAt(bmc, "/spec/faults/sessionTimeout", limits.timeout);
    limits.requests = numberAt(bmc, "/spec/faults/sessionRequests", 0);
    limits.max = static_cast<std::size_t>(numberAt(
                     bmc, "/spec/faults/sessionLimit", static_cast<std::int64_t>(limits.max)))
        * bmcs;
    return limits;
}

/// Whether the path names the Bmc, as its system, one of its further systems, chassis or manager.
bool names(const std::vector<std::string> &path, const Object &bmc)
{
    if (path.size() < 2)
        return false;
    if (path[0] == "Chassis")
        return path[1] == bmc.name();
    if (path[0] == "Managers")
        return path[1] == bmc.name() + "-bmc";
    if (path[0] != "Systems")
        return false;
    if (path[1] == bmc.name())
        return true;
    // Only a fault or a profile gives a Bmc further systems, or its system another name.
    if (bmc.at("/spec/faults").empty())
        return false;
    if (path[1] == systemIdOf(bmc))
        return true;
    const auto ids = pages::systemIds(bmc);
    return std::find(ids.begin(), ids.end(), path[1]) != ids.end();
}

HttpResponse xmlAnswer(std::string xml)
{
    HttpResponse response;
    response.contentType = "application/xml";
    response.headers = {{"OData-Version", "4.0"}, {"Allow", "GET, HEAD"}};
    response.body = std::move(xml);
    return response;
}

} // namespace

LabRedfish::LabRedfish(cluster::Cluster &cluster, runtime::Clock &clock)
    : m_cluster(cluster)
    , m_clock(clock)
    , m_sessions(clock)
    , m_events(clock)
    , m_mailbox(this)
    , m_routes(cluster,
               clock,
               m_sessions,
               m_events,
               {[this](const VisitPtr &visit, HttpResponse response) {
                    answer(visit, std::move(response));
                },
                [this](const VisitPtr &visit) { stayMute(visit->exchange); }})
{ }

LabRedfish::~LabRedfish() = default;

void LabRedfish::stop()
{
    m_mute.clear();
    m_events.stop();
}

void LabRedfish::handle(Exchange exchange)
{
    auto visit = std::make_shared<RedfishVisit>();
    visit->exchange = std::move(exchange);
    m_mailbox.post([this, visit = std::move(visit)] { serve(visit); });
}

void LabRedfish::handleAt(const ObjectKey &bmc, std::shared_ptr<WireExchange> exchange)
{
    auto visit = std::make_shared<RedfishVisit>();
    visit->wire = std::move(exchange);
    visit->exchange = visit->wire;
    visit->server = bmc;
    m_mailbox.post([this, visit = std::move(visit)] { serve(visit); });
}

void LabRedfish::bmcChanged(const Object &before, const Object &after)
{
    constexpr const char *forgets = "/spec/faults/forgetsSessions";
    if (flagAt(after, forgets) && !flagAt(before, forgets)) {
        const BmcLogin login{after.text("/spec/username"),
                             after.text("/spec/password"),
                             hasOwnAddress(after) ? after.name() : ""};
        for (const std::string &id : m_sessions.idsOf(login))
            m_sessions.close(id);
    }
    m_events.bmcChanged(before, after);
}

void LabRedfish::serve(const VisitPtr &visit)
{
    visit->path = segmentsOf(visit->request().path);
    // What all Bmcs of the shared service have alike needs no look at any of them.
    if (!visit->wire && servesOpenly(visit))
        return;
    m_cluster.list({&cluster::kinds::labBmc()},
                   m_alive.guard([this, visit](Result<cluster::ObjectList> bmcs) {
                       if (bmcs)
                           serveWith(visit, std::move(bmcs.value().items));
                       else
                           visit->exchange->respond(errorAnswer(503, busyNow));
                   }));
}

bool LabRedfish::servesOpenly(const VisitPtr &visit)
{
    const HttpRequest &request = visit->request();
    const auto &path = visit->path;
    const bool isRoot = path.size() == 2 && path[1] == "v1";
    const bool isDocument = path.size() == 3 && (path[2] == "odata" || path[2] == "$metadata");
    if (path.size() > 2 && !isDocument && path[1] == "v1")
        return false;
    const std::string &slash = visit->bmc.text("/spec/faults/rootSlash");
    const bool wrongForm =
        isRoot && !slash.empty() && (slash == "with") != request.path.ends_with('/');
    if (const auto refused = refusedRequest(request))
        answer(visit, *refused);
    else if (path.size() > 1 && (path[1] != "v1" || wrongForm))
        answer(visit, errorAnswer(404, notThere(request.path)));
    else if (!visit->reads())
        answer(visit, notAllowed("GET, HEAD"));
    else if (path.size() <= 1)
        answer(visit, pageAnswer(request, pages::versions()));
    else if (isRoot)
        answer(visit, pageAnswer(request, pages::serviceRoot(visit->bmc), styleOf(visit->bmc)));
    else if (path[2] == "odata")
        answer(visit, pageAnswer(request, pages::odata()));
    else
        answer(visit, xmlAnswer(pages::metadata()));
    return true;
}

void LabRedfish::serveWith(const VisitPtr &visit, std::vector<Object> bmcs)
{
    std::erase_if(bmcs, [&](const Object &bmc) {
        return visit->wire ? bmc.key() != visit->server : hasOwnAddress(bmc);
    });
    for (Object &bmc : bmcs)
        bmc = withProfile(bmc);
    visit->bmcs = std::move(bmcs);
    std::vector<std::string> rest = visit->path;
    rest.erase(rest.begin(),
               rest.begin() + static_cast<std::ptrdiff_t>(std::min<std::size_t>(2, rest.size())));
    // An address that names a Bmc reaches that Bmc; whether it answers comes before who asks.
    const auto it = std::find_if(visit->bmcs.begin(), visit->bmcs.end(), [&](const Object &bmc) {
        return visit->wire || names(rest, bmc);
    });
    if (it != visit->bmcs.end())
        visit->bmc = *it;
    if (flagAt(visit->bmc, "/spec/faults/unreachable")) {
        stayMute(visit->exchange);
        return;
    }
    const RequestKind kind = requestKind(visit->request().method, rest);
    if (visit->bmc && kind != RequestKind::Session)
        visit->hit = m_gate.meets(visit->bmc, kind, visit->reads());
    if (visit->wire && servesOpenly(visit))
        return;
    visit->path = std::move(rest);
    if (const auto refused = refusedRequest(visit->request())) {
        answer(visit, *refused);
        return;
    }
    if (kind == RequestKind::Session) {
        login(visit);
        return;
    }
    const std::optional<BmcLogin> who = whoAsks(visit);
    if (who) {
        visit->login = *who;
        std::erase_if(visit->bmcs,
                      [&](const Object &bmc) { return visit->loginOf(bmc) != visit->login; });
    }
    const bool foreign = visit->bmc && visit->loginOf(visit->bmc) != visit->login;
    if (!who || visit->bmcs.empty() || foreign) {
        HttpResponse response = errorAnswer(401, noSession);
        response.headers.emplace_back("WWW-Authenticate", "Basic realm=\"Redfish\"");
        answer(visit, std::move(response));
        return;
    }
    m_routes.route(visit);
}

std::optional<BmcLogin> LabRedfish::whoAsks(const VisitPtr &visit)
{
    const HttpRequest &request = visit->request();
    if (const std::string token = request.header("x-auth-token"); !token.empty()) {
        const auto owner = m_sessions.ownerOf(token);
        if (!owner || owner->server != visit->server.name)
            return std::nullopt;
        const auto theirs =
            std::find_if(visit->bmcs.begin(), visit->bmcs.end(), [&](const Object &bmc) {
                return visit->loginOf(bmc) == *owner;
            });
        const Object &bmc = visit->bmc || theirs == visit->bmcs.end() ? visit->bmc : *theirs;
        const auto session = m_sessions.use(token, sessionLimits(bmc, 1));
        return session ? std::optional(session->login) : std::nullopt;
    }
    std::optional<BmcLogin> who = basicLogin(request.header("authorization"));
    if (who)
        who->server = visit->server.name;
    return flagAt(visit->bmc, "/spec/faults/noBasic") ? std::nullopt : who;
}

void LabRedfish::login(const VisitPtr &visit)
{
    const Json body = parseJson(visit->request().body);
    if (!body.is_object()) {
        answer(visit, errorAnswer(400, badJson));
        return;
    }
    for (const char *key : {"UserName", "Password"}) {
        const auto it = body.find(key);
        if (it == body.end() || !it->is_string()) {
            answer(visit,
                   errorAnswer(400,
                               {"PropertyMissing",
                                std::string("The property ") + key + " is required.",
                                {key},
                                {}}));
            return;
        }
    }
    visit->login = {body["UserName"].get<std::string>(),
                    body["Password"].get<std::string>(),
                    visit->server.name};
    std::erase_if(visit->bmcs,
                  [&](const Object &bmc) { return visit->loginOf(bmc) != visit->login; });
    if (visit->bmcs.size() == 1)
        visit->bmc = visit->bmcs.front();
    if (flagAt(visit->bmc, "/spec/faults/unreachable")) {
        stayMute(visit->exchange);
        return;
    }
    if (visit->bmc)
        visit->hit = m_gate.meets(visit->bmc, RequestKind::Session, false);
    if (visit->bmcs.empty()) {
        answer(visit, errorAnswer(401, noSession));
        return;
    }
    const Object &first = visit->bmcs.front();
    if (flagAt(first, "/spec/faults/noSessions")) {
        answer(visit, errorAnswer(404, notThere(sessionsPath)));
        return;
    }
    // An answer that is replaced is one for a session that was not opened.
    const bool replaced = visit->hit && replacesAnswers(visit->bmc);
    const auto session = replaced
        ? std::optional(RedfishSessions::Session())
        : m_sessions.open(visit->login, sessionLimits(first, visit->bmcs.size()));
    if (!session) {
        const std::string &id = first.text("/spec/faults/sessionLimitMessageId");
        HttpResponse response =
            errorAnswer(503,
                        {id.empty() ? "SessionLimitExceeded" : id,
                         "The session establishment failed due to the number of "
                         "simultaneous sessions exceeding the limit.",
                         {},
                         {}});
        response.headers.emplace_back("Retry-After", "30");
        answer(visit, std::move(response));
        return;
    }
    HttpResponse response = pageAnswer({}, pages::session(session->id, session->login.userName));
    response.status = 201;
    response.headers.emplace_back("X-Auth-Token", session->token);
    if (flagAt(first, "/spec/faults/sessionWithoutLocation"))
        response.body.clear();
    else
        response.headers.emplace_back("Location", std::string(sessionsPath) + '/' + session->id);
    answer(visit, std::move(response));
}

void LabRedfish::answer(const VisitPtr &visit, HttpResponse response)
{
    // 401 is not overtaken: who may not enter does not learn what is wrong inside.
    const bool spoils = visit->hit && response.status != 401;
    Outgoing out = spoils ? faulty(visit->bmc, std::move(response), m_clock.now())
                          : Outgoing{std::move(response), false};
    Duration latency = durationAt(visit->bmc, "/spec/latency", Duration::zero());
    const Duration spread = durationAt(visit->bmc, "/spec/latencySpread", Duration::zero());
    if (latency != forEver && spread > Duration::zero() && spread != forEver)
        latency += Duration(static_cast<Duration::rep>(
            QRandomGenerator::global()->bounded(static_cast<double>(spread.count()))));
    if (visit->hit)
        latency = std::max(latency, durationAt(visit->bmc, "/spec/faults/answersAfter", latency));
    if (latency == Duration::zero())
        send(visit, std::move(out));
    else if (latency == forEver)
        stayMute(visit->exchange);
    else
        m_clock.after(latency, this, [this, visit, out = std::move(out)] { send(visit, out); });
}

void LabRedfish::send(const VisitPtr &visit, Outgoing out)
{
    if (visit->wire) {
        visit->wire->respondWith(std::move(out),
                                 visit->hit ? wireFaultOf(visit->bmc) : WireFault());
    } else if (out.chunked) {
        auto body = http::chunkOf(std::exchange(out.response.body, {}));
        if (const auto stream = visit->exchange->stream(std::move(out.response))) {
            stream->write(std::move(body));
            stream->end();
        }
    } else {
        visit->exchange->respond(std::move(out.response));
    }
}

void LabRedfish::stayMute(const Exchange &exchange)
{
    m_mute.push_back(exchange);
    if (m_mute.size() > maxMute)
        m_mute.pop_front();
}

} // namespace hp::lab

#include "moc_LabRedfish.cpp"
