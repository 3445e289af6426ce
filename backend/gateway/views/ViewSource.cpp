// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/ViewSource.h"

namespace hp::gateway {

std::shared_ptr<View> PublishedViews::publish(const std::string &name, Audience audience)
{
    std::shared_ptr<View> &view = m_views[name];
    if (!view)
        view = std::make_shared<View>();
    view->setAudience(audience);
    return view;
}

Result<std::shared_ptr<View>> PublishedViews::open(const std::string &name, const Json &options)
{
    const auto published = m_views.find(name);
    if (published == m_views.end())
        return m_others.open(name, options);
    // The present in its place would be taken for it.
    if (options.is_object() && options.contains("at"))
        return hasNoPast(name);
    return published->second;
}

void PublishedViews::refresh(TimePoint now)
{
    for (const auto &[name, view] : m_views)
        view->flush(now);
    m_others.refresh(now);
}

bool PublishedViews::refreshSome(TimePoint now)
{
    for (const auto &[name, view] : m_views)
        view->flush(now);
    return m_others.refreshSome(now);
}

} // namespace hp::gateway
