// SPDX-License-Identifier: Apache-2.0
#include "model/rules/power/SharedBmc.h"

#include "model/base/Text.h"
#include "model/resource/BareMetalHost.h"
#include "model/resource/SerialNumber.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <nlohmann/json.hpp>
#include <string_view>
#include <tuple>

namespace hp::rules {

namespace {

/// Mainboards come with these when nobody wrote one, and the mock-ups of DMTF's Redfish.
constexpr std::array<std::string_view, 3> uuidsOfMany{"03000200-0400-0500-0006-000700080009",
                                                      "00020003-0004-0005-0006-000700080009",
                                                      "38947555-7742-3448-3784-823347823834"};

struct BmcPlace {
    std::string machine{};
    std::string system{}; ///< path of it; empty: the only one
};

bool allDigits(std::string_view text)
{
    return !text.empty()
        && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

/// "redfish" of "redfish://h" and "redfish:h"; empty of "h" and "h:623", which mean IPMI.
std::string_view schemeIn(std::string_view address)
{
    const std::size_t colon = address.find(':');
    if (colon == std::string_view::npos || colon == 0 || address.front() == '[')
        return {};
    return allDigits(address.substr(colon + 1)) ? std::string_view() : address.substr(0, colon);
}

std::string_view defaultPort(std::string_view scheme)
{
    if (scheme.empty() || scheme == "ipmi")
        return "623";
    return scheme.ends_with("+http") ? "80" : "443";
}

BmcPlace placeIn(const Object &host)
{
    const std::string &address = host.text("/spec/bmc/address");
    const std::string_view scheme = schemeIn(address);
    std::string_view rest = address;
    rest.remove_prefix(scheme.empty() ? 0 : scheme.size() + 1);
    if (rest.starts_with("//"))
        rest.remove_prefix(2);
    const std::size_t end = std::min(rest.find_first_of("/?#"), rest.size());
    std::string_view machine = rest.substr(0, end);
    machine.remove_prefix(machine.rfind('@') == std::string_view::npos ? 0
                                                                       : machine.rfind('@') + 1);
    std::string_view system = rest.substr(end);
    while (system.ends_with('/'))
        system.remove_suffix(1);
    const std::size_t colon = machine.rfind(':');
    if (colon != std::string_view::npos && machine.substr(colon + 1) == defaultPort(scheme))
        machine = machine.substr(0, colon);
    return {lowerCase(machine), system == "/redfish/v1" ? std::string() : std::string(system)};
}

bool isOwnUuid(const std::string &uuid)
{
    constexpr std::size_t length = 36;
    const bool isShaped =
        uuid.size() == length && std::all_of(uuid.begin(), uuid.end(), [](char c) {
            return c == '-' || std::isxdigit(static_cast<unsigned char>(c)) != 0;
        });
    const bool isOneDigit =
        std::all_of(uuid.begin(), uuid.end(), [&uuid](char c) { return c == '-' || c == uuid[0]; });
    return isShaped && !isOneDigit
        && std::find(uuidsOfMany.begin(), uuidsOfMany.end(), uuid) == uuidsOfMany.end();
}

std::string enrolled(const Object &host, const char *what)
{
    const std::string path = std::string("/status/provisioning/enrolledSystem/") + what;
    return lowerCase(host.text(path));
}

/// Each was enrolled with a server of its own: one of the addresses is wrong, and who reads another
/// server than the enrolled one switches nothing.
bool areApart(const Object &a, const Object &b)
{
    const std::string uuid = enrolled(a, "uuid");
    const std::string otherUuid = enrolled(b, "uuid");
    const std::string serial = enrolled(a, "serialNumber");
    const std::string otherSerial = enrolled(b, "serialNumber");
    return (isOwnUuid(uuid) && isOwnUuid(otherUuid) && uuid != otherUuid)
        || (serial != otherSerial && host::isOwnSerialNumber(serial)
            && host::isOwnSerialNumber(otherSerial));
}

bool haveOneServer(const Object &a, const Object &b)
{
    if (areApart(a, b))
        return false;
    const std::string server = enrolledServerOf(a);
    if (!server.empty() && server == enrolledServerOf(b))
        return true;
    const BmcPlace one = placeIn(a);
    const BmcPlace other = placeIn(b);
    return !one.machine.empty() && one.machine == other.machine
        && (one.system.empty() || other.system.empty() || one.system == other.system);
}

bool isElder(const Object &a, const Object &b)
{
    const auto rank = [](const Object &host) {
        return std::tuple(host.creationTimestamp().value_or(TimePoint::min()), host.key());
    };
    return rank(a) < rank(b);
}

} // namespace

std::string bmcMachineOf(const Object &host)
{
    return placeIn(host).machine;
}

std::string bmcPlaceOf(const Object &host)
{
    const BmcPlace place = placeIn(host);
    return place.machine.empty() ? std::string() : place.machine + place.system;
}

std::string enrolledServerOf(const Object &host)
{
    const std::string uuid = lowerCase(host.text("/status/provisioning/enrolledSystem/uuid"));
    // Blades of one chassis, and boards of one batch, may share one of both.
    return isOwnUuid(uuid)
        ? uuid + '/' + host.text("/status/provisioning/enrolledSystem/serialNumber")
        : std::string();
}

bool isRegistered(const Object &host)
{
    const std::string &state = host.text("/status/provisioning/state");
    return !state.empty() && state != host::state::unmanaged && state != host::state::registering;
}

bool isTaken(const Object &host)
{
    const std::string &state = host.text("/status/provisioning/state");
    const Json &consumer = host.at("/spec/consumerRef");
    return (consumer.is_object() && !consumer.empty()) || state == host::state::provisioning
        || state == host::state::provisioned || state == host::state::externallyProvisioned
        || state == host::state::deprovisioning || state == host::state::poweringOffBeforeDelete;
}

bool keepsServerFrom(const Object &other, const Object &host)
{
    if (!other || other.key() == host.key() || !haveOneServer(other, host))
        return false;
    if (!isRegistered(other))
        return !other.isDeleting() && !isRegistered(host) && isElder(other, host);
    // Also while the other one goes: it is switched off before.
    if (!isRegistered(host))
        return true;
    if (isTaken(other) != isTaken(host))
        return isTaken(other);
    if (other.isDeleting() || host.isDeleting())
        return !other.isDeleting();
    return isTaken(host) || isElder(other, host);
}

} // namespace hp::rules
