// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

namespace hp::app {

/// What a word or a value of an option names: a shell completes it by that.
enum class Names {
    Anything,
    File,
    Directory,
    Machine,
    Host,
    Hook,
    Owner,
    Incident,
    Alarm,
    Override,
    Plan, ///< of an override of many machines
    Context,
    Wall,
    Command, ///< a word of the table, of `help`
};

/// An option of holdpointctl. Where several commands have one of the same name, all of them take a
/// value or none does.
struct CommandOption {
    const char *name = ""; ///< with its dashes: "--machine"
    const char *value = nullptr; ///< the word for its value; null: a switch
    std::string help{}; ///< one sentence without its end
    const char *standard = nullptr; ///< what holds when it is not given; null: nothing does
    Names names = Names::Anything;
    std::vector<std::string> choices{}; ///< all the values that there are; empty: any
    bool repeats = false; ///< may be given several times; of others the last one counts
};

/// A word that a command takes and that is no option.
struct WordEntry {
    const char *name = ""; ///< "MACHINE"
    const char *needs = ""; ///< what is missing without it: "the name of a machine"
    Names names = Names::Anything;
    bool optional = false;
    std::vector<std::string> choices{};
};

/// Who reads the rest of a command line.
enum class Family { Ctl, Override, Calendar, Wall, Export, Config, Local };

/// A command, or a group of them: "override" is one, "override approve" a command in it.
struct CommandEntry {
    std::string name{}; ///< its words: "override approve"
    Family family = Family::Ctl;
    std::string help{}; ///< one sentence without its end
    std::vector<WordEntry> words{};
    std::vector<CommandOption> options{}; ///< its own, beside those that all have
    std::vector<std::string> formats{}; ///< of -o; empty: it has no such option
    bool hidden = false; ///< works, and stands in no help
    const char *missing = nullptr; ///< of a group: what it says when nothing follows

    /// Whether it takes an option of this name.
    [[nodiscard]] const CommandOption *option(const std::string &name) const;
};

/// Every command, groups before what is in them, in the order of the help.
[[nodiscard]] const std::vector<CommandEntry> &commandTable();
/// What every command takes: where the backend is, colours, help.
[[nodiscard]] const std::vector<CommandOption> &sharedOptions();
/// Null when there is none of that name.
[[nodiscard]] const CommandEntry *findCommand(const std::string &name);
/// The last words of the commands of a group, "" for the first words of all; without hidden ones.
[[nodiscard]] std::vector<std::string> wordsBelow(const std::string &group);
[[nodiscard]] bool isGroup(const CommandEntry &entry);
/// What a group without a further word does: "audit" lists. Null when it does nothing.
[[nodiscard]] const CommandEntry *standardOf(const CommandEntry &group);

/// The other name of an option: "-w" of "--watch"; empty when it has none.
[[nodiscard]] std::string aliasOf(const std::string &option);

struct ExitCode {
    int code = 0;
    const char *meaning = "";
};
/// What holdpointctl gives back.
[[nodiscard]] const std::vector<ExitCode> &exitCodes();

struct Setting {
    const char *name = "";
    const char *meaning = "";
};
/// The variables of the environment that it reads, and the files.
[[nodiscard]] const std::vector<Setting> &environmentVariables();
[[nodiscard]] const std::vector<Setting> &settingFiles();

} // namespace hp::app
