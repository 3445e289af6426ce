// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Result.h"

#include <cstddef>
#include <functional>
#include <string>

namespace hp::http {

/// The folder with everything a backend keeps. Files are for their owner alone (0600) and are
/// replaced whole: a reader sees the old content or the new one, also after a power cut.
class DataDirectory
{
public:
    /// root in the folder of somebody else: what root writes there, that user could not read.
    enum class Foreign { Refused, Accepted };

    /// Makes the folder (0700) when it is missing. Errors are Invalid, one sentence that names the
    /// folder and says why it cannot be used.
    [[nodiscard]] static Result<DataDirectory> open(const std::string &path,
                                                    Foreign foreign = Foreign::Refused);

    [[nodiscard]] const std::string &path() const { return m_path; }
    [[nodiscard]] std::string file(const std::string &name) const { return m_path + '/' + name; }
    /// NotFound when there is no such file.
    [[nodiscard]] Result<std::string> read(const std::string &name) const;
    /// A file of ours that holds JSON. One that holds something else is put aside under another
    /// name, of which there are a few, and counts as missing; `onTrouble` gets the sentence.
    [[nodiscard]] Result<std::string>
    readJson(const std::string &name,
             const std::function<void(const std::string &)> &onTrouble) const;
    [[nodiscard]] Result<Done> write(const std::string &name, const std::string &content) const;

private:
    explicit DataDirectory(std::string path)
        : m_path(std::move(path))
    { }

    std::string m_path;
};

/// The content of a file that a person named, of at most `mebibytes` MiB; the error is NotFound or
/// Refused, one sentence.
[[nodiscard]] Result<std::string> readFile(const std::string &path, std::size_t mebibytes = 16);

} // namespace hp::http
