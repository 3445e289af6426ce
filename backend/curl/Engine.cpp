// SPDX-License-Identifier: Apache-2.0
#include "backend/curl/Engine.h"

#include <mutex>
#include <utility>

namespace hp::curl {

namespace {

/// Before the first handle, and once a process.
const std::vector<PoolOptions> &afterGlobalInit(const std::vector<PoolOptions> &pools)
{
    static std::once_flag once;
    std::call_once(once, [] { curl_global_init(CURL_GLOBAL_DEFAULT); });
    return pools;
}

} // namespace

Engine::Engine(const std::vector<PoolOptions> &pools, ConnectionCounter *counter)
    : m_multiplexer(afterGlobalInit(pools), counter)
{ }

Engine::~Engine()
{
    stop();
    join();
}

void Engine::start(std::function<Sleep()> step, std::function<void()> atEnd)
{
    m_thread = std::thread([this, step = std::move(step), atEnd = std::move(atEnd)] {
        while (!m_stopping)
            m_multiplexer.turn(step());
        atEnd();
    });
}

void Engine::stop()
{
    m_stopping = true;
    m_multiplexer.wake();
}

void Engine::join()
{
    if (m_thread.joinable())
        m_thread.join();
}

} // namespace hp::curl
