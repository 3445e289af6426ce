// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"
#include "model/resource/ManagedFields.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace hp {

/// Where the three parts of an object that hold nearly everything begin in its text; 0 for one that
/// is not there, as nothing begins at 0. Of metadata it is where the members begin that are not
/// kept apart: at a brace, or at the comma behind managedFields.
struct TextPlaces {
    static constexpr std::array<std::string_view, 3> names{"metadata", "spec", "status"};

    std::array<std::uint32_t, names.size()> begin{};
    bool known = false; ///< and all that are there are objects

    /// names.size() for any other member.
    [[nodiscard]] static std::size_t indexOf(std::string_view name)
    {
        return static_cast<std::size_t>(std::find(names.begin(), names.end(), name)
                                        - names.begin());
    }
};

/// The places of what was found of TextPlaces::names in a text.
[[nodiscard]] TextPlaces
placesOf(std::string_view text,
         const std::array<std::optional<std::string_view>, TextPlaces::names.size()> &found);
/// The compact serialisation of an object with `managed` in its metadata. Notes the places on the
/// way.
[[nodiscard]] std::string
objectText(const Json &object, const ManagedFields &managed, TextPlaces &places);

} // namespace hp
