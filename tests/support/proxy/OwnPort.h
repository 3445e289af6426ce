// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace hp::test {

/// A port of 127.0.0.1 that is nobody else's for as long as this lives, also while no server
/// listens there: a socket is bound to it and never listens. A server with SO_REUSEADDR can listen
/// there as often as it is started; without this, a connection of another program gets the port in
/// between.
class OwnPort
{
public:
    /// Ends the program when there is none.
    OwnPort();
    OwnPort(const OwnPort &) = delete;
    OwnPort &operator=(const OwnPort &) = delete;
    ~OwnPort();

    [[nodiscard]] std::uint16_t number() const { return m_number; }

private:
    int m_socket = -1;
    std::uint16_t m_number = 0;
};

} // namespace hp::test
