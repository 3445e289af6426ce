// SPDX-License-Identifier: Apache-2.0
#include "app/shared/cluster/KubeHost.h"

#include "app/shared/Random.h"
#include "app/shared/Term.h"
#include "app/shared/cluster/KubeFacts.h"
#include "app/shared/cluster/MemoryLimit.h"
#include "app/shared/cluster/OtherKinds.h"
#include "app/shared/cluster/Standing.h"
#include "app/shared/cluster/WallRights.h"
#include "backend/gateway/views/FleetObjects.h"
#include "backend/http/HttpExchange.h"
#include "backend/kube/DrainingPodWatch.h"
#include "backend/kube/KubeCluster.h"
#include "backend/kube/PersonalWrites.h"
#include "backend/kube/auth/KubeAccess.h"
#include "backend/leader/LeaderElector.h"
#include "backend/runtime/Lifetime.h"

#include <QLoggingCategory>
#include <QSysInfo>
#include <QUuid>

#include <algorithm>
#include <atomic>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

Q_LOGGING_CATEGORY(lcKube, "holdpoint.cluster", QtInfoMsg)

namespace hp::app {

namespace {

using controllers::Needs;

constexpr const char *leaseName = "holdpoint";
/// A shared record cannot be opened before; whoever starts us tries again.
constexpr Duration identityPatience = std::chrono::seconds(30);
constexpr Duration askUidAgainAfter = std::chrono::seconds(5);
/// What writes that are under way get before the Lease is given back.
constexpr Duration releasePatience = std::chrono::seconds(1);

/// One replica's alone: a program that is started again is another candidate.
std::string replicaName()
{
    return QSysInfo::machineHostName().toStdString() + '_'
        + QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString();
}

/// Answers /healthz, /livez and /readyz of a backend that serves no API of its own: it lives as
/// long as it answers, and is ready while it takes work. What the cluster behind it does is on the
/// screens; a backend that shows a broken cluster is not broken. Callable on any thread.
class HealthHandler final : public http::HttpHandler
{
public:
    void setReady(bool ready) { m_ready = ready; }
    void handle(std::shared_ptr<http::HttpExchange> exchange) override;

private:
    std::atomic<bool> m_ready = false;
};

void HealthHandler::handle(std::shared_ptr<http::HttpExchange> exchange)
{
    const http::HttpRequest &request = exchange->request();
    http::HttpResponse response;
    response.contentType = "text/plain; charset=utf-8";
    if (request.method != "GET" && request.method != "HEAD") {
        response.status = 405;
        response.body = "405 method not allowed\n";
    } else if (request.path == "/readyz" && !m_ready) {
        response.status = 503;
        response.body = "not ready: starting or stopping\n";
    } else {
        response.body = "ok";
    }
    exchange->respond(std::move(response));
}

} // namespace

struct KubeHost::Private {
    const Options &options;
    runtime::Clock &clock;
    std::vector<std::string> groups{};

    std::unique_ptr<kube::KubeAccess> access{};
    std::unique_ptr<kube::KubeCluster> cluster{};
    std::unique_ptr<kube::PersonalWrites> people{};
    std::unique_ptr<kube::DrainingPodWatch> seen{}; ///< the cluster as everybody above sees it
    std::unique_ptr<OtherKinds> others{};
    std::unique_ptr<Standing> standing{};
    std::unique_ptr<leader::LeaderElector> elector{};
    Monitoring *monitoring = nullptr;
    std::unique_ptr<Term> term{};
    std::set<ObjectKey> viewedHosts{}; ///< for the term that begins while people look
    std::vector<std::unique_ptr<Term>> ending{};
    HealthHandler health{};

    std::map<std::string, std::string> said{}; ///< by group: what was in its way
    bool inspecting = false;
    std::string inspectedAs{}; ///< the user that the standing is of
    std::function<void(const cluster::OtherVersions &)> onVersions{};
    std::optional<TimePoint> troubleSince{};
    bool electorStopped = true;
    std::function<void()> whenReleased{};
    runtime::Lifetime alive{};

    [[nodiscard]] std::string ownNamespace() const
    {
        const std::string &ns = access->endpoint().ns;
        return ns.empty() ? "default" : ns;
    }
    [[nodiscard]] std::vector<const Needs *> needs() const;
};

std::vector<const Needs *> KubeHost::Private::needs() const
{
    std::vector<const Needs *> all{&controllers::observeNeeds(), &controllers::overrideNeeds()};
    if (!options.history.empty())
        all.push_back(&controllers::recordNeeds());
    if (!groups.empty())
        all.push_back(&controllers::leaseNeeds());
    for (const std::string &group : groups)
        all.push_back(controllers::groupNeeds(group));
    return all;
}

KubeHost::KubeHost(const Options &options, runtime::Clock &clock)
    : m(new Private{options, clock, reconcileGroups(options)})
{ }

KubeHost::~KubeHost() = default;

Result<Done> KubeHost::open()
{
    kube::AccessOptions wanted;
    wanted.inCluster = m->options.kubeconfig == inClusterWord;
    wanted.kubeconfig = wanted.inCluster ? std::string() : m->options.kubeconfig;
    wanted.context = m->options.context;
    auto access = kube::KubeAccess::open(std::move(wanted), m->clock);
    if (!access)
        return unexpected(access.error());
    m->access = std::move(*access);
    kube::KubeSettings settings;
    settings.maxListBytes = listBytesWithinMemory(settings.maxListBytes);
    if (const double rate = m->options.writesPerSecond; rate > 0)
        settings.writes = {.perSecond = rate, .burst = 2 * rate};
    m->cluster = std::make_unique<kube::KubeCluster>(
        m->access->endpoint(), m->access->credentials(), m->clock, std::move(settings));
    m->people = std::make_unique<kube::PersonalWrites>(*m->cluster, m->clock);
    m->seen = std::make_unique<kube::DrainingPodWatch>(*m->cluster, m->clock, random);
    connect(m->access.get(), &kube::KubeAccess::endpointChanged, this, [this] {
        m->cluster->useEndpoint(m->access->endpoint());
    });
    connect(m->access.get(), &kube::KubeAccess::credentialsChanged, this, [this] {
        m->cluster->retryNow();
    });
    connect(m->cluster.get(),
            &kube::KubeCluster::connectionChanged,
            this,
            &KubeHost::connectionChanged);

    std::set<const cluster::Kind *> watched;
    for (const controllers::Right &right : controllers::observeNeeds().rights)
        watched.insert(right.kind);
    m->others = std::make_unique<OtherKinds>(*m->cluster, m->clock, std::move(watched));
    connect(m->others.get(), &OtherKinds::changed, this, &KubeHost::versionsChanged);

    Standing::Parts parts;
    parts.cluster = m->cluster.get();
    parts.clock = &m->clock;
    parts.keepsField =
        [this](const cluster::Kind &kind, const std::string &path, Reply<bool> reply) {
            m->cluster->keepsField(kind, path, std::move(reply));
        };
    parts.otherVersion = [this](const cluster::Kind &kind) { return m->others->versionOf(kind); };
    parts.machineNamespace = m->options.machineNamespace;
    parts.ownNamespace = m->ownNamespace();
    parts.needs = m->needs();
    m->standing = std::make_unique<Standing>(std::move(parts));
    connect(m->standing.get(), &Standing::changed, this, &KubeHost::startGroups);
    return Done{};
}

cluster::Cluster &KubeHost::cluster()
{
    return *m->seen;
}

void KubeHost::patchForPerson(const cluster::ObjectRef &ref,
                              cluster::PatchType type,
                              Json body,
                              const cluster::WriteOptions &options,
                              Reply<cluster::Written> reply)
{
    m->people->patch(ref, type, std::move(body), options, std::move(reply));
}

std::string KubeHost::authorOf(const std::string &identity)
{
    return m->people->authorOf(identity);
}

void KubeHost::askWallRights(const std::vector<std::string> &walls, Reply<std::string> reply)
{
    app::askWallRights(*m->cluster, walls, m->options.machineNamespace, std::move(reply));
}

void KubeHost::follow(gateway::FleetObjects &objects)
{
    m->seen->follow(objects.machines());
    m->seen->followNodes(objects.nodes());
    objects.capi().onMachine([seen = m->seen.get()](const Object &before, const Object &after) {
        seen->capiMachineChanged(before, after);
    });
}

std::string KubeHost::name() const
{
    return m->access->context();
}

Result<std::string> KubeHost::identity()
{
    return identityOf(*m->cluster, m->clock, identityPatience);
}

/// The uid of its namespace kube-system; where that may not be read, that of the Lease that its
/// replicas have in common. Who only observes has no replicas.
void KubeHost::askIdentity(Reply<std::string> reply)
{
    askUid({&cluster::kinds::ns(), {{}, "kube-system"}},
           [this, reply = std::move(reply)](const Result<std::string> &uid) {
               if (uid)
                   return reply(uid);
               if (m->groups.empty())
                   return reply(std::string());
               askUid({&cluster::kinds::lease(), {m->ownNamespace(), leaseName}}, reply);
           });
}

/// Asks until there is an answer that time does not change.
void KubeHost::askUid(const cluster::ObjectRef &ref, Reply<std::string> reply)
{
    m->cluster->get(ref, m->alive.guard([this, ref, reply](const Result<Object> &got) {
        if (got && !got->uid().empty())
            return reply(got->uid());
        const ErrorCode code = got ? ErrorCode::NotFound : got.error().code;
        if (code != ErrorCode::Unreachable && code != ErrorCode::TimedOut
            && code != ErrorCode::NotFound)
            return reply(unexpected(got.error()));
        m->clock.after(askUidAgainAfter, this, [this, ref, reply] { askUid(ref, reply); });
    }));
}

live::Mode KubeHost::mode() const
{
    return m->groups.empty() ? live::Mode::Observe : live::Mode::Reconcile;
}

void KubeHost::compose(Monitoring &monitoring, history::Recorder &)
{
    m->monitoring = &monitoring;
    monitoring.ask([cluster = m->cluster.get()](metrics::Snapshot &snapshot) {
        for (const auto &[labels, count] : cluster->requestCounts())
            snapshot.add(metrics::Metric::ApiRequests,
                         {labels.verb, labels.resource, std::to_string(labels.code)},
                         static_cast<double>(count));
    });
    if (m->groups.empty())
        return;
    monitoring.lease(leaseName, false);
    leader::LeaderElector::Options options;
    options.lease = {m->ownNamespace(), leaseName};
    options.identity = replicaName();
    options.random = random;
    m->elector = std::make_unique<leader::LeaderElector>(*m->cluster, m->clock, std::move(options));
    connect(m->elector.get(), &leader::LeaderElector::leadingChanged, this, &KubeHost::lead);
}

void KubeHost::onOtherVersions(std::function<void(const cluster::OtherVersions &)> call)
{
    m->onVersions = std::move(call);
}

void KubeHost::route(http::HttpFront &front)
{
    for (const char *prefix : {"/healthz", "/livez", "/readyz"})
        front.route(prefix, m->health, {http::RouteAccess::Anonymous, true});
}

void KubeHost::start()
{
    qCInfo(lcKube).noquote() << "working on" << QString::fromStdString(m->access->endpoint().server)
                             << "to" << live::toWord(mode()).data();
    inspect();
    m->standing->ask();
    if (m->elector) {
        m->electorStopped = false;
        m->elector->start();
    }
    m->health.setReady(true);
}

void KubeHost::inspect()
{
    if (std::exchange(m->inspecting, true))
        return;
    std::vector<const cluster::Kind *> kinds;
    for (const Needs *needs : m->needs()) {
        for (const controllers::Right &right : needs->rights) {
            if (right.verb == "list"
                && std::find(kinds.begin(), kinds.end(), right.kind) == kinds.end())
                kinds.push_back(right.kind);
        }
    }
    m->cluster->inspect(
        std::move(kinds), [this, alive = m->alive.token()](const Result<Done> &done) {
            if (!alive)
                return;
            m->inspecting = false;
            if (done)
                m->inspectedAs = m->cluster->connection().user;
            else
                m->clock.after(std::chrono::seconds(5), this, [this] { inspect(); });
        });
}

void KubeHost::connectionChanged()
{
    const kube::ConnectionState &state = m->cluster->connection();
    if (state.trouble.empty())
        m->troubleSince.reset();
    else if (!m->troubleSince)
        m->troubleSince = m->clock.now();
    // Somebody else may have other rights.
    if (!state.user.empty() && !m->inspectedAs.empty() && state.user != m->inspectedAs) {
        m->inspectedAs = state.user;
        inspect();
        m->standing->ask();
    }
}

void KubeHost::versionsChanged()
{
    if (m->onVersions)
        m->onVersions(m->others->versions());
    // What runs on what it does not understand any more ends; the rest begins anew without it.
    const bool runsBlind =
        m->term && std::ranges::any_of(m->groups, [this](const auto &group) {
            return m->term->reconcilers().isRunning(group)
                && !m->standing->notUnderstood(*controllers::groupNeeds(group)).empty();
        });
    if (runsBlind) {
        stopTerm();
        startTerm();
    }
    startGroups();
}

void KubeHost::lead(bool leading)
{
    m->monitoring->lease(leaseName, leading);
    if (leading)
        startTerm();
    else if (m->term)
        stopTerm();
}

void KubeHost::startTerm()
{
    Term::Parts parts;
    parts.cluster = m->seen.get();
    parts.clock = &m->clock;
    parts.monitoring = m->monitoring;
    parts.gate = m->elector.get();
    parts.bmcs = bmcSettings(m->options);
    parts.reconcilers.provisioning = Reconcilers::Provisioning::AsDeclared;
    parts.reconcilers.etcdGuard = Reconcilers::EtcdGuard::OfTheCluster;
    parts.reconcilers.machineNamespace = m->options.machineNamespace;
    parts.reconcilers.sources = sourceOptions(m->options, m->ownNamespace());
    parts.reconcilers.maintenanceNamespace = m->options.maintenanceNamespace;
    parts.reconcilers.maintenance = m->options.maintenance;
    parts.reconcilers.machineSetErrors = m->options.machineSetErrors;
    parts.reconcilers.maintenanceOff = m->options.maintenanceOff;
    parts.reconcilers.secretNamespace = m->options.machineNamespace;
    parts.groups = m->groups;
    m->term = std::make_unique<Term>(parts);
    m->term->start();
    m->term->reconcilers().setViewedHosts(m->viewedHosts);
    startGroups();
}

void KubeHost::stopTerm()
{
    m->term->stop();
    Term *term = m->ending.emplace_back(std::move(m->term)).get();
    // Not from inside the driver that says so: it goes with the term.
    term->closeSessions([this, alive = m->alive.token(), term] {
        if (!alive)
            return;
        QMetaObject::invokeMethod(
            this,
            [this, term] {
                std::erase_if(m->ending, [term](const auto &one) { return one.get() == term; });
                released();
            },
            Qt::QueuedConnection);
    });
}

void KubeHost::startGroups()
{
    for (const std::string &group : m->groups) {
        const Standing::Verdict verdict = m->standing->verdict(*controllers::groupNeeds(group));
        const std::string said = std::exchange(m->said[group], verdict.reason.text());
        if (!verdict.reason.empty() && verdict.reason.text() != said)
            qCWarning(lcKube).noquote()
                << QString::fromStdString(group)
                << "is not reconciled:" << QString::fromStdString(verdict.reason.text());
        if (verdict.kind == Standing::Verdict::Kind::Fine && m->term)
            m->term->reconcilers().start(group);
    }
}

void KubeHost::retry()
{
    m->access->retry();
    m->cluster->retryNow();
}

void KubeHost::setViewedHosts(const std::set<ObjectKey> &hosts)
{
    m->viewedHosts = hosts;
    if (m->term)
        m->term->reconcilers().setViewedHosts(hosts);
}

bool KubeHost::retryBmc(const ObjectKey &host)
{
    return m->term && m->term->reconcilers().retryBmc(host);
}

void KubeHost::calendarChanged()
{
    if (m->term)
        m->term->reconcilers().calendarChanged();
}

void KubeHost::stop()
{
    m->health.setReady(false);
    if (!m->elector || std::exchange(m->electorStopped, true))
        return;
    m->electorStopped = false;
    m->elector->stop(releasePatience, [this] {
        m->electorStopped = true;
        released();
    });
}

void KubeHost::release(std::function<void()> done)
{
    m->whenReleased = std::move(done);
    released();
}

void KubeHost::released()
{
    if (m->electorStopped && m->ending.empty() && m->whenReleased)
        std::exchange(m->whenReleased, {})();
}

void KubeHost::dissolve()
{
    m->term.reset();
    m->ending.clear();
    m->elector.reset();
}

std::string KubeHost::ownNamespace() const
{
    return m->ownNamespace();
}

std::string KubeHost::apiServer() const
{
    return m->access->endpoint().server;
}

gateway::ClusterFacts KubeHost::facts()
{
    return KubeFacts{*m->access,
                     *m->cluster,
                     *m->standing,
                     m->groups,
                     m->term ? &m->term->reconcilers() : nullptr,
                     m->elector.get(),
                     m->ownNamespace() + '/' + leaseName,
                     m->troubleSince}
        .shown();
}

} // namespace hp::app

#include "moc_KubeHost.cpp"
