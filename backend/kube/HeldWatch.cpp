// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/HeldWatch.h"

#include <utility>

namespace hp::kube {

HeldWatch::HeldWatch(std::weak_ptr<WatchStream> stream, Drop drop)
    : m_stream(std::move(stream))
    , m_drop(std::move(drop))
{ }

HeldWatch::~HeldWatch()
{
    if (const auto stream = m_stream.lock())
        m_drop(stream);
}

std::string HeldWatch::reached() const
{
    const auto stream = m_stream.lock();
    return stream ? stream->reached() : std::string();
}

void HeldWatch::goOn()
{
    if (const auto stream = m_stream.lock())
        stream->goOn();
}

} // namespace hp::kube
