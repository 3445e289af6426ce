// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

namespace hp::app {

/// An option as a page shows it, and what it does.
struct ManOption {
    std::string written{}; ///< "--listen ADDR:PORT"
    std::string help{};
};

/// A page for man(1), written from top to bottom. Texts are plain UTF-8; what roff would take for
/// its own is escaped here.
class ManPage
{
public:
    /// `section` is 1 for programs of people, 8 for those of a system.
    ManPage(const std::string &program,
            const std::string &what,
            const std::string &synopsis,
            int section = 1);

    void section(const std::string &title);
    void subsection(const std::string &title);
    void paragraph(const std::string &text);
    void options(const std::vector<ManOption> &options);
    [[nodiscard]] const std::string &text() const { return m_text; }

private:
    std::string m_text;
};

} // namespace hp::app
