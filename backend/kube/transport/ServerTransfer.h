// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/curl/Transfer.h"
#include "backend/kube/Decoder.h"
#include "backend/kube/KubeSettings.h"
#include "backend/kube/transport/Exchange.h"

#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace hp::kube {

/// One request to an API server, and what it answers, decoded. Lives on the engine's thread.
class ServerTransfer final : public curl::Transfer
{
public:
    /// `multiplexer`, `settings` and `decoder` outlive it.
    ServerTransfer(curl::Multiplexer &multiplexer,
                   unsigned pool,
                   std::shared_ptr<const Target> target,
                   Request request,
                   const KubeSettings &settings,
                   Decoder &decoder);
    ~ServerTransfer() override;

    [[nodiscard]] bool isStream() const { return m_request.stream; }
    /// Of a stream: its headers came and it was accepted.
    [[nodiscard]] bool hasStarted() const { return m_started; }
    [[nodiscard]] const std::shared_ptr<const Target> &target() const { return m_target; }
    /// When bytes came last, or it began.
    [[nodiscard]] Steady lastBytes() const { return m_lastBytes; }
    /// Of an answer that is not yet whole.
    [[nodiscard]] std::size_t heldBytes() const { return m_answer.body.size(); }
    /// What was not taken yet is taken now: what was paused goes on.
    void readOn();
    /// The result of the ended request.
    [[nodiscard]] Answer finish(CURLcode code);

    std::function<void()> onStarted{};
    std::function<void(EventBatch)> onBatch{};
    /// True while it may not read on: of a stream, because what came was not taken yet, of others,
    /// because too much is held.
    std::function<bool()> mustWait{};

private:
    void received() override;
    void answerStarted() override { m_answer = {}; }
    void receiveHeader(std::string_view line) override;
    void headersEnded() override;
    [[nodiscard]] Flow receiveBody(std::string_view bytes) override;
    [[nodiscard]] Flow receiveEvents(std::string_view bytes);
    void setUp();
    void setAddress();
    void setHeaders();
    void setIdentity();
    void decode(Answer &answer);
    [[nodiscard]] bool isRefusalCutShort(CURLcode code, int status) const;
    void explain(Answer &answer, CURLcode code) const;
    [[nodiscard]] std::string peer() const;

    const std::shared_ptr<const Target> m_target;
    Request m_request;
    const KubeSettings &m_settings;
    Decoder &m_decoder;
    curl_slist *m_connectTo = nullptr;
    Answer m_answer{};
    Failure m_ownFailure = Failure::None;
    std::string m_line{}; ///< of a stream: the beginning of an event
    Steady m_lastBytes;
    bool m_started = false;
    bool m_over = false; ///< of a stream: an ERROR event came
};

} // namespace hp::kube
