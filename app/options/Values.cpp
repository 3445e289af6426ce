// SPDX-License-Identifier: Apache-2.0
#include "app/options/Values.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>

namespace hp::app {

namespace {

std::string notAmong(const std::string &text, const std::vector<std::string> &allowed)
{
    if (std::find(allowed.begin(), allowed.end(), text) != allowed.end())
        return {};
    std::string list;
    for (const std::string &word : allowed)
        list += (list.empty() ? "" : ", ") + word;
    return "'" + text + "' is not one of " + list;
}

} // namespace

std::string readEndpoint(const std::string &text, ListenOptions &into)
{
    const std::size_t colon = text.rfind(':');
    const std::string address = colon == std::string::npos ? "" : text.substr(0, colon);
    const bool bracketed = address.size() > 2 && address.front() == '[' && address.back() == ']';
    unsigned port = 0;
    const char *first = text.data() + (colon == std::string::npos ? 0 : colon + 1);
    const char *last = text.data() + text.size();
    const auto [end, failure] = std::from_chars(first, last, port);
    if (address.empty() || first == last || failure != std::errc() || end != last || port > 65535)
        return "'" + text + "' is not ADDRESS:PORT";
    into.address = bracketed ? address.substr(1, address.size() - 2) : address;
    into.port = static_cast<std::uint16_t>(port);
    return {};
}

std::string readScale(const std::string &text, double &into)
{
    char *end = nullptr;
    const double value = std::strtod(text.c_str(), &end);
    if (text.empty() || *end != '\0' || !(value >= 1.0 && value <= 10000.0))
        return "'" + text + "' is not a number from 1 to 10000";
    into = value;
    return {};
}

std::string readSize(const std::string &text, std::int64_t &into)
{
    std::int64_t number = 0;
    const char *last = text.data() + text.size();
    const auto [end, failure] = std::from_chars(text.data(), last, number);
    const std::string unit(end, last);
    const std::int64_t factor = unit == "MB" ? 1024 * 1024
        : unit == "GB"                       ? 1024LL * 1024 * 1024
                                             : 0;
    if (failure != std::errc() || factor == 0 || number <= 0 || number > 1'000'000
        || number * factor < 16 * 1024 * 1024)
        return "'" + text + "' is not a size such as 512MB or 4GB, at least 16MB";
    into = number * factor;
    return {};
}

std::string readWhole(const std::string &text, const WholeNumber &wanted, int &into)
{
    int number = 0;
    const char *last = text.data() + text.size();
    const auto [end, failure] = std::from_chars(text.data(), last, number);
    if (failure != std::errc() || end != last || number < wanted.min || number > wanted.max)
        return "'" + text + "' is not a number " + wanted.of + " from " + std::to_string(wanted.min)
            + " to " + std::to_string(wanted.max);
    into = number;
    return {};
}

std::string
readOneOf(const std::string &text, std::initializer_list<const char *> allowed, std::string &into)
{
    const std::string fault = notAmong(text, {allowed.begin(), allowed.end()});
    if (fault.empty())
        into = text;
    return fault;
}

std::vector<std::string> commaWords(const std::string &text)
{
    std::vector<std::string> words;
    std::size_t begin = 0;
    while (begin <= text.size()) {
        const std::size_t end = std::min(text.find(',', begin), text.size());
        words.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return words;
}

std::string readWords(const std::string &text,
                      const std::vector<std::string> &allowed,
                      std::set<std::string> &into)
{
    for (const std::string &word : commaWords(text)) {
        if (std::string fault = notAmong(word, allowed); !fault.empty())
            return fault;
        into.insert(word);
    }
    return {};
}

namespace {

using maintenance::AtDeadline;
using maintenance::Limit;
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

bool readLimit(const std::string &text, int least, Limit &into)
{
    const bool percent = text.ends_with('%');
    int number = 0;
    if (!readNumber(percent ? text.substr(0, text.size() - 1) : text, least, number)
        || (percent && number > 100))
        return false;
    into = {number, percent};
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
        return readLimit(value, 1, into.atOnce) ? "" : "a number from 1 to 1000, or a percentage";
    if (key == "not-ready-nodes" || key == "not-ready-elsewhere")
        return readLimit(
                   value, 0, key == "not-ready-nodes" ? into.notReadyNodes : into.notReadyElsewhere)
            ? ""
            : "a number from 0 to 1000, or a percentage";
    if (key == "one-after-another") {
        into.oneAfterAnother = value;
        return value.empty() ? "a label of Nodes, such as topology.kubernetes.io/zone" : "";
    }
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
        if (key != "at-once" && key != "not-ready-nodes" && key != "not-ready-elsewhere"
            && key != "one-after-another" && key != "at-deadline" && key != "drain-failure")
            return "'" + word
                + "' is not at-once=N, not-ready-nodes=N, not-ready-elsewhere=N, "
                  "one-after-another=LABEL, at-deadline=WORD or drain-failure=WORD";
        const std::string value = equals == std::string::npos ? "" : word.substr(equals + 1);
        if (const std::string wanted = readPart(key, value, into); !wanted.empty())
            return key + " is '" + value + "', and must be " + wanted;
    }
    return {};
}

} // namespace hp::app
