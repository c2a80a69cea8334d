// SPDX-License-Identifier: MIT
#include "tour/surfaces.h"

#include "connections/connectionstore.h"
#include "export/exportformat.h"
#include "history/lookuphistory.h"
#include "program/language.h"
#include "results/resultsets.h"
#include "support/resultcolumn.h"
#include "ui/activity/activitytable.h"
#include "ui/lookup/results/resultstable.h"
#include "ui/lookup/results/resultsview.h"
#include "ui/widgets/controls/chip.h"
#include "ui/widgets/controls/formfield.h"
#include "ui/widgets/views/listrowdelegate.h"

#include <QAbstractItemView>
#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QCompleter>
#include <QDir>
#include <QDragEnterEvent>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QMenu>
#include <QMimeData>
#include <QTableView>
#include <QTemporaryDir>
#include <QTemporaryFile>
#include <QWindow>

#include <algorithm>

using namespace uitest;

namespace {

const QString kMany = u"1-12, 901, 902, 907, 910, 911"_s;

QWidget &dialogOf(Stage &on, const char *action, const char *dialog)
{
    on.trigger(action);
    return on.dialog(dialog);
}

/// The table and the card of its first row.
std::function<QWidget &(Stage &)> withCard(const QString &ids)
{
    return [ids](Stage &on) -> QWidget & {
        on.lookUp(ids);
        on.wait("the card", [&on] { return isShown(on.window(), "notificationCard"); });
        Stage::waitForLayout();
        return on.window();
    };
}

std::function<QWidget &(Stage &)> afterLookup(const QString &ids)
{
    return [ids](Stage &on) -> QWidget & {
        on.lookUp(ids);
        return on.window();
    };
}

/// Returns a surface during a lookup that has not ended.
std::function<QWidget &(Stage &)> duringLookup(const QString &ids, const char *what,
                                               const std::function<bool(Stage &)> &holds)
{
    return [ids, what, holds](Stage &on) -> QWidget & {
        on.signIn();
        on.startLookUp(ids);
        on.wait(what, [&on, holds] { return holds(on); });
        Stage::waitForLayout();
        return on.window();
    };
}

std::function<QWidget &(Stage &)> withIds(const QString &text)
{
    return [text](Stage &on) -> QWidget & {
        on.signIn();
        on.fillIds(text);
        Stage::waitForLayout();
        return on.window();
    };
}

bool isMessageShown(Stage &on)
{
    // There are several message bars.
    const auto titles = on.window().findChildren<QLabel *>(u"messageTitle"_s);
    return std::any_of(titles.begin(), titles.end(), [](const QLabel *title) { return title->isVisible(); });
}

QWidget &popupOf(QComboBox &choice)
{
    choice.showPopup();
    Stage::waitForLayout();
    return *choice.view()->window();
}

/// Pastes a curl command into the field for the address.
void pasteCommand(QWidget &dialog)
{
    QGuiApplication::clipboard()->setText(
        u"curl http://192.0.2.7/api/v3/login -H 'Svc-ApiKey: 1234' -d "
        "'{\"dataSource\":\"άλφα\",\"username\":\"ω\",\"password\":\"1234\"}'"_s);
    QTest::keyClick(find<QLineEdit>(dialog, "serviceAddress"), Qt::Key_V, Qt::ControlModifier);
    Stage::waitForLayout();
}

QList<Surface> signIns()
{
    const auto open = [](Stage &on) -> QWidget & {
        on.window().signIn();
        return on.dialog("signInDialog");
    };
    const auto fill = [](Stage &on, const QString &password) {
        on.type("serviceAddress", on.connection().baseUrl.toString());
        on.type("apiKey", u"1234"_s);
        on.type("dataSource", u"άλφα"_s);
        on.type("userName", Stage::kUser);
        on.type("environmentText", Stage::kEnvironment);
        on.type("password", password);
    };
    return {
        {"first-run", [](Stage &on) -> QWidget & { return on.window(); }},
        {"sign-in", open},
        {"sign-in-saved",
         [open](Stage &on) -> QWidget & {
             on.saveConnections();
             return open(on);
         }},
        {"sign-in-advanced",
         [open](Stage &on) -> QWidget & {
             QWidget &dialog = open(on);
             on.click("advanced", dialog);
             Stage::waitForLayout();
             return dialog;
         }},
        {"sign-in-command",
         [open](Stage &on) -> QWidget & {
             QWidget &dialog = open(on);
             pasteCommand(dialog);
             return dialog;
         }},
        {"sign-in-certificate",
         [open](Stage &on) -> QWidget & {
             QWidget &dialog = open(on);
             on.click("advanced", dialog);
             find<QComboBox>(dialog, "proxy")->setCurrentIndex(2);
             on.type("proxyHost", u"10.1.2.3"_s);
             on.type("proxyUser", Stage::kUser);
             on.type("clientCertificate", QDir::rootPath() + u"1"_s);
             Stage::waitForLayout();
             return dialog;
         }},
        {"sign-in-invalid",
         [open](Stage &on) -> QWidget & {
             QWidget &dialog = open(on);
             on.click("signIn", dialog);
             return dialog;
         }},
        {"sign-in-environment",
         [open, fill](Stage &on) -> QWidget & {
             QWidget &dialog = open(on);
             fill(on, u"1234"_s);
             find<QComboBox>(dialog, "environment")->setEditText(QString());
             on.click("signIn", dialog);
             return dialog;
         }},
        {"sign-in-environments",
         [open](Stage &on) -> QWidget & { return popupOf(*find<QComboBox>(open(on), "environment")); }},
        {"sign-in-connections",
         [open](Stage &on) -> QWidget & {
             on.saveConnections();
             return popupOf(*find<QComboBox>(open(on), "connection"));
         }},
        {"sign-in-rejected",
         [open, fill](Stage &on) -> QWidget & {
             QWidget &dialog = open(on);
             fill(on, u"wrong"_s);
             on.click("signIn", dialog);
             on.wait("the refusal", [&dialog] { return isShown(dialog, "messageTitle"); });
             return dialog;
         }},
        {"sign-in-unreachable",
         [open, fill](Stage &on) -> QWidget & {
             QWidget &dialog = open(on);
             fill(on, u"1234"_s);
             on.type("serviceAddress", u"http://127.0.0.1:1"_s);
             on.click("signIn", dialog);
             on.wait("the failure", [&dialog] { return isShown(dialog, "messageTitle"); });
             return dialog;
         }},
        {"sign-in-upgrade",
         [open, fill](Stage &on) -> QWidget & {
             QWidget &dialog = open(on);
             fill(on, u"1234"_s);
             on.click("runUpgradeFirst", dialog);
             Stage::waitForLayout();
             return on.window();
         }},
    };
}

QList<Surface> lookups()
{
    return {
        {"empty",
         [](Stage &on) -> QWidget & {
             on.signIn();
             return on.window();
         }},
        {"connection-saved",
         [](Stage &on) -> QWidget & {
             SignInInput input;
             input.connection = on.connection();
             input.apiKey = Secret(u"1234"_s);
             on.window().setSignInDefaults(input);
             on.window().signIn();
             on.type("userName", Stage::kUser);
             on.type("password", u"1234"_s);
             on.click("signIn");
             on.wait("the message", [&on] { return isMessageShown(on); });
             return on.window();
         }},
        {"no-link-copied",
         [](Stage &on) -> QWidget & {
             on.signIn();
             on.trigger("actionCopyLink");
             Stage::waitForLayout();
             return on.window();
         }},
        {"signed-out",
         [](Stage &on) -> QWidget & {
             on.saveConnections();
             return on.window();
         }},
        {"card", afterLookup(u"1"_s)},
        {"card-long", afterLookup(u"910"_s)},
        {"card-nothing-given", afterLookup(u"911"_s)},
        {"not-found", afterLookup(u"901"_s)},
        {"failed", afterLookup(u"902"_s)},
        {"web-page", afterLookup(u"903"_s)},
        {"wrong-shape", afterLookup(u"904"_s)},
        {"not-allowed", afterLookup(u"907"_s)},
        {"redirect", afterLookup(u"908"_s)},
        {"failed-details",
         [](Stage &on) -> QWidget & {
             on.lookUp(u"902"_s);
             on.wait("the card", [&on] { return isShown(on.window(), "failureView"); });
             on.click("failureDetailsButton");
             Stage::waitForLayout();
             return on.window();
         }},
        {"busy", duringLookup(u"905"_s, "the wait", isMessageShown)},
        {"session-ended", duringLookup(u"906"_s, "the question", isMessageShown)},
        {"running",
         duringLookup(u"909"_s, "the lookup", [](Stage &on) { return on.context().results().isRunning(); })},
        {"quit",
         [](Stage &on) -> QWidget & {
             on.signIn();
             on.startLookUp(u"909"_s);
             on.wait("the lookup", [&on] { return on.context().results().isRunning(); });
             on.window().close();
             return on.dialog("quitQuestion");
         }},
        {"ids-understood", withIds(u"5, 1-12, 12, 99-90\n12.5"_s)},
        {"ids-offered", withIds(u"α #1001 #1002 β 4711, 2019-2024"_s)},
        {"ids-grouped", withIds(u"1\u00A0234\n1\u202F567\n1001"_s)},
        {"ids-shown",
         [](Stage &on) -> QWidget & {
             on.signIn();
             on.fillIds(u"α #1001, 1002-1012, #1904 β 4711"_s);
             on.click("showIdDetails");
             Stage::waitForLayout();
             return on.window();
         }},
        {"ids-table", withIds(u"1001, 1002\n1003, 1004"_s)},
        {"ids-dragged",
         [](Stage &on) -> QWidget & {
             on.signIn();
             QMimeData ids;
             ids.setUrls({QUrl::fromLocalFile(u"/ids.csv"_s)});
             QDragEnterEvent enter(on.window().rect().center(), Qt::CopyAction, &ids, Qt::LeftButton, {});
             QCoreApplication::sendEvent(on.window().windowHandle(), &enter);
             Stage::waitForLayout();
             return on.window();
         }},
        {"ids-none", withIds(u"12.5"_s)},
        {"ids-out-of-range", withIds(u"1001, 99999999999, 1002"_s)},
        {"ids-very-many", withIds(u"1-6000"_s)},
        {"ids-too-many", withIds(u"1-200000"_s)},
        {"ids-asked-about",
         [](Stage &on) -> QWidget & {
             on.signIn();
             on.startLookUp(u"1-600"_s);
             on.wait("the question", [&on] { return isShown(on.window(), "lookUpMany"); });
             return on.window();
         }},
    };
}

/// Twelve ids in two connections, of which one was asked for more.
QWidget &sideBySide(Stage &on)
{
    on.lookUp(u"1-12, 901, 902"_s);
    on.useOtherConnection();
    on.answerOtherwise();
    on.lookUpAlso({1, 2, 3, 4, 5, 6, 7, 8, 9, 901, 902, 903});
    on.wait("the differences", [&on] {
        const auto *table = on.window().findChild<QTableView *>(u"results"_s);
        return table->isVisible() && table->model()->rowCount() == 15;
    });
    Stage::waitForColumns();
    return on.window();
}

/// The chips count rows some time after these are shown.
bool areFirstRowsCounted(Stage &on)
{
    const auto chips = on.window().findChildren<Chip *>();
    return on.context().results().current().progress().found >= 19 &&
           std::any_of(chips.begin(), chips.end(), [](const Chip *chip) { return chip->isEnabled(); });
}

QList<Surface> results()
{
    const auto many = withCard(kMany);
    const auto withAction = [many](const char *action, const char *dialog) {
        return [many, action, dialog](Stage &on) -> QWidget & {
            many(on);
            return dialogOf(on, action, dialog);
        };
    };
    return {
        {"results", many},
        {"results-running", duringLookup(u"1-20, 909"_s, "the first rows", areFirstRowsCounted)},
        {"results-stopped",
         [](Stage &on) -> QWidget & {
             on.context().results().setParallel(1);
             on.lookUp(u"1-12, 901, 902, 912-914, 20-400"_s);
             on.wait("the message", [&on] { return isMessageShown(on); });
             return on.window();
         }},
        {"results-raw",
         [many](Stage &on) -> QWidget & {
             many(on);
             on.window().findChild<ResultsView *>()->table().setCurrentRow(3);
             on.click("showRawJson");
             return on.window();
         }},
        {"results-failed-row",
         [many](Stage &on) -> QWidget & {
             many(on);
             on.window().findChild<ResultsView *>()->table().setCurrentRow(13);
             return on.window();
         }},
        {"results-two-connections",
         [](Stage &on) -> QWidget & {
             on.lookUp(u"1-3"_s);
             on.useOtherConnection();
             on.lookUpAlso({4, 5, 6, 901, 902});
             const ResultsTable &table = on.window().findChild<ResultsView *>()->table();
             on.wait("the column that says where rows are from",
                     [&table] { return !table.isColumnHidden(columnOf(ResultField::Connection)); });
             Stage::waitForLayout();
             return on.window();
         }},
        {"results-side-by-side", sideBySide},
        {"results-side-by-side-differing",
         [](Stage &on) -> QWidget & {
             sideBySide(on);
             on.click("chipDiffers");
             on.window().findChild<QTableView *>(u"results"_s)->sortByColumn(3, Qt::DescendingOrder);
             Stage::waitForLayout();
             return on.window();
         }},
        {"results-changed",
         [many](Stage &on) -> QWidget & {
             many(on);
             on.answerOtherwise();
             on.window().findChild<ResultsView *>()->table().selectAll();
             on.trigger("refreshRows");
             on.wait("the answers", [&on] { return !on.context().results().isRunning(); });
             Stage::waitForLayout();
             return on.window();
         }},
        {"results-card-below",
         [many](Stage &on) -> QWidget & {
             many(on);
             on.trigger("moveCard");
             Stage::waitForLayout();
             return on.window();
         }},
        {"results-card-alone",
         [many](Stage &on) -> QWidget & {
             many(on);
             auto &table = on.window().findChild<ResultsView *>()->table();
             table.setCurrentRow(15);
             QTest::keyClick(&table, Qt::Key_Return);
             Stage::waitForLayout();
             return on.window();
         }},
        {"results-raw-alone",
         [many](Stage &on) -> QWidget & {
             many(on);
             QTest::keyClick(&on.window().findChild<ResultsView *>()->table(), Qt::Key_Return);
             on.click("showRawJson");
             on.type("findInJson", u"i"_s);
             Stage::waitForLayout();
             return on.window();
         }},
        {"results-overview",
         [many](Stage &on) -> QWidget & {
             many(on);
             on.trigger("showOverview");
             on.click("chipUnread");
             Stage::waitForLayout();
             return on.window();
         }},
        {"results-grouped",
         [many](Stage &on) -> QWidget & {
             many(on);
             on.trigger("groupBy3");
             QTest::keyClick(&on.window().findChild<ResultsView *>()->table(), Qt::Key_Minus);
             QTest::keyClick(&on.window().findChild<ResultsView *>()->table(), Qt::Key_Down);
             Stage::waitForLayout();
             return on.window();
         }},
        {"results-group-menu",
         [many](Stage &on) -> QWidget & {
             many(on);
             auto *menu = find<QMenu>(on.window(), "groupMenu");
             menu->popup({});
             return *menu;
         }},
        {"results-filtered-out",
         [many](Stage &on) -> QWidget & {
             many(on);
             on.type("filterResults", u"ωωω"_s);
             QTest::qWait(300);
             return on.window();
         }},
        {"lookups",
         [many](Stage &on) -> QWidget & {
             on.signIn();
             on.lookUp(u"1042"_s);
             on.lookUp(u"901-903"_s);
             many(on);
             return on.window();
         }},
        {"lookups-recent",
         [](Stage &on) -> QWidget & {
             on.signIn();
             on.lookUp(u"1042"_s);
             on.lookUp(u"901-903"_s);
             on.fillIds(u"8, "_s);
             auto *list = find<QListView>(on.window(), "lookups");
             list->setCurrentIndex(list->model()->index(0, 0));
             Stage::waitForLayout();
             return on.window();
         }},
        {"lookup-removed",
         [many](Stage &on) -> QWidget & {
             on.signIn();
             on.lookUp(u"901-903"_s);
             many(on);
             on.trigger("actionRemoveLookup");
             Stage::waitForLayout();
             return on.window();
         }},
        {"results-of-another-connection",
         [many](Stage &on) -> QWidget & {
             many(on);
             Connection other = on.connection();
             other.id = u"other"_s;
             other.name = u"άλλο"_s;
             on.context().sessions().makeCurrent(other);
             Stage::waitForLayout();
             return on.window();
         }},
        {"results-filtered",
         [many](Stage &on) -> QWidget & {
             many(on);
             on.type("filterResults", u"created:>2026-01-01 -is:failed"_s);
             QTest::qWait(300);
             find<QAbstractButton>(on.window(), "chipArchived")->click();
             find<QAbstractButton>(on.window(), "chipActive")->setChecked(true);
             on.window().findChild<ResultsView *>()->table().selectAll();
             QTest::qWait(300);
             return on.window();
         }},
        {"results-filter-mistake",
         [many](Stage &on) -> QWidget & {
             many(on);
             find<QLineEdit>(on.window(), "filterResults")->setFocus();
             on.type("filterResults", u"typ:14"_s);
             on.wait("the mistake",
                     [&on] { return find<QLabel>(on.window(), "filterResultsUnder")->isVisible(); });
             return on.window();
         }},
        {"results-filter-fields",
         [many](Stage &on) -> QWidget & {
             many(on);
             auto *filter = find<QLineEdit>(on.window(), "filterResults");
             filter->setFocus();
             QTest::keyClick(filter, Qt::Key_Down, Qt::AltModifier);
             return *find<QCompleter>(*filter, "filterCompleter")->popup();
         }},
        {"results-states",
         [many](Stage &on) -> QWidget & {
             many(on);
             find<QAbstractButton>(on.window(), "chipUnread")->click();
             auto *menu = find<QMenu>(on.window(), "filtersMenu");
             menu->popup({});
             return *menu;
         }},
        {"results-not-looked-up",
         [](Stage &on) -> QWidget & {
             on.signIn();
             on.startLookUp(u"1-6, 901, 902, 909"_s);
             on.wait("the first rows",
                     [&on] { return on.context().results().current().progress().done >= 8; });
             on.trigger("actionStop");
             on.wait("the end", [&on] { return !on.context().results().isRunning(); });
             Stage::waitForLayout();
             return on.window();
         }},
        {"results-copied",
         [many](Stage &on) -> QWidget & {
             many(on);
             on.window().findChild<ResultsView *>()->table().selectAll();
             on.trigger("copyForTicket");
             on.wait("the count of the selected", [&on] {
                 return find<QLabel>(on.window(), "resultCount")->text() != QLocale().toString(17);
             });
             return on.window();
         }},
        {"results-marked",
         [many](Stage &on) -> QWidget & {
             many(on);
             ResultSet &set = on.context().results().current();
             set.setDone({0, 1, 3}, true);
             set.setNote({1, 4}, u"Ρωτήσαμε την Άννα"_s);
             on.window().findChild<ResultsView *>()->table().setCurrentRow(1);
             Stage::waitForLayout();
             return on.window();
         }},
        {"results-note-of-several",
         [many](Stage &on) -> QWidget & {
             many(on);
             on.window().findChild<ResultsView *>()->table().setState({.selected = {1, 2}});
             on.trigger("editNote");
             Stage::waitForLayout();
             return on.window();
         }},
        {"watch", withAction("watchRows", "watchDialog")},
        {"watching",
         [many](Stage &on) -> QWidget & {
             many(on);
             ResultsTable &table = on.window().findChild<ResultsView *>()->table();
             table.selectAll();
             on.trigger("watchRows");
             on.click("startWatch", on.dialog("watchDialog"));
             const QList<ResultSet *> sets = on.context().results().sets();
             ResultSet &watched = **std::find_if(sets.begin(), sets.end(),
                                                 [](const ResultSet *set) { return set->isWatched(); });
             on.wait("the first round", [&watched] { return !watched.isRunning(); });
             on.context().results().makeCurrent(watched);
             on.answerOtherwise();
             table.selectAll();
             on.trigger("refreshRows");
             table.setState({.current = 0});
             on.wait("changes", [&watched] {
                 qsizetype changes = 0;
                 for (qsizetype row = 0; row < watched.rows().size(); ++row)
                     changes += watched.rows().hasChange(row) ? 1 : 0;
                 return changes > 0 && !watched.isRunning();
             });
             on.waitForColumns();
             return on.window();
         }},
        {"compare",
         [many](Stage &on) -> QWidget & {
             many(on);
             auto *view = on.window().findChild<ResultsView *>();
             view->table().setState({.selected = {1, 2}});
             view->compare();
             return on.dialog("compareDialog");
         }},
        {"export", withAction("exportResultsAction", "exportDialog")},
        {"export-json",
         [withAction](Stage &on) -> QWidget & {
             QWidget &dialog = withAction("exportResultsAction", "exportDialog")(on);
             auto *formats = find<QComboBox>(dialog, "exportFormat");
             formats->setCurrentIndex(formats->findData(static_cast<int>(ExportFormat::Json)));
             return dialog;
         }},
        {"export-single",
         [many](Stage &on) -> QWidget & {
             many(on);
             const ResultsTable &table = on.window().findChild<ResultsView *>()->table();
             QTest::mouseClick(table.viewport(), Qt::LeftButton, {},
                               table.visualRect(table.model()->index(0, 2)).center());
             QWidget &dialog = dialogOf(on, "exportResultsAction", "exportDialog");
             auto *formats = find<QComboBox>(dialog, "exportFormat");
             formats->setCurrentIndex(formats->findData(static_cast<int>(ExportFormat::Html)));
             on.click("exportSelected", dialog);
             return dialog;
         }},
        {"exported",
         [withAction](Stage &on) -> QWidget & {
             QTemporaryDir folder(QDir::tempPath() + u"/αρχεία-με-πολλές-ειδοποιήσεις-XXXXXX"_s);
             on.click("chooseExportFile", withAction("exportResultsAction", "exportDialog")(on));
             on.files().choose(folder.filePath(u"notifications-2026-11-21-0912.csv"_s));
             on.wait("the message", [&on] { return isMessageShown(on); });
             return on.window();
         }},
        {"lookups-earlier",
         [many](Stage &on) -> QWidget & {
             many(on);
             on.trigger("actionLookups");
             const HistoryEntry last = on.context().history().entries().first();
             for (const int hoursAgo : {1, 5, 26, 27, 70}) {
                 HistoryEntry entry = last;
                 entry.time = last.time.addSecs(-3600 * hoursAgo);
                 entry.ids = u"%1-%2"_s.arg(2000 + hoursAgo).arg(2099);
                 entry.count = entry.writtenIds = entry.found = 100 - hoursAgo;
                 on.context().history().restore({entry});
             }
             auto *list = find<QListView>(on.window(), "lookups");
             list->setCurrentIndex(list->model()->index(list->model()->rowCount() - 2, 0));
             Stage::waitForLayout();
             return on.window();
         }},
        {"ids-file",
         [](Stage &on) -> QWidget & {
             on.signIn();
             QTemporaryFile file;
             if (!file.open())
                 qFatal("no file");
             file.write("1;α\n2;β\n3;γ\n");
             file.close();
             on.trigger("actionOpenFile");
             on.files().choose(file.fileName());
             return on.dialog("idFileDialog");
         }},
        {"ids-pasted-table",
         [](Stage &on) -> QWidget & {
             on.signIn();
             on.fillIds(u"1001, 1002\n1003, 1004"_s);
             on.click("chooseIdColumn");
             return on.dialog("idFileDialog");
         }},
        {"activity",
         [many](Stage &on) -> QWidget & {
             many(on);
             on.trigger("actionActivity");
             auto *table = on.window().findChild<ActivityTable *>();
             if (!table)
                 qFatal("no activity table");
             table->setCurrentIndex(table->model()->index(0, 0));
             Stage::waitForLayout();
             return on.window();
         }},
        {"activity-right",
         [many](Stage &on) -> QWidget & {
             many(on);
             on.trigger("actionActivity");
             on.trigger("actionActivityRight");
             Stage::waitForLayout();
             return on.window();
         }},
        {"activity-empty",
         [](Stage &on) -> QWidget & {
             on.trigger("actionActivity");
             Stage::waitForLayout();
             return on.window();
         }},
    };
}

/// Opens the dialog for a lookup in several connections, all of them checked.
QWidget &severalDialog(Stage &on, const QString &ids)
{
    on.fillIds(ids);
    QWidget &dialog = dialogOf(on, "actionChooseConnections", "severalDialog");
    QAbstractItemModel &list = *find<QAbstractItemView>(dialog, "severalConnections")->model();
    for (int row = 0; row < list.rowCount(); ++row)
        list.setData(list.index(row, 0), true, ListRowDelegate::CheckedRole);
    Stage::waitForLayout();
    return dialog;
}

/// Looks the ids up in both saved connections, with the API key alone.
void lookUpInSeveral(Stage &on, const QString &ids)
{
    on.saveConnections();
    for (const Connection &connection : on.context().connections().connections())
        on.context().sessions().session(connection.id).continueWithApiKey(connection, Secret(u"1234"_s));
    on.click("lookUpSeveral", severalDialog(on, ids));
    on.wait("the lookup", [&on] { return on.context().results().current().connectionIds().size() == 2; });
}

QList<Surface> severalConnections()
{
    return {
        {"several",
         [](Stage &on) -> QWidget & {
             on.signIn();
             return severalDialog(on, u"1-40"_s);
         }},
        {"several-unchecked",
         [](Stage &on) -> QWidget & {
             on.signIn();
             QWidget &dialog = severalDialog(on, u"1-40"_s);
             on.context().connections().remove(on.context().connections().connections().constLast().id);
             QAbstractItemModel &list = *find<QAbstractItemView>(dialog, "severalConnections")->model();
             list.setData(list.index(0, 0), false, ListRowDelegate::CheckedRole);
             Stage::waitForLayout();
             return dialog;
         }},
        {"several-empty", [](Stage &on) -> QWidget & { return severalDialog(on, u"1-40"_s); }},
        {"several-sign-in",
         [](Stage &on) -> QWidget & {
             on.saveConnections();
             on.click("lookUpSeveral", severalDialog(on, u"1-40"_s));
             return on.dialog("signInDialog");
         }},
        {"several-running",
         [](Stage &on) -> QWidget & {
             lookUpInSeveral(on, u"1-8, 905, 909"_s);
             ResultSet &results = on.context().results().current();
             on.wait("both waits", [&results] {
                 const QStringList ids = results.connectionIds();
                 return std::all_of(ids.begin(), ids.end(), [&results](const QString &id) {
                     return results.run(id).waitLeft().has_value();
                 });
             });
             results.stop(results.connectionIds().constFirst());
             Stage::waitForColumns();
             return on.window();
         }},
        {"several-done",
         [](Stage &on) -> QWidget & {
             lookUpInSeveral(on, u"1-8, 901"_s);
             on.wait("the end", [&on] { return !on.context().results().isRunning(); });
             Stage::waitForColumns();
             return on.window();
         }},
    };
}

QList<Surface> connections()
{
    const auto saved = [](const char *action, const char *dialog) {
        return [action, dialog](Stage &on) -> QWidget & {
            on.saveConnections();
            return dialogOf(on, action, dialog);
        };
    };
    return {
        {"switcher", saved("actionSwitchConnection", "connectionSwitcher")},
        {"header-connections",
         [](Stage &on) -> QWidget & {
             on.saveConnections();
             return popupOf(*find<QComboBox>(on.window(), "connection"));
         }},
        {"link-filled-in",
         [](Stage &on) -> QWidget & {
             on.saveConnections();
             on.window().openLink(u"svc-desktop://lookup?connection=99&ids=1,2&host="_s +
                                  displayHost(on.connection().baseUrl));
             return on.window();
         }},
        {"link-fits-several",
         [](Stage &on) -> QWidget & {
             on.saveConnections();
             on.context().sessions().makeCurrent(QString());
             on.window().openLink(u"svc-desktop://lookup?ids=1&host="_s +
                                  displayHost(on.connection().baseUrl));
             return on.window();
         }},
        {"link-for-another-service",
         [](Stage &on) -> QWidget & {
             on.saveConnections();
             on.window().openLink(u"svc-desktop://lookup?ids=1&host=1.2.3.4&connection="_s +
                                  QString::fromLatin1(QUrl::toPercentEncoding(on.connection().name)));
             return on.window();
         }},
        {"history-elsewhere",
         [](Stage &on) -> QWidget & {
             on.lookUp(u"1, 2"_s);
             on.context().sessions().current().signOut();
             const QList<Connection> all = on.context().connections().connections();
             on.context().connections().remove(all.first().id);
             on.context().sessions().makeCurrent(all.last());
             static_cast<void>(on.context().results().take(on.context().results().current()));
             on.trigger("actionGoToLookups");
             auto *list = find<QListView>(on.window(), "lookups");
             list->setCurrentIndex(list->model()->index(list->model()->rowCount() - 1, 0));
             QTest::keyClick(list, Qt::Key_Return);
             Stage::waitForLayout();
             return on.window();
         }},
        {"connections", saved("actionManageConnections", "connectionsDialog")},
        {"connections-empty",
         [](Stage &on) -> QWidget & { return dialogOf(on, "actionManageConnections", "connectionsDialog"); }},
        {"connection-editor",
         [saved](Stage &on) -> QWidget & {
             saved("actionManageConnections", "connectionsDialog")(on);
             on.trigger("editConnectionAction");
             return on.dialog("connectionEditor");
         }},
        {"connection-new",
         [saved](Stage &on) -> QWidget & {
             saved("actionManageConnections", "connectionsDialog")(on);
             on.trigger("newConnectionAction");
             QWidget &dialog = on.dialog("connectionEditor");
             on.type("serviceAddress", on.connection().baseUrl.toString());
             on.click("save", dialog); // which asks for the environment
             return dialog;
         }},
        {"connection-command",
         [saved](Stage &on) -> QWidget & {
             saved("actionManageConnections", "connectionsDialog")(on);
             on.trigger("newConnectionAction");
             QWidget &dialog = on.dialog("connectionEditor");
             pasteCommand(dialog);
             return dialog;
         }},
        {"import",
         [saved](Stage &on) -> QWidget & {
             QWidget &manager = saved("actionManageConnections", "connectionsDialog")(on);
             QTemporaryFile file;
             static_cast<void>(file.open());
             file.write(R"({"name":"Δοκιμή","values":[{"key":"baseUrl","value":"http://192.0.2.7"},
                 {"key":"apiKey","value":"1234"},{"key":"password","value":"1234"},{"key":"token","value":"1234"},
                 {"key":"username","value":"ω"}]})");
             file.close();
             on.click("importConnections", manager);
             on.files().choose(file.fileName());
             on.wait("the import", [&on] { return on.window().findChild<QWidget *>(u"importDialog"_s); });
             QWidget &dialog = on.dialog("importDialog");
             QAbstractItemModel &list = *find<QAbstractItemView>(dialog, "importEntries")->model();
             list.setData(list.index(1, 0), true, ListRowDelegate::CheckedRole);
             Stage::waitForLayout();
             return dialog;
         }},
        {"connection-tested",
         [saved](Stage &on) -> QWidget & {
             saved("actionManageConnections", "connectionsDialog")(on);
             on.trigger("editConnectionAction");
             QWidget &dialog = on.dialog("connectionEditor");
             on.click("testConnection", dialog);
             on.wait("the result",
                     [&dialog] { return isShown(dialog, "messageTitle") && !isShown(dialog, "stopTest"); });
             return dialog;
         }},
        {"connection-deleted",
         [saved](Stage &on) -> QWidget & {
             QWidget &dialog = saved("actionManageConnections", "connectionsDialog")(on);
             on.trigger("deleteConnectionAction");
             return dialog;
         }},
    };
}

QList<Surface> upgrades()
{
    const auto panel = [](Stage &on) -> QWidget & {
        on.signIn();
        on.trigger("actionUpgrade");
        Stage::waitForLayout();
        return on.window();
    };
    const auto ended = [panel](const QByteArray &answer) {
        return [panel, answer](Stage &on) -> QWidget & {
            panel(on);
            on.answerUpgrade(answer);
            on.click("runUpgrade");
            on.click("confirmUpgrade");
            on.wait("the outcome", [&on] { return !on.context().upgrade().isRunning(); });
            Stage::waitForLayout();
            return on.window();
        };
    };
    const auto running = [panel](Stage &on) -> QWidget & {
        panel(on);
        on.click("runUpgrade");
        on.click("confirmUpgrade");
        on.wait("the run", [&on] { return on.context().upgrade().isRunning(); });
        Stage::waitForLayout();
        return on.window();
    };
    return {
        {"upgrade", panel},
        {"upgrade-signed-out",
         [](Stage &on) -> QWidget & {
             on.trigger("actionUpgrade");
             Stage::waitForLayout();
             return on.window();
         }},
        {"upgrade-confirm",
         [panel](Stage &on) -> QWidget & {
             panel(on);
             on.click("runUpgrade");
             Stage::waitForLayout();
             return on.window();
         }},
        {"upgrade-running", running},
        {"upgrade-quit",
         [running](Stage &on) -> QWidget & {
             running(on);
             on.window().close();
             return on.dialog("quitQuestion");
         }},
        {"upgrade-finished",
         ended("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}")},
        {"upgrade-answer",
         ended("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 159\r\n\r\n"
               R"({"1":[{"2":"Μετατροπή μετρήσεων σε νέα μορφή","3":900},{"2":"Ευρετήριο","3":400},)"
               R"({"2":"Αναφορά","3":800,"4":true}]})")},
        {"upgrade-changed",
         [ended](Stage &on) -> QWidget & {
             ended("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}")(on);
             on.click("changeUpgrade");
             Stage::waitForLayout();
             return on.window();
         }},
        {"upgrade-refused",
         ended("HTTP/1.1 403 Forbidden\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}")},
        {"upgrade-failed",
         ended("HTTP/1.1 500 Oops\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}")},
        {"upgrade-unknown", ended("HTTP/1.1 200 OK\r\nContent-Length: 9\r\nConnection: close\r\n\r\n{}")},
    };
}

QList<Surface> preferences()
{
    QList<Surface> all;
    static const QList<QByteArray> names = {"preferences-general", "preferences-lookup",
                                            "preferences-connections", "preferences-privacy"};
    for (int page = 0; page < names.size(); ++page) {
        all += {names.at(page).constData(), [page](Stage &on) -> QWidget & {
                    QWidget &dialog = dialogOf(on, "actionPreferences", "preferencesDialog");
                    find<QListWidget>(dialog, "preferencesPages")->setCurrentRow(page);
                    QTest::qWait(100); // the loader measures files in the background
                    return dialog;
                }};
    }
    all +=
        {"preferences-language", [](Stage &on) -> QWidget & {
             QWidget &dialog = dialogOf(on, "actionPreferences", "preferencesDialog");
             auto *languages = find<QComboBox>(dialog, "language");
             languages->setCurrentIndex(languages->findData(language::isInUse(u"de"_s) ? u"ja"_s : u"de"_s));
             return dialog;
         }};
    all += {"preferences-forget", [](Stage &on) -> QWidget & {
                QWidget &dialog = dialogOf(on, "actionPreferences", "preferencesDialog");
                find<QListWidget>(dialog, "preferencesPages")->setCurrentRow(3);
                on.click("forgetAll", dialog);
                return on.dialog("forgetDialog");
            }};
    return all;
}

QList<Surface> help()
{
    return {
        {"shortcuts",
         [](Stage &on) -> QWidget & { return dialogOf(on, "actionShortcuts", "shortcutsDialog"); }},
        {"diagnostics",
         [](Stage &on) -> QWidget & { return dialogOf(on, "actionDiagnostics", "diagnosticsDialog"); }},
        {"diagnostics-checked",
         [](Stage &on) -> QWidget & {
             on.signIn();
             QWidget &dialog = dialogOf(on, "actionDiagnostics", "diagnosticsDialog");
             on.click("askAddress", dialog);
             on.click("checkConnection", dialog);
             on.wait("the result",
                     [&dialog] { return find<QAbstractButton>(dialog, "checkConnection")->isEnabled(); });
             return dialog;
         }},
        {"help", [](Stage &on) -> QWidget & { return dialogOf(on, "actionHelp", "helpDialog"); }},
        {"about", [](Stage &on) -> QWidget & { return dialogOf(on, "actionAbout", "aboutDialog"); }},
    };
}

} // namespace

QWidget &Surface::opened(Stage &stage) const
{
    QWidget &widget = open(stage);
    Stage::waitForLayout();
    return widget;
}

const QList<Surface> &surfaces()
{
    static const QList<Surface> all = signIns() + lookups() + results() + severalConnections() +
                                      connections() + upgrades() + preferences() + help();
    return all;
}
