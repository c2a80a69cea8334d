// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

/// An array of objects in a JSON text, as a table: a row for each object, a column for each key.
struct JsonTable
{
    QString path;            ///< `$.list[3].items`, as JsonLeaf::path
    QStringList columns;     ///< the keys of all objects, in the order in which they first occur
    QList<QStringList> rows; ///< as many cells as there are columns; empty where an object lacks the key
    bool isCut = false;      ///< rows, columns or texts are missing because of the limits

    friend bool operator==(const JsonTable &, const JsonTable &) = default;
};

/// Returns every array of a JSON text that has elements and whose elements are all objects, in the order in
/// which they begin, wherever they are. Nothing is assumed about the names and meanings of their keys. A cell
/// is the text of a string; any other value is as received, on one line.
///
/// If the text is cut off, the last array contains the objects that are complete. The result is limited: at
/// most 20 tables with together 1,000 rows, 40 columns each, 1,000 characters in a cell; arrays deeper than
/// 32 levels are left out.
[[nodiscard]] QList<JsonTable> jsonTables(const QByteArray &json);
