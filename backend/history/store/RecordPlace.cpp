// SPDX-License-Identifier: Apache-2.0
#include "backend/history/store/RecordPlace.h"

#include <QStringList>
#include <QUrl>
#include <QUrlQuery>

namespace hp::history {

namespace {

/// A server that is away must not keep the backend waiting.
constexpr const char *timeout =
    "connect_timeout=3;tcp_user_timeout=5000;keepalives_idle=10;application_name=holdpoint";

Unexpected wrongAddress(const std::string &what)
{
    return unexpected(ErrorCode::Invalid,
                      "the history's address " + what
                          + "; it looks like postgres://USER@HOST:PORT/DATABASE");
}

} // namespace

std::string RecordPlace::shown() const
{
    if (!isShared())
        return "history file " + file;
    std::string text = "history postgres://";
    if (!user.empty())
        text += user + '@';
    return text + host + ':' + std::to_string(port) + '/' + database;
}

Result<RecordPlace> parseRecordUrl(const std::string &url)
{
    const QUrl parsed(QString::fromStdString(url), QUrl::StrictMode);
    if (!parsed.isValid())
        return wrongAddress("is not an address");
    if (parsed.scheme() != QLatin1String("postgres")
        && parsed.scheme() != QLatin1String("postgresql"))
        return wrongAddress("does not start with postgres://");
    RecordPlace place;
    place.host = parsed.host().toStdString();
    place.port = static_cast<std::uint16_t>(parsed.port(5432));
    place.database = parsed.path(QUrl::FullyDecoded).mid(1).toStdString();
    place.user = parsed.userName(QUrl::FullyDecoded).toStdString();
    place.password = parsed.password(QUrl::FullyDecoded).toStdString();
    QStringList options{QLatin1String(timeout)};
    for (const auto &[key, value] : QUrlQuery(parsed).queryItems(QUrl::FullyDecoded)) {
        if (key == QLatin1String("host"))
            place.host = value.toStdString();
        else if (key == QLatin1String("password"))
            place.password = value.toStdString();
        else if (key.startsWith(QLatin1String("ssl")) || key == QLatin1String("passfile"))
            options << key + QLatin1Char('=') + value;
        else
            return wrongAddress("has the unknown option '" + key.toStdString() + '\'');
        if (value.contains(QLatin1Char(';')))
            return wrongAddress("has an option with a semicolon");
    }
    if (place.database.empty() || place.database.find('/') != std::string::npos)
        return wrongAddress("names no database");
    if (place.host.empty())
        return wrongAddress("names no host");
    place.options = options.join(QLatin1Char(';')).toStdString();
    return place;
}

} // namespace hp::history
