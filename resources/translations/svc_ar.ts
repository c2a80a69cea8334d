<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Svc Desktop</source>
        <translation>حول Svc Desktop</translation>
    </message>
    <message>
        <source>Version %1, with Qt %2</source>
        <translation>الإصدار %1، مع Qt %2</translation>
    </message>
    <message>
        <source>The German, Japanese and Arabic texts await review by native speakers.</source>
        <translation>النصوص الألمانية واليابانية والعربية بانتظار مراجعة متحدثين أصليين.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>برنامج حر برخصة MIT.</translation>
    </message>
    <message>
        <source>Libraries:</source>
        <translation>المكتبات:</translation>
    </message>
</context>
<context>
    <name>ActivityCells</name>
    <message numerus="yes">
        <source>%1 (%Ln tries)</source>
        <extracomment>%1 is the path of an address that was asked for several times.</extracomment>
        <translation>
            <numerusform>%1 (بلا محاولات)</numerusform>
            <numerusform>%1 (محاولة واحدة)</numerusform>
            <numerusform>%1 (محاولتان)</numerusform>
            <numerusform>%1 (%Ln محاولات)</numerusform>
            <numerusform>%1 (%Ln محاولة)</numerusform>
            <numerusform>%1 (%Ln محاولة)</numerusform>
        </translation>
    </message>
    <message>
        <source>Time</source>
        <translation>الوقت</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>الطريقة</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>المسار</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>الحجم</translation>
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
        <translation>ال&amp;نشاط</translation>
    </message>
    <message>
        <source>Activity on the &amp;right</source>
        <translation>النشاط على ال&amp;يمين</translation>
    </message>
</context>
<context>
    <name>ActivityPanel</name>
    <message>
        <source>Save as HAR…</source>
        <translation>حفظ بصيغة HAR…</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Filter activity</source>
        <translation>تصفية النشاط</translation>
    </message>
    <message>
        <source>Close activity</source>
        <translation>إغلاق النشاط</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>النشاط</translation>
    </message>
    <message>
        <source>That exchange is no longer listed</source>
        <translation>لم يعد هذا التبادل في القائمة</translation>
    </message>
    <message>
        <source>The last 500 are kept until they are cleared or you quit.</source>
        <translation>يُحتفظ بآخر 500 تبادل حتى مسحها أو إنهاء البرنامج.</translation>
    </message>
    <message>
        <source>No matching exchanges.</source>
        <translation>لا يوجد تبادل يطابق التصفية.</translation>
    </message>
    <message>
        <source>Recording is paused.</source>
        <translation>التسجيل متوقف مؤقتا.</translation>
    </message>
    <message>
        <source>Requests and their answers are listed here as they happen, without secrets.</source>
        <translation>تظهر الطلبات وردودها هنا فور حدوثها، دون أي بيانات سرية.</translation>
    </message>
    <message>
        <source>Save as HAR</source>
        <translation>حفظ بصيغة HAR</translation>
    </message>
    <message>
        <source>HTTP Archives (*.har)</source>
        <translation>أرشيفات HTTP (*.har)</translation>
    </message>
    <message>
        <source>Activity cleared</source>
        <translation>تم مسح النشاط</translation>
    </message>
    <message>
        <source>Recording is paused</source>
        <translation>التسجيل متوقف مؤقتا</translation>
    </message>
    <message>
        <source>Requests are still made, but not listed.</source>
        <translation>تُرسل الطلبات كالمعتاد، لكنها لا تظهر في القائمة.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>استئناف</translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln exchanges as text.</source>
        <translation>
            <numerusform>لم يُنسخ أي تبادل.</numerusform>
            <numerusform>تم نسخ تبادل واحد كنص.</numerusform>
            <numerusform>تم نسخ تبادلين كنص.</numerusform>
            <numerusform>تم نسخ %Ln تبادلات كنص.</numerusform>
            <numerusform>تم نسخ %Ln تبادلا كنص.</numerusform>
            <numerusform>تم نسخ %Ln تبادل كنص.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln exchanges as curl.</source>
        <translation>
            <numerusform>لم يُنسخ أي تبادل.</numerusform>
            <numerusform>تم نسخ تبادل واحد بصيغة curl.</numerusform>
            <numerusform>تم نسخ تبادلين بصيغة curl.</numerusform>
            <numerusform>تم نسخ %Ln تبادلات بصيغة curl.</numerusform>
            <numerusform>تم نسخ %Ln تبادلا بصيغة curl.</numerusform>
            <numerusform>تم نسخ %Ln تبادل بصيغة curl.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln exchanges as HAR.</source>
        <translation>
            <numerusform>لم يُنسخ أي تبادل.</numerusform>
            <numerusform>تم نسخ تبادل واحد بصيغة HAR.</numerusform>
            <numerusform>تم نسخ تبادلين بصيغة HAR.</numerusform>
            <numerusform>تم نسخ %Ln تبادلات بصيغة HAR.</numerusform>
            <numerusform>تم نسخ %Ln تبادلا بصيغة HAR.</numerusform>
            <numerusform>تم نسخ %Ln تبادل بصيغة HAR.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved %Ln exchanges to %1.</source>
        <extracomment>%1 is the name of a file.</extracomment>
        <translation>
            <numerusform>لم يُحفظ أي تبادل في %1.</numerusform>
            <numerusform>تم حفظ تبادل واحد في %1.</numerusform>
            <numerusform>تم حفظ تبادلين في %1.</numerusform>
            <numerusform>تم حفظ %Ln تبادلات في %1.</numerusform>
            <numerusform>تم حفظ %Ln تبادلا في %1.</numerusform>
            <numerusform>تم حفظ %Ln تبادل في %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dock below</source>
        <extracomment>Moves the panel below the page, or to the right of it.</extracomment>
        <translation>تثبيت في الأسفل</translation>
    </message>
    <message>
        <source>Dock right</source>
        <translation>تثبيت على اليمين</translation>
    </message>
</context>
<context>
    <name>ActivityTable</name>
    <message>
        <source>Exchanges</source>
        <translation>التبادلات</translation>
    </message>
</context>
<context>
    <name>Address</name>
    <message>
        <source>https:// was added. If the service on this computer is not encrypted, type http:// instead.</source>
        <translation>أُضيف https://. إذا كانت الخدمة على هذا الحاسوب غير مشفّرة فاكتب http:// بدلا منه.</translation>
    </message>
    <message>
        <source>https:// was added.</source>
        <translation>أُضيف https://.</translation>
    </message>
</context>
<context>
    <name>AddressField</name>
    <message>
        <source>Not encrypted. This address is on this computer.</source>
        <translation>غير مشفّر. هذا العنوان على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>Nothing was pasted: the text has a secret in it. Paste an address or a curl command.</source>
        <translation>لم يُلصق شيء: في النص بيانات سرية. الصق عنوانًا أو أمر curl.</translation>
    </message>
    <message>
        <source>The command was not taken</source>
        <translation>لم يؤخذ الأمر</translation>
    </message>
    <message>
        <source>The command goes to several services. Choose one, or paste the part for one of them.</source>
        <translation>الأمر موجّه إلى عدة خدمات. اختر واحدة منها، أو الصق الجزء الخاص بواحدة.</translation>
    </message>
</context>
<context>
    <name>AdvancedFields</name>
    <message>
        <source>Headers</source>
        <translation>الترويسات</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>الشبكة</translation>
    </message>
    <message>
        <source>Time limits</source>
        <translation>المهل الزمنية</translation>
    </message>
    <message>
        <source>Environment and notes</source>
        <translation>البيئة والملاحظات</translation>
    </message>
</context>
<context>
    <name>AnswersCard</name>
    <message>
        <source>Answers</source>
        <translation>الردود</translation>
    </message>
</context>
<context>
    <name>AtomicFile</name>
    <message>
        <source>Its folder can&apos;t be made.</source>
        <translation>تعذّر إنشاء مجلده.</translation>
    </message>
    <message>
        <source>Read it again before changing it.</source>
        <translation>يجب قراءته من جديد قبل تغييره.</translation>
    </message>
    <message>
        <source>It is not a regular file.</source>
        <translation>ليس ملفًا عاديًا.</translation>
    </message>
    <message>
        <source>Another program is writing it.</source>
        <translation>يكتبه برنامج آخر الآن.</translation>
    </message>
    <message>
        <source>No lock can be made beside it.</source>
        <translation>تعذّر إنشاء قفل بجانبه.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>لا يوجد مجلد %1.</translation>
    </message>
</context>
<context>
    <name>CaFile</name>
    <message>
        <source>It holds none.</source>
        <translation>لا يحتوي على أي شهادة.</translation>
    </message>
    <message>
        <source>It is empty.</source>
        <translation>إنه فارغ.</translation>
    </message>
    <message>
        <source>It is a PKCS #12 file, which is for certificates with their key. This takes the authorities out of it: %1</source>
        <translation>إنه ملف PKCS #12، وهو للشهادات مع مفتاحها. هذا الأمر يستخرج منه شهادات الهيئات: %1</translation>
    </message>
    <message>
        <source>It is a Java keystore. This takes a certificate out of it: %1</source>
        <translation>إنه مخزن مفاتيح Java. هذا الأمر يستخرج منه شهادة: %1</translation>
    </message>
    <message>
        <source>It is a request for a certificate. Choose the certificate of the authority that answers such requests.</source>
        <translation>إنه طلب شهادة. اختر شهادة الهيئة التي تجيب عن مثل هذه الطلبات.</translation>
    </message>
    <message>
        <source>It is a private key. Choose the certificate of the authority instead.</source>
        <translation>إنه مفتاح خاص. اختر شهادة الهيئة بدلا منه.</translation>
    </message>
    <message>
        <source>It is a public key. Choose the certificate of the authority instead.</source>
        <translation>إنه مفتاح عام. اختر شهادة الهيئة بدلا منه.</translation>
    </message>
    <message>
        <source>A certificate in it is damaged or not complete.</source>
        <translation>توجد فيه شهادة تالفة أو غير كاملة.</translation>
    </message>
    <message>
        <source>It is a web page. Perhaps the download needs a sign-in.</source>
        <translation>إنها صفحة ويب. ربما يتطلب التنزيل تسجيل الدخول.</translation>
    </message>
</context>
<context>
    <name>CertificateFields</name>
    <message>
        <source>%1, valid until %2</source>
        <extracomment>%1 is the name of a certificate, %2 a date.</extracomment>
        <translation>%1، صالحة حتى %2</translation>
    </message>
    <message>
        <source>Certificate password</source>
        <translation>كلمة مرور الشهادة</translation>
    </message>
    <message>
        <source>It goes into the system&apos;s keyring. If it is there already, leave this empty.</source>
        <translation>تُحفظ في حلقة مفاتيح النظام. إذا كانت محفوظة هناك فاترك الحقل فارغًا.</translation>
    </message>
    <message>
        <source>For services that ask for one: PKCS #12, or PEM with its key.</source>
        <translation>للخدمات التي تطلب شهادة: PKCS #12، أو PEM مع مفتاحها.</translation>
    </message>
    <message>
        <source>Only if it is not in the same file.</source>
        <translation>فقط إذا لم يكن في الملف نفسه.</translation>
    </message>
    <message>
        <source>Choose certificate…</source>
        <translation>اختيار الشهادة…</translation>
    </message>
    <message>
        <source>Choose key…</source>
        <translation>اختيار المفتاح…</translation>
    </message>
    <message>
        <source>Choose key</source>
        <translation>اختيار المفتاح</translation>
    </message>
    <message>
        <source>Keys (*.key *.pem *.der);;All files (*)</source>
        <translation>مفاتيح (*.key *.pem *.der);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Choose client certificate</source>
        <translation>اختيار شهادة العميل</translation>
    </message>
    <message>
        <source>Certificates with key (*.p12 *.pfx *.pem *.crt *.cer);;All files (*)</source>
        <translation>شهادات مع مفتاح (*.p12 *.pfx *.pem *.crt *.cer);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>The file needs its password.</source>
        <translation>يحتاج الملف إلى كلمة مروره.</translation>
    </message>
    <message>
        <source>It is kept until you quit: the system&apos;s keyring is not used here. If you have typed it since the start, leave this empty.</source>
        <translation>تبقى محفوظة حتى إنهاء البرنامج: لا تُستخدم حلقة مفاتيح النظام هنا. إذا كنت قد أدخلتها منذ بدء البرنامج، فاترك هذا الحقل فارغا.</translation>
    </message>
</context>
<context>
    <name>ChangesNote</name>
    <message>
        <source>Changes</source>
        <translation>التغييرات</translation>
    </message>
    <message>
        <source>This is old: it was fetched at %1 and may have changed since.</source>
        <extracomment>%1 is a time of day.</extracomment>
        <translation>هذه نسخة قديمة: جُلبت في %1 وقد تكون تغيّرت منذ ذلك الحين.</translation>
    </message>
    <message>
        <source>Changed since %1:</source>
        <extracomment>%1 is a time of day. What has changed follows.</extracomment>
        <translation>تغيّر منذ %1:</translation>
    </message>
    <message>
        <source>This notification was found at %1, and is no longer found for you.</source>
        <translation>عُثر على هذا الإشعار في %1، ولم يعد يُعثر عليه ضمن إشعاراتك.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more fields have changed.</source>
        <translation>
            <numerusform>لم تتغيّر حقول أخرى.</numerusform>
            <numerusform>تغيّر حقل آخر.</numerusform>
            <numerusform>تغيّر حقلان آخران.</numerusform>
            <numerusform>تغيّرت %Ln حقول أخرى.</numerusform>
            <numerusform>تغيّر %Ln حقلا آخر.</numerusform>
            <numerusform>تغيّر %Ln حقل آخر.</numerusform>
        </translation>
    </message>
    <message>
        <source>This notification has not changed since %1.</source>
        <extracomment>%1 is a time of day.</extracomment>
        <translation>لم يتغيّر هذا الإشعار منذ %1.</translation>
    </message>
    <message>
        <source>Seen at %1: %2</source>
        <extracomment>%1 is a time of day, %2 is what a notification is since then: “Read”.</extracomment>
        <translation>شوهد في %1: %2</translation>
    </message>
</context>
<context>
    <name>CheckableRow</name>
    <message>
        <source>checked</source>
        <extracomment>What a screen reader says of a row with a check box that is checked, or is not.</extracomment>
        <translation>مؤشَّر</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>غير مؤشَّر</translation>
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
        <translation>مسح النص</translation>
    </message>
</context>
<context>
    <name>ClientCertificateFile</name>
    <message>
        <source>Its key is an %1 key, which Qt can&apos;t use. Ask for an RSA or ECDSA key.</source>
        <translation>مفتاحها من نوع %1 الذي لا يستطيع Qt استخدامه. اطلب مفتاح RSA أو ECDSA.</translation>
    </message>
    <message>
        <source>Its private key is damaged, or of a kind that Qt can&apos;t use. Use an RSA or ECDSA key.</source>
        <translation>مفتاحها الخاص تالف، أو من نوع لا يستطيع Qt استخدامه. استخدم مفتاح RSA أو ECDSA.</translation>
    </message>
    <message>
        <source>It has no private key. Choose a PKCS #12 file (.p12, .pfx), or the file of the key, too.</source>
        <translation>لا مفتاح خاص فيه. اختر ملف PKCS #12 ‏(.p12، ‏.pfx)، أو ملف المفتاح أيضًا.</translation>
    </message>
    <message>
        <source>It is encrypted in a way (RC2 or RC4) that OpenSSL 3 no longer reads. This converts it to a file that can be used: %1</source>
        <translation>مشفّر بطريقة (RC2 أو RC4) لم يعد OpenSSL 3 يقرؤها. هذا يحوّله إلى ملف صالح للاستخدام: %1</translation>
    </message>
    <message>
        <source>It has no certificate. Choose a PKCS #12 file (.p12, .pfx), or a PEM certificate with its key.</source>
        <translation>لا شهادة فيه. اختر ملف PKCS #12 ‏(.p12، ‏.pfx)، أو شهادة PEM مع مفتاحها.</translation>
    </message>
    <message>
        <source>The key does not belong to this certificate.</source>
        <translation>المفتاح لا يخص هذه الشهادة.</translation>
    </message>
    <message>
        <source>It was valid until %1. Ask for a new one, or check this computer&apos;s clock.</source>
        <translation>كانت صالحة حتى %1. اطلب شهادة جديدة، أو افحص ساعة هذا الكمبيوتر.</translation>
    </message>
    <message>
        <source>It is valid from %1. Check this computer&apos;s clock.</source>
        <translation>تصبح صالحة من %1. افحص ساعة هذا الكمبيوتر.</translation>
    </message>
    <message>
        <source>It is not for clients, but for servers or other purposes. Ask for a certificate with the purpose “client authentication”.</source>
        <translation>ليست للعملاء، بل للخوادم أو لأغراض أخرى. اطلب شهادة غرضها «مصادقة العميل».</translation>
    </message>
</context>
<context>
    <name>ClientImport</name>
    <message>
        <source>It is a folder without a collection of Bruno.</source>
        <translation>هذا مجلد ليس فيه مجموعة من Bruno.</translation>
    </message>
    <message>
        <source>It is not JSON: %1.</source>
        <translation>ليس JSON: ‏%1.</translation>
    </message>
    <message>
        <source>The command is not complete: %1 has no value.</source>
        <translation>الأمر غير مكتمل: ليس للخيار %1 قيمة.</translation>
    </message>
    <message>
        <source>The option %1 of the command is not known.</source>
        <translation>الخيار %1 في الأمر غير معروف.</translation>
    </message>
    <message>
        <source>Only curl was read. Nothing else of the command was run.</source>
        <translation>قُرئ أمر curl وحده، ولم يُنفّذ أي شيء آخر من النص.</translation>
    </message>
    <message>
        <source>The command has no address.</source>
        <translation>ليس في الأمر عنوان.</translation>
    </message>
    <message>
        <source>The address has %1, which is not said here.</source>
        <translation>في العنوان %1، وقيمته غير مذكورة هنا.</translation>
    </message>
    <message>
        <source>The address has a secret in it and was left out.</source>
        <translation>في العنوان بيانات سرية، لذلك تُرك.</translation>
    </message>
    <message>
        <source>The user and the password in the address were left out.</source>
        <translation>تُرك المستخدم وكلمة المرور المذكوران في العنوان.</translation>
    </message>
    <message>
        <source>http:// was not taken: the address begins with https:// now.</source>
        <translation>لم يؤخذ http://‎، فالعنوان يبدأ الآن بـ https://‎.</translation>
    </message>
    <message>
        <source>The address %1 can&apos;t be used</source>
        <translation>لا يمكن استخدام العنوان %1</translation>
    </message>
    <message>
        <source>%1: a secret, which was left out.</source>
        <translation>%1: قيمة سرية، لذلك تُركت.</translation>
    </message>
    <message>
        <source>%1: too long or with invisible characters, and left out.</source>
        <translation>%1: قيمة طويلة جدًا أو فيها أحرف غير مرئية، لذلك تُركت.</translation>
    </message>
    <message>
        <source>There are several API keys: none was taken.</source>
        <translation>توجد عدة مفاتيح API، فلم يؤخذ أي منها.</translation>
    </message>
    <message>
        <source>You will be asked for: %1.</source>
        <translation>ستُسأل لاحقًا عن: %1.</translation>
    </message>
    <message>
        <source>Left out: %1.</source>
        <translation>تُرك: %1.</translation>
    </message>
    <message>
        <source>A token was left out: the service issues one when you sign in.</source>
        <translation>تُرك رمز مميز: تُصدر الخدمة رمزًا عند تسجيل الدخول.</translation>
    </message>
    <message>
        <source>A request has two addresses, %1 and %2.</source>
        <translation>لأحد الطلبات عنوانان، %1 و%2.</translation>
    </message>
    <message>
        <source>It is a Postman collection of version 1. Export it from Postman as version 2.1.</source>
        <translation>هذه مجموعة Postman من الإصدار 1. صدّرها من Postman بالإصدار 2.1.</translation>
    </message>
    <message>
        <source>The command is not complete: a quotation mark is missing.</source>
        <translation>الأمر غير مكتمل: تنقصه علامة اقتباس.</translation>
    </message>
    <message>
        <source>This is a command for PowerShell. Copy it as cURL (bash).</source>
        <translation>هذا أمر لـ PowerShell. انسخه بصيغة cURL (bash).</translation>
    </message>
    <message>
        <source>Copy a request as a curl command there, and paste it into the field for the service address.</source>
        <translation>انسخ هناك طلبًا كأمر curl، والصقه في حقل عنوان الخدمة.</translation>
    </message>
    <message>
        <source>It is a zip archive. Unpack it and import one of the files in it.</source>
        <translation>هذا أرشيف ZIP. فُكّ ضغطه واستورد أحد الملفات التي فيه.</translation>
    </message>
    <message>
        <source>It is a YAML file of Bruno (OpenCollection). Export the collection from Bruno as a Postman collection, and import that.</source>
        <translation>هذا ملف YAML من Bruno ‏(OpenCollection). صدّر المجموعة من Bruno كمجموعة Postman، ثم استوردها.</translation>
    </message>
    <message>
        <source>It is a file of Insomnia, which can&apos;t be imported.</source>
        <translation>هذا ملف من Insomnia، ولا يمكن استيراده.</translation>
    </message>
    <message>
        <source>It is a file with HTTP requests of an editor, which can&apos;t be imported.</source>
        <translation>هذا ملف طلبات HTTP من محرر نصوص، ولا يمكن استيراده.</translation>
    </message>
    <message>
        <source>It is a HAR file, which can&apos;t be imported.</source>
        <translation>هذا ملف HAR، ولا يمكن استيراده.</translation>
    </message>
    <message>
        <source>It is a description of a service (OpenAPI), without the settings of a connection.</source>
        <translation>هذا وصف لخدمة (OpenAPI) بلا إعدادات اتصال.</translation>
    </message>
    <message>
        <source>It is a curl command. Paste it into the field for the service address.</source>
        <translation>هذا أمر curl. الصقه في حقل عنوان الخدمة.</translation>
    </message>
    <message>
        <source>It can&apos;t be imported. These files can: connections of this program, environments and collections (v2.1) of Postman, collections of Bruno (.bru), and environments of Hoppscotch.</source>
        <translation>لا يمكن استيراد الملف. يمكن استيراد: اتصالات هذا البرنامج، وبيئات Postman ومجموعاته (v2.1)، ومجموعات Bruno ‏(.bru)، وبيئات Hoppscotch.</translation>
    </message>
    <message>
        <source>It is nested more than %1 levels deep.</source>
        <translation>التداخل فيه أعمق من %1 مستوى.</translation>
    </message>
    <message>
        <source>A word of the command is neither an option nor an address. Are its quotation marks right?</source>
        <translation>في الأمر كلمة ليست خيارًا ولا عنوانًا. هل علامات الاقتباس صحيحة؟</translation>
    </message>
</context>
<context>
    <name>ColumnsMenu</name>
    <message>
        <source>&amp;Columns</source>
        <translation>الأ&amp;عمدة</translation>
    </message>
    <message>
        <source>&amp;Sort by</source>
        <translation>&amp;فرز حسب</translation>
    </message>
    <message>
        <source>The &amp;order typed</source>
        <translation>ترتيب ال&amp;كتابة</translation>
    </message>
    <message>
        <source>Rese&amp;t columns</source>
        <translation>إعادة &amp;تعيين الأعمدة</translation>
    </message>
</context>
<context>
    <name>Common</name>
    <message>
        <source>Reads notifications of the service and runs its upgrade.</source>
        <translation>يقرأ إشعارات الخدمة ويشغّل ترقيتها.</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>المدة</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>نسخ كنص</translation>
    </message>
    <message>
        <source>Copy as curl</source>
        <translation>نسخ بصيغة curl</translation>
    </message>
    <message>
        <source>Copy as HAR</source>
        <translation>نسخ بصيغة HAR</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>مسح</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>نسخ</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>مسح التصفية</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>استبعاد</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>الأعمدة</translation>
    </message>
    <message>
        <source>Not encrypted. Anyone on the way can read and change what is sent.</source>
        <translation>غير مشفّر. يمكن لأي طرف على الطريق قراءة ما يُرسل وتغييره.</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> ث</translation>
    </message>
    <message>
        <source> min</source>
        <comment>minutes, after a number</comment>
        <translation> د</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>تصدير…</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>تسجيل الدخول</translation>
    </message>
    <message>
        <source>Forgotten</source>
        <translation>تم النسيان</translation>
    </message>
    <message>
        <source>The stored API key and password will have to be typed again.</source>
        <translation>ستلزم كتابة مفتاح API وكلمة المرور المخزّنين من جديد.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>New connection</source>
        <translation>اتصال جديد</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Leave empty to search all partitions.</source>
        <translation>اترك الحقل فارغا للبحث في كل الأقسام.</translation>
    </message>
    <message>
        <source>Upgrade</source>
        <translation>ترقية</translation>
    </message>
    <message>
        <source>Manage connections…</source>
        <translation>إدارة الاتصالات…</translation>
    </message>
    <message>
        <source>Signing in…</source>
        <translation>جارٍ تسجيل الدخول…</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>الاتصالات</translation>
    </message>
    <message>
        <source>Add a connection</source>
        <translation>إضافة اتصال</translation>
    </message>
    <message>
        <source>No matching connections.</source>
        <translation>لا يوجد اتصال يطابق التصفية.</translation>
    </message>
    <message>
        <source>%1 is not there.</source>
        <translation>الملف %1 غير موجود.</translation>
    </message>
    <message>
        <source>Svc Desktop</source>
        <translation>Svc Desktop</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>تم النسخ.</translation>
    </message>
    <message>
        <source>Look up</source>
        <extracomment>A button. %1 is an environment or a connection.</extracomment>
        <translation>استعلام</translation>
    </message>
    <message>
        <source>Show in Activity</source>
        <translation>إظهار في النشاط</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>التفاصيل</translation>
    </message>
    <message>
        <source>Copy for ticket</source>
        <translation>نسخ للتذكرة</translation>
    </message>
    <message>
        <source>Copy ids</source>
        <translation>نسخ المعرّفات</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1 is the number of a match in the text, %2 how many there are.
----------
A count out of a larger one: results that are shown, or ids that have been looked up.
----------
%1 is the number of a row of the table, %2 how many there are.</extracomment>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>Previous runs</source>
        <translation>عمليات التشغيل السابقة</translation>
    </message>
    <message>
        <source>Switch connection</source>
        <translation>تبديل الاتصال</translation>
    </message>
    <message>
        <source>Ids</source>
        <translation>المعرّفات</translation>
    </message>
    <message>
        <source>Filter results</source>
        <translation>تصفية النتائج</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>لم تبدأ</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>اكتملت</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>رُفضت</translation>
    </message>
    <message>
        <source>Failed</source>
        <comment>an upgrade</comment>
        <translation>فشل</translation>
    </message>
    <message>
        <source>Unknown</source>
        <comment>the outcome of an upgrade</comment>
        <translation>غير معروفة</translation>
    </message>
    <message>
        <source>Copy &amp;link</source>
        <translation>نسخ ال&amp;رابط</translation>
    </message>
    <message>
        <source>Signed in as %1</source>
        <extracomment>%1 is a user.
----------
%1 is a person.</extracomment>
        <translation>تم تسجيل الدخول باسم %1</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Retry failed</source>
        <translation>إعادة محاولة ما فشل</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>السابق</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>التالي</translation>
    </message>
    <message>
        <source>Look up again</source>
        <translation>تكرار الاستعلام</translation>
    </message>
    <message>
        <source>Nothing has changed since the refusal.</source>
        <translation>لم يتغير شيء منذ الرفض.</translation>
    </message>
    <message>
        <source>Show password</source>
        <translation>إظهار كلمة المرور</translation>
    </message>
    <message>
        <source>Look up the rest</source>
        <translation>استعلم عن الباقي</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>فتح</translation>
    </message>
    <message>
        <source>Enter the full path of the file.</source>
        <translation>أدخل المسار الكامل للملف.</translation>
    </message>
    <message>
        <source>waits for the sign-in</source>
        <extracomment>What a watch is doing: it waits until the user signs in.</extracomment>
        <translation>ينتظر تسجيل الدخول</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>مراقبة</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>Only differences</source>
        <translation>الاختلافات فقط</translation>
    </message>
    <message>
        <source>Compare notifications</source>
        <translation>مقارنة إشعارين</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>نسخ بصيغة Markdown</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>المقارنة</translation>
    </message>
    <message>
        <source>Fetched %1</source>
        <extracomment>%1 is a time such as “3 hours ago · 14 Mar 2026 09:12 (UTC+1)”.</extracomment>
        <translation>جُلب %1</translation>
    </message>
    <message>
        <source>Not fetched</source>
        <translation>لم يُجلب</translation>
    </message>
    <message>
        <source>Nothing differs.</source>
        <translation>لا يوجد اختلاف.</translation>
    </message>
    <message>
        <source>Copied the comparison as Markdown.</source>
        <translation>تم نسخ المقارنة بصيغة Markdown.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln fields differ.</source>
        <translation>
            <numerusform>لا يختلف أي حقل.</numerusform>
            <numerusform>يختلف حقل واحد.</numerusform>
            <numerusform>يختلف حقلان.</numerusform>
            <numerusform>تختلف %Ln حقول.</numerusform>
            <numerusform>يختلف %Ln حقلا.</numerusform>
            <numerusform>يختلف %Ln حقل.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>%1 was not given and is now “%2”.</source>
        <extracomment>%1 is the name of a field, %2 a text.</extracomment>
        <translation>%1: لم تكن هناك قيمة، والقيمة الآن «%2».</translation>
    </message>
    <message>
        <source>%1 is no longer given; it was “%2”.</source>
        <extracomment>%1 is the name of a field, %2 a text.</extracomment>
        <translation>%1: لم تعد هناك قيمة، وكانت «%2».</translation>
    </message>
    <message>
        <source>%1 changed from “%2” to “%3”.</source>
        <extracomment>%1 is the name of a field, %2 and %3 are texts.</extracomment>
        <translation>%1: تغيّرت القيمة من «%2» إلى «%3».</translation>
    </message>
</context>
<context>
    <name>ComparisonMarkdown</name>
    <message>
        <source>differs</source>
        <translation>مختلف</translation>
    </message>
    <message>
        <source>same</source>
        <translation>متطابق</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>الحقل</translation>
    </message>
    <message>
        <source>Compared</source>
        <translation>المقارنة</translation>
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
        <translation>%1: %2 ← %3</translation>
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
        <translation>، </translation>
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
        <translation>جديد…</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>تحرير…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>تكرار</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>نقل إلى أعلى</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>نقل إلى أسفل</translation>
    </message>
    <message>
        <source>Forget secrets</source>
        <translation>نسيان البيانات السرية</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>استيراد…</translation>
    </message>
</context>
<context>
    <name>ConnectionBox</name>
    <message>
        <source>No connection</source>
        <translation>لا يوجد اتصال</translation>
    </message>
    <message>
        <source>Not encrypted</source>
        <translation>غير مشفّر</translation>
    </message>
    <message>
        <source>Sign in to a new connection…</source>
        <translation>تسجيل الدخول إلى اتصال جديد…</translation>
    </message>
</context>
<context>
    <name>ConnectionController</name>
    <message>
        <source>Saved as “%1”</source>
        <translation>تم الحفظ باسم «%1»</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>إعادة تسمية</translation>
    </message>
    <message>
        <source>The API key and the password could not be stored</source>
        <translation>تعذّر تخزين مفتاح API وكلمة المرور</translation>
    </message>
    <message>
        <source>The API key could not be stored</source>
        <translation>تعذّر تخزين مفتاح API</translation>
    </message>
    <message>
        <source>The API key and the password of “%1” are no longer stored.</source>
        <translation>لم يعد أي مفتاح API أو كلمة مرور للاتصال «%1» مخزّنا.</translation>
    </message>
    <message>
        <source>&amp;Switch connection…</source>
        <translation>ت&amp;بديل الاتصال…</translation>
    </message>
    <message>
        <source>&amp;Manage connections…</source>
        <translation>إ&amp;دارة الاتصالات…</translation>
    </message>
    <message>
        <source>&amp;Forget stored secrets</source>
        <translation>&amp;نسيان البيانات السرية المخزّنة</translation>
    </message>
    <message>
        <source>Until you quit: nothing is kept in the demo.</source>
        <translation>حتى إنهاء البرنامج: لا يُحفظ أي شيء في الخدمة التجريبية.</translation>
    </message>
    <message>
        <source>Not all passwords could be stored</source>
        <translation>تعذّر حفظ بعض كلمات المرور</translation>
    </message>
</context>
<context>
    <name>ConnectionEditor</name>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>Edit connection</source>
        <translation>تحرير الاتصال</translation>
    </message>
    <message>
        <source>This connection can&apos;t be changed here</source>
        <translation>لا يمكن تغيير هذا الاتصال هنا</translation>
    </message>
    <message>
        <source>Your administrator manages this connection.</source>
        <translation>تتولى الجهة المسؤولة عن هذا الحاسوب إدارة هذا الاتصال.</translation>
    </message>
    <message>
        <source>Duplicate…</source>
        <translation>تكرار…</translation>
    </message>
    <message>
        <source>The changes are not saved yet</source>
        <translation>لم تُحفظ التغييرات بعد</translation>
    </message>
    <message>
        <source>If you close this, they are lost.</source>
        <translation>ستُفقد التغييرات عند الإغلاق.</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>متابعة التحرير</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>تجاهل التغييرات</translation>
    </message>
    <message>
        <source>This connection was deleted in the meantime</source>
        <translation>حُذف هذا الاتصال في هذه الأثناء</translation>
    </message>
    <message>
        <source>Save it again to add it as a new one.</source>
        <translation>يمكن حفظه من جديد لإضافته كاتصال جديد.</translation>
    </message>
    <message>
        <source>Test connection</source>
        <translation>اختبار الاتصال</translation>
    </message>
    <message>
        <source>Save and sign in…</source>
        <translation>حفظ وتسجيل الدخول…</translation>
    </message>
</context>
<context>
    <name>ConnectionField</name>
    <message>
        <source>Connection</source>
        <translation>الاتصال</translation>
    </message>
    <message>
        <source>Service address</source>
        <translation>عنوان الخدمة</translation>
    </message>
    <message>
        <source>Allow unencrypted</source>
        <translation>السماح بالاتصال غير المشفّر</translation>
    </message>
    <message>
        <source>API key header</source>
        <translation>ترويسة مفتاح API</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>الرمز المميز</translation>
    </message>
    <message>
        <source>Data source</source>
        <translation>مصدر البيانات</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>القسم</translation>
    </message>
    <message>
        <source>User name</source>
        <translation>اسم المستخدم</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>البيئة</translation>
    </message>
    <message>
        <source>Environment colour</source>
        <translation>لون البيئة</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>الوكيل</translation>
    </message>
    <message>
        <source>CA file</source>
        <translation>ملف CA</translation>
    </message>
    <message>
        <source>Time to connect</source>
        <translation>مهلة الاتصال</translation>
    </message>
    <message>
        <source>Time for a request</source>
        <translation>مهلة الطلب</translation>
    </message>
    <message>
        <source>Time for an upgrade</source>
        <translation>مهلة الترقية</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>ملاحظات</translation>
    </message>
    <message>
        <source>Production: ask twice</source>
        <translation>الإنتاج: السؤال مرتين</translation>
    </message>
    <message>
        <source>Proxy user</source>
        <translation>مستخدم الوكيل</translation>
    </message>
    <message>
        <source>Client certificate</source>
        <translation>شهادة العميل</translation>
    </message>
    <message>
        <source>Key of the certificate</source>
        <translation>مفتاح الشهادة</translation>
    </message>
</context>
<context>
    <name>ConnectionFilter</name>
    <message>
        <source>Filter connections</source>
        <translation>تصفية الاتصالات</translation>
    </message>
    <message>
        <source>Filter by name, host, user or environment</source>
        <translation>التصفية حسب الاسم أو المضيف أو المستخدم أو البيئة</translation>
    </message>
</context>
<context>
    <name>ConnectionForm</name>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Another connection has this name.</source>
        <translation>يوجد اتصال آخر بهذا الاسم.</translation>
    </message>
    <message>
        <source>The API key and the password are asked for when you sign in.</source>
        <translation>يُطلب مفتاح API وكلمة المرور عند تسجيل الدخول.</translation>
    </message>
</context>
<context>
    <name>ConnectionJson</name>
    <message>
        <source>a word this program does not know</source>
        <comment>completes: $.field is …</comment>
        <translation>كلمة غير معروفة هنا</translation>
    </message>
    <message>
        <source>a text with invisible characters</source>
        <comment>completes: $.field is …</comment>
        <translation>نص فيه محارف غير مرئية</translation>
    </message>
    <message>
        <source>not usable (%1)</source>
        <comment>completes: $.field is …</comment>
        <translation>غير صالحة للاستخدام (%1)</translation>
    </message>
    <message>
        <source>the API key&apos;s header already</source>
        <comment>completes: $.field is …</comment>
        <translation>مستخدمة من قبل كترويسة لمفتاح API</translation>
    </message>
    <message>
        <source>not a host name</source>
        <comment>completes: $.field is …</comment>
        <translation>ليست اسم مضيف</translation>
    </message>
    <message>
        <source>not a list of connections</source>
        <comment>completes: $.field is …</comment>
        <translation>ليست قائمة اتصالات</translation>
    </message>
    <message>
        <source>It is not the JSON of a list of connections: %1.</source>
        <translation>ليس هذا JSON لقائمة اتصالات: %1.</translation>
    </message>
</context>
<context>
    <name>ConnectionList</name>
    <message>
        <source>Current</source>
        <translation>الحالي</translation>
    </message>
    <message>
        <source>Machine-wide</source>
        <translation>على مستوى الجهاز</translation>
    </message>
    <message>
        <source>machine-wide</source>
        <translation>على مستوى الجهاز</translation>
    </message>
    <message>
        <source>current</source>
        <translation>الحالي</translation>
    </message>
</context>
<context>
    <name>ConnectionStore</name>
    <message>
        <source>All the connections together are too large.</source>
        <translation>حجم الاتصالات مجتمعة أكبر من المسموح.</translation>
    </message>
    <message numerus="yes">
        <source>There can be %n connections.</source>
        <translation>
            <numerusform>الحد الأقصى لعدد الاتصالات هو %n.</numerusform>
            <numerusform>الحد الأقصى لعدد الاتصالات هو %n.</numerusform>
            <numerusform>الحد الأقصى لعدد الاتصالات هو %n.</numerusform>
            <numerusform>الحد الأقصى لعدد الاتصالات هو %n.</numerusform>
            <numerusform>الحد الأقصى لعدد الاتصالات هو %n.</numerusform>
            <numerusform>الحد الأقصى لعدد الاتصالات هو %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConnectionSwitcher</name>
    <message>
        <source>No connections are saved yet.</source>
        <translation>لا توجد اتصالات محفوظة بعد.</translation>
    </message>
</context>
<context>
    <name>ConnectionTester</name>
    <message>
        <source>Certificate of %1, issued by %2</source>
        <translation>شهادة %1، صادرة عن %2</translation>
    </message>
    <message>
        <source>Valid from %1 to %2</source>
        <translation>صالحة من %1 إلى %2</translation>
    </message>
    <message>
        <source>Names: %1</source>
        <translation>الأسماء: %1</translation>
    </message>
    <message>
        <source>SHA-256: %1</source>
        <translation>SHA-256: %1</translation>
    </message>
    <message>
        <source>Testing the connection to %1…</source>
        <extracomment>%1 is a host and a port.</extracomment>
        <translation>جارٍ اختبار الاتصال بـ %1…</translation>
    </message>
    <message>
        <source>No key and no password is sent.</source>
        <translation>لا يُرسل أي مفتاح أو كلمة مرور.</translation>
    </message>
    <message>
        <source>Stop the test</source>
        <translation>إيقاف الاختبار</translation>
    </message>
    <message>
        <source>Not tested: the path of the address, the API key, the data source and the user. They are checked when you sign in.</source>
        <translation>ما لم يُختبر: المسار في العنوان ومفتاح API ومصدر البيانات والمستخدم. يتم التحقق منها عند تسجيل الدخول.</translation>
    </message>
    <message>
        <source>The connection is encrypted (%1), and the certificate is trusted. %2</source>
        <extracomment>%1 is a version of TLS. %2 says through which proxy it goes, if any, and what was not tested.</extracomment>
        <translation>الاتصال مشفّر (%1)، والشهادة موثوق بها. %2</translation>
    </message>
    <message>
        <source>The connection is not encrypted. %1</source>
        <translation>الاتصال غير مشفّر. %1</translation>
    </message>
    <message>
        <source>%1 accepts connections</source>
        <extracomment>%1 is a host and a port.</extracomment>
        <translation>يقبل %1 الاتصالات</translation>
    </message>
</context>
<context>
    <name>ConnectionTransfer</name>
    <message>
        <source>Connections (*.json);;All files (*)</source>
        <translation>اتصالات ‎(*.json);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Export connections</source>
        <translation>تصدير الاتصالات</translation>
    </message>
    <message>
        <source>No secrets are in it.</source>
        <translation>لا يحتوي على أي بيانات سرية.</translation>
    </message>
    <message numerus="yes">
        <source>Exported %Ln connections to %1</source>
        <translation>
            <numerusform>لم يُصدّر أي اتصال إلى %1</numerusform>
            <numerusform>تم تصدير اتصال واحد إلى %1</numerusform>
            <numerusform>تم تصدير اتصالين إلى %1</numerusform>
            <numerusform>تم تصدير %Ln اتصالات إلى %1</numerusform>
            <numerusform>تم تصدير %Ln اتصالا إلى %1</numerusform>
            <numerusform>تم تصدير %Ln اتصال إلى %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Connections, also of other clients (*.json *.bru);;All files (*)</source>
        <translation>اتصالات، من برامج أخرى أيضًا ‎(*.json *.bru);;كل الملفات (*)</translation>
    </message>
</context>
<context>
    <name>ConnectionsDialog</name>
    <message>
        <source>No connections are saved yet. A connection remembers the address and the user you sign in with.</source>
        <translation>لا توجد اتصالات محفوظة بعد. يحفظ كل اتصال العنوان الذي تسجّل الدخول إليه واسم المستخدم.</translation>
    </message>
    <message>
        <source>Deleted “%1”</source>
        <translation>تم حذف «%1»</translation>
    </message>
    <message numerus="yes">
        <source>Imported %Ln connections from %1</source>
        <translation>
            <numerusform>لم يُستورد أي اتصال من %1</numerusform>
            <numerusform>تم استيراد اتصال واحد من %1</numerusform>
            <numerusform>تم استيراد اتصالين من %1</numerusform>
            <numerusform>تم استيراد %Ln اتصالات من %1</numerusform>
            <numerusform>تم استيراد %Ln اتصالا من %1</numerusform>
            <numerusform>تم استيراد %Ln اتصال من %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Imported from %1</source>
        <translation>استُورد من %1</translation>
    </message>
</context>
<context>
    <name>CsvExport</name>
    <message>
        <source>UTC offset</source>
        <extracomment>The head of a column; its cells are empty or say “not given”.</extracomment>
        <translation>فرق التوقيت عن UTC</translation>
    </message>
</context>
<context>
    <name>DataLocationRow</name>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>Addresses, user names and options of saved connections. No API key and no password.</source>
        <translation>عناوين الاتصالات المحفوظة وأسماء مستخدميها وخياراتها. لا مفاتيح API ولا كلمات مرور.</translation>
    </message>
    <message>
        <source>Connections of this computer</source>
        <translation>اتصالات هذا الحاسوب</translation>
    </message>
    <message>
        <source>Written by administrators. The program only reads them.</source>
        <translation>يكتبها مسؤولو النظام. البرنامج يقرؤها فقط.</translation>
    </message>
    <message>
        <source>History of lookups</source>
        <translation>سجل الاستعلامات</translation>
    </message>
    <message>
        <source>Which ids were looked up when and where, and how many were found. No text of a notification.</source>
        <translation>المعرّفات التي تم الاستعلام عنها، ومتى وأين، وكم عُثر عليه منها. لا نص أي إشعار.</translation>
    </message>
    <message>
        <source>Typed ids</source>
        <translation>المعرّفات المكتوبة</translation>
    </message>
    <message>
        <source>The text in the field for ids.</source>
        <translation>محتوى حقل المعرّفات.</translation>
    </message>
    <message>
        <source>Kept results</source>
        <translation>النتائج المحتفظ بها</translation>
    </message>
    <message>
        <source>Notifications that were looked up, if results are kept between sessions.</source>
        <translation>الإشعارات التي تم الاستعلام عنها، إذا كانت النتائج تُحفظ بين الجلسات.</translation>
    </message>
    <message>
        <source>When and where upgrades were run, and their outcomes.</source>
        <translation>متى وأين شُغّلت الترقيات، وما نتيجتها.</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>فتح المجلد</translation>
    </message>
    <message>
        <source>Path of %1</source>
        <extracomment>%1 is something that is stored: “History of lookups”.</extracomment>
        <translation>مسار %1</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>نسخ المسار</translation>
    </message>
    <message>
        <source>Nothing is stored.</source>
        <translation>لا شيء مخزّن.</translation>
    </message>
    <message>
        <source>These preferences, the window&apos;s place and columns, and which connections and folders were used last.</source>
        <translation>هذه التفضيلات، وموضع النافذة وأعمدتها، والاتصالات والمجلدات المستخدمة أخيرا.</translation>
    </message>
    <message>
        <source>Watched notifications</source>
        <translation>الإشعارات المراقَبة</translation>
    </message>
    <message>
        <source>Which ids are watched where, and until when. No text of a notification.</source>
        <translation>المعرّفات المراقَبة ومكانها وموعد انتهاء المراقبة. لا تتضمن نص أي إشعار.</translation>
    </message>
</context>
<context>
    <name>DemoChild</name>
    <message>
        <source>The program %1 is not the demo service.</source>
        <extracomment>%1 is the path of a program.</extracomment>
        <translation>البرنامج %1 ليس الخدمة التجريبية.</translation>
    </message>
    <message>
        <source>The demo service could not be started: %1</source>
        <extracomment>%1 is the system&apos;s reason, a sentence.</extracomment>
        <translation>تعذّر بدء الخدمة التجريبية: %1</translation>
    </message>
    <message>
        <source>The demo service is not installed: there is no %1.</source>
        <extracomment>%1 is the path of a program.</extracomment>
        <translation>الخدمة التجريبية غير مثبّتة: لا يوجد %1.</translation>
    </message>
    <message>
        <source>The demo service ended and said: %1</source>
        <translation>انتهت الخدمة التجريبية وقالت: %1</translation>
    </message>
    <message>
        <source>The demo service crashed or was ended by another program.</source>
        <translation>انهارت الخدمة التجريبية أو أنهاها برنامج آخر.</translation>
    </message>
    <message>
        <source>The demo service ended with exit code %1.</source>
        <translation>انتهت الخدمة التجريبية برمز الخروج %1.</translation>
    </message>
    <message numerus="yes">
        <source>The demo service did not answer within %n seconds.</source>
        <translation>
            <numerusform>لم ترد الخدمة التجريبية في الحال.</numerusform>
            <numerusform>لم ترد الخدمة التجريبية خلال ثانية واحدة.</numerusform>
            <numerusform>لم ترد الخدمة التجريبية خلال ثانيتين.</numerusform>
            <numerusform>لم ترد الخدمة التجريبية خلال %n ثوان.</numerusform>
            <numerusform>لم ترد الخدمة التجريبية خلال %n ثانية.</numerusform>
            <numerusform>لم ترد الخدمة التجريبية خلال %n ثانية.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiagnosticsDialog</name>
    <message>
        <source>Diagnostic information</source>
        <translation>معلومات التشخيص</translation>
    </message>
    <message>
        <source>Copy diagnostic information</source>
        <translation>نسخ معلومات التشخيص</translation>
    </message>
    <message>
        <source>Collecting…</source>
        <translation>جارٍ الجمع…</translation>
    </message>
    <message>
        <source>Check the connection</source>
        <translation>فحص الاتصال</translation>
    </message>
    <message>
        <source>Ask the address</source>
        <translation>سؤال العنوان</translation>
    </message>
    <message>
        <source>For support. It contains no secrets and no names. The result of a check has the server&apos;s address, and may quote what it answers.</source>
        <translation>للدعم الفني. لا يحتوي على أسرار ولا على أسماء. نتيجة الفحص فيها عنوان الخادم، وقد تقتبس من إجابته.</translation>
    </message>
    <message>
        <source>Sends one request for notification 0, without key, token and cookie. The result names the server.</source>
        <translation>يرسل طلبًا واحدًا للإشعار 0، من دون مفتاح أو رمز مميز أو ملف تعريف ارتباط. النتيجة تذكر الخادم.</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>جارٍ الفحص…</translation>
    </message>
    <message>
        <source>Something is wrong.</source>
        <translation>هناك خطأ ما.</translation>
    </message>
    <message>
        <source>Nothing is wrong.</source>
        <translation>لا يوجد أي خطأ.</translation>
    </message>
</context>
<context>
    <name>Doctor</name>
    <message>
        <source>%1, issued by %2, valid until %3</source>
        <extracomment>A certificate: %1 is its subject, %2 its issuer, %3 a date.</extracomment>
        <translation>%1، أصدرتها %2، صالحة حتى %3</translation>
    </message>
    <message>
        <source>None is used.</source>
        <translation>لا يُستخدم أي وكيل.</translation>
    </message>
    <message>
        <source>%1 lets connections through.</source>
        <translation>%1 يسمح بمرور الاتصالات.</translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n دقيقة</numerusform>
            <numerusform>دقيقة واحدة</numerusform>
            <numerusform>دقيقتين</numerusform>
            <numerusform>%n دقائق</numerusform>
            <numerusform>%n دقيقة</numerusform>
            <numerusform>%n دقيقة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>%n ساعة</numerusform>
            <numerusform>ساعة واحدة</numerusform>
            <numerusform>ساعتين</numerusform>
            <numerusform>%n ساعات</numerusform>
            <numerusform>%n ساعة</numerusform>
            <numerusform>%n ساعة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n يوم</numerusform>
            <numerusform>يوم واحد</numerusform>
            <numerusform>يومين</numerusform>
            <numerusform>%n أيام</numerusform>
            <numerusform>%n يومًا</numerusform>
            <numerusform>%n يوم</numerusform>
        </translation>
    </message>
    <message>
        <source>Not checked, because of what is wrong.</source>
        <translation>لم يُفحص بسبب الخطأ.</translation>
    </message>
    <message>
        <source>Not checked: only an answer tells the server&apos;s time.</source>
        <translation>لم تُفحص: لا يُعرف وقت الخادم إلا من إجابة.</translation>
    </message>
    <message>
        <source>Not asked.</source>
        <translation>لم يُسأل.</translation>
    </message>
    <message>
        <source>%1 is an address, so there is no name to look up.</source>
        <translation>%1 عنوان رقمي، فلا اسم للبحث عنه.</translation>
    </message>
    <message>
        <source>This program does not use one: secrets last until it ends.</source>
        <translation>هذا البرنامج لا يستخدمها: تبقى الأسرار حتى نهايته.</translation>
    </message>
    <message>
        <source>It did not answer in time.</source>
        <translation>لم تُجب في الوقت المناسب.</translation>
    </message>
    <message>
        <source>The system&apos;s keyring answers.</source>
        <translation>حلقة مفاتيح النظام تجيب.</translation>
    </message>
    <message>
        <source>This computer does not find it, but the proxy does.</source>
        <translation>لا يجده هذا الكمبيوتر، لكن الوكيل يجده.</translation>
    </message>
    <message>
        <source>A server answers.</source>
        <translation>يجيب خادم.</translation>
    </message>
    <message>
        <source>It is trusted: %1.</source>
        <translation>موثوق بها: %1.</translation>
    </message>
    <message>
        <source>TLS 1.2 or later</source>
        <translation>‏TLS 1.2 أو أحدث</translation>
    </message>
    <message>
        <source>It is trusted.</source>
        <translation>موثوق بها.</translation>
    </message>
    <message>
        <source>None was required, as far as can be seen without a request.</source>
        <translation>لم تُطلب أي شهادة، بقدر ما يمكن رؤيته من دون طلب.</translation>
    </message>
    <message>
        <source>The one of this connection was not refused.</source>
        <translation>لم تُرفض شهادة هذا الاتصال.</translation>
    </message>
    <message>
        <source>The answer does not tell the server&apos;s time.</source>
        <translation>الإجابة لا تذكر وقت الخادم.</translation>
    </message>
    <message>
        <source>It refuses a request without a key (%1), as the service should.</source>
        <translation>يرفض طلبًا بلا مفتاح (%1)، كما ينبغي للخدمة.</translation>
    </message>
    <message>
        <source>There is nothing at this path (%1).</source>
        <translation>لا شيء في هذا المسار (%1).</translation>
    </message>
    <message>
        <source>Check whether the address is complete.</source>
        <translation>تحقق من أن العنوان كامل.</translation>
    </message>
    <message>
        <source>It answers a request without a key (%1), which the service should refuse.</source>
        <translation>يجيب عن طلب بلا مفتاح (%1)، وكان على الخدمة أن ترفضه.</translation>
    </message>
    <message>
        <source>Check whether the address is that of the service.</source>
        <translation>تحقق من أن العنوان هو عنوان الخدمة.</translation>
    </message>
    <message>
        <source>It agrees with the server&apos;s.</source>
        <translation>تتفق مع ساعة الخادم.</translation>
    </message>
    <message>
        <source>It is %1 ahead of the server&apos;s.</source>
        <translation>متقدمة على ساعة الخادم بمقدار %1.</translation>
    </message>
    <message>
        <source>It is %1 behind the server&apos;s.</source>
        <translation>متأخرة عن ساعة الخادم بمقدار %1.</translation>
    </message>
    <message>
        <source>Set this computer&apos;s clock: certificates and sessions depend on it.</source>
        <translation>اضبط ساعة هذا الكمبيوتر: الشهادات والجلسات تعتمد عليها.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>Encryption</source>
        <translation>التشفير</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>الساعة</translation>
    </message>
    <message>
        <source>Keyring</source>
        <translation>حلقة المفاتيح</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>الإجابة</translation>
    </message>
    <message>
        <source>right</source>
        <comment>result of a check</comment>
        <translation>صحيح</translation>
    </message>
    <message>
        <source>WRONG</source>
        <comment>result of a check</comment>
        <translation>خطأ</translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>result of a check</comment>
        <translation>غير معروف</translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <comment>a host and its addresses</comment>
        <translation>%1 هو %2.</translation>
    </message>
    <message>
        <source>The connection is not encrypted.</source>
        <comment>result of a check</comment>
        <translation>الاتصال غير مشفّر.</translation>
    </message>
    <message>
        <source>Certificate</source>
        <comment>what is checked</comment>
        <translation>الشهادة</translation>
    </message>
</context>
<context>
    <name>DropOverlay</name>
    <message>
        <source>Drop to read ids</source>
        <translation>أفلت هنا لقراءة المعرّفات</translation>
    </message>
</context>
<context>
    <name>DurationInWords</name>
    <message numerus="yes">
        <source>%Ln hours</source>
        <translation>
            <numerusform>%Ln ساعة</numerusform>
            <numerusform>ساعة واحدة</numerusform>
            <numerusform>ساعتين</numerusform>
            <numerusform>%Ln ساعات</numerusform>
            <numerusform>%Ln ساعة</numerusform>
            <numerusform>%Ln ساعة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes</source>
        <translation>
            <numerusform>%Ln دقيقة</numerusform>
            <numerusform>دقيقة واحدة</numerusform>
            <numerusform>دقيقتين</numerusform>
            <numerusform>%Ln دقائق</numerusform>
            <numerusform>%Ln دقيقة</numerusform>
            <numerusform>%Ln دقيقة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln seconds</source>
        <translation>
            <numerusform>%Ln ثانية</numerusform>
            <numerusform>ثانية واحدة</numerusform>
            <numerusform>ثانيتين</numerusform>
            <numerusform>%Ln ثوانٍ</numerusform>
            <numerusform>%Ln ثانية</numerusform>
            <numerusform>%Ln ثانية</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two units</comment>
        <extracomment>A duration in two units, such as “1 minute 40 seconds”.</extracomment>
        <translation>%1 و%2</translation>
    </message>
</context>
<context>
    <name>EditCommands</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;تراجع</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>إ&amp;عادة</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;قص</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;نسخ</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;لصق</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>تحديد ال&amp;كل</translation>
    </message>
</context>
<context>
    <name>EmptyPage</name>
    <message>
        <source>Type or paste notification ids, for example 1042 or 1050-1060.

A file with ids can be dropped here.</source>
        <translation>اكتب معرّفات الإشعارات أو الصقها، مثل 1042 أو ⁨1050-1060⁩.

يمكن إفلات ملف يحوي معرّفات هنا.</translation>
    </message>
    <message>
        <source>A connection needs the service&apos;s address, an API key and the name of a data source. Whoever runs the service has them.

Nothing is sent until you sign in or run an upgrade.</source>
        <translation>يحتاج الاتصال إلى عنوان الخدمة ومفتاح API واسم مصدر بيانات. تجدها لدى الجهة المشغّلة للخدمة.

لا يُرسل أي شيء قبل تسجيل الدخول أو تشغيل ترقية.</translation>
    </message>
    <message>
        <source>Try the demo</source>
        <translation>تجربة الخدمة التجريبية</translation>
    </message>
    <message>
        <source>Nothing is sent until you sign in or run an upgrade.</source>
        <translation>لا يُرسل أي شيء قبل تسجيل الدخول أو تشغيل ترقية.</translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>تسجيل الدخول…</translation>
    </message>
</context>
<context>
    <name>EndedSessions</name>
    <message>
        <source>The lookup goes on when you have signed in.</source>
        <translation>يستمر الاستعلام بعد تسجيل الدخول.</translation>
    </message>
    <message>
        <source>Sign in to %1</source>
        <extracomment>%1 is an environment and a connection.</extracomment>
        <translation>تسجيل الدخول إلى %1</translation>
    </message>
    <message>
        <source>%1: password for %2 at %3</source>
        <extracomment>%1 is an environment and a connection, %2 a user name, %3 a host.</extracomment>
        <translation>%1: كلمة مرور %2 لدى %3</translation>
    </message>
    <message>
        <source>Other sign-in…</source>
        <translation>تسجيل دخول آخر…</translation>
    </message>
    <message>
        <source>%1: password for %2</source>
        <extracomment>%1 is an environment and a connection, %2 a user name.</extracomment>
        <translation>%1: كلمة مرور %2</translation>
    </message>
</context>
<context>
    <name>EndpointFields</name>
    <message>
        <source>Show API key</source>
        <translation>إظهار مفتاح API</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>مفتاح API</translation>
    </message>
</context>
<context>
    <name>EnvironmentColorField</name>
    <message>
        <source>Red</source>
        <comment>colour of an environment</comment>
        <translation>أحمر</translation>
    </message>
    <message>
        <source>Green</source>
        <comment>colour of an environment</comment>
        <translation>أخضر</translation>
    </message>
    <message>
        <source>Yellow</source>
        <comment>colour of an environment</comment>
        <translation>أصفر</translation>
    </message>
    <message>
        <source>Blue</source>
        <comment>colour of an environment</comment>
        <translation>أزرق</translation>
    </message>
    <message>
        <source>Grey</source>
        <comment>colour of an environment</comment>
        <translation>رمادي</translation>
    </message>
</context>
<context>
    <name>EnvironmentField</name>
    <message>
        <source>No environment</source>
        <translation>بلا بيئة</translation>
    </message>
    <message>
        <source>Your own name for it. It is shown beside all of its notifications.</source>
        <translation>كلمة من اختيارك، تظهر حيثما ظهرت إشعارات هذه البيئة.</translation>
    </message>
    <message>
        <source>Which environment is this? Choose one, or go on without one by pressing the button again.</source>
        <translation>أي بيئة هذه؟ اختر واحدة، أو تابع دون بيئة بالضغط على الزر مرة أخرى.</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>The address is not a web address</source>
        <translation>العنوان ليس عنوان ويب</translation>
    </message>
    <message>
        <source>Only addresses that start with https:// can be used.</source>
        <translation>لا يمكن استخدام إلا العناوين التي تبدأ بـ ⁨https://⁩.</translation>
    </message>
    <message>
        <source>The address is not encrypted</source>
        <translation>العنوان غير مشفّر</translation>
    </message>
    <message>
        <source>Addresses that start with http:// are only allowed on this computer. Use https://.</source>
        <translation>العناوين التي تبدأ بـ ⁨http://⁩ مسموح بها على هذا الحاسوب فقط. استخدم ⁨https://⁩.</translation>
    </message>
    <message>
        <source>The address has a user name in it</source>
        <translation>في العنوان اسم مستخدم</translation>
    </message>
    <message>
        <source>Remove everything up to and with the @ sign.</source>
        <translation>أزل كل شيء حتى العلامة @ بما في ذلك العلامة نفسها.</translation>
    </message>
    <message>
        <source>The address has a query or fragment</source>
        <translation>في العنوان سلسلة استعلام (?) أو مقطع (#)</translation>
    </message>
    <message>
        <source>Remove everything from the ? or # sign on.</source>
        <translation>أزل كل شيء ابتداء من العلامة ? أو #.</translation>
    </message>
    <message>
        <source>The port is not valid</source>
        <translation>المنفذ غير صالح</translation>
    </message>
    <message>
        <source>A port is a number from 1 to 65535.</source>
        <translation>المنفذ عدد من 1 إلى 65535.</translation>
    </message>
    <message>
        <source>The address has no valid host name</source>
        <translation>لا يحتوي العنوان على اسم مضيف صالح</translation>
    </message>
    <message>
        <source>An address looks like https://api.example.com.</source>
        <translation>يكون العنوان على هذا النحو: https://api.example.com.</translation>
    </message>
    <message>
        <source>This is not a header name</source>
        <translation>هذا ليس اسم ترويسة</translation>
    </message>
    <message>
        <source>A header name has letters, digits and hyphens only, for example Svc-ApiKey.</source>
        <translation>لا يتضمن اسم الترويسة إلا حروفا لاتينية وأرقاما وواصلات، مثل Svc-ApiKey.</translation>
    </message>
    <message>
        <source>The request itself uses this header</source>
        <translation>هذه الترويسة يستخدمها الطلب نفسه</translation>
    </message>
    <message>
        <source>Choose another header name.</source>
        <translation>اختر اسم ترويسة آخر.</translation>
    </message>
    <message>
        <source>There is a character that can&apos;t be sent (%1)</source>
        <translation>يوجد محرف لا يمكن إرساله (%1)</translation>
    </message>
    <message>
        <source>Only ASCII letters, digits and symbols are allowed, without spaces or line breaks.</source>
        <translation>يُسمح بحروف ASCII وأرقامها ورموزها فقط، دون مسافات أو فواصل أسطر.</translation>
    </message>
    <message>
        <source>This is too long</source>
        <translation>هذا النص أطول من المسموح</translation>
    </message>
    <message>
        <source>At most 4096 characters can be sent.</source>
        <translation>يمكن إرسال 4096 محرفا على الأكثر.</translation>
    </message>
    <message>
        <source>This is not a notification id</source>
        <translation>هذا ليس معرّف إشعار</translation>
    </message>
    <message>
        <source>A notification id is a whole number, for example 1042.</source>
        <translation>معرّف الإشعار عدد صحيح، مثل 1042.</translation>
    </message>
    <message>
        <source>This id is out of range</source>
        <translation>هذا المعرّف خارج النطاق</translation>
    </message>
    <message>
        <source>A notification id is a number from -2147483648 to 2147483647.</source>
        <translation>معرّف الإشعار عدد من سالب 2147483648 إلى 2147483647.</translation>
    </message>
    <message>
        <source>There are too many ids</source>
        <translation>عدد المعرّفات أكبر من المسموح</translation>
    </message>
    <message>
        <source>At most 100000 can be looked up at a time.</source>
        <translation>يمكن الاستعلام عن 100000 معرّف على الأكثر في المرة الواحدة.</translation>
    </message>
    <message>
        <source>There is too much text to look for ids in</source>
        <translation>النص المراد استخراج المعرّفات منه أطول من المسموح</translation>
    </message>
    <message>
        <source>At most 16 million characters can be read at a time.</source>
        <translation>يمكن قراءة 16 مليون محرف على الأكثر في المرة الواحدة.</translation>
    </message>
    <message>
        <source>This file is not text</source>
        <translation>هذا الملف ليس نصا</translation>
    </message>
    <message>
        <source>Ids are read from CSV and text files. Save a spreadsheet as CSV first.</source>
        <translation>تُقرأ المعرّفات من ملفات CSV والملفات النصية. احفظ جدول البيانات بصيغة CSV أولا.</translation>
    </message>
    <message>
        <source>The CA file can&apos;t be used</source>
        <translation>لا يمكن استخدام ملف CA</translation>
    </message>
    <message>
        <source>This is not a link of this program</source>
        <translation>هذا ليس رابطا لهذا البرنامج</translation>
    </message>
    <message>
        <source>It does not start with svc-desktop://lookup. Nothing was filled in.</source>
        <translation>لا يبدأ الرابط بـ svc-desktop://lookup. لم يُملأ أي شيء.</translation>
    </message>
    <message>
        <source>The link is too long</source>
        <translation>الرابط أطول من المسموح</translation>
    </message>
    <message>
        <source>A link has at most 880 characters of plain ASCII. Nothing was filled in.</source>
        <translation>يتضمن الرابط 880 محرفا على الأكثر من محارف ASCII العادية. لم يُملأ أي شيء.</translation>
    </message>
    <message>
        <source>The link asks for something that links can&apos;t do</source>
        <translation>يطلب الرابط ما لا تستطيعه الروابط</translation>
    </message>
    <message>
        <source>A link can only fill in a saved connection and ids. Nothing was filled in.</source>
        <translation>لا يمكن للرابط إلا أن يملأ اتصالا محفوظا ومعرّفات. لم يُملأ أي شيء.</translation>
    </message>
    <message>
        <source>The link has parts that don&apos;t belong there</source>
        <translation>في الرابط أكثر مما ينبغي</translation>
    </message>
    <message>
        <source>The link is not complete</source>
        <translation>الرابط غير مكتمل</translation>
    </message>
    <message>
        <source>There are characters in the link that don&apos;t belong there</source>
        <translation>في الرابط محارف لا مكان لها فيه</translation>
    </message>
    <message>
        <source>It may have been damaged on its way. Nothing was filled in.</source>
        <translation>ربما تعرّض للتلف في طريقه. لم يُملأ أي شيء.</translation>
    </message>
    <message>
        <source>The ids in the link are not clear</source>
        <translation>المعرّفات في الرابط غير واضحة</translation>
    </message>
    <message>
        <source>“%1” is not an id that can be looked up. Nothing was filled in.</source>
        <translation>«%1» ليس معرّفا يمكن الاستعلام عنه. لم يُملأ أي شيء.</translation>
    </message>
    <message>
        <source>This can&apos;t be sent as it is</source>
        <translation>لا يمكن إرسال هذا كما هو</translation>
    </message>
    <message>
        <source>Certificate problem: it is for another address</source>
        <translation>مشكلة في الشهادة: صادرة لعنوان آخر</translation>
    </message>
    <message>
        <source>The server at %1 shows a certificate for %2. Nothing was sent.</source>
        <translation>يقدّم الخادم في %1 شهادة صادرة لـ %2. لم يُرسل أي شيء.</translation>
    </message>
    <message>
        <source>Certificate problem: it has expired</source>
        <translation>مشكلة في الشهادة: انتهت صلاحيتها</translation>
    </message>
    <message>
        <source>The certificate of %1 was valid until %2. Nothing was sent. If that date is in the future, check this computer&apos;s clock.</source>
        <translation>كانت شهادة %1 صالحة حتى %2. لم يُرسل أي شيء. إذا كان هذا التاريخ في المستقبل، فتحقّق من ساعة هذا الحاسوب.</translation>
    </message>
    <message>
        <source>Certificate problem: it is not valid yet</source>
        <translation>مشكلة في الشهادة: لم تبدأ صلاحيتها بعد</translation>
    </message>
    <message>
        <source>The certificate of %1 is valid from %2. Nothing was sent. Check this computer&apos;s clock.</source>
        <translation>شهادة %1 صالحة ابتداء من %2. لم يُرسل أي شيء. تحقّق من ساعة هذا الحاسوب.</translation>
    </message>
    <message>
        <source>Certificate problem: its issuer is not trusted</source>
        <translation>مشكلة في الشهادة: الجهة المصدرة غير موثوق بها</translation>
    </message>
    <message>
        <source>The certificate for %1 was issued by %2, which this computer does not know, or the server sent an incomplete chain. Nothing was sent. Your administrator may have a CA file for it.</source>
        <translation>الشهادة الخاصة بـ %1 صادرة عن %2، وهي جهة لا يعرفها هذا الحاسوب، أو أرسل الخادم سلسلة ناقصة. لم يُرسل أي شيء. قد يكون لدى مسؤول النظام ملف CA لها.</translation>
    </message>
    <message>
        <source>The certificate for %1 was issued by %2, which this computer does not trust. Nothing was sent. Your administrator may have a CA file for it.</source>
        <translation>الشهادة الخاصة بـ %1 صادرة عن %2، وهي جهة لا يثق بها هذا الحاسوب. لم يُرسل أي شيء. قد يكون لدى مسؤول النظام ملف CA لها.</translation>
    </message>
    <message>
        <source>No encrypted connection to %1</source>
        <translation>لا يوجد اتصال مشفّر بـ %1</translation>
    </message>
    <message>
        <source>This address does not speak https. Nothing was sent. Check the address and its port.</source>
        <translation>لا يدعم هذا العنوان https. لم يُرسل أي شيء. تحقّق من العنوان ومنفذه.</translation>
    </message>
    <message>
        <source>Certificate problem: it is too weak</source>
        <translation>مشكلة في الشهادة: ضعيفة جدا</translation>
    </message>
    <message>
        <source>The certificate of %1 uses a key or signature that is no longer safe. Nothing was sent.</source>
        <translation>تستخدم شهادة %1 مفتاحا أو توقيعا لم يعد آمنا. لم يُرسل أي شيء.</translation>
    </message>
    <message>
        <source>The server and this computer could not agree on a safe connection. Nothing was sent.</source>
        <translation>لم يتفق الخادم وهذا الحاسوب على اتصال آمن. لم يُرسل أي شيء.</translation>
    </message>
    <message>
        <source>Not sent through the proxy %1</source>
        <translation>لم يُرسل عبر الوكيل %1</translation>
    </message>
    <message>
        <source>An API key is never sent unencrypted through a proxy. Use an https:// address.</source>
        <translation>لا يُرسل مفتاح API أبدا عبر وكيل دون تشفير. استخدم عنوانا يبدأ بـ ⁨https://⁩.</translation>
    </message>
    <message>
        <source>A proxy requires a user name</source>
        <translation>يطلب وكيل اسم مستخدم</translation>
    </message>
    <message>
        <source>The proxy %1 requires a user name</source>
        <translation>يطلب الوكيل %1 اسم مستخدم</translation>
    </message>
    <message>
        <source>Ask your administrator how programs get through the proxy.</source>
        <translation>اسأل مسؤول النظام كيف تمرّ البرامج عبر الوكيل.</translation>
    </message>
    <message>
        <source>The proxy %1 did not let the request through</source>
        <translation>لم يسمح الوكيل %1 بمرور الطلب</translation>
    </message>
    <message>
        <source>Check the proxy settings of this computer or the VPN.</source>
        <translation>تحقّق من إعدادات الوكيل في هذا الحاسوب أو من شبكة VPN.</translation>
    </message>
    <message>
        <source>A web page answered instead of the service</source>
        <translation>ردّت صفحة ويب بدلا من الخدمة</translation>
    </message>
    <message>
        <source>A proxy, or a network that wants you to sign in first, may be in the way. Open a web page in your browser, then check the address.</source>
        <translation>ربما يعترض الطريق وكيل أو شبكة تطلب تسجيل الدخول أولا. افتح صفحة ويب في متصفحك، ثم تحقّق من العنوان.</translation>
    </message>
    <message>
        <source>This is not the expected service</source>
        <translation>هذه ليست الخدمة المتوقعة</translation>
    </message>
    <message>
        <source>Something at %1 answered that is not a web service. Check the address and its port.</source>
        <translation>ردّ في %1 شيء ليس خدمة ويب. تحقّق من العنوان ومنفذه.</translation>
    </message>
    <message>
        <source>The answer is compressed in a way that was not requested</source>
        <translation>الرد مضغوط بطريقة لم تُطلب</translation>
    </message>
    <message>
        <source>A proxy may have changed it.</source>
        <translation>ربما غيّره وكيل.</translation>
    </message>
    <message>
        <source>The answer is not what the service documents</source>
        <translation>الرد يخالف ما توثّقه الخدمة</translation>
    </message>
    <message>
        <source>It is not marked as JSON. Check the address.</source>
        <translation>ليس معلّما على أنه JSON. تحقّق من العنوان.</translation>
    </message>
    <message>
        <source>Something between this computer and the service may have changed it. Check the address.</source>
        <translation>ربما غيّره شيء بين هذا الحاسوب والخدمة. تحقّق من العنوان.</translation>
    </message>
    <message>
        <source>The answer was cut off</source>
        <translation>انقطع الرد قبل اكتماله</translation>
    </message>
    <message>
        <source>The connection ended before all of it arrived. Try again.</source>
        <translation>انتهى الاتصال قبل وصول الرد كاملا. حاول مرة أخرى.</translation>
    </message>
    <message>
        <source>The answer is empty</source>
        <translation>الرد فارغ</translation>
    </message>
    <message>
        <source>The service sent no content. Try again.</source>
        <translation>لم ترسل الخدمة أي محتوى. حاول مرة أخرى.</translation>
    </message>
    <message>
        <source>It is not a JSON object.</source>
        <translation>ليس كائن JSON.</translation>
    </message>
    <message>
        <source>The service sent no usable token</source>
        <translation>لم ترسل الخدمة رمزا مميزا صالحا للاستخدام</translation>
    </message>
    <message>
        <source>The service answered with another notification</source>
        <translation>ردّت الخدمة بإشعار آخر</translation>
    </message>
    <message>
        <source>Notification %1 was asked for; the answer is about %2 and is not shown.</source>
        <translation>كان المطلوب الإشعار %1، لكن الرد يخص %2 ولذلك لا يُعرض.</translation>
    </message>
    <message>
        <source>No network</source>
        <translation>لا توجد شبكة</translation>
    </message>
    <message>
        <source>This computer can&apos;t reach %1. Check the network or the VPN.</source>
        <translation>لا يستطيع هذا الحاسوب الوصول إلى %1. تحقّق من الشبكة أو من شبكة VPN.</translation>
    </message>
    <message>
        <source>Address not found</source>
        <translation>لم يُعثر على العنوان</translation>
    </message>
    <message>
        <source>There is no host named %1. Check the address or the VPN.</source>
        <translation>لا يوجد مضيف باسم %1. تحقّق من العنوان أو من شبكة VPN.</translation>
    </message>
    <message>
        <source>Nothing answers at %1</source>
        <translation>لا رد من %1</translation>
    </message>
    <message>
        <source>The service may be down, or the address or port may be wrong. Try again.</source>
        <translation>قد تكون الخدمة متوقفة، أو قد يكون العنوان أو المنفذ غير صحيح. حاول مرة أخرى.</translation>
    </message>
    <message>
        <source>No answer in %1 s</source>
        <translation>لا رد خلال %1 ث</translation>
    </message>
    <message>
        <source>No answer in time</source>
        <translation>لا رد في الوقت المحدد</translation>
    </message>
    <message>
        <source>The service at %1 may be busy, or something blocks the way. Try again.</source>
        <translation>قد تكون الخدمة في %1 مشغولة، أو أن شيئا يعترض الطريق. حاول مرة أخرى.</translation>
    </message>
    <message>
        <source>The connection to %1 was interrupted</source>
        <translation>انقطع الاتصال بـ %1</translation>
    </message>
    <message>
        <source>It ended before the answer was complete. Try again.</source>
        <translation>انتهى قبل اكتمال الرد. حاول مرة أخرى.</translation>
    </message>
    <message>
        <source>It ended before an answer came. Try again. If it keeps happening, check the address and its port: something other than the service may answer there.</source>
        <translation>انتهى قبل وصول أي رد. حاول مرة أخرى؛ وإذا استمر ذلك، فتحقّق من العنوان ومنفذه: ربما يرد هناك شيء آخر غير الخدمة.</translation>
    </message>
    <message>
        <source>The server tried to send you to %1</source>
        <translation>حاول الخادم إرسالك إلى %1</translation>
    </message>
    <message>
        <source>This was not followed. Check the address.</source>
        <translation>لم يُتّبع ذلك. تحقّق من العنوان.</translation>
    </message>
    <message>
        <source>Not accepted</source>
        <translation>غير مقبول</translation>
    </message>
    <message>
        <source>User name, password, data source or API key was not accepted. A key may belong to another environment or data source.</source>
        <translation>لم يُقبل اسم المستخدم أو كلمة المرور أو مصدر البيانات أو مفتاح API. قد يكون المفتاح تابعا لبيئة أخرى أو لمصدر بيانات آخر.</translation>
    </message>
    <message>
        <source>Sign in again to continue.</source>
        <translation>سجّل الدخول من جديد للمتابعة.</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>غير مسموح</translation>
    </message>
    <message>
        <source>The service does not let this user or API key do that.</source>
        <translation>لا تسمح الخدمة بذلك لهذا المستخدم أو لمفتاح API هذا.</translation>
    </message>
    <message>
        <source>Notification %1 was not found for you</source>
        <translation>لم يُعثر على الإشعار %1 ضمن إشعاراتك</translation>
    </message>
    <message>
        <source>It may belong to another user, partition, data source or key, or the id may be wrong.</source>
        <translation>قد يكون تابعا لمستخدم أو قسم أو مصدر بيانات أو مفتاح آخر، أو قد يكون المعرّف غير صحيح.</translation>
    </message>
    <message>
        <source>No such service at this address</source>
        <translation>لا توجد خدمة كهذه في هذا العنوان</translation>
    </message>
    <message>
        <source>Is the address complete?</source>
        <translation>هل العنوان كامل؟</translation>
    </message>
    <message>
        <source>A previous run may still be active</source>
        <translation>قد تكون عملية تشغيل سابقة لا تزال نشطة</translation>
    </message>
    <message>
        <source>Ask whoever runs the service whether it has ended.</source>
        <translation>اسأل الجهة المشغّلة للخدمة عما إذا كانت قد انتهت.</translation>
    </message>
    <message>
        <source>The service is busy with something that conflicts with this</source>
        <translation>تقوم الخدمة بعمل يمنع ذلك</translation>
    </message>
    <message>
        <source>Try again later.</source>
        <translation>حاول مرة أخرى لاحقا.</translation>
    </message>
    <message>
        <source>The service is busy</source>
        <translation>الخدمة مشغولة</translation>
    </message>
    <message>
        <source>It asks to wait before the next request.</source>
        <translation>تطلب الانتظار قبل الطلب التالي.</translation>
    </message>
    <message>
        <source>The API key was not accepted</source>
        <translation>لم يُقبل مفتاح API</translation>
    </message>
    <message>
        <source>It may belong to another environment.</source>
        <translation>قد يكون تابعا لبيئة أخرى.</translation>
    </message>
    <message>
        <source>The service did not accept the request (%1)</source>
        <translation>لم تقبل الخدمة الطلب (%1)</translation>
    </message>
    <message>
        <source>It can&apos;t answer right now. Try again later.</source>
        <translation>لا يمكنها الرد الآن. حاول مرة أخرى لاحقا.</translation>
    </message>
    <message>
        <source>The service failed (%1)</source>
        <translation>حدث خلل في الخدمة (%1)</translation>
    </message>
    <message>
        <source>Try again later. If it keeps happening, tell whoever runs the service.</source>
        <translation>حاول مرة أخرى لاحقا. وإذا استمر ذلك، فأبلغ الجهة المشغّلة للخدمة.</translation>
    </message>
    <message>
        <source>The results are full</source>
        <translation>امتلأت النتائج</translation>
    </message>
    <message>
        <source>The answers kept here have reached 512 MiB, so the rest was not looked up. Export what is here, then look the rest up on its own.</source>
        <translation>بلغت الردود المحفوظة هنا 512 MiB، ولذلك لم يُستعلم عن الباقي. صدّر الموجود هنا، ثم استعلم عن الباقي على حدة.</translation>
    </message>
    <message>
        <source>The answer is too large</source>
        <translation>الرد أكبر من المسموح</translation>
    </message>
    <message>
        <source>More than 4 MiB came back, which is not what the service documents.</source>
        <translation>وصل أكثر من 4 MiB، وهذا يخالف ما توثّقه الخدمة.</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>تم الإيقاف</translation>
    </message>
    <message>
        <source>The outcome is not known</source>
        <translation>النتيجة غير معروفة</translation>
    </message>
    <message>
        <source>The upgrade may still be running. Do not start it again until whoever runs the service has confirmed that it has ended.</source>
        <translation>قد تكون الترقية لا تزال قيد التشغيل. لا تبدأها من جديد حتى تؤكد الجهة المشغّلة للخدمة أنها انتهت.</translation>
    </message>
    <message>
        <source>Status: %1</source>
        <translation>رمز الحالة: %1</translation>
    </message>
    <message>
        <source>Address: %1</source>
        <translation>العنوان: %1</translation>
    </message>
    <message>
        <source>Proxy: %1</source>
        <translation>الوكيل: %1</translation>
    </message>
    <message>
        <source>Certificate subject: %1</source>
        <translation>صاحب الشهادة: %1</translation>
    </message>
    <message>
        <source>Certificate issuer: %1</source>
        <translation>مُصدر الشهادة: %1</translation>
    </message>
    <message>
        <source>Certificate names: %1</source>
        <translation>الأسماء في الشهادة: %1</translation>
    </message>
    <message>
        <source>Certificate valid: %1 to %2</source>
        <translation>صلاحية الشهادة: من %1 إلى %2</translation>
    </message>
    <message>
        <source>Certificate SHA-256: %1</source>
        <translation>بصمة SHA-256 للشهادة: %1</translation>
    </message>
    <message>
        <source>Reason: %1</source>
        <translation>السبب: %1</translation>
    </message>
    <message>
        <source>Delivery: %1</source>
        <translation>التسليم: %1</translation>
    </message>
    <message>
        <source>Code for support: %1</source>
        <translation>رمز للدعم الفني: %1</translation>
    </message>
    <message>
        <source>The answers have reached 512 MiB, so the rest was not looked up. Look it up on its own.</source>
        <translation>بلغت الإجابات 512 ميبيبايت، لذا لم يُستعلم عن الباقي. استعلم عنه على حدة.</translation>
    </message>
    <message>
        <source>Sign in again, or use another key.</source>
        <extracomment>“It” is what the user wants to see or do.</extracomment>
        <translation>يلزم تسجيل دخول جديد أو مفتاح آخر.</translation>
    </message>
    <message>
        <source>It gave no reason.</source>
        <translation>لم تُذكر أي أسباب.</translation>
    </message>
    <message>
        <source>Certificate problem: its issuer&apos;s certificate has expired</source>
        <translation>مشكلة في الشهادة: انتهت صلاحية شهادة مُصدرها</translation>
    </message>
    <message>
        <source>The certificate of %1 depends on that of %2, which was valid until %3. Nothing was sent. If that date is in the future, check this computer&apos;s clock.</source>
        <translation>تعتمد شهادة %1 على شهادة %2 التي كانت صالحة حتى %3. لم يُرسَل شيء. إذا كان هذا التاريخ في المستقبل، فتحقق من ساعة هذا الحاسوب.</translation>
    </message>
    <message>
        <source>Certificate problem: its issuer&apos;s certificate is not valid yet</source>
        <translation>مشكلة في الشهادة: شهادة مُصدرها ليست صالحة بعد</translation>
    </message>
    <message>
        <source>The certificate of %1 depends on that of %2, which is valid from %3. Nothing was sent. Check this computer&apos;s clock.</source>
        <translation>تعتمد شهادة %1 على شهادة %2 الصالحة ابتداءً من %3. لم يُرسَل شيء. تحقق من ساعة هذا الحاسوب.</translation>
    </message>
    <message>
        <source>The proxy in %1 can&apos;t be used</source>
        <translation>لا يمكن استخدام الوكيل المحدد في %1</translation>
    </message>
    <message>
        <source>Proxies whose address starts with %1 are not supported. Use http:// or socks5://.</source>
        <translation>الوكلاء الذين يبدأ عنوانهم بـ %1 غير مدعومين. استخدم http:// أو socks5://.</translation>
    </message>
    <message>
        <source>It is not an address with a host, for example http://proxy.example.com:3128.</source>
        <translation>ليس عنوانًا يتضمن مضيفًا، مثل http://proxy.example.com:3128.</translation>
    </message>
    <message>
        <source>The answer does not say which notification it is</source>
        <translation>لا توضح الإجابة أي إشعار هي</translation>
    </message>
    <message>
        <source>The proxy %1 or the service at %2 may be busy, or something blocks the way. Try again.</source>
        <translation>قد يكون الوكيل %1 أو الخدمة على %2 مشغولًا، أو أن شيئًا ما يعترض الطريق. حاول مرة أخرى.</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>الخطأ</translation>
    </message>
    <message>
        <source>Details</source>
        <comment>the technical facts of an error</comment>
        <translation>التفاصيل</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>مطلوب</translation>
    </message>
    <message>
        <source>A link has ids and, if it is for one connection, that connection&apos;s name, host and data source. Nothing was filled in.</source>
        <translation>يتضمن الرابط معرّفات، وإذا كان لاتصال واحد فاسم هذا الاتصال ومضيفه ومصدر بياناته. لم يُملأ أي شيء.</translation>
    </message>
    <message>
        <source>A link has at least one id, and no part of it is empty. Nothing was filled in.</source>
        <translation>يتضمن الرابط معرّفا واحدا على الأقل، ولا يكون أي جزء منه فارغا. لم يُملأ أي شيء.</translation>
    </message>
    <message>
        <source>The server does not know the name in this address. Check the address.</source>
        <translation>لا يعرف الخادم الاسم الوارد في هذا العنوان. تحقّق من العنوان.</translation>
    </message>
    <message>
        <source>It ended before an answer came. %1 That may be why.</source>
        <extracomment>%1 says what the server asks for.</extracomment>
        <translation>انتهى قبل وصول أي رد. %1 قد يكون هذا هو السبب.</translation>
    </message>
    <message>
        <source>No connection without a certificate</source>
        <translation>لا اتصال دون شهادة</translation>
    </message>
    <message>
        <source>The answer can&apos;t be read</source>
        <translation>تتعذّر قراءة الرد</translation>
    </message>
    <message>
        <source>%1 came before the answer, and this version of Qt (%2) takes it for the answer. The answer itself is lost. Programs with Qt 6.8 or later can read it.</source>
        <extracomment>%1 is an HTTP status such as 103, %2 the version of Qt, a library.</extracomment>
        <translation>وصل %1 قبل الرد، وهذا الإصدار من Qt (%2) يعدّه الرد نفسه. ضاع الرد الفعلي. تستطيع البرامج التي تستخدم Qt 6.8 أو أحدث قراءته.</translation>
    </message>
    <message>
        <source>A possible cause is the length of the token: %1 characters.</source>
        <translation>ربما كان السبب طول الرمز المميز، وعدد محارفه: %1.</translation>
    </message>
    <message>
        <source>A web page answered instead of the service (%1)</source>
        <extracomment>%1 is an HTTP status.</extracomment>
        <translation>ردّت صفحة ويب بدلا من الخدمة (%1)</translation>
    </message>
    <message>
        <source>The service has failed, or a gateway or proxy in front of it. Try again later. If it keeps happening, tell whoever runs the service.</source>
        <translation>حدث خلل في الخدمة أو في بوابة أو وكيل أمامها. حاول مرة أخرى لاحقا. وإذا استمر ذلك، فأبلغ الجهة المشغّلة للخدمة.</translation>
    </message>
    <message>
        <source>A gateway or proxy may want a sign-in of its own. Check the address. If it is right, your session may have ended: sign in again.</source>
        <translation>ربما تطلب بوابة أو وكيل تسجيل دخول خاصا بها. تحقّق من العنوان. فإن كان صحيحا، فربما انتهت جلستك: سجّل الدخول من جديد.</translation>
    </message>
    <message>
        <source>A gateway or proxy may want a sign-in of its own. Check the address. If it is right, user name, password or API key may not have been accepted.</source>
        <translation>ربما تطلب بوابة أو وكيل تسجيل دخول خاصا بها. تحقّق من العنوان. فإن كان صحيحا، فربما لم يُقبل اسم المستخدم أو كلمة المرور أو مفتاح API.</translation>
    </message>
    <message>
        <source>A gateway, a proxy or another program may answer there. Is the address complete?</source>
        <translation>ربما تردّ هناك بوابة أو وكيل أو برنامج آخر. هل العنوان كامل؟</translation>
    </message>
    <message>
        <source>A gateway, a proxy or a firewall may have stopped the request. Check the address.</source>
        <translation>ربما أوقفت بوابة أو وكيل أو جدار حماية الطلب. تحقّق من العنوان.</translation>
    </message>
    <message>
        <source>The sign-in was answered, but without a token. Tell whoever runs the service.</source>
        <translation>تم الرد على تسجيل الدخول، ولكن دون رمز مميز. أبلغ الجهة المشغّلة للخدمة.</translation>
    </message>
    <message>
        <source>The token is too long (%1): at most 65536 characters can be sent. Tokens often grow with the groups that a user is in.</source>
        <extracomment>%1 is a number of characters.</extracomment>
        <translation>الرمز المميز طويل جدا (%1): يمكن إرسال 65536 محرفا على الأكثر. كثيرا ما يطول الرمز بازدياد المجموعات التي ينتمي إليها المستخدم.</translation>
    </message>
    <message>
        <source>The token contains a line break, which can&apos;t be sent. Tell whoever runs the service.</source>
        <translation>يحتوي الرمز المميز على فاصل أسطر لا يمكن إرساله. أبلغ الجهة المشغّلة للخدمة.</translation>
    </message>
    <message>
        <source>The token contains a blank, which can&apos;t be sent. Tell whoever runs the service.</source>
        <translation>يحتوي الرمز المميز على مسافة لا يمكن إرسالها. أبلغ الجهة المشغّلة للخدمة.</translation>
    </message>
    <message>
        <source>The token contains a character that can&apos;t be sent (%1). Tell whoever runs the service.</source>
        <extracomment>%1 is a character, such as “U+00FC”.</extracomment>
        <translation>يحتوي الرمز المميز على محرف لا يمكن إرساله (%1). أبلغ الجهة المشغّلة للخدمة.</translation>
    </message>
    <message>
        <source>The answer says: “%1”</source>
        <extracomment>%1 is what the answer of a server says about an error.</extracomment>
        <translation>يقول الرد: «%1»</translation>
    </message>
    <message>
        <source>The address does not start with https://</source>
        <translation>لا يبدأ العنوان بـ https://</translation>
    </message>
    <message>
        <source>Your session ended, or this API key has no access</source>
        <translation>انتهت جلستك، أو لا يملك مفتاح API هذا صلاحية الوصول</translation>
    </message>
    <message>
        <source>Notification %1 was asked for.</source>
        <translation>طُلب الإشعار %1.</translation>
    </message>
    <message>
        <source>It must be a file with certificates: PEM, DER or PKCS #7. %1</source>
        <translation>يجب أن يكون ملف شهادات: PEM أو DER أو PKCS #7. %1</translation>
    </message>
    <message>
        <source>A cookie that the service had set was sent.</source>
        <translation>أرسل ملف تعريف ارتباط كانت الخدمة قد عينته.</translation>
    </message>
    <message>
        <source>No cookie was sent: the service had set none for this address.</source>
        <translation>لم يرسل ملف تعريف ارتباط: لم تعين الخدمة أي ملف لهذا العنوان.</translation>
    </message>
    <message>
        <source>The client certificate can&apos;t be used</source>
        <translation>لا يمكن استخدام شهادة العميل</translation>
    </message>
    <message>
        <source>The client certificate needs a password</source>
        <translation>تحتاج شهادة العميل إلى كلمة مرور</translation>
    </message>
    <message>
        <source>Enter the password of its file in the advanced settings of the connection.</source>
        <translation>أدخل كلمة مرور ملفها في الإعدادات المتقدمة للاتصال.</translation>
    </message>
    <message>
        <source>The password does not open the client certificate</source>
        <translation>كلمة المرور لا تفتح شهادة العميل</translation>
    </message>
    <message>
        <source>If it is right, the key may be of a kind that Qt can&apos;t use: RSA and ECDSA keys work.</source>
        <translation>إذا كانت صحيحة فربما كان المفتاح من نوع لا يستطيع Qt استخدامه: مفاتيح RSA وECDSA صالحة.</translation>
    </message>
    <message>
        <source>The client certificate was not accepted</source>
        <translation>لم تُقبل شهادة العميل</translation>
    </message>
    <message>
        <source>The server at %1 refused it, and gave the reason that is under Details. Ask whoever runs the service which certificates it accepts.</source>
        <translation>رفضها الخادم %1، والسبب الذي ذكره تحت «التفاصيل». اسأل من يشغّل الخدمة عن الشهادات التي تقبلها.</translation>
    </message>
    <message>
        <source>%1 Choose yours in the advanced settings of the connection. If it is there already, the server did not accept it.</source>
        <extracomment>%1 says what the server asks for.</extracomment>
        <translation>%1 اختر شهادتك في الإعدادات المتقدمة للاتصال. إذا كانت هناك فالخادم لم يقبلها.</translation>
    </message>
    <message>
        <source>The server asks for a certificate of its clients.</source>
        <translation>يطلب الخادم شهادة من عملائه.</translation>
    </message>
    <message>
        <source>Choose “Manual” as the proxy of this connection, and enter its host, port, user and password.</source>
        <translation>اختر «يدوي» وكيلًا لهذا الاتصال، وأدخل مضيفه ومنفذه ومستخدمه وكلمة مروره.</translation>
    </message>
    <message>
        <source>The proxy %1 did not accept user and password</source>
        <translation>لم يقبل الوكيل %1 المستخدم وكلمة المرور</translation>
    </message>
    <message>
        <source>Correct them in the connection. They are not sent to it again.</source>
        <extracomment>“Them” are the user and the password of a proxy.</extracomment>
        <translation>صحّحهما في الاتصال. لن يُرسلا إليه مرة أخرى.</translation>
    </message>
    <message>
        <source>The proxy %1 requires a Windows login</source>
        <translation>يطلب الوكيل %1 تسجيل دخول ويندوز</translation>
    </message>
    <message>
        <source>It accepts only %1, which Svc Desktop can&apos;t do. Ask your administrator for a login with Basic or Digest, or for a helper such as Px or Cntlm: it runs on this computer, logs in, and its address is then entered as the manual proxy.</source>
        <extracomment>%1 are names such as “NTLM”.</extracomment>
        <translation>لا يقبل إلا %1، وهو ما لا يستطيعه Svc Desktop. اطلب من مسؤول النظام تسجيل دخول بطريقة Basic أو Digest، أو برنامجًا مساعدًا مثل Px أو Cntlm: يعمل على هذا الحاسوب ويسجّل الدخول، ثم يُدخل عنوانه وكيلًا يدويًا.</translation>
    </message>
    <message>
        <source>The proxy %1 requires a login</source>
        <translation>يطلب الوكيل %1 تسجيل دخول</translation>
    </message>
    <message>
        <source>It does not say which kind. Ask your administrator for a login with Basic or Digest.</source>
        <translation>ولا يذكر نوعه. اطلب من مسؤول النظام تسجيل دخول بطريقة Basic أو Digest.</translation>
    </message>
    <message>
        <source>It asks for %1, which Svc Desktop can&apos;t do. Ask your administrator for a login with Basic or Digest.</source>
        <translation>يطلب %1، وهو ما لا يستطيعه Svc Desktop. اطلب من مسؤول النظام تسجيل دخول بطريقة Basic أو Digest.</translation>
    </message>
    <message>
        <source>%1 Nothing was sent. Check the proxy settings of this computer, or choose another proxy in the connection.</source>
        <extracomment>%1 says what is wrong with the automatic configuration of the proxy.</extracomment>
        <translation>%1 لم يُرسل شيء. تحقّق من إعدادات الوكيل في هذا الحاسوب، أو اختر وكيلًا آخر في الاتصال.</translation>
    </message>
    <message>
        <source>This computer does not say which proxy to use</source>
        <translation>لا يحدّد هذا الحاسوب الوكيل الذي يجب استخدامه</translation>
    </message>
    <message>
        <source>Its automatic configuration has not answered in %1 s.</source>
        <translation>لم تُجب تهيئته التلقائية خلال %1 ث.</translation>
    </message>
    <message>
        <source>The proxy of this computer can&apos;t be used</source>
        <translation>لا يمكن استخدام وكيل هذا الحاسوب</translation>
    </message>
    <message>
        <source>Its automatic configuration answers %1.</source>
        <translation>تجيب تهيئته التلقائية بـ %1.</translation>
    </message>
    <message>
        <source>Its automatic configuration has failed.</source>
        <translation>فشلت تهيئته التلقائية.</translation>
    </message>
</context>
<context>
    <name>ExchangeDetail</name>
    <message>
        <source>This is known when the exchange has ended.</source>
        <translation>يُعرف ذلك عند انتهاء التبادل.</translation>
    </message>
    <message>
        <source>No certificate was received.</source>
        <translation>لم يصل الأمر إلى تقديم شهادة.</translation>
    </message>
    <message>
        <source>The connection is not encrypted.</source>
        <translation>الاتصال غير مشفّر.</translation>
    </message>
    <message>
        <source>Parts of the exchange</source>
        <translation>أجزاء التبادل</translation>
    </message>
    <message>
        <source>No answer has come yet.</source>
        <translation>لم يصل أي رد بعد.</translation>
    </message>
</context>
<context>
    <name>ExchangeText</name>
    <message>
        <source>Nothing of the request left this computer.</source>
        <translation>لم يغادر هذا الحاسوب أي شيء من الطلب.</translation>
    </message>
    <message>
        <source>The request may have reached the service; no answer came.</source>
        <translation>ربما وصل الطلب إلى الخدمة، لكن لم يصل أي رد.</translation>
    </message>
    <message>
        <source>The service answered.</source>
        <translation>ردّت الخدمة.</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <extracomment>%1 is a number of milliseconds.</extracomment>
        <translation>%1 ملي ث</translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>%1 is a number of seconds.</extracomment>
        <translation>%1 ث</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <extracomment>A length of time: minutes and seconds.</extracomment>
        <translation>%1 د %2 ث</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>في قائمة الانتظار</translation>
    </message>
    <message>
        <source>Connect, with TLS</source>
        <translation>الاتصال، مع TLS</translation>
    </message>
    <message>
        <source>Waiting for the answer</source>
        <translation>انتظار الرد</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>استقبال المتن</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>المجموع</translation>
    </message>
    <message>
        <source>It used a connection that was already open.</source>
        <translation>جرى عبر اتصال مفتوح من قبل.</translation>
    </message>
    <message>
        <source>Issuer</source>
        <translation>الجهة المصدرة</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>الأسماء</translation>
    </message>
    <message>
        <source>Valid from</source>
        <translation>صالحة من</translation>
    </message>
    <message>
        <source>Valid to</source>
        <translation>صالحة حتى</translation>
    </message>
    <message>
        <source>SHA-256</source>
        <translation>SHA-256</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>البروتوكول</translation>
    </message>
    <message>
        <source>Cipher</source>
        <translation>خوارزمية التشفير</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>الطلب</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>الاستجابة</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>التوقيت</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>الشهادة</translation>
    </message>
    <message>
        <source>Running</source>
        <comment>an exchange</comment>
        <translation>قيد التنفيذ</translation>
    </message>
    <message>
        <source>Status</source>
        <comment>of an exchange</comment>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Started</source>
        <comment>an exchange</comment>
        <translation>البدء</translation>
    </message>
    <message>
        <source>Subject</source>
        <comment>of a certificate</comment>
        <translation>صاحب الشهادة</translation>
    </message>
    <message>
        <source>Connection</source>
        <comment>of an exchange</comment>
        <translation>الاتصال</translation>
    </message>
    <message>
        <source>Environment</source>
        <comment>of an exchange</comment>
        <translation>البيئة</translation>
    </message>
    <message numerus="yes">
        <source>The rest of %Ln bytes is not kept.</source>
        <translation>
            <numerusform>لم يُحتفظ بالباقي.</numerusform>
            <numerusform>لم يُحتفظ بالباقي من أصل بايت واحد.</numerusform>
            <numerusform>لم يُحتفظ بالباقي من أصل بايتين.</numerusform>
            <numerusform>لم يُحتفظ بالباقي من أصل %Ln بايتات.</numerusform>
            <numerusform>لم يُحتفظ بالباقي من أصل %Ln بايتا.</numerusform>
            <numerusform>لم يُحتفظ بالباقي من أصل %Ln بايت.</numerusform>
        </translation>
    </message>
    <message>
        <source>The server ended the connection before it read the request.</source>
        <translation>أنهى الخادم الاتصال قبل أن يقرأ الطلب.</translation>
    </message>
    <message>
        <source>Proxy</source>
        <comment>of an exchange</comment>
        <translation>الوكيل</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Include the service&apos;s whole answer</source>
        <translation>تضمين رد الخدمة كاملا</translation>
    </message>
    <message>
        <source>Export results</source>
        <translation>تصدير النتائج</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>الصيغة</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation>اختيار ملف…</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>الصفوف</translation>
    </message>
    <message>
        <source>All (%1)</source>
        <extracomment>Which rows are exported; %1 is how many those are.</extracomment>
        <translation>الكل (%1)</translation>
    </message>
    <message>
        <source>Shown (%1)</source>
        <extracomment>Which rows are exported; %1 is how many those are.</extracomment>
        <translation>المعروضة (%1)</translation>
    </message>
    <message>
        <source>Selected (%1)</source>
        <extracomment>Which rows are exported; %1 is how many those are.</extracomment>
        <translation>المحددة (%1)</translation>
    </message>
    <message>
        <source>As shown</source>
        <extracomment>Which columns are exported: those on screen, in their order.</extracomment>
        <translation>كما هي معروضة</translation>
    </message>
    <message>
        <source>All fields</source>
        <extracomment>Which columns are exported.</extracomment>
        <translation>كل الحقول</translation>
    </message>
    <message>
        <source>A single notification is a list of all fields.</source>
        <translation>الإشعار الواحد قائمة بكل الحقول.</translation>
    </message>
    <message>
        <source>Include each notification in full</source>
        <translation>تضمين كل إشعار كاملا</translation>
    </message>
    <message>
        <source>The table of a report has the columns on screen.</source>
        <translation>يحتوي جدول التقرير على الأعمدة المعروضة.</translation>
    </message>
    <message>
        <source>The table of a report has one row for each answer.</source>
        <translation>يحتوي جدول التقرير على صف لكل رد.</translation>
    </message>
    <message>
        <source>Markdown has one column for each connection.</source>
        <translation>يحتوي Markdown على عمود لكل اتصال.</translation>
    </message>
    <message>
        <source>Paper</source>
        <extracomment>The size of paper that a report is laid out for: A4 or Letter.</extracomment>
        <translation>الورق</translation>
    </message>
    <message>
        <source>Letter</source>
        <extracomment>A size of paper that is usual in America.</extracomment>
        <translation>Letter</translation>
    </message>
    <message>
        <source>JSON always contains all fields.</source>
        <translation>يتضمن JSON كل الحقول دائما.</translation>
    </message>
    <message>
        <source>Separator</source>
        <extracomment>What separates the cells of a CSV file.</extracomment>
        <translation>الفاصل</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>فاصلة</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>فاصلة منقوطة</translation>
    </message>
    <message>
        <source>Tab</source>
        <extracomment>The character that separates columns.</extracomment>
        <translation>علامة جدولة</translation>
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
        <translation>نص عادي</translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation>نص عادي</translation>
    </message>
    <message>
        <source>TSV with headers</source>
        <translation>TSV مع رؤوس الأعمدة</translation>
    </message>
    <message>
        <source>a summary</source>
        <comment>completes: Copied 3 notifications as …</comment>
        <translation>ملخص</translation>
    </message>
    <message>
        <source>HTML</source>
        <translation>HTML</translation>
    </message>
    <message>
        <source>HTML report</source>
        <extracomment>A report that browsers show.</extracomment>
        <translation>تقرير HTML</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>PDF report</source>
        <extracomment>A report for printing.</extracomment>
        <translation>تقرير PDF</translation>
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
        <translation>جدول بيانات (XLSX)</translation>
    </message>
</context>
<context>
    <name>FailureView</name>
    <message>
        <source>Try again</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Looked up</source>
        <comment>a caption above a time</comment>
        <translation>وقت الاستعلام</translation>
    </message>
    <message>
        <source>Looked up in</source>
        <translation>جهة الاستعلام</translation>
    </message>
</context>
<context>
    <name>FileLinks</name>
    <message>
        <source>It is a link to another link.</source>
        <translation>هذا رابط إلى رابط آخر.</translation>
    </message>
    <message>
        <source>It is a symbolic link.</source>
        <translation>هذا رابط رمزي.</translation>
    </message>
    <message>
        <source>It is a link that belongs to another user.</source>
        <translation>هذا رابط يملكه مستخدم آخر.</translation>
    </message>
    <message>
        <source>It is a link to a file that belongs to another user.</source>
        <translation>هذا رابط إلى ملف يملكه مستخدم آخر.</translation>
    </message>
    <message>
        <source>It is a link, and other users can change the folder %1.</source>
        <extracomment>%1 is the path of a folder.</extracomment>
        <translation>هذا رابط، ويمكن لمستخدمين آخرين تغيير المجلد %1.</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>More</source>
        <translation>المزيد</translation>
    </message>
    <message>
        <source>Words, or fields such as type:bill created:&gt;7d -archived. %1 lists them.</source>
        <extracomment>The tool tip of the field that filters results. Do not translate “type:bill created:&gt;7d -archived”. %1 is a key.</extracomment>
        <translation>كلمات أو حقول مثل ⁨type:bill created:&gt;7d -archived⁩. يعرض ⁨%1⁩ قائمة بها.</translation>
    </message>
    <message>
        <source>All: %1 · Shown: %2 · Selected: %3</source>
        <translation>الكل: %1 · المعروضة: %2 · المحددة: %3</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln selected</source>
        <extracomment>%1 is how many results are shown, such as “13” or “5 of 13”.</extracomment>
        <translation>
            <numerusform>%1، لا شيء محدد</numerusform>
            <numerusform>%1، نتيجة واحدة محددة</numerusform>
            <numerusform>%1، نتيجتان محددتان</numerusform>
            <numerusform>%1، %Ln نتائج محددة</numerusform>
            <numerusform>%1، %Ln نتيجة محددة</numerusform>
            <numerusform>%1، %Ln نتيجة محددة</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy %1</source>
        <comment>a number of notifications</comment>
        <extracomment>A button. %1 is how many notifications it copies.</extracomment>
        <translation>نسخ %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <comment>a part of the filter</comment>
        <extracomment>A button. %1 is a field and a value, such as “Type: Bill import (14)”.</extracomment>
        <translation>إزالة %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln results</source>
        <extracomment>What a screen reader says of a filter. %1 is how many results it leaves.</extracomment>
        <translation>
            <numerusform>%1 من لا نتائج</numerusform>
            <numerusform>%1 من نتيجة واحدة</numerusform>
            <numerusform>%1 من نتيجتين</numerusform>
            <numerusform>%1 من %Ln نتائج</numerusform>
            <numerusform>%1 من %Ln نتيجة</numerusform>
            <numerusform>%1 من %Ln نتيجة</numerusform>
        </translation>
    </message>
    <message>
        <source>Filter…</source>
        <translation>تصفية…</translation>
    </message>
    <message>
        <source>More filters</source>
        <translation>مرشحات أخرى</translation>
    </message>
    <message>
        <source>These results are from %1.</source>
        <extracomment>%1 is a connection.</extracomment>
        <translation>هذه النتائج من %1.</translation>
    </message>
    <message numerus="yes">
        <source>Copy %Ln selected</source>
        <extracomment>A button that copies the selected notifications.</extracomment>
        <translation>
            <numerusform>نسخ المحدد (%Ln)</numerusform>
            <numerusform>نسخ المحدد (%Ln)</numerusform>
            <numerusform>نسخ المحدد (%Ln)</numerusform>
            <numerusform>نسخ المحدد (%Ln)</numerusform>
            <numerusform>نسخ المحدد (%Ln)</numerusform>
            <numerusform>نسخ المحدد (%Ln)</numerusform>
        </translation>
    </message>
    <message>
        <source>More (%1)</source>
        <translation>المزيد (%1)</translation>
    </message>
</context>
<context>
    <name>FilterCompletion</name>
    <message>
        <source>%1 contains a text</source>
        <extracomment>What a field of a filter is for. %1 is the field, such as “Subject”.</extracomment>
        <translation>يتضمن حقل %1 نصا</translation>
    </message>
    <message>
        <source>%1 is a number, or &gt;, &gt;=, &lt;, &lt;= one</source>
        <extracomment>What a field of a filter is for. %1 is the field, such as “Id”.</extracomment>
        <translation>حقل %1 عدد، أو عدد تسبقه إحدى العلامات ⁨&gt;, &gt;=, &lt;, &lt;=⁩</translation>
    </message>
    <message>
        <source>%1, for example %2</source>
        <extracomment>What a field of a filter is for. %1 is the field, such as “Created”; %2 are examples.</extracomment>
        <translation>%1، مثل ⁨%2⁩</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>اليوم</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>أمس</translation>
    </message>
    <message>
        <source>The last 24 hours</source>
        <translation>آخر 24 ساعة</translation>
    </message>
    <message>
        <source>The last 7 days</source>
        <translation>آخر 7 أيام</translation>
    </message>
    <message>
        <source>The last 4 weeks</source>
        <translation>آخر 4 أسابيع</translation>
    </message>
    <message>
        <source>Read state, archive state, outcome, or done</source>
        <translation>حالة القراءة أو الأرشفة أو النتيجة أو الإنجاز</translation>
    </message>
</context>
<context>
    <name>FilterEdit</name>
    <message>
        <source>Fields and states</source>
        <translation>الحقول والحالات</translation>
    </message>
</context>
<context>
    <name>FilterQuery</name>
    <message>
        <source>“%1” is for numbers and dates, and “%2” is neither.</source>
        <extracomment>%1 is a sign such as “&gt;”, %2 the name of a field in a filter such as “type”.</extracomment>
        <translation>العلامة «%1» للأعداد والتواريخ، و«%2» ليس أيا منهما.</translation>
    </message>
    <message>
        <source>There is no field “%1”. Did you mean “%2”?</source>
        <extracomment>%1 is what was typed before a colon, %2 the name of a field in a filter such as “type”.</extracomment>
        <translation>لا يوجد حقل «%1». هل تقصد «%2»؟</translation>
    </message>
    <message>
        <source>There is no field “%1”. To search for a text with a colon, put it in quotation marks.</source>
        <extracomment>%1 is what was typed before a colon.</extracomment>
        <translation>لا يوجد حقل «%1». للبحث عن نص فيه نقطتان رأسيتان، ضعه بين علامتي اقتباس.</translation>
    </message>
    <message>
        <source>There is no state “%1”. Did you mean “%2”?</source>
        <extracomment>%1 is what was typed, %2 the name of a state in a filter such as “unread”.</extracomment>
        <translation>لا توجد حالة «%1». هل تقصد «%2»؟</translation>
    </message>
    <message>
        <source>There is no state “%1”. The states are %2.</source>
        <extracomment>%1 is what was typed, %2 a list of all states.</extracomment>
        <translation>لا توجد حالة «%1». الحالات هي %2.</translation>
    </message>
    <message>
        <source>The second quotation mark is missing.</source>
        <translation>علامة الاقتباس الثانية مفقودة.</translation>
    </message>
    <message>
        <source>A value is missing directly after “%1”.</source>
        <extracomment>%1 is a field and a colon, such as “type:”, which a value has to follow.</extracomment>
        <translation>تنقص قيمة بعد «%1» مباشرة.</translation>
    </message>
    <message>
        <source>“%1” is not a number, as in “%2”.</source>
        <extracomment>%1 is what was typed as the value of a field in a filter, %2 the field with a number, such as “id:1042”.</extracomment>
        <translation>«%1» ليس عددا، كما في «%2».</translation>
    </message>
    <message>
        <source>“%1” is not a date, as in “%2”, “%3” or “%4”.</source>
        <extracomment>%1 is what was typed as the value of a field in a filter, %2 and %3 are examples of that field.</extracomment>
        <translation>«%1» ليس تاريخا، كما في «%2» أو «%3» أو «%4».</translation>
    </message>
</context>
<context>
    <name>ForgetDialog</name>
    <message>
        <source>Saved connections, with their API keys and passwords</source>
        <translation>الاتصالات المحفوظة، مع مفاتيح API وكلمات المرور الخاصة بها</translation>
    </message>
    <message>
        <source>Stored API keys and passwords</source>
        <translation>مفاتيح API وكلمات المرور المخزّنة</translation>
    </message>
    <message>
        <source>Forget all</source>
        <translation>نسيان الكل</translation>
    </message>
    <message>
        <source>Forget all that was looked up and done?</source>
        <translation>هل تريد نسيان كل ما تم الاستعلام عنه وتنفيذه؟</translation>
    </message>
    <message>
        <source>The results on screen and those that were kept, the history of lookups, the ids that were typed, the previous runs of upgrades and the activity are deleted. This can&apos;t be undone.</source>
        <translation>تُحذف النتائج المعروضة على الشاشة والنتائج المحتفظ بها، وسجل الاستعلامات، والمعرّفات المكتوبة، وعمليات تشغيل الترقية السابقة، والنشاط. لا يمكن التراجع عن ذلك.</translation>
    </message>
    <message>
        <source>Also delete:</source>
        <translation>حذف ما يلي أيضا:</translation>
    </message>
</context>
<context>
    <name>FormField</name>
    <message>
        <source>Spaces and line breaks around it were removed.</source>
        <translation>أُزيلت المسافات وفواصل الأسطر المحيطة بالنص.</translation>
    </message>
</context>
<context>
    <name>GroupMenu</name>
    <message>
        <source>Group by</source>
        <translation>تجميع حسب</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <extracomment>The rows of the table are not grouped.</extracomment>
        <translation>&amp;بلا تجميع</translation>
    </message>
    <message>
        <source>Day</source>
        <extracomment>The rows of the table are grouped by the day of their creation.</extracomment>
        <translation>اليوم</translation>
    </message>
    <message>
        <source>&amp;Expand all</source>
        <translation>&amp;توسيع الكل</translation>
    </message>
    <message>
        <source>Co&amp;llapse all</source>
        <translation>&amp;طي الكل</translation>
    </message>
    <message>
        <source>Grouped by %1</source>
        <extracomment>%1 is what the rows of the table are grouped by, such as “Type”.</extracomment>
        <translation>مجمعة حسب %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln groups</source>
        <translation>
            <numerusform>لا مجموعات</numerusform>
            <numerusform>مجموعة واحدة</numerusform>
            <numerusform>مجموعتان</numerusform>
            <numerusform>%Ln مجموعات</numerusform>
            <numerusform>%Ln مجموعة</numerusform>
            <numerusform>%Ln مجموعة</numerusform>
        </translation>
    </message>
    <message>
        <source>Not grouped</source>
        <translation>دون تجميع</translation>
    </message>
    <message>
        <source>&amp;Group by</source>
        <translation>تج&amp;ميع حسب</translation>
    </message>
</context>
<context>
    <name>HeaderFields</name>
    <message>
        <source>Token header</source>
        <translation>ترويسة الرمز المميز</translation>
    </message>
    <message>
        <source>The API key is sent in this header already. Choose another header name.</source>
        <translation>يُرسل مفتاح API في هذه الترويسة من قبل. اختر اسم ترويسة آخر.</translation>
    </message>
    <message>
        <source>Header of your own</source>
        <comment>how the token is sent</comment>
        <translation>ترويسة من اختيارك</translation>
    </message>
    <message>
        <source>Not sent</source>
        <comment>how the token is sent</comment>
        <translation>لا يُرسل</translation>
    </message>
</context>
<context>
    <name>HelpController</name>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>اختصارات لوحة الم&amp;فاتيح…</translation>
    </message>
    <message>
        <source>&amp;Diagnostic information…</source>
        <translation>معلومات ال&amp;تشخيص…</translation>
    </message>
    <message>
        <source>&amp;About Svc Desktop</source>
        <translation>&amp;حول Svc Desktop</translation>
    </message>
    <message>
        <source>&amp;Ids, keys and outcomes</source>
        <translation>الم&amp;عرّفات والمفاتيح والنتائج</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>A range: 1050-1060 or 1050..1060</source>
        <translation>نطاق: ⁨1050-1060⁩ أو ⁨1050..1060⁩</translation>
    </message>
    <message>
        <source>An address with /notification/1042 in it</source>
        <translation>عنوان يتضمن ⁨/notification/1042⁩</translation>
    </message>
    <message>
        <source>A table: the column Id counts, or the one that you choose</source>
        <translation>جدول: يُعتمد العمود «المعرّف» أو العمود الذي تختاره</translation>
    </message>
    <message>
        <source>Other numbers in a sentence are offered, not taken</source>
        <translation>الأعداد الأخرى في جملة تُقترح ولا تُؤخذ تلقائيا</translation>
    </message>
    <message>
        <source>Not an id: 12.5, 2026-03-14, INC-1042</source>
        <translation>ليس معرّفا: ⁨12.5⁩، ⁨2026-03-14⁩، ⁨INC-1042⁩</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>المفاتيح</translation>
    </message>
    <message>
        <source>Go to the ids</source>
        <translation>الانتقال إلى المعرّفات</translation>
    </message>
    <message>
        <source>Stop, and keep what is there</source>
        <translation>الإيقاف مع الاحتفاظ بما ظهر</translation>
    </message>
    <message>
        <source>Copy for a ticket</source>
        <translation>نسخ للتذكرة</translation>
    </message>
    <message>
        <source>Activity: what was sent and received</source>
        <translation>النشاط: ما أُرسل وما استُلم</translation>
    </message>
    <message>
        <source>What became of an id</source>
        <translation>ما آل إليه المعرّف</translation>
    </message>
    <message>
        <source>The service returned this notification.</source>
        <translation>أرجعت الخدمة هذا الإشعار.</translation>
    </message>
    <message>
        <source>There is none for you. It may belong to another user, partition, data source or key, or the id may be wrong.</source>
        <translation>لا يوجد ضمن إشعاراتك. قد يكون تابعا لمستخدم أو قسم أو مصدر بيانات أو مفتاح آخر، أو قد يكون المعرّف غير صحيح.</translation>
    </message>
    <message>
        <source>The row says why. “Retry failed” repeats it.</source>
        <translation>يوضح الصف السبب. «إعادة محاولة ما فشل» تكرر المحاولة.</translation>
    </message>
    <message>
        <source>How an upgrade ended</source>
        <translation>كيف انتهت الترقية</translation>
    </message>
    <message>
        <source>Nothing left this computer. Try again.</source>
        <translation>لم يغادر هذا الحاسوب أي شيء. حاول مرة أخرى.</translation>
    </message>
    <message>
        <source>The service answered that it is done. Sign in.</source>
        <translation>ردّت الخدمة بأنها اكتملت. سجّل الدخول.</translation>
    </message>
    <message>
        <source>The service answered that it did not run it, and why.</source>
        <translation>ردّت الخدمة بأنها لم تشغّلها، مع ذكر السبب.</translation>
    </message>
    <message>
        <source>The service answered that it failed. Tell whoever runs the service.</source>
        <translation>ردّت الخدمة بأنها فشلت. أبلغ الجهة المشغّلة للخدمة.</translation>
    </message>
    <message>
        <source>It may still be running. Ask whoever runs the service before you start another one. Nothing is repeated by itself.</source>
        <translation>قد تكون لا تزال قيد التشغيل. اسأل الجهة المشغّلة للخدمة قبل أن تبدأ ترقية أخرى. لا يُكرّر أي شيء تلقائيا.</translation>
    </message>
    <message>
        <source>Ids, keys and outcomes</source>
        <translation>المعرّفات والمفاتيح والنتائج</translation>
    </message>
    <message>
        <source>All keyboard shortcuts</source>
        <translation>كل اختصارات لوحة المفاتيح</translation>
    </message>
    <message>
        <source>A number that stands by itself is an id: 1042, #1042 or -7. The end of the field says what was understood before anything is sent.</source>
        <translation>العدد القائم بذاته معرف: 1042 أو ‎#1042 أو ‎-7. يبين آخر الحقل ما فُهم قبل إرسال أي شيء.</translation>
    </message>
    <message>
        <source>The lookup ended first. “Look up the rest” goes on.</source>
        <translation>انتهى الاستعلام قبل الوصول إليه. يكمله «استعلم عن الباقي».</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message numerus="yes">
        <source>Only the first %Ln ids were kept, so this can&apos;t be looked up again.</source>
        <translation>
            <numerusform>لم يُحتفظ بأي معرّف، ولذلك لا يمكن تكرار هذا الاستعلام.</numerusform>
            <numerusform>احتُفظ بالمعرّف الأول فقط، ولذلك لا يمكن تكرار هذا الاستعلام.</numerusform>
            <numerusform>احتُفظ بأول معرّفين فقط، ولذلك لا يمكن تكرار هذا الاستعلام.</numerusform>
            <numerusform>احتُفظ بأول %Ln معرّفات فقط، ولذلك لا يمكن تكرار هذا الاستعلام.</numerusform>
            <numerusform>احتُفظ بأول %Ln معرّفا فقط، ولذلك لا يمكن تكرار هذا الاستعلام.</numerusform>
            <numerusform>احتُفظ بأول %Ln معرّف فقط، ولذلك لا يمكن تكرار هذا الاستعلام.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied the first %1 of %Ln ids</source>
        <translation>
            <numerusform>تم نسخ المعرّفات الأولى: %1 من أصل %Ln</numerusform>
            <numerusform>تم نسخ المعرّفات الأولى: %1 من أصل %Ln</numerusform>
            <numerusform>تم نسخ المعرّفات الأولى: %1 من أصل %Ln</numerusform>
            <numerusform>تم نسخ المعرّفات الأولى: %1 من أصل %Ln</numerusform>
            <numerusform>تم نسخ المعرّفات الأولى: %1 من أصل %Ln</numerusform>
            <numerusform>تم نسخ المعرّفات الأولى: %1 من أصل %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln ids</source>
        <translation>
            <numerusform>لم يُنسخ أي معرّف</numerusform>
            <numerusform>تم نسخ معرّف واحد</numerusform>
            <numerusform>تم نسخ معرّفين</numerusform>
            <numerusform>تم نسخ %Ln معرّفات</numerusform>
            <numerusform>تم نسخ %Ln معرّفا</numerusform>
            <numerusform>تم نسخ %Ln معرّف</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ids for %1.</source>
        <extracomment>%1 is a connection.</extracomment>
        <translation>
            <numerusform>لا معرّفات لـ %1.</numerusform>
            <numerusform>معرّف واحد لـ %1.</numerusform>
            <numerusform>معرّفان لـ %1.</numerusform>
            <numerusform>%Ln معرّفات لـ %1.</numerusform>
            <numerusform>%Ln معرّفا لـ %1.</numerusform>
            <numerusform>%Ln معرّف لـ %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ids for %1, where they were looked up before.</source>
        <extracomment>%1 is a connection.</extracomment>
        <translation>
            <numerusform>لا معرّفات لـ %1، حيث تم الاستعلام من قبل.</numerusform>
            <numerusform>معرّف واحد لـ %1، حيث تم الاستعلام عنه من قبل.</numerusform>
            <numerusform>معرّفان لـ %1، حيث تم الاستعلام عنهما من قبل.</numerusform>
            <numerusform>%Ln معرّفات لـ %1، حيث تم الاستعلام عنها من قبل.</numerusform>
            <numerusform>%Ln معرّفا لـ %1، حيث تم الاستعلام عنها من قبل.</numerusform>
            <numerusform>%Ln معرّف لـ %1، حيث تم الاستعلام عنها من قبل.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 It had no environment then. Nothing has been sent.</source>
        <extracomment>%1 is a sentence.</extracomment>
        <translation>%1 كان حينها بلا بيئة. لم يُرسل أي شيء.</translation>
    </message>
    <message>
        <source>%1 It was %2 then. Nothing has been sent.</source>
        <extracomment>%1 is a sentence, %2 an environment such as TEST.</extracomment>
        <translation>%1 كانت البيئة حينها %2. لم يُرسل أي شيء.</translation>
    </message>
    <message>
        <source>The connection of this lookup, %1, is no longer there. Choose another one. Nothing has been sent.</source>
        <extracomment>%1 is a connection.</extracomment>
        <translation>لم يعد اتصال هذا الاستعلام، %1، موجودا. اختر اتصالا آخر. لم يُرسل أي شيء.</translation>
    </message>
    <message>
        <source>%1 The connection of this lookup, %2, is no longer there. Nothing has been sent.</source>
        <extracomment>%1 is a sentence, %2 a connection.</extracomment>
        <translation>%1 لم يعد اتصال هذا الاستعلام، %2، موجودا. لم يُرسل أي شيء.</translation>
    </message>
    <message numerus="yes">
        <source>one of %Ln connections</source>
        <extracomment>A lookup in several connections.</extracomment>
        <translation>
            <numerusform>واحد من %Ln اتصال</numerusform>
            <numerusform>اتصال واحد</numerusform>
            <numerusform>واحد من اتصالين</numerusform>
            <numerusform>واحد من %Ln اتصالات</numerusform>
            <numerusform>واحد من %Ln اتصالا</numerusform>
            <numerusform>واحد من %Ln اتصال</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ids, which were looked up in several connections.</source>
        <translation>
            <numerusform>لا معرّفات استُعلم عنها في عدة اتصالات.</numerusform>
            <numerusform>معرّف واحد استُعلم عنه في عدة اتصالات.</numerusform>
            <numerusform>معرّفان استُعلم عنهما في عدة اتصالات.</numerusform>
            <numerusform>%Ln معرّفات استُعلم عنها في عدة اتصالات.</numerusform>
            <numerusform>%Ln معرّفا استُعلم عنها في عدة اتصالات.</numerusform>
            <numerusform>%Ln معرّف استُعلم عنها في عدة اتصالات.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 That connection has been changed since. Nothing has been sent.</source>
        <extracomment>%1 is a sentence.</extracomment>
        <translation>%1 تغيّر هذا الاتصال منذ ذلك الحين. لم يُرسل شيء.</translation>
    </message>
    <message>
        <source>This connection is no longer there.</source>
        <translation>لم يعد هذا الاتصال موجودًا.</translation>
    </message>
    <message>
        <source>This connection has been changed since.</source>
        <translation>تغير هذا الاتصال منذ ذلك الحين.</translation>
    </message>
</context>
<context>
    <name>HistoryJson</name>
    <message>
        <source>not a list of ids</source>
        <comment>completes: $.field is …</comment>
        <translation>ليست قائمة معرّفات</translation>
    </message>
    <message>
        <source>not a history of lookups</source>
        <comment>completes: $.field is …</comment>
        <translation>ليست سجل استعلامات</translation>
    </message>
    <message>
        <source>It is not the JSON of a history of lookups: %1.</source>
        <translation>ليس هذا JSON لسجل استعلامات: %1.</translation>
    </message>
</context>
<context>
    <name>IdEntry</name>
    <message>
        <source>Edit</source>
        <translation>تحرير</translation>
    </message>
    <message>
        <source>Choose the column…</source>
        <translation>اختيار العمود…</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>عرض</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>إخفاء</translation>
    </message>
    <message>
        <source>Add</source>
        <comment>ids to those in the field</comment>
        <translation>إضافة</translation>
    </message>
    <message>
        <source>Lookup progress</source>
        <translation>تقدّم الاستعلام</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>استبعاده</translation>
    </message>
    <message>
        <source>Type or paste ids first.</source>
        <translation>اكتب معرّفات أو الصقها أولا.</translation>
    </message>
    <message>
        <source>More ways to look up</source>
        <translation>طرق أخرى للاستعلام</translation>
    </message>
    <message>
        <source>Add one</source>
        <comment>id to those in the field</comment>
        <translation>إضافة واحد</translation>
    </message>
    <message>
        <source>One number</source>
        <translation>رقم واحد</translation>
    </message>
    <message>
        <source>Separate ids</source>
        <translation>معرّفات منفصلة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <comment>numbers that are not in the menu</comment>
        <translation>
            <numerusform>لا شيء آخر</numerusform>
            <numerusform>واحد آخر</numerusform>
            <numerusform>اثنان آخران</numerusform>
            <numerusform>%Ln أخرى</numerusform>
            <numerusform>%Ln آخر</numerusform>
            <numerusform>%Ln آخر</numerusform>
        </translation>
    </message>
    <message>
        <source>Buttons below: %1</source>
        <extracomment>What a screen reader says of buttons below the field. %1 are their texts.</extracomment>
        <translation>الأزرار في الأسفل: %1</translation>
    </message>
    <message>
        <source>Look up in %1</source>
        <translation>الاستعلام في %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 from a text of %Ln lines</source>
        <comment>a number of ids</comment>
        <translation>
            <numerusform>%1 من نص من %Ln سطر</numerusform>
            <numerusform>%1 من نص من سطر واحد (%Ln)</numerusform>
            <numerusform>%1 من نص من سطرين (%Ln)</numerusform>
            <numerusform>%1 من نص من %Ln أسطر</numerusform>
            <numerusform>%1 من نص من %Ln سطرًا</numerusform>
            <numerusform>%1 من نص من %Ln سطر</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IdField</name>
    <message>
        <source>Notification ids</source>
        <translation>معرّفات الإشعارات</translation>
    </message>
    <message>
        <source>For example 1042, or 1050-1060</source>
        <translation>مثل 1042 أو ⁨1050-1060⁩</translation>
    </message>
</context>
<context>
    <name>IdFile</name>
    <message>
        <source>Comma-separated table</source>
        <translation>جدول مفصول بفواصل</translation>
    </message>
    <message>
        <source>Semicolon-separated table</source>
        <translation>جدول مفصول بفواصل منقوطة</translation>
    </message>
    <message>
        <source>Tab-separated table</source>
        <translation>جدول مفصول بعلامات جدولة</translation>
    </message>
    <message>
        <source>Table separated by vertical bars</source>
        <translation>جدول مفصول بخطوط عمودية</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>جدول</translation>
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
        <translation>%1، %2، %3</translation>
    </message>
    <message>
        <source>with a header</source>
        <translation>مع رؤوس أعمدة</translation>
    </message>
    <message>
        <source>without a header</source>
        <translation>دون رؤوس أعمدة</translation>
    </message>
    <message>
        <source>Column %1</source>
        <extracomment>A column of a table without a name: %1 is its number.</extracomment>
        <translation>العمود %1</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>فارغ</translation>
    </message>
    <message>
        <source>no ids</source>
        <translation>لا معرّفات</translation>
    </message>
    <message>
        <source>Use ids</source>
        <translation>استخدام المعرّفات</translation>
    </message>
    <message>
        <source>This column is empty.</source>
        <translation>هذا العمود فارغ.</translation>
    </message>
    <message>
        <source>All columns</source>
        <translation>كل الأعمدة</translation>
    </message>
    <message>
        <source>Every cell of the file, read as one text.</source>
        <translation>كل خلايا الملف، مقروءة كنص واحد.</translation>
    </message>
    <message>
        <source>Reading the column…</source>
        <translation>جارٍ قراءة العمود…</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>form of a table</comment>
        <extracomment>What was pasted: %1 is “Comma-separated table”, %2 “with a header”.</extracomment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>All are ids</source>
        <translation>كلها معرّفات</translation>
    </message>
    <message>
        <source>Every cell is an id.</source>
        <translation>كل خلية معرّف.</translation>
    </message>
    <message numerus="yes">
        <source>Use %Ln ids</source>
        <translation>
            <numerusform>استخدام المعرّفات</numerusform>
            <numerusform>استخدام معرّف واحد</numerusform>
            <numerusform>استخدام معرّفين</numerusform>
            <numerusform>استخدام %Ln معرّفات</numerusform>
            <numerusform>استخدام %Ln معرّفا</numerusform>
            <numerusform>استخدام %Ln معرّف</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IdFileDialog</name>
    <message>
        <source>What was understood</source>
        <translation>ما تم فهمه</translation>
    </message>
    <message>
        <source>Ids from a file</source>
        <translation>معرّفات من ملف</translation>
    </message>
    <message>
        <source>File</source>
        <translation>الملف</translation>
    </message>
    <message>
        <source>Column with the ids</source>
        <translation>عمود المعرّفات</translation>
    </message>
    <message>
        <source>Ids from a table</source>
        <translation>معرّفات من جدول</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>العمود</translation>
    </message>
    <message>
        <source>For example</source>
        <translation>أمثلة</translation>
    </message>
</context>
<context>
    <name>IdFileDrop</name>
    <message>
        <source>Drop one file of ids at a time.</source>
        <translation>أفلت ملف معرّفات واحدا في كل مرة.</translation>
    </message>
</context>
<context>
    <name>IdFileLoader</name>
    <message>
        <source>%1 is not a file.</source>
        <translation>%1 ليس ملفا.</translation>
    </message>
</context>
<context>
    <name>IdSummary</name>
    <message>
        <source>“%1”</source>
        <extracomment>Quotes a piece of what was typed</extracomment>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>%1 …</source>
        <extracomment>%1: the first numbers of a list</extracomment>
        <translation>%1 …</translation>
    </message>
    <message>
        <source>%1 is out of range: ids go from -2147483648 to 2147483647</source>
        <extracomment>%1: a number in quotes</extracomment>
        <translation>%1 خارج النطاق: المعرّفات من سالب 2147483648 إلى 2147483647</translation>
    </message>
    <message>
        <source>too much text: at most 16 million characters can be read at a time</source>
        <translation>النص أطول من المسموح: يمكن قراءة 16 مليون محرف على الأكثر في المرة الواحدة</translation>
    </message>
    <message>
        <source>no ids found</source>
        <translation>لم يُعثر على معرّفات</translation>
    </message>
    <message>
        <source>range reversed: from %1 to %2</source>
        <extracomment>A range typed with its larger id first</extracomment>
        <translation>عُكس النطاق: من %1 إلى %2</translation>
    </message>
    <message>
        <source>%1 read as separate ids: is the comma a thousands separator?</source>
        <extracomment>%1: two or more ids with commas in between, in quotes</extracomment>
        <translation>قُرئ %1 كمعرّفات منفصلة: هل الفاصلة فاصلة آلاف؟</translation>
    </message>
    <message>
        <source>%1 and others read as separate ids: are the commas thousands separators?</source>
        <translation>قُرئ %1 وغيره كمعرّفات منفصلة: هل الفواصل فواصل آلاف؟</translation>
    </message>
    <message>
        <source>not an id: %1</source>
        <extracomment>%1: pieces of text in quotes</extracomment>
        <translation>ليس معرّفا: %1</translation>
    </message>
    <message>
        <source>This looks like a table: which column has the ids?</source>
        <translation>يبدو هذا جدولا: أي عمود فيه المعرّفات؟</translation>
    </message>
    <message>
        <source>ids: %1</source>
        <extracomment>%1: ids and ranges</extracomment>
        <translation>المعرّفات: ⁨%1⁩</translation>
    </message>
    <message numerus="yes">
        <source>%1 ids are too many: at most %2 can be looked up at a time</source>
        <translation>
            <numerusform>عدد المعرّفات أكبر من المسموح (%1): يمكن الاستعلام عن %2 على الأكثر في المرة الواحدة</numerusform>
            <numerusform>عدد المعرّفات أكبر من المسموح (%1): يمكن الاستعلام عن %2 على الأكثر في المرة الواحدة</numerusform>
            <numerusform>عدد المعرّفات أكبر من المسموح (%1): يمكن الاستعلام عن %2 على الأكثر في المرة الواحدة</numerusform>
            <numerusform>عدد المعرّفات أكبر من المسموح (%1): يمكن الاستعلام عن %2 على الأكثر في المرة الواحدة</numerusform>
            <numerusform>عدد المعرّفات أكبر من المسموح (%1): يمكن الاستعلام عن %2 على الأكثر في المرة الواحدة</numerusform>
            <numerusform>عدد المعرّفات أكبر من المسموح (%1): يمكن الاستعلام عن %2 على الأكثر في المرة الواحدة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ids</source>
        <translation>
            <numerusform>لا معرّفات</numerusform>
            <numerusform>معرّف واحد</numerusform>
            <numerusform>معرّفان</numerusform>
            <numerusform>%Ln معرّفات</numerusform>
            <numerusform>%Ln معرّفا</numerusform>
            <numerusform>%Ln معرّف</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln duplicates removed</source>
        <translation>
            <numerusform>لم يُزل أي مكرر</numerusform>
            <numerusform>أُزيل معرّف مكرر</numerusform>
            <numerusform>أُزيل معرّفان مكرران</numerusform>
            <numerusform>أُزيلت %Ln معرّفات مكررة</numerusform>
            <numerusform>أُزيل %Ln معرّفا مكررا</numerusform>
            <numerusform>أُزيل %Ln معرّف مكرر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ranges reversed, to run from the smaller id to the larger</source>
        <translation>
            <numerusform>لم يُعكس أي نطاق</numerusform>
            <numerusform>عُكس نطاق واحد ليبدأ من المعرّف الأصغر إلى الأكبر</numerusform>
            <numerusform>عُكس نطاقان ليبدأ كل منهما من المعرّف الأصغر إلى الأكبر</numerusform>
            <numerusform>عُكست %Ln نطاقات ليبدأ كل منها من المعرّف الأصغر إلى الأكبر</numerusform>
            <numerusform>عُكس %Ln نطاقا ليبدأ كل منها من المعرّف الأصغر إلى الأكبر</numerusform>
            <numerusform>عُكس %Ln نطاق ليبدأ كل منها من المعرّف الأصغر إلى الأكبر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>not an id: %1 and %Ln more</source>
        <extracomment>%1: pieces of text in quotes</extracomment>
        <translation>
            <numerusform>ليس معرّفا: %1</numerusform>
            <numerusform>ليس معرّفا: %1 ونص آخر</numerusform>
            <numerusform>ليس معرّفا: %1 ونصان آخران</numerusform>
            <numerusform>ليس معرّفا: %1 و%Ln نصوص أخرى</numerusform>
            <numerusform>ليس معرّفا: %1 و%Ln نصا آخر</numerusform>
            <numerusform>ليس معرّفا: %1 و%Ln نص آخر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %Ln other numbers: %1</source>
        <translation>
            <numerusform>لا أعداد أخرى: ⁨%1⁩</numerusform>
            <numerusform>أكثر من عدد آخر واحد: ⁨%1⁩</numerusform>
            <numerusform>أكثر من عددين آخرين: ⁨%1⁩</numerusform>
            <numerusform>أكثر من %Ln أعداد أخرى: ⁨%1⁩</numerusform>
            <numerusform>أكثر من %Ln عددا آخر: ⁨%1⁩</numerusform>
            <numerusform>أكثر من %Ln عدد آخر: ⁨%1⁩</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other numbers: %1</source>
        <translation>
            <numerusform>لا أعداد أخرى: ⁨%1⁩</numerusform>
            <numerusform>عدد آخر واحد: ⁨%1⁩</numerusform>
            <numerusform>عددان آخران: ⁨%1⁩</numerusform>
            <numerusform>%Ln أعداد أخرى: ⁨%1⁩</numerusform>
            <numerusform>%Ln عددا آخر: ⁨%1⁩</numerusform>
            <numerusform>%Ln عدد آخر: ⁨%1⁩</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ids: %1 and %Ln more</source>
        <extracomment>%1: ids and ranges</extracomment>
        <translation>
            <numerusform>المعرّفات: ⁨%1⁩</numerusform>
            <numerusform>المعرّفات: ⁨%1⁩ ومعرّف آخر</numerusform>
            <numerusform>المعرّفات: ⁨%1⁩ ومعرّفان آخران</numerusform>
            <numerusform>المعرّفات: ⁨%1⁩ و%Ln معرّفات أخرى</numerusform>
            <numerusform>المعرّفات: ⁨%1⁩ و%Ln معرّفا آخر</numerusform>
            <numerusform>المعرّفات: ⁨%1⁩ و%Ln معرّف آخر</numerusform>
        </translation>
    </message>
    <message>
        <source>other numbers: %1</source>
        <extracomment>%1: numbers and ranges</extracomment>
        <translation>أرقام أخرى: ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 not read: is there a thousands separator in it?</source>
        <extracomment>%1: digits with spaces or commas in between, in quotes</extracomment>
        <translation>لم يُقرأ %1: هل فيه فاصل آلاف؟</translation>
    </message>
    <message>
        <source>%1 and others not read: are there thousands separators in them?</source>
        <extracomment>%1: digits with spaces or commas in between, in quotes</extracomment>
        <translation>لم يُقرأ %1 وغيره: هل فيها فواصل آلاف؟</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>nothing</source>
        <comment>of a setting that is empty</comment>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>Add</source>
        <comment>what an import does to a connection</comment>
        <translation>إضافة</translation>
    </message>
    <message>
        <source>Replace</source>
        <comment>what an import does to a connection</comment>
        <translation>استبدال</translation>
    </message>
    <message>
        <source>Same</source>
        <comment>what an import does to a connection</comment>
        <translation>دون تغيير</translation>
    </message>
    <message>
        <source>API key: will be kept until you quit</source>
        <translation>مفتاح API: سيُحفظ حتى إنهاء البرنامج</translation>
    </message>
    <message>
        <source>Password: will be kept until you quit</source>
        <translation>كلمة المرور: ستُحفظ حتى إنهاء البرنامج</translation>
    </message>
    <message>
        <source>API key: will be stored in the system&apos;s keyring</source>
        <translation>مفتاح API: سيُخزّن في حلقة مفاتيح النظام</translation>
    </message>
    <message>
        <source>Password: will be stored in the system&apos;s keyring</source>
        <translation>كلمة المرور: ستُخزّن في حلقة مفاتيح النظام</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>Import</source>
        <translation>استيراد</translation>
    </message>
    <message>
        <source>Import connections</source>
        <translation>استيراد الاتصالات</translation>
    </message>
    <message>
        <source>There are no connections in %1.</source>
        <translation>لا توجد اتصالات في %1.</translation>
    </message>
    <message>
        <source>This is what is in %1. Nothing is changed before you import it.</source>
        <translation>هذا محتوى %1. لا يتغيّر شيء قبل الاستيراد.</translation>
    </message>
    <message>
        <source>Connections to import</source>
        <translation>الاتصالات المراد استيرادها</translation>
    </message>
    <message>
        <source>The connections have changed in the meantime</source>
        <translation>تغيّرت الاتصالات في هذه الأثناء</translation>
    </message>
    <message>
        <source>Nothing was imported. Look at the list again.</source>
        <translation>لم يُستورد أي شيء. راجع القائمة من جديد.</translation>
    </message>
    <message numerus="yes">
        <source>Import %Ln connections</source>
        <translation>
            <numerusform>استيراد</numerusform>
            <numerusform>استيراد اتصال واحد</numerusform>
            <numerusform>استيراد اتصالين</numerusform>
            <numerusform>استيراد %Ln اتصالات</numerusform>
            <numerusform>استيراد %Ln اتصالا</numerusform>
            <numerusform>استيراد %Ln اتصال</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportPlan</name>
    <message>
        <source>not sent</source>
        <comment>of a token</comment>
        <translation>لا يُرسل</translation>
    </message>
    <message>
        <source>as the system</source>
        <comment>of a proxy</comment>
        <translation>كإعدادات النظام</translation>
    </message>
    <message>
        <source>none</source>
        <comment>of a proxy</comment>
        <translation>دون وكيل</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>نعم</translation>
    </message>
    <message>
        <source>no</source>
        <translation>لا</translation>
    </message>
    <message>
        <source>red</source>
        <comment>colour of an environment</comment>
        <translation>أحمر</translation>
    </message>
    <message>
        <source>green</source>
        <comment>colour of an environment</comment>
        <translation>أخضر</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>colour of an environment</comment>
        <translation>أصفر</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>colour of an environment</comment>
        <translation>أزرق</translation>
    </message>
    <message>
        <source>grey</source>
        <comment>colour of an environment</comment>
        <translation>رمادي</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <comment>a setting</comment>
        <translation>
            <numerusform>0 ثانية</numerusform>
            <numerusform>ثانية واحدة</numerusform>
            <numerusform>ثانيتان</numerusform>
            <numerusform>%n ثوان</numerusform>
            <numerusform>%n ثانية</numerusform>
            <numerusform>%n ثانية</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IntroLine</name>
    <message>
        <source>no environment</source>
        <extracomment>In a line such as “13 notifications · no environment · acme”: the connection has none.</extracomment>
        <translation>بلا بيئة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln notifications</source>
        <translation>
            <numerusform>لا إشعارات</numerusform>
            <numerusform>إشعار واحد</numerusform>
            <numerusform>إشعاران</numerusform>
            <numerusform>%Ln إشعارات</numerusform>
            <numerusform>%Ln إشعارا</numerusform>
            <numerusform>%Ln إشعار</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %Ln more</source>
        <extracomment>%1 is a list of ids: “1042, 1050-1060”.</extracomment>
        <translation>
            <numerusform>%1</numerusform>
            <numerusform>%1 ومعرّف آخر</numerusform>
            <numerusform>%1 ومعرّفان آخران</numerusform>
            <numerusform>%1 و%Ln معرّفات أخرى</numerusform>
            <numerusform>%1 و%Ln معرّفا آخر</numerusform>
            <numerusform>%1 و%Ln معرّف آخر</numerusform>
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
        <translation>إصدار غير معروف هنا</translation>
    </message>
    <message>
        <source>missing or too long</source>
        <comment>completes: $.field is …</comment>
        <translation>مفقودة أو أطول من المسموح</translation>
    </message>
    <message>
        <source>too long</source>
        <comment>completes: $.field is …</comment>
        <translation>أطول من المسموح</translation>
    </message>
    <message>
        <source>not a time in UTC</source>
        <comment>completes: $.field is …</comment>
        <translation>ليست وقتا بتوقيت UTC</translation>
    </message>
    <message>
        <source>it is empty</source>
        <comment>completes: It is not …: it is empty.</comment>
        <translation>إنه فارغ</translation>
    </message>
</context>
<context>
    <name>JsonReader</name>
    <message>
        <source>null</source>
        <comment>completes: $.field is …</comment>
        <translation>هي null</translation>
    </message>
    <message>
        <source>a boolean</source>
        <comment>completes: $.field is …</comment>
        <translation>قيمة منطقية</translation>
    </message>
    <message>
        <source>a number</source>
        <comment>completes: $.field is …</comment>
        <translation>عدد</translation>
    </message>
    <message>
        <source>a string</source>
        <comment>completes: $.field is …</comment>
        <translation>نص</translation>
    </message>
    <message>
        <source>an array</source>
        <comment>completes: $.field is …</comment>
        <translation>مصفوفة</translation>
    </message>
    <message>
        <source>an object</source>
        <comment>completes: $.field is …</comment>
        <translation>كائن</translation>
    </message>
    <message>
        <source>missing</source>
        <comment>completes: $.field is …</comment>
        <translation>مفقودة</translation>
    </message>
    <message>
        <source>out of range</source>
        <comment>completes: $.field is …</comment>
        <translation>خارج النطاق المسموح</translation>
    </message>
    <message>
        <source>a number with a fraction</source>
        <comment>completes: $.field is …</comment>
        <translation>عدد فيه كسر</translation>
    </message>
    <message>
        <source>not an exact number</source>
        <comment>completes: $.field is …</comment>
        <translation>ليست عددا دقيقا</translation>
    </message>
    <message>
        <source>not a date-time</source>
        <comment>completes: $.field is …</comment>
        <translation>ليست تاريخا ووقتا</translation>
    </message>
</context>
<context>
    <name>JsonView</name>
    <message>
        <source>Raw JSON</source>
        <translation>JSON الخام</translation>
    </message>
    <message>
        <source>Find in JSON</source>
        <translation>البحث في JSON</translation>
    </message>
    <message>
        <source>Copy JSON</source>
        <translation>نسخ JSON</translation>
    </message>
    <message>
        <source>Not in this JSON</source>
        <translation>غير موجود في JSON هذا</translation>
    </message>
</context>
<context>
    <name>KeychainSecretStore</name>
    <message>
        <source>This computer has no keyring.</source>
        <translation>لا توجد حلقة مفاتيح في هذا الحاسوب.</translation>
    </message>
    <message>
        <source>The keyring gave no reason.</source>
        <translation>لم تذكر حلقة المفاتيح أي سبب.</translation>
    </message>
    <message>
        <source>The keyring is locked.</source>
        <translation>حلقة المفاتيح مقفلة.</translation>
    </message>
    <message>
        <source>The keyring did not store it.</source>
        <translation>لم تحتفظ حلقة المفاتيح بالقيمة.</translation>
    </message>
    <message>
        <source>The keyring did not allow it. Allow it there and try again.</source>
        <translation>لم تسمح حلقة المفاتيح بذلك. اسمح به فيها ثم حاول مرة أخرى.</translation>
    </message>
    <message>
        <source>The keyring did not answer. Unlock it and try again.</source>
        <translation>لم ترد حلقة المفاتيح. افتح قفلها ثم حاول مرة أخرى.</translation>
    </message>
    <message>
        <source>No keyring has been created or opened yet.</source>
        <translation>لم تُنشأ حلقة مفاتيح أو تُفتح بعد.</translation>
    </message>
    <message>
        <source>The keyring still has it. If it asks you, allow it for good, or delete the entry there.</source>
        <translation>لا تزال حلقة المفاتيح تحتفظ بالقيمة. إذا سألتك فاسمح بذلك دائما، أو احذف العنصر منها.</translation>
    </message>
</context>
<context>
    <name>LinkController</name>
    <message>
        <source>A link is waiting</source>
        <translation>هناك رابط في الانتظار</translation>
    </message>
    <message>
        <source>It will be filled in when you close the dialog.</source>
        <translation>سيُملأ عند إغلاق مربع الحوار.</translation>
    </message>
    <message>
        <source>Filled in from a link</source>
        <translation>تم الملء من رابط</translation>
    </message>
    <message>
        <source>A link is for one connection. Select rows of one only.</source>
        <translation>الرابط مخصص لاتصال واحد. حدّد صفوف اتصال واحد فقط.</translation>
    </message>
    <message>
        <source>There are no ids to make a link to. Type or look up some first.</source>
        <translation>لا توجد معرّفات لإنشاء رابط إليها. اكتب بعضها أو استعلم عنها أولا.</translation>
    </message>
    <message>
        <source>A link needs a saved connection. Save this one first.</source>
        <translation>يذكر الرابط اتصالا محفوظا، وهذه المعرّفات لا تتبع أي اتصال محفوظ. احفظه أولا.</translation>
    </message>
    <message>
        <source>These ids do not fit in a link. Select fewer of them.</source>
        <translation>لا يتسع الرابط لهذه المعرّفات. حدّد عددا أقل منها.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln ids for %1. Nothing has been sent.</source>
        <translation>
            <numerusform>لا معرّفات لـ %1. لم يُرسل أي شيء.</numerusform>
            <numerusform>معرّف واحد لـ %1. لم يُرسل أي شيء.</numerusform>
            <numerusform>معرّفان لـ %1. لم يُرسل أي شيء.</numerusform>
            <numerusform>%Ln معرّفات لـ %1. لم يُرسل أي شيء.</numerusform>
            <numerusform>%Ln معرّفا لـ %1. لم يُرسل أي شيء.</numerusform>
            <numerusform>%Ln معرّف لـ %1. لم يُرسل أي شيء.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied a link to %Ln ids of %1.</source>
        <translation>
            <numerusform>لم يُنسخ رابط إلى أي معرّف في %1.</numerusform>
            <numerusform>تم نسخ رابط إلى معرّف واحد في %1.</numerusform>
            <numerusform>تم نسخ رابط إلى معرّفين في %1.</numerusform>
            <numerusform>تم نسخ رابط إلى %Ln معرّفات في %1.</numerusform>
            <numerusform>تم نسخ رابط إلى %Ln معرّفا في %1.</numerusform>
            <numerusform>تم نسخ رابط إلى %Ln معرّف في %1.</numerusform>
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
            <numerusform>لا معرّفات. لا يذكر الرابط أي اتصال؛ اختر واحدا. لم يُرسل أي شيء.</numerusform>
            <numerusform>معرّف واحد. لا يذكر الرابط أي اتصال؛ اختر واحدا. لم يُرسل أي شيء.</numerusform>
            <numerusform>معرّفان. لا يذكر الرابط أي اتصال؛ اختر واحدا. لم يُرسل أي شيء.</numerusform>
            <numerusform>%Ln معرّفات. لا يذكر الرابط أي اتصال؛ اختر واحدا. لم يُرسل أي شيء.</numerusform>
            <numerusform>%Ln معرّفا. لا يذكر الرابط أي اتصال؛ اختر واحدا. لم يُرسل أي شيء.</numerusform>
            <numerusform>%Ln معرّف. لا يذكر الرابط أي اتصال؛ اختر واحدا. لم يُرسل أي شيء.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ids for %1, since the link names no connection. Nothing has been sent.</source>
        <extracomment>%1 is the connection on screen.</extracomment>
        <translation>
            <numerusform>لا معرّفات لـ %1، لأن الرابط لا يذكر أي اتصال. لم يُرسل أي شيء.</numerusform>
            <numerusform>معرّف واحد لـ %1، لأن الرابط لا يذكر أي اتصال. لم يُرسل أي شيء.</numerusform>
            <numerusform>معرّفان لـ %1، لأن الرابط لا يذكر أي اتصال. لم يُرسل أي شيء.</numerusform>
            <numerusform>%Ln معرّفات لـ %1، لأن الرابط لا يذكر أي اتصال. لم يُرسل أي شيء.</numerusform>
            <numerusform>%Ln معرّفا لـ %1، لأن الرابط لا يذكر أي اتصال. لم يُرسل أي شيء.</numerusform>
            <numerusform>%Ln معرّف لـ %1، لأن الرابط لا يذكر أي اتصال. لم يُرسل أي شيء.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ids for %1. The link calls it “%2”. Nothing has been sent.</source>
        <extracomment>%2 is the name of a connection of somebody else.</extracomment>
        <translation>
            <numerusform>لا معرّفات لـ %1. يسمّيه الرابط «%2». لم يُرسل أي شيء.</numerusform>
            <numerusform>معرّف واحد لـ %1. يسمّيه الرابط «%2». لم يُرسل أي شيء.</numerusform>
            <numerusform>معرّفان لـ %1. يسمّيه الرابط «%2». لم يُرسل أي شيء.</numerusform>
            <numerusform>%Ln معرّفات لـ %1. يسمّيه الرابط «%2». لم يُرسل أي شيء.</numerusform>
            <numerusform>%Ln معرّفا لـ %1. يسمّيه الرابط «%2». لم يُرسل أي شيء.</numerusform>
            <numerusform>%Ln معرّف لـ %1. يسمّيه الرابط «%2». لم يُرسل أي شيء.</numerusform>
        </translation>
    </message>
    <message>
        <source>The connection&apos;s name or data source can&apos;t be used in a link. Change it first.</source>
        <translation>لا يمكن أن يرد اسم الاتصال أو مصدر بياناته في رابط. غيّره أولا.</translation>
    </message>
    <message>
        <source>No link was copied. %1</source>
        <extracomment>%1 is a sentence.</extracomment>
        <translation>لم يُنسخ أي رابط. %1</translation>
    </message>
    <message>
        <source>A link is for one connection. Select a cell in its column.</source>
        <translation>الرابط مخصص لاتصال واحد. حدّد خلية في عموده.</translation>
    </message>
    <message>
        <source>The connection of these rows has been changed since.</source>
        <translation>تغيّر اتصال هذه الصفوف منذ ذلك الحين.</translation>
    </message>
    <message>
        <source>Undo the previous link</source>
        <translation>التراجع عن الرابط السابق</translation>
    </message>
    <message numerus="yes">
        <source>%Ln ids. The link is for %1; choose a connection. Nothing has been sent.</source>
        <extracomment>%1 is a connection of somebody else.</extracomment>
        <translation>
            <numerusform>لا معرّفات. الرابط مخصّص لـ %1؛ اختر اتصالًا. لم يُرسَل شيء.</numerusform>
            <numerusform>معرّف واحد. الرابط مخصّص لـ %1؛ اختر اتصالًا. لم يُرسَل شيء.</numerusform>
            <numerusform>معرّفان. الرابط مخصّص لـ %1؛ اختر اتصالًا. لم يُرسَل شيء.</numerusform>
            <numerusform>%Ln معرّفات. الرابط مخصّص لـ %1؛ اختر اتصالًا. لم يُرسَل شيء.</numerusform>
            <numerusform>%Ln معرّفًا. الرابط مخصّص لـ %1؛ اختر اتصالًا. لم يُرسَل شيء.</numerusform>
            <numerusform>%Ln معرّف. الرابط مخصّص لـ %1؛ اختر اتصالًا. لم يُرسَل شيء.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ids. The link is for %1, but the connection on screen is %2. Nothing has been sent.</source>
        <extracomment>%1 is a connection of somebody else, %2 the connection on screen.</extracomment>
        <translation>
            <numerusform>لا معرّفات. الرابط مخصّص لـ %1، لكن الاتصال المعروض هو %2. لم يُرسَل شيء.</numerusform>
            <numerusform>معرّف واحد. الرابط مخصّص لـ %1، لكن الاتصال المعروض هو %2. لم يُرسَل شيء.</numerusform>
            <numerusform>معرّفان. الرابط مخصّص لـ %1، لكن الاتصال المعروض هو %2. لم يُرسَل شيء.</numerusform>
            <numerusform>%Ln معرّفات. الرابط مخصّص لـ %1، لكن الاتصال المعروض هو %2. لم يُرسَل شيء.</numerusform>
            <numerusform>%Ln معرّفًا. الرابط مخصّص لـ %1، لكن الاتصال المعروض هو %2. لم يُرسَل شيء.</numerusform>
            <numerusform>%Ln معرّف. الرابط مخصّص لـ %1، لكن الاتصال المعروض هو %2. لم يُرسَل شيء.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lookup</name>
    <message>
        <source>Notification %1 was not looked up.</source>
        <translation>لم يُستعلم عن الإشعار %1.</translation>
    </message>
    <message>
        <source>Notification %1 was refused</source>
        <translation>رُفض الإشعار %1</translation>
    </message>
    <message>
        <source>Continuing now.</source>
        <translation>تتم المتابعة الآن.</translation>
    </message>
    <message>
        <source>Continuing in %1 s.</source>
        <extracomment>A countdown; s is the unit, seconds.</extracomment>
        <translation>تتم المتابعة بعد %1 ث.</translation>
    </message>
    <message>
        <source>about %1 s</source>
        <extracomment>The time that a lookup takes or still takes; s is the unit, seconds.</extracomment>
        <translation>نحو %1 ث</translation>
    </message>
    <message>
        <source>about %1 min</source>
        <extracomment>The time that a lookup takes or still takes; min is the unit, minutes.</extracomment>
        <translation>نحو %1 د</translation>
    </message>
    <message>
        <source>Looking up %1…</source>
        <translation>جارٍ الاستعلام عن %1…</translation>
    </message>
    <message>
        <source>Notification %1 was found.</source>
        <translation>عُثر على الإشعار %1.</translation>
    </message>
    <message>
        <source>Notification %1 was not found for you.</source>
        <translation>لم يُعثر على الإشعار %1 ضمن إشعاراتك.</translation>
    </message>
    <message>
        <source>Notification %1 could not be looked up.</source>
        <translation>تعذّر الاستعلام عن الإشعار %1.</translation>
    </message>
    <message>
        <source>The service refused this notification again right after you signed in: this user or API key may not see it.</source>
        <translation>رفضت الخدمة هذا الإشعار مرة أخرى بعد تسجيل دخولك مباشرة: لا يُسمح لهذا المستخدم أو لمفتاح API هذا برؤيته.</translation>
    </message>
    <message>
        <source>paused</source>
        <extracomment>A lookup that waits for a sign-in.</extracomment>
        <translation>متوقف مؤقتًا</translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>عُثر على %Ln</numerusform>
            <numerusform>عُثر على %Ln</numerusform>
            <numerusform>عُثر على %Ln</numerusform>
            <numerusform>عُثر على %Ln</numerusform>
            <numerusform>عُثر على %Ln</numerusform>
            <numerusform>عُثر على %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not found</source>
        <translation>
            <numerusform>لم يُعثر على %Ln</numerusform>
            <numerusform>لم يُعثر على %Ln</numerusform>
            <numerusform>لم يُعثر على %Ln</numerusform>
            <numerusform>لم يُعثر على %Ln</numerusform>
            <numerusform>لم يُعثر على %Ln</numerusform>
            <numerusform>لم يُعثر على %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed</source>
        <translation>
            <numerusform>فشل %Ln</numerusform>
            <numerusform>فشل %Ln</numerusform>
            <numerusform>فشل %Ln</numerusform>
            <numerusform>فشل %Ln</numerusform>
            <numerusform>فشل %Ln</numerusform>
            <numerusform>فشل %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not looked up</source>
        <translation>
            <numerusform>لم يُستعلم عن %Ln</numerusform>
            <numerusform>لم يُستعلم عن %Ln</numerusform>
            <numerusform>لم يُستعلم عن %Ln</numerusform>
            <numerusform>لم يُستعلم عن %Ln</numerusform>
            <numerusform>لم يُستعلم عن %Ln</numerusform>
            <numerusform>لم يُستعلم عن %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ids were not looked up.</source>
        <translation>
            <numerusform>استُعلم عن كل المعرّفات.</numerusform>
            <numerusform>لم يُستعلم عن معرّف واحد.</numerusform>
            <numerusform>لم يُستعلم عن معرّفين.</numerusform>
            <numerusform>لم يُستعلم عن %Ln معرّفات.</numerusform>
            <numerusform>لم يُستعلم عن %Ln معرّفا.</numerusform>
            <numerusform>لم يُستعلم عن %Ln معرّف.</numerusform>
        </translation>
    </message>
    <message>
        <source>Notification %1: %2</source>
        <extracomment>%1 is the id of a notification, %2 says why it has not been found.</extracomment>
        <translation>الإشعار %1: %2</translation>
    </message>
    <message>
        <source>Stopped at %1: the service is busy</source>
        <translation>تم الإيقاف عند %1: الخدمة مشغولة</translation>
    </message>
    <message>
        <source>Stopped at %1: %2</source>
        <extracomment>%1 is an id, %2 says what went wrong, such as “Address not found”.</extracomment>
        <translation>تم الإيقاف عند %1: %2</translation>
    </message>
    <message>
        <source>%1, continues in %2 s</source>
        <extracomment>Part of a list: %1 is “12 of 40”, %2 a number of seconds; s is their unit.</extracomment>
        <translation>%1، يتابَع بعد %2 ث</translation>
    </message>
    <message>
        <source>%1, waits for the sign-in</source>
        <extracomment>Part of a list: %1 is “12 of 40”.</extracomment>
        <translation>%1، بانتظار تسجيل الدخول</translation>
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
            <numerusform>تغيّر %Ln منها</numerusform>
            <numerusform>تغيّر %Ln منها</numerusform>
            <numerusform>تغيّر %Ln منها</numerusform>
            <numerusform>تغيّر %Ln منها</numerusform>
            <numerusform>تغيّر %Ln منها</numerusform>
            <numerusform>تغيّر %Ln منها</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was sent. Changed or deleted since these rows were looked up: %1.</source>
        <extracomment>%1 are environments and connections.</extracomment>
        <translation>لم يُرسَل شيء. تغيّر أو حُذف منذ الاستعلام عن هذه الصفوف: %1.</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was looked up.</source>
        <translation>أُلغي. لم يُستعلم عن أي شيء.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln ids from a text</source>
        <translation>
            <numerusform>%Ln معرف من نص</numerusform>
            <numerusform>معرف واحد (%Ln) من نص</numerusform>
            <numerusform>معرفان (%Ln) من نص</numerusform>
            <numerusform>%Ln معرفات من نص</numerusform>
            <numerusform>%Ln معرفًا من نص</numerusform>
            <numerusform>%Ln معرف من نص</numerusform>
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
            <numerusform>لا اتصالات</numerusform>
            <numerusform>اتصال واحد</numerusform>
            <numerusform>اتصالين</numerusform>
            <numerusform>%Ln اتصالات</numerusform>
            <numerusform>%Ln اتصالا</numerusform>
            <numerusform>%Ln اتصال</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LookupController</name>
    <message>
        <source>Open a file with ids</source>
        <translation>فتح ملف معرّفات</translation>
    </message>
    <message>
        <source>Texts and tables (*.csv *.tsv *.txt *.log);;All files (*)</source>
        <translation>نصوص وجداول ‎(*.csv *.tsv *.txt *.log);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>This can&apos;t be opened</source>
        <translation>لا يمكن فتح هذا</translation>
    </message>
    <message>
        <source>&amp;Open a file with ids…</source>
        <translation>&amp;فتح ملف معرّفات…</translation>
    </message>
    <message>
        <source>&amp;Go to ids</source>
        <translation>الانتقال إلى الم&amp;عرّفات</translation>
    </message>
    <message>
        <source>&amp;Look up</source>
        <translation>ا&amp;ستعلام</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>إ&amp;يقاف</translation>
    </message>
    <message>
        <source>&amp;Keep results between sessions</source>
        <translation>الا&amp;حتفاظ بالنتائج بين الجلسات</translation>
    </message>
    <message>
        <source>&amp;Lookups</source>
        <translation>ا&amp;لاستعلامات</translation>
    </message>
    <message>
        <source>&amp;Next lookup</source>
        <translation>الاستعلام ال&amp;تالي</translation>
    </message>
    <message>
        <source>&amp;Remove lookup</source>
        <translation>&amp;إزالة الاستعلام</translation>
    </message>
    <message>
        <source>&amp;Bring back removed lookup</source>
        <translation>استعادة الاستعلام الم&amp;زال</translation>
    </message>
    <message>
        <source>Earlier lookup</source>
        <translation>استعلام سابق</translation>
    </message>
    <message>
        <source>Go to &amp;the list of lookups</source>
        <translation>الانتقال إلى قائ&amp;مة الاستعلامات</translation>
    </message>
    <message>
        <source>&amp;Previous lookup</source>
        <translation>الاستعلام السا&amp;بق</translation>
    </message>
    <message>
        <source>Look up &amp;in several connections</source>
        <translation>الاستعلام في عدة ات&amp;صالات</translation>
    </message>
    <message>
        <source>Look up in &amp;other connections…</source>
        <translation>الاستعلام في اتصالات &amp;أخرى…</translation>
    </message>
    <message>
        <source>Look up &amp;and watch…</source>
        <translation>استعلام &amp;ومراقبة…</translation>
    </message>
    <message>
        <source>Stop wat&amp;ching</source>
        <translation>إيقاف الم&amp;راقبة</translation>
    </message>
</context>
<context>
    <name>LookupListModel</name>
    <message>
        <source>New lookup</source>
        <translation>استعلام جديد</translation>
    </message>
    <message numerus="yes">
        <source>%Ln differ</source>
        <comment>ids with different answers</comment>
        <translation>
            <numerusform>%Ln مختلف</numerusform>
            <numerusform>%Ln مختلف</numerusform>
            <numerusform>%Ln مختلفان</numerusform>
            <numerusform>%Ln مختلفة</numerusform>
            <numerusform>%Ln مختلفًا</numerusform>
            <numerusform>%Ln مختلف</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LookupListPane</name>
    <message>
        <source>Lookups</source>
        <translation>الاستعلامات</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>Filter lookups</source>
        <translation>تصفية الاستعلامات</translation>
    </message>
    <message>
        <source>Filter by id, connection, environment or date</source>
        <translation>التصفية حسب المعرّف أو الاتصال أو البيئة أو التاريخ</translation>
    </message>
    <message>
        <source>No matching lookups.</source>
        <translation>لا يوجد استعلام يطابق التصفية.</translation>
    </message>
    <message>
        <source>Clear earlier lookups</source>
        <translation>مسح الاستعلامات السابقة</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>إيقاف المراقبة</translation>
    </message>
</context>
<context>
    <name>LookupNotice</name>
    <message>
        <source>Sign in again</source>
        <translation>تسجيل الدخول من جديد</translation>
    </message>
    <message>
        <source>Something other than the service may have answered, so the notifications may exist nevertheless.</source>
        <translation>ربما ردّ شيء آخر غير الخدمة، لذا قد تكون الإشعارات موجودة مع ذلك.</translation>
    </message>
    <message>
        <source>The lookup in %1 goes on when you have signed in again.</source>
        <extracomment>%1 is an environment and a connection.</extracomment>
        <translation>يُستأنف الاستعلام على %1 بعد أن تسجّل الدخول من جديد.</translation>
    </message>
</context>
<context>
    <name>LookupNotifier</name>
    <message>
        <source>The lookup in %1 has stopped</source>
        <extracomment>A notification of the desktop. %1 is an environment and a connection.</extracomment>
        <translation>توقف الاستعلام في %1</translation>
    </message>
    <message>
        <source>The lookup in %1 has ended</source>
        <translation>انتهى الاستعلام في %1</translation>
    </message>
</context>
<context>
    <name>LookupPage</name>
    <message>
        <source>The lookup waits until you have signed in again.</source>
        <translation>ينتظر الاستعلام حتى تسجّل الدخول من جديد.</translation>
    </message>
    <message>
        <source>Trying again.</source>
        <translation>جار إعادة المحاولة.</translation>
    </message>
    <message>
        <source>The memory for results is full. The oldest were removed, and can be looked up again: %1</source>
        <extracomment>%1 is the title of a lookup: “1042 Bill import failed”, “13 ids”.</extracomment>
        <translation>امتلأت ذاكرة النتائج. أزيلت أقدمها ويمكن الاستعلام عنها مرة أخرى: %1</translation>
    </message>
    <message>
        <source>There is no room for the card at the side.</source>
        <translation>لا مكان للبطاقة على الجانب.</translation>
    </message>
    <message>
        <source>The lookup in %1 waits until you have signed in again.</source>
        <extracomment>%1 is an environment and a connection.</extracomment>
        <translation>ينتظر الاستعلام على %1 حتى تسجّل الدخول من جديد.</translation>
    </message>
    <message>
        <source>Note removed. %1 undoes it.</source>
        <extracomment>The user has written a note beside a result. %1 is a key.</extracomment>
        <translation>أُزيلت الملاحظة. %1 للتراجع.</translation>
    </message>
    <message>
        <source>Note kept. %1 undoes it.</source>
        <translation>حُفظت الملاحظة. %1 للتراجع.</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Start the demo service, and fill in the sign-in dialog for it.</source>
        <translation>بدء الخدمة التجريبية وملء نافذة تسجيل الدخول لها.</translation>
    </message>
    <message>
        <source>Colours: system, light or dark.</source>
        <translation>الألوان: system أو light أو dark.</translation>
    </message>
    <message>
        <source>Open a window of its own even if the program is already running.</source>
        <translation>بدء نسخة مستقلة من البرنامج، سواء كانت نسخة أخرى قيد التشغيل أم لا.</translation>
    </message>
    <message>
        <source>Print diagnostic information and exit.</source>
        <translation>طباعة معلومات التشخيص ثم الإنهاء.</translation>
    </message>
    <message>
        <source>What to fill in: svc-desktop://lookup?connection=NAME&amp;ids=IDS. Nothing is sent.</source>
        <translation>ما ينبغي ملؤه: svc-desktop://lookup?connection=NAME&amp;ids=IDS. لا يُرسل أي شيء.</translation>
    </message>
    <message>
        <source>“%1” is not an appearance. Use system, light or dark.</source>
        <translation>«%1» ليس مظهرا: القيم هي system أو light أو dark.</translation>
    </message>
    <message>
        <source>The demo service is not available</source>
        <translation>الخدمة التجريبية غير متاحة</translation>
    </message>
    <message>
        <source>Starting the demo service…</source>
        <translation>جارٍ بدء الخدمة التجريبية…</translation>
    </message>
    <message>
        <source>There is no display to open a window on; start a virtual one, for example with “xvfb-run svc-desktop”.</source>
        <translation>لا توجد شاشة لفتح نافذة عليها؛ ابدأ شاشة افتراضية، مثلا بالأمر «xvfb-run svc-desktop».</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;ملف</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>إ&amp;نهاء</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;تحرير</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;عرض</translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation>الجزء ال&amp;تالي</translation>
    </message>
    <message>
        <source>&amp;Previous pane</source>
        <translation>الجزء ال&amp;سابق</translation>
    </message>
    <message>
        <source>&amp;Lookup</source>
        <translation>الا&amp;ستعلام</translation>
    </message>
    <message>
        <source>&amp;Connection</source>
        <translation>الات&amp;صال</translation>
    </message>
    <message>
        <source>&amp;Upgrade</source>
        <translation>التر&amp;قية</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>مساع&amp;دة</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Signed in as %1.</source>
        <translation>تم تسجيل الدخول باسم %1.</translation>
    </message>
    <message>
        <source>Lookups are made with the API key alone.</source>
        <translation>تتم الاستعلامات بمفتاح API وحده.</translation>
    </message>
    <message>
        <source>Signed out. What was looked up stays on screen.</source>
        <translation>تم تسجيل الخروج. تبقى نتائج الاستعلام على الشاشة.</translation>
    </message>
    <message>
        <source>Signed out.</source>
        <translation>تم تسجيل الخروج.</translation>
    </message>
    <message>
        <source>Not all results are kept</source>
        <translation>لم يُحتفظ بكل النتائج</translation>
    </message>
    <message numerus="yes">
        <source>The last %Ln are over the limit. They stay on screen until you quit.</source>
        <translation>
            <numerusform>لم تتجاوز أي نتيجة الحد المسموح.</numerusform>
            <numerusform>النتيجة الأخيرة تتجاوز الحد المسموح. تبقى على الشاشة حتى إنهاء البرنامج.</numerusform>
            <numerusform>آخر نتيجتين تتجاوزان الحد المسموح. تبقيان على الشاشة حتى إنهاء البرنامج.</numerusform>
            <numerusform>آخر %Ln نتائج تتجاوز الحد المسموح. تبقى على الشاشة حتى إنهاء البرنامج.</numerusform>
            <numerusform>آخر %Ln نتيجة تتجاوز الحد المسموح. تبقى على الشاشة حتى إنهاء البرنامج.</numerusform>
            <numerusform>آخر %Ln نتيجة تتجاوز الحد المسموح. تبقى على الشاشة حتى إنهاء البرنامج.</numerusform>
        </translation>
    </message>
    <message>
        <source>The demo opens in a window of its own.</source>
        <translation>تُفتح الخدمة التجريبية في نافذة مستقلة.</translation>
    </message>
    <message>
        <source>The demo could not be started</source>
        <translation>تعذّر بدء الخدمة التجريبية</translation>
    </message>
    <message>
        <source>Start the program with --demo instead.</source>
        <translation>ابدأ البرنامج مع ⁨--demo⁩ بدلا من ذلك.</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>البطاقة</translation>
    </message>
    <message>
        <source>%1% – %2</source>
        <extracomment>The progress of a lookup before the title of the window.</extracomment>
        <translation>%1% – %2</translation>
    </message>
    <message>
        <source>Lookups shown</source>
        <translation>الاستعلامات ظاهرة</translation>
    </message>
    <message>
        <source>Card shown</source>
        <translation>البطاقة ظاهرة</translation>
    </message>
</context>
<context>
    <name>ManyIdsQuestion</name>
    <message numerus="yes">
        <source>Look up %Ln notifications?</source>
        <translation>
            <numerusform>هل تريد الاستعلام؟</numerusform>
            <numerusform>هل تريد الاستعلام عن إشعار واحد؟</numerusform>
            <numerusform>هل تريد الاستعلام عن إشعارين؟</numerusform>
            <numerusform>هل تريد الاستعلام عن %Ln إشعارات؟</numerusform>
            <numerusform>هل تريد الاستعلام عن %Ln إشعارا؟</numerusform>
            <numerusform>هل تريد الاستعلام عن %Ln إشعار؟</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look up %Ln</source>
        <translation>
            <numerusform>استعلام</numerusform>
            <numerusform>استعلام عن إشعار واحد</numerusform>
            <numerusform>استعلام عن إشعارين</numerusform>
            <numerusform>استعلام عن %Ln إشعارات</numerusform>
            <numerusform>استعلام عن %Ln إشعارا</numerusform>
            <numerusform>استعلام عن %Ln إشعار</numerusform>
        </translation>
    </message>
    <message>
        <source>Each id is one request to the service.</source>
        <translation>كل منها طلب إلى الخدمة.</translation>
    </message>
    <message>
        <source>At the speed of the last lookup: %1.</source>
        <extracomment>%1 is a time, such as “about 3 min”.</extracomment>
        <translation>بسرعة آخر استعلام: %1.</translation>
    </message>
    <message>
        <source>Press Enter again to look them up, Esc to cancel.</source>
        <translation>اضغط Enter مرة أخرى للاستعلام عنها، أو Esc للإلغاء.</translation>
    </message>
    <message numerus="yes">
        <source>Look up %Ln notifications in %1?</source>
        <extracomment>%1 is an environment and a connection.</extracomment>
        <translation>
            <numerusform>هل تريد الاستعلام على %1؟</numerusform>
            <numerusform>هل تريد الاستعلام عن إشعار واحد على %1؟</numerusform>
            <numerusform>هل تريد الاستعلام عن إشعارين على %1؟</numerusform>
            <numerusform>هل تريد الاستعلام عن %Ln إشعارات على %1؟</numerusform>
            <numerusform>هل تريد الاستعلام عن %Ln إشعارا على %1؟</numerusform>
            <numerusform>هل تريد الاستعلام عن %Ln إشعار على %1؟</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MarkLine</name>
    <message numerus="yes">
        <source>Note for %Ln selected</source>
        <translation>
            <numerusform>ملاحظة دون نتائج محددة (%Ln)</numerusform>
            <numerusform>ملاحظة للنتيجة المحددة (%Ln)</numerusform>
            <numerusform>ملاحظة للنتيجتين المحددتين (%Ln)</numerusform>
            <numerusform>ملاحظة لـ %Ln نتائج محددة</numerusform>
            <numerusform>ملاحظة لـ %Ln نتيجة محددة</numerusform>
            <numerusform>ملاحظة لـ %Ln نتيجة محددة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Message</source>
        <translation>رسالة</translation>
    </message>
    <message>
        <source>Session password</source>
        <translation>كلمة مرور الجلسة</translation>
    </message>
</context>
<context>
    <name>MessageList</name>
    <message numerus="yes">
        <source>%Ln more under Details.</source>
        <translation>
            <numerusform>لا مشاكل أخرى في «التفاصيل».</numerusform>
            <numerusform>في «التفاصيل» مشكلة أخرى.</numerusform>
            <numerusform>في «التفاصيل» مشكلتان أخريان.</numerusform>
            <numerusform>في «التفاصيل» %Ln مشاكل أخرى.</numerusform>
            <numerusform>في «التفاصيل» %Ln مشكلة أخرى.</numerusform>
            <numerusform>في «التفاصيل» %Ln مشكلة أخرى.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are problems with %Ln files</source>
        <extracomment>At least two.</extracomment>
        <translation>
            <numerusform>لا توجد مشاكل في الملفات</numerusform>
            <numerusform>توجد مشاكل في ملف واحد</numerusform>
            <numerusform>توجد مشاكل في ملفين</numerusform>
            <numerusform>توجد مشاكل في %Ln ملفات</numerusform>
            <numerusform>توجد مشاكل في %Ln ملفا</numerusform>
            <numerusform>توجد مشاكل في %Ln ملف</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NetworkFields</name>
    <message>
        <source>Proxy host</source>
        <translation>مضيف الوكيل</translation>
    </message>
    <message>
        <source>Choose CA file…</source>
        <translation>اختيار ملف CA…</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <comment>which proxy to use</comment>
        <translation>كما في النظام</translation>
    </message>
    <message>
        <source>None</source>
        <comment>which proxy to use</comment>
        <translation>دون وكيل</translation>
    </message>
    <message>
        <source>Manual</source>
        <comment>which proxy to use</comment>
        <translation>يدوي</translation>
    </message>
    <message>
        <source>This is not a host name. Leave out https:// and the port, for example proxy.example.com.</source>
        <translation>هذا ليس اسم مضيف. يُكتب دون ⁨https://⁩ ودون منفذ، مثل proxy.example.com.</translation>
    </message>
    <message>
        <source>Proxy port</source>
        <translation>منفذ الوكيل</translation>
    </message>
    <message>
        <source>For addresses that start with http://. Anyone on the way can read and change what is sent, the API key and the password included.</source>
        <translation>للعناوين التي تبدأ بـ ⁨http://⁩. يمكن لأي طرف على الطريق قراءة ما يُرسل وتغييره، بما في ذلك مفتاح API وكلمة المرور.</translation>
    </message>
    <message>
        <source>Choose CA file</source>
        <translation>اختيار ملف CA</translation>
    </message>
    <message>
        <source>Trusted in addition: %1</source>
        <extracomment>%1 are names of certificates.</extracomment>
        <translation>موثوق إضافة إلى ذلك: %1</translation>
    </message>
    <message numerus="yes">
        <source>Trusted in addition: %1 and %Ln more</source>
        <translation>
            <numerusform>موثوق إضافة إلى ذلك: %1</numerusform>
            <numerusform>موثوق إضافة إلى ذلك: %1 وواحدة أخرى</numerusform>
            <numerusform>موثوق إضافة إلى ذلك: %1 واثنتان أخريان</numerusform>
            <numerusform>موثوق إضافة إلى ذلك: %1 و%Ln أخرى</numerusform>
            <numerusform>موثوق إضافة إلى ذلك: %1 و%Ln أخرى</numerusform>
            <numerusform>موثوق إضافة إلى ذلك: %1 و%Ln أخرى</numerusform>
        </translation>
    </message>
    <message>
        <source>Certificates that are trusted in addition to the system&apos;s own: PEM, DER or PKCS #7.</source>
        <translation>شهادات موثوقة إضافة إلى شهادات النظام: PEM أو DER أو PKCS #7.</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer *.der *.p7b *.p7c *.ca-bundle);;All files (*)</source>
        <translation>الشهادات (*.pem *.crt *.cer *.der *.p7b *.p7c *.ca-bundle);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Only if the proxy asks for a login.</source>
        <translation>فقط إذا طلب الوكيل تسجيل الدخول.</translation>
    </message>
    <message>
        <source>Proxy password</source>
        <translation>كلمة مرور الوكيل</translation>
    </message>
    <message>
        <source>It goes into the system&apos;s keyring, and to this proxy only. If it is there already, leave this empty.</source>
        <translation>تُحفظ في حلقة مفاتيح النظام ولا تُرسل إلا إلى هذا الوكيل. إذا كانت محفوظة هناك فاترك الحقل فارغًا.</translation>
    </message>
    <message>
        <source>It goes to this proxy only, and is kept until you quit: the system&apos;s keyring is not used here. If you have typed it since the start, leave this empty.</source>
        <translation>تُرسل إلى هذا الوكيل فقط، وتبقى محفوظة حتى إنهاء البرنامج: لا تُستخدم حلقة مفاتيح النظام هنا. إذا كنت قد أدخلتها منذ بدء البرنامج، فاترك هذا الحقل فارغا.</translation>
    </message>
</context>
<context>
    <name>NotificationCard</name>
    <message>
        <source>Notification</source>
        <translation>الإشعار</translation>
    </message>
    <message>
        <source>Read state</source>
        <translation>حالة القراءة</translation>
    </message>
    <message>
        <source>Archived state</source>
        <translation>حالة الأرشفة</translation>
    </message>
    <message>
        <source>Notification id</source>
        <translation>معرّف الإشعار</translation>
    </message>
    <message>
        <source>Fetched from</source>
        <translation>مصدر الجلب</translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>عرض المزيد</translation>
    </message>
    <message>
        <source>The service provides this preview; the full message is not available.</source>
        <translation>توفّر الخدمة هذه المعاينة؛ الرسالة الكاملة غير متاحة.</translation>
    </message>
    <message>
        <source>from %1</source>
        <extracomment>Where a notification was fetched. %1 is the name of a connection, %2 its environment, such as PRODUCTION.</extracomment>
        <translation>من %1</translation>
    </message>
    <message>
        <source>from %1 – %2</source>
        <translation>من %1 – %2</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <extracomment>Where a notification was fetched, and who was signed in. %1 is “from acme – PRODUCTION”, %2 the name of a user.</extracomment>
        <translation>%1، بواسطة %2</translation>
    </message>
</context>
<context>
    <name>OverviewModel</name>
    <message numerus="yes">
        <source>%Ln more values</source>
        <translation>
            <numerusform>لا قيم أخرى</numerusform>
            <numerusform>قيمة أخرى</numerusform>
            <numerusform>قيمتان أخريان</numerusform>
            <numerusform>%Ln قيم أخرى</numerusform>
            <numerusform>%Ln قيمة أخرى</numerusform>
            <numerusform>%Ln قيمة أخرى</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <extracomment>A value with its number of results, such as “Bill import failed, 212 of 800”.</extracomment>
        <translation>%1، %2 من %3</translation>
    </message>
</context>
<context>
    <name>OverviewPane</name>
    <message>
        <source>Overview</source>
        <extracomment>The title of the pane with bars beside the results.</extracomment>
        <translation>نظرة عامة</translation>
    </message>
    <message>
        <source>Close the overview</source>
        <translation>إغلاق النظرة العامة</translation>
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
            <numerusform>لا شيء آخر</numerusform>
            <numerusform>قيمة أخرى</numerusform>
            <numerusform>قيمتان أخريان</numerusform>
            <numerusform>%Ln قيم أخرى</numerusform>
            <numerusform>%Ln قيمة أخرى</numerusform>
            <numerusform>%Ln قيمة أخرى</numerusform>
        </translation>
    </message>
    <message>
        <source>Count</source>
        <extracomment>The title of a column with numbers of rows.</extracomment>
        <translation>العدد</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>The title of a column with shares in percent.</extracomment>
        <translation>النسبة</translation>
    </message>
</context>
<context>
    <name>Password</name>
    <message>
        <source>line break</source>
        <translation>فاصل أسطر</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>علامة جدولة</translation>
    </message>
    <message>
        <source>A line break was removed from the password.</source>
        <translation>أُزيل فاصل أسطر من كلمة المرور.</translation>
    </message>
    <message>
        <source>Line breaks were removed from the password.</source>
        <translation>أُزيلت فواصل أسطر من كلمة المرور.</translation>
    </message>
    <message>
        <source>Invisible characters were removed from the password (%1).</source>
        <translation>أُزيلت محارف غير مرئية من كلمة المرور (%1).</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>The program was started with its own colours. Your choice applies when it is started without them.</source>
        <translation>بدأ البرنامج بألوان خاصة به. يسري ما تختاره هنا عند بدئه من دونها.</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>الألوان</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>فاتح</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>داكن</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>حجم النص</translation>
    </message>
    <message>
        <source>Relative to the system&apos;s text size.</source>
        <translation>من الحجم المعيّن في النظام.</translation>
    </message>
    <message>
        <source> %</source>
        <comment>per cent, after a number</comment>
        <translation>%</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>المنطقة الزمنية</translation>
    </message>
    <message>
        <source>For dates and times on screen. Copies and exports use UTC.</source>
        <translation>للتواريخ والأوقات المعروضة. ما يُنسخ ويُصدّر يكون بتوقيت UTC.</translation>
    </message>
    <message>
        <source>This computer&apos;s</source>
        <translation>منطقة هذا الحاسوب</translation>
    </message>
    <message>
        <source>UTC</source>
        <translation>UTC</translation>
    </message>
    <message>
        <source>Lookup</source>
        <translation>الاستعلام</translation>
    </message>
    <message>
        <source>Requests at a time</source>
        <translation>الطلبات المتزامنة</translation>
    </message>
    <message>
        <source>More requests are faster if the service can keep up.</source>
        <translation>زيادتها أسرع إذا كانت الخدمة تتحمّل ذلك.</translation>
    </message>
    <message>
        <source>Ask above</source>
        <translation>السؤال عند تجاوز</translation>
    </message>
    <message>
        <source>The program asks before it looks up more ids than this.</source>
        <translation>لا يُنفّذ استعلام عن معرّفات أكثر من هذا العدد إلا بعد موافقتك.</translation>
    </message>
    <message>
        <source>Defaults for new connections. Saved connections keep their own.</source>
        <translation>هذه للاتصالات الجديدة. الاتصال المحفوظ يحتفظ بمهله.</translation>
    </message>
    <message>
        <source>The format that the command uses. The Copy button beside the filter offers all formats.</source>
        <translation>الصيغة التي ينسخ بها هذا الأمر. يوفّر زر «نسخ» بجانب التصفية كل الصيغ.</translation>
    </message>
    <message>
        <source>Keep results between sessions</source>
        <translation>الاحتفاظ بالنتائج بين الجلسات</translation>
    </message>
    <message>
        <source>Results are there again at the next start. If you turn this off, stored results are deleted.</source>
        <translation>تعود النتائج عند البدء التالي. ومن دون ذلك يُحذف ما احتُفظ به.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>التباين</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>عادي</translation>
    </message>
    <message>
        <source>High</source>
        <translation>عالٍ</translation>
    </message>
    <message>
        <source>General</source>
        <translation>عام</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>كما في النظام</translation>
    </message>
    <message>
        <source>Holds from the next start on.</source>
        <translation>تسري ابتداءً من البدء التالي.</translation>
    </message>
</context>
<context>
    <name>PreferencesController</name>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>الت&amp;فضيلات…</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Reset this page</source>
        <translation>إعادة تعيين هذه الصفحة</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>التفضيلات</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>الصفحات</translation>
    </message>
</context>
<context>
    <name>PreviousRunConsent</name>
    <message>
        <source>I know that a previous run may still be active</source>
        <translation>أعلم أن عملية تشغيل سابقة قد تكون لا تزال نشطة</translation>
    </message>
</context>
<context>
    <name>PreviousRuns</name>
    <message>
        <source>Runs that may still be active stay.</source>
        <translation>تبقى عمليات التشغيل التي قد تكون لا تزال نشطة.</translation>
    </message>
    <message>
        <source>Message about previous runs</source>
        <translation>رسالة عن عمليات التشغيل السابقة</translation>
    </message>
    <message numerus="yes">
        <source>Cleared %Ln runs</source>
        <translation>
            <numerusform>لم تُمسح أي عملية تشغيل</numerusform>
            <numerusform>تم مسح عملية تشغيل واحدة</numerusform>
            <numerusform>تم مسح عمليتي تشغيل</numerusform>
            <numerusform>تم مسح %Ln عمليات تشغيل</numerusform>
            <numerusform>تم مسح %Ln عملية تشغيل</numerusform>
            <numerusform>تم مسح %Ln عملية تشغيل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln runs.</source>
        <translation>
            <numerusform>لم تُنسخ أي عملية تشغيل.</numerusform>
            <numerusform>تم نسخ عملية تشغيل واحدة.</numerusform>
            <numerusform>تم نسخ عمليتي تشغيل.</numerusform>
            <numerusform>تم نسخ %Ln عمليات تشغيل.</numerusform>
            <numerusform>تم نسخ %Ln عملية تشغيل.</numerusform>
            <numerusform>تم نسخ %Ln عملية تشغيل.</numerusform>
        </translation>
    </message>
    <message>
        <source>No previous runs are recorded.</source>
        <translation>لا توجد عمليات تشغيل سابقة مسجّلة.</translation>
    </message>
    <message>
        <source>Started</source>
        <comment>an upgrade</comment>
        <translation>البدء</translation>
    </message>
    <message>
        <source>Status</source>
        <comment>the number of an answer</comment>
        <translation>الحالة</translation>
    </message>
</context>
<context>
    <name>PreviousRunsModel</name>
    <message>
        <source>When</source>
        <translation>الوقت</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>المكان</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>المدة</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>الوضع</translation>
    </message>
</context>
<context>
    <name>PrivacyPage</name>
    <message>
        <source>Privacy</source>
        <translation>الخصوصية</translation>
    </message>
    <message>
        <source>Forget all…</source>
        <translation>نسيان الكل…</translation>
    </message>
    <message>
        <source>Copy this list</source>
        <translation>نسخ هذه القائمة</translation>
    </message>
    <message>
        <source>What this program stores and where</source>
        <translation>ما يخزّنه هذا البرنامج وأين</translation>
    </message>
    <message>
        <source>An API key or a password may still be stored for: %1.</source>
        <extracomment>%1 names connections.</extracomment>
        <translation>ربما لا يزال مفتاح API أو كلمة مرور مخزّنا لـ: %1.</translation>
    </message>
    <message>
        <source>What you chose has been deleted, and the program has made sure of it.</source>
        <translation>حُذف ما طلبت حذفه، وتم التحقق من ذلك بعد الحذف.</translation>
    </message>
    <message>
        <source>Some of it could not be deleted</source>
        <translation>تعذّر حذف بعض ما طلبت حذفه</translation>
    </message>
    <message>
        <source>Deleting…</source>
        <translation>جارٍ الحذف…</translation>
    </message>
    <message>
        <source>This goes on when you close the preferences.</source>
        <translation>يستمر هذا حتى بعد إغلاق التفضيلات.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln upgrades stay in the list of previous runs: they may still be active.</source>
        <translation>
            <numerusform>لا تبقى أي ترقية في قائمة عمليات التشغيل السابقة.</numerusform>
            <numerusform>تبقى ترقية واحدة في قائمة عمليات التشغيل السابقة: قد تكون لا تزال نشطة.</numerusform>
            <numerusform>تبقى ترقيتان في قائمة عمليات التشغيل السابقة: قد تكونان لا تزالان نشطتين.</numerusform>
            <numerusform>تبقى %Ln ترقيات في قائمة عمليات التشغيل السابقة: قد تكون لا تزال نشطة.</numerusform>
            <numerusform>تبقى %Ln ترقية في قائمة عمليات التشغيل السابقة: قد تكون لا تزال نشطة.</numerusform>
            <numerusform>تبقى %Ln ترقية في قائمة عمليات التشغيل السابقة: قد تكون لا تزال نشطة.</numerusform>
        </translation>
    </message>
    <message>
        <source>API keys and passwords are stored in the system&apos;s keyring if you ask for it, and never in a file. The activity is kept in memory only. Data is sent only to the services of your connections.</source>
        <translation>تُحفظ مفاتيح API وكلمات المرور في حلقة مفاتيح النظام إذا طلبت ذلك، ولا تُحفظ في ملف أبدا. النشاط في الذاكرة فقط. لا تُرسل البيانات إلا إلى خدمات اتصالاتك.</translation>
    </message>
    <message>
        <source>API keys and passwords are kept until you quit if you ask for it, and never in a file. The activity is kept in memory only. Data is sent only to the services of your connections.</source>
        <translation>يُحتفظ بمفاتيح API وكلمات المرور حتى إنهاء البرنامج إذا طلبت ذلك، ولا تُحفظ في ملف أبدا. النشاط في الذاكرة فقط. لا تُرسل البيانات إلا إلى خدمات اتصالاتك.</translation>
    </message>
</context>
<context>
    <name>ProductionField</name>
    <message>
        <source>An upgrade asks for the host&apos;s name, and a lookup of many ids says that it is PRODUCTION. Checked by itself for environments such as prod or live, and for red, until you change it.</source>
        <translation>تطلب الترقية كتابة اسم المضيف، ويُذكر عند الاستعلام عن معرّفات كثيرة أنها بيئة PRODUCTION. يُحدَّد تلقائيًا للبيئات مثل prod أو live وللون الأحمر إلى أن تغيّره.</translation>
    </message>
</context>
<context>
    <name>ProxyWay</name>
    <message>
        <source>It goes through the proxy %1, by its own settings.</source>
        <extracomment>“It” is a connection. %1 is the host and port of a proxy. Who has named the proxy follows “by”.</extracomment>
        <translation>يمرّ عبر الوكيل %1، وفق إعداداته الخاصة.</translation>
    </message>
    <message>
        <source>It goes through the proxy %1, by the variable %2.</source>
        <extracomment>%2 is the name of an environment variable.</extracomment>
        <translation>يمرّ عبر الوكيل %1، وفق المتغيّر %2.</translation>
    </message>
    <message>
        <source>It goes through the proxy %1, by the desktop&apos;s settings or automatic configuration.</source>
        <translation>يمرّ عبر الوكيل %1، وفق إعدادات سطح المكتب أو تهيئته التلقائية.</translation>
    </message>
    <message>
        <source>It goes through the proxy %1, by the system&apos;s settings or automatic configuration.</source>
        <translation>يمرّ عبر الوكيل %1، وفق إعدادات النظام أو تهيئته التلقائية.</translation>
    </message>
</context>
<context>
    <name>QuitQuestion</name>
    <message>
        <source>Quit Svc Desktop?</source>
        <translation>إنهاء Svc Desktop؟</translation>
    </message>
    <message>
        <source>Restart Svc Desktop?</source>
        <translation>إعادة تشغيل Svc Desktop؟</translation>
    </message>
    <message>
        <source>An upgrade is still running on %1</source>
        <translation>لا تزال هناك ترقية قيد التشغيل على %1</translation>
    </message>
    <message>
        <source>The server may continue. If you quit, its outcome will not be known; the next start says so.</source>
        <translation>قد يواصل الخادم العمل. إذا أنهيت البرنامج، فلن تُعرف نتيجة الترقية؛ وسيُذكر ذلك عند البدء التالي.</translation>
    </message>
    <message>
        <source>A lookup is still running</source>
        <translation>لا يزال استعلام قيد التنفيذ</translation>
    </message>
    <message>
        <source>What is missing will not be looked up.</source>
        <translation>لن يتم الاستعلام عما تبقى.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln results would be lost</source>
        <translation>
            <numerusform>ستفقد %Ln نتيجة</numerusform>
            <numerusform>ستفقد نتيجة واحدة (%Ln)</numerusform>
            <numerusform>ستفقد نتيجتان (%Ln)</numerusform>
            <numerusform>ستفقد %Ln نتائج</numerusform>
            <numerusform>ستفقد %Ln نتيجة</numerusform>
            <numerusform>ستفقد %Ln نتيجة</numerusform>
        </translation>
    </message>
    <message>
        <source>Results are not kept between sessions. They can be kept in a file that only you can read.</source>
        <translation>لا تحفظ النتائج بين الجلسات. يمكن حفظها في ملف لا يقرؤه غيرك.</translation>
    </message>
    <message>
        <source>Keep them for the next start</source>
        <translation>حفظها حتى التشغيل التالي</translation>
    </message>
    <message>
        <source>Always keep</source>
        <translation>الحفظ دائمًا</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>إنهاء</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>إعادة التشغيل</translation>
    </message>
</context>
<context>
    <name>RecentLookups</name>
    <message>
        <source>Recent lookups</source>
        <translation>أحدث الاستعلامات</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>the API key alone</source>
        <extracomment>In a report, in place of the name of the user who looked notifications up: nobody was signed in.</extracomment>
        <translation>مفتاح API وحده</translation>
    </message>
    <message>
        <source>Filter</source>
        <extracomment>In a report: the filter that has chosen its notifications.</extracomment>
        <translation>التصفية</translation>
    </message>
    <message>
        <source>Report written</source>
        <extracomment>In a report: when it was written.</extracomment>
        <translation>وقت إعداد التقرير</translation>
    </message>
    <message>
        <source>Program</source>
        <extracomment>In a report: the name and the version of the program that has written it.</extracomment>
        <translation>البرنامج</translation>
    </message>
    <message>
        <source>Notifications</source>
        <extracomment>The title of the table with all notifications of a report.</extracomment>
        <translation>الإشعارات</translation>
    </message>
    <message>
        <source>Each notification</source>
        <extracomment>The title of the part of a report with all facts about each notification.</extracomment>
        <translation>كل إشعار</translation>
    </message>
    <message>
        <source>Overview</source>
        <comment>part of a report</comment>
        <extracomment>The title of the part of a report with bars.</extracomment>
        <translation>نظرة عامة</translation>
    </message>
    <message>
        <source>Ids in this report</source>
        <translation>المعرّفات في هذا التقرير</translation>
    </message>
    <message>
        <source>Please note</source>
        <extracomment>In a report: the label of a doubt about its rows.</extracomment>
        <translation>يُرجى الانتباه</translation>
    </message>
    <message numerus="yes">
        <source>Report on %Ln results</source>
        <translation>
            <numerusform>تقرير دون نتائج</numerusform>
            <numerusform>تقرير عن نتيجة واحدة</numerusform>
            <numerusform>تقرير عن نتيجتين</numerusform>
            <numerusform>تقرير عن %Ln نتائج</numerusform>
            <numerusform>تقرير عن %Ln نتيجة</numerusform>
            <numerusform>تقرير عن %Ln نتيجة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportLayout</name>
    <message>
        <source>Page %1 of %2</source>
        <extracomment>The foot of a printed page.</extracomment>
        <translation>صفحة %1 من %2</translation>
    </message>
</context>
<context>
    <name>RestartNotice</name>
    <message>
        <source>Restart now</source>
        <translation>إعادة التشغيل الآن</translation>
    </message>
    <message>
        <source>The demo then begins anew, without its results and other changes.</source>
        <translation>تبدأ الخدمة التجريبية حينها من جديد، من دون نتائجها والتغييرات الأخرى.</translation>
    </message>
    <message>
        <source>A restart ends lookups and sessions, as quitting does.</source>
        <translation>تُنهي إعادة التشغيل الاستعلامات والجلسات كما يفعل إنهاء البرنامج.</translation>
    </message>
</context>
<context>
    <name>ResultActions</name>
    <message>
        <source>Copy ro&amp;ws</source>
        <translation>نسخ ال&amp;صفوف</translation>
    </message>
    <message>
        <source>Copy for tic&amp;ket</source>
        <translation>نسخ للت&amp;ذكرة</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;تصدير…</translation>
    </message>
    <message>
        <source>&amp;Filter results</source>
        <translation>تصفية النتائ&amp;ج</translation>
    </message>
    <message>
        <source>Re&amp;fresh</source>
        <translation>تح&amp;ديث</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>م&amp;قارنة</translation>
    </message>
    <message>
        <source>Retr&amp;y failed</source>
        <translation>إعادة محاولة ما ف&amp;شل</translation>
    </message>
    <message>
        <source>Show in &amp;Activity</source>
        <translation>إظهار في ال&amp;نشاط</translation>
    </message>
    <message>
        <source>&amp;Overview</source>
        <translation>ن&amp;ظرة عامة</translation>
    </message>
    <message>
        <source>By ans&amp;wer</source>
        <translation>حسب ال&amp;رد</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;طباعة…</translation>
    </message>
    <message>
        <source>TSV with all fields</source>
        <extracomment>In the menu “Copy as”.</extracomment>
        <translation>TSV بكل الحقول</translation>
    </message>
    <message>
        <source>Copy a&amp;s</source>
        <translation>نسخ بصي&amp;غة</translation>
    </message>
    <message>
        <source>Copy as</source>
        <translation>نسخ بصيغة</translation>
    </message>
    <message>
        <source>C&amp;opy summary</source>
        <translation>نس&amp;خ الملخص</translation>
    </message>
    <message>
        <source>Raw &amp;JSON</source>
        <translation>&amp;JSON الأصلي</translation>
    </message>
    <message>
        <source>Copy &amp;ids</source>
        <translation>نسخ ال&amp;معرّفات</translation>
    </message>
    <message>
        <source>&amp;Show the card</source>
        <translation>&amp;إظهار البطاقة</translation>
    </message>
    <message>
        <source>Card at the side or &amp;below</source>
        <translation>&amp;البطاقة على الجانب أو في الأسفل</translation>
    </message>
    <message>
        <source>By noti&amp;fication</source>
        <translation>حسب الإ&amp;شعار</translation>
    </message>
    <message>
        <source>Copy &amp;id</source>
        <translation>نسخ ال&amp;معرّف</translation>
    </message>
    <message>
        <source>Look up th&amp;e rest</source>
        <translation>استع&amp;لم عن الباقي</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>منج&amp;ز</translation>
    </message>
    <message>
        <source>&amp;Note</source>
        <translation>ملاح&amp;ظة</translation>
    </message>
    <message>
        <source>Watc&amp;h…</source>
        <translation>مراقب&amp;ة…</translation>
    </message>
</context>
<context>
    <name>ResultCacheJson</name>
    <message>
        <source>not an outcome</source>
        <comment>completes: $.field is …</comment>
        <translation>ليست نتيجة استعلام</translation>
    </message>
    <message>
        <source>not a kind of failure</source>
        <comment>completes: $.field is …</comment>
        <translation>ليست نوع فشل</translation>
    </message>
    <message>
        <source>not Base64</source>
        <comment>completes: $.field is …</comment>
        <translation>ليست Base64</translation>
    </message>
    <message>
        <source>not that of kept results</source>
        <comment>completes: $.field is …</comment>
        <translation>ليست صيغة نتائج محتفظ بها</translation>
    </message>
    <message>
        <source>It is not the JSON of kept results: %1.</source>
        <translation>ليس هذا JSON لنتائج محتفظ بها: %1.</translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message>
        <source>Result</source>
        <translation>النتيجة</translation>
    </message>
</context>
<context>
    <name>ResultCells</name>
    <message>
        <source>Stopped before it was looked up</source>
        <translation>أُوقف قبل الاستعلام عنه</translation>
    </message>
    <message>
        <source>Not found for you: another user, partition, data source or key, or a wrong id</source>
        <translation>لم يُعثر عليه ضمن إشعاراتك: مستخدم أو قسم أو مصدر بيانات أو مفتاح آخر، أو معرّف غير صحيح</translation>
    </message>
    <message>
        <source>Changed</source>
        <extracomment>The notification is another than when it was fetched before.</extracomment>
        <translation>متغير</translation>
    </message>
    <message>
        <source>changed since the last fetch</source>
        <extracomment>What a screen reader says, after “Found, Unread”.</extracomment>
        <translation>تغير منذ آخر جلب</translation>
    </message>
</context>
<context>
    <name>ResultFacts</name>
    <message>
        <source>Notification %1</source>
        <translation>الإشعار %1</translation>
    </message>
</context>
<context>
    <name>ResultField</name>
    <message>
        <source>State</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>السبب</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>رمز الحالة</translation>
    </message>
    <message>
        <source>Fetched</source>
        <translation>وقت الجلب</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>المعرّف</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>الموضوع</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>المعاينة</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>تاريخ الإنشاء</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>القراءة</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>الأرشفة</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>Type id</source>
        <translation>معرّف النوع</translation>
    </message>
    <message>
        <source>Type description</source>
        <translation>وصف النوع</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>الفئة</translation>
    </message>
    <message>
        <source>Category id</source>
        <translation>معرّف الفئة</translation>
    </message>
    <message>
        <source>Category description</source>
        <translation>وصف الفئة</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>المضيف</translation>
    </message>
    <message>
        <source>Fetched by</source>
        <translation>جلبها</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>منجز</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>ملاحظة</translation>
    </message>
    <message>
        <source>Last change</source>
        <translation>آخر تغيير</translation>
    </message>
    <message>
        <source>Last change seen</source>
        <translation>وقت رؤية آخر تغيير</translation>
    </message>
</context>
<context>
    <name>ResultText</name>
    <message>
        <source>Waiting</source>
        <translation>في الانتظار</translation>
    </message>
    <message>
        <source>Looking up</source>
        <translation>جارٍ الاستعلام</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>عُثر عليه</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>لم يُعثر عليه</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>فشل</translation>
    </message>
    <message>
        <source>Not looked up</source>
        <translation>لم يُستعلم عنه</translation>
    </message>
    <message>
        <source>Unread</source>
        <translation>غير مقروء</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>نشط</translation>
    </message>
    <message>
        <source>%1 (time zone not given)</source>
        <extracomment>%1 is a date and time as the service gave it.</extracomment>
        <translation>%1 (المنطقة الزمنية غير مذكورة)</translation>
    </message>
    <message>
        <source>not given</source>
        <translation>غير مذكور</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a text of the service with nothing in it</comment>
        <translation>فارغ</translation>
    </message>
    <message>
        <source>Read</source>
        <comment>state of a notification</comment>
        <translation>مقروء</translation>
    </message>
    <message>
        <source>Archived</source>
        <comment>state of a notification</comment>
        <translation>مؤرشف</translation>
    </message>
    <message>
        <source>not fetched</source>
        <translation>لم يُجلب</translation>
    </message>
    <message numerus="yes">
        <source>%Ln results</source>
        <translation>
            <numerusform>لا نتائج</numerusform>
            <numerusform>نتيجة واحدة</numerusform>
            <numerusform>نتيجتان</numerusform>
            <numerusform>%Ln نتائج</numerusform>
            <numerusform>%Ln نتيجة</numerusform>
            <numerusform>%Ln نتيجة</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <comment>the user has marked a notification</comment>
        <translation>منجز</translation>
    </message>
    <message>
        <source>Not done</source>
        <comment>the user has not marked a notification</comment>
        <translation>غير منجز</translation>
    </message>
</context>
<context>
    <name>ResultsModel</name>
    <message>
        <source>%1, group, collapsed, %2 of %3</source>
        <extracomment>A group of the table for screen readers: name, number of rows, that of all rows.</extracomment>
        <translation>%1، مجموعة، مطوية، %2 من %3</translation>
    </message>
    <message>
        <source>%1, group, expanded, %2 of %3</source>
        <extracomment>A group of the table for screen readers: name, number of rows, that of all rows.</extracomment>
        <translation>%1، مجموعة، موسعة، %2 من %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln unread</source>
        <translation>
            <numerusform>لا شيء غير مقروء</numerusform>
            <numerusform>واحد غير مقروء</numerusform>
            <numerusform>اثنان غير مقروءين</numerusform>
            <numerusform>%Ln غير مقروءة</numerusform>
            <numerusform>%Ln غير مقروء</numerusform>
            <numerusform>%Ln غير مقروء</numerusform>
        </translation>
    </message>
    <message>
        <source>Sorted in ascending order</source>
        <translation>مفروز تصاعديا</translation>
    </message>
    <message>
        <source>Sorted in descending order</source>
        <translation>مفروز تنازليا</translation>
    </message>
</context>
<context>
    <name>ResultsOutput</name>
    <message>
        <source>%1 files (*.%2)</source>
        <extracomment>A filter of a file dialog. %1 is a format such as CSV, %2 the end of a file&apos;s name.</extracomment>
        <translation>ملفات %1 ‎(*.%2)</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>جارٍ التصدير…</translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln notifications as %1.</source>
        <extracomment>%1 is a format: “Markdown”, “plain text”, “a summary”.</extracomment>
        <translation>
            <numerusform>لم يُنسخ أي إشعار بصيغة %1.</numerusform>
            <numerusform>تم نسخ إشعار واحد بصيغة %1.</numerusform>
            <numerusform>تم نسخ إشعارين بصيغة %1.</numerusform>
            <numerusform>تم نسخ %Ln إشعارات بصيغة %1.</numerusform>
            <numerusform>تم نسخ %Ln إشعارا بصيغة %1.</numerusform>
            <numerusform>تم نسخ %Ln إشعار بصيغة %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln ids.</source>
        <translation>
            <numerusform>لم يُنسخ أي معرّف.</numerusform>
            <numerusform>تم نسخ معرّف واحد.</numerusform>
            <numerusform>تم نسخ معرّفين.</numerusform>
            <numerusform>تم نسخ %Ln معرّفات.</numerusform>
            <numerusform>تم نسخ %Ln معرّفا.</numerusform>
            <numerusform>تم نسخ %Ln معرّف.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exported %Ln notifications to %1.</source>
        <extracomment>%1 is the path of a file.</extracomment>
        <translation>
            <numerusform>لم يُصدّر أي إشعار إلى %1.</numerusform>
            <numerusform>تم تصدير إشعار واحد إلى %1.</numerusform>
            <numerusform>تم تصدير إشعارين إلى %1.</numerusform>
            <numerusform>تم تصدير %Ln إشعارات إلى %1.</numerusform>
            <numerusform>تم تصدير %Ln إشعارا إلى %1.</numerusform>
            <numerusform>تم تصدير %Ln إشعار إلى %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was exported.</source>
        <translation>لم يُصدّر أي شيء.</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>إظهار في المجلد</translation>
    </message>
    <message>
        <source>The folder could not be shown</source>
        <translation>تعذّر إظهار المجلد</translation>
    </message>
    <message>
        <source>Exporting… %1%</source>
        <extracomment>%1 is how much of a file has been written, in percent.</extracomment>
        <translation>جارٍ التصدير… %1%</translation>
    </message>
    <message>
        <source>Printing… %1%</source>
        <extracomment>%1 is how much has been printed, in percent.</extracomment>
        <translation>جارٍ الطباعة… %1%</translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation>جارٍ الطباعة…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pages were sent to the printer.</source>
        <translation>
            <numerusform>لم تُرسل أي صفحة إلى الطابعة.</numerusform>
            <numerusform>أُرسلت صفحة واحدة إلى الطابعة.</numerusform>
            <numerusform>أُرسلت صفحتان إلى الطابعة.</numerusform>
            <numerusform>أُرسلت %Ln صفحات إلى الطابعة.</numerusform>
            <numerusform>أُرسلت %Ln صفحة إلى الطابعة.</numerusform>
            <numerusform>أُرسلت %Ln صفحة إلى الطابعة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Printing was stopped.</source>
        <translation>أُوقفت الطباعة.</translation>
    </message>
    <message>
        <source>Nothing was printed.</source>
        <translation>لم يُطبع أي شيء.</translation>
    </message>
    <message>
        <source>The printer did not accept the report. Choose another printer, or export a PDF report.</source>
        <translation>لم تقبل الطابعة التقرير. اختر طابعة أخرى، أو صدّر تقرير PDF.</translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln results as %1.</source>
        <extracomment>Of some, there is no notification.</extracomment>
        <translation>
            <numerusform>لم تُنسخ أي نتيجة بصيغة %1.</numerusform>
            <numerusform>تم نسخ نتيجة واحدة بصيغة %1.</numerusform>
            <numerusform>تم نسخ نتيجتين بصيغة %1.</numerusform>
            <numerusform>تم نسخ %Ln نتائج بصيغة %1.</numerusform>
            <numerusform>تم نسخ %Ln نتيجة بصيغة %1.</numerusform>
            <numerusform>تم نسخ %Ln نتيجة بصيغة %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exported %Ln results to %1.</source>
        <extracomment>Of some, there is no notification.</extracomment>
        <translation>
            <numerusform>لم تُصدّر أي نتيجة إلى %1.</numerusform>
            <numerusform>تم تصدير نتيجة واحدة إلى %1.</numerusform>
            <numerusform>تم تصدير نتيجتين إلى %1.</numerusform>
            <numerusform>تم تصدير %Ln نتائج إلى %1.</numerusform>
            <numerusform>تم تصدير %Ln نتيجة إلى %1.</numerusform>
            <numerusform>تم تصدير %Ln نتيجة إلى %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultsPane</name>
    <message>
        <source>Back to the results</source>
        <translation>العودة إلى النتائج</translation>
    </message>
</context>
<context>
    <name>ResultsTable</name>
    <message>
        <source>Results</source>
        <translation>النتائج</translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>لا شيء محدد</numerusform>
            <numerusform>نتيجة واحدة محددة</numerusform>
            <numerusform>نتيجتان محددتان</numerusform>
            <numerusform>%Ln نتائج محددة</numerusform>
            <numerusform>%Ln نتيجة محددة</numerusform>
            <numerusform>%Ln نتيجة محددة</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing selected</source>
        <translation>لا شيء محدد</translation>
    </message>
    <message>
        <source>In the order typed</source>
        <translation>بترتيب الكتابة</translation>
    </message>
    <message>
        <source>Sorted by %1, ascending</source>
        <extracomment>%1 is a column of the table.</extracomment>
        <translation>مفروز حسب %1، تصاعديا</translation>
    </message>
    <message>
        <source>Sorted by %1, descending</source>
        <translation>مفروز حسب %1، تنازليا</translation>
    </message>
</context>
<context>
    <name>ResultsView</name>
    <message>
        <source>No matching results.</source>
        <translation>لا يوجد صف يطابق التصفية.</translation>
    </message>
    <message>
        <source>By notification</source>
        <translation>حسب الإشعار</translation>
    </message>
    <message>
        <source>By answer</source>
        <translation>حسب الرد</translation>
    </message>
    <message numerus="yes">
        <source>Marked %Ln as done. %1 undoes it.</source>
        <extracomment>%1 is a key.</extracomment>
        <translation>
            <numerusform>لم يُعلَّم شيء كمنجز (%Ln). %1 للتراجع.</numerusform>
            <numerusform>عُلِّمت نتيجة واحدة (%Ln) كمنجزة. %1 للتراجع.</numerusform>
            <numerusform>عُلِّمت نتيجتان (%Ln) كمنجزتين. %1 للتراجع.</numerusform>
            <numerusform>عُلِّمت %Ln نتائج كمنجزة. %1 للتراجع.</numerusform>
            <numerusform>عُلِّمت %Ln نتيجة كمنجزة. %1 للتراجع.</numerusform>
            <numerusform>عُلِّمت %Ln نتيجة كمنجزة. %1 للتراجع.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Marked %Ln as not done. %1 undoes it.</source>
        <translation>
            <numerusform>لم يُعلَّم شيء كغير منجز (%Ln). %1 للتراجع.</numerusform>
            <numerusform>عُلِّمت نتيجة واحدة (%Ln) كغير منجزة. %1 للتراجع.</numerusform>
            <numerusform>عُلِّمت نتيجتان (%Ln) كغير منجزتين. %1 للتراجع.</numerusform>
            <numerusform>عُلِّمت %Ln نتائج كغير منجزة. %1 للتراجع.</numerusform>
            <numerusform>عُلِّمت %Ln نتيجة كغير منجزة. %1 للتراجع.</numerusform>
            <numerusform>عُلِّمت %Ln نتيجة كغير منجزة. %1 للتراجع.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undone.</source>
        <extracomment>The last change of a note or a mark was undone.</extracomment>
        <translation>تم التراجع.</translation>
    </message>
</context>
<context>
    <name>RunningNotice</name>
    <message>
        <source>Upgrade running · %1</source>
        <extracomment>%1 is a length of time: “0:42”.</extracomment>
        <translation>الترقية قيد التشغيل · %1</translation>
    </message>
    <message>
        <source>On %1, for %2.</source>
        <extracomment>%1 is a host, %2 a length of time such as “1 minute 40 seconds”.</extracomment>
        <translation>على %1، منذ %2.</translation>
    </message>
</context>
<context>
    <name>SameAnswers</name>
    <message numerus="yes">
        <source>All %Ln answers are the same and name no id. Is the address complete?</source>
        <extracomment>At least two. The address is that of the service.</extracomment>
        <translation>
            <numerusform>لم يرد أي رد. هل العنوان كامل؟</numerusform>
            <numerusform>رد واحد لا يذكر أي معرّف. هل العنوان كامل؟</numerusform>
            <numerusform>الردّان متطابقان ولا يذكران أي معرّف. هل العنوان كامل؟</numerusform>
            <numerusform>كل الردود وعددها %Ln متطابقة ولا تذكر أي معرّف. هل العنوان كامل؟</numerusform>
            <numerusform>كل الردود وعددها %Ln متطابقة ولا تذكر أي معرّف. هل العنوان كامل؟</numerusform>
            <numerusform>كل الردود وعددها %Ln متطابقة ولا تذكر أي معرّف. هل العنوان كامل؟</numerusform>
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
        <translation>جارٍ البحث في حلقة مفاتيح النظام…</translation>
    </message>
    <message>
        <source>The connection has changed since it was stored. Type it again.</source>
        <translation>تغيّر الاتصال منذ تخزين القيمة. اكتبها من جديد.</translation>
    </message>
    <message>
        <source>Stored in the system&apos;s keyring</source>
        <translation>القيمة مخزّنة في حلقة مفاتيح النظام</translation>
    </message>
    <message>
        <source>Stored in the system&apos;s keyring. Clear the box and sign in to delete it.</source>
        <translation>تبقى القيمة مخزّنة في حلقة مفاتيح النظام إلى أن تسجّل الدخول دون تحديد خيار التذكّر.</translation>
    </message>
    <message>
        <source>Not stored</source>
        <translation>القيمة غير مخزّنة</translation>
    </message>
    <message>
        <source>Kept until you quit</source>
        <translation>تبقى القيمة محفوظة حتى إنهاء البرنامج</translation>
    </message>
    <message>
        <source>Not stored yet. It goes into the system&apos;s keyring when you sign in.</source>
        <translation>لم تُخزّن القيمة بعد: توضع في حلقة مفاتيح النظام عند تسجيل الدخول.</translation>
    </message>
    <message>
        <source>Kept until you quit: the system&apos;s keyring is not used here.</source>
        <translation>تبقى القيمة محفوظة حتى إنهاء البرنامج: لا تُستخدم حلقة مفاتيح النظام هنا.</translation>
    </message>
</context>
<context>
    <name>SettingInput</name>
    <message>
        <source>Invisible characters were removed.</source>
        <translation>أُزيلت المحارف غير المرئية.</translation>
    </message>
    <message numerus="yes">
        <source>This is too long. At most %Ln characters can be kept.</source>
        <translation>
            <numerusform>هذا النص أطول من المسموح. يمكن الاحتفاظ بعدد %Ln من المحارف على الأكثر.</numerusform>
            <numerusform>هذا النص أطول من المسموح. يمكن الاحتفاظ بعدد %Ln من المحارف على الأكثر.</numerusform>
            <numerusform>هذا النص أطول من المسموح. يمكن الاحتفاظ بعدد %Ln من المحارف على الأكثر.</numerusform>
            <numerusform>هذا النص أطول من المسموح. يمكن الاحتفاظ بعدد %Ln من المحارف على الأكثر.</numerusform>
            <numerusform>هذا النص أطول من المسموح. يمكن الاحتفاظ بعدد %Ln من المحارف على الأكثر.</numerusform>
            <numerusform>هذا النص أطول من المسموح. يمكن الاحتفاظ بعدد %Ln من المحارف على الأكثر.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>%1 was written by a newer version of this program.</source>
        <translation>الملف %1 كتبه إصدار أحدث من هذا البرنامج.</translation>
    </message>
    <message>
        <source>%1 is damaged.</source>
        <translation>محتوى الملف %1 غير مفهوم.</translation>
    </message>
    <message>
        <source>%1: Your settings are kept until you quit.</source>
        <translation>%1: ما عيّنته يبقى حتى إنهاء البرنامج.</translation>
    </message>
    <message>
        <source>You have no home folder here: HOME is not set. Nothing is kept.</source>
        <translation>ليس لديك مجلد منزل هنا: لم يُعيَّن HOME. لن يُحفظ شيء.</translation>
    </message>
</context>
<context>
    <name>Several</name>
    <message>
        <source>Look up %1</source>
        <extracomment>A button: %1 is for example “40 ids”.</extracomment>
        <translation>الاستعلام عن %1</translation>
    </message>
    <message>
        <source>Look up %1 in %2</source>
        <extracomment>A button: %1 is for example “40 ids”, %2 “3 connections”.</extracomment>
        <translation>الاستعلام عن %1 في %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln connections</source>
        <translation>
            <numerusform>لا اتصالات</numerusform>
            <numerusform>اتصال واحد</numerusform>
            <numerusform>اتصالين</numerusform>
            <numerusform>%Ln اتصالات</numerusform>
            <numerusform>%Ln اتصالا</numerusform>
            <numerusform>%Ln اتصال</numerusform>
        </translation>
    </message>
    <message>
        <source>Sign in to a connection first. It is saved then.</source>
        <translation>سجّل الدخول إلى اتصال أولا، فيُحفظ عندئذ.</translation>
    </message>
    <message>
        <source>Check at least one connection.</source>
        <translation>حدّد اتصالا واحدا على الأقل.</translation>
    </message>
    <message>
        <source>That would be %1 requests. The limit is %2: check fewer connections.</source>
        <extracomment>%1 and %2 are numbers.</extracomment>
        <translation>سيكون ذلك %1 من الطلبات، والحد %2: حدّد اتصالات أقل.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln requests</source>
        <translation>
            <numerusform>لا طلبات</numerusform>
            <numerusform>طلب واحد</numerusform>
            <numerusform>طلبان</numerusform>
            <numerusform>%Ln طلبات</numerusform>
            <numerusform>%Ln طلبا</numerusform>
            <numerusform>%Ln طلب</numerusform>
        </translation>
    </message>
    <message>
        <source>Look up %1 in each of these: %2?</source>
        <extracomment>%1 is for example “600 ids”, %2 several connections.</extracomment>
        <translation>هل تريد الاستعلام عن %1 في كل من هذه: %2؟</translation>
    </message>
    <message>
        <source>Not signed in: %1.</source>
        <extracomment>%1 is one or more connections.</extracomment>
        <translation>لم يُسجَّل الدخول: %1.</translation>
    </message>
    <message>
        <source>Changed or deleted in the meantime: %1.</source>
        <extracomment>%1 is one or more connections.</extracomment>
        <translation>تغيّر أو حُذف في هذه الأثناء: %1.</translation>
    </message>
    <message>
        <source>Nothing was looked up</source>
        <translation>لم يُستعلم عن أي شيء</translation>
    </message>
    <message numerus="yes">
        <source>%Ln connections were left out</source>
        <translation>
            <numerusform>لم يُستثن أي اتصال</numerusform>
            <numerusform>استُثني اتصال واحد</numerusform>
            <numerusform>استُثني اتصالان</numerusform>
            <numerusform>استُثنيت %Ln اتصالات</numerusform>
            <numerusform>استُثني %Ln اتصالا</numerusform>
            <numerusform>استُثني %Ln اتصال</numerusform>
        </translation>
    </message>
    <message>
        <source>Some rows were left out</source>
        <translation>استُبعدت بعض الصفوف</translation>
    </message>
    <message>
        <source>among them to PRODUCTION: %1</source>
        <extracomment>%1 is one or more connections.</extracomment>
        <translation>منها إلى PRODUCTION: %1</translation>
    </message>
    <message>
        <source>This is PRODUCTION: %1.</source>
        <extracomment>%1 is one or more connections.</extracomment>
        <translation>هذه بيئة PRODUCTION: %1.</translation>
    </message>
</context>
<context>
    <name>SeveralDialog</name>
    <message>
        <source>Look up in several connections</source>
        <translation>الاستعلام في عدة اتصالات</translation>
    </message>
    <message>
        <source>Changed or deleted in the meantime, and no longer checked: %1</source>
        <extracomment>%1 is one or more connections.</extracomment>
        <translation>تغيّر أو حُذف في هذه الأثناء ولم يعد محدّدا: %1</translation>
    </message>
    <message>
        <source>There are no saved connections.</source>
        <translation>لا توجد اتصالات محفوظة.</translation>
    </message>
    <message>
        <source>Nothing is looked up before you have signed in to each checked connection, or skipped it. Where the API key and the password are stored, you are signed in without a question.</source>
        <translation>لا يُستعلم عن شيء قبل تسجيل الدخول إلى كل اتصال محدّد أو تخطّيه. وحيث يكون مفتاح API وكلمة المرور مخزّنين، يُسجّل الدخول دون سؤال.</translation>
    </message>
</context>
<context>
    <name>SeveralModel</name>
    <message>
        <source>Not signed in</source>
        <translation>لم يُسجَّل الدخول</translation>
    </message>
    <message>
        <source>Connected with the API key alone</source>
        <translation>متصل بمفتاح API وحده</translation>
    </message>
    <message>
        <source>The session has ended</source>
        <translation>انتهت الجلسة</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>اختصارات لوحة المفاتيح</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>الأمر</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>المفتاح</translation>
    </message>
    <message>
        <source>Filter keyboard shortcuts</source>
        <translation>تصفية اختصارات لوحة المفاتيح</translation>
    </message>
    <message>
        <source>Filter by command or key</source>
        <translation>التصفية حسب الأمر أو المفتاح</translation>
    </message>
    <message>
        <source>In the field for ids</source>
        <translation>في حقل المعرّفات</translation>
    </message>
    <message>
        <source>Break the line</source>
        <translation>بدء سطر جديد</translation>
    </message>
    <message>
        <source>Leave the field</source>
        <translation>مغادرة الحقل</translation>
    </message>
    <message>
        <source>In the activity&apos;s table</source>
        <translation>في جدول النشاط</translation>
    </message>
    <message>
        <source>In the groups of the results</source>
        <translation>في مجموعات النتائج</translation>
    </message>
    <message>
        <source>Collapse a group</source>
        <translation>طي مجموعة</translation>
    </message>
    <message>
        <source>Expand a group</source>
        <translation>توسيع مجموعة</translation>
    </message>
    <message>
        <source>Collapse all groups</source>
        <translation>طي كل المجموعات</translation>
    </message>
    <message>
        <source>Expand all groups</source>
        <translation>توسيع كل المجموعات</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>تنفيذ</translation>
    </message>
    <message>
        <source>%1 (not available now)</source>
        <comment>a command</comment>
        <translation>%1 (غير متاح الآن)</translation>
    </message>
    <message>
        <source>In the table of results</source>
        <translation>في جدول النتائج</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>نسخ الصفوف</translation>
    </message>
    <message>
        <source>No matching commands.</source>
        <translation>لا يوجد أمر يطابق التصفية.</translation>
    </message>
</context>
<context>
    <name>ShownLookup</name>
    <message>
        <source>Removed: %1</source>
        <extracomment>%1 is the title of a lookup: “1042 Bill import failed”, “13 ids”.</extracomment>
        <translation>أزيل: %1</translation>
    </message>
    <message numerus="yes">
        <source>Removed %Ln earlier lookups</source>
        <translation>
            <numerusform>أزيل %Ln استعلام سابق</numerusform>
            <numerusform>أزيل استعلام سابق واحد (%Ln)</numerusform>
            <numerusform>أزيل استعلامان سابقان (%Ln)</numerusform>
            <numerusform>أزيلت %Ln استعلامات سابقة</numerusform>
            <numerusform>أزيل %Ln استعلامًا سابقًا</numerusform>
            <numerusform>أزيل %Ln استعلام سابق</numerusform>
        </translation>
    </message>
    <message>
        <source>Removed the text of the new lookup</source>
        <translation>أزيل نص الاستعلام الجديد</translation>
    </message>
</context>
<context>
    <name>SideBySideAnswers</name>
    <message>
        <source>read</source>
        <extracomment>In a list of what differs between two environments: the read state.</extracomment>
        <translation>حالة القراءة</translation>
    </message>
    <message>
        <source>archived</source>
        <extracomment>In a list of what differs between two environments: the archive state.</extracomment>
        <translation>حالة الأرشفة</translation>
    </message>
    <message>
        <source>subject</source>
        <extracomment>In a list of what differs between two environments.</extracomment>
        <translation>الموضوع</translation>
    </message>
    <message>
        <source>preview</source>
        <extracomment>In a list of what differs between two environments.</extracomment>
        <translation>المعاينة</translation>
    </message>
    <message>
        <source>type</source>
        <extracomment>In a list of what differs between two environments.</extracomment>
        <translation>النوع</translation>
    </message>
    <message>
        <source>category</source>
        <extracomment>In a list of what differs between two environments.</extracomment>
        <translation>الفئة</translation>
    </message>
    <message>
        <source>created</source>
        <extracomment>In a list of what differs between two environments: the creation date.</extracomment>
        <translation>تاريخ الإنشاء</translation>
    </message>
    <message>
        <source>only in %1</source>
        <extracomment>%1 are environments: “only in TEST”. The notification was not found in the others.</extracomment>
        <translation>موجود في %1 فقط</translation>
    </message>
    <message>
        <source>not in %1</source>
        <extracomment>%1 are environments: “not in TEST”. The notification was found in the others.</extracomment>
        <translation>غير موجود في %1</translation>
    </message>
    <message>
        <source>not compared: %1</source>
        <extracomment>%1 are environments whose answers are missing.</extracomment>
        <translation>لم تُقارَن: %1</translation>
    </message>
</context>
<context>
    <name>SideBySideExport</name>
    <message>
        <source>Differs</source>
        <extracomment>Head of a column that says what differs: “read, only in TEST”.</extracomment>
        <translation>الاختلاف</translation>
    </message>
</context>
<context>
    <name>SignInController</name>
    <message>
        <source>Sign &amp;in…</source>
        <translation>تسجيل ال&amp;دخول…</translation>
    </message>
    <message>
        <source>Sign o&amp;ut</source>
        <translation>تسجيل ال&amp;خروج</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <extracomment>%1 is the number of a sign-in, %2 how many there are, %3 a connection.</extracomment>
        <translation>%1 من %2: %3</translation>
    </message>
    <message>
        <source>The ids are looked up after the last sign-in. Skip leaves this connection out, Cancel looks up nothing.</source>
        <translation>يُستعلم عن المعرّفات بعد آخر تسجيل دخول. «تخطّي» يستثني هذا الاتصال، و«إلغاء» لا يستعلم عن شيء.</translation>
    </message>
    <message>
        <source>Sign in to a &amp;new connection…</source>
        <translation>تسجيل الدخول إلى اتصال &amp;جديد…</translation>
    </message>
    <message>
        <source>Signing in to %1…</source>
        <extracomment>%1 is an environment and a connection.</extracomment>
        <translation>جارٍ تسجيل الدخول إلى %1…</translation>
    </message>
</context>
<context>
    <name>SignInDialog</name>
    <message>
        <source>Signing in</source>
        <translation>جارٍ تسجيل الدخول</translation>
    </message>
    <message>
        <source>Run upgrade first…</source>
        <translation>تشغيل الترقية أولا…</translation>
    </message>
    <message>
        <source>Continue with the API key alone</source>
        <translation>المتابعة بمفتاح API وحده</translation>
    </message>
    <message>
        <source>Choose a CA file…</source>
        <translation>اختيار ملف CA…</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>تخطّي</translation>
    </message>
    <message>
        <source>Send the same again</source>
        <translation>إرسال الشيء نفسه مرة أخرى</translation>
    </message>
    <message>
        <source>Choose a client certificate…</source>
        <translation>اختيار شهادة عميل…</translation>
    </message>
    <message>
        <source>Enter its password</source>
        <translation>إدخال كلمة مرورها</translation>
    </message>
    <message>
        <source>The command has an API key and a password</source>
        <translation>في الأمر مفتاح API وكلمة مرور</translation>
    </message>
    <message>
        <source>If you use them, they will be stored in the system&apos;s keyring when you sign in, each as long as its box “Remember” is checked.</source>
        <translation>إذا استخدمتهما فسيُخزّنان في حلقة مفاتيح النظام عند تسجيل الدخول، ما دام مربع «تذكّر» الخاص بكل منهما محددًا.</translation>
    </message>
    <message>
        <source>The command has an API key</source>
        <translation>في الأمر مفتاح API</translation>
    </message>
    <message>
        <source>If you use it, it will be stored in the system&apos;s keyring when you sign in, as long as “Remember API key” is checked.</source>
        <translation>إذا استخدمته فسيُخزّن في حلقة مفاتيح النظام عند تسجيل الدخول، ما دام «تذكّر مفتاح API» محددًا.</translation>
    </message>
    <message>
        <source>The command has a password</source>
        <translation>في الأمر كلمة مرور</translation>
    </message>
    <message>
        <source>If you use it, it will be stored in the system&apos;s keyring when you sign in, as long as “Remember password” is checked.</source>
        <translation>إذا استخدمتها فستُخزّن في حلقة مفاتيح النظام عند تسجيل الدخول، ما دام «تذكّر كلمة المرور» محددًا.</translation>
    </message>
    <message>
        <source>Use</source>
        <comment>secrets of a command that was pasted</comment>
        <translation>استخدام</translation>
    </message>
    <message>
        <source>What you use here is kept until you quit.</source>
        <translation>ما تستخدمه هنا يُحفظ حتى إنهاء البرنامج.</translation>
    </message>
    <message>
        <source>Enter user and password</source>
        <translation>إدخال المستخدم وكلمة المرور</translation>
    </message>
</context>
<context>
    <name>SignInForm</name>
    <message>
        <source>Password</source>
        <translation>كلمة المرور</translation>
    </message>
    <message>
        <source>Caps Lock is on</source>
        <translation>مفتاح Caps Lock مفعّل</translation>
    </message>
    <message>
        <source>Remember password</source>
        <translation>تذكّر كلمة المرور</translation>
    </message>
    <message>
        <source>Remember API key</source>
        <translation>تذكّر مفتاح API</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>خيارات متقدمة</translation>
    </message>
    <message>
        <source>It begins or ends with a space, which is sent too.</source>
        <translation>تبدأ كلمة المرور أو تنتهي بمسافة، وستُرسل كما هي.</translation>
    </message>
</context>
<context>
    <name>StateBadge</name>
    <message>
        <source>Unknown</source>
        <translation>غير معروفة</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Status</source>
        <comment>of the window</comment>
        <translation>الحالة</translation>
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
        <translation>تعذّرت قراءة حلقة المفاتيح</translation>
    </message>
    <message>
        <source>What is stored there stays as it is. %1</source>
        <translation>يبقى المخزّن فيها كما هو. %1</translation>
    </message>
    <message>
        <source>It may still be stored. %1</source>
        <extracomment>“It” is an API key or a password.</extracomment>
        <translation>ربما لا تزال القيمة مخزّنة. %1</translation>
    </message>
    <message>
        <source>The file could not be read</source>
        <translation>تعذّرت قراءة الملف</translation>
    </message>
    <message>
        <source>The file can&apos;t be used</source>
        <translation>لا يمكن استخدام الملف</translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <extracomment>%1 is a place in a JSON document, “$.path.in.json”, %2 what is wrong there: “a string”.</extracomment>
        <translation>القيمة في %1 %2.</translation>
    </message>
    <message>
        <source>Another program has changed the file</source>
        <translation>غيّر برنامج آخر الملف</translation>
    </message>
    <message>
        <source>It was left as it is. %1</source>
        <extracomment>“It” is the file.</extracomment>
        <translation>تُرك كما هو. %1</translation>
    </message>
    <message>
        <source>The file could not be deleted</source>
        <translation>تعذّر حذف الملف</translation>
    </message>
    <message>
        <source>The upgrade could not be recorded before it starts</source>
        <translation>تعذّر تدوين الترقية قبل بدئها</translation>
    </message>
    <message>
        <source>An upgrade is sent only once this computer has a record of it. %1</source>
        <extracomment>“It” is the upgrade.</extracomment>
        <translation>لا تُرسل إلا إذا كان هذا الحاسوب قادرا على الإخبار بها حتى بعد الانهيار. %1</translation>
    </message>
    <message>
        <source>The password could not be stored</source>
        <translation>تعذّر تخزين كلمة المرور</translation>
    </message>
    <message>
        <source>It is kept until you quit. %1</source>
        <extracomment>“It” is the password.</extracomment>
        <translation>تبقى القيمة محفوظة حتى إنهاء البرنامج. %1</translation>
    </message>
    <message>
        <source>The file could not be written</source>
        <translation>تعذّرت كتابة الملف</translation>
    </message>
    <message>
        <source>%1 It is kept as %2.</source>
        <extracomment>%1 are whole sentences about a file, %2 is the name under which it is kept from now on.</extracomment>
        <translation>%1 يُحتفظ به باسم ⁨%2⁩.</translation>
    </message>
    <message>
        <source>The keyring did not delete the stored secret</source>
        <translation>لم تحذف حلقة المفاتيح القيمة</translation>
    </message>
    <message>
        <source>The record of a previous upgrade can&apos;t be read</source>
        <translation>تتعذّر قراءة ما سُجّل عن ترقية سابقة</translation>
    </message>
    <message>
        <source>That upgrade may have been on this service and may still be active. %1</source>
        <extracomment>“It” is a previous upgrade.</extracomment>
        <translation>قد تكون ترقية شُغّلت هنا ولا تزال نشطة. %1</translation>
    </message>
    <message>
        <source>The end of the upgrade could not be recorded</source>
        <translation>تعذّر تسجيل انتهاء الترقية</translation>
    </message>
    <message>
        <source>The next start will not know its result, and the next upgrade there waits until you allow it. %1</source>
        <translation>لن تُعرف نتيجتها عند التشغيل التالي، وستُحجز الترقية التالية هناك حتى تسمح بها. %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file</comment>
        <extracomment>%1 is the path of a file, %2 a sentence about the file.</extracomment>
        <translation>⁨%1⁩: %2</translation>
    </message>
    <message>
        <source>It is too large.</source>
        <translation>حجمه أكبر من المسموح.</translation>
    </message>
</context>
<context>
    <name>Time</name>
    <message>
        <source>d MMM yyyy HH:mm</source>
        <extracomment>A date and time as QLocale::toString() takes it: “14 Mar 2026 09:12”.</extracomment>
        <translation>d MMM yyyy، HH:mm</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>الآن</translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes ago</source>
        <translation>
            <numerusform>الآن</numerusform>
            <numerusform>قبل دقيقة</numerusform>
            <numerusform>قبل دقيقتين</numerusform>
            <numerusform>قبل %Ln دقائق</numerusform>
            <numerusform>قبل %Ln دقيقة</numerusform>
            <numerusform>قبل %Ln دقيقة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hours ago</source>
        <translation>
            <numerusform>الآن</numerusform>
            <numerusform>قبل ساعة</numerusform>
            <numerusform>قبل ساعتين</numerusform>
            <numerusform>قبل %Ln ساعات</numerusform>
            <numerusform>قبل %Ln ساعة</numerusform>
            <numerusform>قبل %Ln ساعة</numerusform>
        </translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>أمس</translation>
    </message>
    <message numerus="yes">
        <source>%Ln days ago</source>
        <translation>
            <numerusform>اليوم</numerusform>
            <numerusform>قبل يوم</numerusform>
            <numerusform>قبل يومين</numerusform>
            <numerusform>قبل %Ln أيام</numerusform>
            <numerusform>قبل %Ln يوما</numerusform>
            <numerusform>قبل %Ln يوم</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln months ago</source>
        <translation>
            <numerusform>هذا الشهر</numerusform>
            <numerusform>قبل شهر</numerusform>
            <numerusform>قبل شهرين</numerusform>
            <numerusform>قبل %Ln أشهر</numerusform>
            <numerusform>قبل %Ln شهرا</numerusform>
            <numerusform>قبل %Ln شهر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln years ago</source>
        <translation>
            <numerusform>هذه السنة</numerusform>
            <numerusform>قبل سنة</numerusform>
            <numerusform>قبل سنتين</numerusform>
            <numerusform>قبل %Ln سنوات</numerusform>
            <numerusform>قبل %Ln سنة</numerusform>
            <numerusform>قبل %Ln سنة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %Ln minutes</source>
        <translation>
            <numerusform>الآن</numerusform>
            <numerusform>بعد دقيقة</numerusform>
            <numerusform>بعد دقيقتين</numerusform>
            <numerusform>بعد %Ln دقائق</numerusform>
            <numerusform>بعد %Ln دقيقة</numerusform>
            <numerusform>بعد %Ln دقيقة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %Ln hours</source>
        <translation>
            <numerusform>الآن</numerusform>
            <numerusform>بعد ساعة</numerusform>
            <numerusform>بعد ساعتين</numerusform>
            <numerusform>بعد %Ln ساعات</numerusform>
            <numerusform>بعد %Ln ساعة</numerusform>
            <numerusform>بعد %Ln ساعة</numerusform>
        </translation>
    </message>
    <message>
        <source>tomorrow</source>
        <translation>غدا</translation>
    </message>
    <message numerus="yes">
        <source>in %Ln days</source>
        <translation>
            <numerusform>اليوم</numerusform>
            <numerusform>بعد يوم</numerusform>
            <numerusform>بعد يومين</numerusform>
            <numerusform>بعد %Ln أيام</numerusform>
            <numerusform>بعد %Ln يوما</numerusform>
            <numerusform>بعد %Ln يوم</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %Ln years</source>
        <translation>
            <numerusform>هذه السنة</numerusform>
            <numerusform>بعد سنة</numerusform>
            <numerusform>بعد سنتين</numerusform>
            <numerusform>بعد %Ln سنوات</numerusform>
            <numerusform>بعد %Ln سنة</numerusform>
            <numerusform>بعد %Ln سنة</numerusform>
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
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>Today</source>
        <comment>above what is of that day</comment>
        <translation>اليوم</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <comment>above what is of that day</comment>
        <translation>أمس</translation>
    </message>
</context>
<context>
    <name>TimeBins</name>
    <message>
        <source>per hour</source>
        <extracomment>The width of the bars of a histogram, as in “Created (per hour, UTC)”.</extracomment>
        <translation>لكل ساعة</translation>
    </message>
    <message>
        <source>per day</source>
        <translation>لكل يوم</translation>
    </message>
    <message>
        <source>per week</source>
        <translation>لكل أسبوع</translation>
    </message>
    <message>
        <source>per month</source>
        <translation>لكل شهر</translation>
    </message>
    <message>
        <source>per quarter</source>
        <translation>لكل ربع سنة</translation>
    </message>
    <message>
        <source>per year</source>
        <translation>لكل سنة</translation>
    </message>
    <message>
        <source>over the years</source>
        <translation>عبر السنين</translation>
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
        <translation>تشغيل الترقية الآن</translation>
    </message>
    <message>
        <source>Upgrade confirmation</source>
        <translation>تأكيد الترقية</translation>
    </message>
    <message>
        <source>Host name to confirm</source>
        <translation>اسم المضيف للتأكيد</translation>
    </message>
    <message>
        <source>The request is sent once. It can&apos;t be taken back.</source>
        <translation>يُرسل الطلب مرة واحدة. لا يمكن التراجع عنه.</translation>
    </message>
    <message>
        <source>This is PRODUCTION. Type %1 to confirm.</source>
        <translation>هذه بيئة PRODUCTION. اكتب %1 للتأكيد.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a question and a sentence, as a screen reader says them</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>“%1” has the same address and is PRODUCTION. Type %2 to confirm.</source>
        <extracomment>%1 is another connection, %2 a host.</extracomment>
        <translation>للاتصال «%1» العنوان نفسه وهو بيئة PRODUCTION. اكتب %2 للتأكيد.</translation>
    </message>
    <message>
        <source>Run everything on %1: system upgrades and report installation?</source>
        <translation>هل تريد تشغيل كل شيء على %1: ترقيات النظام وتثبيت التقارير؟</translation>
    </message>
    <message>
        <source>Run only the system data upgrades on %1?</source>
        <translation>هل تريد تشغيل ترقيات بيانات النظام فقط على %1؟</translation>
    </message>
</context>
<context>
    <name>UpgradeController</name>
    <message>
        <source>It may still be running. Ask whoever runs the service whether it has ended before you start another one.</source>
        <translation>قد تكون لا تزال قيد التشغيل. اسأل الجهة المشغّلة للخدمة عما إذا كانت قد انتهت قبل أن تبدأ ترقية أخرى.</translation>
    </message>
    <message>
        <source>Show upgrades</source>
        <translation>إظهار الترقيات</translation>
    </message>
    <message>
        <source>Upgrade on %1: %2</source>
        <extracomment>A notification of the desktop: %1 is a host, %2 an outcome such as “Finished”.</extracomment>
        <translation>الترقية على %1: %2</translation>
    </message>
    <message>
        <source>Stop &amp;waiting</source>
        <translation>إيقاف الا&amp;نتظار</translation>
    </message>
    <message>
        <source>Up&amp;grade</source>
        <translation>&amp;الترقية</translation>
    </message>
</context>
<context>
    <name>UpgradeJournal</name>
    <message>
        <source>A run was started at %1.</source>
        <comment>a date and time in UTC</comment>
        <translation>بدأت عملية تشغيل في %1.</translation>
    </message>
    <message>
        <source>The folder %1 can&apos;t be made.</source>
        <translation>تعذّر إنشاء المجلد %1.</translation>
    </message>
    <message>
        <source>The folder %1 can&apos;t be used.</source>
        <translation>تعذّر استخدام المجلد %1.</translation>
    </message>
    <message>
        <source>It is not a file.</source>
        <translation>ليس ملفًا.</translation>
    </message>
    <message>
        <source>The file is %1.</source>
        <translation>الملف هو %1.</translation>
    </message>
</context>
<context>
    <name>UpgradeOutcome</name>
    <message>
        <source>Runs everything that happens before login: system upgrades and report installation.</source>
        <translation>يشغّل كل ما يجري قبل تسجيل الدخول: ترقيات النظام وتثبيت التقارير.</translation>
    </message>
    <message>
        <source>Only system data upgrades run. Faster, but may not guarantee full compatibility with the latest application.</source>
        <translation>تُشغّل ترقيات بيانات النظام فقط. أسرع، لكنها قد لا تضمن التوافق الكامل مع أحدث إصدار من التطبيق.</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>Upgrades only</source>
        <translation>الترقيات فقط</translation>
    </message>
    <message>
        <source>You stopped waiting after %1.</source>
        <translation>توقفت عن الانتظار بعد %1.</translation>
    </message>
    <message>
        <source>The service accepted the upgrade and did not say that it has ended (202 after %1).</source>
        <translation>قبلت الخدمة الترقية ولم تذكر أنها انتهت (202 بعد %1).</translation>
    </message>
    <message>
        <source>The answer after %1 does not say whether it finished (%2).</source>
        <translation>الرد بعد %1 لا يحسم الأمر (%2).</translation>
    </message>
    <message>
        <source>The connection ended after %1 without an answer.</source>
        <translation>انتهى الاتصال بعد %1 دون رد.</translation>
    </message>
    <message>
        <source>Nothing left this computer. Start it only once that run has ended.</source>
        <translation>لم يغادر هذا الحاسوب أي شيء. لا تبدأ الترقية إلا بعد انتهاء عملية التشغيل تلك.</translation>
    </message>
    <message>
        <source>Nothing left this computer. Once the file can be written, it is safe to try again.</source>
        <translation>لم يغادر هذا الحاسوب أي شيء. يمكن إعادة المحاولة بأمان متى أمكنت كتابة الملف.</translation>
    </message>
    <message>
        <source>Nothing left this computer. It is safe to try again.</source>
        <translation>لم يغادر هذا الحاسوب أي شيء. يمكن إعادة المحاولة بأمان.</translation>
    </message>
    <message>
        <source>The service answered after %1 that the upgrade is done.</source>
        <translation>ردّت الخدمة بعد %1 بأن الترقية اكتملت.</translation>
    </message>
    <message>
        <source>There is nothing more to do before signing in.</source>
        <translation>لا يلزم شيء آخر قبل تسجيل الدخول.</translation>
    </message>
    <message>
        <source>The service did not run the upgrade.</source>
        <translation>لم تشغّل الخدمة الترقية.</translation>
    </message>
    <message>
        <source>The service answered after %1 that the upgrade failed (%2).</source>
        <translation>ردّت الخدمة بعد %1 بأن الترقية فشلت (%2).</translation>
    </message>
    <message>
        <source>Tell whoever runs the service before you start it again.</source>
        <translation>أبلغ الجهة المشغّلة للخدمة قبل أن تبدأها من جديد.</translation>
    </message>
    <message>
        <source>An upgrade at %1 was started at %2 and is running in another window or program.</source>
        <translation>بدأت ترقية على %1 في %2 وهي قيد التشغيل في نافذة أخرى أو برنامج آخر.</translation>
    </message>
    <message>
        <source>An upgrade at %1 was started at %2; its result is not known.</source>
        <extracomment>%1 is a host, %2 a date and time.</extracomment>
        <translation>بدأت ترقية على %1 في %2، ونتيجتها غير معروفة.</translation>
    </message>
    <message>
        <source>No answer came in %1.</source>
        <translation>لم يصل رد خلال %1.</translation>
    </message>
    <message>
        <source>The answer after %1 is not what the service documents.</source>
        <translation>ما ورد بعد %1 لا يطابق توثيق الخدمة.</translation>
    </message>
    <message>
        <source>The answer was not complete after %1.</source>
        <translation>لم يكتمل الرد بعد %1.</translation>
    </message>
    <message>
        <source>The answer after %1 is too large to be read (%2).</source>
        <translation>الرد بعد %1 أكبر من أن يُقرأ (%2).</translation>
    </message>
    <message>
        <source>The answer after %1 leads to %2, and was not followed (%3).</source>
        <extracomment>%2 is the address of another server, %3 an HTTP status.</extracomment>
        <translation>الرد بعد %1 يحيل إلى %2، ولم تُتَّبع الإحالة (%3).</translation>
    </message>
    <message>
        <source>The connection ended before the answer was complete (%2 after %1).</source>
        <translation>انتهى الاتصال قبل اكتمال الرد (%2 بعد %1).</translation>
    </message>
    <message>
        <source>A web page answered instead of the service (%2 after %1).</source>
        <translation>أجابت صفحة ويب بدلًا من الخدمة (%2 بعد %1).</translation>
    </message>
    <message>
        <source>Whether the answer is complete is not known (%2 after %1).</source>
        <translation>لا يُعرف هل الرد كامل (%2 بعد %1).</translation>
    </message>
    <message>
        <source>The record of a previous upgrade can&apos;t be read: %1. That upgrade may have been on this service and may still be active.</source>
        <extracomment>“It” is a previous upgrade. %1 are names of files.</extracomment>
        <translation>تعذّرت قراءة ما سُجّل عن ترقية سابقة: %1. ربما كانت هنا، وربما ما زالت جارية.</translation>
    </message>
    <message>
        <source>Running</source>
        <comment>an upgrade</comment>
        <translation>قيد التشغيل</translation>
    </message>
    <message>
        <source>The connection ended after %1 without an answer. %2 That may be why.</source>
        <extracomment>%2 says what the server asks for.</extracomment>
        <translation>انتهى الاتصال بعد %1 دون رد. %2 قد يكون هذا هو السبب.</translation>
    </message>
    <message>
        <source>The server ended the connection before it read the request, so no upgrade was started.</source>
        <translation>أنهى الخادم الاتصال قبل أن يقرأ الطلب، لذلك لم تبدأ أي ترقية.</translation>
    </message>
</context>
<context>
    <name>UpgradeOutcomeView</name>
    <message>
        <source>The service&apos;s answer</source>
        <translation>رد الخدمة</translation>
    </message>
    <message>
        <source>Upgrade outcome</source>
        <translation>نتيجة الترقية</translation>
    </message>
    <message>
        <source>%1. %2 %3</source>
        <extracomment>What a screen reader says: the outcome, what happened and what to do next.</extracomment>
        <translation>%1. %2 %3</translation>
    </message>
    <message>
        <source>%1 · %2 · started %3</source>
        <extracomment>%1 is a host, %2 “Everything” or “Upgrades only”, %3 a date and time.</extracomment>
        <translation>%1 · %2 · بدأت في %3</translation>
    </message>
    <message>
        <source>The service returned no message.</source>
        <translation>لم تُرجع الخدمة أي رسالة.</translation>
    </message>
    <message>
        <source>What arrived of the service&apos;s answer</source>
        <translation>ما وصل من ردّ الخدمة</translation>
    </message>
    <message>
        <source>Outcome unknown</source>
        <translation>النتيجة غير معروفة</translation>
    </message>
    <message>
        <source>Copy answer</source>
        <translation>نسخ الرد</translation>
    </message>
    <message>
        <source>Copied the service&apos;s answer.</source>
        <translation>تم نسخ رد الخدمة.</translation>
    </message>
</context>
<context>
    <name>UpgradePanel</name>
    <message>
        <source>Upgrade panel</source>
        <translation>لوحة الترقية</translation>
    </message>
    <message>
        <source>Close upgrade</source>
        <translation>إغلاق لوحة الترقية</translation>
    </message>
    <message>
        <source>The request names no data source or partition; the service decides from the API key.</source>
        <translation>لا يذكر الطلب مصدر بيانات أو قسما؛ الخدمة تقرر ذلك من مفتاح API.</translation>
    </message>
    <message>
        <source>Run upgrade…</source>
        <translation>تشغيل الترقية…</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>تغيير</translation>
    </message>
    <message>
        <source>Shows the fields for the next run.</source>
        <translation>يُظهر حقول عملية التشغيل التالية.</translation>
    </message>
    <message>
        <source>While it is not checked: %1</source>
        <translation>ما دام غير محدد: %1</translation>
    </message>
    <message>
        <source>The API key of the command was not taken. Type it here.</source>
        <translation>لم يؤخذ مفتاح API من الأمر. اكتبه هنا.</translation>
    </message>
</context>
<context>
    <name>UpgradeProgress</name>
    <message>
        <source>Upgrade running</source>
        <translation>الترقية قيد التشغيل</translation>
    </message>
    <message>
        <source>Upgrade progress</source>
        <translation>تقدّم الترقية</translation>
    </message>
    <message>
        <source>Elapsed time</source>
        <translation>الوقت المنقضي</translation>
    </message>
    <message>
        <source>The service reports no progress.</source>
        <translation>لا تُبلغ الخدمة عن أي تقدّم.</translation>
    </message>
    <message>
        <source>Stop waiting</source>
        <translation>إيقاف الانتظار</translation>
    </message>
    <message>
        <source>The server may continue.</source>
        <translation>قد يواصل الخادم العمل.</translation>
    </message>
    <message>
        <source>Running on %1</source>
        <translation>قيد التشغيل على %1</translation>
    </message>
    <message>
        <source>%1 · started %2</source>
        <extracomment>%1 is “Everything” or “Upgrades only”, %2 a date and time.</extracomment>
        <translation>%1 · بدأت في %2</translation>
    </message>
</context>
<context>
    <name>UpgradeRecord</name>
    <message>
        <source>empty or too long</source>
        <comment>completes: $.field is …</comment>
        <translation>فارغة أو أطول من المسموح</translation>
    </message>
    <message>
        <source>not known here</source>
        <comment>completes: $.field is …</comment>
        <translation>غير معروفة هنا</translation>
    </message>
    <message>
        <source>not an upgrade</source>
        <comment>completes: $.field is …</comment>
        <translation>ليست ترقية</translation>
    </message>
    <message>
        <source>It is not the JSON of an upgrade: %1.</source>
        <translation>ليس هذا JSON لترقية: %1.</translation>
    </message>
</context>
<context>
    <name>UserButton</name>
    <message>
        <source>User</source>
        <comment>the person who is signed in</comment>
        <translation>المستخدم</translation>
    </message>
    <message>
        <source>API key alone – the service decides whose notifications it shows</source>
        <translation>مفتاح API وحده – الخدمة تقرر إشعارات من يعرضها</translation>
    </message>
    <message>
        <source>All partitions</source>
        <extracomment>Where a user&apos;s notifications are looked for. %1 is the name of a partition.</extracomment>
        <translation>كل الأقسام</translation>
    </message>
    <message>
        <source>Partition %1</source>
        <translation>القسم %1</translation>
    </message>
    <message>
        <source>Signed in</source>
        <translation>تم تسجيل الدخول</translation>
    </message>
    <message>
        <source>API key</source>
        <comment>in place of a user</comment>
        <translation>مفتاح API</translation>
    </message>
</context>
<context>
    <name>ValueText</name>
    <message>
        <source>Copy value</source>
        <translation>نسخ القيمة</translation>
    </message>
</context>
<context>
    <name>WatchChange</name>
    <message>
        <source>%1 (perhaps by watching)</source>
        <extracomment>%1 is “Read”: the service may count the lookups of the program as reading.</extracomment>
        <translation>%1 (ربما بسبب المراقبة)</translation>
    </message>
</context>
<context>
    <name>WatchController</name>
    <message numerus="yes">
        <source>Another Svc Desktop is watching %Ln notifications, and says what changes.</source>
        <translation>
            <numerusform>لا يراقب Svc Desktop آخر أي إشعار (%Ln).</numerusform>
            <numerusform>يراقب Svc Desktop آخر إشعارًا واحدًا (%Ln) ويعلمك بما يتغيّر.</numerusform>
            <numerusform>يراقب Svc Desktop آخر إشعارين (%Ln) ويعلمك بما يتغيّر.</numerusform>
            <numerusform>يراقب Svc Desktop آخر %Ln إشعارات ويعلمك بما يتغيّر.</numerusform>
            <numerusform>يراقب Svc Desktop آخر %Ln إشعارًا ويعلمك بما يتغيّر.</numerusform>
            <numerusform>يراقب Svc Desktop آخر %Ln إشعار ويعلمك بما يتغيّر.</numerusform>
        </translation>
    </message>
    <message>
        <source>These can&apos;t be watched, since their connection was changed or deleted since they were looked up: %1.</source>
        <extracomment>%1 are environments and connections.</extracomment>
        <translation>تتعذّر مراقبة هذه لأن اتصالها تغيّر أو حُذف منذ الاستعلام عنها: %1.</translation>
    </message>
    <message>
        <source>No longer watched. The results stay.</source>
        <translation>انتهت المراقبة. تبقى النتائج.</translation>
    </message>
    <message>
        <source>Watched in %1: %2</source>
        <extracomment>%1 is an environment and a connection, %2 are changes: “1042: Read”.</extracomment>
        <translation>مراقبة في %1: %2</translation>
    </message>
    <message>
        <source>Changed in %1</source>
        <extracomment>A notification of the desktop. %1 is an environment and a connection.</extracomment>
        <translation>تغيّر في %1</translation>
    </message>
    <message>
        <source>Watching has ended</source>
        <extracomment>A notification of the desktop.</extracomment>
        <translation>انتهت المراقبة</translation>
    </message>
</context>
<context>
    <name>WatchDialog</name>
    <message>
        <source>Show changes on the desktop</source>
        <translation>إظهار التغييرات على سطح المكتب</translation>
    </message>
    <message>
        <source>Look up every</source>
        <extracomment>A number of minutes follows: how often watched notifications are looked up.</extracomment>
        <translation>استعلام كل</translation>
    </message>
    <message>
        <source>Until</source>
        <extracomment>A choice follows: “I stop it”, “each is read”.</extracomment>
        <translation>حتى</translation>
    </message>
    <message>
        <source>It ends after 24 hours in any case. It waits while you are signed out, and never signs in by itself.</source>
        <translation>تنتهي المراقبة بعد 24 ساعة في كل الأحوال. تنتظر ما دمت مسجَّل الخروج، ولا تسجّل الدخول من تلقاء نفسها أبدًا.</translation>
    </message>
    <message>
        <source>“Read” is the flag of the user of this session or API key, as the service decides. Nobody has documented whether a lookup changes it.</source>
        <translation>«مقروء» هي حالة مستخدم هذه الجلسة أو مفتاح API هذا كما تقرّرها الخدمة. لم يوثّق أحد ما إذا كان الاستعلام يغيّرها.</translation>
    </message>
</context>
<context>
    <name>WatchRecord</name>
    <message>
        <source>It is not the JSON of watched notifications: %1.</source>
        <translation>ليس ملف JSON لإشعارات مراقَبة: %1.</translation>
    </message>
    <message>
        <source>not a list of watched notifications</source>
        <comment>completes: $.field is …</comment>
        <translation>ليست قائمة إشعارات مراقَبة</translation>
    </message>
    <message>
        <source>nothing that can be waited for</source>
        <comment>completes: $.field is …</comment>
        <translation>ليس شيئًا يمكن انتظاره</translation>
    </message>
</context>
<context>
    <name>WatchTexts</name>
    <message>
        <source>All notifications that you watched in %1 have changed.</source>
        <translation>تغيّرت كل الإشعارات التي راقبتها في %1.</translation>
    </message>
    <message>
        <source>All notifications that you watched in %1 are read.</source>
        <translation>كل الإشعارات التي راقبتها في %1 مقروءة.</translation>
    </message>
    <message>
        <source>All notifications that you watched in %1 are archived.</source>
        <translation>كل الإشعارات التي راقبتها في %1 مؤرشفة.</translation>
    </message>
    <message>
        <source>All notifications that you watched in %1 were found.</source>
        <translation>عُثر على كل الإشعارات التي راقبتها في %1.</translation>
    </message>
    <message>
        <source>Watching %1</source>
        <extracomment>%1 is an id, or how many notifications are watched.</extracomment>
        <translation>مراقبة %1</translation>
    </message>
    <message>
        <source>asking</source>
        <extracomment>What a watch is doing: it is sending requests.</extracomment>
        <translation>يستعلم الآن</translation>
    </message>
    <message numerus="yes">
        <source>next in %Ln min</source>
        <extracomment>What a watch is doing: it sends the next requests in so many minutes.</extracomment>
        <translation>
            <numerusform>التالي بعد %Ln د</numerusform>
            <numerusform>التالي بعد %Ln د</numerusform>
            <numerusform>التالي بعد %Ln د</numerusform>
            <numerusform>التالي بعد %Ln د</numerusform>
            <numerusform>التالي بعد %Ln د</numerusform>
            <numerusform>التالي بعد %Ln د</numerusform>
        </translation>
    </message>
    <message>
        <source>I stop it</source>
        <translation>أوقفها بنفسي</translation>
    </message>
    <message>
        <source>each has changed</source>
        <translation>يتغيّر كل منها</translation>
    </message>
    <message>
        <source>each is read</source>
        <translation>يُقرأ كل منها</translation>
    </message>
    <message>
        <source>each is archived</source>
        <translation>يؤرشَف كل منها</translation>
    </message>
    <message>
        <source>each is found</source>
        <translation>يُعثر على كل منها</translation>
    </message>
    <message>
        <source>Another Svc Desktop is watching. Only one of them can.</source>
        <translation>يراقب Svc Desktop آخر الآن. لا يمكن إلا لواحد منهما أن يراقب.</translation>
    </message>
    <message>
        <source>At most %L1 notifications can be watched; these are %L2.</source>
        <translation>يمكن مراقبة %L1 إشعار على الأكثر، وعدد هذه %L2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln are watched already.</source>
        <translation>
            <numerusform>لا يُراقَب أي منها بعد (%Ln).</numerusform>
            <numerusform>يُراقَب إشعار واحد (%Ln) بالفعل.</numerusform>
            <numerusform>يُراقَب إشعاران (%Ln) بالفعل.</numerusform>
            <numerusform>تُراقَب %Ln إشعارات بالفعل.</numerusform>
            <numerusform>يُراقَب %Ln إشعارًا بالفعل.</numerusform>
            <numerusform>يُراقَب %Ln إشعار بالفعل.</numerusform>
        </translation>
    </message>
    <message>
        <source>Watching %1 every %2.</source>
        <extracomment>%1 is “3 notifications in TEST acme”, %2 is “5 min”.</extracomment>
        <translation>مراقبة %1 كل %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln min</source>
        <translation>
            <numerusform>%Ln د</numerusform>
            <numerusform>%Ln د</numerusform>
            <numerusform>%Ln د</numerusform>
            <numerusform>%Ln د</numerusform>
            <numerusform>%Ln د</numerusform>
            <numerusform>%Ln د</numerusform>
        </translation>
    </message>
    <message>
        <source>It begins when you have signed in.</source>
        <translation>تبدأ عند تسجيل دخولك.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln notifications in %1</source>
        <extracomment>%1 is an environment and a connection.</extracomment>
        <translation>
            <numerusform>لا إشعارات (%Ln) في %1</numerusform>
            <numerusform>إشعار واحد (%Ln) في %1</numerusform>
            <numerusform>إشعاران (%Ln) في %1</numerusform>
            <numerusform>%Ln إشعارات في %1</numerusform>
            <numerusform>%Ln إشعارًا في %1</numerusform>
            <numerusform>%Ln إشعار في %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The notifications in %1 have been watched for 24 hours, and no longer are.</source>
        <extracomment>%1 is an environment and a connection.</extracomment>
        <translation>روقبت الإشعارات في %1 مدة 24 ساعة، وانتهت مراقبتها.</translation>
    </message>
    <message>
        <source>The connection %1 was removed, so its notifications are no longer watched.</source>
        <translation>أُزيل الاتصال %1، لذا انتهت مراقبة إشعاراته.</translation>
    </message>
    <message>
        <source>The connection %1 was changed and looks ids up elsewhere by now, so its notifications are no longer watched.</source>
        <translation>تغيّر الاتصال %1 وصار يستعلم في مكان آخر، لذا انتهت مراقبة إشعاراته.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln notifications are no longer watched: their 24 hours are over.</source>
        <translation>
            <numerusform>لم يعد يُراقَب أي إشعار (%Ln): انتهت ساعاتها الأربع والعشرون.</numerusform>
            <numerusform>لم يعد إشعار واحد (%Ln) مراقَبًا: انتهت ساعاتها الأربع والعشرون.</numerusform>
            <numerusform>لم يعد إشعاران (%Ln) مراقَبَين: انتهت ساعاتها الأربع والعشرون.</numerusform>
            <numerusform>لم تعد %Ln إشعارات مراقَبة: انتهت ساعاتها الأربع والعشرون.</numerusform>
            <numerusform>لم يعد %Ln إشعارًا مراقَبًا: انتهت ساعاتها الأربع والعشرون.</numerusform>
            <numerusform>لم يعد %Ln إشعار مراقَبًا: انتهت ساعاتها الأربع والعشرون.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln notifications are no longer watched: their connection was removed.</source>
        <translation>
            <numerusform>لم يعد يُراقَب أي إشعار (%Ln): أُزيل اتصالها.</numerusform>
            <numerusform>لم يعد إشعار واحد (%Ln) مراقَبًا: أُزيل اتصالها.</numerusform>
            <numerusform>لم يعد إشعاران (%Ln) مراقَبَين: أُزيل اتصالها.</numerusform>
            <numerusform>لم تعد %Ln إشعارات مراقَبة: أُزيل اتصالها.</numerusform>
            <numerusform>لم يعد %Ln إشعارًا مراقَبًا: أُزيل اتصالها.</numerusform>
            <numerusform>لم يعد %Ln إشعار مراقَبًا: أُزيل اتصالها.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln notifications are no longer watched: their connection was changed.</source>
        <translation>
            <numerusform>لم يعد يُراقَب أي إشعار (%Ln): تغيّر اتصالها.</numerusform>
            <numerusform>لم يعد إشعار واحد (%Ln) مراقَبًا: تغيّر اتصالها.</numerusform>
            <numerusform>لم يعد إشعاران (%Ln) مراقَبَين: تغيّر اتصالها.</numerusform>
            <numerusform>لم تعد %Ln إشعارات مراقَبة: تغيّر اتصالها.</numerusform>
            <numerusform>لم يعد %Ln إشعارًا مراقَبًا: تغيّر اتصالها.</numerusform>
            <numerusform>لم يعد %Ln إشعار مراقَبًا: تغيّر اتصالها.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more changes</source>
        <translation>
            <numerusform>لا تغييرات أخرى (%Ln)</numerusform>
            <numerusform>تغيير آخر (%Ln)</numerusform>
            <numerusform>تغييران آخران (%Ln)</numerusform>
            <numerusform>%Ln تغييرات أخرى</numerusform>
            <numerusform>%Ln تغييرًا آخر</numerusform>
            <numerusform>%Ln تغيير آخر</numerusform>
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
        <translation>تعذرت كتابة جدول البيانات. %1</translation>
    </message>
</context>
</TS>
