// SPDX-License-Identifier: Apache-2.0
#include "ui/controls/Words.h"

#include "model/base/Time.h"
#include "ui/languages/Translated.h"

#include <QDateTime>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <utility>

namespace hp::ui {

namespace {

QString inWords(double milliseconds)
{
    const auto micros = static_cast<long>(std::max(0.0, std::floor(milliseconds / 1000.0)) * 1e6);
    return QString::fromStdString(formatAge(Duration(micros)));
}

QString utc(double instant, const QString &format)
{
    if (instant <= 0)
        return {};
    return QDateTime::fromMSecsSinceEpoch(static_cast<qint64>(instant), Qt::UTC).toString(format);
}

} // namespace

void Words::setAbsolute(bool absolute)
{
    if (std::exchange(m_absolute, absolute) != absolute)
        emit absoluteChanged();
}

double Words::instant(const QString &time) const
{
    const auto at = parseTime(time.toStdString());
    if (!at)
        return 0;
    return std::chrono::duration<double, std::milli>(at->time_since_epoch()).count();
}

QString Words::age(double since, double now) const
{
    return since > 0 ? inWords(now - since) : QString();
}

QString Words::atLeast(double since, double now) const
{
    return since > 0 ? QStringLiteral("\u2265 ") + inWords(now - since) : QString();
}

QString Words::clock(double instant) const
{
    return utc(instant, QStringLiteral("HH:mm:ss"));
}

QString Words::stamp(double instant) const
{
    return utc(instant, QStringLiteral("yyyy-MM-dd HH:mm:ss'Z'"));
}

QString Words::minute(double instant, double now) const
{
    const QString day = QStringLiteral("yyyy-MM-dd");
    return utc(instant,
               utc(instant, day) == utc(now, day) ? QStringLiteral("HH:mm'Z'")
                                                  : QStringLiteral("MM-dd HH:mm'Z'"));
}

QString Words::streamAge(double milliseconds) const
{
    if (milliseconds < 3000)
        return tr("%1 s").arg(std::max(0.0, milliseconds) / 1000.0, 0, 'f', 1);
    return inWords(milliseconds);
}

QString Words::count(int number) const
{
    return QLocale(QLocale::English).toString(number);
}

QString Words::counted(int number, const QString &one, const QString &many) const
{
    return number == 1 ? one : many.arg(count(number));
}

QString Words::joined(const QStringList &parts, const QString &separator) const
{
    QStringList filled = parts;
    filled.removeAll(QString());
    return filled.join(separator);
}

QString Words::visible(const QString &text) const
{
    QString shown = text;
    const auto isControl = [](QChar letter) {
        return letter.category() == QChar::Other_Control && letter != QLatin1Char('\n');
    };
    shown.removeIf(isControl);
    return shown;
}

QString Words::unbroken(const QString &text) const
{
    // The units of formatAge() and of sizes, and a number that follows on one.
    static const QRegularExpression inside(
        QStringLiteral("(?<=\\d) (?=(?:ms|s|m|h|d|kB|MB|GB|%)(?![\\w]))|(?<=\\d[ \u00a0][hmd]) "
                       "(?=\\d+ [hms](?![\\w]))"));
    QString kept = text;
    return kept.replace(inside, QString(QChar::Nbsp));
}

QString Words::plain(const QString &text) const
{
    QString plain = text;
    return plain.replace(QChar::Nbsp, QLatin1Char(' '));
}

void Words::keepUnits(QObject *item) const
{
    const QString text = item->property("text").toString();
    const QString kept = unbroken(text);
    if (kept != text)
        item->setProperty("text", kept);
}

QString Words::said(const QVariantMap &row, const QString &member) const
{
    return ui::said(row, member);
}

QString Words::word(const QString &english) const
{
    return translatedWord(english);
}

QString Words::bytes(double number) const
{
    if (number <= 0)
        return {};
    if (number < 1e6)
        return tr("%1 kB").arg(number / 1e3, 0, 'f', 0);
    if (number < 1e9)
        return tr("%1 MB").arg(number / 1e6, 0, 'f', 1);
    return tr("%1 GB").arg(number / 1e9, 0, 'f', 1);
}

} // namespace hp::ui

#include "moc_Words.cpp"
