// SPDX-License-Identifier: Apache-2.0
#include "backend/redfish/transport/Engine.h"

#include "backend/redfish/session/BmcClient.h"
#include "backend/redfish/transport/Transfer.h"

#include <curl/curl.h>

#include <algorithm>
#include <atomic>
#include <map>
#include <mutex>
#include <random>
#include <thread>
#include <vector>

namespace hp::redfish {

namespace {

constexpr Span longestWait = std::chrono::seconds(60);

/// One BMC: what is known about it and the handle to reach it.
struct Line {
    Line(const std::string &hostId, const BmcAddress &address, const ClientContext &context)
        : client(hostId, address, context)
        , transfer(context.settings)
    { }
    BmcClient client;
    Transfer transfer;
    std::unique_ptr<Transfer> listener{}; ///< an event stream that is open
    bool underWay = false;
    bool leaving = false; ///< only its logout is left
};

std::once_flag curlOnce;

} // namespace

struct Engine::Private {
    Private(RedfishSettings given, Voice ways)
        : settings(std::move(given))
        , voice(std::move(ways))
        , multi(curl_multi_init())
        , random(std::random_device{}())
    {
        curl_multi_setopt(multi, CURLMOPT_MAXCONNECTS, static_cast<long>(2 * settings.maxInFlight));
        curl_multi_setopt(multi, CURLMOPT_PIPELINING, long{CURLPIPE_NOTHING});
    }
    ~Private()
    {
        for (auto &[id, line] : lines) {
            if (line->underWay)
                curl_multi_remove_handle(multi, line->transfer.handle());
            endListening(*line);
        }
        leaving.clear();
        lines.clear();
        curl_multi_cleanup(multi);
    }

    void run();
    void takeSubmitted(Steady now);
    void take(Operation operation, Steady now);
    void refuse(Operation &operation, const Error &error) const;
    void startDue(Steady now);
    void start(Line &line, const HttpRequest &request, Steady now);
    void startListening(Line &line, const HttpRequest &request, Steady now);
    void endListening(Line &line);
    void finishDone();
    void finish(Line &line, CURLcode code);
    void enforceHeaderLimit(Steady now);
    void forgetIdle(Steady now);
    void leave(std::unique_ptr<Line> line, Steady now);
    void logoutAll();
    [[nodiscard]] Span waitTime(Steady now) const;

    const RedfishSettings settings;
    const Voice voice;
    const Deliver &deliver = voice.deliver;
    PayloadReader reader{};
    GroupHealth groups{settings, [this](const BrownOut &change) {
                           deliver([this, change] { voice.brownOut(change); });
                       }};
    CURLM *multi;
    std::minstd_rand random;
    std::map<std::string, std::unique_ptr<Line>> lines{};
    std::vector<std::unique_ptr<Line>> leaving{};
    int inFlight = 0;
    Steady nextSweep{};

    // The way in, shared with the threads that ask.
    std::mutex mutex{};
    std::vector<Operation> submitted{};
    std::function<void()> onStopped{};
    bool ended = false; ///< nothing is taken any more
    std::atomic<bool> stopping{false};
    std::thread thread{};
};

Engine::Engine(RedfishSettings settings, Voice voice)
{
    std::call_once(curlOnce, [] { curl_global_init(CURL_GLOBAL_DEFAULT); });
    m = std::make_unique<Private>(std::move(settings), std::move(voice));
    m->thread = std::thread([this] { m->run(); });
}

Engine::~Engine()
{
    m->stopping = true;
    curl_multi_wakeup(m->multi);
    m->thread.join();
}

void Engine::stop(std::function<void()> done)
{
    bool ended = false;
    {
        const std::lock_guard lock(m->mutex);
        ended = m->ended;
        if (!ended)
            m->onStopped = std::move(done);
    }
    if (ended) {
        m->deliver(std::move(done));
        return;
    }
    m->stopping = true;
    curl_multi_wakeup(m->multi);
}

void Engine::submit(Operation operation)
{
    {
        const std::lock_guard lock(m->mutex);
        if (!m->ended) {
            m->submitted.push_back(std::move(operation));
            curl_multi_wakeup(m->multi);
            return;
        }
    }
    m->refuse(operation, {ErrorCode::Unreachable, "the power driver has stopped"});
}

void Engine::Private::run()
{
    while (!stopping) {
        const Steady now = settings.time();
        takeSubmitted(now);
        startDue(now);
        int running = 0;
        curl_multi_perform(multi, &running);
        finishDone();
        enforceHeaderLimit(settings.time());
        forgetIdle(now);
        // What has just finished may have made the next request due.
        startDue(settings.time());
        const Span wait = waitTime(settings.time());
        if (wait.count() > 0)
            curl_multi_poll(multi, nullptr, 0, static_cast<int>(wait.count()), nullptr);
    }
    logoutAll();
    std::vector<Operation> late;
    std::function<void()> stopped;
    {
        const std::lock_guard lock(mutex);
        ended = true;
        late.swap(submitted);
        stopped.swap(onStopped);
    }
    for (Operation &operation : late)
        refuse(operation, {ErrorCode::Unreachable, "the power driver has stopped"});
    if (stopped)
        deliver(std::move(stopped));
}

void Engine::Private::refuse(Operation &operation, const Error &error) const
{
    std::visit(
        [&](auto &what) {
            deliver([reply = std::move(what.reply), error] { reply(unexpected(error)); });
        },
        operation.what);
}

void Engine::Private::takeSubmitted(Steady now)
{
    std::vector<Operation> fresh;
    {
        const std::lock_guard lock(mutex);
        fresh.swap(submitted);
    }
    for (Operation &operation : fresh)
        take(std::move(operation), now);
}

void Engine::Private::take(Operation operation, Steady now)
{
    auto parsed = parseBmcAddress(operation.address);
    if (!parsed) {
        refuse(operation, parsed.error());
        return;
    }
    auto found = lines.find(operation.hostId);
    if (found != lines.end() && !(found->second->client.address() == *parsed)) {
        leave(std::move(found->second), now); // the host moved to another BMC
        lines.erase(found);
        found = lines.end();
    }
    if (found == lines.end()) {
        auto line = std::make_unique<Line>(
            operation.hostId, *parsed, ClientContext{settings, reader, groups, voice});
        found = lines.emplace(operation.hostId, std::move(line)).first;
    }
    found->second->client.add(std::move(operation), now);
}

void Engine::Private::startDue(Steady now)
{
    // Commands of all hosts come before the polls of any.
    for (const bool commands : {true, false}) {
        for (auto &[id, line] : lines) {
            if (line->underWay || line->client.isIdle() || line->client.hasCommand() != commands)
                continue;
            if (inFlight >= settings.maxInFlight)
                return;
            if (const auto request = line->client.next(now))
                start(*line, *request, now);
            if (line->listener)
                continue;
            if (const auto stream = line->client.listen(now))
                startListening(*line, *stream, now);
        }
    }
}

/// A stream has a handle and a connection of its own, and does not count as a request under way.
void Engine::Private::startListening(Line &line, const HttpRequest &request, Steady now)
{
    line.listener = std::make_unique<Transfer>(settings);
    line.listener->onStream = [this, &line](std::string_view bytes) {
        line.client.heard(bytes, settings.time());
    };
    line.listener->prepare(request, now);
    curl_easy_setopt(line.listener->handle(), CURLOPT_PRIVATE, &line);
    curl_multi_add_handle(multi, line.listener->handle());
}

void Engine::Private::endListening(Line &line)
{
    if (line.listener)
        curl_multi_remove_handle(multi, line.listener->handle());
    line.listener.reset();
}

void Engine::Private::start(Line &line, const HttpRequest &request, Steady now)
{
    line.transfer.prepare(request, now);
    curl_easy_setopt(line.transfer.handle(), CURLOPT_PRIVATE, &line);
    line.underWay = true;
    ++inFlight;
    curl_multi_add_handle(multi, line.transfer.handle());
}

void Engine::Private::finishDone()
{
    int left = 0;
    while (const CURLMsg *message = curl_multi_info_read(multi, &left)) {
        if (message->msg != CURLMSG_DONE)
            continue;
        CURL *const easy = message->easy_handle;
        const CURLcode code = message->data.result;
        curl_multi_remove_handle(multi, easy);
        char *line = nullptr;
        curl_easy_getinfo(easy, CURLINFO_PRIVATE, &line);
        auto &found = *reinterpret_cast<Line *>(line); // curl hands out every pointer as char *
        if (found.listener && found.listener->handle() == easy) {
            found.client.deaf(found.listener->finish(code), settings.time());
            found.listener.reset();
            continue;
        }
        finish(found, code);
    }
    std::erase_if(leaving, [](const auto &line) { return !line->underWay; });
}

void Engine::Private::finish(Line &line, CURLcode code)
{
    line.underWay = false;
    --inFlight;
    HttpAnswer answer = line.transfer.finish(code);
    if (!line.leaving)
        line.client.answered(
            std::move(answer), settings.time(), static_cast<std::uint8_t>(random() & 0xFFU));
}

void Engine::Private::enforceHeaderLimit(Steady now)
{
    for (auto &[id, line] : lines) {
        if (!line->underWay || !line->transfer.headersOverdue(now))
            continue;
        curl_multi_remove_handle(multi, line->transfer.handle());
        finish(*line, CURLE_OPERATION_TIMEDOUT);
    }
}

void Engine::Private::forgetIdle(Steady now)
{
    if (now < nextSweep)
        return;
    nextSweep = now + settings.idleBmc / 4;
    for (auto it = lines.begin(); it != lines.end();) {
        const bool idle = it->second->client.isIdle() && !it->second->underWay
            && now - it->second->client.lastUsed() > settings.idleBmc;
        if (idle)
            leave(std::move(it->second), now);
        it = idle ? lines.erase(it) : std::next(it);
    }
}

/// Starts the logout of a line that nobody asks about any more. A request under way is given up.
void Engine::Private::leave(std::unique_ptr<Line> line, Steady now)
{
    endListening(*line);
    if (line->underWay) {
        curl_multi_remove_handle(multi, line->transfer.handle());
        line->underWay = false;
        --inFlight;
    }
    line->client.abandon(
        {ErrorCode::Unreachable,
         "the power driver gave this BMC up: its address changed or the program ends"});
    line->leaving = true;
    if (const auto request = line->client.logout()) {
        start(*line, *request, now);
        leaving.push_back(std::move(line));
    }
}

/// Sessions are scarce on BMCs; one that is left open blocks a slot for half an hour.
void Engine::Private::logoutAll()
{
    const Steady start = settings.time();
    const Steady end = start + settings.logoutBudget;
    for (auto &[id, line] : lines)
        leave(std::move(line), start);
    lines.clear();
    while (!leaving.empty() && settings.time() < end) {
        int running = 0;
        curl_multi_perform(multi, &running);
        finishDone();
        if (!leaving.empty())
            curl_multi_poll(multi, nullptr, 0, 50, nullptr);
    }
    for (auto &line : leaving) {
        if (line->underWay)
            curl_multi_remove_handle(multi, line->transfer.handle());
    }
}

Span Engine::Private::waitTime(Steady now) const
{
    Steady due = now + longestWait;
    for (const auto &[id, line] : lines) {
        if (line->underWay)
            due = std::min(due, line->transfer.headersDue());
        else
            due = std::min(due, line->client.wakeAt());
    }
    return std::max(std::chrono::ceil<Span>(due - now), Span(0));
}

} // namespace hp::redfish
