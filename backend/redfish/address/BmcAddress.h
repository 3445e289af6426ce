// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Result.h"

#include <optional>
#include <string>
#include <string_view>

namespace hp::redfish {

/// A dissected spec.bmc.address that speaks Redfish (facts/reboot.md 5.2, facts/redfish.md 6.1).
struct BmcAddress {
    std::string type{}; ///< "redfish", "idrac-virtualmedia", ...
    bool tls = true;
    std::string host{}; ///< as in a URL: IPv6 keeps its brackets
    int port = 443;
    std::string systemPath{}; ///< empty: the BMC's only system

    /// "https://host:port", always with the port.
    [[nodiscard]] std::string origin() const;
    [[nodiscard]] bool isLoopback() const;

    bool operator==(const BmcAddress &) const = default;
};

/// Invalid when the address cannot work; a password in the address is refused and never repeated.
[[nodiscard]] Result<BmcAddress> parseBmcAddress(std::string_view address);

/// The path of a link that a BMC sent ("@odata.id", "target", "Location"), as it is to be
/// requested; nullopt when it leads to another origin or is no plain path.
[[nodiscard]] std::optional<std::string> pathOnBmc(const BmcAddress &address,
                                                   std::string_view link);

} // namespace hp::redfish
