// SPDX-License-Identifier: MIT
#include "ui/connectionform/productionfield.h"

#include "connections/connectionfields.h"
#include "ui/connectionform/environmentfield.h"
#include "ui/widgets/controls/checkfield.h"
#include "ui/widgets/controls/formgrid.h"

using namespace Qt::StringLiterals;

ProductionField::ProductionField(FormGrid *grid, EnvironmentField *environment)
    : QObject(grid)
    , m_check(new CheckField(fieldTitle(ConnectionField::Production), u"production"_s))
{
    grid->addRow(
        {}, withHint(m_check, tr("An upgrade asks for the host's name, and a lookup of many ids says that it "
                                 "is PRODUCTION. Checked by itself for environments such as prod or live, "
                                 "and for red, until you change it.")));
    m_check->setChecked(environment->isProduction());
    connect(environment, &EnvironmentField::changed, m_check,
            [this, environment] { m_check->setChecked(environment->isProduction()); });
    connect(m_check, &QCheckBox::clicked, environment, &EnvironmentField::setChosenProduction);
}

void ProductionField::setReadOnly(bool readOnly)
{
    m_check->setReadOnly(readOnly);
}

#include "moc_productionfield.cpp"
