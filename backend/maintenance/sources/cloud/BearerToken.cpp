// SPDX-License-Identifier: Apache-2.0
#include "backend/maintenance/sources/cloud/BearerToken.h"

#include "backend/maintenance/sources/cloud/CloudRefusal.h"
#include "backend/maintenance/sources/cloud/JsonMembers.h"
#include "model/base/JsonTree.h"

#include <algorithm>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::maintenance::cloud {

namespace {

/// How long before its end a token is not used any more.
constexpr Duration margin = std::chrono::minutes(2);
constexpr Duration longest = std::chrono::hours(24);

/// Azure's metadata service gives the number as a text.
Duration lifeOf(const Json &body)
{
    const Json &life = body.value("expires_in", Json());
    std::int64_t seconds = 0;
    if (life.is_number())
        seconds = static_cast<std::int64_t>(life.get<double>());
    else if (life.is_string())
        seconds = std::strtoll(life.get<std::string>().c_str(), nullptr, 10);
    return std::clamp<Duration>(std::chrono::seconds(seconds), Duration(0), longest);
}

bool isToken(const std::string &text)
{
    return !text.empty()
        && std::all_of(text.begin(), text.end(), [](char c) { return c > ' ' && c < 0x7f; });
}

/// A token and what goes with it.
constexpr std::size_t maxTokenBytes = 256 * std::size_t{1024};

} // namespace

BearerToken::BearerToken(Fetcher &fetcher, runtime::Clock &clock, Settings settings)
    : m_fetcher(fetcher)
    , m_clock(clock)
    , m_settings(std::move(settings))
{ }

void BearerToken::get(Reply<std::string> reply)
{
    if (!m_token.empty() && m_clock.uptime() < m_until) {
        reply(m_token);
        return;
    }
    m_waiting.push_back(std::move(reply));
    if (m_waiting.size() > 1)
        return;
    auto request = m_settings.request(m_clock.now());
    if (!request) {
        give(unexpected(request.error()));
        return;
    }
    request->maxBytes = maxTokenBytes;
    m_fetcher.fetch(std::move(*request),
                    m_alive.guard([this](const Result<FetchAnswer> &answer) { answered(answer); }));
}

void BearerToken::forget(const std::string &token)
{
    if (token == m_token)
        m_token.clear();
}

void BearerToken::answered(const Result<FetchAnswer> &answer)
{
    const std::string &who = m_settings.service;
    if (!answer) {
        give(unexpected(answer.error().code, who + ": " + answer.error().message));
        return;
    }
    const RefusalReading refusal = refusalOf(answer->status, answer->body);
    if (refusal.kind == Refusal::Throttled) {
        give(unexpected(ErrorCode::Unreachable, who + " asks for patience (" + refusal.code + ')'));
        return;
    }
    if (refusal.kind != Refusal::None) {
        give(unexpected(ErrorCode::Unauthorised,
                        "the credentials for " + m_settings.provider + " are not accepted ("
                            + refusal.code + "): renew them; what " + m_settings.provider
                            + " announces is not known until then"));
        return;
    }
    const Json body = parseJson(answer->body);
    const std::string token = body.is_object() ? textOf(body, "access_token") : std::string();
    if (!isToken(token)) {
        give(unexpected(ErrorCode::Refused, who + " answers without a token"));
        return;
    }
    m_token = token;
    m_until = m_clock.uptime() + std::max(lifeOf(body) - margin, Duration(0));
    give(token);
}

void BearerToken::give(const Result<std::string> &token)
{
    for (const auto &reply : std::exchange(m_waiting, {}))
        reply(token);
}

} // namespace hp::maintenance::cloud
