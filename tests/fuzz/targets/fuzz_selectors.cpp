// SPDX-License-Identifier: Apache-2.0
// Label and field selectors. A text that is a selector, printed and read again, is the same one and
// selects the same; so is a JSON selector that is printed.
#include "backend/api/wire/EventView.h"
#include "model/resource/FieldSelector.h"
#include "model/resource/LabelSelector.h"
#include "model/resource/Names.h"
#include "tests/fuzz/Expect.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

using hp::FieldSelector;
using hp::Json;
using hp::LabelSelector;
using hp::fuzz::expect;

std::span<const std::string_view> hp::fuzz::words()
{
    static constexpr std::string_view all[] = {"matchLabels",
                                               "matchExpressions",
                                               "key",
                                               "operator",
                                               "values",
                                               "In",
                                               "NotIn",
                                               "Exists",
                                               "DoesNotExist",
                                               "a",
                                               "b",
                                               "a/b",
                                               "",
                                               "1"};
    return all;
}

namespace {

/// Label maps that tell selectors over `a` and `b` apart.
const std::vector<Json> &labelMaps()
{
    static const std::vector<Json> all{Json(),
                                       Json::object(),
                                       {{"a", ""}},
                                       {{"a", "b"}},
                                       {{"a", "1"}},
                                       {{"a", "7"}, {"b", "a"}},
                                       {{"b", "-3"}},
                                       {{"a/b", "a"}, {"", "a"}}};
    return all;
}

void readLabels(std::string_view text)
{
    const auto parsed = LabelSelector::parse(text);
    if (!parsed)
        return;
    const auto again = LabelSelector::parse(parsed->text());
    expect(bool(again), "a printed selector can be read", {parsed->text()});
    expect(again->text() == parsed->text(), "print, read, print", {parsed->text(), again->text()});
    for (const Json &labels : labelMaps())
        expect(again->matchesLabels(labels) == parsed->matchesLabels(labels),
               "a printed selector selects the same",
               {parsed->text(), labels});
}

void readFields(std::string_view text)
{
    const auto parsed = FieldSelector::parse(text);
    const std::string core = hp::api::coreEventSelector(std::string(text));
    expect(parsed.has_value() == FieldSelector::parse(core).has_value(),
           "a translated selector is one when its text is",
           {core});
    if (!parsed)
        return;
    const auto again = FieldSelector::parse(parsed->text());
    expect(bool(again), "a printed selector can be read", {parsed->text()});
    expect(again->terms().size() == parsed->terms().size(), "no term is lost", {parsed->text()});
    for (std::size_t i = 0; i < parsed->terms().size(); ++i) {
        const FieldSelector::Term &before = parsed->terms()[i];
        const FieldSelector::Term &after = again->terms()[i];
        expect(before.field == after.field && before.value == after.value
                   && before.equal == after.equal,
               "print and read",
               {parsed->text()});
    }
    static const hp::Object event(
        Json{{"metadata", {{"name", "a"}, {"labels", {{"a", "b"}}}}}, {"count", 1}, {"a", {true}}});
    expect(again->matches(event) == parsed->matches(event), "selects the same", {parsed->text()});
}

/// Whether the keys and values of a JSON selector are ones that the notation can hold; the API
/// checks them with the schema.
bool isWellNamed(const Json &selector)
{
    const auto isValue = [](const Json &value) {
        return value.is_string() && hp::whyNotLabelValue(value.get<std::string>()).empty();
    };
    const auto isKey = [](const std::string &key) { return hp::whyNotQualifiedName(key).empty(); };
    const Json labels = selector.value("matchLabels", Json::object());
    for (const auto &[key, value] : labels.items()) {
        if (!isKey(key) || !isValue(value))
            return false;
    }
    for (const Json &expression : selector.value("matchExpressions", Json::array())) {
        const Json values = expression.value("values", Json::array());
        if (!isKey(expression.at("key")) || !std::all_of(values.begin(), values.end(), isValue))
            return false;
    }
    return true;
}

void readJson(std::string_view text)
{
    const Json selector = Json::parse(text.begin(), text.end(), nullptr, false);
    if (selector.is_discarded())
        return;
    const auto parsed = LabelSelector::fromJson(selector);
    if (!parsed || !selector.is_object() || !isWellNamed(selector))
        return;
    const auto again = LabelSelector::parse(parsed->text());
    expect(bool(again), "a JSON selector can be printed", {selector, parsed->text()});
    for (const Json &labels : labelMaps())
        expect(again->matchesLabels(labels) == parsed->matchesLabels(labels),
               "a printed JSON selector selects the same",
               {selector, parsed->text(), labels});
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    readLabels(text);
    readFields(text);
    readJson(text);
    return 0;
}
