// SPDX-License-Identifier: Apache-2.0
#include "backend/controllers/hostpower/HostControllers.h"

#include "backend/runtime/FieldIndex.h"
#include "backend/runtime/Lifetime.h"
#include "model/rules/power/PollPace.h"
#include "model/rules/power/SharedBmc.h"

#include <nlohmann/json.hpp>
#include <tuple>
#include <utility>

namespace hp::controllers {

using runtime::Controller;
using runtime::Informer;
using runtime::Priority;

namespace {

/// A change that can matter to power. The own status writes alone are not news, or every pass would
/// start the next one (reboot.md 5.8); the provisioning state in it may be written by others.
bool concernsPower(const Object &before, const Object &after)
{
    return !before || !after || before.uid() != after.uid()
        || before.at("/spec") != after.at("/spec")
        || before.at("/metadata/annotations") != after.at("/metadata/annotations")
        || before.at("/metadata/finalizers") != after.at("/metadata/finalizers")
        || before.isDeleting() != after.isDeleting()
        || before.text("/status/provisioning/state") != after.text("/status/provisioning/state");
}

} // namespace

struct HostControllers::Private {
    Private(const runtime::ControllerGroup &owner,
            cluster::Cluster &cluster,
            runtime::Clock &time,
            drivers::PowerDriver &driver,
            HostControllersSettings given)
        : group(owner)
        , settings(std::move(given))
        , hosts(cluster, {&cluster::kinds::bareMetalHost()}, time, {.jitter = settings.random})
        , secrets(cluster,
                  {&cluster::kinds::secret(), settings.secretNamespace},
                  time,
                  {.jitter = settings.random})
        , byMachine(hosts, rules::bmcMachineOf)
        , byPlace(hosts, rules::bmcPlaceOf)
        , byServer(hosts, rules::enrolledServerOf)
        , reconciler(cluster, time, driver, hosts, secrets, settings.power)
        , controller({.name = "hostpower", .workers = settings.parallelHosts}, time, reconciler)
    {
        reconciler.random = settings.random;
        reconciler.sharedWith = [this](const Object &host) { return sharedWith(host); };
        driver.onHint([this, there = alive.token()](const std::string &host) {
            if (there && group.isRunning())
                hinted(host);
        });
        hosts.onChange(
            [this](const Object &before, const Object &after) { hostChanged(before, after); });
        secrets.onChange(
            [this](const Object &before, const Object &after) { secretChanged(before, after); });
    }

    void hostChanged(const Object &before, const Object &after)
    {
        // Deleted and made anew while nobody watched: nothing that is known is of the new one.
        if (before && after && before.uid() != after.uid())
            reconciler.forget(before.key());
        if (!after) {
            reconciler.forget(before.key());
            if (gone)
                gone(before.key());
        }
        if (!group.isRunning())
            return;
        if (after && concernsPower(before, after))
            enqueueNow(after.key());
        neighboursConcerned(before, after);
    }

    /// Those that may have its server, without itself.
    [[nodiscard]] std::set<ObjectKey> neighboursOf(const Object &host) const
    {
        const std::string machine = rules::bmcMachineOf(host);
        const std::string place = rules::bmcPlaceOf(host);
        std::set<ObjectKey> found = byServer.with(rules::enrolledServerOf(host));
        const auto add = [&found](const std::set<ObjectKey> &more) {
            found.insert(more.begin(), more.end());
        };
        // Who names no system may mean any of that BMC.
        add(place == machine ? byMachine.with(machine) : byPlace.with(place));
        add(byPlace.with(machine));
        found.erase(host.key());
        return found;
    }

    [[nodiscard]] std::string sharedWith(const Object &host) const
    {
        for (const ObjectKey &key : neighboursOf(host)) {
            if (rules::keepsServerFrom(hosts.get(key), host))
                return toString(key);
        }
        return {};
    }

    /// They may have its server now, or may have to leave it.
    void neighboursConcerned(const Object &before, const Object &after)
    {
        const auto ofServer = [](const Object &host) {
            return std::tuple(bool(host),
                              host.text("/spec/bmc/address"),
                              rules::enrolledServerOf(host),
                              rules::isRegistered(host),
                              rules::isTaken(host),
                              host.isDeleting());
        };
        if (ofServer(before) == ofServer(after))
            return;
        for (const Object &one : {before, after}) {
            if (!one)
                continue;
            for (const ObjectKey &key : neighboursOf(one)) {
                reconciler.doubt(key);
                enqueueNow(key);
            }
        }
    }

    /// Something may have changed at a host; only a reading tells.
    void hinted(const std::string &host)
    {
        const std::size_t slash = host.find('/');
        const ObjectKey key{host.substr(0, slash), host.substr(slash + 1)};
        if (slash != std::string::npos && hosts.get(key))
            enqueueNow(key);
    }

    void secretChanged(const Object &before, const Object &after)
    {
        const Object &secret = after ? after : before;
        // The annotation allows its password another BMC, which a host may wait for.
        const bool isSame = before && after && before.at("/data") == after.at("/data")
            && before.annotation(host::bmcAddressAnnotation)
                == after.annotation(host::bmcAddressAnnotation);
        if (!group.isRunning() || isSame)
            return;
        for (const Object &host : hosts.list(secret.ns())) {
            if (host.text("/spec/bmc/credentialsName") == secret.name())
                enqueueNow(host.key());
        }
    }

    /// Now, even where a pass is under way that has time.
    void enqueueNow(const ObjectKey &key)
    {
        controller.enqueue(key);
        reconciler.hurry(key);
    }

    void setViewedHosts(const std::set<ObjectKey> &now)
    {
        const auto before = std::exchange(watched, now);
        reconciler.setViewedHosts(now);
        for (const ObjectKey &key : now) {
            if (group.isRunning() && !before.contains(key) && hosts.get(key))
                enqueueNow(key);
        }
    }

    /// In the order of their names, evenly: no BMC, rack or network sees all of it at once.
    void resyncSlowly()
    {
        const auto all = hosts.list();
        const Duration whole = rules::firstSweep(all.size(), settings.power);
        Duration::rep begun = 0;
        for (const Object &host : all) {
            const Duration wait = whole * begun++ / static_cast<Duration::rep>(all.size());
            if (wait > Duration(0))
                controller.enqueueAfter(host.key(), wait);
            else
                controller.enqueue(host.key(), Priority::Low);
        }
    }

    const runtime::ControllerGroup &group;
    HostControllersSettings settings;
    Informer hosts;
    Informer secrets;
    runtime::FieldIndex byMachine; ///< of its BMC
    runtime::FieldIndex byPlace;
    runtime::FieldIndex byServer;
    HostPowerReconciler reconciler;
    Controller controller;
    std::function<void(const ObjectKey &)> gone{};
    std::set<ObjectKey> watched{};
    runtime::Lifetime alive{};
};

HostControllers::HostControllers(cluster::Cluster &cluster,
                                 runtime::Clock &clock,
                                 drivers::PowerDriver &driver,
                                 HostControllersSettings settings)
    : m(std::make_unique<Private>(*this, cluster, clock, driver, std::move(settings)))
{
    assemble(clock,
             {.informers = {&m->hosts, &m->secrets},
              .controllers = {&m->controller},
              .resyncAll = [this] { enqueueAll(m->hosts, m->controller); },
              .resync = m->settings.resync,
              .begin = [this] { m->resyncSlowly(); }});
}

HostControllers::~HostControllers() = default;

const Controller &HostControllers::controller() const
{
    return m->controller;
}

const Informer &HostControllers::hosts() const
{
    return m->hosts;
}

HostPowerReconciler &HostControllers::reconciler()
{
    return m->reconciler;
}

void HostControllers::onCount(std::function<void(const rules::HostCount &count)> call)
{
    m->reconciler.onCount = std::move(call);
}

bool HostControllers::retry(const ObjectKey &host)
{
    // What the BMC says is read once more by the pass, which then knows what to do about it.
    return isRunning() && m->reconciler.retry(host, [this, host] {
        if (isRunning())
            m->enqueueNow(host);
    });
}

void HostControllers::setViewedHosts(const std::set<ObjectKey> &hosts)
{
    m->setViewedHosts(hosts);
}

void HostControllers::onGone(std::function<void(const ObjectKey &host)> call)
{
    m->gone = std::move(call);
}

} // namespace hp::controllers

#include "moc_HostControllers.cpp"
