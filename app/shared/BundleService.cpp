// SPDX-License-Identifier: Apache-2.0
#include "app/shared/BundleService.h"

#include "app/shared/AccessSetup.h"
#include "app/shared/BundleViews.h"
#include "app/shared/Exports.h"
#include "app/shared/FrontServer.h"
#include "app/shared/PageFiles.h"
#include "backend/export/Bundle.h"
#include "backend/export/serve/ExportEndpoint.h"
#include "backend/gateway/Commands.h"
#include "backend/gateway/Gateway.h"
#include "backend/gateway/IncidentService.h"
#include "backend/gateway/views/PastViews.h"
#include "backend/gateway/views/SiteViews.h"
#include "backend/history/IncarnationRows.h"
#include "backend/history/MarkRows.h"
#include "backend/history/lanes/HistoryFacts.h"
#include "backend/history/replay/RecordImport.h"
#include "backend/history/replay/RecordStates.h"
#include "backend/history/replay/RecordTimeline.h"
#include "backend/history/replay/Replay.h"
#include "backend/http/credentials/KubeconfigWriter.h"
#include "model/base/JsonTree.h"
#include "model/base/Version.h"
#include "model/live/RowJson.h"
#include "model/live/TimelineRows.h"
#include "model/resource/KeyText.h"

#include <QFileInfo>
#include <QLoggingCategory>
#include <QTemporaryDir>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

Q_LOGGING_CATEGORY(lcBundle, "holdpoint.bundle", QtInfoMsg)

namespace hp::app {

namespace {

constexpr const char *reader = "reader";
constexpr const char *tokenName = "reader.token";

void warn(const std::string &trouble)
{
    qCWarning(lcBundle).noquote() << QString::fromStdString(trouble);
}

} // namespace

struct BundleService::Private {
    Options options;
    QTemporaryDir folder{};
    std::optional<http::DataDirectory> directory{};
    std::unique_ptr<FrontServer> frontServer{};
    std::unique_ptr<AccessSetup> access{};
    http::StaticFiles page{pageFiles()};
    std::string token{}; ///< of the one who may read
    exports::Manifest manifest{};
    history::ImportedRecord record{};
    /// The end of the range: the present of whoever looks.
    std::unique_ptr<history::Moment> end{};
    gateway::ServerInfo info{};
    std::unique_ptr<gateway::PastViews> past{};
    std::unique_ptr<gateway::FleetObjects> objects{};
    std::unique_ptr<gateway::SiteViews> views{};
    std::unique_ptr<BundleViews> all{};
    std::unique_ptr<gateway::PublishedViews> published{};
    std::optional<exports::IncidentStore> incidentStore{};
    std::unique_ptr<exports::ExportEndpoint> exports{};
    std::unique_ptr<gateway::IncidentService> service{};
    gateway::CommandSet commands{};
    std::unique_ptr<gateway::Gateway> gateway{};
    bool stopping = false;

    [[nodiscard]] bool has(const ObjectKey &machine) const
    {
        const auto &machines = manifest.incident.machines;
        return std::find(machines.begin(), machines.end(), toString(machine)) != machines.end();
    }

    [[nodiscard]] gateway::RowMap timelineOf(const gateway::TimelineAsk &ask, TimePoint now) const
    {
        const TimePoint to = ask.at.value_or(now);
        const history::TimelineRange range{to - ask.range, ask.at};
        const auto built = history::importedTimeline(record, ask.machine, range, to, ask.columns);
        if (!built) {
            warn("a timeline cannot be read: " + built.error().message);
            return {};
        }
        gateway::RowMap rows = gateway::rowTexts(*built);
        if (!has(ask.machine))
            rows["gap/scope"] =
                rowText(live::GapRow{range.from, to, "the bundle has no timeline of this machine"});
        return rows;
    }
};

BundleService::BundleService(Options options)
    : Service(options)
    , m(std::make_unique<Private>())
{
    m->options = std::move(options);
}

BundleService::~BundleService()
{
    if (m->frontServer)
        m->frontServer->close();
}

Result<Done> BundleService::openFolder()
{
    if (!m->folder.isValid())
        return unexpected(ErrorCode::Refused,
                          "no temporary folder for the bundle: "
                              + m->folder.errorString().toStdString());
    auto directory = http::DataDirectory::open(m->folder.path().toStdString());
    if (!directory)
        return unexpected(directory.error());
    m->directory.emplace(std::move(*directory));
    auto access = AccessSetup::open(*m->directory);
    if (!access)
        return unexpected(access.error());
    m->access = std::move(*access);
    m->token = http::randomToken();
    if (const auto issued = m->access->tokens().issue({reader, {"viewer"}}, m->token); !issued)
        return issued;
    return m->directory->write(tokenName, m->token + '\n');
}

Result<Done> BundleService::openRecord()
{
    const auto bundle = exports::Bundle::open(m->options.bundle);
    if (!bundle)
        return unexpected(bundle.error());
    m->manifest = (*bundle)->manifest();
    const auto facts = (*bundle)->facts();
    if (!facts)
        return unexpected(facts.error());
    const auto states = (*bundle)->states();
    if (!states)
        return unexpected(states.error());
    const incident::Incident &incident = m->manifest.incident;
    auto record = history::importRecord({m->directory->file("history.db"),
                                         incident.machines,
                                         incident.from,
                                         facts->get(),
                                         states->get(),
                                         m->manifest.usual});
    if (!record) {
        Error error = record.error();
        if (error.message.rfind(m->options.bundle, 0) != 0)
            error.message = m->options.bundle + " cannot be opened: " + error.message;
        return unexpected(std::move(error));
    }
    m->record = std::move(*record);
    auto end = history::momentAt(*m->record.store, m->manifest.end);
    if (!end)
        return unexpected(end.error());
    m->end = std::move(*end);
    return Done{};
}

void BundleService::composeViews()
{
    gateway::ServerInfo &info = m->info;
    info.version = version();
    info.cluster = m->manifest.cluster;
    info.mode = live::Mode::Bundle;
    info.timeScale = m->manifest.timeScale;
    info.startedAt = m->manifest.end;
    info.dataDir = m->directory->path();
    const incident::Incident &incident = m->manifest.incident;
    live::BundleRow bundle;
    bundle.file = QFileInfo(QString::fromStdString(m->options.bundle)).fileName().toStdString();
    bundle.incident = incident.ref.empty() ? incident.id : incident.ref;
    bundle.title = incident.title;
    bundle.from = incident.from;
    bundle.to = m->manifest.end;
    bundle.preset = incident::toString(m->manifest.preset);
    bundle.states = m->record.hasStates;
    info.bundle = std::move(bundle);

    const gateway::FleetViews::Evaluation judgement{
        [this](const holds::BaselineKey &key) -> std::optional<holds::Baseline> {
            const auto usual = m->record.usual.find(key);
            return usual == m->record.usual.end() ? std::nullopt : std::optional(usual->second);
        },
        m->record.budgets};
    m->past = std::make_unique<gateway::PastViews>(*m->record.store, judgement);
    gateway::SiteViews::Parts parts;
    parts.judgement = judgement;
    if (auto noticed =
            m->record.store->objectsAt(gateway::HoldMemory::kind, m->end->cluster.bound()))
        parts.memory.recalled = std::move(*noticed);
    parts.timeline = [this](const gateway::TimelineAsk &ask, TimePoint now) {
        return m->timelineOf(ask, now);
    };
    parts.incarnations = [this](const ObjectKey &machine, TimePoint now) {
        const auto rows = history::incarnationRows(*m->record.store, machine, now);
        if (!rows)
            warn("earlier machines cannot be read: " + rows.error().message);
        return rows ? gateway::rowTexts(*rows) : gateway::RowMap();
    };
    parts.gone = [this](const std::string &text) {
        const auto rows = history::goneRows(*m->record.store, text);
        if (!rows)
            warn("machines that are gone cannot be read: " + rows.error().message);
        return rows ? gateway::rowTexts(*rows) : gateway::RowMap();
    };
    parts.marks = [this](TimePoint from, TimePoint to) {
        const auto rows =
            history::recordMarkRows(*m->record.store, {m->manifest.incident}, from, to);
        if (!rows)
            warn("the marks of the record cannot be read: " + rows.error().message);
        return rows ? gateway::rowTexts(*rows) : gateway::RowMap();
    };
    parts.past = [this](const std::string &name, const Json &options, TimePoint at) {
        return m->past->open(name, options, at);
    };
    parts.connection.server = info;
    m->objects = std::make_unique<gateway::FleetObjects>(m->end->cluster, m->end->clock);
    m->views = std::make_unique<gateway::SiteViews>(*m->objects, m->end->clock, std::move(parts));
    m->all = std::make_unique<BundleViews>(*m->views, *m->past, m->record.gone);
    m->published = std::make_unique<gateway::PublishedViews>(*m->all);
}

Result<Done> BundleService::composeIncident()
{
    const incident::Incident &incident = m->manifest.incident;
    const http::DataDirectory &directory = *m->directory;
    auto folder = http::DataDirectory::open(directory.file("incidents"));
    if (!folder)
        return unexpected(folder.error());
    if (!incident.id.empty() && incident.id.find('/') == std::string::npos) {
        const auto kept = folder->write(incident.id + ".json", compactJson(toJson(incident)));
        if (!kept)
            return kept;
    }
    auto incidentStore = exports::IncidentStore::open(directory.file("incidents"), warn);
    if (!incidentStore)
        return unexpected(incidentStore.error());
    m->incidentStore.emplace(std::move(*incidentStore));

    exports::ExportEndpoint::Parts parts;
    parts.incidents = &*m->incidentStore;
    parts.open = [place = m->record.store->place()](
                     const std::vector<std::string> &machines, TimePoint from, TimePoint to) {
        return history::openHistoryFacts(place, {}, machines, from, to);
    };
    if (m->record.hasStates)
        parts.openStates = [place = m->record.store->place(),
                            budgets = m->record.budgets](TimePoint from, TimePoint to) {
            return history::openRecordStates(place, {}, budgets, from, to);
        };
    // Only states have all budgets of the site.
    parts.limits = [limits = m->record.hasStates
                        ? limitsOfHolds(m->record.budgets)
                        : exports::limitsOf(m->manifest)] { return limits; };
    parts.usual = [this](const std::vector<std::string> &machines, TimePoint at) {
        return usualOfHooks(
            *m->record.store, m->record.usual, m->record.usualOfLanes, machines, at);
    };
    parts.now = [this] { return m->manifest.end; };
    parts.onChanged = [](const exports::ExportDeed &) {};
    parts.cluster = m->manifest.cluster;
    parts.timeScale = m->manifest.timeScale;
    parts.drops = [this] { return m->manifest.drops; };
    parts.folder = directory.path();
    parts.redactedAs = m->manifest.preset;
    m->exports = std::make_unique<exports::ExportEndpoint>(std::move(parts));
    m->service = std::make_unique<gateway::IncidentService>(gateway::IncidentService::Parts{
        &*m->incidentStore,
        &m->end->clock,
        m->published->publish("incidents"),
        [this](exports::PreviewRequest request, exports::PreviewReply reply) {
            m->exports->preview(std::move(request), std::move(reply));
        },
        {}});
    m->commands.add("incident", *m->service);
    return Done{};
}

Result<Done> BundleService::openFront()
{
    m->gateway = std::make_unique<gateway::Gateway>(m->end->clock, *m->published, m->info);
    m->gateway->setCommands(&m->commands);
    connect(m->gateway.get(),
            &gateway::Gateway::clientCountChanged,
            m->views.get(),
            [this](std::size_t clients) { m->views->connection().setClientCount(clients); });
    connect(m->gateway.get(),
            &gateway::Gateway::droppedChanged,
            m->views.get(),
            [this](std::uint64_t times) { m->views->connection().setDropped(times); });
    if (const auto started = m->gateway->start(); !started)
        return started;
    http::HttpFront &front = m->frontServer->make(m->access->authenticator());
    front.route("/export", *m->exports);
    m->page.route(front);
    front.tunnel("/live", {m->gateway->port(), m->gateway->secret()});
    return m->frontServer->start();
}

Result<BackendReady> BundleService::start()
{
    if (const auto opened = openFolder(); !opened)
        return unexpected(opened.error());
    auto frontServer = FrontServer::open(m->options, *m->directory);
    if (!frontServer)
        return unexpected(frontServer.error());
    m->frontServer = std::move(*frontServer);
    if (const auto opened = openRecord(); !opened)
        return unexpected(opened.error());
    composeViews();
    if (const auto composed = composeIncident(); !composed)
        return unexpected(composed.error());
    if (const auto opened = openFront(); !opened)
        return unexpected(opened.error());
    m->objects->start();

    // So that holdpointctl finds it as it finds a backend.
    const auto told = m->directory->write(
        "viewer.kubeconfig",
        http::kubeconfigText(
            "https://" + m->frontServer->address(), m->frontServer->caPem(), reader, m->token));
    if (!told)
        return unexpected(told.error());
    BackendReady ready;
    ready.liveUrl = "wss://" + m->frontServer->address() + "/live";
    ready.dataDir = m->directory->path();
    ready.tokenFile = m->directory->file(tokenName);
    if (!m->frontServer->caPem().empty())
        ready.caFile = m->directory->file("ca.crt");
    qCInfo(lcBundle).noquote() << "reading" << QString::fromStdString(m->options.bundle)
                               << "as it was; nothing can be changed";
    return ready;
}

TakenOver BundleService::takeOver(const Options &next)
{
    return m->frontServer ? m->frontServer->takeOver(next) : TakenOver();
}

void BundleService::requestStop()
{
    if (std::exchange(m->stopping, true))
        return;
    if (m->gateway)
        m->gateway->stop();
    if (m->exports)
        m->exports->stop();
    if (m->frontServer && m->frontServer->isMade())
        m->frontServer->front().stop(frontGrace);
    emit stopped();
}

} // namespace hp::app

#include "moc_BundleService.cpp"
