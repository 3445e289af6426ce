// SPDX-License-Identifier: Apache-2.0
// The main() of a folder of tests: PROGRAM CLASS [options of QtTest]. Without a class it lists
// them.
#include "tests/support/runner/Runner.h"

#include <algorithm>
#include <cstdio>
#include <string_view>

namespace hp::test {

std::vector<TestClass> &testClasses()
{
    static std::vector<TestClass> classes;
    return classes;
}

} // namespace hp::test

int main(int argc, char **argv)
{
    using namespace hp::test;
    const std::vector<TestClass> &classes = testClasses();
    const std::string_view name = argc > 1 ? argv[1] : "";
    const auto found = std::find_if(
        classes.begin(), classes.end(), [name](const TestClass &one) { return one.name == name; });
    if (found == classes.end()) {
        if (!name.empty())
            std::fprintf(stderr, "There is no test class '%s' here. There are:\n", argv[1]);
        for (const TestClass &one : classes)
            std::fprintf(stderr, "%s\n", one.name);
        return 2;
    }
    // To QtTest, and to whatever asks for the name of the program, the class is a program.
    argv[1] = argv[0];
    ++argv;
    --argc;
    const auto app = found->application(argc, argv);
    app->setApplicationName(QString::fromLatin1(found->name));
    app->setAttribute(Qt::AA_Use96Dpi, true);
    return found->run(argc, argv);
}
