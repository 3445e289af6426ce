// SPDX-License-Identifier: Apache-2.0
#include "ui/session/LiveView.h"

#include "ui/session/GatewaySession.h"

namespace hp::ui {

LiveView::LiveView(GatewaySession &session,
                   QString view,
                   QVariantMap options,
                   LiveRows &rows,
                   Shows shows,
                   QObject *parent)
    : QObject(parent)
    , m_session(&session)
    , m_view(std::move(view))
    , m_options(std::move(options))
    , m_rows(rows)
    , m_alwaysNow(shows == Shows::Now)
{
    session.attach(*this);
}

LiveView::~LiveView()
{
    if (m_session)
        m_session->detach(*this);
}

} // namespace hp::ui

#include "moc_LiveView.cpp"
