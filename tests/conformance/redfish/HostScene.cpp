// SPDX-License-Identifier: Apache-2.0
#include "tests/conformance/redfish/HostScene.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::conformance {

using std::chrono::duration_cast;
using std::chrono::milliseconds;
using test::ScriptedBmc;
namespace kinds = hp::cluster::kinds;

namespace {

const ObjectKey sceneHostKey{"metal", "host"};

std::string wordOf(const ScriptedBmc::Request &request)
{
    const Json body = Json::parse(request.body, nullptr, false);
    return body.is_object() ? body.value("ResetType", std::string()) : std::string();
}

} // namespace

HostScene::HostScene(RedfishCase what, std::vector<std::string> &failures)
    : Scene(std::move(what), failures)
    , host({{"apiVersion", "metal3.io/v1alpha1"},
            {"kind", "BareMetalHost"},
            {"metadata", {{"name", sceneHostKey.name}, {"namespace", sceneHostKey.ns}}},
            {"spec",
             {{"online", true},
              {"externallyProvisioned", true},
              {"bmc", {{"address", bmc.address()}, {"credentialsName", "bmc"}}}}}})
{
    cluster.setNow([this] { return clock().now(); });
    cluster.put({{"apiVersion", "v1"},
                 {"kind", "Secret"},
                 {"metadata", {{"name", "bmc"}, {"namespace", sceneHostKey.ns}}},
                 {"data",
                  {{"username", "YWRtaW4="},
                   {"password", QByteArray("S3cr3t!#%").toBase64().toStdString()}}}});
    bmc.now = [this] { return duration_cast<milliseconds>(clock().uptime()); };
    bmc.on(url::system, [this](const ScriptedBmc::Request &) {
        takeDueChanges();
        return ScriptedBmc::json(200, ScriptedBmc::system(power, extra));
    });
    bmc.on(url::reset, [this](const ScriptedBmc::Request &request) {
        return onReset ? onReset(wordOf(request)) : ScriptedBmc::empty(204);
    });
}

HostScene::~HostScene()
{
    if (m_controllers)
        m_controllers->stop();
    m_controllers.reset();
    if (hasDriver())
        endDriver();
}

void HostScene::start()
{
    if (host["spec"]["bmc"]["address"].get<std::string>().find("//127.0.0.1:") != std::string::npos)
        host["spec"]["bmc"]["address"] = bmc.address();
    cluster.put(host);
    m_startedAt = clock().uptime();
    m_prompt = std::make_unique<PromptDriver>(driver());
    m_controllers = std::make_unique<controllers::HostControllers>(
        cluster, m_clock, *m_prompt, controllerSettings);
    m_controllers->start();
    settle();
}

/// Done when no pass is at work and no timer is due; answers of the BMC arrive by real sockets.
void HostScene::settle()
{
    do {
        const bool done =
            waitFor([this] { return m_controllers->isRunning() && m_controllers->isIdle(); });
        if (!done) {
            expect(false, "the controllers do not come to rest");
            return;
        }
    } while (m_clock.runNext(Duration(0)));
}

void HostScene::advance(milliseconds by)
{
    const Duration end = clock().uptime() + by;
    settle();
    while (clock().uptime() < end) {
        const Duration left = end - clock().uptime();
        const Duration step = std::min(m_clock.nextTimer().value_or(left), left);
        Scene::leap(duration_cast<redfish::Span>(step));
        m_clock.advance(step);
        settle();
    }
}

void HostScene::pollUntil(const char *pointer, const std::string &wanted)
{
    for (int polls = 0; polls < 20 && status(pointer) != wanted; ++polls)
        advance(std::chrono::minutes(1));
}

void HostScene::annotate(const std::string &name, const Json &value)
{
    cluster.patch({&kinds::bareMetalHost(), sceneHostKey},
                  cluster::PatchType::Merge,
                  {{"metadata", {{"annotations", {{name, value}}}}}},
                  cluster::Subresource::None,
                  {},
                  [](const Result<cluster::Written> &) {});
    waitFor([this] { return !m_controllers->isIdle(); }, 50);
    settle();
}

void HostScene::patchSpec(Json spec)
{
    cluster.patch({&kinds::bareMetalHost(), sceneHostKey},
                  cluster::PatchType::Merge,
                  {{"spec", std::move(spec)}},
                  cluster::Subresource::None,
                  {},
                  [](const Result<cluster::Written> &) {});
    waitFor([this] { return !m_controllers->isIdle(); }, 50);
    settle();
}

Object HostScene::stored() const
{
    return cluster.stored(kinds::bareMetalHost(), sceneHostKey);
}

std::string HostScene::status(const char *pointer) const
{
    const Json &value = stored().at(std::string("/status") + pointer);
    return value.is_string() ? value.get<std::string>() : value.is_null() ? "" : value.dump();
}

bool HostScene::isHeld() const
{
    const Json &holds = stored().at("/status/provisioning/rebootHolds");
    return std::any_of(holds.begin(), holds.end(), [](const Json &hold) {
        return hold.is_object() && hold.contains("heldSince") && !hold["heldSince"].is_null();
    });
}

int HostScene::events(const std::string &reason) const
{
    const auto &all = cluster.events();
    return static_cast<int>(std::count_if(
        all.begin(), all.end(), [&](const auto &event) { return event.reason == reason; }));
}

std::string HostScene::eventNotes() const
{
    std::string all;
    for (const auto &event : cluster.events())
        all += event.reason + ": " + event.note + '\n';
    return all;
}

std::vector<double> HostScene::arrivals(const std::string &what) const
{
    const auto start = duration_cast<milliseconds>(m_startedAt);
    std::vector<double> result;
    for (const ScriptedBmc::Request &request : bmc.requests()) {
        if (request.method + ' ' + request.path == what)
            result.push_back(std::chrono::duration<double>(request.at - start).count());
    }
    return result;
}

std::vector<std::string> HostScene::resets() const
{
    std::vector<std::string> words;
    for (const ScriptedBmc::Request &request : bmc.requests()) {
        if (request.method + ' ' + request.path == url::reset)
            words.push_back(wordOf(request));
    }
    return words;
}

double HostScene::secondsSinceStart() const
{
    return std::chrono::duration<double>(clock().uptime() - m_startedAt).count();
}

void HostScene::powerAfter(milliseconds delay, const std::string &state)
{
    m_changes.push_back({clock().uptime() + delay, state});
}

void HostScene::takeDueChanges()
{
    for (const Change &change : m_changes) {
        if (change.at <= clock().uptime())
            power = change.state;
    }
    std::erase_if(m_changes,
                  [this](const Change &change) { return change.at <= clock().uptime(); });
}

} // namespace hp::conformance
