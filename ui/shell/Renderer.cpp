// SPDX-License-Identifier: Apache-2.0
#include "ui/shell/Renderer.h"

#include <QGuiApplication>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLFunctions>
#include <QQuickWindow>

namespace hp::ui {

namespace {

/// The name of the OpenGL driver; empty where there is none.
QString openGlDriver()
{
    QOpenGLContext context;
    if (!context.create())
        return {};
    QOffscreenSurface surface;
    surface.setFormat(context.format());
    surface.create();
    if (!context.makeCurrent(&surface))
        return {};
    const auto *name =
        reinterpret_cast<const char *>(context.functions()->glGetString(GL_RENDERER));
    const QString driver = QString::fromUtf8(name);
    context.doneCurrent();
    return driver;
}

} // namespace

QString chooseRenderer()
{
    // Glyphs as the font engine draws them: crisp at 12 px, and the same in both renderers.
    QQuickWindow::setTextRenderType(QQuickWindow::NativeTextRendering);
    if (qEnvironmentVariableIsSet("QT_QUICK_BACKEND")
        || qEnvironmentVariableIsSet("QSG_RHI_BACKEND"))
        return QStringLiteral("as the environment says");
    QString driver;
    if (QGuiApplication::platformName() != QLatin1String("offscreen"))
        driver = openGlDriver();
    const bool simulated = driver.contains(QLatin1String("llvmpipe"))
        || driver.contains(QLatin1String("softpipe")) || driver.contains(QLatin1String("swrast"));
    if (!driver.isEmpty() && !simulated)
        return driver;
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    return QStringLiteral("software");
}

} // namespace hp::ui
