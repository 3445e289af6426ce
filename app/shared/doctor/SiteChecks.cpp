// SPDX-License-Identifier: Apache-2.0
#include "app/shared/doctor/SiteChecks.h"

#include "app/shared/Term.h"
#include "app/shared/cluster/Standing.h"
#include "backend/controllers/Needs.h"
#include "backend/controllers/hostpower/BmcAccess.h"
#include "backend/kube/KubeCluster.h"
#include "backend/kube/auth/KubeAccess.h"
#include "backend/redfish/RedfishPowerDriver.h"

#include <QEventLoop>

#include <algorithm>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <utility>

namespace hp::app {

namespace {

using Kind = Finding::Kind;
using controllers::Needs;

constexpr Duration sitePatience = std::chrono::seconds(20);
/// For one that is slow, and for the turn of each.
constexpr Duration bmcPatience = std::chrono::seconds(40);
constexpr Duration bmcTurn = std::chrono::milliseconds(500);
constexpr std::size_t bmcsAtOnce = 8;
constexpr std::size_t maxNamed = 5;
constexpr Duration skewToSee = std::chrono::seconds(5);
constexpr Duration skewTooFar = std::chrono::seconds(60);

/// Runs the event loop until `start` calls back; false when patience ended first.
bool waitFor(runtime::Clock &clock,
             Duration limit,
             const std::function<void(std::function<void()> done)> &start)
{
    const auto loop = std::make_shared<QEventLoop>();
    const auto over = std::make_shared<bool>(false);
    start([loop, over] {
        *over = true;
        loop->quit();
    });
    if (!*over) {
        clock.after(limit, loop.get(), [loop = loop.get()] { loop->quit(); });
        loop->exec();
    }
    return *over;
}

std::string inSeconds(Duration time)
{
    return std::to_string(std::chrono::duration_cast<std::chrono::seconds>(time).count()) + " s";
}

std::string bmcOf(const Object &host)
{
    return "the BMC of " + toString(host.key()) + " at " + host.text("/spec/bmc/address");
}

/// Those of whom the same is said: one with its address, of many the first ones.
std::string bmcsOf(const std::vector<Object> &hosts)
{
    if (hosts.size() == 1)
        return bmcOf(hosts.front());
    std::string text = "the BMCs of " + std::to_string(hosts.size()) + " hosts (";
    for (std::size_t i = 0; i < std::min(hosts.size(), maxNamed); ++i)
        text += (i > 0 ? ", " : "") + toString(hosts[i].key());
    return text + (hosts.size() > maxNamed ? ", …)" : ")");
}

/// One cluster while it is looked at.
class SiteCheck
{
public:
    SiteCheck(const Options &options, runtime::Clock &clock)
        : m_options(options)
        , m_clock(clock)
    { }

    Findings run()
    {
        if (open() && reach()) {
            if (!isOwn()) {
                time();
                kinds();
                rights();
            }
            bmcs();
        }
        return std::move(m_found);
    }

private:
    /// The backend's own API has what its backend needs.
    [[nodiscard]] bool isOwn() const { return m_options.kubeconfig.empty(); }

    void add(Kind kind, std::string what, std::string todo = {})
    {
        m_found.push_back({kind, std::move(what), std::move(todo)});
    }

    bool open()
    {
        kube::AccessOptions wanted;
        wanted.inCluster = m_options.kubeconfig == inClusterWord;
        wanted.kubeconfig = wanted.inCluster ? std::string() : m_options.kubeconfig;
        wanted.context = m_options.context;
        if (isOwn()) {
            wanted.kubeconfig = m_options.dataDir + "/admin.kubeconfig";
            std::error_code ignored;
            if (!std::filesystem::exists(wanted.kubeconfig, ignored)) {
                add(Kind::Ok, "no backend has run on " + m_options.dataDir + " so far");
                return false;
            }
        }
        auto access = kube::KubeAccess::open(std::move(wanted), m_clock);
        if (!access) {
            add(Kind::Fail, access.error().message, "docs/kubeconfig.md");
            return false;
        }
        m_access = std::move(*access);
        m_cluster = std::make_unique<kube::KubeCluster>(
            m_access->endpoint(), m_access->credentials(), m_clock);
        return true;
    }

    [[nodiscard]] std::vector<const Needs *> needs() const
    {
        std::vector<const Needs *> all{&controllers::observeNeeds(), &controllers::overrideNeeds()};
        if (!m_options.history.empty())
            all.push_back(&controllers::recordNeeds());
        if (!reconcileGroups(m_options).empty())
            all.push_back(&controllers::leaseNeeds());
        for (const Needs &group : controllers::groupNeeds())
            all.push_back(&group);
        return all;
    }

    /// A group that is not to run here is only looked at.
    [[nodiscard]] bool isWanted(const Needs &needs) const
    {
        const auto groups = reconcileGroups(m_options);
        return controllers::groupNeeds(needs.name) == nullptr
            || std::ranges::find(groups, needs.name) != groups.end();
    }

    bool reach()
    {
        std::set<const cluster::Kind *> watched;
        for (const controllers::Right &right : controllers::observeNeeds().rights)
            watched.insert(right.kind);
        std::optional<Result<Done>> answer;
        waitFor(m_clock, sitePatience, [&](std::function<void()> done) {
            m_cluster->inspect({watched.begin(), watched.end()},
                               [&answer, done = std::move(done)](Result<Done> said) {
                                   answer.emplace(std::move(said));
                                   done();
                               });
        });
        const kube::ConnectionState &state = m_cluster->connection();
        if (answer && *answer) {
            add(Kind::Ok,
                "the API server " + state.server + " answers, version "
                    + (state.version.empty() ? "unknown" : state.version)
                    + (state.user.empty() ? "" : ", to " + state.user));
            return true;
        }
        const std::string why =
            answer ? answer->error().message : "no answer within " + inSeconds(sitePatience);
        if (isOwn())
            add(Kind::Ok,
                "no backend runs on " + m_options.dataDir
                    + ", so its hosts and BMCs were not asked");
        else
            add(Kind::Fail,
                "the API server " + state.server + " does not answer: " + why,
                "check the address, the network and the credentials: docs/kubeconfig.md");
        return false;
    }

    void time()
    {
        const auto skew = m_cluster->connection().clockSkew;
        if (!skew)
            return add(Kind::Warn, "the API server does not say what time it is");
        const Duration off = *skew < Duration(0) ? -*skew : *skew;
        const std::string said = "the clock of the API server is " + inSeconds(off)
            + (*skew < Duration(0) ? " behind" : " ahead of") + " that of this host";
        if (off < skewToSee)
            return add(Kind::Ok, "the clocks of this host and the API server agree");
        add(off < skewTooFar ? Kind::Warn : Kind::Fail, said, "set both clocks by NTP");
    }

    void kinds()
    {
        int served = 0;
        for (const auto &[kind, state] : m_cluster->connection().kinds) {
            const std::string name = kind->qualified();
            switch (state.service) {
            case kube::KindService::Served:
                ++served;
                break;
            case kube::KindService::Missing:
                add(Kind::Warn,
                    name + " is not installed on this cluster",
                    "install what provides it, or `holdpointctl crds apply`");
                break;
            case kube::KindService::Forbidden:
                add(Kind::Fail,
                    "Holdpoint is not allowed to " + state.verb + ' ' + name,
                    "grant " + controllers::manifestsOf(controllers::observeNeeds()));
                break;
            case kube::KindService::NotUnderstood:
                add(Kind::Fail,
                    cluster::whyNotUnderstood(*kind, state.version),
                    "update Holdpoint, or have the cluster serve the version that it knows");
                break;
            case kube::KindService::Unknown:
                add(Kind::Warn, "whether " + name + " is served is not known: no answer");
                break;
            }
        }
        add(Kind::Ok, std::to_string(served) + " kinds are served in versions that are understood");
    }

    void rights()
    {
        Standing::Parts parts;
        parts.cluster = m_cluster.get();
        parts.clock = &m_clock;
        parts.keepsField =
            [this](const cluster::Kind &kind, const std::string &path, Reply<bool> reply) {
                m_cluster->keepsField(kind, path, std::move(reply));
            };
        parts.otherVersion = [this](const cluster::Kind &kind) {
            const auto &all = m_cluster->connection().kinds;
            const auto it = all.find(&kind);
            return it == all.end() ? std::string() : it->second.version;
        };
        parts.machineNamespace = m_options.machineNamespace;
        const std::string &ns = m_access->endpoint().ns;
        parts.ownNamespace = ns.empty() ? "default" : ns;
        parts.needs = needs();
        Standing standing(parts);
        waitFor(m_clock, sitePatience, [&standing](std::function<void()> done) {
            QObject::connect(&standing, &Standing::changed, &standing, std::move(done));
            standing.ask();
        });
        for (const Needs *each : parts.needs) {
            const Standing::Verdict verdict = standing.verdict(*each);
            const std::string name = "rights and fields of " + each->name;
            if (verdict.kind == Standing::Verdict::Kind::Fine)
                add(Kind::Ok, name + " are there");
            else if (!isWanted(*each))
                add(Kind::Ok, name + " are not all there, and --reconcile does not name it");
            else if (verdict.kind == Standing::Verdict::Kind::Checking)
                add(Kind::Warn, name + " are not known: no answer", "run doctor again");
            else
                addRefused(name, verdict.reason.text());
        }
    }

    /// "…: what is in the way: what to do".
    void addRefused(const std::string &name, const std::string &reason)
    {
        const std::size_t colon = reason.rfind(": ");
        if (colon == std::string::npos)
            return add(Kind::Fail, name + ": " + reason);
        add(Kind::Fail, name + ": " + reason.substr(0, colon), reason.substr(colon + 2));
    }

    std::optional<Result<cluster::ObjectList>> hosts()
    {
        std::optional<Result<cluster::ObjectList>> listed;
        cluster::Query query;
        query.kind = &cluster::kinds::bareMetalHost();
        query.ns = m_options.machineNamespace;
        waitFor(m_clock, sitePatience, [&](std::function<void()> done) {
            m_cluster->list(query,
                            [&listed, done = std::move(done)](Result<cluster::ObjectList> said) {
                                listed.emplace(std::move(said));
                                done();
                            });
        });
        return listed;
    }

    void bmcs()
    {
        const auto listed = hosts();
        if (!listed || !*listed)
            return add(Kind::Warn,
                       "the BareMetalHosts cannot be listed: "
                           + (listed ? listed->error().message : std::string("no answer")));
        for (const Object &host : (*listed)->items) {
            if (!host.text("/spec/bmc/address").empty())
                m_hosts.push_back(host);
        }
        if (m_hosts.empty())
            return add(Kind::Ok, "no BareMetalHost names a BMC");
        m_power = std::make_unique<redfish::RedfishPowerDriver>(m_clock, bmcSettings(m_options));
        const Duration patience = bmcPatience + bmcTurn * static_cast<int>(m_hosts.size());
        waitFor(m_clock, patience, [this](std::function<void()> done) {
            m_allAsked = std::move(done);
            for (std::size_t i = 0; i < std::min(bmcsAtOnce, m_hosts.size()); ++i)
                askNext();
        });
        m_allAsked = {};
        for (const auto &[what, hosts] : m_weak)
            add(Kind::Warn, bmcsOf(hosts) + ": " + what, "docs/bmc.md");
        std::vector<Object> silent;
        for (const Object &host : m_hosts) {
            if (!m_answered.contains(host.key()))
                silent.push_back(host);
        }
        if (!silent.empty())
            add(Kind::Warn,
                bmcsOf(silent) + ": no answer within " + inSeconds(patience),
                "check its power and the network, then run doctor again: docs/bmc.md");
        if (m_well > 0)
            add(Kind::Ok,
                m_well == 1 ? "the BMC of 1 host lets Holdpoint in and answers"
                            : "the BMCs of " + std::to_string(m_well)
                        + " hosts let Holdpoint in and answer");
        waitFor(m_clock, sitePatience, [this](std::function<void()> done) {
            m_power->stop(std::move(done));
        });
        m_power.reset();
    }

    void askNext()
    {
        if (m_next == m_hosts.size())
            return;
        const Object host = m_hosts[m_next++];
        const std::string name = host.text("/spec/bmc/credentialsName");
        const auto ask = [this, host](const Object &secret) {
            if (!m_allAsked) // patience has ended
                return;
            m_power->read(controllers::bmcTargetWith(host, secret),
                          [this, host](const Result<drivers::PowerReading> &reading) {
                              if (!m_allAsked) // it was given up
                                  return;
                              judge(host, reading);
                              answered(host);
                          });
        };
        if (name.empty())
            return ask({});
        m_cluster->get({&cluster::kinds::secret(), {host.ns(), name}},
                       [this, host, name, ask](const Result<Object> &secret) {
                           if (secret)
                               return ask(*secret);
                           if (!m_allAsked)
                               return;
                           add(Kind::Fail,
                               "the credentials of the BMC of " + toString(host.key())
                                   + " cannot be read: " + secret.error().message,
                               "create the Secret " + name + ", or let Holdpoint read it");
                           answered(host);
                       });
    }

    void answered(const Object &host)
    {
        m_answered.insert(host.key());
        if (m_answered.size() == m_hosts.size())
            return m_allAsked();
        askNext();
    }

    void judge(const Object &host, const Result<drivers::PowerReading> &reading)
    {
        const std::string bmc = bmcOf(host);
        if (!reading) {
            const ErrorCode code = reading.error().code;
            add(Kind::Fail,
                bmc + ": " + reading.error().message,
                code == ErrorCode::Unauthorised
                    ? "correct the Secret " + host.text("/spec/bmc/credentialsName")
                    : code == ErrorCode::Invalid ? "correct spec.bmc.address"
                                                 : "check its power, the network and its "
                                                   "certificate: docs/bmc.md");
        } else if (reading->anotherServer) {
            add(Kind::Fail,
                bmc + " is that of another server than was enrolled",
                "correct spec.bmc.address, or enrol the host again: docs/bmc.md");
        } else {
            ++m_well;
            if (!reading->weakness.empty())
                m_weak[reading->weakness].push_back(host);
        }
    }

    const Options &m_options;
    runtime::Clock &m_clock;
    Findings m_found{};
    std::unique_ptr<kube::KubeAccess> m_access{};
    std::unique_ptr<kube::KubeCluster> m_cluster{};
    std::vector<Object> m_hosts{};
    std::size_t m_next = 0;
    std::set<ObjectKey> m_answered{};
    std::map<std::string, std::vector<Object>> m_weak{}; ///< what is weak about whose BMCs
    std::size_t m_well = 0;
    std::function<void()> m_allAsked{};
    std::unique_ptr<redfish::RedfishPowerDriver> m_power{}; ///< first to go: its answers come here
};

} // namespace

Findings checkSite(const Options &options, runtime::Clock &clock)
{
    return SiteCheck(options, clock).run();
}

} // namespace hp::app
