// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/runtime/Lifetime.h"

#include <functional>
#include <memory>
#include <string>

namespace hp::maintenance {

/// What people planned at a console, as one calendar in a ConfigMap of the cluster: every replica
/// reads and changes the same one, and a restart finds it again. Lives on the control thread; the
/// cluster outlives it.
class CalendarStore
{
public:
    static constexpr const char *name = "holdpoint-calendar"; ///< of the ConfigMap
    static constexpr const char *key = "calendar.ics"; ///< in it
    /// A cluster keeps 1 MiB in an object, everything together.
    static constexpr std::size_t maxBytes = 900'000;

    struct Settings {
        std::string ns = "default"; ///< that of the backend
        /// What an earlier version kept beside the cluster, taken while there is no ConfigMap:
        /// NotFound when that is nothing.
        std::function<Result<std::string>()> before{};
        /// Told when a change of this store is kept.
        std::function<void()> changed{};
    };
    CalendarStore(cluster::Cluster &cluster, Settings settings);

    /// NotFound when nothing was kept.
    void read(Reply<std::string> reply);

    /// What becomes of the text that is there, which is empty when nothing was kept. An error ends
    /// the change and is told; a text that is the same is not written.
    using Edit = std::function<Result<std::string>(const std::string &text)>;
    /// Changes the text at the revision that was read, and once more when somebody else was first:
    /// no change of another replica is lost. Gives the text that is kept. Errors are sentences.
    void change(Edit edit, const std::string &user, Reply<std::string> reply);

private:
    struct Current;
    struct Change;
    void readCurrent(Reply<Current> reply);
    void attempt(const std::shared_ptr<Change> &change);
    void write(const std::shared_ptr<Change> &change, const Object &before, std::string text);

    [[nodiscard]] cluster::ObjectRef ref() const;

    cluster::Cluster &m_cluster;
    Settings m_settings;
    runtime::Lifetime m_alive{};
};

} // namespace hp::maintenance
