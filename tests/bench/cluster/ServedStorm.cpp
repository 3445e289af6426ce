// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/cluster/ServedStorm.h"

#include "tests/bench/cluster/FleetWriter.h"
#include "tests/bench/load/Machines.h"

#include <QEventLoop>
#include <QTimer>

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::bench {

namespace {

constexpr std::chrono::milliseconds tick{5};
constexpr const char *revisionMark = "@revision@";
constexpr const char *phaseMark = "@phase@";

} // namespace

ServedStorm::ServedStorm(const StormSize &size)
    : Storm(size)
{
    for (int i = 0; i < size.machines; ++i) {
        Json object = realisticMachine(size.first + i, machineBytes);
        object["metadata"]["namespace"] = fleetNamespace;
        object["metadata"]["uid"] = "uid-" + std::to_string(size.first + i);
        object["metadata"]["resourceVersion"] = revisionMark;
        object["status"]["phase"] = phaseMark;
        const std::string text = object.dump();
        const std::size_t revision = text.find(revisionMark);
        const std::size_t phase = text.find(phaseMark);
        const std::size_t afterRevision = revision + std::string_view(revisionMark).size();
        m_texts.push_back({text.substr(0, revision),
                           text.substr(afterRevision, phase - afterRevision),
                           text.substr(phase + std::string_view(phaseMark).size())});
    }
    std::promise<kube::Endpoint> ready;
    auto endpoint = ready.get_future();
    m_thread = std::thread([this, ready = std::move(ready)]() mutable { serve(std::move(ready)); });
    m_endpoint = endpoint.get();
}

ServedStorm::~ServedStorm()
{
    m_over = true;
    m_thread.join();
}

void ServedStorm::stop()
{
    if (m_running.exchange(false))
        m_stopped.acquire();
}

void ServedStorm::serve(std::promise<kube::Endpoint> ready)
{
    QEventLoop loop; // first: a socket of a thread without one is never heard
    test::ScriptedApi api(
        [this](const test::ScriptedApi::Received &request) { return answer(request.path); });
    QTimer timer;
    bool wasRunning = false;
    QObject::connect(&timer, &QTimer::timeout, &loop, [&] {
        if (m_over) {
            loop.quit();
        } else if (m_running) {
            wasRunning = true;
            // What happens before anybody watches would be told to nobody.
            if (!m_begun && api.streams() > 0)
                m_begun = Steady::now();
            if (m_begun)
                api.push(due());
        } else if (std::exchange(wasRunning, false)) {
            m_stopped.release();
        }
    });
    timer.start(tick);
    ready.set_value(api.endpoint());
    loop.exec();
}

test::ScriptedApi::Say ServedStorm::answer(const std::string &path) const
{
    test::ScriptedApi::Say say;
    if (path == "/version") {
        say.body = R"({"gitVersion":"v1.34.0"})";
    } else if (path == "/api/v1") { // every API server has it and its groups, here without a kind
        say.body = R"({"kind":"APIResourceList","groupVersion":"v1","resources":[]})";
    } else if (path == "/apis") {
        say.body = R"({"kind":"APIGroupList","groups":[]})";
    } else if (!path.starts_with("/apis/machine.openshift.io/v1beta1/machines")) {
        say = {.status = 404, .body = test::statusBody(404, "NotFound", "there is no such path")};
    } else if (path.find("watch=") != std::string::npos) {
        say.stream = true;
    } else {
        say.body = R"({"apiVersion":"machine.openshift.io/v1beta1","kind":"MachineList",)"
                   R"("metadata":{"resourceVersion":")"
            + std::to_string(m_revision) + R"("},"items":[)";
        for (std::size_t i = 0; i < m_texts.size(); ++i)
            say.body += (i == 0 ? "" : ",") + object(i);
        say.body += "]}";
    }
    return say;
}

std::string ServedStorm::object(std::size_t index) const
{
    const Text &text = m_texts[index];
    return text.head + std::to_string(m_revision) + text.middle + phaseAfter(m_perMachine[index])
        + text.tail;
}

std::string ServedStorm::due()
{
    const std::chrono::duration<double> since = Steady::now() - *m_begun;
    std::string lines;
    for (const auto wanted = static_cast<std::uint64_t>(since.count() * m_size.rate);
         m_changes < wanted;
         ++m_changes) {
        ++m_revision;
        ++m_perMachine[m_next];
        lines += R"({"type":"MODIFIED","object":)" + object(m_next) + "}\n";
        m_next = (m_next + 1) % m_texts.size();
    }
    return lines;
}

} // namespace hp::bench
