// SPDX-License-Identifier: Apache-2.0
#include "app/shared/Reloading.h"

#include "app/shared/Logging.h"

#include <QLoggingCategory>

#include <algorithm>
#include <utility>

namespace hp::app {

namespace {

Q_LOGGING_CATEGORY(lcReload, "holdpoint.reload", QtInfoMsg)

/// "a", "a and b", "a, b and c".
std::string listOf(const std::vector<std::string> &words)
{
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i)
        text += (i == 0 ? "" : i + 1 == words.size() ? " and " : ", ") + words[i];
    return text;
}

std::string saidOf(const std::map<std::string, std::string> &said, const std::string &name)
{
    const auto it = said.find(name);
    return it == said.end() ? std::string() : it->second;
}

} // namespace

std::string TakenOver::sentence(const std::vector<std::string> &waiting) const
{
    std::string text = "Reloaded: ";
    if (options.empty() && waiting.empty() && troubles.empty())
        return text + "nothing has changed.";
    std::string parts;
    const auto add = [&parts](const std::string &part) {
        parts += (parts.empty() ? "" : "; ") + part;
    };
    if (!options.empty())
        add(listOf(options) + (options.size() == 1 ? " is" : " are") + " taken over");
    if (!waiting.empty())
        add(listOf(waiting) + (waiting.size() == 1 ? " needs" : " need") + " a restart");
    text += parts.empty() ? std::string() : parts + '.';
    for (const std::string &trouble : troubles)
        text += (text.ends_with(' ') ? "" : " ") + trouble;
    return text;
}

Reloading::Reloading(const Options &started, TakeOver takeOver)
    : m_inUse(started.said)
    , m_takeOver(std::move(takeOver))
{ }

std::vector<std::string> Reloading::waiting(const Options &next) const
{
    std::vector<std::string> names;
    const auto collect = [&](const std::map<std::string, std::string> &all) {
        for (const auto &[name, value] : all) {
            if (saidOf(m_inUse, name) != saidOf(next.said, name)
                && !std::ranges::count(names, name))
                names.push_back(name);
        }
    };
    collect(m_inUse);
    collect(next.said);
    std::ranges::sort(names);
    return names;
}

void Reloading::reload(const Result<Options> &next)
{
    if (!next) {
        qCWarning(lcReload).noquote() << "Not reloaded, everything stays as it is:"
                                      << QString::fromStdString(next.error().message);
        return;
    }
    TakenOver taken = m_takeOver ? m_takeOver(*next) : TakenOver();
    // By what is shown, not by what stood there: somebody may have changed it by a command.
    if (logLevel() != next->logLevel)
        taken.options.insert(taken.options.begin(), "log-level");
    m_inUse["log-level"] = saidOf(next->said, "log-level");
    for (const std::string &name : taken.options)
        m_inUse[name] = saidOf(next->said, name);
    const std::vector<std::string> rest = waiting(*next);
    const std::string sentence = taken.sentence(rest);
    changeLogLevel(next->logLevel, [&] {
        if (rest.empty() && taken.troubles.empty())
            qCInfo(lcReload).noquote() << QString::fromStdString(sentence);
        else
            qCWarning(lcReload).noquote() << QString::fromStdString(sentence);
    });
}

} // namespace hp::app
