// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/config/YamlFields.h"

#include "model/base/Json.h"

#include <QByteArray>
#include <QDir>
#include <QFileInfo>
#include <QString>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <nlohmann/json.hpp>
#include <yaml-cpp/yaml.h>

namespace hp::kube {

namespace {

/// `<<` in what `<<` took in, and so on; more is a loop or meant badly.
constexpr int maxMergeDepth = 16;

int lineOfMark(const YAML::Node &node)
{
    return node.Mark().line + 1;
}

bool isOneOf(const std::string &text, const std::array<const char *, 11> &words)
{
    return std::find(words.begin(), words.end(), text) != words.end();
}

} // namespace

void YamlFaults::add(int line, std::string_view key, std::string_view what)
{
    if (!m_first.empty())
        return;
    m_first = m_file + ':' + std::to_string(std::max(line, 1)) + ": ";
    m_first.append(key).append(": ").append(what);
}

YamlFields::YamlFields(const YAML::Node &node, std::string path, int line, YamlFaults &faults)
    : m_faults(&faults)
{
    m_origin.file = faults.file();
    m_origin.path = std::move(path);
    m_origin.line = line;
    if (!node.IsDefined() || node.IsNull())
        return;
    if (!node.IsMap()) {
        faults.add(line, m_origin.path, "expected keys with values");
        return;
    }
    m_origin.line = lineOfMark(node);
    read(node, 0);
}

void YamlFields::read(const YAML::Node &map, int depth)
{
    if (depth > maxMergeDepth) {
        m_faults->add(m_origin.line, m_origin.path, "merges itself");
        return;
    }
    if (depth > 0 && !m_faults->countMerge()) {
        m_faults->add(m_origin.line, m_origin.path, "merges too much");
        return;
    }
    // What is merged in comes first, so that the map's own keys replace it.
    for (const auto &entry : map) {
        if (!entry.first.IsScalar() || entry.first.Scalar() != "<<" || entry.first.Tag() == "!")
            continue;
        if (entry.second.IsMap()) {
            read(entry.second, depth + 1);
        } else if (entry.second.IsSequence()) {
            for (std::size_t i = entry.second.size(); i > 0; --i) {
                if (const YAML::Node part = entry.second[i - 1]; part.IsMap())
                    read(part, depth + 1);
            }
        }
    }
    for (const auto &entry : map) {
        if (!entry.first.IsScalar() || (entry.first.Scalar() == "<<" && entry.first.Tag() != "!"))
            continue;
        const std::string &key = entry.first.Scalar();
        // Never assigned: that would change the node itself, and with it whoever else has it by
        // alias.
        m_fields.erase(key);
        m_fields.emplace(key, entry.second);
        m_origin.lines.insert_or_assign(key, lineOfMark(entry.first));
    }
}

YAML::Node YamlFields::node(std::string_view key) const
{
    const auto found = m_fields.find(key);
    return found == m_fields.end() ? YAML::Node(YAML::NodeType::Undefined) : found->second;
}

bool YamlFields::has(std::string_view key) const
{
    const YAML::Node value = node(key);
    return value.IsDefined() && !value.IsNull();
}

std::string YamlFields::pathOf(std::string_view key) const
{
    return m_origin.path.empty() ? std::string(key) : m_origin.path + '.' + std::string(key);
}

int YamlFields::lineOf(std::string_view key) const
{
    const auto found = m_origin.lines.find(key);
    return found == m_origin.lines.end() ? m_origin.line : found->second;
}

void YamlFields::fault(std::string_view key, std::string_view what) const
{
    m_faults->add(lineOf(key), pathOf(key), what);
}

std::string YamlFields::text(std::string_view key) const
{
    if (!has(key))
        return {};
    const YAML::Node value = node(key);
    if (value.IsScalar())
        return value.Scalar();
    fault(key, "expected one value");
    return {};
}

bool YamlFields::flag(std::string_view key) const
{
    // The words of YAML 1.1, which is what clients of Kubernetes read.
    static constexpr std::array<const char *, 11> yes{
        "true", "True", "TRUE", "yes", "Yes", "YES", "on", "On", "ON", "y", "Y"};
    static constexpr std::array<const char *, 11> no{
        "false", "False", "FALSE", "no", "No", "NO", "off", "Off", "OFF", "n", "N"};
    const std::string value = text(key);
    if (!value.empty() && !isOneOf(value, yes) && !isOneOf(value, no))
        fault(key, "expected true or false");
    return isOneOf(value, yes);
}

std::string YamlFields::file(std::string_view key) const
{
    const std::string name = text(key);
    if (name.empty())
        return {};
    const QDir folder = QFileInfo(QString::fromStdString(m_origin.file)).absoluteDir();
    return QDir::cleanPath(folder.absoluteFilePath(QString::fromStdString(name))).toStdString();
}

std::string YamlFields::data(std::string_view key) const
{
    std::string encoded = text(key);
    std::erase_if(encoded, [](char c) { return c == '\n' || c == '\r'; });
    if (encoded.empty())
        return {};
    const auto decoded = QByteArray::fromBase64Encoding(QByteArray::fromStdString(encoded),
                                                        QByteArray::AbortOnBase64DecodingErrors);
    if (decoded && encoded.size() % 4 == 0)
        return decoded.decoded.toStdString();
    fault(key, "is not base64");
    return {};
}

std::vector<YAML::Node> YamlFields::items(std::string_view key) const
{
    std::vector<YAML::Node> result;
    if (!has(key))
        return result;
    const YAML::Node list = node(key);
    if (!list.IsSequence()) {
        fault(key, "expected a list");
        return result;
    }
    for (const YAML::Node &item : list)
        result.push_back(item);
    return result;
}

std::vector<std::string> YamlFields::texts(std::string_view key) const
{
    std::vector<std::string> result;
    for (const YAML::Node &item : items(key)) {
        if (item.IsScalar())
            result.push_back(item.Scalar());
        else
            m_faults->add(lineOfMark(item), pathOf(key), "expected a list of single values");
    }
    return result;
}

YamlFields YamlFields::map(std::string_view key) const
{
    return {node(key), pathOf(key), lineOf(key), *m_faults};
}

std::vector<YamlFields> YamlFields::maps(std::string_view key) const
{
    std::vector<YamlFields> result;
    for (const YAML::Node &item : items(key))
        result.emplace_back(item, pathOf(key), lineOfMark(item), *m_faults);
    return result;
}

std::vector<std::string> YamlFields::keys() const
{
    std::vector<std::string> result;
    for (const auto &field : m_fields)
        result.push_back(field.first);
    return result;
}

std::string YamlFields::json(std::string_view key) const
{
    if (!has(key))
        return {};
    auto text = jsonOfYaml(node(key));
    if (text)
        return std::move(*text);
    fault(key, text.error().message);
    return {};
}

namespace {

constexpr int maxYamlDepth = 32;
constexpr int maxValues = 10'000;

/// Counts what was taken: an alias costs nothing in the file, and everything here.
struct Budget {
    int depth = 0;
    int values = 0;
    bool spent = false;
};

template<typename Number>
bool readNumber(const std::string &text, Number &number)
{
    const char *const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    return error == std::errc() && stop == end;
}

Json scalar(const YAML::Node &node)
{
    const std::string &text = node.Scalar();
    if (node.Tag() == "!") // quoted
        return text;
    for (const char *word : {"true", "True", "TRUE", "yes", "Yes", "YES", "on", "On", "ON"}) {
        if (text == word)
            return true;
    }
    for (const char *word : {"false", "False", "FALSE", "no", "No", "NO", "off", "Off", "OFF"}) {
        if (text == word)
            return false;
    }
    std::int64_t whole = 0;
    if (readNumber(text, whole))
        return whole;
    double real = 0;
    // from_chars reads "inf" and "nan" as well, which JSON has no number for.
    const bool isNumeric = text.find_first_not_of("0123456789+-.eE") == std::string::npos;
    if (isNumeric && readNumber(text, real) && std::isfinite(real))
        return real;
    return text;
}

Json convert(const YAML::Node &node, Budget &budget)
{
    if (++budget.values > maxValues || budget.depth > maxYamlDepth) {
        budget.spent = true;
        return nullptr;
    }
    ++budget.depth;
    Json result = nullptr;
    if (node.IsScalar()) {
        result = scalar(node);
    } else if (node.IsSequence()) {
        result = Json::array();
        for (auto it = node.begin(); it != node.end() && !budget.spent; ++it)
            result.push_back(convert(*it, budget));
    } else if (node.IsMap()) {
        result = Json::object();
        for (auto it = node.begin(); it != node.end() && !budget.spent; ++it) {
            if (it->first.IsScalar())
                result[it->first.Scalar()] = convert(it->second, budget);
        }
    }
    --budget.depth;
    return result;
}

} // namespace

Result<std::string> jsonOfYaml(const YAML::Node &value)
{
    Budget budget;
    const Json json = convert(value, budget);
    if (budget.spent)
        return unexpected(ErrorCode::Invalid, "is too large or too deep");
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace hp::kube
