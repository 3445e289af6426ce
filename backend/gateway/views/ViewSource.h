// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/gateway/views/View.h"
#include "model/base/Json.h"
#include "model/base/Result.h"
#include "model/messages/Answer.h"

#include <map>
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
    /// A piece of what open() would need long for; false: it needs no longer than a piece.
    [[nodiscard]] virtual bool prepare(const std::string &, const Json &) { return false; }
    /// Brings every held view up to `now`; called once per tick.
    virtual void refresh(TimePoint now) = 0;
    /// refresh() in pieces some milliseconds long, so that nobody waits for a large fleet that is
    /// judged anew; true: something is left, ask again soon. Views change when nothing is.
    [[nodiscard]] virtual bool refreshSome(TimePoint now)
    {
        refresh(now);
        return false;
    }
};

/// What open() says of a name that it does not know.
[[nodiscard]] inline Unexpected noSuchView(const std::string &name)
{
    return unexpected(ErrorCode::NotFound, say::thereIsNoViewNamed(name));
}

/// What open() says of a view that cannot be opened as of an instant.
[[nodiscard]] inline Unexpected hasNoPast(const std::string &name)
{
    return unexpected(ErrorCode::Invalid, say::viewHasNoPast(name));
}

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
    [[nodiscard]] bool prepare(const std::string &name, const Json &options) override
    {
        return !m_views.contains(name) && m_others.prepare(name, options);
    }
    void refresh(TimePoint now) override;
    [[nodiscard]] bool refreshSome(TimePoint now) override;

private:
    ViewSource &m_others;
    std::map<std::string, std::shared_ptr<View>> m_views{};
};

} // namespace hp::gateway
