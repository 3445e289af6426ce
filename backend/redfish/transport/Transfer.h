// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/redfish/RedfishSettings.h"
#include "backend/redfish/transport/Exchange.h"

#include <curl/curl.h>

#include <array>
#include <functional>
#include <memory>
#include <string_view>

namespace hp::redfish {

/// One easy handle, kept for the life of a BMC so that its TLS session can be resumed. Used on the
/// engine's thread only.
class Transfer
{
public:
    explicit Transfer(const RedfishSettings &settings);
    ~Transfer();
    Transfer(const Transfer &) = delete;
    Transfer &operator=(const Transfer &) = delete;

    [[nodiscard]] CURL *handle() const { return m_easy; }
    /// Takes the bytes of a stream instead of keeping them; called on the engine's thread.
    std::function<void(std::string_view bytes)> onStream{};
    /// Sets the handle up for one request; it may then be added to a multi handle.
    void prepare(const HttpRequest &request, Steady now);
    /// The result of the finished request.
    [[nodiscard]] HttpAnswer finish(CURLcode code);
    /// True when the headers are overdue; curl itself has no such limit.
    [[nodiscard]] bool headersOverdue(Steady now) const
    {
        return !m_headersDone && now >= m_headersDue;
    }
    [[nodiscard]] Steady headersDue() const { return m_headersDone ? Steady::max() : m_headersDue; }

private:
    static std::size_t onHeader(char *data, std::size_t size, std::size_t count, void *self);
    static std::size_t onBody(char *data, std::size_t size, std::size_t count, void *self);
    [[nodiscard]] bool takeHeader(std::string_view line);
    void addHeader(const std::string &line);
    void wipeHeaders();
    void setLimits(const HttpRequest &request);
    void setSecurity(const HttpRequest &request);
    void setTrust(const TlsTrust &trust);
    void explain(HttpAnswer &answer, CURLcode code) const;

    const RedfishSettings &m_settings;
    CURL *m_easy;
    curl_slist *m_headers = nullptr;
    curl_slist *m_resolve = nullptr;
    SecretText m_body{};
    CertificateWatch m_certificate{};
    std::array<char, CURL_ERROR_SIZE> m_words{}; ///< curl's own about the last failure
    HttpAnswer m_answer{};
    Failure m_ownFailure = Failure::None;
    bool m_stream = false;
    Steady m_headersDue{};
    std::size_t m_headerBytes = 0;
    int m_headerLines = 0;
    bool m_headersDone = false;
};

} // namespace hp::redfish
