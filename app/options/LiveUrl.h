// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QUrl>

#include <string>

namespace hp::app {

/// Where a backend serves its views, from its address as people write it: wss://host:port/live,
/// also when it was written as https and without the path. Without TLS only where that was said.
/// and where it stays on this machine: a token goes to no other one in the clear.
[[nodiscard]] QUrl liveUrl(const std::string &address);
/// Whether the address asks for a connection without TLS to another machine.
[[nodiscard]] bool isPlainElsewhere(const std::string &address);

} // namespace hp::app
