// SPDX-License-Identifier: Apache-2.0
#include "app/shared/Backend.h"

#include "app/shared/AccessSetup.h"
#include "app/shared/BackupService.h"
#include "app/shared/EventSources.h"
#include "app/shared/Exports.h"
#include "app/shared/FrontServer.h"
#include "app/shared/LabMark.h"
#include "app/shared/LogService.h"
#include "app/shared/Notifications.h"
#include "app/shared/OverrideSetup.h"
#include "app/shared/PageFiles.h"
#include "app/shared/RecordSetup.h"
#include "app/shared/RotationService.h"
#include "app/shared/Term.h"
#include "app/shared/WallProof.h"
#include "app/shared/WhatIfService.h"
#include "app/shared/cluster/EmbeddedHost.h"
#include "app/shared/cluster/KubeHost.h"
#include "app/shared/cluster/WorkloadPorts.h"
#include "backend/api/PathGate.h"
#include "backend/gateway/BmcService.h"
#include "backend/gateway/BudgetService.h"
#include "backend/gateway/Gateway.h"
#include "backend/gateway/views/AlarmMark.h"
#include "backend/gateway/views/CalendarFeed.h"
#include "backend/gateway/views/CalendarService.h"
#include "backend/gateway/views/NoteService.h"
#include "backend/gateway/views/SiteViews.h"
#include "backend/http/credentials/DataDirectory.h"
#include "backend/http/credentials/DirectoryLock.h"
#include "backend/http/credentials/KubeconfigWriter.h"
#include "backend/maintenance/calendar/IcalOccurrences.h"
#include "backend/overrides/AuditContent.h"
#include "backend/runtime/SystemClock.h"
#include "model/base/JsonTree.h"
#include "model/base/Text.h"
#include "model/base/Version.h"
#include "model/live/HoldRow.h"
#include "model/live/RowJson.h"
#include "model/resource/BareMetalHost.h"
#include "model/resource/Machine.h"
#include "model/rules/alarms/AlertAlarms.h"

#include <QLoggingCategory>
#include <QTimer>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>

Q_LOGGING_CATEGORY(lcBackend, "holdpoint.backend", QtInfoMsg)

namespace hp::app {

namespace {

/// SIGTERM ends in 5 s: what frontGrace leaves of it.
constexpr auto driverGrace = std::chrono::milliseconds(2500);

/// Where the clock of a lab stood that runs faster than the world.
constexpr const char *labTimeFile = "lab-time";

/// Gives a desk what its file says, and has it replace the file. The directory outlives the desk.
void keepIn(const http::DataDirectory &directory, const char *file, auto &service)
{
    const auto saved = directory.readJson(file, [](const std::string &trouble) {
        qCWarning(lcBackend).noquote() << QString::fromStdString(trouble);
    });
    service.keepIn(
        [&directory, file](const std::string &text) {
            if (const auto written = directory.write(file, text); !written)
                qCWarning(lcBackend)
                    << file
                    << "cannot be written:" << QString::fromStdString(written.error().message);
        },
        saved ? *saved : std::string());
}

} // namespace

struct Backend::Private {
    Options options;
    Surroundings surroundings{};
    std::optional<http::DataDirectory> directory{};
    std::optional<http::DirectoryLock> lock{};
    std::optional<LabMark> labMark{};
    std::unique_ptr<runtime::SystemClock> ownClock{};
    runtime::Clock *clock = nullptr;
    std::unique_ptr<ClusterHost> host{};
    std::unique_ptr<history::HistoryStore> history{};
    std::unique_ptr<gateway::FleetObjects> objects{};
    std::unique_ptr<gateway::SiteViews> views{};
    std::unique_ptr<Monitoring> monitoring{};
    std::unique_ptr<RecordSetup> recording{};
    std::unique_ptr<gateway::PublishedViews> published{};
    maintenance::IcalOccurrences dates{};
    std::unique_ptr<runtime::ConfigMapText> planned{};
    std::unique_ptr<gateway::CalendarService> calendar{};
    std::unique_ptr<gateway::CalendarFeed> feed{};
    std::unique_ptr<gateway::BudgetService> budgets{};
    std::unique_ptr<OverrideSetup> overrides{};
    gateway::CommandSet commands{};
    std::unique_ptr<gateway::NoteService> notes{};
    std::unique_ptr<gateway::BmcService> bmcs{};
    std::unique_ptr<BackupService> backups{};
    std::unique_ptr<WhatIfService> whatIf{};
    std::unique_ptr<Notifications> notifications{};
    LogService log{};
    std::unique_ptr<RotationService> rotation{};
    std::unique_ptr<Exports> exports{};
    std::unique_ptr<gateway::Gateway> gateway{};
    std::unique_ptr<AccessSetup> access{};
    std::unique_ptr<WallProof> wallProof{}; ///< null without a wall listener
    http::StaticFiles page{pageFiles()};
    /// Last, so that it goes first: no request may reach what is being taken apart.
    std::unique_ptr<FrontServer> frontServer{};
    bool stopping = false;
};

Backend::Backend(Options options, Surroundings surroundings)
    : Service(options)
    , m(std::make_unique<Private>())
{
    m->options = std::move(options);
    m->surroundings = std::move(surroundings);
    if (m->options.dataDir.empty())
        m->options.dataDir = defaultDataDir(m->options.lab);
}

Backend::~Backend()
{
    if (m->frontServer)
        m->frontServer->close();
    if (m->host)
        m->host->dissolve();
}

cluster::Cluster &Backend::cluster()
{
    return m->host->cluster();
}

gateway::ViewSource &Backend::views()
{
    return *m->published;
}

gateway::Commands &Backend::commands()
{
    return m->commands;
}

Monitoring &Backend::monitoring()
{
    return *m->monitoring;
}

Result<Done> Backend::openDirectory(const std::optional<NamedLab> &lab)
{
    auto directory = http::DataDirectory::open(m->options.dataDir);
    if (!directory)
        return unexpected(directory.error());
    m->directory.emplace(std::move(*directory));
    auto lock = http::DirectoryLock::take(*m->directory);
    if (!lock)
        return unexpected(lock.error());
    m->lock.emplace(std::move(*lock));
    auto mark = LabMark::open(*m->directory, lab ? &lab->identity : nullptr);
    if (!mark)
        return unexpected(mark.error());
    m->labMark.emplace(std::move(*mark));
    auto access = AccessSetup::open(*m->directory, m->options.sharedTokens);
    if (!access)
        return unexpected(access.error());
    m->access = std::move(*access);
    return Done{};
}

/// Where the clock of a lab that runs faster than the world stood last; the epoch when there is
/// none.
TimePoint Backend::labTime() const
{
    if (m->options.timeScale == 1.0)
        return {};
    const auto text = m->directory->read(labTimeFile);
    return text ? parseTime(trimmed(*text)).value_or(TimePoint()) : TimePoint();
}

/// Once a second of the world: after a kill the clock is put back by that much at most.
void Backend::keepLabTime()
{
    if (m->options.timeScale == 1.0)
        return;
    if (const auto kept = m->directory->write(labTimeFile, formatMicroTime(m->clock->now())); !kept)
        qCWarning(lcBackend).noquote() << QString::fromStdString(kept.error().message);
    const Duration second =
        std::chrono::duration_cast<Duration>(std::chrono::seconds(1) * m->options.timeScale);
    m->clock->after(second, this, [this] { keepLabTime(); });
}

Result<Done> Backend::openCluster(std::optional<NamedLab> lab)
{
    m->clock = m->surroundings.clock;
    if (m->clock == nullptr) {
        m->ownClock = std::make_unique<runtime::SystemClock>(m->options.timeScale, labTime());
        m->clock = m->ownClock.get();
        keepLabTime();
    }
    if (m->options.kubeconfig.empty()) {
        redfish::RedfishSettings bmcs = bmcSettings(m->options);
        if (m->surroundings.adjustBmcs)
            m->surroundings.adjustBmcs(bmcs);
        m->host = std::make_unique<EmbeddedHost>(
            m->options,
            *m->directory,
            *m->clock,
            std::move(lab),
            *m->labMark,
            std::move(bmcs),
            [this] { return "https://" + m->frontServer->address(); });
    } else {
        m->host = std::make_unique<KubeHost>(m->options, *m->clock);
    }
    return m->host->open();
}

Result<Done> Backend::openHistory()
{
    auto opened = RecordSetup::openStore(m->options, *m->directory, *m->host, *m->clock);
    if (!opened)
        return unexpected(opened.error());
    m->history = std::move(*opened);
    return Done{};
}

/// For people: as this site calls it, else as its kubeconfig does, or the kind of it.
std::string Backend::clusterName() const
{
    return m->options.clusterName.empty() ? m->host->name() : m->options.clusterName;
}

void Backend::composeAlarms()
{
    keepIn(*m->directory, "alarms.json", m->views->fleet().alarms());
    keepIn(*m->directory, "counters.json", m->views->fleet().counters());
    m->views->fleet().alarms().onChange([this](const alarms::AlarmChange &change) {
        const gateway::AlarmMark mark = gateway::markOf(change);
        if (mark.machine.name.empty()) // about no single machine, so it stands in no timeline
            return;
        const bool speaks = !m->history->place().isShared() || m->monitoring->acts();
        if (!gateway::isWrittenHere(mark, speaks))
            return;
        m->recording->recorder().notePerson(mark.machine, mark.look, mark.text, mark.actor);
    });
    m->views->fleet().alarms().putFamily("store", m->host->alarms());
    connect(&m->monitoring->alerts(), &monitoring::AlertWatch::changed, m->views.get(), [this] {
        showAlerts();
    });
    m->notes = std::make_unique<gateway::NoteService>(
        *m->clock,
        gateway::NoteService::Parts{
            [this](const ObjectKey &machine) {
                return static_cast<bool>(m->objects->machine(machine));
            },
            [this](const ObjectKey &machine, const std::string &text, const std::string &by) {
                m->recording->recorder().notePerson(machine, "note", text, by);
                m->views->fleet().addNote(machine, text, by);
            }});
    m->commands.add("note", *m->notes);
    m->bmcs = std::make_unique<gateway::BmcService>(
        [this](const ObjectKey &host) { return m->host->retryBmc(host); });
    m->commands.add("bmc", *m->bmcs);
    m->commands.add("log", m->log);
    composeBackups();
    composeNotifications();
}

void Backend::composeNotifications()
{
    m->notifications =
        std::make_unique<Notifications>(m->directory->file("notifications.db"), [this] {
            notify::NotifyService::Parts parts;
            parts.clock = m->clock;
            parts.cluster = clusterName();
            parts.askIdentity = [this](Reply<std::string> reply) {
                m->host->askIdentity(std::move(reply));
            };
            parts.alarms = [this]() -> const std::map<std::string, alarms::Alarm> & {
                return m->views->fleet().alarms().registry().alarms();
            };
            parts.placeOf = [this](const alarms::Alarm &alarm) { return placeOf(alarm); };
            parts.acts = [this] { return m->monitoring->acts(); };
            parts.acknowledge = [this](const std::string &cause, const std::string &by) {
                acknowledgeCause(cause, by);
            };
            parts.raise = [this](std::vector<alarms::AlarmSource> sources) {
                m->views->fleet().alarms().putFamily("notify", std::move(sources));
            };
            return parts;
        });
    m->commands.add("notify", *m->notifications);
    m->monitoring->ask([this](metrics::Snapshot &snapshot) {
        using metrics::Metric;
        for (const notify::ReceiverStatus &one : m->notifications->status()) {
            const std::vector<std::string> labels{one.receiver.name};
            snapshot.add(Metric::NotificationsPending, labels, static_cast<double>(one.pending));
            snapshot.add(
                Metric::NotificationsDelivered, labels, static_cast<double>(one.state.delivered));
            snapshot.add(
                Metric::NotificationsFailed, labels, static_cast<double>(one.state.failed));
        }
    });
}

/// Somebody took notice of a cause elsewhere: of all alarms that it has now.
void Backend::acknowledgeCause(const std::string &cause, const std::string &by)
{
    gateway::AlarmService &board = m->views->fleet().alarms();
    std::vector<std::string> keys;
    for (const auto &[key, alarm] : board.registry().alarms()) {
        if (alarm.cause == cause && alarm.state == alarms::AlarmState::Raised)
            keys.push_back(key);
    }
    const gateway::Caller caller{.name = by, .roles = {"operator"}};
    for (const std::string &key : keys) {
        if (const auto done = board.run("alarm.acknowledge", {{"key", key}}, caller); !done)
            qCWarning(lcBackend).noquote() << QString::fromStdString(done.error().message);
    }
}

/// nullopt while the machine that it is about is not known.
std::optional<notify::AlarmPlace> Backend::placeOf(const alarms::Alarm &alarm) const
{
    notify::AlarmPlace place;
    const std::string &name = alarm.source.machine;
    const std::size_t slash = name.find('/');
    if (slash == std::string::npos)
        return place;
    const auto machine = m->objects->machine({name.substr(0, slash), name.substr(slash + 1)});
    if (!machine)
        return std::nullopt;
    const auto evaluated = m->views->fleet().evaluate(machine, m->clock->now());
    place.rack = evaluated.view.host.label(host::bmcGroupLabel).value_or("");
    for (const holds::Hold &hold : evaluated.holds) {
        if (alarm.source.key == name + '/' + hold.key())
            place.owner = hold.owner.raw;
    }
    return place;
}

void Backend::composeBackups()
{
    BackupService::Parts parts;
    parts.directory = &*m->directory;
    parts.clock = m->clock;
    parts.cluster = clusterName();
    if (m->history->place().isShared())
        parts.record = m->history->place().shown();
    parts.copyStore = [this](const std::string &folder) { return m->host->copyStore(folder); };
    parts.settle = [this] {
        if (const auto written = m->history->flush(); !written)
            qCWarning(lcBackend).noquote() << QString::fromStdString(written.error().message);
    };
    m->backups = std::make_unique<BackupService>(std::move(parts));
    m->commands.add("backup", *m->backups);
}

void Backend::showAlerts()
{
    m->views->fleet().alarms().putFamily("alert",
                                         alarms::alarmsOf(m->monitoring->alerts().alerts()));
}

void Backend::compose()
{
    cluster::Cluster &cluster = m->host->cluster();
    runtime::Clock &clock = *m->clock;
    gateway::ServerInfo info;
    info.version = version();
    info.cluster = clusterName();
    info.mode = m->host->mode();
    info.timeScale = clock.scale();
    info.startedAt = clock.now();
    info.dataDir = m->directory->path();
    m->objects = std::make_unique<gateway::FleetObjects>(cluster, clock);
    m->objects->workloads().usePorts(
        workloadPorts(clock,
                      static_cast<std::size_t>(m->options.workloadClusters),
                      m->options.workloadKubeconfigs,
                      [this] {
                          const std::string server = m->host->apiServer();
                          return server.empty() ? "https://" + m->frontServer->address() : server;
                      }));
    m->host->follow(*m->objects);
    m->host->onOtherVersions(
        [this](const cluster::OtherVersions &versions) { m->objects->setOtherVersions(versions); });
    m->monitoring = std::make_unique<Monitoring>(Monitoring::Parts{&cluster,
                                                                   &clock,
                                                                   &m->objects->machines(),
                                                                   &m->objects->nodes(),
                                                                   &m->objects->maintenances(),
                                                                   &*m->directory,
                                                                   &m->objects->capi()});
    m->recording = std::make_unique<RecordSetup>(
        RecordSetup::Parts{m->history.get(), &clock, m->objects.get(), m->options.holdBudgets});
    gateway::SiteViews::Parts parts = m->recording->viewParts();
    parts.setViewedHosts = [this](const std::set<ObjectKey> &hosts) {
        m->host->setViewedHosts(hosts);
    };
    parts.connection.server = info;
    parts.connection.facts = [this] { return m->host->facts(); };
    m->views = std::make_unique<gateway::SiteViews>(*m->objects, clock, std::move(parts));
    m->recording->showOn(*m->views);
    composeAlarms();
    m->host->compose(*m->monitoring, m->recording->recorder());
    m->published = std::make_unique<gateway::PublishedViews>(*m->views);
    m->gateway = std::make_unique<gateway::Gateway>(clock, *m->published, info);
    m->gateway->setCommands(&m->commands);
    m->access->compose(clock, *m->published, *m->gateway);
    connect(&m->access->service(),
            &gateway::TokenService::looked,
            m->views.get(),
            [this](const http::TokenHashes &good) {
                m->host->endAllBut(good);
                if (m->exports)
                    m->exports->endAllBut(good);
            });
    m->commands.add("token", m->access->service());
    m->commands.add("wall", m->access->walls());
    gateway::CalendarService::Parts calendar;
    calendar.cluster = &cluster;
    calendar.clock = &clock;
    calendar.calendar = &m->dates;
    calendar.machines = &m->objects->machines();
    calendar.nodes = &m->objects->nodes();
    calendar.settings = m->options.maintenance;
    calendar.carriesOut = reconciles(m->options, "maintenance");
    calendar.baselines = [this](const holds::BaselineKey &key) {
        return m->recording->recorder().usual(key);
    };
    calendar.shown = m->published->publish("calendar");
    calendar.around = [this](const Object &machine) {
        const auto evaluated = m->views->fleet().evaluate(machine, m->clock->now());
        maintenance::BiteView around;
        around.host = evaluated.view.host;
        around.pods = m->objects->podsOn(machine::nodeName(machine));
        around.budgets = siteOf(evaluated.view).budgets;
        return around;
    };
    auto kept = calendarStore(m->options, m->host->ownNamespace());
    calendar.ns = kept.ns;
    kept.changed = [this] { m->host->calendarChanged(); };
    m->planned = std::make_unique<runtime::ConfigMapText>(cluster, std::move(kept));
    calendar.kept = m->planned.get();
    m->calendar = std::make_unique<gateway::CalendarService>(std::move(calendar));
    m->commands.add("calendar", *m->calendar);
    gateway::BudgetService::Parts budgets;
    budgets.cluster = &cluster;
    budgets.clock = &clock;
    budgets.ns = m->host->ownNamespace();
    budgets.configured = m->options.holdBudgets;
    budgets.shown = m->published->publish("budgets");
    budgets.apply = [this](const holds::Budgets &counting) {
        m->views->fleet().setLimits(counting);
        m->recording->setBudgets(counting);
        m->exports->setBudgets(counting);
    };
    budgets.record = [this](const gateway::BudgetService::Act &act) {
        return m->overrides->service().recordBudget(act);
    };
    m->budgets = std::make_unique<gateway::BudgetService>(std::move(budgets));
    m->commands.add("budget", *m->budgets);
    WhatIfService::Parts whatIf;
    whatIf.cluster = &cluster;
    whatIf.clock = &clock;
    whatIf.calendar = &m->dates;
    whatIf.usual = [this] { return m->recording->recorder().allUsual(); };
    whatIf.isOfClusterApi = [this](const std::string &machine) {
        return std::ranges::any_of(m->objects->capi().machines(), [&machine](const Object &one) {
            return one.name() == machine || toString(one.key()) == machine;
        });
    };
    whatIf.isPresent = [this](const std::string &identity, const std::string &session) {
        return m->gateway->isPresent(identity, session);
    };
    m->whatIf = std::make_unique<WhatIfService>(std::move(whatIf));
    m->commands.add("whatif", *m->whatIf);
    m->feed = std::make_unique<gateway::CalendarFeed>(api::refusePath,
                                                      [this] { return m->calendar->exported(); });
    m->gateway->onRetry([this] { m->host->retry(); });
    connect(m->gateway.get(),
            &gateway::Gateway::clientCountChanged,
            m->views.get(),
            [this](std::size_t clients) { m->views->connection().setClientCount(clients); });
    connect(m->gateway.get(),
            &gateway::Gateway::droppedChanged,
            m->views.get(),
            [this](std::uint64_t times) { m->views->connection().setDropped(times); });
}

/// Holds and causes as people see them: what an override of many is planned from is what they read.
Result<gateway::BulkWorld> Backend::bulkWorld(const gateway::BulkGroup &group)
{
    const auto view = m->published->open("holds", Json::object());
    if (!view)
        return unexpected(view.error());
    gateway::BulkWorld world;
    for (const auto &[key, text] : (*view)->rows()) {
        auto row = live::fromJson<live::HoldRow>(parseJson(text));
        if (!row.machine.empty()) // not the summary
            world.holds.push_back(std::move(row));
    }
    if (group.labels.empty())
        return world;
    for (const ObjectKey &key : m->objects->machineKeys()) {
        if (const Object machine = m->objects->machine(key); group.selector.matches(machine))
            world.labelled[key] = m->views->fleet().index().hostOf(machine);
    }
    return world;
}

Result<Done> Backend::openOverrides()
{
    OverrideSetup::Parts parts;
    parts.cluster = &m->host->cluster();
    parts.clock = m->clock;
    parts.views = m->published.get();
    parts.auditFile = m->directory->file("audit.db");
    parts.auditKeyFile = m->options.auditKey;
    parts.record = m->history->place();
    if (m->host->mode() != live::Mode::Embedded)
        parts.auditNamespace = m->host->ownNamespace();
    parts.policy = m->options.sitePolicy;
    parts.send = [this](const cluster::ObjectRef &ref,
                        cluster::PatchType type,
                        Json body,
                        const cluster::WriteOptions &options,
                        Reply<cluster::Written> reply) {
        m->host->patchForPerson(ref, type, std::move(body), options, std::move(reply));
    };
    parts.authorOf = [this](const std::string &identity) { return m->host->authorOf(identity); };
    parts.may =
        [this](const std::string &identity, const std::string &tokenHash, overrides::Right right) {
            const gateway::Caller now{identity, m->access->service().rolesOf(identity, tokenHash)};
            return right == overrides::Right::Commit ? now.operates() : now.approves();
        };
    parts.isPresent = [this](const std::string &identity, const std::string &session) {
        return m->gateway->isPresent(identity, session);
    };
    parts.ownerOf = [this](const std::string &owner) {
        return m->views->fleet().ownerOf(owner, m->clock->now());
    };
    parts.bulkWorld = [this](const gateway::BulkGroup &group) { return bulkWorld(group); };
    parts.note = [this](const ObjectKey &machine,
                        const std::string &look,
                        const std::string &text,
                        const std::string &actor) {
        m->recording->recorder().notePerson(machine, look, text, actor);
    };
    parts.expect = [this](history::ExpectedOverride override) {
        m->recording->recorder().expectOverride(std::move(override));
    };
    parts.kindOf = [this](const std::string &group, const std::string &kind) {
        return m->objects->capi().kindOf(group, kind);
    };
    parts.alarms = [this](std::vector<alarms::AlarmSource> sources) {
        m->views->fleet().alarms().putFamily("override", std::move(sources));
    };
    parts.planAlarms = [this](std::vector<alarms::AlarmSource> sources) {
        m->views->fleet().alarms().putFamily("plan", std::move(sources));
    };
    auto opened = OverrideSetup::open(std::move(parts));
    if (!opened)
        return unexpected(opened.error());
    m->overrides = std::move(*opened);
    connect(m->gateway.get(),
            &gateway::Gateway::clientCountChanged,
            &m->overrides->service(),
            &gateway::OverrideService::showOthers);
    m->views->fleet().power().setRequests(
        {[this](const std::string &override) {
             return m->overrides->service().requestOf(override);
         },
         [this](const ObjectKey &host) { return m->overrides->service().requestsTo(host); }});
    m->commands.add("alarm", m->views->fleet().alarms());
    m->commands.add("override", m->overrides->service());
    m->commands.add("audit", m->overrides->service());
    m->commands.add("bulk", m->overrides->bulk());
    m->access->links().recordWith([this](const http::LinkedViewer &viewer) {
        return m->overrides->service().recordLink(viewer);
    });
    m->access->pairing().recordWith(
        [this](const http::WallAct &act) { return m->overrides->service().recordWall(act); });
    m->access->service().recordBy([this](const gateway::TokenService::Act &act) {
        return m->overrides->service().recordToken(act);
    });
    return Done{};
}

Result<Done> Backend::openExports()
{
    Exports::Parts parts;
    parts.history = m->history.get();
    parts.views = m->published.get();
    parts.clock = m->clock;
    parts.directory = &*m->directory;
    parts.cluster = clusterName();
    parts.record = m->history->place();
    parts.recordCluster = m->history->cluster();
    parts.budgets = m->options.holdBudgets;
    parts.isThere = [this](const ObjectKey &machine) {
        return m->objects->machines().get(machine) || m->objects->capi().machine(machine);
    };
    parts.usual = [this] { return m->recording->recorder().allUsual(); };
    parts.timelineChanged = [this](const ObjectKey &machine) {
        m->views->timelineChanged(machine);
    };
    auto opened = Exports::open(std::move(parts));
    if (!opened)
        return unexpected(opened.error());
    m->exports = std::move(*opened);
    m->monitoring->ask([this](metrics::Snapshot &snapshot) { m->exports->addOwners(snapshot); });
    m->recording->markIncidents([this] { return m->exports->incidents(); });
    m->commands.add("incident", m->exports->service());
    return Done{};
}

void Backend::composeRotation()
{
    RotationService::Parts parts;
    parts.tokens = &m->access->tokens();
    parts.clock = m->clock;
    parts.writeBuiltIns = [this] {
        return http::KubeconfigWriter(*m->directory, m->access->tokens())
            .write("https://" + m->frontServer->address(), m->frontServer->caPem());
    };
    parts.certificate = [this] { return m->frontServer->rotateCertificate(); };
    parts.auditKey = [this] { return m->overrides->audit().rotateKey(); };
    parts.bundleKey = [this] { return m->exports->rotateKey(); };
    parts.record = [this](const Rotation &rotation) {
        const bool isToken = rotation.what == "token";
        return m->overrides->service().recordRotation(overrides::rotationContent(
            "rotate-" + rotation.what,
            isToken                              ? "Token"
                : rotation.what == "certificate" ? "Certificate"
                                                 : "Key",
            rotation.name,
            rotation.actor,
            rotation.from,
            isToken ? "the token of before has ended" : "the new one is in use"));
    };
    m->rotation = std::make_unique<RotationService>(std::move(parts));
    m->commands.add("rotate", *m->rotation);
}

Result<Done> Backend::proveWalls()
{
    if (!m->options.wallListen.isSet())
        return Done{};
    WallProof::Parts parts;
    parts.commands = &m->commands;
    parts.clock = m->clock;
    parts.askCluster = [this](Reply<std::string> reply) {
        std::vector<std::string> walls;
        for (const http::IssuedToken &token : m->access->tokens().issued()) {
            if (token.identity.has("wall"))
                walls.push_back(token.identity.name);
        }
        m->host->askWallRights(walls, std::move(reply));
    };
    parts.refuse = [this](const std::string &why) { m->frontServer->front().refuseWall(why); };
    m->wallProof = std::make_unique<WallProof>(std::move(parts));
    return m->wallProof->proveHere();
}

Result<Done> Backend::openFront()
{
    const bool servesScreens = m->surroundings.clock == nullptr;
    if (servesScreens) {
        if (const auto started = m->gateway->start(); !started)
            return unexpected(started.error());
    }
    http::HttpFront &front = m->frontServer->make(m->access->authenticator());
    m->host->route(front);
    m->page.route(front);
    m->access->route(front);
    front.route("/metrics", m->monitoring->handler());
    front.route("/export", m->exports->handler());
    front.route(gateway::CalendarFeed::path, *m->feed, {.tokenInQuery = true});
    m->monitoring->watch(front);
    if (servesScreens)
        front.tunnel("/live", {m->gateway->port(), m->gateway->secret()});
    if (m->wallProof)
        m->wallProof->start();
    return m->frontServer->start();
}

Result<BackendReady> Backend::start()
{
    auto lab = readLab(m->options.lab);
    if (!lab)
        return unexpected(lab.error());
    if (const auto opened = openDirectory(*lab); !opened)
        return unexpected(opened.error());
    auto frontServer = FrontServer::open(m->options, *m->directory);
    if (!frontServer)
        return unexpected(frontServer.error());
    m->frontServer = std::move(*frontServer);
    if (const auto opened = openCluster(std::move(*lab)); !opened)
        return unexpected(opened.error());
    if (const auto opened = openHistory(); !opened)
        return unexpected(opened.error());
    compose();
    if (const auto opened = openOverrides(); !opened)
        return unexpected(opened.error());
    if (const auto opened = openExports(); !opened)
        return unexpected(opened.error());
    composeRotation();
    if (const auto used = m->notifications->use(m->options.notifications); !used)
        return unexpected(used.error());
    if (const auto proved = proveWalls(); !proved)
        return unexpected(proved.error());
    if (const auto opened = openFront(); !opened)
        return unexpected(opened.error());

    BackendReady ready;
    const std::string at = m->frontServer->address();
    ready.apiUrl = "https://" + at;
    ready.liveUrl = "wss://" + at + "/live";
    if (m->options.wallListen.isSet())
        ready.wallUrl =
            "http://" + hostPort(m->options.wallListen.address, m->frontServer->front().wallPort());
    if (m->options.lab == "capi")
        ready.machines = "machines.cluster.x-k8s.io";
    ready.dataDir = m->directory->path();
    ready.caFile = m->frontServer->caPem().empty() ? std::string() : m->directory->file("ca.crt");
    ready.tokenFile = m->directory->file("operator.token");
    // The front reads the tokens on its own thread by now; it notices what is written here.
    http::KubeconfigWriter writer(*m->directory, m->access->tokens());
    if (const auto written = writer.write(ready.apiUrl, m->frontServer->caPem()); !written)
        return unexpected(written.error());
    if (const auto loaded = m->host->load(); !loaded)
        return unexpected(loaded.error());

    if (const auto started = m->recording->recorder().start(); !started)
        return unexpected(started.error());
    m->monitoring->start();
    showAlerts(); // those that fired before the last stop
    m->objects->start();
    m->calendar->start();
    m->budgets->start();
    m->host->start();
    m->overrides->start();
    m->notifications->start();
    qCInfo(lcBackend).noquote() << "serving" << QString::fromStdString(ready.apiUrl) << "data in"
                                << QString::fromStdString(ready.dataDir);
    return ready;
}

TakenOver Backend::takeOver(const Options &next)
{
    if (m->stopping || !m->frontServer)
        return {};
    TakenOver taken = m->frontServer->takeOver(next);
    if (m->budgets && next.holdBudgets != m->options.holdBudgets) {
        m->options.holdBudgets = next.holdBudgets;
        m->budgets->setConfigured(next.holdBudgets);
        taken.options.emplace_back("hold-budgets");
    }
    if (m->notifications && next.notifications != m->options.notifications) {
        m->options.notifications = next.notifications;
        if (const auto used = m->notifications->use(next.notifications); used)
            taken.options.emplace_back("notifications");
        else
            taken.troubles.push_back(used.error().message);
    }
    return taken;
}

void Backend::requestStop()
{
    if (std::exchange(m->stopping, true))
        return;
    if (!m->frontServer || !m->frontServer->isMade()) {
        emit stopped();
        return;
    }
    m->notifications->stop();
    m->host->stop();
    m->gateway->stop();
    m->exports->stop();
    m->monitoring->stop();
    m->recording->recorder().stop();
    m->calendar->stop();
    m->budgets->stop();
    m->host->finish();
    // The lab's BMCs are served by the front, so the sessions end before it does.
    once(
        driverGrace,
        [this](std::function<void()> done) { m->host->release(std::move(done)); },
        [this] {
            once(
                frontGrace,
                [this](std::function<void()> done) {
                    m->frontServer->front().requestStop([this, done = std::move(done)] {
                        QMetaObject::invokeMethod(this, done, Qt::QueuedConnection);
                    });
                },
                [this] {
                    m->frontServer->front().stop(std::chrono::milliseconds(0));
                    m->host->finish();
                    emit stopped();
                });
        });
}

void Backend::once(std::chrono::milliseconds timeout,
                   const std::function<void(std::function<void()>)> &begin,
                   std::function<void()> next)
{
    const auto call = [next = std::move(next), over = std::make_shared<bool>(false)] {
        if (!std::exchange(*over, true))
            next();
    };
    QTimer::singleShot(timeout, this, call);
    begin(call);
}

} // namespace hp::app

#include "moc_Backend.cpp"
