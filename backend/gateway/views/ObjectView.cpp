// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/ObjectView.h"

#include "backend/gateway/views/ObjectYaml.h"
#include "model/live/MachineRows.h"
#include "model/live/RowJson.h"

#include <algorithm>
#include <cctype>
#include <nlohmann/json.hpp>
#include <string_view>

namespace hp::gateway {

namespace {

/// Sentences write kinds in small letters: "lease/kube-system/backup".
bool isKind(std::string_view kind, std::string_view word)
{
    return std::ranges::equal(kind, word, [](unsigned char a, unsigned char b) {
        return std::tolower(a) == std::tolower(b);
    });
}

} // namespace

Result<std::shared_ptr<View>> ObjectView::open(const std::string &name, const Json &)
{
    const std::string named = name.substr(prefix.size());
    const auto kindEnd = named.find('/');
    const std::string kind = named.substr(0, kindEnd);
    const std::string rest =
        kindEnd == std::string::npos ? std::string() : named.substr(kindEnd + 1);
    const auto nsEnd = rest.find('/');
    const ObjectKey key = nsEnd == std::string::npos
        ? ObjectKey{{}, rest}
        : ObjectKey{rest.substr(0, nsEnd), rest.substr(nsEnd + 1)};
    if (kind.empty() || key.name.empty())
        return unexpected(ErrorCode::Invalid,
                          "'" + named + "' is not <kind>/<namespace>/<name> of an object");
    const auto &streams = m_objects.streams();
    const auto stream = std::ranges::find_if(
        streams, [&kind](const auto &one) { return isKind(one.second.kind, kind); });
    if (stream == streams.end())
        return unexpected(ErrorCode::NotFound,
                          "objects of the kind '" + kind + "' are not watched");
    auto view = std::make_shared<View>();
    // A wall sees no row of that name.
    if (const Object object = stream->first->get(key))
        view->set("yaml", rowText(live::YamlRow{objectYaml(object.json())}));
    view->flush(m_clock.now());
    return view;
}

} // namespace hp::gateway
