# SPDX-License-Identifier: Apache-2.0
# How a folder of ui/ becomes a QML module: one place for its path, its prefix and its lint.

# Qt's compiler of QML writes another file each time; qmlcachegen.sh stands before it and puts that in order.
if(HP_QML_CACHE)
    get_target_property(HP_QMLCACHEGEN Qt6::qmlcachegen LOCATION)
    if(NOT HP_QMLCACHEGEN MATCHES "/holdpoint_qmlcachegen$")
        file(CONFIGURE OUTPUT "${CMAKE_BINARY_DIR}/holdpoint_qmlcachegen" @ONLY CONTENT
            "#!/bin/sh\nexec '${CMAKE_SOURCE_DIR}/installer/cmake/qmlcachegen.sh' '${HP_QMLCACHEGEN}' \"$@\"\n")
        file(CHMOD "${CMAKE_BINARY_DIR}/holdpoint_qmlcachegen" PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE)
        get_target_property(configurations Qt6::qmlcachegen IMPORTED_CONFIGURATIONS)
        foreach(configuration IN LISTS configurations)
            set_target_properties(Qt6::qmlcachegen PROPERTIES
                IMPORTED_LOCATION_${configuration} "${CMAKE_BINARY_DIR}/holdpoint_qmlcachegen")
        endforeach()
    endif()
endif()

# hp_add_qml_module(NAME FOLDER URI LIBS … [DEPENDENCIES …]): all files of a folder as a static library that is also
# the QML module URI. It has no plug-in: whoever makes an engine calls the C++ function
# qml_register_types_<URI with _>() and adds "qrc:/qt/qml" to the import path.
function(hp_add_qml_module name folder uri)
    cmake_parse_arguments(arg "" "WITHOUT" "LIBS;DEPENDENCIES" ${ARGN})
    string(REPLACE "." "/" path "${uri}")
    file(GLOB qml RELATIVE "${CMAKE_CURRENT_SOURCE_DIR}" CONFIGURE_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/${folder}/*.qml")
    file(GLOB sources RELATIVE "${CMAKE_CURRENT_SOURCE_DIR}" CONFIGURE_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/${folder}/*.h"
        "${CMAKE_CURRENT_SOURCE_DIR}/${folder}/*.cpp")
    foreach(file IN LISTS qml)
        get_filename_component(alias "${file}" NAME)
        set_source_files_properties("${file}" PROPERTIES QT_RESOURCE_ALIAS "${alias}")
    endforeach()
    set(cache NO_CACHEGEN)
    if(HP_QML_CACHE)
        set(cache)
    endif()
    qt_add_library(${name} STATIC)
    set_target_properties(${name} PROPERTIES AUTOMOC ON)
    qt_add_qml_module(${name}
        URI ${uri}
        VERSION 1.0
        NO_PLUGIN
        ${cache}
        RESOURCE_PREFIX /qt/qml
        OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/qml/${path}"
        IMPORT_PATH "${CMAKE_BINARY_DIR}/qml"
        DEPENDENCIES QtQuick ${arg_DEPENDENCIES}
        SOURCES ${sources}
        QML_FILES ${qml})
    hp_balance(${name} ${sources})
    target_link_libraries(${name} PUBLIC hp_options Qt6::Gui Qt6::Qml Qt6::Quick ${arg_LIBS})
    if(HP_QML_CACHE)
        target_compile_definitions(${name} PRIVATE HP_QML_CACHE)
    endif()
    # What the QML compiler writes does not follow our warnings, and repeats its local names.
    get_target_property(generated ${name} SOURCES)
    list(FILTER generated INCLUDE REGEX "/\\.rcc/")
    set_source_files_properties(${generated} PROPERTIES COMPILE_OPTIONS -w SKIP_UNITY_BUILD_INCLUSION ON)
    # The generated registration includes headers by their bare names.
    target_include_directories(${name} PRIVATE "${CMAKE_CURRENT_SOURCE_DIR}/${folder}")
endfunction()
