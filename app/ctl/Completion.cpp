// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/Completion.h"

#include "app/ctl/BackendFinder.h"
#include "app/ctl/CommandHelp.h"
#include "app/ctl/Contexts.h"
#include "app/ctl/Download.h"
#include "app/ctl/LiveClient.h"
#include "app/ctl/Report.h"
#include "model/base/JsonTree.h"
#include "model/base/Text.h"
#include "model/live/FleetRow.h"
#include "model/live/HoldRow.h"
#include "model/live/RowJson.h"

#include <algorithm>
#include <chrono>
#include <nlohmann/json.hpp>
#include <set>

namespace hp::app {

using namespace std::chrono_literals;

namespace {

/// Of each answer; whoever presses Tab waits for two at most.
constexpr auto tabPatience = 500ms;

/// The option of a command by any of its names; of no command: any option there is.
const CommandOption *optionOf(const CommandEntry *command, const std::string &name)
{
    static const std::vector<CommandEntry> &table = commandTable();
    static const CommandOption format{"-o", "FORMAT"};
    const auto is = [&name](const CommandOption &one) {
        return name == one.name || name == aliasOf(one.name);
    };
    if (name == format.name || name == aliasOf(format.name)) {
        const CommandOption *own = command ? command->option(format.name) : nullptr;
        return own ? own : &format;
    }
    if (command) {
        for (const CommandOption &one : command->options) {
            if (is(one))
                return &one;
        }
    }
    for (const CommandOption &one : sharedOptions()) {
        if (is(one))
            return &one;
    }
    for (const CommandEntry &entry : table) {
        for (const CommandOption &one : entry.options) {
            if (is(one))
                return &one;
        }
    }
    return nullptr;
}

/// What stands before the word that is completed.
struct Before {
    CommandLine line{};
    const CommandOption *open = nullptr; ///< its value is what is completed
    bool wordsOnly = false; ///< behind "--"
};

/// The words of a line that is not whole yet.
Before readBefore(const std::vector<std::string> &words)
{
    Before before;
    std::string name;
    for (std::size_t i = 0; i + 1 < words.size(); ++i) {
        const std::string &word = words[i];
        if (!before.wordsOnly && word == "--") {
            before.wordsOnly = true;
            continue;
        }
        if (!before.wordsOnly && word.size() > 1 && word.starts_with('-')) {
            const std::size_t equals = word.find('=');
            const CommandOption *option = optionOf(before.line.command, word.substr(0, equals));
            if (!option)
                continue;
            const bool takesNext = option->value && equals == std::string::npos;
            if (takesNext && i + 2 == words.size()) {
                before.open = option;
                break;
            }
            std::string value = takesNext     ? words[++i]
                : equals == std::string::npos ? std::string()
                                              : word.substr(equals + 1);
            before.line.given.emplace_back(option->name, std::move(value));
            continue;
        }
        const std::string longer = name.empty() ? word : name + ' ' + word;
        const CommandEntry *found = before.line.words.empty() ? findCommand(longer) : nullptr;
        if (found && (name.empty() || isGroup(*findCommand(name)))) {
            name = longer;
            before.line.command = found;
        } else {
            before.line.words.push_back(word);
        }
    }
    return before;
}

/// Takes candidates that begin with what is there.
class Collected
{
public:
    explicit Collected(std::string begin)
        : m_begin(std::move(begin))
    { }

    void add(const std::string &word, const std::string &help = {})
    {
        if (word.starts_with(m_begin))
            completion.candidates.push_back({word, help});
    }

    Completion completion{};

private:
    std::string m_begin;
};

void addNames(Collected &to,
              const std::string &before,
              Names kind,
              const CommandLine &line,
              const KnownNames &known)
{
    switch (kind) {
    case Names::Anything:
    case Names::Command:
        return;
    case Names::File:
        to.completion.offer = Offer::Files;
        return;
    case Names::Directory:
        to.completion.offer = Offer::Directories;
        return;
    default:
        break;
    }
    for (const std::string &name : known(kind, line))
        to.add(before + name);
}

/// The values of an option, each behind `before`: "--role=" or nothing.
void addValues(Collected &to,
               const std::string &before,
               const CommandOption &option,
               const CommandLine &line,
               const KnownNames &known)
{
    const bool format = std::string_view(option.name) == "-o" && option.names != Names::File;
    std::vector<std::string> choices = option.choices;
    if (format && line.command) {
        choices = line.command->formats;
        std::ranges::replace(choices, std::string("jsonpath"), std::string("jsonpath="));
    }
    for (const std::string &choice : choices)
        to.add(before + choice);
    addNames(to, before, option.names, line, known);
}

void addOptions(Collected &to, const CommandLine &line)
{
    const auto options =
        line.command ? optionsOf(*line.command, true) : std::vector<CommandOption>(sharedOptions());
    for (const CommandOption &option : options) {
        if (!option.repeats && line.has(option.name))
            continue;
        const std::string alias = aliasOf(option.name);
        to.add(option.name, option.help);
        if (alias.size() > 2)
            to.add(alias, option.help);
    }
}

void addWords(Collected &to, const CommandLine &line, const KnownNames &known)
{
    const CommandEntry *command = line.command;
    const bool helps = command && command->name == "help";
    if (helps || !command || (isGroup(*command) && line.words.empty())) {
        std::string group = command && !helps ? command->name : std::string();
        if (helps) {
            for (const std::string &word : line.words)
                group += (group.empty() ? "" : " ") + word;
        }
        for (const std::string &word : wordsBelow(group))
            to.add(word, findCommand(group.empty() ? word : group + ' ' + word)->help);
        return;
    }
    if (line.words.size() >= command->words.size())
        return;
    const WordEntry &word = command->words[line.words.size()];
    for (const std::string &choice : word.choices)
        to.add(choice);
    addNames(to, {}, word.names, line, known);
}

void addKeys(const Json &rows, std::string_view prefix, std::set<std::string> &names)
{
    for (const auto &[key, row] : rows.items()) {
        if (key.starts_with(prefix))
            names.insert(key.substr(prefix.size()));
    }
}

/// The names of this kind in the rows of its view.
std::set<std::string> namesIn(Names kind, const Json &rows)
{
    std::set<std::string> names;
    if (kind == Names::Alarm)
        addKeys(rows, "alarm/", names);
    else if (kind == Names::Wall)
        addKeys(rows, "wall/", names);
    else if (kind == Names::Override)
        addKeys(rows, "", names);
    for (const auto &[key, row] : rows.items()) {
        if (kind == Names::Plan && isPlanKey(key))
            names.insert(key);
        else if (kind == Names::Machine)
            names.insert(live::fromJson<live::FleetRow>(row).name);
        else if (kind == Names::Host)
            names.insert(live::fromJson<live::FleetRow>(row).host);
        else if (kind == Names::Hook && key.find("/hook.") != std::string::npos)
            names.insert(live::fromJson<live::HoldRow>(row).hold);
        else if (kind == Names::Owner)
            names.insert(live::fromJson<live::HoldRow>(row).owner.name);
    }
    names.erase("");
    return names;
}

const char *viewOf(Names kind)
{
    return kind == Names::Machine || kind == Names::Host ? "fleet"
        : kind == Names::Alarm                           ? "alarms"
        : kind == Names::Override                        ? "overrides"
        : kind == Names::Plan                            ? "bulk"
        : kind == Names::Wall                            ? "walls"
                                                         : "holds";
}

std::vector<std::string> incidentNames(const CtlOptions &backend)
{
    std::vector<std::string> names;
    WebRequest request;
    request.path = "/export/incidents";
    request.answerWithin = tabPatience;
    const auto text = fetchText(backend, request);
    const Json answer = text ? parseJson(*text) : Json();
    if (!answer.is_object())
        return names;
    for (const Json &one : answer.value("incidents", Json::array()))
        names.push_back(one.value("id", ""));
    return names;
}

} // namespace

Completion complete(const std::vector<std::string> &words, const KnownNames &known)
{
    const std::string current = words.empty() ? std::string() : words.back();
    const Before before = readBefore(words);
    Collected to(current);
    if (before.open) {
        addValues(to, {}, *before.open, before.line, known);
    } else if (!before.wordsOnly && current.starts_with('-')) {
        const std::size_t equals = current.find('=');
        const CommandOption *option = equals == std::string::npos
            ? nullptr
            : optionOf(before.line.command, current.substr(0, equals));
        if (option && option->value)
            addValues(to, current.substr(0, equals + 1), *option, before.line, known);
        else
            addOptions(to, before.line);
    } else {
        addWords(to, before.line, known);
    }
    return to.completion;
}

std::string completionText(const Completion &completion)
{
    std::string text;
    for (const Candidate &one : completion.candidates) {
        text += visible(one.word);
        text += (one.help.empty() ? "" : '\t' + one.help) + '\n';
    }
    return text + ':' + std::to_string(static_cast<int>(completion.offer)) + '\n';
}

std::vector<std::string>
namesOfBackend(Names kind, const CommandLine &line, const CtlEnvironment &environment)
{
    if (kind == Names::Context) {
        const auto contexts = Contexts::load(environment.contextFile);
        return contexts ? contexts->names() : std::vector<std::string>();
    }
    CtlOptions options;
    if (const auto found = findBackend(line, environment, options); !found)
        return {};
    if (options.url.empty() && options.dataDir.empty())
        return {};
    if (kind == Names::Incident)
        return incidentNames(options);
    options.operates = kind == Names::Wall;
    LiveClient client(tabPatience);
    if (const auto opened = client.open(options); !opened)
        return {};
    const auto rows = client.view(viewOf(kind), Json::object());
    if (!rows)
        return {};
    const auto names = namesIn(kind, *rows);
    return {names.begin(), names.end()};
}

std::string completionScript(const std::string &shell)
{
    if (shell == "zsh")
        return R"sh(#compdef holdpointctl
_holdpointctl() {
    local -a lines found
    local line offer
    lines=("${(@f)$(${words[1]} __complete "${(@)words[2,CURRENT]}" 2> /dev/null)}")
    offer=${lines[-1]}
    lines[-1]=()
    for line in $lines; do
        if [[ $line == *$'\t'* ]]; then
            found+=("${${line%%$'\t'*}//:/\\:}:${line#*$'\t'}")
        else
            found+=("${line//:/\\:}")
        fi
    done
    if [[ $offer == :0 ]]; then
        _files
    elif [[ $offer == :16 ]]; then
        _files -/
    elif (( $#found )); then
        _describe -V holdpointctl found
    fi
}
if [[ $funcstack[1] == _holdpointctl ]]; then
    _holdpointctl "$@"
else
    compdef _holdpointctl holdpointctl
fi
)sh";
    if (shell == "fish")
        return R"sh(function __holdpointctl_complete
    set -l words (commandline -opc) (commandline -ct)
    set -l lines ($words[1] __complete $words[2..-1] 2> /dev/null)
    set -l offer $lines[-1]
    set -e lines[-1]
    switch $offer
        case ':0'
            __fish_complete_path (commandline -ct)
        case ':16'
            __fish_complete_directories (commandline -ct)
        case '*'
            printf '%s\n' $lines
    end
end
complete -c holdpointctl -f -a '(__holdpointctl_complete)'
)sh";
    return R"sh(_holdpointctl() {
    local -a words lines
    local word offer joined=
    # bash breaks words at = and :, which are part of ours.
    for word in "${COMP_WORDS[@]:1:COMP_CWORD}"; do
        if [ ${#words[@]} -gt 0 ] && { [ -n "$joined" ] || [[ $word == [=:]* ]]; }; then
            words[-1]+=$word
        else
            words+=("$word")
        fi
        joined=
        [[ $word == [=:] ]] && joined=1
    done
    mapfile -t lines < <("${COMP_WORDS[0]}" __complete "${words[@]}" 2> /dev/null)
    [ ${#lines[@]} -gt 0 ] || return 0
    offer=${lines[-1]}
    unset 'lines[-1]'
    COMPREPLY=()
    local current=${COMP_WORDS[COMP_CWORD]} whole=${words[-1]}
    [[ $current == [=:] ]] && current=
    local before=${whole%"$current"}
    for word in "${lines[@]}"; do
        word=${word%%$'\t'*}
        word=${word#"$before"}
        # Some names are free texts of others; bash puts them into the line as they are.
        [ -z "$word" ] || printf -v word %q "$word"
        COMPREPLY+=("$word")
    done
    case $offer in
    :0) compopt -o filenames && mapfile -t COMPREPLY < <(compgen -f -- "$current") ;;
    :16) compopt -o filenames && mapfile -t COMPREPLY < <(compgen -d -- "$current") ;;
    esac
    if [[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == *= ]]; then
        compopt -o nospace
    fi
}
complete -F _holdpointctl holdpointctl
)sh";
}

} // namespace hp::app
