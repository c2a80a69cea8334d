// SPDX-License-Identifier: MIT
// Measures how long the parser takes to find the ids in a pasted text: the best of ten runs. Typing must not
// lag.
#include "bench/row.h"
#include "ids/idparser.h"

#include <algorithm>
#include <chrono>

using namespace Qt::StringLiterals;

namespace {

using SteadyClock = std::chrono::steady_clock;

void measure(const char *name, const QString &text)
{
    double best = 0;
    qsizetype ids = 0;
    for (int i = 0; i < 10; ++i) {
        const auto begin = SteadyClock::now();
        ids = parseIds(text).ids.size();
        const double time = std::chrono::duration<double, std::milli>(SteadyClock::now() - begin).count();
        best = i == 0 ? time : std::min(best, time);
    }
    print({std::string("finding ids in ") + name + ", " + std::to_string(ids) + " of them in " +
               numberText(static_cast<double>(text.size()) / 1e6, 1) + " M characters",
           numberText(best, 1, "ms"),
           {},
           {},
           "30 ms for 100,000"});
}

} // namespace

int main()
{
    QString lines;
    QString mail;
    for (int id = 1'000'000; id < 1'100'000; ++id) {
        lines += QString::number(id) + u'\n';
        mail += u"#%1 and "_s.arg(id);
    }
    const QString table = u"Id\tSubject\tCreated\tType\n"_s +
                          u"1042\tBill import failed\t2026-03-14 09:12\t14\n"_s.repeated(25'000);
    const QString prose = u"On 14 March 2026 at 9:12 the import of 4711 bills for 12,50 EUR failed, see "
                          u"https://example.com/notification/155 and INC-1042.\n"_s.repeated(8'000);
    measure("a list", lines);
    measure("a mail", mail);
    measure("a table", table);
    measure("prose without ids", prose);
    return 0;
}
