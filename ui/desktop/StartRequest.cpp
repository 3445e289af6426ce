// SPDX-License-Identifier: Apache-2.0
#include "ui/desktop/StartRequest.h"

#include <QStringList>

namespace hp::ui {

std::optional<StartRequest> startRequest(const QString &words)
{
    static const QStringList pages{QStringLiteral("fleet"),
                                   QStringLiteral("holds"),
                                   QStringLiteral("power"),
                                   QStringLiteral("calendar"),
                                   QStringLiteral("incidents"),
                                   QStringLiteral("audit"),
                                   QStringLiteral("alarms"),
                                   QStringLiteral("settings")};
    if (pages.contains(words))
        return StartRequest{.page = words, .machine = {}, .activation = {}};
    const QString page = words.section(QLatin1Char(':'), 0, 0);
    const QString machine = words.section(QLatin1Char(':'), 1);
    const QStringList parts = machine.split(QLatin1Char('/'));
    if (page != QLatin1String("machine") || parts.size() != 2 || parts.contains(QString()))
        return std::nullopt;
    return StartRequest{.page = page, .machine = machine, .activation = {}};
}

} // namespace hp::ui
