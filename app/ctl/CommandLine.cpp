// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/CommandLine.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <map>
#include <memory>
#include <string_view>

namespace hp::app {

namespace {

/// Stands behind "--name=", for which the parser would take the next word, behind "[a]", which it
/// would take for a list, and before what follows "--".
constexpr char nothing = '\x01';
constexpr int manyWords = 1000;

std::string joined(const std::vector<std::string> &words, const char *between, const char *last)
{
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i)
        text += (i == 0 ? "" : i + 1 == words.size() ? last : between) + words[i];
    return text;
}

/// How many letters have to be put in, taken out, changed or swapped.
std::size_t distance(const std::string &a, const std::string &b)
{
    std::vector<std::vector<std::size_t>> cost(a.size() + 1,
                                               std::vector<std::size_t>(b.size() + 1));
    for (std::size_t i = 0; i <= a.size(); ++i)
        cost[i][0] = i;
    for (std::size_t j = 0; j <= b.size(); ++j)
        cost[0][j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        for (std::size_t j = 1; j <= b.size(); ++j) {
            cost[i][j] = std::min({cost[i - 1][j] + 1,
                                   cost[i][j - 1] + 1,
                                   cost[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0U : 1U)});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                cost[i][j] = std::min(cost[i][j], cost[i - 2][j - 2] + 1);
        }
    }
    return cost[a.size()][b.size()];
}

/// Every option once, whichever commands take it.
const std::map<std::string, bool> &takesValueByName()
{
    static const std::map<std::string, bool> all = [] {
        std::map<std::string, bool> found{{"-o", true}};
        for (const CommandOption &option : sharedOptions())
            found.emplace(option.name, option.value != nullptr);
        for (const CommandEntry &entry : commandTable()) {
            for (const CommandOption &option : entry.options)
                found.emplace(option.name, option.value != nullptr);
        }
        return found;
    }();
    return all;
}

std::vector<std::string> optionNames()
{
    std::vector<std::string> names;
    for (const auto &[name, takesValue] : takesValueByName())
        names.push_back(name);
    return names;
}

/// The parser of all that the table knows. Options belong to the root, so that they mean the same
/// wherever they stand; a word that no command takes is kept as it is.
class Parser
{
public:
    Parser()
    {
        m_root.set_help_flag();
        m_root.allow_extras();
        m_root.require_subcommand(0, 1);
        for (const auto &[name, takesValue] : takesValueByName()) {
            const std::string alias = aliasOf(name);
            const std::string names = alias.empty() ? name : name + ',' + alias;
            if (takesValue)
                m_options[name] = m_root.add_option(names, m_values[name])
                                      ->expected(1)
                                      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
                                      ->allow_extra_args(false);
            else
                m_options[name] = m_root.add_flag(names)->disable_flag_override();
        }
        addWords(m_root, "");
        std::map<std::string, CLI::App *> apps{{"", &m_root}};
        for (const CommandEntry &entry : commandTable()) {
            const std::size_t space = entry.name.rfind(' ');
            const std::string group =
                space == std::string::npos ? std::string() : entry.name.substr(0, space);
            CLI::App *app = apps.at(group)->add_subcommand(
                space == std::string::npos ? entry.name : entry.name.substr(space + 1));
            app->set_help_flag();
            app->fallthrough();
            app->require_subcommand(0, 1);
            addWords(*app, entry.name);
            apps[entry.name] = app;
        }
    }

    Result<CommandLine> parse(std::vector<std::string> arguments)
    {
        // Behind "--" everything is a word.
        const auto mark = std::ranges::find(arguments, "--");
        for (auto it = arguments.begin(); it != mark; ++it) {
            const bool empty =
                it->size() > 3 && it->starts_with("--") && it->find('=') == it->size() - 1;
            if (empty || (it->starts_with('[') && it->ends_with(']')))
                *it += nothing;
        }
        for (auto it = mark; it != arguments.end(); ++it) {
            if (it->starts_with('-') || it->starts_with('['))
                it->insert(it->begin(), nothing);
        }
        if (mark != arguments.end())
            arguments.erase(mark);
        std::ranges::reverse(arguments);
        try {
            m_root.parse(std::move(arguments));
        } catch (const CLI::ArgumentMismatch &error) {
            const std::string text = error.what();
            const std::string name = nameIn(text.substr(0, text.find_first_of(" :,")));
            return wrongUsage(name + (takesValue(name) ? " needs a value" : " takes no value"));
        } catch (const CLI::ParseError &error) {
            return wrongUsage(error.what());
        }
        return read();
    }

private:
    void addWords(CLI::App &app, const std::string &name)
    {
        app.add_option("words", m_words[name])
            ->expected(0, manyWords)
            ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
            ->allow_extra_args(true);
    }

    static bool takesValue(const std::string &name)
    {
        const auto it = takesValueByName().find(name);
        return it != takesValueByName().end() && it->second;
    }

    /// The name in our table of what the parser calls by an alias.
    static std::string nameIn(const std::string &name)
    {
        for (const auto &[known, value] : takesValueByName()) {
            if (name == aliasOf(known) || "--" + name == known || '-' + name == known)
                return known;
        }
        return name;
    }

    static std::string whole(std::string value)
    {
        if (!value.empty() && value.back() == nothing)
            value.pop_back();
        if (!value.empty() && value.front() == nothing)
            value.erase(0, 1);
        return value;
    }

    Result<CommandLine> read()
    {
        const std::vector<std::string> extras = m_root.remaining(true);
        for (const std::string &word : extras) {
            const std::string name = word.substr(0, word.find('='));
            if (name == "-")
                return wrongUsage('\'' + word.substr(1)
                                  + "' stands behind a switch; it takes no value");
            const std::string near = nearestTo(name, optionNames());
            return wrongUsage("there is no option " + name
                              + (near.empty() ? "; help lists them" : near));
        }
        CommandLine line;
        std::string name;
        for (const CLI::App *app = &m_root; app;) {
            const auto chosen = app->get_subcommands();
            app = chosen.empty() ? nullptr : chosen.front();
            if (app)
                name += (name.empty() ? "" : " ") + app->get_name();
        }
        line.command = findCommand(name);
        for (const std::string &word : m_words[name])
            line.words.push_back(whole(word));
        // As they came: the parser keeps the order of what it met.
        std::map<const CLI::Option *, std::size_t> seen;
        for (const CLI::Option *option : m_root.parse_order()) {
            const auto it = std::ranges::find_if(
                m_options, [option](const auto &known) { return known.second == option; });
            if (it == m_options.end())
                continue;
            std::string value;
            if (takesValue(it->first)) {
                value = whole(option->results().at(seen[option]++));
                if (it->first == "-o" && value.starts_with('='))
                    value.erase(0, 1); // -o=json
            }
            line.given.emplace_back(it->first, std::move(value));
        }
        line.help = line.has("--help");
        line.version = line.has("--version");
        return line;
    }

    CLI::App m_root{};
    std::map<std::string, CLI::Option *> m_options{};
    std::map<std::string, std::vector<std::string>> m_values{};
    std::map<std::string, std::vector<std::string>> m_words{};
};

std::string whatIsMissing(const CommandEntry &group)
{
    return group.missing
        ? std::string(group.missing)
        : group.name + " needs one of " + joined(wordsBelow(group.name), ", ", ", ");
}

/// Whether the words are those that the command takes.
Result<Done> checkWords(const CommandLine &line)
{
    const CommandEntry &command = *line.command;
    for (std::size_t i = line.words.size(); i < command.words.size(); ++i) {
        if (!command.words[i].optional)
            return wrongUsage(command.name + " needs " + command.words[i].needs);
    }
    for (std::size_t i = 0; i < std::min(line.words.size(), command.words.size()); ++i) {
        if (line.words[i].empty() && !command.words[i].optional)
            return wrongUsage(command.name + " needs " + command.words[i].needs);
        const auto &choices = command.words[i].choices;
        if (!choices.empty() && std::ranges::find(choices, line.words[i]) == choices.end())
            return wrongUsage(command.name + ": '" + line.words[i] + "' is not one of "
                              + joined(choices, ", ", ", ") + nearestTo(line.words[i], choices));
    }
    const bool many = !command.words.empty() && command.words.back().names == Names::Command;
    if (line.words.size() <= command.words.size() || many)
        return Done{};
    return wrongUsage('\'' + line.words[command.words.size()] + "' is one word too many"
                      + (command.words.empty() && command.option("--machine")
                             ? "; a machine is named by --machine"
                             : ""));
}

/// "override", of a group whose commands all take an option; else the command itself.
std::string shortName(const CommandEntry &entry, const std::string &option)
{
    const std::size_t space = entry.name.find(' ');
    if (space == std::string::npos)
        return entry.name;
    const std::string group = entry.name.substr(0, space);
    const auto words = wordsBelow(group);
    const auto having = std::ranges::count_if(words, [&](const std::string &word) {
        return findCommand(group + ' ' + word)->option(option) != nullptr;
    });
    return having > 3 ? group : entry.name;
}

} // namespace

bool CommandLine::has(const std::string &option) const
{
    return std::ranges::any_of(given, [&](const auto &one) { return one.first == option; });
}

std::string CommandLine::value(const std::string &option) const
{
    const auto all = values(option);
    return all.empty() ? std::string() : all.back();
}

std::vector<std::string> CommandLine::values(const std::string &option) const
{
    std::vector<std::string> found;
    for (const auto &[name, value] : given) {
        if (name == option)
            found.push_back(value);
    }
    return found;
}

const std::string &CommandLine::word(std::size_t place) const
{
    static const std::string none;
    return place < words.size() ? words[place] : none;
}

Unexpected wrongUsage(std::string message)
{
    return unexpected(ErrorCode::Invalid, std::move(message));
}

std::string nearestTo(const std::string &word, const std::vector<std::string> &known)
{
    // Dashes are right already: they make no word alike.
    const std::size_t letters = word.size() - std::min(word.find_first_not_of('-'), word.size());
    std::string best;
    std::size_t least = letters > 1 ? std::max<std::size_t>(1, letters / 3) + 1 : 0;
    for (const std::string &one : known) {
        const std::size_t away = distance(word, one);
        if (away < least) {
            least = away;
            best = one;
        }
    }
    if (best.empty() && letters > 1) {
        std::vector<std::string> longer;
        for (const std::string &one : known) {
            if (one.starts_with(word))
                longer.push_back(one);
        }
        if (longer.size() == 1)
            best = longer.front();
    }
    return best.empty() ? std::string() : "; did you mean " + best + '?';
}

Result<CommandLine> parseCommandLine(const std::vector<std::string> &arguments)
{
    auto line = Parser().parse(arguments);
    if (!line || line->version)
        return line;
    if (!line->command) {
        if (line->words.empty())
            return line;
        const std::string near = nearestTo(line->words.front(), wordsBelow(""));
        return wrongUsage("there is no command '" + line->words.front() + '\''
                          + (near.empty() ? "; help lists them" : near));
    }
    if (isGroup(*line->command)) {
        const CommandEntry &group = *line->command;
        if (!line->words.empty()) {
            const auto known = wordsBelow(group.name);
            return wrongUsage(group.name + ": '" + line->words.front() + "' is not one of "
                              + joined(known, ", ", ", ") + nearestTo(line->words.front(), known));
        }
        if (line->help)
            return line;
        line->command = standardOf(group);
        if (!line->command)
            return wrongUsage(whatIsMissing(group));
    }
    if (line->help)
        return line;
    if (const auto checked = checkWords(*line); !checked)
        return unexpected(checked.error());
    return line;
}

Result<Done> strayOption(const CommandLine &line)
{
    for (const auto &[name, value] : line.given) {
        const CommandOption *own = line.command->option(name);
        if (own && own->value && value.empty() && std::string_view(own->value) != "TEXT")
            return wrongUsage(name + " is empty");
        if (own || (name == "-o" && !line.command->formats.empty()))
            continue;
        std::vector<std::string> takers;
        for (const CommandEntry &entry : commandTable()) {
            if (entry.hidden || isGroup(entry)
                || !(entry.option(name) || (name == "-o" && !entry.formats.empty())))
                continue;
            std::string taker = shortName(entry, name);
            if (std::ranges::find(takers, taker) == takers.end())
                takers.push_back(std::move(taker));
        }
        if (name == "-o")
            return wrongUsage(line.command->name + " has no -o");
        return wrongUsage(name + " is for " + joined(takers, ", ", " and "));
    }
    return Done{};
}

} // namespace hp::app
