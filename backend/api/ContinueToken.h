// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Result.h"
#include "model/resource/Object.h"

#include <cstdint>
#include <string>

namespace hp::api {

struct ApiCall;

/// Where a list goes on: what metadata.continue holds, in the form that an API server gives it
/// (k8s.io/apiserver/pkg/storage/continue.go), and which list it is of. It is no secret and gives
/// no right: whoever comes with one is asked for the right to list, and gets what such a list of
/// theirs has.
struct ContinueToken {
    std::int64_t revision = 0; ///< negative: of what is there when it comes
    ObjectKey start{}; ///< what follows is this key or behind it
};

/// The error is a 400 in an API server's words, also for a token of another list than the one that
/// `call` asks for.
[[nodiscard]] Result<ContinueToken> readContinueToken(const std::string &text, const ApiCall &call);
[[nodiscard]] std::string continueText(const ContinueToken &token, const ApiCall &call);
/// Which list a call asks for: the same text for the same kind, version, namespace and selectors.
[[nodiscard]] std::string listIdentity(const ApiCall &call);

} // namespace hp::api
