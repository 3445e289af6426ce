// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"
#include "model/base/Result.h"
#include "tests/support/site/Site.h"

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace hp::scenarios {

/// A lab file whose ConfigMap `scenario` says what is to be seen in it; README.md beside this tells
/// its keys and the language of its steps.
class Scenario
{
public:
    /// `name` is "drain/pods-block". Errors are one sentence.
    [[nodiscard]] static Result<Scenario> read(const std::string &name);
    /// From the text of such a file.
    [[nodiscard]] static Result<Scenario> parse(const std::string &name, std::string lab);
    /// The names of all files, in order.
    [[nodiscard]] static std::vector<std::string> all();

    [[nodiscard]] const std::string &name() const { return m_name; }
    [[nodiscard]] const std::string &lab() const { return m_lab; }
    /// A key of the ConfigMap without white space around; empty when it is not there.
    [[nodiscard]] std::string told(const std::string &key) const;
    /// The lines of such a key that are not empty.
    [[nodiscard]] std::vector<std::string> lines(const std::string &key) const;
    /// The sentence with which the file begins.
    [[nodiscard]] std::string what() const;
    /// What it tells stands in `truth`, `must` and `mustnot`, else in `cause` and `sentence`.
    [[nodiscard]] bool isTruth() const { return !told("truth").empty(); }

private:
    std::string m_name{};
    std::string m_lab{};
    std::map<std::string, std::string> m_told{};
};

/// Plays the steps of a scenario in a world of its own.
class Player
{
public:
    /// How a world is played.
    struct Pace {
        /// Views that are kept open follow within that, alarms too; what is asked for anew is
        /// always of now.
        Duration refreshEvery = std::chrono::seconds(1);
        /// A step that only lets time pass takes no longer than that.
        Duration longestWait = Duration::max();
    };

    /// Errors are those of the world's start.
    [[nodiscard]] static Result<std::unique_ptr<Player>> open(const Scenario &scenario)
    {
        return open(scenario, Pace{});
    }
    [[nodiscard]] static Result<std::unique_ptr<Player>> open(const Scenario &scenario, Pace pace);

    /// Takes the steps that stand under this key, each when the one before it is done. The error
    /// names the step.
    [[nodiscard]] Result<Done> take(const std::string &key);
    /// Takes one line of that language.
    [[nodiscard]] Result<Done> takeStep(const std::string &line)
    {
        return step(timed(withFound(line)));
    }
    /// The row `why` of the machine that it is about; null when it waits for nothing, or is not
    /// there.
    [[nodiscard]] Json why();
    /// Lets time pass until what is said satisfies; gives the last that was said.
    [[nodiscard]] Json listen(const std::function<bool(const Json &why)> &satisfies,
                              Duration limit);
    /// Refusals and warnings that authors of writes were told so far.
    [[nodiscard]] const std::vector<std::string> &heard() const { return m_heard; }
    /// The value at KIND/NAME PATH; null when there is none.
    [[nodiscard]] Result<Json> valueAt(const std::string &place);
    [[nodiscard]] test::Site &site() { return *m_site; }
    /// "namespace/name" of the machine that it is about.
    [[nodiscard]] std::string machine() const;

private:
    Player(const Scenario &scenario, std::unique_ptr<test::Site> site, Duration longestWait)
        : m_scenario(scenario)
        , m_longestWait(longestWait)
        , m_site(std::move(site))
    { }

    [[nodiscard]] Result<Done> step(const std::string &line);
    [[nodiscard]] Result<Done> command(const std::string &line);
    [[nodiscard]] Result<Done> planned(const std::vector<std::string> &words);
    [[nodiscard]] Result<Done> write(const std::string &verb, const std::string &rest);
    [[nodiscard]] Result<Done> await(const std::string &line, const std::function<bool()> &reached);
    [[nodiscard]] Result<cluster::ObjectRef> target(const std::string &named);
    [[nodiscard]] std::string timed(const std::string &line) const;
    [[nodiscard]] std::string withFound(std::string line);

    const Scenario &m_scenario;
    Duration m_longestWait;
    std::unique_ptr<test::Site> m_site;
    std::vector<std::string> m_heard{};
};

} // namespace hp::scenarios
