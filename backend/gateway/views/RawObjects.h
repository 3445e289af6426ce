// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/runtime/Clock.h"
#include "backend/runtime/Informer.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace hp::gateway {

/// Live copies of Machines and hosts that the cluster has only in a version that is not understood.
/// They are there, and nothing but their metadata means anything; nobody but the views sees them.
/// Control thread.
class RawObjects final : public QObject
{
    Q_OBJECT
public:
    /// What is to be shown otherwise from now on.
    using Handler =
        std::function<void(const cluster::Kind &kind, const std::set<ObjectKey> &objects)>;

    /// How a stream of them is.
    struct Stream {
        std::string version{};
        bool synced = false;
        std::string reason{}; ///< why it is closed; empty while it lives
        Duration idleTime{};
        std::size_t objects = 0;
    };

    RawObjects(cluster::Cluster &cluster, runtime::Clock &clock);
    ~RawObjects() override;

    void onChange(Handler handler) { m_handler = std::move(handler); }
    /// What the cluster has in another version, of all kinds; also while this runs.
    void setVersions(const cluster::OtherVersions &versions);
    void start();
    void stop();

    /// The kind is shown raw, and not as it was known before: all of it is listed.
    [[nodiscard]] bool shows(const cluster::Kind &kind) const;
    /// A kind is not understood, be it listed or not.
    [[nodiscard]] bool any() const;
    /// Null unless shows() the kind and there is such an object.
    [[nodiscard]] Object get(const cluster::Kind &kind, const ObjectKey &key) const;
    [[nodiscard]] std::vector<Object> list(const cluster::Kind &kind) const;
    /// Of the kind with that plural.group; empty while it is understood.
    [[nodiscard]] std::optional<Stream> stream(const std::string &resource) const;

private:
    struct Slot {
        const cluster::Kind *kind = nullptr;
        std::string version{}; ///< empty: it is understood
        std::string reason{};
        std::unique_ptr<runtime::Informer> informer{};
    };

    void follow(Slot &slot);
    [[nodiscard]] const Slot *slotOf(const cluster::Kind &kind) const;
    void notify(const Slot &slot, const std::set<ObjectKey> &objects);

    cluster::Cluster &m_cluster;
    runtime::Clock &m_clock;
    Handler m_handler{};
    std::vector<Slot> m_slots; ///< never grows: informers know their own
    bool m_running = false;
};

} // namespace hp::gateway
