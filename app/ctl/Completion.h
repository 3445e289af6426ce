// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/ctl/CommandTable.h"
#include "app/ctl/CtlOptions.h"
#include "model/base/Result.h"

#include <functional>
#include <string>
#include <vector>

namespace hp::app {

/// One way to go on with a command line.
struct Candidate {
    std::string word{};
    std::string help{}; ///< may be empty
};

/// What a shell may offer beside the candidates, in the numbers of cobra, which kubectl reads.
enum class Offer { Files = 0, Nothing = 4, Directories = 16 };

struct Completion {
    std::vector<Candidate> candidates{};
    Offer offer = Offer::Nothing;
};

/// The names that there are of this kind, asked of a backend or a file; empty where none answers.
using KnownNames = std::function<std::vector<std::string>(Names kind, const CommandLine &line)>;

/// How the last of the words, which may be empty, can be completed; the name of the program is not
/// among them.
[[nodiscard]] Completion complete(const std::vector<std::string> &words, const KnownNames &known);

/// The candidates a line, with a tab before their help, and the offer behind a colon on the last.
[[nodiscard]] std::string completionText(const Completion &completion);

/// What `completion SHELL` prints: bash, zsh or fish.
[[nodiscard]] std::string completionScript(const std::string &shell);

/// Asks the backend that the line means, within a second; silent when it does not answer. Needs a
/// QCoreApplication.
[[nodiscard]] std::vector<std::string>
namesOfBackend(Names kind, const CommandLine &line, const CtlEnvironment &environment);

} // namespace hp::app
