// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/gateway/views/ViewSource.h"

#include <map>
#include <memory>
#include <string>

namespace hp::gateway {

/// Views whose rows other parts of the backend put in themselves, beside those of another source.
/// Control thread.
class PublishedViews final : public ViewSource
{
public:
    /// `others` outlives this.
    explicit PublishedViews(ViewSource &others)
        : m_others(others)
    { }

    /// The view of that name; who asked for it fills it, the tick sends it.
    [[nodiscard]] std::shared_ptr<View> publish(const std::string &name,
                                                Audience audience = Audience::Everybody);

    [[nodiscard]] Result<std::shared_ptr<View>> open(const std::string &name,
                                                     const Json &options) override;
    void refresh(TimePoint now) override;

private:
    ViewSource &m_others;
    std::map<std::string, std::shared_ptr<View>> m_views{};
};

} // namespace hp::gateway
