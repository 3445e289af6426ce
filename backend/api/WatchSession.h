// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/api/ApiCall.h"
#include "backend/api/ObjectWriter.h"
#include "backend/cluster/Cluster.h"
#include "backend/runtime/Clock.h"

#include <QObject>

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <string>

namespace hp::api {

/// One client's watch: writes events as lines, bookmarks every minute and before the deadline, and
/// ends at the deadline, when the client goes, or when it is too slow. Lives on the control thread.
///
/// What a client cannot take yet waits here, so that a first answer may be larger than what a
/// connection may owe; only changes that come on top of it are bounded.
class WatchSession : public QObject
{
    Q_OBJECT
public:
    struct Settings {
        Duration lifetime{}; ///< in real time, whatever the clock's scale
        Duration bookmarkEvery = std::chrono::seconds(60);
        std::size_t backlogBytes =
            16 * 1024 * 1024; ///< of changes; the first answer does not count
    };

    /// `ended` is called once, from the event loop, when the session may be destroyed.
    WatchSession(const ApiCall &call,
                 Settings settings,
                 ObjectWriter &writer,
                 runtime::Clock &clock,
                 std::function<void()> ended);

    /// Sends the head, `before` as a part of what is there, and follows the cluster.
    void follow(cluster::Cluster &cluster, const std::vector<Object> &before = {});
    /// Whose it is.
    [[nodiscard]] const http::Identity &identity() const
    {
        return m_call.exchange->request().identity;
    }
    [[nodiscard]] const ServedResource &resource() const { return *m_call.resource; }
    /// The client is gone.
    void abandon();

    /// Called with the stream once the head is out.
    void onOpened(std::function<void(http::HttpStream &)> call) { m_opened = std::move(call); }

private:
    void open();
    void deliver(const std::vector<cluster::WatchEvent> &events);
    void synced();
    void remind();
    void sendBookmark(ObjectWriter::Bookmark kind);
    void queue(http::Chunk chunk);
    void pump();
    void stop();
    [[nodiscard]] Duration real(Duration duration) const;

    ApiCall m_call;
    Settings m_settings;
    ObjectWriter &m_writer;
    runtime::Clock &m_clock;
    std::function<void()> m_ended;
    std::function<void(http::HttpStream &)> m_opened{};
    std::shared_ptr<http::HttpStream> m_stream{};
    std::unique_ptr<cluster::Watch> m_watch{};
    std::deque<http::Chunk> m_backlog{};
    std::size_t m_backlogBytes = 0;
    std::size_t m_allowance =
        0; ///< what waits beyond the bound: the state of the start, missed changes
    bool m_replaying = false; ///< what arrives next is a step of the past that was asked for
    std::uint64_t m_seen = 0; ///< the newest revision that the client was told about
    TableWriter::Header m_header = TableWriter::Header::With;
    bool m_initial = false; ///< what arrives is the state of the start, not a change
    bool m_pumping = false;
    bool m_ending = false; ///< ends when the backlog is out
    bool m_over = false;
};

} // namespace hp::api
