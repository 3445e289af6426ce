// SPDX-License-Identifier: Apache-2.0
#include "ui/shell/StartTrace.h"

#include "ui/session/FleetModel.h"

#include <QFile>
#include <QQuickWindow>

#include <ctime>
#include <unistd.h>

namespace hp::ui {

StartTrace::StartTrace(FleetModel &fleet, QQuickWindow &window, QObject *parent)
    : QObject(parent)
{
    connect(&fleet, &FleetModel::settled, this, [this, &fleet, &window] {
        if (fleet.rowCount() > 0 && !m_rowsIn.exchange(true))
            window.update();
    });
    connect(
        &window,
        &QQuickWindow::beforeSynchronizing,
        this,
        [this] {
            if (m_rowsIn)
                m_synced = true;
        },
        Qt::DirectConnection);
    connect(
        &window,
        &QQuickWindow::frameSwapped,
        this,
        [this] {
            if (!m_synced || m_told)
                return;
            m_told = true;
            emit firstRowShown();
        },
        Qt::AutoConnection);
}

double StartTrace::sinceProcessStart()
{
    QFile file(QStringLiteral("/proc/self/stat"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    // The name in parentheses may hold spaces; field 22 of the line is the 20th after it.
    const QByteArray line = file.readAll();
    const QList<QByteArray> fields = line.mid(line.lastIndexOf(')') + 2).split(' ');
    if (fields.size() < 20)
        return 0;
    const double started = fields[19].toDouble() / static_cast<double>(sysconf(_SC_CLK_TCK));
    timespec now{};
    clock_gettime(CLOCK_BOOTTIME, &now);
    const double present = static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) / 1e9;
    return (present - started) * 1000.0;
}

double StartTrace::residentBytes()
{
    QFile file(QStringLiteral("/proc/self/statm"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    const QList<QByteArray> fields = file.readAll().split(' ');
    return fields.size() > 1 ? fields[1].toDouble() * static_cast<double>(sysconf(_SC_PAGESIZE))
                             : 0;
}

} // namespace hp::ui

#include "moc_StartTrace.cpp"
