// SPDX-License-Identifier: Apache-2.0
#include "ui/theme/Scripts.h"

#include <QCoreApplication>
#include <QFontDatabase>
#include <QLocale>

namespace hp::ui {

namespace {

constexpr char noticeProperty[] = "holdpointMissingFont";

} // namespace

bool canShow(const QString &language)
{
    if (language == QLatin1String("ja"))
        return !QFontDatabase::families(QFontDatabase::Japanese).isEmpty();
    if (language.startsWith(QLatin1String("zh")))
        return !QFontDatabase::families(QFontDatabase::SimplifiedChinese).isEmpty();
    return true;
}

void Scripts::setWithoutFont(const QString &language)
{
    qApp->setProperty(
        noticeProperty,
        QStringLiteral(
            "No font on this machine shows %1, so the console speaks English. Install one, "
            "such as Noto Sans CJK, and start the console again.")
            .arg(QLocale::languageToString(QLocale(language).language())));
}

QString Scripts::notice()
{
    return qApp->property(noticeProperty).toString();
}

} // namespace hp::ui

#include "moc_Scripts.cpp"
