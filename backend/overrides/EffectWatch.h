// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/runtime/Clock.h"
#include "backend/runtime/Lifetime.h"

#include <QObject>

#include <functional>
#include <memory>
#include <string>

namespace hp::overrides {

/// Follows the one object that an override changes, until it is destroyed; that is not done from
/// inside a call of `seen`. A watch that ends begins again with a reading. Control thread.
class EffectWatch : public QObject
{
    Q_OBJECT
public:
    /// The object as it is now. What is gone has its last content, or none when nobody saw it go.
    using Seen = std::function<void(const Object &object, bool gone)>;

    EffectWatch(cluster::Cluster &cluster,
                runtime::Clock &clock,
                const cluster::Kind &kind,
                ObjectKey key,
                Seen seen);

    /// From this revision on; without one the object is read first.
    void start(const std::string &from);

private:
    void read();

    cluster::Cluster &m_cluster;
    runtime::Clock &m_clock;
    const cluster::Kind &m_kind;
    ObjectKey m_key;
    Seen m_seen;
    std::unique_ptr<cluster::Watch> m_watch{};
    runtime::Lifetime m_alive{};
};

} // namespace hp::overrides
