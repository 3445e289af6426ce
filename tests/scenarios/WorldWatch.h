// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Result.h"
#include "tests/scenarios/WorldMaker.h"

#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace hp::scenarios {

/// What must hold of every verdict in every world.
enum class Property {
    NothingIsProven, ///< "waits for nothing" only when nothing of the machine is held, failing or
                     ///< late
    SurfacesAgree, ///< all surfaces say what the verdict says
    ForecastsHold, ///< what was promised within a time came within that time
    AgesGrow, ///< an age does not fall while its cause stays
};
/// "nothing", "surfaces", "forecasts" or "ages".
[[nodiscard]] const char *nameOf(Property property);

struct Violation {
    Property property = Property::NothingIsProven;
    std::string rule{}; ///< of the verdict; "nothing" when there is none
    std::string machine{}; ///< without its namespace
    std::string text{}; ///< one sentence
    Duration at{}; ///< since the world began

    /// The same for violations that differ only in names, numbers and times.
    [[nodiscard]] std::string kind() const;
};

struct WorldFigures {
    std::size_t instants = 0; ///< times how many machines there were
    std::map<std::string, std::size_t> verdicts{}; ///< at those, by rule
    std::size_t promises =
        0; ///< of a time; each is judged unless its cause or what it says changes
};

/// Plays a world to its end, or until `enough` says so of a violation, and finds what it violates;
/// the same kind is told once a machine. Errors are those of the site's start.
[[nodiscard]] Result<std::vector<Violation>>
playWorld(const World &world,
          WorldFigures &figures,
          const std::function<bool(const Violation &)> &enough = {});

} // namespace hp::scenarios
