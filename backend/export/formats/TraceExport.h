// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/export/Exporter.h"

#include <map>
#include <string>

namespace hp::exports {

/// Chrome Trace JSON for Perfetto: a process a machine, a thread a lane. States overlap, which
/// Perfetto does not allow of B/E and X; they are async events (`b`, `e`) with an id each. Moments
/// are `i`, what is held and the pods that are left are counters. Streams; ts in µs since 1970.
class TraceExport final : public Exporter
{
public:
    explicit TraceExport(Sink &sink);

    void add(const incident::Fact *fact, const std::vector<incident::Entry> &entries) override;
    void finish(const Story &story) override;
    [[nodiscard]] bool ok() const override { return m_out.ok(); }

private:
    struct Open {
        std::string name{};
        std::string category{};
        std::uint64_t id = 0;
        int pid = 0;
        int tid = 0;
    };

    int processOf(const std::string &machine);
    int threadOf(int pid, const std::string &lane, const std::string &label);
    void addState(const incident::Fact &fact, const std::vector<incident::Entry> &entries);
    void count(int pid, TimePoint at, const char *name, std::int64_t value);
    void close(const Open &open, TimePoint at, const std::string &how);
    void event(const Json &event);

    Output m_out;
    std::map<std::string, int> m_processes{};
    std::map<std::pair<int, std::string>, int> m_threads{};
    std::map<std::string, Open> m_open{};
    std::map<int, std::int64_t> m_holding{};
    std::uint64_t m_lastId = 0;
    bool m_any = false;
};

} // namespace hp::exports
