// SPDX-License-Identifier: Apache-2.0
#include "tests/model/rules/alerts/Scenario.h"

#include "tests/backend/metrics/MetricsPage.h"

#include <algorithm>
#include <regex>
#include <sstream>
#include <yaml-cpp/yaml.h>

namespace hp::test {

namespace {

using Failures = std::vector<std::string>;

Duration durationOf(const YAML::Node &node, Failures &failures)
{
    const auto text = node.as<std::string>();
    const auto duration = parseDuration(text);
    if (!duration)
        failures.push_back(text + " is not a duration");
    return duration.value_or(Duration::zero());
}

void addTimes(std::vector<std::optional<double>> &values, std::optional<double> value, int times)
{
    values.insert(values.end(), static_cast<std::size_t>(times), value);
}

/// "1+0x3 stale _x2 1+0x1": four times 1, three times nothing, twice 1.
std::vector<std::optional<double>> valuesOf(const std::string &text, Failures &failures)
{
    static const std::regex constant("([0-9]+)\\+0x([0-9]+)");
    static const std::regex nothing("_x([0-9]+)");
    std::vector<std::optional<double>> values;
    std::istringstream in(text);
    for (std::string word; in >> word;) {
        std::smatch match;
        const bool silent = values.empty() || !values.back();
        if (std::regex_match(word, match, constant))
            addTimes(values, std::stod(match[1]), std::stoi(match[2]) + 1);
        else if (word == "stale")
            addTimes(values, std::nullopt, 1);
        else if (std::regex_match(word, match, nothing) && silent)
            addTimes(values, std::nullopt, std::stoi(match[1]));
        else
            failures.push_back("in \"" + text + "\": " + word
                               + (silent ? " is not understood" : " needs stale before it"));
    }
    return values;
}

/// `name{label="value"}` through the reader of the text format.
MetricLine seriesOf(const std::string &text, Failures &failures)
{
    const auto lines = metricLines(text + " 0\n", failures);
    return lines.size() == 1 ? lines.front() : MetricLine{};
}

Scenario::Input inputOf(const YAML::Node &node, Failures &failures)
{
    const MetricLine series = seriesOf(node["series"].as<std::string>(), failures);
    Scenario::Input input;
    const metrics::MetricInfo *info = metrics::findMetric(series.name);
    if (info == nullptr) {
        failures.push_back("there is no metric " + series.name);
        return input;
    }
    std::vector<std::string> labels(info->labels.size());
    for (const auto &[label, value] : series.labels) {
        if (info->at(label) == labels.size())
            failures.push_back(series.name + " has no label " + label);
        else
            labels[info->at(label)] = value;
    }
    input.metric = info->metric;
    input.labels = metrics::labelValues(std::move(labels));
    input.values = valuesOf(node["values"].as<std::string>(), failures);
    return input;
}

Expectation firing(const YAML::Node &node, Failures &failures)
{
    Expectation expectation{
        durationOf(node["eval_time"], failures), node["alertname"].as<std::string>(), true, {}};
    for (const YAML::Node &alert : node["exp_alerts"]) {
        ExpectedAlert expected;
        expected.labels = alert["exp_labels"].as<std::map<std::string, std::string>>();
        expected.summary = alert["exp_annotations"]["summary"].as<std::string>();
        expected.description = alert["exp_annotations"]["description"].as<std::string>();
        expectation.alerts.push_back(std::move(expected));
    }
    return expectation;
}

/// Only questions for ALERTS{alertname="X",alertstate="pending"}.
Expectation pending(const YAML::Node &node, Failures &failures)
{
    const MetricLine asked = seriesOf(node["expr"].as<std::string>(), failures);
    if (asked.name != "ALERTS" || asked.labels.size() != 2 || !asked.labels.contains("alertname")
        || asked.labels.at("alertstate") != "pending")
        failures.push_back(node["expr"].as<std::string>() + " is not understood");
    Expectation expectation{
        durationOf(node["eval_time"], failures), asked.labels.at("alertname"), false, {}};
    for (const YAML::Node &sample : node["exp_samples"]) {
        ExpectedAlert expected;
        expected.labels = seriesOf(sample["labels"].as<std::string>(), failures).labels;
        expected.labels.erase("alertname");
        expected.labels.erase("alertstate");
        expectation.alerts.push_back(std::move(expected));
    }
    return expectation;
}

} // namespace

metrics::Snapshot Scenario::snapshotAt(std::size_t step) const
{
    metrics::Snapshot snapshot;
    for (const Input &input : inputs) {
        if (step < input.values.size() && input.values[step])
            snapshot.add({input.metric, {input.labels, *input.values[step]}});
    }
    return snapshot;
}

std::vector<Scenario> readScenarios(const std::string &path, Failures &failures)
{
    std::vector<Scenario> scenarios;
    try {
        const YAML::Node file = YAML::LoadFile(path);
        for (const YAML::Node &test : file["tests"]) {
            Scenario scenario;
            scenario.name = test["name"].as<std::string>();
            scenario.interval = durationOf(test["interval"], failures);
            if (scenario.interval != durationOf(file["evaluation_interval"], failures))
                failures.push_back(scenario.name + ": the intervals differ");
            for (const YAML::Node &input : test["input_series"])
                scenario.inputs.push_back(inputOf(input, failures));
            for (const YAML::Node &expected : test["alert_rule_test"])
                scenario.expectations.push_back(firing(expected, failures));
            for (const YAML::Node &expected : test["promql_expr_test"])
                scenario.expectations.push_back(pending(expected, failures));
            scenarios.push_back(std::move(scenario));
        }
    } catch (const std::exception &error) {
        failures.push_back(path + ": " + error.what());
    }
    return scenarios;
}

} // namespace hp::test
