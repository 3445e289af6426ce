// SPDX-License-Identifier: Apache-2.0
#include "app/shared/cluster/EmbeddedHost.h"

#include "app/shared/Term.h"
#include "backend/api/KubernetesApi.h"
#include "backend/controllers/Needs.h"
#include "backend/embedded/EmbeddedCluster.h"
#include "backend/embedded/admission/AdmissionChain.h"
#include "backend/embedded/schema/SchemaSet.h"
#include "backend/lab/LabWorld.h"
#include "model/messages/Answer.h"
#include "model/rules/machine/InputWarnings.h"

#include <QEventLoop>

#include <algorithm>
#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::app {

namespace {

constexpr const char *storeFile = "store.db";
/// Somebody has to act, and nothing stands still by it.
constexpr int setAsidePriority = 2;

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

void note(history::Recorder &recorder, const embedded::WriteRecord &record)
{
    history::WriteNote note;
    note.kind = record.kind->kind;
    note.key = record.key;
    note.resourceVersion = std::to_string(record.revision);
    note.removed = record.removed;
    note.actor = {record.user, record.fieldManager};
    // Kinds that somebody defined are not in the record.
    if (!record.kind->home)
        recorder.noteWrite(std::move(note));
    if (record.request)
        recorder.noteRequest(auditEntryOf(record), record.after);
}

/// What is stored of a kind. In place: the caller has no turn of the event loop to wait for.
std::vector<Object> storedOf(embedded::EmbeddedCluster &cluster, const cluster::Kind &kind)
{
    std::vector<Object> objects;
    cluster.list({.kind = &kind}, [&objects](Result<cluster::ObjectList> list) {
        if (list)
            objects = std::move(list->items);
    });
    cluster.drain();
    return objects;
}

/// As its Infrastructure names it; empty while there is none.
std::string platformOf(const embedded::EmbeddedCluster *cluster)
{
    static const cluster::Kind &kind =
        *cluster::KindRegistry::instance().findKind("config.openshift.io/v1", "Infrastructure");
    const Object found = cluster ? cluster->stored(kind, {{}, "cluster"}) : Object();
    const std::string &type = found.text("/status/platformStatus/type");
    return type.empty() ? found.text("/status/platform") : type;
}

/// Somebody may keep objects of these kinds without a lab; then the lab has written none of them.
bool wasWrittenByLab(const Object &object)
{
    const ManagedFields &managed = object.managedFields();
    return std::any_of(managed.begin(), managed.end(), [](const ManagedEntry &entry) {
        return entry.owner->manager == "lab";
    });
}

std::vector<std::string> allGroups()
{
    std::vector<std::string> names;
    for (const controllers::Needs &needs : controllers::groupNeeds())
        names.push_back(needs.name);
    return names;
}

} // namespace

struct EmbeddedHost::Private {
    const Options &options;
    const http::DataDirectory &directory;
    runtime::Clock &clock;
    std::optional<NamedLab> lab;
    const LabMark &mark;
    redfish::RedfishSettings bmcs;
    std::function<std::string()> frontUrl;

    std::unique_ptr<embedded::Admission> admission{};
    std::unique_ptr<embedded::EmbeddedCluster> cluster{};
    std::unique_ptr<lab::LabWorld> world{};
    std::unique_ptr<Term> term{};
    std::unique_ptr<api::KubernetesApi> api{};
};

EmbeddedHost::EmbeddedHost(const Options &options,
                           const http::DataDirectory &directory,
                           runtime::Clock &clock,
                           std::optional<NamedLab> lab,
                           const LabMark &mark,
                           redfish::RedfishSettings bmcs,
                           std::function<std::string()> frontUrl)
    : m(new Private{
        options, directory, clock, std::move(lab), mark, std::move(bmcs), std::move(frontUrl)})
{ }

EmbeddedHost::~EmbeddedHost() = default;

Result<Done> EmbeddedHost::open()
{
    m->admission = embedded::defaultAdmission({"holdpoint",
                                               [this] { return platformOf(m->cluster.get()); },
                                               {rules::hasInputWarnings, rules::inputWarnings}});
    embedded::EmbeddedCluster::Options store;
    store.path = m->directory.file(storeFile);
    auto cluster = embedded::EmbeddedCluster::open(
        m->clock, store, {embedded::SchemaSet::instance(), *m->admission, embedded::applyPatch});
    if (!cluster)
        return unexpected(cluster.error());
    m->cluster = std::move(*cluster);
    for (const std::string &name : {std::string("default"),
                                    std::string("kube-system"),
                                    std::string("openshift-machine-api"),
                                    m->options.maintenanceNamespace})
        m->cluster->ensureNamespace(name);
    m->cluster->drain();
    if (const auto judged = m->mark.wasThere() ? Result<Done>(Done{}) : judgeWhatIsStored();
        !judged)
        return unexpected(judged.error());
    if (m->lab)
        m->world = std::make_unique<lab::LabWorld>(
            *m->cluster, m->clock, std::move(m->lab->file), m->frontUrl);
    return Done{};
}

/// Versions before the mark wrote it nowhere, so that their data tell it.
Result<Done> EmbeddedHost::judgeWhatIsStored()
{
    bool isLab = false;
    bool isSite = false;
    for (const cluster::Kind &kind : cluster::KindRegistry::instance().all()) {
        const bool ofLabs = kind.group == cluster::kinds::labBmc().group;
        if (!ofLabs && &kind != &cluster::kinds::machine() && &kind != &cluster::kinds::node()
            && &kind != &cluster::kinds::bareMetalHost())
            continue;
        const std::vector<Object> stored = storedOf(*m->cluster, kind);
        isSite = isSite || !stored.empty();
        isLab = isLab || (ofLabs && std::any_of(stored.begin(), stored.end(), wasWrittenByLab));
    }
    const std::string &directory = m->directory.path();
    if (!m->lab)
        return isLab ? Result<Done>(unexpected(LabMark::isOf({}, directory, nullptr)))
                     : Result<Done>(Done{});
    if (!isSite)
        return Done{};
    const auto &objects = m->lab->file.objects();
    const bool isThisLab =
        std::any_of(objects.begin(), objects.end(), [this](const lab::LabObject &object) {
            return object.kind != &cluster::kinds::ns()
                && m->cluster->has(*object.kind, object.object.key());
        });
    if (isThisLab)
        return Done{};
    const LabIdentity &asked = m->lab->identity;
    return unexpected(isLab ? LabMark::isOf({}, directory, &asked)
                            : LabMark::isOfNoLab(directory, asked));
}

cluster::Cluster &EmbeddedHost::cluster()
{
    if (m->world)
        return m->world->apiServer();
    return *m->cluster;
}

std::string EmbeddedHost::name() const
{
    // Titles and notices begin with it: of a file only its name, not the way to it.
    return m->world ? "lab " + std::filesystem::path(m->options.lab).filename().string()
                    : std::string("embedded");
}

void EmbeddedHost::compose(Monitoring &monitoring, history::Recorder &recorder)
{
    // The store knows who wrote; a watch event does not say it.
    m->cluster->setWriteObserver(
        [&recorder](const embedded::WriteRecord &record) { note(recorder, record); });

    Term::Parts parts;
    parts.cluster = &cluster();
    parts.clock = &m->clock;
    parts.monitoring = &monitoring;
    parts.lab = m->world ? &m->world->actuator() : nullptr;
    parts.bmcs = m->bmcs;
    // The lab has a provisioner of its own.
    parts.reconcilers.provisioning = m->world ? Reconcilers::Provisioning::BySomebodyElse
                                              : Reconcilers::Provisioning::AsDeclared;
    parts.reconcilers.sources = sourceOptions(m->options, ownNamespace());
    parts.reconcilers.sources.inLab = m->world != nullptr;
    parts.reconcilers.maintenanceNamespace = m->options.maintenanceNamespace;
    parts.reconcilers.maintenance = m->options.maintenance;
    parts.reconcilers.machineSetErrors = m->options.machineSetErrors;
    parts.reconcilers.maintenanceOff = m->options.maintenanceOff;
    parts.groups = allGroups();
    m->term = std::make_unique<Term>(parts);

    auto options = api::KubernetesApi::defaults();
    for (const Json *definition : embedded::SchemaSet::instance().definitions())
        options.definitions.push_back(*definition);
    options.stored = storedOf(*m->cluster, cluster::kinds::customResourceDefinition());
    options.trouble = [this] { return m->cluster->trouble(); };
    options.plainWrites =
        m->options.plainWrites ? api::PlainWrites::Everything : api::PlainWrites::Strict;
    m->api = std::make_unique<api::KubernetesApi>(cluster(), m->clock, std::move(options));
}

void EmbeddedHost::endAllBut(const http::TokenHashes &good)
{
    m->api->endAllBut(good);
}

/// Of what nobody has made again since.
std::vector<alarms::AlarmSource> EmbeddedHost::alarms()
{
    std::map<std::string, alarms::AlarmSource> all; // one of an object, the newest
    for (const embedded::SetAside &each : m->cluster->setAside()) {
        if (!each.isInPart && m->cluster->has(*each.kind, each.key))
            continue;
        const std::string name = each.kind->kind + ' ' + toString(each.key);
        const Message said = sentences(
            {(each.isInPart ? say::storedWasReadInPart : say::storedWasSetAside)(name, each.why),
             say::setAsideIsKept(embedded::setAsideTable, storeFile)});
        all[name] = {"store/" + name,
                     each.kind == &cluster::kinds::machine() ? toString(each.key) : std::string(),
                     said.text(),
                     setAsidePriority,
                     said};
    }
    std::vector<alarms::AlarmSource> alarms;
    for (auto &[name, alarm] : all)
        alarms.push_back(std::move(alarm));
    return alarms;
}

void EmbeddedHost::route(http::HttpFront &front)
{
    m->api->authenticateBy(front.authenticator());
    for (const char *prefix : {"/api", "/apis", "/openapi", "/version"})
        front.route(prefix, *m->api);
    for (const char *prefix : {"/healthz", "/livez", "/readyz"})
        front.route(prefix, *m->api, {http::RouteAccess::Anonymous, true});
    if (m->world)
        front.route("/redfish", m->world->handler(), {http::RouteAccess::Handler, false});
}

Result<Done> EmbeddedHost::load()
{
    if (!m->world)
        return Done{};
    // Before the first object: what a kill leaves here is known for the lab's.
    if (const auto marked = m->mark.put(); !marked)
        return marked;
    QEventLoop loop;
    std::optional<Result<Done>> loaded;
    m->world->load([&](Result<Done> result) {
        loaded.emplace(std::move(result));
        loop.quit();
    });
    if (!loaded)
        loop.exec();
    if (!*loaded)
        m->mark.takeBack();
    return *loaded;
}

void EmbeddedHost::start()
{
    m->term->start();
    if (m->options.reconcile != "none")
        m->term->reconcilers().startAll();
    if (m->world)
        m->world->start();
}

void EmbeddedHost::setViewedHosts(const std::set<ObjectKey> &hosts)
{
    if (m->term)
        m->term->reconcilers().setViewedHosts(hosts);
}

std::unique_ptr<embedded::SqliteCopy> EmbeddedHost::copyStore(const std::string &folder)
{
    return m->cluster->copyTo(folder + '/' + storeFile);
}

bool EmbeddedHost::retryBmc(const ObjectKey &host)
{
    return m->term && m->term->reconcilers().retryBmc(host);
}

void EmbeddedHost::calendarChanged()
{
    if (m->term)
        m->term->reconcilers().calendarChanged();
}

void EmbeddedHost::stop()
{
    m->term->stop();
    if (m->world)
        m->world->stop();
}

void EmbeddedHost::finish()
{
    m->api->stopWatches();
    m->cluster->drain();
}

void EmbeddedHost::release(std::function<void()> done)
{
    m->term->closeSessions(std::move(done));
}

void EmbeddedHost::dissolve()
{
    m->api.reset();
    m->term.reset();
    if (m->cluster)
        m->cluster->setWriteObserver({});
}

} // namespace hp::app
