// SPDX-License-Identifier: Apache-2.0
#include "ui/session/BackendDownload.h"

#include "ui/languages/Translated.h"
#include "ui/session/Downloads.h"
#include "ui/session/GatewaySession.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QSslCertificate>
#include <QSslConfiguration>

namespace hp::ui {

namespace {

/// A backend that is busy says nothing for a while before the first byte.
constexpr int downloadPatience = 120000;
constexpr qint64 readAhead = 1 << 20;
constexpr qsizetype maxRefusalBytes = 4096;

QNetworkRequest requestOf(const GatewayAddress &address, const QString &path)
{
    QUrl url = address.url;
    url.setScheme(url.scheme() == QLatin1String("ws") ? QStringLiteral("http")
                                                      : QStringLiteral("https"));
    QNetworkRequest request(url.resolved(QUrl(path)));
    request.setTransferTimeout(downloadPatience);
    if (!address.token.isEmpty())
        request.setRawHeader("Authorization", "Bearer " + address.token.toUtf8());
    if (!address.caFile.isEmpty()) {
        QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
        tls.setCaCertificates(QSslCertificate::fromPath(address.caFile));
        request.setSslConfiguration(tls);
    }
    return request;
}

} // namespace

BackendDownload::BackendDownload(QObject *parent)
    : QObject(parent)
{ }

BackendDownload::BackendDownload(GatewaySession &session, QObject *parent)
    : BackendDownload(parent)
{
    m_session = &session;
}

BackendDownload::~BackendDownload()
{
    if (m_reply)
        end({}, false);
}

void BackendDownload::componentComplete()
{
    if (!m_session)
        m_session = GatewaySession::create(qmlEngine(this), nullptr);
}

void BackendDownload::fetch(const QString &path, const QString &name)
{
    if (m_reply || !m_session)
        return;
    m_received = 0;
    m_refusal.clear();
    m_notice = openNewDownload(m_file, name);
    if (!m_notice.isEmpty()) {
        emit changed();
        return;
    }
    m_reply.reset(m_network.get(requestOf(m_session->address(), path)));
    m_reply->setReadBufferSize(readAhead);
    connect(m_reply.get(), &QNetworkReply::readyRead, this, &BackendDownload::read);
    connect(m_reply.get(), &QNetworkReply::finished, this, &BackendDownload::finish);
    emit changed();
}

void BackendDownload::cancel()
{
    if (m_reply)
        end(tr("The export was cancelled."), false);
}

void BackendDownload::read()
{
    const QByteArray piece = m_reply->readAll();
    if (m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt() >= 300) {
        m_refusal.append(piece.left(maxRefusalBytes - m_refusal.size()));
        return;
    }
    if (m_file.write(piece) != piece.size()) {
        end(tr("%1 cannot be written: %2.").arg(m_file.fileName(), m_file.errorString()), false);
        return;
    }
    m_received += static_cast<double>(piece.size());
    emit changed();
}

void BackendDownload::finish()
{
    read();
    if (!m_reply)
        return;
    if (m_reply->error() == QNetworkReply::NoError) {
        end(tr("Saved as %1.").arg(m_file.fileName()), true);
        return;
    }
    const QString why =
        said(QJsonDocument::fromJson(m_refusal).object().toVariantMap(), QStringLiteral("message"));
    end(tr("The export failed: %1.").arg(why.isEmpty() ? m_reply->errorString() : why), false);
}

void BackendDownload::end(const QString &notice, bool keep)
{
    // Called from its own signals: it must live until they return.
    QNetworkReply *reply = m_reply.release();
    reply->disconnect(this);
    reply->abort();
    reply->deleteLater();
    if (keep)
        m_file.close();
    else
        m_file.remove();
    m_notice = notice;
    emit changed();
}

} // namespace hp::ui

#include "moc_BackendDownload.cpp"
