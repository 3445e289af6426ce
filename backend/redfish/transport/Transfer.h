// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/redfish/RedfishSettings.h"
#include "backend/redfish/transport/Exchange.h"

#include <curl/curl.h>

#include <array>
#include <functional>
#include <string_view>
#include <vector>

namespace hp::redfish {

class Multiplexer;

/// One easy handle, kept for the life of a BMC so that its TLS session can be resumed. What is the
/// same in every request is set once. Used on the engine's thread only.
class Transfer
{
public:
    /// Both outlive it.
    Transfer(const RedfishSettings &settings, Multiplexer &multiplexer);
    ~Transfer();
    Transfer(const Transfer &) = delete;
    Transfer &operator=(const Transfer &) = delete;

    [[nodiscard]] CURL *handle() const { return m_easy; }
    /// Sets the handle up for one request; it may then be added to the multiplexer. `keep`: the
    /// connection may stay open afterwards.
    void prepare(HttpRequest request, bool keep, Steady now);
    /// The result of the finished request.
    [[nodiscard]] HttpAnswer finish(CURLcode code);
    /// True when the headers are overdue; curl itself has no such limit.
    [[nodiscard]] bool headersOverdue(Steady now) const
    {
        return !m_headersDone && now >= m_headersDue;
    }
    [[nodiscard]] Steady headersDue() const { return m_headersDone ? Steady::max() : m_headersDue; }
    [[nodiscard]] Steady startedAt() const { return m_startedAt; }
    /// A connection to the BMC is open, so that the next GET is likely to need no new one.
    [[nodiscard]] bool isConnected() const { return !m_open.empty(); }
    /// For the multiplexer: an open connection was closed, or the BMC has ended it.
    void connectionEnded(curl_socket_t socket);

    /// Called when the connection, TLS included, stands and the request is about to be sent.
    std::function<void()> onConnected{};
    /// Takes the bytes of a stream, which are not kept.
    std::function<void(std::string_view bytes)> onStream{};

private:
    static std::size_t onHeader(char *data, std::size_t size, std::size_t count, void *self);
    static std::size_t onBody(char *data, std::size_t size, std::size_t count, void *self);
    static int onBeforeRequest(void *self, char *, char *, int, int);
    static curl_socket_t onOpenSocket(void *self, curlsocktype, curl_sockaddr *address);
    [[nodiscard]] bool receiveHeader(std::string_view line);
    void setUpOnce();
    void setHeaders();
    void setMethod();
    void setTrust(bool tls);
    void addHeader(char *line);
    void explain(HttpAnswer &answer, CURLcode code) const;

    const RedfishSettings &m_settings;
    Multiplexer &m_multiplexer;
    CURL *m_easy;
    HttpRequest m_request{}; ///< under way; its secrets live here and nowhere else
    std::string m_url{}; ///< that the handle was last told
    std::optional<TlsTrust> m_trust{}; ///< likewise
    CertificateWatch m_certificate{};
    std::array<char, CURL_ERROR_SIZE> m_words{}; ///< curl's own about the last failure
    std::array<curl_slist, 9> m_headers{}; ///< linked in place, so that nothing is copied
    std::size_t m_headerCount = 0;
    curl_slist *m_resolve = nullptr;
    std::vector<curl_socket_t> m_open{};
    HttpAnswer m_answer{};
    Failure m_ownFailure = Failure::None;
    Steady m_startedAt{};
    Steady m_headersDue{};
    std::size_t m_headerBytes = 0;
    int m_headerLines = 0;
    int m_sends = 0; ///< how often curl was about to send the request
    bool m_headersDone = false;
};

} // namespace hp::redfish
