// SPDX-License-Identifier: MIT
#include "ui/lookup/results/rowstomeasure.h"

#include <algorithm>
#include <utility>

using namespace std::chrono_literals;

namespace {

constexpr int kMeasuredRows = 100;
constexpr std::chrono::milliseconds kPause(100); // dozens of answers can arrive in that time

} // namespace

RowsToMeasure::RowsToMeasure(QObject *parent)
    : QObject(parent)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &RowsToMeasure::due);
}

void RowsToMeasure::add(int first, int last)
{
    if (first >= kMeasuredRows)
        return;
    m_first = std::min(m_first, first);
    m_last = std::max(m_last, std::min(last, kMeasuredRows - 1));
    if (!m_timer.isActive())
        m_timer.start(m_sinceTaken.isValid()
                          ? std::max(0ms, kPause - std::chrono::milliseconds(m_sinceTaken.elapsed()))
                          : 0ms);
}

void RowsToMeasure::addAll()
{
    add(0, kMeasuredRows - 1);
}

RowsToMeasure::Range RowsToMeasure::take(int rowCount)
{
    m_timer.stop();
    m_sinceTaken.start();
    const int first = std::exchange(m_first, std::numeric_limits<int>::max());
    return {first, std::min(rowCount, std::exchange(m_last, -1) + 1)};
}

#include "moc_rowstomeasure.cpp"
