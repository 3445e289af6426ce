// SPDX-License-Identifier: Apache-2.0
#include "tests/backend/http/FakeExchange.h"

#include <sstream>

namespace hp::test {

bool FakeStream::write(http::Chunk chunk)
{
    if (m_gone || m_ended)
        return false;
    m_text += *chunk;
    m_pending += chunk->size();
    m_chunks.push_back(std::move(chunk));
    return true;
}

std::vector<std::string> FakeStream::lines() const
{
    std::vector<std::string> result;
    std::istringstream text(m_text);
    for (std::string line; std::getline(text, line);)
        result.push_back(line);
    return result;
}

void FakeStream::leave()
{
    m_gone = true;
    if (m_onClosed)
        m_onClosed();
}

void FakeStream::resume()
{
    m_stalled = false;
    m_pending = 0;
}

void FakeExchange::respond(http::HttpResponse response)
{
    ++m_answers;
    for (const http::Chunk &chunk : response.more)
        response.body += *chunk;
    response.more.clear();
    m_response = std::move(response);
}

std::shared_ptr<http::HttpStream> FakeExchange::stream(http::HttpResponse head)
{
    ++m_answers;
    m_response = std::move(head);
    m_stream = std::make_shared<FakeStream>();
    return m_stream;
}

http::HttpRequest
requestFor(const std::string &method, const std::string &target, http::Identity identity)
{
    http::HttpRequest request;
    request.method = method;
    request.identity = std::move(identity);
    request.peer = "127.0.0.1";
    const std::size_t mark = target.find('?');
    request.path = target.substr(0, mark);
    if (mark == std::string::npos)
        return request;
    std::istringstream rest(target.substr(mark + 1));
    for (std::string pair; std::getline(rest, pair, '&');) {
        const std::size_t equals = pair.find('=');
        request.query.emplace_back(pair.substr(0, equals),
                                   equals == std::string::npos ? std::string()
                                                               : pair.substr(equals + 1));
    }
    return request;
}

} // namespace hp::test
