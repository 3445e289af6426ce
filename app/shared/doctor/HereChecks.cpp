// SPDX-License-Identifier: Apache-2.0
#include "app/shared/doctor/HereChecks.h"

#include "app/shared/Counted.h"
#include "backend/gateway/AuditAnchors.h"
#include "backend/history/store/RecordDatabase.h"
#include "backend/http/credentials/DataDirectory.h"
#include "backend/http/tls/TlsMaterial.h"
#include "backend/runtime/SmallFile.h"

#include <QSqlQuery>
#include <QVariant>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <sys/stat.h>
#include <unistd.h>

namespace hp::app {

namespace {

using Kind = Finding::Kind;

constexpr std::uintmax_t megabyte = 1024 * 1024;
constexpr std::uintmax_t tooLittleRoom = 100 * megabyte;
constexpr std::uintmax_t littleRoom = 2048 * megabyte;

bool existsAt(const std::string &file)
{
    std::error_code ignored;
    return std::filesystem::exists(file, ignored);
}

Finding certificateFinding(const std::string &name,
                           const std::string &file,
                           TimePoint now,
                           std::chrono::days early,
                           const std::string &todo)
{
    const auto pem = http::readFile(file);
    if (!pem)
        return {Kind::Fail, name + " cannot be read: " + pem.error().message, todo};
    const auto end = http::certificateEnd(*pem);
    if (!end)
        return {Kind::Fail, name + ", " + file + ", holds no certificate", todo};
    const std::string ends = formatTime(*end);
    if (*end <= now)
        return {Kind::Fail, name + " has expired at " + ends, todo};
    if (*end <= now + early)
        return {Kind::Warn, name + " ends at " + ends, todo};
    return {Kind::Ok, name + " is valid until " + ends, {}};
}

/// One database of SQLite, every page of it.
Finding databaseFinding(const std::string &file)
{
    history::RecordPlace place;
    place.file = file;
    const auto opened = history::RecordDatabase::openReader(place);
    const std::string todo = "restore a backup: docs/backup.md";
    if (!opened)
        return {Kind::Fail, file + " cannot be opened: " + opened.error().message, todo};
    QSqlQuery query((*opened)->sql());
    if (!query.exec(QStringLiteral("PRAGMA quick_check(1)")) || !query.next()) {
        constexpr const char *busy = "5"; // SQLITE_BUSY
        if (query.lastError().nativeErrorCode() == QLatin1String(busy))
            return {Kind::Ok, file + " is in use by a backend, which keeps it for itself", {}};
        return {Kind::Fail, (*opened)->failure(query.lastError()).error.message, todo};
    }
    const std::string said = query.value(0).toString().toStdString();
    return said == "ok" ? Finding{Kind::Ok, file + " is intact", {}}
                        : Finding{Kind::Fail, file + " is damaged: " + said, todo};
}

/// The layout of a record, which may be that of a newer program.
Finding layoutFinding(history::RecordDatabase &record)
{
    const std::string name = record.place().shown();
    QSqlQuery query(record.sql());
    if (!query.exec(QStringLiteral("SELECT value FROM meta WHERE key='schema'")) || !query.next())
        return {Kind::Ok, name + " is empty", {}};
    const int version = query.value(0).toInt();
    if (version > history::schemaVersion)
        return {Kind::Fail,
                name + " was written by a newer version (layout " + std::to_string(version) + ')',
                "install that version again, or restore a backup: docs/upgrading.md"};
    if (version < history::schemaVersion)
        return {Kind::Warn,
                name + " has layout " + std::to_string(version)
                    + ", which the next start changes to " + std::to_string(history::schemaVersion),
                "make a backup first: docs/upgrading.md"};
    return {Kind::Ok, name + " can be read", {}};
}

Finding recordFinding(const history::RecordPlace &place)
{
    const auto opened = history::RecordDatabase::openReader(place);
    if (!opened)
        return {Kind::Fail,
                opened.error().message,
                place.isShared() ? "check the address, its password and the server: docs/history.md"
                                 : "restore a backup: docs/backup.md"};
    return layoutFinding(**opened);
}

history::RecordPlace ownPlace(const Options &options)
{
    history::RecordPlace place;
    place.file = options.dataDir + "/history.db";
    return place;
}

} // namespace

Findings checkDirectory(const Options &options)
{
    const std::string &folder = options.dataDir;
    const std::string name = "the data directory " + folder;
    struct stat info {
    };
    if (::stat(folder.c_str(), &info) != 0) {
        const int error = errno;
        if (error == ENOENT)
            return {{Kind::Ok, name + " does not exist yet: the first start makes it", {}}};
        return {{Kind::Fail,
                 name + " cannot be read: " + std::strerror(error),
                 "run doctor as the user of the backend"}};
    }
    if (!S_ISDIR(info.st_mode))
        return {{Kind::Fail, name + " is not a folder", "name another one with --data-dir"}};
    Findings found;
    if ((info.st_mode & (S_IRWXO | S_IWGRP)) != 0)
        found.push_back({Kind::Fail,
                         name + " is open to others, and keys and tokens lie in it",
                         "chmod 700 " + folder});
    else if (::access(folder.c_str(), R_OK | W_OK | X_OK) != 0)
        found.push_back({Kind::Fail,
                         name + " cannot be used: " + std::strerror(errno),
                         "run doctor as the user of the backend, or give it the directory"});
    else
        found.push_back({Kind::Ok, name + " is for its owner alone", {}});

    std::error_code error;
    const auto space = std::filesystem::space(folder, error);
    const std::string room =
        std::to_string(space.available / megabyte) + " MiB are free in " + folder;
    if (error)
        found.push_back({Kind::Warn, "how much room " + folder + " has is not known", {}});
    else if (space.available < tooLittleRoom)
        found.push_back({Kind::Fail, room, "make room: nothing can be stored without it"});
    else if (space.available < littleRoom)
        found.push_back({Kind::Warn, room, "make room, or lower history-cap"});
    else
        found.push_back({Kind::Ok, room, {}});

    const std::error_code failed = runtime::flushToDisk(folder);
    found.push_back(failed ? Finding{Kind::Fail,
                                     "fsync does not work in " + folder + ": " + failed.message(),
                                     "use a file system that keeps what it is given, not a share "
                                     "of the network"}
                           : Finding{Kind::Ok, "fsync works in " + folder, {}});
    return found;
}

Findings checkCertificates(const Options &options, TimePoint now)
{
    using std::chrono::days;
    Findings found;
    if (!options.tlsCert.empty()) {
        const std::string todo = "replace tls-cert and tls-key, then reload the backend";
        if (const auto material = http::readTlsMaterial(options.tlsCert, options.tlsKey); !material)
            found.push_back({Kind::Fail, material.error().message, todo});
        else
            found.push_back(certificateFinding(
                "the certificate " + options.tlsCert, options.tlsCert, now, days(30), todo));
    } else if (existsAt(options.dataDir + "/ca.crt")) {
        found.push_back(certificateFinding("the backend's own authority",
                                           options.dataDir + "/ca.crt",
                                           now,
                                           days(180),
                                           "replace it: docs/access.md, ca.crt"));
        if (existsAt(options.dataDir + "/server.crt"))
            found.push_back(certificateFinding("the backend's own certificate",
                                               options.dataDir + "/server.crt",
                                               now,
                                               days(14),
                                               "start the backend: it renews it"));
    }
    if (!options.clientCa.empty())
        found.push_back(certificateFinding("the authority of clients, " + options.clientCa,
                                           options.clientCa,
                                           now,
                                           days(30),
                                           "replace client-ca, then reload the backend"));
    if (!options.bmcCa.empty())
        found.push_back(certificateFinding("the authority of BMCs, " + options.bmcCa,
                                           options.bmcCa,
                                           now,
                                           days(30),
                                           "replace the file of bmc-ca"));
    return found;
}

Findings checkDatabases(const Options &options)
{
    Findings found;
    const bool hasRecord = existsAt(options.dataDir + "/history.db");
    for (const char *name : {"store.db", "history.db", "audit.db"}) {
        const std::string file = options.dataDir + '/' + name;
        if (existsAt(file))
            found.push_back(databaseFinding(file));
    }
    if (!options.history.empty()) {
        const auto place = history::parseRecordUrl(options.history);
        found.push_back(
            place ? recordFinding(*place)
                  : Finding{Kind::Fail, place.error().message, "correct history: docs/history.md"});
    } else if (hasRecord) {
        found.push_back(recordFinding(ownPlace(options)));
    }
    return found;
}

Findings checkAudit(const Options &options)
{
    const std::string file = options.dataDir + "/audit.db";
    if (!existsAt(file))
        return {};
    history::RecordPlace place = ownPlace(options);
    if (!options.history.empty()) {
        if (auto shared = history::parseRecordUrl(options.history))
            place = std::move(*shared);
    }
    // A record that several backends share knows of their audits too.
    const bool isOurs = !place.isShared() && existsAt(place.file);
    const auto verdict = overrides::AuditChain::verify(
        file,
        options.auditKey,
        isOurs ? gateway::anchorsIn(place) : std::vector<overrides::ChainAnchor>());
    const std::string todo = "docs/overrides.md, The audit is evidence";
    if (!verdict)
        return {{Kind::Fail, verdict.error().message, todo}};
    if (!verdict->fault.empty())
        return {{Kind::Fail, "the audit is damaged: " + verdict->fault, todo}};
    return {{Kind::Ok, "the audit is whole: " + counted(verdict->rows, "row", "rows"), {}}};
}

} // namespace hp::app
