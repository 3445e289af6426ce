// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/BudgetService.h"

#include "model/base/JsonFields.h"
#include "model/base/Yaml.h"
#include "model/live/BudgetRow.h"
#include "model/live/RowJson.h"
#include "model/messages/Answer.h"
#include "model/rules/override/Guard.h"

#include <QLoggingCategory>

#include <nlohmann/json.hpp>
#include <utility>

Q_LOGGING_CATEGORY(lcBudgets, "holdpoint.budgets")

namespace hp::gateway {

namespace {

using holds::Budgets;

constexpr auto readEvery = std::chrono::minutes(1);
constexpr const char *configMap = "holdpoint-budgets";
constexpr const char *dataKey = "hold-budgets.yaml";
constexpr std::size_t maxKeyLength = 512; ///< bytes: a hook's name and its owner are shorter

runtime::ConfigMapText::Settings keptIn(const std::string &ns)
{
    runtime::ConfigMapText::Settings settings;
    settings.ns = ns;
    settings.name = configMap;
    settings.key = dataKey;
    settings.nothing = "no budget was set";
    settings.tooLarge = "there are more budgets than a cluster keeps in a ConfigMap: reset some";
    return settings;
}

/// Errors are sentences that name the line.
Result<Budgets> budgetsIn(const std::string &text)
{
    Budgets budgets;
    const auto documents = readYaml(text, std::string(configMap) + ": " + dataKey);
    if (!documents)
        return unexpected(documents.error());
    for (const YamlDocument &document : *documents) {
        const auto refusal = [&document](const std::string &pointer, const std::string &what) {
            return unexpected(ErrorCode::Invalid,
                              std::string(configMap) + ": " + dataKey + ", line "
                                  + std::to_string(document.lineOf(pointer)) + ": " + what);
        };
        if (!document.json->is_object())
            return refusal({}, "expected budgets as `preDrain: 45m`");
        for (const auto &[key, limit] : document.json->items()) {
            const std::string trouble = limit.is_string()
                ? budgets.set(key, limit.get<std::string>())
                : "expected budgets as `preDrain: 45m`";
            if (!trouble.empty())
                return refusal("/" + key, trouble);
        }
    }
    return budgets;
}

/// As budgetsIn() reads it: keys come from outside, so they are quoted as JSON, which YAML has too.
std::string yamlOf(const Budgets &budgets)
{
    std::string text;
    for (const auto &[key, limit] : budgets.entries())
        text += Json(key).dump() + ": " + formatDuration(limit) + '\n';
    return text;
}

Duration limitOf(const Budgets &budgets, const std::string &key)
{
    const auto it = budgets.entries().find(key);
    return it == budgets.entries().end() ? Duration(0) : it->second;
}

} // namespace

BudgetService::BudgetService(Parts parts)
    : m_parts(std::move(parts))
    , m_kept(*m_parts.cluster, keptIn(m_parts.ns))
{
    m_parts.shown->setAudience(Audience::People);
}

BudgetService::~BudgetService() = default;

void BudgetService::start()
{
    show();
    read();
}

void BudgetService::setConfigured(Budgets configured)
{
    m_parts.configured = std::move(configured);
    show();
}

void BudgetService::read()
{
    if (m_stopped)
        return;
    m_kept.read([this](const Result<std::string> &text) {
        if (text)
            take(*text);
        else if (text.error().code == ErrorCode::NotFound)
            take({});
        // Who may not read it has nothing set; what cannot be reached stays as it was.
    });
    m_parts.clock->after(readEvery, this, [this] { read(); });
}

void BudgetService::take(const std::string &text)
{
    auto budgets = budgetsIn(text);
    const std::string trouble = budgets ? std::string() : budgets.error().message;
    if (trouble != std::exchange(m_trouble, trouble) && !trouble.empty())
        qCWarning(lcBudgets).noquote()
            << "budgets stay as they are:" << QString::fromStdString(trouble);
    if (!budgets || *budgets == m_set)
        return;
    m_set = std::move(*budgets);
    show();
}

void BudgetService::show()
{
    Budgets counting = m_parts.configured;
    counting.set(m_set);
    RowMap rows;
    for (const auto &[key, limit] : counting.entries()) {
        live::BudgetRow row;
        row.key = key;
        row.limit = limit;
        row.changed = m_set.entries().contains(key);
        row.configured = row.changed ? limitOf(m_parts.configured, key) : Duration(0);
        rows[key] = rowText(row);
    }
    m_parts.shown->replace(std::move(rows));
    m_parts.apply(counting);
}

Result<Json> BudgetService::run(const std::string &command, const Json &, const Caller &)
{
    return noCommand(command);
}

void BudgetService::execute(const std::string &command,
                            const Json &arguments,
                            const Caller &caller,
                            Reply reply)
{
    const bool sets = command == "budget.set";
    if (!sets && command != "budget.reset")
        return reply(noCommand(command));
    if (!caller.administers())
        return reply(unexpected(ErrorCode::Unauthorised, say::anAdministratorMay(caller.name)));
    const std::string key = textOf(arguments, "key");
    const std::string limit = sets ? textOf(arguments, "limit") : std::string();
    if (key.size() > maxKeyLength)
        return reply(unexpected(ErrorCode::Invalid,
                                "key: at most " + std::to_string(maxKeyLength) + " bytes, not "
                                    + std::to_string(key.size())));
    if (sets) {
        if (const std::string trouble = Budgets().set(key, limit); !trouble.empty())
            return reply(unexpected(ErrorCode::Invalid, trouble));
    } else if (!m_set.entries().contains(key)) {
        return reply(unexpected(ErrorCode::NotFound, "no budget of '" + key + "' was set here"));
    }
    change(key, limit, arguments, caller, std::move(reply));
}

/// The audit has it before the cluster does; what the cluster then refuses is in the audit too.
void BudgetService::change(const std::string &key,
                           const std::string &limit,
                           const Json &arguments,
                           const Caller &caller,
                           Reply reply)
{
    Act act;
    act.key = key;
    act.actor = caller.name;
    act.from = caller.peer;
    act.reason = textOf(arguments, "reason");
    if (const Message why = overrides::whyNotReason(act.reason); !why.empty())
        return reply(unexpected(ErrorCode::Invalid, "reason: " + why.text()));
    Budgets counting = m_parts.configured;
    counting.set(m_set);
    act.before = limitOf(counting, key);
    act.after = limit.empty() ? limitOf(m_parts.configured, key)
                              : parseDuration(limit).value_or(Duration(0));
    if (const auto recorded = m_parts.record(act); !recorded)
        return reply(unexpected(recorded.error()));
    const auto edit = [key, limit](const std::string &text) -> Result<std::string> {
        auto budgets = budgetsIn(text);
        if (!budgets)
            return unexpected(budgets.error());
        budgets->unset(key);
        if (!limit.empty() && !budgets->set(key, limit).empty())
            return unexpected(ErrorCode::Invalid, "limit: '" + limit + "' is not a duration");
        return yamlOf(*budgets);
    };
    m_kept.change(
        edit, caller.name, [this, act, reply = std::move(reply)](const Result<std::string> &kept) {
            if (!kept) {
                Act refused = act;
                refused.refusal = kept.error().message;
                // The first row is there; without this one the audit says what was asked.
                (void)m_parts.record(refused);
                return reply(unexpected(kept.error()));
            }
            take(*kept);
            reply(Json{{"key", act.key}, {"limit", secondsOf(act.after)}});
        });
}

} // namespace hp::gateway

#include "moc_BudgetService.cpp"
