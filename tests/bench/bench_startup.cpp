// SPDX-License-Identifier: MIT
// Measures the time until the program's first window is painted and the memory that the program then uses,
// compared to a bare Qt window, a small one and one as large as the program's: at the first run, which shows
// how to begin, and with a saved connection, for which it asks for the password. The time runs from just
// before the program is started to the X server's report of the first drawing in the window; the processor
// time does not depend on what else the computer does. The memory is read once it is stable. The programs
// alternate; the figures are medians, and the spread is that of the middle half.
#include "bench/row.h"
#include "paintwatch.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <signal.h>
#include <spawn.h>
#include <stdexcept>
#include <string>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <vector>

namespace {

constexpr int kRuns = 10;
constexpr int kColdRuns = 5;
constexpr auto kConnections = R"({"format": "svc-desktop-connections", "version": 1, "connections": [
    {"id": "saved", "name": "saved", "serviceAddress": "https://127.0.0.1:9", "dataSource": "acme",
     "userName": "jdoe"}]})";

struct Program
{
    std::string path;
    std::string argument;
    std::string title;         ///< of the window that is painted first
    std::string configuration; ///< the folder for XDG_CONFIG_HOME
    std::vector<double> milliseconds = {};
    std::vector<double> cpuMilliseconds = {};
    std::vector<double> residentKiB = {};
    std::vector<double> proportionalKiB = {};
};

/// Runs a program, and ends it in the destructor.
class Process final
{
public:
    explicit Process(const Program &program)
    {
        ::setenv("XDG_CONFIG_HOME", program.configuration.c_str(), 1);
        std::string name = program.path;
        std::string argument = program.argument;
        char *const arguments[] = {name.data(), argument.empty() ? nullptr : argument.data(), nullptr};
        if (posix_spawn(&m_id, name.c_str(), nullptr, nullptr, arguments, environ) != 0)
            throw std::runtime_error(name + " can't be started");
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

    /// Returns the processor time of all threads until now.
    [[nodiscard]] double cpuMilliseconds() const
    {
        double sum = 0;
        for (const auto &thread :
             std::filesystem::directory_iterator("/proc/" + std::to_string(m_id) + "/task")) {
            double nanoseconds = 0;
            std::ifstream(thread.path() / "schedstat") >> nanoseconds;
            sum += nanoseconds / 1e6;
        }
        return sum;
    }

private:
    pid_t m_id = 0;
};

/// Waits until the memory is equal in six samples, 50 ms apart.
void waitUntilStable(const Process &process)
{
    double last = 0;
    for (int same = 0; same < 6;) {
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
    const Process process(program);
    watch.waitForPaint(program.title);
    const std::chrono::duration<double, std::milli> elapsed = std::chrono::steady_clock::now() - begin;
    program.cpuMilliseconds.push_back(process.cpuMilliseconds());
    waitUntilStable(process);
    program.milliseconds.push_back(elapsed.count());
    program.residentKiB.push_back(process.kiB("status", "VmRSS:"));
    program.proportionalKiB.push_back(process.kiB("smaps_rollup", "Pss:"));
}

/// Returns the value below which that share of the values is.
double quantile(std::vector<double> values, double share)
{
    std::sort(values.begin(), values.end());
    const double place = share * static_cast<double>(values.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const std::size_t above = std::min(below + 1, values.size() - 1);
    return values[below] + (place - static_cast<double>(below)) * (values[above] - values[below]);
}

struct Bare
{
    Program small;
    Program large;
};

void print(const std::string &what, const char *unit, double scale, const Program &own, const Bare &bare,
           std::vector<double> Program::*values, const char *goal)
{
    const auto text = [&](const Program &program) {
        const std::vector<double> &all = program.*values;
        const double spread = (quantile(all, 0.75) - quantile(all, 0.25)) / 2;
        return numberText(quantile(all, 0.5) / scale, 1) + " ± " + numberText(spread / scale, 1, unit);
    };
    const auto ratio = [&](const Program &program) {
        return numberText(quantile(own.*values, 0.5) / quantile(program.*values, 0.5), 2);
    };
    ::print({what, text(own), text(bare.large) + " large, " + text(bare.small) + " small bare window",
             ratio(bare.large) + ", " + ratio(bare.small), goal});
}

void print(const std::string &what, const Program &own, const Bare &bare)
{
    print(what + ": first paint", "ms", 1, own, bare, &Program::milliseconds, "1.6");
    print(what + ": processor time until it", "ms", 1, own, bare, &Program::cpuMilliseconds, "");
    print(what + ": resident memory", "MiB", 1024, own, bare, &Program::residentKiB, "1.45");
    print(what + ": its share of it (PSS)", "MiB", 1024, own, bare, &Program::proportionalKiB, "");
}

/// Creates a folder for XDG_CONFIG_HOME with those saved connections.
std::string makeConfiguration(const std::filesystem::path &folder, const std::string &connections)
{
    std::filesystem::create_directories(folder / "svc-desktop");
    if (!connections.empty())
        std::ofstream(folder / "svc-desktop" / "connections.json") << connections;
    return folder.string();
}

/// Returns the same program without figures.
Program unmeasured(const Program &program)
{
    return {program.path, program.argument, program.title, program.configuration};
}

/// Removes all files from the memory of the system. Returns whether that is allowed.
bool dropCaches()
{
    ::sync();
    std::ofstream caches("/proc/sys/vm/drop_caches");
    return static_cast<bool>(caches << 3 << std::flush);
}

void measureCold(const Program &first, const Program &saved, const Bare &warm, PaintWatch &watch)
{
    const std::string what = std::to_string(kColdRuns) + " starts with nothing in the caches";
    if (!dropCaches()) {
        ::print({what, "not measured: only root can empty the caches", {}, {}, "1.6"});
        return;
    }
    Bare bare{unmeasured(warm.small), unmeasured(warm.large)};
    Program coldFirst = unmeasured(first);
    Program coldSaved = unmeasured(saved);
    for (int run = 0; run < kColdRuns; ++run) {
        for (Program *program : {&bare.small, &bare.large, &coldFirst, &coldSaved}) {
            dropCaches();
            measure(*program, watch);
        }
    }
    print(what + ", the window at the first run", "ms", 1, coldFirst, bare, &Program::milliseconds, "1.6");
    print(what + ", the sign-in with a saved connection", "ms", 1, coldSaved, bare, &Program::milliseconds,
          "1.6");
}

void run(const std::string &folder, const std::string &keePassXc)
{
    const std::filesystem::path home = std::getenv("HOME");
    const std::string empty = makeConfiguration(home / "first-run", {});
    Bare bare{{folder + "/bare_window", {}, "Bare window", empty},
              {folder + "/bare_window", "large", "Bare window", empty}};
    Program first{folder + "/svc-desktop", {}, "Svc Desktop", empty};
    Program saved{folder + "/svc-desktop", {}, "Sign in", makeConfiguration(home / "saved", kConnections)};
    Program other{keePassXc, {}, "KeePassXC", empty};
    std::vector<Program *> programs{&bare.small, &bare.large, &first, &saved};
    if (!keePassXc.empty())
        programs.push_back(&other);
    PaintWatch watch;
    for (int run = -1; run < kRuns; ++run) {
        for (Program *program : programs) {
            measure(*program, watch);
            if (run < 0) // warms up the disk cache and the font cache
                *program = unmeasured(*program);
        }
    }
    const std::string runs = std::to_string(kRuns) + " starts";
    print(runs + ", the window at the first run", first, bare);
    print(runs + ", the sign-in with a saved connection", saved, bare);
    if (!keePassXc.empty())
        print(runs + ", KeePassXC in place of this program", other, bare);
    measureCold(first, saved, bare, watch);
}

} // namespace

int main(int argc, char *argv[])
{
    if (argc != 2 && argc != 3) {
        std::fputs("bench_startup FOLDER-OF-THE-PROGRAMS [KEEPASSXC]\n", stderr);
        return EXIT_FAILURE;
    }
    try {
        run(argv[1], argc == 3 ? argv[2] : "");
    } catch (const std::exception &error) {
        std::fprintf(stderr, "bench_startup: %s\n", error.what());
        return EXIT_FAILURE;
    }
    return EXIT_SUCCESS;
}
