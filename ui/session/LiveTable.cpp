// SPDX-License-Identifier: Apache-2.0
#include "ui/session/LiveTable.h"

#include "ui/session/GatewaySession.h"

namespace hp::ui {

LiveTable::LiveTable(QObject *parent)
    : QObject(parent)
{
    connect(&m_rows, &KeyedRowsModel::settled, this, &LiveTable::settled);
}

LiveTable::LiveTable(GatewaySession &session, QString view, QObject *parent)
    : LiveTable(parent)
{
    m_session = &session;
    m_viewName = std::move(view);
    m_rows.setForm(rowFormOf(m_viewName));
}

LiveTable::~LiveTable() = default;

void LiveTable::setView(const QString &view)
{
    if (view == m_viewName)
        return;
    m_viewName = view;
    m_rows.clear();
    m_rows.setForm(rowFormOf(view));
    reopen();
}

void LiveTable::setOptions(const QVariantMap &options)
{
    if (options == m_options)
        return;
    m_options = options;
    reopen();
}

void LiveTable::setActive(bool active)
{
    if (active == m_active)
        return;
    m_active = active;
    reopen();
}

void LiveTable::setAlwaysNow(bool always)
{
    if (always == m_alwaysNow)
        return;
    m_alwaysNow = always;
    reopen();
}

void LiveTable::componentComplete()
{
    if (!m_session)
        m_session = GatewaySession::create(qmlEngine(this), nullptr);
    reopen();
}

void LiveTable::reopen()
{
    m_live.reset();
    if (m_session && m_active && !m_viewName.isEmpty()) {
        m_live = std::make_unique<LiveView>(*m_session,
                                            m_viewName,
                                            m_options,
                                            m_rows,
                                            m_alwaysNow ? LiveView::Shows::Now
                                                        : LiveView::Shows::Instants);
        connect(m_live.get(), &LiveView::changed, this, &LiveTable::changed);
    }
    emit changed();
}

} // namespace hp::ui

#include "moc_LiveTable.cpp"
