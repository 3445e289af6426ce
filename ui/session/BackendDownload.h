// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QFile>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QObject>
#include <QQmlEngine>
#include <QQmlParserStatus>
#include <QString>

#include <memory>

namespace hp::ui {

class GatewaySession;

/// One file that the backend makes (docs/exports.md, "Over HTTP"), written to the downloads while
/// it comes, with the identity of the session. GUI thread; what is not whole is taken away again.
class BackendDownload : public QObject, public QQmlParserStatus
{
    Q_OBJECT
    Q_INTERFACES(QQmlParserStatus)
    QML_ELEMENT
    Q_PROPERTY(bool running READ isRunning NOTIFY changed)
    /// Bytes that have come.
    Q_PROPERTY(double received READ received NOTIFY changed)
    /// Where the last file lies, or why there is none, in one sentence.
    Q_PROPERTY(QString notice READ notice NOTIFY changed)

public:
    explicit BackendDownload(QObject *parent = nullptr);
    explicit BackendDownload(GatewaySession &session, QObject *parent = nullptr);
    ~BackendDownload() override;

    [[nodiscard]] bool isRunning() const { return m_reply != nullptr; }
    [[nodiscard]] double received() const { return m_received; }
    [[nodiscard]] const QString &notice() const { return m_notice; }

    /// `path` with its query, such as "/export/incident/HP-2026-0001?format=md". One at a time.
    Q_INVOKABLE void fetch(const QString &path, const QString &name);
    Q_INVOKABLE void cancel();

    void classBegin() override { }
    void componentComplete() override;

signals:
    void changed();

private:
    void read();
    void finish();
    void end(const QString &notice, bool keep);

    GatewaySession *m_session = nullptr;
    QNetworkAccessManager m_network;
    std::unique_ptr<QNetworkReply> m_reply;
    QFile m_file;
    QByteArray m_refusal;
    double m_received = 0;
    QString m_notice;
};

} // namespace hp::ui
