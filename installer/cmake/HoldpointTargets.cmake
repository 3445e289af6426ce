# SPDX-License-Identifier: Apache-2.0
# How every target of the tree is made: one place for warnings, batches, definitions and test settings.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/bin")
# -O3 costs a tenth of the build and gains nothing that the benches can see.
set(CMAKE_CXX_FLAGS_RELEASE "-O2 -DNDEBUG")

set(HP_SANITIZE "" CACHE STRING "address or thread: build with that sanitizer")
option(HP_WERROR "Warnings are errors" OFF)
option(HP_FUZZ "Link the fuzz targets with libFuzzer; needs clang" OFF)
option(HP_QML_CACHE "Compile the QML ahead of time: for packages; it is a quarter of a build" OFF)

add_library(hp_options INTERFACE)
target_include_directories(hp_options INTERFACE "${CMAKE_SOURCE_DIR}")
target_compile_definitions(hp_options INTERFACE
    QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_FOREACH QT_USE_QSTRINGBUILDER)
target_compile_options(hp_options INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wold-style-cast -Wnon-virtual-dtor
    -Woverloaded-virtual -Wimplicit-fallthrough)
# A batch is one object: without this a program would carry all of a library for one function of it.
target_compile_options(hp_options INTERFACE -ffunction-sections -fdata-sections)
target_link_options(hp_options INTERFACE LINKER:--gc-sections)
# GCC 12 sees overlaps in std::string that are not there (its bug 105329).
target_compile_options(hp_options INTERFACE $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>)
# Many files of a folder in one: what only that one file sees is then in an anonymous namespace of an included one.
if(CMAKE_UNITY_BUILD)
    target_compile_options(hp_options INTERFACE $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>)
endif()
# The compiler collects its garbage less often: a twentieth of a build, for a few hundred MB.
target_compile_options(hp_options INTERFACE "$<$<CXX_COMPILER_ID:GNU>:SHELL:--param ggc-min-heapsize=524288>")
# Links three times faster than ld.bfd, and comes with it.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    find_program(HP_GOLD ld.gold)
    if(HP_GOLD)
        target_link_options(hp_options INTERFACE -fuse-ld=gold)
    endif()
endif()
if(HP_WERROR)
    target_compile_options(hp_options INTERFACE -Werror)
endif()
if(HP_SANITIZE)
    target_compile_options(hp_options INTERFACE -fsanitize=${HP_SANITIZE} -fno-omit-frame-pointer)
    target_link_options(hp_options INTERFACE -fsanitize=${HP_SANITIZE})
    # What a sanitizer puts into the code keeps GCC 12 from seeing that a std::optional or a std::function was set.
    target_compile_options(hp_options INTERFACE $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>)
endif()

# Asio has a fence around each handler, which the thread sanitizer does not see and GCC warns of. What the fence
# orders is ordered by the mutex of Asio's scheduler as well.
function(hp_allow_fences target)
    if(HP_SANITIZE MATCHES "thread")
        target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-Wno-tsan>)
    endif()
endfunction()

# What an object is made of is hundreds of small pieces, and jemalloc finds room for them in a third of the
# time. A sanitizer brings its own allocator.
option(HP_JEMALLOC "Programs that serve use jemalloc" ON)
if(HP_JEMALLOC AND NOT HP_SANITIZE)
    find_library(HP_JEMALLOC_LIBRARY jemalloc)
    if(NOT HP_JEMALLOC_LIBRARY)
        message(STATUS "jemalloc is missing (libjemalloc-dev): programs use the system's allocator")
    endif()
endif()

# hp_use_fast_allocator(TARGET): nothing calls jemalloc by name, so the linker has to be told to keep it.
function(hp_use_fast_allocator target)
    if(HP_JEMALLOC AND HP_JEMALLOC_LIBRARY AND NOT HP_SANITIZE)
        target_link_options(${target} PRIVATE LINKER:--no-as-needed)
        target_link_libraries(${target} PRIVATE ${HP_JEMALLOC_LIBRARY})
    endif()
endfunction()

# hp_sources(OUT FOLDER ENDING…): the files of a folder and of what is below it. A new file is noticed by itself.
function(hp_sources out folder)
    set(patterns ${ARGN})
    list(TRANSFORM patterns PREPEND "${CMAKE_CURRENT_SOURCE_DIR}/${folder}/*.")
    file(GLOB_RECURSE files CONFIGURE_DEPENDS ${patterns})
    list(FILTER files EXCLUDE REGEX "/tst_[a-z0-9]*\\.cpp$")
    set(${out} ${files} PARENT_SCOPE)
endfunction()

# hp_balance(TARGET FILE…): batches of about thirty, all of one size. Most of a batch's time goes to headers, so one of two
# files costs half as much as one of thirty.
function(hp_balance target)
    set(files ${ARGN})
    list(FILTER files INCLUDE REGEX "\\.cpp$")
    list(LENGTH files count)
    math(EXPR batches "(${count} + 12) / 30")
    if(batches LESS 1)
        set(batches 1)
    endif()
    math(EXPR size "(${count} + ${batches} - 1) / ${batches}")
    set_target_properties(${target} PROPERTIES UNITY_BUILD_BATCH_SIZE ${size})
endfunction()

# hp_add_library(NAME FOLDER [MOC] [WITHOUT regex] [ALONE file…] [EXTRA file…] [LIBS …] [PRIVATE_LIBS …]): a static library
# of all files of a folder. MOC where a class has Q_OBJECT; ALONE names files that are compiled by themselves.
function(hp_add_library name folder)
    cmake_parse_arguments(arg "MOC" "WITHOUT" "ALONE;EXTRA;LIBS;PRIVATE_LIBS" ${ARGN})
    hp_sources(files ${folder} cpp)
    if(arg_WITHOUT)
        list(FILTER files EXCLUDE REGEX "${arg_WITHOUT}")
    endif()
    if(arg_MOC)
        hp_sources(headers ${folder} h)
        list(APPEND files ${headers})
    endif()
    add_library(${name} STATIC ${files} ${arg_EXTRA})
    hp_balance(${name} ${files})
    set_target_properties(${name} PROPERTIES AUTOMOC ${arg_MOC})
    target_link_libraries(${name} PUBLIC hp_options ${arg_LIBS} PRIVATE ${arg_PRIVATE_LIBS})
    foreach(file IN LISTS arg_ALONE)
        set_source_files_properties("${CMAKE_CURRENT_SOURCE_DIR}/${folder}/${file}" PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
    endforeach()
endfunction()

# QtTest would end a row after five minutes, however busy the machine is; ctest knows what hangs.
set(hp_test_environment "QTEST_FUNCTION_TIMEOUT=86400000;QT_QPA_PLATFORM=offscreen;QT_QUICK_BACKEND=software;QT_SCALE_FACTOR=1;TZ=UTC;LC_ALL=C.UTF-8;HOLDPOINT_SOURCE_DIR=${CMAKE_SOURCE_DIR};HOLDPOINT_BIN_DIR=${CMAKE_BINARY_DIR}/bin;TSAN_OPTIONS=die_after_fork=0:suppressions=${CMAKE_SOURCE_DIR}/tests/support/tsan.supp;LSAN_OPTIONS=suppressions=${CMAKE_SOURCE_DIR}/tests/support/lsan.supp")
if(HP_SANITIZE)
    # Bounds of memory and of seconds are for a build without one.
    list(APPEND hp_test_environment "HOLDPOINT_SANITIZE=${HP_SANITIZE}")
endif()

# hp_add_test(NAME unit|integration|qml|e2e COMMAND … [REAL] [SKIPS] [TIMEOUT seconds] [COST seconds]): one line of ctest.
# The label decides the time-out; the environment is the same for every run on every machine. REAL: it needs servers,
# clients or packages that Debian does not install, and runs in `./dev test --real`. SKIPS: exit code 77 says that
# something from a registry is missing. COST: about how long it takes where that is long; ctest begins with the longest,
# so that none is left alone at the end.
function(hp_add_test name label)
    cmake_parse_arguments(arg "REAL;SKIPS" "TIMEOUT;COST" "COMMAND" ${ARGN})
    add_test(NAME ${name} COMMAND ${arg_COMMAND})
    # What hangs is to end some day; no machine that is slow or shared is to fail for it: seven times what the longest of its
    # kind takes on two processors that do other things as well.
    set(timeout 600)
    if(label STREQUAL "integration")
        set(timeout 1800)
    elseif(label MATCHES "e2e|qml")
        set(timeout 3600)
    endif()
    if(arg_TIMEOUT)
        set(timeout ${arg_TIMEOUT})
    endif()
    if(HP_SANITIZE)
        math(EXPR timeout "${timeout} * 5")
    endif()
    set(labels ${label})
    if(arg_REAL)
        list(APPEND labels real)
    endif()
    set_tests_properties(${name} PROPERTIES LABELS "${labels}" TIMEOUT ${timeout} ENVIRONMENT "${hp_test_environment}")
    if(arg_SKIPS)
        set_tests_properties(${name} PROPERTIES SKIP_RETURN_CODE 77)
    endif()
    if(arg_COST)
        set_tests_properties(${name} PROPERTIES COST ${arg_COST})
    endif()
endfunction()

# hp_add_tests(NAME FOLDER [ONLY regex] [WITHOUT regex] [LABEL label] [LIBS …] [REAL tst_…] [SOURCES …]): one program
# of all tst_*.cpp of a folder; ctest runs each class in a process of its own. What helps them lies beside them.
function(hp_add_tests name folder)
    cmake_parse_arguments(arg "" "LABEL;WITHOUT" "LIBS;REAL;SOURCES" ${ARGN})
    file(GLOB_RECURSE classes CONFIGURE_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/${folder}/tst_*.cpp")
    if(arg_WITHOUT)
        list(FILTER classes EXCLUDE REGEX "${arg_WITHOUT}")
    endif()
    add_executable(${name} ${classes} ${arg_SOURCES} $<TARGET_OBJECTS:hp_test_runner>)
    hp_balance(${name} ${classes} ${arg_SOURCES})
    set_target_properties(${name} PROPERTIES AUTOMOC ON)
    # Hardly optimised, but no less: the linker takes the first copy of a template that it sees, which is the test's, and
    # with -O0 all of a program's JSON was three times slower.
    target_compile_options(${name} PRIVATE -O1)
    target_link_libraries(${name} PRIVATE hp_options Qt6::Test nlohmann_json::nlohmann_json ${arg_LIBS})
    if(NOT arg_LABEL)
        set(arg_LABEL integration)
    endif()
    foreach(file IN LISTS classes)
        get_filename_component(class "${file}" NAME_WE)
        set(real)
        if(class IN_LIST arg_REAL)
            set(real REAL SKIPS TIMEOUT 3600)
        endif()
        hp_add_test(${class} ${arg_LABEL} COMMAND ${name} ${class} ${real})
    endforeach()
endfunction()
