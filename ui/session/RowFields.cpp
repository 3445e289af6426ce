// SPDX-License-Identifier: Apache-2.0
#include "ui/session/RowFields.h"

#include "model/base/Time.h"
#include "ui/languages/SentenceBook.h"

namespace hp::ui {

double instantOf(const QVariantMap &row, const char *key)
{
    const auto parsed = parseTime(row.value(QLatin1String(key)).toString().toStdString());
    return parsed ? static_cast<double>(parsed->time_since_epoch().count()) / 1000.0 : 0;
}

QString wordOf(const QVariantMap &row, const char *key)
{
    return row.value(QLatin1String(key)).toString();
}

QString sentenceOf(const QVariantMap &row, const char *key)
{
    return translated(wordOf(row, key));
}

} // namespace hp::ui
