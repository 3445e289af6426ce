// SPDX-License-Identifier: Apache-2.0
#include "tests/support/proxy/OwnPort.h"

#include <cstdio>
#include <cstdlib>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

namespace hp::test {

OwnPort::OwnPort()
    : m_socket(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0))
{
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    // sockaddr is what the system's interface wants.
    auto *plain = reinterpret_cast<sockaddr *>(&address);
    const int on = 1;
    if (m_socket < 0 || ::setsockopt(m_socket, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on) != 0
        || ::bind(m_socket, plain, size) != 0 || ::getsockname(m_socket, plain, &size) != 0) {
        std::perror("a port of the test's own");
        std::exit(1);
    }
    m_number = ntohs(address.sin_port);
}

OwnPort::~OwnPort()
{
    ::close(m_socket);
}

} // namespace hp::test
