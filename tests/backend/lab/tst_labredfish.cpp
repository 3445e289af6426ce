// SPDX-License-Identifier: Apache-2.0
#include "tests/backend/lab/BmcService.h"
#include "tests/support/runner/Runner.h"

#include <QtTest>

#include <nlohmann/json.hpp>

namespace tst_labredfish {

using namespace hp;
using namespace std::chrono_literals;
using cluster::kinds::labBmc;
using tests::basicLogin;
using tests::bmcRequest;
using tests::KeptExchange;
using tests::resetBody;

namespace {

const std::string site = R"(
apiVersion: lab.holdpoint.dev/v1alpha1
kind: Bmc
metadata: {name: host-1}
spec: {username: admin, password: one, powerOnDuration: 30s, softOffDuration: 20s, hardOffDuration: 4s}
status: {powerState: "On"}
---
apiVersion: lab.holdpoint.dev/v1alpha1
kind: Bmc
metadata: {name: host-2}
spec: {username: admin, password: two}
)";

const std::string systemOne = "/redfish/v1/Systems/host-1";
const std::string resetOne = systemOne + "/Actions/ComputerSystem.Reset";

int statusOf(const std::shared_ptr<KeptExchange> &exchange)
{
    return exchange->response ? exchange->response->status : 0;
}

Json bodyOf(const std::shared_ptr<KeptExchange> &exchange)
{
    return exchange->response ? Json::parse(exchange->response->body, nullptr, false) : Json();
}

std::string headerOf(const std::shared_ptr<KeptExchange> &exchange, const std::string &name)
{
    for (const auto &[key, value] : exchange->response->headers) {
        if (key == name)
            return value;
    }
    return {};
}

std::string messageId(const std::shared_ptr<KeptExchange> &exchange)
{
    const Json body = bodyOf(exchange);
    return body.is_object() && body.contains("error") ? body["error"]["code"].get<std::string>()
                                                      : "";
}

class Service : public tests::BmcService
{
public:
    Service()
        : BmcService(site)
    { }
    std::string power()
    {
        return bodyOf(send(bmcRequest("GET", systemOne))).value("PowerState", Json()).dump();
    }
    std::string fault(const std::string &faults)
    {
        return patch(labBmc(), "host-1", R"({"spec":{"faults":)" + faults + "}}");
    }
};

} // namespace

class TestLabRedfish : public QObject
{
    Q_OBJECT
private slots:
    void onlyTheRootIsOpenToAll_data();
    void onlyTheRootIsOpenToAll();
    void sessionsWorkUntilTheyAreClosed();
    void sessionsEndWhenNobodyUsesThem();
    void credentialsOpenTheirOwnSystemsOnly();
    void resetsTakeTheirTime_data();
    void resetsTakeTheirTime();
    void resetsThatCannotBeAreRefused_data();
    void resetsThatCannotBeAreRefused();
    void forceOffOvertakesAnOrderlyShutdown();
    void faultsTakeEffectAtOnce_data();
    void faultsTakeEffectAtOnce();
    void anUnreachableServiceStaysMute();
    void aLostAnswerWasStillCarriedOut();
    void staleReadingsShowTheOldState();
    void answersCarryWhatClientsLookAt();
    void faultsChooseTheirRequests();
    void sessionsAreThoseOfOneLogin();
};

void TestLabRedfish::onlyTheRootIsOpenToAll_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<int>("status");
    QTest::newRow("versions") << "/redfish" << 200;
    QTest::newRow("root") << "/redfish/v1" << 200;
    QTest::newRow("root with slash") << "/redfish/v1/" << 200;
    QTest::newRow("systems") << "/redfish/v1/Systems" << 401;
    QTest::newRow("a system") << "/redfish/v1/Systems/host-1" << 401;
    QTest::newRow("a system that is not there") << "/redfish/v1/Systems/host-9" << 401;
    QTest::newRow("session service") << "/redfish/v1/SessionService" << 401;
    QTest::newRow("another version") << "/redfish/v2" << 404;
}

void TestLabRedfish::onlyTheRootIsOpenToAll()
{
    QFETCH(const QString, path);
    QFETCH(const int, status);
    Service service;
    QCOMPARE(service.problem, std::string());
    QCOMPARE(statusOf(service.send(bmcRequest("GET", path.toStdString(), {}, {}))), status);
}

void TestLabRedfish::sessionsWorkUntilTheyAreClosed()
{
    Service service;
    const std::string sessions = "/redfish/v1/SessionService/Sessions";
    const auto refused =
        service.send(bmcRequest("POST", sessions, R"({"UserName":"admin","Password":"no"})", {}));
    QCOMPARE(statusOf(refused), 401);
    const auto opened =
        service.send(bmcRequest("POST", sessions, R"({"UserName":"admin","Password":"one"})", {}));
    QCOMPARE(statusOf(opened), 201);
    auto get = bmcRequest("GET", systemOne, {}, {});
    get.headers["x-auth-token"] = headerOf(opened, "X-Auth-Token");
    QCOMPARE(statusOf(service.send(get)), 200);
    auto close = get;
    close.method = "DELETE";
    close.path = headerOf(opened, "Location");
    QCOMPARE(statusOf(service.send(close)), 204);
    QCOMPARE(statusOf(service.send(get)), 401);
}

void TestLabRedfish::sessionsEndWhenNobodyUsesThem()
{
    Service service;
    const auto opened = service.send(bmcRequest("POST",
                                                "/redfish/v1/SessionService/Sessions",
                                                R"({"UserName":"admin","Password":"one"})",
                                                {}));
    auto get = bmcRequest("GET", systemOne, {}, {});
    get.headers["x-auth-token"] = headerOf(opened, "X-Auth-Token");
    service.pass(30min);
    QCOMPARE(statusOf(service.send(get)), 200);
    service.pass(30min + 1s);
    QCOMPARE(statusOf(service.send(get)), 401);
}

void TestLabRedfish::credentialsOpenTheirOwnSystemsOnly()
{
    Service service;
    const auto systems = bodyOf(service.send(bmcRequest("GET", "/redfish/v1/Systems")));
    QCOMPARE(systems["Members"].dump(),
             std::string(R"([{"@odata.id":"/redfish/v1/Systems/host-1"}])"));
    QCOMPARE(statusOf(service.send(bmcRequest("GET", "/redfish/v1/Systems/host-2"))), 401);
    QCOMPARE(
        statusOf(service.send(bmcRequest("GET", "/redfish/v1/Systems/host-2", {}, "admin:two"))),
        200);
    QCOMPARE(statusOf(service.send(bmcRequest("GET", "/redfish/v1/Systems/host-9"))), 404);
}

void TestLabRedfish::resetsTakeTheirTime_data()
{
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("meanwhile");
    QTest::addColumn<int>("seconds");
    QTest::addColumn<QString>("after");
    QTest::newRow("orderly shutdown") << "GracefulShutdown"
                                      << "\"PoweringOff\"" << 20 << "\"Off\"";
    QTest::newRow("forced off") << "ForceOff"
                                << "\"PoweringOff\"" << 4 << "\"Off\"";
    QTest::newRow("forced restart is off, then on") << "ForceRestart"
                                                    << "\"PoweringOff\"" << 36 << "\"On\"";
}

void TestLabRedfish::resetsTakeTheirTime()
{
    QFETCH(const QString, type);
    QFETCH(const QString, meanwhile);
    QFETCH(const int, seconds);
    QFETCH(const QString, after);
    Service service;
    QCOMPARE(statusOf(service.send(bmcRequest("POST", resetOne, resetBody(type.toStdString())))),
             204);
    QCOMPARE(service.power(), meanwhile.toStdString());
    service.pass(std::chrono::seconds(seconds) - 1ms);
    QVERIFY(service.power() != after.toStdString());
    service.pass(1ms);
    QCOMPARE(service.power(), after.toStdString());
    QCOMPARE(service.get(labBmc(), "host-1").at("/status/resets").dump(), std::string("1"));
}

void TestLabRedfish::resetsThatCannotBeAreRefused_data()
{
    QTest::addColumn<QString>("body");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("message");
    QTest::newRow("no JSON") << "ResetType=On" << 400 << "Base.1.17.MalformedJSON";
    QTest::newRow("no type") << "{}" << 400 << "Base.1.17.ActionParameterMissing";
    QTest::newRow("unknown type") << R"({"ResetType":"Explode"})" << 400
                                  << "Base.1.17.ActionParameterValueNotInList";
    QTest::newRow("on while on") << R"({"ResetType":"On"})" << 400
                                 << "Base.1.17.InvalidOperationForSystemState";
}

void TestLabRedfish::resetsThatCannotBeAreRefused()
{
    QFETCH(const QString, body);
    QFETCH(const int, status);
    QFETCH(const QString, message);
    Service service;
    const auto answer = service.send(bmcRequest("POST", resetOne, body.toStdString()));
    QCOMPARE(statusOf(answer), status);
    QCOMPARE(messageId(answer), message.toStdString());
    QCOMPARE(service.power(), std::string("\"On\""));
}

void TestLabRedfish::forceOffOvertakesAnOrderlyShutdown()
{
    Service service;
    service.send(bmcRequest("POST", resetOne, resetBody("GracefulShutdown")));
    service.pass(2s);
    QCOMPARE(statusOf(service.send(bmcRequest("POST", resetOne, resetBody("ForceOff")))), 204);
    service.pass(4s);
    QCOMPARE(service.power(), std::string("\"Off\""));
    QCOMPARE(statusOf(service.send(bmcRequest("POST", resetOne, resetBody("On")))), 204);
    service.pass(30s);
    QCOMPARE(service.power(), std::string("\"On\""));
    QCOMPARE(service.get(labBmc(), "host-1").at("/status/boots").dump(), std::string("2"));
}

void TestLabRedfish::faultsTakeEffectAtOnce_data()
{
    QTest::addColumn<QString>("faults");
    QTest::addColumn<QString>("method");
    QTest::addColumn<QString>("body");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("power");
    const char *const get = "GET";
    const char *const post = "POST";
    const char *const off = R"({"ResetType":"ForceOff"})";
    QTest::newRow("unauthorised") << R"({"unauthorised":true})" << get << "" << 401 << "null";
    QTest::newRow("http500") << R"({"http500":true})" << get << "" << 500 << "null";
    QTest::newRow("busy") << R"({"busy":"7s"})" << get << "" << 503 << "null";
    QTest::newRow("a gateway's page") << R"({"garbage":"html"})" << get << "" << 504 << "null";
    QTest::newRow("cut in the middle")
        << R"({"garbage":"truncated"})" << get << "" << 200 << "null";
    QTest::newRow("power state absent")
        << R"({"powerStateAbsent":true})" << get << "" << 200 << "null";
    QTest::newRow("power state null") << R"({"powerStateNull":true})" << get << "" << 200 << "null";
    QTest::newRow("a lie") << R"({"wrongState":"Off"})" << get << "" << 200 << "\"Off\"";
    QTest::newRow("refuses a type")
        << R"({"refuses":["ForceOff"]})" << post << off << 400 << "\"On\"";
    QTest::newRow("accepts and forgets")
        << R"({"ignoresResets":true})" << post << off << 204 << "\"On\"";
    QTest::newRow("the system ignores an orderly shutdown")
        << R"({"ignoresGraceful":true})" << post << R"({"ResetType":"GracefulShutdown"})" << 204
        << "\"On\"";
    QTest::newRow("no transition states")
        << R"({"noTransitionStates":true})" << post << off << 204 << "\"On\"";
    QTest::newRow("no actions") << R"({"noActions":true})" << post << off << 404 << "\"On\"";
}

void TestLabRedfish::faultsTakeEffectAtOnce()
{
    QFETCH(const QString, faults);
    QFETCH(const QString, method);
    QFETCH(const QString, body);
    QFETCH(const int, status);
    QFETCH(const QString, power);
    Service service;
    QCOMPARE(service.fault(faults.toStdString()), std::string());
    const bool reads = method == QLatin1String("GET");
    const auto answer = service.send(
        bmcRequest(method.toStdString(), reads ? systemOne : resetOne, body.toStdString()));
    QCOMPARE(statusOf(answer), status);
    if (reads) {
        const Json page = bodyOf(answer);
        const std::string shown =
            page.is_object() ? page.value("PowerState", Json()).dump() : "null";
        QCOMPARE(shown, power.toStdString());
    } else {
        QCOMPARE(service.power(), power.toStdString());
    }
    QCOMPARE(service.fault("null"), std::string());
    QCOMPARE(statusOf(service.send(bmcRequest("GET", systemOne))), 200);
}

void TestLabRedfish::anUnreachableServiceStaysMute()
{
    Service service;
    service.fault(R"({"unreachable":true})");
    const auto asked = service.send(bmcRequest("GET", systemOne));
    service.pass(1h);
    QVERIFY(!asked->response);
    QCOMPARE(
        statusOf(service.send(bmcRequest("GET", "/redfish/v1/Systems/host-2", {}, "admin:two"))),
        200);
}

void TestLabRedfish::aLostAnswerWasStillCarriedOut()
{
    Service service;
    service.fault(R"({"answerLost":true})");
    QVERIFY(!service.send(bmcRequest("POST", resetOne, resetBody("ForceOff")))->response);
    service.pass(4s);
    QCOMPARE(service.power(), std::string("\"Off\""));
}

void TestLabRedfish::staleReadingsShowTheOldState()
{
    Service service;
    service.fault(R"({"staleReads":2})");
    service.send(bmcRequest("POST", resetOne, resetBody("ForceOff")));
    service.pass(10s);
    QCOMPARE(service.power(), std::string("\"On\""));
    QCOMPARE(service.power(), std::string("\"On\""));
    QCOMPARE(service.power(), std::string("\"Off\""));
}

void TestLabRedfish::answersCarryWhatClientsLookAt()
{
    Service service;
    const auto system = service.send(bmcRequest("GET", systemOne));
    QCOMPARE(headerOf(system, "OData-Version"), std::string("4.0"));
    auto again = bmcRequest("GET", systemOne);
    again.headers["if-none-match"] = headerOf(system, "ETag");
    QCOMPARE(statusOf(service.send(again)), 304);
    auto few = bmcRequest("GET", systemOne);
    few.query = {{"$select", "PowerState"}};
    const Json page = bodyOf(service.send(few));
    QVERIFY(page.contains("PowerState") && !page.contains("Actions"));
    const Json full = bodyOf(system);
    QCOMPARE(full["Actions"]["#ComputerSystem.Reset"]["target"].get<std::string>(), resetOne);
    const auto info = service.send(bmcRequest(
        "GET", full["Actions"]["#ComputerSystem.Reset"]["@Redfish.ActionInfo"].get<std::string>()));
    QCOMPARE(bodyOf(info)["Parameters"][0]["AllowableValues"].size(), std::size_t(5));
    const auto wrong = service.send(bmcRequest("PATCH", systemOne, "{}"));
    QCOMPARE(statusOf(wrong), 405);
    QCOMPARE(headerOf(wrong, "Allow"), std::string("GET, HEAD"));
}

void TestLabRedfish::faultsChooseTheirRequests()
{
    Service service;
    QCOMPARE(service.fault(R"({"http500":true,"on":"systems","after":1,"times":2})"),
             std::string());
    const auto status = [&](const std::string &path) {
        return statusOf(service.send(bmcRequest("GET", path)));
    };
    QCOMPARE(status("/redfish/v1/Chassis/host-1"), 200);
    QCOMPARE(status(systemOne), 200);
    QCOMPARE(status(systemOne), 500);
    QCOMPARE(status(systemOne), 500);
    QCOMPARE(status(systemOne), 200);
    // Counting begins anew with a change of the faults, not with any other.
    QCOMPARE(service.patch(labBmc(), "host-1", R"({"spec":{"model":"LX-300"}})"), std::string());
    QCOMPARE(status(systemOne), 200);
    QCOMPARE(service.fault(R"({"after":0})"), std::string());
    QCOMPARE(status(systemOne), 500);
}

void TestLabRedfish::sessionsAreThoseOfOneLogin()
{
    Service service;
    const auto opened = service.send(bmcRequest("POST",
                                                "/redfish/v1/SessionService/Sessions/Members",
                                                R"({"UserName":"admin","Password":"two"})",
                                                {}));
    QCOMPARE(statusOf(opened), 201);
    auto close = bmcRequest("DELETE", headerOf(opened, "Location"));
    QCOMPARE(statusOf(service.send(close)), 404);
    close.headers["authorization"] = basicLogin("admin:two");
    QCOMPARE(statusOf(service.send(close)), 204);
}

} // namespace tst_labredfish

HP_TEST(tst_labredfish, TestLabRedfish)
#include "tst_labredfish.moc"
