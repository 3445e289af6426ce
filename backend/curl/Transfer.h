// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/curl/Multiplexer.h"
#include "backend/curl/Request.h"

#include <curl/curl.h>

#include <array>
#include <chrono>
#include <cstddef>
#include <deque>
#include <functional>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

namespace hp::curl {

/// One easy handle: a request under way, or the place for the next one. Who derives from it sets up
/// what its server needs and takes what comes; what every request has is here. Lives on the thread
/// of its multiplexer.
class Transfer
{
public:
    Transfer(const Transfer &) = delete;
    Transfer &operator=(const Transfer &) = delete;
    /// Gives up what is under way.
    virtual ~Transfer();

    void start();
    /// Gives up what is under way; its connection goes too unless others share it. onEnded is not
    /// called.
    void cancel();
    /// Takes up what Flow::Pause stopped.
    void resume();

    /// Once after start(), unless it was cancelled; may destroy it.
    std::function<void(CURLcode)> onEnded{};

    [[nodiscard]] unsigned pool() const { return m_pool; }
    [[nodiscard]] bool isPaused() const { return m_paused; }
    /// A connection that it opened is open, so that the next request is likely to need no new one.
    [[nodiscard]] bool isConnected() const { return !m_open.empty(); }
    /// Of its connection: what has the same is on the same. 0: there is none yet.
    [[nodiscard]] long localPort() const;
    /// Many requests share its connection.
    [[nodiscard]] bool sharesConnection() const;

protected:
    /// What becomes of bytes that came.
    enum class Flow {
        Continue,
        Pause, ///< they come again after resume()
        Stop ///< the request fails
    };

    /// `multiplexer` outlives it.
    Transfer(Multiplexer &multiplexer, unsigned pool);

    // What comes, while the request is under way.
    /// The connection stands, TLS included, and the request is about to be sent; false: it is not,
    /// and ends with CURLE_ABORTED_BY_CALLBACK.
    [[nodiscard]] virtual bool maySend() { return true; }
    /// Bytes of any kind came; before the others.
    virtual void received() { }
    /// A status line: what came before was of a proxy, a redirection, or 100.
    virtual void answerStarted() { }
    virtual void receiveHeader(std::string_view line) { (void)line; }
    virtual void headersEnded() { }
    [[nodiscard]] virtual Flow receiveBody(std::string_view bytes) = 0;

    // How it is asked.
    template<typename Value>
    void set(CURLoption option, Value value)
    {
        curl_easy_setopt(m_easy, option, value);
    }
    [[nodiscard]] CURL *easy() const { return m_easy; }
    /// Forgets all options, but neither TLS sessions nor connections.
    void resetOptions();
    /// A new request begins; it is sent `maxSends` times at most: curl repeats by itself what a
    /// kept connection lost, and for a POST that is not its to decide.
    void begin(int maxSends = std::numeric_limits<int>::max());
    /// Zero for `connect`: curl's 300 s. Zero for `total`: it has no end.
    void setTimeouts(std::chrono::milliseconds connect, std::chrono::milliseconds total);
    /// The text stays where it is while the request is under way; null: there is no body.
    void setMethod(Method method, const std::string *body);
    void setTrust(Verify verify, const Authorities &authorities);
    /// PEM that stays where it is while the request is under way.
    void setPem(CURLoption option, std::string_view pem);
    /// A whole line that stays where it is while the request is under way.
    void addHeader(const char *line) { m_headers.push_back({const_cast<char *>(line), nullptr}); }
    void addHeader(std::string line) { addHeader(m_lines.emplace_back(std::move(line)).c_str()); }
    /// After the last addHeader().
    void useHeaders();
    void setHeaderLimits(std::size_t bytes, int lines = std::numeric_limits<int>::max());
    /// The texts of the request may go; what came is still known.
    void dropRequest();

    // What became of it.
    [[nodiscard]] bool exceededHeaderLimits() const { return m_headersTooLarge; }
    /// How often curl was about to send it; with 0, nothing of it was.
    [[nodiscard]] int sends() const { return m_sends; }
    [[nodiscard]] int status() const;
    /// curl's own about the failure; they may name addresses.
    [[nodiscard]] std::string_view words() const { return m_words.data(); }

private:
    friend class Multiplexer;

    enum class State { Idle, UnderWay, Ended };

    /// Whose request on `easy` has ended.
    [[nodiscard]] static Transfer &ended(CURL *easy);
    static std::size_t onHeader(char *data, std::size_t size, std::size_t count, void *self);
    static std::size_t onBody(char *data, std::size_t size, std::size_t count, void *self);
    static int onBeforeRequest(void *self, char *, char *, int, int);
    static curl_socket_t onOpenSocket(void *self, curlsocktype, curl_sockaddr *address);
    [[nodiscard]] bool receiveHeaderLine(std::string_view line);
    void tellEnd(CURLcode code);
    void connectionEnded(curl_socket_t socket) { std::erase(m_open, socket); }
    void setDefaults();

    Multiplexer &m_multiplexer;
    const unsigned m_pool;
    CURL *const m_easy;
    State m_state = State::Idle;
    std::vector<curl_slist> m_headers{}; ///< linked in place, so that nothing is copied
    std::deque<std::string> m_lines{}; ///< of the headers, where nobody else has them
    std::array<char, CURL_ERROR_SIZE> m_words{};
    std::vector<curl_socket_t> m_open{};
    std::size_t m_maxHeaderBytes = std::numeric_limits<std::size_t>::max();
    std::size_t m_headerBytes = 0;
    int m_maxHeaderLines = std::numeric_limits<int>::max();
    int m_headerLines = 0;
    int m_maxSends = std::numeric_limits<int>::max();
    int m_sends = 0;
    bool m_headersTooLarge = false;
    bool m_paused = false;
};

} // namespace hp::curl
