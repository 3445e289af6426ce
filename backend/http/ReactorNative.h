// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/http/Asio.h"
#include "backend/http/Reactor.h"
#include "backend/runtime/Inbox.h"

#include <boost/asio/executor_work_guard.hpp>
#include <functional>
#include <thread>
#include <vector>

namespace hp::http {

/// The Asio side of the Reactor, for Wire and Listener.
struct Reactor::Native {
    asio::io_context io{1};
    asio::executor_work_guard<asio::io_context::executor_type> work{io.get_executor()};
    std::thread thread{};

    runtime::Inbox<std::function<void()>> calls{}; ///< of other threads
    std::vector<std::function<void()>> batchEnd{};

    void drain();
};

} // namespace hp::http
