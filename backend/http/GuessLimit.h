// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/http/FailureLimit.h"
#include "backend/http/HttpExchange.h"
#include "model/base/Time.h"

#include <optional>
#include <string>

namespace hp::http {

/// The address of a peer, without its port.
[[nodiscard]] std::string addressOf(const std::string &peer);

/// 429 with Retry-After, and the seconds at the end of the sentence: "… Try again in 60 s."
[[nodiscard]] HttpResponse tooSoon(const std::string &sentence, std::chrono::milliseconds wait);

/// Slows down who guesses what opens something without an identity, by the address that they guess
/// from: 20 wrong ones within a minute close it for the rest of that minute. Belongs to the thread
/// of its endpoint.
class GuessLimit
{
public:
    /// Wrong ones that one address may send in a minute.
    static constexpr std::size_t maxGuesses = 20;

    /// `what`: "links", for the sentence.
    explicit GuessLimit(std::string what)
        : m_what(std::move(what))
    { }

    /// What an address that guessed too much is told, whatever it sends. `uptime` is any steady
    /// clock's.
    [[nodiscard]] std::optional<HttpResponse> refusal(const std::string &peer,
                                                      Duration uptime) const;
    /// A wrong one came.
    void count(const std::string &peer, Duration uptime);

private:
    std::string m_what;
    FailureLimit m_failures{maxGuesses, std::chrono::minutes(1)};
};

} // namespace hp::http
