// SPDX-License-Identifier: Apache-2.0
#include "app/options/OptionTable.h"

#include "app/options/NotificationsFile.h"
#include "app/options/SiteFiles.h"
#include "app/options/Values.h"

#include <QCryptographicHash>
#include <QFile>

#include <algorithm>
#include <utility>

namespace hp::app {

namespace {

using Keeps = OptionEntry::Keeps;

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
lastConnection(Options &options, std::string ConnectOptions::*member, const std::string &value)
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

/// It stands in titles, labels and subjects of letters.
std::string readClusterName(const std::string &text, std::string &into)
{
    constexpr std::size_t longest = 63;
    const bool isLine =
        std::ranges::none_of(text, [](char c) { return static_cast<unsigned char>(c) < ' '; });
    into = text;
    return isLine && !text.empty() && text.size() <= longest
        ? std::string()
        : "'" + text.substr(0, longest) + "' is not a name of at most 63 characters";
}

std::function<std::string(Options &, const std::string &)> flag(bool Options::*member)
{
    return [member](Options &options, const std::string &) {
        options.*member = true;
        return std::string();
    };
}

/// The last one counts, as of every option.
void setWallOption(Options &options, const std::string &name, const std::string &value)
{
    std::erase_if(options.wallOptions,
                  [&name](const auto &option) { return option.first == name; });
    options.wallOptions.emplace_back(name, value);
}

/// An option of the browser's wall; what it means is known there (ui/web/wall/options.ts).
OptionEntry wallOption(const char *name, const char *argument, const char *help)
{
    return {name, argument, true, help, [name](Options &options, const std::string &value) {
                setWallOption(options, name, value);
                return value.empty() ? std::string("is empty") : std::string();
            }};
}

std::string readWall(Options &options, const std::string &layouts)
{
    options.wall = true;
    if (!layouts.empty())
        setWallOption(options, "wall", layouts);
    return {};
}

} // namespace

const std::vector<OptionEntry> &optionTable()
{
    static const std::vector<OptionEntry> table{
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
         "FILE|demo|capi",
         false,
         "load these objects and simulate the world around them",
         text(&Options::lab)},
        {"bundle",
         "FILE",
         false,
         "open this .holdpoint file read only instead of a cluster",
         text(&Options::bundle)},
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
        {"cluster-name",
         "NAME",
         false,
         "its name on screens, in exports and in notifications; default is the context",
         [](Options &o, const std::string &v) { return readClusterName(v, o.clusterName); }},
        {"workload-clusters",
         "N",
         false,
         "most clusters of Cluster API that are open at a time (20); 0: none",
         [](Options &o, const std::string &v) {
             return readWhole(v, {"of clusters", 0, 200}, o.workloadClusters);
         }},
        {"workload-kubeconfigs",
         "DIR",
         false,
         "their kubeconfigs, each as NAMESPACE.CLUSTER, before their Secrets",
         text(&Options::workloadKubeconfigs)},
        {"reconcile",
         "LIST",
         false,
         "groups of controllers to run on that cluster; default is to observe",
         text(&Options::reconcile)},
        {"writes-per-second",
         "N",
         false,
         "writes to that cluster at most; without, as many as its API server takes",
         [](Options &o, const std::string &v) {
             return readWhole(v, {"a second", 1, 10000}, o.writesPerSecond);
         }},
        {"machineset-errors",
         nullptr,
         false,
         "a MachineSet shows the errors of its Machines in its status",
         flag(&Options::machineSetErrors)},
        {"machine-namespace",
         "NAME",
         false,
         "where Machines, hosts and their secrets live (openshift-machine-api)",
         text(&Options::machineNamespace)},
        {"maintenance-namespace",
         "NAME",
         false,
         "where found maintenance is kept (openshift-machine-maintenance-operator)",
         text(&Options::maintenanceNamespace)},
        {"maintenance-calendar",
         "URL|FILE",
         false,
         "take planned work from this iCalendar feed; may be repeated",
         [](Options &o, const std::string &v) {
             o.maintenanceCalendars.push_back(v);
             return v.empty() ? std::string("is empty") : std::string();
         },
         Keeps::All},
        {"maintenance-policy",
         "LIST",
         false,
         "at-once=N, not-ready-nodes=N, not-ready-elsewhere=N, one-after-another=LABEL, "
         "at-deadline=skip|ask|force, drain-failure=keep-trying|give-up",
         [](Options &o, const std::string &v) { return readMaintenancePolicy(v, o.maintenance); }},
        {"maintenance-probes",
         "FILE",
         false,
         "probes of Nodes in the place of what a load balancer says",
         [](Options &o, const std::string &v) { return readProbes(v, o.maintenanceProbes); },
         Keeps::File},
        {"azure-credentials",
         "FILE",
         false,
         "client with its secret that reads planned maintenance of Azure",
         text(&Options::azureCredentials)},
        {"gcp-credentials",
         "FILE",
         false,
         "key of the service account that reads host maintenance of Google Cloud",
         text(&Options::gcpCredentials)},
        {"maintenance-off",
         "LIST",
         false,
         "watchers and sources of maintenance that do not run, such as lb-watcher,aws",
         [](Options &o, const std::string &v) {
             return readWords(v, maintenanceParts(), o.maintenanceOff);
         }},
        {"tls-cert", "FILE", false, "certificate chain to serve with", text(&Options::tlsCert)},
        {"tls-key", "FILE", false, "its private key", text(&Options::tlsKey)},
        {"client-ca",
         "FILE",
         false,
         "accept client certificates of this CA",
         text(&Options::clientCa)},
        {"client-masters",
         nullptr,
         false,
         "its certificates with O=system:masters are admins",
         flag(&Options::clientMasters)},
        {"shared-tokens",
         "FILE",
         false,
         "tokens that several backends accept, beside those of the data directory; only read",
         text(&Options::sharedTokens)},
        {"operator-writes",
         "strict|plain",
         false,
         "strict (default): hooks, keys of hosts and skipped drains of operators go by overrides "
         "only",
         [](Options &o, const std::string &v) {
             o.plainWrites = v == "plain";
             return v == "plain" || v == "strict" ? std::string()
                                                  : "'" + v + "' is not one of strict, plain";
         }},
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
                 : std::string("does not start with postgres://");
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
         [](Options &o, const std::string &v) {
             return readWhole(v, {"of days", 1, 3650}, o.historyDays);
         }},
        {"guard-policy",
         "FILE",
         false,
         "what this site asks for beyond the guards of overrides",
         [](Options &o, const std::string &v) { return readGuardPolicy(v, o.sitePolicy); },
         Keeps::File},
        {"notifications",
         "FILE",
         false,
         "who is notified of what: receivers and routes",
         [](Options &o, const std::string &v) { return readNotifications(v, o.notifications); },
         Keeps::File},
        {"audit-key",
         "FILE",
         false,
         "what the audit of overrides is sealed with; default is audit.key in the data directory",
         text(&Options::auditKey)},
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
                 : "'" + v + "' does not start with wss:// or https://";
         },
         Keeps::All},
        {"token-file",
         "FILE",
         true,
         "token for the --connect before it",
         [](Options &o, const std::string &v) {
             return lastConnection(o, &ConnectOptions::tokenFile, v);
         },
         Keeps::All},
        {"ca-file",
         "FILE",
         true,
         "CA certificate for the --connect before it",
         [](Options &o, const std::string &v) {
             return lastConnection(o, &ConnectOptions::caFile, v);
         },
         Keeps::All},
        {"open",
         "PAGE",
         true,
         "start with this page, such as holds, machine:NAMESPACE/NAME or a link to a page; a "
         "running console shows it",
         text(&Options::open)},
        {"wall",
         "[=LAYOUTS]",
         true,
         "a screen that shows and never acts: fleet, holds, power, calendar, incident; several, "
         "with "
         "commas, take turns, and so do several --connect",
         readWall},
        {"kiosk", nullptr, true, "the same as --wall", readWall},
        wallOption("rotate", "SECONDS", "of a wall: how long each layout is shown (30)"),
        wallOption(
            "scope", "LIST", "of a wall: machine sets, roles or parts of names; any of them"),
        wallOption("distance", "METRES", "of a wall: to the farthest who reads it (3)"),
        wallOption("diagonal", "INCHES", "of a wall: of its screen; default is what that says"),
        wallOption("clock", "LIST", "of a wall: utc, local or both (utc)"),
        wallOption("lang", "LANGUAGE", "of a wall: default is the system's"),
        wallOption("aliases", "on|off", "of a wall: names by their first and last part (off)"),
        wallOption("sound", "p1", "of a wall: two tones for a new alarm of P1; default is silence"),
        {"theme",
         "NAME",
         true,
         "light, dark, contrast or hc, which is the same; default is the system's",
         [](Options &o, const std::string &v) {
             return readOneOf(
                 v == "hc" ? "contrast" : v, {"light", "dark", "contrast", "hc"}, o.theme);
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
         [](Options &o, const std::string &v) { return readShot(v, o); },
         Keeps::All},
        {"help", nullptr, false, "print this", flag(&Options::help)},
        {"version", nullptr, false, "print the version", flag(&Options::version)},
    };
    return table;
}

const OptionEntry *findOption(Program program, const std::string &name)
{
    for (const OptionEntry &entry : optionTable()) {
        if (entry.name == name && (program == Program::Console || !entry.consoleOnly))
            return &entry;
    }
    return nullptr;
}

/// Bytes of a file; whoever reads it takes less.
constexpr qint64 maxHashed = 16 * 1024 * 1024;

void keepSaid(Options &options, const OptionEntry &entry, const std::string &value)
{
    std::string &said = options.said[entry.name];
    if (entry.keeps == Keeps::All && !said.empty()) {
        said += '\n' + value;
        return;
    }
    said = value.empty() ? "true" : value;
    if (entry.keeps == Keeps::File) {
        if (QFile file(QString::fromStdString(value)); file.open(QIODevice::ReadOnly))
            said += '\n'
                + QCryptographicHash::hash(file.read(maxHashed), QCryptographicHash::Sha256)
                      .toHex()
                      .toStdString();
    }
}

Error usage(std::string message)
{
    return {ErrorCode::Invalid, std::move(message), {}, nullptr};
}

} // namespace hp::app
