// SPDX-License-Identifier: MIT
#include "ui/connectionform/timeoutfields.h"

#include "connections/connectionfields.h"
#include "connections/connectionjson.h"
#include "ui/text/commontext.h"
#include "ui/widgets/controls/formgrid.h"
#include "ui/widgets/controls/numberfield.h"

using namespace Qt::StringLiterals;

namespace {

using std::chrono::milliseconds;

constexpr int kMaxSeconds = static_cast<int>(kMaxConnectionTime.count());
constexpr int kMaxMinutes =
    static_cast<int>(std::chrono::floor<std::chrono::minutes>(kMaxConnectionTime).count());

template <typename Unit>
int shown(milliseconds time)
{
    return static_cast<int>(std::chrono::ceil<Unit>(time).count());
}

template <typename Unit>
milliseconds entered(const NumberField *field, milliseconds base)
{
    return field->value() == shown<Unit>(base) ? base : milliseconds(Unit(field->value()));
}

} // namespace

TimeoutFields::TimeoutFields(FormGrid *grid)
    : ConnectionFormPart(grid)
    , m_connect(new NumberField(u"connectTimeout"_s, 1, kMaxSeconds,
                                CommonTexts::tr(" s", "seconds, after a number")))
    , m_request(new NumberField(u"requestTimeout"_s, 1, kMaxSeconds,
                                CommonTexts::tr(" s", "seconds, after a number")))
    , m_upgrade(new NumberField(u"upgradeTimeout"_s, 1, kMaxMinutes,
                                CommonTexts::tr(" min", "minutes, after a number")))
{
    grid->addRow(fieldTitle(ConnectionField::ConnectTimeout), m_connect);
    grid->addRow(fieldTitle(ConnectionField::RequestTimeout), m_request);
    grid->addRow(fieldTitle(ConnectionField::UpgradeTimeout), m_upgrade);
    setConnection({});
    for (const NumberField *field : {m_connect, m_request, m_upgrade})
        connect(field, &QSpinBox::valueChanged, this, &TimeoutFields::changed);
}

void TimeoutFields::setConnection(const Connection &connection)
{
    m_base = connection;
    m_connect->setValue(shown<std::chrono::seconds>(connection.connectTimeout));
    m_request->setValue(shown<std::chrono::seconds>(connection.requestTimeout));
    m_upgrade->setValue(shown<std::chrono::minutes>(connection.upgradeTimeout));
}

void TimeoutFields::applyTo(Connection &connection) const
{
    connection.connectTimeout = entered<std::chrono::seconds>(m_connect, m_base.connectTimeout);
    connection.requestTimeout = entered<std::chrono::seconds>(m_request, m_base.requestTimeout);
    connection.upgradeTimeout = entered<std::chrono::minutes>(m_upgrade, m_base.upgradeTimeout);
}

void TimeoutFields::setReadOnly(bool readOnly)
{
    for (NumberField *field : {m_connect, m_request, m_upgrade})
        field->setFixed(readOnly);
}

#include "moc_timeoutfields.cpp"
