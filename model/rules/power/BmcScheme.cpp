// SPDX-License-Identifier: Apache-2.0
#include "model/rules/power/BmcScheme.h"

#include "model/messages/Power.h"

#include <algorithm>
#include <array>

namespace hp::rules {

namespace {

constexpr std::array redfishTypes = {"redfish",
                                     "redfish-virtualmedia",
                                     "redfish-uefihttp",
                                     "ilo5-redfish",
                                     "ilo5-virtualmedia",
                                     "idrac-redfish",
                                     "idrac-virtualmedia"};

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isSchemeSign(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || isDigit(c) || c == '+' || c == '-';
}

/// "redfish" of "redfish://host" and of "redfish:host"; empty of "host", "host:623" and
/// "[fd00::1]:623".
std::string_view schemeOf(std::string_view address)
{
    const std::size_t colon = address.find(':');
    if (colon == std::string_view::npos || colon == 0)
        return {};
    const std::string_view head = address.substr(0, colon);
    const std::string_view rest = address.substr(colon + 1);
    const bool port = !rest.empty() && std::all_of(rest.begin(), rest.end(), isDigit);
    if (port || isDigit(head.front()) || !std::all_of(head.begin(), head.end(), isSchemeSign))
        return {};
    return head;
}

} // namespace

Message bmcSchemeTrouble(std::string_view address)
{
    const std::string_view scheme = schemeOf(address);
    const std::size_t plus = scheme.find('+');
    const std::string_view type = scheme.substr(0, plus);
    if (type.empty() || type == "ipmi") // without a scheme an address means IPMI
        return say::powerOverIsNotSupported("IPMI");
    if (type == "libvirt")
        return say::powerOverIsNotSupported("libvirt");
    const std::string_view transport =
        plus == std::string_view::npos ? "https" : scheme.substr(plus + 1);
    const bool known =
        std::find(redfishTypes.begin(), redfishTypes.end(), type) != redfishTypes.end()
        && (transport == "http" || transport == "https");
    return known ? Message() : say::unknownBMCType(std::string(scheme));
}

} // namespace hp::rules
