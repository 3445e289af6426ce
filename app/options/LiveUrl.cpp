// SPDX-License-Identifier: Apache-2.0
#include "app/options/LiveUrl.h"

namespace hp::app {

QUrl liveUrl(const std::string &address)
{
    QUrl url(QString::fromStdString(address));
    url.setScheme(url.scheme() == QLatin1String("http") || url.scheme() == QLatin1String("ws")
                      ? QStringLiteral("ws")
                      : QStringLiteral("wss"));
    if (url.path().isEmpty() || url.path() == QLatin1String("/"))
        url.setPath(QStringLiteral("/live"));
    return url;
}

} // namespace hp::app
