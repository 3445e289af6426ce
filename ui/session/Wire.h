// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QVariantMap>

#include <simdjson.h>
#include <string_view>

/// Reading members of the frames of docs/protocol.md. A member that is missing or of another type
/// reads as empty: a newer server must not break an older console. Included by .cpp files only.
namespace hp::ui::wire {

using Value = simdjson::dom::element;
using Object = simdjson::dom::object;

[[nodiscard]] QString text(const Object &object, std::string_view key);
[[nodiscard]] bool flag(const Object &object, std::string_view key);
[[nodiscard]] double number(const Object &object, std::string_view key);
/// Milliseconds since 1970 in UTC; 0 for none.
[[nodiscard]] double time(const Object &object, std::string_view key);
/// An empty object for none.
[[nodiscard]] Object object(const Object &object, std::string_view key);

/// Texts, numbers, flags, lists and maps as Qt values; numbers are double.
[[nodiscard]] QVariant variant(const Value &value);
[[nodiscard]] QVariantMap map(const Object &object);
[[nodiscard]] QString toQString(std::string_view text);

} // namespace hp::ui::wire
