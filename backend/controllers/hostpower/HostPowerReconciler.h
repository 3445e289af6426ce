// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/controllers/hostpower/PowerTimers.h"
#include "backend/controllers/hostpower/QuietHost.h"
#include "backend/drivers/PowerDriver.h"
#include "backend/runtime/Clock.h"
#include "backend/runtime/Controller.h"
#include "backend/runtime/Informer.h"
#include "backend/runtime/Lifetime.h"
#include "backend/runtime/OwnWrites.h"
#include "model/rules/power/HostPowerDecision.h"
#include "model/rules/power/PollPace.h"

#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace hp::controllers {

/// What happened since the start; only ever grows.
struct HostPowerCounters {
    std::uint64_t failedReads = 0;
    std::uint64_t failedCommands = 0;
    std::uint64_t statusWrites = 0;
    std::uint64_t deletedWithoutPoweringOff = 0;
};

/// Carries out what decideHostPower() says about one BareMetalHost: reads its BMC, stores the
/// decision at the expected revision, and only then takes the one step. Nothing is sent to a BMC
/// before what led to it is durable. Lives on the control thread.
class HostPowerReconciler final : public runtime::Reconciler
{
public:
    HostPowerReconciler(cluster::Cluster &cluster,
                        runtime::Clock &clock,
                        drivers::PowerDriver &driver,
                        const runtime::Informer &hosts,
                        const runtime::Informer &secrets,
                        rules::HostPowerSettings settings);
    ~HostPowerReconciler() override;

    void reconcile(const ObjectKey &key, std::function<void(runtime::Outcome)> done) override;

    /// Something happened to this host: a reading that waits for others no longer does.
    void hurry(const ObjectKey &key);
    /// A person wants the BMC of this host asked now, whatever made it rest; false: no such host.
    [[nodiscard]] bool retry(const ObjectKey &key, std::function<void()> answered);
    /// The hosts that a person looks at now.
    void setViewedHosts(std::set<ObjectKey> hosts) { m_viewed = std::move(hosts); }
    /// Something that is no part of it has changed: the next pass decides about this host anew.
    void doubt(const ObjectKey &key);
    /// Drops what is remembered about a host that is gone.
    void forget(const ObjectKey &key);
    /// Hosts, and objects of hosts, that something is remembered of.
    [[nodiscard]] std::size_t remembered() const { return m_memory.size() + m_hosts.size(); }
    [[nodiscard]] const HostPowerCounters &counters() const { return m_counters; }

    /// The host that keeps this one from its server, "namespace/name"; empty or unset: none does.
    std::function<std::string(const Object &host)> sharedWith{};
    /// [0, 1) for every back-off; without it back-offs have their full length.
    std::function<double()> random{};
    /// Hears what upstream's metrics count, when it has happened.
    std::function<void(const rules::HostCount &count)> onCount{};
    /// Hears the row of every decision, for tests and traces.
    std::function<void(const ObjectKey &host, const rules::HostPowerDecision &decision)>
        onDecision{};

private:
    struct Pass;
    using PassPtr = std::shared_ptr<Pass>;
    using Then = std::function<void(const Result<drivers::PowerReading> &, TimePoint askedAt)>;
    /// What is known about a host beside its object; lost with the process, and nothing depends on
    /// it.
    struct Memory {
        std::string state{}; ///< provisioning state at the last pass
        int failedReads = 0;
        std::vector<rules::HostPowerEvent> said{};
        std::string refusal{}; ///< of the last status, as it was recorded; empty: it was stored
        PowerTimers timers{};
        std::optional<rules::UnsentAction> unsent{};
        std::optional<TimePoint> postedAt{}; ///< when the last Reset was recorded
        Duration dueAt{}; ///< of the next planned pass, by uptime
        Duration mayWait{}; ///< of its reading
        bool waits = false; ///< a reading with patience is under way
        std::unique_ptr<QuietHost> quiet{}; ///< null: there is something to do, or nobody knows
        /// Of an On that has not been answered, and may not have been sent: what it was decided on,
        /// and whether it is still to be sent, which the driver asks on a thread of its own.
        Object onFor{};
        std::shared_ptr<std::atomic_bool> onIsWanted{};
    };

    [[nodiscard]] bool start(const PassPtr &pass);
    void gather(const PassPtr &pass);
    void decide(const PassPtr &pass);
    void carryOut(const PassPtr &pass, rules::HostPowerDecision decision);
    void act(const PassPtr &pass);
    void read(const PassPtr &pass, const drivers::BmcTarget &target, Then then);
    void readPower(const PassPtr &pass);
    [[nodiscard]] static bool isOfAnother(const PassPtr &pass, const Object &newest);
    [[nodiscard]] bool isQuiet(const ObjectKey &key);
    void readQuiet(const PassPtr &pass);
    [[nodiscard]] std::optional<Duration> spreadAfterSleep(const ObjectKey &key);
    void noteQuiet(const PassPtr &pass, const rules::PollPace &pace);
    [[nodiscard]] rules::PollPace
    paceFor(const ObjectKey &key, const host::PowerStatus &status, Duration decided) const;
    [[nodiscard]] runtime::Outcome planned(Memory &memory, const rules::PollPace &pace) const;
    void readingArrived(const PassPtr &pass,
                        const Result<drivers::PowerReading> &answer,
                        TimePoint askedAt);
    void postReset(const PassPtr &pass);
    /// Takes back what waits for its turn at the BMC, when it is not wanted any more.
    void withdrawUnsent(const ObjectKey &key);
    void resetAccepted(const PassPtr &pass, const drivers::ResetAck &ack);
    void resetFailed(const PassPtr &pass, const Error &error);
    void removeAnnotation(const PassPtr &pass);
    void writeFinalizers(const PassPtr &pass, bool present);
    void write(const PassPtr &pass,
               cluster::PatchType type,
               Json body,
               cluster::Subresource part,
               std::function<void()> next);
    void refusedWrite(const PassPtr &pass, cluster::Subresource part, const Error &error);
    void recordRefusal(const PassPtr &pass, const Error &error);
    void record(const PassPtr &pass, const rules::HostPowerEvent &event);
    void recordEvents(const PassPtr &pass);
    void count(const rules::HostCount &count) const;
    void finish(const PassPtr &pass);
    void complete(const PassPtr &pass, runtime::Outcome outcome) const;

    cluster::Cluster &m_cluster;
    runtime::Clock &m_clock;
    drivers::PowerDriver &m_driver;
    runtime::OwnWrites m_hosts;
    const runtime::Informer &m_secrets;
    rules::HostPowerSettings m_settings;
    std::map<ObjectKey, Memory> m_memory{};
    std::set<ObjectKey> m_viewed{};
    HostPowerCounters m_counters{};
    runtime::Lifetime m_alive{};
};

} // namespace hp::controllers
