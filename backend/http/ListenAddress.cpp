// SPDX-License-Identifier: Apache-2.0
#include "backend/http/ListenAddress.h"

#include <arpa/inet.h>

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

} // namespace hp::http
