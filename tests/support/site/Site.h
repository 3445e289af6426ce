// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/shared/Backend.h"
#include "backend/cluster/Cluster.h"
#include "backend/redfish/LeapingTime.h"
#include "backend/runtime/ManualClock.h"
#include "model/base/Json.h"
#include "model/base/Result.h"
#include "tests/support/site/OtherThreads.h"

#include <QTemporaryDir>

#include <functional>
#include <memory>
#include <string>

namespace hp::test {

struct SiteOptions {
    TimePoint start = *parseTime("2026-01-10T12:00:00Z");
    /// How often the views are brought up to now, as a console that is open would have it.
    Duration refreshEvery = std::chrono::seconds(1);
    std::function<void(app::Options &)> adjust{}; ///< the options of the backend
};

/// A whole backend with its lab in this process, under a clock that moves only when told: store,
/// controllers, BMCs over real sockets, record, views, alarms, metrics. Hours of the lab pass in as
/// much real time as there is work in them, and what falls due is done in its order. Lives on the
/// thread that makes it, which needs a QCoreApplication; one at a time in a process.
class Site
{
public:
    /// From the text of a lab file. Errors are those of the backend's start.
    [[nodiscard]] static Result<std::unique_ptr<Site>> open(const std::string &lab,
                                                            SiteOptions options = {});
    ~Site();
    Site(const Site &) = delete;
    Site &operator=(const Site &) = delete;

    [[nodiscard]] TimePoint now() const { return m_clock.now(); }
    /// Runs until nothing is left to do at this instant: no event on this thread, no request on its
    /// way to a BMC or back. What a BMC leaves unanswered does not count.
    void settle();
    /// Lets time pass; everything that falls due on the way is finished before time goes on.
    void advance(Duration by);
    /// The same until `done`, which is asked whenever something has happened; false when it is not
    /// done within `limit`.
    [[nodiscard]] bool advanceUntil(const std::function<bool()> &done, Duration limit);

    // The objects, as an operator with a client of the API has them. What comes of a write has
    // settled when the call returns.
    [[nodiscard]] Result<Object> get(const cluster::ObjectRef &ref);
    [[nodiscard]] Result<cluster::ObjectList> list(const cluster::Query &query);
    [[nodiscard]] Result<cluster::Written> create(const cluster::Kind &kind, Json object);
    /// A merge patch.
    [[nodiscard]] Result<cluster::Written>
    patch(const cluster::ObjectRef &ref,
          Json body,
          cluster::Subresource subresource = cluster::Subresource::None);
    [[nodiscard]] Result<cluster::Deleted> remove(const cluster::ObjectRef &ref);

    // What people see and do.
    /// The rows of a view of /live as of now, by their keys.
    [[nodiscard]] Result<Json> view(const std::string &name, const Json &options = Json::object());
    /// Such a view, which stays as of now while it is kept.
    [[nodiscard]] Result<std::shared_ptr<gateway::View>>
    openView(const std::string &name, const Json &options = Json::object());
    /// One row of such a view; null when it is not there.
    [[nodiscard]] Json row(const std::string &view, const std::string &key);
    /// A command of /live, sent by an administrator.
    [[nodiscard]] Result<Json> command(const std::string &name, const Json &arguments);
    /// The same, sent by a second person, who approves.
    [[nodiscard]] Result<Json> commandOfColleague(const std::string &name, const Json &arguments);
    /// The backend stops, and another one starts on what it left.
    [[nodiscard]] Result<Done> restart();
    /// An override from its preview to its end, committed as it is previewed, and approved by a
    /// second person where one is asked for; `arguments` are those of override.preview. The error
    /// is the refusal, or how it ended otherwise than observed.
    [[nodiscard]] Result<Done>
    carryOut(const Json &arguments, const std::string &reason, const std::string &typedName);
    /// What `holdpointctl why` prints; `machine` is "namespace/name".
    [[nodiscard]] Result<std::string> why(const std::string &machine);
    /// What `holdpointctl holds` prints.
    [[nodiscard]] Result<std::string> holds();
    /// What a scraper reads.
    [[nodiscard]] std::string metrics();

    /// Instants at which something fell due so far.
    [[nodiscard]] std::uint64_t steps() const { return m_steps; }

private:
    explicit Site(SiteOptions options);
    [[nodiscard]] Result<Done> start(const std::string &lab);
    [[nodiscard]] Result<Done> startBackend();
    void stop();
    [[nodiscard]] Result<Json>
    commandOf(const gateway::Caller &who, const std::string &name, const Json &arguments);
    void rest();
    [[nodiscard]] bool step(Duration limit);
    void moveBmcs(Duration by);
    void refreshLater();
    template<typename T>
    [[nodiscard]] Result<T> answer(const std::function<void(Reply<T>)> &call);

    SiteOptions m_options;
    runtime::ManualClock m_clock;
    std::shared_ptr<redfish::LeapingTime> m_bmcTime = std::make_shared<redfish::LeapingTime>();
    OtherThreads m_threads{};
    QTemporaryDir m_directory;
    QObject m_anchor{};
    std::unique_ptr<app::Backend> m_backend{};
    std::uint64_t m_steps = 0;
};

} // namespace hp::test
