// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/http/HttpExchange.h"
#include "model/resource/Object.h"

namespace hp::lab {

/// An answer on its way out; chunked ones have no length in their head.
struct Outgoing {
    http::HttpResponse response{};
    bool chunked = false;
};

/// Whether the answer faults of the Bmc take the place of a finished answer. Then an action is not
/// carried out either: only a lost answer hides what was done.
[[nodiscard]] bool replacesAnswers(const Object &bmc);

/// The finished answer as the Bmc's answer faults leave it, looked at in this order: unauthorised,
/// http500, busy, location, status, garbage; largeHeaders and headerLines come on top of any.
[[nodiscard]] Outgoing faulty(const Object &bmc, http::HttpResponse proper, TimePoint now);

} // namespace hp::lab
