<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Svc Desktop</source>
        <translation>Über Svc Desktop</translation>
    </message>
    <message>
        <source>Version %1, with Qt %2</source>
        <translation>Version %1, mit Qt %2</translation>
    </message>
    <message>
        <source>The German, Japanese and Arabic texts await review by native speakers.</source>
        <translation>Die deutschen, japanischen und arabischen Texte warten noch auf die Durchsicht durch Muttersprachler.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>Freie Software unter der MIT-Lizenz.</translation>
    </message>
    <message>
        <source>Libraries:</source>
        <translation>Bibliotheken:</translation>
    </message>
</context>
<context>
    <name>ActivityCells</name>
    <message numerus="yes">
        <source>%1 (%Ln tries)</source>
        <extracomment>%1 is the path of an address that was asked for several times.</extracomment>
        <translation>
            <numerusform>%1 (%Ln Versuch)</numerusform>
            <numerusform>%1 (%Ln Versuche)</numerusform>
        </translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Uhrzeit</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Pfad</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>a status and an error</comment>
        <extracomment>%1 is a status with its reason, %2 a technical text about an error.</extracomment>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>ActivityController</name>
    <message>
        <source>&amp;Activity</source>
        <translation>&amp;Aktivität</translation>
    </message>
    <message>
        <source>Activity on the &amp;right</source>
        <translation>Aktivität &amp;rechts</translation>
    </message>
</context>
<context>
    <name>ActivityPanel</name>
    <message>
        <source>Save as HAR…</source>
        <translation>Als HAR speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausieren</translation>
    </message>
    <message>
        <source>Filter activity</source>
        <translation>Aktivität filtern</translation>
    </message>
    <message>
        <source>Close activity</source>
        <translation>Aktivität schließen</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Aktivität</translation>
    </message>
    <message>
        <source>That exchange is no longer listed</source>
        <translation>Diese Übertragung ist nicht mehr aufgeführt</translation>
    </message>
    <message>
        <source>The last 500 are kept until they are cleared or you quit.</source>
        <translation>Die letzten 500 bleiben erhalten, bis die Liste geleert oder das Programm beendet wird.</translation>
    </message>
    <message>
        <source>No matching exchanges.</source>
        <translation>Keine Übertragung passt zum Filter.</translation>
    </message>
    <message>
        <source>Recording is paused.</source>
        <translation>Die Aufzeichnung ist pausiert.</translation>
    </message>
    <message>
        <source>Requests and their answers are listed here as they happen, without secrets.</source>
        <translation>Hier erscheinen laufend die Anfragen und ihre Antworten, ohne geheime Daten.</translation>
    </message>
    <message>
        <source>Save as HAR</source>
        <translation>Als HAR speichern</translation>
    </message>
    <message>
        <source>HTTP Archives (*.har)</source>
        <translation>HTTP-Archive (*.har)</translation>
    </message>
    <message>
        <source>Activity cleared</source>
        <translation>Aktivität geleert</translation>
    </message>
    <message>
        <source>Recording is paused</source>
        <translation>Die Aufzeichnung ist pausiert</translation>
    </message>
    <message>
        <source>Requests are still made, but not listed.</source>
        <translation>Anfragen werden wie immer gesendet, aber nicht aufgeführt.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln exchanges as text.</source>
        <translation>
            <numerusform>%Ln Übertragung als Text kopiert.</numerusform>
            <numerusform>%Ln Übertragungen als Text kopiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln exchanges as curl.</source>
        <translation>
            <numerusform>%Ln Übertragung als curl kopiert.</numerusform>
            <numerusform>%Ln Übertragungen als curl kopiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln exchanges as HAR.</source>
        <translation>
            <numerusform>%Ln Übertragung als HAR kopiert.</numerusform>
            <numerusform>%Ln Übertragungen als HAR kopiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved %Ln exchanges to %1.</source>
        <extracomment>%1 is the name of a file.</extracomment>
        <translation>
            <numerusform>%Ln Übertragung in %1 gespeichert.</numerusform>
            <numerusform>%Ln Übertragungen in %1 gespeichert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dock below</source>
        <extracomment>Moves the panel below the page, or to the right of it.</extracomment>
        <translation>Unten andocken</translation>
    </message>
    <message>
        <source>Dock right</source>
        <translation>Rechts andocken</translation>
    </message>
</context>
<context>
    <name>ActivityTable</name>
    <message>
        <source>Exchanges</source>
        <translation>Übertragungen</translation>
    </message>
</context>
<context>
    <name>Address</name>
    <message>
        <source>https:// was added. If the service on this computer is not encrypted, type http:// instead.</source>
        <translation>https:// wurde ergänzt. Wenn der Dienst auf diesem Computer nicht verschlüsselt ist, geben Sie stattdessen http:// ein.</translation>
    </message>
    <message>
        <source>https:// was added.</source>
        <translation>https:// wurde ergänzt.</translation>
    </message>
</context>
<context>
    <name>AddressField</name>
    <message>
        <source>Not encrypted. This address is on this computer.</source>
        <translation>Nicht verschlüsselt. Diese Adresse liegt auf diesem Computer.</translation>
    </message>
    <message>
        <source>Nothing was pasted: the text has a secret in it. Paste an address or a curl command.</source>
        <translation>Nichts wurde eingefügt: Der Text enthält ein Geheimnis. Fügen Sie eine Adresse oder einen curl-Befehl ein.</translation>
    </message>
    <message>
        <source>The command was not taken</source>
        <translation>Der Befehl wurde nicht übernommen</translation>
    </message>
    <message>
        <source>The command goes to several services. Choose one, or paste the part for one of them.</source>
        <translation>Der Befehl geht an mehrere Dienste. Wählen Sie einen, oder fügen Sie nur den Teil für einen davon ein.</translation>
    </message>
</context>
<context>
    <name>AdvancedFields</name>
    <message>
        <source>Headers</source>
        <translation>Header</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netzwerk</translation>
    </message>
    <message>
        <source>Time limits</source>
        <translation>Zeitlimits</translation>
    </message>
    <message>
        <source>Environment and notes</source>
        <translation>Umgebung und Notizen</translation>
    </message>
</context>
<context>
    <name>AnswersCard</name>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
</context>
<context>
    <name>AtomicFile</name>
    <message>
        <source>Its folder can&apos;t be made.</source>
        <translation>Der Ordner dafür kann nicht angelegt werden.</translation>
    </message>
    <message>
        <source>Read it again before changing it.</source>
        <translation>Die Datei muss neu gelesen werden, bevor sie geändert wird.</translation>
    </message>
    <message>
        <source>It is not a regular file.</source>
        <translation>Es ist keine gewöhnliche Datei.</translation>
    </message>
    <message>
        <source>Another program is writing it.</source>
        <translation>Ein anderes Programm schreibt sie gerade.</translation>
    </message>
    <message>
        <source>No lock can be made beside it.</source>
        <translation>Daneben lässt sich keine Sperre anlegen.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>Es gibt keinen Ordner %1.</translation>
    </message>
</context>
<context>
    <name>CaFile</name>
    <message>
        <source>It holds none.</source>
        <translation>Sie enthält keine.</translation>
    </message>
    <message>
        <source>It is empty.</source>
        <translation>Sie ist leer.</translation>
    </message>
    <message>
        <source>It is a PKCS #12 file, which is for certificates with their key. This takes the authorities out of it: %1</source>
        <translation>Es ist eine PKCS-#12-Datei, die für Zertifikate mit ihrem Schlüssel da ist. So kommen die Zertifizierungsstellen heraus: %1</translation>
    </message>
    <message>
        <source>It is a Java keystore. This takes a certificate out of it: %1</source>
        <translation>Es ist ein Java-Keystore. So kommt ein Zertifikat heraus: %1</translation>
    </message>
    <message>
        <source>It is a request for a certificate. Choose the certificate of the authority that answers such requests.</source>
        <translation>Es ist eine Zertifikatsanforderung. Wählen Sie das Zertifikat der Stelle, die solche Anforderungen beantwortet.</translation>
    </message>
    <message>
        <source>It is a private key. Choose the certificate of the authority instead.</source>
        <translation>Es ist ein privater Schlüssel. Wählen Sie stattdessen das Zertifikat der Zertifizierungsstelle.</translation>
    </message>
    <message>
        <source>It is a public key. Choose the certificate of the authority instead.</source>
        <translation>Es ist ein öffentlicher Schlüssel. Wählen Sie stattdessen das Zertifikat der Zertifizierungsstelle.</translation>
    </message>
    <message>
        <source>A certificate in it is damaged or not complete.</source>
        <translation>Ein Zertifikat darin ist beschädigt oder unvollständig.</translation>
    </message>
    <message>
        <source>It is a web page. Perhaps the download needs a sign-in.</source>
        <translation>Es ist eine Webseite. Vielleicht ist zum Herunterladen eine Anmeldung nötig.</translation>
    </message>
</context>
<context>
    <name>CertificateFields</name>
    <message>
        <source>%1, valid until %2</source>
        <extracomment>%1 is the name of a certificate, %2 a date.</extracomment>
        <translation>%1, gültig bis %2</translation>
    </message>
    <message>
        <source>Certificate password</source>
        <translation>Zertifikatskennwort</translation>
    </message>
    <message>
        <source>It goes into the system&apos;s keyring. If it is there already, leave this empty.</source>
        <translation>Es kommt in den Schlüsselbund des Systems. Ist es schon dort, bleibt das Feld leer.</translation>
    </message>
    <message>
        <source>For services that ask for one: PKCS #12, or PEM with its key.</source>
        <translation>Für Dienste, die eines verlangen: PKCS #12, oder PEM mit seinem Schlüssel.</translation>
    </message>
    <message>
        <source>Only if it is not in the same file.</source>
        <translation>Nur wenn er nicht in derselben Datei ist.</translation>
    </message>
    <message>
        <source>Choose certificate…</source>
        <translation>Zertifikat wählen…</translation>
    </message>
    <message>
        <source>Choose key…</source>
        <translation>Schlüssel wählen…</translation>
    </message>
    <message>
        <source>Choose key</source>
        <translation>Schlüssel wählen</translation>
    </message>
    <message>
        <source>Keys (*.key *.pem *.der);;All files (*)</source>
        <translation>Schlüssel (*.key *.pem *.der);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Choose client certificate</source>
        <translation>Client-Zertifikat wählen</translation>
    </message>
    <message>
        <source>Certificates with key (*.p12 *.pfx *.pem *.crt *.cer);;All files (*)</source>
        <translation>Zertifikate mit Schlüssel (*.p12 *.pfx *.pem *.crt *.cer);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The file needs its password.</source>
        <translation>Die Datei braucht ihr Kennwort.</translation>
    </message>
    <message>
        <source>It is kept until you quit: the system&apos;s keyring is not used here. If you have typed it since the start, leave this empty.</source>
        <translation>Es bleibt bis zum Beenden erhalten: Der Schlüsselbund des Systems wird hier nicht verwendet. Wurde es seit dem Start schon eingegeben, bleibt das Feld leer.</translation>
    </message>
</context>
<context>
    <name>ChangesNote</name>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>This is old: it was fetched at %1 and may have changed since.</source>
        <extracomment>%1 is a time of day.</extracomment>
        <translation>Dieser Stand ist alt (abgerufen: %1) und kann sich seither geändert haben.</translation>
    </message>
    <message>
        <source>Changed since %1:</source>
        <extracomment>%1 is a time of day. What has changed follows.</extracomment>
        <translation>Geändert seit %1:</translation>
    </message>
    <message>
        <source>This notification was found at %1, and is no longer found for you.</source>
        <translation>Zuletzt gefunden: %1. Jetzt wird die Benachrichtigung für Sie nicht mehr gefunden.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more fields have changed.</source>
        <translation>
            <numerusform>%Ln weiteres Feld hat sich geändert.</numerusform>
            <numerusform>%Ln weitere Felder haben sich geändert.</numerusform>
        </translation>
    </message>
    <message>
        <source>This notification has not changed since %1.</source>
        <extracomment>%1 is a time of day.</extracomment>
        <translation>Diese Benachrichtigung hat sich seit %1 nicht geändert.</translation>
    </message>
    <message>
        <source>Seen at %1: %2</source>
        <extracomment>%1 is a time of day, %2 is what a notification is since then: “Read”.</extracomment>
        <translation>Gesehen um %1: %2</translation>
    </message>
</context>
<context>
    <name>CheckableRow</name>
    <message>
        <source>checked</source>
        <extracomment>What a screen reader says of a row with a check box that is checked, or is not.</extracomment>
        <translation>aktiviert</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>nicht aktiviert</translation>
    </message>
</context>
<context>
    <name>Chip</name>
    <message>
        <source>%1 %2</source>
        <comment>a state and a number</comment>
        <extracomment>A button that filters a list. %1 is what it shows, such as “Unread”, %2 how many those are.</extracomment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>ClearButton</name>
    <message>
        <source>Clear text</source>
        <translation>Text löschen</translation>
    </message>
</context>
<context>
    <name>ClientCertificateFile</name>
    <message>
        <source>Its key is an %1 key, which Qt can&apos;t use. Ask for an RSA or ECDSA key.</source>
        <translation>Sein Schlüssel ist ein %1-Schlüssel, den Qt nicht verwenden kann. Bitten Sie um einen RSA- oder ECDSA-Schlüssel.</translation>
    </message>
    <message>
        <source>Its private key is damaged, or of a kind that Qt can&apos;t use. Use an RSA or ECDSA key.</source>
        <translation>Sein privater Schlüssel ist beschädigt oder von einer Art, die Qt nicht verwenden kann. Verwenden Sie einen RSA- oder ECDSA-Schlüssel.</translation>
    </message>
    <message>
        <source>It has no private key. Choose a PKCS #12 file (.p12, .pfx), or the file of the key, too.</source>
        <translation>Sie hat keinen privaten Schlüssel. Wählen Sie eine PKCS-#12-Datei (.p12, .pfx), oder auch die Datei des Schlüssels.</translation>
    </message>
    <message>
        <source>It is encrypted in a way (RC2 or RC4) that OpenSSL 3 no longer reads. This converts it to a file that can be used: %1</source>
        <translation>Sie ist auf eine Weise verschlüsselt (RC2 oder RC4), die OpenSSL 3 nicht mehr liest. Dies wandelt sie in eine verwendbare Datei um: %1</translation>
    </message>
    <message>
        <source>It has no certificate. Choose a PKCS #12 file (.p12, .pfx), or a PEM certificate with its key.</source>
        <translation>Sie hat kein Zertifikat. Wählen Sie eine PKCS-#12-Datei (.p12, .pfx), oder ein PEM-Zertifikat mit seinem Schlüssel.</translation>
    </message>
    <message>
        <source>The key does not belong to this certificate.</source>
        <translation>Der Schlüssel gehört nicht zu diesem Zertifikat.</translation>
    </message>
    <message>
        <source>It was valid until %1. Ask for a new one, or check this computer&apos;s clock.</source>
        <translation>Es war bis %1 gültig. Bitten Sie um ein neues, oder prüfen Sie die Uhr dieses Computers.</translation>
    </message>
    <message>
        <source>It is valid from %1. Check this computer&apos;s clock.</source>
        <translation>Es ist ab %1 gültig. Prüfen Sie die Uhr dieses Computers.</translation>
    </message>
    <message>
        <source>It is not for clients, but for servers or other purposes. Ask for a certificate with the purpose “client authentication”.</source>
        <translation>Es ist nicht für Clients, sondern für Server oder andere Zwecke. Bitten Sie um ein Zertifikat mit dem Zweck „Clientauthentifizierung“.</translation>
    </message>
</context>
<context>
    <name>ClientImport</name>
    <message>
        <source>It is a folder without a collection of Bruno.</source>
        <translation>Das ist ein Ordner ohne eine Sammlung von Bruno.</translation>
    </message>
    <message>
        <source>It is not JSON: %1.</source>
        <translation>Sie ist kein JSON: %1.</translation>
    </message>
    <message>
        <source>The command is not complete: %1 has no value.</source>
        <translation>Der Befehl ist nicht vollständig: %1 hat keinen Wert.</translation>
    </message>
    <message>
        <source>The option %1 of the command is not known.</source>
        <translation>Die Option %1 des Befehls ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Only curl was read. Nothing else of the command was run.</source>
        <translation>Nur curl wurde gelesen. Nichts anderes aus dem Befehl wurde ausgeführt.</translation>
    </message>
    <message>
        <source>The command has no address.</source>
        <translation>Der Befehl hat keine Adresse.</translation>
    </message>
    <message>
        <source>The address has %1, which is not said here.</source>
        <translation>In der Adresse steht %1, was hier nicht angegeben ist.</translation>
    </message>
    <message>
        <source>The address has a secret in it and was left out.</source>
        <translation>Die Adresse enthält ein Geheimnis und wurde weggelassen.</translation>
    </message>
    <message>
        <source>The user and the password in the address were left out.</source>
        <translation>Benutzer und Passwort in der Adresse wurden weggelassen.</translation>
    </message>
    <message>
        <source>http:// was not taken: the address begins with https:// now.</source>
        <translation>http:// wurde nicht übernommen: Die Adresse beginnt jetzt mit https://.</translation>
    </message>
    <message>
        <source>The address %1 can&apos;t be used</source>
        <translation>Die Adresse %1 kann nicht verwendet werden</translation>
    </message>
    <message>
        <source>%1: a secret, which was left out.</source>
        <translation>%1: ein Geheimnis, das weggelassen wurde.</translation>
    </message>
    <message>
        <source>%1: too long or with invisible characters, and left out.</source>
        <translation>%1: zu lang oder mit unsichtbaren Zeichen und weggelassen.</translation>
    </message>
    <message>
        <source>There are several API keys: none was taken.</source>
        <translation>Es gibt mehrere API-Schlüssel: Keiner wurde übernommen.</translation>
    </message>
    <message>
        <source>You will be asked for: %1.</source>
        <translation>Danach werden Sie gefragt: %1.</translation>
    </message>
    <message>
        <source>Left out: %1.</source>
        <translation>Weggelassen: %1.</translation>
    </message>
    <message>
        <source>A token was left out: the service issues one when you sign in.</source>
        <translation>Ein Token wurde weggelassen: Der Dienst stellt bei der Anmeldung eines aus.</translation>
    </message>
    <message>
        <source>A request has two addresses, %1 and %2.</source>
        <translation>Eine Anfrage hat zwei Adressen, %1 und %2.</translation>
    </message>
    <message>
        <source>It is a Postman collection of version 1. Export it from Postman as version 2.1.</source>
        <translation>Das ist eine Postman-Sammlung der Version 1. Exportieren Sie sie in Postman als Version 2.1.</translation>
    </message>
    <message>
        <source>The command is not complete: a quotation mark is missing.</source>
        <translation>Der Befehl ist nicht vollständig: Ein Anführungszeichen fehlt.</translation>
    </message>
    <message>
        <source>This is a command for PowerShell. Copy it as cURL (bash).</source>
        <translation>Das ist ein Befehl für PowerShell. Kopieren Sie ihn als cURL (bash).</translation>
    </message>
    <message>
        <source>Copy a request as a curl command there, and paste it into the field for the service address.</source>
        <translation>Kopieren Sie dort eine Anfrage als curl-Befehl, und fügen Sie ihn in das Feld für die Dienstadresse ein.</translation>
    </message>
    <message>
        <source>It is a zip archive. Unpack it and import one of the files in it.</source>
        <translation>Das ist ein ZIP-Archiv. Entpacken Sie es, und importieren Sie eine der Dateien darin.</translation>
    </message>
    <message>
        <source>It is a YAML file of Bruno (OpenCollection). Export the collection from Bruno as a Postman collection, and import that.</source>
        <translation>Das ist eine YAML-Datei von Bruno (OpenCollection). Exportieren Sie die Sammlung in Bruno als Postman-Sammlung, und importieren Sie diese.</translation>
    </message>
    <message>
        <source>It is a file of Insomnia, which can&apos;t be imported.</source>
        <translation>Das ist eine Datei von Insomnia, die nicht importiert werden kann.</translation>
    </message>
    <message>
        <source>It is a file with HTTP requests of an editor, which can&apos;t be imported.</source>
        <translation>Das ist eine Datei eines Editors mit HTTP-Anfragen, die nicht importiert werden kann.</translation>
    </message>
    <message>
        <source>It is a HAR file, which can&apos;t be imported.</source>
        <translation>Das ist eine HAR-Datei, die nicht importiert werden kann.</translation>
    </message>
    <message>
        <source>It is a description of a service (OpenAPI), without the settings of a connection.</source>
        <translation>Das ist die Beschreibung eines Dienstes (OpenAPI) ohne die Einstellungen einer Verbindung.</translation>
    </message>
    <message>
        <source>It is a curl command. Paste it into the field for the service address.</source>
        <translation>Das ist ein curl-Befehl. Fügen Sie ihn in das Feld für die Dienstadresse ein.</translation>
    </message>
    <message>
        <source>It can&apos;t be imported. These files can: connections of this program, environments and collections (v2.1) of Postman, collections of Bruno (.bru), and environments of Hoppscotch.</source>
        <translation>Die Datei kann nicht importiert werden. Importiert werden können: Verbindungen dieses Programms, Umgebungen und Sammlungen (v2.1) von Postman, Sammlungen von Bruno (.bru) und Umgebungen von Hoppscotch.</translation>
    </message>
    <message>
        <source>It is nested more than %1 levels deep.</source>
        <translation>Sie ist mehr als %1 Ebenen tief verschachtelt.</translation>
    </message>
    <message>
        <source>A word of the command is neither an option nor an address. Are its quotation marks right?</source>
        <translation>Ein Wort des Befehls ist weder eine Option noch eine Adresse. Stimmen die Anführungszeichen?</translation>
    </message>
</context>
<context>
    <name>ColumnsMenu</name>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Spalten</translation>
    </message>
    <message>
        <source>&amp;Sort by</source>
        <translation>&amp;Sortieren nach</translation>
    </message>
    <message>
        <source>The &amp;order typed</source>
        <translation>Reihenfolge der &amp;Eingabe</translation>
    </message>
    <message>
        <source>Rese&amp;t columns</source>
        <translation>Spalten &amp;zurücksetzen</translation>
    </message>
</context>
<context>
    <name>Common</name>
    <message>
        <source>Reads notifications of the service and runs its upgrade.</source>
        <translation>Liest Benachrichtigungen des Dienstes und führt sein Upgrade aus.</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>Copy as curl</source>
        <translation>Als curl kopieren</translation>
    </message>
    <message>
        <source>Copy as HAR</source>
        <translation>Als HAR kopieren</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>Filter zurücksetzen</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Not encrypted. Anyone on the way can read and change what is sent.</source>
        <translation>Nicht verschlüsselt. Jeder auf dem Weg kann lesen und ändern, was gesendet wird.</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> s</translation>
    </message>
    <message>
        <source> min</source>
        <comment>minutes, after a number</comment>
        <translation> min</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Anmelden</translation>
    </message>
    <message>
        <source>Forgotten</source>
        <translation>Gelöscht</translation>
    </message>
    <message>
        <source>The stored API key and password will have to be typed again.</source>
        <translation>Der gespeicherte API-Schlüssel und das Passwort müssen neu eingegeben werden.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>New connection</source>
        <translation>Neue Verbindung</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Leave empty to search all partitions.</source>
        <translation>Leer lassen, um alle Partitionen zu durchsuchen.</translation>
    </message>
    <message>
        <source>Upgrade</source>
        <translation>Upgrade</translation>
    </message>
    <message>
        <source>Manage connections…</source>
        <translation>Verbindungen verwalten&#xa0;…</translation>
    </message>
    <message>
        <source>Signing in…</source>
        <translation>Anmeldung läuft&#xa0;…</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>Verbindungen</translation>
    </message>
    <message>
        <source>Add a connection</source>
        <translation>Verbindung hinzufügen</translation>
    </message>
    <message>
        <source>No matching connections.</source>
        <translation>Keine Verbindung passt zum Filter.</translation>
    </message>
    <message>
        <source>%1 is not there.</source>
        <translation>%1 ist nicht vorhanden.</translation>
    </message>
    <message>
        <source>Svc Desktop</source>
        <translation>Svc Desktop</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Kopiert.</translation>
    </message>
    <message>
        <source>Look up</source>
        <extracomment>A button. %1 is an environment or a connection.</extracomment>
        <translation>Abrufen</translation>
    </message>
    <message>
        <source>Show in Activity</source>
        <translation>In Aktivität anzeigen</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Copy for ticket</source>
        <translation>Für Ticket kopieren</translation>
    </message>
    <message>
        <source>Copy ids</source>
        <translation>IDs kopieren</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1 is the number of a match in the text, %2 how many there are.
----------
A count out of a larger one: results that are shown, or ids that have been looked up.
----------
%1 is the number of a row of the table, %2 how many there are.</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Previous runs</source>
        <translation>Frühere Läufe</translation>
    </message>
    <message>
        <source>Switch connection</source>
        <translation>Verbindung wechseln</translation>
    </message>
    <message>
        <source>Ids</source>
        <translation>IDs</translation>
    </message>
    <message>
        <source>Filter results</source>
        <translation>Ergebnisse filtern</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Nicht gestartet</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Abgeschlossen</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Failed</source>
        <comment>an upgrade</comment>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Unknown</source>
        <comment>the outcome of an upgrade</comment>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>Copy &amp;link</source>
        <translation>&amp;Link kopieren</translation>
    </message>
    <message>
        <source>Signed in as %1</source>
        <extracomment>%1 is a user.
----------
%1 is a person.</extracomment>
        <translation>Angemeldet als %1</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortfahren</translation>
    </message>
    <message>
        <source>Retry failed</source>
        <translation>Fehlgeschlagene wiederholen</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Vorheriger</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Nächster</translation>
    </message>
    <message>
        <source>Look up again</source>
        <translation>Erneut abrufen</translation>
    </message>
    <message>
        <source>Nothing has changed since the refusal.</source>
        <translation>Seit der Ablehnung hat sich nichts geändert.</translation>
    </message>
    <message>
        <source>Show password</source>
        <translation>Passwort anzeigen</translation>
    </message>
    <message>
        <source>Look up the rest</source>
        <translation>Rest abrufen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Enter the full path of the file.</source>
        <translation>Geben Sie den vollständigen Pfad der Datei ein.</translation>
    </message>
    <message>
        <source>waits for the sign-in</source>
        <extracomment>What a watch is doing: it waits until the user signs in.</extracomment>
        <translation>wartet auf die Anmeldung</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Beobachten</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>Only differences</source>
        <translation>Nur Unterschiede</translation>
    </message>
    <message>
        <source>Compare notifications</source>
        <translation>Benachrichtigungen vergleichen</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Als Markdown kopieren</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Fetched %1</source>
        <extracomment>%1 is a time such as “3 hours ago · 14 Mar 2026 09:12 (UTC+1)”.</extracomment>
        <translation>Abgerufen %1</translation>
    </message>
    <message>
        <source>Not fetched</source>
        <translation>Nicht abgerufen</translation>
    </message>
    <message>
        <source>Nothing differs.</source>
        <translation>Es gibt keine Unterschiede.</translation>
    </message>
    <message>
        <source>Copied the comparison as Markdown.</source>
        <translation>Vergleich als Markdown kopiert.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln fields differ.</source>
        <translation>
            <numerusform>%Ln Feld ist verschieden.</numerusform>
            <numerusform>%Ln Felder sind verschieden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>%1 was not given and is now “%2”.</source>
        <extracomment>%1 is the name of a field, %2 a text.</extracomment>
        <translation>%1 war nicht angegeben und ist jetzt „%2“.</translation>
    </message>
    <message>
        <source>%1 is no longer given; it was “%2”.</source>
        <extracomment>%1 is the name of a field, %2 a text.</extracomment>
        <translation>%1 ist nicht mehr angegeben; vorher war es „%2“.</translation>
    </message>
    <message>
        <source>%1 changed from “%2” to “%3”.</source>
        <extracomment>%1 is the name of a field, %2 and %3 are texts.</extracomment>
        <translation>%1 hat sich von „%2“ in „%3“ geändert.</translation>
    </message>
</context>
<context>
    <name>ComparisonMarkdown</name>
    <message>
        <source>differs</source>
        <translation>verschieden</translation>
    </message>
    <message>
        <source>same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Compared</source>
        <translation>Vergleich</translation>
    </message>
</context>
<context>
    <name>ComposedText</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A fact: %1 is its name, such as “Partition”, %2 its value.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <extracomment>A change: %1 is the name of a field, %2 its value before, %3 its value after.</extracomment>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%2 adds to %1: “Jane Doe (jdoe)”, “Import automation (14)”.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source> · </source>
        <extracomment>Parts facts on one line: “9 found · 3 not found”, “api.example.com · jdoe”.</extracomment>
        <translation> · </translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Parts the elements of a list: “1042, 1043”, and what a screen reader says of a row.</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>%1 is a sentence without its full stop.</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>%1 is a sentence without its full stop, %2 are complete sentences.</extracomment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>Connection</name>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 is an environment such as PRODUCTION, %2 the name of a connection.</extracomment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>ConnectionActions</name>
    <message>
        <source>New…</source>
        <translation>Neu&#xa0;…</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Bearbeiten&#xa0;…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Forget secrets</source>
        <translation>Geheime Daten löschen</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren&#xa0;…</translation>
    </message>
</context>
<context>
    <name>ConnectionBox</name>
    <message>
        <source>No connection</source>
        <translation>Keine Verbindung</translation>
    </message>
    <message>
        <source>Not encrypted</source>
        <translation>Nicht verschlüsselt</translation>
    </message>
    <message>
        <source>Sign in to a new connection…</source>
        <translation>An einer neuen Verbindung anmelden&#xa0;…</translation>
    </message>
</context>
<context>
    <name>ConnectionController</name>
    <message>
        <source>Saved as “%1”</source>
        <translation>Als „%1“ gespeichert</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>The API key and the password could not be stored</source>
        <translation>API-Schlüssel und Passwort konnten nicht gespeichert werden</translation>
    </message>
    <message>
        <source>The API key could not be stored</source>
        <translation>Der API-Schlüssel konnte nicht gespeichert werden</translation>
    </message>
    <message>
        <source>The API key and the password of “%1” are no longer stored.</source>
        <translation>Von „%1“ sind kein API-Schlüssel und kein Passwort mehr gespeichert.</translation>
    </message>
    <message>
        <source>&amp;Switch connection…</source>
        <translation>Verbindung &amp;wechseln&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Manage connections…</source>
        <translation>Verbindungen &amp;verwalten&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Forget stored secrets</source>
        <translation>&amp;Gespeicherte geheime Daten löschen</translation>
    </message>
    <message>
        <source>Until you quit: nothing is kept in the demo.</source>
        <translation>Bis zum Beenden: In der Demo wird nichts aufbewahrt.</translation>
    </message>
    <message>
        <source>Not all passwords could be stored</source>
        <translation>Nicht alle Kennwörter konnten gespeichert werden</translation>
    </message>
</context>
<context>
    <name>ConnectionEditor</name>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Edit connection</source>
        <translation>Verbindung bearbeiten</translation>
    </message>
    <message>
        <source>This connection can&apos;t be changed here</source>
        <translation>Diese Verbindung kann hier nicht geändert werden</translation>
    </message>
    <message>
        <source>Your administrator manages this connection.</source>
        <translation>Diese Verbindung wird von der Administration dieses Computers verwaltet.</translation>
    </message>
    <message>
        <source>Duplicate…</source>
        <translation>Duplizieren&#xa0;…</translation>
    </message>
    <message>
        <source>The changes are not saved yet</source>
        <translation>Die Änderungen sind noch nicht gespeichert</translation>
    </message>
    <message>
        <source>If you close this, they are lost.</source>
        <translation>Beim Schließen gehen sie verloren.</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Weiter bearbeiten</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>This connection was deleted in the meantime</source>
        <translation>Diese Verbindung wurde inzwischen gelöscht</translation>
    </message>
    <message>
        <source>Save it again to add it as a new one.</source>
        <translation>Beim erneuten Speichern wird sie als neue Verbindung hinzugefügt.</translation>
    </message>
    <message>
        <source>Test connection</source>
        <translation>Verbindung testen</translation>
    </message>
    <message>
        <source>Save and sign in…</source>
        <translation>Speichern und anmelden&#xa0;…</translation>
    </message>
</context>
<context>
    <name>ConnectionField</name>
    <message>
        <source>Connection</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>Service address</source>
        <translation>Dienstadresse</translation>
    </message>
    <message>
        <source>Allow unencrypted</source>
        <translation>Unverschlüsselt zulassen</translation>
    </message>
    <message>
        <source>API key header</source>
        <translation>Header des API-Schlüssels</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Data source</source>
        <translation>Datenquelle</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>Partition</translation>
    </message>
    <message>
        <source>User name</source>
        <translation>Benutzername</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>Umgebung</translation>
    </message>
    <message>
        <source>Environment colour</source>
        <translation>Farbe der Umgebung</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>CA file</source>
        <translation>CA-Datei</translation>
    </message>
    <message>
        <source>Time to connect</source>
        <translation>Zeit zum Verbinden</translation>
    </message>
    <message>
        <source>Time for a request</source>
        <translation>Zeit für eine Anfrage</translation>
    </message>
    <message>
        <source>Time for an upgrade</source>
        <translation>Zeit für ein Upgrade</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Production: ask twice</source>
        <translation>Produktion: zweimal nachfragen</translation>
    </message>
    <message>
        <source>Proxy user</source>
        <translation>Proxy-Benutzer</translation>
    </message>
    <message>
        <source>Client certificate</source>
        <translation>Client-Zertifikat</translation>
    </message>
    <message>
        <source>Key of the certificate</source>
        <translation>Schlüssel des Zertifikats</translation>
    </message>
</context>
<context>
    <name>ConnectionFilter</name>
    <message>
        <source>Filter connections</source>
        <translation>Verbindungen filtern</translation>
    </message>
    <message>
        <source>Filter by name, host, user or environment</source>
        <translation>Nach Name, Host, Benutzer oder Umgebung filtern</translation>
    </message>
</context>
<context>
    <name>ConnectionForm</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Another connection has this name.</source>
        <translation>Eine andere Verbindung hat diesen Namen.</translation>
    </message>
    <message>
        <source>The API key and the password are asked for when you sign in.</source>
        <translation>Nach API-Schlüssel und Passwort wird bei der Anmeldung gefragt.</translation>
    </message>
</context>
<context>
    <name>ConnectionJson</name>
    <message>
        <source>a word this program does not know</source>
        <comment>completes: $.field is …</comment>
        <translation>ein hier unbekanntes Wort</translation>
    </message>
    <message>
        <source>a text with invisible characters</source>
        <comment>completes: $.field is …</comment>
        <translation>ein Text mit unsichtbaren Zeichen</translation>
    </message>
    <message>
        <source>not usable (%1)</source>
        <comment>completes: $.field is …</comment>
        <translation>nicht verwendbar (%1)</translation>
    </message>
    <message>
        <source>the API key&apos;s header already</source>
        <comment>completes: $.field is …</comment>
        <translation>bereits der Header des API-Schlüssels</translation>
    </message>
    <message>
        <source>not a host name</source>
        <comment>completes: $.field is …</comment>
        <translation>kein Hostname</translation>
    </message>
    <message>
        <source>not a list of connections</source>
        <comment>completes: $.field is …</comment>
        <translation>keine Liste von Verbindungen</translation>
    </message>
    <message>
        <source>It is not the JSON of a list of connections: %1.</source>
        <translation>Das ist nicht das JSON einer Liste von Verbindungen: %1.</translation>
    </message>
</context>
<context>
    <name>ConnectionList</name>
    <message>
        <source>Current</source>
        <translation>Aktuell</translation>
    </message>
    <message>
        <source>Machine-wide</source>
        <translation>Systemweit</translation>
    </message>
    <message>
        <source>machine-wide</source>
        <translation>systemweit</translation>
    </message>
    <message>
        <source>current</source>
        <translation>aktuell</translation>
    </message>
</context>
<context>
    <name>ConnectionStore</name>
    <message>
        <source>All the connections together are too large.</source>
        <translation>Alle Verbindungen zusammen sind zu groß.</translation>
    </message>
    <message numerus="yes">
        <source>There can be %n connections.</source>
        <translation>
            <numerusform>Es ist höchstens %n Verbindung möglich.</numerusform>
            <numerusform>Es sind höchstens %n Verbindungen möglich.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConnectionSwitcher</name>
    <message>
        <source>No connections are saved yet.</source>
        <translation>Es sind noch keine Verbindungen gespeichert.</translation>
    </message>
</context>
<context>
    <name>ConnectionTester</name>
    <message>
        <source>Certificate of %1, issued by %2</source>
        <translation>Zertifikat von %1, ausgestellt von %2</translation>
    </message>
    <message>
        <source>Valid from %1 to %2</source>
        <translation>Gültig von %1 bis %2</translation>
    </message>
    <message>
        <source>Names: %1</source>
        <translation>Namen: %1</translation>
    </message>
    <message>
        <source>SHA-256: %1</source>
        <translation>SHA-256: %1</translation>
    </message>
    <message>
        <source>Testing the connection to %1…</source>
        <extracomment>%1 is a host and a port.</extracomment>
        <translation>Verbindung zu %1 wird getestet&#xa0;…</translation>
    </message>
    <message>
        <source>No key and no password is sent.</source>
        <translation>Es wird kein Schlüssel und kein Passwort gesendet.</translation>
    </message>
    <message>
        <source>Stop the test</source>
        <translation>Test stoppen</translation>
    </message>
    <message>
        <source>Not tested: the path of the address, the API key, the data source and the user. They are checked when you sign in.</source>
        <translation>Nicht getestet: der Pfad der Adresse, der API-Schlüssel, die Datenquelle und der Benutzer. All das wird bei der Anmeldung geprüft.</translation>
    </message>
    <message>
        <source>The connection is encrypted (%1), and the certificate is trusted. %2</source>
        <extracomment>%1 is a version of TLS. %2 says through which proxy it goes, if any, and what was not tested.</extracomment>
        <translation>Die Verbindung ist verschlüsselt (%1), und dem Zertifikat wird vertraut. %2</translation>
    </message>
    <message>
        <source>The connection is not encrypted. %1</source>
        <translation>Die Verbindung ist nicht verschlüsselt. %1</translation>
    </message>
    <message>
        <source>%1 accepts connections</source>
        <extracomment>%1 is a host and a port.</extracomment>
        <translation>%1 nimmt Verbindungen an</translation>
    </message>
</context>
<context>
    <name>ConnectionTransfer</name>
    <message>
        <source>Connections (*.json);;All files (*)</source>
        <translation>Verbindungen (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Export connections</source>
        <translation>Verbindungen exportieren</translation>
    </message>
    <message>
        <source>No secrets are in it.</source>
        <translation>Die Datei enthält keine geheimen Daten.</translation>
    </message>
    <message numerus="yes">
        <source>Exported %Ln connections to %1</source>
        <translation>
            <numerusform>%Ln Verbindung in %1 exportiert</numerusform>
            <numerusform>%Ln Verbindungen in %1 exportiert</numerusform>
        </translation>
    </message>
    <message>
        <source>Connections, also of other clients (*.json *.bru);;All files (*)</source>
        <translation>Verbindungen, auch anderer Programme (*.json *.bru);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>ConnectionsDialog</name>
    <message>
        <source>No connections are saved yet. A connection remembers the address and the user you sign in with.</source>
        <translation>Es sind noch keine Verbindungen gespeichert. Eine Verbindung hält fest, wo und als wer Sie sich anmelden.</translation>
    </message>
    <message>
        <source>Deleted “%1”</source>
        <translation>„%1“ gelöscht</translation>
    </message>
    <message numerus="yes">
        <source>Imported %Ln connections from %1</source>
        <translation>
            <numerusform>%Ln Verbindung aus %1 importiert</numerusform>
            <numerusform>%Ln Verbindungen aus %1 importiert</numerusform>
        </translation>
    </message>
    <message>
        <source>Imported from %1</source>
        <translation>Aus %1 importiert</translation>
    </message>
</context>
<context>
    <name>CsvExport</name>
    <message>
        <source>UTC offset</source>
        <extracomment>The head of a column; its cells are empty or say “not given”.</extracomment>
        <translation>UTC-Abstand</translation>
    </message>
</context>
<context>
    <name>DataLocationRow</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Addresses, user names and options of saved connections. No API key and no password.</source>
        <translation>Adressen, Benutzernamen und Optionen gespeicherter Verbindungen. Kein API-Schlüssel und kein Passwort.</translation>
    </message>
    <message>
        <source>Connections of this computer</source>
        <translation>Verbindungen dieses Computers</translation>
    </message>
    <message>
        <source>Written by administrators. The program only reads them.</source>
        <translation>Von der Administration angelegt. Das Programm liest sie nur.</translation>
    </message>
    <message>
        <source>History of lookups</source>
        <translation>Verlauf der Abrufe</translation>
    </message>
    <message>
        <source>Which ids were looked up when and where, and how many were found. No text of a notification.</source>
        <translation>Welche IDs wann und wo abgerufen und wie viele gefunden wurden. Kein Text einer Benachrichtigung.</translation>
    </message>
    <message>
        <source>Typed ids</source>
        <translation>Eingegebene IDs</translation>
    </message>
    <message>
        <source>The text in the field for ids.</source>
        <translation>Was im Feld für IDs steht.</translation>
    </message>
    <message>
        <source>Kept results</source>
        <translation>Aufbewahrte Ergebnisse</translation>
    </message>
    <message>
        <source>Notifications that were looked up, if results are kept between sessions.</source>
        <translation>Abgerufene Benachrichtigungen, sofern Ergebnisse beim Beenden behalten werden.</translation>
    </message>
    <message>
        <source>When and where upgrades were run, and their outcomes.</source>
        <translation>Wann und wo Upgrades ausgeführt wurden und wie sie ausgegangen sind.</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Path of %1</source>
        <extracomment>%1 is something that is stored: “History of lookups”.</extracomment>
        <translation>Pfad: %1</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>Pfad kopieren</translation>
    </message>
    <message>
        <source>Nothing is stored.</source>
        <translation>Nichts gespeichert.</translation>
    </message>
    <message>
        <source>These preferences, the window&apos;s place and columns, and which connections and folders were used last.</source>
        <translation>Diese Einstellungen, Position und Spalten des Fensters und welche Verbindungen und Ordner zuletzt verwendet wurden.</translation>
    </message>
    <message>
        <source>Watched notifications</source>
        <translation>Beobachtete Benachrichtigungen</translation>
    </message>
    <message>
        <source>Which ids are watched where, and until when. No text of a notification.</source>
        <translation>Welche IDs wo und bis wann beobachtet werden. Kein Text einer Benachrichtigung.</translation>
    </message>
</context>
<context>
    <name>DemoChild</name>
    <message>
        <source>The program %1 is not the demo service.</source>
        <extracomment>%1 is the path of a program.</extracomment>
        <translation>Das Programm %1 ist nicht der Demo-Dienst.</translation>
    </message>
    <message>
        <source>The demo service could not be started: %1</source>
        <extracomment>%1 is the system&apos;s reason, a sentence.</extracomment>
        <translation>Der Demo-Dienst konnte nicht gestartet werden: %1</translation>
    </message>
    <message>
        <source>The demo service is not installed: there is no %1.</source>
        <extracomment>%1 is the path of a program.</extracomment>
        <translation>Der Demo-Dienst ist nicht installiert: %1 ist nicht vorhanden.</translation>
    </message>
    <message>
        <source>The demo service ended and said: %1</source>
        <translation>Der Demo-Dienst wurde beendet und meldete: %1</translation>
    </message>
    <message>
        <source>The demo service crashed or was ended by another program.</source>
        <translation>Der Demo-Dienst ist abgestürzt oder wurde von einem anderen Programm beendet.</translation>
    </message>
    <message>
        <source>The demo service ended with exit code %1.</source>
        <translation>Der Demo-Dienst wurde mit dem Rückgabewert %1 beendet.</translation>
    </message>
    <message numerus="yes">
        <source>The demo service did not answer within %n seconds.</source>
        <translation>
            <numerusform>Der Demo-Dienst hat nicht innerhalb von %n Sekunde geantwortet.</numerusform>
            <numerusform>Der Demo-Dienst hat nicht innerhalb von %n Sekunden geantwortet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiagnosticsDialog</name>
    <message>
        <source>Diagnostic information</source>
        <translation>Diagnoseinformationen</translation>
    </message>
    <message>
        <source>Copy diagnostic information</source>
        <translation>Diagnoseinformationen kopieren</translation>
    </message>
    <message>
        <source>Collecting…</source>
        <translation>Informationen werden gesammelt&#xa0;…</translation>
    </message>
    <message>
        <source>Check the connection</source>
        <translation>Verbindung prüfen</translation>
    </message>
    <message>
        <source>Ask the address</source>
        <translation>Die Adresse fragen</translation>
    </message>
    <message>
        <source>For support. It contains no secrets and no names. The result of a check has the server&apos;s address, and may quote what it answers.</source>
        <translation>Für den Support. Enthält keine Geheimnisse und keine Namen. Das Ergebnis einer Prüfung hat die Adresse des Servers und zitiert vielleicht seine Antwort.</translation>
    </message>
    <message>
        <source>Sends one request for notification 0, without key, token and cookie. The result names the server.</source>
        <translation>Sendet eine Anfrage nach Benachrichtigung 0, ohne Schlüssel, Token und Cookie. Das Ergebnis nennt den Server.</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Wird geprüft…</translation>
    </message>
    <message>
        <source>Something is wrong.</source>
        <translation>Etwas stimmt nicht.</translation>
    </message>
    <message>
        <source>Nothing is wrong.</source>
        <translation>Es wurde kein Fehler gefunden.</translation>
    </message>
</context>
<context>
    <name>Doctor</name>
    <message>
        <source>%1, issued by %2, valid until %3</source>
        <extracomment>A certificate: %1 is its subject, %2 its issuer, %3 a date.</extracomment>
        <translation>%1, ausgestellt von %2, gültig bis %3</translation>
    </message>
    <message>
        <source>None is used.</source>
        <translation>Es wird keiner verwendet.</translation>
    </message>
    <message>
        <source>%1 lets connections through.</source>
        <translation>%1 lässt Verbindungen durch.</translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>%n Stunde</numerusform>
            <numerusform>%n Stunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n Tag</numerusform>
            <numerusform>%n Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>Not checked, because of what is wrong.</source>
        <translation>Nicht geprüft, wegen des Fehlers.</translation>
    </message>
    <message>
        <source>Not checked: only an answer tells the server&apos;s time.</source>
        <translation>Nicht geprüft: nur eine Antwort nennt die Zeit des Servers.</translation>
    </message>
    <message>
        <source>Not asked.</source>
        <translation>Nicht gefragt.</translation>
    </message>
    <message>
        <source>%1 is an address, so there is no name to look up.</source>
        <translation>%1 ist eine Adresse; es gibt keinen Namen nachzuschlagen.</translation>
    </message>
    <message>
        <source>This program does not use one: secrets last until it ends.</source>
        <translation>Dieses Programm verwendet keinen: Geheimnisse bleiben bis zu seinem Ende.</translation>
    </message>
    <message>
        <source>It did not answer in time.</source>
        <translation>Er hat nicht rechtzeitig geantwortet.</translation>
    </message>
    <message>
        <source>The system&apos;s keyring answers.</source>
        <translation>Der Schlüsselbund des Systems antwortet.</translation>
    </message>
    <message>
        <source>This computer does not find it, but the proxy does.</source>
        <translation>Dieser Computer findet ihn nicht, aber der Proxy.</translation>
    </message>
    <message>
        <source>A server answers.</source>
        <translation>Ein Server antwortet.</translation>
    </message>
    <message>
        <source>It is trusted: %1.</source>
        <translation>Ihm wird vertraut: %1.</translation>
    </message>
    <message>
        <source>TLS 1.2 or later</source>
        <translation>TLS 1.2 oder neuer</translation>
    </message>
    <message>
        <source>It is trusted.</source>
        <translation>Ihm wird vertraut.</translation>
    </message>
    <message>
        <source>None was required, as far as can be seen without a request.</source>
        <translation>Keines wurde verlangt, soweit das ohne eine Anfrage zu sehen ist.</translation>
    </message>
    <message>
        <source>The one of this connection was not refused.</source>
        <translation>Das dieser Verbindung wurde nicht abgelehnt.</translation>
    </message>
    <message>
        <source>The answer does not tell the server&apos;s time.</source>
        <translation>Die Antwort nennt die Zeit des Servers nicht.</translation>
    </message>
    <message>
        <source>It refuses a request without a key (%1), as the service should.</source>
        <translation>Es lehnt eine Anfrage ohne Schlüssel ab (%1), wie es der Dienst soll.</translation>
    </message>
    <message>
        <source>There is nothing at this path (%1).</source>
        <translation>Unter diesem Pfad ist nichts (%1).</translation>
    </message>
    <message>
        <source>Check whether the address is complete.</source>
        <translation>Prüfen Sie, ob die Adresse vollständig ist.</translation>
    </message>
    <message>
        <source>It answers a request without a key (%1), which the service should refuse.</source>
        <translation>Es beantwortet eine Anfrage ohne Schlüssel (%1), die der Dienst ablehnen soll.</translation>
    </message>
    <message>
        <source>Check whether the address is that of the service.</source>
        <translation>Prüfen Sie, ob die Adresse die des Dienstes ist.</translation>
    </message>
    <message>
        <source>It agrees with the server&apos;s.</source>
        <translation>Sie stimmt mit der des Servers überein.</translation>
    </message>
    <message>
        <source>It is %1 ahead of the server&apos;s.</source>
        <translation>Sie geht gegenüber der des Servers um %1 vor.</translation>
    </message>
    <message>
        <source>It is %1 behind the server&apos;s.</source>
        <translation>Sie geht gegenüber der des Servers um %1 nach.</translation>
    </message>
    <message>
        <source>Set this computer&apos;s clock: certificates and sessions depend on it.</source>
        <translation>Stellen Sie die Uhr dieses Computers: Zertifikate und Sitzungen hängen von ihr ab.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Encryption</source>
        <translation>Verschlüsselung</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>Keyring</source>
        <translation>Schlüsselbund</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>right</source>
        <comment>result of a check</comment>
        <translation>in Ordnung</translation>
    </message>
    <message>
        <source>WRONG</source>
        <comment>result of a check</comment>
        <translation>FALSCH</translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>result of a check</comment>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <comment>a host and its addresses</comment>
        <translation>%1 ist %2.</translation>
    </message>
    <message>
        <source>The connection is not encrypted.</source>
        <comment>result of a check</comment>
        <translation>Die Verbindung ist nicht verschlüsselt.</translation>
    </message>
    <message>
        <source>Certificate</source>
        <comment>what is checked</comment>
        <translation>Zertifikat</translation>
    </message>
</context>
<context>
    <name>DropOverlay</name>
    <message>
        <source>Drop to read ids</source>
        <translation>Ablegen, um IDs zu lesen</translation>
    </message>
</context>
<context>
    <name>DurationInWords</name>
    <message numerus="yes">
        <source>%Ln hours</source>
        <translation>
            <numerusform>%Ln Stunde</numerusform>
            <numerusform>%Ln Stunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes</source>
        <translation>
            <numerusform>%Ln Minute</numerusform>
            <numerusform>%Ln Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln seconds</source>
        <translation>
            <numerusform>%Ln Sekunde</numerusform>
            <numerusform>%Ln Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two units</comment>
        <extracomment>A duration in two units, such as “1 minute 40 seconds”.</extracomment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>EditCommands</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>A&amp;usschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>E&amp;infügen</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Alles auswählen</translation>
    </message>
</context>
<context>
    <name>EmptyPage</name>
    <message>
        <source>Type or paste notification ids, for example 1042 or 1050-1060.

A file with ids can be dropped here.</source>
        <translation>Benachrichtigungs-IDs eingeben oder einfügen, zum Beispiel 1042 oder 1050-1060.

Eine Datei mit IDs kann hier abgelegt werden.</translation>
    </message>
    <message>
        <source>A connection needs the service&apos;s address, an API key and the name of a data source. Whoever runs the service has them.

Nothing is sent until you sign in or run an upgrade.</source>
        <translation>Eine Verbindung braucht die Adresse des Dienstes, einen API-Schlüssel und den Namen einer Datenquelle. Der Betreiber des Dienstes kennt sie.

Bis zur Anmeldung oder einem Upgrade wird nichts gesendet.</translation>
    </message>
    <message>
        <source>Try the demo</source>
        <translation>Demo ausprobieren</translation>
    </message>
    <message>
        <source>Nothing is sent until you sign in or run an upgrade.</source>
        <translation>Bis zur Anmeldung oder einem Upgrade wird nichts gesendet.</translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>Anmelden&#xa0;…</translation>
    </message>
</context>
<context>
    <name>EndedSessions</name>
    <message>
        <source>The lookup goes on when you have signed in.</source>
        <translation>Der Abruf geht weiter, wenn Sie angemeldet sind.</translation>
    </message>
    <message>
        <source>Sign in to %1</source>
        <extracomment>%1 is an environment and a connection.</extracomment>
        <translation>Bei %1 anmelden</translation>
    </message>
    <message>
        <source>%1: password for %2 at %3</source>
        <extracomment>%1 is an environment and a connection, %2 a user name, %3 a host.</extracomment>
        <translation>%1: Passwort für %2 bei %3</translation>
    </message>
    <message>
        <source>Other sign-in…</source>
        <translation>Andere Anmeldung&#xa0;…</translation>
    </message>
    <message>
        <source>%1: password for %2</source>
        <extracomment>%1 is an environment and a connection, %2 a user name.</extracomment>
        <translation>%1: Passwort für %2</translation>
    </message>
</context>
<context>
    <name>EndpointFields</name>
    <message>
        <source>Show API key</source>
        <translation>API-Schlüssel anzeigen</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>API-Schlüssel</translation>
    </message>
</context>
<context>
    <name>EnvironmentColorField</name>
    <message>
        <source>Red</source>
        <comment>colour of an environment</comment>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Green</source>
        <comment>colour of an environment</comment>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Yellow</source>
        <comment>colour of an environment</comment>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>Blue</source>
        <comment>colour of an environment</comment>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Grey</source>
        <comment>colour of an environment</comment>
        <translation>Grau</translation>
    </message>
</context>
<context>
    <name>EnvironmentField</name>
    <message>
        <source>No environment</source>
        <translation>Keine Umgebung</translation>
    </message>
    <message>
        <source>Your own name for it. It is shown beside all of its notifications.</source>
        <translation>Ihre eigene Bezeichnung. Sie wird überall dort angezeigt, wo Benachrichtigungen aus dieser Umgebung stehen.</translation>
    </message>
    <message>
        <source>Which environment is this? Choose one, or go on without one by pressing the button again.</source>
        <translation>Welche Umgebung ist das? Wählen Sie eine aus, oder drücken Sie die Schaltfläche noch einmal, um ohne Umgebung fortzufahren.</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>The address is not a web address</source>
        <translation>Die Adresse ist keine Webadresse</translation>
    </message>
    <message>
        <source>Only addresses that start with https:// can be used.</source>
        <translation>Nur Adressen, die mit https:// beginnen, können verwendet werden.</translation>
    </message>
    <message>
        <source>The address is not encrypted</source>
        <translation>Die Adresse ist nicht verschlüsselt</translation>
    </message>
    <message>
        <source>Addresses that start with http:// are only allowed on this computer. Use https://.</source>
        <translation>Adressen, die mit http:// beginnen, sind nur auf diesem Computer erlaubt. Verwenden Sie https://.</translation>
    </message>
    <message>
        <source>The address has a user name in it</source>
        <translation>Die Adresse enthält einen Benutzernamen</translation>
    </message>
    <message>
        <source>Remove everything up to and with the @ sign.</source>
        <translation>Entfernen Sie den Benutzernamen bis einschließlich zum Zeichen @.</translation>
    </message>
    <message>
        <source>The address has a query or fragment</source>
        <translation>Die Adresse enthält eine Abfrage oder ein Fragment</translation>
    </message>
    <message>
        <source>Remove everything from the ? or # sign on.</source>
        <translation>Entfernen Sie alles ab dem Zeichen ? oder #.</translation>
    </message>
    <message>
        <source>The port is not valid</source>
        <translation>Der Port ist ungültig</translation>
    </message>
    <message>
        <source>A port is a number from 1 to 65535.</source>
        <translation>Ein Port ist eine Zahl von 1 bis 65535.</translation>
    </message>
    <message>
        <source>The address has no valid host name</source>
        <translation>Die Adresse hat keinen gültigen Hostnamen</translation>
    </message>
    <message>
        <source>An address looks like https://api.example.com.</source>
        <translation>Eine Adresse sieht so aus: https://api.example.com.</translation>
    </message>
    <message>
        <source>This is not a header name</source>
        <translation>Das ist kein Name eines Headers</translation>
    </message>
    <message>
        <source>A header name has letters, digits and hyphens only, for example Svc-ApiKey.</source>
        <translation>Ein Headername besteht nur aus Buchstaben, Ziffern und Bindestrichen, zum Beispiel Svc-ApiKey.</translation>
    </message>
    <message>
        <source>The request itself uses this header</source>
        <translation>Dieser Header wird von der Anfrage selbst verwendet</translation>
    </message>
    <message>
        <source>Choose another header name.</source>
        <translation>Wählen Sie einen anderen Headernamen.</translation>
    </message>
    <message>
        <source>There is a character that can&apos;t be sent (%1)</source>
        <translation>Ein Zeichen darin kann nicht gesendet werden (%1)</translation>
    </message>
    <message>
        <source>Only ASCII letters, digits and symbols are allowed, without spaces or line breaks.</source>
        <translation>Nur Buchstaben, Ziffern und Sonderzeichen aus ASCII sind erlaubt, ohne Leerzeichen und Zeilenumbrüche.</translation>
    </message>
    <message>
        <source>This is too long</source>
        <translation>Das ist zu lang</translation>
    </message>
    <message>
        <source>At most 4096 characters can be sent.</source>
        <translation>Höchstens 4096 Zeichen können gesendet werden.</translation>
    </message>
    <message>
        <source>This is not a notification id</source>
        <translation>Das ist keine Benachrichtigungs-ID</translation>
    </message>
    <message>
        <source>A notification id is a whole number, for example 1042.</source>
        <translation>Eine Benachrichtigungs-ID ist eine ganze Zahl, zum Beispiel 1042.</translation>
    </message>
    <message>
        <source>This id is out of range</source>
        <translation>Diese ID liegt außerhalb des zulässigen Bereichs</translation>
    </message>
    <message>
        <source>A notification id is a number from -2147483648 to 2147483647.</source>
        <translation>Eine Benachrichtigungs-ID ist eine Zahl von -2147483648 bis 2147483647.</translation>
    </message>
    <message>
        <source>There are too many ids</source>
        <translation>Es sind zu viele IDs</translation>
    </message>
    <message>
        <source>At most 100000 can be looked up at a time.</source>
        <translation>Höchstens 100000 können auf einmal abgerufen werden.</translation>
    </message>
    <message>
        <source>There is too much text to look for ids in</source>
        <translation>Der Text, in dem IDs gesucht werden sollen, ist zu lang</translation>
    </message>
    <message>
        <source>At most 16 million characters can be read at a time.</source>
        <translation>Höchstens 16 Millionen Zeichen können auf einmal gelesen werden.</translation>
    </message>
    <message>
        <source>This file is not text</source>
        <translation>Diese Datei enthält keinen Text</translation>
    </message>
    <message>
        <source>Ids are read from CSV and text files. Save a spreadsheet as CSV first.</source>
        <translation>IDs werden aus CSV- und Textdateien gelesen. Speichern Sie eine Tabelle zuerst als CSV.</translation>
    </message>
    <message>
        <source>The CA file can&apos;t be used</source>
        <translation>Die CA-Datei kann nicht verwendet werden</translation>
    </message>
    <message>
        <source>This is not a link of this program</source>
        <translation>Das ist kein Link dieses Programms</translation>
    </message>
    <message>
        <source>It does not start with svc-desktop://lookup. Nothing was filled in.</source>
        <translation>Er beginnt nicht mit svc-desktop://lookup. Es wurde nichts eingetragen.</translation>
    </message>
    <message>
        <source>The link is too long</source>
        <translation>Der Link ist zu lang</translation>
    </message>
    <message>
        <source>A link has at most 880 characters of plain ASCII. Nothing was filled in.</source>
        <translation>Ein Link hat höchstens 880 Zeichen reines ASCII. Es wurde nichts eingetragen.</translation>
    </message>
    <message>
        <source>The link asks for something that links can&apos;t do</source>
        <translation>Der Link verlangt etwas, das Links nicht können</translation>
    </message>
    <message>
        <source>A link can only fill in a saved connection and ids. Nothing was filled in.</source>
        <translation>Ein Link kann nur eine gespeicherte Verbindung und IDs eintragen. Es wurde nichts eingetragen.</translation>
    </message>
    <message>
        <source>The link has parts that don&apos;t belong there</source>
        <translation>Der Link enthält mehr, als hineingehört</translation>
    </message>
    <message>
        <source>The link is not complete</source>
        <translation>Der Link ist unvollständig</translation>
    </message>
    <message>
        <source>There are characters in the link that don&apos;t belong there</source>
        <translation>Der Link enthält Zeichen, die nicht hineingehören</translation>
    </message>
    <message>
        <source>It may have been damaged on its way. Nothing was filled in.</source>
        <translation>Möglicherweise wurde er unterwegs beschädigt. Es wurde nichts eingetragen.</translation>
    </message>
    <message>
        <source>The ids in the link are not clear</source>
        <translation>Die IDs im Link sind nicht eindeutig</translation>
    </message>
    <message>
        <source>“%1” is not an id that can be looked up. Nothing was filled in.</source>
        <translation>„%1“ ist keine ID, die abgerufen werden kann. Es wurde nichts eingetragen.</translation>
    </message>
    <message>
        <source>This can&apos;t be sent as it is</source>
        <translation>Das kann so nicht gesendet werden</translation>
    </message>
    <message>
        <source>Certificate problem: it is for another address</source>
        <translation>Zertifikatsproblem: Es gilt für eine andere Adresse</translation>
    </message>
    <message>
        <source>The server at %1 shows a certificate for %2. Nothing was sent.</source>
        <translation>Der Server unter %1 weist ein Zertifikat für %2 vor. Es wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>Certificate problem: it has expired</source>
        <translation>Zertifikatsproblem: Es ist abgelaufen</translation>
    </message>
    <message>
        <source>The certificate of %1 was valid until %2. Nothing was sent. If that date is in the future, check this computer&apos;s clock.</source>
        <translation>Das Zertifikat von %1 war gültig bis %2. Es wurde nichts gesendet. Liegt dieses Datum in der Zukunft, prüfen Sie die Uhr dieses Computers.</translation>
    </message>
    <message>
        <source>Certificate problem: it is not valid yet</source>
        <translation>Zertifikatsproblem: Es ist noch nicht gültig</translation>
    </message>
    <message>
        <source>The certificate of %1 is valid from %2. Nothing was sent. Check this computer&apos;s clock.</source>
        <translation>Das Zertifikat von %1 ist gültig ab %2. Es wurde nichts gesendet. Prüfen Sie die Uhr dieses Computers.</translation>
    </message>
    <message>
        <source>Certificate problem: its issuer is not trusted</source>
        <translation>Zertifikatsproblem: Seinem Aussteller wird nicht vertraut</translation>
    </message>
    <message>
        <source>The certificate for %1 was issued by %2, which this computer does not know, or the server sent an incomplete chain. Nothing was sent. Your administrator may have a CA file for it.</source>
        <translation>Das Zertifikat für %1 wurde von %2 ausgestellt. Dieser Computer kennt den Aussteller nicht, oder der Server hat eine unvollständige Kette gesendet. Es wurde nichts gesendet. Möglicherweise hat Ihre Administration eine CA-Datei dafür.</translation>
    </message>
    <message>
        <source>The certificate for %1 was issued by %2, which this computer does not trust. Nothing was sent. Your administrator may have a CA file for it.</source>
        <translation>Das Zertifikat für %1 wurde von %2 ausgestellt. Dieser Computer vertraut dem Aussteller nicht. Es wurde nichts gesendet. Möglicherweise hat Ihre Administration eine CA-Datei dafür.</translation>
    </message>
    <message>
        <source>No encrypted connection to %1</source>
        <translation>Keine verschlüsselte Verbindung zu %1</translation>
    </message>
    <message>
        <source>This address does not speak https. Nothing was sent. Check the address and its port.</source>
        <translation>Diese Adresse beherrscht kein https. Es wurde nichts gesendet. Prüfen Sie die Adresse und ihren Port.</translation>
    </message>
    <message>
        <source>Certificate problem: it is too weak</source>
        <translation>Zertifikatsproblem: Es ist zu schwach</translation>
    </message>
    <message>
        <source>The certificate of %1 uses a key or signature that is no longer safe. Nothing was sent.</source>
        <translation>Das Zertifikat von %1 verwendet einen Schlüssel oder eine Signatur, die nicht mehr sicher sind. Es wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>The server and this computer could not agree on a safe connection. Nothing was sent.</source>
        <translation>Der Server und dieser Computer konnten sich nicht auf eine sichere Verbindung einigen. Es wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>Not sent through the proxy %1</source>
        <translation>Nicht über den Proxy %1 gesendet</translation>
    </message>
    <message>
        <source>An API key is never sent unencrypted through a proxy. Use an https:// address.</source>
        <translation>Ein API-Schlüssel wird nie unverschlüsselt über einen Proxy gesendet. Verwenden Sie eine https://-Adresse.</translation>
    </message>
    <message>
        <source>A proxy requires a user name</source>
        <translation>Ein Proxy verlangt einen Benutzernamen</translation>
    </message>
    <message>
        <source>The proxy %1 requires a user name</source>
        <translation>Der Proxy %1 verlangt einen Benutzernamen</translation>
    </message>
    <message>
        <source>Ask your administrator how programs get through the proxy.</source>
        <translation>Fragen Sie Ihre Administration, wie Programme den Proxy passieren können.</translation>
    </message>
    <message>
        <source>The proxy %1 did not let the request through</source>
        <translation>Der Proxy %1 hat die Anfrage nicht durchgelassen</translation>
    </message>
    <message>
        <source>Check the proxy settings of this computer or the VPN.</source>
        <translation>Prüfen Sie die Proxy-Einstellungen dieses Computers oder das VPN.</translation>
    </message>
    <message>
        <source>A web page answered instead of the service</source>
        <translation>Statt des Dienstes hat eine Webseite geantwortet</translation>
    </message>
    <message>
        <source>A proxy, or a network that wants you to sign in first, may be in the way. Open a web page in your browser, then check the address.</source>
        <translation>Ein Proxy oder ein Netzwerk, das zuerst eine Anmeldung verlangt, ist möglicherweise die Ursache. Öffnen Sie eine Webseite in Ihrem Browser und prüfen Sie dann die Adresse.</translation>
    </message>
    <message>
        <source>This is not the expected service</source>
        <translation>Das ist nicht der erwartete Dienst</translation>
    </message>
    <message>
        <source>Something at %1 answered that is not a web service. Check the address and its port.</source>
        <translation>Unter %1 hat etwas geantwortet, das kein Webdienst ist. Prüfen Sie die Adresse und ihren Port.</translation>
    </message>
    <message>
        <source>The answer is compressed in a way that was not requested</source>
        <translation>Die Antwort ist auf eine Weise gepackt, die nicht angefordert war</translation>
    </message>
    <message>
        <source>A proxy may have changed it.</source>
        <translation>Möglicherweise hat ein Proxy sie verändert.</translation>
    </message>
    <message>
        <source>The answer is not what the service documents</source>
        <translation>Die Antwort entspricht nicht der Dokumentation des Dienstes</translation>
    </message>
    <message>
        <source>It is not marked as JSON. Check the address.</source>
        <translation>Sie ist nicht als JSON gekennzeichnet. Prüfen Sie die Adresse.</translation>
    </message>
    <message>
        <source>Something between this computer and the service may have changed it. Check the address.</source>
        <translation>Etwas zwischen diesem Computer und dem Dienst hat sie möglicherweise verändert. Prüfen Sie die Adresse.</translation>
    </message>
    <message>
        <source>The answer was cut off</source>
        <translation>Die Antwort wurde abgeschnitten</translation>
    </message>
    <message>
        <source>The connection ended before all of it arrived. Try again.</source>
        <translation>Die Verbindung endete, bevor alles angekommen war. Versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>The answer is empty</source>
        <translation>Die Antwort ist leer</translation>
    </message>
    <message>
        <source>The service sent no content. Try again.</source>
        <translation>Der Dienst hat keinen Inhalt gesendet. Versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>It is not a JSON object.</source>
        <translation>Sie ist kein JSON-Objekt.</translation>
    </message>
    <message>
        <source>The service sent no usable token</source>
        <translation>Der Dienst hat kein verwendbares Token gesendet</translation>
    </message>
    <message>
        <source>The service answered with another notification</source>
        <translation>Der Dienst hat mit einer anderen Benachrichtigung geantwortet</translation>
    </message>
    <message>
        <source>Notification %1 was asked for; the answer is about %2 and is not shown.</source>
        <translation>Angefragt wurde die Benachrichtigung %1; die Antwort betrifft %2 und wird nicht angezeigt.</translation>
    </message>
    <message>
        <source>No network</source>
        <translation>Kein Netzwerk</translation>
    </message>
    <message>
        <source>This computer can&apos;t reach %1. Check the network or the VPN.</source>
        <translation>Dieser Computer kann %1 nicht erreichen. Prüfen Sie das Netzwerk oder das VPN.</translation>
    </message>
    <message>
        <source>Address not found</source>
        <translation>Adresse nicht gefunden</translation>
    </message>
    <message>
        <source>There is no host named %1. Check the address or the VPN.</source>
        <translation>Es gibt keinen Host namens %1. Prüfen Sie die Adresse oder das VPN.</translation>
    </message>
    <message>
        <source>Nothing answers at %1</source>
        <translation>Unter %1 antwortet nichts</translation>
    </message>
    <message>
        <source>The service may be down, or the address or port may be wrong. Try again.</source>
        <translation>Der Dienst ist möglicherweise nicht in Betrieb, oder die Adresse oder der Port ist falsch. Versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>No answer in %1 s</source>
        <translation>Keine Antwort innerhalb von %1 s</translation>
    </message>
    <message>
        <source>No answer in time</source>
        <translation>Keine rechtzeitige Antwort</translation>
    </message>
    <message>
        <source>The service at %1 may be busy, or something blocks the way. Try again.</source>
        <translation>Der Dienst unter %1 ist möglicherweise ausgelastet, oder etwas versperrt den Weg. Versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>The connection to %1 was interrupted</source>
        <translation>Die Verbindung zu %1 wurde unterbrochen</translation>
    </message>
    <message>
        <source>It ended before the answer was complete. Try again.</source>
        <translation>Sie endete, bevor die Antwort vollständig war. Versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>It ended before an answer came. Try again. If it keeps happening, check the address and its port: something other than the service may answer there.</source>
        <translation>Sie endete, bevor eine Antwort kam. Versuchen Sie es erneut; bleibt es dabei, prüfen Sie die Adresse und ihren Port: Möglicherweise antwortet dort etwas anderes als der Dienst.</translation>
    </message>
    <message>
        <source>The server tried to send you to %1</source>
        <translation>Der Server wollte Sie zu %1 weiterleiten</translation>
    </message>
    <message>
        <source>This was not followed. Check the address.</source>
        <translation>Der Weiterleitung wurde nicht gefolgt. Prüfen Sie die Adresse.</translation>
    </message>
    <message>
        <source>Not accepted</source>
        <translation>Nicht angenommen</translation>
    </message>
    <message>
        <source>User name, password, data source or API key was not accepted. A key may belong to another environment or data source.</source>
        <translation>Benutzername, Passwort, Datenquelle oder API-Schlüssel wurde nicht angenommen. Ein Schlüssel kann zu einer anderen Umgebung oder Datenquelle gehören.</translation>
    </message>
    <message>
        <source>Sign in again to continue.</source>
        <translation>Melden Sie sich erneut an, um fortzufahren.</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Nicht erlaubt</translation>
    </message>
    <message>
        <source>The service does not let this user or API key do that.</source>
        <translation>Der Dienst erlaubt das diesem Benutzer oder API-Schlüssel nicht.</translation>
    </message>
    <message>
        <source>Notification %1 was not found for you</source>
        <translation>Benachrichtigung %1 wurde für Sie nicht gefunden</translation>
    </message>
    <message>
        <source>It may belong to another user, partition, data source or key, or the id may be wrong.</source>
        <translation>Möglicherweise gehört sie zu einem anderen Benutzer, einer anderen Partition, einer anderen Datenquelle oder einem anderen Schlüssel, oder die ID ist falsch.</translation>
    </message>
    <message>
        <source>No such service at this address</source>
        <translation>Kein solcher Dienst unter dieser Adresse</translation>
    </message>
    <message>
        <source>Is the address complete?</source>
        <translation>Ist die Adresse vollständig?</translation>
    </message>
    <message>
        <source>A previous run may still be active</source>
        <translation>Ein früherer Lauf ist möglicherweise noch aktiv</translation>
    </message>
    <message>
        <source>Ask whoever runs the service whether it has ended.</source>
        <translation>Fragen Sie den Betreiber des Dienstes, ob er beendet ist.</translation>
    </message>
    <message>
        <source>The service is busy with something that conflicts with this</source>
        <translation>Der Dienst tut gerade etwas, das dem entgegensteht</translation>
    </message>
    <message>
        <source>Try again later.</source>
        <translation>Versuchen Sie es später erneut.</translation>
    </message>
    <message>
        <source>The service is busy</source>
        <translation>Der Dienst ist ausgelastet</translation>
    </message>
    <message>
        <source>It asks to wait before the next request.</source>
        <translation>Er bittet darum, mit der nächsten Anfrage zu warten.</translation>
    </message>
    <message>
        <source>The API key was not accepted</source>
        <translation>Der API-Schlüssel wurde nicht angenommen</translation>
    </message>
    <message>
        <source>It may belong to another environment.</source>
        <translation>Möglicherweise gehört er zu einer anderen Umgebung.</translation>
    </message>
    <message>
        <source>The service did not accept the request (%1)</source>
        <translation>Der Dienst hat die Anfrage nicht angenommen (%1)</translation>
    </message>
    <message>
        <source>It can&apos;t answer right now. Try again later.</source>
        <translation>Er kann gerade nicht antworten. Versuchen Sie es später erneut.</translation>
    </message>
    <message>
        <source>The service failed (%1)</source>
        <translation>Beim Dienst ist ein Fehler aufgetreten (%1)</translation>
    </message>
    <message>
        <source>Try again later. If it keeps happening, tell whoever runs the service.</source>
        <translation>Versuchen Sie es später erneut. Bleibt es dabei, informieren Sie den Betreiber des Dienstes.</translation>
    </message>
    <message>
        <source>The results are full</source>
        <translation>Die Ergebnisse sind voll</translation>
    </message>
    <message>
        <source>The answers kept here have reached 512 MiB, so the rest was not looked up. Export what is here, then look the rest up on its own.</source>
        <translation>Die hier aufbewahrten Antworten haben 512 MiB erreicht, der Rest wurde daher nicht abgerufen. Exportieren Sie die vorhandenen Ergebnisse und rufen Sie den Rest dann gesondert ab.</translation>
    </message>
    <message>
        <source>The answer is too large</source>
        <translation>Die Antwort ist zu groß</translation>
    </message>
    <message>
        <source>More than 4 MiB came back, which is not what the service documents.</source>
        <translation>Es kamen mehr als 4 MiB zurück; das entspricht nicht der Dokumentation des Dienstes.</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Gestoppt</translation>
    </message>
    <message>
        <source>The outcome is not known</source>
        <translation>Der Ausgang ist nicht bekannt</translation>
    </message>
    <message>
        <source>The upgrade may still be running. Do not start it again until whoever runs the service has confirmed that it has ended.</source>
        <translation>Das Upgrade läuft möglicherweise noch. Starten Sie es nicht erneut, bevor der Betreiber des Dienstes bestätigt hat, dass es beendet ist.</translation>
    </message>
    <message>
        <source>Status: %1</source>
        <translation>Status: %1</translation>
    </message>
    <message>
        <source>Address: %1</source>
        <translation>Adresse: %1</translation>
    </message>
    <message>
        <source>Proxy: %1</source>
        <translation>Proxy: %1</translation>
    </message>
    <message>
        <source>Certificate subject: %1</source>
        <translation>Inhaber des Zertifikats: %1</translation>
    </message>
    <message>
        <source>Certificate issuer: %1</source>
        <translation>Aussteller des Zertifikats: %1</translation>
    </message>
    <message>
        <source>Certificate names: %1</source>
        <translation>Namen im Zertifikat: %1</translation>
    </message>
    <message>
        <source>Certificate valid: %1 to %2</source>
        <translation>Zertifikat gültig: %1 bis %2</translation>
    </message>
    <message>
        <source>Certificate SHA-256: %1</source>
        <translation>SHA-256 des Zertifikats: %1</translation>
    </message>
    <message>
        <source>Reason: %1</source>
        <translation>Grund: %1</translation>
    </message>
    <message>
        <source>Delivery: %1</source>
        <translation>Übermittlung: %1</translation>
    </message>
    <message>
        <source>Code for support: %1</source>
        <translation>Code für den Support: %1</translation>
    </message>
    <message>
        <source>The answers have reached 512 MiB, so the rest was not looked up. Look it up on its own.</source>
        <translation>Die Antworten haben 512 MiB erreicht, der Rest wurde daher nicht abgerufen. Rufen Sie ihn gesondert ab.</translation>
    </message>
    <message>
        <source>Sign in again, or use another key.</source>
        <extracomment>“It” is what the user wants to see or do.</extracomment>
        <translation>Dafür ist eine neue Anmeldung oder ein anderer Schlüssel nötig.</translation>
    </message>
    <message>
        <source>It gave no reason.</source>
        <translation>Einen Grund nannte der Dienst nicht.</translation>
    </message>
    <message>
        <source>Certificate problem: its issuer&apos;s certificate has expired</source>
        <translation>Zertifikatsproblem: Das Zertifikat seines Ausstellers ist abgelaufen</translation>
    </message>
    <message>
        <source>The certificate of %1 depends on that of %2, which was valid until %3. Nothing was sent. If that date is in the future, check this computer&apos;s clock.</source>
        <translation>Das Zertifikat von %1 beruht auf dem von %2, das bis %3 gültig war. Es wurde nichts gesendet. Liegt dieses Datum in der Zukunft, prüfen Sie die Uhr dieses Computers.</translation>
    </message>
    <message>
        <source>Certificate problem: its issuer&apos;s certificate is not valid yet</source>
        <translation>Zertifikatsproblem: Das Zertifikat seines Ausstellers ist noch nicht gültig</translation>
    </message>
    <message>
        <source>The certificate of %1 depends on that of %2, which is valid from %3. Nothing was sent. Check this computer&apos;s clock.</source>
        <translation>Das Zertifikat von %1 beruht auf dem von %2, das ab %3 gültig ist. Es wurde nichts gesendet. Prüfen Sie die Uhr dieses Computers.</translation>
    </message>
    <message>
        <source>The proxy in %1 can&apos;t be used</source>
        <translation>Der Proxy in %1 kann nicht verwendet werden</translation>
    </message>
    <message>
        <source>Proxies whose address starts with %1 are not supported. Use http:// or socks5://.</source>
        <translation>Proxys, deren Adresse mit %1 beginnt, werden nicht unterstützt. Verwenden Sie http:// oder socks5://.</translation>
    </message>
    <message>
        <source>It is not an address with a host, for example http://proxy.example.com:3128.</source>
        <translation>Das ist keine Adresse mit einem Host, zum Beispiel http://proxy.example.com:3128.</translation>
    </message>
    <message>
        <source>The answer does not say which notification it is</source>
        <translation>Die Antwort sagt nicht, welche Benachrichtigung sie ist</translation>
    </message>
    <message>
        <source>The proxy %1 or the service at %2 may be busy, or something blocks the way. Try again.</source>
        <translation>Der Proxy %1 oder der Dienst unter %2 ist vielleicht ausgelastet, oder etwas versperrt den Weg. Versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Details</source>
        <comment>the technical facts of an error</comment>
        <translation>Details</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Erforderlich</translation>
    </message>
    <message>
        <source>A link has ids and, if it is for one connection, that connection&apos;s name, host and data source. Nothing was filled in.</source>
        <translation>Ein Link enthält IDs und, wenn er für eine bestimmte Verbindung ist, deren Namen, Host und Datenquelle. Es wurde nichts eingetragen.</translation>
    </message>
    <message>
        <source>A link has at least one id, and no part of it is empty. Nothing was filled in.</source>
        <translation>Ein Link enthält mindestens eine ID, und keiner seiner Teile ist leer. Es wurde nichts eingetragen.</translation>
    </message>
    <message>
        <source>The server does not know the name in this address. Check the address.</source>
        <translation>Der Server kennt den Namen in dieser Adresse nicht. Prüfen Sie die Adresse.</translation>
    </message>
    <message>
        <source>It ended before an answer came. %1 That may be why.</source>
        <extracomment>%1 says what the server asks for.</extracomment>
        <translation>Sie endete, bevor eine Antwort kam. %1 Das kann der Grund sein.</translation>
    </message>
    <message>
        <source>No connection without a certificate</source>
        <translation>Keine Verbindung ohne Zertifikat</translation>
    </message>
    <message>
        <source>The answer can&apos;t be read</source>
        <translation>Die Antwort kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>%1 came before the answer, and this version of Qt (%2) takes it for the answer. The answer itself is lost. Programs with Qt 6.8 or later can read it.</source>
        <extracomment>%1 is an HTTP status such as 103, %2 the version of Qt, a library.</extracomment>
        <translation>Vor der Antwort kam %1, und diese Version von Qt (%2) hält das für die Antwort. Die Antwort selbst ist verloren. Programme mit Qt ab 6.8 können sie lesen.</translation>
    </message>
    <message>
        <source>A possible cause is the length of the token: %1 characters.</source>
        <translation>Eine mögliche Ursache ist die Länge des Tokens: %1 Zeichen.</translation>
    </message>
    <message>
        <source>A web page answered instead of the service (%1)</source>
        <extracomment>%1 is an HTTP status.</extracomment>
        <translation>Statt des Dienstes hat eine Webseite geantwortet (%1)</translation>
    </message>
    <message>
        <source>The service has failed, or a gateway or proxy in front of it. Try again later. If it keeps happening, tell whoever runs the service.</source>
        <translation>Beim Dienst oder bei einem Gateway oder Proxy davor ist ein Fehler aufgetreten. Versuchen Sie es später erneut. Bleibt es dabei, informieren Sie den Betreiber des Dienstes.</translation>
    </message>
    <message>
        <source>A gateway or proxy may want a sign-in of its own. Check the address. If it is right, your session may have ended: sign in again.</source>
        <translation>Möglicherweise verlangt ein Gateway oder Proxy eine eigene Anmeldung. Prüfen Sie die Adresse. Ist sie richtig, kann Ihre Sitzung beendet sein: Melden Sie sich erneut an.</translation>
    </message>
    <message>
        <source>A gateway or proxy may want a sign-in of its own. Check the address. If it is right, user name, password or API key may not have been accepted.</source>
        <translation>Möglicherweise verlangt ein Gateway oder Proxy eine eigene Anmeldung. Prüfen Sie die Adresse. Ist sie richtig, wurde vielleicht Benutzername, Passwort oder API-Schlüssel nicht angenommen.</translation>
    </message>
    <message>
        <source>A gateway, a proxy or another program may answer there. Is the address complete?</source>
        <translation>Möglicherweise antwortet dort ein Gateway, ein Proxy oder ein anderes Programm. Ist die Adresse vollständig?</translation>
    </message>
    <message>
        <source>A gateway, a proxy or a firewall may have stopped the request. Check the address.</source>
        <translation>Möglicherweise hat ein Gateway, ein Proxy oder eine Firewall die Anfrage aufgehalten. Prüfen Sie die Adresse.</translation>
    </message>
    <message>
        <source>The sign-in was answered, but without a token. Tell whoever runs the service.</source>
        <translation>Die Anmeldung wurde beantwortet, aber ohne ein Token. Informieren Sie den Betreiber des Dienstes.</translation>
    </message>
    <message>
        <source>The token is too long (%1): at most 65536 characters can be sent. Tokens often grow with the groups that a user is in.</source>
        <extracomment>%1 is a number of characters.</extracomment>
        <translation>Das Token ist zu lang (%1): Höchstens 65536 Zeichen können gesendet werden. Token wachsen oft mit den Gruppen, denen ein Benutzer angehört.</translation>
    </message>
    <message>
        <source>The token contains a line break, which can&apos;t be sent. Tell whoever runs the service.</source>
        <translation>Das Token enthält einen Zeilenumbruch, der nicht gesendet werden kann. Informieren Sie den Betreiber des Dienstes.</translation>
    </message>
    <message>
        <source>The token contains a blank, which can&apos;t be sent. Tell whoever runs the service.</source>
        <translation>Das Token enthält ein Leerzeichen, das nicht gesendet werden kann. Informieren Sie den Betreiber des Dienstes.</translation>
    </message>
    <message>
        <source>The token contains a character that can&apos;t be sent (%1). Tell whoever runs the service.</source>
        <extracomment>%1 is a character, such as “U+00FC”.</extracomment>
        <translation>Das Token enthält ein Zeichen, das nicht gesendet werden kann (%1). Informieren Sie den Betreiber des Dienstes.</translation>
    </message>
    <message>
        <source>The answer says: “%1”</source>
        <extracomment>%1 is what the answer of a server says about an error.</extracomment>
        <translation>In der Antwort steht: „%1“</translation>
    </message>
    <message>
        <source>The address does not start with https://</source>
        <translation>Die Adresse beginnt nicht mit https://</translation>
    </message>
    <message>
        <source>Your session ended, or this API key has no access</source>
        <translation>Ihre Sitzung ist beendet, oder dieser API-Schlüssel hat keinen Zugriff</translation>
    </message>
    <message>
        <source>Notification %1 was asked for.</source>
        <translation>Nach Benachrichtigung %1 wurde gefragt.</translation>
    </message>
    <message>
        <source>It must be a file with certificates: PEM, DER or PKCS #7. %1</source>
        <translation>Es muss eine Datei mit Zertifikaten sein: PEM, DER oder PKCS #7. %1</translation>
    </message>
    <message>
        <source>A cookie that the service had set was sent.</source>
        <translation>Ein Cookie, das der Dienst gesetzt hatte, wurde gesendet.</translation>
    </message>
    <message>
        <source>No cookie was sent: the service had set none for this address.</source>
        <translation>Es wurde kein Cookie gesendet: Der Dienst hatte keines für diese Adresse gesetzt.</translation>
    </message>
    <message>
        <source>The client certificate can&apos;t be used</source>
        <translation>Das Client-Zertifikat kann nicht verwendet werden</translation>
    </message>
    <message>
        <source>The client certificate needs a password</source>
        <translation>Das Client-Zertifikat braucht ein Kennwort</translation>
    </message>
    <message>
        <source>Enter the password of its file in the advanced settings of the connection.</source>
        <translation>Geben Sie das Kennwort seiner Datei in den erweiterten Einstellungen der Verbindung ein.</translation>
    </message>
    <message>
        <source>The password does not open the client certificate</source>
        <translation>Das Kennwort öffnet das Client-Zertifikat nicht</translation>
    </message>
    <message>
        <source>If it is right, the key may be of a kind that Qt can&apos;t use: RSA and ECDSA keys work.</source>
        <translation>Ist es richtig, so ist der Schlüssel vielleicht von einer Art, die Qt nicht verwenden kann: RSA- und ECDSA-Schlüssel gehen.</translation>
    </message>
    <message>
        <source>The client certificate was not accepted</source>
        <translation>Das Client-Zertifikat wurde nicht angenommen</translation>
    </message>
    <message>
        <source>The server at %1 refused it, and gave the reason that is under Details. Ask whoever runs the service which certificates it accepts.</source>
        <translation>Der Server %1 hat es abgelehnt und den Grund genannt, der unter „Details“ steht. Fragen Sie die Betreiber des Dienstes, welche Zertifikate er annimmt.</translation>
    </message>
    <message>
        <source>%1 Choose yours in the advanced settings of the connection. If it is there already, the server did not accept it.</source>
        <extracomment>%1 says what the server asks for.</extracomment>
        <translation>%1 Wählen Sie Ihres in den erweiterten Einstellungen der Verbindung. Ist es schon dort, so hat der Server es nicht angenommen.</translation>
    </message>
    <message>
        <source>The server asks for a certificate of its clients.</source>
        <translation>Der Server verlangt ein Zertifikat von seinen Clients.</translation>
    </message>
    <message>
        <source>Choose “Manual” as the proxy of this connection, and enter its host, port, user and password.</source>
        <translation>Wählen Sie „Manuell“ als Proxy dieser Verbindung, und geben Sie Host, Port, Benutzer und Kennwort ein.</translation>
    </message>
    <message>
        <source>The proxy %1 did not accept user and password</source>
        <translation>Der Proxy %1 hat Benutzer und Kennwort nicht angenommen</translation>
    </message>
    <message>
        <source>Correct them in the connection. They are not sent to it again.</source>
        <extracomment>“Them” are the user and the password of a proxy.</extracomment>
        <translation>Berichtigen Sie sie in der Verbindung. Sie werden nicht noch einmal an ihn gesendet.</translation>
    </message>
    <message>
        <source>The proxy %1 requires a Windows login</source>
        <translation>Der Proxy %1 verlangt eine Windows-Anmeldung</translation>
    </message>
    <message>
        <source>It accepts only %1, which Svc Desktop can&apos;t do. Ask your administrator for a login with Basic or Digest, or for a helper such as Px or Cntlm: it runs on this computer, logs in, and its address is then entered as the manual proxy.</source>
        <extracomment>%1 are names such as “NTLM”.</extracomment>
        <translation>Er nimmt nur %1 an, und das kann Svc Desktop nicht. Fragen Sie Ihre Administration nach einer Anmeldung mit Basic oder Digest oder nach einem Hilfsprogramm wie Px oder Cntlm: Es läuft auf diesem Computer, meldet sich an, und seine Adresse wird dann als manueller Proxy eingegeben.</translation>
    </message>
    <message>
        <source>The proxy %1 requires a login</source>
        <translation>Der Proxy %1 verlangt eine Anmeldung</translation>
    </message>
    <message>
        <source>It does not say which kind. Ask your administrator for a login with Basic or Digest.</source>
        <translation>Er sagt nicht, welcher Art. Fragen Sie Ihre Administration nach einer Anmeldung mit Basic oder Digest.</translation>
    </message>
    <message>
        <source>It asks for %1, which Svc Desktop can&apos;t do. Ask your administrator for a login with Basic or Digest.</source>
        <translation>Er verlangt %1, und das kann Svc Desktop nicht. Fragen Sie Ihre Administration nach einer Anmeldung mit Basic oder Digest.</translation>
    </message>
    <message>
        <source>%1 Nothing was sent. Check the proxy settings of this computer, or choose another proxy in the connection.</source>
        <extracomment>%1 says what is wrong with the automatic configuration of the proxy.</extracomment>
        <translation>%1 Es wurde nichts gesendet. Prüfen Sie die Proxy-Einstellungen dieses Computers, oder wählen Sie in der Verbindung einen anderen Proxy.</translation>
    </message>
    <message>
        <source>This computer does not say which proxy to use</source>
        <translation>Dieser Computer sagt nicht, welcher Proxy zu verwenden ist</translation>
    </message>
    <message>
        <source>Its automatic configuration has not answered in %1 s.</source>
        <translation>Seine automatische Konfiguration hat in %1 s nicht geantwortet.</translation>
    </message>
    <message>
        <source>The proxy of this computer can&apos;t be used</source>
        <translation>Der Proxy dieses Computers kann nicht verwendet werden</translation>
    </message>
    <message>
        <source>Its automatic configuration answers %1.</source>
        <translation>Seine automatische Konfiguration antwortet %1.</translation>
    </message>
    <message>
        <source>Its automatic configuration has failed.</source>
        <translation>Seine automatische Konfiguration ist fehlgeschlagen.</translation>
    </message>
</context>
<context>
    <name>ExchangeDetail</name>
    <message>
        <source>This is known when the exchange has ended.</source>
        <translation>Es ist erst bekannt, wenn die Übertragung beendet ist.</translation>
    </message>
    <message>
        <source>No certificate was received.</source>
        <translation>Bis zu einem Zertifikat kam es nicht.</translation>
    </message>
    <message>
        <source>The connection is not encrypted.</source>
        <translation>Die Verbindung ist nicht verschlüsselt.</translation>
    </message>
    <message>
        <source>Parts of the exchange</source>
        <translation>Teile der Übertragung</translation>
    </message>
    <message>
        <source>No answer has come yet.</source>
        <translation>Es ist noch keine Antwort gekommen.</translation>
    </message>
</context>
<context>
    <name>ExchangeText</name>
    <message>
        <source>Nothing of the request left this computer.</source>
        <translation>Von der Anfrage hat nichts diesen Computer verlassen.</translation>
    </message>
    <message>
        <source>The request may have reached the service; no answer came.</source>
        <translation>Die Anfrage hat den Dienst möglicherweise erreicht; es kam keine Antwort.</translation>
    </message>
    <message>
        <source>The service answered.</source>
        <translation>Der Dienst hat geantwortet.</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <extracomment>%1 is a number of milliseconds.</extracomment>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>%1 is a number of seconds.</extracomment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <extracomment>A length of time: minutes and seconds.</extracomment>
        <translation>%1 min %2 s</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Warteschlange</translation>
    </message>
    <message>
        <source>Connect, with TLS</source>
        <translation>Verbindungsaufbau mit TLS</translation>
    </message>
    <message>
        <source>Waiting for the answer</source>
        <translation>Warten auf die Antwort</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Insgesamt</translation>
    </message>
    <message>
        <source>It used a connection that was already open.</source>
        <translation>Sie lief über eine bereits offene Netzwerkverbindung.</translation>
    </message>
    <message>
        <source>Issuer</source>
        <translation>Aussteller</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>Valid from</source>
        <translation>Gültig ab</translation>
    </message>
    <message>
        <source>Valid to</source>
        <translation>Gültig bis</translation>
    </message>
    <message>
        <source>SHA-256</source>
        <translation>SHA-256</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Cipher</source>
        <translation>Chiffre</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Anfrage</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Zeitverlauf</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Zertifikat</translation>
    </message>
    <message>
        <source>Running</source>
        <comment>an exchange</comment>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Status</source>
        <comment>of an exchange</comment>
        <translation>Status</translation>
    </message>
    <message>
        <source>Started</source>
        <comment>an exchange</comment>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>Subject</source>
        <comment>of a certificate</comment>
        <translation>Inhaber</translation>
    </message>
    <message>
        <source>Connection</source>
        <comment>of an exchange</comment>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>Environment</source>
        <comment>of an exchange</comment>
        <translation>Umgebung</translation>
    </message>
    <message numerus="yes">
        <source>The rest of %Ln bytes is not kept.</source>
        <translation>
            <numerusform>Der Rest von insgesamt %Ln Byte wird nicht aufbewahrt.</numerusform>
            <numerusform>Der Rest von insgesamt %Ln Bytes wird nicht aufbewahrt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The server ended the connection before it read the request.</source>
        <translation>Der Server hat die Verbindung beendet, bevor er die Anfrage gelesen hat.</translation>
    </message>
    <message>
        <source>Proxy</source>
        <comment>of an exchange</comment>
        <translation>Proxy</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Include the service&apos;s whole answer</source>
        <translation>Vollständige Antwort des Dienstes einschließen</translation>
    </message>
    <message>
        <source>Export results</source>
        <translation>Ergebnisse exportieren</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation>Datei auswählen&#xa0;…</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>All (%1)</source>
        <extracomment>Which rows are exported; %1 is how many those are.</extracomment>
        <translation>Alle (%1)</translation>
    </message>
    <message>
        <source>Shown (%1)</source>
        <extracomment>Which rows are exported; %1 is how many those are.</extracomment>
        <translation>Angezeigte (%1)</translation>
    </message>
    <message>
        <source>Selected (%1)</source>
        <extracomment>Which rows are exported; %1 is how many those are.</extracomment>
        <translation>Ausgewählte (%1)</translation>
    </message>
    <message>
        <source>As shown</source>
        <extracomment>Which columns are exported: those on screen, in their order.</extracomment>
        <translation>Wie angezeigt</translation>
    </message>
    <message>
        <source>All fields</source>
        <extracomment>Which columns are exported.</extracomment>
        <translation>Alle Felder</translation>
    </message>
    <message>
        <source>A single notification is a list of all fields.</source>
        <translation>Eine einzelne Benachrichtigung ist eine Liste aller Felder.</translation>
    </message>
    <message>
        <source>Include each notification in full</source>
        <translation>Jede Benachrichtigung vollständig einschließen</translation>
    </message>
    <message>
        <source>The table of a report has the columns on screen.</source>
        <translation>Die Tabelle eines Berichts hat die angezeigten Spalten.</translation>
    </message>
    <message>
        <source>The table of a report has one row for each answer.</source>
        <translation>Die Tabelle eines Berichts hat eine Zeile je Antwort.</translation>
    </message>
    <message>
        <source>Markdown has one column for each connection.</source>
        <translation>Markdown hat eine Spalte je Verbindung.</translation>
    </message>
    <message>
        <source>Paper</source>
        <extracomment>The size of paper that a report is laid out for: A4 or Letter.</extracomment>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Letter</source>
        <extracomment>A size of paper that is usual in America.</extracomment>
        <translation>Letter</translation>
    </message>
    <message>
        <source>JSON always contains all fields.</source>
        <translation>JSON enthält immer alle Felder.</translation>
    </message>
    <message>
        <source>Separator</source>
        <extracomment>What separates the cells of a CSV file.</extracomment>
        <translation>Trennzeichen</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>Komma</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Semikolon</translation>
    </message>
    <message>
        <source>Tab</source>
        <extracomment>The character that separates columns.</extracomment>
        <translation>Tabulator</translation>
    </message>
</context>
<context>
    <name>ExportFormat</name>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>TSV</source>
        <translation>TSV</translation>
    </message>
    <message>
        <source>plain text</source>
        <comment>completes: Copied 3 notifications as …</comment>
        <extracomment>The text of notifications without any markup, as the entry “Plain text” in menus.</extracomment>
        <translation>Text</translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation>Nur Text</translation>
    </message>
    <message>
        <source>TSV with headers</source>
        <translation>TSV mit Kopfzeile</translation>
    </message>
    <message>
        <source>a summary</source>
        <comment>completes: Copied 3 notifications as …</comment>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>HTML</source>
        <translation>HTML</translation>
    </message>
    <message>
        <source>HTML report</source>
        <extracomment>A report that browsers show.</extracomment>
        <translation>HTML-Bericht</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>PDF report</source>
        <extracomment>A report for printing.</extracomment>
        <translation>PDF-Bericht</translation>
    </message>
    <message>
        <source>XLSX</source>
        <translation>XLSX</translation>
    </message>
    <message>
        <source>Jira</source>
        <translation>Jira</translation>
    </message>
    <message>
        <source>Spreadsheet (XLSX)</source>
        <extracomment>A file of Excel and other spreadsheets.</extracomment>
        <translation>Tabelle (XLSX)</translation>
    </message>
</context>
<context>
    <name>FailureView</name>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Looked up</source>
        <comment>a caption above a time</comment>
        <translation>Angefragt</translation>
    </message>
    <message>
        <source>Looked up in</source>
        <translation>Angefragt bei</translation>
    </message>
</context>
<context>
    <name>FileLinks</name>
    <message>
        <source>It is a link to another link.</source>
        <translation>Das ist ein Link auf einen weiteren Link.</translation>
    </message>
    <message>
        <source>It is a symbolic link.</source>
        <translation>Das ist ein symbolischer Link.</translation>
    </message>
    <message>
        <source>It is a link that belongs to another user.</source>
        <translation>Das ist ein Link, der jemand anderem gehört.</translation>
    </message>
    <message>
        <source>It is a link to a file that belongs to another user.</source>
        <translation>Das ist ein Link auf eine Datei, die jemand anderem gehört.</translation>
    </message>
    <message>
        <source>It is a link, and other users can change the folder %1.</source>
        <extracomment>%1 is the path of a folder.</extracomment>
        <translation>Das ist ein Link, und andere können den Ordner %1 ändern.</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Words, or fields such as type:bill created:&gt;7d -archived. %1 lists them.</source>
        <extracomment>The tool tip of the field that filters results. Do not translate “type:bill created:&gt;7d -archived”. %1 is a key.</extracomment>
        <translation>Wörter oder Felder wie type:bill created:&gt;7d -archived. %1 listet sie auf.</translation>
    </message>
    <message>
        <source>All: %1 · Shown: %2 · Selected: %3</source>
        <translation>Alle: %1 · Angezeigt: %2 · Ausgewählt: %3</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln selected</source>
        <extracomment>%1 is how many results are shown, such as “13” or “5 of 13”.</extracomment>
        <translation>
            <numerusform>%1, %Ln ausgewählt</numerusform>
            <numerusform>%1, %Ln ausgewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy %1</source>
        <comment>a number of notifications</comment>
        <extracomment>A button. %1 is how many notifications it copies.</extracomment>
        <translation>%1 kopieren</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <comment>a part of the filter</comment>
        <extracomment>A button. %1 is a field and a value, such as “Type: Bill import (14)”.</extracomment>
        <translation>%1 entfernen</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln results</source>
        <extracomment>What a screen reader says of a filter. %1 is how many results it leaves.</extracomment>
        <translation>
            <numerusform>%1 von %Ln Ergebnis</numerusform>
            <numerusform>%1 von %Ln Ergebnissen</numerusform>
        </translation>
    </message>
    <message>
        <source>Filter…</source>
        <translation>Filtern&#xa0;…</translation>
    </message>
    <message>
        <source>More filters</source>
        <translation>Weitere Filter</translation>
    </message>
    <message>
        <source>These results are from %1.</source>
        <extracomment>%1 is a connection.</extracomment>
        <translation>Diese Ergebnisse sind von %1.</translation>
    </message>
    <message numerus="yes">
        <source>Copy %Ln selected</source>
        <extracomment>A button that copies the selected notifications.</extracomment>
        <translation>
            <numerusform>%Ln gewählte kopieren</numerusform>
            <numerusform>%Ln gewählte kopieren</numerusform>
        </translation>
    </message>
    <message>
        <source>More (%1)</source>
        <translation>Mehr (%1)</translation>
    </message>
</context>
<context>
    <name>FilterCompletion</name>
    <message>
        <source>%1 contains a text</source>
        <extracomment>What a field of a filter is for. %1 is the field, such as “Subject”.</extracomment>
        <translation>%1 enthält einen Text</translation>
    </message>
    <message>
        <source>%1 is a number, or &gt;, &gt;=, &lt;, &lt;= one</source>
        <extracomment>What a field of a filter is for. %1 is the field, such as “Id”.</extracomment>
        <translation>%1 ist eine Zahl oder &gt;, &gt;=, &lt;, &lt;= mit einer Zahl</translation>
    </message>
    <message>
        <source>%1, for example %2</source>
        <extracomment>What a field of a filter is for. %1 is the field, such as “Created”; %2 are examples.</extracomment>
        <translation>%1, zum Beispiel %2</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Gestern</translation>
    </message>
    <message>
        <source>The last 24 hours</source>
        <translation>Die letzten 24 Stunden</translation>
    </message>
    <message>
        <source>The last 7 days</source>
        <translation>Die letzten 7 Tage</translation>
    </message>
    <message>
        <source>The last 4 weeks</source>
        <translation>Die letzten 4 Wochen</translation>
    </message>
    <message>
        <source>Read state, archive state, outcome, or done</source>
        <translation>Lesestatus, Archivstatus, Ergebnis oder erledigt</translation>
    </message>
</context>
<context>
    <name>FilterEdit</name>
    <message>
        <source>Fields and states</source>
        <translation>Felder und Status</translation>
    </message>
</context>
<context>
    <name>FilterQuery</name>
    <message>
        <source>“%1” is for numbers and dates, and “%2” is neither.</source>
        <extracomment>%1 is a sign such as “&gt;”, %2 the name of a field in a filter such as “type”.</extracomment>
        <translation>„%1“ ist für Zahlen und Datumsangaben, und „%2“ ist keines von beiden.</translation>
    </message>
    <message>
        <source>There is no field “%1”. Did you mean “%2”?</source>
        <extracomment>%1 is what was typed before a colon, %2 the name of a field in a filter such as “type”.</extracomment>
        <translation>Es gibt kein Feld „%1“. Meinten Sie „%2“?</translation>
    </message>
    <message>
        <source>There is no field “%1”. To search for a text with a colon, put it in quotation marks.</source>
        <extracomment>%1 is what was typed before a colon.</extracomment>
        <translation>Es gibt kein Feld „%1“. Um nach einem Text mit Doppelpunkt zu suchen, setzen Sie ihn in Anführungszeichen.</translation>
    </message>
    <message>
        <source>There is no state “%1”. Did you mean “%2”?</source>
        <extracomment>%1 is what was typed, %2 the name of a state in a filter such as “unread”.</extracomment>
        <translation>Es gibt keinen Status „%1“. Meinten Sie „%2“?</translation>
    </message>
    <message>
        <source>There is no state “%1”. The states are %2.</source>
        <extracomment>%1 is what was typed, %2 a list of all states.</extracomment>
        <translation>Es gibt keinen Status „%1“. Möglich sind %2.</translation>
    </message>
    <message>
        <source>The second quotation mark is missing.</source>
        <translation>Das zweite Anführungszeichen fehlt.</translation>
    </message>
    <message>
        <source>A value is missing directly after “%1”.</source>
        <extracomment>%1 is a field and a colon, such as “type:”, which a value has to follow.</extracomment>
        <translation>Direkt nach „%1“ fehlt ein Wert.</translation>
    </message>
    <message>
        <source>“%1” is not a number, as in “%2”.</source>
        <extracomment>%1 is what was typed as the value of a field in a filter, %2 the field with a number, such as “id:1042”.</extracomment>
        <translation>„%1“ ist keine Zahl wie in „%2“.</translation>
    </message>
    <message>
        <source>“%1” is not a date, as in “%2”, “%3” or “%4”.</source>
        <extracomment>%1 is what was typed as the value of a field in a filter, %2 and %3 are examples of that field.</extracomment>
        <translation>„%1“ ist kein Datum wie in „%2“, „%3“ oder „%4“.</translation>
    </message>
</context>
<context>
    <name>ForgetDialog</name>
    <message>
        <source>Saved connections, with their API keys and passwords</source>
        <translation>Gespeicherte Verbindungen mit ihren API-Schlüsseln und Passwörtern</translation>
    </message>
    <message>
        <source>Stored API keys and passwords</source>
        <translation>Gespeicherte API-Schlüssel und Passwörter</translation>
    </message>
    <message>
        <source>Forget all</source>
        <translation>Alles löschen</translation>
    </message>
    <message>
        <source>Forget all that was looked up and done?</source>
        <translation>Alles löschen, was abgerufen und ausgeführt wurde?</translation>
    </message>
    <message>
        <source>The results on screen and those that were kept, the history of lookups, the ids that were typed, the previous runs of upgrades and the activity are deleted. This can&apos;t be undone.</source>
        <translation>Gelöscht werden die Ergebnisse auf dem Bildschirm und die aufbewahrten, der Verlauf der Abrufe, die eingegebenen IDs, die früheren Läufe von Upgrades und die Aktivität. Das kann nicht rückgängig gemacht werden.</translation>
    </message>
    <message>
        <source>Also delete:</source>
        <translation>Außerdem löschen:</translation>
    </message>
</context>
<context>
    <name>FormField</name>
    <message>
        <source>Spaces and line breaks around it were removed.</source>
        <translation>Leerzeichen und Zeilenumbrüche am Anfang und Ende wurden entfernt.</translation>
    </message>
</context>
<context>
    <name>GroupMenu</name>
    <message>
        <source>Group by</source>
        <translation>Gruppieren nach</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <extracomment>The rows of the table are not grouped.</extracomment>
        <translation>&amp;Nicht gruppieren</translation>
    </message>
    <message>
        <source>Day</source>
        <extracomment>The rows of the table are grouped by the day of their creation.</extracomment>
        <translation>Tag</translation>
    </message>
    <message>
        <source>&amp;Expand all</source>
        <translation>Alle &amp;erweitern</translation>
    </message>
    <message>
        <source>Co&amp;llapse all</source>
        <translation>Alle &amp;reduzieren</translation>
    </message>
    <message>
        <source>Grouped by %1</source>
        <extracomment>%1 is what the rows of the table are grouped by, such as “Type”.</extracomment>
        <translation>Gruppiert nach %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln groups</source>
        <translation>
            <numerusform>%Ln Gruppe</numerusform>
            <numerusform>%Ln Gruppen</numerusform>
        </translation>
    </message>
    <message>
        <source>Not grouped</source>
        <translation>Nicht gruppiert</translation>
    </message>
    <message>
        <source>&amp;Group by</source>
        <translation>&amp;Gruppieren nach</translation>
    </message>
</context>
<context>
    <name>HeaderFields</name>
    <message>
        <source>Token header</source>
        <translation>Header des Tokens</translation>
    </message>
    <message>
        <source>The API key is sent in this header already. Choose another header name.</source>
        <translation>In diesem Header wird bereits der API-Schlüssel gesendet. Wählen Sie einen anderen Headernamen.</translation>
    </message>
    <message>
        <source>Header of your own</source>
        <comment>how the token is sent</comment>
        <translation>Eigener Header</translation>
    </message>
    <message>
        <source>Not sent</source>
        <comment>how the token is sent</comment>
        <translation>Nicht gesendet</translation>
    </message>
</context>
<context>
    <name>HelpController</name>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>&amp;Tastenkombinationen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Diagnostic information…</source>
        <translation>&amp;Diagnoseinformationen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;About Svc Desktop</source>
        <translation>Ü&amp;ber Svc Desktop</translation>
    </message>
    <message>
        <source>&amp;Ids, keys and outcomes</source>
        <translation>&amp;IDs, Tasten und Ergebnisse</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>A range: 1050-1060 or 1050..1060</source>
        <translation>Ein Bereich: 1050-1060 oder 1050..1060</translation>
    </message>
    <message>
        <source>An address with /notification/1042 in it</source>
        <translation>Eine Adresse, die /notification/1042 enthält</translation>
    </message>
    <message>
        <source>A table: the column Id counts, or the one that you choose</source>
        <translation>Eine Tabelle: Es zählt die Spalte „ID“ oder die, die Sie wählen</translation>
    </message>
    <message>
        <source>Other numbers in a sentence are offered, not taken</source>
        <translation>Andere Zahlen in einem Satz werden angeboten, nicht übernommen</translation>
    </message>
    <message>
        <source>Not an id: 12.5, 2026-03-14, INC-1042</source>
        <translation>Keine ID: 12.5, 2026-03-14, INC-1042</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Go to the ids</source>
        <translation>Zum ID-Feld</translation>
    </message>
    <message>
        <source>Stop, and keep what is there</source>
        <translation>Stoppen und behalten, was da ist</translation>
    </message>
    <message>
        <source>Copy for a ticket</source>
        <translation>Für ein Ticket kopieren</translation>
    </message>
    <message>
        <source>Activity: what was sent and received</source>
        <translation>Aktivität: was gesendet und empfangen wurde</translation>
    </message>
    <message>
        <source>What became of an id</source>
        <translation>Was aus einer ID wurde</translation>
    </message>
    <message>
        <source>The service returned this notification.</source>
        <translation>Der Dienst hat diese Benachrichtigung geliefert.</translation>
    </message>
    <message>
        <source>There is none for you. It may belong to another user, partition, data source or key, or the id may be wrong.</source>
        <translation>Für Sie gibt es keine. Möglicherweise gehört sie zu einem anderen Benutzer, einer anderen Partition, einer anderen Datenquelle oder einem anderen Schlüssel, oder die ID ist falsch.</translation>
    </message>
    <message>
        <source>The row says why. “Retry failed” repeats it.</source>
        <translation>Der Grund steht in der Zeile. „Fehlgeschlagene wiederholen“ versucht es erneut.</translation>
    </message>
    <message>
        <source>How an upgrade ended</source>
        <translation>Wie ein Upgrade ausgegangen ist</translation>
    </message>
    <message>
        <source>Nothing left this computer. Try again.</source>
        <translation>Nichts hat diesen Computer verlassen. Versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>The service answered that it is done. Sign in.</source>
        <translation>Der Dienst hat geantwortet, dass es abgeschlossen ist. Melden Sie sich an.</translation>
    </message>
    <message>
        <source>The service answered that it did not run it, and why.</source>
        <translation>Der Dienst hat geantwortet, dass er es nicht ausgeführt hat, und warum.</translation>
    </message>
    <message>
        <source>The service answered that it failed. Tell whoever runs the service.</source>
        <translation>Der Dienst hat geantwortet, dass es fehlgeschlagen ist. Informieren Sie den Betreiber des Dienstes.</translation>
    </message>
    <message>
        <source>It may still be running. Ask whoever runs the service before you start another one. Nothing is repeated by itself.</source>
        <translation>Möglicherweise läuft es noch. Fragen Sie den Betreiber des Dienstes, bevor Sie ein weiteres starten. Nichts wird von selbst wiederholt.</translation>
    </message>
    <message>
        <source>Ids, keys and outcomes</source>
        <translation>IDs, Tasten und Ergebnisse</translation>
    </message>
    <message>
        <source>All keyboard shortcuts</source>
        <translation>Alle Tastenkombinationen</translation>
    </message>
    <message>
        <source>A number that stands by itself is an id: 1042, #1042 or -7. The end of the field says what was understood before anything is sent.</source>
        <translation>Eine Zahl, die für sich steht, ist eine ID: 1042, #1042 oder -7. Am Ende des Feldes steht, was verstanden wurde, bevor etwas gesendet wird.</translation>
    </message>
    <message>
        <source>The lookup ended first. “Look up the rest” goes on.</source>
        <translation>Der Abruf endete vorher. „Rest abrufen“ setzt ihn fort.</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message numerus="yes">
        <source>Only the first %Ln ids were kept, so this can&apos;t be looked up again.</source>
        <translation>
            <numerusform>Nur die erste ID wurde aufbewahrt, daher ist kein erneuter Abruf möglich.</numerusform>
            <numerusform>Nur die ersten %Ln IDs wurden aufbewahrt, daher ist kein erneuter Abruf möglich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied the first %1 of %Ln ids</source>
        <translation>
            <numerusform>Die erste %1 von %Ln ID kopiert</numerusform>
            <numerusform>Die ersten %1 von %Ln IDs kopiert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln ids</source>
        <translation>
            <numerusform>%Ln ID kopiert</numerusform>
            <numerusform>%Ln IDs kopiert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ids for %1.</source>
        <extracomment>%1 is a connection.</extracomment>
        <translation>
            <numerusform>%Ln ID für %1.</numerusform>
            <numerusform>%Ln IDs für %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ids for %1, where they were looked up before.</source>
        <extracomment>%1 is a connection.</extracomment>
        <translation>
            <numerusform>%Ln ID für %1, wo sie schon abgerufen wurde.</numerusform>
            <numerusform>%Ln IDs für %1, wo sie schon abgerufen wurden.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 It had no environment then. Nothing has been sent.</source>
        <extracomment>%1 is a sentence.</extracomment>
        <translation>%1 Die Verbindung hatte damals keine Umgebung. Es wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>%1 It was %2 then. Nothing has been sent.</source>
        <extracomment>%1 is a sentence, %2 an environment such as TEST.</extracomment>
        <translation>%1 Die Umgebung war damals %2. Es wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>The connection of this lookup, %1, is no longer there. Choose another one. Nothing has been sent.</source>
        <extracomment>%1 is a connection.</extracomment>
        <translation>Die Verbindung dieses Abrufs, %1, ist nicht mehr vorhanden. Wählen Sie eine andere. Es wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>%1 The connection of this lookup, %2, is no longer there. Nothing has been sent.</source>
        <extracomment>%1 is a sentence, %2 a connection.</extracomment>
        <translation>%1 Die Verbindung dieses Abrufs, %2, ist nicht mehr vorhanden. Es wurde nichts gesendet.</translation>
    </message>
    <message numerus="yes">
        <source>one of %Ln connections</source>
        <extracomment>A lookup in several connections.</extracomment>
        <translation>
            <numerusform>eine von %Ln Verbindung</numerusform>
            <numerusform>eine von %Ln Verbindungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ids, which were looked up in several connections.</source>
        <translation>
            <numerusform>%Ln ID, die in mehreren Verbindungen abgerufen wurde.</numerusform>
            <numerusform>%Ln IDs, die in mehreren Verbindungen abgerufen wurden.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 That connection has been changed since. Nothing has been sent.</source>
        <extracomment>%1 is a sentence.</extracomment>
        <translation>%1 Diese Verbindung wurde seitdem geändert. Es wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>This connection is no longer there.</source>
        <translation>Diese Verbindung gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>This connection has been changed since.</source>
        <translation>Diese Verbindung wurde seitdem geändert.</translation>
    </message>
</context>
<context>
    <name>HistoryJson</name>
    <message>
        <source>not a list of ids</source>
        <comment>completes: $.field is …</comment>
        <translation>keine Liste von IDs</translation>
    </message>
    <message>
        <source>not a history of lookups</source>
        <comment>completes: $.field is …</comment>
        <translation>kein Verlauf von Abrufen</translation>
    </message>
    <message>
        <source>It is not the JSON of a history of lookups: %1.</source>
        <translation>Das ist nicht das JSON eines Verlaufs von Abrufen: %1.</translation>
    </message>
</context>
<context>
    <name>IdEntry</name>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Choose the column…</source>
        <translation>Spalte wählen&#xa0;…</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Verbergen</translation>
    </message>
    <message>
        <source>Add</source>
        <comment>ids to those in the field</comment>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Lookup progress</source>
        <translation>Fortschritt des Abrufs</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Weglassen</translation>
    </message>
    <message>
        <source>Type or paste ids first.</source>
        <translation>Geben Sie zuerst IDs ein, oder fügen Sie welche ein.</translation>
    </message>
    <message>
        <source>More ways to look up</source>
        <translation>Weitere Arten des Abrufs</translation>
    </message>
    <message>
        <source>Add one</source>
        <comment>id to those in the field</comment>
        <translation>Eine hinzufügen</translation>
    </message>
    <message>
        <source>One number</source>
        <translation>Eine Zahl</translation>
    </message>
    <message>
        <source>Separate ids</source>
        <translation>Getrennte IDs</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <comment>numbers that are not in the menu</comment>
        <translation>
            <numerusform>%Ln weitere</numerusform>
            <numerusform>%Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Buttons below: %1</source>
        <extracomment>What a screen reader says of buttons below the field. %1 are their texts.</extracomment>
        <translation>Schaltflächen darunter: %1</translation>
    </message>
    <message>
        <source>Look up in %1</source>
        <translation>In %1 abrufen</translation>
    </message>
    <message numerus="yes">
        <source>%1 from a text of %Ln lines</source>
        <comment>a number of ids</comment>
        <translation>
            <numerusform>%1 aus einem Text mit %Ln Zeile</numerusform>
            <numerusform>%1 aus einem Text mit %Ln Zeilen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IdField</name>
    <message>
        <source>Notification ids</source>
        <translation>Benachrichtigungs-IDs</translation>
    </message>
    <message>
        <source>For example 1042, or 1050-1060</source>
        <translation>Zum Beispiel 1042 oder 1050-1060</translation>
    </message>
</context>
<context>
    <name>IdFile</name>
    <message>
        <source>Comma-separated table</source>
        <translation>Durch Kommas getrennte Tabelle</translation>
    </message>
    <message>
        <source>Semicolon-separated table</source>
        <translation>Durch Semikolons getrennte Tabelle</translation>
    </message>
    <message>
        <source>Tab-separated table</source>
        <translation>Durch Tabulatoren getrennte Tabelle</translation>
    </message>
    <message>
        <source>Table separated by vertical bars</source>
        <translation>Durch senkrechte Striche getrennte Tabelle</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>UTF-8</source>
        <comment>encoding of a file</comment>
        <translation>UTF-8</translation>
    </message>
    <message>
        <source>UTF-16</source>
        <comment>encoding of a file</comment>
        <translation>UTF-16</translation>
    </message>
    <message>
        <source>UTF-32</source>
        <comment>encoding of a file</comment>
        <translation>UTF-32</translation>
    </message>
    <message>
        <source>Windows-1252</source>
        <comment>encoding of a file</comment>
        <translation>Windows-1252</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <extracomment>A file: %1 is “Comma-separated table”, %2 an encoding, %3 “with a header”.</extracomment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>with a header</source>
        <translation>mit Kopfzeile</translation>
    </message>
    <message>
        <source>without a header</source>
        <translation>ohne Kopfzeile</translation>
    </message>
    <message>
        <source>Column %1</source>
        <extracomment>A column of a table without a name: %1 is its number.</extracomment>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Leer</translation>
    </message>
    <message>
        <source>no ids</source>
        <translation>keine IDs</translation>
    </message>
    <message>
        <source>Use ids</source>
        <translation>IDs übernehmen</translation>
    </message>
    <message>
        <source>This column is empty.</source>
        <translation>Diese Spalte ist leer.</translation>
    </message>
    <message>
        <source>All columns</source>
        <translation>Alle Spalten</translation>
    </message>
    <message>
        <source>Every cell of the file, read as one text.</source>
        <translation>Jede Zelle der Datei, gelesen als ein Text.</translation>
    </message>
    <message>
        <source>Reading the column…</source>
        <translation>Spalte wird gelesen&#xa0;…</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>form of a table</comment>
        <extracomment>What was pasted: %1 is “Comma-separated table”, %2 “with a header”.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>All are ids</source>
        <translation>Alle sind IDs</translation>
    </message>
    <message>
        <source>Every cell is an id.</source>
        <translation>Jede Zelle ist eine ID.</translation>
    </message>
    <message numerus="yes">
        <source>Use %Ln ids</source>
        <translation>
            <numerusform>%Ln ID übernehmen</numerusform>
            <numerusform>%Ln IDs übernehmen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IdFileDialog</name>
    <message>
        <source>What was understood</source>
        <translation>Was erkannt wurde</translation>
    </message>
    <message>
        <source>Ids from a file</source>
        <translation>IDs aus einer Datei</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Column with the ids</source>
        <translation>Spalte mit den IDs</translation>
    </message>
    <message>
        <source>Ids from a table</source>
        <translation>IDs aus einer Tabelle</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>For example</source>
        <translation>Beispiele</translation>
    </message>
</context>
<context>
    <name>IdFileDrop</name>
    <message>
        <source>Drop one file of ids at a time.</source>
        <translation>Bitte immer nur eine Datei mit IDs ablegen.</translation>
    </message>
</context>
<context>
    <name>IdFileLoader</name>
    <message>
        <source>%1 is not a file.</source>
        <translation>%1 ist keine Datei.</translation>
    </message>
</context>
<context>
    <name>IdSummary</name>
    <message>
        <source>“%1”</source>
        <extracomment>Quotes a piece of what was typed</extracomment>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>%1 …</source>
        <extracomment>%1: the first numbers of a list</extracomment>
        <translation>%1 …</translation>
    </message>
    <message>
        <source>%1 is out of range: ids go from -2147483648 to 2147483647</source>
        <extracomment>%1: a number in quotes</extracomment>
        <translation>%1 liegt außerhalb des zulässigen Bereichs: IDs gehen von -2147483648 bis 2147483647</translation>
    </message>
    <message>
        <source>too much text: at most 16 million characters can be read at a time</source>
        <translation>zu viel Text: Höchstens 16 Millionen Zeichen können auf einmal gelesen werden</translation>
    </message>
    <message>
        <source>no ids found</source>
        <translation>keine IDs gefunden</translation>
    </message>
    <message>
        <source>range reversed: from %1 to %2</source>
        <extracomment>A range typed with its larger id first</extracomment>
        <translation>Bereich umgekehrt: von %1 bis %2</translation>
    </message>
    <message>
        <source>%1 read as separate ids: is the comma a thousands separator?</source>
        <extracomment>%1: two or more ids with commas in between, in quotes</extracomment>
        <translation>%1 als getrennte IDs gelesen: Ist das Komma ein Tausendertrennzeichen?</translation>
    </message>
    <message>
        <source>%1 and others read as separate ids: are the commas thousands separators?</source>
        <translation>%1 und andere als getrennte IDs gelesen: Sind die Kommas Tausendertrennzeichen?</translation>
    </message>
    <message>
        <source>not an id: %1</source>
        <extracomment>%1: pieces of text in quotes</extracomment>
        <translation>keine ID: %1</translation>
    </message>
    <message>
        <source>This looks like a table: which column has the ids?</source>
        <translation>Das sieht wie eine Tabelle aus: Welche Spalte enthält die IDs?</translation>
    </message>
    <message>
        <source>ids: %1</source>
        <extracomment>%1: ids and ranges</extracomment>
        <translation>IDs: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 ids are too many: at most %2 can be looked up at a time</source>
        <translation>
            <numerusform>%1 ID ist zu viel: Höchstens %2 können auf einmal abgerufen werden</numerusform>
            <numerusform>%1 IDs sind zu viele: Höchstens %2 können auf einmal abgerufen werden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ids</source>
        <translation>
            <numerusform>%Ln ID</numerusform>
            <numerusform>%Ln IDs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln duplicates removed</source>
        <translation>
            <numerusform>%Ln Duplikat entfernt</numerusform>
            <numerusform>%Ln Duplikate entfernt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ranges reversed, to run from the smaller id to the larger</source>
        <translation>
            <numerusform>%Ln Bereich umgekehrt, jetzt von der kleineren zur größeren ID</numerusform>
            <numerusform>%Ln Bereiche umgekehrt, jetzt von der kleineren zur größeren ID</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>not an id: %1 and %Ln more</source>
        <extracomment>%1: pieces of text in quotes</extracomment>
        <translation>
            <numerusform>keine ID: %1 und %Ln weiteres</numerusform>
            <numerusform>keine ID: %1 und %Ln weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %Ln other numbers: %1</source>
        <translation>
            <numerusform>mehr als %Ln weitere Zahl: %1</numerusform>
            <numerusform>mehr als %Ln weitere Zahlen: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other numbers: %1</source>
        <translation>
            <numerusform>%Ln weitere Zahl: %1</numerusform>
            <numerusform>%Ln weitere Zahlen: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ids: %1 and %Ln more</source>
        <extracomment>%1: ids and ranges</extracomment>
        <translation>
            <numerusform>IDs: %1 und %Ln weitere</numerusform>
            <numerusform>IDs: %1 und %Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>other numbers: %1</source>
        <extracomment>%1: numbers and ranges</extracomment>
        <translation>weitere Zahlen: %1</translation>
    </message>
    <message>
        <source>%1 not read: is there a thousands separator in it?</source>
        <extracomment>%1: digits with spaces or commas in between, in quotes</extracomment>
        <translation>%1 nicht gelesen: Ist darin ein Tausendertrennzeichen?</translation>
    </message>
    <message>
        <source>%1 and others not read: are there thousands separators in them?</source>
        <extracomment>%1: digits with spaces or commas in between, in quotes</extracomment>
        <translation>%1 und andere nicht gelesen: Sind darin Tausendertrennzeichen?</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>nothing</source>
        <comment>of a setting that is empty</comment>
        <translation>leer</translation>
    </message>
    <message>
        <source>Add</source>
        <comment>what an import does to a connection</comment>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Replace</source>
        <comment>what an import does to a connection</comment>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Same</source>
        <comment>what an import does to a connection</comment>
        <translation>Unverändert</translation>
    </message>
    <message>
        <source>API key: will be kept until you quit</source>
        <translation>API-Schlüssel: wird bis zum Beenden aufbewahrt</translation>
    </message>
    <message>
        <source>Password: will be kept until you quit</source>
        <translation>Passwort: wird bis zum Beenden aufbewahrt</translation>
    </message>
    <message>
        <source>API key: will be stored in the system&apos;s keyring</source>
        <translation>API-Schlüssel: wird im Schlüsselbund des Systems gespeichert</translation>
    </message>
    <message>
        <source>Password: will be stored in the system&apos;s keyring</source>
        <translation>Passwort: wird im Schlüsselbund des Systems gespeichert</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Import connections</source>
        <translation>Verbindungen importieren</translation>
    </message>
    <message>
        <source>There are no connections in %1.</source>
        <translation>In %1 sind keine Verbindungen enthalten.</translation>
    </message>
    <message>
        <source>This is what is in %1. Nothing is changed before you import it.</source>
        <translation>Das ist der Inhalt von %1. Vor dem Importieren wird nichts geändert.</translation>
    </message>
    <message>
        <source>Connections to import</source>
        <translation>Zu importierende Verbindungen</translation>
    </message>
    <message>
        <source>The connections have changed in the meantime</source>
        <translation>Die Verbindungen haben sich inzwischen geändert</translation>
    </message>
    <message>
        <source>Nothing was imported. Look at the list again.</source>
        <translation>Es wurde nichts importiert. Sehen Sie die Liste erneut durch.</translation>
    </message>
    <message numerus="yes">
        <source>Import %Ln connections</source>
        <translation>
            <numerusform>%Ln Verbindung importieren</numerusform>
            <numerusform>%Ln Verbindungen importieren</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportPlan</name>
    <message>
        <source>not sent</source>
        <comment>of a token</comment>
        <translation>nicht gesendet</translation>
    </message>
    <message>
        <source>as the system</source>
        <comment>of a proxy</comment>
        <translation>wie das System</translation>
    </message>
    <message>
        <source>none</source>
        <comment>of a proxy</comment>
        <translation>keiner</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>red</source>
        <comment>colour of an environment</comment>
        <translation>rot</translation>
    </message>
    <message>
        <source>green</source>
        <comment>colour of an environment</comment>
        <translation>grün</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>colour of an environment</comment>
        <translation>gelb</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>colour of an environment</comment>
        <translation>blau</translation>
    </message>
    <message>
        <source>grey</source>
        <comment>colour of an environment</comment>
        <translation>grau</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <comment>a setting</comment>
        <translation>
            <numerusform>%n Sekunde</numerusform>
            <numerusform>%n Sekunden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IntroLine</name>
    <message>
        <source>no environment</source>
        <extracomment>In a line such as “13 notifications · no environment · acme”: the connection has none.</extracomment>
        <translation>keine Umgebung</translation>
    </message>
    <message numerus="yes">
        <source>%Ln notifications</source>
        <translation>
            <numerusform>%Ln Benachrichtigung</numerusform>
            <numerusform>%Ln Benachrichtigungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %Ln more</source>
        <extracomment>%1 is a list of ids: “1042, 1050-1060”.</extracomment>
        <translation>
            <numerusform>%1 und %Ln weitere</numerusform>
            <numerusform>%1 und %Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>From one time to another, in ISO 8601.</extracomment>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>JsonDocument</name>
    <message>
        <source>a version this program does not know</source>
        <comment>completes: $.field is …</comment>
        <translation>eine hier unbekannte Version</translation>
    </message>
    <message>
        <source>missing or too long</source>
        <comment>completes: $.field is …</comment>
        <translation>nicht vorhanden oder zu lang</translation>
    </message>
    <message>
        <source>too long</source>
        <comment>completes: $.field is …</comment>
        <translation>zu lang</translation>
    </message>
    <message>
        <source>not a time in UTC</source>
        <comment>completes: $.field is …</comment>
        <translation>keine Zeit in UTC</translation>
    </message>
    <message>
        <source>it is empty</source>
        <comment>completes: It is not …: it is empty.</comment>
        <translation>es ist leer</translation>
    </message>
</context>
<context>
    <name>JsonReader</name>
    <message>
        <source>null</source>
        <comment>completes: $.field is …</comment>
        <translation>null</translation>
    </message>
    <message>
        <source>a boolean</source>
        <comment>completes: $.field is …</comment>
        <translation>ein Wahrheitswert</translation>
    </message>
    <message>
        <source>a number</source>
        <comment>completes: $.field is …</comment>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a string</source>
        <comment>completes: $.field is …</comment>
        <translation>eine Zeichenkette</translation>
    </message>
    <message>
        <source>an array</source>
        <comment>completes: $.field is …</comment>
        <translation>ein Array</translation>
    </message>
    <message>
        <source>an object</source>
        <comment>completes: $.field is …</comment>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>missing</source>
        <comment>completes: $.field is …</comment>
        <translation>nicht vorhanden</translation>
    </message>
    <message>
        <source>out of range</source>
        <comment>completes: $.field is …</comment>
        <translation>außerhalb des zulässigen Bereichs</translation>
    </message>
    <message>
        <source>a number with a fraction</source>
        <comment>completes: $.field is …</comment>
        <translation>eine Zahl mit Nachkommastellen</translation>
    </message>
    <message>
        <source>not an exact number</source>
        <comment>completes: $.field is …</comment>
        <translation>keine exakte Zahl</translation>
    </message>
    <message>
        <source>not a date-time</source>
        <comment>completes: $.field is …</comment>
        <translation>keine Angabe von Datum und Uhrzeit</translation>
    </message>
</context>
<context>
    <name>JsonView</name>
    <message>
        <source>Raw JSON</source>
        <translation>JSON-Rohdaten</translation>
    </message>
    <message>
        <source>Find in JSON</source>
        <translation>In JSON suchen</translation>
    </message>
    <message>
        <source>Copy JSON</source>
        <translation>JSON kopieren</translation>
    </message>
    <message>
        <source>Not in this JSON</source>
        <translation>Nicht in diesem JSON</translation>
    </message>
</context>
<context>
    <name>KeychainSecretStore</name>
    <message>
        <source>This computer has no keyring.</source>
        <translation>Dieser Computer hat keinen Schlüsselbund.</translation>
    </message>
    <message>
        <source>The keyring gave no reason.</source>
        <translation>Der Schlüsselbund hat keinen Grund genannt.</translation>
    </message>
    <message>
        <source>The keyring is locked.</source>
        <translation>Der Schlüsselbund ist gesperrt.</translation>
    </message>
    <message>
        <source>The keyring did not store it.</source>
        <translation>Der Schlüsselbund hat es nicht behalten.</translation>
    </message>
    <message>
        <source>The keyring did not allow it. Allow it there and try again.</source>
        <translation>Der Schlüsselbund hat es nicht erlaubt. Erlauben Sie es dort und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>The keyring did not answer. Unlock it and try again.</source>
        <translation>Der Schlüsselbund hat nicht geantwortet. Entsperren Sie ihn und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>No keyring has been created or opened yet.</source>
        <translation>Es wurde noch kein Schlüsselbund angelegt oder geöffnet.</translation>
    </message>
    <message>
        <source>The keyring still has it. If it asks you, allow it for good, or delete the entry there.</source>
        <translation>Der Schlüsselbund enthält es noch. Wenn er fragt, erlauben Sie es dauerhaft, oder löschen Sie den Eintrag dort.</translation>
    </message>
</context>
<context>
    <name>LinkController</name>
    <message>
        <source>A link is waiting</source>
        <translation>Ein Link wartet</translation>
    </message>
    <message>
        <source>It will be filled in when you close the dialog.</source>
        <translation>Er wird eingetragen, sobald das Dialogfenster geschlossen ist.</translation>
    </message>
    <message>
        <source>Filled in from a link</source>
        <translation>Aus einem Link eingetragen</translation>
    </message>
    <message>
        <source>A link is for one connection. Select rows of one only.</source>
        <translation>Ein Link gilt für eine Verbindung. Wählen Sie nur Zeilen einer einzigen Verbindung aus.</translation>
    </message>
    <message>
        <source>There are no ids to make a link to. Type or look up some first.</source>
        <translation>Es gibt keine IDs für einen Link. Geben Sie zuerst welche ein oder rufen Sie welche ab.</translation>
    </message>
    <message>
        <source>A link needs a saved connection. Save this one first.</source>
        <translation>Ein Link nennt eine gespeicherte Verbindung, und diese IDs gehören zu keiner. Speichern Sie die Verbindung zuerst.</translation>
    </message>
    <message>
        <source>These ids do not fit in a link. Select fewer of them.</source>
        <translation>Diese IDs passen nicht in einen Link. Wählen Sie weniger davon aus.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln ids for %1. Nothing has been sent.</source>
        <translation>
            <numerusform>%Ln ID für %1. Es wurde nichts gesendet.</numerusform>
            <numerusform>%Ln IDs für %1. Es wurde nichts gesendet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied a link to %Ln ids of %1.</source>
        <translation>
            <numerusform>Link zu %Ln ID von %1 kopiert.</numerusform>
            <numerusform>Link zu %Ln IDs von %1 kopiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 @ %2</source>
        <extracomment>%1 is a data source, %2 a host.</extracomment>
        <translation>%1 @ %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln ids. The link names no connection; choose one. Nothing has been sent.</source>
        <translation>
            <numerusform>%Ln ID. Der Link nennt keine Verbindung; wählen Sie eine. Es wurde nichts gesendet.</numerusform>
            <numerusform>%Ln IDs. Der Link nennt keine Verbindung; wählen Sie eine. Es wurde nichts gesendet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ids for %1, since the link names no connection. Nothing has been sent.</source>
        <extracomment>%1 is the connection on screen.</extracomment>
        <translation>
            <numerusform>%Ln ID für %1, da der Link keine Verbindung nennt. Es wurde nichts gesendet.</numerusform>
            <numerusform>%Ln IDs für %1, da der Link keine Verbindung nennt. Es wurde nichts gesendet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ids for %1. The link calls it “%2”. Nothing has been sent.</source>
        <extracomment>%2 is the name of a connection of somebody else.</extracomment>
        <translation>
            <numerusform>%Ln ID für %1. Im Link heißt die Verbindung „%2“. Es wurde nichts gesendet.</numerusform>
            <numerusform>%Ln IDs für %1. Im Link heißt die Verbindung „%2“. Es wurde nichts gesendet.</numerusform>
        </translation>
    </message>
    <message>
        <source>The connection&apos;s name or data source can&apos;t be used in a link. Change it first.</source>
        <translation>Der Name oder die Datenquelle der Verbindung kann nicht in einem Link stehen. Ändern Sie die Angabe zuerst.</translation>
    </message>
    <message>
        <source>No link was copied. %1</source>
        <extracomment>%1 is a sentence.</extracomment>
        <translation>Es wurde kein Link kopiert. %1</translation>
    </message>
    <message>
        <source>A link is for one connection. Select a cell in its column.</source>
        <translation>Ein Link gilt für eine Verbindung. Wählen Sie eine Zelle in ihrer Spalte aus.</translation>
    </message>
    <message>
        <source>The connection of these rows has been changed since.</source>
        <translation>Die Verbindung dieser Zeilen wurde seitdem geändert.</translation>
    </message>
    <message>
        <source>Undo the previous link</source>
        <translation>Vorigen Link rückgängig machen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln ids. The link is for %1; choose a connection. Nothing has been sent.</source>
        <extracomment>%1 is a connection of somebody else.</extracomment>
        <translation>
            <numerusform>%Ln ID. Der Link ist für %1; wählen Sie eine Verbindung. Es wurde nichts gesendet.</numerusform>
            <numerusform>%Ln IDs. Der Link ist für %1; wählen Sie eine Verbindung. Es wurde nichts gesendet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ids. The link is for %1, but the connection on screen is %2. Nothing has been sent.</source>
        <extracomment>%1 is a connection of somebody else, %2 the connection on screen.</extracomment>
        <translation>
            <numerusform>%Ln ID. Der Link ist für %1, angezeigt wird aber die Verbindung %2. Es wurde nichts gesendet.</numerusform>
            <numerusform>%Ln IDs. Der Link ist für %1, angezeigt wird aber die Verbindung %2. Es wurde nichts gesendet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lookup</name>
    <message>
        <source>Notification %1 was not looked up.</source>
        <translation>Benachrichtigung %1 wurde nicht abgerufen.</translation>
    </message>
    <message>
        <source>Notification %1 was refused</source>
        <translation>Benachrichtigung %1 wurde verweigert</translation>
    </message>
    <message>
        <source>Continuing now.</source>
        <translation>Es geht jetzt weiter.</translation>
    </message>
    <message>
        <source>Continuing in %1 s.</source>
        <extracomment>A countdown; s is the unit, seconds.</extracomment>
        <translation>Es geht in %1 s weiter.</translation>
    </message>
    <message>
        <source>about %1 s</source>
        <extracomment>The time that a lookup takes or still takes; s is the unit, seconds.</extracomment>
        <translation>noch etwa %1 s</translation>
    </message>
    <message>
        <source>about %1 min</source>
        <extracomment>The time that a lookup takes or still takes; min is the unit, minutes.</extracomment>
        <translation>noch etwa %1 min</translation>
    </message>
    <message>
        <source>Looking up %1…</source>
        <translation>%1 wird abgerufen&#xa0;…</translation>
    </message>
    <message>
        <source>Notification %1 was found.</source>
        <translation>Benachrichtigung %1 wurde gefunden.</translation>
    </message>
    <message>
        <source>Notification %1 was not found for you.</source>
        <translation>Benachrichtigung %1 wurde für Sie nicht gefunden.</translation>
    </message>
    <message>
        <source>Notification %1 could not be looked up.</source>
        <translation>Benachrichtigung %1 konnte nicht abgerufen werden.</translation>
    </message>
    <message>
        <source>The service refused this notification again right after you signed in: this user or API key may not see it.</source>
        <translation>Der Dienst hat diese Benachrichtigung direkt nach Ihrer Anmeldung erneut verweigert: Dieser Benutzer oder API-Schlüssel darf sie nicht sehen.</translation>
    </message>
    <message>
        <source>paused</source>
        <extracomment>A lookup that waits for a sign-in.</extracomment>
        <translation>angehalten</translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln gefunden</numerusform>
            <numerusform>%Ln gefunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not found</source>
        <translation>
            <numerusform>%Ln nicht gefunden</numerusform>
            <numerusform>%Ln nicht gefunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed</source>
        <translation>
            <numerusform>%Ln fehlgeschlagen</numerusform>
            <numerusform>%Ln fehlgeschlagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not looked up</source>
        <translation>
            <numerusform>%Ln nicht abgerufen</numerusform>
            <numerusform>%Ln nicht abgerufen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ids were not looked up.</source>
        <translation>
            <numerusform>%Ln ID wurde nicht abgerufen.</numerusform>
            <numerusform>%Ln IDs wurden nicht abgerufen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Notification %1: %2</source>
        <extracomment>%1 is the id of a notification, %2 says why it has not been found.</extracomment>
        <translation>Benachrichtigung %1: %2</translation>
    </message>
    <message>
        <source>Stopped at %1: the service is busy</source>
        <translation>Bei %1 gestoppt: Der Dienst ist ausgelastet</translation>
    </message>
    <message>
        <source>Stopped at %1: %2</source>
        <extracomment>%1 is an id, %2 says what went wrong, such as “Address not found”.</extracomment>
        <translation>Bei %1 gestoppt: %2</translation>
    </message>
    <message>
        <source>%1, continues in %2 s</source>
        <extracomment>Part of a list: %1 is “12 of 40”, %2 a number of seconds; s is their unit.</extracomment>
        <translation>%1, weiter in %2 s</translation>
    </message>
    <message>
        <source>%1, waits for the sign-in</source>
        <extracomment>Part of a list: %1 is “12 of 40”.</extracomment>
        <translation>%1, wartet auf die Anmeldung</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a connection and its lookup</comment>
        <extracomment>%1 is an environment or a connection, %2 how far its lookup is, such as “12 of 40”.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln changed</source>
        <extracomment>How many notifications have changed since they were fetched before</extracomment>
        <translation>
            <numerusform>%Ln geändert</numerusform>
            <numerusform>%Ln geändert</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was sent. Changed or deleted since these rows were looked up: %1.</source>
        <extracomment>%1 are environments and connections.</extracomment>
        <translation>Es wurde nichts gesendet. Seit dem Abruf dieser Zeilen geändert oder gelöscht: %1.</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was looked up.</source>
        <translation>Abgebrochen. Es wurde nichts abgerufen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln ids from a text</source>
        <translation>
            <numerusform>%Ln ID aus einem Text</numerusform>
            <numerusform>%Ln IDs aus einem Text</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>an id and a subject in a list</comment>
        <extracomment>%1 is a notification&apos;s id, %2 its subject.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln connections</source>
        <comment>in which ids were looked up</comment>
        <translation>
            <numerusform>%Ln Verbindung</numerusform>
            <numerusform>%Ln Verbindungen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LookupController</name>
    <message>
        <source>Open a file with ids</source>
        <translation>Datei mit IDs öffnen</translation>
    </message>
    <message>
        <source>Texts and tables (*.csv *.tsv *.txt *.log);;All files (*)</source>
        <translation>Texte und Tabellen (*.csv *.tsv *.txt *.log);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>This can&apos;t be opened</source>
        <translation>Das kann nicht geöffnet werden</translation>
    </message>
    <message>
        <source>&amp;Open a file with ids…</source>
        <translation>Datei mit IDs ö&amp;ffnen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Go to ids</source>
        <translation>Zum &amp;ID-Feld</translation>
    </message>
    <message>
        <source>&amp;Look up</source>
        <translation>&amp;Abrufen</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Stoppen</translation>
    </message>
    <message>
        <source>&amp;Keep results between sessions</source>
        <translation>Ergebnisse beim Beenden &amp;behalten</translation>
    </message>
    <message>
        <source>&amp;Lookups</source>
        <translation>Abru&amp;fe</translation>
    </message>
    <message>
        <source>&amp;Next lookup</source>
        <translation>&amp;Nächster Abruf</translation>
    </message>
    <message>
        <source>&amp;Remove lookup</source>
        <translation>Abruf &amp;entfernen</translation>
    </message>
    <message>
        <source>&amp;Bring back removed lookup</source>
        <translation>Entfernten Abruf &amp;zurückholen</translation>
    </message>
    <message>
        <source>Earlier lookup</source>
        <translation>Früherer Abruf</translation>
    </message>
    <message>
        <source>Go to &amp;the list of lookups</source>
        <translation>Zur &amp;Liste der Abrufe</translation>
    </message>
    <message>
        <source>&amp;Previous lookup</source>
        <translation>&amp;Voriger Abruf</translation>
    </message>
    <message>
        <source>Look up &amp;in several connections</source>
        <translation>In mehreren Verbindungen abru&amp;fen</translation>
    </message>
    <message>
        <source>Look up in &amp;other connections…</source>
        <translation>In an&amp;deren Verbindungen abrufen&#xa0;…</translation>
    </message>
    <message>
        <source>Look up &amp;and watch…</source>
        <translation>Abrufen und beoba&amp;chten&#xa0;…</translation>
    </message>
    <message>
        <source>Stop wat&amp;ching</source>
        <translation>Nicht &amp;mehr beobachten</translation>
    </message>
</context>
<context>
    <name>LookupListModel</name>
    <message>
        <source>New lookup</source>
        <translation>Neuer Abruf</translation>
    </message>
    <message numerus="yes">
        <source>%Ln differ</source>
        <comment>ids with different answers</comment>
        <translation>
            <numerusform>%Ln verschieden</numerusform>
            <numerusform>%Ln verschieden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LookupListPane</name>
    <message>
        <source>Lookups</source>
        <translation>Abrufe</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Filter lookups</source>
        <translation>Abrufe filtern</translation>
    </message>
    <message>
        <source>Filter by id, connection, environment or date</source>
        <translation>Nach ID, Verbindung, Umgebung oder Datum filtern</translation>
    </message>
    <message>
        <source>No matching lookups.</source>
        <translation>Kein Abruf passt zum Filter.</translation>
    </message>
    <message>
        <source>Clear earlier lookups</source>
        <translation>Frühere Abrufe löschen</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>Nicht mehr beobachten</translation>
    </message>
</context>
<context>
    <name>LookupNotice</name>
    <message>
        <source>Sign in again</source>
        <translation>Erneut anmelden</translation>
    </message>
    <message>
        <source>Something other than the service may have answered, so the notifications may exist nevertheless.</source>
        <translation>Möglicherweise hat etwas anderes als der Dienst geantwortet, sodass es die Benachrichtigungen dennoch geben kann.</translation>
    </message>
    <message>
        <source>The lookup in %1 goes on when you have signed in again.</source>
        <extracomment>%1 is an environment and a connection.</extracomment>
        <translation>Der Abruf von %1 geht weiter, sobald Sie sich wieder angemeldet haben.</translation>
    </message>
</context>
<context>
    <name>LookupNotifier</name>
    <message>
        <source>The lookup in %1 has stopped</source>
        <extracomment>A notification of the desktop. %1 is an environment and a connection.</extracomment>
        <translation>Der Abruf in %1 wurde angehalten</translation>
    </message>
    <message>
        <source>The lookup in %1 has ended</source>
        <translation>Der Abruf in %1 ist beendet</translation>
    </message>
</context>
<context>
    <name>LookupPage</name>
    <message>
        <source>The lookup waits until you have signed in again.</source>
        <translation>Der Abruf wartet, bis Sie sich wieder angemeldet haben.</translation>
    </message>
    <message>
        <source>Trying again.</source>
        <translation>Neuer Versuch.</translation>
    </message>
    <message>
        <source>The memory for results is full. The oldest were removed, and can be looked up again: %1</source>
        <extracomment>%1 is the title of a lookup: “1042 Bill import failed”, “13 ids”.</extracomment>
        <translation>Der Speicher für Ergebnisse ist voll. Die ältesten wurden entfernt und können erneut abgerufen werden: %1</translation>
    </message>
    <message>
        <source>There is no room for the card at the side.</source>
        <translation>An der Seite ist kein Platz für die Karte.</translation>
    </message>
    <message>
        <source>The lookup in %1 waits until you have signed in again.</source>
        <extracomment>%1 is an environment and a connection.</extracomment>
        <translation>Der Abruf von %1 wartet, bis Sie sich wieder angemeldet haben.</translation>
    </message>
    <message>
        <source>Note removed. %1 undoes it.</source>
        <extracomment>The user has written a note beside a result. %1 is a key.</extracomment>
        <translation>Notiz entfernt. %1 macht das rückgängig.</translation>
    </message>
    <message>
        <source>Note kept. %1 undoes it.</source>
        <translation>Notiz behalten. %1 macht das rückgängig.</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Start the demo service, and fill in the sign-in dialog for it.</source>
        <translation>Den Demo-Dienst starten und den Anmeldedialog dafür ausfüllen.</translation>
    </message>
    <message>
        <source>Colours: system, light or dark.</source>
        <translation>Farben: system, light (hell) oder dark (dunkel).</translation>
    </message>
    <message>
        <source>Open a window of its own even if the program is already running.</source>
        <translation>Ein weiteres, eigenständiges Programm starten, auch wenn schon eines läuft.</translation>
    </message>
    <message>
        <source>Print diagnostic information and exit.</source>
        <translation>Diagnoseinformationen ausgeben und beenden.</translation>
    </message>
    <message>
        <source>What to fill in: svc-desktop://lookup?connection=NAME&amp;ids=IDS. Nothing is sent.</source>
        <translation>Was eingetragen werden soll: svc-desktop://lookup?connection=NAME&amp;ids=IDS. Es wird nichts gesendet.</translation>
    </message>
    <message>
        <source>“%1” is not an appearance. Use system, light or dark.</source>
        <translation>„%1“ ist kein Erscheinungsbild: Möglich sind system, light und dark.</translation>
    </message>
    <message>
        <source>The demo service is not available</source>
        <translation>Der Demo-Dienst ist nicht verfügbar</translation>
    </message>
    <message>
        <source>Starting the demo service…</source>
        <translation>Der Demo-Dienst wird gestartet&#xa0;…</translation>
    </message>
    <message>
        <source>There is no display to open a window on; start a virtual one, for example with “xvfb-run svc-desktop”.</source>
        <translation>Es gibt keine Anzeige, auf der ein Fenster geöffnet werden kann; starten Sie eine virtuelle, zum Beispiel mit „xvfb-run svc-desktop“.</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation>&amp;Nächster Bereich</translation>
    </message>
    <message>
        <source>&amp;Previous pane</source>
        <translation>&amp;Vorheriger Bereich</translation>
    </message>
    <message>
        <source>&amp;Lookup</source>
        <translation>Ab&amp;ruf</translation>
    </message>
    <message>
        <source>&amp;Connection</source>
        <translation>&amp;Verbindung</translation>
    </message>
    <message>
        <source>&amp;Upgrade</source>
        <translation>&amp;Upgrade</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Signed in as %1.</source>
        <translation>Angemeldet als %1.</translation>
    </message>
    <message>
        <source>Lookups are made with the API key alone.</source>
        <translation>Abrufe erfolgen nur mit dem API-Schlüssel.</translation>
    </message>
    <message>
        <source>Signed out. What was looked up stays on screen.</source>
        <translation>Abgemeldet. Was abgerufen wurde, bleibt auf dem Bildschirm.</translation>
    </message>
    <message>
        <source>Signed out.</source>
        <translation>Abgemeldet.</translation>
    </message>
    <message>
        <source>Not all results are kept</source>
        <translation>Nicht alle Ergebnisse werden aufbewahrt</translation>
    </message>
    <message numerus="yes">
        <source>The last %Ln are over the limit. They stay on screen until you quit.</source>
        <translation>
            <numerusform>Das letzte ist zu viel. Es bleibt bis zum Beenden auf dem Bildschirm.</numerusform>
            <numerusform>Die letzten %Ln sind zu viele. Sie bleiben bis zum Beenden auf dem Bildschirm.</numerusform>
        </translation>
    </message>
    <message>
        <source>The demo opens in a window of its own.</source>
        <translation>Die Demo öffnet sich in einem eigenen Fenster.</translation>
    </message>
    <message>
        <source>The demo could not be started</source>
        <translation>Die Demo konnte nicht gestartet werden</translation>
    </message>
    <message>
        <source>Start the program with --demo instead.</source>
        <translation>Starten Sie das Programm stattdessen mit --demo.</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>%1% – %2</source>
        <extracomment>The progress of a lookup before the title of the window.</extracomment>
        <translation>%1&#xa0;% – %2</translation>
    </message>
    <message>
        <source>Lookups shown</source>
        <translation>Abrufe sichtbar</translation>
    </message>
    <message>
        <source>Card shown</source>
        <translation>Karte sichtbar</translation>
    </message>
</context>
<context>
    <name>ManyIdsQuestion</name>
    <message numerus="yes">
        <source>Look up %Ln notifications?</source>
        <translation>
            <numerusform>%Ln Benachrichtigung abrufen?</numerusform>
            <numerusform>%Ln Benachrichtigungen abrufen?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look up %Ln</source>
        <translation>
            <numerusform>%Ln abrufen</numerusform>
            <numerusform>%Ln abrufen</numerusform>
        </translation>
    </message>
    <message>
        <source>Each id is one request to the service.</source>
        <translation>Jede davon ist eine Anfrage an den Dienst.</translation>
    </message>
    <message>
        <source>At the speed of the last lookup: %1.</source>
        <extracomment>%1 is a time, such as “about 3 min”.</extracomment>
        <translation>Im Tempo des letzten Abrufs: %1.</translation>
    </message>
    <message>
        <source>Press Enter again to look them up, Esc to cancel.</source>
        <translation>Enter noch einmal ruft sie ab, Esc bricht ab.</translation>
    </message>
    <message numerus="yes">
        <source>Look up %Ln notifications in %1?</source>
        <extracomment>%1 is an environment and a connection.</extracomment>
        <translation>
            <numerusform>%Ln Benachrichtigung von %1 abrufen?</numerusform>
            <numerusform>%Ln Benachrichtigungen von %1 abrufen?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MarkLine</name>
    <message numerus="yes">
        <source>Note for %Ln selected</source>
        <translation>
            <numerusform>Notiz zu %Ln ausgewählten</numerusform>
            <numerusform>Notiz zu %Ln ausgewählten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>Session password</source>
        <translation>Sitzungspasswort</translation>
    </message>
</context>
<context>
    <name>MessageList</name>
    <message numerus="yes">
        <source>%Ln more under Details.</source>
        <translation>
            <numerusform>%Ln weiteres Problem steht unter „Details“.</numerusform>
            <numerusform>%Ln weitere Probleme stehen unter „Details“.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are problems with %Ln files</source>
        <extracomment>At least two.</extracomment>
        <translation>
            <numerusform>Es gibt Probleme mit %Ln Datei</numerusform>
            <numerusform>Es gibt Probleme mit %Ln Dateien</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NetworkFields</name>
    <message>
        <source>Proxy host</source>
        <translation>Proxy-Host</translation>
    </message>
    <message>
        <source>Choose CA file…</source>
        <translation>CA-Datei auswählen&#xa0;…</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <comment>which proxy to use</comment>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>None</source>
        <comment>which proxy to use</comment>
        <translation>Keiner</translation>
    </message>
    <message>
        <source>Manual</source>
        <comment>which proxy to use</comment>
        <translation>Manuell</translation>
    </message>
    <message>
        <source>This is not a host name. Leave out https:// and the port, for example proxy.example.com.</source>
        <translation>Das ist kein Hostname. Er wird ohne https:// und Port angegeben, zum Beispiel proxy.example.com.</translation>
    </message>
    <message>
        <source>Proxy port</source>
        <translation>Proxy-Port</translation>
    </message>
    <message>
        <source>For addresses that start with http://. Anyone on the way can read and change what is sent, the API key and the password included.</source>
        <translation>Für Adressen, die mit http:// beginnen. Jeder auf dem Weg kann lesen und ändern, was gesendet wird, auch den API-Schlüssel und das Passwort.</translation>
    </message>
    <message>
        <source>Choose CA file</source>
        <translation>CA-Datei auswählen</translation>
    </message>
    <message>
        <source>Trusted in addition: %1</source>
        <extracomment>%1 are names of certificates.</extracomment>
        <translation>Zusätzlich vertraut: %1</translation>
    </message>
    <message numerus="yes">
        <source>Trusted in addition: %1 and %Ln more</source>
        <translation>
            <numerusform>Zusätzlich vertraut: %1 und %Ln weiteres</numerusform>
            <numerusform>Zusätzlich vertraut: %1 und %Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Certificates that are trusted in addition to the system&apos;s own: PEM, DER or PKCS #7.</source>
        <translation>Zertifikate, denen zusätzlich zu denen des Systems vertraut wird: PEM, DER oder PKCS #7.</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer *.der *.p7b *.p7c *.ca-bundle);;All files (*)</source>
        <translation>Zertifikate (*.pem *.crt *.cer *.der *.p7b *.p7c *.ca-bundle);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Only if the proxy asks for a login.</source>
        <translation>Nur wenn der Proxy eine Anmeldung verlangt.</translation>
    </message>
    <message>
        <source>Proxy password</source>
        <translation>Proxy-Kennwort</translation>
    </message>
    <message>
        <source>It goes into the system&apos;s keyring, and to this proxy only. If it is there already, leave this empty.</source>
        <translation>Es kommt in den Schlüsselbund des Systems und geht nur an diesen Proxy. Ist es schon dort, bleibt das Feld leer.</translation>
    </message>
    <message>
        <source>It goes to this proxy only, and is kept until you quit: the system&apos;s keyring is not used here. If you have typed it since the start, leave this empty.</source>
        <translation>Es geht nur an diesen Proxy und bleibt bis zum Beenden erhalten: Der Schlüsselbund des Systems wird hier nicht verwendet. Wurde es seit dem Start schon eingegeben, bleibt das Feld leer.</translation>
    </message>
</context>
<context>
    <name>NotificationCard</name>
    <message>
        <source>Notification</source>
        <translation>Benachrichtigung</translation>
    </message>
    <message>
        <source>Read state</source>
        <translation>Lesestatus</translation>
    </message>
    <message>
        <source>Archived state</source>
        <translation>Archivstatus</translation>
    </message>
    <message>
        <source>Notification id</source>
        <translation>Benachrichtigungs-ID</translation>
    </message>
    <message>
        <source>Fetched from</source>
        <translation>Abgerufen von</translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>Mehr anzeigen</translation>
    </message>
    <message>
        <source>The service provides this preview; the full message is not available.</source>
        <translation>Der Dienst stellt diese Vorschau bereit; die vollständige Nachricht ist nicht verfügbar.</translation>
    </message>
    <message>
        <source>from %1</source>
        <extracomment>Where a notification was fetched. %1 is the name of a connection, %2 its environment, such as PRODUCTION.</extracomment>
        <translation>von %1</translation>
    </message>
    <message>
        <source>from %1 – %2</source>
        <translation>von %1 – %2</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <extracomment>Where a notification was fetched, and who was signed in. %1 is “from acme – PRODUCTION”, %2 the name of a user.</extracomment>
        <translation>%1, durch %2</translation>
    </message>
</context>
<context>
    <name>OverviewModel</name>
    <message numerus="yes">
        <source>%Ln more values</source>
        <translation>
            <numerusform>%Ln weiterer Wert</numerusform>
            <numerusform>%Ln weitere Werte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <extracomment>A value with its number of results, such as “Bill import failed, 212 of 800”.</extracomment>
        <translation>%1, %2 von %3</translation>
    </message>
</context>
<context>
    <name>OverviewPane</name>
    <message>
        <source>Overview</source>
        <extracomment>The title of the pane with bars beside the results.</extracomment>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>Close the overview</source>
        <translation>Übersicht schließen</translation>
    </message>
</context>
<context>
    <name>OverviewSections</name>
    <message>
        <source>%1%</source>
        <extracomment>A share in percent. %1 is a number, or “&lt;1”.</extracomment>
        <translation>%1 %</translation>
    </message>
    <message numerus="yes">
        <source>%Ln others</source>
        <extracomment>The last line of a list of values with their numbers of rows.</extracomment>
        <translation>
            <numerusform>%Ln weiterer</numerusform>
            <numerusform>%Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Count</source>
        <extracomment>The title of a column with numbers of rows.</extracomment>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>The title of a column with shares in percent.</extracomment>
        <translation>Anteil</translation>
    </message>
</context>
<context>
    <name>Password</name>
    <message>
        <source>line break</source>
        <translation>Zeilenumbruch</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>Tabulator</translation>
    </message>
    <message>
        <source>A line break was removed from the password.</source>
        <translation>Ein Zeilenumbruch wurde aus dem Passwort entfernt.</translation>
    </message>
    <message>
        <source>Line breaks were removed from the password.</source>
        <translation>Zeilenumbrüche wurden aus dem Passwort entfernt.</translation>
    </message>
    <message>
        <source>Invisible characters were removed from the password (%1).</source>
        <translation>Unsichtbare Zeichen wurden aus dem Passwort entfernt (%1).</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>The program was started with its own colours. Your choice applies when it is started without them.</source>
        <translation>Das Programm wurde mit eigenen Farben gestartet. Die Auswahl hier gilt, wenn es ohne sie gestartet wird.</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Relative to the system&apos;s text size.</source>
        <translation>Bezogen auf die Textgröße des Systems.</translation>
    </message>
    <message>
        <source> %</source>
        <comment>per cent, after a number</comment>
        <translation> %</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Zeitzone</translation>
    </message>
    <message>
        <source>For dates and times on screen. Copies and exports use UTC.</source>
        <translation>Für die angezeigten Datums- und Zeitangaben. Kopiert und exportiert wird in UTC.</translation>
    </message>
    <message>
        <source>This computer&apos;s</source>
        <translation>Wie dieser Computer</translation>
    </message>
    <message>
        <source>UTC</source>
        <translation>UTC</translation>
    </message>
    <message>
        <source>Lookup</source>
        <translation>Abruf</translation>
    </message>
    <message>
        <source>Requests at a time</source>
        <translation>Gleichzeitige Anfragen</translation>
    </message>
    <message>
        <source>More requests are faster if the service can keep up.</source>
        <translation>Mehr ist schneller, wenn der Dienst mithalten kann.</translation>
    </message>
    <message>
        <source>Ask above</source>
        <translation>Nachfragen bei mehr als</translation>
    </message>
    <message>
        <source>The program asks before it looks up more ids than this.</source>
        <translation>Das Programm fragt nach, bevor es mehr IDs abruft.</translation>
    </message>
    <message>
        <source>Defaults for new connections. Saved connections keep their own.</source>
        <translation>Vorgaben für neue Verbindungen. Gespeicherte Verbindungen behalten ihre eigenen.</translation>
    </message>
    <message>
        <source>The format that the command uses. The Copy button beside the filter offers all formats.</source>
        <translation>Das Format, in dem der Befehl kopiert. Die Schaltfläche „Kopieren“ neben dem Filter bietet alle Formate an.</translation>
    </message>
    <message>
        <source>Keep results between sessions</source>
        <translation>Ergebnisse beim Beenden behalten</translation>
    </message>
    <message>
        <source>Results are there again at the next start. If you turn this off, stored results are deleted.</source>
        <translation>Die Ergebnisse sind beim nächsten Start wieder da. Ohne diese Option wird gelöscht, was aufbewahrt wurde.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Kontrast</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Holds from the next start on.</source>
        <translation>Gilt ab dem nächsten Start.</translation>
    </message>
</context>
<context>
    <name>PreferencesController</name>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>&amp;Einstellungen&#xa0;…</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Reset this page</source>
        <translation>Diese Seite zurücksetzen</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
</context>
<context>
    <name>PreviousRunConsent</name>
    <message>
        <source>I know that a previous run may still be active</source>
        <translation>Mir ist bekannt, dass ein früherer Lauf möglicherweise noch aktiv ist</translation>
    </message>
</context>
<context>
    <name>PreviousRuns</name>
    <message>
        <source>Runs that may still be active stay.</source>
        <translation>Läufe, die möglicherweise noch aktiv sind, bleiben stehen.</translation>
    </message>
    <message>
        <source>Message about previous runs</source>
        <translation>Meldung zu früheren Läufen</translation>
    </message>
    <message numerus="yes">
        <source>Cleared %Ln runs</source>
        <translation>
            <numerusform>%Ln Lauf entfernt</numerusform>
            <numerusform>%Ln Läufe entfernt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln runs.</source>
        <translation>
            <numerusform>%Ln Lauf kopiert.</numerusform>
            <numerusform>%Ln Läufe kopiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>No previous runs are recorded.</source>
        <translation>Es sind keine früheren Läufe aufgezeichnet.</translation>
    </message>
    <message>
        <source>Started</source>
        <comment>an upgrade</comment>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>Status</source>
        <comment>the number of an answer</comment>
        <translation>Status</translation>
    </message>
</context>
<context>
    <name>PreviousRunsModel</name>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modus</translation>
    </message>
</context>
<context>
    <name>PrivacyPage</name>
    <message>
        <source>Privacy</source>
        <translation>Datenschutz</translation>
    </message>
    <message>
        <source>Forget all…</source>
        <translation>Alles löschen&#xa0;…</translation>
    </message>
    <message>
        <source>Copy this list</source>
        <translation>Diese Liste kopieren</translation>
    </message>
    <message>
        <source>What this program stores and where</source>
        <translation>Was dieses Programm speichert und wo</translation>
    </message>
    <message>
        <source>An API key or a password may still be stored for: %1.</source>
        <extracomment>%1 names connections.</extracomment>
        <translation>Möglicherweise ist noch ein API-Schlüssel oder ein Passwort gespeichert für: %1.</translation>
    </message>
    <message>
        <source>What you chose has been deleted, and the program has made sure of it.</source>
        <translation>Das Gewünschte ist gelöscht; zur Kontrolle wurde danach noch einmal nachgesehen.</translation>
    </message>
    <message>
        <source>Some of it could not be deleted</source>
        <translation>Nicht alles konnte gelöscht werden</translation>
    </message>
    <message>
        <source>Deleting…</source>
        <translation>Wird gelöscht …</translation>
    </message>
    <message>
        <source>This goes on when you close the preferences.</source>
        <translation>Das läuft weiter, wenn Sie die Einstellungen schließen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln upgrades stay in the list of previous runs: they may still be active.</source>
        <translation>
            <numerusform>Ein Upgrade bleibt in der Liste der früheren Läufe: Es ist möglicherweise noch aktiv.</numerusform>
            <numerusform>%Ln Upgrades bleiben in der Liste der früheren Läufe: Sie sind möglicherweise noch aktiv.</numerusform>
        </translation>
    </message>
    <message>
        <source>API keys and passwords are stored in the system&apos;s keyring if you ask for it, and never in a file. The activity is kept in memory only. Data is sent only to the services of your connections.</source>
        <translation>API-Schlüssel und Passwörter liegen, wenn Sie das wünschen, im Schlüsselbund des Systems und nie in einer Datei. Die Aktivität bleibt nur im Arbeitsspeicher. Daten werden nur an die Dienste Ihrer Verbindungen gesendet.</translation>
    </message>
    <message>
        <source>API keys and passwords are kept until you quit if you ask for it, and never in a file. The activity is kept in memory only. Data is sent only to the services of your connections.</source>
        <translation>API-Schlüssel und Passwörter werden, wenn Sie das wünschen, bis zum Beenden aufbewahrt und nie in einer Datei gespeichert. Die Aktivität bleibt nur im Arbeitsspeicher. Daten werden nur an die Dienste Ihrer Verbindungen gesendet.</translation>
    </message>
</context>
<context>
    <name>ProductionField</name>
    <message>
        <source>An upgrade asks for the host&apos;s name, and a lookup of many ids says that it is PRODUCTION. Checked by itself for environments such as prod or live, and for red, until you change it.</source>
        <translation>Ein Upgrade fragt nach dem Namen des Hosts, und vor dem Abrufen vieler IDs wird auf PRODUCTION hingewiesen. Bei Umgebungen wie prod oder live und bei Rot ist dies von selbst gesetzt, bis Sie es ändern.</translation>
    </message>
</context>
<context>
    <name>ProxyWay</name>
    <message>
        <source>It goes through the proxy %1, by its own settings.</source>
        <extracomment>“It” is a connection. %1 is the host and port of a proxy. Who has named the proxy follows “by”.</extracomment>
        <translation>Sie geht durch den Proxy %1, nach ihren eigenen Einstellungen.</translation>
    </message>
    <message>
        <source>It goes through the proxy %1, by the variable %2.</source>
        <extracomment>%2 is the name of an environment variable.</extracomment>
        <translation>Sie geht durch den Proxy %1, nach der Variablen %2.</translation>
    </message>
    <message>
        <source>It goes through the proxy %1, by the desktop&apos;s settings or automatic configuration.</source>
        <translation>Sie geht durch den Proxy %1, nach den Einstellungen oder der automatischen Konfiguration des Desktops.</translation>
    </message>
    <message>
        <source>It goes through the proxy %1, by the system&apos;s settings or automatic configuration.</source>
        <translation>Sie geht durch den Proxy %1, nach den Einstellungen oder der automatischen Konfiguration des Systems.</translation>
    </message>
</context>
<context>
    <name>QuitQuestion</name>
    <message>
        <source>Quit Svc Desktop?</source>
        <translation>Svc Desktop beenden?</translation>
    </message>
    <message>
        <source>Restart Svc Desktop?</source>
        <translation>Svc Desktop neu starten?</translation>
    </message>
    <message>
        <source>An upgrade is still running on %1</source>
        <translation>Auf %1 läuft noch ein Upgrade</translation>
    </message>
    <message>
        <source>The server may continue. If you quit, its outcome will not be known; the next start says so.</source>
        <translation>Der Server arbeitet möglicherweise weiter. Wenn Sie das Programm beenden, bleibt der Ausgang unbekannt; beim nächsten Start wird darauf hingewiesen.</translation>
    </message>
    <message>
        <source>A lookup is still running</source>
        <translation>Ein Abruf läuft noch</translation>
    </message>
    <message>
        <source>What is missing will not be looked up.</source>
        <translation>Was noch fehlt, wird nicht abgerufen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln results would be lost</source>
        <translation>
            <numerusform>%Ln Ergebnis ginge verloren</numerusform>
            <numerusform>%Ln Ergebnisse gingen verloren</numerusform>
        </translation>
    </message>
    <message>
        <source>Results are not kept between sessions. They can be kept in a file that only you can read.</source>
        <translation>Ergebnisse werden beim Beenden nicht behalten. Sie können in einer Datei behalten werden, die nur Sie lesen können.</translation>
    </message>
    <message>
        <source>Keep them for the next start</source>
        <translation>Für den nächsten Start behalten</translation>
    </message>
    <message>
        <source>Always keep</source>
        <translation>Immer behalten</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Neu starten</translation>
    </message>
</context>
<context>
    <name>RecentLookups</name>
    <message>
        <source>Recent lookups</source>
        <translation>Letzte Abrufe</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>the API key alone</source>
        <extracomment>In a report, in place of the name of the user who looked notifications up: nobody was signed in.</extracomment>
        <translation>nur der API-Schlüssel</translation>
    </message>
    <message>
        <source>Filter</source>
        <extracomment>In a report: the filter that has chosen its notifications.</extracomment>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Report written</source>
        <extracomment>In a report: when it was written.</extracomment>
        <translation>Bericht erstellt</translation>
    </message>
    <message>
        <source>Program</source>
        <extracomment>In a report: the name and the version of the program that has written it.</extracomment>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Notifications</source>
        <extracomment>The title of the table with all notifications of a report.</extracomment>
        <translation>Benachrichtigungen</translation>
    </message>
    <message>
        <source>Each notification</source>
        <extracomment>The title of the part of a report with all facts about each notification.</extracomment>
        <translation>Einzelne Benachrichtigungen</translation>
    </message>
    <message>
        <source>Overview</source>
        <comment>part of a report</comment>
        <extracomment>The title of the part of a report with bars.</extracomment>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>Ids in this report</source>
        <translation>IDs in diesem Bericht</translation>
    </message>
    <message>
        <source>Please note</source>
        <extracomment>In a report: the label of a doubt about its rows.</extracomment>
        <translation>Bitte beachten</translation>
    </message>
    <message numerus="yes">
        <source>Report on %Ln results</source>
        <translation>
            <numerusform>Bericht über %Ln Ergebnis</numerusform>
            <numerusform>Bericht über %Ln Ergebnisse</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportLayout</name>
    <message>
        <source>Page %1 of %2</source>
        <extracomment>The foot of a printed page.</extracomment>
        <translation>Seite %1 von %2</translation>
    </message>
</context>
<context>
    <name>RestartNotice</name>
    <message>
        <source>Restart now</source>
        <translation>Jetzt neu starten</translation>
    </message>
    <message>
        <source>The demo then begins anew, without its results and other changes.</source>
        <translation>Die Demo beginnt dann von vorn, ohne ihre Ergebnisse und andere Änderungen.</translation>
    </message>
    <message>
        <source>A restart ends lookups and sessions, as quitting does.</source>
        <translation>Ein Neustart beendet Abrufe und Sitzungen, wie das Beenden des Programms.</translation>
    </message>
</context>
<context>
    <name>ResultActions</name>
    <message>
        <source>Copy ro&amp;ws</source>
        <translation>&amp;Zeilen kopieren</translation>
    </message>
    <message>
        <source>Copy for tic&amp;ket</source>
        <translation>Für &amp;Ticket kopieren</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Filter results</source>
        <translation>Er&amp;gebnisse filtern</translation>
    </message>
    <message>
        <source>Re&amp;fresh</source>
        <translation>Akt&amp;ualisieren</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>Ver&amp;gleichen</translation>
    </message>
    <message>
        <source>Retr&amp;y failed</source>
        <translation>Fehlgeschlagene &amp;wiederholen</translation>
    </message>
    <message>
        <source>Show in &amp;Activity</source>
        <translation>In A&amp;ktivität anzeigen</translation>
    </message>
    <message>
        <source>&amp;Overview</source>
        <translation>Ü&amp;bersicht</translation>
    </message>
    <message>
        <source>By ans&amp;wer</source>
        <translation>Nach An&amp;twort</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>D&amp;rucken&#xa0;…</translation>
    </message>
    <message>
        <source>TSV with all fields</source>
        <extracomment>In the menu “Copy as”.</extracomment>
        <translation>TSV mit allen Feldern</translation>
    </message>
    <message>
        <source>Copy a&amp;s</source>
        <translation>Ko&amp;pieren als</translation>
    </message>
    <message>
        <source>Copy as</source>
        <translation>Kopieren als</translation>
    </message>
    <message>
        <source>C&amp;opy summary</source>
        <translation>Übersicht k&amp;opieren</translation>
    </message>
    <message>
        <source>Raw &amp;JSON</source>
        <translation>&amp;JSON im Original</translation>
    </message>
    <message>
        <source>Copy &amp;ids</source>
        <translation>I&amp;Ds kopieren</translation>
    </message>
    <message>
        <source>&amp;Show the card</source>
        <translation>&amp;Karte anzeigen</translation>
    </message>
    <message>
        <source>Card at the side or &amp;below</source>
        <translation>Karte an der Seite oder &amp;unten</translation>
    </message>
    <message>
        <source>By noti&amp;fication</source>
        <translation>Nach Benachr&amp;ichtigung</translation>
    </message>
    <message>
        <source>Copy &amp;id</source>
        <translation>I&amp;D kopieren</translation>
    </message>
    <message>
        <source>Look up th&amp;e rest</source>
        <translation>&amp;Rest abrufen</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>Als erledigt &amp;markieren</translation>
    </message>
    <message>
        <source>&amp;Note</source>
        <translation>&amp;Notiz</translation>
    </message>
    <message>
        <source>Watc&amp;h…</source>
        <translation>Beobac&amp;hten&#xa0;…</translation>
    </message>
</context>
<context>
    <name>ResultCacheJson</name>
    <message>
        <source>not an outcome</source>
        <comment>completes: $.field is …</comment>
        <translation>kein bekanntes Ergebnis eines Abrufs</translation>
    </message>
    <message>
        <source>not a kind of failure</source>
        <comment>completes: $.field is …</comment>
        <translation>keine bekannte Fehlerart</translation>
    </message>
    <message>
        <source>not Base64</source>
        <comment>completes: $.field is …</comment>
        <translation>kein Base64</translation>
    </message>
    <message>
        <source>not that of kept results</source>
        <comment>completes: $.field is …</comment>
        <translation>nicht das Format aufbewahrter Ergebnisse</translation>
    </message>
    <message>
        <source>It is not the JSON of kept results: %1.</source>
        <translation>Das ist nicht das JSON aufbewahrter Ergebnisse: %1.</translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
</context>
<context>
    <name>ResultCells</name>
    <message>
        <source>Stopped before it was looked up</source>
        <translation>Vor dem Abruf gestoppt</translation>
    </message>
    <message>
        <source>Not found for you: another user, partition, data source or key, or a wrong id</source>
        <translation>Für Sie nicht gefunden: anderer Benutzer, andere Partition, andere Datenquelle, anderer Schlüssel oder falsche ID</translation>
    </message>
    <message>
        <source>Changed</source>
        <extracomment>The notification is another than when it was fetched before.</extracomment>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>changed since the last fetch</source>
        <extracomment>What a screen reader says, after “Found, Unread”.</extracomment>
        <translation>seit dem letzten Abruf geändert</translation>
    </message>
</context>
<context>
    <name>ResultFacts</name>
    <message>
        <source>Notification %1</source>
        <translation>Benachrichtigung %1</translation>
    </message>
</context>
<context>
    <name>ResultField</name>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>HTTP-Status</translation>
    </message>
    <message>
        <source>Fetched</source>
        <translation>Abgerufen</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Betreff</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Gelesen</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Archiviert</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Type id</source>
        <translation>Typ-ID</translation>
    </message>
    <message>
        <source>Type description</source>
        <translation>Typbeschreibung</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Category id</source>
        <translation>Kategorie-ID</translation>
    </message>
    <message>
        <source>Category description</source>
        <translation>Kategoriebeschreibung</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>Fetched by</source>
        <translation>Abgerufen von</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Erledigt</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Last change</source>
        <translation>Letzte Änderung</translation>
    </message>
    <message>
        <source>Last change seen</source>
        <translation>Letzte Änderung gesehen</translation>
    </message>
</context>
<context>
    <name>ResultText</name>
    <message>
        <source>Waiting</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>Looking up</source>
        <translation>Wird abgerufen</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Not looked up</source>
        <translation>Nicht abgerufen</translation>
    </message>
    <message>
        <source>Unread</source>
        <translation>Ungelesen</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Aktiv</translation>
    </message>
    <message>
        <source>%1 (time zone not given)</source>
        <extracomment>%1 is a date and time as the service gave it.</extracomment>
        <translation>%1 (Zeitzone nicht angegeben)</translation>
    </message>
    <message>
        <source>not given</source>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a text of the service with nothing in it</comment>
        <translation>leer</translation>
    </message>
    <message>
        <source>Read</source>
        <comment>state of a notification</comment>
        <translation>Gelesen</translation>
    </message>
    <message>
        <source>Archived</source>
        <comment>state of a notification</comment>
        <translation>Archiviert</translation>
    </message>
    <message>
        <source>not fetched</source>
        <translation>nicht abgerufen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln results</source>
        <translation>
            <numerusform>%Ln Ergebnis</numerusform>
            <numerusform>%Ln Ergebnisse</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <comment>the user has marked a notification</comment>
        <translation>Erledigt</translation>
    </message>
    <message>
        <source>Not done</source>
        <comment>the user has not marked a notification</comment>
        <translation>Nicht erledigt</translation>
    </message>
</context>
<context>
    <name>ResultsModel</name>
    <message>
        <source>%1, group, collapsed, %2 of %3</source>
        <extracomment>A group of the table for screen readers: name, number of rows, that of all rows.</extracomment>
        <translation>%1, Gruppe, reduziert, %2 von %3</translation>
    </message>
    <message>
        <source>%1, group, expanded, %2 of %3</source>
        <extracomment>A group of the table for screen readers: name, number of rows, that of all rows.</extracomment>
        <translation>%1, Gruppe, erweitert, %2 von %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln unread</source>
        <translation>
            <numerusform>%Ln ungelesen</numerusform>
            <numerusform>%Ln ungelesen</numerusform>
        </translation>
    </message>
    <message>
        <source>Sorted in ascending order</source>
        <translation>Aufsteigend sortiert</translation>
    </message>
    <message>
        <source>Sorted in descending order</source>
        <translation>Absteigend sortiert</translation>
    </message>
</context>
<context>
    <name>ResultsOutput</name>
    <message>
        <source>%1 files (*.%2)</source>
        <extracomment>A filter of a file dialog. %1 is a format such as CSV, %2 the end of a file&apos;s name.</extracomment>
        <translation>%1-Dateien (*.%2)</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>Export läuft&#xa0;…</translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln notifications as %1.</source>
        <extracomment>%1 is a format: “Markdown”, “plain text”, “a summary”.</extracomment>
        <translation>
            <numerusform>%Ln Benachrichtigung als %1 kopiert.</numerusform>
            <numerusform>%Ln Benachrichtigungen als %1 kopiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln ids.</source>
        <translation>
            <numerusform>%Ln ID kopiert.</numerusform>
            <numerusform>%Ln IDs kopiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exported %Ln notifications to %1.</source>
        <extracomment>%1 is the path of a file.</extracomment>
        <translation>
            <numerusform>%Ln Benachrichtigung in %1 exportiert.</numerusform>
            <numerusform>%Ln Benachrichtigungen in %1 exportiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was exported.</source>
        <translation>Es wurde nichts exportiert.</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner anzeigen</translation>
    </message>
    <message>
        <source>The folder could not be shown</source>
        <translation>Der Ordner konnte nicht angezeigt werden</translation>
    </message>
    <message>
        <source>Exporting… %1%</source>
        <extracomment>%1 is how much of a file has been written, in percent.</extracomment>
        <translation>Export läuft&#xa0;… %1&#xa0;%</translation>
    </message>
    <message>
        <source>Printing… %1%</source>
        <extracomment>%1 is how much has been printed, in percent.</extracomment>
        <translation>Druck läuft&#xa0;… %1&#xa0;%</translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation>Druck läuft&#xa0;…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pages were sent to the printer.</source>
        <translation>
            <numerusform>%Ln Seite wurde an den Drucker gesendet.</numerusform>
            <numerusform>%Ln Seiten wurden an den Drucker gesendet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Printing was stopped.</source>
        <translation>Der Druck wurde gestoppt.</translation>
    </message>
    <message>
        <source>Nothing was printed.</source>
        <translation>Es wurde nichts gedruckt.</translation>
    </message>
    <message>
        <source>The printer did not accept the report. Choose another printer, or export a PDF report.</source>
        <translation>Der Drucker hat den Bericht nicht angenommen. Wählen Sie einen anderen Drucker, oder exportieren Sie einen PDF-Bericht.</translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln results as %1.</source>
        <extracomment>Of some, there is no notification.</extracomment>
        <translation>
            <numerusform>%Ln Ergebnis als %1 kopiert.</numerusform>
            <numerusform>%Ln Ergebnisse als %1 kopiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exported %Ln results to %1.</source>
        <extracomment>Of some, there is no notification.</extracomment>
        <translation>
            <numerusform>%Ln Ergebnis in %1 exportiert.</numerusform>
            <numerusform>%Ln Ergebnisse in %1 exportiert.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultsPane</name>
    <message>
        <source>Back to the results</source>
        <translation>Zurück zu den Ergebnissen</translation>
    </message>
</context>
<context>
    <name>ResultsTable</name>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>%Ln ausgewählt</numerusform>
            <numerusform>%Ln ausgewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing selected</source>
        <translation>Nichts ausgewählt</translation>
    </message>
    <message>
        <source>In the order typed</source>
        <translation>In der Reihenfolge der Eingabe</translation>
    </message>
    <message>
        <source>Sorted by %1, ascending</source>
        <extracomment>%1 is a column of the table.</extracomment>
        <translation>Sortiert nach %1, aufsteigend</translation>
    </message>
    <message>
        <source>Sorted by %1, descending</source>
        <translation>Sortiert nach %1, absteigend</translation>
    </message>
</context>
<context>
    <name>ResultsView</name>
    <message>
        <source>No matching results.</source>
        <translation>Keine Zeile passt zum Filter.</translation>
    </message>
    <message>
        <source>By notification</source>
        <translation>Nach Benachrichtigung</translation>
    </message>
    <message>
        <source>By answer</source>
        <translation>Nach Antwort</translation>
    </message>
    <message numerus="yes">
        <source>Marked %Ln as done. %1 undoes it.</source>
        <extracomment>%1 is a key.</extracomment>
        <translation>
            <numerusform>%Ln als erledigt markiert. %1 macht das rückgängig.</numerusform>
            <numerusform>%Ln als erledigt markiert. %1 macht das rückgängig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Marked %Ln as not done. %1 undoes it.</source>
        <translation>
            <numerusform>%Ln als nicht erledigt markiert. %1 macht das rückgängig.</numerusform>
            <numerusform>%Ln als nicht erledigt markiert. %1 macht das rückgängig.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undone.</source>
        <extracomment>The last change of a note or a mark was undone.</extracomment>
        <translation>Rückgängig gemacht.</translation>
    </message>
</context>
<context>
    <name>RunningNotice</name>
    <message>
        <source>Upgrade running · %1</source>
        <extracomment>%1 is a length of time: “0:42”.</extracomment>
        <translation>Upgrade läuft · %1</translation>
    </message>
    <message>
        <source>On %1, for %2.</source>
        <extracomment>%1 is a host, %2 a length of time such as “1 minute 40 seconds”.</extracomment>
        <translation>Auf %1, Dauer bisher %2.</translation>
    </message>
</context>
<context>
    <name>SameAnswers</name>
    <message numerus="yes">
        <source>All %Ln answers are the same and name no id. Is the address complete?</source>
        <extracomment>At least two. The address is that of the service.</extracomment>
        <translation>
            <numerusform>%Ln Antwort nennt keine ID. Ist die Adresse vollständig?</numerusform>
            <numerusform>Alle %Ln Antworten sind gleich und nennen keine ID. Ist die Adresse vollständig?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SecretEdit</name>
    <message>
        <source>%1 (%2)</source>
        <comment>a tool tip</comment>
        <extracomment>What a button does, and its key.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>SecretState</name>
    <message>
        <source>Looking into the system&apos;s keyring…</source>
        <translation>Im Schlüsselbund des Systems wird nachgesehen&#xa0;…</translation>
    </message>
    <message>
        <source>The connection has changed since it was stored. Type it again.</source>
        <translation>Die Verbindung hat sich seit dem Speichern geändert. Bitte erneut eingeben.</translation>
    </message>
    <message>
        <source>Stored in the system&apos;s keyring</source>
        <translation>Im Schlüsselbund des Systems gespeichert</translation>
    </message>
    <message>
        <source>Stored in the system&apos;s keyring. Clear the box and sign in to delete it.</source>
        <translation>Im Schlüsselbund des Systems gespeichert, bis Sie sich ohne das Häkchen anmelden.</translation>
    </message>
    <message>
        <source>Not stored</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>Kept until you quit</source>
        <translation>Bis zum Beenden aufbewahrt</translation>
    </message>
    <message>
        <source>Not stored yet. It goes into the system&apos;s keyring when you sign in.</source>
        <translation>Noch nicht gespeichert: kommt bei der Anmeldung in den Schlüsselbund des Systems.</translation>
    </message>
    <message>
        <source>Kept until you quit: the system&apos;s keyring is not used here.</source>
        <translation>Bis zum Beenden aufbewahrt: Der Schlüsselbund des Systems wird hier nicht verwendet.</translation>
    </message>
</context>
<context>
    <name>SettingInput</name>
    <message>
        <source>Invisible characters were removed.</source>
        <translation>Unsichtbare Zeichen wurden entfernt.</translation>
    </message>
    <message numerus="yes">
        <source>This is too long. At most %Ln characters can be kept.</source>
        <translation>
            <numerusform>Das ist zu lang. Höchstens %Ln Zeichen kann aufbewahrt werden.</numerusform>
            <numerusform>Das ist zu lang. Höchstens %Ln Zeichen können aufbewahrt werden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>%1 was written by a newer version of this program.</source>
        <translation>%1 wurde von einer neueren Version dieses Programms geschrieben.</translation>
    </message>
    <message>
        <source>%1 is damaged.</source>
        <translation>%1 hat keinen verständlichen Inhalt.</translation>
    </message>
    <message>
        <source>%1: Your settings are kept until you quit.</source>
        <translation>%1: Ihre Einstellungen bleiben nur bis zum Beenden erhalten.</translation>
    </message>
    <message>
        <source>You have no home folder here: HOME is not set. Nothing is kept.</source>
        <translation>Sie haben hier keinen Benutzerordner: HOME ist nicht gesetzt. Nichts wird aufbewahrt.</translation>
    </message>
</context>
<context>
    <name>Several</name>
    <message>
        <source>Look up %1</source>
        <extracomment>A button: %1 is for example “40 ids”.</extracomment>
        <translation>%1 abrufen</translation>
    </message>
    <message>
        <source>Look up %1 in %2</source>
        <extracomment>A button: %1 is for example “40 ids”, %2 “3 connections”.</extracomment>
        <translation>%1 in %2 abrufen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln connections</source>
        <translation>
            <numerusform>%Ln Verbindung</numerusform>
            <numerusform>%Ln Verbindungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Sign in to a connection first. It is saved then.</source>
        <translation>Melden Sie sich zuerst an einer Verbindung an. Sie wird dann gespeichert.</translation>
    </message>
    <message>
        <source>Check at least one connection.</source>
        <translation>Wählen Sie mindestens eine Verbindung aus.</translation>
    </message>
    <message>
        <source>That would be %1 requests. The limit is %2: check fewer connections.</source>
        <extracomment>%1 and %2 are numbers.</extracomment>
        <translation>Das wären %1 Anfragen. Höchstens %2 sind möglich: Wählen Sie weniger Verbindungen aus.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln requests</source>
        <translation>
            <numerusform>%Ln Anfrage</numerusform>
            <numerusform>%Ln Anfragen</numerusform>
        </translation>
    </message>
    <message>
        <source>Look up %1 in each of these: %2?</source>
        <extracomment>%1 is for example “600 ids”, %2 several connections.</extracomment>
        <translation>%1 in jeder dieser Verbindungen abrufen: %2?</translation>
    </message>
    <message>
        <source>Not signed in: %1.</source>
        <extracomment>%1 is one or more connections.</extracomment>
        <translation>Nicht angemeldet: %1.</translation>
    </message>
    <message>
        <source>Changed or deleted in the meantime: %1.</source>
        <extracomment>%1 is one or more connections.</extracomment>
        <translation>Inzwischen geändert oder gelöscht: %1.</translation>
    </message>
    <message>
        <source>Nothing was looked up</source>
        <translation>Es wurde nichts abgerufen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln connections were left out</source>
        <translation>
            <numerusform>%Ln Verbindung wurde ausgelassen</numerusform>
            <numerusform>%Ln Verbindungen wurden ausgelassen</numerusform>
        </translation>
    </message>
    <message>
        <source>Some rows were left out</source>
        <translation>Einige Zeilen wurden ausgelassen</translation>
    </message>
    <message>
        <source>among them to PRODUCTION: %1</source>
        <extracomment>%1 is one or more connections.</extracomment>
        <translation>darunter an PRODUCTION: %1</translation>
    </message>
    <message>
        <source>This is PRODUCTION: %1.</source>
        <extracomment>%1 is one or more connections.</extracomment>
        <translation>Dies ist PRODUCTION: %1.</translation>
    </message>
</context>
<context>
    <name>SeveralDialog</name>
    <message>
        <source>Look up in several connections</source>
        <translation>In mehreren Verbindungen abrufen</translation>
    </message>
    <message>
        <source>Changed or deleted in the meantime, and no longer checked: %1</source>
        <extracomment>%1 is one or more connections.</extracomment>
        <translation>Inzwischen geändert oder gelöscht und nicht mehr ausgewählt: %1</translation>
    </message>
    <message>
        <source>There are no saved connections.</source>
        <translation>Es gibt keine gespeicherten Verbindungen.</translation>
    </message>
    <message>
        <source>Nothing is looked up before you have signed in to each checked connection, or skipped it. Where the API key and the password are stored, you are signed in without a question.</source>
        <translation>Es wird nichts abgerufen, bevor Sie sich an jeder ausgewählten Verbindung angemeldet oder sie übersprungen haben. Wo API-Schlüssel und Passwort gespeichert sind, geschieht die Anmeldung ohne Rückfrage.</translation>
    </message>
</context>
<context>
    <name>SeveralModel</name>
    <message>
        <source>Not signed in</source>
        <translation>Nicht angemeldet</translation>
    </message>
    <message>
        <source>Connected with the API key alone</source>
        <translation>Nur mit dem API-Schlüssel verbunden</translation>
    </message>
    <message>
        <source>The session has ended</source>
        <translation>Die Sitzung ist beendet</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkombinationen</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>Filter keyboard shortcuts</source>
        <translation>Tastenkombinationen filtern</translation>
    </message>
    <message>
        <source>Filter by command or key</source>
        <translation>Nach Befehl oder Taste filtern</translation>
    </message>
    <message>
        <source>In the field for ids</source>
        <translation>Im Feld für IDs</translation>
    </message>
    <message>
        <source>Break the line</source>
        <translation>Zeile umbrechen</translation>
    </message>
    <message>
        <source>Leave the field</source>
        <translation>Feld verlassen</translation>
    </message>
    <message>
        <source>In the activity&apos;s table</source>
        <translation>In der Tabelle der Aktivität</translation>
    </message>
    <message>
        <source>In the groups of the results</source>
        <translation>In den Gruppen der Ergebnisse</translation>
    </message>
    <message>
        <source>Collapse a group</source>
        <translation>Gruppe reduzieren</translation>
    </message>
    <message>
        <source>Expand a group</source>
        <translation>Gruppe erweitern</translation>
    </message>
    <message>
        <source>Collapse all groups</source>
        <translation>Alle Gruppen reduzieren</translation>
    </message>
    <message>
        <source>Expand all groups</source>
        <translation>Alle Gruppen erweitern</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>%1 (not available now)</source>
        <comment>a command</comment>
        <translation>%1 (zurzeit nicht verfügbar)</translation>
    </message>
    <message>
        <source>In the table of results</source>
        <translation>In der Tabelle der Ergebnisse</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>Zeilen kopieren</translation>
    </message>
    <message>
        <source>No matching commands.</source>
        <translation>Kein Befehl passt zum Filter.</translation>
    </message>
</context>
<context>
    <name>ShownLookup</name>
    <message>
        <source>Removed: %1</source>
        <extracomment>%1 is the title of a lookup: “1042 Bill import failed”, “13 ids”.</extracomment>
        <translation>Entfernt: %1</translation>
    </message>
    <message numerus="yes">
        <source>Removed %Ln earlier lookups</source>
        <translation>
            <numerusform>%Ln früherer Abruf entfernt</numerusform>
            <numerusform>%Ln frühere Abrufe entfernt</numerusform>
        </translation>
    </message>
    <message>
        <source>Removed the text of the new lookup</source>
        <translation>Der Text des neuen Abrufs wurde entfernt</translation>
    </message>
</context>
<context>
    <name>SideBySideAnswers</name>
    <message>
        <source>read</source>
        <extracomment>In a list of what differs between two environments: the read state.</extracomment>
        <translation>Lesestatus</translation>
    </message>
    <message>
        <source>archived</source>
        <extracomment>In a list of what differs between two environments: the archive state.</extracomment>
        <translation>Archivstatus</translation>
    </message>
    <message>
        <source>subject</source>
        <extracomment>In a list of what differs between two environments.</extracomment>
        <translation>Betreff</translation>
    </message>
    <message>
        <source>preview</source>
        <extracomment>In a list of what differs between two environments.</extracomment>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>type</source>
        <extracomment>In a list of what differs between two environments.</extracomment>
        <translation>Typ</translation>
    </message>
    <message>
        <source>category</source>
        <extracomment>In a list of what differs between two environments.</extracomment>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>created</source>
        <extracomment>In a list of what differs between two environments: the creation date.</extracomment>
        <translation>erstellt</translation>
    </message>
    <message>
        <source>only in %1</source>
        <extracomment>%1 are environments: “only in TEST”. The notification was not found in the others.</extracomment>
        <translation>nur in %1</translation>
    </message>
    <message>
        <source>not in %1</source>
        <extracomment>%1 are environments: “not in TEST”. The notification was found in the others.</extracomment>
        <translation>nicht in %1</translation>
    </message>
    <message>
        <source>not compared: %1</source>
        <extracomment>%1 are environments whose answers are missing.</extracomment>
        <translation>nicht verglichen: %1</translation>
    </message>
</context>
<context>
    <name>SideBySideExport</name>
    <message>
        <source>Differs</source>
        <extracomment>Head of a column that says what differs: “read, only in TEST”.</extracomment>
        <translation>Unterschied</translation>
    </message>
</context>
<context>
    <name>SignInController</name>
    <message>
        <source>Sign &amp;in…</source>
        <translation>An&amp;melden&#xa0;…</translation>
    </message>
    <message>
        <source>Sign o&amp;ut</source>
        <translation>&amp;Abmelden</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <extracomment>%1 is the number of a sign-in, %2 how many there are, %3 a connection.</extracomment>
        <translation>%1 von %2: %3</translation>
    </message>
    <message>
        <source>The ids are looked up after the last sign-in. Skip leaves this connection out, Cancel looks up nothing.</source>
        <translation>Die IDs werden nach der letzten Anmeldung abgerufen. Mit „Überspringen“ bleibt diese Verbindung aus, mit „Abbrechen“ wird nichts abgerufen.</translation>
    </message>
    <message>
        <source>Sign in to a &amp;new connection…</source>
        <translation>An einer &amp;neuen Verbindung anmelden&#xa0;…</translation>
    </message>
    <message>
        <source>Signing in to %1…</source>
        <extracomment>%1 is an environment and a connection.</extracomment>
        <translation>Anmeldung an %1 läuft&#xa0;…</translation>
    </message>
</context>
<context>
    <name>SignInDialog</name>
    <message>
        <source>Signing in</source>
        <translation>Anmeldung läuft</translation>
    </message>
    <message>
        <source>Run upgrade first…</source>
        <translation>Zuerst Upgrade ausführen&#xa0;…</translation>
    </message>
    <message>
        <source>Continue with the API key alone</source>
        <translation>Nur mit API-Schlüssel fortfahren</translation>
    </message>
    <message>
        <source>Choose a CA file…</source>
        <translation>CA-Datei auswählen&#xa0;…</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Send the same again</source>
        <translation>Dasselbe noch einmal senden</translation>
    </message>
    <message>
        <source>Choose a client certificate…</source>
        <translation>Client-Zertifikat wählen…</translation>
    </message>
    <message>
        <source>Enter its password</source>
        <translation>Kennwort eingeben</translation>
    </message>
    <message>
        <source>The command has an API key and a password</source>
        <translation>Der Befehl enthält einen API-Schlüssel und ein Passwort</translation>
    </message>
    <message>
        <source>If you use them, they will be stored in the system&apos;s keyring when you sign in, each as long as its box “Remember” is checked.</source>
        <translation>Wenn Sie sie verwenden, werden sie bei der Anmeldung im Schlüsselbund des Systems gespeichert, jeweils sofern das Kästchen „merken“ angekreuzt ist.</translation>
    </message>
    <message>
        <source>The command has an API key</source>
        <translation>Der Befehl enthält einen API-Schlüssel</translation>
    </message>
    <message>
        <source>If you use it, it will be stored in the system&apos;s keyring when you sign in, as long as “Remember API key” is checked.</source>
        <translation>Wenn Sie ihn verwenden, wird er bei der Anmeldung im Schlüsselbund des Systems gespeichert, sofern „API-Schlüssel merken“ angekreuzt ist.</translation>
    </message>
    <message>
        <source>The command has a password</source>
        <translation>Der Befehl enthält ein Passwort</translation>
    </message>
    <message>
        <source>If you use it, it will be stored in the system&apos;s keyring when you sign in, as long as “Remember password” is checked.</source>
        <translation>Wenn Sie es verwenden, wird es bei der Anmeldung im Schlüsselbund des Systems gespeichert, sofern „Passwort merken“ angekreuzt ist.</translation>
    </message>
    <message>
        <source>Use</source>
        <comment>secrets of a command that was pasted</comment>
        <translation>Verwenden</translation>
    </message>
    <message>
        <source>What you use here is kept until you quit.</source>
        <translation>Was Sie hier verwenden, wird bis zum Beenden aufbewahrt.</translation>
    </message>
    <message>
        <source>Enter user and password</source>
        <translation>Benutzer und Kennwort eingeben</translation>
    </message>
</context>
<context>
    <name>SignInForm</name>
    <message>
        <source>Password</source>
        <translation>Passwort</translation>
    </message>
    <message>
        <source>Caps Lock is on</source>
        <translation>Die Feststelltaste ist aktiviert</translation>
    </message>
    <message>
        <source>Remember password</source>
        <translation>Passwort merken</translation>
    </message>
    <message>
        <source>Remember API key</source>
        <translation>API-Schlüssel merken</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Erweitert</translation>
    </message>
    <message>
        <source>It begins or ends with a space, which is sent too.</source>
        <translation>Es beginnt oder endet mit einem Leerzeichen, das unverändert gesendet wird.</translation>
    </message>
</context>
<context>
    <name>StateBadge</name>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Status</source>
        <comment>of the window</comment>
        <translation>Status</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>button</comment>
        <extracomment>%1 is “Retry failed” or “Look up the rest”, %2 the number of rows.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>StorageText</name>
    <message>
        <source>The keyring could not be read</source>
        <translation>Der Schlüsselbund konnte nicht gelesen werden</translation>
    </message>
    <message>
        <source>What is stored there stays as it is. %1</source>
        <translation>Was dort gespeichert ist, bleibt unverändert. %1</translation>
    </message>
    <message>
        <source>It may still be stored. %1</source>
        <extracomment>“It” is an API key or a password.</extracomment>
        <translation>Möglicherweise ist sie noch gespeichert. %1</translation>
    </message>
    <message>
        <source>The file could not be read</source>
        <translation>Die Datei konnte nicht gelesen werden</translation>
    </message>
    <message>
        <source>The file can&apos;t be used</source>
        <translation>Die Datei kann nicht verwendet werden</translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <extracomment>%1 is a place in a JSON document, “$.path.in.json”, %2 what is wrong there: “a string”.</extracomment>
        <translation>%1 ist %2.</translation>
    </message>
    <message>
        <source>Another program has changed the file</source>
        <translation>Ein anderes Programm hat die Datei geändert</translation>
    </message>
    <message>
        <source>It was left as it is. %1</source>
        <extracomment>“It” is the file.</extracomment>
        <translation>Sie wurde nicht angetastet. %1</translation>
    </message>
    <message>
        <source>The file could not be deleted</source>
        <translation>Die Datei konnte nicht gelöscht werden</translation>
    </message>
    <message>
        <source>The upgrade could not be recorded before it starts</source>
        <translation>Das Upgrade konnte vor dem Start nicht festgehalten werden</translation>
    </message>
    <message>
        <source>An upgrade is sent only once this computer has a record of it. %1</source>
        <extracomment>“It” is the upgrade.</extracomment>
        <translation>Es wird nur gesendet, wenn dieser Computer auch nach einem Absturz noch davon berichten könnte. %1</translation>
    </message>
    <message>
        <source>The password could not be stored</source>
        <translation>Das Passwort konnte nicht gespeichert werden</translation>
    </message>
    <message>
        <source>It is kept until you quit. %1</source>
        <extracomment>“It” is the password.</extracomment>
        <translation>Die Angabe bleibt bis zum Beenden erhalten. %1</translation>
    </message>
    <message>
        <source>The file could not be written</source>
        <translation>Die Datei konnte nicht geschrieben werden</translation>
    </message>
    <message>
        <source>%1 It is kept as %2.</source>
        <extracomment>%1 are whole sentences about a file, %2 is the name under which it is kept from now on.</extracomment>
        <translation>%1 Sie bleibt als %2 erhalten.</translation>
    </message>
    <message>
        <source>The keyring did not delete the stored secret</source>
        <translation>Der Schlüsselbund hat die Angabe nicht gelöscht</translation>
    </message>
    <message>
        <source>The record of a previous upgrade can&apos;t be read</source>
        <translation>Was von einem früheren Upgrade festgehalten wurde, kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>That upgrade may have been on this service and may still be active. %1</source>
        <extracomment>“It” is a previous upgrade.</extracomment>
        <translation>Es kann eines von hier gewesen und noch aktiv sein. %1</translation>
    </message>
    <message>
        <source>The end of the upgrade could not be recorded</source>
        <translation>Das Ende des Upgrades konnte nicht aufgezeichnet werden</translation>
    </message>
    <message>
        <source>The next start will not know its result, and the next upgrade there waits until you allow it. %1</source>
        <translation>Der nächste Start kennt das Ergebnis nicht, und das nächste Upgrade dort wird zurückgehalten, bis Sie es erlauben. %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file</comment>
        <extracomment>%1 is the path of a file, %2 a sentence about the file.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>It is too large.</source>
        <translation>Die Datei ist zu groß.</translation>
    </message>
</context>
<context>
    <name>Time</name>
    <message>
        <source>d MMM yyyy HH:mm</source>
        <extracomment>A date and time as QLocale::toString() takes it: “14 Mar 2026 09:12”.</extracomment>
        <translation>d. MMM yyyy, HH:mm</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>gerade eben</translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes ago</source>
        <translation>
            <numerusform>vor %Ln Minute</numerusform>
            <numerusform>vor %Ln Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hours ago</source>
        <translation>
            <numerusform>vor %Ln Stunde</numerusform>
            <numerusform>vor %Ln Stunden</numerusform>
        </translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>gestern</translation>
    </message>
    <message numerus="yes">
        <source>%Ln days ago</source>
        <translation>
            <numerusform>vor %Ln Tag</numerusform>
            <numerusform>vor %Ln Tagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln months ago</source>
        <translation>
            <numerusform>vor %Ln Monat</numerusform>
            <numerusform>vor %Ln Monaten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln years ago</source>
        <translation>
            <numerusform>vor %Ln Jahr</numerusform>
            <numerusform>vor %Ln Jahren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %Ln minutes</source>
        <translation>
            <numerusform>in %Ln Minute</numerusform>
            <numerusform>in %Ln Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %Ln hours</source>
        <translation>
            <numerusform>in %Ln Stunde</numerusform>
            <numerusform>in %Ln Stunden</numerusform>
        </translation>
    </message>
    <message>
        <source>tomorrow</source>
        <translation>morgen</translation>
    </message>
    <message numerus="yes">
        <source>in %Ln days</source>
        <translation>
            <numerusform>in %Ln Tag</numerusform>
            <numerusform>in %Ln Tagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %Ln years</source>
        <translation>
            <numerusform>in %Ln Jahr</numerusform>
            <numerusform>in %Ln Jahren</numerusform>
        </translation>
    </message>
    <message>
        <source>HH:mm</source>
        <extracomment>A time as QLocale::toString() takes it: “09:12”.</extracomment>
        <translation>HH:mm</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <extracomment>A date as QLocale::toString() takes it: “14 Mar 2026”.</extracomment>
        <translation>d. MMM yyyy</translation>
    </message>
    <message>
        <source>Today</source>
        <comment>above what is of that day</comment>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <comment>above what is of that day</comment>
        <translation>Gestern</translation>
    </message>
</context>
<context>
    <name>TimeBins</name>
    <message>
        <source>per hour</source>
        <extracomment>The width of the bars of a histogram, as in “Created (per hour, UTC)”.</extracomment>
        <translation>pro Stunde</translation>
    </message>
    <message>
        <source>per day</source>
        <translation>pro Tag</translation>
    </message>
    <message>
        <source>per week</source>
        <translation>pro Woche</translation>
    </message>
    <message>
        <source>per month</source>
        <translation>pro Monat</translation>
    </message>
    <message>
        <source>per quarter</source>
        <translation>pro Quartal</translation>
    </message>
    <message>
        <source>per year</source>
        <translation>pro Jahr</translation>
    </message>
    <message>
        <source>over the years</source>
        <translation>über die Jahre</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>dates</comment>
        <extracomment>From one date to another: %1 and %2 are dates in ISO 8601 or years.</extracomment>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>UpgradeConfirmation</name>
    <message>
        <source>Run upgrade now</source>
        <translation>Upgrade jetzt ausführen</translation>
    </message>
    <message>
        <source>Upgrade confirmation</source>
        <translation>Bestätigung des Upgrades</translation>
    </message>
    <message>
        <source>Host name to confirm</source>
        <translation>Hostname zur Bestätigung</translation>
    </message>
    <message>
        <source>The request is sent once. It can&apos;t be taken back.</source>
        <translation>Die Anfrage wird einmal gesendet. Sie kann nicht zurückgenommen werden.</translation>
    </message>
    <message>
        <source>This is PRODUCTION. Type %1 to confirm.</source>
        <translation>Dies ist PRODUCTION. Geben Sie zur Bestätigung %1 ein.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a question and a sentence, as a screen reader says them</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>“%1” has the same address and is PRODUCTION. Type %2 to confirm.</source>
        <extracomment>%1 is another connection, %2 a host.</extracomment>
        <translation>„%1“ hat dieselbe Adresse und ist PRODUCTION. Geben Sie zur Bestätigung %2 ein.</translation>
    </message>
    <message>
        <source>Run everything on %1: system upgrades and report installation?</source>
        <translation>Alles auf %1 ausführen: Systemupgrades und Berichtsinstallation?</translation>
    </message>
    <message>
        <source>Run only the system data upgrades on %1?</source>
        <translation>Nur die Upgrades der Systemdaten auf %1 ausführen?</translation>
    </message>
</context>
<context>
    <name>UpgradeController</name>
    <message>
        <source>It may still be running. Ask whoever runs the service whether it has ended before you start another one.</source>
        <translation>Möglicherweise läuft es noch. Fragen Sie den Betreiber des Dienstes, ob es beendet ist, bevor Sie ein weiteres starten.</translation>
    </message>
    <message>
        <source>Show upgrades</source>
        <translation>Upgrades anzeigen</translation>
    </message>
    <message>
        <source>Upgrade on %1: %2</source>
        <extracomment>A notification of the desktop: %1 is a host, %2 an outcome such as “Finished”.</extracomment>
        <translation>Upgrade auf %1: %2</translation>
    </message>
    <message>
        <source>Stop &amp;waiting</source>
        <translation>Nicht länger &amp;warten</translation>
    </message>
    <message>
        <source>Up&amp;grade</source>
        <translation>Up&amp;grade</translation>
    </message>
</context>
<context>
    <name>UpgradeJournal</name>
    <message>
        <source>A run was started at %1.</source>
        <comment>a date and time in UTC</comment>
        <translation>Ein Lauf wurde gestartet: %1.</translation>
    </message>
    <message>
        <source>The folder %1 can&apos;t be made.</source>
        <translation>Der Ordner %1 kann nicht angelegt werden.</translation>
    </message>
    <message>
        <source>The folder %1 can&apos;t be used.</source>
        <translation>Der Ordner %1 kann nicht verwendet werden.</translation>
    </message>
    <message>
        <source>It is not a file.</source>
        <translation>Es ist keine Datei.</translation>
    </message>
    <message>
        <source>The file is %1.</source>
        <translation>Die Datei ist %1.</translation>
    </message>
</context>
<context>
    <name>UpgradeOutcome</name>
    <message>
        <source>Runs everything that happens before login: system upgrades and report installation.</source>
        <translation>Führt alles aus, was vor der Anmeldung geschieht: System-Upgrades und die Installation von Berichten.</translation>
    </message>
    <message>
        <source>Only system data upgrades run. Faster, but may not guarantee full compatibility with the latest application.</source>
        <translation>Nur die Upgrades der Systemdaten werden ausgeführt. Das ist schneller, gewährleistet aber möglicherweise nicht die volle Kompatibilität mit der neuesten Anwendung.</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Upgrades only</source>
        <translation>Nur Upgrades</translation>
    </message>
    <message>
        <source>You stopped waiting after %1.</source>
        <translation>Sie haben nach %1 aufgehört zu warten.</translation>
    </message>
    <message>
        <source>The service accepted the upgrade and did not say that it has ended (202 after %1).</source>
        <translation>Der Dienst hat das Upgrade angenommen, aber nicht mitgeteilt, dass es beendet ist (202 nach %1).</translation>
    </message>
    <message>
        <source>The answer after %1 does not say whether it finished (%2).</source>
        <translation>Die Antwort nach %1 lässt den Ausgang offen (%2).</translation>
    </message>
    <message>
        <source>The connection ended after %1 without an answer.</source>
        <translation>Die Verbindung endete nach %1 ohne Antwort.</translation>
    </message>
    <message>
        <source>Nothing left this computer. Start it only once that run has ended.</source>
        <translation>Nichts hat diesen Computer verlassen. Starten Sie es erst, wenn jener Lauf beendet ist.</translation>
    </message>
    <message>
        <source>Nothing left this computer. Once the file can be written, it is safe to try again.</source>
        <translation>Nichts hat diesen Computer verlassen. Sobald die Datei geschrieben werden kann, ist ein neuer Versuch ungefährlich.</translation>
    </message>
    <message>
        <source>Nothing left this computer. It is safe to try again.</source>
        <translation>Nichts hat diesen Computer verlassen. Ein neuer Versuch ist ungefährlich.</translation>
    </message>
    <message>
        <source>The service answered after %1 that the upgrade is done.</source>
        <translation>Der Dienst hat nach %1 geantwortet, dass das Upgrade abgeschlossen ist.</translation>
    </message>
    <message>
        <source>There is nothing more to do before signing in.</source>
        <translation>Vor der Anmeldung ist nichts weiter zu tun.</translation>
    </message>
    <message>
        <source>The service did not run the upgrade.</source>
        <translation>Der Dienst hat das Upgrade nicht ausgeführt.</translation>
    </message>
    <message>
        <source>The service answered after %1 that the upgrade failed (%2).</source>
        <translation>Der Dienst hat nach %1 geantwortet, dass das Upgrade fehlgeschlagen ist (%2).</translation>
    </message>
    <message>
        <source>Tell whoever runs the service before you start it again.</source>
        <translation>Informieren Sie den Betreiber des Dienstes, bevor Sie es erneut starten.</translation>
    </message>
    <message>
        <source>An upgrade at %1 was started at %2 and is running in another window or program.</source>
        <translation>Ein Upgrade auf %1, gestartet: %2, läuft in einem anderen Fenster oder Programm.</translation>
    </message>
    <message>
        <source>An upgrade at %1 was started at %2; its result is not known.</source>
        <extracomment>%1 is a host, %2 a date and time.</extracomment>
        <translation>Der Ausgang eines Upgrades auf %1, gestartet: %2, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>No answer came in %1.</source>
        <translation>In %1 kam keine Antwort.</translation>
    </message>
    <message>
        <source>The answer after %1 is not what the service documents.</source>
        <translation>Was nach %1 geantwortet hat, entspricht nicht der Dokumentation des Dienstes.</translation>
    </message>
    <message>
        <source>The answer was not complete after %1.</source>
        <translation>Die Antwort war nach %1 nicht vollständig.</translation>
    </message>
    <message>
        <source>The answer after %1 is too large to be read (%2).</source>
        <translation>Die Antwort nach %1 ist zu groß, um sie zu lesen (%2).</translation>
    </message>
    <message>
        <source>The answer after %1 leads to %2, and was not followed (%3).</source>
        <extracomment>%2 is the address of another server, %3 an HTTP status.</extracomment>
        <translation>Die Antwort nach %1 verweist auf %2; dem wurde nicht gefolgt (%3).</translation>
    </message>
    <message>
        <source>The connection ended before the answer was complete (%2 after %1).</source>
        <translation>Die Verbindung endete, bevor die Antwort vollständig war (%2 nach %1).</translation>
    </message>
    <message>
        <source>A web page answered instead of the service (%2 after %1).</source>
        <translation>Statt des Dienstes hat eine Webseite geantwortet (%2 nach %1).</translation>
    </message>
    <message>
        <source>Whether the answer is complete is not known (%2 after %1).</source>
        <translation>Ob die Antwort vollständig ist, ist nicht bekannt (%2 nach %1).</translation>
    </message>
    <message>
        <source>The record of a previous upgrade can&apos;t be read: %1. That upgrade may have been on this service and may still be active.</source>
        <extracomment>“It” is a previous upgrade. %1 are names of files.</extracomment>
        <translation>Die Aufzeichnung eines früheren Upgrades ist nicht lesbar: %1. Es kann hier gelaufen sein und noch laufen.</translation>
    </message>
    <message>
        <source>Running</source>
        <comment>an upgrade</comment>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>The connection ended after %1 without an answer. %2 That may be why.</source>
        <extracomment>%2 says what the server asks for.</extracomment>
        <translation>Die Verbindung endete nach %1 ohne Antwort. %2 Das kann der Grund sein.</translation>
    </message>
    <message>
        <source>The server ended the connection before it read the request, so no upgrade was started.</source>
        <translation>Der Server hat die Verbindung beendet, bevor er die Anfrage gelesen hat. Es wurde also kein Upgrade gestartet.</translation>
    </message>
</context>
<context>
    <name>UpgradeOutcomeView</name>
    <message>
        <source>The service&apos;s answer</source>
        <translation>Die Antwort des Dienstes</translation>
    </message>
    <message>
        <source>Upgrade outcome</source>
        <translation>Ausgang des Upgrades</translation>
    </message>
    <message>
        <source>%1. %2 %3</source>
        <extracomment>What a screen reader says: the outcome, what happened and what to do next.</extracomment>
        <translation>%1. %2 %3</translation>
    </message>
    <message>
        <source>%1 · %2 · started %3</source>
        <extracomment>%1 is a host, %2 “Everything” or “Upgrades only”, %3 a date and time.</extracomment>
        <translation>%1 · %2 · gestartet: %3</translation>
    </message>
    <message>
        <source>The service returned no message.</source>
        <translation>Der Dienst hat keine Meldung zurückgegeben.</translation>
    </message>
    <message>
        <source>What arrived of the service&apos;s answer</source>
        <translation>Was von der Antwort des Dienstes ankam</translation>
    </message>
    <message>
        <source>Outcome unknown</source>
        <translation>Ergebnis unbekannt</translation>
    </message>
    <message>
        <source>Copy answer</source>
        <translation>Antwort kopieren</translation>
    </message>
    <message>
        <source>Copied the service&apos;s answer.</source>
        <translation>Antwort des Dienstes kopiert.</translation>
    </message>
</context>
<context>
    <name>UpgradePanel</name>
    <message>
        <source>Upgrade panel</source>
        <translation>Upgrade-Bereich</translation>
    </message>
    <message>
        <source>Close upgrade</source>
        <translation>Upgrade schließen</translation>
    </message>
    <message>
        <source>The request names no data source or partition; the service decides from the API key.</source>
        <translation>Die Anfrage nennt keine Datenquelle und keine Partition; der Dienst entscheidet anhand des API-Schlüssels.</translation>
    </message>
    <message>
        <source>Run upgrade…</source>
        <translation>Upgrade ausführen&#xa0;…</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Shows the fields for the next run.</source>
        <translation>Zeigt die Felder für den nächsten Lauf an.</translation>
    </message>
    <message>
        <source>While it is not checked: %1</source>
        <translation>Solange es nicht ausgewählt ist: %1</translation>
    </message>
    <message>
        <source>The API key of the command was not taken. Type it here.</source>
        <translation>Der API-Schlüssel des Befehls wurde nicht übernommen. Geben Sie ihn hier ein.</translation>
    </message>
</context>
<context>
    <name>UpgradeProgress</name>
    <message>
        <source>Upgrade running</source>
        <translation>Upgrade läuft</translation>
    </message>
    <message>
        <source>Upgrade progress</source>
        <translation>Fortschritt des Upgrades</translation>
    </message>
    <message>
        <source>Elapsed time</source>
        <translation>Verstrichene Zeit</translation>
    </message>
    <message>
        <source>The service reports no progress.</source>
        <translation>Der Dienst meldet keinen Fortschritt.</translation>
    </message>
    <message>
        <source>Stop waiting</source>
        <translation>Nicht länger warten</translation>
    </message>
    <message>
        <source>The server may continue.</source>
        <translation>Der Server arbeitet möglicherweise weiter.</translation>
    </message>
    <message>
        <source>Running on %1</source>
        <translation>Läuft auf %1</translation>
    </message>
    <message>
        <source>%1 · started %2</source>
        <extracomment>%1 is “Everything” or “Upgrades only”, %2 a date and time.</extracomment>
        <translation>%1 · gestartet: %2</translation>
    </message>
</context>
<context>
    <name>UpgradeRecord</name>
    <message>
        <source>empty or too long</source>
        <comment>completes: $.field is …</comment>
        <translation>leer oder zu lang</translation>
    </message>
    <message>
        <source>not known here</source>
        <comment>completes: $.field is …</comment>
        <translation>hier nicht bekannt</translation>
    </message>
    <message>
        <source>not an upgrade</source>
        <comment>completes: $.field is …</comment>
        <translation>kein Upgrade</translation>
    </message>
    <message>
        <source>It is not the JSON of an upgrade: %1.</source>
        <translation>Das ist nicht das JSON eines Upgrades: %1.</translation>
    </message>
</context>
<context>
    <name>UserButton</name>
    <message>
        <source>User</source>
        <comment>the person who is signed in</comment>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>API key alone – the service decides whose notifications it shows</source>
        <translation>Nur API-Schlüssel – der Dienst bestimmt, wessen Benachrichtigungen er zeigt</translation>
    </message>
    <message>
        <source>All partitions</source>
        <extracomment>Where a user&apos;s notifications are looked for. %1 is the name of a partition.</extracomment>
        <translation>Alle Partitionen</translation>
    </message>
    <message>
        <source>Partition %1</source>
        <translation>Partition %1</translation>
    </message>
    <message>
        <source>Signed in</source>
        <translation>Angemeldet</translation>
    </message>
    <message>
        <source>API key</source>
        <comment>in place of a user</comment>
        <translation>API-Schlüssel</translation>
    </message>
</context>
<context>
    <name>ValueText</name>
    <message>
        <source>Copy value</source>
        <translation>Wert kopieren</translation>
    </message>
</context>
<context>
    <name>WatchChange</name>
    <message>
        <source>%1 (perhaps by watching)</source>
        <extracomment>%1 is “Read”: the service may count the lookups of the program as reading.</extracomment>
        <translation>%1 (vielleicht durch das Beobachten)</translation>
    </message>
</context>
<context>
    <name>WatchController</name>
    <message numerus="yes">
        <source>Another Svc Desktop is watching %Ln notifications, and says what changes.</source>
        <translation>
            <numerusform>Ein anderes Svc Desktop beobachtet %Ln Benachrichtigung und meldet, was sich ändert.</numerusform>
            <numerusform>Ein anderes Svc Desktop beobachtet %Ln Benachrichtigungen und meldet, was sich ändert.</numerusform>
        </translation>
    </message>
    <message>
        <source>These can&apos;t be watched, since their connection was changed or deleted since they were looked up: %1.</source>
        <extracomment>%1 are environments and connections.</extracomment>
        <translation>Diese können nicht beobachtet werden, weil ihre Verbindung seit dem Abruf geändert oder gelöscht wurde: %1.</translation>
    </message>
    <message>
        <source>No longer watched. The results stay.</source>
        <translation>Wird nicht mehr beobachtet. Die Ergebnisse bleiben.</translation>
    </message>
    <message>
        <source>Watched in %1: %2</source>
        <extracomment>%1 is an environment and a connection, %2 are changes: “1042: Read”.</extracomment>
        <translation>Beobachtet in %1: %2</translation>
    </message>
    <message>
        <source>Changed in %1</source>
        <extracomment>A notification of the desktop. %1 is an environment and a connection.</extracomment>
        <translation>Geändert in %1</translation>
    </message>
    <message>
        <source>Watching has ended</source>
        <extracomment>A notification of the desktop.</extracomment>
        <translation>Das Beobachten ist beendet</translation>
    </message>
</context>
<context>
    <name>WatchDialog</name>
    <message>
        <source>Show changes on the desktop</source>
        <translation>Änderungen auf dem Desktop anzeigen</translation>
    </message>
    <message>
        <source>Look up every</source>
        <extracomment>A number of minutes follows: how often watched notifications are looked up.</extracomment>
        <translation>Abrufen alle</translation>
    </message>
    <message>
        <source>Until</source>
        <extracomment>A choice follows: “I stop it”, “each is read”.</extracomment>
        <translation>Bis</translation>
    </message>
    <message>
        <source>It ends after 24 hours in any case. It waits while you are signed out, and never signs in by itself.</source>
        <translation>Es endet in jedem Fall nach 24 Stunden. Solange Sie abgemeldet sind, wartet es; es meldet sich nie von selbst an.</translation>
    </message>
    <message>
        <source>“Read” is the flag of the user of this session or API key, as the service decides. Nobody has documented whether a lookup changes it.</source>
        <translation>„Gelesen“ gilt für den Benutzer dieser Sitzung oder dieses API-Schlüssels, wie der Dienst es entscheidet. Ob ein Abruf es ändert, ist nirgends dokumentiert.</translation>
    </message>
</context>
<context>
    <name>WatchRecord</name>
    <message>
        <source>It is not the JSON of watched notifications: %1.</source>
        <translation>Es ist nicht das JSON beobachteter Benachrichtigungen: %1.</translation>
    </message>
    <message>
        <source>not a list of watched notifications</source>
        <comment>completes: $.field is …</comment>
        <translation>keine Liste beobachteter Benachrichtigungen</translation>
    </message>
    <message>
        <source>nothing that can be waited for</source>
        <comment>completes: $.field is …</comment>
        <translation>nichts, worauf gewartet werden kann</translation>
    </message>
</context>
<context>
    <name>WatchTexts</name>
    <message>
        <source>All notifications that you watched in %1 have changed.</source>
        <translation>Alle Benachrichtigungen, die Sie in %1 beobachtet haben, haben sich geändert.</translation>
    </message>
    <message>
        <source>All notifications that you watched in %1 are read.</source>
        <translation>Alle Benachrichtigungen, die Sie in %1 beobachtet haben, sind gelesen.</translation>
    </message>
    <message>
        <source>All notifications that you watched in %1 are archived.</source>
        <translation>Alle Benachrichtigungen, die Sie in %1 beobachtet haben, sind archiviert.</translation>
    </message>
    <message>
        <source>All notifications that you watched in %1 were found.</source>
        <translation>Alle Benachrichtigungen, die Sie in %1 beobachtet haben, wurden gefunden.</translation>
    </message>
    <message>
        <source>Watching %1</source>
        <extracomment>%1 is an id, or how many notifications are watched.</extracomment>
        <translation>Beobachtet: %1</translation>
    </message>
    <message>
        <source>asking</source>
        <extracomment>What a watch is doing: it is sending requests.</extracomment>
        <translation>fragt an</translation>
    </message>
    <message numerus="yes">
        <source>next in %Ln min</source>
        <extracomment>What a watch is doing: it sends the next requests in so many minutes.</extracomment>
        <translation>
            <numerusform>in %Ln min</numerusform>
            <numerusform>in %Ln min</numerusform>
        </translation>
    </message>
    <message>
        <source>I stop it</source>
        <translation>ich es beende</translation>
    </message>
    <message>
        <source>each has changed</source>
        <translation>jede sich geändert hat</translation>
    </message>
    <message>
        <source>each is read</source>
        <translation>jede gelesen ist</translation>
    </message>
    <message>
        <source>each is archived</source>
        <translation>jede archiviert ist</translation>
    </message>
    <message>
        <source>each is found</source>
        <translation>jede gefunden wird</translation>
    </message>
    <message>
        <source>Another Svc Desktop is watching. Only one of them can.</source>
        <translation>Ein anderes Svc Desktop beobachtet. Nur eines von beiden kann das.</translation>
    </message>
    <message>
        <source>At most %L1 notifications can be watched; these are %L2.</source>
        <translation>Höchstens %L1 Benachrichtigungen können beobachtet werden; das sind %L2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln are watched already.</source>
        <translation>
            <numerusform>%Ln wird bereits beobachtet.</numerusform>
            <numerusform>%Ln werden bereits beobachtet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Watching %1 every %2.</source>
        <extracomment>%1 is “3 notifications in TEST acme”, %2 is “5 min”.</extracomment>
        <translation>Beobachtet alle %2: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln min</source>
        <translation>
            <numerusform>%Ln min</numerusform>
            <numerusform>%Ln min</numerusform>
        </translation>
    </message>
    <message>
        <source>It begins when you have signed in.</source>
        <translation>Es beginnt, sobald Sie sich angemeldet haben.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln notifications in %1</source>
        <extracomment>%1 is an environment and a connection.</extracomment>
        <translation>
            <numerusform>%Ln Benachrichtigung in %1</numerusform>
            <numerusform>%Ln Benachrichtigungen in %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The notifications in %1 have been watched for 24 hours, and no longer are.</source>
        <extracomment>%1 is an environment and a connection.</extracomment>
        <translation>Die Benachrichtigungen in %1 wurden 24 Stunden lang beobachtet und werden es jetzt nicht mehr.</translation>
    </message>
    <message>
        <source>The connection %1 was removed, so its notifications are no longer watched.</source>
        <translation>Die Verbindung %1 wurde entfernt; ihre Benachrichtigungen werden daher nicht mehr beobachtet.</translation>
    </message>
    <message>
        <source>The connection %1 was changed and looks ids up elsewhere by now, so its notifications are no longer watched.</source>
        <translation>Die Verbindung %1 wurde geändert und ruft IDs inzwischen anderswo ab; ihre Benachrichtigungen werden daher nicht mehr beobachtet.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln notifications are no longer watched: their 24 hours are over.</source>
        <translation>
            <numerusform>%Ln Benachrichtigung wird nicht mehr beobachtet: ihre 24 Stunden sind vorbei.</numerusform>
            <numerusform>%Ln Benachrichtigungen werden nicht mehr beobachtet: ihre 24 Stunden sind vorbei.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln notifications are no longer watched: their connection was removed.</source>
        <translation>
            <numerusform>%Ln Benachrichtigung wird nicht mehr beobachtet: ihre Verbindung wurde entfernt.</numerusform>
            <numerusform>%Ln Benachrichtigungen werden nicht mehr beobachtet: ihre Verbindung wurde entfernt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln notifications are no longer watched: their connection was changed.</source>
        <translation>
            <numerusform>%Ln Benachrichtigung wird nicht mehr beobachtet: ihre Verbindung wurde geändert.</numerusform>
            <numerusform>%Ln Benachrichtigungen werden nicht mehr beobachtet: ihre Verbindung wurde geändert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more changes</source>
        <translation>
            <numerusform>%Ln weitere Änderung</numerusform>
            <numerusform>%Ln weitere Änderungen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WindowTitle</name>
    <message>
        <source>%1 – Svc Desktop</source>
        <extracomment>%1 is an environment and a connection, or several of them.</extracomment>
        <translation>%1 – Svc Desktop</translation>
    </message>
    <message>
        <source>%1 – %2 – Svc Desktop</source>
        <extracomment>%1 is an environment and a connection, %2 a notification.</extracomment>
        <translation>%1 – %2 – Svc Desktop</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>an id and a subject</comment>
        <extracomment>%1 is a notification&apos;s id, %2 its subject.</extracomment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>XlsxExport</name>
    <message>
        <source>The spreadsheet could not be written. %1</source>
        <translation>Die Tabelle konnte nicht geschrieben werden. %1</translation>
    </message>
</context>
</TS>
