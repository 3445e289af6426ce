// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/http/HttpExchange.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace hp::test {

/// A stream that remembers what was written. Its client can leave, or stop reading.
class FakeStream final : public http::HttpStream
{
public:
    bool write(http::Chunk chunk) override;
    [[nodiscard]] std::size_t pending() const override { return m_stalled ? m_pending : 0; }
    void end() override { m_ended = true; }
    void onClosed(std::function<void()> call) override { m_onClosed = std::move(call); }

    /// Everything that was written so far.
    [[nodiscard]] const std::string &text() const { return m_text; }
    /// The lines written so far, without their ends.
    [[nodiscard]] std::vector<std::string> lines() const;
    [[nodiscard]] const std::vector<http::Chunk> &chunks() const { return m_chunks; }
    [[nodiscard]] bool ended() const { return m_ended; }

    /// The client goes away.
    void leave();
    /// The client stops reading: what is written from now on stays pending.
    void stall() { m_stalled = true; }
    /// The client reads again and has taken everything.
    void resume();

private:
    std::string m_text{};
    std::vector<http::Chunk> m_chunks{};
    std::function<void()> m_onClosed{};
    std::size_t m_pending = 0;
    bool m_ended = false;
    bool m_stalled = false;
    bool m_gone = false;
};

/// A request without a connection; keeps its answer.
class FakeExchange final : public http::HttpExchange
{
public:
    explicit FakeExchange(http::HttpRequest request)
        : m_request(std::move(request))
    { }

    [[nodiscard]] const http::HttpRequest &request() const override { return m_request; }
    void respond(http::HttpResponse response) override;
    [[nodiscard]] std::shared_ptr<http::HttpStream> stream(http::HttpResponse head) override;

    /// Empty until the answer is there.
    [[nodiscard]] const std::optional<http::HttpResponse> &response() const { return m_response; }
    /// Null unless the answer is a stream.
    [[nodiscard]] const std::shared_ptr<FakeStream> &opened() const { return m_stream; }
    /// How many answers were given; more than one is a defect.
    [[nodiscard]] int answers() const { return m_answers; }

private:
    http::HttpRequest m_request;
    std::optional<http::HttpResponse> m_response{};
    std::shared_ptr<FakeStream> m_stream{};
    int m_answers = 0;
};

/// A request as the front would hand it over: "/api/v1/nodes?watch=true" in its parts.
[[nodiscard]] http::HttpRequest
requestFor(const std::string &method, const std::string &target, http::Identity identity);

} // namespace hp::test
