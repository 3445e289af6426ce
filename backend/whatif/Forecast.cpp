// SPDX-License-Identifier: Apache-2.0
#include "backend/whatif/Forecast.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <nlohmann/json.hpp>
#include <tuple>
#include <utility>

namespace hp::whatif {

namespace {

constexpr int fewestRuns = 20;

/// Later than everything that ends.
Duration endOrNever(const std::optional<Duration> &end)
{
    return end.value_or(Duration::max());
}

std::optional<Duration> atRank(const std::vector<std::optional<Duration>> &sorted, double share)
{
    if (sorted.empty())
        return std::nullopt;
    const auto rank =
        static_cast<std::size_t>(std::ceil(share * static_cast<double>(sorted.size())));
    return sorted[std::clamp<std::size_t>(rank, 1, sorted.size()) - 1];
}

std::string lengthText(const std::optional<Duration> &length)
{
    return length ? formatAge(*length) : std::string("never");
}

std::string spreadText(const Spread &spread)
{
    return lengthText(spread.p5) + " / " + lengthText(spread.p50) + " / " + lengthText(spread.p95);
}

Json secondsJson(const std::optional<Duration> &length)
{
    return length ? Json(secondsOf(*length)) : Json();
}

Json spreadJson(const Spread &spread)
{
    return {{"p5", secondsJson(spread.p5)},
            {"p50", secondsJson(spread.p50)},
            {"p95", secondsJson(spread.p95)}};
}

std::string holdText(const ExpectedHold &hold)
{
    std::string text = hold.kind;
    if (!hold.name.empty())
        text += ' ' + hold.name + " (" + hold.owner + ')';
    for (const std::string &budget : hold.budgets)
        text += ", budget " + budget;
    return text;
}

void pad(std::string &text, std::size_t width)
{
    if (text.size() < width)
        text.append(width - text.size(), ' ');
}

std::string tableOf(const std::vector<std::vector<std::string>> &rows)
{
    std::vector<std::size_t> widths;
    for (const auto &row : rows) {
        widths.resize(std::max(widths.size(), row.size()));
        for (std::size_t i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], row[i].size());
    }
    std::string text;
    for (const auto &row : rows) {
        std::string line;
        std::size_t end = 0;
        for (std::size_t i = 0; i < row.size(); ++i) {
            pad(line, end);
            line += row[i];
            end += widths[i] + 2;
        }
        text += line + '\n';
    }
    return text;
}

Result<Done> checked(const Snapshot &snapshot, const Question &question)
{
    if (question.runs < fewestRuns)
        return unexpected(ErrorCode::Invalid,
                          "a forecast needs at least " + std::to_string(fewestRuns) + " runs");
    if (question.retired.empty())
        return unexpected(ErrorCode::Invalid, "no machine is to be retired");
    for (const ObjectKey &key : question.retired) {
        const bool isThere = std::any_of(
            snapshot.objects.begin(), snapshot.objects.end(), [&key](const Object &object) {
                return object.kind() == "Machine" && object.key() == key
                    && object.apiVersion() == "machine.openshift.io/v1beta1";
            });
        if (!isThere)
            return unexpected(ErrorCode::Invalid, "there is no machine " + toString(key));
    }
    return Done{};
}

std::vector<ExpectedHold> holdsOf(const Question &question, const std::vector<Played> &runs)
{
    using Place = std::tuple<ObjectKey, std::string, std::string, std::string>;
    struct Seen {
        std::vector<std::optional<Duration>> from{};
        std::vector<std::optional<Duration>> length{};
        std::set<std::string> budgets{};
    };
    std::map<Place, Seen> seen;
    for (const Played &run : runs) {
        for (const Held &held : run.held) {
            Seen &all = seen[{held.machine, held.kind, held.name, held.owner}];
            all.from.push_back(held.from);
            all.length.push_back(held.to ? std::optional(*held.to - held.from) : std::nullopt);
            all.budgets.insert(held.budgets.begin(), held.budgets.end());
        }
    }
    std::vector<ExpectedHold> holds;
    for (const ObjectKey &machine : question.retired) {
        const std::size_t first = holds.size();
        for (auto &[place, all] : seen) {
            if (std::get<ObjectKey>(place) == machine)
                holds.push_back({machine,
                                 std::get<1>(place),
                                 std::get<2>(place),
                                 std::get<3>(place),
                                 spreadOf(all.from),
                                 spreadOf(all.length),
                                 all.from.size(),
                                 all.budgets});
        }
        std::stable_sort(holds.begin() + static_cast<std::ptrdiff_t>(first),
                         holds.end(),
                         [](const ExpectedHold &one, const ExpectedHold &other) {
                             return endOrNever(one.from.p50) < endOrNever(other.from.p50);
                         });
    }
    return holds;
}

} // namespace

Spread spreadOf(std::vector<std::optional<Duration>> values)
{
    std::sort(values.begin(), values.end(), [](const auto &one, const auto &other) {
        return endOrNever(one) < endOrNever(other);
    });
    return {atRank(values, 0.05), atRank(values, 0.50), atRank(values, 0.95)};
}

bool Forecast::expects(Duration last) const
{
    return endOrNever(end.p5) <= last && last <= endOrNever(end.p95);
}

Result<Forecast> forecast(const Snapshot &snapshot, const Question &question)
{
    if (const auto judged = checked(snapshot, question); !judged)
        return unexpected(judged.error());
    std::vector<Played> runs;
    std::vector<std::optional<Duration>> ends;
    std::vector<std::size_t> missing;
    Forecast made;
    made.at = snapshot.at;
    for (int number = 0; number < question.runs; ++number) {
        auto run = play(snapshot, question, number);
        if (!run)
            return unexpected(run.error());
        ends.push_back(run->end);
        missing.push_back(run->missing);
        made.notes.merge(run->notes);
        runs.push_back(std::move(*run));
    }
    made.runs = runs.size();
    made.end = spreadOf(std::move(ends));
    std::sort(missing.begin(), missing.end());
    made.missing = missing[(missing.size() * 95 + 99) / 100 - 1];
    made.holds = holdsOf(question, runs);
    return made;
}

std::string textOf(const Forecast &forecast)
{
    std::string text = "Ends after " + spreadText(forecast.end) + " (p5 / p50 / p95 of "
        + std::to_string(forecast.runs) + " runs), from " + formatTime(forecast.at) + '\n';
    text += "At worst " + std::to_string(forecast.missing)
        + " machines fewer run than before; so many more, made before, make up for it\n\n";
    std::vector<std::vector<std::string>> rows{
        {"MACHINE", "WHAT HOLDS", "FROM (p50)", "HOLDS FOR (p5 / p50 / p95)", "RUNS"}};
    for (const ExpectedHold &hold : forecast.holds)
        rows.push_back({toString(hold.machine),
                        holdText(hold),
                        "+" + lengthText(hold.from.p50),
                        spreadText(hold.length),
                        std::to_string(hold.runs)});
    text += tableOf(rows);
    if (!forecast.notes.empty())
        text += '\n';
    for (const std::string &note : forecast.notes)
        text += "Note: " + note + ".\n";
    return text;
}

Json jsonOf(const Forecast &forecast)
{
    Json holds = Json::array();
    for (const ExpectedHold &hold : forecast.holds)
        holds.push_back({{"machine", toString(hold.machine)},
                         {"kind", hold.kind},
                         {"name", hold.name},
                         {"owner", hold.owner},
                         {"budgets", hold.budgets},
                         {"fromSeconds", spreadJson(hold.from)},
                         {"seconds", spreadJson(hold.length)},
                         {"runs", hold.runs}});
    return {{"at", formatTime(forecast.at)},
            {"runs", forecast.runs},
            {"endSeconds", spreadJson(forecast.end)},
            {"missingAtWorst", forecast.missing},
            {"holds", std::move(holds)},
            {"notes", forecast.notes}};
}

} // namespace hp::whatif
