// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/bench/cluster/Storm.h"
#include "tests/bench/load/Server.h"

#include <thread>

namespace hp::bench {

/// A storm that clients make: each change is a merge patch of a status that the server has to
/// store.
class WrittenStorm final : public Storm
{
public:
    /// The Machines are there. Each writer is one connection that waits for its answers.
    WrittenStorm(const Endpoint &endpoint, const StormSize &size, int writers = 16);
    ~WrittenStorm() override { stop(); }

    void start() override;
    void stop() override;

private:
    void write(int writer);

    Endpoint m_endpoint;
    int m_writers;
    std::atomic<bool> m_stop{false};
    std::vector<std::thread> m_threads{};
};

} // namespace hp::bench
