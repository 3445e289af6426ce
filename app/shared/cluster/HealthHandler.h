// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/http/HttpExchange.h"

#include <atomic>

namespace hp::app {

/// Answers /healthz, /livez and /readyz of a backend that serves no API of its own: it lives as
/// long as it answers, and is ready while it takes work. What the cluster behind it does is on the
/// screens; a backend that shows a broken cluster is not broken. Callable on any thread.
class HealthHandler final : public http::HttpHandler
{
public:
    void setReady(bool ready) { m_ready = ready; }
    void handle(std::shared_ptr<http::HttpExchange> exchange) override;

private:
    std::atomic<bool> m_ready = false;
};

} // namespace hp::app
