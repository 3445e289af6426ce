// SPDX-License-Identifier: Apache-2.0
#include "app/options/Options.h"

#include "app/options/ManPage.h"
#include "app/options/OptionTable.h"
#include "app/options/SiteFiles.h"
#include "app/options/Values.h"
#include "backend/controllers/Needs.h"

#include <algorithm>
#include <utility>

namespace hp::app {

namespace {

/// Every word of --reconcile names a group.
Result<Done> checkGroups(const Options &options)
{
    for (const std::string &group : reconcileGroups(options)) {
        if (controllers::groupNeeds(group) != nullptr)
            continue;
        std::string known;
        for (const controllers::Needs &needs : controllers::groupNeeds())
            known += needs.name + ", ";
        return unexpected(usage("--reconcile: there is no group '" + group + "'; there are " + known
                                + "or none"));
    }
    return Done{};
}

/// A bundle is read and nothing else.
Result<Done> checkBundle(const Options &options)
{
    if (options.bundle.empty())
        return Done{};
    const std::pair<const char *, bool> others[]{
        {"--lab", !options.lab.empty()},
        {"--kubeconfig", !options.kubeconfig.empty()},
        {"--reconcile", !options.reconcile.empty()},
        {"--data-dir", !options.dataDir.empty()},
        {"--history", !options.history.empty()},
        {"--wall-listen", options.wallListen.isSet()},
        {"--connect", !options.connections.empty()},
    };
    for (const auto &[name, given] : others) {
        if (given)
            return unexpected(usage(std::string("--bundle and ") + name
                                    + " exclude each other: a bundle is only read"));
    }
    return Done{};
}

Result<Done> checkTogether(const Options &options)
{
    if (const auto checked = checkBundle(options); !checked)
        return checked;
    if (options.tlsCert.empty() != options.tlsKey.empty())
        return unexpected(usage("--tls-cert and --tls-key go together; only one is given"));
    if (options.timeScale != 1.0 && options.lab.empty())
        return unexpected(usage("--time-scale is for a lab: it needs --lab"));
    if (!options.lab.empty() && !options.kubeconfig.empty())
        return unexpected(usage(
            "--lab and --kubeconfig exclude each other: a lab never writes to a real cluster"));
    if (options.kubeconfig.empty() && !options.context.empty())
        return unexpected(usage("--context needs --kubeconfig"));
    if (options.kubeconfig.empty() && !options.reconcile.empty() && options.reconcile != "none")
        return unexpected(
            usage("--reconcile needs --kubeconfig; without it only none can be said"));
    if (const auto checked = checkGroups(options); !checked)
        return unexpected(checked.error());
    if (!options.wall && !options.wallOptions.empty())
        return unexpected(
            usage("--" + options.wallOptions.front().first + " is for a wall: it needs --wall"));
    if (options.wall && !options.open.empty())
        return unexpected(usage("--open and --wall exclude each other: a wall has its layouts"));
    if (options.wall && !options.shots.empty())
        return unexpected(usage("--shot and --wall exclude each other: a shot is of a page"));
    const std::string &wall = options.wallListen.address;
    if (options.wallListen.isSet() && wall != "127.0.0.1" && wall != "::1" && wall != "localhost")
        return unexpected(
            usage("--wall-listen: plain http is served on loopback only, not on " + wall));
    return Done{};
}

/// The one option that is a map: `hold-budgets`, how long holds may take.
Result<Done> readBudgets(const std::string &file, const YAML::Node &node, Options &options)
{
    const auto placeOf = [&file](const YAML::Node &at) {
        return placeIn(file, at.Mark().line) + "hold-budgets: ";
    };
    if (!node.IsMap())
        return unexpected(usage(placeOf(node) + "expected budgets as `preDrain: 45m`"));
    for (const auto &pair : node) {
        const bool scalars = pair.first.IsScalar() && pair.second.IsScalar();
        const std::string error = scalars
            ? options.holdBudgets.set(pair.first.Scalar(), pair.second.Scalar())
            : std::string("expected budgets as `preDrain: 45m`");
        if (!error.empty())
            return unexpected(usage(placeOf(pair.first) + error));
    }
    return Done{};
}

/// Reads the file that --config names: the options as `name: value`, and the maps that the command
/// line has no words for. The error names the file, the line and the key.
Result<Done> readConfig(Program program, const std::string &file, Options &options)
{
    const auto read = readYaml(file, [program](const std::string &name) {
        const OptionEntry *entry = findOption(program, name);
        return entry && entry->keeps == OptionEntry::Keeps::All;
    });
    if (!read) {
        const bool missing = read.error().code == ErrorCode::NotFound;
        return unexpected(usage((missing ? "--config: " : "") + read.error().message));
    }
    const YAML::Node &root = *read;
    if (root.IsNull())
        return Done{};
    if (!root.IsMap())
        return unexpected(usage(placeIn(file, 0) + "expected options as `name: value`"));
    for (const auto &pair : root) {
        const std::string place = placeIn(file, pair.first.Mark().line);
        const std::string name = pair.first.IsScalar() ? pair.first.Scalar() : std::string();
        if (name == "hold-budgets") {
            if (const auto budgets = readBudgets(file, pair.second, options); !budgets)
                return unexpected(budgets.error());
            options.said[name] = YAML::Dump(pair.second);
            continue;
        }
        const OptionEntry *entry = findOption(program, name);
        if (!entry || name == "help" || name == "version")
            return unexpected(usage(place + "no option is named '" + name + "'"));
        if (!pair.second.IsScalar())
            return unexpected(usage(place + name + ": expected one value"));
        // A switch, and what may stand alone, is turned on and off.
        std::string value = pair.second.Scalar();
        if (!entry->takesValue()) {
            bool isOn = false;
            if (!YAML::convert<bool>::decode(pair.second, isOn))
                return unexpected(usage(place + name + ": expected true or false"));
            value = isOn ? "true" : "false";
        }
        if (!entry->needsValue() && value == "false")
            continue;
        if (!entry->takesValue() || (!entry->needsValue() && value == "true"))
            value.clear();
        if (const std::string error = entry->apply(options, value); !error.empty())
            return unexpected(usage(place + name + ": " + error));
        keepSaid(options, *entry, value);
    }
    return Done{};
}

} // namespace

std::vector<std::string> reconcileGroups(const Options &options)
{
    std::vector<std::string> groups;
    if (options.reconcile.empty() || options.reconcile == "none")
        return groups;
    for (std::string &group : commaWords(options.reconcile)) {
        if (std::find(groups.begin(), groups.end(), group) == groups.end())
            groups.push_back(std::move(group));
    }
    return groups;
}

bool reconciles(const Options &options, const std::string &group)
{
    if (options.kubeconfig.empty())
        return options.reconcile != "none";
    const auto groups = reconcileGroups(options);
    return std::find(groups.begin(), groups.end(), group) != groups.end();
}

const std::vector<std::string> &maintenanceParts()
{
    static const std::vector<std::string> parts{"maintenance-watcher",
                                                "state-watcher",
                                                "lb-watcher",
                                                "lab",
                                                "calendar",
                                                "redfish",
                                                "aws",
                                                "azure",
                                                "gcp",
                                                "probes"};
    return parts;
}

Result<Options> parseOptions(Program program, const std::vector<std::string> &arguments)
{
    Options options;
    // The file first, wherever its option stands: the command line overrides it.
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        std::string file;
        if (arguments[i] == "--config" && i + 1 < arguments.size())
            file = arguments[i + 1];
        else if (arguments[i].rfind("--config=", 0) == 0)
            file = arguments[i].substr(9);
        else
            continue;
        if (const auto read = readConfig(program, file, options); !read)
            return unexpected(read.error());
    }
    bool listens = false;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string &word = arguments[i];
        if (program == Program::Console && word.ends_with(".holdpoint")
            && word.rfind("--", 0) != 0) {
            if (!options.bundle.empty())
                return unexpected(
                    usage("'" + word + "' is a second bundle; one is shown at a time"));
            options.bundle = word;
            continue;
        }
        if (program == Program::Console
            && (word.rfind("https://", 0) == 0 || word.rfind("http://", 0) == 0)) {
            if (!options.open.empty())
                return unexpected(usage("'" + word + "' is a second page; one is shown first"));
            options.open = word;
            options.given.emplace_back("open");
            continue;
        }
        if (word.rfind("--", 0) != 0)
            return unexpected(usage("'" + word + "' is not an option; --help lists them"));
        const std::size_t equals = word.find('=');
        const std::string name = word.substr(2, equals == std::string::npos ? equals : equals - 2);
        const bool isConfig = name == "config";
        const OptionEntry *entry = isConfig ? nullptr : findOption(program, name);
        if (!entry && !isConfig)
            return unexpected(usage("there is no option --" + name + "; --help lists them"));
        const bool takesValue = isConfig || entry->takesValue();
        const bool needsValue = isConfig || entry->needsValue();
        if (!takesValue && equals != std::string::npos)
            return unexpected(usage("--" + name + " takes no value"));
        std::string value;
        if (takesValue && equals != std::string::npos)
            value = word.substr(equals + 1);
        else if (needsValue && ++i < arguments.size())
            value = arguments[i];
        else if (needsValue)
            return unexpected(usage("--" + name + " needs a value"));
        if (isConfig)
            continue;
        listens = listens || name == "listen";
        options.given.push_back(name);
        if (const std::string error = entry->apply(options, value); !error.empty())
            return unexpected(usage("--" + name + ": " + error));
        keepSaid(options, *entry, value);
    }
    if (const auto checked = checkTogether(options); !checked)
        return unexpected(checked.error());
    // Nobody else is to find what a person opens on their desk.
    if (program == Program::Console && !options.bundle.empty() && !listens)
        options.listen.port = 0;
    return options;
}

std::string helpText(Program program)
{
    const bool console = program == Program::Console;
    std::string text = console ? "holdpoint [FILE.holdpoint | LINK]: the Holdpoint console\n\n"
                               : "holdpointd: the Holdpoint backend\n"
                                 "holdpointd doctor [-o json] OPTIONS: looks at what it would run "
                                 "on, and changes nothing\n\n";
    for (const OptionEntry &entry : optionTable()) {
        if (entry.consoleOnly && !console)
            continue;
        std::string left = "  --" + std::string(entry.name) + (entry.needsValue() ? " " : "")
            + (entry.takesValue() ? entry.argument : "");
        left.resize(std::max<std::size_t>(left.size() + 1, 28), ' ');
        text += left + entry.help + '\n';
    }
    return text
        + "  --config FILE             the same options as YAML, `name: value`, and hold-budgets\n";
}

std::string manText(Program program)
{
    const bool console = program == Program::Console;
    ManPage page = console ? ManPage("holdpoint",
                                     "the Holdpoint console",
                                     "holdpoint [options] [FILE.holdpoint | LINK]")
                           : ManPage("holdpointd",
                                     "the Holdpoint backend",
                                     "holdpointd [options]; holdpointd doctor [-o json] [options]",
                                     8);
    page.paragraph(console
                       ? "Shows what holds the machines of a Kubernetes cluster and what happened "
                         "to them, and lets people act. With --connect it shows the backend of "
                         "another machine, without it runs one of its own."
                       : "Reconciles machines through their hold points, or only observes them, "
                         "records every one and serves it over HTTPS: the API of Kubernetes, /live "
                         "for screens and holdpointctl, exports and metrics.");
    if (!console)
        page.paragraph(
            "With the word doctor it looks at what it would run on with these options: "
            "data directory, certificates, databases, audit, cluster, rights and BMCs. "
            "It changes nothing and leaves with 0, 1 where something is worth a look, or "
            "2 where something does not work.");
    page.section("OPTIONS");
    std::vector<ManOption> options;
    for (const OptionEntry &entry : optionTable()) {
        if (entry.consoleOnly && !console)
            continue;
        options.push_back({"--" + std::string(entry.name) + (entry.needsValue() ? " " : "")
                               + (entry.takesValue() ? entry.argument : ""),
                           entry.help});
    }
    options.push_back(
        {"--config FILE", "the same options as YAML, `name: value`, and hold-budgets"});
    page.options(options);
    page.section("EXIT STATUS");
    page.options(
        {{"0", "It was asked to stop."},
         {"1",
          "Something failed that no setting mends, such as a database or an API server that does "
          "not "
          "answer; starting it again may help."},
         {"2", "Wrong usage or configuration; one sentence on the standard error says what."}});
    page.section("FILES");
    page.options(
        {{"$XDG_DATA_HOME/holdpoint",
          "The data directory where --data-dir names none; ~/.local/share without XDG_DATA_HOME."},
         {"/var/lib/holdpoint", "That of the installed unit holdpointd.service."}});
    page.section("SEE ALSO");
    page.paragraph(console ? "holdpointctl(1), holdpointd(8)" : "holdpoint(1), holdpointctl(1)");
    return page.text();
}

} // namespace hp::app
