// SPDX-License-Identifier: Apache-2.0
#include "tests/e2e/replicas/Run.h"

#include "model/resource/BareMetalHost.h"
#include "model/resource/Machine.h"
#include "tests/e2e/replicas/Site.h"
#include "tests/support/clustercontract/Await.h"

#include <nlohmann/json.hpp>

namespace hp::test {

namespace kinds = cluster::kinds;

namespace {

using Clock = std::chrono::steady_clock;
constexpr std::chrono::milliseconds pollInterval{50};

} // namespace

Run::Run(cluster::Cluster &cluster,
         const Witness &witness,
         std::vector<std::unique_ptr<Replica>> &replicas,
         RunSettings settings)
    : m_cluster(cluster)
    , m_witness(witness)
    , m_replicas(replicas)
    , m_settings(settings)
    , m_random(settings.seed)
{
    m_lives.resize(static_cast<std::size_t>(m_settings.hostsForLives));
    for (int i = 0; i < m_settings.hostsForReboots; ++i)
        m_reboots.push_back(
            {"reboots-" + std::to_string(i), "stays-" + std::to_string(i), false, false, {}});
    m_nextKill = in(2, 6);
}

Run::Instant Run::in(double min, double max)
{
    const std::chrono::duration<double> wait(
        std::uniform_real_distribution<double>(min, max)(m_random));
    return Clock::now() + std::chrono::duration_cast<Clock::duration>(wait);
}

std::string Run::toTheEnd()
{
    for (const Reboot &reboot : m_reboots) {
        m_cluster.create(kinds::machine(),
                         siteNamespace,
                         siteMachine(reboot.machine, "reboots", false),
                         {},
                         [](const Result<cluster::Written> &) {});
    }
    const Instant limit = Clock::now() + m_settings.timeout;
    while (!isDone() && Clock::now() < limit && m_witness.blindness().empty()) {
        const Instant next = Clock::now() + pollInterval;
        (void)runUntil([next] { return Clock::now() >= next; });
        tick();
    }
    return whatIsMissing();
}

void Run::tick()
{
    for (Life &life : m_lives)
        goOn(life);
    for (Reboot &reboot : m_reboots)
        goOn(reboot);
    goOnKilling();
}

bool Run::isDone() const
{
    return m_kills >= m_settings.kills && m_killedHolder.empty() && m_ended >= m_settings.lives
        && m_rebooted >= m_settings.reboots;
}

std::string Run::whatIsMissing() const
{
    std::string text = m_witness.blindness();
    const auto wanted = [&text](int have, int want, const char *what) {
        if (have < want)
            text += std::to_string(have) + " of " + std::to_string(want) + ' ' + what + '\n';
    };
    wanted(m_kills, m_settings.kills, "kills");
    wanted(m_ended, m_settings.lives, "lives of Machines");
    wanted(m_rebooted, m_settings.reboots, "reboots");
    if (text.empty())
        return text;
    for (const Life &life : m_lives) {
        const Object machine = m_witness.get(kinds::machine(), life.machine);
        if (machine)
            text += "  " + life.machine + " is " + machine.at("/status").dump() + '\n';
    }
    for (const Reboot &reboot : m_reboots)
        text += "  " + reboot.host + " is "
            + m_witness.get(kinds::bareMetalHost(), reboot.host).at("/status").dump() + '\n';
    return text;
}

void Run::goOn(Life &life)
{
    if (life.underWay || Clock::now() < life.notBefore)
        return;
    const Object machine = m_witness.get(kinds::machine(), life.machine);
    switch (life.step) {
    case Step::Make:
        if (m_begun >= m_settings.lives && m_kills >= m_settings.kills)
            return; // enough have been begun
        life.machine = "life-" + std::to_string(m_begun++);
        life.underWay = true;
        m_cluster.create(kinds::machine(),
                         siteNamespace,
                         siteMachine(life.machine, "lives", true),
                         {},
                         [&life](const Result<cluster::Written> &made) {
                             life.underWay = false;
                             // Without an answer it may be there: the next step looks.
                             if (made || made.error().code == ErrorCode::TimedOut)
                                 life.step = Step::Run;
                         });
        break;
    case Step::Run:
        if (machine.text("/status/phase") != "Running")
            return;
        life.step = Step::Delete;
        life.notBefore = in(0, 2);
        break;
    case Step::Delete:
        life.underWay = true;
        m_cluster.remove(
            {&kinds::machine(), machine.key()}, {}, [&life](const Result<cluster::Deleted> &gone) {
                life.underWay = false;
                if (gone)
                    life.step = Step::Drain;
            });
        life.notBefore = in(0.5, 3);
        break;
    case Step::Drain:
        removeHook(life, "preDrain", Step::Terminate);
        break;
    case Step::Terminate:
        if (!machine::conditionIs(machine, "Drained", "True"))
            return;
        removeHook(life, "preTerminate", Step::Gone);
        break;
    case Step::Gone:
        if (machine)
            return;
        ++m_ended;
        life.step = Step::Make;
        break;
    }
}

/// As an owner does: exactly its own hook, of exactly this Machine.
void Run::removeHook(Life &life, const char *point, Step next)
{
    const Object machine = m_witness.get(kinds::machine(), life.machine);
    if (!machine || !machine.isDeleting())
        return;
    const std::string path = std::string("/spec/lifecycleHooks/") + point + "/0";
    const Json operations = {
        {{"op", "test"}, {"path", "/metadata/uid"}, {"value", machine.uid()}},
        {{"op", "test"}, {"path", path}, {"value", {{"name", "Backup"}, {"owner", "storage"}}}},
        {{"op", "remove"}, {"path", path}}};
    life.underWay = true;
    m_cluster.patch({&kinds::machine(), machine.key()},
                    cluster::PatchType::Json,
                    operations,
                    cluster::Subresource::None,
                    {},
                    [&life, next](const Result<cluster::Written> &removed) {
                        life.underWay = false;
                        if (removed)
                            life.step = next;
                    });
    life.notBefore = in(0.5, 3);
}

void Run::goOn(Reboot &reboot)
{
    if (reboot.underWay || Clock::now() < reboot.notBefore)
        return;
    const Object host = m_witness.get(kinds::bareMetalHost(), reboot.host);
    const Object bmc = m_witness.get(kinds::labBmc(), reboot.host);
    const bool isOn = host.at("/status/poweredOn") == true
        && host.text("/status/provisioning/state") == "provisioned"
        && bmc.text("/status/powerState") == "On";
    const bool isAsked = host && host.annotation(host::rebootAnnotation).has_value();
    if (!isOn || isAsked)
        return;
    if (reboot.asked) {
        // Done when its BMC was switched off and on again since it was asked.
        const Json &pending = host.at("/status/provisioning/pendingRebootSince");
        const Json &on = host.at("/status/provisioning/lastPoweredOn");
        if (pending.is_string() && (!on.is_string() || on < pending))
            return;
        reboot.asked = false;
        ++m_rebooted;
        reboot.notBefore = in(0, 2);
        return;
    }
    if (m_rebooted >= m_settings.reboots && m_kills >= m_settings.kills)
        return;
    reboot.underWay = true;
    m_cluster.patch(
        {&kinds::bareMetalHost(), host.key()},
        cluster::PatchType::Merge,
        {{"metadata", {{"annotations", {{host::rebootAnnotation, R"({"mode":"hard"})"}}}}}},
        cluster::Subresource::None,
        {},
        [&reboot](const Result<cluster::Written> &asked) {
            reboot.underWay = false;
            reboot.asked = asked.has_value();
        });
    reboot.notBefore = in(1, 2);
}

std::string Run::holder() const
{
    for (const Object &lease : m_witness.list(kinds::lease())) {
        const std::string identity = lease.text("/spec/holderIdentity");
        for (const auto &replica : m_replicas) {
            if (replica->isCalled(identity))
                return identity;
        }
    }
    return {};
}

void Run::goOnKilling()
{
    const Instant now = Clock::now();
    const std::string leader = holder();
    if (!m_killedHolder.empty() && !leader.empty() && leader != m_killedHolder) {
        m_handOvers.push_back(std::chrono::duration<double>(now - m_killedAt).count());
        m_killedHolder.clear();
        m_nextKill = in(0.5, 8);
    }
    if (m_dead && now >= m_backAt) {
        m_dead->start();
        m_dead = nullptr;
    }
    if (m_kills >= m_settings.kills || m_dead || !m_killedHolder.empty() || now < m_nextKill)
        return;
    for (const auto &replica : m_replicas) {
        if (leader.empty() || !replica->isCalled(leader))
            continue;
        replica->kill();
        ++m_kills;
        ++m_killedLeaders;
        m_killedHolder = leader;
        m_killedAt = Clock::now();
        m_dead = replica.get();
        m_backAt = in(0.5, 4);
        return;
    }
}

} // namespace hp::test
