// SPDX-License-Identifier: Apache-2.0
#include "backend/runtime/CurlSupport.h"

#include <curl/curl.h>

#include <sys/epoll.h>

namespace hp::runtime {

std::uint32_t epollEvents(int curlPoll)
{
    switch (curlPoll) {
    case CURL_POLL_IN:
        return EPOLLIN;
    case CURL_POLL_OUT:
        return EPOLLOUT;
    case CURL_POLL_INOUT:
        return EPOLLIN | EPOLLOUT;
    default:
        return 0;
    }
}

const char *systemAuthorities()
{
    return curl_version_info(CURLVERSION_NOW)->cainfo;
}

} // namespace hp::runtime
