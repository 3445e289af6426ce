// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/http/HttpExchange.h"

#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>

namespace hp::test {

/// What a handler is asked without a front, and what it answers.
class AskedExchange final : public http::HttpExchange
{
public:
    AskedExchange(std::string method, std::string path, std::string body, std::string peer)
    {
        m_request.method = std::move(method);
        m_request.path = std::move(path);
        m_request.body = std::move(body);
        m_request.peer = std::move(peer);
    }
    [[nodiscard]] const http::HttpRequest &request() const override { return m_request; }
    void respond(http::HttpResponse response) override { m_answer = std::move(response); }
    [[nodiscard]] std::shared_ptr<http::HttpStream> stream(http::HttpResponse) override
    {
        return nullptr;
    }
    [[nodiscard]] const std::optional<http::HttpResponse> &answer() const { return m_answer; }

private:
    http::HttpRequest m_request{};
    std::optional<http::HttpResponse> m_answer{};
};

/// What a Status says.
[[nodiscard]] inline std::string sentenceOf(const http::HttpResponse &response)
{
    return nlohmann::json::parse(response.body)["message"].get<std::string>();
}

} // namespace hp::test
