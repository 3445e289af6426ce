// SPDX-License-Identifier: Apache-2.0
#include "ui/settings/DiagnosticsText.h"

#include <QGuiApplication>
#include <QSysInfo>

namespace hp::ui {

namespace {

/// A text in one line of Markdown.
QString plain(QString text)
{
    return text.replace(QLatin1Char('\n'), QLatin1Char(' '))
        .replace(QLatin1Char('|'), QStringLiteral("\\|"));
}

QString section(const QString &title, const DetailModel &lines)
{
    if (lines.count() == 0)
        return {};
    QString text = QStringLiteral("\n## %1\n\n").arg(title);
    for (const DetailRow &line : lines.rows()) {
        QStringList parts{line.second, line.third, line.text};
        parts.removeAll(QString());
        text += QStringLiteral("- %1: %2\n")
                    .arg(plain(line.name), plain(parts.join(QStringLiteral(", "))));
    }
    return text;
}

} // namespace

QString DiagnosticsText::markdown(ConnectionViewModel *connection, const QString &at) const
{
    if (!connection)
        return {};
    QString text = tr("# Holdpoint diagnostics") + QStringLiteral("\n\n");
    text += QStringLiteral("- %1: %2\n").arg(tr("Time"), at);
    text += QStringLiteral("- Qt: %1, %2, %3\n")
                .arg(QString::fromLatin1(qVersion()),
                     QGuiApplication::platformName(),
                     QSysInfo::prettyProductName());
    text += section(tr("This console"), *connection->link());
    text += section(tr("Backend"), *connection->backend());
    text += section(tr("Streams"), *connection->streams());
    text += section(tr("Rights"), *connection->standing());
    return text;
}

} // namespace hp::ui

#include "moc_DiagnosticsText.cpp"
