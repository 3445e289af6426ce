// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/kube/auth/Endpoint.h"
#include "tests/bench/cluster/Storm.h"
#include "tests/support/kube/ScriptedApi.h"

#include <chrono>
#include <future>
#include <optional>
#include <semaphore>
#include <thread>

namespace hp::bench {

/// A storm that nobody has to store: a server of its own that lists Machines as large as real ones
/// and tells of their changes on the watches that are open, in the API's protocol over plain
/// HTTP/1.1. It costs so little that what is measured is who watches.
class ServedStorm final : public Storm
{
public:
    explicit ServedStorm(const StormSize &size);
    ~ServedStorm() override;

    [[nodiscard]] const kube::Endpoint &endpoint() const { return m_endpoint; }
    void start() override { m_running = true; }
    void stop() override;

private:
    /// An object as text, around what changes.
    struct Text {
        std::string head{}; ///< up to the revision
        std::string middle{}; ///< from there up to the phase
        std::string tail{};
    };

    void serve(std::promise<kube::Endpoint> ready);
    [[nodiscard]] test::ScriptedApi::Say answer(const std::string &path) const;
    [[nodiscard]] std::string object(std::size_t index) const;
    /// The changes that are due by now, as lines of a watch.
    [[nodiscard]] std::string due();

    using Steady = std::chrono::steady_clock;

    kube::Endpoint m_endpoint{};
    std::atomic<bool> m_running{false};
    std::atomic<bool> m_over{false};
    std::binary_semaphore m_stopped{0};

    // The thread's.
    std::vector<Text> m_texts{};
    std::uint64_t m_revision = 1;
    std::size_t m_next = 0;
    std::optional<Steady::time_point> m_begun{};
    std::thread m_thread{};
};

} // namespace hp::bench
