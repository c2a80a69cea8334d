// SPDX-License-Identifier: MIT
// Measures how long the redactor takes for the largest answer, compared to an answer where no byte starts a
// secret: the best of five runs. The redactor runs in the main thread.
#include "bench/row.h"
#include "redaction/secretredactor.h"

#include <algorithm>
#include <chrono>

using namespace Qt::StringLiterals;

namespace {

using SteadyClock = std::chrono::steady_clock;

constexpr qsizetype kSize = 4LL * 1024 * 1024;

double milliseconds(const SecretRedactor &redactor, QByteArrayView part)
{
    const QByteArray text = part.toByteArray().repeated(kSize / part.size());
    double best = 0;
    for (int i = 0; i < 5; ++i) {
        const auto begin = SteadyClock::now();
        const QByteArray clean = redactor.redacted(text);
        const double time = std::chrono::duration<double, std::milli>(SteadyClock::now() - begin).count();
        if (clean != text)
            qFatal("a secret was found where there is none");
        best = i == 0 ? time : std::min(best, time);
    }
    return best;
}

} // namespace

/// Uses a token that a service could choose, in an answer that almost contains it everywhere.
void hostile()
{
    const SecretRedactor redactor({Secret(QString(4095, u'a') + u'z')});
    for (const QByteArrayView part : {QByteArrayView("a"), QByteArrayView("\\u0061"), QByteArrayView("%61"),
                                      QByteArrayView("&#97;"), QByteArrayView("YWFh")})
        print({"a token of 4,096 characters in 4 MiB of `" + part.toByteArray().toStdString() + '`',
               numberText(milliseconds(redactor, part), 1, "ms"),
               {},
               {},
               {}});
}

int main()
{
    const SecretRedactor redactor({Secret(u"7QJ5w0RkzA4nT1bVgH8sLpE2dYcU9xMfKiO"_s),
                                   Secret(u"eyJhbGciOiJIUzI1NiJ9.T2s."_s.repeated(10))});
    const double baseline = milliseconds(redactor, "#");
    for (const QByteArrayView part :
         {QByteArrayView("#"), QByteArrayView("{\"id\":1042,\"subject\":\"Bill import failed\"}"),
          QByteArrayView("7"), QByteArrayView("\\"), QByteArrayView("\\u0037"),
          QByteArrayView("\\\\\\\\\\\\\\\\7"), QByteArrayView("%"), QByteArrayView("%37"),
          QByteArrayView("%2537"), QByteArrayView("&"), QByteArrayView("&#55;"), QByteArrayView("+")}) {
        const double time = milliseconds(redactor, part);
        print({"secrets in 4 MiB of `" + part.toByteArray().toStdString() + '`',
               numberText(time, 1, "ms"),
               numberText(baseline, 1, "ms without a first letter of one"),
               numberText(time / baseline, 1),
               {}});
    }
    hostile();
    return 0;
}
