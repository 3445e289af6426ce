// SPDX-License-Identifier: Apache-2.0
#include "backend/redfish/BmcAddress.h"

#include <algorithm>
#include <arpa/inet.h>
#include <array>
#include <charconv>

namespace hp::redfish {

namespace {

constexpr std::array redfishTypes = {"redfish",
                                     "redfish-virtualmedia",
                                     "redfish-uefihttp",
                                     "ilo5-redfish",
                                     "ilo5-virtualmedia",
                                     "idrac-redfish",
                                     "idrac-virtualmedia"};
constexpr std::size_t maxLinkLength = 1024;

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}
bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

Unexpected refuse(const std::string &why)
{
    return unexpected(ErrorCode::Invalid, why);
}

bool isAddress(int family, const std::string &text)
{
    std::array<unsigned char, sizeof(in6_addr)> room{};
    return inet_pton(family, text.c_str(), room.data()) == 1;
}

/// RFC 1123: labels of letters, digits and hyphens, 63 characters at most, no hyphen at an end.
bool isHostName(std::string_view host)
{
    if (host.empty() || host.size() > 253)
        return false;
    std::size_t start = 0;
    while (start <= host.size()) {
        const std::size_t dot = std::min(host.find('.', start), host.size());
        const std::string_view label = host.substr(start, dot - start);
        const bool plain = std::all_of(label.begin(), label.end(), [](char c) {
            return isLetter(c) || isDigit(c) || c == '-';
        });
        if (label.empty() || label.size() > 63 || !plain || label.front() == '-'
            || label.back() == '-')
            return false;
        start = dot + 1;
    }
    return true;
}

struct HostPort {
    std::string host;
    std::optional<int> port;
};

std::optional<HostPort> splitHostPort(std::string_view text)
{
    HostPort result;
    std::string_view rest;
    if (!text.empty() && text.front() == '[') {
        const std::size_t close = text.find(']');
        if (close == std::string_view::npos)
            return std::nullopt;
        const std::string inner(text.substr(1, close - 1));
        const std::string plain = inner.substr(0, inner.find('%'));
        if (!isAddress(AF_INET6, plain))
            return std::nullopt;
        result.host = '[' + inner + ']';
        rest = text.substr(close + 1);
    } else {
        const std::size_t colon = std::min(text.find(':'), text.size());
        result.host = std::string(text.substr(0, colon));
        rest = text.substr(colon);
        if (!isAddress(AF_INET, result.host) && !isHostName(result.host))
            return std::nullopt;
    }
    if (rest.empty())
        return result;
    int port = 0;
    const char *end = rest.data() + rest.size();
    const auto [last, error] = std::from_chars(rest.data() + 1, end, port);
    if (rest.front() != ':' || error != std::errc() || last != end || port < 1 || port > 65535)
        return std::nullopt;
    result.port = port;
    return result;
}

BmcAddress ipmiAddress(std::string type, const HostPort &where)
{
    BmcAddress result;
    result.type = std::move(type);
    result.tls = false;
    result.host = where.host;
    result.port = where.port.value_or(623);
    return result;
}

/// Visible ASCII, absolute, and without segments or signs that a proxy or server could read in two
/// ways.
bool isPlainPath(std::string_view path)
{
    if (path.empty() || path.size() > maxLinkLength || path.front() != '/'
        || path.starts_with("//"))
        return false;
    const bool visible = std::all_of(path.begin(), path.end(), [](char c) {
        return c > ' ' && c < 0x7f && c != '\\' && c != '"' && c != '<' && c != '>' && c != '#';
    });
    const std::string_view noQuery = path.substr(0, path.find('?'));
    return visible && noQuery.find("/../") == std::string_view::npos && !noQuery.ends_with("/..")
        && noQuery.find("/./") == std::string_view::npos;
}

} // namespace

std::string BmcAddress::origin() const
{
    return (tls ? "https://" : "http://") + host + ':' + std::to_string(port);
}

bool BmcAddress::isLoopback() const
{
    return host == "localhost" || host == "[::1]"
        || (host.starts_with("127.") && isAddress(AF_INET, host));
}

std::string BmcAddress::neighbourhood() const
{
    if (isAddress(AF_INET, host))
        return host.substr(0, host.rfind('.')) + ".0/24";
    const std::size_t dot = host.find('.');
    return dot == std::string::npos || host.starts_with('[') ? host : host.substr(dot + 1);
}

Result<BmcAddress> parseBmcAddress(std::string_view address)
{
    auto result = dissectBmcAddress(address);
    if (result && !result->speaksRedfish())
        return refuse("power over IPMI is not supported; set a redfish address");
    return result;
}

Result<BmcAddress> dissectBmcAddress(std::string_view address)
{
    if (address.empty())
        return refuse("the BMC address is empty");

    // Without a scheme upstream means ipmi. "redfish:host" without slashes is a scheme, "host:623"
    // is not.
    const std::size_t colon = address.find(':');
    const std::string_view head = address.substr(0, colon);
    const bool schemeLike =
        colon != std::string_view::npos && !head.empty() && isLetter(head.front())
        && std::all_of(head.begin(), head.end(), [](char c) {
               return isLetter(c) || isDigit(c) || c == '+' || c == '-' || c == '.';
           });
    const std::string_view after = schemeLike ? address.substr(colon + 1) : std::string_view();
    const bool portOnly = !after.empty() && std::all_of(after.begin(), after.end(), isDigit);
    if (address.find('@') != std::string_view::npos)
        return refuse("the BMC address must not contain a user or password; put them in the "
                      "credentials secret");
    BmcAddress result;
    if (!schemeLike || portOnly) {
        const auto plain = splitHostPort(address);
        // Upstream takes a bare IPv6 address for a scheme, so it is none with or without brackets.
        if (!plain || (plain->host.starts_with('[') && !plain->port))
            return refuse("the BMC address has no valid host");
        return ipmiAddress("ipmi", *plain);
    }
    const std::size_t plus = head.find('+');
    result.type = std::string(head.substr(0, plus));
    const bool ipmi = head == "ipmi" || head == "libvirt"; // neither has transports
    const bool known = ipmi
        || std::find(redfishTypes.begin(), redfishTypes.end(), result.type) != redfishTypes.end();
    const std::string_view transport =
        plus == std::string_view::npos ? "https" : head.substr(plus + 1);
    if (!known || (transport != "http" && transport != "https"))
        return refuse("Unknown BMC type '" + std::string(head) + "'");
    result.tls = transport == "https";

    std::string_view rest = after;
    if (rest.starts_with("//"))
        rest.remove_prefix(2);
    const std::size_t slash = std::min(rest.find_first_of("/?#"), rest.size());
    const auto hostPort = splitHostPort(rest.substr(0, slash));
    if (!hostPort)
        return refuse("the BMC address has no valid host");
    if (ipmi)
        return ipmiAddress(result.type, *hostPort);
    result.host = hostPort->host;
    result.port = hostPort->port.value_or(result.tls ? 443 : 80);

    const std::string_view path = rest.substr(slash);
    if (path.empty() || path == "/" || path == "/redfish/v1" || path == "/redfish/v1/")
        return result;
    if (!isPlainPath(path) || path.find('?') != std::string_view::npos)
        return refuse("the path in the BMC address is not the path of a Redfish system");
    result.systemPath = std::string(path);
    return result;
}

std::optional<std::string> pathOnBmc(const BmcAddress &address, std::string_view link)
{
    if (link.size() > maxLinkLength)
        return std::nullopt;
    if (!link.starts_with('/')) {
        // An absolute URL is fine when it names this very origin, with or without the default port.
        const std::string full = address.origin();
        const std::string shortForm = full.substr(0, full.rfind(':'));
        const bool defaultPort = address.port == (address.tls ? 443 : 80);
        if (link.starts_with(full) && link.substr(full.size()).starts_with('/'))
            link.remove_prefix(full.size());
        else if (defaultPort && link.starts_with(shortForm)
                 && link.substr(shortForm.size()).starts_with('/'))
            link.remove_prefix(shortForm.size());
        else
            return std::nullopt;
    }
    return isPlainPath(link) ? std::optional(std::string(link)) : std::nullopt;
}

} // namespace hp::redfish
