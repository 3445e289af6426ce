// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/clusters/AllClusters.h"
#include "ui/session/PageMemory.h"
#include "ui/settings/Preferences.h"
#include "ui/shell/Console.h"
#include "ui/theme/Theme.h"

#include <QObject>
#include <QQmlApplicationEngine>
#include <QStringList>

class QQuickWindow;

namespace hp::ui {

/// The window with the picture of all clusters. It has an engine of its own, in which there is no
/// session: nothing in it can write. GUI thread; the clusters outlive it.
class AllClustersWindow : public QObject
{
    Q_OBJECT

public:
    AllClustersWindow(const ConsoleOptions &options,
                      AllClusters &clusters,
                      QObject *parent = nullptr);
    ~AllClustersWindow() override;

    /// False when its QML does not load.
    [[nodiscard]] bool show();
    /// The clusters are only followed while it is there.
    void hide();
    [[nodiscard]] bool isShown() const;

    /// Null before show().
    [[nodiscard]] QQuickWindow *window() const { return m_window; }
    [[nodiscard]] Theme &theme() { return m_theme; }
    [[nodiscard]] Preferences &preferences() { return m_preferences; }
    /// What QML complained about, in its words; there should be nothing.
    [[nodiscard]] const QStringList &warnings() const { return m_warnings; }

signals:
    /// Back to the window that was there before.
    void leaving();

private:
    AllClusters &m_clusters;
    Theme m_theme;
    Preferences m_preferences;
    PageMemory m_pages;
    QStringList m_warnings;
    QQmlApplicationEngine m_engine; ///< goes before what its objects look at
    QQuickWindow *m_window = nullptr;
};

} // namespace hp::ui
