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
        <source>Copied %Ln exchanges as text.</source>
        <translation>
            <numerusform>Copied %Ln exchange as text.</numerusform>
            <numerusform>Copied %Ln exchanges as text.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln exchanges as curl.</source>
        <translation>
            <numerusform>Copied %Ln exchange as curl.</numerusform>
            <numerusform>Copied %Ln exchanges as curl.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln exchanges as HAR.</source>
        <translation>
            <numerusform>Copied %Ln exchange as HAR.</numerusform>
            <numerusform>Copied %Ln exchanges as HAR.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved %Ln exchanges to %1.</source>
        <extracomment>%1 is the name of a file.</extracomment>
        <translation>
            <numerusform>Saved %Ln exchange to %1.</numerusform>
            <numerusform>Saved %Ln exchanges to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChangesNote</name>
    <message numerus="yes">
        <source>%Ln more fields have changed.</source>
        <translation>
            <numerusform>%Ln more field has changed.</numerusform>
            <numerusform>%Ln more fields have changed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message numerus="yes">
        <source>%Ln fields differ.</source>
        <translation>
            <numerusform>%Ln field differs.</numerusform>
            <numerusform>%Ln fields differ.</numerusform>
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
        <source>Exported %Ln connections to %1</source>
        <translation>
            <numerusform>Exported %Ln connection to %1</numerusform>
            <numerusform>Exported %Ln connections to %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConnectionsCommand</name>
    <message numerus="yes">
        <source>Exported %n connections.</source>
        <translation>
            <numerusform>Exported %n connection.</numerusform>
            <numerusform>Exported %n connections.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConnectionsDialog</name>
    <message numerus="yes">
        <source>Imported %Ln connections from %1</source>
        <translation>
            <numerusform>Imported %Ln connection from %1</numerusform>
            <numerusform>Imported %Ln connections from %1</numerusform>
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
    <name>Doctor</name>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>%n hour</numerusform>
            <numerusform>%n hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DurationInWords</name>
    <message numerus="yes">
        <source>%Ln hours</source>
        <translation>
            <numerusform>%Ln hour</numerusform>
            <numerusform>%Ln hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes</source>
        <translation>
            <numerusform>%Ln minute</numerusform>
            <numerusform>%Ln minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln seconds</source>
        <translation>
            <numerusform>%Ln second</numerusform>
            <numerusform>%Ln seconds</numerusform>
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
    <name>FilterBar</name>
    <message numerus="yes">
        <source>%1, %Ln selected</source>
        <extracomment>%1 is how many results are shown, such as “13” or “5 of 13”.</extracomment>
        <translation>
            <numerusform>%1, %Ln selected</numerusform>
            <numerusform>%1, %Ln selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln results</source>
        <extracomment>What a screen reader says of a filter. %1 is how many results it leaves.</extracomment>
        <translation>
            <numerusform>%1 of %Ln result</numerusform>
            <numerusform>%1 of %Ln results</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copy %Ln selected</source>
        <extracomment>A button that copies the selected notifications.</extracomment>
        <translation>
            <numerusform>Copy %Ln selected</numerusform>
            <numerusform>Copy %Ln selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GroupMenu</name>
    <message numerus="yes">
        <source>%Ln groups</source>
        <translation>
            <numerusform>%Ln group</numerusform>
            <numerusform>%Ln groups</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>History</name>
    <message numerus="yes">
        <source>Only the first %Ln ids were kept, so this can&apos;t be looked up again.</source>
        <translation>
            <numerusform>Only the first id was kept, so this can&apos;t be looked up again.</numerusform>
            <numerusform>Only the first %Ln ids were kept, so this can&apos;t be looked up again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied the first %1 of %Ln ids</source>
        <translation>
            <numerusform>Copied the first %1 of %Ln id</numerusform>
            <numerusform>Copied the first %1 of %Ln ids</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln ids</source>
        <translation>
            <numerusform>Copied %Ln id</numerusform>
            <numerusform>Copied %Ln ids</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ids for %1.</source>
        <extracomment>%1 is a connection.</extracomment>
        <translation>
            <numerusform>%Ln id for %1.</numerusform>
            <numerusform>%Ln ids for %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ids for %1, where they were looked up before.</source>
        <extracomment>%1 is a connection.</extracomment>
        <translation>
            <numerusform>%Ln id for %1, where it was looked up before.</numerusform>
            <numerusform>%Ln ids for %1, where they were looked up before.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one of %Ln connections</source>
        <extracomment>A lookup in several connections.</extracomment>
        <translation>
            <numerusform>one of %Ln connection</numerusform>
            <numerusform>one of %Ln connections</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ids, which were looked up in several connections.</source>
        <translation>
            <numerusform>%Ln id, which was looked up in several connections.</numerusform>
            <numerusform>%Ln ids, which were looked up in several connections.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IdEntry</name>
    <message numerus="yes">
        <source>%Ln more</source>
        <comment>numbers that are not in the menu</comment>
        <translation>
            <numerusform>%Ln more</numerusform>
            <numerusform>%Ln more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 from a text of %Ln lines</source>
        <comment>a number of ids</comment>
        <translation>
            <numerusform>%1 from a text of %Ln line</numerusform>
            <numerusform>%1 from a text of %Ln lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IdFile</name>
    <message numerus="yes">
        <source>Use %Ln ids</source>
        <translation>
            <numerusform>Use %Ln id</numerusform>
            <numerusform>Use %Ln ids</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IdSummary</name>
    <message numerus="yes">
        <source>%1 ids are too many: at most %2 can be looked up at a time</source>
        <translation>
            <numerusform>%1 id is too many: at most %2 can be looked up at a time</numerusform>
            <numerusform>%1 ids are too many: at most %2 can be looked up at a time</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ids</source>
        <translation>
            <numerusform>%Ln id</numerusform>
            <numerusform>%Ln ids</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln duplicates removed</source>
        <translation>
            <numerusform>%Ln duplicate removed</numerusform>
            <numerusform>%Ln duplicates removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ranges reversed, to run from the smaller id to the larger</source>
        <translation>
            <numerusform>%Ln range reversed, to run from the smaller id to the larger</numerusform>
            <numerusform>%Ln ranges reversed, to run from the smaller id to the larger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>not an id: %1 and %Ln more</source>
        <extracomment>%1: pieces of text in quotes</extracomment>
        <translation>
            <numerusform>not an id: %1 and %Ln more</numerusform>
            <numerusform>not an id: %1 and %Ln more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %Ln other numbers: %1</source>
        <translation>
            <numerusform>more than %Ln other number: %1</numerusform>
            <numerusform>more than %Ln other numbers: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other numbers: %1</source>
        <translation>
            <numerusform>%Ln other number: %1</numerusform>
            <numerusform>%Ln other numbers: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ids: %1 and %Ln more</source>
        <extracomment>%1: ids and ranges</extracomment>
        <translation>
            <numerusform>ids: %1 and %Ln more</numerusform>
            <numerusform>ids: %1 and %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message numerus="yes">
        <source>Import %Ln connections</source>
        <translation>
            <numerusform>Import %Ln connection</numerusform>
            <numerusform>Import %Ln connections</numerusform>
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
    <name>IntroLine</name>
    <message numerus="yes">
        <source>%Ln notifications</source>
        <translation>
            <numerusform>%Ln notification</numerusform>
            <numerusform>%Ln notifications</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %Ln more</source>
        <extracomment>%1 is a list of ids: “1042, 1050-1060”.</extracomment>
        <translation>
            <numerusform>%1 and %Ln more</numerusform>
            <numerusform>%1 and %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LinkController</name>
    <message numerus="yes">
        <source>%Ln ids for %1. Nothing has been sent.</source>
        <translation>
            <numerusform>%Ln id for %1. Nothing has been sent.</numerusform>
            <numerusform>%Ln ids for %1. Nothing has been sent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied a link to %Ln ids of %1.</source>
        <translation>
            <numerusform>Copied a link to %Ln id of %1.</numerusform>
            <numerusform>Copied a link to %Ln ids of %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ids. The link names no connection; choose one. Nothing has been sent.</source>
        <translation>
            <numerusform>%Ln id. The link names no connection; choose one. Nothing has been sent.</numerusform>
            <numerusform>%Ln ids. The link names no connection; choose one. Nothing has been sent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ids for %1, since the link names no connection. Nothing has been sent.</source>
        <extracomment>%1 is the connection on screen.</extracomment>
        <translation>
            <numerusform>%Ln id for %1, since the link names no connection. Nothing has been sent.</numerusform>
            <numerusform>%Ln ids for %1, since the link names no connection. Nothing has been sent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ids for %1. The link calls it “%2”. Nothing has been sent.</source>
        <extracomment>%2 is the name of a connection of somebody else.</extracomment>
        <translation>
            <numerusform>%Ln id for %1. The link calls it “%2”. Nothing has been sent.</numerusform>
            <numerusform>%Ln ids for %1. The link calls it “%2”. Nothing has been sent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ids. The link is for %1; choose a connection. Nothing has been sent.</source>
        <extracomment>%1 is a connection of somebody else.</extracomment>
        <translation>
            <numerusform>%Ln id. The link is for %1; choose a connection. Nothing has been sent.</numerusform>
            <numerusform>%Ln ids. The link is for %1; choose a connection. Nothing has been sent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ids. The link is for %1, but the connection on screen is %2. Nothing has been sent.</source>
        <extracomment>%1 is a connection of somebody else, %2 the connection on screen.</extracomment>
        <translation>
            <numerusform>%Ln id. The link is for %1, but the connection on screen is %2. Nothing has been sent.</numerusform>
            <numerusform>%Ln ids. The link is for %1, but the connection on screen is %2. Nothing has been sent.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lookup</name>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln found</numerusform>
            <numerusform>%Ln found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not found</source>
        <translation>
            <numerusform>%Ln not found</numerusform>
            <numerusform>%Ln not found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed</source>
        <translation>
            <numerusform>%Ln failed</numerusform>
            <numerusform>%Ln failed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not looked up</source>
        <translation>
            <numerusform>%Ln not looked up</numerusform>
            <numerusform>%Ln not looked up</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ids were not looked up.</source>
        <translation>
            <numerusform>%Ln id was not looked up.</numerusform>
            <numerusform>%Ln ids were not looked up.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln changed</source>
        <extracomment>How many notifications have changed since they were fetched before</extracomment>
        <translation>
            <numerusform>%Ln changed</numerusform>
            <numerusform>%Ln changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ids from a text</source>
        <translation>
            <numerusform>%Ln id from a text</numerusform>
            <numerusform>%Ln ids from a text</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln connections</source>
        <comment>in which ids were looked up</comment>
        <translation>
            <numerusform>%Ln connection</numerusform>
            <numerusform>%Ln connections</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LookupCommand</name>
    <message numerus="yes">
        <source>%n ids were not looked up.</source>
        <translation>
            <numerusform>%n id was not looked up.</numerusform>
            <numerusform>%n ids were not looked up.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LookupListModel</name>
    <message numerus="yes">
        <source>%Ln differ</source>
        <comment>ids with different answers</comment>
        <translation>
            <numerusform>%Ln differs</numerusform>
            <numerusform>%Ln differ</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message numerus="yes">
        <source>The last %Ln are over the limit. They stay on screen until you quit.</source>
        <translation>
            <numerusform>The last one is over the limit. It stays on screen until you quit.</numerusform>
            <numerusform>The last %Ln are over the limit. They stay on screen until you quit.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ManyIdsQuestion</name>
    <message numerus="yes">
        <source>Look up %Ln notifications?</source>
        <translation>
            <numerusform>Look up %Ln notification?</numerusform>
            <numerusform>Look up %Ln notifications?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look up %Ln</source>
        <translation>
            <numerusform>Look up %Ln</numerusform>
            <numerusform>Look up %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look up %Ln notifications in %1?</source>
        <extracomment>%1 is an environment and a connection.</extracomment>
        <translation>
            <numerusform>Look up %Ln notification in %1?</numerusform>
            <numerusform>Look up %Ln notifications in %1?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MarkLine</name>
    <message numerus="yes">
        <source>Note for %Ln selected</source>
        <translation>
            <numerusform>Note for %Ln selected</numerusform>
            <numerusform>Note for %Ln selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MessageList</name>
    <message numerus="yes">
        <source>%Ln more under Details.</source>
        <translation>
            <numerusform>%Ln more under Details.</numerusform>
            <numerusform>%Ln more under Details.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are problems with %Ln files</source>
        <extracomment>At least two.</extracomment>
        <translation>
            <numerusform>There is a problem with %Ln file</numerusform>
            <numerusform>There are problems with %Ln files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NetworkFields</name>
    <message numerus="yes">
        <source>Trusted in addition: %1 and %Ln more</source>
        <translation>
            <numerusform>Trusted in addition: %1 and %Ln more</numerusform>
            <numerusform>Trusted in addition: %1 and %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OverviewModel</name>
    <message numerus="yes">
        <source>%Ln more values</source>
        <translation>
            <numerusform>%Ln more value</numerusform>
            <numerusform>%Ln more values</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OverviewSections</name>
    <message numerus="yes">
        <source>%Ln others</source>
        <extracomment>The last line of a list of values with their numbers of rows.</extracomment>
        <translation>
            <numerusform>%Ln other</numerusform>
            <numerusform>%Ln others</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PreviousRuns</name>
    <message numerus="yes">
        <source>Cleared %Ln runs</source>
        <translation>
            <numerusform>Cleared %Ln run</numerusform>
            <numerusform>Cleared %Ln runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln runs.</source>
        <translation>
            <numerusform>Copied %Ln run.</numerusform>
            <numerusform>Copied %Ln runs.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrivacyPage</name>
    <message numerus="yes">
        <source>%Ln upgrades stay in the list of previous runs: they may still be active.</source>
        <translation>
            <numerusform>One upgrade stays in the list of previous runs: it may still be active.</numerusform>
            <numerusform>%Ln upgrades stay in the list of previous runs: they may still be active.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuitQuestion</name>
    <message numerus="yes">
        <source>%Ln results would be lost</source>
        <translation>
            <numerusform>%Ln result would be lost</numerusform>
            <numerusform>%Ln results would be lost</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message numerus="yes">
        <source>Report on %Ln results</source>
        <translation>
            <numerusform>Report on %Ln result</numerusform>
            <numerusform>Report on %Ln results</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultText</name>
    <message numerus="yes">
        <source>%Ln results</source>
        <translation>
            <numerusform>%Ln result</numerusform>
            <numerusform>%Ln results</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultsModel</name>
    <message numerus="yes">
        <source>%Ln unread</source>
        <translation>
            <numerusform>%Ln unread</numerusform>
            <numerusform>%Ln unread</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultsOutput</name>
    <message numerus="yes">
        <source>Copied %Ln notifications as %1.</source>
        <extracomment>%1 is a format: “Markdown”, “plain text”, “a summary”.</extracomment>
        <translation>
            <numerusform>Copied %Ln notification as %1.</numerusform>
            <numerusform>Copied %Ln notifications as %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln ids.</source>
        <translation>
            <numerusform>Copied %Ln id.</numerusform>
            <numerusform>Copied %Ln ids.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exported %Ln notifications to %1.</source>
        <extracomment>%1 is the path of a file.</extracomment>
        <translation>
            <numerusform>Exported %Ln notification to %1.</numerusform>
            <numerusform>Exported %Ln notifications to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pages were sent to the printer.</source>
        <translation>
            <numerusform>%Ln page was sent to the printer.</numerusform>
            <numerusform>%Ln pages were sent to the printer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln results as %1.</source>
        <extracomment>Of some, there is no notification.</extracomment>
        <translation>
            <numerusform>Copied %Ln result as %1.</numerusform>
            <numerusform>Copied %Ln results as %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exported %Ln results to %1.</source>
        <extracomment>Of some, there is no notification.</extracomment>
        <translation>
            <numerusform>Exported %Ln result to %1.</numerusform>
            <numerusform>Exported %Ln results to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultsTable</name>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>%Ln selected</numerusform>
            <numerusform>%Ln selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultsView</name>
    <message numerus="yes">
        <source>Marked %Ln as done. %1 undoes it.</source>
        <extracomment>%1 is a key.</extracomment>
        <translation>
            <numerusform>Marked %Ln as done. %1 undoes it.</numerusform>
            <numerusform>Marked %Ln as done. %1 undoes it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Marked %Ln as not done. %1 undoes it.</source>
        <translation>
            <numerusform>Marked %Ln as not done. %1 undoes it.</numerusform>
            <numerusform>Marked %Ln as not done. %1 undoes it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SameAnswers</name>
    <message numerus="yes">
        <source>All %Ln answers are the same and name no id. Is the address complete?</source>
        <extracomment>At least two. The address is that of the service.</extracomment>
        <translation>
            <numerusform>%Ln answer names no id. Is the address complete?</numerusform>
            <numerusform>All %Ln answers are the same and name no id. Is the address complete?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingInput</name>
    <message numerus="yes">
        <source>This is too long. At most %Ln characters can be kept.</source>
        <translation>
            <numerusform>This is too long. At most %Ln character can be kept.</numerusform>
            <numerusform>This is too long. At most %Ln characters can be kept.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Several</name>
    <message numerus="yes">
        <source>%Ln connections</source>
        <translation>
            <numerusform>%Ln connection</numerusform>
            <numerusform>%Ln connections</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln requests</source>
        <translation>
            <numerusform>%Ln request</numerusform>
            <numerusform>%Ln requests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln connections were left out</source>
        <translation>
            <numerusform>%Ln connection was left out</numerusform>
            <numerusform>%Ln connections were left out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShownLookup</name>
    <message numerus="yes">
        <source>Removed %Ln earlier lookups</source>
        <translation>
            <numerusform>Removed %Ln earlier lookup</numerusform>
            <numerusform>Removed %Ln earlier lookups</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Time</name>
    <message numerus="yes">
        <source>%Ln minutes ago</source>
        <translation>
            <numerusform>%Ln minute ago</numerusform>
            <numerusform>%Ln minutes ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hours ago</source>
        <translation>
            <numerusform>%Ln hour ago</numerusform>
            <numerusform>%Ln hours ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln days ago</source>
        <translation>
            <numerusform>%Ln day ago</numerusform>
            <numerusform>%Ln days ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln months ago</source>
        <translation>
            <numerusform>%Ln month ago</numerusform>
            <numerusform>%Ln months ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln years ago</source>
        <translation>
            <numerusform>%Ln year ago</numerusform>
            <numerusform>%Ln years ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %Ln minutes</source>
        <translation>
            <numerusform>in %Ln minute</numerusform>
            <numerusform>in %Ln minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %Ln hours</source>
        <translation>
            <numerusform>in %Ln hour</numerusform>
            <numerusform>in %Ln hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %Ln days</source>
        <translation>
            <numerusform>in %Ln day</numerusform>
            <numerusform>in %Ln days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %Ln years</source>
        <translation>
            <numerusform>in %Ln year</numerusform>
            <numerusform>in %Ln years</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WatchController</name>
    <message numerus="yes">
        <source>Another Svc Desktop is watching %Ln notifications, and says what changes.</source>
        <translation>
            <numerusform>Another Svc Desktop is watching %Ln notification, and says what changes.</numerusform>
            <numerusform>Another Svc Desktop is watching %Ln notifications, and says what changes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WatchTexts</name>
    <message numerus="yes">
        <source>next in %Ln min</source>
        <extracomment>What a watch is doing: it sends the next requests in so many minutes.</extracomment>
        <translation>
            <numerusform>next in %Ln min</numerusform>
            <numerusform>next in %Ln min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln are watched already.</source>
        <translation>
            <numerusform>%Ln is watched already.</numerusform>
            <numerusform>%Ln are watched already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln min</source>
        <translation>
            <numerusform>%Ln min</numerusform>
            <numerusform>%Ln min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln notifications in %1</source>
        <extracomment>%1 is an environment and a connection.</extracomment>
        <translation>
            <numerusform>%Ln notification in %1</numerusform>
            <numerusform>%Ln notifications in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln notifications are no longer watched: their 24 hours are over.</source>
        <translation>
            <numerusform>%Ln notification is no longer watched: its 24 hours are over.</numerusform>
            <numerusform>%Ln notifications are no longer watched: their 24 hours are over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln notifications are no longer watched: their connection was removed.</source>
        <translation>
            <numerusform>%Ln notification is no longer watched: its connection was removed.</numerusform>
            <numerusform>%Ln notifications are no longer watched: their connection was removed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln notifications are no longer watched: their connection was changed.</source>
        <translation>
            <numerusform>%Ln notification is no longer watched: its connection was changed.</numerusform>
            <numerusform>%Ln notifications are no longer watched: their connection was changed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more changes</source>
        <translation>
            <numerusform>%Ln more change</numerusform>
            <numerusform>%Ln more changes</numerusform>
        </translation>
    </message>
</context>
</TS>
