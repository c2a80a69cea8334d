<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Svc Desktop</source>
        <translation>Svc Desktopについて</translation>
    </message>
    <message>
        <source>Version %1, with Qt %2</source>
        <translation>バージョン %1（Qt %2）</translation>
    </message>
    <message>
        <source>The German, Japanese and Arabic texts await review by native speakers.</source>
        <translation>ドイツ語、日本語、アラビア語のテキストは、母語話者による確認を待っています。</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>MITライセンスのフリーソフトウェアです。</translation>
    </message>
    <message>
        <source>Libraries:</source>
        <translation>ライブラリ:</translation>
    </message>
</context>
<context>
    <name>ActivityCells</name>
    <message numerus="yes">
        <source>%1 (%Ln tries)</source>
        <extracomment>%1 is the path of an address that was asked for several times.</extracomment>
        <translation>
            <numerusform>%1 (%Ln回試行)</numerusform>
        </translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>メソッド</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
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
        <translation>アクティビティ(&amp;A)</translation>
    </message>
    <message>
        <source>Activity on the &amp;right</source>
        <translation>アクティビティを右側に表示(&amp;R)</translation>
    </message>
</context>
<context>
    <name>ActivityPanel</name>
    <message>
        <source>Save as HAR…</source>
        <translation>HARとして保存…</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Filter activity</source>
        <translation>アクティビティを絞り込む</translation>
    </message>
    <message>
        <source>Close activity</source>
        <translation>アクティビティを閉じる</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>アクティビティ</translation>
    </message>
    <message>
        <source>That exchange is no longer listed</source>
        <translation>この通信はすでに一覧にありません</translation>
    </message>
    <message>
        <source>The last 500 are kept until they are cleared or you quit.</source>
        <translation>直近の500件が、クリアするか終了するまで保持されます。</translation>
    </message>
    <message>
        <source>No matching exchanges.</source>
        <translation>フィルターに一致する通信はありません。</translation>
    </message>
    <message>
        <source>Recording is paused.</source>
        <translation>記録は一時停止中です。</translation>
    </message>
    <message>
        <source>Requests and their answers are listed here as they happen, without secrets.</source>
        <translation>リクエストとその応答が、発生した順にここに表示されます。秘密情報は含まれません。</translation>
    </message>
    <message>
        <source>Save as HAR</source>
        <translation>HARとして保存</translation>
    </message>
    <message>
        <source>HTTP Archives (*.har)</source>
        <translation>HTTPアーカイブ (*.har)</translation>
    </message>
    <message>
        <source>Activity cleared</source>
        <translation>アクティビティをクリアしました</translation>
    </message>
    <message>
        <source>Recording is paused</source>
        <translation>記録は一時停止中です</translation>
    </message>
    <message>
        <source>Requests are still made, but not listed.</source>
        <translation>リクエストは通常どおり行われますが、一覧には表示されません。</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln exchanges as text.</source>
        <translation>
            <numerusform>%Ln件の通信をテキストとしてコピーしました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln exchanges as curl.</source>
        <translation>
            <numerusform>%Ln件の通信をcurlとしてコピーしました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln exchanges as HAR.</source>
        <translation>
            <numerusform>%Ln件の通信をHARとしてコピーしました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved %Ln exchanges to %1.</source>
        <extracomment>%1 is the name of a file.</extracomment>
        <translation>
            <numerusform>%Ln件の通信を%1に保存しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Dock below</source>
        <extracomment>Moves the panel below the page, or to the right of it.</extracomment>
        <translation>下に配置</translation>
    </message>
    <message>
        <source>Dock right</source>
        <translation>右に配置</translation>
    </message>
</context>
<context>
    <name>ActivityTable</name>
    <message>
        <source>Exchanges</source>
        <translation>通信</translation>
    </message>
</context>
<context>
    <name>Address</name>
    <message>
        <source>https:// was added. If the service on this computer is not encrypted, type http:// instead.</source>
        <translation>https:// を追加しました。このコンピューターのサービスが暗号化されていない場合は、代わりに http:// と入力してください。</translation>
    </message>
    <message>
        <source>https:// was added.</source>
        <translation>https:// を追加しました。</translation>
    </message>
</context>
<context>
    <name>AddressField</name>
    <message>
        <source>Not encrypted. This address is on this computer.</source>
        <translation>暗号化されていません。このアドレスはこのコンピューター上にあります。</translation>
    </message>
    <message>
        <source>Nothing was pasted: the text has a secret in it. Paste an address or a curl command.</source>
        <translation>テキストに機密情報が含まれているため、貼り付けませんでした。アドレスかcurlコマンドを貼り付けてください。</translation>
    </message>
    <message>
        <source>The command was not taken</source>
        <translation>コマンドは取り込まれませんでした</translation>
    </message>
    <message>
        <source>The command goes to several services. Choose one, or paste the part for one of them.</source>
        <translation>コマンドは複数のサービスに送られます。1つを選ぶか、1つの部分だけを貼り付けてください。</translation>
    </message>
</context>
<context>
    <name>AdvancedFields</name>
    <message>
        <source>Headers</source>
        <translation>ヘッダー</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>ネットワーク</translation>
    </message>
    <message>
        <source>Time limits</source>
        <translation>制限時間</translation>
    </message>
    <message>
        <source>Environment and notes</source>
        <translation>環境とメモ</translation>
    </message>
</context>
<context>
    <name>AnswersCard</name>
    <message>
        <source>Answers</source>
        <translation>応答</translation>
    </message>
</context>
<context>
    <name>AtomicFile</name>
    <message>
        <source>Its folder can&apos;t be made.</source>
        <translation>保存先のフォルダーを作成できません。</translation>
    </message>
    <message>
        <source>Read it again before changing it.</source>
        <translation>変更する前に、もう一度読み込んでください。</translation>
    </message>
    <message>
        <source>It is not a regular file.</source>
        <translation>通常のファイルではありません。</translation>
    </message>
    <message>
        <source>Another program is writing it.</source>
        <translation>別のプログラムが書き込んでいます。</translation>
    </message>
    <message>
        <source>No lock can be made beside it.</source>
        <translation>その横にロックを作成できません。</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>フォルダー %1 がありません。</translation>
    </message>
</context>
<context>
    <name>CaFile</name>
    <message>
        <source>It holds none.</source>
        <translation>証明書が含まれていません。</translation>
    </message>
    <message>
        <source>It is empty.</source>
        <translation>空です。</translation>
    </message>
    <message>
        <source>It is a PKCS #12 file, which is for certificates with their key. This takes the authorities out of it: %1</source>
        <translation>鍵付きの証明書のための PKCS #12 ファイルです。認証局は次のコマンドで取り出せます: %1</translation>
    </message>
    <message>
        <source>It is a Java keystore. This takes a certificate out of it: %1</source>
        <translation>Java のキーストアです。証明書は次のコマンドで取り出せます: %1</translation>
    </message>
    <message>
        <source>It is a request for a certificate. Choose the certificate of the authority that answers such requests.</source>
        <translation>証明書の要求です。要求に応じる認証局の証明書を選んでください。</translation>
    </message>
    <message>
        <source>It is a private key. Choose the certificate of the authority instead.</source>
        <translation>秘密鍵です。代わりに認証局の証明書を選んでください。</translation>
    </message>
    <message>
        <source>It is a public key. Choose the certificate of the authority instead.</source>
        <translation>公開鍵です。代わりに認証局の証明書を選んでください。</translation>
    </message>
    <message>
        <source>A certificate in it is damaged or not complete.</source>
        <translation>中の証明書が壊れているか、不完全です。</translation>
    </message>
    <message>
        <source>It is a web page. Perhaps the download needs a sign-in.</source>
        <translation>ウェブページです。ダウンロードにサインインが必要なのかもしれません。</translation>
    </message>
</context>
<context>
    <name>CertificateFields</name>
    <message>
        <source>%1, valid until %2</source>
        <extracomment>%1 is the name of a certificate, %2 a date.</extracomment>
        <translation>%1（有効期限 %2）</translation>
    </message>
    <message>
        <source>Certificate password</source>
        <translation>証明書のパスワード</translation>
    </message>
    <message>
        <source>It goes into the system&apos;s keyring. If it is there already, leave this empty.</source>
        <translation>システムのキーリングに保存されます。すでに保存済みの場合は空のままにしてください。</translation>
    </message>
    <message>
        <source>For services that ask for one: PKCS #12, or PEM with its key.</source>
        <translation>証明書を求めるサービス用：PKCS #12、または鍵付きの PEM。</translation>
    </message>
    <message>
        <source>Only if it is not in the same file.</source>
        <translation>同じファイルにない場合のみ。</translation>
    </message>
    <message>
        <source>Choose certificate…</source>
        <translation>証明書を選択…</translation>
    </message>
    <message>
        <source>Choose key…</source>
        <translation>鍵を選択…</translation>
    </message>
    <message>
        <source>Choose key</source>
        <translation>鍵を選択</translation>
    </message>
    <message>
        <source>Keys (*.key *.pem *.der);;All files (*)</source>
        <translation>鍵 (*.key *.pem *.der);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Choose client certificate</source>
        <translation>クライアント証明書を選択</translation>
    </message>
    <message>
        <source>Certificates with key (*.p12 *.pfx *.pem *.crt *.cer);;All files (*)</source>
        <translation>鍵付き証明書 (*.p12 *.pfx *.pem *.crt *.cer);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>The file needs its password.</source>
        <translation>このファイルにはパスワードが必要です。</translation>
    </message>
    <message>
        <source>It is kept until you quit: the system&apos;s keyring is not used here. If you have typed it since the start, leave this empty.</source>
        <translation>終了するまで保持されます。ここではシステムのキーリングは使用されません。起動後にすでに入力した場合は、空のままにしてください。</translation>
    </message>
</context>
<context>
    <name>ChangesNote</name>
    <message>
        <source>Changes</source>
        <translation>変更点</translation>
    </message>
    <message>
        <source>This is old: it was fetched at %1 and may have changed since.</source>
        <extracomment>%1 is a time of day.</extracomment>
        <translation>これは古い情報です。%1に取得したもので、その後変更されている可能性があります。</translation>
    </message>
    <message>
        <source>Changed since %1:</source>
        <extracomment>%1 is a time of day. What has changed follows.</extracomment>
        <translation>%1以降の変更:</translation>
    </message>
    <message>
        <source>This notification was found at %1, and is no longer found for you.</source>
        <translation>%1の時点では見つかりましたが、現在は参照できる範囲に見つかりません。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more fields have changed.</source>
        <translation>
            <numerusform>ほかに%Ln項目が変更されました。</numerusform>
        </translation>
    </message>
    <message>
        <source>This notification has not changed since %1.</source>
        <extracomment>%1 is a time of day.</extracomment>
        <translation>この通知は%1以降、変更されていません。</translation>
    </message>
    <message>
        <source>Seen at %1: %2</source>
        <extracomment>%1 is a time of day, %2 is what a notification is since then: “Read”.</extracomment>
        <translation>%1 に確認: %2</translation>
    </message>
</context>
<context>
    <name>CheckableRow</name>
    <message>
        <source>checked</source>
        <extracomment>What a screen reader says of a row with a check box that is checked, or is not.</extracomment>
        <translation>チェックあり</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>チェックなし</translation>
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
        <translation>テキストをクリア</translation>
    </message>
</context>
<context>
    <name>ClientCertificateFile</name>
    <message>
        <source>Its key is an %1 key, which Qt can&apos;t use. Ask for an RSA or ECDSA key.</source>
        <translation>鍵は %1 鍵で、Qt では使用できません。RSA または ECDSA の鍵を依頼してください。</translation>
    </message>
    <message>
        <source>Its private key is damaged, or of a kind that Qt can&apos;t use. Use an RSA or ECDSA key.</source>
        <translation>秘密鍵が壊れているか、Qt で使用できない種類です。RSA または ECDSA の鍵を使用してください。</translation>
    </message>
    <message>
        <source>It has no private key. Choose a PKCS #12 file (.p12, .pfx), or the file of the key, too.</source>
        <translation>秘密鍵がありません。PKCS #12 ファイル (.p12、.pfx) を選択するか、鍵のファイルも選択してください。</translation>
    </message>
    <message>
        <source>It is encrypted in a way (RC2 or RC4) that OpenSSL 3 no longer reads. This converts it to a file that can be used: %1</source>
        <translation>OpenSSL 3 では読めなくなった方式 (RC2 または RC4) で暗号化されています。次のコマンドで使用できるファイルに変換できます：%1</translation>
    </message>
    <message>
        <source>It has no certificate. Choose a PKCS #12 file (.p12, .pfx), or a PEM certificate with its key.</source>
        <translation>証明書がありません。PKCS #12 ファイル (.p12、.pfx)、または鍵付きの PEM 証明書を選択してください。</translation>
    </message>
    <message>
        <source>The key does not belong to this certificate.</source>
        <translation>この鍵はこの証明書のものではありません。</translation>
    </message>
    <message>
        <source>It was valid until %1. Ask for a new one, or check this computer&apos;s clock.</source>
        <translation>有効期限は %1 でした。新しい証明書を依頼するか、このコンピューターの時計を確認してください。</translation>
    </message>
    <message>
        <source>It is valid from %1. Check this computer&apos;s clock.</source>
        <translation>有効になるのは %1 からです。このコンピューターの時計を確認してください。</translation>
    </message>
    <message>
        <source>It is not for clients, but for servers or other purposes. Ask for a certificate with the purpose “client authentication”.</source>
        <translation>クライアント用ではなく、サーバーなど他の用途のものです。用途が「クライアント認証」の証明書を依頼してください。</translation>
    </message>
</context>
<context>
    <name>ClientImport</name>
    <message>
        <source>It is a folder without a collection of Bruno.</source>
        <translation>これはBrunoのコレクションのないフォルダーです。</translation>
    </message>
    <message>
        <source>It is not JSON: %1.</source>
        <translation>JSONではありません: %1。</translation>
    </message>
    <message>
        <source>The command is not complete: %1 has no value.</source>
        <translation>コマンドが不完全です: %1に値がありません。</translation>
    </message>
    <message>
        <source>The option %1 of the command is not known.</source>
        <translation>コマンドのオプション%1は不明です。</translation>
    </message>
    <message>
        <source>Only curl was read. Nothing else of the command was run.</source>
        <translation>curlだけを読み取りました。コマンドのほかの部分は実行していません。</translation>
    </message>
    <message>
        <source>The command has no address.</source>
        <translation>コマンドにアドレスがありません。</translation>
    </message>
    <message>
        <source>The address has %1, which is not said here.</source>
        <translation>アドレスに%1がありますが、その値はここにありません。</translation>
    </message>
    <message>
        <source>The address has a secret in it and was left out.</source>
        <translation>アドレスに機密情報が含まれているため、取り込みませんでした。</translation>
    </message>
    <message>
        <source>The user and the password in the address were left out.</source>
        <translation>アドレス内のユーザーとパスワードは取り込みませんでした。</translation>
    </message>
    <message>
        <source>http:// was not taken: the address begins with https:// now.</source>
        <translation>http://は取り込まれません。アドレスはhttps://で始まるようになりました。</translation>
    </message>
    <message>
        <source>The address %1 can&apos;t be used</source>
        <translation>アドレス%1は使えません</translation>
    </message>
    <message>
        <source>%1: a secret, which was left out.</source>
        <translation>%1: 機密情報のため取り込みませんでした。</translation>
    </message>
    <message>
        <source>%1: too long or with invisible characters, and left out.</source>
        <translation>%1: 長すぎるか見えない文字があるため、取り込みませんでした。</translation>
    </message>
    <message>
        <source>There are several API keys: none was taken.</source>
        <translation>APIキーが複数あるため、どれも取り込みませんでした。</translation>
    </message>
    <message>
        <source>You will be asked for: %1.</source>
        <translation>後で入力が必要です: %1。</translation>
    </message>
    <message>
        <source>Left out: %1.</source>
        <translation>取り込まないもの: %1。</translation>
    </message>
    <message>
        <source>A token was left out: the service issues one when you sign in.</source>
        <translation>トークンは取り込みませんでした。サインインするとサービスが発行します。</translation>
    </message>
    <message>
        <source>A request has two addresses, %1 and %2.</source>
        <translation>リクエストに2つのアドレスがあります: %1と%2。</translation>
    </message>
    <message>
        <source>It is a Postman collection of version 1. Export it from Postman as version 2.1.</source>
        <translation>これはバージョン1のPostmanコレクションです。Postmanからバージョン2.1としてエクスポートしてください。</translation>
    </message>
    <message>
        <source>The command is not complete: a quotation mark is missing.</source>
        <translation>コマンドが不完全です: 引用符が足りません。</translation>
    </message>
    <message>
        <source>This is a command for PowerShell. Copy it as cURL (bash).</source>
        <translation>これはPowerShell用のコマンドです。cURL (bash) としてコピーしてください。</translation>
    </message>
    <message>
        <source>Copy a request as a curl command there, and paste it into the field for the service address.</source>
        <translation>そちらでリクエストをcurlコマンドとしてコピーし、サービスのアドレスの欄に貼り付けてください。</translation>
    </message>
    <message>
        <source>It is a zip archive. Unpack it and import one of the files in it.</source>
        <translation>これはZIPアーカイブです。展開して、中のファイルをインポートしてください。</translation>
    </message>
    <message>
        <source>It is a YAML file of Bruno (OpenCollection). Export the collection from Bruno as a Postman collection, and import that.</source>
        <translation>これはBrunoのYAMLファイル (OpenCollection) です。BrunoからコレクションをPostmanのコレクションとしてエクスポートし、それをインポートしてください。</translation>
    </message>
    <message>
        <source>It is a file of Insomnia, which can&apos;t be imported.</source>
        <translation>これはInsomniaのファイルで、インポートできません。</translation>
    </message>
    <message>
        <source>It is a file with HTTP requests of an editor, which can&apos;t be imported.</source>
        <translation>これはエディターのHTTPリクエストのファイルで、インポートできません。</translation>
    </message>
    <message>
        <source>It is a HAR file, which can&apos;t be imported.</source>
        <translation>これはHARファイルで、インポートできません。</translation>
    </message>
    <message>
        <source>It is a description of a service (OpenAPI), without the settings of a connection.</source>
        <translation>これはサービスの記述 (OpenAPI) で、接続の設定は含まれていません。</translation>
    </message>
    <message>
        <source>It is a curl command. Paste it into the field for the service address.</source>
        <translation>これはcurlコマンドです。サービスのアドレスの欄に貼り付けてください。</translation>
    </message>
    <message>
        <source>It can&apos;t be imported. These files can: connections of this program, environments and collections (v2.1) of Postman, collections of Bruno (.bru), and environments of Hoppscotch.</source>
        <translation>インポートできません。インポートできるのは、このプログラムの接続、Postmanの環境とコレクション (v2.1)、Brunoのコレクション (.bru)、Hoppscotchの環境です。</translation>
    </message>
    <message>
        <source>It is nested more than %1 levels deep.</source>
        <translation>ネストが%1階層を超えています。</translation>
    </message>
    <message>
        <source>A word of the command is neither an option nor an address. Are its quotation marks right?</source>
        <translation>コマンドに、オプションでもアドレスでもない語があります。引用符は正しいですか?</translation>
    </message>
</context>
<context>
    <name>ColumnsMenu</name>
    <message>
        <source>&amp;Columns</source>
        <translation>列(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Sort by</source>
        <translation>並べ替え(&amp;S)</translation>
    </message>
    <message>
        <source>The &amp;order typed</source>
        <translation>入力順(&amp;O)</translation>
    </message>
    <message>
        <source>Rese&amp;t columns</source>
        <translation>列をリセット(&amp;T)</translation>
    </message>
</context>
<context>
    <name>Common</name>
    <message>
        <source>Reads notifications of the service and runs its upgrade.</source>
        <translation>サービスの通知を読み取り、サービスのアップグレードを実行します。</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>所要時間</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>テキストとしてコピー</translation>
    </message>
    <message>
        <source>Copy as curl</source>
        <translation>curlとしてコピー</translation>
    </message>
    <message>
        <source>Copy as HAR</source>
        <translation>HARとしてコピー</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>クリア</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>フィルターを解除</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Not encrypted. Anyone on the way can read and change what is sent.</source>
        <translation>暗号化されていません。送信内容が、経路上の第三者に読み取られたり改ざんされたりするおそれがあります。</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation>秒</translation>
    </message>
    <message>
        <source> min</source>
        <comment>minutes, after a number</comment>
        <translation>分</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>エクスポート…</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>サインイン</translation>
    </message>
    <message>
        <source>Forgotten</source>
        <translation>消去しました</translation>
    </message>
    <message>
        <source>The stored API key and password will have to be typed again.</source>
        <translation>保存されているAPIキーとパスワードは、再入力が必要になります。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>New connection</source>
        <translation>新しい接続</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Leave empty to search all partitions.</source>
        <translation>空欄にすると、すべてのパーティションを検索します。</translation>
    </message>
    <message>
        <source>Upgrade</source>
        <translation>アップグレード</translation>
    </message>
    <message>
        <source>Manage connections…</source>
        <translation>接続の管理…</translation>
    </message>
    <message>
        <source>Signing in…</source>
        <translation>サインイン中…</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>接続</translation>
    </message>
    <message>
        <source>Add a connection</source>
        <translation>接続を追加</translation>
    </message>
    <message>
        <source>No matching connections.</source>
        <translation>フィルターに一致する接続はありません。</translation>
    </message>
    <message>
        <source>%1 is not there.</source>
        <translation>%1が見つかりません。</translation>
    </message>
    <message>
        <source>Svc Desktop</source>
        <translation>Svc Desktop</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>コピーしました。</translation>
    </message>
    <message>
        <source>Look up</source>
        <extracomment>A button. %1 is an environment or a connection.</extracomment>
        <translation>照会</translation>
    </message>
    <message>
        <source>Show in Activity</source>
        <translation>アクティビティに表示</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Copy for ticket</source>
        <translation>チケット用にコピー</translation>
    </message>
    <message>
        <source>Copy ids</source>
        <translation>IDをコピー</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1 is the number of a match in the text, %2 how many there are.
----------
A count out of a larger one: results that are shown, or ids that have been looked up.
----------
%1 is the number of a row of the table, %2 how many there are.</extracomment>
        <translation>%1/%2件</translation>
    </message>
    <message>
        <source>Previous runs</source>
        <translation>過去の実行</translation>
    </message>
    <message>
        <source>Switch connection</source>
        <translation>接続の切り替え</translation>
    </message>
    <message>
        <source>Ids</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Filter results</source>
        <translation>結果を絞り込む</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>未開始</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>拒否</translation>
    </message>
    <message>
        <source>Failed</source>
        <comment>an upgrade</comment>
        <translation>失敗</translation>
    </message>
    <message>
        <source>Unknown</source>
        <comment>the outcome of an upgrade</comment>
        <translation>不明</translation>
    </message>
    <message>
        <source>Copy &amp;link</source>
        <translation>リンクをコピー(&amp;L)</translation>
    </message>
    <message>
        <source>Signed in as %1</source>
        <extracomment>%1 is a user.
----------
%1 is a person.</extracomment>
        <translation>%1としてサインイン済み</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続行</translation>
    </message>
    <message>
        <source>Retry failed</source>
        <translation>失敗分を再試行</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>前へ</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Look up again</source>
        <translation>もう一度照会</translation>
    </message>
    <message>
        <source>Nothing has changed since the refusal.</source>
        <translation>拒否されてから何も変更されていません。</translation>
    </message>
    <message>
        <source>Show password</source>
        <translation>パスワードを表示</translation>
    </message>
    <message>
        <source>Look up the rest</source>
        <translation>残りを照会</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Enter the full path of the file.</source>
        <translation>ファイルの完全なパスを入力してください。</translation>
    </message>
    <message>
        <source>waits for the sign-in</source>
        <extracomment>What a watch is doing: it waits until the user signs in.</extracomment>
        <translation>サインインを待っています</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>監視</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>Only differences</source>
        <translation>相違点のみ</translation>
    </message>
    <message>
        <source>Compare notifications</source>
        <translation>通知の比較</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Markdownとしてコピー</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Fetched %1</source>
        <extracomment>%1 is a time such as “3 hours ago · 14 Mar 2026 09:12 (UTC+1)”.</extracomment>
        <translation>取得: %1</translation>
    </message>
    <message>
        <source>Not fetched</source>
        <translation>未取得</translation>
    </message>
    <message>
        <source>Nothing differs.</source>
        <translation>相違点はありません。</translation>
    </message>
    <message>
        <source>Copied the comparison as Markdown.</source>
        <translation>比較結果をMarkdownとしてコピーしました。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln fields differ.</source>
        <translation>
            <numerusform>%Ln項目に相違があります。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>%1 was not given and is now “%2”.</source>
        <extracomment>%1 is the name of a field, %2 a text.</extracomment>
        <translation>%1は指定されていませんでしたが、現在は「%2」です。</translation>
    </message>
    <message>
        <source>%1 is no longer given; it was “%2”.</source>
        <extracomment>%1 is the name of a field, %2 a text.</extracomment>
        <translation>%1は指定されなくなりました。以前は「%2」でした。</translation>
    </message>
    <message>
        <source>%1 changed from “%2” to “%3”.</source>
        <extracomment>%1 is the name of a field, %2 and %3 are texts.</extracomment>
        <translation>%1が「%2」から「%3」に変わりました。</translation>
    </message>
</context>
<context>
    <name>ComparisonMarkdown</name>
    <message>
        <source>differs</source>
        <translation>相違</translation>
    </message>
    <message>
        <source>same</source>
        <translation>一致</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>Compared</source>
        <translation>比較結果</translation>
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
        <translation>、</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>%1 is a sentence without its full stop.</extracomment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>%1 is a sentence without its full stop, %2 are complete sentences.</extracomment>
        <translation>%1。%2</translation>
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
        <translation>新規…</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>編集…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上へ移動</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下へ移動</translation>
    </message>
    <message>
        <source>Forget secrets</source>
        <translation>秘密情報を消去</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>インポート…</translation>
    </message>
</context>
<context>
    <name>ConnectionBox</name>
    <message>
        <source>No connection</source>
        <translation>接続なし</translation>
    </message>
    <message>
        <source>Not encrypted</source>
        <translation>暗号化なし</translation>
    </message>
    <message>
        <source>Sign in to a new connection…</source>
        <translation>新しい接続にサインイン…</translation>
    </message>
</context>
<context>
    <name>ConnectionController</name>
    <message>
        <source>Saved as “%1”</source>
        <translation>「%1」として保存しました</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前を変更</translation>
    </message>
    <message>
        <source>The API key and the password could not be stored</source>
        <translation>APIキーとパスワードを保存できませんでした</translation>
    </message>
    <message>
        <source>The API key could not be stored</source>
        <translation>APIキーを保存できませんでした</translation>
    </message>
    <message>
        <source>The API key and the password of “%1” are no longer stored.</source>
        <translation>「%1」のAPIキーとパスワードは、もう保存されていません。</translation>
    </message>
    <message>
        <source>&amp;Switch connection…</source>
        <translation>接続の切り替え(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Manage connections…</source>
        <translation>接続の管理(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Forget stored secrets</source>
        <translation>保存された秘密情報を消去(&amp;F)</translation>
    </message>
    <message>
        <source>Until you quit: nothing is kept in the demo.</source>
        <translation>終了するまで: デモでは何も保存されません。</translation>
    </message>
    <message>
        <source>Not all passwords could be stored</source>
        <translation>一部のパスワードを保存できませんでした</translation>
    </message>
</context>
<context>
    <name>ConnectionEditor</name>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Edit connection</source>
        <translation>接続の編集</translation>
    </message>
    <message>
        <source>This connection can&apos;t be changed here</source>
        <translation>この接続はここでは変更できません</translation>
    </message>
    <message>
        <source>Your administrator manages this connection.</source>
        <translation>この接続は、このコンピューターの管理者が管理しています。</translation>
    </message>
    <message>
        <source>Duplicate…</source>
        <translation>複製…</translation>
    </message>
    <message>
        <source>The changes are not saved yet</source>
        <translation>変更はまだ保存されていません</translation>
    </message>
    <message>
        <source>If you close this, they are lost.</source>
        <translation>このまま閉じると、変更は失われます。</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>編集を続ける</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>This connection was deleted in the meantime</source>
        <translation>この接続は編集中に削除されました</translation>
    </message>
    <message>
        <source>Save it again to add it as a new one.</source>
        <translation>もう一度保存すると、新しい接続として追加されます。</translation>
    </message>
    <message>
        <source>Test connection</source>
        <translation>接続をテスト</translation>
    </message>
    <message>
        <source>Save and sign in…</source>
        <translation>保存してサインイン…</translation>
    </message>
</context>
<context>
    <name>ConnectionField</name>
    <message>
        <source>Connection</source>
        <translation>接続</translation>
    </message>
    <message>
        <source>Service address</source>
        <translation>サービスのアドレス</translation>
    </message>
    <message>
        <source>Allow unencrypted</source>
        <translation>暗号化なしを許可</translation>
    </message>
    <message>
        <source>API key header</source>
        <translation>APIキーのヘッダー</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>Data source</source>
        <translation>データソース</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>パーティション</translation>
    </message>
    <message>
        <source>User name</source>
        <translation>ユーザー名</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>環境</translation>
    </message>
    <message>
        <source>Environment colour</source>
        <translation>環境の色</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>プロキシ</translation>
    </message>
    <message>
        <source>CA file</source>
        <translation>CAファイル</translation>
    </message>
    <message>
        <source>Time to connect</source>
        <translation>接続の制限時間</translation>
    </message>
    <message>
        <source>Time for a request</source>
        <translation>リクエストの制限時間</translation>
    </message>
    <message>
        <source>Time for an upgrade</source>
        <translation>アップグレードの制限時間</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Production: ask twice</source>
        <translation>本番: 二重に確認する</translation>
    </message>
    <message>
        <source>Proxy user</source>
        <translation>プロキシのユーザー</translation>
    </message>
    <message>
        <source>Client certificate</source>
        <translation>クライアント証明書</translation>
    </message>
    <message>
        <source>Key of the certificate</source>
        <translation>証明書の鍵</translation>
    </message>
</context>
<context>
    <name>ConnectionFilter</name>
    <message>
        <source>Filter connections</source>
        <translation>接続を絞り込む</translation>
    </message>
    <message>
        <source>Filter by name, host, user or environment</source>
        <translation>名前、ホスト、ユーザー、環境で絞り込む</translation>
    </message>
</context>
<context>
    <name>ConnectionForm</name>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Another connection has this name.</source>
        <translation>同じ名前の接続がすでにあります。</translation>
    </message>
    <message>
        <source>The API key and the password are asked for when you sign in.</source>
        <translation>APIキーとパスワードは、サインイン時に入力します。</translation>
    </message>
</context>
<context>
    <name>ConnectionJson</name>
    <message>
        <source>a word this program does not know</source>
        <comment>completes: $.field is …</comment>
        <translation>未知の語です</translation>
    </message>
    <message>
        <source>a text with invisible characters</source>
        <comment>completes: $.field is …</comment>
        <translation>表示されない文字を含むテキストです</translation>
    </message>
    <message>
        <source>not usable (%1)</source>
        <comment>completes: $.field is …</comment>
        <translation>使用できません: %1</translation>
    </message>
    <message>
        <source>the API key&apos;s header already</source>
        <comment>completes: $.field is …</comment>
        <translation>APIキーのヘッダーとしてすでに使われています</translation>
    </message>
    <message>
        <source>not a host name</source>
        <comment>completes: $.field is …</comment>
        <translation>ホスト名ではありません</translation>
    </message>
    <message>
        <source>not a list of connections</source>
        <comment>completes: $.field is …</comment>
        <translation>接続一覧ではありません</translation>
    </message>
    <message>
        <source>It is not the JSON of a list of connections: %1.</source>
        <translation>接続一覧のJSONではありません: %1。</translation>
    </message>
</context>
<context>
    <name>ConnectionList</name>
    <message>
        <source>Current</source>
        <translation>使用中</translation>
    </message>
    <message>
        <source>Machine-wide</source>
        <translation>コンピューター共通</translation>
    </message>
    <message>
        <source>machine-wide</source>
        <translation>コンピューター共通</translation>
    </message>
    <message>
        <source>current</source>
        <translation>使用中</translation>
    </message>
</context>
<context>
    <name>ConnectionStore</name>
    <message>
        <source>All the connections together are too large.</source>
        <translation>接続全体のサイズが大きすぎます。</translation>
    </message>
    <message numerus="yes">
        <source>There can be %n connections.</source>
        <translation>
            <numerusform>保存できる接続は%n件までです。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConnectionSwitcher</name>
    <message>
        <source>No connections are saved yet.</source>
        <translation>保存された接続はまだありません。</translation>
    </message>
</context>
<context>
    <name>ConnectionTester</name>
    <message>
        <source>Certificate of %1, issued by %2</source>
        <translation>%1の証明書、発行者: %2</translation>
    </message>
    <message>
        <source>Valid from %1 to %2</source>
        <translation>有効期間: %1～%2</translation>
    </message>
    <message>
        <source>Names: %1</source>
        <translation>名前: %1</translation>
    </message>
    <message>
        <source>SHA-256: %1</source>
        <translation>SHA-256: %1</translation>
    </message>
    <message>
        <source>Testing the connection to %1…</source>
        <extracomment>%1 is a host and a port.</extracomment>
        <translation>%1への接続をテスト中…</translation>
    </message>
    <message>
        <source>No key and no password is sent.</source>
        <translation>キーもパスワードも送信されません。</translation>
    </message>
    <message>
        <source>Stop the test</source>
        <translation>テストを中止</translation>
    </message>
    <message>
        <source>Not tested: the path of the address, the API key, the data source and the user. They are checked when you sign in.</source>
        <translation>テストされていないもの: アドレスのパス、APIキー、データソース、ユーザー。これらはサインイン時に確認されます。</translation>
    </message>
    <message>
        <source>The connection is encrypted (%1), and the certificate is trusted. %2</source>
        <extracomment>%1 is a version of TLS. %2 says through which proxy it goes, if any, and what was not tested.</extracomment>
        <translation>接続は暗号化されており（%1）、証明書は信頼されています。%2</translation>
    </message>
    <message>
        <source>The connection is not encrypted. %1</source>
        <translation>接続は暗号化されていません。%1</translation>
    </message>
    <message>
        <source>%1 accepts connections</source>
        <extracomment>%1 is a host and a port.</extracomment>
        <translation>%1は接続を受け付けています</translation>
    </message>
</context>
<context>
    <name>ConnectionTransfer</name>
    <message>
        <source>Connections (*.json);;All files (*)</source>
        <translation>接続 (*.json);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Export connections</source>
        <translation>接続のエクスポート</translation>
    </message>
    <message>
        <source>No secrets are in it.</source>
        <translation>秘密情報は含まれていません。</translation>
    </message>
    <message numerus="yes">
        <source>Exported %Ln connections to %1</source>
        <translation>
            <numerusform>%Ln件の接続を%1にエクスポートしました</numerusform>
        </translation>
    </message>
    <message>
        <source>Connections, also of other clients (*.json *.bru);;All files (*)</source>
        <translation>接続、ほかのクライアントのものも (*.json *.bru);;すべてのファイル (*)</translation>
    </message>
</context>
<context>
    <name>ConnectionsDialog</name>
    <message>
        <source>No connections are saved yet. A connection remembers the address and the user you sign in with.</source>
        <translation>保存された接続はまだありません。接続には、サインイン先と、サインインするユーザーを保存できます。</translation>
    </message>
    <message>
        <source>Deleted “%1”</source>
        <translation>「%1」を削除しました</translation>
    </message>
    <message numerus="yes">
        <source>Imported %Ln connections from %1</source>
        <translation>
            <numerusform>%1から%Ln件の接続をインポートしました</numerusform>
        </translation>
    </message>
    <message>
        <source>Imported from %1</source>
        <translation>%1からインポートしました</translation>
    </message>
</context>
<context>
    <name>CsvExport</name>
    <message>
        <source>UTC offset</source>
        <extracomment>The head of a column; its cells are empty or say “not given”.</extracomment>
        <translation>UTC オフセット</translation>
    </message>
</context>
<context>
    <name>DataLocationRow</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Addresses, user names and options of saved connections. No API key and no password.</source>
        <translation>保存された接続のアドレス、ユーザー名、オプション。APIキーとパスワードは含まれません。</translation>
    </message>
    <message>
        <source>Connections of this computer</source>
        <translation>このコンピューターの接続</translation>
    </message>
    <message>
        <source>Written by administrators. The program only reads them.</source>
        <translation>管理者が作成したものです。このプログラムは読み取りだけを行います。</translation>
    </message>
    <message>
        <source>History of lookups</source>
        <translation>照会の履歴</translation>
    </message>
    <message>
        <source>Which ids were looked up when and where, and how many were found. No text of a notification.</source>
        <translation>いつ、どこで、どのIDを照会し、何件見つかったか。通知の本文は含まれません。</translation>
    </message>
    <message>
        <source>Typed ids</source>
        <translation>入力したID</translation>
    </message>
    <message>
        <source>The text in the field for ids.</source>
        <translation>ID欄の内容。</translation>
    </message>
    <message>
        <source>Kept results</source>
        <translation>保持された結果</translation>
    </message>
    <message>
        <source>Notifications that were looked up, if results are kept between sessions.</source>
        <translation>終了後も結果を保持する場合の、照会した通知。</translation>
    </message>
    <message>
        <source>When and where upgrades were run, and their outcomes.</source>
        <translation>いつ、どこでアップグレードを実行し、どのような結果になったか。</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>フォルダーを開く</translation>
    </message>
    <message>
        <source>Path of %1</source>
        <extracomment>%1 is something that is stored: “History of lookups”.</extracomment>
        <translation>%1のパス</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>パスをコピー</translation>
    </message>
    <message>
        <source>Nothing is stored.</source>
        <translation>何も保存されていません。</translation>
    </message>
    <message>
        <source>These preferences, the window&apos;s place and columns, and which connections and folders were used last.</source>
        <translation>この設定画面の内容、ウィンドウの位置と列、最後に使用した接続とフォルダー。</translation>
    </message>
    <message>
        <source>Watched notifications</source>
        <translation>監視中の通知</translation>
    </message>
    <message>
        <source>Which ids are watched where, and until when. No text of a notification.</source>
        <translation>どの ID をどこで、いつまで監視するか。通知の本文は含みません。</translation>
    </message>
</context>
<context>
    <name>DemoChild</name>
    <message>
        <source>The program %1 is not the demo service.</source>
        <extracomment>%1 is the path of a program.</extracomment>
        <translation>プログラム%1はデモサービスではありません。</translation>
    </message>
    <message>
        <source>The demo service could not be started: %1</source>
        <extracomment>%1 is the system&apos;s reason, a sentence.</extracomment>
        <translation>デモサービスを開始できませんでした: %1</translation>
    </message>
    <message>
        <source>The demo service is not installed: there is no %1.</source>
        <extracomment>%1 is the path of a program.</extracomment>
        <translation>デモサービスがインストールされていません。%1がありません。</translation>
    </message>
    <message>
        <source>The demo service ended and said: %1</source>
        <translation>デモサービスが次のメッセージを出して終了しました: %1</translation>
    </message>
    <message>
        <source>The demo service crashed or was ended by another program.</source>
        <translation>デモサービスがクラッシュしたか、別のプログラムによって終了されました。</translation>
    </message>
    <message>
        <source>The demo service ended with exit code %1.</source>
        <translation>デモサービスが終了コード%1で終了しました。</translation>
    </message>
    <message numerus="yes">
        <source>The demo service did not answer within %n seconds.</source>
        <translation>
            <numerusform>デモサービスが%n秒以内に応答しませんでした。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiagnosticsDialog</name>
    <message>
        <source>Diagnostic information</source>
        <translation>診断情報</translation>
    </message>
    <message>
        <source>Copy diagnostic information</source>
        <translation>診断情報をコピー</translation>
    </message>
    <message>
        <source>Collecting…</source>
        <translation>収集中…</translation>
    </message>
    <message>
        <source>Check the connection</source>
        <translation>接続を確認</translation>
    </message>
    <message>
        <source>Ask the address</source>
        <translation>アドレスに問い合わせる</translation>
    </message>
    <message>
        <source>For support. It contains no secrets and no names. The result of a check has the server&apos;s address, and may quote what it answers.</source>
        <translation>サポート用です。秘密や名前は含まれません。確認の結果にはサーバーのアドレスが含まれ、サーバーの応答が引用されることがあります。</translation>
    </message>
    <message>
        <source>Sends one request for notification 0, without key, token and cookie. The result names the server.</source>
        <translation>キー、トークン、Cookie なしで、通知 0 の要求を 1 回送信します。結果にはサーバー名が含まれます。</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>確認しています…</translation>
    </message>
    <message>
        <source>Something is wrong.</source>
        <translation>問題があります。</translation>
    </message>
    <message>
        <source>Nothing is wrong.</source>
        <translation>問題はありません。</translation>
    </message>
</context>
<context>
    <name>Doctor</name>
    <message>
        <source>%1, issued by %2, valid until %3</source>
        <extracomment>A certificate: %1 is its subject, %2 its issuer, %3 a date.</extracomment>
        <translation>%1（発行者 %2、有効期限 %3）</translation>
    </message>
    <message>
        <source>None is used.</source>
        <translation>使用されていません。</translation>
    </message>
    <message>
        <source>%1 lets connections through.</source>
        <translation>%1 は接続を通します。</translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>%n 時間</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n 日</numerusform>
        </translation>
    </message>
    <message>
        <source>Not checked, because of what is wrong.</source>
        <translation>問題があるため確認していません。</translation>
    </message>
    <message>
        <source>Not checked: only an answer tells the server&apos;s time.</source>
        <translation>確認していません。サーバーの時刻は応答でのみ分かります。</translation>
    </message>
    <message>
        <source>Not asked.</source>
        <translation>問い合わせていません。</translation>
    </message>
    <message>
        <source>%1 is an address, so there is no name to look up.</source>
        <translation>%1 はアドレスなので、名前解決は不要です。</translation>
    </message>
    <message>
        <source>This program does not use one: secrets last until it ends.</source>
        <translation>このプログラムは使用しません。秘密は終了時まで保持されます。</translation>
    </message>
    <message>
        <source>It did not answer in time.</source>
        <translation>時間内に応答がありませんでした。</translation>
    </message>
    <message>
        <source>The system&apos;s keyring answers.</source>
        <translation>システムのキーリングは応答しています。</translation>
    </message>
    <message>
        <source>This computer does not find it, but the proxy does.</source>
        <translation>このコンピューターでは見つかりませんが、プロキシでは見つかります。</translation>
    </message>
    <message>
        <source>A server answers.</source>
        <translation>サーバーが応答しています。</translation>
    </message>
    <message>
        <source>It is trusted: %1.</source>
        <translation>信頼されています：%1。</translation>
    </message>
    <message>
        <source>TLS 1.2 or later</source>
        <translation>TLS 1.2 以降</translation>
    </message>
    <message>
        <source>It is trusted.</source>
        <translation>信頼されています。</translation>
    </message>
    <message>
        <source>None was required, as far as can be seen without a request.</source>
        <translation>要求を送信しないで分かる範囲では、求められませんでした。</translation>
    </message>
    <message>
        <source>The one of this connection was not refused.</source>
        <translation>この接続の証明書は拒否されませんでした。</translation>
    </message>
    <message>
        <source>The answer does not tell the server&apos;s time.</source>
        <translation>応答にサーバーの時刻がありません。</translation>
    </message>
    <message>
        <source>It refuses a request without a key (%1), as the service should.</source>
        <translation>サービスとして正しく、キーのない要求を拒否しています（%1）。</translation>
    </message>
    <message>
        <source>There is nothing at this path (%1).</source>
        <translation>このパスには何もありません（%1）。</translation>
    </message>
    <message>
        <source>Check whether the address is complete.</source>
        <translation>アドレスが完全かどうか確認してください。</translation>
    </message>
    <message>
        <source>It answers a request without a key (%1), which the service should refuse.</source>
        <translation>サービスなら拒否するはずの、キーのない要求に応答しました（%1）。</translation>
    </message>
    <message>
        <source>Check whether the address is that of the service.</source>
        <translation>サービスのアドレスかどうか確認してください。</translation>
    </message>
    <message>
        <source>It agrees with the server&apos;s.</source>
        <translation>サーバーの時計と一致しています。</translation>
    </message>
    <message>
        <source>It is %1 ahead of the server&apos;s.</source>
        <translation>サーバーの時計より %1 進んでいます。</translation>
    </message>
    <message>
        <source>It is %1 behind the server&apos;s.</source>
        <translation>サーバーの時計より %1 遅れています。</translation>
    </message>
    <message>
        <source>Set this computer&apos;s clock: certificates and sessions depend on it.</source>
        <translation>このコンピューターの時計を合わせてください。証明書とセッションは時計に依存します。</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>Encryption</source>
        <translation>暗号化</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>時計</translation>
    </message>
    <message>
        <source>Keyring</source>
        <translation>キーリング</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>応答</translation>
    </message>
    <message>
        <source>right</source>
        <comment>result of a check</comment>
        <translation>正常</translation>
    </message>
    <message>
        <source>WRONG</source>
        <comment>result of a check</comment>
        <translation>異常</translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>result of a check</comment>
        <translation>不明</translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <comment>a host and its addresses</comment>
        <translation>%1 は %2 です。</translation>
    </message>
    <message>
        <source>The connection is not encrypted.</source>
        <comment>result of a check</comment>
        <translation>接続は暗号化されていません。</translation>
    </message>
    <message>
        <source>Certificate</source>
        <comment>what is checked</comment>
        <translation>証明書</translation>
    </message>
</context>
<context>
    <name>DropOverlay</name>
    <message>
        <source>Drop to read ids</source>
        <translation>ドロップするとIDを読み取ります</translation>
    </message>
</context>
<context>
    <name>DurationInWords</name>
    <message numerus="yes">
        <source>%Ln hours</source>
        <translation>
            <numerusform>%Ln時間</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes</source>
        <translation>
            <numerusform>%Ln分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln seconds</source>
        <translation>
            <numerusform>%Ln秒</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two units</comment>
        <extracomment>A duration in two units, such as “1 minute 40 seconds”.</extracomment>
        <translation>%1%2</translation>
    </message>
</context>
<context>
    <name>EditCommands</name>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>切り取り(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>すべて選択(&amp;A)</translation>
    </message>
</context>
<context>
    <name>EmptyPage</name>
    <message>
        <source>Type or paste notification ids, for example 1042 or 1050-1060.

A file with ids can be dropped here.</source>
        <translation>通知IDを入力するか貼り付けてください （例: 1042または1050-1060）。

IDを含むファイルをここにドロップすることもできます。</translation>
    </message>
    <message>
        <source>A connection needs the service&apos;s address, an API key and the name of a data source. Whoever runs the service has them.

Nothing is sent until you sign in or run an upgrade.</source>
        <translation>接続には、サービスのアドレス、APIキー、データソースの名前が必要です。これらはサービスの運用担当者に確認してください。

サインインするかアップグレードを実行するまで、何も送信されません。</translation>
    </message>
    <message>
        <source>Try the demo</source>
        <translation>デモを試す</translation>
    </message>
    <message>
        <source>Nothing is sent until you sign in or run an upgrade.</source>
        <translation>サインインするかアップグレードを実行するまで、何も送信されません。</translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>サインイン…</translation>
    </message>
</context>
<context>
    <name>EndedSessions</name>
    <message>
        <source>The lookup goes on when you have signed in.</source>
        <translation>サインインすると取得を続行します。</translation>
    </message>
    <message>
        <source>Sign in to %1</source>
        <extracomment>%1 is an environment and a connection.</extracomment>
        <translation>%1 にサインイン</translation>
    </message>
    <message>
        <source>%1: password for %2 at %3</source>
        <extracomment>%1 is an environment and a connection, %2 a user name, %3 a host.</extracomment>
        <translation>%1: %3 の %2 のパスワード</translation>
    </message>
    <message>
        <source>Other sign-in…</source>
        <translation>別のサインイン…</translation>
    </message>
    <message>
        <source>%1: password for %2</source>
        <extracomment>%1 is an environment and a connection, %2 a user name.</extracomment>
        <translation>%1: %2 のパスワード</translation>
    </message>
</context>
<context>
    <name>EndpointFields</name>
    <message>
        <source>Show API key</source>
        <translation>APIキーを表示</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>APIキー</translation>
    </message>
</context>
<context>
    <name>EnvironmentColorField</name>
    <message>
        <source>Red</source>
        <comment>colour of an environment</comment>
        <translation>赤</translation>
    </message>
    <message>
        <source>Green</source>
        <comment>colour of an environment</comment>
        <translation>緑</translation>
    </message>
    <message>
        <source>Yellow</source>
        <comment>colour of an environment</comment>
        <translation>黄</translation>
    </message>
    <message>
        <source>Blue</source>
        <comment>colour of an environment</comment>
        <translation>青</translation>
    </message>
    <message>
        <source>Grey</source>
        <comment>colour of an environment</comment>
        <translation>グレー</translation>
    </message>
</context>
<context>
    <name>EnvironmentField</name>
    <message>
        <source>No environment</source>
        <translation>環境なし</translation>
    </message>
    <message>
        <source>Your own name for it. It is shown beside all of its notifications.</source>
        <translation>任意の呼び名を指定できます。この環境の通知とともに、常に表示されます。</translation>
    </message>
    <message>
        <source>Which environment is this? Choose one, or go on without one by pressing the button again.</source>
        <translation>これはどの環境ですか？環境を選ぶか、ボタンをもう一度押して環境なしで続けてください。</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>The address is not a web address</source>
        <translation>Webアドレスではありません</translation>
    </message>
    <message>
        <source>Only addresses that start with https:// can be used.</source>
        <translation>使用できるのは、https://で始まるアドレスだけです。</translation>
    </message>
    <message>
        <source>The address is not encrypted</source>
        <translation>暗号化されないアドレスです</translation>
    </message>
    <message>
        <source>Addresses that start with http:// are only allowed on this computer. Use https://.</source>
        <translation>http://で始まるアドレスは、このコンピューター上でのみ使用できます。https://を使用してください。</translation>
    </message>
    <message>
        <source>The address has a user name in it</source>
        <translation>アドレスにユーザー名が含まれています</translation>
    </message>
    <message>
        <source>Remove everything up to and with the @ sign.</source>
        <translation>@記号まで（@記号も含む）をすべて削除してください。</translation>
    </message>
    <message>
        <source>The address has a query or fragment</source>
        <translation>アドレスにクエリまたはフラグメントが含まれています</translation>
    </message>
    <message>
        <source>Remove everything from the ? or # sign on.</source>
        <translation>?記号または#記号以降をすべて削除してください。</translation>
    </message>
    <message>
        <source>The port is not valid</source>
        <translation>ポートが正しくありません</translation>
    </message>
    <message>
        <source>A port is a number from 1 to 65535.</source>
        <translation>ポートは1から65535までの数値です。</translation>
    </message>
    <message>
        <source>The address has no valid host name</source>
        <translation>アドレスに有効なホスト名がありません</translation>
    </message>
    <message>
        <source>An address looks like https://api.example.com.</source>
        <translation>アドレスはhttps://api.example.comのような形式です。</translation>
    </message>
    <message>
        <source>This is not a header name</source>
        <translation>ヘッダー名ではありません</translation>
    </message>
    <message>
        <source>A header name has letters, digits and hyphens only, for example Svc-ApiKey.</source>
        <translation>ヘッダー名に使用できるのは、英字、数字、ハイフンだけです（例: Svc-ApiKey）。</translation>
    </message>
    <message>
        <source>The request itself uses this header</source>
        <translation>このヘッダーはリクエスト自体で使用されます</translation>
    </message>
    <message>
        <source>Choose another header name.</source>
        <translation>別のヘッダー名を選んでください。</translation>
    </message>
    <message>
        <source>There is a character that can&apos;t be sent (%1)</source>
        <translation>送信できない文字が含まれています（%1）</translation>
    </message>
    <message>
        <source>Only ASCII letters, digits and symbols are allowed, without spaces or line breaks.</source>
        <translation>使用できるのは、ASCIIの英字、数字、記号だけです。空白や改行は使用できません。</translation>
    </message>
    <message>
        <source>This is too long</source>
        <translation>長すぎます</translation>
    </message>
    <message>
        <source>At most 4096 characters can be sent.</source>
        <translation>送信できるのは4096文字までです。</translation>
    </message>
    <message>
        <source>This is not a notification id</source>
        <translation>通知IDではありません</translation>
    </message>
    <message>
        <source>A notification id is a whole number, for example 1042.</source>
        <translation>通知IDは整数です（例: 1042）。</translation>
    </message>
    <message>
        <source>This id is out of range</source>
        <translation>このIDは範囲外です</translation>
    </message>
    <message>
        <source>A notification id is a number from -2147483648 to 2147483647.</source>
        <translation>通知IDは-2147483648から2147483647までの数値です。</translation>
    </message>
    <message>
        <source>There are too many ids</source>
        <translation>IDが多すぎます</translation>
    </message>
    <message>
        <source>At most 100000 can be looked up at a time.</source>
        <translation>一度に照会できるのは100000件までです。</translation>
    </message>
    <message>
        <source>There is too much text to look for ids in</source>
        <translation>IDを探すにはテキストが長すぎます</translation>
    </message>
    <message>
        <source>At most 16 million characters can be read at a time.</source>
        <translation>一度に読み取れるのは1600万文字までです。</translation>
    </message>
    <message>
        <source>This file is not text</source>
        <translation>このファイルはテキストではありません</translation>
    </message>
    <message>
        <source>Ids are read from CSV and text files. Save a spreadsheet as CSV first.</source>
        <translation>IDはCSVファイルとテキストファイルから読み取ります。スプレッドシートは、先にCSVとして保存してください。</translation>
    </message>
    <message>
        <source>The CA file can&apos;t be used</source>
        <translation>CAファイルを使用できません</translation>
    </message>
    <message>
        <source>This is not a link of this program</source>
        <translation>このプログラムのリンクではありません</translation>
    </message>
    <message>
        <source>It does not start with svc-desktop://lookup. Nothing was filled in.</source>
        <translation>svc-desktop://lookupで始まっていません。何も入力されていません。</translation>
    </message>
    <message>
        <source>The link is too long</source>
        <translation>リンクが長すぎます</translation>
    </message>
    <message>
        <source>A link has at most 880 characters of plain ASCII. Nothing was filled in.</source>
        <translation>リンクに使用できるのは、ASCII文字で880文字までです。何も入力されていません。</translation>
    </message>
    <message>
        <source>The link asks for something that links can&apos;t do</source>
        <translation>リンクではできない操作が指定されています</translation>
    </message>
    <message>
        <source>A link can only fill in a saved connection and ids. Nothing was filled in.</source>
        <translation>リンクでできるのは、保存された接続とIDを入力することだけです。何も入力されていません。</translation>
    </message>
    <message>
        <source>The link has parts that don&apos;t belong there</source>
        <translation>リンクに余分な内容が含まれています</translation>
    </message>
    <message>
        <source>The link is not complete</source>
        <translation>リンクが不完全です</translation>
    </message>
    <message>
        <source>There are characters in the link that don&apos;t belong there</source>
        <translation>リンクに使用できない文字が含まれています</translation>
    </message>
    <message>
        <source>It may have been damaged on its way. Nothing was filled in.</source>
        <translation>途中で壊れた可能性があります。何も入力されていません。</translation>
    </message>
    <message>
        <source>The ids in the link are not clear</source>
        <translation>リンクのIDを判別できません</translation>
    </message>
    <message>
        <source>“%1” is not an id that can be looked up. Nothing was filled in.</source>
        <translation>「%1」は照会できるIDではありません。何も入力されていません。</translation>
    </message>
    <message>
        <source>This can&apos;t be sent as it is</source>
        <translation>このままでは送信できません</translation>
    </message>
    <message>
        <source>Certificate problem: it is for another address</source>
        <translation>証明書の問題: 別のアドレス用の証明書です</translation>
    </message>
    <message>
        <source>The server at %1 shows a certificate for %2. Nothing was sent.</source>
        <translation>%1のサーバーが提示した証明書は、%2用のものです。何も送信されていません。</translation>
    </message>
    <message>
        <source>Certificate problem: it has expired</source>
        <translation>証明書の問題: 有効期限が切れています</translation>
    </message>
    <message>
        <source>The certificate of %1 was valid until %2. Nothing was sent. If that date is in the future, check this computer&apos;s clock.</source>
        <translation>%1の証明書の有効期限は%2まででした。何も送信されていません。この日付が未来の場合は、このコンピューターの時計を確認してください。</translation>
    </message>
    <message>
        <source>Certificate problem: it is not valid yet</source>
        <translation>証明書の問題: まだ有効になっていません</translation>
    </message>
    <message>
        <source>The certificate of %1 is valid from %2. Nothing was sent. Check this computer&apos;s clock.</source>
        <translation>%1の証明書は%2から有効になります。何も送信されていません。このコンピューターの時計を確認してください。</translation>
    </message>
    <message>
        <source>Certificate problem: its issuer is not trusted</source>
        <translation>証明書の問題: 発行者が信頼されていません</translation>
    </message>
    <message>
        <source>The certificate for %1 was issued by %2, which this computer does not know, or the server sent an incomplete chain. Nothing was sent. Your administrator may have a CA file for it.</source>
        <translation>%1の証明書の発行者は%2です。この発行者がこのコンピューターに登録されていないか、サーバーが不完全な証明書チェーンを送信しました。何も送信されていません。管理者がこのサーバー用のCAファイルを持っている場合があります。</translation>
    </message>
    <message>
        <source>The certificate for %1 was issued by %2, which this computer does not trust. Nothing was sent. Your administrator may have a CA file for it.</source>
        <translation>%1の証明書の発行者は%2です。このコンピューターはこの発行者を信頼していません。何も送信されていません。管理者がこのサーバー用のCAファイルを持っている場合があります。</translation>
    </message>
    <message>
        <source>No encrypted connection to %1</source>
        <translation>%1との暗号化された接続を確立できません</translation>
    </message>
    <message>
        <source>This address does not speak https. Nothing was sent. Check the address and its port.</source>
        <translation>このアドレスはhttpsに対応していません。何も送信されていません。アドレスとポートを確認してください。</translation>
    </message>
    <message>
        <source>Certificate problem: it is too weak</source>
        <translation>証明書の問題: 強度が不足しています</translation>
    </message>
    <message>
        <source>The certificate of %1 uses a key or signature that is no longer safe. Nothing was sent.</source>
        <translation>%1の証明書は、もはや安全ではない鍵または署名を使用しています。何も送信されていません。</translation>
    </message>
    <message>
        <source>The server and this computer could not agree on a safe connection. Nothing was sent.</source>
        <translation>サーバーとこのコンピューターの間で、安全な接続の方式を合意できませんでした。何も送信されていません。</translation>
    </message>
    <message>
        <source>Not sent through the proxy %1</source>
        <translation>プロキシ%1経由では送信しませんでした</translation>
    </message>
    <message>
        <source>An API key is never sent unencrypted through a proxy. Use an https:// address.</source>
        <translation>APIキーが暗号化されずにプロキシ経由で送信されることはありません。https://のアドレスを使用してください。</translation>
    </message>
    <message>
        <source>A proxy requires a user name</source>
        <translation>プロキシがユーザー名を要求しています</translation>
    </message>
    <message>
        <source>The proxy %1 requires a user name</source>
        <translation>プロキシ%1がユーザー名を要求しています</translation>
    </message>
    <message>
        <source>Ask your administrator how programs get through the proxy.</source>
        <translation>プログラムからプロキシを経由して接続する方法を、管理者に確認してください。</translation>
    </message>
    <message>
        <source>The proxy %1 did not let the request through</source>
        <translation>プロキシ%1がリクエストを通しませんでした</translation>
    </message>
    <message>
        <source>Check the proxy settings of this computer or the VPN.</source>
        <translation>このコンピューターのプロキシ設定またはVPNを確認してください。</translation>
    </message>
    <message>
        <source>A web page answered instead of the service</source>
        <translation>サービスの代わりにWebページが応答しました</translation>
    </message>
    <message>
        <source>A proxy, or a network that wants you to sign in first, may be in the way. Open a web page in your browser, then check the address.</source>
        <translation>プロキシや、最初にサインインが必要なネットワークが原因の可能性があります。ブラウザーでWebページを開いてから、アドレスを確認してください。</translation>
    </message>
    <message>
        <source>This is not the expected service</source>
        <translation>想定されたサービスではありません</translation>
    </message>
    <message>
        <source>Something at %1 answered that is not a web service. Check the address and its port.</source>
        <translation>%1で応答したのはWebサービスではありません。アドレスとポートを確認してください。</translation>
    </message>
    <message>
        <source>The answer is compressed in a way that was not requested</source>
        <translation>応答が、要求していない方式で圧縮されています</translation>
    </message>
    <message>
        <source>A proxy may have changed it.</source>
        <translation>プロキシによって変更された可能性があります。</translation>
    </message>
    <message>
        <source>The answer is not what the service documents</source>
        <translation>応答がサービスの仕様と異なります</translation>
    </message>
    <message>
        <source>It is not marked as JSON. Check the address.</source>
        <translation>JSONとして示されていません。アドレスを確認してください。</translation>
    </message>
    <message>
        <source>Something between this computer and the service may have changed it. Check the address.</source>
        <translation>このコンピューターとサービスの間で変更された可能性があります。アドレスを確認してください。</translation>
    </message>
    <message>
        <source>The answer was cut off</source>
        <translation>応答が途中で切れました</translation>
    </message>
    <message>
        <source>The connection ended before all of it arrived. Try again.</source>
        <translation>すべて届く前に接続が終了しました。もう一度お試しください。</translation>
    </message>
    <message>
        <source>The answer is empty</source>
        <translation>応答が空です</translation>
    </message>
    <message>
        <source>The service sent no content. Try again.</source>
        <translation>サービスから内容が送られてきませんでした。もう一度お試しください。</translation>
    </message>
    <message>
        <source>It is not a JSON object.</source>
        <translation>JSONオブジェクトではありません。</translation>
    </message>
    <message>
        <source>The service sent no usable token</source>
        <translation>サービスから使用できるトークンが送られてきませんでした</translation>
    </message>
    <message>
        <source>The service answered with another notification</source>
        <translation>サービスから別の通知が返されました</translation>
    </message>
    <message>
        <source>Notification %1 was asked for; the answer is about %2 and is not shown.</source>
        <translation>通知%1を要求しましたが、応答は%2に関するものでした。そのため表示していません。</translation>
    </message>
    <message>
        <source>No network</source>
        <translation>ネットワークに接続されていません</translation>
    </message>
    <message>
        <source>This computer can&apos;t reach %1. Check the network or the VPN.</source>
        <translation>このコンピューターから%1に到達できません。ネットワークまたはVPNを確認してください。</translation>
    </message>
    <message>
        <source>Address not found</source>
        <translation>アドレスが見つかりません</translation>
    </message>
    <message>
        <source>There is no host named %1. Check the address or the VPN.</source>
        <translation>%1という名前のホストはありません。アドレスまたはVPNを確認してください。</translation>
    </message>
    <message>
        <source>Nothing answers at %1</source>
        <translation>%1から応答がありません</translation>
    </message>
    <message>
        <source>The service may be down, or the address or port may be wrong. Try again.</source>
        <translation>サービスが停止しているか、アドレスまたはポートが間違っている可能性があります。もう一度お試しください。</translation>
    </message>
    <message>
        <source>No answer in %1 s</source>
        <translation>%1秒以内に応答がありませんでした</translation>
    </message>
    <message>
        <source>No answer in time</source>
        <translation>時間内に応答がありませんでした</translation>
    </message>
    <message>
        <source>The service at %1 may be busy, or something blocks the way. Try again.</source>
        <translation>%1のサービスが混み合っているか、通信が遮断されている可能性があります。もう一度お試しください。</translation>
    </message>
    <message>
        <source>The connection to %1 was interrupted</source>
        <translation>%1との接続が中断されました</translation>
    </message>
    <message>
        <source>It ended before the answer was complete. Try again.</source>
        <translation>応答が完了する前に接続が終了しました。もう一度お試しください。</translation>
    </message>
    <message>
        <source>It ended before an answer came. Try again. If it keeps happening, check the address and its port: something other than the service may answer there.</source>
        <translation>応答が届く前に接続が終了しました。もう一度お試しください。解消しない場合は、アドレスとポートを確認してください。サービス以外のものが応答している可能性があります。</translation>
    </message>
    <message>
        <source>The server tried to send you to %1</source>
        <translation>サーバーが%1へ転送しようとしました</translation>
    </message>
    <message>
        <source>This was not followed. Check the address.</source>
        <translation>転送には従いませんでした。アドレスを確認してください。</translation>
    </message>
    <message>
        <source>Not accepted</source>
        <translation>受け付けられませんでした</translation>
    </message>
    <message>
        <source>User name, password, data source or API key was not accepted. A key may belong to another environment or data source.</source>
        <translation>ユーザー名、パスワード、データソース、APIキーのいずれかが受け付けられませんでした。キーが別の環境またはデータソースのものである可能性があります。</translation>
    </message>
    <message>
        <source>Sign in again to continue.</source>
        <translation>続行するには、もう一度サインインしてください。</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>許可されていません</translation>
    </message>
    <message>
        <source>The service does not let this user or API key do that.</source>
        <translation>サービスは、このユーザーまたはAPIキーにその操作を許可していません。</translation>
    </message>
    <message>
        <source>Notification %1 was not found for you</source>
        <translation>通知%1は参照できる範囲に見つかりませんでした</translation>
    </message>
    <message>
        <source>It may belong to another user, partition, data source or key, or the id may be wrong.</source>
        <translation>別のユーザー、パーティション、データソース、キーのものであるか、IDが間違っている可能性があります。</translation>
    </message>
    <message>
        <source>No such service at this address</source>
        <translation>このアドレスに該当するサービスはありません</translation>
    </message>
    <message>
        <source>Is the address complete?</source>
        <translation>アドレスに抜けがないか確認してください。</translation>
    </message>
    <message>
        <source>A previous run may still be active</source>
        <translation>前回の実行がまだ続いている可能性があります</translation>
    </message>
    <message>
        <source>Ask whoever runs the service whether it has ended.</source>
        <translation>終了したかどうかを、サービスの運用担当者に確認してください。</translation>
    </message>
    <message>
        <source>The service is busy with something that conflicts with this</source>
        <translation>サービスが別の処理を行っているため、実行できません</translation>
    </message>
    <message>
        <source>Try again later.</source>
        <translation>しばらくしてから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>The service is busy</source>
        <translation>サービスが混み合っています</translation>
    </message>
    <message>
        <source>It asks to wait before the next request.</source>
        <translation>次のリクエストまで待つよう求められています。</translation>
    </message>
    <message>
        <source>The API key was not accepted</source>
        <translation>APIキーが受け付けられませんでした</translation>
    </message>
    <message>
        <source>It may belong to another environment.</source>
        <translation>別の環境のものである可能性があります。</translation>
    </message>
    <message>
        <source>The service did not accept the request (%1)</source>
        <translation>サービスがリクエストを受け付けませんでした（%1）</translation>
    </message>
    <message>
        <source>It can&apos;t answer right now. Try again later.</source>
        <translation>現在、応答できません。しばらくしてから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>The service failed (%1)</source>
        <translation>サービスでエラーが発生しました（%1）</translation>
    </message>
    <message>
        <source>Try again later. If it keeps happening, tell whoever runs the service.</source>
        <translation>しばらくしてから、もう一度お試しください。解消しない場合は、サービスの運用担当者に連絡してください。</translation>
    </message>
    <message>
        <source>The results are full</source>
        <translation>結果がいっぱいです</translation>
    </message>
    <message>
        <source>The answers kept here have reached 512 MiB, so the rest was not looked up. Export what is here, then look the rest up on its own.</source>
        <translation>保持している応答が512 MiBに達したため、残りは照会されませんでした。現在の結果をエクスポートしてから、残りを別に照会してください。</translation>
    </message>
    <message>
        <source>The answer is too large</source>
        <translation>応答が大きすぎます</translation>
    </message>
    <message>
        <source>More than 4 MiB came back, which is not what the service documents.</source>
        <translation>4 MiBを超える応答が返されました。これはサービスの仕様と異なります。</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>中止しました</translation>
    </message>
    <message>
        <source>The outcome is not known</source>
        <translation>結果は不明です</translation>
    </message>
    <message>
        <source>The upgrade may still be running. Do not start it again until whoever runs the service has confirmed that it has ended.</source>
        <translation>アップグレードがまだ実行中の可能性があります。終了したことをサービスの運用担当者が確認するまで、もう一度開始しないでください。</translation>
    </message>
    <message>
        <source>Status: %1</source>
        <translation>ステータス: %1</translation>
    </message>
    <message>
        <source>Address: %1</source>
        <translation>アドレス: %1</translation>
    </message>
    <message>
        <source>Proxy: %1</source>
        <translation>プロキシ: %1</translation>
    </message>
    <message>
        <source>Certificate subject: %1</source>
        <translation>証明書のサブジェクト: %1</translation>
    </message>
    <message>
        <source>Certificate issuer: %1</source>
        <translation>証明書の発行者: %1</translation>
    </message>
    <message>
        <source>Certificate names: %1</source>
        <translation>証明書の名前: %1</translation>
    </message>
    <message>
        <source>Certificate valid: %1 to %2</source>
        <translation>証明書の有効期間: %1～%2</translation>
    </message>
    <message>
        <source>Certificate SHA-256: %1</source>
        <translation>証明書のSHA-256: %1</translation>
    </message>
    <message>
        <source>Reason: %1</source>
        <translation>理由: %1</translation>
    </message>
    <message>
        <source>Delivery: %1</source>
        <translation>送信状況: %1</translation>
    </message>
    <message>
        <source>Code for support: %1</source>
        <translation>サポート用コード: %1</translation>
    </message>
    <message>
        <source>The answers have reached 512 MiB, so the rest was not looked up. Look it up on its own.</source>
        <translation>応答が 512 MiB に達したため、残りは照会されませんでした。残りは別に照会してください。</translation>
    </message>
    <message>
        <source>Sign in again, or use another key.</source>
        <extracomment>“It” is what the user wants to see or do.</extracomment>
        <translation>再度サインインするか、別のキーが必要です。</translation>
    </message>
    <message>
        <source>It gave no reason.</source>
        <translation>理由は示されませんでした。</translation>
    </message>
    <message>
        <source>Certificate problem: its issuer&apos;s certificate has expired</source>
        <translation>証明書の問題: 発行者の証明書の有効期限が切れています</translation>
    </message>
    <message>
        <source>The certificate of %1 depends on that of %2, which was valid until %3. Nothing was sent. If that date is in the future, check this computer&apos;s clock.</source>
        <translation>%1の証明書は%2の証明書に依存していますが、その有効期限は%3まででした。何も送信されていません。この日付が未来の場合は、このコンピューターの時計を確認してください。</translation>
    </message>
    <message>
        <source>Certificate problem: its issuer&apos;s certificate is not valid yet</source>
        <translation>証明書の問題: 発行者の証明書はまだ有効ではありません</translation>
    </message>
    <message>
        <source>The certificate of %1 depends on that of %2, which is valid from %3. Nothing was sent. Check this computer&apos;s clock.</source>
        <translation>%1の証明書は%2の証明書に依存していますが、それは%3から有効です。何も送信されていません。このコンピューターの時計を確認してください。</translation>
    </message>
    <message>
        <source>The proxy in %1 can&apos;t be used</source>
        <translation>%1のプロキシは使用できません</translation>
    </message>
    <message>
        <source>Proxies whose address starts with %1 are not supported. Use http:// or socks5://.</source>
        <translation>%1 で始まるアドレスのプロキシには対応していません。http:// または socks5:// を使用してください。</translation>
    </message>
    <message>
        <source>It is not an address with a host, for example http://proxy.example.com:3128.</source>
        <translation>ホストを含むアドレスではありません （例: http://proxy.example.com:3128）。</translation>
    </message>
    <message>
        <source>The answer does not say which notification it is</source>
        <translation>応答にはどの通知かが示されていません</translation>
    </message>
    <message>
        <source>The proxy %1 or the service at %2 may be busy, or something blocks the way. Try again.</source>
        <translation>プロキシ %1 または %2 のサービスが混み合っているか、途中で何かが遮断している可能性があります。もう一度お試しください。</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Details</source>
        <comment>the technical facts of an error</comment>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>必須</translation>
    </message>
    <message>
        <source>A link has ids and, if it is for one connection, that connection&apos;s name, host and data source. Nothing was filled in.</source>
        <translation>リンクに含まれるのは、IDと、1つの接続用の場合はその接続の名前、ホスト、データソースです。何も入力されていません。</translation>
    </message>
    <message>
        <source>A link has at least one id, and no part of it is empty. Nothing was filled in.</source>
        <translation>リンクには1つ以上のIDが必要で、空の部分があってはなりません。何も入力されていません。</translation>
    </message>
    <message>
        <source>The server does not know the name in this address. Check the address.</source>
        <translation>サーバーは、このアドレスのホスト名を認識していません。アドレスを確認してください。</translation>
    </message>
    <message>
        <source>It ended before an answer came. %1 That may be why.</source>
        <extracomment>%1 says what the server asks for.</extracomment>
        <translation>応答が届く前に接続が終了しました。%1それが原因の可能性があります。</translation>
    </message>
    <message>
        <source>No connection without a certificate</source>
        <translation>証明書がないため接続できません</translation>
    </message>
    <message>
        <source>The answer can&apos;t be read</source>
        <translation>応答を読み取れません</translation>
    </message>
    <message>
        <source>%1 came before the answer, and this version of Qt (%2) takes it for the answer. The answer itself is lost. Programs with Qt 6.8 or later can read it.</source>
        <extracomment>%1 is an HTTP status such as 103, %2 the version of Qt, a library.</extracomment>
        <translation>応答の前に%1が届き、このバージョンのQt（%2）はそれを応答として扱います。本来の応答は失われました。Qt 6.8以降を使うプログラムでは読み取れます。</translation>
    </message>
    <message>
        <source>A possible cause is the length of the token: %1 characters.</source>
        <translation>トークンの長さ（%1文字）が原因の可能性があります。</translation>
    </message>
    <message>
        <source>A web page answered instead of the service (%1)</source>
        <extracomment>%1 is an HTTP status.</extracomment>
        <translation>サービスの代わりにWebページが応答しました（%1）</translation>
    </message>
    <message>
        <source>The service has failed, or a gateway or proxy in front of it. Try again later. If it keeps happening, tell whoever runs the service.</source>
        <translation>サービス、またはその手前のゲートウェイかプロキシでエラーが発生しました。しばらくしてから、もう一度お試しください。解消しない場合は、サービスの運用担当者に連絡してください。</translation>
    </message>
    <message>
        <source>A gateway or proxy may want a sign-in of its own. Check the address. If it is right, your session may have ended: sign in again.</source>
        <translation>ゲートウェイまたはプロキシが独自のサインインを求めている可能性があります。アドレスを確認してください。アドレスが正しい場合は、セッションが終了した可能性があります。もう一度サインインしてください。</translation>
    </message>
    <message>
        <source>A gateway or proxy may want a sign-in of its own. Check the address. If it is right, user name, password or API key may not have been accepted.</source>
        <translation>ゲートウェイまたはプロキシが独自のサインインを求めている可能性があります。アドレスを確認してください。アドレスが正しい場合は、ユーザー名、パスワード、APIキーのいずれかが受け付けられなかった可能性があります。</translation>
    </message>
    <message>
        <source>A gateway, a proxy or another program may answer there. Is the address complete?</source>
        <translation>ゲートウェイ、プロキシ、または別のプログラムが応答している可能性があります。アドレスに抜けがないか確認してください。</translation>
    </message>
    <message>
        <source>A gateway, a proxy or a firewall may have stopped the request. Check the address.</source>
        <translation>ゲートウェイ、プロキシ、またはファイアウォールが要求を止めた可能性があります。アドレスを確認してください。</translation>
    </message>
    <message>
        <source>The sign-in was answered, but without a token. Tell whoever runs the service.</source>
        <translation>サインインへの応答はありましたが、トークンが含まれていませんでした。サービスの運用担当者に連絡してください。</translation>
    </message>
    <message>
        <source>The token is too long (%1): at most 65536 characters can be sent. Tokens often grow with the groups that a user is in.</source>
        <extracomment>%1 is a number of characters.</extracomment>
        <translation>トークンが長すぎます（%1）。送信できるのは65536文字までです。トークンは、ユーザーが属するグループが増えると長くなることがよくあります。</translation>
    </message>
    <message>
        <source>The token contains a line break, which can&apos;t be sent. Tell whoever runs the service.</source>
        <translation>トークンに、送信できない改行が含まれています。サービスの運用担当者に連絡してください。</translation>
    </message>
    <message>
        <source>The token contains a blank, which can&apos;t be sent. Tell whoever runs the service.</source>
        <translation>トークンに、送信できない空白が含まれています。サービスの運用担当者に連絡してください。</translation>
    </message>
    <message>
        <source>The token contains a character that can&apos;t be sent (%1). Tell whoever runs the service.</source>
        <extracomment>%1 is a character, such as “U+00FC”.</extracomment>
        <translation>トークンに、送信できない文字（%1）が含まれています。サービスの運用担当者に連絡してください。</translation>
    </message>
    <message>
        <source>The answer says: “%1”</source>
        <extracomment>%1 is what the answer of a server says about an error.</extracomment>
        <translation>応答の内容: 「%1」</translation>
    </message>
    <message>
        <source>The address does not start with https://</source>
        <translation>アドレスが https:// で始まっていません</translation>
    </message>
    <message>
        <source>Your session ended, or this API key has no access</source>
        <translation>セッションが終了したか、このAPIキーにはアクセス権がありません</translation>
    </message>
    <message>
        <source>Notification %1 was asked for.</source>
        <translation>通知 %1 を要求しました。</translation>
    </message>
    <message>
        <source>It must be a file with certificates: PEM, DER or PKCS #7. %1</source>
        <translation>証明書のファイル (PEM、DER、PKCS #7) である必要があります。%1</translation>
    </message>
    <message>
        <source>A cookie that the service had set was sent.</source>
        <translation>サービスが設定した Cookie を送信しました。</translation>
    </message>
    <message>
        <source>No cookie was sent: the service had set none for this address.</source>
        <translation>Cookie は送信していません。サービスはこのアドレス用の Cookie を設定していません。</translation>
    </message>
    <message>
        <source>The client certificate can&apos;t be used</source>
        <translation>クライアント証明書を使用できません</translation>
    </message>
    <message>
        <source>The client certificate needs a password</source>
        <translation>クライアント証明書にはパスワードが必要です</translation>
    </message>
    <message>
        <source>Enter the password of its file in the advanced settings of the connection.</source>
        <translation>接続の詳細設定で、そのファイルのパスワードを入力してください。</translation>
    </message>
    <message>
        <source>The password does not open the client certificate</source>
        <translation>このパスワードではクライアント証明書を開けません</translation>
    </message>
    <message>
        <source>If it is right, the key may be of a kind that Qt can&apos;t use: RSA and ECDSA keys work.</source>
        <translation>パスワードが正しい場合、鍵が Qt で使用できない種類かもしれません。RSA と ECDSA の鍵は使用できます。</translation>
    </message>
    <message>
        <source>The client certificate was not accepted</source>
        <translation>クライアント証明書が受け入れられませんでした</translation>
    </message>
    <message>
        <source>The server at %1 refused it, and gave the reason that is under Details. Ask whoever runs the service which certificates it accepts.</source>
        <translation>%1 のサーバーが拒否しました。理由は「詳細」にあります。受け入れられる証明書をサービスの運営者に確認してください。</translation>
    </message>
    <message>
        <source>%1 Choose yours in the advanced settings of the connection. If it is there already, the server did not accept it.</source>
        <extracomment>%1 says what the server asks for.</extracomment>
        <translation>%1 接続の詳細設定で自分の証明書を選択してください。すでに選択してある場合は、サーバーに受け入れられませんでした。</translation>
    </message>
    <message>
        <source>The server asks for a certificate of its clients.</source>
        <translation>サーバーはクライアントに証明書を求めています。</translation>
    </message>
    <message>
        <source>Choose “Manual” as the proxy of this connection, and enter its host, port, user and password.</source>
        <translation>この接続のプロキシに「手動」を選び、ホスト、ポート、ユーザー、パスワードを入力してください。</translation>
    </message>
    <message>
        <source>The proxy %1 did not accept user and password</source>
        <translation>プロキシ%1がユーザーとパスワードを受け付けませんでした</translation>
    </message>
    <message>
        <source>Correct them in the connection. They are not sent to it again.</source>
        <extracomment>“Them” are the user and the password of a proxy.</extracomment>
        <translation>接続で修正してください。同じものは再送信されません。</translation>
    </message>
    <message>
        <source>The proxy %1 requires a Windows login</source>
        <translation>プロキシ%1がWindowsのログインを要求しています</translation>
    </message>
    <message>
        <source>It accepts only %1, which Svc Desktop can&apos;t do. Ask your administrator for a login with Basic or Digest, or for a helper such as Px or Cntlm: it runs on this computer, logs in, and its address is then entered as the manual proxy.</source>
        <extracomment>%1 are names such as “NTLM”.</extracomment>
        <translation>このプロキシが受け付けるのは%1だけで、Svc Desktopはこれに対応していません。BasicまたはDigestでのログイン、あるいはPxやCntlmなどの補助プログラムについて管理者に相談してください。補助プログラムはこのコンピューターで動作してログインし、そのアドレスを手動のプロキシとして入力します。</translation>
    </message>
    <message>
        <source>The proxy %1 requires a login</source>
        <translation>プロキシ%1がログインを要求しています</translation>
    </message>
    <message>
        <source>It does not say which kind. Ask your administrator for a login with Basic or Digest.</source>
        <translation>方式は示されていません。BasicまたはDigestでのログインについて管理者に相談してください。</translation>
    </message>
    <message>
        <source>It asks for %1, which Svc Desktop can&apos;t do. Ask your administrator for a login with Basic or Digest.</source>
        <translation>%1が要求されていますが、Svc Desktopは対応していません。BasicまたはDigestでのログインについて管理者に相談してください。</translation>
    </message>
    <message>
        <source>%1 Nothing was sent. Check the proxy settings of this computer, or choose another proxy in the connection.</source>
        <extracomment>%1 says what is wrong with the automatic configuration of the proxy.</extracomment>
        <translation>%1 何も送信されていません。このコンピューターのプロキシ設定を確認するか、接続で別のプロキシを選んでください。</translation>
    </message>
    <message>
        <source>This computer does not say which proxy to use</source>
        <translation>このコンピューターから、使用するプロキシを取得できません</translation>
    </message>
    <message>
        <source>Its automatic configuration has not answered in %1 s.</source>
        <translation>自動構成が%1秒以内に応答しませんでした。</translation>
    </message>
    <message>
        <source>The proxy of this computer can&apos;t be used</source>
        <translation>このコンピューターのプロキシは使用できません</translation>
    </message>
    <message>
        <source>Its automatic configuration answers %1.</source>
        <translation>自動構成の応答は%1です。</translation>
    </message>
    <message>
        <source>Its automatic configuration has failed.</source>
        <translation>自動構成に失敗しました。</translation>
    </message>
</context>
<context>
    <name>ExchangeDetail</name>
    <message>
        <source>This is known when the exchange has ended.</source>
        <translation>通信が終了すると確認できます。</translation>
    </message>
    <message>
        <source>No certificate was received.</source>
        <translation>証明書のやり取りまで進みませんでした。</translation>
    </message>
    <message>
        <source>The connection is not encrypted.</source>
        <translation>接続は暗号化されていません。</translation>
    </message>
    <message>
        <source>Parts of the exchange</source>
        <translation>通信の内容</translation>
    </message>
    <message>
        <source>No answer has come yet.</source>
        <translation>応答はまだありません。</translation>
    </message>
</context>
<context>
    <name>ExchangeText</name>
    <message>
        <source>Nothing of the request left this computer.</source>
        <translation>リクエストは、このコンピューターから一切送信されていません。</translation>
    </message>
    <message>
        <source>The request may have reached the service; no answer came.</source>
        <translation>リクエストがサービスに届いた可能性があります。応答はありませんでした。</translation>
    </message>
    <message>
        <source>The service answered.</source>
        <translation>サービスが応答しました。</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <extracomment>%1 is a number of milliseconds.</extracomment>
        <translation>%1ミリ秒</translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>%1 is a number of seconds.</extracomment>
        <translation>%1秒</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <extracomment>A length of time: minutes and seconds.</extracomment>
        <translation>%1分%2秒</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>キュー</translation>
    </message>
    <message>
        <source>Connect, with TLS</source>
        <translation>接続（TLSを含む）</translation>
    </message>
    <message>
        <source>Waiting for the answer</source>
        <translation>応答待ち</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>本文</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>It used a connection that was already open.</source>
        <translation>すでに開いていた接続を使用しました。</translation>
    </message>
    <message>
        <source>Issuer</source>
        <translation>発行者</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Valid from</source>
        <translation>有効期間の開始</translation>
    </message>
    <message>
        <source>Valid to</source>
        <translation>有効期間の終了</translation>
    </message>
    <message>
        <source>SHA-256</source>
        <translation>SHA-256</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>プロトコル</translation>
    </message>
    <message>
        <source>Cipher</source>
        <translation>暗号スイート</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>リクエスト</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>応答</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>タイミング</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>証明書</translation>
    </message>
    <message>
        <source>Running</source>
        <comment>an exchange</comment>
        <translation>実行中</translation>
    </message>
    <message>
        <source>Status</source>
        <comment>of an exchange</comment>
        <translation>ステータス</translation>
    </message>
    <message>
        <source>Started</source>
        <comment>an exchange</comment>
        <translation>開始日時</translation>
    </message>
    <message>
        <source>Subject</source>
        <comment>of a certificate</comment>
        <translation>サブジェクト</translation>
    </message>
    <message>
        <source>Connection</source>
        <comment>of an exchange</comment>
        <translation>接続</translation>
    </message>
    <message>
        <source>Environment</source>
        <comment>of an exchange</comment>
        <translation>環境</translation>
    </message>
    <message numerus="yes">
        <source>The rest of %Ln bytes is not kept.</source>
        <translation>
            <numerusform>残りの%Lnバイトは保持されていません。</numerusform>
        </translation>
    </message>
    <message>
        <source>The server ended the connection before it read the request.</source>
        <translation>サーバーは、リクエストを読み取る前に接続を終了しました。</translation>
    </message>
    <message>
        <source>Proxy</source>
        <comment>of an exchange</comment>
        <translation>プロキシ</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Include the service&apos;s whole answer</source>
        <translation>サービスの応答全体を含める</translation>
    </message>
    <message>
        <source>Export results</source>
        <translation>結果のエクスポート</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation>ファイルを選択…</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>All (%1)</source>
        <extracomment>Which rows are exported; %1 is how many those are.</extracomment>
        <translation>すべて (%1)</translation>
    </message>
    <message>
        <source>Shown (%1)</source>
        <extracomment>Which rows are exported; %1 is how many those are.</extracomment>
        <translation>表示中 (%1)</translation>
    </message>
    <message>
        <source>Selected (%1)</source>
        <extracomment>Which rows are exported; %1 is how many those are.</extracomment>
        <translation>選択中 (%1)</translation>
    </message>
    <message>
        <source>As shown</source>
        <extracomment>Which columns are exported: those on screen, in their order.</extracomment>
        <translation>表示どおり</translation>
    </message>
    <message>
        <source>All fields</source>
        <extracomment>Which columns are exported.</extracomment>
        <translation>すべての項目</translation>
    </message>
    <message>
        <source>A single notification is a list of all fields.</source>
        <translation>1件の通知は、すべての項目の一覧になります。</translation>
    </message>
    <message>
        <source>Include each notification in full</source>
        <translation>各通知の全内容を含める</translation>
    </message>
    <message>
        <source>The table of a report has the columns on screen.</source>
        <translation>レポートの表には、画面に表示されている列が含まれます。</translation>
    </message>
    <message>
        <source>The table of a report has one row for each answer.</source>
        <translation>レポートの表は、応答ごとに1行になります。</translation>
    </message>
    <message>
        <source>Markdown has one column for each connection.</source>
        <translation>Markdownは、接続ごとに1列になります。</translation>
    </message>
    <message>
        <source>Paper</source>
        <extracomment>The size of paper that a report is laid out for: A4 or Letter.</extracomment>
        <translation>用紙</translation>
    </message>
    <message>
        <source>Letter</source>
        <extracomment>A size of paper that is usual in America.</extracomment>
        <translation>レター</translation>
    </message>
    <message>
        <source>JSON always contains all fields.</source>
        <translation>JSONには、常にすべての項目が含まれます。</translation>
    </message>
    <message>
        <source>Separator</source>
        <extracomment>What separates the cells of a CSV file.</extracomment>
        <translation>区切り文字</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>コンマ</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>セミコロン</translation>
    </message>
    <message>
        <source>Tab</source>
        <extracomment>The character that separates columns.</extracomment>
        <translation>タブ</translation>
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
        <translation>プレーンテキスト</translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation>プレーンテキスト</translation>
    </message>
    <message>
        <source>TSV with headers</source>
        <translation>見出し付きTSV</translation>
    </message>
    <message>
        <source>a summary</source>
        <comment>completes: Copied 3 notifications as …</comment>
        <translation>要約</translation>
    </message>
    <message>
        <source>HTML</source>
        <translation>HTML</translation>
    </message>
    <message>
        <source>HTML report</source>
        <extracomment>A report that browsers show.</extracomment>
        <translation>HTMLレポート</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>PDF report</source>
        <extracomment>A report for printing.</extracomment>
        <translation>PDFレポート</translation>
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
        <translation>表計算 (XLSX)</translation>
    </message>
</context>
<context>
    <name>FailureView</name>
    <message>
        <source>Try again</source>
        <translation>もう一度試す</translation>
    </message>
    <message>
        <source>Looked up</source>
        <comment>a caption above a time</comment>
        <translation>照会日時</translation>
    </message>
    <message>
        <source>Looked up in</source>
        <translation>照会先</translation>
    </message>
</context>
<context>
    <name>FileLinks</name>
    <message>
        <source>It is a link to another link.</source>
        <translation>別のリンクへのリンクです。</translation>
    </message>
    <message>
        <source>It is a symbolic link.</source>
        <translation>シンボリックリンクです。</translation>
    </message>
    <message>
        <source>It is a link that belongs to another user.</source>
        <translation>ほかのユーザーが所有するリンクです。</translation>
    </message>
    <message>
        <source>It is a link to a file that belongs to another user.</source>
        <translation>ほかのユーザーが所有するファイルへのリンクです。</translation>
    </message>
    <message>
        <source>It is a link, and other users can change the folder %1.</source>
        <extracomment>%1 is the path of a folder.</extracomment>
        <translation>リンクであり、フォルダー %1 をほかのユーザーが変更できます。</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Words, or fields such as type:bill created:&gt;7d -archived. %1 lists them.</source>
        <extracomment>The tool tip of the field that filters results. Do not translate “type:bill created:&gt;7d -archived”. %1 is a key.</extracomment>
        <translation>単語、またはtype:bill created:&gt;7d -archivedのような項目。%1で一覧を表示します。</translation>
    </message>
    <message>
        <source>All: %1 · Shown: %2 · Selected: %3</source>
        <translation>すべて: %1 · 表示中: %2 · 選択中: %3</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln selected</source>
        <extracomment>%1 is how many results are shown, such as “13” or “5 of 13”.</extracomment>
        <translation>
            <numerusform>%1、%Ln件選択中</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy %1</source>
        <comment>a number of notifications</comment>
        <extracomment>A button. %1 is how many notifications it copies.</extracomment>
        <translation>コピー (%1)</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <comment>a part of the filter</comment>
        <extracomment>A button. %1 is a field and a value, such as “Type: Bill import (14)”.</extracomment>
        <translation>%1を解除</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln results</source>
        <extracomment>What a screen reader says of a filter. %1 is how many results it leaves.</extracomment>
        <translation>
            <numerusform>%Ln件中%1件の結果</numerusform>
        </translation>
    </message>
    <message>
        <source>Filter…</source>
        <translation>絞り込み…</translation>
    </message>
    <message>
        <source>More filters</source>
        <translation>その他の絞り込み</translation>
    </message>
    <message>
        <source>These results are from %1.</source>
        <extracomment>%1 is a connection.</extracomment>
        <translation>この結果は %1 のものです。</translation>
    </message>
    <message numerus="yes">
        <source>Copy %Ln selected</source>
        <extracomment>A button that copies the selected notifications.</extracomment>
        <translation>
            <numerusform>選択した %Ln 件をコピー</numerusform>
        </translation>
    </message>
    <message>
        <source>More (%1)</source>
        <translation>その他 (%1)</translation>
    </message>
</context>
<context>
    <name>FilterCompletion</name>
    <message>
        <source>%1 contains a text</source>
        <extracomment>What a field of a filter is for. %1 is the field, such as “Subject”.</extracomment>
        <translation>%1にテキストが含まれる</translation>
    </message>
    <message>
        <source>%1 is a number, or &gt;, &gt;=, &lt;, &lt;= one</source>
        <extracomment>What a field of a filter is for. %1 is the field, such as “Id”.</extracomment>
        <translation>%1は数値、または数値に&gt;、&gt;=、&lt;、&lt;=を付けたもの</translation>
    </message>
    <message>
        <source>%1, for example %2</source>
        <extracomment>What a field of a filter is for. %1 is the field, such as “Created”; %2 are examples.</extracomment>
        <translation>%1（例: %2）</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>昨日</translation>
    </message>
    <message>
        <source>The last 24 hours</source>
        <translation>過去24時間</translation>
    </message>
    <message>
        <source>The last 7 days</source>
        <translation>過去7日間</translation>
    </message>
    <message>
        <source>The last 4 weeks</source>
        <translation>過去4週間</translation>
    </message>
    <message>
        <source>Read state, archive state, outcome, or done</source>
        <translation>既読状態、アーカイブ状態、結果、または完了</translation>
    </message>
</context>
<context>
    <name>FilterEdit</name>
    <message>
        <source>Fields and states</source>
        <translation>項目と状態</translation>
    </message>
</context>
<context>
    <name>FilterQuery</name>
    <message>
        <source>“%1” is for numbers and dates, and “%2” is neither.</source>
        <extracomment>%1 is a sign such as “&gt;”, %2 the name of a field in a filter such as “type”.</extracomment>
        <translation>「%1」は数値と日付に使うもので、「%2」はどちらでもありません。</translation>
    </message>
    <message>
        <source>There is no field “%1”. Did you mean “%2”?</source>
        <extracomment>%1 is what was typed before a colon, %2 the name of a field in a filter such as “type”.</extracomment>
        <translation>「%1」という項目はありません。「%2」ですか？</translation>
    </message>
    <message>
        <source>There is no field “%1”. To search for a text with a colon, put it in quotation marks.</source>
        <extracomment>%1 is what was typed before a colon.</extracomment>
        <translation>「%1」という項目はありません。コロンを含むテキストを検索するには、引用符で囲んでください。</translation>
    </message>
    <message>
        <source>There is no state “%1”. Did you mean “%2”?</source>
        <extracomment>%1 is what was typed, %2 the name of a state in a filter such as “unread”.</extracomment>
        <translation>「%1」という状態はありません。「%2」ですか？</translation>
    </message>
    <message>
        <source>There is no state “%1”. The states are %2.</source>
        <extracomment>%1 is what was typed, %2 a list of all states.</extracomment>
        <translation>「%1」という状態はありません。使える状態は%2です。</translation>
    </message>
    <message>
        <source>The second quotation mark is missing.</source>
        <translation>閉じる引用符がありません。</translation>
    </message>
    <message>
        <source>A value is missing directly after “%1”.</source>
        <extracomment>%1 is a field and a colon, such as “type:”, which a value has to follow.</extracomment>
        <translation>「%1」の直後に値がありません。</translation>
    </message>
    <message>
        <source>“%1” is not a number, as in “%2”.</source>
        <extracomment>%1 is what was typed as the value of a field in a filter, %2 the field with a number, such as “id:1042”.</extracomment>
        <translation>「%1」は数値ではありません（例: 「%2」）。</translation>
    </message>
    <message>
        <source>“%1” is not a date, as in “%2”, “%3” or “%4”.</source>
        <extracomment>%1 is what was typed as the value of a field in a filter, %2 and %3 are examples of that field.</extracomment>
        <translation>「%1」は日付ではありません（例: 「%2」、「%3」、「%4」）。</translation>
    </message>
</context>
<context>
    <name>ForgetDialog</name>
    <message>
        <source>Saved connections, with their API keys and passwords</source>
        <translation>保存された接続（APIキーとパスワードを含む）</translation>
    </message>
    <message>
        <source>Stored API keys and passwords</source>
        <translation>保存されたAPIキーとパスワード</translation>
    </message>
    <message>
        <source>Forget all</source>
        <translation>すべて消去</translation>
    </message>
    <message>
        <source>Forget all that was looked up and done?</source>
        <translation>これまでの照会と操作の記録をすべて消去しますか？</translation>
    </message>
    <message>
        <source>The results on screen and those that were kept, the history of lookups, the ids that were typed, the previous runs of upgrades and the activity are deleted. This can&apos;t be undone.</source>
        <translation>画面上の結果と保持された結果、照会の履歴、入力したID、過去のアップグレードの実行、アクティビティが削除されます。この操作は元に戻せません。</translation>
    </message>
    <message>
        <source>Also delete:</source>
        <translation>次のものも削除する:</translation>
    </message>
</context>
<context>
    <name>FormField</name>
    <message>
        <source>Spaces and line breaks around it were removed.</source>
        <translation>前後の空白と改行を削除しました。</translation>
    </message>
</context>
<context>
    <name>GroupMenu</name>
    <message>
        <source>Group by</source>
        <translation>グループ化</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <extracomment>The rows of the table are not grouped.</extracomment>
        <translation>なし(&amp;N)</translation>
    </message>
    <message>
        <source>Day</source>
        <extracomment>The rows of the table are grouped by the day of their creation.</extracomment>
        <translation>日付</translation>
    </message>
    <message>
        <source>&amp;Expand all</source>
        <translation>すべて展開(&amp;E)</translation>
    </message>
    <message>
        <source>Co&amp;llapse all</source>
        <translation>すべて折りたたむ(&amp;L)</translation>
    </message>
    <message>
        <source>Grouped by %1</source>
        <extracomment>%1 is what the rows of the table are grouped by, such as “Type”.</extracomment>
        <translation>%1でグループ化</translation>
    </message>
    <message numerus="yes">
        <source>%Ln groups</source>
        <translation>
            <numerusform>%Lnグループ</numerusform>
        </translation>
    </message>
    <message>
        <source>Not grouped</source>
        <translation>グループ化なし</translation>
    </message>
    <message>
        <source>&amp;Group by</source>
        <translation>グループ化(&amp;G)</translation>
    </message>
</context>
<context>
    <name>HeaderFields</name>
    <message>
        <source>Token header</source>
        <translation>トークンのヘッダー</translation>
    </message>
    <message>
        <source>The API key is sent in this header already. Choose another header name.</source>
        <translation>このヘッダーはすでにAPIキーの送信に使われています。別のヘッダー名を選んでください。</translation>
    </message>
    <message>
        <source>Header of your own</source>
        <comment>how the token is sent</comment>
        <translation>独自のヘッダー</translation>
    </message>
    <message>
        <source>Not sent</source>
        <comment>how the token is sent</comment>
        <translation>送信しない</translation>
    </message>
</context>
<context>
    <name>HelpController</name>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>キーボードショートカット(&amp;K)…</translation>
    </message>
    <message>
        <source>&amp;Diagnostic information…</source>
        <translation>診断情報(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;About Svc Desktop</source>
        <translation>Svc Desktopについて(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Ids, keys and outcomes</source>
        <translation>ID、キー、結果(&amp;I)</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>A range: 1050-1060 or 1050..1060</source>
        <translation>範囲: 1050-1060または1050..1060</translation>
    </message>
    <message>
        <source>An address with /notification/1042 in it</source>
        <translation>/notification/1042を含むアドレス</translation>
    </message>
    <message>
        <source>A table: the column Id counts, or the one that you choose</source>
        <translation>表: 「ID」列、または選択した列が対象になります</translation>
    </message>
    <message>
        <source>Other numbers in a sentence are offered, not taken</source>
        <translation>文中のほかの数値は候補として示されるだけで、自動では追加されません</translation>
    </message>
    <message>
        <source>Not an id: 12.5, 2026-03-14, INC-1042</source>
        <translation>IDではないもの: 12.5、2026-03-14、INC-1042</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Go to the ids</source>
        <translation>ID欄へ移動</translation>
    </message>
    <message>
        <source>Stop, and keep what is there</source>
        <translation>中止して、取得済みの結果は残す</translation>
    </message>
    <message>
        <source>Copy for a ticket</source>
        <translation>チケット用にコピー</translation>
    </message>
    <message>
        <source>Activity: what was sent and received</source>
        <translation>アクティビティ: 送受信した内容</translation>
    </message>
    <message>
        <source>What became of an id</source>
        <translation>IDの照会結果</translation>
    </message>
    <message>
        <source>The service returned this notification.</source>
        <translation>サービスがこの通知を返しました。</translation>
    </message>
    <message>
        <source>There is none for you. It may belong to another user, partition, data source or key, or the id may be wrong.</source>
        <translation>参照できる範囲にはありません。別のユーザー、パーティション、データソース、キーのものであるか、IDが間違っている可能性があります。</translation>
    </message>
    <message>
        <source>The row says why. “Retry failed” repeats it.</source>
        <translation>理由は行に表示されます。「失敗分を再試行」でもう一度試せます。</translation>
    </message>
    <message>
        <source>How an upgrade ended</source>
        <translation>アップグレードの結果</translation>
    </message>
    <message>
        <source>Nothing left this computer. Try again.</source>
        <translation>このコンピューターからは何も送信されていません。もう一度お試しください。</translation>
    </message>
    <message>
        <source>The service answered that it is done. Sign in.</source>
        <translation>サービスから、完了したとの応答がありました。サインインしてください。</translation>
    </message>
    <message>
        <source>The service answered that it did not run it, and why.</source>
        <translation>サービスから、実行しなかったこととその理由の応答がありました。</translation>
    </message>
    <message>
        <source>The service answered that it failed. Tell whoever runs the service.</source>
        <translation>サービスから、失敗したとの応答がありました。サービスの運用担当者に連絡してください。</translation>
    </message>
    <message>
        <source>It may still be running. Ask whoever runs the service before you start another one. Nothing is repeated by itself.</source>
        <translation>まだ実行中の可能性があります。別のアップグレードを開始する前に、サービスの運用担当者に確認してください。自動的に再実行されることはありません。</translation>
    </message>
    <message>
        <source>Ids, keys and outcomes</source>
        <translation>ID、キー、結果</translation>
    </message>
    <message>
        <source>All keyboard shortcuts</source>
        <translation>すべてのキーボードショートカット</translation>
    </message>
    <message>
        <source>A number that stands by itself is an id: 1042, #1042 or -7. The end of the field says what was understood before anything is sent.</source>
        <translation>単独の数は ID です: 1042、#1042、-7。送信する前に、理解した内容が欄の末尾に表示されます。</translation>
    </message>
    <message>
        <source>The lookup ended first. “Look up the rest” goes on.</source>
        <translation>照会される前に終了しました。「残りを照会」で続行できます。</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message numerus="yes">
        <source>Only the first %Ln ids were kept, so this can&apos;t be looked up again.</source>
        <translation>
            <numerusform>最初の%Ln件のIDしか保持されていないため、もう一度照会することはできません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied the first %1 of %Ln ids</source>
        <translation>
            <numerusform>%Ln 件中、最初の %1 件のIDをコピーしました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln ids</source>
        <translation>
            <numerusform>%Ln件のIDをコピーしました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ids for %1.</source>
        <extracomment>%1 is a connection.</extracomment>
        <translation>
            <numerusform>%1用のID %Ln件です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ids for %1, where they were looked up before.</source>
        <extracomment>%1 is a connection.</extracomment>
        <translation>
            <numerusform>以前に照会した%1用のID %Ln件です。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 It had no environment then. Nothing has been sent.</source>
        <extracomment>%1 is a sentence.</extracomment>
        <translation>%1当時は環境が指定されていませんでした。まだ何も送信されていません。</translation>
    </message>
    <message>
        <source>%1 It was %2 then. Nothing has been sent.</source>
        <extracomment>%1 is a sentence, %2 an environment such as TEST.</extracomment>
        <translation>%1当時の環境は%2でした。まだ何も送信されていません。</translation>
    </message>
    <message>
        <source>The connection of this lookup, %1, is no longer there. Choose another one. Nothing has been sent.</source>
        <extracomment>%1 is a connection.</extracomment>
        <translation>この照会の接続（%1）はもうありません。別の接続を選んでください。まだ何も送信されていません。</translation>
    </message>
    <message>
        <source>%1 The connection of this lookup, %2, is no longer there. Nothing has been sent.</source>
        <extracomment>%1 is a sentence, %2 a connection.</extracomment>
        <translation>%1この照会の接続（%2）はもうありません。まだ何も送信されていません。</translation>
    </message>
    <message numerus="yes">
        <source>one of %Ln connections</source>
        <extracomment>A lookup in several connections.</extracomment>
        <translation>
            <numerusform>%Ln件の接続のうちの1つ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ids, which were looked up in several connections.</source>
        <translation>
            <numerusform>複数の接続で照会したID %Ln件です。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 That connection has been changed since. Nothing has been sent.</source>
        <extracomment>%1 is a sentence.</extracomment>
        <translation>%1 その接続はその後変更されています。何も送信していません。</translation>
    </message>
    <message>
        <source>This connection is no longer there.</source>
        <translation>この接続はもうありません。</translation>
    </message>
    <message>
        <source>This connection has been changed since.</source>
        <translation>この接続はその後変更されました。</translation>
    </message>
</context>
<context>
    <name>HistoryJson</name>
    <message>
        <source>not a list of ids</source>
        <comment>completes: $.field is …</comment>
        <translation>IDの一覧ではありません</translation>
    </message>
    <message>
        <source>not a history of lookups</source>
        <comment>completes: $.field is …</comment>
        <translation>照会の履歴ではありません</translation>
    </message>
    <message>
        <source>It is not the JSON of a history of lookups: %1.</source>
        <translation>照会の履歴のJSONではありません: %1。</translation>
    </message>
</context>
<context>
    <name>IdEntry</name>
    <message>
        <source>Edit</source>
        <translation>編集</translation>
    </message>
    <message>
        <source>Choose the column…</source>
        <translation>列を選択…</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>非表示</translation>
    </message>
    <message>
        <source>Add</source>
        <comment>ids to those in the field</comment>
        <translation>追加</translation>
    </message>
    <message>
        <source>Lookup progress</source>
        <translation>照会の進行状況</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>除外する</translation>
    </message>
    <message>
        <source>Type or paste ids first.</source>
        <translation>先にIDを入力するか貼り付けてください。</translation>
    </message>
    <message>
        <source>More ways to look up</source>
        <translation>その他の照会方法</translation>
    </message>
    <message>
        <source>Add one</source>
        <comment>id to those in the field</comment>
        <translation>1件追加</translation>
    </message>
    <message>
        <source>One number</source>
        <translation>1つの数値</translation>
    </message>
    <message>
        <source>Separate ids</source>
        <translation>別々のID</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <comment>numbers that are not in the menu</comment>
        <translation>
            <numerusform>ほか%Ln件</numerusform>
        </translation>
    </message>
    <message>
        <source>Buttons below: %1</source>
        <extracomment>What a screen reader says of buttons below the field. %1 are their texts.</extracomment>
        <translation>下のボタン: %1</translation>
    </message>
    <message>
        <source>Look up in %1</source>
        <translation>%1 で取得</translation>
    </message>
    <message numerus="yes">
        <source>%1 from a text of %Ln lines</source>
        <comment>a number of ids</comment>
        <translation>
            <numerusform>%Ln 行のテキストから %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IdField</name>
    <message>
        <source>Notification ids</source>
        <translation>通知ID</translation>
    </message>
    <message>
        <source>For example 1042, or 1050-1060</source>
        <translation>例: 1042、または1050-1060</translation>
    </message>
</context>
<context>
    <name>IdFile</name>
    <message>
        <source>Comma-separated table</source>
        <translation>コンマ区切りの表</translation>
    </message>
    <message>
        <source>Semicolon-separated table</source>
        <translation>セミコロン区切りの表</translation>
    </message>
    <message>
        <source>Tab-separated table</source>
        <translation>タブ区切りの表</translation>
    </message>
    <message>
        <source>Table separated by vertical bars</source>
        <translation>縦棒区切りの表</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
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
        <translation>%1、%2、%3</translation>
    </message>
    <message>
        <source>with a header</source>
        <translation>見出し行あり</translation>
    </message>
    <message>
        <source>without a header</source>
        <translation>見出し行なし</translation>
    </message>
    <message>
        <source>Column %1</source>
        <extracomment>A column of a table without a name: %1 is its number.</extracomment>
        <translation>列%1</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>no ids</source>
        <translation>IDなし</translation>
    </message>
    <message>
        <source>Use ids</source>
        <translation>IDを使用</translation>
    </message>
    <message>
        <source>This column is empty.</source>
        <translation>この列は空です。</translation>
    </message>
    <message>
        <source>All columns</source>
        <translation>すべての列</translation>
    </message>
    <message>
        <source>Every cell of the file, read as one text.</source>
        <translation>ファイルのすべてのセルを、1つのテキストとして読み取ります。</translation>
    </message>
    <message>
        <source>Reading the column…</source>
        <translation>列を読み取り中…</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>form of a table</comment>
        <extracomment>What was pasted: %1 is “Comma-separated table”, %2 “with a header”.</extracomment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>All are ids</source>
        <translation>すべてID</translation>
    </message>
    <message>
        <source>Every cell is an id.</source>
        <translation>すべてのセルがIDです。</translation>
    </message>
    <message numerus="yes">
        <source>Use %Ln ids</source>
        <translation>
            <numerusform>%Ln件のIDを使用</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IdFileDialog</name>
    <message>
        <source>What was understood</source>
        <translation>読み取り結果</translation>
    </message>
    <message>
        <source>Ids from a file</source>
        <translation>ファイルからのID</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Column with the ids</source>
        <translation>IDの列</translation>
    </message>
    <message>
        <source>Ids from a table</source>
        <translation>表からのID</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>For example</source>
        <translation>例</translation>
    </message>
</context>
<context>
    <name>IdFileDrop</name>
    <message>
        <source>Drop one file of ids at a time.</source>
        <translation>IDのファイルは1つずつドロップしてください。</translation>
    </message>
</context>
<context>
    <name>IdFileLoader</name>
    <message>
        <source>%1 is not a file.</source>
        <translation>%1はファイルではありません。</translation>
    </message>
</context>
<context>
    <name>IdSummary</name>
    <message>
        <source>“%1”</source>
        <extracomment>Quotes a piece of what was typed</extracomment>
        <translation>「%1」</translation>
    </message>
    <message>
        <source>%1 …</source>
        <extracomment>%1: the first numbers of a list</extracomment>
        <translation>%1 …</translation>
    </message>
    <message>
        <source>%1 is out of range: ids go from -2147483648 to 2147483647</source>
        <extracomment>%1: a number in quotes</extracomment>
        <translation>%1は範囲外です: IDは-2147483648から2147483647までです</translation>
    </message>
    <message>
        <source>too much text: at most 16 million characters can be read at a time</source>
        <translation>テキストが長すぎます: 一度に読み取れるのは1600万文字までです</translation>
    </message>
    <message>
        <source>no ids found</source>
        <translation>IDがありません</translation>
    </message>
    <message>
        <source>range reversed: from %1 to %2</source>
        <extracomment>A range typed with its larger id first</extracomment>
        <translation>範囲を反転: %1から%2まで</translation>
    </message>
    <message>
        <source>%1 read as separate ids: is the comma a thousands separator?</source>
        <extracomment>%1: two or more ids with commas in between, in quotes</extracomment>
        <translation>%1を別々のIDとして解釈: コンマは桁区切りですか？</translation>
    </message>
    <message>
        <source>%1 and others read as separate ids: are the commas thousands separators?</source>
        <translation>%1などを別々のIDとして解釈: コンマは桁区切りですか？</translation>
    </message>
    <message>
        <source>not an id: %1</source>
        <extracomment>%1: pieces of text in quotes</extracomment>
        <translation>IDではない: %1</translation>
    </message>
    <message>
        <source>This looks like a table: which column has the ids?</source>
        <translation>表のようです。IDはどの列にありますか？</translation>
    </message>
    <message>
        <source>ids: %1</source>
        <extracomment>%1: ids and ranges</extracomment>
        <translation>ID: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 ids are too many: at most %2 can be looked up at a time</source>
        <translation>
            <numerusform>%1件のIDは多すぎます: 一度に照会できるのは%2件までです</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ids</source>
        <translation>
            <numerusform>ID %Ln件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln duplicates removed</source>
        <translation>
            <numerusform>重複%Ln件を除外</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ranges reversed, to run from the smaller id to the larger</source>
        <translation>
            <numerusform>%Ln個の範囲を、小さいIDから大きいIDへの順に反転</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>not an id: %1 and %Ln more</source>
        <extracomment>%1: pieces of text in quotes</extracomment>
        <translation>
            <numerusform>IDではない: %1、ほか%Ln件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %Ln other numbers: %1</source>
        <translation>
            <numerusform>ほかに%Ln個を超える数値: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other numbers: %1</source>
        <translation>
            <numerusform>ほかに%Ln個の数値: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ids: %1 and %Ln more</source>
        <extracomment>%1: ids and ranges</extracomment>
        <translation>
            <numerusform>ID: %1、ほか%Ln件</numerusform>
        </translation>
    </message>
    <message>
        <source>other numbers: %1</source>
        <extracomment>%1: numbers and ranges</extracomment>
        <translation>ほかの数値: %1</translation>
    </message>
    <message>
        <source>%1 not read: is there a thousands separator in it?</source>
        <extracomment>%1: digits with spaces or commas in between, in quotes</extracomment>
        <translation>%1は読み取っていません: 桁区切りが含まれていますか？</translation>
    </message>
    <message>
        <source>%1 and others not read: are there thousands separators in them?</source>
        <extracomment>%1: digits with spaces or commas in between, in quotes</extracomment>
        <translation>%1などは読み取っていません: 桁区切りが含まれていますか？</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>nothing</source>
        <comment>of a setting that is empty</comment>
        <translation>なし</translation>
    </message>
    <message>
        <source>Add</source>
        <comment>what an import does to a connection</comment>
        <translation>追加</translation>
    </message>
    <message>
        <source>Replace</source>
        <comment>what an import does to a connection</comment>
        <translation>置き換え</translation>
    </message>
    <message>
        <source>Same</source>
        <comment>what an import does to a connection</comment>
        <translation>変更なし</translation>
    </message>
    <message>
        <source>API key: will be kept until you quit</source>
        <translation>APIキー: 終了するまで保持されます</translation>
    </message>
    <message>
        <source>Password: will be kept until you quit</source>
        <translation>パスワード: 終了するまで保持されます</translation>
    </message>
    <message>
        <source>API key: will be stored in the system&apos;s keyring</source>
        <translation>APIキー: システムのキーリングに保存されます</translation>
    </message>
    <message>
        <source>Password: will be stored in the system&apos;s keyring</source>
        <translation>パスワード: システムのキーリングに保存されます</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>Import</source>
        <translation>インポート</translation>
    </message>
    <message>
        <source>Import connections</source>
        <translation>接続のインポート</translation>
    </message>
    <message>
        <source>There are no connections in %1.</source>
        <translation>%1に接続は含まれていません。</translation>
    </message>
    <message>
        <source>This is what is in %1. Nothing is changed before you import it.</source>
        <translation>%1の内容は次のとおりです。インポートするまで何も変更されません。</translation>
    </message>
    <message>
        <source>Connections to import</source>
        <translation>インポートする接続</translation>
    </message>
    <message>
        <source>The connections have changed in the meantime</source>
        <translation>確認している間に接続が変更されました</translation>
    </message>
    <message>
        <source>Nothing was imported. Look at the list again.</source>
        <translation>何もインポートされていません。一覧をもう一度確認してください。</translation>
    </message>
    <message numerus="yes">
        <source>Import %Ln connections</source>
        <translation>
            <numerusform>%Ln件の接続をインポート</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportPlan</name>
    <message>
        <source>not sent</source>
        <comment>of a token</comment>
        <translation>送信しない</translation>
    </message>
    <message>
        <source>as the system</source>
        <comment>of a proxy</comment>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>none</source>
        <comment>of a proxy</comment>
        <translation>なし</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>red</source>
        <comment>colour of an environment</comment>
        <translation>赤</translation>
    </message>
    <message>
        <source>green</source>
        <comment>colour of an environment</comment>
        <translation>緑</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>colour of an environment</comment>
        <translation>黄</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>colour of an environment</comment>
        <translation>青</translation>
    </message>
    <message>
        <source>grey</source>
        <comment>colour of an environment</comment>
        <translation>グレー</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <comment>a setting</comment>
        <translation>
            <numerusform>%n秒</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IntroLine</name>
    <message>
        <source>no environment</source>
        <extracomment>In a line such as “13 notifications · no environment · acme”: the connection has none.</extracomment>
        <translation>環境なし</translation>
    </message>
    <message numerus="yes">
        <source>%Ln notifications</source>
        <translation>
            <numerusform>通知%Ln件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %Ln more</source>
        <extracomment>%1 is a list of ids: “1042, 1050-1060”.</extracomment>
        <translation>
            <numerusform>%1、ほか%Ln件</numerusform>
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
        <translation>未知のバージョンです</translation>
    </message>
    <message>
        <source>missing or too long</source>
        <comment>completes: $.field is …</comment>
        <translation>値がないか、長すぎます</translation>
    </message>
    <message>
        <source>too long</source>
        <comment>completes: $.field is …</comment>
        <translation>長すぎます</translation>
    </message>
    <message>
        <source>not a time in UTC</source>
        <comment>completes: $.field is …</comment>
        <translation>UTCの日時ではありません</translation>
    </message>
    <message>
        <source>it is empty</source>
        <comment>completes: It is not …: it is empty.</comment>
        <translation>空です</translation>
    </message>
</context>
<context>
    <name>JsonReader</name>
    <message>
        <source>null</source>
        <comment>completes: $.field is …</comment>
        <translation>nullになっています</translation>
    </message>
    <message>
        <source>a boolean</source>
        <comment>completes: $.field is …</comment>
        <translation>真偽値になっています</translation>
    </message>
    <message>
        <source>a number</source>
        <comment>completes: $.field is …</comment>
        <translation>数値になっています</translation>
    </message>
    <message>
        <source>a string</source>
        <comment>completes: $.field is …</comment>
        <translation>文字列になっています</translation>
    </message>
    <message>
        <source>an array</source>
        <comment>completes: $.field is …</comment>
        <translation>配列になっています</translation>
    </message>
    <message>
        <source>an object</source>
        <comment>completes: $.field is …</comment>
        <translation>オブジェクトになっています</translation>
    </message>
    <message>
        <source>missing</source>
        <comment>completes: $.field is …</comment>
        <translation>値がありません</translation>
    </message>
    <message>
        <source>out of range</source>
        <comment>completes: $.field is …</comment>
        <translation>範囲外です</translation>
    </message>
    <message>
        <source>a number with a fraction</source>
        <comment>completes: $.field is …</comment>
        <translation>小数になっています</translation>
    </message>
    <message>
        <source>not an exact number</source>
        <comment>completes: $.field is …</comment>
        <translation>正確に表せない数値です</translation>
    </message>
    <message>
        <source>not a date-time</source>
        <comment>completes: $.field is …</comment>
        <translation>日時ではありません</translation>
    </message>
</context>
<context>
    <name>JsonView</name>
    <message>
        <source>Raw JSON</source>
        <translation>元のJSON</translation>
    </message>
    <message>
        <source>Find in JSON</source>
        <translation>JSON内を検索</translation>
    </message>
    <message>
        <source>Copy JSON</source>
        <translation>JSONをコピー</translation>
    </message>
    <message>
        <source>Not in this JSON</source>
        <translation>このJSONにはありません</translation>
    </message>
</context>
<context>
    <name>KeychainSecretStore</name>
    <message>
        <source>This computer has no keyring.</source>
        <translation>このコンピューターにはキーリングがありません。</translation>
    </message>
    <message>
        <source>The keyring gave no reason.</source>
        <translation>キーリングから理由は示されませんでした。</translation>
    </message>
    <message>
        <source>The keyring is locked.</source>
        <translation>キーリングはロックされています。</translation>
    </message>
    <message>
        <source>The keyring did not store it.</source>
        <translation>キーリングに保存されませんでした。</translation>
    </message>
    <message>
        <source>The keyring did not allow it. Allow it there and try again.</source>
        <translation>キーリングが許可しませんでした。キーリングで許可してから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>The keyring did not answer. Unlock it and try again.</source>
        <translation>キーリングが応答しませんでした。ロックを解除してから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>No keyring has been created or opened yet.</source>
        <translation>キーリングがまだ作成されていないか、開かれていません。</translation>
    </message>
    <message>
        <source>The keyring still has it. If it asks you, allow it for good, or delete the entry there.</source>
        <translation>キーリングにまだ残っています。確認を求められたら常に許可するか、キーリングで項目を削除してください。</translation>
    </message>
</context>
<context>
    <name>LinkController</name>
    <message>
        <source>A link is waiting</source>
        <translation>リンクが待機しています</translation>
    </message>
    <message>
        <source>It will be filled in when you close the dialog.</source>
        <translation>ダイアログを閉じると入力されます。</translation>
    </message>
    <message>
        <source>Filled in from a link</source>
        <translation>リンクから入力しました</translation>
    </message>
    <message>
        <source>A link is for one connection. Select rows of one only.</source>
        <translation>リンクは1つの接続用です。同じ接続の行だけを選択してください。</translation>
    </message>
    <message>
        <source>There are no ids to make a link to. Type or look up some first.</source>
        <translation>リンクにするIDがありません。先にIDを入力するか、照会してください。</translation>
    </message>
    <message>
        <source>A link needs a saved connection. Save this one first.</source>
        <translation>リンクには保存された接続が必要ですが、これらのIDの接続は保存されていません。先に接続を保存してください。</translation>
    </message>
    <message>
        <source>These ids do not fit in a link. Select fewer of them.</source>
        <translation>これらのIDはリンクに収まりません。選択する数を減らしてください。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln ids for %1. Nothing has been sent.</source>
        <translation>
            <numerusform>%1用のID %Ln件です。まだ何も送信されていません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied a link to %Ln ids of %1.</source>
        <translation>
            <numerusform>%1のID %Ln件へのリンクをコピーしました。</numerusform>
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
            <numerusform>ID %Ln件です。リンクに接続の指定がないため、接続を選んでください。まだ何も送信されていません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ids for %1, since the link names no connection. Nothing has been sent.</source>
        <extracomment>%1 is the connection on screen.</extracomment>
        <translation>
            <numerusform>リンクに接続の指定がないため、%1用のID %Ln件です。まだ何も送信されていません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ids for %1. The link calls it “%2”. Nothing has been sent.</source>
        <extracomment>%2 is the name of a connection of somebody else.</extracomment>
        <translation>
            <numerusform>%1用のID %Ln件です。リンクでの接続名は「%2」です。まだ何も送信されていません。</numerusform>
        </translation>
    </message>
    <message>
        <source>The connection&apos;s name or data source can&apos;t be used in a link. Change it first.</source>
        <translation>この接続の名前またはデータソースはリンクに使用できません。先に変更してください。</translation>
    </message>
    <message>
        <source>No link was copied. %1</source>
        <extracomment>%1 is a sentence.</extracomment>
        <translation>リンクはコピーされていません。%1</translation>
    </message>
    <message>
        <source>A link is for one connection. Select a cell in its column.</source>
        <translation>リンクは1つの接続用です。その接続の列のセルを選択してください。</translation>
    </message>
    <message>
        <source>The connection of these rows has been changed since.</source>
        <translation>これらの行の接続は、その後変更されています。</translation>
    </message>
    <message>
        <source>Undo the previous link</source>
        <translation>前のリンクを元に戻す</translation>
    </message>
    <message numerus="yes">
        <source>%Ln ids. The link is for %1; choose a connection. Nothing has been sent.</source>
        <extracomment>%1 is a connection of somebody else.</extracomment>
        <translation>
            <numerusform>ID %Ln 件。このリンクは %1 用です。接続を選択してください。まだ何も送信されていません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ids. The link is for %1, but the connection on screen is %2. Nothing has been sent.</source>
        <extracomment>%1 is a connection of somebody else, %2 the connection on screen.</extracomment>
        <translation>
            <numerusform>ID %Ln 件。このリンクは %1 用ですが、表示中の接続は %2 です。まだ何も送信されていません。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lookup</name>
    <message>
        <source>Notification %1 was not looked up.</source>
        <translation>通知%1は照会されませんでした。</translation>
    </message>
    <message>
        <source>Notification %1 was refused</source>
        <translation>通知%1は拒否されました</translation>
    </message>
    <message>
        <source>Continuing now.</source>
        <translation>再開します。</translation>
    </message>
    <message>
        <source>Continuing in %1 s.</source>
        <extracomment>A countdown; s is the unit, seconds.</extracomment>
        <translation>%1秒後に再開します。</translation>
    </message>
    <message>
        <source>about %1 s</source>
        <extracomment>The time that a lookup takes or still takes; s is the unit, seconds.</extracomment>
        <translation>約%1秒</translation>
    </message>
    <message>
        <source>about %1 min</source>
        <extracomment>The time that a lookup takes or still takes; min is the unit, minutes.</extracomment>
        <translation>約%1分</translation>
    </message>
    <message>
        <source>Looking up %1…</source>
        <translation>通知%1を照会中…</translation>
    </message>
    <message>
        <source>Notification %1 was found.</source>
        <translation>通知%1が見つかりました。</translation>
    </message>
    <message>
        <source>Notification %1 was not found for you.</source>
        <translation>通知%1は参照できる範囲に見つかりませんでした。</translation>
    </message>
    <message>
        <source>Notification %1 could not be looked up.</source>
        <translation>通知%1を照会できませんでした。</translation>
    </message>
    <message>
        <source>The service refused this notification again right after you signed in: this user or API key may not see it.</source>
        <translation>サインイン直後に、サービスがこの通知を再び拒否しました。このユーザーまたはAPIキーには参照が許可されていない可能性があります。</translation>
    </message>
    <message>
        <source>paused</source>
        <extracomment>A lookup that waits for a sign-in.</extracomment>
        <translation>一時停止中</translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>該当あり%Ln件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not found</source>
        <translation>
            <numerusform>該当なし%Ln件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed</source>
        <translation>
            <numerusform>失敗%Ln件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not looked up</source>
        <translation>
            <numerusform>未照会%Ln件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ids were not looked up.</source>
        <translation>
            <numerusform>%Ln件のIDは照会されませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>Notification %1: %2</source>
        <extracomment>%1 is the id of a notification, %2 says why it has not been found.</extracomment>
        <translation>通知%1: %2</translation>
    </message>
    <message>
        <source>Stopped at %1: the service is busy</source>
        <translation>%1で中止しました: サービスが混み合っています</translation>
    </message>
    <message>
        <source>Stopped at %1: %2</source>
        <extracomment>%1 is an id, %2 says what went wrong, such as “Address not found”.</extracomment>
        <translation>%1で中止しました: %2</translation>
    </message>
    <message>
        <source>%1, continues in %2 s</source>
        <extracomment>Part of a list: %1 is “12 of 40”, %2 a number of seconds; s is their unit.</extracomment>
        <translation>%1、%2秒後に再開</translation>
    </message>
    <message>
        <source>%1, waits for the sign-in</source>
        <extracomment>Part of a list: %1 is “12 of 40”.</extracomment>
        <translation>%1、サインイン待ち</translation>
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
            <numerusform>変更あり%Ln件</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was sent. Changed or deleted since these rows were looked up: %1.</source>
        <extracomment>%1 are environments and connections.</extracomment>
        <translation>何も送信されていません。これらの行の照会後に変更または削除されました: %1。</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was looked up.</source>
        <translation>キャンセルしました。何も照会していません。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln ids from a text</source>
        <translation>
            <numerusform>テキストの ID %Ln 件</numerusform>
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
            <numerusform>%Ln件の接続</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LookupController</name>
    <message>
        <source>Open a file with ids</source>
        <translation>IDのファイルを開く</translation>
    </message>
    <message>
        <source>Texts and tables (*.csv *.tsv *.txt *.log);;All files (*)</source>
        <translation>テキストと表 (*.csv *.tsv *.txt *.log);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>This can&apos;t be opened</source>
        <translation>開くことができません</translation>
    </message>
    <message>
        <source>&amp;Open a file with ids…</source>
        <translation>IDのファイルを開く(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Go to ids</source>
        <translation>ID欄へ移動(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Look up</source>
        <translation>照会(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>中止(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Keep results between sessions</source>
        <translation>終了後も結果を保持(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Lookups</source>
        <translation>取得の一覧(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Next lookup</source>
        <translation>次の取得(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Remove lookup</source>
        <translation>取得を削除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Bring back removed lookup</source>
        <translation>削除した取得を元に戻す(&amp;B)</translation>
    </message>
    <message>
        <source>Earlier lookup</source>
        <translation>以前の取得</translation>
    </message>
    <message>
        <source>Go to &amp;the list of lookups</source>
        <translation>取得の一覧へ(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Previous lookup</source>
        <translation>前の取得(&amp;P)</translation>
    </message>
    <message>
        <source>Look up &amp;in several connections</source>
        <translation>複数の接続で照会(&amp;I)</translation>
    </message>
    <message>
        <source>Look up in &amp;other connections…</source>
        <translation>ほかの接続で照会(&amp;O)…</translation>
    </message>
    <message>
        <source>Look up &amp;and watch…</source>
        <translation>照会して監視(&amp;A)…</translation>
    </message>
    <message>
        <source>Stop wat&amp;ching</source>
        <translation>監視を終了(&amp;C)</translation>
    </message>
</context>
<context>
    <name>LookupListModel</name>
    <message>
        <source>New lookup</source>
        <translation>新しい取得</translation>
    </message>
    <message numerus="yes">
        <source>%Ln differ</source>
        <comment>ids with different answers</comment>
        <translation>
            <numerusform>%Ln 件が相違</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LookupListPane</name>
    <message>
        <source>Lookups</source>
        <translation>取得</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Filter lookups</source>
        <translation>取得を絞り込む</translation>
    </message>
    <message>
        <source>Filter by id, connection, environment or date</source>
        <translation>ID、接続、環境、日付で絞り込む</translation>
    </message>
    <message>
        <source>No matching lookups.</source>
        <translation>フィルターに一致する照会はありません。</translation>
    </message>
    <message>
        <source>Clear earlier lookups</source>
        <translation>以前の取得を消去</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>監視を終了</translation>
    </message>
</context>
<context>
    <name>LookupNotice</name>
    <message>
        <source>Sign in again</source>
        <translation>もう一度サインイン</translation>
    </message>
    <message>
        <source>Something other than the service may have answered, so the notifications may exist nevertheless.</source>
        <translation>サービス以外のものが応答した可能性があり、通知は実際には存在するかもしれません。</translation>
    </message>
    <message>
        <source>The lookup in %1 goes on when you have signed in again.</source>
        <extracomment>%1 is an environment and a connection.</extracomment>
        <translation>%1での照会は、もう一度サインインすると続行されます。</translation>
    </message>
</context>
<context>
    <name>LookupNotifier</name>
    <message>
        <source>The lookup in %1 has stopped</source>
        <extracomment>A notification of the desktop. %1 is an environment and a connection.</extracomment>
        <translation>%1 での取得が止まりました</translation>
    </message>
    <message>
        <source>The lookup in %1 has ended</source>
        <translation>%1 での取得が終わりました</translation>
    </message>
</context>
<context>
    <name>LookupPage</name>
    <message>
        <source>The lookup waits until you have signed in again.</source>
        <translation>もう一度サインインするまで、照会は待機します。</translation>
    </message>
    <message>
        <source>Trying again.</source>
        <translation>再試行しています。</translation>
    </message>
    <message>
        <source>The memory for results is full. The oldest were removed, and can be looked up again: %1</source>
        <extracomment>%1 is the title of a lookup: “1042 Bill import failed”, “13 ids”.</extracomment>
        <translation>結果用のメモリがいっぱいです。最も古い結果を削除しました。もう一度取得できます: %1</translation>
    </message>
    <message>
        <source>There is no room for the card at the side.</source>
        <translation>横にカードの場所がありません。</translation>
    </message>
    <message>
        <source>The lookup in %1 waits until you have signed in again.</source>
        <extracomment>%1 is an environment and a connection.</extracomment>
        <translation>%1での照会は、もう一度サインインするまで待機します。</translation>
    </message>
    <message>
        <source>Note removed. %1 undoes it.</source>
        <extracomment>The user has written a note beside a result. %1 is a key.</extracomment>
        <translation>メモを削除しました。%1 で元に戻せます。</translation>
    </message>
    <message>
        <source>Note kept. %1 undoes it.</source>
        <translation>メモを保存しました。%1 で元に戻せます。</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Start the demo service, and fill in the sign-in dialog for it.</source>
        <translation>デモサービスを開始し、サインイン画面にその情報を入力します。</translation>
    </message>
    <message>
        <source>Colours: system, light or dark.</source>
        <translation>配色（system、light、darkのいずれか）。</translation>
    </message>
    <message>
        <source>Open a window of its own even if the program is already running.</source>
        <translation>実行中のプログラムの有無にかかわらず、別のプログラムとして開始します。</translation>
    </message>
    <message>
        <source>Print diagnostic information and exit.</source>
        <translation>診断情報を出力して終了します。</translation>
    </message>
    <message>
        <source>What to fill in: svc-desktop://lookup?connection=NAME&amp;ids=IDS. Nothing is sent.</source>
        <translation>入力する内容: svc-desktop://lookup?connection=NAME&amp;ids=IDS。何も送信されません。</translation>
    </message>
    <message>
        <source>“%1” is not an appearance. Use system, light or dark.</source>
        <translation>「%1」は配色の指定として正しくありません。system、light、darkのいずれかを指定してください。</translation>
    </message>
    <message>
        <source>The demo service is not available</source>
        <translation>デモサービスを利用できません</translation>
    </message>
    <message>
        <source>Starting the demo service…</source>
        <translation>デモサービスを開始中…</translation>
    </message>
    <message>
        <source>There is no display to open a window on; start a virtual one, for example with “xvfb-run svc-desktop”.</source>
        <translation>ウィンドウを開くディスプレイがありません。「xvfb-run svc-desktop」などで仮想ディスプレイを起動してください。</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation>次のペイン(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous pane</source>
        <translation>前のペイン(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Lookup</source>
        <translation>照会(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Connection</source>
        <translation>接続(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Upgrade</source>
        <translation>アップグレード(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Signed in as %1.</source>
        <translation>%1としてサインインしました。</translation>
    </message>
    <message>
        <source>Lookups are made with the API key alone.</source>
        <translation>照会はAPIキーのみで行われます。</translation>
    </message>
    <message>
        <source>Signed out. What was looked up stays on screen.</source>
        <translation>サインアウトしました。照会した内容は画面に残ります。</translation>
    </message>
    <message>
        <source>Signed out.</source>
        <translation>サインアウトしました。</translation>
    </message>
    <message>
        <source>Not all results are kept</source>
        <translation>一部の結果は保持されません</translation>
    </message>
    <message numerus="yes">
        <source>The last %Ln are over the limit. They stay on screen until you quit.</source>
        <translation>
            <numerusform>最後の%Ln件は上限を超えています。終了するまで画面には残ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>The demo opens in a window of its own.</source>
        <translation>デモは別のウィンドウで開きます。</translation>
    </message>
    <message>
        <source>The demo could not be started</source>
        <translation>デモを開始できませんでした</translation>
    </message>
    <message>
        <source>Start the program with --demo instead.</source>
        <translation>代わりに、--demoを付けてプログラムを起動してください。</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>%1% – %2</source>
        <extracomment>The progress of a lookup before the title of the window.</extracomment>
        <translation>%1% – %2</translation>
    </message>
    <message>
        <source>Lookups shown</source>
        <translation>取得を表示</translation>
    </message>
    <message>
        <source>Card shown</source>
        <translation>カードを表示</translation>
    </message>
</context>
<context>
    <name>ManyIdsQuestion</name>
    <message numerus="yes">
        <source>Look up %Ln notifications?</source>
        <translation>
            <numerusform>%Ln件の通知を照会しますか？</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look up %Ln</source>
        <translation>
            <numerusform>%Ln件を照会</numerusform>
        </translation>
    </message>
    <message>
        <source>Each id is one request to the service.</source>
        <translation>1件ごとにサービスへリクエストを送信します。</translation>
    </message>
    <message>
        <source>At the speed of the last lookup: %1.</source>
        <extracomment>%1 is a time, such as “about 3 min”.</extracomment>
        <translation>前回の照会の速さでは%1です。</translation>
    </message>
    <message>
        <source>Press Enter again to look them up, Esc to cancel.</source>
        <translation>照会するにはもう一度Enterキーを、中止するにはEscキーを押してください。</translation>
    </message>
    <message numerus="yes">
        <source>Look up %Ln notifications in %1?</source>
        <extracomment>%1 is an environment and a connection.</extracomment>
        <translation>
            <numerusform>%1で%Ln件の通知を照会しますか？</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MarkLine</name>
    <message numerus="yes">
        <source>Note for %Ln selected</source>
        <translation>
            <numerusform>選択した %Ln 件のメモ</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Session password</source>
        <translation>セッションのパスワード</translation>
    </message>
</context>
<context>
    <name>MessageList</name>
    <message numerus="yes">
        <source>%Ln more under Details.</source>
        <translation>
            <numerusform>ほかに%Ln件が「詳細」に表示されます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are problems with %Ln files</source>
        <extracomment>At least two.</extracomment>
        <translation>
            <numerusform>%Ln個のファイルに問題があります</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NetworkFields</name>
    <message>
        <source>Proxy host</source>
        <translation>プロキシのホスト</translation>
    </message>
    <message>
        <source>Choose CA file…</source>
        <translation>CAファイルを選択…</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <comment>which proxy to use</comment>
        <translation>システムと同じ</translation>
    </message>
    <message>
        <source>None</source>
        <comment>which proxy to use</comment>
        <translation>なし</translation>
    </message>
    <message>
        <source>Manual</source>
        <comment>which proxy to use</comment>
        <translation>手動</translation>
    </message>
    <message>
        <source>This is not a host name. Leave out https:// and the port, for example proxy.example.com.</source>
        <translation>ホスト名ではありません。https://とポートを付けずに入力してください（例: proxy.example.com）。</translation>
    </message>
    <message>
        <source>Proxy port</source>
        <translation>プロキシのポート</translation>
    </message>
    <message>
        <source>For addresses that start with http://. Anyone on the way can read and change what is sent, the API key and the password included.</source>
        <translation>http://で始まるアドレス用です。APIキーとパスワードを含む送信内容が、経路上の第三者に読み取られたり改ざんされたりするおそれがあります。</translation>
    </message>
    <message>
        <source>Choose CA file</source>
        <translation>CAファイルの選択</translation>
    </message>
    <message>
        <source>Trusted in addition: %1</source>
        <extracomment>%1 are names of certificates.</extracomment>
        <translation>追加で信頼: %1</translation>
    </message>
    <message numerus="yes">
        <source>Trusted in addition: %1 and %Ln more</source>
        <translation>
            <numerusform>追加で信頼: %1、ほか %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Certificates that are trusted in addition to the system&apos;s own: PEM, DER or PKCS #7.</source>
        <translation>システムの証明書に加えて信頼する証明書: PEM、DER、PKCS #7。</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer *.der *.p7b *.p7c *.ca-bundle);;All files (*)</source>
        <translation>証明書 (*.pem *.crt *.cer *.der *.p7b *.p7c *.ca-bundle);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Only if the proxy asks for a login.</source>
        <translation>プロキシがログインを求める場合のみ。</translation>
    </message>
    <message>
        <source>Proxy password</source>
        <translation>プロキシのパスワード</translation>
    </message>
    <message>
        <source>It goes into the system&apos;s keyring, and to this proxy only. If it is there already, leave this empty.</source>
        <translation>システムのキーリングに保存され、このプロキシにのみ送信されます。すでに保存済みの場合は空のままにしてください。</translation>
    </message>
    <message>
        <source>It goes to this proxy only, and is kept until you quit: the system&apos;s keyring is not used here. If you have typed it since the start, leave this empty.</source>
        <translation>このプロキシにだけ送られ、終了するまで保持されます。ここではシステムのキーリングは使用されません。起動後にすでに入力した場合は、空のままにしてください。</translation>
    </message>
</context>
<context>
    <name>NotificationCard</name>
    <message>
        <source>Notification</source>
        <translation>通知</translation>
    </message>
    <message>
        <source>Read state</source>
        <translation>既読状態</translation>
    </message>
    <message>
        <source>Archived state</source>
        <translation>アーカイブ状態</translation>
    </message>
    <message>
        <source>Notification id</source>
        <translation>通知ID</translation>
    </message>
    <message>
        <source>Fetched from</source>
        <translation>取得元</translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>さらに表示</translation>
    </message>
    <message>
        <source>The service provides this preview; the full message is not available.</source>
        <translation>サービスから提供されるのはこのプレビューだけです。メッセージの全文は利用できません。</translation>
    </message>
    <message>
        <source>from %1</source>
        <extracomment>Where a notification was fetched. %1 is the name of a connection, %2 its environment, such as PRODUCTION.</extracomment>
        <translation>取得元: %1</translation>
    </message>
    <message>
        <source>from %1 – %2</source>
        <translation>取得元: %1 – %2</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <extracomment>Where a notification was fetched, and who was signed in. %1 is “from acme – PRODUCTION”, %2 the name of a user.</extracomment>
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>OverviewModel</name>
    <message numerus="yes">
        <source>%Ln more values</source>
        <translation>
            <numerusform>ほか%Ln個の値</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <extracomment>A value with its number of results, such as “Bill import failed, 212 of 800”.</extracomment>
        <translation>%1、%3件中%2件</translation>
    </message>
</context>
<context>
    <name>OverviewPane</name>
    <message>
        <source>Overview</source>
        <extracomment>The title of the pane with bars beside the results.</extracomment>
        <translation>概要</translation>
    </message>
    <message>
        <source>Close the overview</source>
        <translation>概要を閉じる</translation>
    </message>
</context>
<context>
    <name>OverviewSections</name>
    <message>
        <source>%1%</source>
        <extracomment>A share in percent. %1 is a number, or “&lt;1”.</extracomment>
        <translation>%1%</translation>
    </message>
    <message numerus="yes">
        <source>%Ln others</source>
        <extracomment>The last line of a list of values with their numbers of rows.</extracomment>
        <translation>
            <numerusform>その他%Ln個</numerusform>
        </translation>
    </message>
    <message>
        <source>Count</source>
        <extracomment>The title of a column with numbers of rows.</extracomment>
        <translation>件数</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>The title of a column with shares in percent.</extracomment>
        <translation>割合</translation>
    </message>
</context>
<context>
    <name>Password</name>
    <message>
        <source>line break</source>
        <translation>改行</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>タブ</translation>
    </message>
    <message>
        <source>A line break was removed from the password.</source>
        <translation>パスワードから改行を削除しました。</translation>
    </message>
    <message>
        <source>Line breaks were removed from the password.</source>
        <translation>パスワードから複数の改行を削除しました。</translation>
    </message>
    <message>
        <source>Invisible characters were removed from the password (%1).</source>
        <translation>パスワードから表示されない文字を削除しました（%1）。</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>The program was started with its own colours. Your choice applies when it is started without them.</source>
        <translation>このプログラムは、起動時に配色が指定されました。ここでの選択は、配色を指定せずに起動したときに適用されます。</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>配色</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字サイズ</translation>
    </message>
    <message>
        <source>Relative to the system&apos;s text size.</source>
        <translation>システムの文字サイズに対する割合です。</translation>
    </message>
    <message>
        <source> %</source>
        <comment>per cent, after a number</comment>
        <translation>%</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>タイムゾーン</translation>
    </message>
    <message>
        <source>For dates and times on screen. Copies and exports use UTC.</source>
        <translation>表示する日付と時刻に適用されます。コピーとエクスポートではUTCを使用します。</translation>
    </message>
    <message>
        <source>This computer&apos;s</source>
        <translation>このコンピューターの設定</translation>
    </message>
    <message>
        <source>UTC</source>
        <translation>UTC</translation>
    </message>
    <message>
        <source>Lookup</source>
        <translation>照会</translation>
    </message>
    <message>
        <source>Requests at a time</source>
        <translation>同時リクエスト数</translation>
    </message>
    <message>
        <source>More requests are faster if the service can keep up.</source>
        <translation>サービスが処理できる範囲では、多いほど速くなります。</translation>
    </message>
    <message>
        <source>Ask above</source>
        <translation>確認する件数</translation>
    </message>
    <message>
        <source>The program asks before it looks up more ids than this.</source>
        <translation>これより多いIDを照会するときは、実行する前に確認します。</translation>
    </message>
    <message>
        <source>Defaults for new connections. Saved connections keep their own.</source>
        <translation>新しい接続に適用されます。保存された接続では、それぞれの設定が使われます。</translation>
    </message>
    <message>
        <source>The format that the command uses. The Copy button beside the filter offers all formats.</source>
        <translation>このコマンドでコピーされる形式です。フィルターの横の「コピー」ボタンでは、すべての形式を選べます。</translation>
    </message>
    <message>
        <source>Keep results between sessions</source>
        <translation>終了後も結果を保持</translation>
    </message>
    <message>
        <source>Results are there again at the next start. If you turn this off, stored results are deleted.</source>
        <translation>次に起動したときも結果が表示されます。オフにすると、保持された結果は削除されます。</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>コントラスト</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>High</source>
        <translation>高い</translation>
    </message>
    <message>
        <source>General</source>
        <translation>一般</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>システムと同じ</translation>
    </message>
    <message>
        <source>Holds from the next start on.</source>
        <translation>次回の起動時から適用されます。</translation>
    </message>
</context>
<context>
    <name>PreferencesController</name>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>設定(&amp;E)…</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Reset this page</source>
        <translation>このページをリセット</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
</context>
<context>
    <name>PreviousRunConsent</name>
    <message>
        <source>I know that a previous run may still be active</source>
        <translation>前回の実行がまだ続いている可能性があることを理解しています</translation>
    </message>
</context>
<context>
    <name>PreviousRuns</name>
    <message>
        <source>Runs that may still be active stay.</source>
        <translation>まだ続いている可能性のある実行は残ります。</translation>
    </message>
    <message>
        <source>Message about previous runs</source>
        <translation>過去の実行に関するメッセージ</translation>
    </message>
    <message numerus="yes">
        <source>Cleared %Ln runs</source>
        <translation>
            <numerusform>%Ln件の実行をクリアしました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln runs.</source>
        <translation>
            <numerusform>%Ln 件の実行をコピーしました。</numerusform>
        </translation>
    </message>
    <message>
        <source>No previous runs are recorded.</source>
        <translation>過去の実行の記録はありません。</translation>
    </message>
    <message>
        <source>Started</source>
        <comment>an upgrade</comment>
        <translation>開始日時</translation>
    </message>
    <message>
        <source>Status</source>
        <comment>the number of an answer</comment>
        <translation>ステータス</translation>
    </message>
</context>
<context>
    <name>PreviousRunsModel</name>
    <message>
        <source>When</source>
        <translation>日時</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>実行先</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>所要時間</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>モード</translation>
    </message>
</context>
<context>
    <name>PrivacyPage</name>
    <message>
        <source>Privacy</source>
        <translation>プライバシー</translation>
    </message>
    <message>
        <source>Forget all…</source>
        <translation>すべて消去…</translation>
    </message>
    <message>
        <source>Copy this list</source>
        <translation>この一覧をコピー</translation>
    </message>
    <message>
        <source>What this program stores and where</source>
        <translation>このプログラムが保存するものとその場所</translation>
    </message>
    <message>
        <source>An API key or a password may still be stored for: %1.</source>
        <extracomment>%1 names connections.</extracomment>
        <translation>次の接続のAPIキーまたはパスワードが、まだ保存されている可能性があります: %1。</translation>
    </message>
    <message>
        <source>What you chose has been deleted, and the program has made sure of it.</source>
        <translation>指定したものを削除し、残っていないことを確認しました。</translation>
    </message>
    <message>
        <source>Some of it could not be deleted</source>
        <translation>一部を削除できませんでした</translation>
    </message>
    <message>
        <source>Deleting…</source>
        <translation>削除しています…</translation>
    </message>
    <message>
        <source>This goes on when you close the preferences.</source>
        <translation>設定を閉じても続行されます。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln upgrades stay in the list of previous runs: they may still be active.</source>
        <translation>
            <numerusform>%Ln件のアップグレードは過去の実行の一覧に残ります。まだ続いている可能性があるためです。</numerusform>
        </translation>
    </message>
    <message>
        <source>API keys and passwords are stored in the system&apos;s keyring if you ask for it, and never in a file. The activity is kept in memory only. Data is sent only to the services of your connections.</source>
        <translation>APIキーとパスワードは、保存を選んだ場合にシステムのキーリングに保存され、ファイルに保存されることはありません。アクティビティはメモリ上にだけ保持されます。データは、登録した接続のサービスにだけ送信されます。</translation>
    </message>
    <message>
        <source>API keys and passwords are kept until you quit if you ask for it, and never in a file. The activity is kept in memory only. Data is sent only to the services of your connections.</source>
        <translation>APIキーとパスワードは、保存を選んだ場合に終了するまで保持され、ファイルに保存されることはありません。アクティビティはメモリ上にだけ保持されます。データは、登録した接続のサービスにだけ送信されます。</translation>
    </message>
</context>
<context>
    <name>ProductionField</name>
    <message>
        <source>An upgrade asks for the host&apos;s name, and a lookup of many ids says that it is PRODUCTION. Checked by itself for environments such as prod or live, and for red, until you change it.</source>
        <translation>アップグレードではホスト名の入力を求め、多数のIDの照会ではPRODUCTIONであることを知らせます。prodやliveなどの環境と赤では、変更するまで自動的にオンになります。</translation>
    </message>
</context>
<context>
    <name>ProxyWay</name>
    <message>
        <source>It goes through the proxy %1, by its own settings.</source>
        <extracomment>“It” is a connection. %1 is the host and port of a proxy. Who has named the proxy follows “by”.</extracomment>
        <translation>この接続自身の設定により、プロキシ%1を経由します。</translation>
    </message>
    <message>
        <source>It goes through the proxy %1, by the variable %2.</source>
        <extracomment>%2 is the name of an environment variable.</extracomment>
        <translation>変数%2により、プロキシ%1を経由します。</translation>
    </message>
    <message>
        <source>It goes through the proxy %1, by the desktop&apos;s settings or automatic configuration.</source>
        <translation>デスクトップの設定または自動構成により、プロキシ%1を経由します。</translation>
    </message>
    <message>
        <source>It goes through the proxy %1, by the system&apos;s settings or automatic configuration.</source>
        <translation>システムの設定または自動構成により、プロキシ%1を経由します。</translation>
    </message>
</context>
<context>
    <name>QuitQuestion</name>
    <message>
        <source>Quit Svc Desktop?</source>
        <translation>Svc Desktop を終了しますか?</translation>
    </message>
    <message>
        <source>Restart Svc Desktop?</source>
        <translation>Svc Desktop を再起動しますか?</translation>
    </message>
    <message>
        <source>An upgrade is still running on %1</source>
        <translation>%1でアップグレードがまだ実行中です</translation>
    </message>
    <message>
        <source>The server may continue. If you quit, its outcome will not be known; the next start says so.</source>
        <translation>サーバー側で処理が続く可能性があります。プログラムを終了すると、結果は確認できなくなります。その場合は、次回の起動時にお知らせします。</translation>
    </message>
    <message>
        <source>A lookup is still running</source>
        <translation>取得がまだ実行中です</translation>
    </message>
    <message>
        <source>What is missing will not be looked up.</source>
        <translation>残りは取得されません。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln results would be lost</source>
        <translation>
            <numerusform>%Ln 件の結果が失われます</numerusform>
        </translation>
    </message>
    <message>
        <source>Results are not kept between sessions. They can be kept in a file that only you can read.</source>
        <translation>結果は終了時に保存されません。自分だけが読めるファイルに保存できます。</translation>
    </message>
    <message>
        <source>Keep them for the next start</source>
        <translation>次の起動まで保存</translation>
    </message>
    <message>
        <source>Always keep</source>
        <translation>常に保存</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>再起動</translation>
    </message>
</context>
<context>
    <name>RecentLookups</name>
    <message>
        <source>Recent lookups</source>
        <translation>最近の取得</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>the API key alone</source>
        <extracomment>In a report, in place of the name of the user who looked notifications up: nobody was signed in.</extracomment>
        <translation>APIキーのみ</translation>
    </message>
    <message>
        <source>Filter</source>
        <extracomment>In a report: the filter that has chosen its notifications.</extracomment>
        <translation>絞り込み</translation>
    </message>
    <message>
        <source>Report written</source>
        <extracomment>In a report: when it was written.</extracomment>
        <translation>レポート作成日時</translation>
    </message>
    <message>
        <source>Program</source>
        <extracomment>In a report: the name and the version of the program that has written it.</extracomment>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>Notifications</source>
        <extracomment>The title of the table with all notifications of a report.</extracomment>
        <translation>通知</translation>
    </message>
    <message>
        <source>Each notification</source>
        <extracomment>The title of the part of a report with all facts about each notification.</extracomment>
        <translation>各通知</translation>
    </message>
    <message>
        <source>Overview</source>
        <comment>part of a report</comment>
        <extracomment>The title of the part of a report with bars.</extracomment>
        <translation>概要</translation>
    </message>
    <message>
        <source>Ids in this report</source>
        <translation>このレポートのID</translation>
    </message>
    <message>
        <source>Please note</source>
        <extracomment>In a report: the label of a doubt about its rows.</extracomment>
        <translation>ご注意</translation>
    </message>
    <message numerus="yes">
        <source>Report on %Ln results</source>
        <translation>
            <numerusform>結果%Ln件のレポート</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportLayout</name>
    <message>
        <source>Page %1 of %2</source>
        <extracomment>The foot of a printed page.</extracomment>
        <translation>%1 / %2 ページ</translation>
    </message>
</context>
<context>
    <name>RestartNotice</name>
    <message>
        <source>Restart now</source>
        <translation>今すぐ再起動</translation>
    </message>
    <message>
        <source>The demo then begins anew, without its results and other changes.</source>
        <translation>その際、デモは最初からやり直しとなり、結果やその他の変更は残りません。</translation>
    </message>
    <message>
        <source>A restart ends lookups and sessions, as quitting does.</source>
        <translation>再起動すると、プログラムの終了時と同じように、照会とセッションが終了します。</translation>
    </message>
</context>
<context>
    <name>ResultActions</name>
    <message>
        <source>Copy ro&amp;ws</source>
        <translation>行をコピー(&amp;W)</translation>
    </message>
    <message>
        <source>Copy for tic&amp;ket</source>
        <translation>チケット用にコピー(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>エクスポート(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Filter results</source>
        <translation>結果を絞り込む(&amp;F)</translation>
    </message>
    <message>
        <source>Re&amp;fresh</source>
        <translation>更新(&amp;F)</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>比較(&amp;M)</translation>
    </message>
    <message>
        <source>Retr&amp;y failed</source>
        <translation>失敗分を再試行(&amp;Y)</translation>
    </message>
    <message>
        <source>Show in &amp;Activity</source>
        <translation>アクティビティに表示(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Overview</source>
        <translation>概要(&amp;O)</translation>
    </message>
    <message>
        <source>By ans&amp;wer</source>
        <translation>応答別(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>印刷(&amp;P)…</translation>
    </message>
    <message>
        <source>TSV with all fields</source>
        <extracomment>In the menu “Copy as”.</extracomment>
        <translation>すべての項目の TSV</translation>
    </message>
    <message>
        <source>Copy a&amp;s</source>
        <translation>形式を選んでコピー(&amp;S)</translation>
    </message>
    <message>
        <source>Copy as</source>
        <translation>形式を選んでコピー</translation>
    </message>
    <message>
        <source>C&amp;opy summary</source>
        <translation>要約をコピー(&amp;O)</translation>
    </message>
    <message>
        <source>Raw &amp;JSON</source>
        <translation>生の JSON(&amp;J)</translation>
    </message>
    <message>
        <source>Copy &amp;ids</source>
        <translation>IDをコピー(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Show the card</source>
        <translation>カードを表示(&amp;S)</translation>
    </message>
    <message>
        <source>Card at the side or &amp;below</source>
        <translation>カードを横または下に(&amp;B)</translation>
    </message>
    <message>
        <source>By noti&amp;fication</source>
        <translation>通知別(&amp;F)</translation>
    </message>
    <message>
        <source>Copy &amp;id</source>
        <translation>IDをコピー(&amp;I)</translation>
    </message>
    <message>
        <source>Look up th&amp;e rest</source>
        <translation>残りを照会(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>完了(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Note</source>
        <translation>メモ(&amp;N)</translation>
    </message>
    <message>
        <source>Watc&amp;h…</source>
        <translation>監視(&amp;H)…</translation>
    </message>
</context>
<context>
    <name>ResultCacheJson</name>
    <message>
        <source>not an outcome</source>
        <comment>completes: $.field is …</comment>
        <translation>結果を表す値ではありません</translation>
    </message>
    <message>
        <source>not a kind of failure</source>
        <comment>completes: $.field is …</comment>
        <translation>失敗の種類を表す値ではありません</translation>
    </message>
    <message>
        <source>not Base64</source>
        <comment>completes: $.field is …</comment>
        <translation>Base64ではありません</translation>
    </message>
    <message>
        <source>not that of kept results</source>
        <comment>completes: $.field is …</comment>
        <translation>保持された結果のものではありません</translation>
    </message>
    <message>
        <source>It is not the JSON of kept results: %1.</source>
        <translation>保持された結果のJSONではありません: %1。</translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
</context>
<context>
    <name>ResultCells</name>
    <message>
        <source>Stopped before it was looked up</source>
        <translation>照会する前に中止されました</translation>
    </message>
    <message>
        <source>Not found for you: another user, partition, data source or key, or a wrong id</source>
        <translation>参照できる範囲に見つかりません: 別のユーザー、パーティション、データソース、キーのものであるか、IDが間違っています</translation>
    </message>
    <message>
        <source>Changed</source>
        <extracomment>The notification is another than when it was fetched before.</extracomment>
        <translation>変更あり</translation>
    </message>
    <message>
        <source>changed since the last fetch</source>
        <extracomment>What a screen reader says, after “Found, Unread”.</extracomment>
        <translation>前回の取得から変更あり</translation>
    </message>
</context>
<context>
    <name>ResultFacts</name>
    <message>
        <source>Notification %1</source>
        <translation>通知 %1</translation>
    </message>
</context>
<context>
    <name>ResultField</name>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>ステータス</translation>
    </message>
    <message>
        <source>Fetched</source>
        <translation>取得日時</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>件名</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>作成日時</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>既読状態</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>アーカイブ状態</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Type id</source>
        <translation>種類ID</translation>
    </message>
    <message>
        <source>Type description</source>
        <translation>種類の説明</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>カテゴリ</translation>
    </message>
    <message>
        <source>Category id</source>
        <translation>カテゴリID</translation>
    </message>
    <message>
        <source>Category description</source>
        <translation>カテゴリの説明</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>ホスト</translation>
    </message>
    <message>
        <source>Fetched by</source>
        <translation>取得者</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Last change</source>
        <translation>最後の変化</translation>
    </message>
    <message>
        <source>Last change seen</source>
        <translation>最後の変化を確認した時刻</translation>
    </message>
</context>
<context>
    <name>ResultText</name>
    <message>
        <source>Waiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>Looking up</source>
        <translation>照会中</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>該当あり</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>該当なし</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>Not looked up</source>
        <translation>未照会</translation>
    </message>
    <message>
        <source>Unread</source>
        <translation>未読</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>アクティブ</translation>
    </message>
    <message>
        <source>%1 (time zone not given)</source>
        <extracomment>%1 is a date and time as the service gave it.</extracomment>
        <translation>%1（タイムゾーンの指定なし）</translation>
    </message>
    <message>
        <source>not given</source>
        <translation>指定なし</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a text of the service with nothing in it</comment>
        <translation>空</translation>
    </message>
    <message>
        <source>Read</source>
        <comment>state of a notification</comment>
        <translation>既読</translation>
    </message>
    <message>
        <source>Archived</source>
        <comment>state of a notification</comment>
        <translation>アーカイブ済み</translation>
    </message>
    <message>
        <source>not fetched</source>
        <translation>未取得</translation>
    </message>
    <message numerus="yes">
        <source>%Ln results</source>
        <translation>
            <numerusform>結果%Ln件</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <comment>the user has marked a notification</comment>
        <translation>完了</translation>
    </message>
    <message>
        <source>Not done</source>
        <comment>the user has not marked a notification</comment>
        <translation>未完了</translation>
    </message>
</context>
<context>
    <name>ResultsModel</name>
    <message>
        <source>%1, group, collapsed, %2 of %3</source>
        <extracomment>A group of the table for screen readers: name, number of rows, that of all rows.</extracomment>
        <translation>%1、グループ、折りたたみ、%3件中%2件</translation>
    </message>
    <message>
        <source>%1, group, expanded, %2 of %3</source>
        <extracomment>A group of the table for screen readers: name, number of rows, that of all rows.</extracomment>
        <translation>%1、グループ、展開、%3件中%2件</translation>
    </message>
    <message numerus="yes">
        <source>%Ln unread</source>
        <translation>
            <numerusform>未読%Ln件</numerusform>
        </translation>
    </message>
    <message>
        <source>Sorted in ascending order</source>
        <translation>昇順で並べ替え済み</translation>
    </message>
    <message>
        <source>Sorted in descending order</source>
        <translation>降順で並べ替え済み</translation>
    </message>
</context>
<context>
    <name>ResultsOutput</name>
    <message>
        <source>%1 files (*.%2)</source>
        <extracomment>A filter of a file dialog. %1 is a format such as CSV, %2 the end of a file&apos;s name.</extracomment>
        <translation>%1ファイル (*.%2)</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>エクスポート中…</translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln notifications as %1.</source>
        <extracomment>%1 is a format: “Markdown”, “plain text”, “a summary”.</extracomment>
        <translation>
            <numerusform>%Ln件の通知を%1としてコピーしました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln ids.</source>
        <translation>
            <numerusform>%Ln件のIDをコピーしました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exported %Ln notifications to %1.</source>
        <extracomment>%1 is the path of a file.</extracomment>
        <translation>
            <numerusform>%Ln件の通知を%1にエクスポートしました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was exported.</source>
        <translation>何もエクスポートされていません。</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>フォルダーに表示</translation>
    </message>
    <message>
        <source>The folder could not be shown</source>
        <translation>フォルダーを表示できませんでした</translation>
    </message>
    <message>
        <source>Exporting… %1%</source>
        <extracomment>%1 is how much of a file has been written, in percent.</extracomment>
        <translation>エクスポート中… %1%</translation>
    </message>
    <message>
        <source>Printing… %1%</source>
        <extracomment>%1 is how much has been printed, in percent.</extracomment>
        <translation>印刷中… %1%</translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation>印刷中…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pages were sent to the printer.</source>
        <translation>
            <numerusform>%Lnページをプリンターに送りました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Printing was stopped.</source>
        <translation>印刷を中止しました。</translation>
    </message>
    <message>
        <source>Nothing was printed.</source>
        <translation>何も印刷されていません。</translation>
    </message>
    <message>
        <source>The printer did not accept the report. Choose another printer, or export a PDF report.</source>
        <translation>プリンターがレポートを受け付けませんでした。別のプリンターを選ぶか、PDFレポートをエクスポートしてください。</translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln results as %1.</source>
        <extracomment>Of some, there is no notification.</extracomment>
        <translation>
            <numerusform>%Ln件の結果を%1としてコピーしました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exported %Ln results to %1.</source>
        <extracomment>Of some, there is no notification.</extracomment>
        <translation>
            <numerusform>%Ln件の結果を%1にエクスポートしました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultsPane</name>
    <message>
        <source>Back to the results</source>
        <translation>結果に戻る</translation>
    </message>
</context>
<context>
    <name>ResultsTable</name>
    <message>
        <source>Results</source>
        <translation>結果</translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>%Ln件選択中</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing selected</source>
        <translation>選択なし</translation>
    </message>
    <message>
        <source>In the order typed</source>
        <translation>入力順</translation>
    </message>
    <message>
        <source>Sorted by %1, ascending</source>
        <extracomment>%1 is a column of the table.</extracomment>
        <translation>%1の昇順で並べ替え</translation>
    </message>
    <message>
        <source>Sorted by %1, descending</source>
        <translation>%1の降順で並べ替え</translation>
    </message>
</context>
<context>
    <name>ResultsView</name>
    <message>
        <source>No matching results.</source>
        <translation>フィルターに一致する行はありません。</translation>
    </message>
    <message>
        <source>By notification</source>
        <translation>通知別</translation>
    </message>
    <message>
        <source>By answer</source>
        <translation>応答別</translation>
    </message>
    <message numerus="yes">
        <source>Marked %Ln as done. %1 undoes it.</source>
        <extracomment>%1 is a key.</extracomment>
        <translation>
            <numerusform>%Ln 件を完了にしました。%1 で元に戻せます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Marked %Ln as not done. %1 undoes it.</source>
        <translation>
            <numerusform>%Ln 件を未完了にしました。%1 で元に戻せます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Undone.</source>
        <extracomment>The last change of a note or a mark was undone.</extracomment>
        <translation>元に戻しました。</translation>
    </message>
</context>
<context>
    <name>RunningNotice</name>
    <message>
        <source>Upgrade running · %1</source>
        <extracomment>%1 is a length of time: “0:42”.</extracomment>
        <translation>アップグレード実行中 · %1</translation>
    </message>
    <message>
        <source>On %1, for %2.</source>
        <extracomment>%1 is a host, %2 a length of time such as “1 minute 40 seconds”.</extracomment>
        <translation>%1で実行中（経過時間 %2）。</translation>
    </message>
</context>
<context>
    <name>SameAnswers</name>
    <message numerus="yes">
        <source>All %Ln answers are the same and name no id. Is the address complete?</source>
        <extracomment>At least two. The address is that of the service.</extracomment>
        <translation>
            <numerusform>%Ln件の応答はすべて同じで、IDが含まれていません。アドレスに抜けがないか確認してください。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SecretEdit</name>
    <message>
        <source>%1 (%2)</source>
        <comment>a tool tip</comment>
        <extracomment>What a button does, and its key.</extracomment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>SecretState</name>
    <message>
        <source>Looking into the system&apos;s keyring…</source>
        <translation>システムのキーリングを確認中…</translation>
    </message>
    <message>
        <source>The connection has changed since it was stored. Type it again.</source>
        <translation>保存後に接続が変更されています。もう一度入力してください。</translation>
    </message>
    <message>
        <source>Stored in the system&apos;s keyring</source>
        <translation>システムのキーリングに保存済み</translation>
    </message>
    <message>
        <source>Stored in the system&apos;s keyring. Clear the box and sign in to delete it.</source>
        <translation>システムのキーリングに保存済み（このチェックをオフにしてサインインするまで）。</translation>
    </message>
    <message>
        <source>Not stored</source>
        <translation>未保存</translation>
    </message>
    <message>
        <source>Kept until you quit</source>
        <translation>終了するまで保持</translation>
    </message>
    <message>
        <source>Not stored yet. It goes into the system&apos;s keyring when you sign in.</source>
        <translation>まだ保存されていません。サインインすると、システムのキーリングに保存されます。</translation>
    </message>
    <message>
        <source>Kept until you quit: the system&apos;s keyring is not used here.</source>
        <translation>終了するまで保持されます。ここではシステムのキーリングは使用されません。</translation>
    </message>
</context>
<context>
    <name>SettingInput</name>
    <message>
        <source>Invisible characters were removed.</source>
        <translation>表示されない文字を削除しました。</translation>
    </message>
    <message numerus="yes">
        <source>This is too long. At most %Ln characters can be kept.</source>
        <translation>
            <numerusform>長すぎます。保持できるのは%Ln文字までです。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>%1 was written by a newer version of this program.</source>
        <translation>%1は、このプログラムの新しいバージョンで書き込まれたものです。</translation>
    </message>
    <message>
        <source>%1 is damaged.</source>
        <translation>%1の内容を解釈できません。</translation>
    </message>
    <message>
        <source>%1: Your settings are kept until you quit.</source>
        <translation>%1: 設定した内容は終了するまで保持されます。</translation>
    </message>
    <message>
        <source>You have no home folder here: HOME is not set. Nothing is kept.</source>
        <translation>ここにはホームフォルダーがありません（HOME が未設定です）。何も保存されません。</translation>
    </message>
</context>
<context>
    <name>Several</name>
    <message>
        <source>Look up %1</source>
        <extracomment>A button: %1 is for example “40 ids”.</extracomment>
        <translation>%1を照会</translation>
    </message>
    <message>
        <source>Look up %1 in %2</source>
        <extracomment>A button: %1 is for example “40 ids”, %2 “3 connections”.</extracomment>
        <translation>%2で%1を照会</translation>
    </message>
    <message numerus="yes">
        <source>%Ln connections</source>
        <translation>
            <numerusform>%Ln件の接続</numerusform>
        </translation>
    </message>
    <message>
        <source>Sign in to a connection first. It is saved then.</source>
        <translation>先に接続にサインインしてください。接続はそのとき保存されます。</translation>
    </message>
    <message>
        <source>Check at least one connection.</source>
        <translation>少なくとも1つの接続を選択してください。</translation>
    </message>
    <message>
        <source>That would be %1 requests. The limit is %2: check fewer connections.</source>
        <extracomment>%1 and %2 are numbers.</extracomment>
        <translation>リクエストが%1件になります。上限は%2件です。選択する接続を減らしてください。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln requests</source>
        <translation>
            <numerusform>リクエスト%Ln件</numerusform>
        </translation>
    </message>
    <message>
        <source>Look up %1 in each of these: %2?</source>
        <extracomment>%1 is for example “600 ids”, %2 several connections.</extracomment>
        <translation>次の接続それぞれで%1を照会しますか: %2</translation>
    </message>
    <message>
        <source>Not signed in: %1.</source>
        <extracomment>%1 is one or more connections.</extracomment>
        <translation>サインインしていません: %1。</translation>
    </message>
    <message>
        <source>Changed or deleted in the meantime: %1.</source>
        <extracomment>%1 is one or more connections.</extracomment>
        <translation>その間に変更または削除されました: %1。</translation>
    </message>
    <message>
        <source>Nothing was looked up</source>
        <translation>何も照会していません</translation>
    </message>
    <message numerus="yes">
        <source>%Ln connections were left out</source>
        <translation>
            <numerusform>%Ln件の接続を除外しました</numerusform>
        </translation>
    </message>
    <message>
        <source>Some rows were left out</source>
        <translation>一部の行を除外しました</translation>
    </message>
    <message>
        <source>among them to PRODUCTION: %1</source>
        <extracomment>%1 is one or more connections.</extracomment>
        <translation>うちPRODUCTION宛て: %1</translation>
    </message>
    <message>
        <source>This is PRODUCTION: %1.</source>
        <extracomment>%1 is one or more connections.</extracomment>
        <translation>PRODUCTIONです: %1。</translation>
    </message>
</context>
<context>
    <name>SeveralDialog</name>
    <message>
        <source>Look up in several connections</source>
        <translation>複数の接続で照会</translation>
    </message>
    <message>
        <source>Changed or deleted in the meantime, and no longer checked: %1</source>
        <extracomment>%1 is one or more connections.</extracomment>
        <translation>その間に変更または削除され、選択が解除されました: %1</translation>
    </message>
    <message>
        <source>There are no saved connections.</source>
        <translation>保存された接続はありません。</translation>
    </message>
    <message>
        <source>Nothing is looked up before you have signed in to each checked connection, or skipped it. Where the API key and the password are stored, you are signed in without a question.</source>
        <translation>選択した接続すべてにサインインするかスキップするまで、何も照会されません。APIキーとパスワードが保存されている接続には、確認なしでサインインします。</translation>
    </message>
</context>
<context>
    <name>SeveralModel</name>
    <message>
        <source>Not signed in</source>
        <translation>サインインしていません</translation>
    </message>
    <message>
        <source>Connected with the API key alone</source>
        <translation>APIキーのみで接続中</translation>
    </message>
    <message>
        <source>The session has ended</source>
        <translation>セッションは終了しました</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Filter keyboard shortcuts</source>
        <translation>キーボードショートカットを絞り込む</translation>
    </message>
    <message>
        <source>Filter by command or key</source>
        <translation>コマンドまたはキーで絞り込む</translation>
    </message>
    <message>
        <source>In the field for ids</source>
        <translation>ID欄</translation>
    </message>
    <message>
        <source>Break the line</source>
        <translation>改行</translation>
    </message>
    <message>
        <source>Leave the field</source>
        <translation>欄から移動</translation>
    </message>
    <message>
        <source>In the activity&apos;s table</source>
        <translation>アクティビティの表</translation>
    </message>
    <message>
        <source>In the groups of the results</source>
        <translation>結果のグループ</translation>
    </message>
    <message>
        <source>Collapse a group</source>
        <translation>グループを折りたたむ</translation>
    </message>
    <message>
        <source>Expand a group</source>
        <translation>グループを展開</translation>
    </message>
    <message>
        <source>Collapse all groups</source>
        <translation>すべてのグループを折りたたむ</translation>
    </message>
    <message>
        <source>Expand all groups</source>
        <translation>すべてのグループを展開</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>%1 (not available now)</source>
        <comment>a command</comment>
        <translation>%1 (現在は使用できません)</translation>
    </message>
    <message>
        <source>In the table of results</source>
        <translation>結果の表</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>行をコピー</translation>
    </message>
    <message>
        <source>No matching commands.</source>
        <translation>フィルターに一致するコマンドはありません。</translation>
    </message>
</context>
<context>
    <name>ShownLookup</name>
    <message>
        <source>Removed: %1</source>
        <extracomment>%1 is the title of a lookup: “1042 Bill import failed”, “13 ids”.</extracomment>
        <translation>削除しました: %1</translation>
    </message>
    <message numerus="yes">
        <source>Removed %Ln earlier lookups</source>
        <translation>
            <numerusform>以前の取得を %Ln 件削除しました</numerusform>
        </translation>
    </message>
    <message>
        <source>Removed the text of the new lookup</source>
        <translation>新しい取得のテキストを削除しました</translation>
    </message>
</context>
<context>
    <name>SideBySideAnswers</name>
    <message>
        <source>read</source>
        <extracomment>In a list of what differs between two environments: the read state.</extracomment>
        <translation>既読状態</translation>
    </message>
    <message>
        <source>archived</source>
        <extracomment>In a list of what differs between two environments: the archive state.</extracomment>
        <translation>アーカイブ状態</translation>
    </message>
    <message>
        <source>subject</source>
        <extracomment>In a list of what differs between two environments.</extracomment>
        <translation>件名</translation>
    </message>
    <message>
        <source>preview</source>
        <extracomment>In a list of what differs between two environments.</extracomment>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>type</source>
        <extracomment>In a list of what differs between two environments.</extracomment>
        <translation>種類</translation>
    </message>
    <message>
        <source>category</source>
        <extracomment>In a list of what differs between two environments.</extracomment>
        <translation>カテゴリ</translation>
    </message>
    <message>
        <source>created</source>
        <extracomment>In a list of what differs between two environments: the creation date.</extracomment>
        <translation>作成日時</translation>
    </message>
    <message>
        <source>only in %1</source>
        <extracomment>%1 are environments: “only in TEST”. The notification was not found in the others.</extracomment>
        <translation>%1のみに存在</translation>
    </message>
    <message>
        <source>not in %1</source>
        <extracomment>%1 are environments: “not in TEST”. The notification was found in the others.</extracomment>
        <translation>%1 に存在しない</translation>
    </message>
    <message>
        <source>not compared: %1</source>
        <extracomment>%1 are environments whose answers are missing.</extracomment>
        <translation>未比較: %1</translation>
    </message>
</context>
<context>
    <name>SideBySideExport</name>
    <message>
        <source>Differs</source>
        <extracomment>Head of a column that says what differs: “read, only in TEST”.</extracomment>
        <translation>相違</translation>
    </message>
</context>
<context>
    <name>SignInController</name>
    <message>
        <source>Sign &amp;in…</source>
        <translation>サインイン(&amp;I)…</translation>
    </message>
    <message>
        <source>Sign o&amp;ut</source>
        <translation>サインアウト(&amp;S)</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <extracomment>%1 is the number of a sign-in, %2 how many there are, %3 a connection.</extracomment>
        <translation>%1/%2: %3</translation>
    </message>
    <message>
        <source>The ids are looked up after the last sign-in. Skip leaves this connection out, Cancel looks up nothing.</source>
        <translation>IDは最後のサインインの後に照会されます。「スキップ」はこの接続を除外し、「キャンセル」は何も照会しません。</translation>
    </message>
    <message>
        <source>Sign in to a &amp;new connection…</source>
        <translation>新しい接続にサインイン(&amp;N)…</translation>
    </message>
    <message>
        <source>Signing in to %1…</source>
        <extracomment>%1 is an environment and a connection.</extracomment>
        <translation>%1にサインイン中…</translation>
    </message>
</context>
<context>
    <name>SignInDialog</name>
    <message>
        <source>Signing in</source>
        <translation>サインイン中</translation>
    </message>
    <message>
        <source>Run upgrade first…</source>
        <translation>先にアップグレードを実行…</translation>
    </message>
    <message>
        <source>Continue with the API key alone</source>
        <translation>APIキーのみで続行</translation>
    </message>
    <message>
        <source>Choose a CA file…</source>
        <translation>CAファイルを選択…</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>スキップ</translation>
    </message>
    <message>
        <source>Send the same again</source>
        <translation>同じ内容をもう一度送信</translation>
    </message>
    <message>
        <source>Choose a client certificate…</source>
        <translation>クライアント証明書を選択…</translation>
    </message>
    <message>
        <source>Enter its password</source>
        <translation>パスワードを入力</translation>
    </message>
    <message>
        <source>The command has an API key and a password</source>
        <translation>コマンドにAPIキーとパスワードがあります</translation>
    </message>
    <message>
        <source>If you use them, they will be stored in the system&apos;s keyring when you sign in, each as long as its box “Remember” is checked.</source>
        <translation>使うと、サインイン時にシステムのキーリングに保存されます (それぞれ「保存」のチェックが入っている場合)。</translation>
    </message>
    <message>
        <source>The command has an API key</source>
        <translation>コマンドにAPIキーがあります</translation>
    </message>
    <message>
        <source>If you use it, it will be stored in the system&apos;s keyring when you sign in, as long as “Remember API key” is checked.</source>
        <translation>使うと、「APIキーを保存」のチェックが入っていれば、サインイン時にシステムのキーリングに保存されます。</translation>
    </message>
    <message>
        <source>The command has a password</source>
        <translation>コマンドにパスワードがあります</translation>
    </message>
    <message>
        <source>If you use it, it will be stored in the system&apos;s keyring when you sign in, as long as “Remember password” is checked.</source>
        <translation>使うと、「パスワードを保存」のチェックが入っていれば、サインイン時にシステムのキーリングに保存されます。</translation>
    </message>
    <message>
        <source>Use</source>
        <comment>secrets of a command that was pasted</comment>
        <translation>使う</translation>
    </message>
    <message>
        <source>What you use here is kept until you quit.</source>
        <translation>ここで使うものは終了するまで保持されます。</translation>
    </message>
    <message>
        <source>Enter user and password</source>
        <translation>ユーザーとパスワードを入力</translation>
    </message>
</context>
<context>
    <name>SignInForm</name>
    <message>
        <source>Password</source>
        <translation>パスワード</translation>
    </message>
    <message>
        <source>Caps Lock is on</source>
        <translation>Caps Lockがオンです</translation>
    </message>
    <message>
        <source>Remember password</source>
        <translation>パスワードを保存</translation>
    </message>
    <message>
        <source>Remember API key</source>
        <translation>APIキーを保存</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>詳細設定</translation>
    </message>
    <message>
        <source>It begins or ends with a space, which is sent too.</source>
        <translation>先頭または末尾に空白があります。空白もそのまま送信されます。</translation>
    </message>
</context>
<context>
    <name>StateBadge</name>
    <message>
        <source>Unknown</source>
        <translation>不明</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Status</source>
        <comment>of the window</comment>
        <translation>ステータス</translation>
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
        <translation>キーリングを読み取れませんでした</translation>
    </message>
    <message>
        <source>What is stored there stays as it is. %1</source>
        <translation>保存されている内容はそのまま残ります。%1</translation>
    </message>
    <message>
        <source>It may still be stored. %1</source>
        <extracomment>“It” is an API key or a password.</extracomment>
        <translation>まだ保存されている可能性があります。%1</translation>
    </message>
    <message>
        <source>The file could not be read</source>
        <translation>ファイルを読み取れませんでした</translation>
    </message>
    <message>
        <source>The file can&apos;t be used</source>
        <translation>ファイルを使用できません</translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <extracomment>%1 is a place in a JSON document, “$.path.in.json”, %2 what is wrong there: “a string”.</extracomment>
        <translation>%1の値が正しくありません（%2）。</translation>
    </message>
    <message>
        <source>Another program has changed the file</source>
        <translation>別のプログラムがファイルを変更しました</translation>
    </message>
    <message>
        <source>It was left as it is. %1</source>
        <extracomment>“It” is the file.</extracomment>
        <translation>ファイルはそのまま残してあります。%1</translation>
    </message>
    <message>
        <source>The file could not be deleted</source>
        <translation>ファイルを削除できませんでした</translation>
    </message>
    <message>
        <source>The upgrade could not be recorded before it starts</source>
        <translation>アップグレードの開始前に記録を書き込めませんでした</translation>
    </message>
    <message>
        <source>An upgrade is sent only once this computer has a record of it. %1</source>
        <extracomment>“It” is the upgrade.</extracomment>
        <translation>アップグレードは、クラッシュ後もこのコンピューターに記録が残る場合にのみ送信されます。%1</translation>
    </message>
    <message>
        <source>The password could not be stored</source>
        <translation>パスワードを保存できませんでした</translation>
    </message>
    <message>
        <source>It is kept until you quit. %1</source>
        <extracomment>“It” is the password.</extracomment>
        <translation>終了するまで保持されます。%1</translation>
    </message>
    <message>
        <source>The file could not be written</source>
        <translation>ファイルに書き込めませんでした</translation>
    </message>
    <message>
        <source>%1 It is kept as %2.</source>
        <extracomment>%1 are whole sentences about a file, %2 is the name under which it is kept from now on.</extracomment>
        <translation>%1元のファイルは%2として残してあります。</translation>
    </message>
    <message>
        <source>The keyring did not delete the stored secret</source>
        <translation>キーリングから秘密情報が削除されませんでした</translation>
    </message>
    <message>
        <source>The record of a previous upgrade can&apos;t be read</source>
        <translation>以前のアップグレードの記録を読み取れません</translation>
    </message>
    <message>
        <source>That upgrade may have been on this service and may still be active. %1</source>
        <extracomment>“It” is a previous upgrade.</extracomment>
        <translation>ここで実行されたアップグレードで、まだ続いている可能性があります。%1</translation>
    </message>
    <message>
        <source>The end of the upgrade could not be recorded</source>
        <translation>アップグレードの終了を記録できませんでした</translation>
    </message>
    <message>
        <source>The next start will not know its result, and the next upgrade there waits until you allow it. %1</source>
        <translation>次回の起動時にはその結果が分からず、そこでの次のアップグレードは、許可されるまで保留されます。%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file</comment>
        <extracomment>%1 is the path of a file, %2 a sentence about the file.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>It is too large.</source>
        <translation>サイズが大きすぎます。</translation>
    </message>
</context>
<context>
    <name>Time</name>
    <message>
        <source>d MMM yyyy HH:mm</source>
        <extracomment>A date and time as QLocale::toString() takes it: “14 Mar 2026 09:12”.</extracomment>
        <translation>yyyy/MM/dd HH:mm</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>たった今</translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes ago</source>
        <translation>
            <numerusform>%Ln分前</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hours ago</source>
        <translation>
            <numerusform>%Ln時間前</numerusform>
        </translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>昨日</translation>
    </message>
    <message numerus="yes">
        <source>%Ln days ago</source>
        <translation>
            <numerusform>%Ln日前</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln months ago</source>
        <translation>
            <numerusform>%Lnか月前</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln years ago</source>
        <translation>
            <numerusform>%Ln年前</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %Ln minutes</source>
        <translation>
            <numerusform>%Ln分後</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %Ln hours</source>
        <translation>
            <numerusform>%Ln時間後</numerusform>
        </translation>
    </message>
    <message>
        <source>tomorrow</source>
        <translation>明日</translation>
    </message>
    <message numerus="yes">
        <source>in %Ln days</source>
        <translation>
            <numerusform>%Ln日後</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %Ln years</source>
        <translation>
            <numerusform>%Ln年後</numerusform>
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
        <translation>yyyy年M月d日</translation>
    </message>
    <message>
        <source>Today</source>
        <comment>above what is of that day</comment>
        <translation>今日</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <comment>above what is of that day</comment>
        <translation>昨日</translation>
    </message>
</context>
<context>
    <name>TimeBins</name>
    <message>
        <source>per hour</source>
        <extracomment>The width of the bars of a histogram, as in “Created (per hour, UTC)”.</extracomment>
        <translation>1時間ごと</translation>
    </message>
    <message>
        <source>per day</source>
        <translation>1日ごと</translation>
    </message>
    <message>
        <source>per week</source>
        <translation>1週間ごと</translation>
    </message>
    <message>
        <source>per month</source>
        <translation>1か月ごと</translation>
    </message>
    <message>
        <source>per quarter</source>
        <translation>四半期ごと</translation>
    </message>
    <message>
        <source>per year</source>
        <translation>1年ごと</translation>
    </message>
    <message>
        <source>over the years</source>
        <translation>複数年ごと</translation>
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
        <translation>今すぐアップグレードを実行</translation>
    </message>
    <message>
        <source>Upgrade confirmation</source>
        <translation>アップグレードの確認</translation>
    </message>
    <message>
        <source>Host name to confirm</source>
        <translation>確認のためのホスト名</translation>
    </message>
    <message>
        <source>The request is sent once. It can&apos;t be taken back.</source>
        <translation>リクエストは1回だけ送信されます。送信後に取り消すことはできません。</translation>
    </message>
    <message>
        <source>This is PRODUCTION. Type %1 to confirm.</source>
        <translation>これはPRODUCTIONです。確認のため、「%1」と入力してください。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a question and a sentence, as a screen reader says them</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>“%1” has the same address and is PRODUCTION. Type %2 to confirm.</source>
        <extracomment>%1 is another connection, %2 a host.</extracomment>
        <translation>「%1」は同じアドレスで、PRODUCTIONです。確認のため、「%2」と入力してください。</translation>
    </message>
    <message>
        <source>Run everything on %1: system upgrades and report installation?</source>
        <translation>%1ですべて（システムのアップグレードとレポートのインストール）を実行しますか？</translation>
    </message>
    <message>
        <source>Run only the system data upgrades on %1?</source>
        <translation>%1でシステムデータのアップグレードだけを実行しますか？</translation>
    </message>
</context>
<context>
    <name>UpgradeController</name>
    <message>
        <source>It may still be running. Ask whoever runs the service whether it has ended before you start another one.</source>
        <translation>まだ実行中の可能性があります。別のアップグレードを開始する前に、終了したかどうかをサービスの運用担当者に確認してください。</translation>
    </message>
    <message>
        <source>Show upgrades</source>
        <translation>アップグレードを表示</translation>
    </message>
    <message>
        <source>Upgrade on %1: %2</source>
        <extracomment>A notification of the desktop: %1 is a host, %2 an outcome such as “Finished”.</extracomment>
        <translation>%1のアップグレード: %2</translation>
    </message>
    <message>
        <source>Stop &amp;waiting</source>
        <translation>待機を中止(&amp;W)</translation>
    </message>
    <message>
        <source>Up&amp;grade</source>
        <translation>アップグレード(&amp;G)</translation>
    </message>
</context>
<context>
    <name>UpgradeJournal</name>
    <message>
        <source>A run was started at %1.</source>
        <comment>a date and time in UTC</comment>
        <translation>%1に開始された実行があります。</translation>
    </message>
    <message>
        <source>The folder %1 can&apos;t be made.</source>
        <translation>フォルダー%1を作成できません。</translation>
    </message>
    <message>
        <source>The folder %1 can&apos;t be used.</source>
        <translation>フォルダー%1を使用できません。</translation>
    </message>
    <message>
        <source>It is not a file.</source>
        <translation>ファイルではありません。</translation>
    </message>
    <message>
        <source>The file is %1.</source>
        <translation>ファイルは %1 です。</translation>
    </message>
</context>
<context>
    <name>UpgradeOutcome</name>
    <message>
        <source>Runs everything that happens before login: system upgrades and report installation.</source>
        <translation>サインイン前に行われる処理をすべて実行します: システムのアップグレードとレポートのインストール。</translation>
    </message>
    <message>
        <source>Only system data upgrades run. Faster, but may not guarantee full compatibility with the latest application.</source>
        <translation>システムデータのアップグレードだけを実行します。短時間で済みますが、最新のアプリケーションとの完全な互換性が保証されない場合があります。</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Upgrades only</source>
        <translation>アップグレードのみ</translation>
    </message>
    <message>
        <source>You stopped waiting after %1.</source>
        <translation>待機を中止しました（経過時間 %1）。</translation>
    </message>
    <message>
        <source>The service accepted the upgrade and did not say that it has ended (202 after %1).</source>
        <translation>サービスはアップグレードを受け付けましたが、終了したとは応答していません（202、経過時間 %1）。</translation>
    </message>
    <message>
        <source>The answer after %1 does not say whether it finished (%2).</source>
        <translation>応答からは結果を確定できません（%2、経過時間 %1）。</translation>
    </message>
    <message>
        <source>The connection ended after %1 without an answer.</source>
        <translation>応答がないまま接続が終了しました（経過時間 %1）。</translation>
    </message>
    <message>
        <source>Nothing left this computer. Start it only once that run has ended.</source>
        <translation>このコンピューターからは何も送信されていません。その実行が終了してから開始してください。</translation>
    </message>
    <message>
        <source>Nothing left this computer. Once the file can be written, it is safe to try again.</source>
        <translation>このコンピューターからは何も送信されていません。ファイルに書き込めるようになれば、もう一度試しても安全です。</translation>
    </message>
    <message>
        <source>Nothing left this computer. It is safe to try again.</source>
        <translation>このコンピューターからは何も送信されていません。もう一度試しても安全です。</translation>
    </message>
    <message>
        <source>The service answered after %1 that the upgrade is done.</source>
        <translation>サービスから、アップグレードが完了したとの応答がありました（経過時間 %1）。</translation>
    </message>
    <message>
        <source>There is nothing more to do before signing in.</source>
        <translation>サインイン前に必要な作業はほかにありません。</translation>
    </message>
    <message>
        <source>The service did not run the upgrade.</source>
        <translation>サービスはアップグレードを実行しませんでした。</translation>
    </message>
    <message>
        <source>The service answered after %1 that the upgrade failed (%2).</source>
        <translation>サービスから、アップグレードが失敗したとの応答がありました（%2、経過時間 %1）。</translation>
    </message>
    <message>
        <source>Tell whoever runs the service before you start it again.</source>
        <translation>もう一度開始する前に、サービスの運用担当者に連絡してください。</translation>
    </message>
    <message>
        <source>An upgrade at %1 was started at %2 and is running in another window or program.</source>
        <translation>%1のアップグレードは%2に開始され、別のウィンドウまたはプログラムで実行中です。</translation>
    </message>
    <message>
        <source>An upgrade at %1 was started at %2; its result is not known.</source>
        <extracomment>%1 is a host, %2 a date and time.</extracomment>
        <translation>%1のアップグレードは%2に開始されましたが、結果は不明です。</translation>
    </message>
    <message>
        <source>No answer came in %1.</source>
        <translation>%1以内に応答がありませんでした。</translation>
    </message>
    <message>
        <source>The answer after %1 is not what the service documents.</source>
        <translation>%1後の応答は、サービスの仕様どおりではありません。</translation>
    </message>
    <message>
        <source>The answer was not complete after %1.</source>
        <translation>%1たっても応答が完了しませんでした。</translation>
    </message>
    <message>
        <source>The answer after %1 is too large to be read (%2).</source>
        <translation>%1後の応答は大きすぎて読み取れません (%2)。</translation>
    </message>
    <message>
        <source>The answer after %1 leads to %2, and was not followed (%3).</source>
        <extracomment>%2 is the address of another server, %3 an HTTP status.</extracomment>
        <translation>%1後の応答は %2 への転送でしたが、転送には従いませんでした (%3)。</translation>
    </message>
    <message>
        <source>The connection ended before the answer was complete (%2 after %1).</source>
        <translation>応答が完了する前に接続が切れました (%2、%1後)。</translation>
    </message>
    <message>
        <source>A web page answered instead of the service (%2 after %1).</source>
        <translation>サービスではなくWebページが応答しました (%2、%1後)。</translation>
    </message>
    <message>
        <source>Whether the answer is complete is not known (%2 after %1).</source>
        <translation>応答がすべて届いたかどうかは不明です (%2、%1後)。</translation>
    </message>
    <message>
        <source>The record of a previous upgrade can&apos;t be read: %1. That upgrade may have been on this service and may still be active.</source>
        <extracomment>“It” is a previous upgrade. %1 are names of files.</extracomment>
        <translation>以前のアップグレードの記録を読み取れません: %1。ここでのアップグレードだった可能性があり、まだ実行中かもしれません。</translation>
    </message>
    <message>
        <source>Running</source>
        <comment>an upgrade</comment>
        <translation>実行中</translation>
    </message>
    <message>
        <source>The connection ended after %1 without an answer. %2 That may be why.</source>
        <extracomment>%2 says what the server asks for.</extracomment>
        <translation>応答がないまま接続が終了しました（経過時間 %1）。%2それが原因の可能性があります。</translation>
    </message>
    <message>
        <source>The server ended the connection before it read the request, so no upgrade was started.</source>
        <translation>サーバーはリクエストを読み取る前に接続を終了したため、アップグレードは開始されていません。</translation>
    </message>
</context>
<context>
    <name>UpgradeOutcomeView</name>
    <message>
        <source>The service&apos;s answer</source>
        <translation>サービスの応答</translation>
    </message>
    <message>
        <source>Upgrade outcome</source>
        <translation>アップグレードの結果</translation>
    </message>
    <message>
        <source>%1. %2 %3</source>
        <extracomment>What a screen reader says: the outcome, what happened and what to do next.</extracomment>
        <translation>%1。%2%3</translation>
    </message>
    <message>
        <source>%1 · %2 · started %3</source>
        <extracomment>%1 is a host, %2 “Everything” or “Upgrades only”, %3 a date and time.</extracomment>
        <translation>%1 · %2 · 開始: %3</translation>
    </message>
    <message>
        <source>The service returned no message.</source>
        <translation>サービスからメッセージは返されませんでした。</translation>
    </message>
    <message>
        <source>What arrived of the service&apos;s answer</source>
        <translation>サービスの応答のうち、届いた部分</translation>
    </message>
    <message>
        <source>Outcome unknown</source>
        <translation>結果不明</translation>
    </message>
    <message>
        <source>Copy answer</source>
        <translation>応答をコピー</translation>
    </message>
    <message>
        <source>Copied the service&apos;s answer.</source>
        <translation>サービスの応答をコピーしました。</translation>
    </message>
</context>
<context>
    <name>UpgradePanel</name>
    <message>
        <source>Upgrade panel</source>
        <translation>アップグレードパネル</translation>
    </message>
    <message>
        <source>Close upgrade</source>
        <translation>アップグレードを閉じる</translation>
    </message>
    <message>
        <source>The request names no data source or partition; the service decides from the API key.</source>
        <translation>リクエストではデータソースもパーティションも指定しません。対象はサービスがAPIキーから判断します。</translation>
    </message>
    <message>
        <source>Run upgrade…</source>
        <translation>アップグレードを実行…</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Shows the fields for the next run.</source>
        <translation>次回の実行の項目を表示します。</translation>
    </message>
    <message>
        <source>While it is not checked: %1</source>
        <translation>チェックされていない間: %1</translation>
    </message>
    <message>
        <source>The API key of the command was not taken. Type it here.</source>
        <translation>コマンドのAPIキーは取り込まれませんでした。ここに入力してください。</translation>
    </message>
</context>
<context>
    <name>UpgradeProgress</name>
    <message>
        <source>Upgrade running</source>
        <translation>アップグレード実行中</translation>
    </message>
    <message>
        <source>Upgrade progress</source>
        <translation>アップグレードの進行状況</translation>
    </message>
    <message>
        <source>Elapsed time</source>
        <translation>経過時間</translation>
    </message>
    <message>
        <source>The service reports no progress.</source>
        <translation>サービスから進行状況は報告されません。</translation>
    </message>
    <message>
        <source>Stop waiting</source>
        <translation>待機を中止</translation>
    </message>
    <message>
        <source>The server may continue.</source>
        <translation>サーバー側で処理が続く可能性があります。</translation>
    </message>
    <message>
        <source>Running on %1</source>
        <translation>%1で実行中</translation>
    </message>
    <message>
        <source>%1 · started %2</source>
        <extracomment>%1 is “Everything” or “Upgrades only”, %2 a date and time.</extracomment>
        <translation>%1 · 開始: %2</translation>
    </message>
</context>
<context>
    <name>UpgradeRecord</name>
    <message>
        <source>empty or too long</source>
        <comment>completes: $.field is …</comment>
        <translation>空か、長すぎます</translation>
    </message>
    <message>
        <source>not known here</source>
        <comment>completes: $.field is …</comment>
        <translation>未知の値です</translation>
    </message>
    <message>
        <source>not an upgrade</source>
        <comment>completes: $.field is …</comment>
        <translation>アップグレードのものではありません</translation>
    </message>
    <message>
        <source>It is not the JSON of an upgrade: %1.</source>
        <translation>アップグレードのJSONではありません: %1。</translation>
    </message>
</context>
<context>
    <name>UserButton</name>
    <message>
        <source>User</source>
        <comment>the person who is signed in</comment>
        <translation>ユーザー</translation>
    </message>
    <message>
        <source>API key alone – the service decides whose notifications it shows</source>
        <translation>APIキーのみ – 誰の通知を表示するかはサービスが決めます</translation>
    </message>
    <message>
        <source>All partitions</source>
        <extracomment>Where a user&apos;s notifications are looked for. %1 is the name of a partition.</extracomment>
        <translation>すべてのパーティション</translation>
    </message>
    <message>
        <source>Partition %1</source>
        <translation>パーティション %1</translation>
    </message>
    <message>
        <source>Signed in</source>
        <translation>サインイン済み</translation>
    </message>
    <message>
        <source>API key</source>
        <comment>in place of a user</comment>
        <translation>API キー</translation>
    </message>
</context>
<context>
    <name>ValueText</name>
    <message>
        <source>Copy value</source>
        <translation>値をコピー</translation>
    </message>
</context>
<context>
    <name>WatchChange</name>
    <message>
        <source>%1 (perhaps by watching)</source>
        <extracomment>%1 is “Read”: the service may count the lookups of the program as reading.</extracomment>
        <translation>%1（監視によるものかもしれません）</translation>
    </message>
</context>
<context>
    <name>WatchController</name>
    <message numerus="yes">
        <source>Another Svc Desktop is watching %Ln notifications, and says what changes.</source>
        <translation>
            <numerusform>別の Svc Desktop が %Ln 件の通知を監視しており、変化を知らせます。</numerusform>
        </translation>
    </message>
    <message>
        <source>These can&apos;t be watched, since their connection was changed or deleted since they were looked up: %1.</source>
        <extracomment>%1 are environments and connections.</extracomment>
        <translation>照会後に接続が変更または削除されたため、監視できません: %1</translation>
    </message>
    <message>
        <source>No longer watched. The results stay.</source>
        <translation>監視を終了しました。結果は残ります。</translation>
    </message>
    <message>
        <source>Watched in %1: %2</source>
        <extracomment>%1 is an environment and a connection, %2 are changes: “1042: Read”.</extracomment>
        <translation>%1 での監視: %2</translation>
    </message>
    <message>
        <source>Changed in %1</source>
        <extracomment>A notification of the desktop. %1 is an environment and a connection.</extracomment>
        <translation>%1 で変化がありました</translation>
    </message>
    <message>
        <source>Watching has ended</source>
        <extracomment>A notification of the desktop.</extracomment>
        <translation>監視が終了しました</translation>
    </message>
</context>
<context>
    <name>WatchDialog</name>
    <message>
        <source>Show changes on the desktop</source>
        <translation>変化をデスクトップに通知する</translation>
    </message>
    <message>
        <source>Look up every</source>
        <extracomment>A number of minutes follows: how often watched notifications are looked up.</extracomment>
        <translation>照会の間隔</translation>
    </message>
    <message>
        <source>Until</source>
        <extracomment>A choice follows: “I stop it”, “each is read”.</extracomment>
        <translation>終了の条件</translation>
    </message>
    <message>
        <source>It ends after 24 hours in any case. It waits while you are signed out, and never signs in by itself.</source>
        <translation>いずれの場合も 24 時間で終了します。サインアウト中は待機し、自動的にサインインすることはありません。</translation>
    </message>
    <message>
        <source>“Read” is the flag of the user of this session or API key, as the service decides. Nobody has documented whether a lookup changes it.</source>
        <translation>「既読」は、このセッションまたは API キーのユーザーについてサービスが決める状態です。照会によって変わるかどうかは文書化されていません。</translation>
    </message>
</context>
<context>
    <name>WatchRecord</name>
    <message>
        <source>It is not the JSON of watched notifications: %1.</source>
        <translation>監視中の通知の JSON ではありません: %1</translation>
    </message>
    <message>
        <source>not a list of watched notifications</source>
        <comment>completes: $.field is …</comment>
        <translation>監視中の通知の一覧ではありません</translation>
    </message>
    <message>
        <source>nothing that can be waited for</source>
        <comment>completes: $.field is …</comment>
        <translation>待つことのできる条件ではありません</translation>
    </message>
</context>
<context>
    <name>WatchTexts</name>
    <message>
        <source>All notifications that you watched in %1 have changed.</source>
        <translation>%1 で監視していた通知はすべて変化しました。</translation>
    </message>
    <message>
        <source>All notifications that you watched in %1 are read.</source>
        <translation>%1 で監視していた通知はすべて既読になりました。</translation>
    </message>
    <message>
        <source>All notifications that you watched in %1 are archived.</source>
        <translation>%1 で監視していた通知はすべてアーカイブされました。</translation>
    </message>
    <message>
        <source>All notifications that you watched in %1 were found.</source>
        <translation>%1 で監視していた通知はすべて見つかりました。</translation>
    </message>
    <message>
        <source>Watching %1</source>
        <extracomment>%1 is an id, or how many notifications are watched.</extracomment>
        <translation>監視中: %1</translation>
    </message>
    <message>
        <source>asking</source>
        <extracomment>What a watch is doing: it is sending requests.</extracomment>
        <translation>問い合わせ中</translation>
    </message>
    <message numerus="yes">
        <source>next in %Ln min</source>
        <extracomment>What a watch is doing: it sends the next requests in so many minutes.</extracomment>
        <translation>
            <numerusform>次回 %Ln 分後</numerusform>
        </translation>
    </message>
    <message>
        <source>I stop it</source>
        <translation>自分で終了するまで</translation>
    </message>
    <message>
        <source>each has changed</source>
        <translation>すべて変化するまで</translation>
    </message>
    <message>
        <source>each is read</source>
        <translation>すべて既読になるまで</translation>
    </message>
    <message>
        <source>each is archived</source>
        <translation>すべてアーカイブされるまで</translation>
    </message>
    <message>
        <source>each is found</source>
        <translation>すべて見つかるまで</translation>
    </message>
    <message>
        <source>Another Svc Desktop is watching. Only one of them can.</source>
        <translation>別の Svc Desktop が監視中です。監視できるのは 1 つだけです。</translation>
    </message>
    <message>
        <source>At most %L1 notifications can be watched; these are %L2.</source>
        <translation>監視できる通知は最大 %L1 件です。これは %L2 件あります。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln are watched already.</source>
        <translation>
            <numerusform>すでに %Ln 件を監視しています。</numerusform>
        </translation>
    </message>
    <message>
        <source>Watching %1 every %2.</source>
        <extracomment>%1 is “3 notifications in TEST acme”, %2 is “5 min”.</extracomment>
        <translation>%1を %2 ごとに監視します。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln min</source>
        <translation>
            <numerusform>%Ln 分</numerusform>
        </translation>
    </message>
    <message>
        <source>It begins when you have signed in.</source>
        <translation>サインインすると始まります。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln notifications in %1</source>
        <extracomment>%1 is an environment and a connection.</extracomment>
        <translation>
            <numerusform>%1 の通知 %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>The notifications in %1 have been watched for 24 hours, and no longer are.</source>
        <extracomment>%1 is an environment and a connection.</extracomment>
        <translation>%1 の通知は 24 時間監視されたため、監視を終了しました。</translation>
    </message>
    <message>
        <source>The connection %1 was removed, so its notifications are no longer watched.</source>
        <translation>接続 %1 が削除されたため、その通知の監視を終了しました。</translation>
    </message>
    <message>
        <source>The connection %1 was changed and looks ids up elsewhere by now, so its notifications are no longer watched.</source>
        <translation>接続 %1 が変更され、照会先が変わったため、その通知の監視を終了しました。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln notifications are no longer watched: their 24 hours are over.</source>
        <translation>
            <numerusform>%Ln 件の通知の監視を終了しました: 24 時間が経過しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln notifications are no longer watched: their connection was removed.</source>
        <translation>
            <numerusform>%Ln 件の通知の監視を終了しました: 接続が削除されました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln notifications are no longer watched: their connection was changed.</source>
        <translation>
            <numerusform>%Ln 件の通知の監視を終了しました: 接続が変更されました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more changes</source>
        <translation>
            <numerusform>ほか %Ln 件の変化</numerusform>
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
        <translation>表計算ファイルを書き込めませんでした。%1</translation>
    </message>
</context>
</TS>
