// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/cluster/WrittenStorm.h"

#include "tests/bench/cluster/FleetWriter.h"
#include "tests/bench/load/HttpsClient.h"

#include <chrono>

namespace hp::bench {

WrittenStorm::WrittenStorm(const Endpoint &endpoint, const StormSize &size, int writers)
    : Storm(size)
    , m_endpoint(endpoint)
    , m_writers(writers)
{ }

void WrittenStorm::start()
{
    for (int writer = 0; writer < m_writers; ++writer)
        m_threads.emplace_back([this, writer] { write(writer); });
}

void WrittenStorm::stop()
{
    m_stop = true;
    for (std::thread &thread : m_threads)
        thread.join();
    m_threads.clear();
}

void WrittenStorm::write(int writer)
{
    using Clock = std::chrono::steady_clock;
    const std::string machines = std::string("/apis/machine.openshift.io/v1beta1/namespaces/")
        + fleetNamespace + "/machines/";
    HttpsClient client(m_endpoint);
    const auto interval = std::chrono::duration_cast<Clock::duration>(
        std::chrono::duration<double>(double(m_writers) / m_size.rate));
    auto next = Clock::now() + interval * writer / m_writers;
    for (int i = writer; !m_stop; i = i + m_writers < m_size.machines ? i + m_writers : writer) {
        // A writer that is behind does not catch up: the rate is a ceiling, not a debt.
        next = std::max(next + interval, Clock::now());
        std::this_thread::sleep_until(next);
        std::uint32_t &times = m_perMachine[static_cast<std::size_t>(i)];
        const Answer answer =
            client.ask("PATCH",
                       machines + machine(i) + "/status",
                       "application/json",
                       std::string(R"({"status":{"phase":")") + phaseAfter(times + 1) + R"("}})",
                       "application/merge-patch+json");
        if (answer.status == 200) {
            ++times;
            ++m_changes;
        } else {
            ++m_refused;
        }
    }
}

} // namespace hp::bench
