// SPDX-License-Identifier: Apache-2.0
#include "app/options/Options.h"

#include "backend/controllers/needs/Needs.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <functional>
#include <yaml-cpp/yaml.h>

namespace hp::app {

namespace {

/// One option: how it is written, what it takes, who has it and what it does to the Options.
struct Entry {
    const char *name;
    const char *argument; ///< null for a switch
    bool consoleOnly;
    const char *help;
    std::function<std::string(Options &, const std::string &)> apply; ///< an error, or empty
};

std::string readEndpoint(const std::string &text, Endpoint &into)
{
    const std::size_t colon = text.rfind(':');
    const std::string address = colon == std::string::npos ? "" : text.substr(0, colon);
    const bool bracketed = address.size() > 2 && address.front() == '[' && address.back() == ']';
    unsigned port = 0;
    const char *first = text.data() + (colon == std::string::npos ? 0 : colon + 1);
    const char *last = text.data() + text.size();
    const auto [end, failure] = std::from_chars(first, last, port);
    if (address.empty() || first == last || failure != std::errc() || end != last || port > 65535)
        return "'" + text + "' is not ADDRESS:PORT";
    into.address = bracketed ? address.substr(1, address.size() - 2) : address;
    into.port = static_cast<std::uint16_t>(port);
    return {};
}

std::string readScale(const std::string &text, double &into)
{
    char *end = nullptr;
    const double value = std::strtod(text.c_str(), &end);
    if (text.empty() || *end != '\0' || !(value >= 1.0 && value <= 10000.0))
        return "'" + text + "' is not a number from 1 to 10000";
    into = value;
    return {};
}

/// "512MB", "4GB": at least what a record needs to be one.
std::string readSize(const std::string &text, std::int64_t &into)
{
    std::int64_t number = 0;
    const char *last = text.data() + text.size();
    const auto [end, failure] = std::from_chars(text.data(), last, number);
    const std::string unit(end, last);
    const std::int64_t factor = unit == "MB" ? 1024 * 1024
        : unit == "GB"                       ? 1024LL * 1024 * 1024
                                             : 0;
    if (failure != std::errc() || factor == 0 || number <= 0 || number > 1'000'000
        || number * factor < 16 * 1024 * 1024)
        return "'" + text + "' is not a size such as 512MB or 4GB, at least 16MB";
    into = number * factor;
    return {};
}

std::string readDays(const std::string &text, int &into)
{
    int days = 0;
    const char *last = text.data() + text.size();
    const auto [end, failure] = std::from_chars(text.data(), last, days);
    if (failure != std::errc() || end != last || days < 1 || days > 3650)
        return "'" + text + "' is not a number of days from 1 to 3650";
    into = days;
    return {};
}

std::string
readOneOf(const std::string &text, std::initializer_list<const char *> allowed, std::string &into)
{
    if (std::find(allowed.begin(), allowed.end(), text) == allowed.end()) {
        std::string list;
        for (const char *word : allowed)
            list += (list.empty() ? "" : ", ") + std::string(word);
        return "'" + text + "' is not one of " + list;
    }
    into = text;
    return {};
}

std::string readShot(const std::string &text, Options &options)
{
    const std::size_t equals = text.find('=');
    if (equals == std::string::npos || equals == 0 || equals + 1 == text.size())
        return "'" + text + "' is not PAGE=FILE.png";
    options.shots.push_back({text.substr(0, equals), text.substr(equals + 1)});
    return {};
}

/// --token-file and --ca-file belong to the --connect before them.
std::string
lastConnection(Options &options, std::string Connection::*member, const std::string &value)
{
    if (options.connections.empty())
        return "stands before any --connect";
    options.connections.back().*member = value;
    return {};
}

std::function<std::string(Options &, const std::string &)> text(std::string Options::*member)
{
    return [member](Options &options, const std::string &value) {
        options.*member = value;
        return value.empty() ? std::string("is empty") : std::string();
    };
}

std::function<std::string(Options &, const std::string &)> flag(bool Options::*member)
{
    return [member](Options &options, const std::string &) {
        options.*member = true;
        return std::string();
    };
}

const std::vector<Entry> &entries()
{
    static const std::vector<Entry> table{
        {"data-dir",
         "DIR",
         false,
         "where store, history, keys and tokens live",
         text(&Options::dataDir)},
        {"listen",
         "ADDR:PORT",
         false,
         "where the API, /live and the exports are served (127.0.0.1:7480)",
         [](Options &o, const std::string &v) { return readEndpoint(v, o.listen); }},
        {"wall-listen",
         "ADDR:PORT",
         false,
         "plain http for walls, on loopback only",
         [](Options &o, const std::string &v) { return readEndpoint(v, o.wallListen); }},
        {"lab",
         "FILE|demo",
         false,
         "load these objects and simulate the world around them",
         text(&Options::lab)},
        {"time-scale",
         "N",
         false,
         "lab only: time runs N times faster",
         [](Options &o, const std::string &v) { return readScale(v, o.timeScale); }},
        {"kubeconfig",
         "FILE",
         false,
         "work on the cluster of this file, or in-cluster: of this pod",
         text(&Options::kubeconfig)},
        {"context", "NAME", false, "context of the kubeconfig", text(&Options::context)},
        {"reconcile",
         "LIST",
         false,
         "groups of controllers to run on that cluster; default is to observe",
         text(&Options::reconcile)},
        {"machine-namespace",
         "NAME",
         false,
         "where Machines, hosts and their secrets live (openshift-machine-api)",
         text(&Options::machineNamespace)},
        {"tls-cert", "FILE", false, "certificate chain to serve with", text(&Options::tlsCert)},
        {"tls-key", "FILE", false, "its private key", text(&Options::tlsKey)},
        {"client-ca",
         "FILE",
         false,
         "accept client certificates of this CA",
         text(&Options::clientCa)},
        {"bmc-ca",
         "FILE",
         false,
         "certificates that vouch for BMCs; default is the system's",
         text(&Options::bmcCa)},
        {"bmc-plain-http",
         nullptr,
         false,
         "allow addresses with +http on other machines; passwords can be read on the way",
         flag(&Options::bmcPlainHttp)},
        {"history",
         "URL",
         false,
         "keep the history in PostgreSQL, which several backends may share; say a password in the "
         "configuration file or in ~/.pgpass",
         [](Options &o, const std::string &v) {
             o.history = v;
             return v.rfind("postgres://", 0) == 0 || v.rfind("postgresql://", 0) == 0
                 ? std::string()
                 : std::string("does not begin with postgres://");
         }},
        {"history-cap",
         "SIZE",
         false,
         "what the history file may take at most (4GB); the oldest day goes first",
         [](Options &o, const std::string &v) { return readSize(v, o.historyCap); }},
        {"history-days",
         "N",
         false,
         "how far back the history goes (90)",
         [](Options &o, const std::string &v) { return readDays(v, o.historyDays); }},
        {"log-level",
         "LEVEL",
         false,
         "debug, info, warning or error",
         [](Options &o, const std::string &v) {
             return readOneOf(v, {"debug", "info", "warning", "error"}, o.logLevel);
         }},
        {"connect",
         "URL",
         true,
         "show this backend instead of an own one; may be repeated",
         [](Options &o, const std::string &v) {
             o.connections.push_back({v, {}, {}});
             return v.rfind("wss://", 0) == 0 || v.rfind("https://", 0) == 0
                 ? std::string()
                 : "'" + v + "' does not begin with wss:// or https://";
         }},
        {"token-file",
         "FILE",
         true,
         "token for the --connect before it",
         [](Options &o, const std::string &v) {
             return lastConnection(o, &Connection::tokenFile, v);
         }},
        {"ca-file",
         "FILE",
         true,
         "CA certificate for the --connect before it",
         [](Options &o, const std::string &v) {
             return lastConnection(o, &Connection::caFile, v);
         }},
        {"kiosk", nullptr, true, "full screen, without any menu", flag(&Options::kiosk)},
        {"theme",
         "NAME",
         true,
         "light, dark or contrast; default is the system's",
         [](Options &o, const std::string &v) {
             return readOneOf(v, {"light", "dark", "contrast"}, o.theme);
         }},
        {"self-test",
         nullptr,
         true,
         "load every page, wait for the first row, leave",
         flag(&Options::selfTest)},
        {"shot",
         "PAGE=FILE.png",
         true,
         "render a page to a picture and leave; may be repeated",
         [](Options &o, const std::string &v) { return readShot(v, o); }},
        {"help", nullptr, false, "print this", flag(&Options::help)},
        {"version", nullptr, false, "print the version", flag(&Options::version)},
    };
    return table;
}

const Entry *findEntry(Program program, const std::string &name)
{
    for (const Entry &entry : entries()) {
        if (entry.name == name && (program == Program::Console || !entry.consoleOnly))
            return &entry;
    }
    return nullptr;
}

Error usage(std::string message)
{
    return {ErrorCode::Invalid, std::move(message), {}, nullptr};
}

/// The one option that is a map: `hold-budgets`, how long holds may take.
Result<Done> readBudgets(const std::string &file, const YAML::Node &node, Options &options)
{
    const auto placeOf = [&file](const YAML::Node &at) {
        return file + ":" + std::to_string(at.Mark().line + 1) + ": hold-budgets: ";
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

Result<Done> readConfig(Program program, const std::string &file, Options &options)
{
    YAML::Node root;
    try {
        root = YAML::LoadFile(file);
    } catch (const YAML::BadFile &) {
        return unexpected(usage("--config: cannot read " + file));
    } catch (const YAML::Exception &failure) {
        return unexpected(usage(file + ":" + std::to_string(failure.mark.line + 1)
                                + ": not YAML: " + failure.msg));
    }
    if (root.IsNull())
        return Done{};
    if (!root.IsMap())
        return unexpected(usage(file + ":1: expected options as `name: value`"));
    for (const auto &pair : root) {
        const std::string place = file + ":" + std::to_string(pair.first.Mark().line + 1) + ": ";
        const std::string name = pair.first.IsScalar() ? pair.first.Scalar() : std::string();
        if (name == "hold-budgets") {
            if (const auto read = readBudgets(file, pair.second, options); !read)
                return unexpected(read.error());
            continue;
        }
        const Entry *entry = findEntry(program, name);
        if (!entry || name == "help" || name == "version")
            return unexpected(usage(place + "no option is named '" + name + "'"));
        if (!pair.second.IsScalar())
            return unexpected(usage(place + name + ": expected one value"));
        if (!entry->argument && pair.second.Scalar() == "false")
            continue;
        if (const std::string error = entry->apply(options, pair.second.Scalar()); !error.empty())
            return unexpected(usage(place + name + ": " + error));
    }
    return Done{};
}

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

Result<Done> checkTogether(const Options &options)
{
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
    const std::string &wall = options.wallListen.address;
    if (options.wallListen.isSet() && wall != "127.0.0.1" && wall != "::1" && wall != "localhost")
        return unexpected(
            usage("--wall-listen: plain http is served on loopback only, not on " + wall));
    return Done{};
}

} // namespace

std::vector<std::string> reconcileGroups(const Options &options)
{
    std::vector<std::string> groups;
    if (options.reconcile.empty() || options.reconcile == "none")
        return groups;
    std::size_t begin = 0;
    while (begin <= options.reconcile.size()) {
        const std::size_t end =
            std::min(options.reconcile.find(',', begin), options.reconcile.size());
        const std::string group = options.reconcile.substr(begin, end - begin);
        if (std::find(groups.begin(), groups.end(), group) == groups.end())
            groups.push_back(group);
        begin = end + 1;
    }
    return groups;
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
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string &word = arguments[i];
        if (word.rfind("--", 0) != 0)
            return unexpected(usage("'" + word + "' is not an option; --help lists them"));
        const std::size_t equals = word.find('=');
        const std::string name = word.substr(2, equals == std::string::npos ? equals : equals - 2);
        const bool isConfig = name == "config";
        const Entry *entry = isConfig ? nullptr : findEntry(program, name);
        if (!entry && !isConfig)
            return unexpected(usage("there is no option --" + name + "; --help lists them"));
        const bool takesValue = isConfig || entry->argument;
        if (!takesValue && equals != std::string::npos)
            return unexpected(usage("--" + name + " takes no value"));
        std::string value;
        if (takesValue && equals != std::string::npos)
            value = word.substr(equals + 1);
        else if (takesValue && ++i < arguments.size())
            value = arguments[i];
        else if (takesValue)
            return unexpected(usage("--" + name + " needs a value"));
        if (isConfig)
            continue;
        if (const std::string error = entry->apply(options, value); !error.empty())
            return unexpected(usage("--" + name + ": " + error));
    }
    if (const auto checked = checkTogether(options); !checked)
        return unexpected(checked.error());
    return options;
}

std::string helpText(Program program)
{
    const bool console = program == Program::Console;
    std::string text =
        console ? "holdpoint: the Holdpoint console\n\n" : "holdpointd: the Holdpoint backend\n\n";
    for (const Entry &entry : entries()) {
        if (entry.consoleOnly && !console)
            continue;
        std::string left = "  --" + std::string(entry.name)
            + (entry.argument ? ' ' + std::string(entry.argument) : "");
        left.resize(std::max<std::size_t>(left.size() + 1, 28), ' ');
        text += left + entry.help + '\n';
    }
    return text
        + "  --config FILE             the same options as YAML, `name: value`, and hold-budgets\n";
}

} // namespace hp::app
