// SPDX-License-Identifier: Apache-2.0
#include "ui/session/BackendDownload.h"

#include "ui/languages/Translated.h"
#include "ui/session/Downloads.h"
#include "ui/session/GatewaySession.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QSslCertificate>
#include <QSslConfiguration>
#include <QThread>

namespace hp::ui {

namespace {

/// A backend that is busy says nothing for a while before the first byte.
constexpr int downloadPatience = 120000;
constexpr qint64 readAhead = 1 << 20;
constexpr qsizetype maxRefusalBytes = 4096;
constexpr const char *painterProperty = "holdpointExportPainter";

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

void ExportPainter::install(QQmlEngine &engine) const
{
    engine.setProperty(painterProperty, QVariant::fromValue(*this));
}

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
    if (isRunning())
        end({}, false);
}

void BackendDownload::componentComplete()
{
    if (!m_session)
        m_session = GatewaySession::create(qmlEngine(this), nullptr);
    if (const QQmlEngine *engine = qmlEngine(this))
        m_painter = engine->property(painterProperty).value<ExportPainter>();
    emit changed();
}

void BackendDownload::fetch(const QString &path, const QString &name)
{
    if (isRunning() || !m_session)
        return;
    m_facts.reset();
    request(path, name);
}

void BackendDownload::fetchPainted(const QString &path, const QString &name, const QString &format)
{
    if (isRunning() || !m_session || !paints())
        return;
    m_facts = std::make_shared<QTemporaryFile>();
    m_format = format;
    if (!m_facts->open()) {
        m_notice = tr("%1 cannot be written: %2.").arg(m_facts->fileName(), m_facts->errorString());
        emit changed();
        return;
    }
    request(path, name);
}

void BackendDownload::request(const QString &path, const QString &name)
{
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
    if (isRunning())
        end(tr("The export was cancelled."), false);
}

void BackendDownload::read()
{
    const QByteArray piece = m_reply->readAll();
    if (m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt() >= 300) {
        m_refusal.append(piece.left(maxRefusalBytes - m_refusal.size()));
        return;
    }
    QFile &file = m_facts ? *m_facts : m_file;
    if (file.write(piece) != piece.size()) {
        end(tr("%1 cannot be written: %2.").arg(file.fileName(), file.errorString()), false);
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
    if (m_reply->error() == QNetworkReply::NoError && m_facts)
        return paint();
    if (m_reply->error() == QNetworkReply::NoError) {
        end(tr("Saved as %1.").arg(m_file.fileName()), true);
        return;
    }
    const QString why =
        said(QJsonDocument::fromJson(m_refusal).object().toVariantMap(), QStringLiteral("message"));
    end(tr("The export failed: %1.").arg(why.isEmpty() ? m_reply->errorString() : why), false);
}

void BackendDownload::paint()
{
    m_facts->close();
    m_reply.release()->deleteLater();
    m_painting = std::make_unique<QObject>();
    // Nobody waits for a painter that is not wanted any more: what it needs belongs to it.
    const auto painted = std::make_shared<ExportPainter::Painted>();
    QThread *thread =
        QThread::create([painted, facts = m_facts, format = m_format, paint = m_painter.paint] {
            *painted = paint(facts->fileName(), format);
        });
    connect(thread, &QThread::finished, thread, &QObject::deleteLater);
    connect(thread, &QThread::finished, m_painting.get(), [this, painted, my = m_painting.get()] {
        if (m_painting.get() != my)
            return;
        if (!painted->trouble.isEmpty())
            end(tr("The export failed: %1.").arg(painted->trouble), false);
        else if (m_file.write(painted->bytes) != painted->bytes.size())
            end(tr("%1 cannot be written: %2.").arg(m_file.fileName(), m_file.errorString()),
                false);
        else
            end(tr("Saved as %1.").arg(m_file.fileName()), true);
    });
    thread->start();
    emit changed();
}

void BackendDownload::end(const QString &notice, bool keep)
{
    // Called from their own signals: they must live until those return.
    if (m_painting)
        m_painting.release()->deleteLater();
    if (QNetworkReply *reply = m_reply.release()) {
        reply->disconnect(this);
        reply->abort();
        reply->deleteLater();
    }
    m_facts.reset();
    if (keep)
        m_file.close();
    else
        m_file.remove();
    m_notice = notice;
    emit changed();
}

} // namespace hp::ui

#include "moc_BackendDownload.cpp"
