// SPDX-License-Identifier: Apache-2.0
#include "backend/backup/Archive.h"

#include "backend/http/credentials/DataDirectory.h"
#include "backend/http/credentials/DirectoryLock.h"
#include "backend/runtime/SmallFile.h"
#include "model/base/JsonFields.h"

#include <QCryptographicHash>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <memory>
#include <nlohmann/json.hpp>
#include <set>
#include <sys/stat.h>
#include <unistd.h>
#include <zip.h>

namespace hp::backup {

namespace {

constexpr const char *manifestName = "backup.json";
constexpr const char *format = "holdpoint.backup.v1";
constexpr std::size_t maxFiles = 100'000;
constexpr std::uint64_t maxManifest = 32ULL * 1024 * 1024;
constexpr auto ownOnly = QFile::ReadOwner | QFile::WriteOwner;

struct CloseDatabase {
    void operator()(sqlite3 *database) const { sqlite3_close(database); }
};
using Database = std::unique_ptr<sqlite3, CloseDatabase>;

struct DiscardArchive {
    void operator()(zip_t *archive) const { zip_discard(archive); }
};
using Archive = std::unique_ptr<zip_t, DiscardArchive>;

QString pathOf(const std::string &path)
{
    return QString::fromStdString(path);
}

/// As root: a folder with all that is in it, to whom another folder belongs. It lies where only
/// root can write, so nobody has put anything into it meanwhile.
void giveToOwnerOf(const QString &place, const QString &folder)
{
    struct stat info {
    };
    if (::geteuid() != 0 || ::stat(place.toUtf8().constData(), &info) != 0 || info.st_uid == 0)
        return;
    QDirIterator all(folder,
                     QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot,
                     QDirIterator::Subdirectories);
    while (all.hasNext())
        (void)::lchown(all.next().toUtf8().constData(), info.st_uid, info.st_gid);
    (void)::lchown(folder.toUtf8().constData(), info.st_uid, info.st_gid);
}

Unexpected cannot(const std::string &doing, const std::string &path, const std::string &why)
{
    return unexpected(ErrorCode::Unreachable, path + " cannot be " + doing + ": " + why);
}

Unexpected notABackup(const std::string &file, const std::string &why)
{
    return invalid(file + " is no backup that can be restored: " + why);
}

constexpr QLatin1String auditFile("audit.db");

bool isDatabase(const QString &name)
{
    return name.endsWith(QLatin1String(".db"));
}

/// Locks and what SQLite keeps beside a database come into being by themselves; backups are not
/// backed up, and neither is what is being written.
bool isLeftOut(const QString &name)
{
    static const std::array endings{QLatin1String(".lock"),
                                    QLatin1String("-wal"),
                                    QLatin1String("-shm"),
                                    QLatin1String("-journal")};
    return name.startsWith(QLatin1Char('.')) || name.startsWith(QLatin1String("backups/"))
        || std::ranges::any_of(endings, [&name](const auto &end) { return name.endsWith(end); });
}

/// "a/b.json", of plain characters, that leads nowhere else.
bool isPlainName(const std::string &name)
{
    static const QRegularExpression plain(QStringLiteral("^[A-Za-z0-9_][A-Za-z0-9._@+-]*"
                                                         "(/[A-Za-z0-9_][A-Za-z0-9._@+-]*)*$"));
    return name.size() <= 512 && plain.match(pathOf(name)).hasMatch();
}

bool flushToDisk(const QString &path)
{
    return !runtime::flushToDisk(QFile::encodeName(path).toStdString());
}

Result<ArchivedFile> described(const QString &folder, const QString &name)
{
    QFile file(folder + QLatin1Char('/') + name);
    QCryptographicHash sum(QCryptographicHash::Sha256);
    if (!file.open(QIODevice::ReadOnly) || !sum.addData(&file))
        return cannot("read", file.fileName().toStdString(), file.errorString().toStdString());
    return ArchivedFile{name.toStdString(),
                        static_cast<std::uint64_t>(file.size()),
                        sum.result().toHex().toStdString()};
}

/// All files below, by their names below it.
std::vector<QString> filesBelow(const QString &folder)
{
    std::vector<QString> names;
    QDirIterator it(
        folder, QDir::Files | QDir::Hidden | QDir::NoSymLinks, QDirIterator::Subdirectories);
    while (it.hasNext())
        names.push_back(QDir(folder).relativeFilePath(it.next()));
    std::ranges::sort(names);
    return names;
}

Json toJson(const Manifest &manifest)
{
    Json files = Json::array();
    for (const ArchivedFile &file : manifest.files)
        files.push_back({{"name", file.name}, {"bytes", file.bytes}, {"sha256", file.sha256}});
    return {{"format", format},
            {"tool", manifest.tool},
            {"at", formatTime(manifest.at)},
            {"cluster", manifest.cluster},
            {"record", manifest.record},
            {"files", std::move(files)}};
}

Result<Manifest> manifestFrom(const std::string &file, const std::string &text)
{
    const Json json = Json::parse(text, nullptr, false);
    if (textOf(json, "format") != format)
        return notABackup(file, std::string(manifestName) + " does not say " + format);
    Manifest manifest;
    manifest.tool = textOf(json, "tool");
    manifest.cluster = textOf(json, "cluster");
    manifest.record = textOf(json, "record");
    const auto at = parseTime(textOf(json, "at"));
    const auto files = json.find("files");
    if (!at || files == json.end() || !files->is_array() || files->size() > maxFiles)
        return notABackup(file, std::string(manifestName) + " has no time or no files");
    manifest.at = *at;
    std::set<std::string> names;
    for (const Json &entry : *files) {
        ArchivedFile one{textOf(entry, "name"), 0, textOf(entry, "sha256")};
        const auto bytes = entry.is_object() ? entry.find("bytes") : entry.end();
        if (!isPlainName(one.name) || bytes == entry.end() || !bytes->is_number_unsigned()
            || !names.insert(one.name).second)
            return notABackup(
                file, std::string(manifestName) + " names a file that is none: '" + one.name + "'");
        one.bytes = bytes->get<std::uint64_t>();
        manifest.files.push_back(std::move(one));
    }
    return manifest;
}

struct CloseEntry {
    void operator()(zip_file_t *entry) const { zip_fclose(entry); }
};

/// Reads one file of the archive, at most so much, in pieces.
template<typename Take>
bool readEntry(zip_t *archive, const std::string &name, std::uint64_t most, const Take &take)
{
    const std::unique_ptr<zip_file_t, CloseEntry> entry(zip_fopen(archive, name.c_str(), 0));
    if (!entry)
        return false;
    std::vector<char> piece(64 * 1024);
    std::uint64_t all = 0;
    for (;;) {
        const zip_int64_t count = zip_fread(entry.get(), piece.data(), piece.size());
        if (count < 0)
            return false;
        if (count == 0)
            return true;
        all += static_cast<std::uint64_t>(count);
        if (all > most || !take(piece.data(), static_cast<std::size_t>(count)))
            return false;
    }
}

Result<Archive> opened(const std::string &file)
{
    if (!QFileInfo::exists(pathOf(file)))
        return unexpected(ErrorCode::NotFound, "there is no file " + file);
    int code = 0;
    Archive archive(zip_open(file.c_str(), ZIP_RDONLY, &code));
    if (!archive)
        return notABackup(file, "it is no archive");
    return archive;
}

Result<Manifest> manifestIn(zip_t *archive, const std::string &file)
{
    std::string text;
    const bool read =
        readEntry(archive, manifestName, maxManifest, [&text](const char *data, std::size_t size) {
            text.append(data, size);
            return true;
        });
    return read ? manifestFrom(file, text)
                : notABackup(file, std::string("it has no ") + manifestName);
}

/// The folders above a file, each for its owner alone, whatever mode new folders have here: a
/// backend refuses those that others may look into.
bool makeFoldersOf(const QString &folder, const std::string &name)
{
    for (std::size_t end = name.find('/'); end != std::string::npos;
         end = name.find('/', end + 1)) {
        const QString made = folder + QLatin1Char('/') + pathOf(name.substr(0, end));
        if (!QFileInfo(made).isDir()
            && (!QDir().mkdir(made) || !QFile::setPermissions(made, ownOnly | QFile::ExeOwner)))
            return false;
    }
    return true;
}

Result<Done>
unpack(zip_t *archive, const std::string &file, const ArchivedFile &wanted, const QString &folder)
{
    const QString path = folder + QLatin1Char('/') + pathOf(wanted.name);
    if (!makeFoldersOf(folder, wanted.name))
        return cannot("made", QFileInfo(path).path().toStdString(), "no room or no right");
    QFile out(path);
    QCryptographicHash sum(QCryptographicHash::Sha256);
    if (!out.open(QIODevice::WriteOnly | QIODevice::NewOnly))
        return cannot("written", path.toStdString(), out.errorString().toStdString());
    std::uint64_t bytes = 0;
    bool wrote = out.setPermissions(ownOnly);
    const bool read =
        readEntry(archive, wanted.name, wanted.bytes, [&](const char *data, std::size_t size) {
            sum.addData(QByteArrayView(data, static_cast<qsizetype>(size)));
            bytes += size;
            wrote =
                wrote && out.write(data, static_cast<qint64>(size)) == static_cast<qint64>(size);
            return wrote;
        });
    wrote = wrote && out.flush() && ::fsync(out.handle()) == 0;
    if (!wrote)
        return cannot("written", path.toStdString(), out.errorString().toStdString());
    if (!read || bytes != wanted.bytes || sum.result().toHex().toStdString() != wanted.sha256)
        return notABackup(file, wanted.name + " in it is damaged");
    return Done{};
}

Result<Done> provenDatabase(const QString &path, const std::string &file, const std::string &name)
{
    sqlite3 *raw = nullptr;
    const int code =
        sqlite3_open_v2(QFile::encodeName(path).constData(), &raw, SQLITE_OPEN_READONLY, nullptr);
    Database database(raw);
    bool intact = false;
    if (code == SQLITE_OK) {
        const auto take = [](void *result, int columns, char **values, char **) {
            *static_cast<bool *>(result) =
                columns == 1 && values[0] && std::string_view(values[0]) == "ok";
            return 0;
        };
        sqlite3_exec(raw, "PRAGMA integrity_check(1)", take, &intact, nullptr);
    }
    // What looking has left beside it.
    database.reset();
    for (const char *end : {"-wal", "-shm"})
        QFile::remove(path + QLatin1String(end));
    return intact ? Result<Done>(Done{})
                  : notABackup(file, "the database " + name + " in it is damaged");
}

} // namespace

Result<Done> copyDatabase(const std::string &from, const std::string &to)
{
    const bool hasLog = QFileInfo(pathOf(from + "-wal")).size() > 0;
    if (hasLog && QFileInfo(pathOf(from)).size() == 0) // SQLite would remove the log
        return cannot("copied", from, "it is empty, and its log is not");
    sqlite3 *raw = nullptr;
    int code = sqlite3_open_v2(from.c_str(), &raw, SQLITE_OPEN_READWRITE, nullptr);
    const Database source(raw);
    if (code != SQLITE_OK)
        return cannot("read", from, sqlite3_errstr(code));
    // A log that was left is for the backend to judge: it may not be that of this file.
    if (hasLog)
        sqlite3_db_config(source.get(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
    sqlite3 *other = nullptr;
    code = sqlite3_open_v2(to.c_str(), &other, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nullptr);
    const Database target(other);
    if (code != SQLITE_OK)
        return cannot("written", to, sqlite3_errstr(code));
    // A writer of it holds it for milliseconds.
    sqlite3_busy_timeout(source.get(), 10'000);
    sqlite3_backup *copy = sqlite3_backup_init(target.get(), "main", source.get(), "main");
    if (!copy)
        return cannot("written", to, sqlite3_errmsg(target.get()));
    sqlite3_backup_step(copy, -1);
    code = sqlite3_backup_finish(copy);
    if (code != SQLITE_OK)
        return cannot("copied", from, sqlite3_errstr(code));
    if (!QFile::setPermissions(pathOf(to), ownOnly))
        return cannot("kept private", to, "no right");
    return Done{};
}

Result<Done> stage(const std::string &directory, const std::string &staged)
{
    const QString from = pathOf(directory);
    const QString to = pathOf(staged);
    std::vector<QString> names = filesBelow(from);
    // The record keeps the head of the audit, row by row: a head that is older than the audit fits
    // it, and one that is newer says that rows are gone.
    std::ranges::stable_partition(names, [](const QString &name) { return name != auditFile; });
    for (const QString &name : names) {
        const QString target = to + QLatin1Char('/') + name;
        if (isLeftOut(name) || QFileInfo::exists(target))
            continue;
        if (!isPlainName(name.toStdString()))
            return cannot(
                "backed up", directory + '/' + name.toStdString(), "its name is none of ours");
        if (!QDir().mkpath(QFileInfo(target).path()))
            return cannot("made", QFileInfo(target).path().toStdString(), "no room or no right");
        const QString source = from + QLatin1Char('/') + name;
        if (isDatabase(name)) {
            if (const auto copied = copyDatabase(source.toStdString(), target.toStdString());
                !copied)
                return copied;
            continue;
        }
        // A file that was replaced meanwhile is whole either way; one that has just gone is not
        // missed.
        if (!QFile::copy(source, target) && QFileInfo::exists(source))
            return cannot("copied", source.toStdString(), "no room or no right");
    }
    return Done{};
}

Result<Manifest> pack(const std::string &staged, Manifest about, const std::string &file)
{
    const QString folder = pathOf(staged);
    for (const QString &name : filesBelow(folder)) {
        auto one = described(folder, name);
        if (!one)
            return unexpected(one.error());
        about.files.push_back(std::move(*one));
    }
    const QString written = pathOf(file) + QStringLiteral(".part");
    QFile::remove(written);
    {
        QFile own(written); // private before there is anything in it
        if (!own.open(QIODevice::WriteOnly | QIODevice::NewOnly) || !own.setPermissions(ownOnly))
            return cannot("written", file, own.errorString().toStdString());
    }
    int code = 0;
    Archive archive(
        zip_open(QFile::encodeName(written).constData(), ZIP_CREATE | ZIP_TRUNCATE, &code));
    if (!archive)
        return cannot("written", file, "error " + std::to_string(code) + " of the archive");
    const std::string text = toJson(about).dump(1);
    const auto add = [&archive](const std::string &name, zip_source_t *source) {
        const bool added =
            source && zip_file_add(archive.get(), name.c_str(), source, ZIP_FL_ENC_UTF_8) >= 0;
        if (!added)
            zip_source_free(source);
        return added;
    };
    bool added = add(manifestName, zip_source_buffer(archive.get(), text.data(), text.size(), 0));
    for (const ArchivedFile &one : about.files)
        added = added
            && add(one.name,
                   zip_source_file(archive.get(), (staged + '/' + one.name).c_str(), 0, -1));
    const auto failed = [&](const std::string &why) {
        QFile::remove(written);
        return cannot("written", file, why);
    };
    if (!added)
        return failed(zip_strerror(archive.get()));
    if (zip_close(archive.get()) != 0)
        return failed(zip_strerror(archive.get()));
    (void)archive.release(); // closed
    // The library makes a file of its own with the mode of new files.
    if (!QFile::setPermissions(written, ownOnly) || !flushToDisk(written))
        return failed("no room or no right");
    if (::rename(QFile::encodeName(written).constData(), file.c_str()) != 0
        || !flushToDisk(QFileInfo(written).path()))
        return failed("it could not be put in place");
    return about;
}

Result<Manifest> manifestOf(const std::string &file)
{
    const auto archive = opened(file);
    return archive ? manifestIn(archive->get(), file) : unexpected(archive.error());
}

Result<std::string>
restore(const std::string &file, const std::string &directory, bool replace, TimePoint now)
{
    auto archive = opened(file);
    if (!archive)
        return unexpected(archive.error());
    const auto manifest = manifestIn(archive->get(), file);
    if (!manifest)
        return unexpected(manifest.error());
    const QString place = QDir::cleanPath(QFileInfo(pathOf(directory)).absoluteFilePath());
    const bool isThere = QFileInfo::exists(place);
    const bool hasSomething = isThere
        && (!QFileInfo(place).isDir()
            || !QDir(place).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot));
    if (hasSomething && !replace)
        return invalid(directory + " is not empty: with --replace it is kept under another name");
    std::optional<http::DirectoryLock> lock;
    if (hasSomething) {
        auto own =
            http::DataDirectory::open(place.toStdString(), http::DataDirectory::Foreign::Accepted);
        if (!own)
            return unexpected(own.error());
        auto taken = http::DirectoryLock::take(*own);
        if (!taken)
            return unexpected(taken.error());
        lock.emplace(std::move(*taken));
    }
    if (!QDir().mkpath(QFileInfo(place).path()))
        return cannot("made", QFileInfo(place).path().toStdString(), "no right");
    QTemporaryDir beside(place + QStringLiteral(".restoring-XXXXXX"));
    if (!beside.isValid())
        return cannot("made", beside.path().toStdString(), beside.errorString().toStdString());
    for (const ArchivedFile &one : manifest->files) {
        if (const auto done = unpack(archive->get(), file, one, beside.path()); !done)
            return unexpected(done.error());
        const QString path = beside.filePath(pathOf(one.name));
        if (!isDatabase(path))
            continue;
        if (const auto proven = provenDatabase(path, file, one.name); !proven)
            return unexpected(proven.error());
    }
    if (isThere)
        giveToOwnerOf(place, beside.path());
    QString before;
    if (hasSomething) {
        before =
            place + QStringLiteral(".before-") + pathOf(formatTime(now)).remove(QLatin1Char(':'));
        if (QFileInfo::exists(before) || !QDir().rename(place, before))
            return cannot("renamed",
                          place.toStdString(),
                          "no right, or " + before.toStdString() + " is there");
    } else if (isThere && !QDir().rmdir(place)) {
        return cannot("replaced", place.toStdString(), "no right");
    }
    if (!QDir().rename(beside.path(), place)) {
        if (!before.isEmpty())
            QDir().rename(before, place); // as it was
        return cannot("put in place", place.toStdString(), "no right");
    }
    beside.setAutoRemove(false);
    flushToDisk(QFileInfo(place).path());
    return before.toStdString();
}

} // namespace hp::backup
