// SPDX-License-Identifier: Apache-2.0
#include "tests/conformance/redfish/Scenarios.h"

#include <QByteArray>

#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>

namespace hp::conformance {

using test::ScriptedBmc;
using Request = ScriptedBmc::Request;

namespace {

const std::string sessionPath = "/redfish/v1/SessionService/Sessions/";

/// The BMC's side of sessions: the first token serves so many requests, later ones for ever.
struct Sessions {
    explicit Sessions(int validRequests)
        : left(validRequests)
    { }

    ScriptedBmc::Answer login()
    {
        if (++logins > 1)
            left = 1'000'000;
        ++alive;
        return session(logins);
    }
    ScriptedBmc::Answer logout()
    {
        --alive;
        return ScriptedBmc::empty(204);
    }
    bool takes(const Request &request)
    {
        const bool current = request.header("x-auth-token") == "token-" + std::to_string(logins);
        deadTokens += logins > 1 && !current ? 1 : 0;
        return current && left-- > 0;
    }

    int left;
    int logins = 0;
    int alive = 0;
    int deadTokens = 0; ///< requests that carried a token which had ended before
};

std::shared_ptr<Sessions> playSessions(Scene &s, int validRequests)
{
    auto sessions = std::make_shared<Sessions>(validRequests);
    s.bmc.on(url::login, [sessions](const Request &) { return sessions->login(); });
    for (int i = 1; i < 9; ++i)
        s.bmc.on("DELETE " + sessionPath + std::to_string(i),
                 [sessions](const Request &) { return sessions->logout(); });
    s.bmc.on(url::system, [sessions](const Request &request) {
        return sessions->takes(request) ? systemIn("On") : refusal(401, "Base.1.12.NoValidSession");
    });
    s.bmc.on("GET /redfish/v1/Systems", [sessions](const Request &request) {
        return sessions->takes(request)
            ? ScriptedBmc::json(200, R"({"Members":[{"@odata.id":"/redfish/v1/Systems/1"}]})")
            : refusal(401, "Base.1.12.NoValidSession");
    });
    return sessions;
}

void sessionExpires(Scene &s)
{
    const auto sessions = playSessions(s, s.given.number(R"((\d+) requests)", 3));
    const int polls = s.given.number(R"(PowerState (\d+)x)", 5);
    for (int i = 0; i < polls; ++i)
        s.expectEqual("poll " + std::to_string(i + 1), said(s.read()), "On");
    s.expectEqual("logins", sessions->logins, 2);
    s.expectEqual("sessions alive on the BMC", sessions->alive, 1);
    s.expectEqual("requests with the dead token after the new login", sessions->deadTokens, 0);
    s.expectEqual("logouts of the old session", s.bmc.count("DELETE " + sessionPath + "1"), 1);
}

void sessionExpiresBeforeReset(Scene &s)
{
    const auto sessions = playSessions(s, 1'000'000);
    int executed = 0;
    s.bmc.on(url::reset, [&](const Request &request) {
        if (request.header("x-auth-token") == "token-1")
            return refusal(401, "Base.1.12.NoValidSession");
        ++executed;
        return ScriptedBmc::empty(204);
    });
    s.expectEqual("first reading", said(s.read()), "On");
    s.expectEqual("ForceOff", said(s.reset(ResetType::ForceOff)), "sent");
    s.expectEqual("Resets that were executed", executed, 1);
    s.expectEqual("logins", sessions->logins, 2);
}

void noSessionService(Scene &s)
{
    s.bmc.useTls(test::TlsIdentity());
    auto target = s.target();
    target.verifyCertificate = false;
    s.bmc.on(url::login, {refusal(404, "Base.1.0.ResourceMissing")});
    for (int i = 0; i < 3; ++i)
        s.expectEqual("poll", said(s.read(target)), "On");
    s.expectEqual("login attempts", s.bmc.count(url::login), 1);
    const std::string basic = "Basic " + QByteArray("admin:S3cr3t!#%").toBase64().toStdString();
    for (const Request &request : s.bmc.requests()) {
        const bool open = request.path == "/redfish/v1/" || request.method == "POST";
        s.expectEqual("authorisation of " + request.method + ' ' + request.path,
                      request.header("authorization"),
                      open ? std::string() : basic);
    }
}

void sessionWithoutPlace(Scene &s)
{
    s.bmc.on(url::login, {ScriptedBmc::empty(201, "X-Auth-Token: token-1\r\n")});
    for (int i = 0; i < 3; ++i)
        s.expectEqual("poll", said(s.read()), "On");
    s.endDriver();
    const std::string log = Scene::logged();
    const auto first = log.find("cannot be ended");
    s.expect(first != std::string::npos, "nobody is told that the session cannot be ended");
    s.expect(log.find("cannot be ended", first + 1) == std::string::npos, "it is told twice");
    for (const std::string &line : s.bmc.log())
        s.expect(line.rfind("DELETE", 0) != 0, "a guessed place is deleted: " + line);
}

void wrongPassword(Scene &s)
{
    s.bmc.on(url::login, {refusal(401, "Base.1.12.InsufficientPrivilege")});
    for (int i = 0; i < 10; ++i)
        s.expectEqual("poll", said(s.read()), "Unauthorised");
    s.expectEqual("ForceOff", said(s.reset(ResetType::ForceOff)), "Unauthorised");
    s.expectEqual("logins before the pause ends", s.bmc.count(url::login), 1);
    s.expect(!s.bmc.log().empty() && s.bmc.count(url::system) == 0, "something was read without");
    s.leap(std::chrono::minutes(5) + std::chrono::seconds(1));
    (void)s.read();
    s.expectEqual("logins after the pause", s.bmc.count(url::login), 2);
    auto renewed = s.target();
    renewed.password = "new";
    s.bmc.on(url::login, {session(1)});
    s.expectEqual("with new credentials at once", said(s.read(renewed)), "On");
}

void sessionTableFull(Scene &s)
{
    s.bmc.on(url::login, {refusal(503, "IDRAC.2.8.RAC0218")});
    for (int i = 0; i < 5; ++i)
        s.expectEqual("poll", said(s.read()), "On");
    s.expectEqual("login attempts", s.bmc.count(url::login), 1);
    s.leap(std::chrono::minutes(31));
    s.bmc.on(url::login, {session(1)});
    s.expectEqual("poll half an hour later", said(s.read()), "On");
    s.expectEqual("login attempts by then", s.bmc.count(url::login), 2);
}

void noDowngradeToBasic(Scene &s)
{
    s.expectEqual("poll with a session", said(s.read()), "On");
    s.bmc.on(url::login, {refusal(404, "Base.1.0.ResourceMissing")});
    s.bmc.on(url::system, {refusal(401, "Base.1.12.NoValidSession")});
    s.expect(said(s.read()) != "On", "a reading without a session");
    for (const Request &request : s.bmc.requests())
        s.expectEqual("authorisation", request.header("authorization"), std::string());
}

void sessionShorterThanPoll(Scene &s)
{
    const auto sessions = playSessions(s, 1'000'000);
    int unauthorised = 0;
    std::chrono::milliseconds virtualNow{};
    std::chrono::milliseconds usedAt{};
    s.bmc.on(url::login, [&, sessions](const Request &) {
        usedAt = virtualNow;
        return sessions->login();
    });
    s.bmc.on(url::system, [&](const Request &) {
        const bool dead = virtualNow - usedAt >= std::chrono::seconds(30);
        usedAt = virtualNow;
        unauthorised += dead ? 1 : 0;
        return dead ? refusal(401, "Base.1.12.NoValidSession") : systemIn("On");
    });
    for (int i = 0; i < 6; ++i) {
        s.expectEqual("poll", said(s.read()), "On");
        virtualNow += std::chrono::seconds(60);
        s.leap(std::chrono::seconds(60));
    }
    s.expectEqual("polls that found the session dead", unauthorised, 1);
    s.expect(sessions->alive <= 2, "sessions pile up on the BMC");
}

void absoluteLocation(Scene &s)
{
    const std::string here = "http://127.0.0.1:" + std::to_string(s.bmc.port());
    s.bmc.on(url::login,
             {ScriptedBmc::json(
                 201, "{}", "X-Auth-Token: token-1\r\nLocation: " + here + sessionPath + "1\r\n")});
    s.expectEqual("poll", said(s.read()), "On");
    s.endDriver();
    s.expectEqual("logouts", s.bmc.count("DELETE " + sessionPath + "1"), 1);
    s.bmc.on(url::login,
             {ScriptedBmc::json(
                 201, R"({"@odata.id":")" + sessionPath + R"(1"})", "X-Auth-Token: token-1\r\n")});
    s.expectEqual("poll with the place in the body", said(s.read()), "On");
    s.endDriver();
    s.expectEqual("logouts by then", s.bmc.count("DELETE " + sessionPath + "1"), 2);
}

void mayNotReset(Scene &s)
{
    s.bmc.on(url::reset, {refusal(403, "Base.1.12.InsufficientPrivilege")});
    const auto first = s.reset(ResetType::ForceOff);
    s.expectEqual("ForceOff", said(first), "Unauthorised");
    s.expect(has(trouble(first), "is not allowed to change the power"),
             "not told: " + trouble(first));
    s.expectEqual("ForceOff again", said(s.reset(ResetType::ForceOff)), "Unauthorised");
    s.expectEqual("posts", s.bmc.count(url::reset), 1);
    s.expectEqual("poll, which needs no more rights", said(s.read()), "On");
}

void nothingStaleAtLogin(Scene &s)
{
    const auto sessions = playSessions(s, 3);
    for (int i = 0; i < 5; ++i)
        s.expectEqual("poll " + std::to_string(i + 1), said(s.read()), "On");
    s.expectEqual("logins", sessions->logins, 2);
    for (const Request &request : s.bmc.requests()) {
        if (request.method + ' ' + request.path != url::login)
            continue;
        s.expectEqual("token of a login", request.header("x-auth-token"), std::string());
        s.expectEqual("authorisation of a login", request.header("authorization"), std::string());
    }
}

void refusedAfterTheNewLogin(Scene &s)
{
    s.bmc.on(url::system, {refusal(401, "Base.1.12.NoValidSession")});
    s.bmc.on("GET /redfish/v1/Systems", {refusal(401, "Base.1.12.NoValidSession")});
    for (int i = 0; i < 10; ++i)
        s.expectEqual("poll", said(s.read()), "Unauthorised");
    s.expectEqual("logins before the pause ends", s.bmc.count(url::login), 2);
}

void logoutAtTheEnd(Scene &s)
{
    const auto sessions = playSessions(s, 1'000'000);
    s.expectEqual("poll", said(s.read()), "On");
    s.endDriver();
    s.expectEqual("sessions alive on the BMC", sessions->alive, 0);
    s.expectEqual("logouts", s.bmc.count("DELETE " + sessionPath + "1"), 1);
}

} // namespace

std::vector<Scenario> authScenarios()
{
    return {
        {{"RF-001"}, {"re-login|relogin", "replay", "get"}, playOn<Scene, sessionExpires>},
        {{},
         {"reboot|restart", "invalidates|lost its sessions|tokens gone"},
         playOn<Scene, sessionExpires>},
        {{"RX-022"}, {"absolute", "location"}, playOn<Scene, absoluteLocation>},
        {{"RX-023"}, {"403|insufficientprivilege", "reset|power"}, playOn<Scene, mayNotReset>},
        {{"RF-002"},
         {"401", "reset|forceoff", "expired|expiry", "exactly once"},
         playOn<Scene, sessionExpiresBeforeReset>},
        {{"RF-004"},
         {"404|405|501", "sessionservice|sessions", "basic"},
         playOn<Scene, noSessionService>},
        {{"RF-006"}, {"location", "@odata.id", "token"}, playOn<Scene, sessionWithoutPlace>},
        {{"RX-001"},
         {"wrong password|bad credential|credentialsrejected|lock-out|lockout"},
         playOn<Scene, wrongPassword>},
        {{"RX-002"},
         {"rac0218|sessionlimitexceeded|session limit|session table"},
         playOn<Scene, sessionTableFull>},
        {{"RX-003"},
         {"downgrade|fall back to basic|fallback to basic", "session once|after session|worked"},
         playOn<Scene, noDowngradeToBasic>},
        {{"RX-004"},
         {"sessiontimeout|session timeout|idle", "poll interval|shorter|pre-emptive"},
         playOn<Scene, sessionShorterThanPoll>},
        {{"RX-029"},
         {"login|session post|post sessions", "stale|neither authorization"},
         playOn<Scene, nothingStaleAtLogin>},
        {{"RX-030"},
         {"second 401|401 again|401 always|still 401"},
         playOn<Scene, refusedAfterTheNewLogin>},
        {{"RX-005"}, {"quit|exit|shutdown", "delete", "session"}, playOn<Scene, logoutAtTheEnd>},
    };
}

} // namespace hp::conformance
