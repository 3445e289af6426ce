// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/api/ApiCall.h"
#include "backend/api/ListPages.h"
#include "backend/api/ObjectWriter.h"
#include "backend/api/WatchSession.h"
#include "backend/cluster/Cluster.h"
#include "backend/runtime/Clock.h"
#include "backend/runtime/Lifetime.h"
#include "backend/runtime/Mailbox.h"

#include <QObject>

#include <cstdint>
#include <functional>
#include <map>
#include <memory>

namespace hp::api {

using CallPtr = std::shared_ptr<ApiCall>;

/// Carries calls out on the cluster and answers them. Lives on the control thread; owns the watches
/// that are open.
class ObjectEndpoint : public QObject
{
    Q_OBJECT
public:
    /// `definitions` are those that the program brings.
    ObjectEndpoint(cluster::Cluster &cluster,
                   runtime::Clock &clock,
                   std::vector<Object> definitions);
    ~ObjectEndpoint() override;

    void serve(const CallPtr &call);
    /// Ends the watches that were opened with other tokens than these.
    void endAllBut(const http::TokenHashes &good);
    /// Other resources are served now: ends the watches of those that are not.
    void changeCatalog(const ResourceCatalog &catalog);
    /// Ends every watch cleanly, for a stop.
    void stopWatches();
    [[nodiscard]] std::size_t openWatches() const { return m_sessions.size(); }

private:
    /// False when the call is for what is stored, and not for what the program brings.
    [[nodiscard]] bool serveOwnDefinition(const CallPtr &call);
    /// Those that the program brings and the query of a call chooses.
    [[nodiscard]] std::vector<Object> ownObjects(const ApiCall &call) const;
    void list(const CallPtr &call);
    /// What a list is to show. An error is answered, and nothing follows.
    void readPage(const CallPtr &call, std::function<void(ListPage)> then);
    void watch(const CallPtr &call);
    void startWatch(const CallPtr &call);
    WatchSession &addSession(const CallPtr &call);
    void removeSession(std::uint64_t id);
    void removeCollection(const CallPtr &call);
    void removeNext(const CallPtr &call, std::shared_ptr<ListPage> page, std::size_t index);
    void patch(const CallPtr &call);

    /// A reply that is dropped when it comes after this object is gone.
    template<typename T>
    [[nodiscard]] Reply<T> whileAlive(Reply<T> reply)
    {
        return m_alive.guard(std::move(reply));
    }
    [[nodiscard]] Reply<Object> objectReply(const CallPtr &call);
    [[nodiscard]] Reply<cluster::Written> writtenReply(const CallPtr &call);
    [[nodiscard]] Reply<cluster::Deleted> deletedReply(const CallPtr &call);
    [[nodiscard]] Reply<Done> evictedReply(const CallPtr &call);

    cluster::Cluster &m_cluster;
    runtime::Clock &m_clock;
    const std::vector<Object> m_definitions; ///< sorted by name
    ObjectWriter m_writer;
    ListPages m_pages;
    runtime::Mailbox m_mailbox;
    std::map<std::uint64_t, std::unique_ptr<WatchSession>> m_sessions{};
    std::uint64_t m_lastSession = 0;
    runtime::Lifetime m_alive{};
};

/// Answers a call with an error, and with the warnings that came up on the way.
void respondError(const ApiCall &call, const Error &error);

} // namespace hp::api
