// SPDX-License-Identifier: Apache-2.0
#include "ui/theme/Fonts.h"

#include <QFontDatabase>
#include <QResource>

// Q_INIT_RESOURCE does not work inside a namespace.
static void initFontResources()
{
    Q_INIT_RESOURCE(hp_fonts);
}

namespace hp::ui {

void loadFonts()
{
    static bool loaded = false;
    if (loaded)
        return;
    loaded = true;
    initFontResources();
    for (const char *file : {"Inter-Regular.otf",
                             "Inter-Medium.otf",
                             "Inter-SemiBold.otf",
                             "JetBrainsMono-Regular.ttf",
                             "JetBrainsMono-Medium.ttf"})
        QFontDatabase::addApplicationFont(QLatin1String(":/holdpoint/fonts/")
                                          + QLatin1String(file));
}

QString textFamily()
{
    return QStringLiteral("Inter");
}

QString monoFamily()
{
    return QStringLiteral("JetBrains Mono");
}

} // namespace hp::ui
