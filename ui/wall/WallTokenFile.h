// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QUrl>

namespace hp::ui {

/// Where a wall keeps the token that it was paired with: a file for its owner alone (0600), so that
/// a screen that is switched on in the morning shows what it showed. GUI thread.
class WallTokenFile
{
public:
    /// `given` is a file that somebody named; empty takes one of the screen's own.
    explicit WallTokenFile(const QUrl &backend = {}, const QString &given = {});

    [[nodiscard]] const QString &path() const { return m_path; }
    /// Empty for none.
    [[nodiscard]] QString token();
    /// What keeps it from being kept, in one sentence; empty for nothing. It is known until the
    /// program ends either way.
    QString keep(const QString &token);
    /// A file that somebody named stays until there is another token for it.
    void forget();

private:
    QString m_path;
    QString m_token;
    bool m_isOwn = false;
    bool m_isRead = false;
};

} // namespace hp::ui
