// SPDX-License-Identifier: Apache-2.0
#include "backend/leader/WriteGate.h"

namespace hp::leader {

WritePass::WritePass(WriteGate &gate)
    : m_gate(&gate)
{
    ++gate.m_underWay;
}

void WritePass::finish()
{
    WriteGate *gate = m_gate;
    m_gate.clear();
    if (gate != nullptr && --gate->m_underWay == 0)
        emit gate->idle();
}

} // namespace hp::leader

#include "moc_WriteGate.cpp"
