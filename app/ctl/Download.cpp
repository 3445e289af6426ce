// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/Download.h"

#include "app/ctl/CtlTarget.h"
#include "app/ctl/ProgressLine.h"
#include "backend/http/credentials/DataDirectory.h"
#include "model/base/JsonTree.h"

#include <QEventLoop>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QNetworkRequest>
#include <QSslConfiguration>

#include <nlohmann/json.hpp>
#include <optional>

namespace hp::app {

namespace {

constexpr qint64 readAhead = 4 * 1024 * 1024;

/// What the backend says in its answer, or what the network says.
std::string sentenceOf(QNetworkReply &reply, const QByteArray &text)
{
    const Json json = parseJson({text.constData(), static_cast<std::size_t>(text.size())});
    if (json.is_object() && json.contains("error") && json["error"].is_string())
        return json["error"].get<std::string>();
    return "no answer from " + reply.url().toString(QUrl::RemoveQuery).toStdString() + ": "
        + reply.errorString().toStdString();
}

ErrorCode codeOf(int status)
{
    return status == 404 ? ErrorCode::NotFound
        : status == 400  ? ErrorCode::Invalid
        : status == 0    ? ErrorCode::Unreachable
                         : ErrorCode::Refused;
}

Result<QNetworkRequest> requestFor(const CtlOptions &backend, const WebRequest &wanted)
{
    auto target = targetOf(backend);
    if (!target)
        return unexpected(target.error());
    if (wanted.rights == TokenRole::Operator && backend.url.empty()) {
        const auto token = http::readFile(backend.dataDir + "/operator.token");
        if (!token)
            return unexpected(token.error());
        target->token = QString::fromStdString(*token).trimmed().toStdString();
    }
    QUrl url = target->url;
    url.setScheme(url.scheme() == QLatin1String("ws") ? QStringLiteral("http")
                                                      : QStringLiteral("https"));
    url = url.resolved(QUrl(QString::fromStdString(wanted.path)));
    QNetworkRequest request(url);
    request.setTransferTimeout(static_cast<int>(wanted.answerWithin.count()));
    request.setRawHeader("Authorization", "Bearer " + QByteArray::fromStdString(target->token));
    if (!wanted.body.empty())
        request.setHeader(QNetworkRequest::ContentTypeHeader, QStringLiteral("application/json"));
    if (!target->authorities.isEmpty()) {
        QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
        tls.setCaCertificates(target->authorities);
        request.setSslConfiguration(tls);
    }
    return request;
}

} // namespace

Result<Done> fetch(const CtlOptions &backend, const WebRequest &wanted, const Take &take)
{
    const auto request = requestFor(backend, wanted);
    if (!request)
        return unexpected(request.error());
    QNetworkAccessManager network;
    const std::unique_ptr<QNetworkReply> reply(
        network.sendCustomRequest(*request,
                                  QByteArray::fromStdString(wanted.method),
                                  QByteArray::fromStdString(wanted.body)));
    reply->setReadBufferSize(readAhead);
    std::optional<WaitingLine> waiting("waiting for " + request->url().host().toStdString());
    bool stopped = false;
    QByteArray refusal;
    const auto status = [&] {
        return reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    };
    const auto drain = [&] {
        waiting.reset(); // who takes it tells how far it is
        const QByteArray piece = reply->readAll();
        if (status() >= 300)
            refusal += piece;
        else if (!stopped && !piece.isEmpty()
                 && !take({piece.constData(), static_cast<std::size_t>(piece.size())})) {
            stopped = true;
            reply->abort();
        }
    };
    QEventLoop loop;
    QObject::connect(reply.get(), &QNetworkReply::readyRead, &loop, drain);
    QObject::connect(reply.get(), &QNetworkReply::finished, &loop, &QEventLoop::quit);
    if (!reply->isFinished())
        loop.exec();
    if (stopped)
        return unexpected(ErrorCode::Refused, "the file cannot be written");
    drain();
    if (reply->error() != QNetworkReply::NoError)
        return unexpected(codeOf(status()), sentenceOf(*reply, refusal));
    return Done{};
}

Result<std::string> fetchText(const CtlOptions &backend, const WebRequest &request)
{
    std::string text;
    const auto fetched = fetch(backend, request, [&text](std::string_view piece) {
        text += piece;
        return text.size() < 64U * 1024 * 1024;
    });
    if (!fetched)
        return unexpected(fetched.error());
    return text;
}

} // namespace hp::app
