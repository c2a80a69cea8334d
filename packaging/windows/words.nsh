; SPDX-License-Identifier: MIT
; What the installer says in its own words.
LangString RUNNING ${LANG_ENGLISH} "Svc Desktop is running. Close its windows, then press Retry."
LangString RUNNING ${LANG_GERMAN} "Svc Desktop läuft noch. Schließen Sie seine Fenster und drücken Sie dann auf Wiederholen."
LangString RUNNING ${LANG_JAPANESE} "Svc Desktop が実行中です。ウィンドウを閉じてから、［再試行］を押してください。"
LangString RUNNING ${LANG_ARABIC} "برنامج Svc Desktop قيد التشغيل. أغلق نوافذه ثم اضغط على إعادة المحاولة."

LangString NOT_REMOVED ${LANG_ENGLISH} "The version that is installed could not be removed. Nothing was installed."
LangString NOT_REMOVED ${LANG_GERMAN} "Die installierte Version konnte nicht entfernt werden. Es wurde nichts installiert."
LangString NOT_REMOVED ${LANG_JAPANESE} "インストール済みのバージョンを削除できませんでした。何もインストールされていません。"
LangString NOT_REMOVED ${LANG_ARABIC} "تعذّرت إزالة الإصدار المثبَّت. لم يُثبَّت أي شيء."

LangString TOO_OLD ${LANG_ENGLISH} "Svc Desktop needs 64-bit Windows 10 or later."
LangString TOO_OLD ${LANG_GERMAN} "Svc Desktop braucht Windows 10 mit 64 Bit oder eine neuere Version."
LangString TOO_OLD ${LANG_JAPANESE} "Svc Desktop には 64 ビット版の Windows 10 以降が必要です。"
LangString TOO_OLD ${LANG_ARABIC} "يحتاج Svc Desktop إلى Windows 10 بإصدار 64 بت أو أحدث."

LangString KEPT ${LANG_ENGLISH} "When Svc Desktop is removed, your settings and saved connections stay in $LOCALAPPDATA\svc-desktop. Delete that folder if you no longer need them."
LangString KEPT ${LANG_GERMAN} "Wird Svc Desktop entfernt, bleiben Ihre Einstellungen und gespeicherten Verbindungen in $LOCALAPPDATA\svc-desktop. Löschen Sie diesen Ordner, wenn Sie sie nicht mehr brauchen."
LangString KEPT ${LANG_JAPANESE} "Svc Desktop を削除しても、設定と保存した接続は $LOCALAPPDATA\svc-desktop に残ります。不要になったら、このフォルダーを削除してください。"
LangString KEPT ${LANG_ARABIC} "عند إزالة Svc Desktop تبقى إعداداتك واتصالاتك المحفوظة في $LOCALAPPDATA\svc-desktop. احذف هذا المجلد إن لم تعد بحاجة إليها."
