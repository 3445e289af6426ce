// SPDX-License-Identifier: Apache-2.0
#include "backend/export/serve/ExportJob.h"

#include "model/base/JsonTree.h"

#include <QFile>

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::exports {

namespace {

constexpr int factsAtOnce = 500;
constexpr int statesAtOnce = 200;
constexpr std::uint64_t factsPerReport = 10'000;
/// What may wait for a client. The front cuts one that owes eight times as much.
constexpr std::size_t maxWaitingBytes = 1024 * 1024;
/// How soon a client that has enough is looked at again. Its own time: a socket knows no lab clock.
constexpr int retryPause = 5;

http::HttpResponse refusalOf(const Error &error)
{
    http::HttpResponse response;
    response.status = error.code == ErrorCode::NotFound ? 404 : 503;
    response.body = compactJson({{"error", error.message}});
    return response;
}

http::HttpResponse headOf(const ExportRequest &request)
{
    http::HttpResponse head;
    head.contentType = request.format ? request.format->mediaType : bundleType;
    head.headers = {{"Content-Disposition", "attachment; filename=\"" + fileNameOf(request) + '"'},
                    {"Cache-Control", "no-store"},
                    {"X-Content-Type-Options", "nosniff"},
                    // A page that somebody opens here may neither run nor fetch anything.
                    {"Content-Security-Policy",
                     "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:"}};
    return head;
}

} // namespace

/// Hands text to the client and sums it up.
class ExportJob::StreamSink final : public Sink
{
public:
    bool write(std::string_view bytes) override
    {
        m_bytes += bytes.size();
        m_hash.addData(QByteArrayView(bytes.data(), static_cast<qsizetype>(bytes.size())));
        return m_stream && m_stream->write(http::chunkOf(std::string(bytes)));
    }
    void use(std::shared_ptr<http::HttpStream> stream) { m_stream = std::move(stream); }
    [[nodiscard]] bool isFull() const { return m_stream && m_stream->pending() > maxWaitingBytes; }
    void close()
    {
        if (m_stream)
            m_stream->end();
    }
    [[nodiscard]] std::uint64_t bytes() const { return m_bytes; }
    [[nodiscard]] std::string sha256() const { return m_hash.result().toHex().toStdString(); }

private:
    std::shared_ptr<http::HttpStream> m_stream{};
    QCryptographicHash m_hash{QCryptographicHash::Sha256};
    std::uint64_t m_bytes = 0;
};

ExportJob::ExportJob(Parts parts)
    : m_parts(std::move(parts))
    , m_sink(std::make_unique<StreamSink>())
{
    m_next.setSingleShot(true);
}

ExportJob::~ExportJob() = default;

void ExportJob::start()
{
    if (!m_parts.request.findsStory)
        return begin();
    const ExportSettings &settings = m_parts.settings;
    auto source = m_parts.open(settings.incident.machines, settings.incident.from, settings.end);
    if (!source)
        return fail(source.error());
    m_source = std::move(*source);
    m_builder = std::make_unique<incident::EntryBuilder>(
        settings.incident,
        [limits = settings.limits](const incident::EntryHold &hold) { return limits(hold, {}); });
    connect(&m_next, &QTimer::timeout, this, &ExportJob::findStory);
    m_next.start(0);
}

void ExportJob::findStory()
{
    std::vector<incident::Entry> entries;
    incident::Fact fact;
    bool over = false;
    for (int i = 0; i < factsAtOnce && !over; ++i) {
        const auto more = m_source->next(fact);
        if (!more)
            return fail(more.error());
        over = !*more;
        if (over)
            m_builder->finish(m_parts.settings.end, entries);
        else
            m_builder->add(fact, entries);
    }
    for (const incident::Entry &entry : entries)
        m_story.add(entry);
    if (!over)
        return m_next.start(0);
    ExportSettings &settings = m_parts.settings;
    if (const auto story = m_story.found(settings.end)) {
        settings.incident.from = story->from;
        if (story->to < settings.end) {
            settings.incident.to = story->to;
            settings.end = story->to;
        }
    }
    m_builder.reset();
    m_next.disconnect(this);
    begin();
}

void ExportJob::begin()
{
    const ExportSettings &settings = m_parts.settings;
    auto source = m_parts.open(settings.incident.machines, settings.incident.from, settings.end);
    if (!source)
        return fail(source.error());
    m_source = std::move(*source);
    connect(&m_next, &QTimer::timeout, this, &ExportJob::pump);
    std::vector<Exporter *> exporters;
    if (m_parts.request.format) {
        http::HttpResponse head = headOf(m_parts.request);
        head.headers.emplace_back("X-Holdpoint-Facts", std::to_string(m_source->expected()));
        m_sink->use(m_parts.exchange->stream(std::move(head)));
        m_exporter = m_parts.request.format->make(*m_sink);
        exporters = {m_exporter.get()};
    } else {
        m_bundle = std::make_unique<BundleWriter>(m_parts.request.content, m_parts.folder);
        m_bundle->signWith(m_parts.key);
        if (const auto opened = m_bundle->open(); !opened)
            return fail(opened.error());
        exporters = m_bundle->exporters();
    }
    m_run = std::make_unique<ExportRun>(settings, *m_source, std::move(exporters));
    m_next.start(0);
}

void ExportJob::cancel(const char *why)
{
    if (!m_over)
        finish(ExportProgress::State::Cancelled, why);
}

void ExportJob::pump()
{
    if (m_sink->isFull())
        return m_next.start(retryPause);
    const auto more = m_run->step(factsAtOnce);
    if (!more && more.error().code == ErrorCode::Refused)
        return finish(ExportProgress::State::Cancelled, more.error().message);
    if (!more)
        return m_bundle ? fail(more.error())
                        : finish(ExportProgress::State::Failed, more.error().message);
    if (!*more)
        return m_bundle ? startStates() : finish(ExportProgress::State::Done, {});
    if (m_run->done() - m_told >= factsPerReport) {
        m_told = m_run->done();
        m_parts.onChanged({ExportProgress::State::Running,
                           m_run->done(),
                           m_run->expected(),
                           m_sink->bytes(),
                           {},
                           {}});
    }
    m_next.start(0);
}

void ExportJob::startStates()
{
    const ExportSettings &settings = m_parts.settings;
    if (!m_parts.openStates || m_parts.request.content != BundleContent::Everything)
        return sendBundle();
    if (settings.preset != incident::Preset::Internal) {
        m_bundle->leaveStatesOut(leftOutFor(settings.preset));
        return sendBundle();
    }
    auto states = m_parts.openStates(settings.incident.from, settings.end);
    if (!states)
        return fail(states.error());
    m_states = std::move(*states);
    m_next.disconnect(this);
    connect(&m_next, &QTimer::timeout, this, &ExportJob::pumpStates);
    m_next.start(0);
}

void ExportJob::pumpStates()
{
    const auto more = m_bundle->storeStates(*m_states, statesAtOnce);
    if (!more)
        return fail(more.error());
    if (!*more)
        return sendBundle();
    m_next.start(0);
}

void ExportJob::fail(const Error &error)
{
    m_parts.exchange->respond(refusalOf(error));
    finish(ExportProgress::State::Failed, error.message);
}

void ExportJob::sendBundle()
{
    m_states.reset();
    const std::string path = m_bundle->ownPath();
    if (const auto packed = m_bundle->pack(*m_run, path); !packed)
        return fail(packed.error());
    auto file = std::make_shared<QFile>(QString::fromStdString(path));
    if (!file->open(QIODevice::ReadOnly))
        return fail({ErrorCode::Unreachable, "the bundle cannot be read", {}, {}});
    http::HttpResponse head = headOf(m_parts.request);
    head.headers.emplace_back("X-Holdpoint-Bytes", std::to_string(file->size()));
    m_sink->use(m_parts.exchange->stream(std::move(head)));
    m_next.disconnect(this);
    connect(&m_next, &QTimer::timeout, this, [this, file] {
        if (m_sink->isFull())
            return m_next.start(retryPause);
        const QByteArray piece = file->read(256 * 1024);
        if (piece.isEmpty())
            return finish(ExportProgress::State::Done, {});
        if (!m_sink->write({piece.constData(), static_cast<std::size_t>(piece.size())}))
            return finish(ExportProgress::State::Cancelled, "the client is gone");
        m_next.start(0);
    });
    m_next.start(0);
}

void ExportJob::finish(ExportProgress::State state, const std::string &trouble)
{
    if (std::exchange(m_over, true))
        return;
    m_next.stop();
    // Whoever keeps the file must see that it is not whole; a stream itself ends the same way.
    if (state != ExportProgress::State::Done && m_run)
        static_cast<void>(m_sink->write("\n\nTHIS EXPORT IS NOT COMPLETE: " + trouble + '\n'));
    m_sink->close();
    m_parts.onChanged({state,
                       m_run ? m_run->done() : 0,
                       m_run ? m_run->expected() : 0,
                       m_sink->bytes(),
                       m_sink->sha256(),
                       trouble});
    emit finished();
}

} // namespace hp::exports

#include "moc_ExportJob.cpp"
