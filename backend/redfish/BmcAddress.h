// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Result.h"

#include <optional>
#include <string>
#include <string_view>

namespace hp::redfish {

/// A dissected spec.bmc.address (facts/reboot.md 5.2, facts/redfish.md 6.1).
struct BmcAddress {
    std::string type{}; ///< "redfish", "idrac-virtualmedia", "ipmi", ...
    bool tls = true;
    std::string host{}; ///< as in a URL: IPv6 keeps its brackets
    int port = 443;
    std::string systemPath{}; ///< empty: the BMC's only system

    [[nodiscard]] bool speaksRedfish() const { return type != "ipmi" && type != "libvirt"; }
    /// "https://host:port", always with the port.
    [[nodiscard]] std::string origin() const;
    [[nodiscard]] bool isLoopback() const;
    /// What fails together when nobody says it better: the /24 of an IPv4 address, the domain of a
    /// name.
    [[nodiscard]] std::string neighbourhood() const;

    bool operator==(const BmcAddress &) const = default;
};

/// Any address that upstream takes, IPMI's too. Invalid when it cannot work; a password in it is
/// refused and never repeated.
[[nodiscard]] Result<BmcAddress> dissectBmcAddress(std::string_view address);
/// The same, and Invalid as well for what does not speak Redfish.
[[nodiscard]] Result<BmcAddress> parseBmcAddress(std::string_view address);

/// The path of a link that a BMC sent ("@odata.id", "target", "Location"), as it is to be
/// requested; nullopt when it leads to another origin or is no plain path.
[[nodiscard]] std::optional<std::string> pathOnBmc(const BmcAddress &address,
                                                   std::string_view link);

} // namespace hp::redfish
