// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Result.h"
#include "model/base/Time.h"

#include <optional>
#include <string>
#include <vector>

namespace hp::notify {

/// One message as it goes over the wire. Has secrets: never print this.
struct Delivery {
    std::string url{}; ///< http, https, smtp or smtps
    std::vector<std::string> headers{}; ///< whole lines
    std::string body{}; ///< JSON for a POST, or a letter
    std::string caFile{}; ///< who vouches for the server; empty: the system's
    std::string user{}; ///< at a relay
    std::string password{};
    std::string from{}; ///< of a letter
    std::vector<std::string> to{};
    bool isLetter = false;
    bool isQuestion = false; ///< a GET, whose answer is read
    /// What of the answer to a question is wanted, as a short text in place of it. Called on a
    /// thread of the sender: to read megabytes of somebody else's takes longer than whoever asked
    /// has. Null: all of it.
    std::string (*gistOf)(const std::string &answer) = nullptr;
};

/// What the other side made of it.
struct Answer {
    int status = 0; ///< of HTTP, or the last of SMTP
    std::optional<Duration> retryAfter{}; ///< how long it wants to be left alone
    std::string body{}; ///< of a question, or its gist
};

/// The way to the receivers. Replies exactly once to each delivery, on the thread that asked;
/// destroying it drops what is under way. Errors: Unreachable and TimedOut, a short clause without
/// an address or a secret. Any status is an answer.
class Sender
{
public:
    Sender() = default;
    Sender(const Sender &) = delete;
    Sender &operator=(const Sender &) = delete;
    virtual ~Sender() = default;

    virtual void send(Delivery delivery, Reply<Answer> reply) = 0;
};

} // namespace hp::notify
