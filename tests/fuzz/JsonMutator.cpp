// SPDX-License-Identifier: Apache-2.0
// Changes inputs that are JSON as JSON: values are copied, moved, removed and renamed, so that most
// inputs get past the parser. One in eight is changed byte by byte, for the parser's sake. Only in
// the build for libFuzzer.
#include "tests/fuzz/Expect.h"

#include <cstring>
#include <nlohmann/json.hpp>
#include <random>
#include <string>
#include <vector>

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t *data, std::size_t size, std::size_t most);
extern "C" std::size_t
LLVMFuzzerCustomMutator(std::uint8_t *data, std::size_t size, std::size_t most, unsigned seed);

namespace hp::fuzz {

namespace {

class JsonMutator
{
public:
    JsonMutator(Json &root, unsigned seed)
        : m_random(seed)
    {
        collect(root, 0);
    }

    void change()
    {
        Json &node = *m_nodes[below(m_nodes.size())];
        switch (below(8)) {
        case 0:
            node = leaf();
            break;
        case 1:
            // A copy first: the node may lie inside the other one.
            node = Json(*m_nodes[below(m_nodes.size())]);
            break;
        case 2:
            node = wrapped(node);
            break;
        case 3:
        case 4:
            insertInto(node);
            break;
        case 5:
            eraseFrom(node);
            break;
        case 6:
            rename(node);
            break;
        default:
            if (node.is_array() && !node.empty())
                std::swap(node[below(node.size())], node[below(node.size())]);
            else
                node = word();
        }
    }

private:
    std::size_t below(std::size_t limit)
    {
        return std::uniform_int_distribution<std::size_t>(0, limit - 1)(m_random);
    }

    void collect(Json &node, int depth)
    {
        if (m_nodes.size() > 4000 || depth > 200)
            return;
        m_nodes.push_back(&node);
        if (node.is_structured()) {
            for (Json &item : node)
                collect(item, depth + 1);
        }
    }

    std::string word() { return std::string(words()[below(words().size())]); }

    Json leaf()
    {
        static const std::vector<Json> plain{nullptr,
                                             true,
                                             false,
                                             0,
                                             1,
                                             -1,
                                             1.5,
                                             9223372036854775807,
                                             "",
                                             "a",
                                             Json::object(),
                                             Json::array()};
        const std::size_t pick = below(plain.size() + 6);
        return pick < plain.size() ? plain[pick] : Json(word());
    }

    Json wrapped(const Json &node)
    {
        Json outer = below(2) == 0 ? Json::object() : Json::array();
        if (outer.is_object())
            outer[word()] = node;
        else
            outer.push_back(node);
        return outer;
    }

    void insertInto(Json &node)
    {
        const Json value = below(2) == 0 ? leaf() : Json(*m_nodes[below(m_nodes.size())]);
        if (node.is_array())
            node.insert(node.begin() + static_cast<std::ptrdiff_t>(below(node.size() + 1)), value);
        else if (node.is_object())
            node[word()] = value;
        else
            node = value;
    }

    void eraseFrom(Json &node)
    {
        if (node.is_array() && !node.empty())
            node.erase(below(node.size()));
        else if (node.is_object() && !node.empty())
            node.erase(std::next(node.begin(), static_cast<std::ptrdiff_t>(below(node.size()))));
    }

    void rename(Json &node)
    {
        if (!node.is_object() || node.empty())
            return;
        const auto it = std::next(node.begin(), static_cast<std::ptrdiff_t>(below(node.size())));
        const std::string key = it.key();
        Json value = std::move(it.value());
        node.erase(key);
        node[word()] = std::move(value);
    }

    std::minstd_rand m_random;
    std::vector<Json *> m_nodes{};
};

} // namespace

} // namespace hp::fuzz

extern "C" std::size_t
LLVMFuzzerCustomMutator(std::uint8_t *data, std::size_t size, std::size_t most, unsigned seed)
{
    using hp::Json;
    Json json = Json::parse(data, data + size, nullptr, false);
    if (json.is_discarded() || seed % 8 == 0)
        return LLVMFuzzerMutate(data, size, most);
    const unsigned changes = 1 + seed / 8 % 3;
    for (unsigned i = 0; i < changes; ++i)
        hp::fuzz::JsonMutator(json, seed + i).change();
    const std::string text = json.dump(-1, ' ', false, Json::error_handler_t::replace);
    if (text.size() > most)
        return LLVMFuzzerMutate(data, size, most);
    std::memcpy(data, text.data(), text.size());
    return text.size();
}
