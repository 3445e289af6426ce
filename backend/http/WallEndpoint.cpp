// SPDX-License-Identifier: Apache-2.0
#include "backend/http/WallEndpoint.h"

#include "backend/http/FrontContext.h"
#include "backend/http/HttpFront.h"
#include "model/base/JsonFields.h"
#include "model/base/JsonTree.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::http {
namespace {

HttpResponse gone(const std::string &sentence)
{
    return statusResponse(410, "Gone", sentence);
}

HttpResponse notPaired(WallPairing::NotPaired why)
{
    using NotPaired = WallPairing::NotPaired;
    switch (why) {
    case NotPaired::Claimed:
        return gone(
            "This screen has already received its token, which is sent once. Pair it again.");
    case NotPaired::Denied:
        return gone("This screen was denied. Pair it again.");
    case NotPaired::Expired:
        return gone("This code has expired: it was good for 10 minutes. Pair the screen again.");
    case NotPaired::Withdrawn:
        return gone("Who approved this screen has another token now, or none. Pair it again.");
    case NotPaired::NameTaken:
        return gone("Somebody else got the name that this screen was approved with. Pair it "
                    "again.");
    case NotPaired::NotRecorded:
        return statusResponse(503,
                              "ServiceUnavailable",
                              "The screen is not paired yet: the audit cannot be written at the "
                              "moment.");
    case NotPaired::NotStored:
        return statusResponse(503,
                              "ServiceUnavailable",
                              "The screen is not paired yet: the token cannot be written at the "
                              "moment.");
    case NotPaired::Unknown:
        break;
    }
    return statusResponse(404,
                          "NotFound",
                          "No screen asked with this secret, or the backend was restarted. Pair "
                          "the screen again.");
}

/// Nobody keeps it.
HttpResponse told(int status, const Json &body)
{
    HttpResponse response;
    response.status = status;
    response.headers.emplace_back("Cache-Control", "no-store");
    response.body = body.dump();
    return response;
}

} // namespace

WallEndpoint::WallEndpoint(WallPairing &pairing, runtime::Clock &clock)
    : m_pairing(pairing)
    , m_clock(clock)
{ }

void WallEndpoint::route(HttpFront &front)
{
    RouteOptions options{RouteAccess::Anonymous};
    options.onWall = true;
    options.alone = true;
    options.maxBody = maxBody;
    front.route(pairPath, *this, options);
    front.route(claimPath, *this, options);
}

HttpResponse WallEndpoint::pair(const std::string &peer)
{
    const auto asked = m_pairing.request(addressOf(peer));
    if (const auto *full = std::get_if<WallPairing::NoPlace>(&asked)) {
        const std::string sentence = full->ofAddress
            ? std::to_string(WallPairing::maxOpenOfOne)
                + " screens of this address wait to be paired already."
            : std::to_string(WallPairing::maxOpen) + " screens wait to be paired already.";
        return tooSoon(sentence, std::chrono::ceil<std::chrono::milliseconds>(full->left));
    }
    const auto &request = std::get<WallRequest>(asked);
    return told(200,
                {{"code", request.code},
                 {"secret", request.secret},
                 {"expiresAt", formatTime(request.expiresAt)}});
}

HttpResponse WallEndpoint::claim(const std::string &secret, const std::string &peer)
{
    // An address that guesses is not listened to, whatever it sends.
    if (auto refusal = m_guesses.refusal(peer, m_clock.uptime()))
        return std::move(*refusal);
    const auto claimed = m_pairing.claim(secret, peer);
    if (const auto *why = std::get_if<WallPairing::NotPaired>(&claimed)) {
        if (*why != WallPairing::NotPaired::NotRecorded
            && *why != WallPairing::NotPaired::NotStored)
            m_guesses.count(peer, m_clock.uptime());
        return notPaired(*why);
    }
    if (const auto *waits = std::get_if<WallPairing::Waiting>(&claimed))
        return told(202, {{"state", "waiting"}, {"expiresAt", formatTime(waits->expiresAt)}});
    const auto &wall = std::get<PairedWall>(claimed);
    return told(200, {{"token", wall.token}, {"name", wall.name}});
}

void WallEndpoint::handle(std::shared_ptr<HttpExchange> exchange)
{
    const HttpRequest &request = exchange->request();
    if (request.method != "POST") {
        HttpResponse refusal =
            statusResponse(405, "MethodNotAllowed", "A screen is paired with POST.");
        refusal.headers.emplace_back("Allow", "POST");
        return exchange->respond(std::move(refusal));
    }
    const bool claims = request.path == claimPath;
    std::string secret;
    if (claims) {
        const Json body = parseJson(request.body);
        secret = body.is_object() ? textOf(body, "secret") : std::string();
        if (secret.empty())
            return exchange->respond(
                statusResponse(400, "BadRequest", R"(The body must be {"secret": "…"}.)"));
    }
    m_mailbox.post([this, claims, secret = std::move(secret), exchange = std::move(exchange)] {
        const std::string &peer = exchange->request().peer;
        const auto wait =
            m_asked.evaluate(addressOf(peer), std::nullopt, FailureLimit::Steady{m_clock.uptime()});
        if (wait.count() > 0)
            return exchange->respond(tooSoon("This address asks too often.", wait));
        exchange->respond(claims ? claim(secret, peer) : pair(peer));
    });
}

} // namespace hp::http
