// SPDX-License-Identifier: Apache-2.0
#include "backend/metrics/MetricsEndpoint.h"

#include "backend/metrics/Exposition.h"

#include <utility>

namespace hp::monitoring {

namespace {

/// Scrapers come every half minute; whoever sends more than a few at a time is told to wait.
constexpr int maxScrapes = 8;

} // namespace

MetricsEndpoint::MetricsEndpoint(Gate gate, Collect collect)
    : m_gate(std::move(gate))
    , m_collect(std::move(collect))
{
    m_writers.setMaxThreadCount(1);
}

MetricsEndpoint::~MetricsEndpoint()
{
    m_writers.waitForDone();
}

void MetricsEndpoint::handle(std::shared_ptr<http::HttpExchange> exchange)
{
    const http::HttpRequest &request = exchange->request();
    if (auto refusal = m_gate(request))
        return exchange->respond(std::move(*refusal));
    if (request.path != "/metrics")
        return exchange->respond(http::textResponse(404, "404 page not found\n"));
    if (request.method != "GET" && request.method != "HEAD")
        return exchange->respond(http::textResponse(405, "only GET is served here\n"));
    if (m_underWay->fetch_add(1) >= maxScrapes) {
        m_underWay->fetch_sub(1);
        auto response =
            http::textResponse(429, "too many scrapes are under way; come again in a second\n");
        response.headers.emplace_back("Retry-After", "1");
        return exchange->respond(std::move(response));
    }
    std::shared_ptr<void> slot(nullptr, [count = m_underWay](void *) { count->fetch_sub(1); });
    m_mailbox.post(
        [this, exchange = std::move(exchange), slot = std::move(slot)] { answer(exchange, slot); });
}

void MetricsEndpoint::answer(std::shared_ptr<http::HttpExchange> exchange,
                             std::shared_ptr<void> slot)
{
    m_writers.start([exchange = std::move(exchange), slot = std::move(slot), write = m_collect()] {
        http::HttpResponse response;
        response.contentType = expositionType;
        response.body = write();
        exchange->respond(std::move(response));
    });
}

} // namespace hp::monitoring

#include "moc_MetricsEndpoint.cpp"
