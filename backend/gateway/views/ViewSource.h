// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/gateway/views/View.h"
#include "model/base/Json.h"
#include "model/base/Result.h"

#include <memory>
#include <string>

namespace hp::gateway {

/// Makes views and keeps those that somebody still holds up to date. Control thread.
class ViewSource
{
public:
    ViewSource() = default;
    ViewSource(const ViewSource &) = delete;
    ViewSource &operator=(const ViewSource &) = delete;
    virtual ~ViewSource() = default;

    /// The view of that name, filled. The same name and options give the same view. Errors:
    /// NotFound for a name nobody knows, Invalid for its options.
    [[nodiscard]] virtual Result<std::shared_ptr<View>> open(const std::string &name,
                                                             const Json &options) = 0;
    /// Brings every held view up to `now`; called once per tick.
    virtual void refresh(TimePoint now) = 0;
};

/// What open() says of a name that it does not know.
[[nodiscard]] inline Unexpected noSuchView(const std::string &name)
{
    return unexpected(ErrorCode::NotFound, "there is no view named '" + name + "'");
}

} // namespace hp::gateway
