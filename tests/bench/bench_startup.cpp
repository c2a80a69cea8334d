// SPDX-License-Identifier: MIT
// Measures the time until the sign-in dialog is painted and the memory that the program then uses, compared
// to a bare Qt window. The time runs from just before the program is started to the X server's report of the
// first drawing in the window. The memory is read once it is stable. The two programs alternate; the figures
// are medians.
#include "paintwatch.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <fstream>
#include <iterator>
#include <signal.h>
#include <spawn.h>
#include <stdexcept>
#include <string>
#include <sys/wait.h>
#include <thread>
#include <vector>

namespace {

constexpr int kRuns = 10;

struct Program
{
    std::string path;
    std::string title;
    std::vector<double> milliseconds;
    std::vector<double> residentKiB;
    std::vector<double> proportionalKiB;
};

/// Runs a program, and ends it in the destructor.
class Process final
{
public:
    explicit Process(const std::string &path)
    {
        std::string name = path;
        char *const arguments[] = {name.data(), nullptr};
        if (posix_spawn(&m_id, path.c_str(), nullptr, nullptr, arguments, environ) != 0)
            throw std::runtime_error(path + " can't be started");
    }
    ~Process()
    {
        ::kill(m_id, SIGTERM);
        ::waitpid(m_id, nullptr, 0);
    }
    Process(const Process &) = delete;
    Process &operator=(const Process &) = delete;

    /// Returns the value of a line in one of the files of /proc, such as “Pss: 1234 kB”.
    [[nodiscard]] double kiB(const std::string &file, const std::string &line) const
    {
        std::ifstream lines("/proc/" + std::to_string(m_id) + '/' + file);
        for (std::string text; std::getline(lines, text);) {
            if (text.starts_with(line))
                return std::strtod(text.c_str() + line.size(), nullptr);
        }
        throw std::runtime_error(file + " has no " + line);
    }

private:
    pid_t m_id = 0;
};

/// Waits until the memory is equal in ten samples, 50 ms apart.
void waitUntilStable(const Process &process)
{
    double last = 0;
    for (int same = 0; same < 10;) {
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        const double now = process.kiB("status", "VmRSS:");
        same = now == last ? same + 1 : 0;
        last = now;
    }
}

void measure(Program &program, PaintWatch &watch)
{
    watch.forget();
    const auto begin = std::chrono::steady_clock::now();
    const Process process(program.path);
    watch.waitForPaint(program.title);
    const std::chrono::duration<double, std::milli> elapsed = std::chrono::steady_clock::now() - begin;
    waitUntilStable(process);
    program.milliseconds.push_back(elapsed.count());
    program.residentKiB.push_back(process.kiB("status", "VmRSS:"));
    program.proportionalKiB.push_back(process.kiB("smaps_rollup", "Pss:"));
}

double median(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    const std::size_t half = values.size() / 2;
    return values.size() % 2 ? values[half] : (values[half - 1] + values[half]) / 2;
}

void print(const char *what, const char *unit, double scale, const std::vector<double> &own,
           const std::vector<double> &bare, const char *goal)
{
    std::printf("%-34s %8.1f %-4s %8.1f %-4s  ratio %.2f%s\n", what, median(own) / scale, unit,
                median(bare) / scale, unit, median(own) / median(bare), goal);
}

void run(const std::string &folder)
{
    Program own{folder + "/svc-desktop", "Sign in", {}, {}, {}};
    Program bare{folder + "/bare_window", "Bare window", {}, {}, {}};
    PaintWatch watch;
    for (int run = -1; run < kRuns; ++run) {
        measure(bare, watch);
        measure(own, watch);
        if (run < 0) { // warms up the disk cache and the font cache
            bare = {bare.path, bare.title, {}, {}, {}};
            own = {own.path, own.title, {}, {}, {}};
        }
    }
    std::printf("Start, %d runs each: svc-desktop and a bare Qt window\n", kRuns);
    print("  first paint of the sign-in dialog", "ms", 1, own.milliseconds, bare.milliseconds,
          "  (at most 2.0)");
    print("  resident memory", "MiB", 1024, own.residentKiB, bare.residentKiB, "  (at most 1.7)");
    print("  of it, its share (PSS)", "MiB", 1024, own.proportionalKiB, bare.proportionalKiB, "");
}

} // namespace

int main(int argc, char *argv[])
{
    if (argc != 2) {
        std::fputs("bench_startup FOLDER-OF-THE-PROGRAMS\n", stderr);
        return EXIT_FAILURE;
    }
    try {
        run(argv[1]);
    } catch (const std::exception &error) {
        std::fprintf(stderr, "bench_startup: %s\n", error.what());
        return EXIT_FAILURE;
    }
    return EXIT_SUCCESS;
}
