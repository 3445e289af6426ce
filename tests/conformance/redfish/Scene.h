// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/redfish/RedfishPowerDriver.h"
#include "backend/runtime/ManualClock.h"
#include "model/base/Json.h"
#include "tests/support/bmc/ScriptedBmc.h"

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hp::conformance {

/// One case of a file of Redfish cases: what a BMC plays, what is done, and what must come of it,
/// in words.
struct RedfishCase {
    std::string id{};
    std::string area{};
    std::string title{};
    std::string fakeBmc{};
    std::string clientAction{};
    std::string expected{};
    std::vector<std::string> mustNot{};

    /// All words, in lower case, for the search of a scenario.
    [[nodiscard]] std::string words() const;
    /// The first number that the pattern catches in any of the texts, or `otherwise`.
    [[nodiscard]] int number(const std::string &pattern, int otherwise) const;
};
[[nodiscard]] RedfishCase redfishCase(const Json &given);

/// A scripted BMC on a real socket, the real driver in front of it, and a time that can leap: what
/// the driver plans goes by it, what curl waits for by the real one.
class Scene
{
public:
    Scene(RedfishCase given, std::vector<std::string> &failures);
    virtual ~Scene();
    Scene(const Scene &) = delete;
    Scene &operator=(const Scene &) = delete;

    /// A failure, told in this sentence, unless `holds`.
    void expect(bool holds, const std::string &sentence);
    void expectEqual(const std::string &what, const Json &actual, const Json &wanted);

    [[nodiscard]] drivers::BmcTarget target(const std::string &path = {}) const;
    [[nodiscard]] redfish::RedfishPowerDriver &driver();
    [[nodiscard]] bool hasDriver() const { return m_driver != nullptr; }
    [[nodiscard]] Result<drivers::PowerReading> read() { return read(target()); }
    [[nodiscard]] Result<drivers::PowerReading> read(const drivers::BmcTarget &from);
    [[nodiscard]] Result<drivers::ResetAck> reset(ResetType type) { return reset(type, target()); }
    [[nodiscard]] Result<drivers::ResetAck> reset(ResetType type, const drivers::BmcTarget &at);
    /// Lets the driver end its sessions while the BMC serves.
    void endDriver();
    /// Lets the time of the driver leap; nothing waits for it in between.
    virtual void leap(redfish::Span by) { m_leapt += by.count(); }
    /// Runs the event loop until `done` or the patience of a test is over; false then.
    static bool waitFor(const std::function<bool()> &done, int milliseconds = 60'000);
    /// Everything that was logged, at every level, since the scene began.
    [[nodiscard]] static std::string logged();

    const RedfishCase given;
    test::ScriptedBmc bmc{};
    redfish::RedfishSettings settings{};

protected:
    [[nodiscard]] const runtime::Clock &clock() const { return m_clock; }
    runtime::ManualClock m_clock;

private:
    std::vector<std::string> &m_failures;
    std::atomic<redfish::Span::rep> m_leapt{0};
    std::unique_ptr<redfish::RedfishPowerDriver> m_driver{};
};

/// One word for an answer: the power state or what was done, or the code of the error.
[[nodiscard]] std::string said(const Result<drivers::PowerReading> &answer);
[[nodiscard]] std::string said(const Result<drivers::ResetAck> &answer);
/// Message and detail of an error; empty for an answer.
template<typename T>
[[nodiscard]] std::string trouble(const Result<T> &answer)
{
    return answer ? std::string() : answer.error().message + " | " + answer.error().detail;
}
[[nodiscard]] bool has(const std::string &text, const std::string &part);

namespace url {
inline constexpr const char *root = "GET /redfish/v1/";
inline constexpr const char *login = "POST /redfish/v1/SessionService/Sessions";
inline constexpr const char *system = "GET /redfish/v1/Systems/1";
inline constexpr const char *reset = "POST /redfish/v1/Systems/1/Actions/ComputerSystem.Reset";
} // namespace url

/// Answers of a BMC that many scenarios need.
[[nodiscard]] test::ScriptedBmc::Answer systemIn(const std::string &powerState);
[[nodiscard]] test::ScriptedBmc::Answer session(int number);
[[nodiscard]] test::ScriptedBmc::Answer refusal(int status, const std::string &messageId);
/// A system document with these members beside "@odata.id", without the usual ones.
[[nodiscard]] test::ScriptedBmc::Answer document(const std::string &members);

/// A scenario plays one case. Found by the id of the case, or, for a case that is not known, by
/// words that its text must all contain (each may be several, parted by "|"), among those of its
/// area: one of another area would pass without having looked at what the case is about.
struct Scenario {
    std::vector<const char *> ids{};
    std::vector<const char *> words{};
    void (*play)(const RedfishCase &given, std::vector<std::string> &failures);
    std::vector<const char *> areas{}; ///< of the cases that it may play
};
/// The scenario of a case; null when there is none. Of several whose words fit it is the one that
/// says most of the title.
[[nodiscard]] const Scenario *scenarioOf(const RedfishCase &given,
                                         const std::vector<Scenario> &all);

/// Wraps a function over a scene of its own as Scenario::play.
template<typename Stage, void (*Play)(Stage &)>
void playOn(const RedfishCase &given, std::vector<std::string> &failures)
{
    Stage stage(given, failures);
    Play(stage);
}

} // namespace hp::conformance
