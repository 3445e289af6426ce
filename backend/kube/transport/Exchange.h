// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/curl/Request.h"
#include "backend/kube/auth/Credentials.h"
#include "backend/kube/auth/Endpoint.h"
#include "model/base/ApiStatus.h"
#include "model/base/Message.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hp::kube {

/// Each lane has connections of its own, a pool of curl's, so that what is big or stuck on one
/// delays no other. A write finds its connection free however much is read.
enum class Lane : unsigned { Watches, Reads, Writes };

using curl::Method;
using curl::Steady;

/// Where a request goes and what proves who we are. Shared by the requests of one time and never
/// changed. Secrets: never print this.
struct Target {
    Endpoint endpoint{};
    Authentication authentication{};
};

/// How the body of a successful answer is read.
enum class Content {
    Text,
    Object,
    Page, ///< a list, or a part of one
};

/// One request to an API server.
struct Request {
    Lane lane = Lane::Reads;
    Method method = Method::Get;
    std::string path{}; ///< with the query; starts with a slash
    std::string body{};
    std::string contentType{}; ///< of the body
    Content content = Content::Text;
    const cluster::Kind *kind = nullptr; ///< of what is answered; null for Text
    bool stream = false; ///< a watch: answers as it goes, and has no end
    bool compressed = false; ///< worth it for lists
    bool fresh = false; ///< on a connection of its own making, to see whether one can be had
    bool once = false; ///< not repeated, whatever the server says
    cluster::StillAllowed stillAllowed{}; ///< asked before each try
    /// In whose name; empty: in ours, or in that which the kubeconfig says.
    std::string asUser{};
    Duration timeout = std::chrono::seconds(32);
};

/// Why there is no usable answer. None: the status counts.
enum class Failure {
    None,
    Connect, ///< nothing was sent
    Untrusted, ///< the certificate is not to be believed; nothing was sent
    TimedOut,
    Broken,
    TooLarge,
    Garbage, ///< not what was asked for
};

/// What came back.
struct Answer {
    Failure failure = Failure::None;
    Message trouble{}; ///< without a secret
    /// The request may have reached the server although no answer did.
    bool mayHaveArrived = false;
    int status = 0;
    std::string body{}; ///< of Text and of every failure
    std::vector<Object> objects{}; ///< one of Object, all of Page
    std::string resourceVersion{}; ///< of a Page
    std::string more{}; ///< the token for the next Page; empty: this was the last
    std::optional<int> retryAfterSeconds{};
    std::vector<std::string> warnings{};
    std::optional<TimePoint> date{}; ///< the server's clock
};

/// Some events of a watch, in order.
struct EventBatch {
    std::vector<cluster::WatchEvent> events{};
    std::optional<ApiStatus> error{}; ///< of an ERROR event; the last thing that comes
    std::size_t bytes = 0; ///< as they came; given back when the batch is taken
};

} // namespace hp::kube
