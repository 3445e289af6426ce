// SPDX-License-Identifier: Apache-2.0
#include "app/options/Purpose.h"

#include "app/options/LiveUrl.h"

#include <QDir>
#include <QFileInfo>

#include <set>

namespace hp::app {

namespace {

/// The same for every way in which a file is named.
QString placeOf(const std::string &name)
{
    const QFileInfo file(QString::fromStdString(name));
    const QString real = file.canonicalFilePath();
    return real.isEmpty() ? QDir::cleanPath(file.absoluteFilePath()) : real;
}

} // namespace

QUrl personsUrl(const std::string &address)
{
    QUrl url = liveUrl(address);
    url.setScheme(QStringLiteral("wss"));
    return url;
}

QString purposeOf(const Options &options, const std::string &dataDir)
{
    QStringList parts{qEnvironmentVariable("WAYLAND_DISPLAY"), qEnvironmentVariable("DISPLAY")};
    if (!options.bundle.empty()) {
        parts.append(QStringLiteral("bundle ") + placeOf(options.bundle));
    } else if (options.connections.empty()) {
        parts.append(QStringLiteral("data ")
                     + placeOf(options.dataDir.empty() ? dataDir : options.dataDir));
    }
    for (const ConnectOptions &connection : options.connections)
        parts.append(personsUrl(connection.url).toString() + QLatin1Char(' ')
                     + placeOf(connection.tokenFile));
    return parts.join(QLatin1Char('\n'));
}

std::string takenOver(const Options &options)
{
    // What the one that runs was found by, and what it was asked for.
    static const std::set<std::string> used{
        "data-dir", "bundle", "config", "connect", "token-file", "ca-file", "open"};
    std::string kept;
    for (const std::string &name : options.given) {
        if (!used.contains(name))
            kept += (kept.empty() ? "; it continues with its own --" : ", --") + name;
    }
    return "this console runs already; "
        + (options.open.empty() ? std::string("it was brought to the front")
                                : "it was asked to show " + options.open)
        + kept;
}

} // namespace hp::app
