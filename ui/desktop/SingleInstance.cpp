// SPDX-License-Identifier: Apache-2.0
#include "ui/desktop/SingleInstance.h"

#include <QCryptographicHash>
#include <QDataStream>
#include <QLocalSocket>
#include <QStandardPaths>
#include <QStringList>

namespace hp::ui {

namespace {

constexpr int connectsWithin = 2000; ///< ms
/// ms; whoever took the connection lives, and may be busy with its first picture. One that hangs is
/// not waited for for ever.
constexpr int answersWithin = 30000;
constexpr quint32 longest = 256 * 1024; ///< bytes of a request
constexpr char taken = '+';

QString socketFor(const QString &purpose)
{
    const QByteArray mark =
        QCryptographicHash::hash(purpose.toUtf8(), QCryptographicHash::Sha256).toHex().left(12);
    QString folder = QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation);
    if (folder.isEmpty())
        folder = QStandardPaths::writableLocation(QStandardPaths::TempLocation);
    return folder + QStringLiteral("/holdpoint-") + QString::fromLatin1(mark);
}

} // namespace

std::optional<StartRequest> startRequest(const QString &words)
{
    static const QStringList pages{QStringLiteral("fleet"),
                                   QStringLiteral("holds"),
                                   QStringLiteral("power"),
                                   QStringLiteral("calendar"),
                                   QStringLiteral("incidents"),
                                   QStringLiteral("audit"),
                                   QStringLiteral("alarms"),
                                   QStringLiteral("settings")};
    if (pages.contains(words))
        return StartRequest{.page = words};
    const QString page = words.section(QLatin1Char(':'), 0, 0);
    const QString machine = words.section(QLatin1Char(':'), 1);
    const QStringList parts = machine.split(QLatin1Char('/'));
    if (page != QLatin1String("machine") || parts.size() != 2 || parts.contains(QString()))
        return std::nullopt;
    return StartRequest{.page = page, .machine = machine};
}

SingleInstance::SingleInstance(const QString &purpose, QObject *parent)
    : QObject(parent)
    , m_name(socketFor(purpose))
{
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    connect(&m_server, &QLocalServer::newConnection, this, &SingleInstance::acquire);
}

SingleInstance::~SingleInstance() = default;

bool SingleInstance::handOver(const StartRequest &request) const
{
    QLocalSocket socket;
    socket.connectToServer(m_name);
    if (!socket.waitForConnected(connectsWithin))
        return false;
    QByteArray body;
    QDataStream out(&body, QIODevice::WriteOnly);
    out.setVersion(QDataStream::Qt_6_4);
    out << request.page << request.machine << request.activation << request.link;
    QByteArray frame;
    QDataStream sized(&frame, QIODevice::WriteOnly);
    sized << body;
    socket.write(frame);
    // Only an answer proves that somebody lives there.
    if (!socket.waitForReadyRead(answersWithin))
        return false;
    return socket.read(1) == QByteArray(1, taken);
}

bool SingleInstance::listen()
{
    if (m_server.listen(m_name))
        return true;
    // What a console that was killed left behind; handOver() found nobody there.
    QLocalServer::removeServer(m_name);
    return m_server.listen(m_name);
}

void SingleInstance::acquire()
{
    QLocalSocket *socket = m_server.nextPendingConnection();
    connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
    connect(socket, &QLocalSocket::readyRead, this, [this, socket] {
        if (socket->bytesAvailable() > longest) {
            socket->abort();
            return;
        }
        QByteArray body;
        QDataStream sized(socket);
        sized.startTransaction();
        sized >> body;
        if (!sized.commitTransaction())
            return; // the rest follows
        StartRequest request;
        QDataStream in(body);
        in.setVersion(QDataStream::Qt_6_4);
        in >> request.page >> request.machine >> request.activation >> request.link;
        if (in.status() != QDataStream::Ok) {
            socket->abort();
            return;
        }
        socket->write(QByteArray(1, taken));
        socket->disconnectFromServer();
        emit asked(request);
    });
}

} // namespace hp::ui

#include "moc_SingleInstance.cpp"
