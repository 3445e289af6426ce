// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/kube/transport/Exchange.h"
#include "model/resource/FieldPool.h"

#include <memory>
#include <string>
#include <string_view>

namespace hp::kube {

/// Makes snapshots of what an API server sends, without building trees: the text of an object is
/// cut out and kept. What is changed in it: metadata.managedFields loses its fields and keeps who
/// wrote when, which is a tenth of it and all that our history asks for; and the items of a list
/// get the apiVersion and kind that the server leaves out for built-in kinds. Lives on one thread.
class Decoder
{
public:
    Decoder();
    ~Decoder();
    Decoder(const Decoder &) = delete;
    Decoder &operator=(const Decoder &) = delete;

    /// Null when `text` is no JSON object.
    [[nodiscard]] Object object(std::string_view text, const cluster::Kind &kind);
    /// False when `text` is no list; nothing is added to `answer` then.
    [[nodiscard]] bool page(std::string_view text, const cluster::Kind &kind, Answer &answer);
    /// One line of a watch, added to `batch`; false when it is none.
    [[nodiscard]] bool event(std::string_view line, const cluster::Kind &kind, EventBatch &batch);

private:
    struct Private;
    std::unique_ptr<Private> m;
};

} // namespace hp::kube
