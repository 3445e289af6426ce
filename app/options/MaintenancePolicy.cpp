// SPDX-License-Identifier: Apache-2.0
#include "app/options/MaintenancePolicy.h"

#include "app/options/Values.h"

#include <array>
#include <charconv>
#include <utility>

namespace hp::app {

namespace {

using maintenance::AtDeadline;
using maintenance::MaintenanceSettings;
using maintenance::OnDrainFailure;

template<typename Value, std::size_t size>
bool readWord(const std::string &text,
              const std::array<std::pair<const char *, Value>, size> &words,
              Value &into)
{
    for (const auto &[word, value] : words) {
        if (text == word) {
            into = value;
            return true;
        }
    }
    return false;
}

bool readNumber(const std::string &text, int least, int &into)
{
    int number = 0;
    const char *end = text.data() + text.size();
    const auto [stop, fault] = std::from_chars(text.data(), end, number);
    constexpr int most = 1000;
    if (fault != std::errc() || stop != end || number < least || number > most)
        return false;
    into = number;
    return true;
}

/// What the value should be; empty when it was read.
std::string readPart(const std::string &key, const std::string &value, MaintenanceSettings &into)
{
    constexpr std::array<std::pair<const char *, AtDeadline>, 3> deadlines{
        {{"skip", AtDeadline::Skip}, {"ask", AtDeadline::Ask}, {"force", AtDeadline::Force}}};
    constexpr std::array<std::pair<const char *, OnDrainFailure>, 2> failures{
        {{"keep-trying", OnDrainFailure::KeepTrying}, {"give-up", OnDrainFailure::GiveUp}}};
    if (key == "at-once")
        return readNumber(value, 1, into.atOnce) ? "" : "a number from 1 to 1000";
    if (key == "not-ready-nodes")
        return readNumber(value, 0, into.notReadyNodes) ? "" : "a number from 0 to 1000";
    if (key == "at-deadline")
        return readWord(value, deadlines, into.atDeadline) ? "" : "skip, ask or force";
    return readWord(value, failures, into.onDrainFailure) ? "" : "keep-trying or give-up";
}

} // namespace

std::string readMaintenancePolicy(const std::string &text, MaintenanceSettings &into)
{
    for (const std::string &word : commaWords(text)) {
        const std::size_t equals = word.find('=');
        const std::string key = word.substr(0, equals);
        if (key != "at-once" && key != "not-ready-nodes" && key != "at-deadline"
            && key != "drain-failure")
            return "'" + word
                + "' is not at-once=N, not-ready-nodes=N, at-deadline=WORD or drain-failure=WORD";
        const std::string value = equals == std::string::npos ? "" : word.substr(equals + 1);
        if (const std::string wanted = readPart(key, value, into); !wanted.empty())
            return key + " is '" + value + "', and has to be " + wanted;
    }
    return {};
}

} // namespace hp::app
