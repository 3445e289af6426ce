// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/CommandTable.h"

#include "model/rules/override/Action.h"

#include <algorithm>

namespace hp::app {

namespace {

using Formats = std::vector<std::string>;

/// Of what lists rows.
const Formats listed{"text", "wide", "name", "json", "yaml", "jsonpath"};
/// Of what tells of one thing, or of what was done.
const Formats told{"text", "json", "yaml", "jsonpath"};

const WordEntry machineWord{"MACHINE", "the name of a machine", Names::Machine};
const WordEntry alarmWord{"ALARM", "the key of an alarm", Names::Alarm};
const WordEntry overrideWord{"ID", "the id of an override, as listed by list", Names::Override};
const WordEntry incidentWord{"ID", "the id of an incident, as listed by list", Names::Incident};
const WordEntry codeWord{"CODE", "the code that the screen shows"};
const WordEntry screenWord{"NAME", "the name of a screen, as listed by list", Names::Wall};

const CommandOption at{"--at", "TIME", "As of that instant of the record", "now"};
const CommandOption watch{"--watch", nullptr, "Print it again whenever it changes, until Ctrl+C"};
const CommandOption ofOneCluster{
    "--cluster", "NAME", "Only machines of this cluster of Cluster API", "all of them"};
const CommandOption noHeaders{"--no-headers", nullptr, "Leave out the headings of tables"};
const CommandOption preview{"--preview", nullptr, "Show what it brings and change nothing"};

CommandOption since(const char *help, const char *standard)
{
    return {"--since", "DURATION", help, standard};
}

std::vector<CommandOption> listOptions(std::vector<CommandOption> more = {})
{
    more.push_back(watch);
    more.push_back(noHeaders);
    return more;
}

std::vector<CommandOption> tokenOptions(bool creates)
{
    std::vector<CommandOption> options{
        {"--user",
         "NAME",
         "Whose token it is; in a data directory the file is NAME.kubeconfig, over --connect it is "
         "printed once"}};
    if (creates) {
        options.push_back({"--role",
                           "ROLE",
                           "What the token may do",
                           nullptr,
                           Names::Anything,
                           {"admin", "operator", "approver", "hook", "viewer", "wall"}});
        options.push_back({"--owner",
                           "OWNER",
                           "Of the role hook: whose hooks it may change, as the hooks name their "
                           "owner; several with commas",
                           "the one named as USER",
                           Names::Owner});
        options.push_back(
            {"--replace", nullptr, "End the token that this user has, and with it its role"});
    }
    return options;
}

std::vector<CommandOption> actionOptions(const overrides::ActionInfo &action)
{
    using overrides::Action;
    std::vector<CommandOption> options{
        {"--machine", "MACHINE", "The machine that is meant", nullptr, Names::Machine}};
    if (action.target == overrides::Target::Host)
        options.push_back({"--host", "HOST", "The host that is meant", nullptr, Names::Host});
    if (action.action == Action::RemoveHook) {
        options.push_back({"--hook", "NAME", "The hook to remove", nullptr, Names::Hook});
        options.push_back({"--point",
                           "POINT",
                           "Where the hook holds",
                           "the one that has it",
                           Names::Anything,
                           {"preCreate", "preDrain", "preTerminate"}});
        options.push_back({"--owner", "OWNER", "Whose hook it is", "anybody's", Names::Owner});
    }
    if (action.action == Action::ReleaseHold || action.action == Action::ReleasePowerKey)
        options.push_back({"--key", "KEY", "The annotation: reboot.metal3.io/…"});
    if (action.base != overrides::GuardLevel::G5 && !overrides::isOfWholeCluster(action.action)) {
        options.push_back({"--cause",
                           "CAUSE",
                           "With --plan: all machines that wait for this, as holds names it"});
        options.push_back({"--selector", "LABELS", "With --plan: all machines with these labels"});
        options.push_back({"--plan",
                           nullptr,
                           "Plan it for many machines, in waves, and change nothing; override bulk "
                           "start starts it"});
    }
    options.push_back(
        {"--reason", "TEXT", "Why: ten characters or a ticket id, where a guard asks for it"});
    options.push_back({"--name", "NAME", "The name of the object, where a guard asks for it"});
    options.push_back(preview);
    options.push_back({"--yes", nullptr, "Commit without asking"});
    options.push_back({"--break-glass",
                       nullptr,
                       "Act without the second person that is required: slower, with an alarm, "
                       "and another person must review it"});
    options.push_back({"--even-if-I-leave",
                       nullptr,
                       "Send it although this program is gone by then; without it nothing is sent "
                       "for somebody who is no longer connected"});
    return options;
}

const CommandOption exportedMachine{
    "--machine", "MACHINE", "The machine to tell of", nullptr, Names::Machine, {}, true};

CommandOption field(const char *help)
{
    return {"--field", "NAME=TEXT", help, nullptr, Names::Anything, {}, true};
}

std::vector<CommandOption> rangeOptions(std::vector<CommandOption> options)
{
    options.push_back(since("How far back it goes", nullptr));
    options.push_back({"--from", "TIME", "Where it starts", "with the story of the machine"});
    options.push_back({"--to", "TIME", "Where it ends; needs --from", "now"});
    return options;
}

void addSeeing(std::vector<CommandEntry> &table)
{
    table.push_back({"holds",
                     Family::Ctl,
                     "Show everything that stops a machine, with owner and age",
                     {},
                     listOptions({at, ofOneCluster}),
                     listed});
    table.push_back(
        {"why", Family::Ctl, "Say why this machine waits", {machineWord}, {at, watch}, told});
    table.push_back(
        {"timeline",
         Family::Ctl,
         "Show what happened to this machine",
         {{"MACHINE", "the name of a machine", Names::Machine, true}},
         {since("How far back it goes", "24h"),
          at,
          {"--bundle", "FILE", "Read this bundle without a backend", nullptr, Names::File}},
         {"text", "md", "json", "yaml", "jsonpath"}});
    table.push_back({"alarms",
                     Family::Ctl,
                     "Show all alarms, and who acknowledged them",
                     {},
                     listOptions(),
                     listed});
    table.push_back({"clusters",
                     Family::Ctl,
                     "Show the clusters of Cluster API, with what holds in each",
                     {},
                     listOptions(),
                     listed});
    table.push_back(
        {"top",
         Family::Ctl,
         "Follow holds, machines, clusters and alarms in the terminal, and change nothing",
         {},
         {ofOneCluster}});
    table.push_back({"ack", Family::Ctl, "Acknowledge this alarm", {alarmWord}, {}, told});
    table.push_back({"shelve",
                     Family::Ctl,
                     "Shelve this alarm for a while",
                     {alarmWord},
                     {{"--for", "DURATION", "How long, such as 2h"}, {"--reason", "TEXT", "Why"}},
                     told});
    table.push_back({"unshelve", Family::Ctl, "Unshelve this alarm", {alarmWord}, {}, told});
    table.push_back({"retry-bmc",
                     Family::Ctl,
                     "Ask the BMC of namespace/name now, whatever it rests for",
                     {{"HOST", "the name of a host", Names::Host}}});
}

void addForecasts(std::vector<CommandEntry> &table)
{
    table.push_back({"whatif",
                     Family::Ctl,
                     "Forecast what an action would bring, and change nothing",
                     {},
                     {},
                     {},
                     false,
                     "whatif needs retire, replace, upgrade or maintain"});
    const CommandOption assume{"--assume",
                               "DURATION",
                               "What a hook without a record takes",
                               "it holds until a person removes it"};
    const Formats formats{"text", "json", "yaml", "jsonpath", "svg"};
    table.push_back({"whatif retire",
                     Family::Ctl,
                     "Forecast how long deleting these machines takes, and what will hold them",
                     {{"MACHINE", "the name of a machine", Names::Machine, true}},
                     {{"--set", "SET", "All machines of this MachineSet"},
                      {"--rack", "RACK", "All machines whose host is in this rack"},
                      assume},
                     formats});
    table.push_back({"whatif replace",
                     Family::Ctl,
                     "Forecast when another machine has taken the place of this one",
                     {machineWord},
                     {assume},
                     formats});
    table.push_back({"whatif upgrade",
                     Family::Ctl,
                     "Forecast replacing all machines of a MachineSet, some at a time",
                     {},
                     {{"--set", "SET", "The MachineSet"},
                      {"--max-unavailable",
                       "N",
                       "So many of its machines may be missing at a time, or so many percent",
                       "1"},
                      assume},
                     formats});
    table.push_back(
        {"whatif maintain",
         Family::Ctl,
         "Forecast the maintenance of all machines of a MaintenanceWindow within it",
         {},
         {{"--window", "WINDOW", "The MaintenanceWindow"},
          {"--max-unavailable",
           "N",
           "So many of the machines may be in maintenance at a time, or so many percent",
           "1"},
          assume},
         formats});
}

/// A plan of many machines, once an action with --plan has made it.
void addBulk(std::vector<CommandEntry> &table)
{
    const WordEntry plan{"PLAN", "the id of a plan, as listed by status", Names::Plan};
    table.push_back({"override bulk",
                     Family::Override,
                     "Carry out an override of many machines, wave by wave",
                     {},
                     {},
                     {},
                     false,
                     "override bulk needs status, start, approve, stop or continue"});
    table.push_back({"override bulk status",
                     Family::Override,
                     "Show all plans, or one with its machines",
                     {{plan.name, plan.needs, Names::Plan, true}},
                     listOptions(),
                     listed});
    table.push_back(
        {"override bulk start",
         Family::Override,
         "Start a plan, and follow it to its end; Ctrl+C stops it",
         {plan},
         {{"--reason", "TEXT", "Why: ten characters or a ticket id"},
          {"--name", "NUMBER", "The number of machines, to confirm it"},
          {"--yes", nullptr, "Start without asking"},
          {"--even-if-I-leave",
           nullptr,
           "Go on although this program is gone; without it nothing is sent for somebody who is "
           "no longer connected"}},
         told});
    table.push_back({"override bulk approve",
                     Family::Override,
                     "Approve, as a second person, a plan that somebody started",
                     {plan},
                     {{"--yes", nullptr, "Approve without asking"}},
                     told});
    table.push_back({"override bulk stop",
                     Family::Override,
                     "Stop a plan: no further machine is changed, and it cannot be continued",
                     {plan},
                     {},
                     told});
    table.push_back({"override bulk continue",
                     Family::Override,
                     "Continue a plan that a rule or a restart stopped, and follow it",
                     {plan},
                     {},
                     told});
}

void addOverrides(std::vector<CommandEntry> &table)
{
    table.push_back({"override",
                     Family::Override,
                     "Change the cluster under guard: review, commit, and wait for the effect",
                     {},
                     {},
                     {},
                     false,
                     "override needs list, approve, reject, abort, review, bulk or an action"});
    table.push_back({"override list",
                     Family::Override,
                     "Show what is under way or was a moment ago",
                     {},
                     listOptions(),
                     listed});
    table.push_back({"override approve",
                     Family::Override,
                     "Approve, as a second person, what somebody requested",
                     {overrideWord},
                     {{"--yes", nullptr, "Approve without asking"}},
                     told});
    table.push_back({"override reject",
                     Family::Override,
                     "Reject what somebody requested",
                     {overrideWord},
                     {{"--reason", "TEXT", "Why"}},
                     told});
    table.push_back({"override abort",
                     Family::Override,
                     "Abort an override that is not sent yet",
                     {overrideWord},
                     {},
                     told});
    table.push_back({"override review",
                     Family::Override,
                     "Write down the findings about one that used break-glass",
                     {overrideWord},
                     {{"--reason", "TEXT", "What was found"}},
                     told});
    addBulk(table);
    for (const overrides::ActionInfo &action : overrides::actions()) {
        const bool never = action.action == overrides::Action::StripFinalizer
            || action.action == overrides::Action::ForceDelete;
        table.push_back(
            {"override " + std::string(action.id),
             Family::Override,
             std::string(action.verb) + (never ? ": explains what to do in its place" : ""),
             {},
             actionOptions(action),
             told});
    }
    table.push_back({"audit", Family::Override, "Read and check what people did"});
    table.push_back({"audit list",
                     Family::Override,
                     "Show what people did, the newest first",
                     {},
                     listOptions(),
                     listed});
    table.push_back({"audit verify",
                     Family::Override,
                     "Check that no row was changed; with --data-dir also without a backend",
                     {},
                     {{"--audit-key",
                       "FILE",
                       "The keys of the audit, where they are not in the data directory",
                       "audit.key of the data directory",
                       Names::File}},
                     told});
    table.push_back({"audit accept",
                     Family::Override,
                     "As an administrator who restored an older copy: let it count from now on",
                     {},
                     {{"--reason", "TEXT", "What was restored, and why"}},
                     told});
}

void addCalendar(std::vector<CommandEntry> &table)
{
    table.push_back({"calendar", Family::Calendar, "Plan maintenance and see what is planned"});
    table.push_back({"calendar list",
                     Family::Calendar,
                     "Show windows, planned work, and what does not go together",
                     {},
                     listOptions(),
                     listed});
    table.push_back({"calendar plan",
                     Family::Calendar,
                     "Show when each maintenance will run, and which will miss their deadline",
                     {},
                     listOptions(),
                     listed});
    table.push_back({"calendar planned",
                     Family::Calendar,
                     "Show what was planned at consoles, with its uid",
                     {},
                     {noHeaders},
                     listed});
    table.push_back(
        {"calendar add",
         Family::Calendar,
         "Plan work",
         {},
         {{"--summary", "TEXT", "The work to do"},
          {"--start", "TIME", "When it starts"},
          {"--end", "TIME", "When it ends"},
          {"--machine", "MACHINE", "What it is about", nullptr, Names::Machine, {}, true},
          {"--zone", "ZONE", "All machines of a zone", nullptr, Names::Anything, {}, true},
          {"--code", "CODE", "What kind of event it is", "system-maintenance"},
          {"--note", "TEXT", "What else is to be known"},
          preview},
         told});
    table.push_back({"calendar remove",
                     Family::Calendar,
                     "Remove planned work",
                     {{"UID", "the uid of an entry, as listed by planned"}},
                     {},
                     told});
    table.push_back(
        {"calendar import",
         Family::Calendar,
         "Plan what an iCalendar says",
         {{"FILE", "a file, or - for the standard input", Names::File}},
         {preview, {"--replace", nullptr, "Put it in place of what is planned already"}},
         told});
    table.push_back({"calendar export",
                     Family::Calendar,
                     "Print windows and maintenances as iCalendar",
                     {},
                     {},
                     told});
}

void addExports(std::vector<CommandEntry> &table)
{
    table.push_back(
        {"export",
         Family::Export,
         "Write what happened as a document, a table, a picture or a bundle",
         {},
         rangeOptions(
             {exportedMachine,
              {"--incident", "ID", "The incident to tell of", nullptr, Names::Incident},
              {"--bundle",
               "FILE",
               "Tell from this bundle, without a backend",
               nullptr,
               Names::File},
              {"--format",
               "FORMAT",
               "What to write",
               nullptr,
               Names::Anything,
               {"md", "html", "pdf", "json", "csv", "trace", "svg", "png", "jsonl", "holdpoint"}},
              {"-o", "FILE", "Where it goes", "the standard output", Names::File},
              {"--preset",
               "PRESET",
               "What is taken out",
               "internal",
               Names::Anything,
               {"internal", "partner", "public"}}})});
    table.push_back({"owners",
                     Family::Export,
                     "Show what the owners of hooks cost: how long they hold, how often late",
                     {},
                     {since("How far back it goes", "7d"),
                      {"--from", "TIME", "Where it starts"},
                      {"--to", "TIME", "Where it ends; needs --from", "now"},
                      {"--format",
                       "FORMAT",
                       "Print a page or a table for a spreadsheet",
                       nullptr,
                       Names::Anything,
                       {"html", "csv"}}},
                     listed});
    table.push_back({"bundle", Family::Export, "Check bundles (.holdpoint files)"});
    table.push_back({"bundle verify",
                     Family::Export,
                     "Check a bundle; with --data-dir it fails unless that backend signed it",
                     {{"FILE", "a file", Names::File}},
                     {},
                     told});
    table.push_back(
        {"incident", Family::Export, "Keep incidents: what happened, in the words of people"});
    table.push_back({"incident list", Family::Export, "Show all incidents", {}, {}, listed});
    table.push_back(
        {"incident show", Family::Export, "Print one incident", {incidentWord}, {}, told});
    table.push_back({"incident create",
                     Family::Export,
                     "Start one about these machines",
                     {},
                     rangeOptions({exportedMachine, field("What is known of it: title=…")}),
                     told});
    table.push_back({"incident set",
                     Family::Export,
                     "Change what one says",
                     {incidentWord},
                     {field("What to change: title=…; without a text it is taken away")},
                     told});
}

void addAccess(std::vector<CommandEntry> &table)
{
    table.push_back({"token", Family::Ctl, "Give and take access"});
    table.push_back({"token create",
                     Family::Ctl,
                     "Create a token for --user with --role",
                     {},
                     tokenOptions(true),
                     told});
    table.push_back(
        {"token list", Family::Ctl, "Show whose tokens are valid", {}, {noHeaders}, listed});
    table.push_back(
        {"token revoke", Family::Ctl, "End the token of --user", {}, tokenOptions(false), told});
    table.push_back(
        {"rotate", Family::Ctl, "Replace the certificate, a token or a key of a running backend"});
    table.push_back(
        {"rotate certificate",
         Family::Ctl,
         "Serve another certificate of the backend's own authority; clients notice nothing",
         {},
         {},
         told});
    table.push_back({"rotate token",
                     Family::Ctl,
                     "Give this user another token with the same role, and end the one of before",
                     {{"NAME", "the name of a user, as listed by token list"}},
                     {},
                     told});
    table.push_back(
        {"rotate audit-key",
         Family::Ctl,
         "Seal new rows of the audit with another key; the keys of before prove the others",
         {},
         {},
         told});
    table.push_back(
        {"rotate bundle-key", Family::Ctl, "Sign new bundles with another key", {}, {}, told});
    table.push_back(
        {"share",
         Family::Ctl,
         "Print a link that opens --page in a browser, once and within 5 minutes",
         {},
         {{"--page",
           "PAGE",
           "fleet, holds, power, calendar, alarms, incidents or m/NAMESPACE/NAME; whoever opens it "
           "may look, as a viewer",
           "fleet"},
          at},
         told});
    table.push_back({"wall", Family::Wall, "Pair screens on walls"});
    table.push_back({"wall list",
                     Family::Wall,
                     "Show the screens that are paired, and those that ask to be",
                     {},
                     listOptions(),
                     listed});
    table.push_back({"wall approve",
                     Family::Wall,
                     "Pair the screen that shows this code",
                     {codeWord},
                     {{"--name", "NAME", "What it is called", "wall-CODE"}},
                     told});
    table.push_back(
        {"wall deny", Family::Wall, "Deny the screen that shows this code", {codeWord}, {}, told});
    table.push_back({"wall rename",
                     Family::Wall,
                     "Give a screen another name",
                     {screenWord, {"TO", "the name that the screen is to have"}},
                     {},
                     told});
    table.push_back({"wall revoke",
                     Family::Wall,
                     "End the token of a screen, and what it shows within a second",
                     {screenWord},
                     {},
                     told});
}

void addBackups(std::vector<CommandEntry> &table)
{
    table.push_back(
        {"backup",
         Family::Ctl,
         "Make a backup of the data directory of a running backend, and print where it lies",
         {},
         {},
         told});
    const char *place = "A data directory, a history file or postgres://…";
    table.push_back({"record", Family::Ctl, "Move the record to another database"});
    table.push_back(
        {"record copy",
         Family::Ctl,
         "Copy the record, which no backend uses, into an empty place, and check what is there",
         {},
         {{"--from", "PLACE", place},
          {"--to", "PLACE", place},
          {"--cluster",
           "ID",
           "Which cluster of a server is meant: the uid of its namespace kube-system",
           "the only one there"}},
         told});
    const std::vector<std::string> levels{"debug", "info", "warning", "error"};
    table.push_back(
        {"log-level",
         Family::Ctl,
         "Show how much the backend logs, or change it until its settings are read again",
         {{"LEVEL", "one of debug, info, warning, error", Names::Anything, true, levels}},
         {},
         told});
    table.push_back({"notify", Family::Ctl, "Look at receivers of notifications and try them"});
    table.push_back({"notify status",
                     Family::Ctl,
                     "Show of each receiver the last delivery, what waits and the last error",
                     {},
                     {},
                     {"text", "json", "yaml", "jsonpath", "name"}});
    table.push_back(
        {"notify test",
         Family::Ctl,
         "Send a test to a receiver, or to all of them, and say what it answers",
         {{"RECEIVER", "the name of a receiver, as listed by status", Names::Anything, true}},
         {},
         told});
    table.push_back({"restore",
                     Family::Ctl,
                     "Put a backup into --data-dir, which no backend uses",
                     {{"FILE", "the file of a backup", Names::File}},
                     {{"--replace", nullptr, "Keep what is there under another name"}}});
}

void addCrds(std::vector<CommandEntry> &table)
{
    const CommandOption kubeconfig{
        "--kubeconfig", "FILE", "The cluster", "kubectl's own", Names::File};
    const CommandOption context{"--context", "NAME", "The context of the kubeconfig"};
    table.push_back({"crds", Family::Ctl, "Compare and install our definitions on a cluster"});
    table.push_back({"crds diff",
                     Family::Ctl,
                     "Say what the cluster of --kubeconfig lacks",
                     {},
                     {kubeconfig, context},
                     {"text", "json"}});
    table.push_back({"crds apply",
                     Family::Ctl,
                     "Install what it lacks",
                     {},
                     {kubeconfig,
                      context,
                      {"--force", nullptr, "Add fields to definitions that others manage"}},
                     {"text", "json"}});
}

void addConfig(std::vector<CommandEntry> &table)
{
    const WordEntry name{"NAME", "the name of a context, as listed by list", Names::Context};
    table.push_back({"config", Family::Config, "Give backends names and choose the one in use"});
    table.push_back({"config list",
                     Family::Config,
                     "Show the contexts; a star marks the one in use",
                     {},
                     {noHeaders},
                     listed});
    table.push_back({"config current", Family::Config, "Print the name of the one in use"});
    table.push_back({"config use", Family::Config, "Use this context from now on", {name}});
    table.push_back(
        {"config set",
         Family::Config,
         "Make or change a context: --data-dir, or --connect, --token-file and --ca-file",
         {name}});
    table.push_back({"config remove", Family::Config, "Forget a context", {name}});
}

void addLocal(std::vector<CommandEntry> &table)
{
    table.push_back(
        {"help",
         Family::Local,
         "Print this, or the help of a command",
         {{"COMMAND", "a command", Names::Command, true}},
         {{"--man",
           nullptr,
           "Print the page for man(1) instead; with the word holdpoint or holdpointd that of the "
           "program"},
          {"--markdown", nullptr, "Print docs/holdpointctl.md instead"}}});
    table.push_back(
        {"completion",
         Family::Local,
         "Print what completes holdpointctl in a shell: source <(holdpointctl completion "
         "bash)",
         {{"SHELL", "one of bash, zsh, fish", Names::Anything, false, {"bash", "zsh", "fish"}}}});
    table.push_back({"version", Family::Local, "Print the version"});
}

std::vector<CommandEntry> madeTable()
{
    std::vector<CommandEntry> table;
    addSeeing(table);
    addForecasts(table);
    addOverrides(table);
    addCalendar(table);
    addExports(table);
    addAccess(table);
    addBackups(table);
    addCrds(table);
    addConfig(table);
    addLocal(table);
    return table;
}

} // namespace

const CommandOption *CommandEntry::option(const std::string &wanted) const
{
    const auto own =
        std::ranges::find_if(options, [&](const CommandOption &one) { return one.name == wanted; });
    if (own != options.end())
        return &*own;
    const auto &shared = sharedOptions();
    const auto common =
        std::ranges::find_if(shared, [&](const CommandOption &one) { return one.name == wanted; });
    return common == shared.end() ? nullptr : &*common;
}

const std::vector<CommandEntry> &commandTable()
{
    static const std::vector<CommandEntry> table = madeTable();
    return table;
}

const std::vector<CommandOption> &sharedOptions()
{
    static const std::vector<CommandOption> options{
        {"--connect", "URL", "The backend at this address: wss://HOST:PORT"},
        {"--token-file",
         "FILE",
         "The token for it: alone in a file, or a kubeconfig",
         nullptr,
         Names::File},
        {"--ca-file", "FILE", "The authority that vouches for it", "the system's", Names::File},
        {"--data-dir",
         "DIR",
         "The backend of this machine with this data directory",
         nullptr,
         Names::Directory},
        {"--context",
         "NAME",
         "The backend of this name in the context file",
         "the context in use",
         Names::Context},
        {"--color",
         "WHEN",
         "Colours in tables; a terminal gets them unless NO_COLOR is set",
         "auto",
         Names::Anything,
         {"auto", "always", "never"}},
        {"--help", nullptr, "Print the help of a command"},
        {"--version", nullptr, "Print the version"},
    };
    return options;
}

const CommandEntry *findCommand(const std::string &name)
{
    const auto &table = commandTable();
    const auto it =
        std::ranges::find_if(table, [&](const CommandEntry &one) { return one.name == name; });
    return it == table.end() ? nullptr : &*it;
}

std::vector<std::string> wordsBelow(const std::string &group)
{
    const std::string before = group.empty() ? group : group + ' ';
    std::vector<std::string> words;
    for (const CommandEntry &entry : commandTable()) {
        if (entry.hidden || !entry.name.starts_with(before))
            continue;
        std::string word = entry.name.substr(before.size());
        if (word.find(' ') == std::string::npos)
            words.push_back(std::move(word));
    }
    return words;
}

bool isGroup(const CommandEntry &entry)
{
    return !wordsBelow(entry.name).empty();
}

const CommandEntry *standardOf(const CommandEntry &group)
{
    static const std::vector<std::string> listing{"audit", "calendar", "config", "wall"};
    return std::ranges::find(listing, group.name) == listing.end()
        ? nullptr
        : findCommand(group.name + " list");
}

std::string aliasOf(const std::string &option)
{
    return option == "-o"     ? "--output"
        : option == "--watch" ? "-w"
        : option == "--help"  ? "-h"
                              : "";
}

const std::vector<ExitCode> &exitCodes()
{
    static const std::vector<ExitCode> codes{
        {0, "Done: what was asked for is printed, observed, or whole"},
        {1,
         "Not: no backend answers, there is no such thing, it was refused, an override was not "
         "observed, a chain or a bundle is broken, a bundle is not of the backend named, or "
         "crds diff found something missing"},
        {2, "Wrong usage or configuration; one sentence on the standard error says what"},
        {130, "Ended by Ctrl+C; an override in its delay is taken back instead"},
        {141, "Whoever read the standard output left, such as head"},
    };
    return codes;
}

const std::vector<Setting> &environmentVariables()
{
    static const std::vector<Setting> variables{
        {"HOLDPOINT_CONNECT", "The backend, as --connect says it"},
        {"HOLDPOINT_TOKEN_FILE", "The token for HOLDPOINT_CONNECT, as --token-file says it"},
        {"HOLDPOINT_CA_FILE", "Who vouches for HOLDPOINT_CONNECT, as --ca-file says it"},
        {"HOLDPOINT_DATA_DIR", "The data directory of the backend, as --data-dir says it"},
        {"NO_COLOR", "Not empty: no colours, see --color"},
    };
    return variables;
}

const std::vector<Setting> &settingFiles()
{
    static const std::vector<Setting> files{
        {"$XDG_CONFIG_HOME/holdpoint/contexts.yaml",
         "The contexts of holdpointctl config; ~/.config without XDG_CONFIG_HOME. It names files "
         "and holds no token"},
        {"$XDG_DATA_HOME/holdpoint",
         "The data directory of a console or daemon that a person started; asked when nothing else "
         "says which backend, and it runs"},
        {"/var/lib/holdpoint", "That of the installed daemon; asked after it"},
    };
    return files;
}

} // namespace hp::app
