// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/runtime/Lifetime.h"

#include <functional>
#include <memory>
#include <string>

namespace hp::runtime {

/// A text that a backend keeps in a ConfigMap of its cluster: every replica reads and changes the
/// same one, and a restart finds it again. Lives on the control thread; the cluster outlives it.
class ConfigMapText
{
public:
    struct Settings {
        std::string ns = "default"; ///< that of the backend
        std::string name{}; ///< of the ConfigMap, and of who manages its fields
        std::string key{}; ///< in it
        std::string nothing{}; ///< the sentence when nothing was kept
        /// A cluster keeps 1 MiB in an object, everything together.
        std::size_t maxBytes = 900'000;
        std::string tooLarge{}; ///< the sentence when the text is larger than that
        /// What an earlier version kept beside the cluster, taken while there is no ConfigMap:
        /// NotFound when that is nothing.
        std::function<Result<std::string>()> before{};
        /// Told when a change of this text is kept.
        std::function<void()> changed{};
    };
    ConfigMapText(cluster::Cluster &cluster, Settings settings);

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
    Lifetime m_alive{};
};

} // namespace hp::runtime
