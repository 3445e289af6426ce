// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

namespace hp {

/// One line of it: line ends, tabs and runs of blanks become one blank.
[[nodiscard]] std::string inOneLine(std::string_view text);

/// What an error says, without the frame that clients and SDKs put around it: addresses, identities
/// of requests, codes that repeat what stands beside them, encoded blobs. Nothing else is
/// taken away or moved. Linear in the length of the text.
[[nodiscard]] std::string withoutFrame(std::string_view reported);

/// The same without the sentences at its end that send the reader elsewhere, such as "Please see
/// the log", and without what only repeats. What consists of nothing else stays.
[[nodiscard]] std::string withoutReferences(std::string text);

/// An error of the Azure SDK, which tells its code and its words in quotes behind what was being
/// done, as "code: words"; another text as it is.
[[nodiscard]] std::string codeAndWords(std::string text);

/// The message of the last JSON document in the text, in its own words; empty: there is none. The
/// innermost counts, which is the cause where errors are wrapped. Linear in the length of the text.
[[nodiscard]] std::string messageInJson(std::string_view reported);

} // namespace hp
