// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/ExportOptions.h"

#include "app/ctl/Usage.h"
#include "model/base/Time.h"

#include <algorithm>
#include <array>

namespace hp::app {

namespace {

struct TextOption {
    const char *name;
    std::string ExportOptions::*member;
};
constexpr std::array<TextOption, 8> textOptions{{
    {"--incident", &ExportOptions::incident},
    {"--bundle", &ExportOptions::bundle},
    {"--format", &ExportOptions::format},
    {"--preset", &ExportOptions::preset},
    {"--since", &ExportOptions::since},
    {"--from", &ExportOptions::from},
    {"--to", &ExportOptions::to},
    {"-o", &ExportOptions::file},
}};

/// Where the value of the option goes; null when there is no such option.
std::string *valueOf(ExportOptions &options, const std::string &name)
{
    for (const TextOption &option : textOptions) {
        if (name == option.name)
            return &(options.*(option.member));
    }
    return backendValueOf(options.backend, name);
}

/// The words that are no options: command, its action, and what it is about.
Result<Done> readWords(const std::vector<std::string> &words, ExportOptions &options)
{
    const std::string command = words.front();
    const auto most = [&](std::size_t count) { return words.size() <= count; };
    if (command == "export" || command == "timeline") {
        options.action = ExportAction::Export;
        if (!most(1))
            return usage('\'' + words[1]
                         + "' is one word too many; a machine is named by --machine");
        return Done{};
    }
    const std::string action = words.size() > 1 ? words[1] : std::string();
    if (command == "bundle") {
        if (action != "verify" || words.size() != 3)
            return usage("bundle needs verify and a file");
        options.action = ExportAction::VerifyBundle;
        options.bundle = words[2];
        return Done{};
    }
    if (action == "list" && most(2))
        options.action = ExportAction::ListIncidents;
    else if (action == "create" && most(2))
        options.action = ExportAction::CreateIncident;
    else if ((action == "show" || action == "set") && words.size() == 3)
        options.action =
            action == "show" ? ExportAction::ShowIncident : ExportAction::ChangeIncident;
    else
        return usage("incident needs one of list, create, show ID, set ID");
    if (words.size() == 3)
        options.incident = words[2];
    return Done{};
}

/// A slip would be kept as a member that this version does not know.
bool isField(const std::string &name)
{
    return isOneOf(name,
                   {"title",
                    "severity",
                    "status",
                    "lead",
                    "roles",
                    "ref",
                    "summary_md",
                    "actions",
                    "impact_md",
                    "detection",
                    "factors_md",
                    "went_well_md",
                    "from",
                    "to",
                    "root_cause_md"})
        || name.starts_with("stamps.") || name.starts_with("comment.")
        || name.starts_with("importance.");
}

/// NAME=TEXT of an incident; gives what is wrong with it.
std::string addField(ExportOptions &options, const std::string &value)
{
    const std::size_t middle = value.find('=');
    if (middle == std::string::npos || middle == 0)
        return "--field: '" + value + "' is not NAME=TEXT such as title=…";
    if (!isField(value.substr(0, middle)))
        return "--field: there is no '" + value.substr(0, middle)
            + "'; there are title, severity, status, lead, roles, ref, summary_md, impact_md, "
              "detection, root_cause_md, factors_md, went_well_md, actions, from, to, "
              "stamps.NAME, comment.ID, importance.ID";
    options.fields.emplace_back(value.substr(0, middle), value.substr(middle + 1));
    return {};
}

Result<Done> checkRange(const ExportOptions &options)
{
    if (!options.since.empty()) {
        const auto since = parseDuration(options.since);
        if (!since || *since <= Duration(0))
            return usage("--since: '" + options.since + "' is not a duration such as 2h");
        if (!options.from.empty() || !options.to.empty())
            return usage("--since goes back from now; it does not go with --from and --to");
    }
    for (const auto &[name, text] :
         {std::pair{"--from", &options.from}, std::pair{"--to", &options.to}}) {
        if (!text->empty() && !parseTime(*text))
            return usage(std::string(name) + ": '" + *text
                         + "' is not a time such as 2026-11-20T13:16:05Z");
    }
    if (!options.to.empty() && options.from.empty())
        return usage("--to needs --from");
    return Done{};
}

Result<Done> checkExport(ExportOptions &options)
{
    const int sources = (options.machines.empty() ? 0 : 1) + (options.incident.empty() ? 0 : 1)
        + (options.bundle.empty() ? 0 : 1);
    if (sources != 1 || options.machines.size() > 1)
        return usage("export needs one of --machine M, --incident ID, --bundle FILE");
    if (options.format == "text")
        options.format = "md";
    if (!isOneOf(options.format,
                 {"md", "html", "pdf", "json", "csv", "trace", "svg", "png", "jsonl", "holdpoint"}))
        return usage(
            "--format: '" + options.format
            + "' is not one of md, html, pdf, json, csv, trace, svg, png, jsonl, holdpoint");
    if (!options.preset.empty() && !isOneOf(options.preset, {"internal", "partner", "public"}))
        return usage("--preset: '" + options.preset + "' is not one of internal, partner, public");
    if (!options.bundle.empty() && !options.since.empty() + !options.from.empty() > 0)
        return usage("a bundle has its own range: --since and --from are not for --bundle");
    const bool binary = options.needsGui() || options.format == "holdpoint";
    if (binary && options.file.empty())
        return usage("--format " + options.format + " needs -o FILE");
    return Done{};
}

} // namespace

bool isExportCommand(const std::vector<std::string> &arguments)
{
    const auto is = [&](const char *word) {
        return std::find(arguments.begin(), arguments.end(), word) != arguments.end();
    };
    const std::string command = commandOf(arguments);
    return isOneOf(command, {"export", "bundle", "incident"})
        || (command == "timeline" && is("--bundle"));
}

Result<ExportOptions> parseExportOptions(const std::vector<std::string> &arguments,
                                         const std::string &environmentDataDir)
{
    ExportOptions options;
    const auto words = readOptions(
        arguments,
        {{},
         [&options](const std::string &name) { return valueOf(options, name); },
         {{"--machine",
           [&options](const std::string &value) {
               options.machines.push_back(value);
               return std::string();
           }},
          {"--field", [&options](const std::string &value) { return addField(options, value); }}}});
    if (!words)
        return unexpected(words.error());
    if (const auto read = readWords(*words, options); !read)
        return unexpected(read.error());
    // Here -o is the file of an export; of everything else it says how to print.
    const bool exports = options.action == ExportAction::Export;
    const bool offlineTimeline = words->front() == "timeline";
    if (!exports || offlineTimeline) {
        options.format = options.file.empty() ? "text" : std::exchange(options.file, {});
        if (!exports && !isOneOf(options.format, {"text", "json"}))
            return usage("-o: '" + options.format + "' is not one of text, json");
    } else if (options.format.empty()) {
        return usage("export needs --format");
    }
    if (const auto checked = checkRange(options); !checked)
        return unexpected(checked.error());
    if (exports) {
        if (const auto checked = checkExport(options); !checked)
            return unexpected(checked.error());
    }
    if (options.action == ExportAction::CreateIncident && options.machines.empty())
        return usage("incident create needs at least one --machine");
    if (options.action == ExportAction::VerifyBundle && options.backend.dataDir.empty())
        options.backend.dataDir = environmentDataDir;
    if (!options.bundle.empty())
        return options;
    if (std::string error = backendTrouble(options.backend, environmentDataDir); !error.empty())
        return usage(std::move(error));
    return options;
}

std::string exportHelp()
{
    return "\nexports:\n"
           "  export --machine M|--incident ID|--bundle FILE --format F [-o FILE]\n"
           "                        F is md, html, pdf, json, csv, trace, svg, png, jsonl or "
           "holdpoint\n"
           "  --since 1h | --from T [--to T]   the range of a machine's export (its story\n"
           "                        within the last 24h)\n"
           "  --preset internal|partner|public what is taken out (internal)\n"
           "  bundle verify FILE    check a .holdpoint file, -o json for its manifest;\n"
           "                        with --data-dir also whether that backend signed it\n"
           "  timeline --bundle FILE [-o md|json]   read a bundle without a backend\n"
           "  incident list|show ID|create --machine M… [--field NAME=TEXT]…|set ID --field "
           "NAME=TEXT…\n";
}

} // namespace hp::app
