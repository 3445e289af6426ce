// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/http/HttpExchange.h"
#include "backend/runtime/Mailbox.h"

#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace hp::monitoring {

/// Answers GET /metrics. Values are read on the thread on which this lives, the control thread; the
/// text, which may be megabytes, is written on a thread of its own.
class MetricsEndpoint final : public QObject, public http::HttpHandler
{
    Q_OBJECT
public:
    /// Runs on the front's thread; an answer refuses the request.
    using Gate = std::function<std::optional<http::HttpResponse>(const http::HttpRequest &)>;
    /// Reads the values on the control thread; the call that it returns writes them down on any
    /// other one.
    using Collect = std::function<std::function<std::string()>()>;

    MetricsEndpoint(Gate gate, Collect collect);
    /// Waits for answers that are being written.
    ~MetricsEndpoint() override;

    void handle(std::shared_ptr<http::HttpExchange> exchange) override;

private:
    void answer(std::shared_ptr<http::HttpExchange> exchange, std::shared_ptr<void> slot);

    Gate m_gate;
    Collect m_collect;
    runtime::Mailbox m_mailbox{this};
    std::shared_ptr<std::atomic<int>> m_underWay = std::make_shared<std::atomic<int>>(0);
    QThreadPool m_writers{};
};

} // namespace hp::monitoring
