// SPDX-License-Identifier: MIT
#include "results/resultrows.h"

#include "base/clock.h"
#include "redaction/secretredactor.h"
#include "results/bodyblocks.h"

#include <QHash>

#include <algorithm>
#include <array>
#include <cstring>
#include <limits>
#include <type_traits>

namespace {

constexpr std::size_t kChunkRows = 1024;
constexpr qint64 kNoTime = std::numeric_limits<qint64>::min();

qint64 msOf(const QDateTime &time)
{
    return time.isValid() ? time.toMSecsSinceEpoch() : kNoTime;
}

QDateTime timeOf(qint64 ms)
{
    return ms == kNoTime ? QDateTime() : utcTime(ms);
}

std::optional<CreatedTime> createdTime(const Notification &notification)
{
    const std::optional<Timestamp> &date = notification.createdDate;
    if (!date)
        return std::nullopt;
    if (date->instant)
        return CreatedTime{date->instant->toMSecsSinceEpoch(), false};
    const auto asUtc = parseTimestamp(date->text + u'Z');
    return asUtc && asUtc->instant ? std::optional(CreatedTime{asUtc->instant->toMSecsSinceEpoch(), true})
                                   : std::nullopt;
}

/// Returns a date for the time, with another text than the one received.
Timestamp timestampOf(const CreatedTime &created)
{
    const QDateTime time = timeOf(created.ms);
    const QString text = time.toString(Qt::ISODateWithMs);
    return created.lacksOffset ? Timestamp{text.chopped(1), std::nullopt} : Timestamp{text, time};
}

/// A bool in a byte; -1 if it is not given.
qint8 packed(std::optional<bool> flag)
{
    return flag ? qint8(*flag) : qint8(-1);
}

std::optional<bool> unpacked(qint8 flag)
{
    return flag < 0 ? std::nullopt : std::optional(flag > 0);
}

std::shared_ptr<const Notification> parsed(QByteArrayView body, qint64 exchange)
{
    const QByteArray raw = body.toByteArray();
    Notification notification;
    if (auto result = parseNotification(raw))
        notification = std::move(*result);
    else
        notification.raw = raw;
    notification.exchange = exchange;
    return std::make_shared<const Notification>(std::move(notification));
}

/// Returns the body of a notification, which one that was not received does not have.
QByteArray bodyOf(const Notification &notification)
{
    return notification.raw.isEmpty() ? notificationJson(notification) : notification.raw;
}

} // namespace

struct ResultRows::Record
{
    qint64 fetchedMs = kNoTime;
    qint64 createdMs = 0;
    qint64 exchange = 0;
    qint32 id = 0;
    StoredBytes body; ///< of the notification, or the service's message in UTF-16 if there is an error
    Code source = 0;
    Code type = kNotGiven;
    Code category = kNotGiven;
    quint32 version = 0;
    qint32 sameAnswers = 0;
    Outcome outcome : 4 = Outcome::Waiting;
    bool hasNotification : 1 = false;
    bool hasError : 1 = false;
    bool isErrorOfId : 1 = false; ///< Error::notificationId is the id of the row
    bool hasPrevious : 1 = false;
    bool isChanged : 1 = false;
    bool hasCreated : 1 = false;
    bool lacksOffset : 1 = false;
    bool isDone : 1 = false;
    bool hasNote : 1 = false;
    bool hasChange : 1 = false;
    qint8 read = -1;
    qint8 archived = -1;
};

struct ResultRows::Previous
{
    qint64 fetchedMs = kNoTime;
    qint64 exchange = 0;
    StoredBytes body;
};

/// Rows that follow one another, and what only some of them have.
struct ResultRows::Chunk : QSharedData
{
    Chunk()
        : records(kChunkRows * sizeof(Record))
    {
        Q_CHECK_PTR(records.data());
    }
    Chunk(const Chunk &other)
        : QSharedData(other)
        , records(kChunkRows * sizeof(Record))
        , errors(other.errors)
        , notes(other.notes)
        , changes(other.changes)
    {
        Q_CHECK_PTR(records.data());
        std::memcpy(records.data(), other.records.data(), kChunkRows * sizeof(Record));
        if (other.previous) {
            addPrevious();
            std::memcpy(previous->data(), other.previous->data(), kChunkRows * sizeof(Previous));
        }
    }
    ~Chunk() = default;
    Chunk &operator=(const Chunk &) = delete;

    Record *record() const { return reinterpret_cast<Record *>(records.data()); }
    Previous *previousOnes() const { return reinterpret_cast<Previous *>(previous->data()); }
    void addPrevious()
    {
        if (!previous)
            previous = std::make_unique<Pages>(kChunkRows * sizeof(Previous));
        Q_CHECK_PTR(previous->data());
    }
    void addErrors()
    {
        if (errors.empty())
            errors.resize(kChunkRows);
    }

    Pages records;
    std::unique_ptr<Pages> previous;                  ///< null if no row has one
    std::vector<std::shared_ptr<const Error>> errors; ///< empty if no row has one
    QHash<std::size_t, QString> notes;                ///< by the index of the record
    QHash<std::size_t, SeenChange> changes;           ///< by the index of the record
};

struct ResultRows::Data : QSharedData
{
    /// Numbers the different values of a property.
    template <typename Value, typename Key>
    class Table final
    {
    public:
        [[nodiscard]] int code(const Value &value, const Key &key)
        {
            if (const auto known = m_codes.constFind(key); known != m_codes.constEnd())
                return *known;
            const int code = int(m_values.size());
            m_codes.insert(key, code);
            m_values += value;
            return code;
        }
        [[nodiscard]] const QList<Value> &values() const { return m_values; }

    private:
        QList<Value> m_values;
        QHash<Key, int> m_codes;
    };

    /// What distinguishes types, or categories.
    struct NameKey
    {
        std::optional<qint32> id;
        std::optional<QString> info;
        std::optional<QString> description;

        friend bool operator==(const NameKey &, const NameKey &) = default;
        friend std::size_t qHash(const NameKey &key, std::size_t seed = 0)
        {
            return qHashMulti(seed, key.id.value_or(-1), key.info.value_or(QString()),
                              key.description.value_or(QString()));
        }
    };

    struct Place
    {
        Chunk *chunk;
        std::size_t index;

        Record &record() const { return chunk->record()[index]; }
    };
    Place toWrite(qsizetype row)
    {
        const auto place = static_cast<std::size_t>(row);
        return {chunks[place / kChunkRows].data(), place % kChunkRows};
    }
    [[nodiscard]] const Chunk &chunkOf(qsizetype row) const
    {
        return *chunks[static_cast<std::size_t>(row) / kChunkRows].constData();
    }

    [[nodiscard]] Code codeOfSource(const ResultSource &source)
    {
        if (const auto known = sources.lastIndexOf(source); known >= 0)
            return Code(known);
        sources += source;
        return Code(sources.size() - 1);
    }
    [[nodiscard]] std::shared_ptr<const Error> common(Error error);

    /// What becomes the content of a record, made before anything is changed.
    struct Content
    {
        Record record;
        std::shared_ptr<const Error> error;
    };
    /// Returns `nullopt` if there is no memory for the body.
    [[nodiscard]] std::optional<Content> contentOf(const LookupRow &lookup);
    void dropAnswer(const Place &place);
    void dropPrevious(const Place &place);
    void setContent(const Place &place, const Content &content);
    void emptyBlock();

    std::vector<QSharedDataPointer<Chunk>> chunks;
    qsizetype size = 0;
    BodyBlocks blocks;
    QList<ResultSource> sources;
    Table<NotificationType, NameKey> types;
    Table<NotificationCategory, NameKey> categories;
    std::array<std::shared_ptr<const Error>, 8> recentErrors; ///< so that equal ones are stored once
    std::size_t nextRecent = 0;
    quint32 lastVersion = 0;
    qint64 answerBytes = 0;
};

/// Returns the error for all rows that have the same one.
std::shared_ptr<const Error> ResultRows::Data::common(Error error)
{
    const auto known = std::find_if(recentErrors.begin(), recentErrors.end(),
                                    [&error](const auto &each) { return each && *each == error; });
    if (known != recentErrors.end())
        return *known;
    nextRecent = (nextRecent + 1) % recentErrors.size();
    return recentErrors.at(nextRecent) = std::make_shared<const Error>(std::move(error));
}

std::optional<ResultRows::Data::Content> ResultRows::Data::contentOf(const LookupRow &lookup)
{
    Content content;
    std::optional<StoredBytes> body = StoredBytes();
    Record &record = content.record;
    record.id = lookup.id;
    record.outcome = lookup.outcome;
    record.fetchedMs = msOf(lookup.fetchedAt);
    record.exchange = exchangeOf(lookup);
    if (const Notification *notification = lookup.notification.get()) {
        record.hasNotification = true;
        record.read = packed(notification->read);
        record.archived = packed(notification->archived);
        if (const auto created = createdTime(*notification)) {
            record.hasCreated = true;
            record.createdMs = created->ms;
            record.lacksOffset = created->lacksOffset;
        }
        if (const auto &type = notification->type) {
            record.type = types.code({type->id, type->info, type->description, {}},
                                     {type->id, type->info, type->description});
            if (const auto &category = type->category)
                record.category =
                    categories.code(*category, {category->id, category->info, category->description});
        }
        body = blocks.store(bodyOf(*notification));
    } else if (lookup.error) {
        record.hasError = true;
        Error error = *lookup.error;
        const QString message = std::exchange(error.serverMessage, QString());
        error.exchange = 0;
        if (error.notificationId == lookup.id) {
            record.isErrorOfId = true;
            error.notificationId.reset();
        }
        content.error = common(std::move(error));
        body =
            blocks.store(QByteArrayView(reinterpret_cast<const char *>(message.utf16()), message.size() * 2));
    }
    if (!body)
        return std::nullopt;
    record.body = *body;
    return content;
}

void ResultRows::Data::dropAnswer(const Place &place)
{
    Record &record = place.record();
    if (record.hasNotification)
        answerBytes -= record.body.size;
    if (record.hasError)
        place.chunk->errors[place.index].reset();
    blocks.drop(record.body);
    record.body = {};
    record.hasNotification = false;
    record.hasError = false;
}

void ResultRows::Data::dropPrevious(const Place &place)
{
    Record &record = place.record();
    if (!record.hasPrevious)
        return;
    const StoredBytes &body = place.chunk->previousOnes()[place.index].body;
    answerBytes -= body.size;
    blocks.drop(body);
    record.hasPrevious = false;
}

/// Sets the record, whose previous answer, mark and seen change stay.
void ResultRows::Data::setContent(const Place &place, const Content &content)
{
    if (content.error) {
        place.chunk->addErrors();
        place.chunk->errors[place.index] = content.error;
    }
    if (content.record.hasNotification)
        answerBytes += content.record.body.size;
    Record record = content.record;
    record.isDone = place.record().isDone;
    record.hasNote = place.record().hasNote;
    record.hasChange = place.record().hasChange;
    record.version = ++lastVersion;
    place.record() = record;
}

/// Moves what is used in a block whose bytes are mostly unused, so that the block goes back to the system.
void ResultRows::Data::emptyBlock()
{
    const std::optional<BodyBlocks::Block> block = blocks.takeBlockToEmpty();
    if (!block)
        return;
    const auto isIn = [&block](const StoredBytes &body) { return body.size > 0 && body.block == *block; };
    const auto move = [this](StoredBytes &body) {
        if (const auto moved = blocks.store(blocks.view(body)))
            blocks.drop(std::exchange(body, *moved));
    };
    for (qsizetype row = 0; row < size; ++row) {
        const Chunk &chunk = chunkOf(row);
        const std::size_t index = static_cast<std::size_t>(row) % kChunkRows;
        const Record &record = chunk.record()[index];
        const bool isBody = isIn(record.body);
        const bool isPrevious = record.hasPrevious && isIn(chunk.previousOnes()[index].body);
        if (!isBody && !isPrevious)
            continue;
        const Place place = toWrite(row);
        if (isBody)
            move(place.record().body);
        if (isPrevious)
            move(place.chunk->previousOnes()[index].body);
    }
}

ResultRows::ResultRows()
    : m_data(new Data)
{
    static_assert(sizeof(Record) <= 80);
    static_assert(std::is_trivially_copyable_v<Record> && std::is_trivially_copyable_v<Previous>);
}

ResultRows::ResultRows(const QList<ResultRow> &rows)
    : ResultRows()
{
    for (const ResultRow &row : rows)
        append(row);
}

ResultRows::ResultRows(std::initializer_list<ResultRow> rows)
    : ResultRows(QList<ResultRow>(rows))
{
}

ResultRows::~ResultRows() = default;
ResultRows::ResultRows(const ResultRows &other) = default;
ResultRows &ResultRows::operator=(const ResultRows &other) = default;

ResultRows::ResultRows(ResultRows &&other) noexcept
    : ResultRows()
{
    m_data.swap(other.m_data);
    m_redactor.swap(other.m_redactor);
}

ResultRows &ResultRows::operator=(ResultRows &&other) noexcept
{
    m_data.swap(other.m_data);
    m_redactor.swap(other.m_redactor);
    return *this;
}

const ResultRows::Record &ResultRows::record(qsizetype row) const
{
    return m_data->chunkOf(row).record()[static_cast<std::size_t>(row) % kChunkRows];
}

qsizetype ResultRows::size() const
{
    return m_data->size;
}

ResultRow ResultRows::withoutTexts(qsizetype row) const
{
    const Record &record = this->record(row);
    ResultRow result = frame(row);
    if (record.hasNotification) {
        Notification notification;
        notification.read = unpacked(record.read);
        notification.archived = unpacked(record.archived);
        if (const auto time = created(row))
            notification.createdDate = timestampOf(*time);
        if (record.type != kNotGiven)
            notification.type = m_data->types.values().at(record.type);
        if (record.category != kNotGiven)
            notification.type->category = m_data->categories.values().at(record.category);
        notification.exchange = record.exchange;
        result.lookup.notification = std::make_shared<const Notification>(std::move(notification));
    }
    return clean(std::move(result));
}

/// Returns the row without secrets if these are to be removed.
ResultRow ResultRows::clean(ResultRow row) const
{
    return m_redactor ? redacted(std::move(row), *m_redactor) : row;
}

/// Returns the row without its notifications.
ResultRow ResultRows::frame(qsizetype row) const
{
    const Record &record = this->record(row);
    const Chunk &chunk = m_data->chunkOf(row);
    const std::size_t index = static_cast<std::size_t>(row) % kChunkRows;
    const ResultSource &source = m_data->sources.at(record.source);
    ResultRow result;
    result.lookup.id = record.id;
    result.lookup.outcome = record.outcome;
    result.lookup.fetchedAt = timeOf(record.fetchedMs);
    result.from = source.from;
    result.connectionId = source.connectionId;
    result.user = source.user;
    result.isChanged = record.isChanged;
    result.sameAnswers = record.sameAnswers;
    result.isDone = record.isDone;
    if (record.hasNote)
        result.note = chunk.notes.value(index);
    if (record.hasChange)
        result.change = chunk.changes.value(index);
    if (record.hasError) {
        Error error = *chunk.errors[index];
        error.exchange = record.exchange;
        if (record.isErrorOfId)
            error.notificationId = record.id;
        const QByteArrayView message = m_data->blocks.view(record.body);
        error.serverMessage.resize(message.size() / 2);
        if (!message.isEmpty())
            std::memcpy(error.serverMessage.data(), message.data(), static_cast<std::size_t>(message.size()));
        result.lookup.error = std::make_shared<const Error>(std::move(error));
    }
    return result;
}

ResultRow ResultRows::at(qsizetype row) const
{
    const Record &record = this->record(row);
    ResultRow result = frame(row);
    if (record.hasNotification)
        result.lookup.notification = parsed(m_data->blocks.view(record.body), record.exchange);
    if (record.hasPrevious) {
        const Previous &previous =
            m_data->chunkOf(row).previousOnes()[static_cast<std::size_t>(row) % kChunkRows];
        result.before = parsed(m_data->blocks.view(previous.body), previous.exchange);
        result.beforeAt = timeOf(previous.fetchedMs);
    }
    return clean(std::move(result));
}

ResultRows ResultRows::subset(const QList<qsizetype> &rows) const
{
    const auto next = [expected = qsizetype(0)](qsizetype row) mutable { return row == expected++; };
    if (rows.size() == size() && std::all_of(rows.begin(), rows.end(), next))
        return *this;
    ResultRows subset;
    subset.m_redactor = m_redactor;
    Data &to = *subset.m_data;
    to.blocks = m_data->blocks;
    to.sources = m_data->sources;
    to.types = m_data->types;
    to.categories = m_data->categories;
    for (const qsizetype row : rows) {
        if (static_cast<std::size_t>(to.size) % kChunkRows == 0)
            to.chunks.emplace_back(new Chunk);
        const Data::Place place = to.toWrite(to.size++);
        const Chunk &chunk = m_data->chunkOf(row);
        const std::size_t index = static_cast<std::size_t>(row) % kChunkRows;
        const Record &record = chunk.record()[index];
        place.record() = record;
        if (record.hasPrevious) {
            place.chunk->addPrevious();
            place.chunk->previousOnes()[place.index] = chunk.previousOnes()[index];
            to.answerBytes += chunk.previousOnes()[index].body.size;
        }
        if (record.hasError) {
            place.chunk->addErrors();
            place.chunk->errors[place.index] = chunk.errors[index];
        }
        if (record.hasNote)
            place.chunk->notes.insert(place.index, chunk.notes.value(index));
        if (record.hasChange)
            place.chunk->changes.insert(place.index, chunk.changes.value(index));
        if (record.hasNotification)
            to.answerBytes += record.body.size;
    }
    return subset;
}

ResultRows ResultRows::withoutSecrets(const SecretRedactor &redactor) const
{
    ResultRows rows = *this;
    rows.m_redactor = std::make_shared<const SecretRedactor>(redactor);
    return rows;
}

QList<ResultRow> ResultRows::onePerSource() const
{
    QList<ResultRow> rows;
    std::vector<bool> isKnown(static_cast<std::size_t>(sources().size()));
    for (qsizetype row = 0; row < size(); ++row) {
        const auto source = static_cast<std::size_t>(sourceCode(row));
        if (isKnown[source])
            continue;
        isKnown[source] = true;
        rows += withoutTexts(row);
    }
    return rows;
}

bool ResultRows::areAllNotifications() const
{
    for (qsizetype row = 0; row < size(); ++row) {
        if (!isFound(row))
            return false;
    }
    return true;
}

QList<ResultRow> ResultRows::toList() const
{
    return {begin(), end()};
}

qint32 ResultRows::id(qsizetype row) const
{
    return record(row).id;
}

ResultRows::Outcome ResultRows::outcome(qsizetype row) const
{
    return record(row).outcome;
}

bool ResultRows::isFound(qsizetype row) const
{
    return record(row).hasNotification;
}

std::optional<bool> ResultRows::read(qsizetype row) const
{
    return unpacked(record(row).read);
}

std::optional<bool> ResultRows::archived(qsizetype row) const
{
    return unpacked(record(row).archived);
}

std::optional<CreatedTime> ResultRows::created(qsizetype row) const
{
    const Record &record = this->record(row);
    return record.hasCreated ? std::optional(CreatedTime{record.createdMs, record.lacksOffset})
                             : std::nullopt;
}

std::optional<qint64> ResultRows::fetchedAt(qsizetype row) const
{
    const qint64 ms = record(row).fetchedMs;
    return ms == kNoTime ? std::nullopt : std::optional(ms);
}

bool ResultRows::hasBefore(qsizetype row) const
{
    return record(row).hasPrevious;
}

bool ResultRows::isChanged(qsizetype row) const
{
    return record(row).isChanged;
}

qint32 ResultRows::sameAnswers(qsizetype row) const
{
    return record(row).sameAnswers;
}

bool ResultRows::isDone(qsizetype row) const
{
    return record(row).isDone;
}

QString ResultRows::note(qsizetype row) const
{
    return record(row).hasNote ? m_data->chunkOf(row).notes.value(static_cast<std::size_t>(row) % kChunkRows)
                               : QString();
}

bool ResultRows::hasChange(qsizetype row) const
{
    return record(row).hasChange;
}

qint64 ResultRows::exchange(qsizetype row) const
{
    return record(row).exchange;
}

const Error *ResultRows::commonError(qsizetype row) const
{
    return record(row).hasError
               ? m_data->chunkOf(row).errors[static_cast<std::size_t>(row) % kChunkRows].get()
               : nullptr;
}

QByteArrayView ResultRows::body(qsizetype row) const
{
    const Record &record = this->record(row);
    return record.hasNotification ? m_data->blocks.view(record.body) : QByteArrayView();
}

quint32 ResultRows::version(qsizetype row) const
{
    return record(row).version;
}

ResultRows::Code ResultRows::sourceCode(qsizetype row) const
{
    return record(row).source;
}

ResultRows::Code ResultRows::typeCode(qsizetype row) const
{
    return record(row).type;
}

ResultRows::Code ResultRows::categoryCode(qsizetype row) const
{
    return record(row).category;
}

const QList<ResultSource> &ResultRows::sources() const
{
    return m_data->sources;
}

const QList<NotificationType> &ResultRows::types() const
{
    return m_data->types.values();
}

const QList<NotificationCategory> &ResultRows::categories() const
{
    return m_data->categories.values();
}

qint64 ResultRows::answerBytes() const
{
    return m_data->answerBytes;
}

qint64 ResultRows::bodyBytes() const
{
    return m_data->blocks.taken();
}

bool ResultRows::append(const ResultRow &row)
{
    Data &data = *m_data;
    if (static_cast<std::size_t>(data.size) == data.chunks.size() * kChunkRows)
        data.chunks.emplace_back(new Chunk);
    Record record;
    record.id = row.lookup.id;
    new (&data.toWrite(data.size).record()) Record(record);
    ++data.size;
    const bool isDone = replace(data.size - 1, row);
    if (!isDone)
        --data.size;
    return isDone;
}

bool ResultRows::replace(qsizetype row, const ResultRow &with)
{
    Data &data = *m_data;
    const Data::Place place = data.toWrite(row);
    std::optional<StoredBytes> before = StoredBytes();
    if (with.before) {
        place.chunk->addPrevious();
        before = data.blocks.store(bodyOf(*with.before));
    }
    if (!before)
        return false;
    std::optional<Data::Content> content = data.contentOf(with.lookup);
    if (!content) {
        data.blocks.drop(*before);
        return false;
    }
    data.dropAnswer(place);
    data.dropPrevious(place);
    content->record.source = data.codeOfSource({with.connectionId, with.from, with.user});
    content->record.sameAnswers = with.sameAnswers;
    content->record.isChanged = with.isChanged;
    if (with.before) {
        content->record.hasPrevious = true;
        place.chunk->previousOnes()[place.index] = {msOf(with.beforeAt), with.before->exchange, *before};
        data.answerBytes += before->size;
    }
    data.setContent(place, *content);
    data.emptyBlock();
    setMark(row, with.isDone, with.note);
    setChange(row, with.change);
    return true;
}

void ResultRows::appendWaiting(const QList<qint32> &ids, const ResultSource &source)
{
    Data &data = *m_data;
    Record record;
    record.source = data.codeOfSource(source);
    for (const qint32 id : ids) {
        if (static_cast<std::size_t>(data.size) == data.chunks.size() * kChunkRows)
            data.chunks.emplace_back(new Chunk);
        record.id = id;
        record.version = ++data.lastVersion;
        new (&data.toWrite(data.size).record()) Record(record);
        ++data.size;
    }
}

void ResultRows::markWaiting(qsizetype row, const ResultSource &source)
{
    Data &data = *m_data;
    const Data::Place place = data.toWrite(row);
    Record &record = place.record();
    const bool isSame = isSameEndpoint(*data.sources.at(record.source).from, *source.from);
    Record waiting;
    if (isSame && record.hasNotification) {
        place.chunk->addPrevious();
        data.dropPrevious(place);
        place.chunk->previousOnes()[place.index] = {record.fetchedMs, record.exchange, record.body};
        waiting.hasPrevious = true;
    } else {
        data.dropAnswer(place);
        if (isSame)
            waiting.hasPrevious = record.hasPrevious;
        else
            data.dropPrevious(place);
    }
    waiting.id = record.id;
    waiting.source = data.codeOfSource(source);
    data.setContent(place, {waiting, nullptr});
    data.emptyBlock();
}

void ResultRows::setOutcome(qsizetype row, Outcome outcome)
{
    Record &record = m_data->toWrite(row).record();
    record.outcome = outcome;
    record.version = ++m_data->lastVersion;
}

bool ResultRows::setAnswer(qsizetype row, const LookupRow &answer, const std::optional<QString> &user,
                           bool isChanged)
{
    Data &data = *m_data;
    const Data::Place place = data.toWrite(row);
    std::optional<Data::Content> content = data.contentOf(answer);
    if (!content)
        return false;
    data.dropAnswer(place);
    ResultSource source = data.sources.at(place.record().source);
    source.user = user;
    content->record.source = data.codeOfSource(source);
    content->record.hasPrevious = place.record().hasPrevious;
    content->record.isChanged = isChanged;
    data.setContent(place, *content);
    data.emptyBlock();
    return true;
}

void ResultRows::setSameAnswers(qsizetype row, qint32 sameAnswers)
{
    Record &record = m_data->toWrite(row).record();
    record.sameAnswers = sameAnswers;
    record.version = ++m_data->lastVersion;
}

void ResultRows::setMark(qsizetype row, bool isDone, const QString &note)
{
    const Data::Place place = m_data->toWrite(row);
    Record &record = place.record();
    record.isDone = isDone;
    record.hasNote = !note.isEmpty();
    record.version = ++m_data->lastVersion;
    if (record.hasNote)
        place.chunk->notes.insert(place.index, note);
    else
        place.chunk->notes.remove(place.index);
}

void ResultRows::setChange(qsizetype row, const std::optional<SeenChange> &change)
{
    const Data::Place place = m_data->toWrite(row);
    Record &record = place.record();
    record.hasChange = change.has_value();
    record.version = ++m_data->lastVersion;
    if (change)
        place.chunk->changes.insert(place.index, *change);
    else
        place.chunk->changes.remove(place.index);
}

void ResultRows::clear()
{
    m_data = new Data;
}
