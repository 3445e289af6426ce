// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/http/HttpExchange.h"

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace hp::api {

/// Events of one delivery as they go to a client: the lines of a watch, gathered into pieces that
/// every watch of the same shape shares.
struct EventText {
    std::vector<http::Chunk> pieces{}; ///< in order; each is whole lines
    std::size_t bytes = 0; ///< of all pieces
    std::uint64_t newest = 0; ///< revision among the events; 0 when there is none
};

/// Remembers what was written for the last few deliveries. A commit reaches a thousand watches as
/// the same events, and they must be written once. Lives on the control thread.
class EventLines
{
public:
    using Write = std::function<std::string(const cluster::WatchEvent &event, std::size_t index)>;

    /// `shape` names everything that decides how a line looks; `write` gives the line of an event,
    /// with its line end. Bookmarks are left out.
    [[nodiscard]] std::shared_ptr<const EventText>
    of(const std::string &shape,
       const std::vector<cluster::WatchEvent> &events,
       const Write &write);

    /// How many lines were written, and not taken from those already written.
    [[nodiscard]] std::uint64_t written() const { return m_written; }

private:
    struct Entry {
        std::string shape{};
        std::vector<cluster::WatchEvent> events{}; ///< at rest; they also keep the identities alive
        std::shared_ptr<const EventText> text{};
    };

    [[nodiscard]] static bool isFor(const Entry &entry,
                                    const std::string &shape,
                                    const std::vector<cluster::WatchEvent> &events);
    void forget();

    std::deque<Entry> m_entries{}; ///< newest first
    std::size_t m_bytes = 0;
    std::uint64_t m_written = 0;
};

} // namespace hp::api
