// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/kube/config/Origin.h"
#include "model/base/Result.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>
#include <yaml-cpp/yaml.h>

namespace YAML {
class Node;
}

namespace hp::kube {

/// A YAML value as JSON text: plain words that are a number, true, false or null in YAML 1.1 are so
/// in JSON, quoted ones are texts. Invalid when it is too deep or, with aliases, too large.
[[nodiscard]] Result<std::string> jsonOfYaml(const YAML::Node &value);

/// The first thing that is wrong with a file.
class YamlFaults
{
public:
    explicit YamlFaults(std::string file)
        : m_file(std::move(file))
    { }

    void add(int line, std::string_view key, std::string_view what);

    [[nodiscard]] const std::string &file() const { return m_file; }
    [[nodiscard]] const std::string &first() const { return m_first; } ///< empty: nothing
    /// Of one map into another, which costs nothing in the file; false when it is one too many.
    [[nodiscard]] bool countMerge() { return ++m_merges <= maxMerges; }

private:
    static constexpr int maxMerges = 1000;

    std::string m_file;
    std::string m_first;
    int m_merges = 0;
};

/// The fields of one YAML map of a kubeconfig, read as clients of Kubernetes read them: a key that
/// is there twice counts with its last value, `<<` takes in another map, null is nothing, keys that
/// nobody knows are left alone. What does not fit is a fault, and reads as nothing.
class YamlFields
{
public:
    /// Of `node` at `path`; empty when that is null or not there.
    YamlFields(const YAML::Node &node, std::string path, int line, YamlFaults &faults);

    [[nodiscard]] bool has(std::string_view key) const;
    /// A value that is no list or map, as it is written.
    [[nodiscard]] std::string text(std::string_view key) const;
    [[nodiscard]] bool flag(std::string_view key) const;
    /// A file's name, absolute: what is relative is so to the folder of the kubeconfig, not to
    /// where the program was started.
    [[nodiscard]] std::string file(std::string_view key) const;
    /// Base64, decoded.
    [[nodiscard]] std::string data(std::string_view key) const;
    [[nodiscard]] std::vector<std::string> texts(std::string_view key) const;
    [[nodiscard]] YamlFields map(std::string_view key) const;
    [[nodiscard]] std::vector<YamlFields> maps(std::string_view key) const;
    /// The keys that are there, sorted.
    [[nodiscard]] std::vector<std::string> keys() const;
    /// Any value as JSON text; empty when it is not there.
    [[nodiscard]] std::string json(std::string_view key) const;

    void fault(std::string_view key, std::string_view what) const;
    [[nodiscard]] const Origin &origin() const { return m_origin; }

private:
    void read(const YAML::Node &node, int depth);
    [[nodiscard]] YAML::Node node(std::string_view key) const;
    /// Those of a list.
    [[nodiscard]] std::vector<YAML::Node> items(std::string_view key) const;
    [[nodiscard]] std::string pathOf(std::string_view key) const;
    [[nodiscard]] int lineOf(std::string_view key) const;

    YamlFaults *m_faults;
    Origin m_origin{};
    std::map<std::string, YAML::Node, std::less<>> m_fields{};
};

} // namespace hp::kube
