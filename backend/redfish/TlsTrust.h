// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Result.h"

#include <string>
#include <string_view>

namespace hp::redfish {

/// The oldest protocol that is spoken with a BMC. Below 1.2 only where a person said so for one
/// BMC.
enum class TlsMinimum { Tls10, Tls11, Tls12, Tls13 };

/// What a BMC has to show before anything is said to it (facts/redfish.md 7.9).
struct TlsTrust {
    bool verifyCertificate = true;
    /// Accepted public keys, "sha256//BASE64", more than one parted by ";". Not empty: the key
    /// counts and nothing else of the certificate does, so it may be expired or signed by itself.
    std::string pin{};
    TlsMinimum minimum = TlsMinimum::Tls12;

    bool operator==(const TlsTrust &) const = default;
};

/// Reads what a person wrote: `pin` as above, `oldest` as "1.0" to "1.3"; both may be empty.
/// Invalid with a sentence that names the annotation otherwise: a mistyped pin must not mean none.
[[nodiscard]] Result<TlsTrust>
tlsTrust(bool verifyCertificate, std::string_view pin, std::string_view oldest);

/// What is weaker than it should be about this trust, a sentence for people; empty when nothing is.
[[nodiscard]] std::string weaknessOf(const TlsTrust &trust);

} // namespace hp::redfish
