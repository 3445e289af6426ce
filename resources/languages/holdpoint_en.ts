<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>EarlierTab</name>
    <message numerus="yes">
        <source>Gone after people took off %n hook(s)</source>
        <translation>
            <numerusform>Gone after people took off %n hook</numerusform>
            <numerusform>Gone after people took off %n hooks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NoticeText</name>
    <message numerus="yes">
        <source>%n new alarms</source>
        <translation>
            <numerusform>%n new alarm</numerusform>
            <numerusform>%n new alarms</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlanDialog</name>
    <message numerus="yes">
        <source>%n entries are taken.</source>
        <translation>
            <numerusform>%n entry is taken.</numerusform>
            <numerusform>%n entries are taken.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrayText</name>
    <message numerus="yes">
        <source>%1: %n new alarms, the worst is P%2</source>
        <translation>
            <numerusform>%1: %n new alarm, P%2</numerusform>
            <numerusform>%1: %n new alarms, the worst is P%2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hp::ui::AlarmBoard</name>
    <message numerus="yes">
        <source>Acknowledged %n alarms.</source>
        <translation>
            <numerusform>Acknowledged %n alarm.</numerusform>
            <numerusform>Acknowledged %n alarms.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shelved %n alarms for %1.</source>
        <translation>
            <numerusform>Shelved %n alarm for %1.</numerusform>
            <numerusform>Shelved %n alarms for %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n alarms in ten minutes</source>
        <translation>
            <numerusform>%n alarm in ten minutes</numerusform>
            <numerusform>%n alarms in ten minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n alarms in ten minutes, %1 of them: %2</source>
        <translation>
            <numerusform>%n alarm in ten minutes, %1 of them: %2</numerusform>
            <numerusform>%n alarms in ten minutes, %1 of them: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hp::ui::AwayReport</name>
    <message numerus="yes">
        <source>%n hold(s) cleared</source>
        <translation>
            <numerusform>%n hold cleared</numerusform>
            <numerusform>%n holds cleared</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hp::ui::ConnectionViewModel</name>
    <message numerus="yes">
        <source>%n time(s), for slow clients</source>
        <translation>
            <numerusform>%n time, for slow clients</numerusform>
            <numerusform>%n times, for slow clients</numerusform>
        </translation>
    </message>
</context>
</TS>
