// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/controllers/hostpower/HostControllers.h"
#include "tests/conformance/redfish/Scene.h"
#include "tests/support/cluster/FakeCluster.h"

#include <chrono>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace hp::conformance {

/// The real driver without the wait that a reading in no hurry may have: it goes by the sleep of
/// the driver's thread, which does not leap with the time of a scene.
class PromptDriver final : public drivers::PowerDriver
{
public:
    explicit PromptDriver(drivers::PowerDriver &behind)
        : m_behind(behind)
    { }
    using PowerDriver::reset;
    void read(const drivers::BmcTarget &target, Reply<drivers::PowerReading> reply) override
    {
        m_behind.read(target, std::move(reply));
    }
    void reset(const drivers::BmcTarget &target,
               ResetType type,
               const drivers::ResetOptions &options,
               Reply<drivers::ResetAck> reply) override
    {
        m_behind.reset(target, type, options, std::move(reply));
    }
    void onHint(Hint hint) override { m_behind.onHint(std::move(hint)); }

private:
    drivers::PowerDriver &m_behind;
};

/// A scene with a whole host: a BareMetalHost and its Secret in a cluster, the real controllers,
/// the real driver, and a BMC whose server follows its Resets. One time for all of them, which
/// moves only when told, so that minutes pass in no time.
class HostScene : public Scene
{
public:
    HostScene(RedfishCase given, std::vector<std::string> &failures);
    ~HostScene() override;

    // Before start().
    Json host{}; ///< the object as it is created
    controllers::HostControllersSettings controllerSettings{};

    /// Creates the host and lets it settle: registered, its power known.
    void start();
    /// Lets this much time pass; what falls due on the way is done in its order.
    void advance(std::chrono::milliseconds by);
    void leap(redfish::Span by) override { advance(by); }
    /// Lets minutes pass until the status shows this, twenty at most. For scenarios with a short
    /// limit for answers: on a busy machine it cuts one of a BMC that lives, too.
    void pollUntil(const char *pointer, const std::string &wanted);
    void annotate(const std::string &name, const Json &value);
    void patchSpec(Json spec);

    [[nodiscard]] Object stored() const;
    [[nodiscard]] std::string status(const char *pointer) const;
    [[nodiscard]] bool isHeld() const; ///< a hold has been acknowledged
    [[nodiscard]] int events(const std::string &reason) const;
    [[nodiscard]] std::string eventNotes() const; ///< all of them
    /// Seconds since start() at which requests of this kind arrived.
    [[nodiscard]] std::vector<double> arrivals(const std::string &what) const;
    /// The words of the Resets that arrived, in order.
    [[nodiscard]] std::vector<std::string> resets() const;
    [[nodiscard]] double secondsSinceStart() const;

    // The server behind the BMC.
    std::string power = "On"; ///< what the BMC reads
    std::string extra{}; ///< further members of the system document, with a comma at the end
    /// The server is in this state that long from now.
    void powerAfter(std::chrono::milliseconds delay, const std::string &state);
    /// Hears a Reset and answers it; 204 and nothing else unless a scenario says otherwise.
    std::function<test::ScriptedBmc::Answer(const std::string &word)> onReset{};

    test::FakeCluster cluster{};

private:
    struct Change {
        Duration at{};
        std::string state{};
    };
    void settle();
    void takeDueChanges();

    std::vector<Change> m_changes{};
    std::unique_ptr<PromptDriver> m_prompt{};
    std::unique_ptr<controllers::HostControllers> m_controllers{};
    Duration m_startedAt{};
};

} // namespace hp::conformance
