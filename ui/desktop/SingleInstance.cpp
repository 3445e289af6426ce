// SPDX-License-Identifier: Apache-2.0
#include "ui/desktop/SingleInstance.h"

#include <QCryptographicHash>
#include <QDataStream>
#include <QDir>
#include <QFile>
#include <QLocalSocket>
#include <QStringList>

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <string>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>
#include <utility>

namespace hp::ui {

namespace {

/// ms until somebody who waits is told for whom; nothing else comes of it.
constexpr int saysAfter = 3000;
constexpr quint32 longest = 256 * 1024; ///< bytes of a request
constexpr int pendingStarts = 128; ///< further ones wait in connect()
constexpr char taken = '+';

/// The bytes of the lock file that are locked. Who holds `gate` is the only one that decides; it is
/// held until the one that runs listens, so that whoever finds `running` taken finds it listening,
/// or ending.
enum LockedByte { gate = 0, running = 1 };

class InstanceSocket
{
public:
    explicit InstanceSocket(int fd)
        : m_fd(fd)
    { }
    InstanceSocket(InstanceSocket &&other) noexcept
        : m_fd(std::exchange(other.m_fd, -1))
    { }
    InstanceSocket &operator=(InstanceSocket &&) = delete;
    ~InstanceSocket()
    {
        if (m_fd >= 0)
            ::close(m_fd);
    }
    [[nodiscard]] int get() const { return m_fd; }
    int release() { return std::exchange(m_fd, -1); }

private:
    int m_fd;
};

bool isPrivate(const QString &folder)
{
    struct stat info {
    };
    return ::lstat(QFile::encodeName(folder).constData(), &info) == 0 && S_ISDIR(info.st_mode)
        && info.st_uid == ::geteuid() && (info.st_mode & (S_IRWXG | S_IRWXO)) == 0;
}

QString socketFor(const QString &purpose)
{
    const QByteArray mark =
        QCryptographicHash::hash(purpose.toUtf8(), QCryptographicHash::Sha256).toHex().left(12);
    const QString folder = SingleInstance::ownFolder();
    return folder.isEmpty() ? folder
                            : folder + QStringLiteral("/holdpoint-") + QString::fromLatin1(mark);
}

/// Of an open file description, not of a process: two in one process keep each other out too.
/// False: somebody else has it; only where nobody waits.
bool lockByte(int file, LockedByte byte, short type, bool waits)
{
    struct flock wanted {
    };
    wanted.l_type = type;
    wanted.l_whence = SEEK_SET;
    wanted.l_start = byte;
    wanted.l_len = 1;
    int failed = 0;
    do {
        failed = ::fcntl(file, waits ? F_OFD_SETLKW : F_OFD_SETLK, &wanted);
    } while (failed != 0 && errno == EINTR);
    return failed == 0;
}

/// It is still the file of that name, which somebody who tidies up may have taken away.
bool isStillThere(int file, const QString &name)
{
    struct stat open {
    };
    struct stat named {
    };
    return ::fstat(file, &open) == 0 && ::lstat(QFile::encodeName(name).constData(), &named) == 0
        && open.st_ino == named.st_ino && open.st_dev == named.st_dev;
}

/// Of whom the lock file speaks; junk in it is nobody. For people only.
QString holderOf(int file)
{
    char text[16]{};
    const ssize_t size = ::pread(file, text, sizeof text - 1, 0);
    const QByteArray line = QByteArray(text, size > 0 ? size : 0).split('\n').first();
    const qlonglong process = line.toLongLong();
    return process > 0 ? QStringLiteral("process ") + QString::number(process)
                       : QStringLiteral("another process");
}

/// A path of any length fits: its folder is gone through by its number.
struct SocketAddress {
    explicit SocketAddress(const QString &name)
        : folder(::open(QFile::encodeName(name.section(QLatin1Char('/'), 0, -2)).constData(),
                        O_PATH | O_DIRECTORY | O_CLOEXEC))
    {
        QByteArray bytes = QFile::encodeName(name);
        if (bytes.size() >= qsizetype(sizeof socket.sun_path))
            bytes = "/proc/self/fd/" + QByteArray::number(folder.get()) + '/'
                + bytes.mid(bytes.lastIndexOf('/') + 1);
        socket.sun_family = AF_UNIX;
        std::memcpy(socket.sun_path, bytes.constData(), size_t(bytes.size()));
    }
    [[nodiscard]] const sockaddr *get() const
    {
        return reinterpret_cast<const sockaddr *>(&socket);
    }
    InstanceSocket folder;
    sockaddr_un socket{};
};

/// Waits while the one that listens has many to answer. Nobody there: -1.
InstanceSocket connectedTo(const QString &name)
{
    const SocketAddress address(name);
    InstanceSocket socket(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0));
    int failed = -1;
    do {
        failed =
            socket.get() < 0 ? -1 : ::connect(socket.get(), address.get(), sizeof address.socket);
    } while (failed != 0 && errno == EINTR);
    return failed == 0 ? std::move(socket) : InstanceSocket(-1);
}

QByteArray framed(const StartRequest &request)
{
    QByteArray body;
    QDataStream out(&body, QIODevice::WriteOnly);
    out.setVersion(QDataStream::Qt_6_4);
    out << request.page << request.machine << request.activation << request.link;
    QByteArray frame;
    QDataStream sized(&frame, QIODevice::WriteOnly);
    sized << body;
    return frame;
}

/// True when the one that runs took it; false when it ended before.
bool isTaken(int socket, const QByteArray &frame, const std::function<void()> &waits)
{
    qsizetype sent = 0;
    while (sent < frame.size()) {
        const ssize_t step =
            ::send(socket, frame.constData() + sent, size_t(frame.size() - sent), MSG_NOSIGNAL);
        if (step < 0 && errno != EINTR)
            return false;
        sent += step > 0 ? step : 0;
    }
    pollfd answer{socket, POLLIN, 0};
    if (::poll(&answer, 1, saysAfter) == 0)
        waits();
    char said = 0;
    ssize_t size = 0;
    do {
        size = ::recv(socket, &said, 1, 0);
    } while (size < 0 && errno == EINTR);
    return size == 1 && said == taken;
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

QString SingleInstance::ownFolder()
{
    const QString session = qEnvironmentVariable("XDG_RUNTIME_DIR");
    if (QDir::isAbsolutePath(session) && isPrivate(QDir(session).canonicalPath()))
        return QDir(session).canonicalPath();
    const QString own =
        QDir::tempPath() + QStringLiteral("/holdpoint-") + QString::number(::geteuid());
    ::mkdir(QFile::encodeName(own).constData(), S_IRWXU);
    return isPrivate(own) ? own : QString();
}

SingleInstance::SingleInstance(const QString &purpose, QObject *parent)
    : QObject(parent)
    , m_name(socketFor(purpose))
{
    connect(&m_server, &QLocalServer::newConnection, this, &SingleInstance::acquire);
}

SingleInstance::~SingleInstance()
{
    // The lock goes after the socket: whoever gets the one does not find the other.
    m_server.close();
    if (m_lock >= 0)
        ::close(m_lock);
}

SingleInstance::Outcome
SingleInstance::begin(const StartRequest &request,
                      const std::function<void(const QString &sentence)> &say)
{
    const auto tell = [&say](const QString &sentence) {
        if (say)
            say(sentence);
    };
    if (m_name.isEmpty()) {
        m_why = QStringLiteral("there is no folder for the socket of this console: neither "
                               "XDG_RUNTIME_DIR nor a folder in %1 is this user's alone")
                    .arg(QDir::tempPath());
        return Outcome::Alone;
    }
    QString unanswered;
    while (true) {
        InstanceSocket lock(::open(QFile::encodeName(lockName()).constData(),
                                   O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK,
                                   S_IRUSR | S_IWUSR));
        if (lock.get() < 0 || !lockByte(lock.get(), gate, F_WRLCK, true)) {
            m_why = QStringLiteral("%1 cannot be locked: %2")
                        .arg(lockName(), QString::fromLocal8Bit(std::strerror(errno)));
            return Outcome::Alone;
        }
        const bool isFirst = lockByte(lock.get(), running, F_WRLCK, false);
        const QString holder = holderOf(lock.get());
        // A version without the lock is asked too before its socket is taken for a dead one's.
        InstanceSocket other = connectedTo(m_name);
        if (other.get() >= 0) {
            lockByte(lock.get(), running, F_UNLCK, false);
            lockByte(lock.get(), gate, F_UNLCK, false);
            if (isTaken(other.get(), framed(request), [&] {
                    tell(QStringLiteral("waiting for the console that runs, %1").arg(holder));
                }))
                return Outcome::HandedOver;
            // It ended meanwhile, or it lives and does not understand; then it would again.
            if (holder == unanswered) {
                m_why = QStringLiteral("the console that runs, %1, does not understand this "
                                       "version: close it first")
                            .arg(holder);
                return Outcome::Alone;
            }
            unanswered = holder;
            continue;
        }
        if (!isFirst) {
            // It listens no more, so it ends; those behind wait at the gate.
            tell(QStringLiteral("waiting for the console that is being closed, %1").arg(holder));
            lockByte(lock.get(), running, F_WRLCK, true);
        }
        if (!isStillThere(lock.get(), lockName()))
            continue;
        const std::string own = std::to_string(::getpid()) + '\n';
        if (::ftruncate(lock.get(), 0) != 0
            || ::pwrite(lock.get(), own.data(), own.size(), 0) != ssize_t(own.size())) {
            // Whom to name is a courtesy.
        }
        if (!listen())
            return Outcome::Alone;
        lockByte(lock.get(), gate, F_UNLCK, false);
        m_lock = lock.release();
        return Outcome::First;
    }
}

bool SingleInstance::listen()
{
    // What a console that was killed left behind: nobody answered there.
    ::unlink(QFile::encodeName(m_name).constData());
    const SocketAddress address(m_name);
    InstanceSocket socket(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
    // The folder is closed to others, so that the mode of the socket does not matter.
    if (socket.get() < 0 || ::bind(socket.get(), address.get(), sizeof address.socket) != 0
        || ::listen(socket.get(), pendingStarts) != 0 || !m_server.listen(socket.get())) {
        m_why = QStringLiteral("%1 cannot be listened on: %2")
                    .arg(m_name, QString::fromLocal8Bit(std::strerror(errno)));
        return false;
    }
    socket.release();
    return true;
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
