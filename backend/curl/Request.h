// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <string>
#include <string_view>

namespace hp::curl {

/// Real time, which curl goes by; never the scaled clock of a lab run.
using Steady = std::chrono::steady_clock::time_point;

enum class Method { Get, Post, Put, Patch, Delete };

/// As it stands in a request.
[[nodiscard]] const char *nameOf(Method method);

/// Whether a server has to prove who it is.
enum class Verify { Peer, Nothing };

/// Who vouches for servers: a file of PEM, or the PEM itself, which stays where it is while the
/// request is under way. Neither: the authorities of the system.
struct Authorities {
    std::string file{};
    std::string_view pem{};
};

} // namespace hp::curl
