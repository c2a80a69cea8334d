; SPDX-License-Identifier: MIT
; For one user, without an administrator. pack.cmake says VERSION, VENDOR, ICON, SIDE, CONTENTS and OUTFILE, and
; where they are wanted SIGN, a command that signs the file named after it, and TARGET, the kind of its own program.
;
; Exit codes where it is silent (/S): 0 done, 2 not done: the reason is that the program is running, that an
; older version could not be removed, or that the computer can't run it.
Unicode true
!ifdef TARGET
    Target ${TARGET}
!endif
!include LogicLib.nsh
!include MUI2.nsh
!include WinVer.nsh
!include x64.nsh
!include "${CONTENTS}"

!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\svc-desktop"
!define SCHEME_KEY "Software\Classes\svc-desktop"
!define LINK "$SMPROGRAMS\Svc Desktop.lnk"

Name "Svc Desktop"
OutFile "${OUTFILE}"
InstallDir "$LOCALAPPDATA\Programs\Svc Desktop"
InstallDirRegKey HKCU "${UNINSTALL_KEY}" "InstallLocation"
RequestExecutionLevel user
SetCompressor /SOLID lzma
ManifestDPIAware true
ManifestSupportedOS Win10
BrandingText "Svc Desktop ${VERSION}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Svc Desktop"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "Svc Desktop, installer"
VIAddVersionKey "CompanyName" "${VENDOR}"
VIAddVersionKey "LegalCopyright" "${VENDOR}, MIT licence"

!ifdef SIGN
    !uninstfinalize `${SIGN} "%1"` = 0
    !finalize `${SIGN} "%1"` = 0
!endif

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${SIDE}"
!define MUI_UNWELCOMEFINISHPAGE_BITMAP "${SIDE}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\svc-desktop.exe"
!define MUI_FINISHPAGE_NOREBOOTSUPPORT
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!define MUI_FINISHPAGE_TEXT "$(KEPT)"
!insertmacro MUI_UNPAGE_FINISH
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Japanese"
!insertmacro MUI_LANGUAGE "Arabic"
!include "words.nsh"

; Nothing is replaced or removed under a program that runs: Windows lets nobody write to its file then.
!macro EndWhereRunning folder program
    ${If} ${FileExists} "${folder}\${program}"
        ${Do}
            ClearErrors
            FileOpen $0 "${folder}\${program}" a
            ${IfNot} ${Errors}
                FileClose $0
                ${ExitDo}
            ${EndIf}
            ${If} ${Cmd} `MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDCANCEL`
                SetErrorLevel 2
                Quit
            ${EndIf}
        ${Loop}
    ${EndIf}
!macroend
!macro EndWhereAnyIsRunning folder
    !insertmacro EndWhereRunning "${folder}" svc-desktop.exe
    !insertmacro EndWhereRunning "${folder}" svc-cli.exe
    !insertmacro EndWhereRunning "${folder}" svc-demo-service.exe
!macroend

Function .onInit
    ${IfNot} ${RunningX64}
    ${OrIfNot} ${AtLeastWin10}
        MessageBox MB_ICONSTOP "$(TOO_OLD)" /SD IDOK
        SetErrorLevel 2
        Quit
    ${EndIf}
FunctionEnd

; The version that is there goes first, wherever it is, so that no file of it is left over.
Function RemoveInstalled
    ReadRegStr $R0 HKCU "${UNINSTALL_KEY}" "InstallLocation"
    ${If} $R0 == ""
    ${OrIfNot} ${FileExists} "$R0\uninstall.exe"
        Return
    ${EndIf}
    !insertmacro EndWhereAnyIsRunning "$R0"
    ClearErrors
    ExecWait '"$R0\uninstall.exe" /S _?=$R0' $0
    ${If} ${Errors}
    ${OrIf} $0 <> 0
        MessageBox MB_ICONSTOP "$(NOT_REMOVED)" /SD IDOK
        SetErrorLevel 2
        Quit
    ${EndIf}
    Delete "$R0\uninstall.exe" ; it can't do so itself where it is waited for
    RMDir "$R0"
FunctionEnd

Section
    Call RemoveInstalled
    !insertmacro EndWhereAnyIsRunning "$INSTDIR"
    !insertmacro AddContents
    SetOutPath "$INSTDIR"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "${LINK}" "$INSTDIR\svc-desktop.exe"

    WriteRegStr HKCU "${SCHEME_KEY}" "" "URL:Svc Desktop"
    WriteRegStr HKCU "${SCHEME_KEY}" "URL Protocol" ""
    WriteRegStr HKCU "${SCHEME_KEY}\DefaultIcon" "" "$INSTDIR\svc-desktop.exe,0"
    WriteRegStr HKCU "${SCHEME_KEY}\shell\open\command" "" '"$INSTDIR\svc-desktop.exe" "%1"'

    WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "Svc Desktop"
    WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\svc-desktop.exe"
    WriteRegStr HKCU "${UNINSTALL_KEY}" "Publisher" "${VENDOR}"
    WriteRegStr HKCU "${UNINSTALL_KEY}" "Comments" "$(KEPT)"
    WriteRegStr HKCU "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" ${SIZE}
    WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
    WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1
SectionEnd

; What the user has saved is not here and stays, as does what somebody put beside the programs.
Section "Uninstall"
    !insertmacro EndWhereAnyIsRunning "$INSTDIR"
    !insertmacro RemoveContents
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    Delete "${LINK}"
    ReadRegStr $0 HKCU "${SCHEME_KEY}\shell\open\command" ""
    ${If} $0 == '"$INSTDIR\svc-desktop.exe" "%1"' ; and not another one's by now
        DeleteRegKey HKCU "${SCHEME_KEY}"
    ${EndIf}
    DeleteRegKey HKCU "${UNINSTALL_KEY}"
    DetailPrint "$(KEPT)"
SectionEnd
