// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace hp::fuzz {

/// Ends the process with the broken property and the values that show it, so that libFuzzer keeps
/// the input; does nothing when `holds`.
void expect(bool holds, std::string_view property, std::initializer_list<Json> shown = {});

/// The keys and texts that inputs of this target are likely to make sense with. Each target has its
/// own; the mutator of JSON inputs takes from them.
[[nodiscard]] std::span<const std::string_view> words();

} // namespace hp::fuzz

/// One input, given by libFuzzer or by Replay.cpp. Always 0; a broken property does not come back.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size);
