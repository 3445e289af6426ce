// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/gateway/views/PastViews.h"
#include "backend/gateway/views/ViewSource.h"

#include <map>
#include <memory>
#include <string>
#include <utility>

namespace hp::app {

/// The views of the end of a bundle, and beside them those of machines that were gone by then, as
/// they were last: they are what most bundles are about. Control thread; what is passed in outlives
/// this.
class BundleViews final : public gateway::ViewSource
{
public:
    /// `gone` says when each machine went.
    BundleViews(gateway::ViewSource &end,
                gateway::PastViews &past,
                std::map<ObjectKey, TimePoint> gone)
        : m_end(end)
        , m_past(past)
        , m_gone(std::move(gone))
    { }

    [[nodiscard]] Result<std::shared_ptr<gateway::View>> open(const std::string &name,
                                                              const Json &options) override;
    void refresh(TimePoint now) override { m_end.refresh(now); }

private:
    [[nodiscard]] Result<std::shared_ptr<gateway::View>>
    lastOf(const std::string &name, const Json &options, TimePoint went);

    gateway::ViewSource &m_end;
    gateway::PastViews &m_past;
    std::map<ObjectKey, TimePoint> m_gone;
    std::map<std::string, std::shared_ptr<gateway::View>> m_lasts{}; ///< by name of the view
};

} // namespace hp::app
