// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/EventRecorder.h"

#include "backend/kube/Failures.h"
#include "backend/kube/Paths.h"
#include "model/base/JsonTree.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::kube {

namespace {

/// client-go's.
constexpr std::size_t maxQueueLength = 1000;
constexpr int maxEventTries = 12;
constexpr Duration tryAgainAfter = std::chrono::seconds(10);

} // namespace

EventRecorder::EventRecorder(KubeClient &client,
                             runtime::Clock &clock,
                             const KubeSettings &settings)
    : m_client(client)
    , m_clock(clock)
    , m_settings(settings)
{ }

void EventRecorder::record(const cluster::EventRecord &record)
{
    auto write = m_queue.size() < maxQueueLength
        ? m_correlator.correlate(record, m_clock.now(), m_clock.uptime())
        : std::nullopt;
    if (!write) {
        ++m_lost;
        return;
    }
    m_queue.push_back({std::move(*write), record, 0});
    sendNext();
}

void EventRecorder::sendNext()
{
    if (m_queue.empty() || std::exchange(m_sending, true))
        return;
    const EventWrite &write = m_queue.front().write;
    const cluster::Kind &kind = cluster::kinds::event();
    const std::string query =
        QueryText().add("fieldManager", m_queue.front().record.reportingController).text();
    Request request;
    // Events are many and may wait; what drives machines must not wait behind them.
    request.lane = Lane::Writes;
    request.method = write.create ? Method::Post : Method::Patch;
    request.path =
        (write.create ? collectionPath(kind, write.key.ns) : objectPath(kind, write.key)) + query;
    request.body = compactJson(write.body);
    request.contentType = write.create ? "application/json" : "application/merge-patch+json";
    request.timeout = m_settings.writeTimeout;
    m_client.send(std::move(request), [this](const Answer &answer) { answered(answer); });
}

void EventRecorder::answered(const Answer &answer)
{
    m_sending = false;
    Waiting &first = m_queue.front();
    const bool gone =
        !first.write.create && answer.failure == Failure::None && answer.status == 404;
    // The name is ours alone: that it is taken means that an earlier try had arrived.
    const bool done = succeeded(answer)
        || (first.write.create && answer.failure == Failure::None && answer.status == 409);
    if (gone) {
        // After an hour the server forgets an Event, and what counted it begins anew.
        m_correlator.forget(first.write.identity);
        auto anew = m_correlator.correlate(first.record, m_clock.now(), m_clock.uptime());
        if (anew && ++first.tries < maxEventTries) {
            first.write = std::move(*anew);
            sendNext();
            return;
        }
    }
    if (!done && !gone && isDown(answer) && ++first.tries < maxEventTries) {
        m_clock.after(tryAgainAfter, &m_context, [this] { sendNext(); });
        return;
    }
    if (!done) {
        ++m_lost;
        m_correlator.forget(first.write.identity);
    }
    m_queue.pop_front();
    sendNext();
}

} // namespace hp::kube
