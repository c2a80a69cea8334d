// SPDX-License-Identifier: MIT
#pragma once

#include "base/async.h"
#include "storage/atomicfile.h"

#include <QFileInfo>

#include <functional>
#include <optional>
#include <utility>

/// What a parser said about the content of a file, as sentences that name the file.
[[nodiscard]] Error namingFile(const QString &path, Error error);

/// Makes a document of a file's content. Errors: LocalStorage/FileDamaged.
template <typename T>
using ParseDocument = std::function<Result<T>(const QByteArray &)>;

/// Returns what `parse` makes of `content`, which was read from the file; `nullopt` where there is no file.
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
        return failure(namingFile(path, document.error()));
    return std::optional<T>(*std::move(document));
}

/// Reads a document without a DocumentFile, from any thread; `nullopt` where there is no file.
/// Errors: as readWholeFile(), and those of `parse`, naming the file.
template <typename T>
[[nodiscard]] Result<std::optional<T>> readDocument(const QString &path, qint64 maxSize,
                                                    const ParseDocument<T> &parse)
{
    return documentIn(path, readWholeFile(path, maxSize), parse);
}

/// What a DocumentFile does whatever its document is.
class DocumentFileBase : public QObject
{
    Q_OBJECT
public:
    /// What happens to a file that makes no sense.
    enum class IfDamaged { Quarantine, Leave };

    /// Whether what is written outlives the program: not where the file can't be read, or a write has failed.
    [[nodiscard]] bool canSave() const { return !m_unreadable && !m_hasFailed; }
    /// Why the file must not be written over: it could not be read, nor set aside. Until it is read again.
    [[nodiscard]] const std::optional<Error> &unreadable() const { return m_unreadable; }
    /// A load in the background has not ended.
    [[nodiscard]] bool isLoading() const { return m_isLoading; }

    /// Writes in the background, or emits failed() where the file is unreadable().
    void write(const QByteArray &content);
    /// As BackgroundFile::remove(), whatever is in the file. Ends a load in the background.
    void remove();
    void remove(QObject *context, const std::function<void(const std::optional<Error> &)> &done);
    /// Takes back what is known of the file, and ends a load in the background: the next write() is done
    /// whatever is there.
    void startOver();

    /// Emits failed(), unless that was emitted since something was last saved or read.
    void reportFailure(const Error &error);
    /// Emits failed() for a change that is lost because the file was overtaken.
    void reportLoss(const Error &error);

Q_SIGNALS:
    /// Everything up to now is in the file, or the file is removed.
    void saved();
    /// Saving does not work. Emitted once, until it works again.
    void failed(const Error &error);
    /// Another program has changed the file since it was read, and nothing was written: it is to be read
    /// again before the next change. The error is FileChangedOnDisk.
    void overtaken(const Error &error);

protected:
    explicit DocumentFileBase(const QString &path);

    [[nodiscard]] const QString &path() const { return m_file.path(); }
    /// Begins to read in this thread: after what is still to be written.
    [[nodiscard]] Result<QByteArray> readNow(qint64 maxSize);
    /// Begins to read in the background; returns a number for endLoad().
    [[nodiscard]] int beginLoad();
    /// Whether what that load has read, with that fileDigest(), is still wanted.
    [[nodiscard]] bool endLoad(int load, const QByteArray &digest);
    /// Sets a damaged file aside; keeps others from being written over. Returns the error to tell.
    [[nodiscard]] Error refuse(Error problem, IfDamaged ifDamaged);

private:
    [[nodiscard]] QString fileName() const;

    BackgroundFile m_file;
    std::optional<Error> m_unreadable;
    bool m_hasFailed = false; ///< failed() was emitted, and nothing was saved since
    bool m_isLoading = false;
    int m_load = 0; ///< number of the load in the background that was begun last
};

/// A file that holds one document of the user's, in the form of T: reads it, sets it aside as `.bad` where it
/// is damaged, never writes over one that it could not read, and saves in the background.
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

    /// Reads the file; `nullopt` where there is none. What was damaged and has been set aside does not keep
    /// anything from being written. Errors: as readDocument(), with the place of a file that was set aside.
    [[nodiscard]] Document load(IfDamaged ifDamaged = IfDamaged::Quarantine)
    {
        return taken(documentIn(path(), readNow(m_maxSize), m_parse), ifDamaged);
    }

    /// As load(), but reads in the background, and then calls back unless startOver() or remove() was called.
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
                const Result<QByteArray> content = readWholeFile(path, maxSize);
                return Read{documentIn(path, content, parse), content ? fileDigest(*content) : QByteArray()};
            },
            [this, load = beginLoad(), loaded](const Read &read) {
                if (endLoad(load, read.digest))
                    loaded(taken(read.document, IfDamaged::Quarantine));
            });
    }

private:
    [[nodiscard]] Document taken(Document document, IfDamaged ifDamaged)
    {
        if (!document)
            return failure(refuse(document.error(), ifDamaged));
        return document;
    }

    const qint64 m_maxSize;
    const ParseDocument<T> m_parse;
};
