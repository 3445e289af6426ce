// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/gateway/views/View.h"
#include "model/base/JsonTree.h"
#include "model/live/MachineRows.h"
#include "model/live/RowJson.h"
#include "tests/scenarios/WorldWatch.h"

#include <cstdint>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

namespace hp::scenarios {

/// All that one machine says, followed as it changes.
class WatchedMachine
{
public:
    /// `view` is its view `machine/…`.
    WatchedMachine(std::string name, std::shared_ptr<gateway::View> view)
        : m_name(std::move(name))
        , m_view(std::move(view))
    { }

    [[nodiscard]] const std::string &name() const { return m_name; }
    /// What it waits for; nullopt: it says nothing.
    [[nodiscard]] const std::optional<live::WhyRow> &why() const { return m_why; }
    [[nodiscard]] std::size_t promisesSoFar() const { return m_promised; }

    template<typename Row>
    [[nodiscard]] std::optional<Row> row(const std::string &key) const
    {
        const auto found = m_view->rows().find(key);
        if (found == m_view->rows().end())
            return std::nullopt;
        return live::fromJson<Row>(parseJson(found->second));
    }
    template<typename Row>
    [[nodiscard]] std::vector<Row> rows(const std::string &prefix) const
    {
        std::vector<Row> all;
        for (const auto &[key, text] : m_view->rows()) {
            if (key.starts_with(prefix))
                all.push_back(live::fromJson<Row>(parseJson(text)));
        }
        return all;
    }

    using Violates = std::function<void(Property, const std::string &)>;
    /// What the change since the call before, and the time since then, violate.
    void follow(TimePoint now, const Violates &violates);

private:
    struct Promise {
        TimePoint saidAt{};
        TimePoint due{};
        std::int64_t tries = 0;
        bool isJudged = false;
    };

    /// How often what is tried again was tried so far.
    [[nodiscard]] std::int64_t tries() const;
    void followAge(const std::optional<live::WhyRow> &before, const Violates &violates) const;
    void followPromises(const std::optional<live::WhyRow> &before, TimePoint now);
    void judgePromises(TimePoint now, const Violates &violates);

    std::string m_name;
    std::shared_ptr<gateway::View> m_view;
    std::string m_text{};
    std::optional<live::WhyRow> m_why{};
    std::map<std::string, Promise> m_promises{};
    std::size_t m_promised = 0;
};

/// What speaks against "nothing"; empty when nothing does. `holds` are the rows of that view.
[[nodiscard]] std::string
evidenceAgainst(const WatchedMachine &machine, const Json &holds, TimePoint now);

} // namespace hp::scenarios
