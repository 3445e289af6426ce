// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/CommandHelp.h"

#include "app/options/ManPage.h"

#include <algorithm>
#include <sstream>

namespace hp::app {

namespace {

constexpr std::size_t column = 28;
constexpr std::size_t lineLength = 100;

std::string listed(const std::vector<std::string> &words, const char *between)
{
    std::string text;
    for (const std::string &word : words)
        text += (text.empty() ? "" : between) + word;
    return text;
}

/// "-w, --watch" or "--role ROLE"
std::string written(const CommandOption &option)
{
    const std::string alias = aliasOf(option.name);
    const std::string name = option.name;
    const std::string both = alias.empty() ? name
        : alias.size() < name.size()       ? alias + ", " + name
                                           : name + ", " + alias;
    return both + (option.value ? ' ' + std::string(option.value) : std::string());
}

/// The sentence with what can be chosen and what holds else.
std::string explained(const CommandOption &option)
{
    std::string text = option.help;
    if (!option.choices.empty())
        text += ": " + listed(option.choices, ", ");
    if (option.repeats)
        text += "; may be repeated";
    if (option.standard)
        text += " (default: " + std::string(option.standard) + ')';
    return text;
}

/// Two columns, the second broken at words.
std::string entryText(const std::string &left, const std::string &right)
{
    std::string text = "  " + left;
    if (text.size() + 2 > column)
        text += '\n' + std::string(column, ' ');
    else
        text.resize(column, ' ');
    std::size_t length = column;
    std::istringstream words(right);
    for (std::string word; words >> word;) {
        if (length > column && length + 1 + word.size() > lineLength) {
            text += '\n' + std::string(column, ' ');
            length = column;
        }
        if (length > column) {
            text += ' ';
            ++length;
        }
        text += word;
        length += word.size();
    }
    return text + '\n';
}

std::string optionLines(const std::vector<CommandOption> &options)
{
    std::string text;
    for (const CommandOption &option : options)
        text += entryText(written(option), explained(option));
    return text;
}

std::string commandLines(const std::string &group)
{
    std::string text;
    for (const std::string &word : wordsBelow(group)) {
        const CommandEntry &entry = *findCommand(group.empty() ? word : group + ' ' + word);
        std::string left = word;
        for (const WordEntry &one : entry.words)
            left += one.optional ? " [" + std::string(one.name) + ']' : ' ' + std::string(one.name);
        if (isGroup(entry))
            left += " …";
        text += entryText(left, entry.help);
    }
    return text;
}

std::string programHelp()
{
    return "holdpointctl: ask a Holdpoint backend\n\n"
           "usage: holdpointctl COMMAND [options]\n\ncommands:\n"
        + commandLines("") + "\noptions of every command:\n" + optionLines(sharedOptions())
        + "\nOptions mean the same before and after the command; `holdpointctl help COMMAND` says "
          "more of it.\n";
}

/// Commands that do something, in the order of the table.
std::vector<const CommandEntry *> shownCommands()
{
    std::vector<const CommandEntry *> shown;
    for (const CommandEntry &entry : commandTable()) {
        if (!entry.hidden && !isGroup(entry))
            shown.push_back(&entry);
    }
    return shown;
}

std::vector<ManOption> manOptions(const std::vector<CommandOption> &options)
{
    std::vector<ManOption> list;
    for (const CommandOption &option : options)
        list.push_back({written(option), explained(option)});
    return list;
}

/// `|` would end a cell of Markdown.
std::string cell(std::string text)
{
    for (std::size_t at = 0; (at = text.find('|', at)) != std::string::npos; at += 2)
        text.insert(at, 1, '\\');
    return text;
}

std::string optionTable(const std::vector<CommandOption> &options)
{
    std::string text = "| option | what it does |\n| --- | --- |\n";
    for (const CommandOption &option : options)
        text += "| `" + cell(written(option)) + "` | " + cell(explained(option)) + " |\n";
    return text + '\n';
}

} // namespace

std::vector<CommandOption> optionsOf(const CommandEntry &command, bool shared)
{
    std::vector<CommandOption> options = command.options;
    if (!command.formats.empty()) {
        std::vector<std::string> formats = command.formats;
        std::ranges::replace(formats, std::string("jsonpath"), std::string("jsonpath={…}"));
        options.push_back(
            {"-o", "FORMAT", "How to print it", "text", Names::Anything, std::move(formats)});
    }
    if (shared) {
        // One of its own in the place of what all have: --context of crds.
        std::ranges::copy_if(
            sharedOptions(), std::back_inserter(options), [&](const CommandOption &option) {
                return command.option(option.name)->help == option.help;
            });
    }
    return options;
}

std::string usageOf(const CommandEntry &command)
{
    std::string text = "holdpointctl " + command.name;
    if (isGroup(command))
        return text + (standardOf(command) ? " [COMMAND]" : " COMMAND") + " [options]";
    for (const WordEntry &word : command.words)
        text += word.optional ? " [" + std::string(word.name) + ']' : ' ' + std::string(word.name);
    return text + " [options]";
}

std::string helpText(const CommandEntry *command)
{
    if (!command)
        return programHelp();
    std::string text = "usage: " + usageOf(*command) + "\n\n" + command->help + ".\n";
    if (isGroup(*command)) {
        text += "\ncommands:\n" + commandLines(command->name);
        if (const CommandEntry *standard = standardOf(*command))
            text += "\nWithout a command it is `" + standard->name + "`.\n";
        return text;
    }
    const auto own = optionsOf(*command, false);
    if (!own.empty())
        text += "\noptions:\n" + optionLines(own);
    return text + "\noptions of every command:\n" + optionLines(sharedOptions());
}

Result<std::string> helpOf(const std::vector<std::string> &words)
{
    if (words.empty())
        return helpText(nullptr);
    std::string name;
    for (const std::string &word : words) {
        const auto known = wordsBelow(name);
        const std::string longer = name.empty() ? word : name + ' ' + word;
        if (!findCommand(longer))
            return wrongUsage("there is no command '" + longer + '\'' + nearestTo(word, known));
        name = longer;
    }
    return helpText(findCommand(name));
}

std::string manPage()
{
    ManPage page(
        "holdpointctl", "ask and command a Holdpoint backend", "holdpointctl COMMAND [options]");
    page.paragraph("Shows what holds the machines of a Kubernetes cluster, why they wait and what "
                   "happened to them, and carries out overrides under guard. Options mean the same "
                   "before and after the command. What was asked for goes to the standard output, "
                   "everything else to the standard error.");
    page.section("COMMANDS");
    for (const CommandEntry *entry : shownCommands()) {
        page.subsection(usageOf(*entry).substr(std::string("holdpointctl ").size()));
        page.paragraph(entry->help + '.');
        page.options(manOptions(optionsOf(*entry, false)));
    }
    page.section("OPTIONS OF EVERY COMMAND");
    page.options(manOptions(sharedOptions()));
    page.section("EXIT STATUS");
    for (const ExitCode &code : exitCodes())
        page.options({{std::to_string(code.code), std::string(code.meaning) + '.'}});
    page.section("ENVIRONMENT");
    for (const Setting &one : environmentVariables())
        page.options({{one.name, std::string(one.meaning) + '.'}});
    page.section("FILES");
    for (const Setting &one : settingFiles())
        page.options({{one.name, std::string(one.meaning) + '.'}});
    page.section("SEE ALSO");
    page.paragraph("holdpoint(1), holdpointd(8), kubectl(1)");
    return page.text();
}

std::string referencePage()
{
    std::string text =
        "# holdpointctl\n\nEvery command and option, made from the table that the program itself "
        "reads:\n`holdpointctl help --markdown`. Options mean the same before and after the "
        "command.\nWhat was asked for goes to the standard output, everything else to the standard "
        "error.\n\n## Exit codes\n\n| code | means |\n| --- | --- |\n";
    for (const ExitCode &code : exitCodes())
        text += "| " + std::to_string(code.code) + " | " + cell(code.meaning) + " |\n";
    text += "\n## Environment\n\n| variable | means |\n| --- | --- |\n";
    for (const Setting &one : environmentVariables())
        text += "| `" + std::string(one.name) + "` | " + cell(one.meaning) + " |\n";
    text += "\n## Files\n\n| file | holds |\n| --- | --- |\n";
    for (const Setting &one : settingFiles())
        text += "| `" + std::string(one.name) + "` | " + cell(one.meaning) + " |\n";
    text += "\n## Options of every command\n\n" + optionTable(sharedOptions()) + "## Commands\n\n";
    for (const CommandEntry *entry : shownCommands()) {
        text += "### " + entry->name + "\n\n`" + usageOf(*entry) + "`\n\n" + entry->help + ".\n\n";
        if (const auto own = optionsOf(*entry, false); !own.empty())
            text += optionTable(own);
    }
    text.pop_back();
    return text;
}

} // namespace hp::app
