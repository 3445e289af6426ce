// SPDX-License-Identifier: Apache-2.0
#include "backend/http/ListenAddress.h"

#include <arpa/inet.h>
#include <charconv>

namespace hp::http {

bool ListenAddress::isLoopback() const
{
    in_addr v4{};
    if (inet_pton(AF_INET, address.c_str(), &v4) == 1)
        return (ntohl(v4.s_addr) >> 24) == 127;
    in6_addr v6{};
    return inet_pton(AF_INET6, address.c_str(), &v6) == 1 && IN6_IS_ADDR_LOOPBACK(&v6);
}

std::string toString(const ListenAddress &address)
{
    const std::string port = std::to_string(address.port);
    if (address.address.find(':') != std::string::npos)
        return '[' + address.address + "]:" + port;
    return address.address + ':' + port;
}

Result<ListenAddress> parseListenAddress(std::string_view text)
{
    const auto wrong = [&](const std::string &why) {
        std::string sentence(1, '\'');
        sentence.append(text).append("' is not ADDRESS:PORT: ").append(why).append(".");
        return unexpected(ErrorCode::Invalid, std::move(sentence));
    };
    const auto colon = text.rfind(':');
    if (colon == std::string_view::npos)
        return wrong("the port is missing");
    std::string_view host = text.substr(0, colon);
    const std::string_view port = text.substr(colon + 1);

    ListenAddress result;
    const auto *end = port.data() + port.size();
    const auto parsed = std::from_chars(port.data(), end, result.port);
    if (parsed.ec != std::errc() || parsed.ptr != end || port.empty())
        return wrong("the port must be a number from 0 to 65535");

    const bool bracketed = host.size() >= 2 && host.front() == '[' && host.back() == ']';
    if (bracketed)
        host = host.substr(1, host.size() - 2);
    else if (host.find(':') != std::string_view::npos)
        return wrong("an IPv6 address needs brackets, as in [::1]:7480");

    result.address = host == "localhost" ? "127.0.0.1" : std::string(host);
    in_addr v4{};
    in6_addr v6{};
    if (inet_pton(AF_INET, result.address.c_str(), &v4) != 1
        && inet_pton(AF_INET6, result.address.c_str(), &v6) != 1)
        return wrong("the address must be numeric or 'localhost'");
    return result;
}

} // namespace hp::http
