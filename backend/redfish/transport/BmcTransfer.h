// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/curl/Transfer.h"
#include "backend/redfish/RedfishSettings.h"
#include "backend/redfish/transport/Exchange.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace hp::redfish {

/// The handle of one BMC, kept for its life so that its TLS session can be resumed. What is the
/// same in every request is set once. Used on the engine's thread only.
class BmcTransfer final : public curl::Transfer
{
public:
    /// Both outlive it.
    BmcTransfer(const RedfishSettings &settings, curl::Multiplexer &multiplexer, unsigned pool);
    ~BmcTransfer() override;

    /// Starts one request. `keep`: the connection may stay open afterwards.
    void send(HttpRequest request, bool keep, Steady now);
    /// The result of the ended request.
    [[nodiscard]] HttpAnswer finish(CURLcode code);
    /// True when the headers are overdue; curl itself has no such limit.
    [[nodiscard]] bool headersOverdue(Steady now) const
    {
        return !m_headersDone && now >= m_headersDue;
    }
    [[nodiscard]] Steady headersDue() const { return m_headersDone ? Steady::max() : m_headersDue; }
    [[nodiscard]] Steady startedAt() const { return m_startedAt; }

    /// Called when the connection, TLS included, stands and the request is about to be sent.
    std::function<void()> onConnected{};
    /// Takes the bytes of a stream, which are not kept.
    std::function<void(std::string_view bytes)> onStream{};

private:
    [[nodiscard]] bool maySend() override;
    void answerStarted() override;
    void receiveHeader(std::string_view line) override;
    void headersEnded() override { m_headersDone = status() >= 200; }
    [[nodiscard]] Flow receiveBody(std::string_view bytes) override;
    void setUpOnce();
    void setReuse(bool keep);
    void setHeaders();
    void setPatience();
    void setTrustOnce(bool tls);
    void explain(HttpAnswer &answer, CURLcode code) const;

    const RedfishSettings &m_settings;
    HttpRequest m_request{}; ///< under way; its secrets live here and nowhere else
    std::string m_url{}; ///< that the handle was last told
    std::optional<TlsTrust> m_trust{}; ///< likewise
    CertificateWatch m_certificate{};
    curl_slist *m_resolve = nullptr;
    HttpAnswer m_answer{};
    Failure m_ownFailure = Failure::None;
    Steady m_startedAt{};
    Steady m_headersDue{};
    bool m_headersDone = false;
};

} // namespace hp::redfish
