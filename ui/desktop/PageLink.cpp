// SPDX-License-Identifier: Apache-2.0
#include "ui/desktop/PageLink.h"

#include "model/base/Time.h"
#include "ui/session/SavedViews.h"

#include <QCoreApplication>
#include <QStringList>
#include <QUrlQuery>

namespace hp::ui {

namespace {

constexpr qsizetype maxLinkLength = 4096;

QString linkText(const char *text)
{
    return QCoreApplication::translate("PageLink", text);
}

PageLinkReading refusedLink(const QString &sentence)
{
    return {std::nullopt, sentence};
}

/// Milliseconds since 1970; none: it is no time.
std::optional<double> linkedInstant(const QString &text)
{
    // A plus in a query stands for a space where people did not write %2B.
    const auto at =
        parseTime(QString(text).replace(QLatin1Char(' '), QLatin1Char('+')).toStdString());
    if (!at)
        return std::nullopt;
    return std::chrono::duration<double, std::milli>(at->time_since_epoch()).count();
}

} // namespace

bool isPageLink(const QString &text)
{
    const QString words = text.trimmed();
    return words.startsWith(QLatin1String("https://"), Qt::CaseInsensitive)
        || words.startsWith(QLatin1String("http://"), Qt::CaseInsensitive);
}

PageLinkReading readPageLink(const QString &text)
{
    const QString words = text.trimmed();
    const QUrl url(words, QUrl::StrictMode);
    if (words.size() > maxLinkLength || !isPageLink(words) || !url.isValid()
        || url.host().isEmpty())
        return refusedLink(
            linkText(QT_TRANSLATE_NOOP("PageLink", "%1 is not a link.")).arg(words.left(80)));
    if (url.hasFragment())
        return refusedLink(
            linkText(QT_TRANSLATE_NOOP("PageLink", "A one-time link opens in a browser.")));
    PageLink link;
    link.backend.setScheme(url.scheme());
    link.backend.setHost(url.host());
    link.backend.setPort(url.port());
    StartRequest &request = link.request;
    const QStringList path =
        url.path(QUrl::FullyDecoded).split(QLatin1Char('/'), Qt::SkipEmptyParts);
    static const QStringList pages{QStringLiteral("fleet"),
                                   QStringLiteral("holds"),
                                   QStringLiteral("power"),
                                   QStringLiteral("calendar"),
                                   QStringLiteral("alarms"),
                                   QStringLiteral("incidents")};
    if (path.isEmpty()) {
        request.page = QStringLiteral("fleet");
    } else if (path.size() == 1 && pages.contains(path.front())) {
        request.page = path.front();
    } else if (path.size() == 3 && path.front() == QLatin1String("m")) {
        request.page = QStringLiteral("machine");
        request.machine = path[1] + QLatin1Char('/') + path[2];
    } else {
        return refusedLink(
            linkText(
                QT_TRANSLATE_NOOP("PageLink",
                                  "%1 is not a page of Holdpoint. Pages are /fleet, /holds, "
                                  "/m/NAMESPACE/NAME, /power, /calendar, /alarms and /incidents."))
                .arg(url.path().left(80)));
    }
    const QUrlQuery query(url);
    request.view = viewIn(query);
    for (const auto &[name, place] :
         {std::pair("at", &request.at), std::pair("from", &request.from)}) {
        const QString item = QLatin1String(name);
        if (!query.hasQueryItem(item))
            continue;
        const QString value = query.queryItemValue(item, QUrl::FullyDecoded);
        const auto instant = linkedInstant(value);
        if (!instant || *instant <= 0)
            return refusedLink(
                linkText(QT_TRANSLATE_NOOP("PageLink",
                                           "%1 in the link: \u201c%2\u201d is not a time such as "
                                           "2026-01-10T03:12:00Z."))
                    .arg(item, value.left(80)));
        *place = *instant;
    }
    if (request.from > 0 && request.at > 0 && request.from >= request.at)
        return refusedLink(linkText(QT_TRANSLATE_NOOP(
            "PageLink", "The link starts (from) after the time that it shows (at).")));
    return {link, {}};
}

} // namespace hp::ui
