// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/redfish/Payload.h"
#include "backend/redfish/RedfishSettings.h"
#include "backend/redfish/transport/Exchange.h"
#include "model/base/Error.h"

#include <optional>
#include <string>

namespace hp::redfish {

/// Reads a Retry-After header, seconds or an HTTP date; nullopt when it is absent or neither.
[[nodiscard]] std::optional<Span> retryAfter(const std::string &header);

/// How long a BMC that said "not now" is left alone: as long as it asked for, within limits.
[[nodiscard]] Span retryDelay(const HttpAnswer &answer, const RedfishSettings &settings);
/// True for "not now", by status or by the words with which BMCs say it under any status.
[[nodiscard]] bool meansBusy(const HttpAnswer &answer, const RefusalPayload &said);
/// An error with what the BMC said: code, message id and patience in the status, the sentence in
/// detail.
[[nodiscard]] Error answerError(const HttpAnswer &answer,
                                const RefusalPayload &said,
                                const RedfishSettings &settings,
                                ErrorCode code,
                                const std::string &sentence);

/// For an answer that should have been JSON and is not.
[[nodiscard]] Error unreadable(const HttpAnswer &answer, const std::string &sentence);

/// True when the handshake failed, so that nothing was sent and the BMC itself is well.
[[nodiscard]] bool isAboutTrust(Failure failure);
/// Why there is no answer. What a person needs to decide about trust is in the sentence.
/// `brownOut`: the group whose BMCs fail together just now; empty: none does.
[[nodiscard]] Error transportError(const HttpAnswer &answer, const std::string &brownOut);

[[nodiscard]] bool isRedirect(int status);
/// For a link that may not be followed. Of the link only the origin is shown: the rest may hold a
/// secret.
[[nodiscard]] Error redirectError(const std::string &link);

} // namespace hp::redfish
