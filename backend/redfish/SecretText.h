// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string.h> // NOLINT(modernize-deprecated-headers): explicit_bzero is not in std
#include <string>
#include <string_view>
#include <utility>

namespace hp::redfish {

/// Text whose bytes are overwritten when it goes: passwords, tokens and headers made of them.
class SecretText
{
public:
    SecretText() = default;
    explicit SecretText(std::string text)
        : m_text(std::move(text))
    { }
    SecretText(const SecretText &other) = default;
    SecretText(SecretText &&other) noexcept
        : m_text(other.m_text)
    {
        other.wipe(); // a moved-from short string would keep its bytes
    }
    SecretText &operator=(SecretText other) noexcept
    {
        m_text.swap(other.m_text);
        return *this;
    }
    ~SecretText() { wipe(); }

    [[nodiscard]] const std::string &text() const { return m_text; }
    [[nodiscard]] bool isEmpty() const { return m_text.empty(); }
    void append(std::string_view more)
    {
        if (m_text.size() + more.size() > m_text.capacity()) {
            std::string wider;
            wider.reserve(2 * (m_text.size() + more.size()));
            wider = m_text;
            m_text.swap(wider);
            explicit_bzero(wider.data(), wider.size());
        }
        m_text.append(more);
    }
    bool operator==(const SecretText &other) const { return m_text == other.m_text; }

private:
    void wipe()
    {
        explicit_bzero(m_text.data(), m_text.size());
        m_text.clear();
    }

    std::string m_text;
};

} // namespace hp::redfish
