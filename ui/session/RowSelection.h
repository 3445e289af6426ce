// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QSet>
#include <QString>
#include <QStringList>

namespace hp::ui {

/// Which rows of a table are selected, by their keys: whatever moves, comes or goes around them,
/// they stay selected. The row that a stretch is selected from is the anchor.
class RowSelection
{
public:
    [[nodiscard]] bool isEmpty() const { return m_keys.isEmpty(); }
    [[nodiscard]] int count() const { return static_cast<int>(m_keys.size()); }
    [[nodiscard]] bool contains(const QString &key) const { return m_keys.contains(key); }
    /// In the order of the keys.
    [[nodiscard]] QStringList keys() const;

    /// Where the next stretch starts.
    void setAnchor(const QString &key) { m_anchor = key; }
    void add(const QString &key);
    /// It becomes the anchor, too.
    void toggle(const QString &key);
    /// Exactly the rows from the anchor to `key`, in the order that is shown. Without an anchor
    /// there, `key` alone.
    void extendTo(const QString &key, const QStringList &shown);
    void setAll(const QStringList &keys);
    void clear();
    /// What is gone is not selected any more. True when something was.
    template<typename IsThere>
    bool keepThose(IsThere isThere)
    {
        return m_keys.removeIf([&](const QString &key) { return !isThere(key); }) > 0;
    }

private:
    QSet<QString> m_keys;
    QString m_anchor;
};

} // namespace hp::ui
