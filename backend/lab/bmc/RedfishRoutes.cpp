// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/bmc/RedfishRoutes.h"

#include "backend/lab/Read.h"
#include "backend/lab/bmc/BmcParts.h"
#include "backend/lab/bmc/BmcProfile.h"
#include "backend/lab/bmc/RedfishAccounts.h"
#include "backend/lab/bmc/RedfishAnswers.h"
#include "backend/lab/bmc/RedfishPages.h"
#include "backend/lab/bmc/StagedWork.h"
#include "model/base/JsonTree.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::lab {

namespace {

using http::HttpResponse;

constexpr int maxAttempts = 8;
constexpr const char *tasksPath = "/redfish/v1/TaskService/Tasks";
constexpr const char *subscriptionsPath = "/redfish/v1/EventService/Subscriptions";

/// An address that is only another name: the emulator of the field answers so (facts/redfish.md 4).
HttpResponse movedTo(const std::string &path)
{
    HttpResponse response = emptyAnswer(307);
    response.contentType = "text/html";
    response.body = "<!doctype html><title>Redirecting...</title>";
    response.headers.emplace_back("Location", path);
    return response;
}

} // namespace

RedfishRoutes::RedfishRoutes(cluster::Cluster &cluster,
                             runtime::Clock &clock,
                             RedfishSessions &sessions,
                             RedfishEvents &events,
                             Ends ends)
    : m_cluster(cluster)
    , m_clock(clock)
    , m_sessions(sessions)
    , m_events(events)
    , m_ends(std::move(ends))
{ }

void RedfishRoutes::route(const VisitPtr &visit)
{
    const auto &path = visit->path;
    const Object &first = visit->bmcs.front();
    if (visit->request().path == eventStreamPath(first) && hasEventStream(first)) {
        if (visit->request().method == "GET")
            m_events.open(visit->exchange, visit->login, visit->bmcs);
        else
            answer(visit, notAllowed("GET"));
    } else if (path[0] == "SessionService" && !flagAt(first, "/spec/faults/noSessions")) {
        sessions(visit);
    } else if (path[0] == "TaskService") {
        tasks(visit);
    } else if (path[0] == "UpdateService") {
        updates(visit);
    } else if (path[0] == "EventService") {
        events(visit);
    } else if (path[0] == "AccountService") {
        answerPage(visit, pages::account({path.begin() + 1, path.end()}, visit->login.userName));
    } else if (path[0] == "Systems" && path.size() > 1 && visit->bmc) {
        systems(visit);
    } else {
        members(visit);
    }
}

void RedfishRoutes::answerPage(const VisitPtr &visit, const Json &page, const std::string &allow)
{
    PageStyle style = styleOf(visit->bmc);
    style.allow = allow;
    if (page.is_null())
        answer(visit, errorAnswer(404, notThere(visit->request().path)));
    else if (!visit->reads())
        answer(visit, notAllowed(allow));
    else
        answer(visit, pageAnswer(visit->request(), page, style));
}

void RedfishRoutes::answer(const VisitPtr &visit, HttpResponse response)
{
    m_ends.answer(visit, std::move(response));
}

void RedfishRoutes::members(const VisitPtr &visit)
{
    const auto &path = visit->path;
    const bool isSystem = path[0] == "Systems";
    const bool isManager = path[0] == "Managers";
    if (path[0] == "Chassis" && path.size() > 2 && visit->bmc && path[1] == visit->bmc.name()) {
        answerPage(visit, pages::chassisPart(visit->bmc, {path.begin() + 2, path.end()}));
        return;
    }
    if (path.size() > 2 || (!isSystem && !isManager && path[0] != "Chassis")) {
        answerPage(visit, nullptr);
        return;
    }
    if (path.size() == 2) {
        const std::string wanted = visit->bmc.name() + (isManager ? "-bmc" : "");
        if (!visit->bmc || isSystem || path[1] != wanted)
            answerPage(visit, nullptr);
        else
            answerPage(visit,
                       isManager ? pages::manager(visit->bmc, m_clock.now())
                                 : pages::chassis(visit->bmc, m_clock.now()));
        return;
    }
    std::vector<std::string> ids;
    for (const Object &bmc : visit->bmcs) {
        if (!isSystem) {
            ids.push_back(bmc.name() + (isManager ? "-bmc" : ""));
            continue;
        }
        if (const std::string &elsewhere = bmc.text("/spec/faults/memberTarget");
            !elsewhere.empty()) {
            ids.push_back(elsewhere);
            continue;
        }
        const auto systems = pages::systemIds(bmc);
        ids.insert(ids.end(), systems.begin(), systems.end());
    }
    const std::string type = isSystem ? "ComputerSystemCollection"
        : isManager                   ? "ManagerCollection"
                                      : "ChassisCollection";
    answerPage(visit,
               pages::collection("/redfish/v1/" + path[0], type, path[0] + " Collection", ids));
}

void RedfishRoutes::sessions(const VisitPtr &visit)
{
    const auto &path = visit->path;
    if (path.size() == 1) {
        const Duration timeout = durationAt(
            visit->bmcs.front(), "/spec/faults/sessionTimeout", RedfishSessions::Limits().timeout);
        answerPage(visit, pages::sessionService(timeout));
    } else if (path[1] != "Sessions" || path.size() > 3) {
        answerPage(visit, nullptr);
    } else if (path.size() == 2) {
        answerPage(visit,
                   pages::collection(sessionsPath,
                                     "SessionCollection",
                                     "Session Collection",
                                     m_sessions.idsOf(visit->login)),
                   "GET, HEAD, POST");
    } else {
        const auto session = m_sessions.find(path[2]);
        const bool theirs = session && session->login == visit->login;
        if (theirs && visit->request().method == "DELETE") {
            m_sessions.close(path[2]);
            answer(visit, emptyAnswer(204));
        } else {
            answerPage(visit,
                       theirs ? pages::session(session->id, session->login.userName) : Json(),
                       "GET, HEAD, DELETE");
        }
    }
}

void RedfishRoutes::tasks(const VisitPtr &visit)
{
    const auto &path = visit->path;
    const TimePoint now = m_clock.now();
    const auto task = path.size() == 3 ? m_tasks.find(path[2]) : std::nullopt;
    const bool theirs =
        task && std::any_of(visit->bmcs.begin(), visit->bmcs.end(), [&](const Object &bmc) {
            return bmc.key() == task->bmc;
        });
    std::vector<std::string> ids = m_tasks.idsOf(visit->bmcs);
    Json staged;
    for (const Object &bmc : visit->bmcs) {
        const std::string id = pages::stagedTaskId(bmc);
        if (!id.empty())
            ids.push_back(id);
        if (!id.empty() && path.size() == 3 && path[1] == "Tasks" && path[2] == id)
            staged = pages::stagedTask(bmc);
    }
    if (path.size() == 1)
        answerPage(visit, pages::taskService(now));
    else if (path.size() == 2 && path[1] == "Tasks")
        answerPage(visit, pages::collection(tasksPath, "TaskCollection", "Tasks", ids));
    else if (!staged.is_null())
        answerPage(visit, staged);
    else if (theirs && path[1] == "Tasks")
        answerPage(visit, pages::task(*task, now));
    else if (theirs && path[1] == "TaskMonitors" && visit->reads())
        answer(visit, monitorAnswer(*task, now));
    else
        answerPage(visit, nullptr);
}

void RedfishRoutes::updates(const VisitPtr &visit)
{
    const auto &path = visit->path;
    const bool isInventory = path.size() > 1 && path.size() < 4 && path[1] == "FirmwareInventory";
    Json page;
    if (path.size() == 1) {
        page = pages::updateService();
    } else if (isInventory) {
        std::vector<std::string> ids;
        for (const Object &bmc : visit->bmcs) {
            ids.push_back(pages::inventoryId(bmc));
            if (path.size() == 3 && path[2] == ids.back())
                page = pages::firmware(bmc);
        }
        if (path.size() == 2)
            page = pages::collection("/redfish/v1/UpdateService/FirmwareInventory",
                                     "SoftwareInventoryCollection",
                                     "Firmware",
                                     ids);
    }
    answerPage(visit, page);
}

void RedfishRoutes::events(const VisitPtr &visit)
{
    const auto &path = visit->path;
    const auto ids = m_events.idsOf(visit->login);
    const bool isOne = path.size() == 3 && std::find(ids.begin(), ids.end(), path[2]) != ids.end();
    if (path.size() == 1)
        answerPage(visit, pages::eventService(visit->bmcs.front()));
    else if (path[1] != "Subscriptions")
        answerPage(visit, nullptr);
    else if (path.size() == 2)
        answerPage(
            visit,
            pages::collection(
                subscriptionsPath, "EventDestinationCollection", "Event Subscriptions", ids));
    else if (isOne && visit->request().method == "DELETE" && m_events.close(path[2], visit->login))
        answer(visit, emptyAnswer(204));
    else
        answerPage(visit, isOne ? m_events.page(path[2]) : Json(), "GET, HEAD, DELETE");
}

void RedfishRoutes::systems(const VisitPtr &visit)
{
    const auto &path = visit->path;
    const Object &bmc = visit->bmc;
    const std::string own = systemIdOf(bmc);
    const auto ids = pages::systemIds(bmc);
    const bool listed = std::find(ids.begin(), ids.end(), path[1]) != ids.end();
    const bool isReset = path.size() == 4 && path[2] == "Actions"
        && path[3] == "ComputerSystem.Reset" && !flagAt(bmc, "/spec/faults/noActions");
    const bool otherName = path[1] == plainSystemIdOf(bmc) || path[1] == bmc.name();
    if (!listed && otherName && !ids.empty()) {
        answer(visit, movedTo("/redfish/v1/Systems/" + own));
    } else if (!listed) {
        answerPage(visit, nullptr);
    } else if (path.size() == 2) {
        answerPage(visit, pages::system(bmc, path[1], stateToShow(bmc), m_clock.now()));
    } else if (path[1] != own) {
        // The others are there to be chosen from; there is no power behind them.
        answer(visit, errorAnswer(isReset ? 400 : 404, refusedNow));
    } else if (isReset) {
        if (visit->request().method == "POST")
            reset(visit, 0);
        else
            answer(visit, notAllowed("POST"));
    } else if (path.size() < 5 && path[2] == "Bios") {
        const bool ahead = path.size() == 4 && path[3] == "Settings";
        answerPage(visit,
                   ahead                  ? pages::biosSettings(bmc)
                       : path.size() == 3 ? pages::bios(bmc)
                                          : Json());
    } else if (path[2] == "Storage") {
        answerPage(visit, pages::storagePart(bmc, {path.begin() + 2, path.end()}));
    } else if (path.size() == 3 && path[2] == "ResetActionInfo") {
        const bool missing = flagAt(bmc, "/spec/faults/actionInfoMissing");
        answerPage(visit, missing ? Json() : pages::resetActionInfo(bmc));
    } else {
        answerPage(visit, nullptr);
    }
}

std::string RedfishRoutes::stateToShow(const Object &bmc)
{
    const std::int64_t staleReads = numberAt(bmc, "/spec/faults/staleReads", 0);
    const auto it = m_stale.find(bmc.key());
    if (it != m_stale.end() && it->second.reads < staleReads) {
        ++it->second.reads;
        return it->second.value;
    }
    return shownState(bmc, m_clock.now());
}

void RedfishRoutes::reset(const VisitPtr &visit, int attempt)
{
    const Object &bmc = visit->bmc;
    const Json body = parseJson(visit->request().body);
    if (!body.is_object()) {
        answer(visit, errorAnswer(400, badJson));
        return;
    }
    // Faults that hide the answer to a reading also keep a Reset from being carried out; only a
    // lost answer hides what was done.
    if (visit->hit && replacesAnswers(bmc)) {
        answer(visit, {});
        return;
    }
    const TimePoint now = m_clock.now();
    const auto type = body.find("ResetType");
    const std::string word =
        type != body.end() && type->is_string() ? type->get<std::string>() : "";
    const ResetDecision decision = decideReset(bmc, word, now);
    if (decision.refusal) {
        HttpResponse response = errorAnswer(decision.httpStatus, *decision.refusal);
        if (decision.status)
            store(visit, decision.status.json(), std::move(response), attempt);
        else
            answer(visit, std::move(response));
        return;
    }
    const std::string &task = bmc.text("/spec/faults/task");
    if (task.empty())
        store(visit, decision.status.json(), emptyAnswer(decision.httpStatus), attempt);
    else if (RedfishTasks::carriesOut(task))
        store(visit, decision.status.json(), acceptedAsTask(m_tasks.open(bmc, now), now), attempt);
    else
        answer(visit, acceptedAsTask(m_tasks.open(bmc, now), now));
}

void RedfishRoutes::store(const VisitPtr &visit, Json status, HttpResponse response, int attempt)
{
    const ObjectKey key = visit->bmc.key();
    m_stale[key] = {visit->bmc.resourceVersion(), shownState(visit->bmc, m_clock.now()), 0};
    Json patch = {{"status", std::move(status)}};
    patch["metadata"]["resourceVersion"] = visit->bmc.resourceVersion();
    cluster::WriteOptions options;
    options.user = options.fieldManager = "lab-bmc";
    const auto again = m_alive.guard([this, visit, attempt](const Result<Object> &bmc) {
        if (!bmc || attempt == maxAttempts) {
            answer(visit, errorAnswer(503, busyNow));
            return;
        }
        visit->bmc = withProfile(*bmc);
        reset(visit, attempt + 1);
    });
    m_cluster.patch({&cluster::kinds::labBmc(), key},
                    cluster::PatchType::Merge,
                    std::move(patch),
                    cluster::Subresource::Status,
                    options,
                    m_alive.guard([this, visit, key, again, response = std::move(response)](
                                      const Result<cluster::Written> &written) {
                        if (written && flagAt(visit->bmc, "/spec/faults/answerLost"))
                            m_ends.stayMute(visit);
                        else if (written)
                            answer(visit, response);
                        else if (written.error().code == ErrorCode::Conflict)
                            m_cluster.get({&cluster::kinds::labBmc(), key}, again);
                        else
                            answer(visit, errorAnswer(500, broken));
                    }));
}

} // namespace hp::lab
