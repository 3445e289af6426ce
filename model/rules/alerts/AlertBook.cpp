// SPDX-License-Identifier: Apache-2.0
#include "model/rules/alerts/AlertBook.h"

#include "model/base/JsonTree.h"
#include "model/rules/alerts/RuleMatch.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::alerts {

namespace {

constexpr int savedVersion = 1;

/// "{{ $labels.x }}" is the only template that the rules use.
std::string filled(const std::string &text, const std::map<std::string, std::string> &labels)
{
    static const std::string open = "{{ $labels.";
    static const std::string close = " }}";
    std::string result;
    std::size_t from = 0;
    for (std::size_t at = text.find(open); at != std::string::npos; at = text.find(open, from)) {
        result.append(text, from, at - from);
        const std::size_t name = at + open.size();
        const std::size_t end = text.find(close, name);
        if (end == std::string::npos)
            break;
        const auto it = labels.find(text.substr(name, end - name));
        result += it == labels.end() ? std::string() : it->second;
        from = end + close.size();
    }
    return result.append(text, from, std::string::npos);
}

std::optional<TimePoint> timeAt(const Json &object, const char *member)
{
    const auto it = object.find(member);
    if (it == object.end() || !it->is_string())
        return std::nullopt;
    return parseTime(it->get_ref<const std::string &>());
}

/// When a pending alert began, as if the pause had not been (Prometheus' rules for a restart).
TimePoint
shifted(TimePoint since, const AlertRule &rule, TimePoint down, TimePoint now, Duration grace)
{
    const Duration remaining = rule.holdFor - (down - since);
    if (remaining <= Duration::zero())
        return since;
    return remaining < grace ? now + grace - rule.holdFor : since + (now - down);
}

} // namespace

std::string FiringAlert::summary() const
{
    return filled(rule->summary, labels);
}

std::string FiringAlert::description() const
{
    return filled(rule->description, labels);
}

AlertBook::AlertBook()
    : m_entries(alertRules().size())
{ }

bool AlertBook::evaluate(const metrics::Snapshot &snapshot, TimePoint now)
{
    bool changed = false;
    const auto &rules = alertRules();
    for (std::size_t i = 0; i < rules.size(); ++i) {
        const AlertRule &rule = rules[i];
        std::map<Key, Entry> &entries = m_entries[i];
        const std::set<Key> found = matches(rule, snapshot, now);
        for (const Key &key : found) {
            const auto [it, isNew] = entries.try_emplace(key, Entry{now, std::nullopt, now});
            it->second.seen = now;
            changed = changed || isNew;
        }
        const auto gone = [&](auto &item) {
            Entry &entry = item.second;
            // A clock that was set back must not make the past look like the future.
            entry.since = std::min(entry.since, now);
            entry.seen = std::min(entry.seen, now);
            const bool inWindow = rule.window > Duration::zero() && now - entry.seen <= rule.window;
            return !inWindow && !found.contains(item.first);
        };
        for (auto it = entries.begin(); it != entries.end();) {
            const bool went = gone(*it);
            it = went ? entries.erase(it) : std::next(it);
            changed = changed || went;
        }
        for (auto &[key, entry] : entries) {
            if (!entry.firingSince && now - entry.since >= rule.holdFor) {
                entry.firingSince = now;
                changed = true;
            }
        }
    }
    m_evaluatedAt = now;
    return changed;
}

std::vector<FiringAlert> AlertBook::alerts() const
{
    std::vector<FiringAlert> all;
    const auto &rules = alertRules();
    for (std::size_t i = 0; i < rules.size(); ++i) {
        const std::vector<std::string> &names = labelsOf(rules[i]);
        for (const auto &[key, entry] : m_entries[i]) {
            FiringAlert alert{&rules[i], {}, entry.since, entry.firingSince};
            for (std::size_t label = 0; label < names.size(); ++label) {
                if (!key[label].empty())
                    alert.labels[names[label]] = key[label];
            }
            all.push_back(std::move(alert));
        }
    }
    return all;
}

bool AlertBook::isEmpty() const
{
    return std::all_of(
        m_entries.begin(), m_entries.end(), [](const auto &entries) { return entries.empty(); });
}

std::string AlertBook::saved() const
{
    Json list = Json::array();
    const auto &rules = alertRules();
    for (std::size_t i = 0; i < rules.size(); ++i) {
        for (const auto &[key, entry] : m_entries[i]) {
            Json row{{"rule", rules[i].name},
                     {"labels", key},
                     {"since", formatMicroTime(entry.since)},
                     {"seen", formatMicroTime(entry.seen)}};
            if (entry.firingSince)
                row["firingSince"] = formatMicroTime(*entry.firingSince);
            list.push_back(std::move(row));
        }
    }
    const Json whole{{"version", savedVersion},
                     {"evaluatedAt", formatMicroTime(m_evaluatedAt)},
                     {"alerts", std::move(list)}};
    return whole.dump(-1, ' ', false, Json::error_handler_t::replace);
}

AlertBook
AlertBook::restored(const std::string &saved, TimePoint now, const RestoreOptions &options)
{
    AlertBook book;
    const Json whole = parseJson(saved);
    if (!whole.is_object() || !whole.contains("alerts")
        || whole.value("version", Json()) != savedVersion)
        return book;
    const auto evaluatedAt = timeAt(whole, "evaluatedAt");
    if (!evaluatedAt || now - *evaluatedAt > options.tolerance)
        return book;
    const TimePoint down = std::min(*evaluatedAt, now);

    const auto &rules = alertRules();
    for (const Json &row : whole["alerts"]) {
        if (!row.is_object())
            continue;
        const auto rule = std::find_if(rules.begin(), rules.end(), [&](const AlertRule &candidate) {
            return row.value("rule", Json()) == candidate.name;
        });
        const auto since = timeAt(row, "since");
        const auto seen = timeAt(row, "seen");
        const Json labels = row.value("labels", Json());
        const bool ofText =
            labels.is_array() && std::all_of(labels.begin(), labels.end(), [](const Json &value) {
                return value.is_string();
            });
        if (rule == rules.end() || !since || !seen || !ofText
            || labels.size() != labelsOf(*rule).size())
            continue;
        Entry entry{*since, timeAt(row, "firingSince"), *seen};
        if (!entry.firingSince)
            entry.since = shifted(*since, *rule, down, now, options.grace);
        book.m_entries[static_cast<std::size_t>(rule - rules.begin())].insert_or_assign(
            labels.get<Key>(), entry);
    }
    book.m_evaluatedAt = down;
    return book;
}

} // namespace hp::alerts
