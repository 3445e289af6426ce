// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/http/HttpExchange.h"
#include "backend/runtime/Mailbox.h"

#include <QObject>

#include <functional>
#include <optional>
#include <string>

namespace hp::gateway {

/// Answers GET /calendar.ics with windows and maintenances as calendars of people subscribe to
/// them. Lives on the control thread.
class CalendarFeed final : public QObject, public http::HttpHandler
{
    Q_OBJECT
public:
    static constexpr const char *path = "/calendar.ics";

    /// Runs on the front's thread; an answer refuses the request.
    using Gate = std::function<std::optional<http::HttpResponse>(const http::HttpRequest &)>;

    /// `text` gives iCalendar, on the control thread.
    CalendarFeed(Gate gate, std::function<std::string()> text);

    void handle(std::shared_ptr<http::HttpExchange> exchange) override;

private:
    Gate m_gate;
    std::function<std::string()> m_text;
    runtime::Mailbox m_mailbox{this};
};

} // namespace hp::gateway
