// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QFile>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QObject>
#include <QQmlEngine>
#include <QQmlParserStatus>
#include <QString>
#include <QTemporaryFile>

#include <functional>
#include <memory>

namespace hp::ui {

class GatewaySession;

/// Makes of the changes of an export, a bundle at `facts`, the document that the backend does not
/// make: `pdf` or `png`. Called on a thread of its own.
struct ExportPainter {
    struct Painted {
        QByteArray bytes{};
        QString trouble{}; ///< one sentence, when there are none
    };
    std::function<Painted(const QString &facts, const QString &format)> paint{};

    /// For the downloads of this engine.
    void install(QQmlEngine &engine) const;
};

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
    /// fetchPainted() can be asked for.
    Q_PROPERTY(bool paints READ paints NOTIFY changed)
    /// The changes are there, the document is being made of them.
    Q_PROPERTY(bool painting READ isPainting NOTIFY changed)
    /// Where the last file lies, or why there is none, in one sentence.
    Q_PROPERTY(QString notice READ notice NOTIFY changed)

public:
    explicit BackendDownload(QObject *parent = nullptr);
    explicit BackendDownload(GatewaySession &session, QObject *parent = nullptr);
    ~BackendDownload() override;

    [[nodiscard]] bool isRunning() const { return m_reply != nullptr || isPainting(); }
    [[nodiscard]] bool paints() const { return m_painter.paint != nullptr; }
    [[nodiscard]] bool isPainting() const { return m_painting != nullptr; }
    [[nodiscard]] double received() const { return m_received; }
    [[nodiscard]] const QString &notice() const { return m_notice; }

    /// `path` with its query, such as "/export/incident/HP-2026-0001?format=md". One at a time.
    Q_INVOKABLE void fetch(const QString &path, const QString &name);
    /// The same, painted here of what `path` gives with the format "holdpoint".
    Q_INVOKABLE void fetchPainted(const QString &path, const QString &name, const QString &format);
    Q_INVOKABLE void cancel();

    void classBegin() override { }
    void componentComplete() override;

signals:
    void changed();

private:
    void request(const QString &path, const QString &name);
    void read();
    void finish();
    void paint();
    void end(const QString &notice, bool keep);

    GatewaySession *m_session = nullptr;
    QNetworkAccessManager m_network;
    std::unique_ptr<QNetworkReply> m_reply;
    QFile m_file; ///< the download
    std::shared_ptr<QTemporaryFile> m_facts{}; ///< only of what is painted
    QString m_format;
    ExportPainter m_painter;
    std::unique_ptr<QObject> m_painting; ///< whoever waits for the painter
    QByteArray m_refusal;
    double m_received = 0;
    QString m_notice;
};

} // namespace hp::ui

Q_DECLARE_METATYPE(hp::ui::ExportPainter)
