// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/bench/load/Server.h"

#include <memory>
#include <string>

namespace hp::bench {

struct Answer {
    int status = 0; ///< 0 when the connection broke
    std::string body{};
};

/// What a client accepts when it wants a Table, in kubectl's words.
inline constexpr const char *tableType =
    "application/json;as=Table;v=v1;g=meta.k8s.io,application/json";
inline constexpr const char *metadataListType =
    "application/json;as=PartialObjectMetadataList;v=v1;g=meta.k8s.io,application/json";

/// One TLS connection with keep-alive that asks one thing at a time and waits for the answer.
/// Verifies the server's certificate. For one thread.
class HttpsClient
{
public:
    explicit HttpsClient(const Endpoint &endpoint);
    HttpsClient(const HttpsClient &) = delete;
    HttpsClient &operator=(const HttpsClient &) = delete;
    ~HttpsClient();

    /// `contentType` says what `body` is; without a body it is not sent. Connects again after a
    /// broken connection.
    Answer ask(const std::string &method,
               const std::string &target,
               const std::string &accept = "application/json",
               const std::string &body = {},
               const std::string &contentType = "application/json");

private:
    struct Private;
    std::unique_ptr<Private> m;
};

} // namespace hp::bench
