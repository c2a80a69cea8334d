// SPDX-License-Identifier: MIT
// Measures how long the redactor takes for the largest answer, compared to an answer where no byte starts a
// secret: the best of five runs. The redactor runs in the main thread.
#include "redaction/secretredactor.h"

#include <algorithm>
#include <chrono>
#include <cstdio>

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
            std::printf("  a secret was found where there is none\n");
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
        std::printf("  a token of 4,096 characters, answer of %-10.*s %8.1f ms\n",
                    static_cast<int>(part.size()), part.data(), milliseconds(redactor, part));
}

int main()
{
    const SecretRedactor redactor({Secret(u"7QJ5w0RkzA4nT1bVgH8sLpE2dYcU9xMfKiO"_s),
                                   Secret(u"eyJhbGciOiJIUzI1NiJ9.T2s."_s.repeated(10))});
    std::printf("Looking for secrets in 4 MiB\n");
    const double baseline = milliseconds(redactor, "#");
    for (const QByteArrayView part :
         {QByteArrayView("#"), QByteArrayView("{\"id\":1042,\"subject\":\"Bill import failed\"}"),
          QByteArrayView("7"), QByteArrayView("\\"), QByteArrayView("\\u0037"),
          QByteArrayView("\\\\\\\\\\\\\\\\7"), QByteArrayView("%"), QByteArrayView("%37"),
          QByteArrayView("%2537"), QByteArrayView("&"), QByteArrayView("&#55;"), QByteArrayView("+")}) {
        const double time = milliseconds(redactor, part);
        std::printf("  %-48.*s %8.1f ms %8.1f times the first\n", static_cast<int>(part.size()), part.data(),
                    time, time / baseline);
    }
    hostile();
    return 0;
}
