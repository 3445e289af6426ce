// SPDX-License-Identifier: Apache-2.0
#include "ui/session/TableText.h"

namespace hp::ui {

namespace {

QString tsvLine(const QStringList &cells)
{
    QStringList texts;
    for (const QString &cell : cells)
        texts.append(tsvCell(cell));
    return texts.join(QLatin1Char('\t')) + QLatin1Char('\n');
}

} // namespace

QString tsvCell(const QString &text)
{
    QString cell;
    for (const QChar letter : text) {
        // Line breaks, tabs, the separators of Unicode, and control characters of any kind.
        const bool breaks = letter.category() == QChar::Other_Control
            || letter.category() == QChar::Separator_Line
            || letter.category() == QChar::Separator_Paragraph;
        cell += breaks ? QLatin1Char(' ') : letter;
    }
    // What spreadsheets strip before they look must not hide a formula.
    const QString seen = cell.trimmed();
    if (!seen.isEmpty() && QStringLiteral("=+-@\uff1d\uff0b\uff0d\uff20").contains(seen.front()))
        cell.prepend(QLatin1Char('\''));
    return cell;
}

QString tsvText(const QStringList &head, const std::vector<QStringList> &rows)
{
    QString text = tsvLine(head);
    for (const QStringList &row : rows)
        text += tsvLine(row);
    return text;
}

} // namespace hp::ui
