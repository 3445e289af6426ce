// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/bmc/LabRedfish.h"

#include "backend/lab/bmc/RedfishAnswers.h"
#include "backend/lab/bmc/RedfishPages.h"
#include "backend/lab/plan/Read.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::lab {

namespace {

using http::HttpRequest;
using http::HttpResponse;

constexpr std::size_t mostMute = 256;
constexpr std::size_t sessionsPerBmc = 16;
constexpr int mostAttempts = 8;
constexpr const char *sessionsPath = "/redfish/v1/SessionService/Sessions";

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

BmcLogin loginOf(const Object &bmc)
{
    return {bmc.text("/spec/username"), bmc.text("/spec/password")};
}

} // namespace

/// One request on its way: who asks, which Bmcs that opens, which one it is about.
struct LabRedfish::Visit {
    Exchange exchange{};
    std::vector<std::string> path{}; ///< segments after "redfish"
    std::vector<Object> bmcs{}; ///< of the caller; all of them before the login
    BmcLogin login{};
    Object bmc{}; ///< the one that the request is about, or null
};

LabRedfish::LabRedfish(cluster::Cluster &cluster, runtime::Clock &clock)
    : m_cluster(cluster)
    , m_clock(clock)
    , m_sessions(clock)
    , m_mailbox(this)
{ }

LabRedfish::~LabRedfish() = default;

void LabRedfish::handle(Exchange exchange)
{
    m_mailbox.post([this, exchange = std::move(exchange)] { serve(exchange); });
}

void LabRedfish::serve(const Exchange &exchange)
{
    const HttpRequest &request = exchange->request();
    const auto path = segmentsOf(request.path);
    const bool reads = request.method == "GET" || request.method == "HEAD";
    if (path.size() <= 2 || path[2] == "odata") {
        if (!reads)
            exchange->respond(notAllowed("GET, HEAD"));
        else if (path.size() == 1)
            exchange->respond(pageAnswer(request, pages::versions()));
        else if (path[1] != "v1")
            exchange->respond(errorAnswer(404, notThere(request.path)));
        else
            exchange->respond(
                pageAnswer(request, path.size() == 2 ? pages::serviceRoot() : pages::odata()));
        return;
    }
    const QPointer<LabRedfish> self(this);
    m_cluster.list({&cluster::kinds::labBmc()}, [self, exchange](Result<cluster::ObjectList> bmcs) {
        if (!self)
            return;
        if (bmcs)
            self->serveWith(exchange, std::move(bmcs.value().items));
        else
            exchange->respond(errorAnswer(503, busyNow));
    });
}

void LabRedfish::serveWith(const Exchange &exchange, std::vector<Object> bmcs)
{
    auto visit = std::make_shared<Visit>();
    visit->exchange = exchange;
    visit->path = segmentsOf(exchange->request().path);
    visit->path.erase(visit->path.begin(), visit->path.begin() + 2);
    visit->bmcs = std::move(bmcs);
    const HttpRequest &request = exchange->request();
    if (request.method == "POST" && visit->path.size() == 2 && visit->path[0] == "SessionService"
        && visit->path[1] == "Sessions") {
        login(visit);
        return;
    }
    // An address that names a Bmc reaches that Bmc; whether it answers comes before who asks.
    if (visit->path.size() >= 2) {
        std::string name = visit->path[1];
        if (visit->path[0] == "Managers" && name.ends_with("-bmc"))
            name.resize(name.size() - 4);
        const auto it = std::find_if(visit->bmcs.begin(),
                                     visit->bmcs.end(),
                                     [&](const Object &bmc) { return bmc.name() == name; });
        if (visit->path[0] != "SessionService" && it != visit->bmcs.end())
            visit->bmc = *it;
    }
    if (flagAt(visit->bmc, "/spec/faults/unreachable")) {
        stayMute(exchange);
        return;
    }
    std::optional<BmcLogin> who = basicLogin(request.header("authorization"));
    if (const std::string token = request.header("x-auth-token"); !token.empty()) {
        const auto session = m_sessions.use(token);
        who = session ? std::optional(session->login) : std::nullopt;
    }
    if (who) {
        visit->login = *who;
        std::erase_if(visit->bmcs, [&](const Object &bmc) { return loginOf(bmc) != *who; });
    }
    const bool foreign = visit->bmc && loginOf(visit->bmc) != visit->login;
    if (!who || visit->bmcs.empty() || foreign) {
        HttpResponse response = errorAnswer(401, noSession);
        response.headers.emplace_back("WWW-Authenticate", "Basic realm=\"Redfish\"");
        answer(visit, std::move(response));
        return;
    }
    route(visit);
}

void LabRedfish::login(const std::shared_ptr<Visit> &visit)
{
    const Json body = Json::parse(visit->exchange->request().body, nullptr, false);
    if (!body.is_object()) {
        visit->exchange->respond(errorAnswer(400, badJson));
        return;
    }
    for (const char *key : {"UserName", "Password"}) {
        const auto it = body.find(key);
        if (it == body.end() || !it->is_string()) {
            visit->exchange->respond(
                errorAnswer(400,
                            {"PropertyMissing",
                             std::string("The property ") + key + " is required.",
                             {key},
                             {}}));
            return;
        }
    }
    visit->login = {body["UserName"].get<std::string>(), body["Password"].get<std::string>()};
    std::erase_if(visit->bmcs, [&](const Object &bmc) { return loginOf(bmc) != visit->login; });
    if (visit->bmcs.empty()) {
        visit->exchange->respond(errorAnswer(401, noSession));
        return;
    }
    if (visit->bmcs.size() == 1) {
        visit->bmc = visit->bmcs.front();
        if (flagAt(visit->bmc, "/spec/faults/unreachable")) {
            stayMute(visit->exchange);
            return;
        }
    }
    if (flagAt(visit->bmcs.front(), "/spec/faults/noSessions")) {
        answer(visit, errorAnswer(404, notThere(sessionsPath)));
        return;
    }
    const auto session = m_sessions.open(visit->login, sessionsPerBmc * visit->bmcs.size());
    if (!session) {
        HttpResponse response =
            errorAnswer(503,
                        {"SessionLimitExceeded",
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
    response.headers.emplace_back("Location", std::string(sessionsPath) + '/' + session->id);
    answer(visit, std::move(response));
}

void LabRedfish::route(const std::shared_ptr<Visit> &visit)
{
    const HttpRequest &request = visit->exchange->request();
    const auto &path = visit->path;
    const bool reads = request.method == "GET" || request.method == "HEAD";
    if (path[0] == "SessionService") {
        sessions(visit);
        return;
    }
    if (path[0] == "Systems" && visit->bmc) {
        systems(visit);
        return;
    }
    const bool isCollection =
        path.size() == 1 && (path[0] == "Systems" || path[0] == "Chassis" || path[0] == "Managers");
    const bool isMember =
        path.size() == 2 && visit->bmc && (path[0] == "Chassis" || path[0] == "Managers");
    if (!isCollection && !isMember) {
        answer(visit, errorAnswer(404, notThere(request.path)));
        return;
    }
    if (!reads) {
        answer(visit, notAllowed("GET, HEAD"));
        return;
    }
    if (isMember) {
        answer(visit,
               pageAnswer(request,
                          path[0] == "Chassis" ? pages::chassis(visit->bmc, m_clock.now())
                                               : pages::manager(visit->bmc, m_clock.now())));
        return;
    }
    std::vector<std::string> members;
    for (const Object &bmc : visit->bmcs)
        members.push_back(bmc.name() + (path[0] == "Managers" ? "-bmc" : ""));
    const std::string type = path[0] == "Systems" ? "ComputerSystemCollection"
        : path[0] == "Chassis"                    ? "ChassisCollection"
                                                  : "ManagerCollection";
    const std::string title =
        path[0] == "Systems" ? "Computer System Collection" : path[0] + " Collection";
    answer(visit,
           pageAnswer(request, pages::collection("/redfish/v1/" + path[0], type, title, members)));
}

void LabRedfish::sessions(const std::shared_ptr<Visit> &visit)
{
    const HttpRequest &request = visit->exchange->request();
    const bool reads = request.method == "GET" || request.method == "HEAD";
    const auto &path = visit->path;
    if (path.size() == 1) {
        answer(visit,
               reads ? pageAnswer(request, pages::sessionService()) : notAllowed("GET, HEAD"));
    } else if (path[1] != "Sessions" || path.size() > 3) {
        answer(visit, errorAnswer(404, notThere(request.path)));
    } else if (path.size() == 2) {
        answer(visit,
               reads ? pageAnswer(request,
                                  pages::collection(sessionsPath,
                                                    "SessionCollection",
                                                    "Session Collection",
                                                    m_sessions.idsOf(visit->login)))
                     : notAllowed("GET, HEAD, POST"));
    } else {
        const auto session = m_sessions.find(path[2]);
        if (!session || session->login != visit->login) {
            answer(visit, errorAnswer(404, notThere(request.path)));
        } else if (request.method == "DELETE") {
            m_sessions.close(path[2]);
            answer(visit, emptyAnswer(204));
        } else {
            answer(visit,
                   reads ? pageAnswer(request, pages::session(session->id, session->login.userName))
                         : notAllowed("GET, HEAD, DELETE"));
        }
    }
}

void LabRedfish::systems(const std::shared_ptr<Visit> &visit)
{
    const HttpRequest &request = visit->exchange->request();
    const auto &path = visit->path;
    const bool reads = request.method == "GET" || request.method == "HEAD";
    const bool isReset = path.size() == 4 && path[2] == "Actions"
        && path[3] == "ComputerSystem.Reset" && !flagAt(visit->bmc, "/spec/faults/noActions");
    if (isReset) {
        if (request.method == "POST")
            reset(visit, visit->bmc.key(), 0);
        else
            answer(visit, notAllowed("POST"));
    } else if (path.size() == 2) {
        answer(visit,
               reads ? pageAnswer(request,
                                  pages::system(visit->bmc, stateToShow(visit->bmc), m_clock.now()))
                     : notAllowed("GET, HEAD"));
    } else if (path.size() == 3 && path[2] == "ResetActionInfo") {
        answer(visit,
               reads ? pageAnswer(request, pages::resetActionInfo(visit->bmc))
                     : notAllowed("GET, HEAD"));
    } else {
        answer(visit, errorAnswer(404, notThere(request.path)));
    }
}

void LabRedfish::reset(const std::shared_ptr<Visit> &visit, const ObjectKey &key, int attempt)
{
    const Json body = Json::parse(visit->exchange->request().body, nullptr, false);
    if (!body.is_object()) {
        answer(visit, errorAnswer(400, badJson));
        return;
    }
    // Faults that hide the answer to a reading also keep a Reset from being carried out; only a
    // lost answer hides what was done.
    if (disturbed(visit->bmc)) {
        answer(visit, {});
        return;
    }
    const auto type = body.find("ResetType");
    const std::string word =
        type != body.end() && type->is_string() ? type->get<std::string>() : "";
    const ResetDecision decision = decideReset(visit->bmc, word, m_clock.now());
    if (decision.refusal) {
        answer(visit, errorAnswer(decision.httpStatus, *decision.refusal));
        return;
    }
    m_stale[key] = {visit->bmc.resourceVersion(), shownState(visit->bmc, m_clock.now()), 0};
    Json patch = {{"status", decision.status.json()}};
    patch["metadata"]["resourceVersion"] = visit->bmc.resourceVersion();
    cluster::WriteOptions options;
    options.user = options.fieldManager = "lab-bmc";
    const QPointer<LabRedfish> self(this);
    const auto again = [self, visit, key, attempt](Result<Object> bmc) {
        if (!self)
            return;
        if (!bmc || attempt == mostAttempts) {
            self->answer(visit, errorAnswer(503, busyNow));
            return;
        }
        visit->bmc = bmc.value();
        self->reset(visit, key, attempt + 1);
    };
    m_cluster.patch(
        {&cluster::kinds::labBmc(), key},
        cluster::PatchType::Merge,
        std::move(patch),
        cluster::Subresource::Status,
        options,
        [self, visit, key, again, status = decision.httpStatus](Result<cluster::Written> written) {
            if (!self)
                return;
            if (written && flagAt(visit->bmc, "/spec/faults/answerLost"))
                self->stayMute(visit->exchange);
            else if (written)
                self->answer(visit, emptyAnswer(status));
            else if (written.error().code == ErrorCode::Conflict)
                self->m_cluster.get({&cluster::kinds::labBmc(), key}, again);
            else
                self->answer(visit, errorAnswer(500, broken));
        });
}

void LabRedfish::answer(const std::shared_ptr<Visit> &visit, HttpResponse response)
{
    // 401 is not overtaken: who may not enter does not learn what is wrong inside.
    if (response.status != 401) {
        if (auto instead = disturbed(visit->bmc))
            response = *std::move(instead);
    }
    const Duration latency = durationAt(visit->bmc, "/spec/latency", Duration::zero());
    if (latency == Duration::zero())
        visit->exchange->respond(std::move(response));
    else if (latency == forEver)
        stayMute(visit->exchange);
    else
        m_clock.after(latency, this, [visit, response = std::move(response)] {
            visit->exchange->respond(response);
        });
}

std::string LabRedfish::stateToShow(const Object &bmc)
{
    const std::int64_t staleReads = numberAt(bmc, "/spec/faults/staleReads", 0);
    const auto it = m_stale.find(bmc.key());
    if (it != m_stale.end() && it->second.reads < staleReads) {
        ++it->second.reads;
        return it->second.value;
    }
    return shownState(bmc, m_clock.now());
}

void LabRedfish::stayMute(const Exchange &exchange)
{
    m_mute.push_back(exchange);
    if (m_mute.size() > mostMute)
        m_mute.pop_front();
}

} // namespace hp::lab
