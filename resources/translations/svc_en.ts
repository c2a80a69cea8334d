<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ActivityCells</name>
    <message numerus="yes">
        <source>%1 (%Ln tries)</source>
        <extracomment>%1 is the path of an address that was asked for several times.</extracomment>
        <translation>
            <numerusform>%1 (%Ln try)</numerusform>
            <numerusform>%1 (%Ln tries)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ActivityPanel</name>
    <message numerus="yes">
        <source>Copied %n exchanges as text.</source>
        <translation>
            <numerusform>Copied %n exchange as text.</numerusform>
            <numerusform>Copied %n exchanges as text.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %n exchanges as curl.</source>
        <translation>
            <numerusform>Copied %n exchange as curl.</numerusform>
            <numerusform>Copied %n exchanges as curl.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %n exchanges as HAR.</source>
        <translation>
            <numerusform>Copied %n exchange as HAR.</numerusform>
            <numerusform>Copied %n exchanges as HAR.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved %n exchanges to %1.</source>
        <extracomment>%1 is the name of a file.</extracomment>
        <translation>
            <numerusform>Saved %n exchange to %1.</numerusform>
            <numerusform>Saved %n exchanges to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChangesNote</name>
    <message numerus="yes">
        <source>%n more fields have changed.</source>
        <translation>
            <numerusform>%n more field has changed.</numerusform>
            <numerusform>%n more fields have changed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message numerus="yes">
        <source>%n fields differ.</source>
        <translation>
            <numerusform>%n field differs.</numerusform>
            <numerusform>%n fields differ.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConnectionStore</name>
    <message numerus="yes">
        <source>There can be %n connections.</source>
        <translation>
            <numerusform>There can be %n connection.</numerusform>
            <numerusform>There can be %n connections.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConnectionTransfer</name>
    <message numerus="yes">
        <source>Exported %n connections to %1</source>
        <translation>
            <numerusform>Exported %n connection to %1</numerusform>
            <numerusform>Exported %n connections to %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConnectionsDialog</name>
    <message numerus="yes">
        <source>Imported %n connections from %1</source>
        <translation>
            <numerusform>Imported %n connection from %1</numerusform>
            <numerusform>Imported %n connections from %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DemoChild</name>
    <message numerus="yes">
        <source>The demo service did not answer within %n seconds.</source>
        <translation>
            <numerusform>The demo service did not answer within %n second.</numerusform>
            <numerusform>The demo service did not answer within %n seconds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExchangeText</name>
    <message numerus="yes">
        <source>The rest of %Ln bytes is not kept.</source>
        <translation>
            <numerusform>The rest of %Ln byte is not kept.</numerusform>
            <numerusform>The rest of %Ln bytes is not kept.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>History</name>
    <message numerus="yes">
        <source>Only the first %n ids were kept, so this can&apos;t be looked up again.</source>
        <translation>
            <numerusform>Only the first id was kept, so this can&apos;t be looked up again.</numerusform>
            <numerusform>Only the first %n ids were kept, so this can&apos;t be looked up again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %n ids</source>
        <translation>
            <numerusform>Copied %n id</numerusform>
            <numerusform>Copied %n ids</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Removed %n lookups</source>
        <translation>
            <numerusform>Removed</numerusform>
            <numerusform>Removed %n lookups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied the first %1 of %n ids</source>
        <translation>
            <numerusform>Copied the first %1 of %n id</numerusform>
            <numerusform>Copied the first %1 of %n ids</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IdFile</name>
    <message numerus="yes">
        <source>Use %n ids</source>
        <translation>
            <numerusform>Use %n id</numerusform>
            <numerusform>Use %n ids</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IdSummary</name>
    <message numerus="yes">
        <source>%n ids</source>
        <translation>
            <numerusform>%n id</numerusform>
            <numerusform>%n ids</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n duplicates removed</source>
        <translation>
            <numerusform>%n duplicate removed</numerusform>
            <numerusform>%n duplicates removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ranges reversed, to run from the smaller id to the larger</source>
        <translation>
            <numerusform>%n range reversed, to run from the smaller id to the larger</numerusform>
            <numerusform>%n ranges reversed, to run from the smaller id to the larger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %n other numbers: %1</source>
        <translation>
            <numerusform>more than %n other number: %1</numerusform>
            <numerusform>more than %n other numbers: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other numbers: %1</source>
        <translation>
            <numerusform>%n other number: %1</numerusform>
            <numerusform>%n other numbers: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>not an id: %1 and %n more</source>
        <extracomment>%1: pieces of text in quotes</extracomment>
        <translation>
            <numerusform>not an id: %1 and %n more</numerusform>
            <numerusform>not an id: %1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ids: %1 and %n more</source>
        <extracomment>%1: ids and ranges</extracomment>
        <translation>
            <numerusform>ids: %1 and %n more</numerusform>
            <numerusform>ids: %1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ids are too many: at most %1 can be looked up at a time</source>
        <translation>
            <numerusform>%n id is too many: at most %1 can be looked up at a time</numerusform>
            <numerusform>%n ids are too many: at most %1 can be looked up at a time</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message numerus="yes">
        <source>Import %n connections</source>
        <translation>
            <numerusform>Import %n connection</numerusform>
            <numerusform>Import %n connections</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportPlan</name>
    <message numerus="yes">
        <source>%n seconds</source>
        <comment>a setting</comment>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LengthText</name>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>%n hour</numerusform>
            <numerusform>%n hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LinkController</name>
    <message numerus="yes">
        <source>%n ids for %1. Nothing has been sent.</source>
        <translation>
            <numerusform>%n id for %1. Nothing has been sent.</numerusform>
            <numerusform>%n ids for %1. Nothing has been sent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied a link to %n ids of %1.</source>
        <translation>
            <numerusform>Copied a link to %n id of %1.</numerusform>
            <numerusform>Copied a link to %n ids of %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lookup</name>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n found</numerusform>
            <numerusform>%n found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not found</source>
        <translation>
            <numerusform>%n not found</numerusform>
            <numerusform>%n not found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n failed</numerusform>
            <numerusform>%n failed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not looked up</source>
        <translation>
            <numerusform>%n not looked up</numerusform>
            <numerusform>%n not looked up</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LookupNotice</name>
    <message numerus="yes">
        <source>Look %n notifications up?</source>
        <translation>
            <numerusform>Look %n notification up?</numerusform>
            <numerusform>Look %n notifications up?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look %n notifications up on %1?</source>
        <translation>
            <numerusform>Look %n notification up on %1?</numerusform>
            <numerusform>Look %n notifications up on %1?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look %n up</source>
        <translation>
            <numerusform>Look %n up</numerusform>
            <numerusform>Look %n up</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message numerus="yes">
        <source>The last %n are over the limit. They stay on screen until you quit.</source>
        <translation>
            <numerusform>The last one is over the limit. It stays on screen until you quit.</numerusform>
            <numerusform>The last %n are over the limit. They stay on screen until you quit.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message numerus="yes">
        <source>%n more under Details.</source>
        <translation>
            <numerusform>%n more under Details.</numerusform>
            <numerusform>%n more under Details.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are problems with %n files</source>
        <extracomment>At least two.</extracomment>
        <translation>
            <numerusform>There is a problem with %n file</numerusform>
            <numerusform>There are problems with %n files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PreviousRuns</name>
    <message numerus="yes">
        <source>Copied %n runs</source>
        <translation>
            <numerusform>Copied %n run</numerusform>
            <numerusform>Copied %n runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cleared %n runs</source>
        <translation>
            <numerusform>Cleared %n run</numerusform>
            <numerusform>Cleared %n runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrivacyPage</name>
    <message numerus="yes">
        <source>%n upgrades stay in the list of previous runs: they may still be active.</source>
        <translation>
            <numerusform>One upgrade stays in the list of previous runs: it may still be active.</numerusform>
            <numerusform>%n upgrades stay in the list of previous runs: they may still be active.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultsOutput</name>
    <message numerus="yes">
        <source>Copied %n notifications as %1.</source>
        <extracomment>%1 is a format: “Markdown”, “plain text”.</extracomment>
        <translation>
            <numerusform>Copied %n notification as %1.</numerusform>
            <numerusform>Copied %n notifications as %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %n ids.</source>
        <translation>
            <numerusform>Copied %n id.</numerusform>
            <numerusform>Copied %n ids.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exported %n notifications to %1.</source>
        <translation>
            <numerusform>Exported %n notification to %1.</numerusform>
            <numerusform>Exported %n notifications to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingInput</name>
    <message numerus="yes">
        <source>This is too long. At most %n characters can be kept.</source>
        <translation>
            <numerusform>This is too long. At most %n character can be kept.</numerusform>
            <numerusform>This is too long. At most %n characters can be kept.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Time</name>
    <message numerus="yes">
        <source>%n minutes ago</source>
        <translation>
            <numerusform>%n minute ago</numerusform>
            <numerusform>%n minutes ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hours ago</source>
        <translation>
            <numerusform>%n hour ago</numerusform>
            <numerusform>%n hours ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days ago</source>
        <translation>
            <numerusform>%n day ago</numerusform>
            <numerusform>%n days ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n months ago</source>
        <translation>
            <numerusform>%n month ago</numerusform>
            <numerusform>%n months ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n years ago</source>
        <translation>
            <numerusform>%n year ago</numerusform>
            <numerusform>%n years ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n minutes</source>
        <translation>
            <numerusform>in %n minute</numerusform>
            <numerusform>in %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n hours</source>
        <translation>
            <numerusform>in %n hour</numerusform>
            <numerusform>in %n hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n days</source>
        <translation>
            <numerusform>in %n day</numerusform>
            <numerusform>in %n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n years</source>
        <translation>
            <numerusform>in %n year</numerusform>
            <numerusform>in %n years</numerusform>
        </translation>
    </message>
</context>
</TS>
