// SPDX-License-Identifier: Apache-2.0
#include "app/options/LiveUrl.h"

#include <algorithm>

namespace hp::app {

namespace {

bool isPlain(const QUrl &url)
{
    return url.scheme() == QLatin1String("http") || url.scheme() == QLatin1String("ws");
}

bool isHere(const QUrl &url)
{
    const QString host = url.host();
    // "127.example.com" is somewhere else.
    const bool numbers = std::all_of(host.begin(), host.end(), [](QChar c) {
        return (c >= QLatin1Char('0') && c <= QLatin1Char('9')) || c == QLatin1Char('.');
    });
    return host == QLatin1String("localhost") || host == QLatin1String("::1")
        || (numbers && host.startsWith(QLatin1String("127.")));
}

} // namespace

bool isPlainElsewhere(const std::string &address)
{
    const QUrl url(QString::fromStdString(address));
    return isPlain(url) && !isHere(url);
}

QUrl liveUrl(const std::string &address)
{
    QUrl url(QString::fromStdString(address));
    url.setScheme(isPlain(url) && isHere(url) ? QStringLiteral("ws") : QStringLiteral("wss"));
    if (url.path().isEmpty() || url.path() == QLatin1String("/"))
        url.setPath(QStringLiteral("/live"));
    return url;
}

} // namespace hp::app
