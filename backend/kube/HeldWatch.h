// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/kube/WatchStream.h"

#include <functional>
#include <memory>
#include <string>

namespace hp::kube {

/// A watch in somebody's hand; the cluster may be gone before it.
class HeldWatch final : public cluster::Watch
{
public:
    using Drop = std::function<void(const std::shared_ptr<WatchStream> &stream)>;

    HeldWatch(std::weak_ptr<WatchStream> stream, Drop drop);
    ~HeldWatch() override;

    [[nodiscard]] std::string reached() const override;
    void goOn() override;

private:
    std::weak_ptr<WatchStream> m_stream;
    Drop m_drop;
};

} // namespace hp::kube
