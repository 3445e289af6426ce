// SPDX-License-Identifier: Apache-2.0
#include "ui/desktop/Activation.h"

#include <QWindow>

namespace hp::ui {

namespace {

/// Where Qt looks when a window asks to be active, and where a desktop puts it for a program.
constexpr char place[] = "XDG_ACTIVATION_TOKEN";

} // namespace

void allowActivation(const QString &token)
{
    if (!token.isEmpty())
        qputenv(place, token.toUtf8());
}

QString ownActivation()
{
    return qEnvironmentVariable(place);
}

void bringToFront(QWindow &window)
{
    if (window.windowStates().testFlag(Qt::WindowMinimized))
        window.setWindowStates(window.windowStates() & ~Qt::WindowMinimized);
    window.show();
    window.raise();
    window.requestActivate();
}

} // namespace hp::ui
