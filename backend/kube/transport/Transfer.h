// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/kube/Decoder.h"
#include "backend/kube/KubeSettings.h"
#include "backend/kube/transport/Exchange.h"
#include "backend/kube/transport/Multiplexer.h"

#include <curl/curl.h>

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace hp::kube {

/// One request under way, on one easy handle. Lives on the engine's thread.
class Transfer
{
public:
    /// `settings` and `decoder` outlive it.
    Transfer(std::uint64_t id,
             std::shared_ptr<const Target> target,
             Request request,
             const KubeSettings &settings,
             Decoder &decoder);
    ~Transfer();
    Transfer(const Transfer &) = delete;
    Transfer &operator=(const Transfer &) = delete;

    [[nodiscard]] CURL *handle() const { return m_easy; }
    [[nodiscard]] std::uint64_t id() const { return m_id; }
    [[nodiscard]] Lane lane() const { return m_request.lane; }
    [[nodiscard]] bool isStream() const { return m_request.stream; }
    /// Of a stream: its headers came and it was accepted.
    [[nodiscard]] bool hasStarted() const { return m_started; }
    [[nodiscard]] const std::shared_ptr<const Target> &target() const { return m_target; }
    /// When bytes came last, or it began.
    [[nodiscard]] Steady lastBytes() const { return m_lastBytes; }
    /// Of its connection: what has the same is on the same. 0: there is none yet.
    [[nodiscard]] long localPort() const;
    /// Many requests share its connection.
    [[nodiscard]] bool sharesConnection() const;
    [[nodiscard]] bool isPaused() const { return m_paused; }
    void resume();
    /// The result of the finished request.
    [[nodiscard]] Answer finish(CURLcode code);

    std::function<void()> onStarted{};
    std::function<void(EventBatch)> onBatch{};
    /// True while a stream may not read on, because what came was not taken yet.
    std::function<bool()> mustWait{};

private:
    static std::size_t onHeader(char *data, std::size_t size, std::size_t count, void *self);
    static std::size_t onBody(char *data, std::size_t size, std::size_t count, void *self);
    static int onBeforeRequest(void *self, char *, char *, int, int);
    [[nodiscard]] bool receiveHeader(std::string_view line);
    [[nodiscard]] bool receiveBody(std::string_view bytes);
    [[nodiscard]] bool receiveEvents(std::string_view bytes);
    void setUp();
    void setAddress();
    void setHeaders();
    void setMethod();
    void setIdentity();
    void header(const std::string &line);
    void decode(Answer &answer);
    [[nodiscard]] bool isRefusalCutShort(CURLcode code, long status) const;
    void explain(Answer &answer, CURLcode code) const;
    [[nodiscard]] std::string peer() const;

    const std::uint64_t m_id;
    const std::shared_ptr<const Target> m_target;
    Request m_request;
    const KubeSettings &m_settings;
    Decoder &m_decoder;
    CURL *m_easy;
    curl_slist *m_headers = nullptr;
    curl_slist *m_connectTo = nullptr;
    std::array<char, CURL_ERROR_SIZE> m_words{}; ///< curl's own about the failure
    Answer m_answer{};
    Failure m_ownFailure = Failure::None;
    std::string m_line{}; ///< of a stream: the beginning of an event
    Steady m_lastBytes;
    std::size_t m_headerBytes = 0;
    int m_sends = 0; ///< how often curl was about to send the request
    bool m_started = false;
    bool m_paused = false;
    bool m_over = false; ///< of a stream: an ERROR event came
};

} // namespace hp::kube
