// SPDX-License-Identifier: Apache-2.0
#include "tests/conformance/redfish/Scene.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QEventLoop>
#include <QLoggingCategory>

#include <mutex>
#include <nlohmann/json.hpp>
#include <regex>

namespace hp::conformance {

using test::ScriptedBmc;

namespace {

std::mutex logMutex;
std::string logText;

void remember(QtMsgType, const QMessageLogContext &context, const QString &text)
{
    const std::lock_guard lock(logMutex);
    logText += (context.category != nullptr ? context.category : "") + std::string(" ")
        + text.toStdString() + '\n';
}

std::string lower(std::string text)
{
    for (char &c : text)
        c = c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
    return text;
}

template<typename T>
Result<T> noReply()
{
    return unexpected(ErrorCode::Internal, "no reply at all");
}

} // namespace

std::string RedfishCase::words() const
{
    std::string all = title + ' ' + fakeBmc + ' ' + clientAction + ' ' + expected;
    for (const std::string &one : mustNot)
        all += ' ' + one;
    return lower(all);
}

int RedfishCase::number(const std::string &pattern, int otherwise) const
{
    const std::regex wanted(pattern, std::regex::icase);
    for (const std::string *text : {&fakeBmc, &clientAction, &expected, &title}) {
        std::smatch found;
        if (std::regex_search(*text, found, wanted))
            return std::stoi(found[1]);
    }
    return otherwise;
}

RedfishCase redfishCase(const Json &given)
{
    const auto text = [&given](const char *key) {
        return given.contains(key) && given[key].is_string() ? given[key].get<std::string>()
                                                             : std::string();
    };
    RedfishCase result{text("id"),
                       text("area"),
                       text("title"),
                       text("fake_bmc"),
                       text("client_action"),
                       text("expected"),
                       {}};
    if (given.contains("must_not") && given["must_not"].is_array()) {
        for (const Json &one : given["must_not"]) {
            if (one.is_string())
                result.mustNot.push_back(one.get<std::string>());
        }
    }
    return result;
}

Scene::Scene(RedfishCase what, std::vector<std::string> &failures)
    : given(std::move(what))
    , m_clock(*parseTime("2026-01-10T12:00:00Z"))
    , m_failures(failures)
{
    {
        const std::lock_guard lock(logMutex);
        logText.clear();
    }
    QLoggingCategory::setFilterRules(QStringLiteral("holdpoint.*=true"));
    qInstallMessageHandler(remember);
    settings.offConfirmation = redfish::Span(40);
    // The BMC answers on this thread, which a busy machine may leave alone for seconds. A scenario
    // with a silent BMC sets its own limit.
    settings.connectTimeout = settings.headersTimeout = settings.totalTimeout =
        settings.actionTimeout = settings.logoutBudget = std::chrono::minutes(1);
    settings.time = [this] {
        return std::chrono::steady_clock::now() + redfish::Span(m_leapt.load());
    };
    bmc.playDefaultBmc();
}

Scene::~Scene()
{
    if (m_driver)
        endDriver();
    qInstallMessageHandler(nullptr);
}

void Scene::expect(bool holds, const std::string &sentence)
{
    if (!holds)
        m_failures.push_back(sentence);
}

void Scene::expectEqual(const std::string &what, const Json &actual, const Json &wanted)
{
    if (actual != wanted)
        m_failures.push_back(what + ": " + actual.dump() + " instead of " + wanted.dump());
}

drivers::BmcTarget Scene::target(const std::string &path) const
{
    drivers::BmcTarget result;
    result.hostId = "metal/host";
    result.address = bmc.address(path);
    result.username = "admin";
    result.password = "S3cr3t!#%";
    return result;
}

redfish::RedfishPowerDriver &Scene::driver()
{
    if (!m_driver)
        m_driver = std::make_unique<redfish::RedfishPowerDriver>(m_clock, settings);
    return *m_driver;
}

Result<drivers::PowerReading> Scene::read(const drivers::BmcTarget &from)
{
    std::optional<Result<drivers::PowerReading>> result;
    driver().read(from,
                  [&result](Result<drivers::PowerReading> answer) { result = std::move(answer); });
    return waitFor([&result] { return result.has_value(); }) ? *result
                                                             : noReply<drivers::PowerReading>();
}

Result<drivers::ResetAck> Scene::reset(ResetType type, const drivers::BmcTarget &at)
{
    std::optional<Result<drivers::ResetAck>> result;
    driver().reset(
        at, type, [&result](Result<drivers::ResetAck> answer) { result = std::move(answer); });
    return waitFor([&result] { return result.has_value(); }) ? *result
                                                             : noReply<drivers::ResetAck>();
}

void Scene::endDriver()
{
    bool stopped = false;
    driver().stop([&stopped] { stopped = true; });
    expect(waitFor([&stopped] { return stopped; }), "the driver does not end");
    m_driver.reset();
}

bool Scene::waitFor(const std::function<bool()> &done, int timeoutMs)
{
    const QDeadlineTimer deadline(timeoutMs);
    while (!done()) {
        // A busy machine may take the patience before the first look: what is under way counts.
        const bool isOver = deadline.hasExpired();
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents, 10);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        if (isOver)
            return done();
    }
    return true;
}

std::string Scene::logged()
{
    const std::lock_guard lock(logMutex);
    return logText;
}

std::string said(const Result<drivers::PowerReading> &answer)
{
    return answer ? toString(answer->state) : toString(answer.error().code);
}

std::string said(const Result<drivers::ResetAck> &answer)
{
    if (!answer)
        return toString(answer.error().code);
    return answer->sent ? "sent" : "not needed";
}

bool has(const std::string &text, const std::string &part)
{
    return text.find(part) != std::string::npos;
}

ScriptedBmc::Answer systemIn(const std::string &powerState)
{
    return ScriptedBmc::json(200, ScriptedBmc::system(powerState));
}

ScriptedBmc::Answer session(int number)
{
    const std::string id = std::to_string(number);
    return ScriptedBmc::json(201,
                             "{}",
                             "X-Auth-Token: token-" + id
                                 + "\r\nLocation: /redfish/v1/SessionService/Sessions/" + id
                                 + "\r\n");
}

ScriptedBmc::Answer refusal(int status, const std::string &messageId)
{
    return ScriptedBmc::json(
        status,
        R"({"error":{"@Message.ExtendedInfo":[{"MessageId":")" + messageId
            + R"(","Message":"Sentence of the BMC.","Severity":"Critical"}]}})");
}

ScriptedBmc::Answer document(const std::string &members)
{
    return ScriptedBmc::json(200, R"({"@odata.id":"/redfish/v1/Systems/1",)" + members + "}");
}

} // namespace hp::conformance
