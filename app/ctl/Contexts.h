// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/ctl/CommandLine.h"
#include "model/base/Result.h"

#include <map>
#include <string>

namespace hp::app {

/// A backend under a name of a person's choice. It names files and never holds a token.
struct Context {
    std::string url{};
    std::string tokenFile{};
    std::string caFile{};
    std::string dataDir{}; ///< instead of the three above
};

/// The backends that a person named, and which of them is used: contexts.yaml, as kubectl keeps its
/// own. The file is for its owner alone.
class Contexts
{
public:
    /// An empty one where there is no file. Errors are one sentence with file and line.
    [[nodiscard]] static Result<Contexts> load(const std::string &file);
    [[nodiscard]] Result<Done> save(const std::string &file) const;

    /// The context of that name, or with an empty one that in use; null when there is none.
    [[nodiscard]] const Context *find(const std::string &name) const;
    [[nodiscard]] std::vector<std::string> names() const;

    std::string current{}; ///< name of the one in use; empty: none
    std::map<std::string, Context> all{};
};

/// `config use|list|set|current|remove` on that file; gives what to print. Errors are one sentence.
[[nodiscard]] Result<std::string> runConfigCommand(const CommandLine &line,
                                                   const std::string &file);

} // namespace hp::app
