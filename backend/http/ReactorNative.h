// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/http/Asio.h"
#include "backend/http/Reactor.h"

#include <boost/asio/executor_work_guard.hpp>
#include <mutex>
#include <thread>
#include <vector>

namespace hp::http {

/// The Asio side of the Reactor, for Wire and Listener.
struct Reactor::Native {
    asio::io_context io{1};
    asio::executor_work_guard<asio::io_context::executor_type> work{io.get_executor()};
    std::thread thread{};

    /// Guards `calls` alone: what other threads hand over.
    std::mutex mutex{};
    std::vector<std::function<void()>> calls{};
    bool stopped = false;
    std::vector<std::function<void()>> batchEnd{};

    void drain();
};

} // namespace hp::http
