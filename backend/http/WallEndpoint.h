// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/http/GuessLimit.h"
#include "backend/http/HttpExchange.h"
#include "backend/http/credentials/WallPairing.h"
#include "backend/runtime/Mailbox.h"

#include <QObject>

#include <memory>
#include <string>

namespace hp::http {

class HttpFront;

/// Answers POST /wall/pair and POST /wall/claim: a screen without a token asks to be paired, and
/// comes for the token (docs/protocol.md, "Pairing of walls"). No screen that asks has an identity,
/// so that all is counted by the address it comes from. Lives on the control thread.
class WallEndpoint final : public HttpHandler
{
public:
    static constexpr const char *pairPath = "/wall/pair";
    static constexpr const char *claimPath = "/wall/claim";
    static constexpr std::uint64_t maxBody = 256;
    /// What one address may ask in a minute, of both: five screens that come every second.
    static constexpr std::size_t maxAsked = 300;

    /// Pairing and clock outlive this; the clock is that of the pairing.
    WallEndpoint(WallPairing &pairing, runtime::Clock &clock);

    /// Before the front starts, on both listeners. This outlives it.
    void route(HttpFront &front);
    void handle(std::shared_ptr<HttpExchange> exchange) override;

private:
    [[nodiscard]] HttpResponse pair(const std::string &peer);
    [[nodiscard]] HttpResponse claim(const std::string &secret, const std::string &peer);

    WallPairing &m_pairing;
    runtime::Clock &m_clock;
    FailureLimit m_asked{maxAsked, std::chrono::minutes(1)}; ///< control thread
    GuessLimit m_guesses{"secrets"};
    QObject m_context{};
    runtime::Mailbox m_mailbox{&m_context};
};

} // namespace hp::http
