// SPDX-License-Identifier: MIT
#pragma once

#include "base/async.h"
#include "storage/backgroundfile.h"

#include <QFileInfo>

#include <functional>
#include <optional>
#include <utility>

/// Returns a parser's error about the content of a file, with sentences that name the file.
[[nodiscard]] Error withFileName(const QString &path, Error error);

/// Parses the content of a file. Errors: LocalStorage/FileDamaged.
template <typename T>
using ParseDocument = std::function<Result<T>(const QByteArray &)>;

/// Returns the document that `parse` makes of the file's `content`; `nullopt` if the file does not exist.
template <typename T>
[[nodiscard]] Result<std::optional<T>> documentIn(const QString &path, const Result<QByteArray> &content,
                                                  const ParseDocument<T> &parse)
{
    if (!content)
        return failure(content.error());
    if (!QFileInfo::exists(path))
        return std::nullopt;
    Result<T> document = parse(*content);
    if (!document)
        return failure(withFileName(path, document.error()));
    return std::optional<T>(*std::move(document));
}

/// Reads a document without a DocumentFile, on any thread; `nullopt` if the file does not exist.
/// Errors: as for readRegularFile(), and those of `parse` with the file's name.
template <typename T>
[[nodiscard]] Result<std::optional<T>> readDocument(const QString &path, qint64 maxSize,
                                                    const ParseDocument<T> &parse)
{
    return documentIn(path, readRegularFile(path, maxSize), parse);
}

/// The part of DocumentFile that does not depend on the document's type.
class DocumentFileBase : public QObject
{
    Q_OBJECT
public:
    /// What load() does with a damaged file.
    enum class IfDamaged { Quarantine, Leave };

    /// Returns whether changes will be saved: `false` if the file cannot be read or a write has failed.
    [[nodiscard]] bool canSave() const { return !m_unreadable && !m_hasFailed; }
    /// Returns why the file must not be overwritten: it could be neither read nor quarantined. Reset when it
    /// is read again.
    [[nodiscard]] const std::optional<Error> &unreadable() const { return m_unreadable; }
    /// Returns whether a load in the background is in progress.
    [[nodiscard]] bool isLoading() const { return m_isLoading; }

    /// Writes in the background, or emits failed() if the file is unreadable().
    void write(const QByteArray &content);
    /// Deletes the file whatever its content, as BackgroundFile::remove() does. Cancels a load in the
    /// background.
    void remove();
    void remove(QObject *context, const std::function<void(const std::optional<Error> &)> &done);
    /// Forgets earlier errors and cancels a load in the background, so that the next write() is not refused.
    void reset();

    /// Emits failed(), unless it has been emitted since the last successful save or read.
    void reportFailure(const Error &error);
    /// Emits failed() for a change that was lost because another program changed the file.
    void reportLoss(const Error &error);

Q_SIGNALS:
    /// Emitted when all changes have been written, or the file has been removed.
    void saved();
    /// Emitted when saving fails; not again until a save succeeds.
    void failed(const Error &error);
    /// Emitted with the error FileChangedOnDisk when another program has changed the file since it was read.
    /// Nothing was written. The file must be read again before the next change.
    void changedOnDisk(const Error &error);

protected:
    explicit DocumentFileBase(const QString &path);

    [[nodiscard]] const QString &path() const { return m_file.path(); }
    /// Starts over, waits for pending writes and reads the file on this thread.
    [[nodiscard]] Result<QByteArray> readNow(qint64 maxSize);
    /// Starts over for a load in the background, and returns its number for endLoad().
    [[nodiscard]] int beginLoad();
    /// Ends the load with that number, which has read a content with that fileDigest(). Returns `false` if it
    /// was cancelled.
    [[nodiscard]] bool endLoad(int load, const QByteArray &digest);
    /// Quarantines a damaged file, and protects any other unreadable file from being overwritten. Returns the
    /// error to report.
    [[nodiscard]] Error handleLoadError(Error problem, IfDamaged ifDamaged);

private:
    [[nodiscard]] QString fileName() const;

    BackgroundFile m_file;
    std::optional<Error> m_unreadable;
    bool m_hasFailed = false; ///< failed() was emitted, and nothing has been saved since
    bool m_isLoading = false;
    int m_load = 0; ///< number of the most recent load in the background
};

/// A file with one document of type T. Reads it, quarantines it as `.bad` if it is damaged, never overwrites
/// a file that it could not read, and saves in the background.
template <typename T>
class DocumentFile final : public DocumentFileBase
{
public:
    using Document = Result<std::optional<T>>;

    DocumentFile(const QString &path, qint64 maxSize, ParseDocument<T> parse)
        : DocumentFileBase(path)
        , m_maxSize(maxSize)
        , m_parse(std::move(parse))
    {
    }

    /// Reads the file; `nullopt` if it does not exist. After a damaged file has been quarantined, the
    /// document can be saved again. Errors: as for readDocument(), with the place of a quarantined file.
    [[nodiscard]] Document load(IfDamaged ifDamaged = IfDamaged::Quarantine)
    {
        return checkedDocument(documentIn(path(), readNow(m_maxSize), m_parse), ifDamaged);
    }

    /// Does the same as load(), but in the background. Calls `loaded` unless reset() or remove() is
    /// called first.
    void loadInBackground(const std::function<void(const Document &)> &loaded)
    {
        struct Read
        {
            Document document;
            QByteArray digest;
        };
        inBackground(
            this,
            [path = path(), maxSize = m_maxSize, parse = m_parse] {
                const Result<QByteArray> content = readRegularFile(path, maxSize);
                return Read{documentIn(path, content, parse), content ? fileDigest(*content) : QByteArray()};
            },
            [this, load = beginLoad(), loaded](const Read &read) {
                if (endLoad(load, read.digest))
                    loaded(checkedDocument(read.document, IfDamaged::Quarantine));
            });
    }

private:
    [[nodiscard]] Document checkedDocument(Document document, IfDamaged ifDamaged)
    {
        if (!document)
            return failure(handleLoadError(document.error(), ifDamaged));
        return document;
    }

    const qint64 m_maxSize;
    const ParseDocument<T> m_parse;
};
