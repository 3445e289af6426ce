// SPDX-License-Identifier: Apache-2.0
#include "backend/redfish/BmcAddress.h"
#include "tests/conformance/redfish/Scenarios.h"

#include <QByteArray>
#include <QFile>

#include <nlohmann/json.hpp>

namespace hp::conformance {

using test::ScriptedBmc;

namespace {

constexpr const char *alias = "/redfish/v1/Systems/fake1";

void expectRefused(Scene &s, const std::string &location)
{
    s.bmc.on(url::system, {ScriptedBmc::json(302, "", "Location: " + location + "\r\n")});
    const auto answer = s.read();
    s.expectEqual("redirect to " + location, said(answer), "Refused");
    s.expect(has(trouble(answer), "RedirectRefused"), "not told as refused: " + trouble(answer));
    s.leap(std::chrono::minutes(1));
}

void redirectElsewhere(Scene &s)
{
    ScriptedBmc thief;
    expectRefused(s, "https://127.0.0.2:" + std::to_string(thief.port()) + "/x");
    expectRefused(s, "http://127.0.0.2:" + std::to_string(thief.port()) + "/x");
    s.expectEqual("connections to the other host", thief.connections(), 0);
    const auto answer = s.read();
    s.expect(has(trouble(answer), "127.0.0.2"), "the target is not told: " + trouble(answer));
}

void redirectToOtherPort(Scene &s)
{
    ScriptedBmc thief;
    s.bmc.useTls(test::TlsIdentity());
    const auto play = [&](const std::string &location) {
        s.bmc.on(url::system, {ScriptedBmc::json(307, "", "Location: " + location + "\r\n")});
        auto target = s.target();
        target.verifyCertificate = false;
        const auto answer = s.read(target);
        s.expectEqual("redirect to " + location, said(answer), "Refused");
        s.expect(has(trouble(answer), "RedirectRefused"), trouble(answer));
    };
    play("https://127.0.0.1:" + std::to_string(thief.port()) + "/redfish/v1/Systems/1");
    play("http://127.0.0.1:" + std::to_string(s.bmc.port()) + "/redfish/v1/Systems/1");
    s.expectEqual("connections to the other port", thief.connections(), 0);
}

void redirectToTheRealName(Scene &s)
{
    s.bmc.on(std::string("GET ") + alias,
             {ScriptedBmc::json(307, "<html>moved</html>", "Location: /redfish/v1/Systems/1\r\n")});
    const auto target = s.target(alias);
    const auto first = s.read(target);
    s.expectEqual("first poll", said(first), "On");
    s.expect(first && first->systemPath == "/redfish/v1/Systems/1", "the real name is not stored");
    for (int i = 0; i < 3; ++i)
        s.expectEqual("later poll", said(s.read(target)), "On");
    s.expectEqual("requests to the alias", s.bmc.count(std::string("GET ") + alias), 1);
    s.bmc.on(url::system, {ScriptedBmc::json(307, "", "Location: /redfish/v1/Systems/1\r\n")});
    const int before = s.bmc.count(url::system);
    s.expectEqual("a circle", said(s.read(target)), "Refused");
    s.expect(s.bmc.count(url::system) - before <= 4, "more than three hops");
}

void resetIsNotRedirected(Scene &s)
{
    constexpr const char *elsewhere = "/redfish/v1/Systems/1/Actions/Elsewhere";
    s.bmc.on(std::string("POST ") + elsewhere, {ScriptedBmc::empty(204)});
    for (const int status : {302, 307}) {
        s.bmc.on(url::reset,
                 {ScriptedBmc::json(status, "", std::string("Location: ") + elsewhere + "\r\n")});
        const int before = s.bmc.count(url::reset);
        s.expect(said(s.reset(ResetType::ForceOff)) != "sent", "told as sent");
        s.expectEqual("deliveries", s.bmc.count(url::reset) - before, 1);
    }
    s.expectEqual("posts to where it leads", s.bmc.count(std::string("POST ") + elsewhere), 0);
}

void proxyOfTheEnvironment(Scene &s)
{
    ScriptedBmc proxy;
    const QByteArray to = "http://127.0.0.1:" + QByteArray::number(proxy.port());
    constexpr std::array names = {
        "http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"};
    for (const char *name : names)
        qputenv(name, to);
    qunsetenv("no_proxy");
    qunsetenv("NO_PROXY");
    s.expectEqual("poll", said(s.read()), "On");
    for (const char *name : names)
        qunsetenv(name);
    s.expectEqual("connections to the proxy", proxy.connections(), 0);
}

void nothingSecretIsTold(Scene &s)
{
    std::string told;
    s.bmc.on(url::login, {session(1), refusal(401, "Base.1.12.NoValidSession")});
    s.expectEqual("poll", said(s.read()), "On");
    s.expectEqual("ForceOff", said(s.reset(ResetType::ForceOff)), "sent");
    s.bmc.on(url::system, {refusal(401, "Base.1.12.NoValidSession")});
    told += trouble(s.read());
    told += trouble(s.reset(ResetType::ForceOff));
    s.endDriver();
    s.bmc.on(url::login, {ScriptedBmc::empty(201, "X-Auth-Token: token-9\r\n")});
    s.bmc.on(url::system, {ScriptedBmc::json(302, "", "Location: http://a:token-9@x/\r\n")});
    told += trouble(s.read());
    s.endDriver();
    told += Scene::logged();
    for (const char *file : {"/proc/self/cmdline", "/proc/self/environ"}) {
        QFile of(QString::fromLatin1(file));
        if (of.open(QIODevice::ReadOnly))
            told += of.readAll().toStdString();
    }
    const std::string basic = QByteArray("admin:S3cr3t!#%").toBase64().toStdString();
    for (const std::string &secret :
         {std::string("S3cr3t"), basic, std::string("token-1"), std::string("token-9")})
        s.expect(!has(told, secret), "a secret is told: " + secret);
    s.expect(!Scene::logged().empty(), "nothing was logged, so nothing was shown");
}

void linksThatLeadAway(Scene &s)
{
    ScriptedBmc thief;
    const std::string there = "http://127.0.0.1:" + std::to_string(thief.port());
    const std::vector<std::string> links = {"https://evil.example/redfish/v1/x",
                                            there + "/redfish/v1/x",
                                            "//evil/x",
                                            "..\\\\..",
                                            "relative/x",
                                            "",
                                            "/" + std::string(65'536, 'a')};
    for (const std::string &link : links) {
        s.bmc.on(url::system,
                 {document(R"("PowerState":"On","Actions":{"#ComputerSystem.Reset":{"target":")"
                           + link + R"("}})")});
        const auto target = s.reset(ResetType::ForceOff);
        s.expectEqual("target " + link.substr(0, 40), said(target), "Refused");
        s.bmc.on(url::system,
                 {document(R"("PowerState":"On","Actions":{"#ComputerSystem.Reset":{"target":)"
                           R"("/redfish/v1/Systems/1/Actions/ComputerSystem.Reset",)"
                           R"("@Redfish.ActionInfo":")"
                           + link + R"("}})")});
        s.expectEqual("reading with ActionInfo " + link.substr(0, 40), said(s.read()), "On");
    }
    int posts = 0;
    for (const auto &request : s.bmc.requests())
        posts += request.method == "POST" && !has(request.path, "Sessions") ? 1 : 0;
    s.expectEqual("posts", posts, 0);
    s.expectEqual("connections elsewhere", thief.connections(), 0);
    s.endDriver();
    s.bmc.on("GET /redfish/v1/Systems",
             {ScriptedBmc::json(
                 200, R"({"Members":[{"@odata.id":")" + there + R"(/redfish/v1/Systems/1"}]})")});
    const auto away = s.read();
    s.expect(!away, "a system on another machine was read");
    s.expectEqual("connections elsewhere after discovery", thief.connections(), 0);
}

void passwordInTheAddress(Scene &s)
{
    auto target = s.target();
    target.address = "redfish://user:pw-of-mine@127.0.0.1:" + std::to_string(s.bmc.port()) + "/";
    const auto answer = s.read(target);
    s.expectEqual("answer", said(answer), "Invalid");
    s.expect(has(trouble(answer), "credentials secret"),
             "no hint to the Secret: " + trouble(answer));
    s.expect(!has(trouble(answer) + Scene::logged(), "pw-of-mine"), "the password is echoed");
    s.expectEqual("connections", s.bmc.connections(), 0);
}

} // namespace

std::vector<Scenario> securityScenarios()
{
    return {
        {{"RF-030"}, {"redirect|302", "another host|other host"}, playOn<Scene, redirectElsewhere>},
        {{"RF-031"},
         {"redirect|307|302", "port|downgrade|http://"},
         playOn<Scene, redirectToOtherPort>},
        {{"RF-032"},
         {"redirect|307", "loop|relative|alias|hops"},
         playOn<Scene, redirectToTheRealName>},
        {{"RX-031"}, {"redirect|307|302", "post"}, playOn<Scene, resetIsNotRedirected>},
        {{"RF-034"}, {"proxy"}, playOn<Scene, proxyOfTheEnvironment>},
        {{"RF-035"}, {"secret|password", "log"}, playOn<Scene, nothingSecretIsTold>},
        {{"RF-036"},
         {"odata.id|target|actioninfo|location", "evil|off-host|other origin"},
         playOn<Scene, linksThatLeadAway>},
        {{"RF-037"}, {"userinfo|user:pw"}, playOn<Scene, passwordInTheAddress>},
    };
}

} // namespace hp::conformance
