// SPDX-License-Identifier: Apache-2.0
#include "ui/session/RowSelection.h"

#include <algorithm>

namespace hp::ui {

QStringList RowSelection::keys() const
{
    QStringList keys = m_keys.values();
    keys.sort();
    return keys;
}

void RowSelection::add(const QString &key)
{
    m_keys.insert(key);
    m_anchor = key;
}

void RowSelection::toggle(const QString &key)
{
    if (!m_keys.remove(key))
        m_keys.insert(key);
    m_anchor = key;
}

void RowSelection::extendTo(const QString &key, const QStringList &shown)
{
    const qsizetype to = shown.indexOf(key);
    if (to < 0)
        return;
    qsizetype from = shown.indexOf(m_anchor);
    if (from < 0) {
        from = to;
        m_anchor = key;
    }
    const QStringList stretch = shown.mid(std::min(from, to), std::abs(to - from) + 1);
    m_keys = QSet<QString>(stretch.begin(), stretch.end());
}

void RowSelection::setAll(const QStringList &keys)
{
    m_keys = QSet<QString>(keys.begin(), keys.end());
}

void RowSelection::clear()
{
    m_keys.clear();
}

} // namespace hp::ui
