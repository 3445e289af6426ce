<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>EarlierTab</name>
    <message numerus="yes">
        <source>Gone after %n hook(s) were removed by hand</source>
        <translation>
            <numerusform>Gone after %n hook was removed by hand</numerusform>
            <numerusform>Gone after %n hooks were removed by hand</numerusform>
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
        <source>%n entries imported.</source>
        <translation>
            <numerusform>%n entry imported.</numerusform>
            <numerusform>%n entries imported.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrayText</name>
    <message numerus="yes">
        <source>%1: %n new alarms, highest P%2</source>
        <translation>
            <numerusform>%1: %n new alarm, P%2</numerusform>
            <numerusform>%1: %n new alarms, highest P%2</numerusform>
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
        <source>%n alarms in 10 min</source>
        <translation>
            <numerusform>%n alarm in 10 min</numerusform>
            <numerusform>%n alarms in 10 min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n alarms in 10 min, %1 of them: %2</source>
        <translation>
            <numerusform>%n alarm in 10 min, %1 of them: %2</numerusform>
            <numerusform>%n alarms in 10 min, %1 of them: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unshelved %n alarms.</source>
        <translation>
            <numerusform>Unshelved %n alarm.</numerusform>
            <numerusform>Unshelved %n alarms.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n machines</source>
        <translation>
            <numerusform>%1: %n machine</numerusform>
            <numerusform>%1: %n machines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n machines</source>
        <translation>
            <numerusform>%n machine</numerusform>
            <numerusform>%n machines</numerusform>
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
