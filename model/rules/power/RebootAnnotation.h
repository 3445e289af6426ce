// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"
#include "model/resource/BareMetalHost.h"

#include <string>
#include <string_view>
#include <vector>

namespace hp::rules {

/// How the value of a reboot annotation reads (facts/reboot.md 1.2). Never an error: a value that
/// is not understood asks for a soft reboot.
struct RebootRequest {
    host::RebootMode mode = host::RebootMode::Soft;
    bool force = false;
    bool warning = false;
    Message diagnostic{}; ///< empty when there is nothing to say

    bool operator==(const RebootRequest &) const = default;
};

[[nodiscard]] RebootRequest parseRebootAnnotation(std::string_view value);

/// One reboot annotation of a host.
struct RebootAnnotation {
    std::string key{}; ///< whole: "reboot.metal3.io" or "reboot.metal3.io/client"
    std::string value{};
    bool keyed = false;
    RebootRequest request{};
};

/// The annotation is exactly "reboot.metal3.io" or starts with "reboot.metal3.io/", in this case.
[[nodiscard]] bool isRebootAnnotation(std::string_view key);
/// All of them in the order of their keys.
[[nodiscard]] std::vector<RebootAnnotation> rebootAnnotations(const Object &host);

/// The value of the detached annotation; anything that is not understood has the defaults.
struct Detachment {
    bool delaysDeletion = false; ///< {"deleteAction":"delay"}
    bool force = false;
};
[[nodiscard]] Detachment parseDetachment(std::string_view value);

} // namespace hp::rules
