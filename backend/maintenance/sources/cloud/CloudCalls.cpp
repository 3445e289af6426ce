// SPDX-License-Identifier: Apache-2.0
#include "backend/maintenance/sources/cloud/CloudCalls.h"

#include "model/base/JsonTree.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::maintenance::cloud {

struct CloudCalls::Run {
    Call call{};
    Reply<Done> reply{};
    int pages = 0; ///< that were taken
    std::string url{}; ///< of the page to get
    std::string token{};
    bool renewed = false; ///< the token, for this page
    int attempt = 0; ///< of this page
};

std::string originOf(const std::string &url)
{
    const std::size_t scheme = url.find("://");
    if (scheme == std::string::npos)
        return {};
    return url.substr(0, url.find_first_of("/?#", scheme + 3));
}

bool keepsSecrets(const std::string &url)
{
    const std::string origin = originOf(url);
    return origin.starts_with("https://") || origin == "http://127.0.0.1"
        || origin.starts_with("http://127.0.0.1:") || origin == "http://[::1]"
        || origin.starts_with("http://[::1]:");
}

CloudCalls::CloudCalls(Fetcher &fetcher,
                       runtime::Clock &clock,
                       BearerToken &token,
                       CallSettings settings)
    : m_fetcher(fetcher)
    , m_clock(clock)
    , m_token(token)
    , m_settings(std::move(settings))
{ }

CloudCalls::~CloudCalls() = default;

void CloudCalls::get(Call call, Reply<Done> reply)
{
    auto run = std::make_shared<Run>();
    run->url = call.url;
    run->call = std::move(call);
    run->reply = std::move(reply);
    ask(run);
}

void CloudCalls::ask(const RunPtr &run)
{
    if (m_clock.uptime() < m_quietUntil) {
        fail(run,
             ErrorCode::Unreachable,
             m_settings.provider + " asks for patience, another "
                 + formatAge(m_quietUntil - m_clock.uptime()) + ": " + run->call.what
                 + " can be read after that");
        return;
    }
    m_token.get(m_alive.guard([this, run](const Result<std::string> &token) {
        if (token) {
            run->token = *token;
            send(run);
        } else if (token.error().code == ErrorCode::Unreachable
                   || token.error().code == ErrorCode::TimedOut) {
            again(run, token.error().message, {});
        } else {
            run->reply(unexpected(token.error()));
        }
    }));
}

void CloudCalls::send(const RunPtr &run)
{
    FetchRequest request;
    request.url = run->url;
    request.headers = {"Accept: application/json", "Authorization: Bearer " + run->token};
    request.timeout = m_settings.timeout;
    request.reads = FetchRequest::Reads::Json;
    m_fetcher.fetch(
        std::move(request), m_alive.guard([this, run](const Result<FetchAnswer> &answer) {
            if (answer)
                answered(run, *answer);
            else if (answer.error().code == ErrorCode::Refused)
                fail(run,
                     ErrorCode::Refused,
                     m_settings.provider + ", " + run->call.what + ": " + answer.error().message);
            else
                again(run, answer.error().message, {});
        }));
}

void CloudCalls::answered(const RunPtr &run, const FetchAnswer &answer)
{
    const RefusalReading refusal = refusalOf(answer.status, answer.body);
    if (refusal.kind != Refusal::None) {
        refused(run, refusal, answer.retryAfter);
        return;
    }
    const Json read = answer.json ? Json() : parseJson(answer.body);
    const Json &page = answer.json ? *answer.json : read;
    if (!page.is_object()) {
        fail(run,
             ErrorCode::Refused,
             m_settings.provider + " answers for " + run->call.what
                 + " with what is not a JSON object");
        return;
    }
    const std::string next = run->call.next ? run->call.next(page) : std::string();
    run->call.take(page);
    if (next.empty()) {
        run->reply(Done{});
        return;
    }
    if (next == run->url || ++run->pages >= m_settings.maxPages) {
        fail(run,
             ErrorCode::Refused,
             m_settings.provider + " answers for " + run->call.what + " with pages without end");
        return;
    }
    if (originOf(next) != originOf(run->call.url)) {
        fail(run,
             ErrorCode::Refused,
             m_settings.provider + " names a next page of " + run->call.what
                 + " that is elsewhere; the token does not go there");
        return;
    }
    run->url = next;
    run->attempt = 0;
    run->renewed = false;
    ask(run);
}

void CloudCalls::refused(const RunPtr &run, const RefusalReading &refusal, Duration retryAfter)
{
    const std::string &who = m_settings.provider;
    const std::string &what = run->call.what;
    const std::string blind = "what " + who + " announces is not known until then";
    switch (refusal.kind) {
    case Refusal::Throttled:
        again(run, "it asks for patience (" + refusal.code + ')', retryAfter);
        return;
    case Refusal::Rejected:
        // It may have run out, or been revoked, since it was fetched.
        m_token.forget(run->token);
        if (!std::exchange(run->renewed, true)) {
            ask(run);
            return;
        }
        fail(run,
             ErrorCode::Unauthorised,
             who + " does not accept its own token for " + what + " (" + refusal.code
                 + "): check the credentials; " + blind);
        return;
    case Refusal::Denied:
        fail(run,
             ErrorCode::Unauthorised,
             "the credentials for " + who + " do not allow reading " + what + " (" + refusal.code
                 + "): grant it; " + blind);
        return;
    case Refusal::Unregistered:
        fail(run,
             ErrorCode::Unauthorised,
             who + " has the API for " + what + " not enabled (" + refusal.code + "): enable it; "
                 + blind);
        return;
    case Refusal::Missing:
        fail(run, ErrorCode::NotFound, who + " does not know " + what + " (" + refusal.code + ')');
        return;
    case Refusal::None:
    case Refusal::Other:
        break;
    }
    fail(run, ErrorCode::Refused, who + " refuses to give " + what + " (" + refusal.code + ')');
}

void CloudCalls::again(const RunPtr &run, const std::string &why, Duration retryAfter)
{
    if (retryAfter > m_settings.maxPatience) {
        m_quietUntil = std::max(m_quietUntil, m_clock.uptime() + retryAfter);
        ask(run); // says so
        return;
    }
    if (++run->attempt >= m_settings.attempts) {
        fail(run,
             ErrorCode::Unreachable,
             m_settings.provider + " was asked " + std::to_string(run->attempt) + " times for "
                 + run->call.what + " without an answer: " + why);
        return;
    }
    Duration pause = m_settings.firstPause * (1 << std::min(run->attempt - 1, 10));
    pause = std::min(pause, m_settings.maxPause);
    const double spread = m_settings.random ? m_settings.random() : 1.0;
    pause = pause / 2 + std::chrono::duration_cast<Duration>(pause * spread / 2);
    m_clock.after(std::max(pause, retryAfter), &m_context, [this, run] { ask(run); });
}

void CloudCalls::fail(const RunPtr &run, ErrorCode code, const std::string &sentence)
{
    run->reply(unexpected(code, sentence));
}

} // namespace hp::maintenance::cloud
