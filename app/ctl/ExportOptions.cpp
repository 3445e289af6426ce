// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/ExportOptions.h"

#include "model/base/Time.h"

#include <algorithm>
#include <array>

namespace hp::app {

namespace {

struct ExportVerb {
    const char *command;
    ExportAction action;
    std::string ExportOptions::*word = nullptr; ///< where its one word goes
};
constexpr std::array<ExportVerb, 8> verbs{{
    {"export", ExportAction::Export},
    {"timeline", ExportAction::Export},
    {"owners", ExportAction::Owners},
    {"bundle verify", ExportAction::VerifyBundle, &ExportOptions::bundle},
    {"incident list", ExportAction::ListIncidents},
    {"incident show", ExportAction::ShowIncident, &ExportOptions::incident},
    {"incident create", ExportAction::CreateIncident},
    {"incident set", ExportAction::ChangeIncident, &ExportOptions::incident},
}};

struct TextOption {
    const char *name;
    std::string ExportOptions::*member;
};
constexpr std::array<TextOption, 7> textOptions{{
    {"--incident", &ExportOptions::incident},
    {"--bundle", &ExportOptions::bundle},
    {"--format", &ExportOptions::format},
    {"--preset", &ExportOptions::preset},
    {"--since", &ExportOptions::since},
    {"--from", &ExportOptions::from},
    {"--to", &ExportOptions::to},
}};

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
            return wrongUsage("--since: '" + options.since + "' is not a duration such as 2h");
        if (!options.from.empty() || !options.to.empty())
            return wrongUsage("--since goes back from now; it does not go with --from and --to");
    }
    for (const auto &[name, text] :
         {std::pair{"--from", &options.from}, std::pair{"--to", &options.to}}) {
        if (!text->empty() && !parseTime(*text))
            return wrongUsage(std::string(name) + ": '" + *text
                              + "' is not a time such as 2026-11-20T13:16:05Z");
    }
    if (!options.to.empty() && options.from.empty())
        return wrongUsage("--to needs --from");
    return Done{};
}

Result<Done> checkExport(ExportOptions &options)
{
    const int sources = (options.machines.empty() ? 0 : 1) + (options.incident.empty() ? 0 : 1)
        + (options.bundle.empty() ? 0 : 1);
    if (sources != 1 || options.machines.size() > 1)
        return wrongUsage("export needs one of --machine M, --incident ID, --bundle FILE");
    if (options.format == "text")
        options.format = "md";
    if (!isOneOf(options.format,
                 {"md", "html", "pdf", "json", "csv", "trace", "svg", "png", "jsonl", "holdpoint"}))
        return wrongUsage(
            "--format: '" + options.format
            + "' is not one of md, html, pdf, json, csv, trace, svg, png, jsonl, holdpoint");
    if (!options.preset.empty() && !isOneOf(options.preset, {"internal", "partner", "public"}))
        return wrongUsage("--preset: '" + options.preset
                          + "' is not one of internal, partner, public");
    if (!options.bundle.empty() && !options.since.empty() + !options.from.empty() > 0)
        return wrongUsage("a bundle has its own range: --since and --from are not for --bundle");
    const bool binary = options.needsGui() || options.format == "holdpoint";
    if (binary && options.file.empty())
        return wrongUsage("--format " + options.format + " needs -o FILE");
    return Done{};
}

} // namespace

Result<ExportOptions> parseExportOptions(const CommandLine &line, const CtlEnvironment &environment)
{
    ExportOptions options;
    const auto *verb = std::ranges::find_if(
        verbs, [&](const ExportVerb &one) { return line.command->name == one.command; });
    options.action = verb->action;
    options.machines = line.values("--machine");
    options.isBackendNamed = line.has("--data-dir");
    for (const std::string &text : line.values("--field")) {
        if (std::string wrong = addField(options, text); !wrong.empty())
            return wrongUsage(std::move(wrong));
    }
    for (const TextOption &option : textOptions)
        options.*(option.member) = line.value(option.name);
    if (verb->word)
        options.*(verb->word) = line.word(0);
    if (const auto read = readBackend(line, environment, options.backend); !read)
        return unexpected(read.error());
    const bool exports = options.action == ExportAction::Export;
    if (line.command->name == "timeline") {
        if (!line.words.empty())
            return wrongUsage('\'' + line.word(0)
                              + "' is one word too many; a machine is named by --machine");
        const CtlFormat asked = options.backend.output.format;
        if (!isOneOf(line.value("-o"), {"", "text", "md", "json"}))
            return wrongUsage("-o: '" + line.value("-o")
                              + "' is not one of text, md, json for --bundle");
        options.format = asked == CtlFormat::Json ? "json" : "md";
    } else if (exports) {
        options.file = line.value("-o"); // here it is the file
        if (options.format.empty())
            return wrongUsage("export needs --format");
    }
    if (const auto checked = checkRange(options); !checked)
        return unexpected(checked.error());
    if (exports) {
        if (const auto checked = checkExport(options); !checked)
            return unexpected(checked.error());
    }
    if (options.action == ExportAction::Owners && !isOneOf(options.format, {"", "html", "csv"}))
        return wrongUsage("--format: '" + options.format + "' is not one of html, csv");
    if (options.action == ExportAction::CreateIncident && options.machines.empty())
        return wrongUsage("incident create needs at least one --machine");
    return options;
}

} // namespace hp::app
