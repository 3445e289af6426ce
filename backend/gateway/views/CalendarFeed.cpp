// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/CalendarFeed.h"

#include <memory>
#include <utility>

namespace hp::gateway {

CalendarFeed::CalendarFeed(Gate gate, std::function<std::string()> text)
    : m_gate(std::move(gate))
    , m_text(std::move(text))
{ }

void CalendarFeed::handle(std::shared_ptr<http::HttpExchange> exchange)
{
    const http::HttpRequest &request = exchange->request();
    if (auto refusal = m_gate(request))
        return exchange->respond(std::move(*refusal));
    if (request.path != path)
        return exchange->respond(http::textResponse(404, "the calendar is at /calendar.ics\n"));
    if (request.method != "GET" && request.method != "HEAD")
        return exchange->respond(http::textResponse(405, "only GET is served here\n"));
    m_mailbox.post([this, exchange = std::move(exchange)] {
        http::HttpResponse response = http::textResponse(200, m_text());
        response.contentType = "text/calendar; charset=utf-8";
        // Subscribers ask again and again: what they got a moment ago is no answer.
        response.headers.emplace_back("Cache-Control", "no-store");
        exchange->respond(std::move(response));
    });
}

} // namespace hp::gateway

#include "moc_CalendarFeed.cpp"
