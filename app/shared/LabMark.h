// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/http/credentials/DataDirectory.h"
#include "backend/lab/file/LabFile.h"
#include "model/base/Result.h"

#include <optional>
#include <string>

namespace hp::app {

/// Which lab it is that a data directory is of.
struct LabIdentity {
    std::string name{}; ///< "demo", "capi", or the whole path of its file
    std::string digest{}; ///< SHA-256 of its text

    /// A file may be edited where it is, and moved as it is.
    [[nodiscard]] bool isSameAs(const LabIdentity &other) const
    {
        return name == other.name || digest == other.digest;
    }
};

/// A lab that was read and checked.
struct NamedLab {
    LabIdentity identity{};
    lab::LabFile file{};
};

/// The lab file that --lab names; nullopt without the option.
[[nodiscard]] Result<std::optional<NamedLab>> readLab(const std::string &name);

/// Keeps what is simulated apart from what is not: the mark of a lab in a data directory,
/// `lab.json`. A directory has it before the first object of its lab is stored, and those of a lab
/// only. What was written by versions without the mark is judged by what is stored (EmbeddedHost).
class LabMark
{
public:
    /// Reads the mark and compares it with the lab that was asked for (null: none). Errors are
    /// Invalid: the sentence says whose data these are and what to do. The directory outlives it.
    [[nodiscard]] static Result<LabMark> open(const http::DataDirectory &directory,
                                              const LabIdentity *asked);

    /// It was there when the directory was opened.
    [[nodiscard]] bool wasThere() const { return m_wasThere; }
    /// The lab that is to be opened gets its mark, or the one that it has brought up to date.
    [[nodiscard]] Result<Done> put() const;
    /// Takes a mark back that put() made, when nothing of the lab could be stored.
    void takeBack() const;

    /// The sentence about data of a lab (empty: nobody knows of which) where `asked` is opened
    /// (null: no lab).
    [[nodiscard]] static Error
    isOf(const std::string &lab, const std::string &directory, const LabIdentity *asked);
    /// The sentence about data that are no lab's where `asked` is opened.
    [[nodiscard]] static Error isOfNoLab(const std::string &directory, const LabIdentity &asked);

private:
    LabMark(const http::DataDirectory &directory, const LabIdentity *asked, bool wasThere);

    const http::DataDirectory *m_directory;
    std::optional<LabIdentity> m_asked;
    bool m_wasThere;
};

} // namespace hp::app
