// SPDX-License-Identifier: Apache-2.0
#include "ui/shell/AllClustersWindow.h"

#include "ui/desktop/RestingPointer.h"

#include <QQuickWindow>

namespace hp::ui {

AllClustersWindow::AllClustersWindow(const ConsoleOptions &options,
                                     AllClusters &clusters,
                                     QObject *parent)
    : QObject(parent)
    , m_clusters(clusters)
    , m_theme(options.theme)
    , m_preferences(m_theme, options.preferencesFile, options.theme != ThemeChoice::System)
    , m_pages(nullptr)
{
    connect(&m_engine, &QQmlEngine::warnings, this, [this](const QList<QQmlError> &found) {
        for (const QQmlError &warning : found)
            m_warnings.append(warning.toString());
    });
    m_engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    m_theme.install(m_engine);
    m_preferences.install(m_engine);
    m_pages.install(m_engine);
}

AllClustersWindow::~AllClustersWindow() = default;

bool AllClustersWindow::show()
{
    m_clusters.setActive(true);
    if (m_window) {
        m_window->show();
        return true;
    }
    m_engine.setInitialProperties({{QStringLiteral("clusters"), QVariant::fromValue(&m_clusters)}});
    m_engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Holdpoint/Clusters/ClustersWindow.qml")));
    if (!m_engine.rootObjects().isEmpty())
        m_window = qobject_cast<QQuickWindow *>(m_engine.rootObjects().constFirst());
    if (!m_window) {
        m_clusters.setActive(false);
        return false;
    }
    new RestingPointer(*m_window); // which owns it
    // Declared in QML: the name is all there is.
    connect(m_window, SIGNAL(leaving()), this, SIGNAL(leaving()));
    connect(m_window, &QWindow::visibleChanged, this, [this](bool visible) {
        m_clusters.setActive(visible);
    });
    return true;
}

void AllClustersWindow::hide()
{
    if (m_window)
        m_window->hide();
}

bool AllClustersWindow::isShown() const
{
    return m_window && m_window->isVisible();
}

} // namespace hp::ui

#include "moc_AllClustersWindow.cpp"
