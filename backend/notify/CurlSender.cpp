// SPDX-License-Identifier: Apache-2.0
#include "backend/notify/CurlSender.h"

#include "backend/curl/Engine.h"
#include "backend/curl/Transfer.h"
#include "backend/runtime/Inbox.h"
#include "backend/runtime/Mailbox.h"
#include "model/notify/Messages.h"

#include <QObject>

#include <algorithm>
#include <cstring>
#include <list>
#include <utility>

namespace hp::notify {

namespace {

constexpr std::chrono::seconds connectTimeout(10);
constexpr std::chrono::seconds totalTimeout(30);
constexpr std::size_t maxAnswerBytes = 64 * std::size_t{1024};
/// Some thousands of alerts; as a tree it is thirty times that.
constexpr std::size_t maxQuestionBytes = 2 * std::size_t{1024} * 1024;
constexpr int maxRetryAfter = 3600;

struct SendOrder {
    Delivery delivery{};
    Reply<Answer> reply{};
};

/// One delivery under way, on the sending thread.
class SendTransfer final : public curl::Transfer
{
public:
    SendTransfer(curl::Multiplexer &multiplexer, SendOrder order)
        : Transfer(multiplexer, 0)
        , m_order(std::move(order))
    { }
    ~SendTransfer() override
    {
        cancel();
        curl_slist_free_all(m_recipients);
    }

    void send();
    [[nodiscard]] Result<Answer> finish(CURLcode code);
    [[nodiscard]] Reply<Answer> &reply() { return m_order.reply; }

private:
    [[nodiscard]] Flow receiveBody(std::string_view bytes) override;
    void receiveHeader(std::string_view line) override;
    static std::size_t onRead(char *into, std::size_t size, std::size_t count, void *self);
    void setLetter();
    [[nodiscard]] static Error failureOf(CURLcode code);

    SendOrder m_order;
    curl_slist *m_recipients = nullptr;
    std::size_t m_read = 0; ///< of the letter
    std::size_t m_answered = 0;
    Answer m_answer{};
};

void SendTransfer::send()
{
    const Delivery &delivery = m_order.delivery;
    begin(1); // whether it is sent again is decided by who keeps it
    setTimeouts(connectTimeout, totalTimeout);
    set(CURLOPT_URL, delivery.url.c_str());
    set(CURLOPT_PROTOCOLS_STR, "http,https,smtp,smtps");
    // Messages are rare: what is kept for the next one is gone by then.
    set(CURLOPT_FRESH_CONNECT, 1L);
    set(CURLOPT_FORBID_REUSE, 1L);
    setTrust(curl::Verify::Peer, {.file = delivery.caFile, .pem = {}});
    if (!delivery.user.empty()) {
        set(CURLOPT_USERNAME, delivery.user.c_str());
        set(CURLOPT_PASSWORD, delivery.password.c_str());
        // A password goes over TLS or not at all.
        set(CURLOPT_USE_SSL, long{CURLUSESSL_ALL});
    } else {
        set(CURLOPT_USE_SSL, long{CURLUSESSL_TRY});
    }
    if (delivery.isLetter) {
        setLetter();
    } else {
        for (const std::string &line : delivery.headers)
            addHeader(line.c_str());
        addHeader("Expect:"); // a proxy that knows none costs a second
        if (delivery.isQuestion)
            setMethod(curl::Method::Get, nullptr);
        else
            setMethod(curl::Method::Post, &delivery.body);
        useHeaders();
    }
    start();
}

void SendTransfer::setLetter()
{
    // The relay wants addresses; names are for the letter.
    set(CURLOPT_MAIL_FROM, addressOf(m_order.delivery.from).c_str());
    for (const std::string &one : m_order.delivery.to)
        m_recipients = curl_slist_append(m_recipients, addressOf(one).c_str());
    set(CURLOPT_MAIL_RCPT, m_recipients);
    set(CURLOPT_READFUNCTION, &SendTransfer::onRead);
    set(CURLOPT_READDATA, this);
    set(CURLOPT_UPLOAD, 1L);
}

std::size_t SendTransfer::onRead(char *into, std::size_t size, std::size_t count, void *self)
{
    auto &transfer = *static_cast<SendTransfer *>(self);
    const std::string &letter = transfer.m_order.delivery.body;
    const std::size_t bytes = std::min(size * count, letter.size() - transfer.m_read);
    std::memcpy(into, letter.data() + transfer.m_read, bytes);
    transfer.m_read += bytes;
    return bytes;
}

SendTransfer::Flow SendTransfer::receiveBody(std::string_view bytes)
{
    m_answered += bytes.size();
    if (m_order.delivery.isQuestion) {
        m_answer.body.append(bytes);
        return m_answered > maxQuestionBytes ? Flow::Stop : Flow::Continue;
    }
    // What it says is nobody's to read: it may repeat what it was sent.
    return m_answered > maxAnswerBytes ? Flow::Stop : Flow::Continue;
}

void SendTransfer::receiveHeader(std::string_view line)
{
    constexpr std::string_view name = "retry-after:";
    if (m_order.delivery.isLetter || line.size() <= name.size()
        || !std::equal(name.begin(), name.end(), line.begin(), [](char a, char b) {
               return a == (b >= 'A' && b <= 'Z' ? static_cast<char>(b - 'A' + 'a') : b);
           }))
        return;
    int seconds = 0;
    for (const char c : line.substr(name.size())) {
        if (c >= '0' && c <= '9')
            seconds = std::min(seconds * 10 + (c - '0'), maxRetryAfter);
        else if (c != ' ' && c != '\r' && c != '\n')
            return; // a date
    }
    m_answer.retryAfter = std::chrono::seconds(seconds);
}

Result<Answer> SendTransfer::finish(CURLcode code)
{
    constexpr int accepted = 250; // the last that a relay says may be about QUIT
    m_answer.status = m_order.delivery.isLetter && code == CURLE_OK ? accepted : status();
    if (m_order.delivery.gistOf)
        m_answer.body = m_order.delivery.gistOf(m_answer.body);
    Result<Answer> answer = std::move(m_answer);
    // A relay that refuses says so by a failure of the transfer, and its number.
    const bool isRefusal = m_order.delivery.isLetter && answer->status >= 400;
    // Its status is the answer, whether the rest is too long, breaks off or never comes: a chat
    // would show a message again that it has taken. What was not sent to its end was not taken.
    const bool isAnswered = !m_order.delivery.isQuestion && !m_order.delivery.isLetter
        && answer->status >= 200 && code != CURLE_SEND_ERROR;
    if (code != CURLE_OK && !isRefusal && !isAnswered)
        answer = unexpected(failureOf(code));
    m_order.delivery = {}; // its secrets need not stay
    return answer;
}

Error SendTransfer::failureOf(CURLcode code)
{
    switch (code) {
    case CURLE_OPERATION_TIMEDOUT:
        return {ErrorCode::TimedOut, "it did not answer in time"};
    case CURLE_COULDNT_RESOLVE_HOST:
    case CURLE_COULDNT_RESOLVE_PROXY:
        return {ErrorCode::Unreachable, "its name cannot be resolved"};
    case CURLE_COULDNT_CONNECT:
        return {ErrorCode::Unreachable, "no connection to it can be made"};
    case CURLE_PEER_FAILED_VERIFICATION:
    case CURLE_SSL_CONNECT_ERROR:
        return {ErrorCode::Unreachable, "its certificate is not trusted"};
    case CURLE_SSL_CACERT_BADFILE:
        return {ErrorCode::Unreachable, "the file of certificates cannot be read"};
    case CURLE_USE_SSL_FAILED:
        return {ErrorCode::Unreachable, "it offers no TLS, and the password needs it"};
    case CURLE_LOGIN_DENIED:
        return {ErrorCode::Unreachable, "it refuses the user or the password"};
    default:
        return {ErrorCode::Unreachable,
                std::string("the connection broke (") + curl_easy_strerror(code) + ')'};
    }
}

} // namespace

struct CurlSender::Private {
    // On the sending thread.
    [[nodiscard]] curl::Sleep step();
    void ended(std::list<SendTransfer>::iterator transfer, CURLcode code);

    QObject asker{}; ///< lives on the thread of the owner
    runtime::Mailbox replies{&asker};
    runtime::Inbox<SendOrder> orders{};
    curl::Engine engine{{curl::PoolOptions{.multiplexes = true}}};
    std::list<SendTransfer> underWay{};
};

CurlSender::CurlSender()
    : m(std::make_unique<Private>())
{
    m->engine.start([m = m.get()] { return m->step(); }, [m = m.get()] { m->underWay.clear(); });
}

CurlSender::~CurlSender()
{
    m->engine.stop();
    m->engine.join();
}

void CurlSender::send(Delivery delivery, Reply<Answer> reply)
{
    if (m->orders.put({std::move(delivery), std::move(reply)})
        == runtime::Inbox<SendOrder>::Put::First)
        m->engine.wake();
}

curl::Sleep CurlSender::Private::step()
{
    for (SendOrder &order : orders.take()) {
        underWay.emplace_front(engine.multiplexer(), std::move(order));
        const auto transfer = underWay.begin();
        transfer->onEnded = [this, transfer](CURLcode code) { ended(transfer, code); };
        transfer->send();
    }
    return {};
}

void CurlSender::Private::ended(std::list<SendTransfer>::iterator transfer, CURLcode code)
{
    replies.post(
        [reply = std::move(transfer->reply()), answer = transfer->finish(code)] { reply(answer); });
    underWay.erase(transfer);
}

} // namespace hp::notify
