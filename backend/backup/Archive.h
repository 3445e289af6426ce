// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Result.h"
#include "model/base/Time.h"

#include <cstdint>
#include <string>
#include <vector>

/// Backups of a data directory: one archive with a consistent copy of each database and all other
/// files, each with its SHA-256. It has keys, tokens and passwords in it as the directory has, and
/// is for its owner alone (0600). Blocking; on any thread.
namespace hp::backup {

struct ArchivedFile {
    std::string name{}; ///< below the data directory, with '/': "incidents/4.json"
    std::uint64_t bytes = 0;
    std::string sha256{};

    bool operator==(const ArchivedFile &) const = default;
};

/// What `backup.json` of an archive says.
struct Manifest {
    std::string tool{}; ///< "holdpoint 0.1.0", who made it
    TimePoint at{};
    std::string cluster{};
    std::string record{}; ///< where the record is when it is not in the archive; empty: in it
    std::vector<ArchivedFile> files{}; ///< by name
};

/// A database that is in use: the copy has all of what was committed when it was begun, or of
/// something later, and nothing half. One that is open exclusively elsewhere is refused.
[[nodiscard]] Result<Done> copyDatabase(const std::string &from, const std::string &to);

/// Copies to `staged` what of a data directory belongs into a backup and is not there yet:
/// databases whole, files as they are; no locks, no earlier backups, nothing temporary.
[[nodiscard]] Result<Done> stage(const std::string &directory, const std::string &staged);

/// Makes the archive `file` out of all files below `staged`. It is there whole, on the disk, or not
/// at all.
[[nodiscard]] Result<Manifest>
pack(const std::string &staged, Manifest about, const std::string &file);

/// What an archive says of itself; its files are not looked at. Errors: NotFound, Invalid, each a
/// sentence that names the file.
[[nodiscard]] Result<Manifest> manifestOf(const std::string &file);

/// Puts what an archive has in the place of a data directory. Everything is unpacked beside it and
/// checked first, sum by sum and database by database. A directory that has something in it is
/// refused unless `replace` says that it may go; it is then kept under another name, which is
/// returned (empty: there was none). Refused while a backend uses it.
[[nodiscard]] Result<std::string>
restore(const std::string &file, const std::string &directory, bool replace, TimePoint now);

} // namespace hp::backup
