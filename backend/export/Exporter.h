// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/export/Story.h"

#include <string>
#include <string_view>
#include <vector>

namespace hp::exports {

/// Where the bytes of an export go.
class Sink
{
public:
    Sink() = default;
    Sink(const Sink &) = delete;
    Sink &operator=(const Sink &) = delete;
    virtual ~Sink() = default;

    /// False when nobody takes them any more.
    [[nodiscard]] virtual bool write(std::string_view bytes) = 0;
};

/// Text on its way into a sink, in pieces of some size.
class Output
{
public:
    explicit Output(Sink &sink)
        : m_sink(sink)
    { }

    Output &operator<<(std::string_view text)
    {
        m_waiting += text;
        if (m_waiting.size() >= pieceSize)
            flush();
        return *this;
    }
    void flush()
    {
        m_ok = m_ok && (m_waiting.empty() || m_sink.write(m_waiting));
        m_waiting.clear();
    }
    [[nodiscard]] bool ok() const { return m_ok; }

private:
    static constexpr std::size_t pieceSize = 64 * 1024;

    Sink &m_sink;
    std::string m_waiting{};
    bool m_ok = true;
};

/// Writes one format. Facts come in order, redacted, each with the entries that it gave; `fact` is
/// null for the entries that only the end of the range brings. The same calls give the same bytes.
class Exporter
{
public:
    Exporter() = default;
    Exporter(const Exporter &) = delete;
    Exporter &operator=(const Exporter &) = delete;
    virtual ~Exporter() = default;

    virtual void add(const incident::Fact *fact, const std::vector<incident::Entry> &entries) = 0;
    /// After the last fact; the story lives as long as the call.
    virtual void finish(const Story &story) = 0;
    /// False when the sink took no more.
    [[nodiscard]] virtual bool ok() const = 0;
};

} // namespace hp::exports
