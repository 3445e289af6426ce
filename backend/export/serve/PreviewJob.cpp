// SPDX-License-Identifier: Apache-2.0
#include "backend/export/serve/PreviewJob.h"

#include "backend/export/serve/EntriesPreview.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::exports {

namespace {

constexpr int factsOfPreview = 500;
constexpr std::size_t maxEntries = 2000;
/// Of a document; what is longer is read as a file.
constexpr std::size_t maxRows = 500;
constexpr std::size_t maxBytes = 4 * 1024 * 1024;

/// Keeps the text.
class TextSink final : public Sink
{
public:
    bool write(std::string_view bytes) override
    {
        m_text += bytes;
        return m_text.size() <= maxBytes;
    }
    [[nodiscard]] const std::string &text() const { return m_text; }

private:
    std::string m_text{};
};

} // namespace

PreviewJob::PreviewJob(Parts parts)
    : m_parts(std::move(parts))
    , m_sink(std::make_unique<TextSink>())
    , m_next(this)
{
    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, &PreviewJob::pump);
}

PreviewJob::~PreviewJob() = default;

void PreviewJob::start()
{
    ExportSettings &settings = m_parts.settings;
    settings.maxRows = maxRows;
    auto source = m_parts.open(settings.incident.machines, settings.incident.from, settings.end);
    if (!source)
        return finish(unexpected(source.error()));
    m_source = std::move(*source);
    if (m_parts.format)
        m_exporter = m_parts.format->make(*m_sink);
    else
        m_exporter = std::make_unique<EntriesPreview>(settings.incident, maxEntries);
    m_run =
        std::make_unique<ExportRun>(settings, *m_source, std::vector<Exporter *>{m_exporter.get()});
    m_next.start(0);
}

void PreviewJob::cancel()
{
    finish(unexpected(ErrorCode::Refused, "the backend is stopping"));
}

void PreviewJob::pump()
{
    const auto more = m_run->step(factsOfPreview);
    if (!more && more.error().code != ErrorCode::Refused)
        return finish(unexpected(more.error()));
    if (!more || (!*more && !m_exporter->ok()))
        return finish(unexpected(ErrorCode::Refused,
                                 "the document is too long for a preview; export it as a file"));
    if (*more)
        return m_next.start(0);
    finish(shown());
}

Json PreviewJob::shown() const
{
    Json shown = Json::object();
    if (m_parts.format)
        shown["text"] = static_cast<const TextSink &>(*m_sink).text();
    else
        shown = static_cast<const EntriesPreview &>(*m_exporter).shown();
    shown["format"] = m_parts.format ? m_parts.format->name : "entries";
    shown["preset"] = toString(m_parts.settings.preset);
    shown["facts"] = m_run->done();
    shown["end"] = formatMicroTime(m_parts.settings.end);
    return shown;
}

void PreviewJob::finish(Result<Json> answer)
{
    if (std::exchange(m_over, true))
        return;
    m_next.stop();
    m_parts.reply(std::move(answer));
    emit finished();
}

} // namespace hp::exports

#include "moc_PreviewJob.cpp"
