// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/ctl/CtlOptions.h"
#include "model/base/Result.h"

#include <chrono>
#include <functional>
#include <string>
#include <string_view>

namespace hp::app {

enum class TokenRole { Viewer, Operator };

/// One request to the backend's front. The answer goes to `take` in pieces as it comes, which is
/// false when it wants no more; `total` is what the backend expects to send, 0 when it does not
/// say. Runs an event loop while it waits. Errors are one sentence: the backend's own where it gave
/// one.
struct WebRequest {
    std::string method = "GET";
    std::string path{}; ///< with its query, encoded
    std::string body{};
    TokenRole rights = TokenRole::Viewer; ///< whose token of a data directory is used
    /// A backend that says nothing for so long is gone; a large export begins within seconds.
    std::chrono::milliseconds answerWithin = std::chrono::minutes(2);
};
using Take = std::function<bool(std::string_view piece)>;

[[nodiscard]] Result<Done>
fetch(const CtlOptions &backend, const WebRequest &request, const Take &take);
/// The whole answer, which is short.
[[nodiscard]] Result<std::string> fetchText(const CtlOptions &backend, const WebRequest &request);

} // namespace hp::app
