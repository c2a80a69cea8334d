// SPDX-License-Identifier: MIT
#include "texts.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace {

struct Category
{
    int id;
    QStringView info;
    QStringView description;
};

constexpr auto categories = std::to_array<Category>({
    {1, u"Bills", u"Import, audit and approval of utility bills"},
    {2, u"Reports", u"Reports and report packages"},
    {3, u"Meters", u"Meters, readings and use"},
    {4, u"Budgets", u"Budgets, forecasts and savings"},
    {5, u"System", u"Scheduled tasks and maintenance"},
});

struct Type
{
    int id;
    int categoryId;
    QStringView info;
    QStringView description;
};

constexpr auto types = std::to_array<Type>({
    {101, 1, u"Bill import failed", u"A bill import stopped or left bills out"},
    {102, 1, u"Bill import finished", u"A bill import ended and nothing was left out"},
    {103, 1, u"Bill audit", u"A bill broke one of the audit rules"},
    {104, 1, u"Bill approval", u"A bill or batch waits for approval"},
    {201, 2, u"Report ready", u"A report or report package can be downloaded"},
    {202, 2, u"Report failed", u"A report or report package could not be made or sent"},
    {301, 3, u"Missing readings", u"A meter sent no readings for longer than it should"},
    {302, 3, u"Unusual use", u"The use of a meter is far from what is usual for it"},
    {401, 4, u"Budget", u"A budget is used up or about to be"},
    {402, 4, u"Savings", u"Savings of a project were calculated"},
    {501, 5, u"Scheduled task", u"A scheduled task ended with errors or did not start"},
    {502, 5, u"Maintenance", u"The system will be or was unavailable"},
});

// The first text belongs to notification 1001.
constexpr auto texts = std::to_array<Text>({
    {101, u"Bill import failed: {count} accounts were skipped",
     u"{count} accounts in the {utility} bill file of {month} match no meter and were skipped. All other "
     u"bills were imported; add the missing accounts and import the file again."},
    {201, u"Report package is ready to download",
     u"The report package for {month} holds {count} reports. It can be downloaded for 30 days."},
    {302, u"{site}: {utility} use is {count} % above normal",
     u"The {utility} use of {site} in {month} was {count} % above the same month of the last three years, "
     u"after correction for weather. Check the meter and the operating hours."},
    {103, u"{count} bills failed the audit",
     u"{count} {utility} bills of {month} failed the audit. Most of them: cost per unit differs from the "
     u"tariff by more than 10 %."},
    {501, u"Scheduled task “Weather data” ended with errors",
     u"{count} weather stations sent no data. Corrected figures that need them wait until the data arrive."},
    {401, u"{site}: {count} % of the {utility} budget is left",
     u"At the end of {month}, {count} % of the {utility} budget of {site} for the year was left."},
    {301, u"No readings from {count} meters since yesterday",
     u"{count} {utility} meters sent no readings for 24 hours. The first of them is at {site}."},
    {104, u"Batch of {count} bills waits for your approval",
     u"The {utility} bills of {month} passed the audit and wait for approval."},
    {102, u"Bill import finished: {count} bills", u"All {count} {utility} bills of {month} were imported."},
    {402, u"{site}: savings for {month} are ready",
     u"The lighting and controls project at {site} saved {count} % of the {utility} cost in {month}."},
    {202, u"Report package was not sent to {count} recipients",
     u"The mail server refused {count} recipients of the package for {month}. The others received it."},
    {502, u"Maintenance on Saturday from 22:00 to 02:00",
     u"The system will be unavailable for up to four hours. Imports that are due in that time start when "
     u"the maintenance has ended."},
    {101, u"Bill import failed: the file cannot be read",
     u"Line {count} of the {utility} bill file of {month} has too few columns. Nothing was imported."},
    {201, u"Report “Monthly cost and use” for {site} is ready",
     u"The report covers {month} and all meters of {site}."},
    {302, u"{site}: possible water leak",
     u"The night flow at {site} did not fall below {count} litres an hour for three nights in a row."},
    {103, u"{site}: possible duplicate {utility} bill",
     u"Two {utility} bills of {site} cover the same days of {month}. One of them is on hold."},
    {501, u"Scheduled task “Nightly import” did not start",
     u"The task was still running from the day before. It will start at its next regular time."},
    {401, u"{site}: {utility} budget is exceeded",
     u"The {utility} cost of {site} exceeded the budget for {month} by {count} %."},
    {301, u"{site}: gap in the {utility} readings was estimated",
     u"{count} intervals in {month} were missing and have been estimated from the days around them."},
    {104, u"{utility} bill of {site} waits for your approval",
     u"The bill for {month} is above the limit for automatic approval."},
    {102, u"Bill import finished: {count} bills, no exceptions",
     u"The {utility} file of {month} was imported and audited. No bill needs attention."},
    {402, u"Savings of {count} projects were recalculated",
     u"The tariffs for {month} changed, and the savings that depend on them were recalculated."},
    {202, u"Report “Carbon summary” could not be made",
     u"Emission factors for {utility} in {month} are missing. Add them and run the report again."},
    {502, u"Maintenance has ended", u"The system is available again. {count} waiting imports were started."},
    {101, u"Bill import failed: {count} meters are closed",
     u"The {utility} bill file of {month} has bills for {count} meters that are closed. These bills were "
     u"left out."},
    {201, u"Report “Budget against actual” for {month} is ready",
     u"The report compares {count} sites with their budgets."},
    {302, u"{site}: {utility} peak demand is a new maximum",
     u"The peak in {month} was {count} % above the highest of the last twelve months."},
    {103, u"{site}: late fee on the {utility} bill",
     u"The bill of {month} has a late fee. It is the second in a row."},
    {501, u"Scheduled task “Archive old readings” ended with errors",
     u"{count} meters were left out because their readings are in use."},
    {401, u"Forecast for {site} was updated",
     u"The {utility} forecast for the rest of the year rose by {count} % with the figures of {month}."},
    {301, u"{site}: {utility} meter was replaced",
     u"The readings of {month} start at {count}. Use was carried over from the old meter."},
});

constexpr auto sites = std::to_array<QStringView>({
    u"Central Library",
    u"North Campus Boiler House",
    u"Harbour Street Car Park",
    u"Town Hall",
    u"West Sports Centre",
    u"Museum of Science",
    u"Science Building B",
    u"Depot South",
    u"Riverside School",
    u"Student Residence 4",
    u"Water Works East",
    u"Market Hall",
    u"Fire Station 12",
    u"Data Centre 2",
    u"Conference Centre",
    u"Botanical Garden",
    u"Swimming Pool Hillside",
    u"Clinic North",
    u"Warehouse 7",
});

constexpr auto utilities = std::to_array<QStringView>({
    u"Electricity",
    u"Natural gas",
    u"Water",
    u"District heating",
    u"Chilled water",
});

template <typename Table>
const auto &around(const Table &table, int position)
{
    return table[static_cast<std::size_t>(position) % table.size()];
}

} // namespace

const Text &textAt(int position)
{
    return around(texts, position);
}

QStringView siteAt(int position)
{
    return around(sites, position);
}

QStringView utilityAt(int position)
{
    return around(utilities, position);
}

QJsonObject notificationType(int typeId)
{
    const Type &type = *std::ranges::find(types, typeId, &Type::id);
    const Category &category = *std::ranges::find(categories, type.categoryId, &Category::id);
    return {
        {u"notificationTypeId"_s, type.id},
        {u"notificationTypeInfo"_s, type.info.toString()},
        {u"notificationTypeDescription"_s, type.description.toString()},
        {u"notificationCategory"_s,
         QJsonObject{{u"notificationCategoryId"_s, category.id},
                     {u"notificationCategoryInfo"_s, category.info.toString()},
                     {u"notificationCategoryDescription"_s, category.description.toString()}}},
    };
}
