// SPDX-License-Identifier: Apache-2.0
#include "backend/http/LinkEndpoint.h"

#include "backend/http/FrontContext.h"
#include "backend/http/HttpFront.h"
#include "model/base/JsonFields.h"
#include "model/base/JsonTree.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::http {
namespace {

HttpResponse linkRefusal(ViewLinks::NotRedeemed why)
{
    switch (why) {
    case ViewLinks::NotRedeemed::Used:
        return statusResponse(410,
                              "Gone",
                              "This link was used already: it opens the page once. Ask for a new "
                              "one.");
    case ViewLinks::NotRedeemed::Expired:
        return statusResponse(410,
                              "Gone",
                              "This link has expired: it was good for 5 minutes. Ask for a new "
                              "one.");
    case ViewLinks::NotRedeemed::Withdrawn:
        return statusResponse(
            410,
            "Gone",
            "This link is not good any more: who shared it has another token now, "
            "or none.");
    case ViewLinks::NotRedeemed::NotRecorded:
        return statusResponse(503,
                              "ServiceUnavailable",
                              "The link was not used up: the audit cannot be written at the "
                              "moment.");
    case ViewLinks::NotRedeemed::Unknown:
        break;
    }
    return statusResponse(
        404,
        "NotFound",
        "There is no such link: it was never shared, or the backend was restarted.");
}

} // namespace

LinkEndpoint::LinkEndpoint(ViewLinks &links, runtime::Clock &clock)
    : m_links(links)
    , m_clock(clock)
{ }

void LinkEndpoint::route(HttpFront &front)
{
    RouteOptions options{RouteAccess::Anonymous};
    options.alone = true;
    options.maxBody = maxBody;
    front.route(path, *this, options);
}

HttpResponse LinkEndpoint::redeem(const std::string &code, const std::string &peer)
{
    // An address that guesses is not listened to, whatever it sends.
    if (auto refusal = m_guesses.refusal(peer, m_clock.uptime()))
        return std::move(*refusal);
    const auto redeemed = m_links.redeem(code, peer);
    if (const auto *why = std::get_if<ViewLinks::NotRedeemed>(&redeemed)) {
        if (*why != ViewLinks::NotRedeemed::NotRecorded)
            m_guesses.count(peer, m_clock.uptime());
        return linkRefusal(*why);
    }
    const auto &viewer = std::get<LinkedViewer>(redeemed);
    HttpResponse response;
    response.headers.emplace_back("Cache-Control", "no-store");
    response.body =
        Json{{"token", viewer.token}, {"expiresAt", formatTime(viewer.expiresAt)}}.dump();
    return response;
}

void LinkEndpoint::handle(std::shared_ptr<HttpExchange> exchange)
{
    const HttpRequest &request = exchange->request();
    if (request.method != "POST") {
        HttpResponse refusal =
            statusResponse(405, "MethodNotAllowed", "A link is exchanged with POST.");
        refusal.headers.emplace_back("Allow", "POST");
        return exchange->respond(std::move(refusal));
    }
    const Json body = parseJson(request.body);
    std::string code = body.is_object() ? textOf(body, "code") : std::string();
    if (code.empty())
        return exchange->respond(
            statusResponse(400, "BadRequest", R"(The body must be {"code": "…"}.)"));
    m_mailbox.post([this, code = std::move(code), exchange = std::move(exchange)] {
        exchange->respond(redeem(code, exchange->request().peer));
    });
}

} // namespace hp::http
