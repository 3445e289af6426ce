// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/maintenance/sources/XmlTree.h"
#include "model/base/Json.h"
#include "model/base/Result.h"
#include "model/base/Time.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hp::maintenance {

/// What signs a request to AWS (Signature Version 4). Secrets: never print this.
struct AwsSignature {
    std::string region{};
    std::string service{};
    std::string accessKey{};
    std::string secretKey{};
    std::string sessionToken{}; ///< of temporary credentials; else empty
};

/// How a server of the cluster itself is probed: never through a proxy, on a connection of its own.
struct ProbeOptions {
    bool connectsOnly = false; ///< TCP alone: nothing is sent, the status stays 0
    bool skipsVerify = false; ///< any certificate will do
    std::string caFile{}; ///< who vouches for it; empty: the system's
};

/// One request to a provider or a calendar, GET unless there is a body.
struct FetchRequest {
    std::string url{};
    std::string body{}; ///< a form, for a POST
    std::vector<std::string> headers{}; ///< whole lines
    std::optional<AwsSignature> signature{};
    std::optional<ProbeOptions> probe{};
    bool follows = false; ///< to where the server sends it; never with a signature
    /// The answer is read where it arrives: one may be megabytes.
    enum class Reads { Nothing, Json, Xml } reads = Reads::Nothing;
    bool direct = false; ///< never through a proxy, as what only answers inside of a cloud
    std::size_t maxBytes = 8 * std::size_t{1024} * 1024; ///< of the answer
    Duration timeout = std::chrono::seconds(30); ///< from begin to end
};

struct FetchAnswer {
    int status = 0;
    std::string body{};
    Duration retryAfter{}; ///< what its Retry-After asks for; 0: nothing
    // What was read in the place of the body, where the status is a good one; null from a fetcher
    // that reads nothing.
    std::shared_ptr<const Json> json{}; ///< null is in it where it is none
    std::shared_ptr<Result<XmlNode>> xml{}; ///< who receives it may move it away
};

/// The way to what is neither a cluster nor a BMC. Replies exactly once to each request, in their
/// order, on the thread that asked; destroying it drops what is under way. Errors: Unreachable,
/// TimedOut, and Refused for an answer that is too large; a short clause that names no address and
/// no secret, such as "it does not answer". Any HTTP status is an answer; of the body of a refusal
/// no more is kept than words need.
class Fetcher
{
public:
    Fetcher() = default;
    Fetcher(const Fetcher &) = delete;
    Fetcher &operator=(const Fetcher &) = delete;
    virtual ~Fetcher() = default;

    virtual void fetch(FetchRequest request, Reply<FetchAnswer> reply) = 0;
};

} // namespace hp::maintenance
