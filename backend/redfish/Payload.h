// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hp::redfish {

/// The parts of the service root that a client follows; links are as the BMC wrote them.
struct ServiceRoot {
    std::string systems{};
    std::string sessions{};
    std::string vendor{};
    bool selects = false; ///< it says that it knows $select
    std::string eventService{};
};

/// The parts of a ComputerSystem that power needs.
struct SystemPayload {
    std::string id{}; ///< its own "@odata.id"
    std::string
        powerState{}; ///< empty when absent, null, of a wrong type, or given twice and differently
    std::string uuid{};
    std::string serialNumber{};
    std::string health{};
    bool hasReset = false;
    std::string resetTarget{};
    std::vector<std::string> allowedResets{}; ///< inline values; empty: none given
    std::string actionInfo{}; ///< link; empty: none given
    std::vector<std::string> managers{};
    std::vector<std::string> chassis{};
};

/// The parts of a Task that tell how it goes; empty where it does not say.
struct TaskPayload {
    std::string state{}; ///< TaskState
    std::string status{}; ///< TaskStatus
    std::string message{}; ///< its most severe one
};

/// What a BMC says about a refusal.
struct RefusalPayload {
    std::string messageId{}; ///< last segment only: "ActionParameterValueConflict"
    std::string message{}; ///< one sentence, cut to a length that fits a status
    std::string resolution{}; ///< what the BMC advises; empty: nothing
};

/// Reads Redfish documents: complete validation, depth cap, only top-level keys where that is
/// meant. Not thread safe; the engine's thread has one.
class PayloadReader
{
public:
    PayloadReader();
    ~PayloadReader();
    PayloadReader(const PayloadReader &) = delete;
    PayloadReader &operator=(const PayloadReader &) = delete;

    /// nullopt when the text is not one JSON object within the limits.
    [[nodiscard]] std::optional<ServiceRoot> root(std::string_view json);
    [[nodiscard]] std::optional<SystemPayload> system(std::string_view json);
    /// "@odata.id" of each member; members without one are left out.
    [[nodiscard]] std::optional<std::vector<std::string>> members(std::string_view json);
    /// AllowableValues of the parameter ResetType.
    [[nodiscard]] std::optional<std::vector<std::string>> resetTypes(std::string_view json);
    /// PowerState of a Chassis; empty as above.
    [[nodiscard]] std::optional<std::string> powerState(std::string_view json);
    /// Empty members when the text is no task.
    [[nodiscard]] TaskPayload task(std::string_view json);
    /// ServerSentEventUri of an EventService that is enabled; empty otherwise.
    [[nodiscard]] std::string eventStream(std::string_view json);
    /// "@odata.id" of any resource, empty when it has none.
    [[nodiscard]] std::string identity(std::string_view json);
    /// The most telling message of an error body in any of its variants; empty members when there
    /// is none.
    [[nodiscard]] RefusalPayload refusal(std::string_view json);

private:
    struct Private;
    std::unique_ptr<Private> m;
};

} // namespace hp::redfish
