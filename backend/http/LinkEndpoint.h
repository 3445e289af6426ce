// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/http/GuessLimit.h"
#include "backend/http/HttpExchange.h"
#include "backend/http/credentials/ViewLinks.h"
#include "backend/runtime/Mailbox.h"

#include <QObject>

#include <memory>
#include <string>

namespace hp::http {

class HttpFront;

/// Answers POST /link: exchanges the code of a one-time link for the token of a viewer
/// (docs/protocol.md, "Links"). Nobody who has a code has an identity, so that wrong codes are
/// counted by the address they come from, as wrong tokens are. Lives on the control thread.
class LinkEndpoint final : public HttpHandler
{
public:
    static constexpr const char *path = "/link";
    static constexpr std::uint64_t maxBody = 512;

    /// Links and clock outlive this; the clock is that of the links.
    LinkEndpoint(ViewLinks &links, runtime::Clock &clock);

    /// Before the front starts, on its main listener alone: a wall takes part in nothing. This
    /// outlives it.
    void route(HttpFront &front);
    void handle(std::shared_ptr<HttpExchange> exchange) override;

private:
    [[nodiscard]] HttpResponse redeem(const std::string &code, const std::string &peer);

    ViewLinks &m_links;
    runtime::Clock &m_clock;
    GuessLimit m_guesses{"links"};
    QObject m_context{};
    runtime::Mailbox m_mailbox{&m_context};
};

} // namespace hp::http
