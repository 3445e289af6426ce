// SPDX-License-Identifier: Apache-2.0
#include "app/shared/cluster/HealthHandler.h"

namespace hp::app {

void HealthHandler::handle(std::shared_ptr<http::HttpExchange> exchange)
{
    const http::HttpRequest &request = exchange->request();
    http::HttpResponse response;
    response.contentType = "text/plain; charset=utf-8";
    if (request.method != "GET" && request.method != "HEAD") {
        response.status = 405;
        response.body = "405 method not allowed\n";
    } else if (request.path == "/readyz" && !m_ready) {
        response.status = 503;
        response.body = "not ready: starting or stopping\n";
    } else {
        response.body = "ok";
    }
    exchange->respond(std::move(response));
}

} // namespace hp::app
