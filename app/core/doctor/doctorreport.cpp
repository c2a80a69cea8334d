// SPDX-License-Identifier: MIT
#include "doctor/doctorreport.h"

#include "connections/connectionfields.h"
#include "json/jsonwriter.h"
#include "text/composedtext.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

struct DoctorReportTexts
{
    Q_DECLARE_TR_FUNCTIONS(Doctor)
};

QString checkTitle(DoctorCheck check)
{
    switch (check) {
    case DoctorCheck::Name:
        return DoctorReportTexts::tr("Address");
    case DoctorCheck::Proxy:
        return fieldTitle(ConnectionField::Proxy);
    case DoctorCheck::Connection:
        return fieldTitle(ConnectionField::Connection);
    case DoctorCheck::Encryption:
        return DoctorReportTexts::tr("Encryption");
    case DoctorCheck::Certificate:
        return DoctorReportTexts::tr("Certificate", "what is checked");
    case DoctorCheck::ClientCertificate:
        return fieldTitle(ConnectionField::ClientCertificate);
    case DoctorCheck::Clock:
        return DoctorReportTexts::tr("Clock");
    case DoctorCheck::Keyring:
        return DoctorReportTexts::tr("Keyring");
    case DoctorCheck::Answer:
        return DoctorReportTexts::tr("Answer");
    }
    Q_UNREACHABLE();
}

QString verdictWord(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Right:
        return DoctorReportTexts::tr("right", "result of a check");
    case Verdict::Wrong:
        return DoctorReportTexts::tr("WRONG", "result of a check");
    case Verdict::Unknown:
        return DoctorReportTexts::tr("unknown", "result of a check");
    }
    Q_UNREACHABLE();
}

} // namespace

const DoctorFinding *DoctorReport::firstWrong() const
{
    const auto wrong = std::find_if(findings.begin(), findings.end(), [](const DoctorFinding &finding) {
        return finding.verdict == Verdict::Wrong;
    });
    return wrong == findings.end() ? nullptr : &*wrong;
}

QString checkName(DoctorCheck check)
{
    switch (check) {
    case DoctorCheck::Name:
        return u"name"_s;
    case DoctorCheck::Proxy:
        return u"proxy"_s;
    case DoctorCheck::Connection:
        return u"connection"_s;
    case DoctorCheck::Encryption:
        return u"encryption"_s;
    case DoctorCheck::Certificate:
        return u"certificate"_s;
    case DoctorCheck::ClientCertificate:
        return u"client-certificate"_s;
    case DoctorCheck::Clock:
        return u"clock"_s;
    case DoctorCheck::Keyring:
        return u"keyring"_s;
    case DoctorCheck::Answer:
        return u"answer"_s;
    }
    Q_UNREACHABLE();
}

QString verdictName(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Right:
        return u"right"_s;
    case Verdict::Wrong:
        return u"wrong"_s;
    case Verdict::Unknown:
        return u"unknown"_s;
    }
    Q_UNREACHABLE();
}

QString reportText(const DoctorReport &report)
{
    QString text = report.server + u'\n';
    for (const DoctorFinding &finding : report.findings) {
        const QString head = bracketedText(checkTitle(finding.check), verdictWord(finding.verdict));
        text += labelledText(head, finding.text) + u'\n';
        if (!finding.nextStep.isEmpty())
            text += u"    "_s + finding.nextStep + u'\n';
    }
    return text;
}

QByteArray reportJson(const DoctorReport &report)
{
    QList<JsonWriter> checks;
    for (const DoctorFinding &finding : report.findings) {
        JsonWriter check;
        check.add("check"_L1, checkName(finding.check));
        check.add("verdict"_L1, verdictName(finding.verdict));
        check.add("text"_L1, finding.text);
        check.add("nextStep"_L1, finding.nextStep);
        checks += check;
    }
    JsonWriter json;
    json.add("server"_L1, report.server);
    json.add("checks"_L1, checks);
    return json.json();
}
