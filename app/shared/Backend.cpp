// SPDX-License-Identifier: Apache-2.0
#include "app/shared/Backend.h"

#include "app/shared/BackendInputs.h"
#include "app/shared/Monitoring.h"
#include "app/shared/Reconcilers.h"
#include "app/shared/exports/Exports.h"
#include "app/shared/providers/Providers.h"
#include "backend/api/KubernetesApi.h"
#include "backend/embedded/EmbeddedCluster.h"
#include "backend/embedded/admission/AdmissionChain.h"
#include "backend/embedded/schema/definitions/SchemaSet.h"
#include "backend/gateway/Gateway.h"
#include "backend/gateway/views/FleetViews.h"
#include "backend/gateway/views/PastViews.h"
#include "backend/history/Recorder.h"
#include "backend/history/TimelineQuery.h"
#include "backend/http/HttpFront.h"
#include "backend/http/credentials/DataDirectory.h"
#include "backend/http/credentials/KubeconfigWriter.h"
#include "backend/http/credentials/TokenFile.h"
#include "backend/http/tls/CertificateAuthority.h"
#include "backend/http/tls/CertificateRenewal.h"
#include "backend/lab/LabWorld.h"
#include "backend/redfish/RedfishPowerDriver.h"
#include "backend/runtime/SystemClock.h"

#include <QEventLoop>
#include <QLockFile>
#include <QLoggingCategory>
#include <QSysInfo>
#include <QTimer>

#include <nlohmann/json.hpp>
#include <optional>
#include <set>

Q_LOGGING_CATEGORY(lcBackend, "holdpoint.backend", QtInfoMsg)

namespace hp::app {

namespace {

/// SIGTERM ends in 5 s; the drivers get what the front leaves of it.
constexpr auto frontGrace = std::chrono::milliseconds(1500);
constexpr auto driverGrace = std::chrono::milliseconds(2500);

history::AuditEntry auditEntryOf(const embedded::WriteRecord &record)
{
    return {.user = record.user,
            .manager = record.fieldManager,
            .verb = record.request->verb,
            .kind = record.kind->kind,
            .group = record.kind->group,
            .object = record.key,
            .uid = record.after.uid(),
            .subresource = record.request->subresource,
            .resourceVersion = std::to_string(record.revision),
            .digest = record.request->digest};
}

} // namespace

struct Backend::Private {
    Options options;
    std::optional<http::DataDirectory> directory{};
    std::unique_ptr<QLockFile> lock{};
    std::unique_ptr<http::TokenFile> tokens{};
    /// Certificates are for the world outside: its time, not the lab's.
    runtime::SystemClock outside{};
    http::CertificateRenewal::Source certificates{};
    std::unique_ptr<runtime::SystemClock> clock{};
    std::unique_ptr<embedded::Admission> admission{};
    std::unique_ptr<embedded::EmbeddedCluster> cluster{};
    std::unique_ptr<redfish::RedfishPowerDriver> power{};
    std::unique_ptr<lab::LabWorld> world{};
    std::unique_ptr<Providers> providers{};
    std::unique_ptr<history::HistoryStore> history{};
    std::unique_ptr<gateway::PastViews> past{};
    std::unique_ptr<gateway::FleetViews> views{};
    std::unique_ptr<Monitoring> monitoring{};
    std::unique_ptr<Reconcilers> reconcilers{};
    std::unique_ptr<history::Recorder> recorder{};
    std::unique_ptr<gateway::PublishedViews> published{};
    std::unique_ptr<Exports> exports{};
    std::unique_ptr<gateway::Gateway> gateway{};
    std::unique_ptr<api::KubernetesApi> api{};
    /// Last, so that it goes first: no request may reach what is being taken apart.
    std::unique_ptr<http::HttpFront> front{};
    std::unique_ptr<http::CertificateRenewal> renewal{};
    std::string caPem{};
    bool stopping = false;
};

Backend::Backend(Options options)
    : m(std::make_unique<Private>())
{
    m->options = std::move(options);
    if (m->options.dataDir.empty())
        m->options.dataDir = defaultDataDir();
}

Backend::~Backend() = default;

Result<Done> Backend::openDirectory()
{
    auto directory = http::DataDirectory::open(m->options.dataDir);
    if (!directory)
        return unexpected(directory.error());
    m->directory.emplace(std::move(*directory));
    m->lock =
        std::make_unique<QLockFile>(QString::fromStdString(m->directory->file("holdpoint.lock")));
    m->lock->setStaleLockTime(0);
    if (!m->lock->tryLock(0))
        return unexpected(ErrorCode::Invalid,
                          "the data directory " + m->directory->path()
                              + " is in use by another holdpoint");
    if (const auto closed = m->directory->makePrivate("holdpoint.lock"); !closed)
        return unexpected(closed.error());
    auto tokens = http::TokenFile::open(*m->directory);
    if (!tokens)
        return unexpected(tokens.error());
    m->tokens = std::move(*tokens);
    return Done{};
}

Result<http::TlsMaterial> Backend::openTls()
{
    const Options &options = m->options;
    std::string clientCa;
    if (!options.clientCa.empty()) {
        auto read = http::readClientAuthorities(options.clientCa);
        if (!read)
            return unexpected(read.error());
        clientCa = std::move(*read);
    }
    http::CertificateRenewal::Source own;
    if (options.tlsCert.empty()) {
        auto authority = http::CertificateAuthority::open(*m->directory, m->outside.now());
        if (!authority)
            return unexpected(authority.error());
        m->caPem = authority->certificatePem();
        const std::string host = QSysInfo::machineHostName().toStdString();
        const http::ListenAddress listen{options.listen.address, options.listen.port};
        own = [authority = std::move(*authority), host, listen](TimePoint now) {
            return authority.serverMaterial(host, listen, now);
        };
    } else {
        own = [cert = options.tlsCert, key = options.tlsKey](TimePoint) {
            return http::readTlsMaterial(cert, key);
        };
    }
    m->certificates = [own = std::move(own), clientCa](TimePoint now) {
        auto material = own(now);
        if (material)
            material->clientCaPem = clientCa;
        return material;
    };
    return m->certificates(m->outside.now());
}

Result<Done> Backend::openCluster()
{
    m->clock = std::make_unique<runtime::SystemClock>(m->options.timeScale);
    m->admission = embedded::defaultAdmission({"holdpoint"});
    embedded::EmbeddedCluster::Options store;
    store.path = m->directory->file("store.db");
    auto cluster = embedded::EmbeddedCluster::open(
        *m->clock, store, {embedded::SchemaSet::instance(), *m->admission, embedded::applyPatch});
    if (!cluster)
        return unexpected(cluster.error());
    m->cluster = std::move(*cluster);
    for (const char *name : {"default", "kube-system", "openshift-machine-api"})
        m->cluster->ensureNamespace(name);
    m->cluster->drain();
    return Done{};
}

Result<Done> Backend::openHistory()
{
    history::HistoryStore::Options options;
    options.path = m->directory->file("history.db");
    options.url = m->options.history;
    options.maxBytes = m->options.historyCap;
    options.keep = std::chrono::hours(24 * m->options.historyDays);
    options.backend = QSysInfo::machineHostName().toStdString() + ':' + m->directory->path();
    // A shared record tells clusters apart; the embedded one belongs to this backend alone.
    options.cluster = options.url.empty() ? std::string() : options.backend;
    auto opened = history::HistoryStore::open(options, *m->clock);
    if (!opened)
        return unexpected(opened.error());
    m->history = std::move(*opened);
    return Done{};
}

void Backend::composeHistory()
{
    gateway::FleetViews &views = *m->views;
    history::Recorder::Sources sources{
        &views.machines(), &views.nodes(), &views.hosts(), &views.events(), &views.pods(), {}};
    const std::set<const runtime::Informer *> named{
        sources.machines, sources.nodes, sources.hosts, sources.events, sources.pods};
    for (const auto &[informer, info] : views.streams()) {
        if (!named.contains(informer))
            sources.further.push_back(
                {info.kind, info.resource.substr(0, info.resource.find('.')), informer});
    }
    m->recorder = std::make_unique<history::Recorder>(*m->history, *m->clock, sources);
    connect(m->recorder.get(),
            &history::Recorder::recorded,
            &views,
            &gateway::FleetViews::timelineChanged);
    connect(m->recorder.get(),
            &history::Recorder::gapsChanged,
            &views,
            &gateway::FleetViews::allTimelinesChanged);
    // The store knows who wrote; a watch event does not say it.
    m->cluster->setWriteObserver([this](const embedded::WriteRecord &record) {
        history::WriteNote note;
        note.kind = record.kind->kind;
        note.key = record.key;
        note.resourceVersion = std::to_string(record.revision);
        note.removed = record.removed;
        note.actor = {record.user, record.fieldManager};
        m->recorder->noteWrite(std::move(note));
        if (record.request)
            m->recorder->noteRequest(auditEntryOf(record), record.after);
    });
    views.setTimeline([this](const gateway::TimelineAsk &ask, TimePoint now) {
        gateway::RowMap rows;
        const TimePoint end = ask.at.value_or(now);
        const auto built = history::timelineOf(
            *m->history, ask.machine, {end - ask.range, ask.at}, end, ask.columns);
        if (!built) {
            qCWarning(lcBackend) << "a timeline cannot be read:"
                                 << QString::fromStdString(built.error().message);
            return rows;
        }
        for (const auto &[key, row] : built->items())
            rows[key] = row.dump(-1, ' ', false, Json::error_handler_t::replace);
        return rows;
    });
    views.setPast([this](const std::string &name, const Json &options, TimePoint at) {
        return m->past->open(name, options, at);
    });
    views.setRecord([this] {
        const history::StoreState state = m->history->state();
        return gateway::RecordInfo{state.place,
                                   state.shared,
                                   state.bytes,
                                   state.capBytes,
                                   state.begins,
                                   state.lost,
                                   state.notice};
    });
}

void Backend::composeAlarms()
{
    constexpr const char *file = "alarms.json";
    const auto saved = m->directory->read(file);
    m->views->alarms().keepIn(
        [this](const std::string &book) {
            if (const auto written = m->directory->write(file, book); !written)
                qCWarning(lcBackend) << "the alarms cannot be kept:"
                                     << QString::fromStdString(written.error().message);
        },
        saved ? *saved : std::string());
}

void Backend::compose(std::optional<lab::LabFile> lab)
{
    cluster::Cluster &cluster = *m->cluster;
    runtime::SystemClock &clock = *m->clock;
    if (lab) {
        m->world = std::make_unique<lab::LabWorld>(cluster, clock, std::move(*lab), [this] {
            return "https://" + hostPort(m->options.listen.address, m->front->port());
        });
    }
    m->providers =
        std::make_unique<Providers>(cluster, clock, m->world ? &m->world->actuator() : nullptr);
    redfish::RedfishSettings bmcs;
    bmcs.caFile = m->options.bmcCa;
    bmcs.allowPlainHttp = m->options.bmcPlainHttp;
    m->power = std::make_unique<redfish::RedfishPowerDriver>(clock, std::move(bmcs));
    m->power->onBrownOut([this](const redfish::BrownOut &change) {
        m->monitoring->bmcGroup(change.group, change.begins ? change.failing : 0);
        if (change.begins)
            qCWarning(lcBackend).noquote()
                << change.failing << "of" << change.members << "BMCs of"
                << QString::fromStdString(change.group)
                << "do not answer: this is the network. Force-offs there go one at a time.";
        else
            qCInfo(lcBackend).noquote()
                << "the BMCs of" << QString::fromStdString(change.group) << "answer again";
    });

    gateway::ServerInfo info;
    info.version = HP_VERSION;
    info.cluster = m->world ? "lab " + m->options.lab : std::string("embedded");
    info.timeScale = clock.scale();
    info.startedAt = clock.now();
    info.dataDir = m->directory->path();
    m->past = std::make_unique<gateway::PastViews>(*m->history, info);
    m->views = std::make_unique<gateway::FleetViews>(cluster, clock, info);
    m->views->setLimits(m->options.holdBudgets);
    m->monitoring = std::make_unique<Monitoring>(Monitoring::Parts{&cluster,
                                                                   &clock,
                                                                   &m->providers->actuator(),
                                                                   &m->views->machines(),
                                                                   &m->views->nodes(),
                                                                   &*m->directory});
    // The lab has a provisioner of its own.
    m->reconcilers =
        std::make_unique<Reconcilers>(cluster,
                                      clock,
                                      m->monitoring->provider(),
                                      *m->power,
                                      m->monitoring->counters(),
                                      m->world ? Reconcilers::Provisioning::BySomebodyElse
                                               : Reconcilers::Provisioning::AsDeclared);
    m->monitoring->watch(*m->reconcilers);
    m->views->onLookedAt([this](const std::set<ObjectKey> &hosts) {
        if (m->reconcilers)
            m->reconcilers->lookedAt(hosts);
    });
    composeHistory();
    composeAlarms();
    m->published = std::make_unique<gateway::PublishedViews>(*m->views);
    m->gateway = std::make_unique<gateway::Gateway>(clock, *m->published, info);
    m->gateway->setCommands(&m->views->alarms());
    connect(m->gateway.get(),
            &gateway::Gateway::clientCountChanged,
            m->views.get(),
            [this](std::size_t clients) { m->views->setClientCount(clients); });

    auto apiOptions = api::KubernetesApi::defaults();
    for (const Json *definition : embedded::SchemaSet::instance().definitions())
        apiOptions.definitions.push_back(*definition);
    m->api = std::make_unique<api::KubernetesApi>(cluster, clock, std::move(apiOptions));
}

Result<Done> Backend::openExports()
{
    Exports::Parts parts;
    parts.history = m->history.get();
    parts.views = m->published.get();
    parts.clock = m->clock.get();
    parts.directory = &*m->directory;
    parts.cluster = m->world ? "lab " + m->options.lab : std::string("embedded");
    parts.record = m->history->place();
    parts.recordCluster = m->history->cluster();
    parts.timelineChanged = [this](const ObjectKey &machine) {
        m->views->timelineChanged(machine);
    };
    auto opened = Exports::open(std::move(parts));
    if (!opened)
        return unexpected(opened.error());
    m->exports = std::move(*opened);
    return Done{};
}

Result<Done> Backend::openFront(const http::TlsMaterial &tls)
{
    if (const auto started = m->gateway->start(); !started)
        return unexpected(started.error());
    m->front = std::make_unique<http::HttpFront>(*m->tokens);
    for (const char *prefix : {"/api", "/apis", "/openapi", "/version"})
        m->front->route(prefix, *m->api);
    for (const char *prefix : {"/healthz", "/livez", "/readyz"})
        m->front->route(prefix, *m->api, {http::Access::Anonymous, true});
    m->front->route("/metrics", m->monitoring->handler());
    m->front->route("/export", m->exports->handler());
    m->monitoring->watch(*m->front);
    if (m->world)
        m->front->route("/redfish", m->world->handler(), {http::Access::Handler, false});
    m->front->tunnel("/live", {m->gateway->port(), m->gateway->secret()});

    http::FrontOptions options;
    options.listen = {m->options.listen.address, m->options.listen.port};
    if (m->options.wallListen.isSet())
        options.wall =
            http::ListenAddress{m->options.wallListen.address, m->options.wallListen.port};
    options.tls = tls;
    if (const auto started = m->front->start(options); !started)
        return unexpected(started.error());
    m->renewal = std::make_unique<http::CertificateRenewal>(
        m->outside, tls, m->certificates, [this](const http::TlsMaterial &material) {
            return m->front->useCertificate(material);
        });
    return Done{};
}

Result<Done> Backend::loadWorld()
{
    if (!m->world)
        return Done{};
    QEventLoop loop;
    std::optional<Result<Done>> loaded;
    m->world->load([&](Result<Done> result) {
        loaded.emplace(std::move(result));
        loop.quit();
    });
    if (!loaded)
        loop.exec();
    return *loaded;
}

Result<BackendReady> Backend::start()
{
    if (const auto checked = checkKubeconfig(m->options); !checked)
        return unexpected(checked.error());
    auto lab = readLab(m->options.lab);
    if (!lab)
        return unexpected(lab.error());
    if (const auto opened = openDirectory(); !opened)
        return unexpected(opened.error());
    const auto tls = openTls();
    if (!tls)
        return unexpected(tls.error());
    if (const auto opened = openCluster(); !opened)
        return unexpected(opened.error());
    if (const auto opened = openHistory(); !opened)
        return unexpected(opened.error());
    compose(std::move(*lab));
    if (const auto opened = openExports(); !opened)
        return unexpected(opened.error());
    if (const auto opened = openFront(*tls); !opened)
        return unexpected(opened.error());

    BackendReady ready;
    const std::string at = hostPort(m->options.listen.address, m->front->port());
    ready.apiUrl = "https://" + at;
    ready.liveUrl = "wss://" + at + "/live";
    if (m->options.wallListen.isSet())
        ready.wallUrl = "http://" + hostPort(m->options.wallListen.address, m->front->wallPort());
    ready.dataDir = m->directory->path();
    ready.caFile = m->caPem.empty() ? std::string() : m->directory->file("ca.crt");
    ready.tokenFile = m->directory->file("operator.token");
    // The front reads m->tokens on its own thread by now; it notices what is written here.
    auto issued = http::TokenFile::open(*m->directory);
    if (!issued)
        return unexpected(issued.error());
    http::KubeconfigWriter writer(*m->directory, **issued);
    if (const auto written = writer.write(ready.apiUrl, m->caPem); !written)
        return unexpected(written.error());
    if (const auto loaded = loadWorld(); !loaded)
        return unexpected(loaded.error());

    if (const auto started = m->recorder->start(); !started)
        return unexpected(started.error());
    m->monitoring->start();
    m->views->start();
    m->providers->start();
    if (m->options.reconcile != "none")
        m->reconcilers->start();
    if (m->world)
        m->world->start();
    qCInfo(lcBackend).noquote() << "serving" << QString::fromStdString(ready.apiUrl) << "data in"
                                << QString::fromStdString(ready.dataDir);
    return ready;
}

void Backend::beginStop()
{
    if (std::exchange(m->stopping, true))
        return;
    if (!m->front) {
        emit stopped();
        return;
    }
    m->reconcilers->stop();
    m->providers->stop();
    if (m->world)
        m->world->stop();
    m->gateway->stop();
    m->exports->stop();
    m->monitoring->stop();
    m->recorder->stop();
    m->api->endWatches();
    m->cluster->drain();
    // The lab's BMCs are served by the front, so the sessions end before it does.
    once(
        driverGrace,
        [this](std::function<void()> done) { m->power->stop(std::move(done)); },
        [this] {
            once(
                frontGrace,
                [this](std::function<void()> done) {
                    m->front->beginStop([this, done = std::move(done)] {
                        QMetaObject::invokeMethod(this, done, Qt::QueuedConnection);
                    });
                },
                [this] {
                    m->front->stop(std::chrono::milliseconds(0));
                    m->cluster->drain();
                    emit stopped();
                });
        });
}

void Backend::once(std::chrono::milliseconds patience,
                   const std::function<void(std::function<void()>)> &begin,
                   std::function<void()> next)
{
    const auto call = [next = std::move(next), over = std::make_shared<bool>(false)] {
        if (!std::exchange(*over, true))
            next();
    };
    QTimer::singleShot(patience, this, call);
    begin(call);
}

} // namespace hp::app
