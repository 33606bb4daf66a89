import { Button } from '@mantine/core'
import { useCallback, useState } from 'react'
import { unitCostOf } from '#course/pricing/shared/figures.ts'
import { HowCalculated } from '#course/shared/finance/how-calculated.tsx'
import { shownFigures } from '#course/shared/finance/shown-figures.ts'
import { WhatMoved } from '#course/shared/finance/what-moved.tsx'
import { nameOf, type Offering } from '#course/shared/segments.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { Card, CardHead } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Columns, Room } from '#web/step-kit/layout/room.tsx'
import { Fault, Soft, Told } from '#web/step-kit/layout/said.tsx'
import { List, Row, Stack } from '#web/step-kit/layout/stack.tsx'
import { NumberField } from '#web/step-kit/numbers/number-field.tsx'
import { OfferingTabs } from '#web/step-kit/parts/offering-tabs.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { useTextKeys } from '#web/step-kit/text-keys.ts'
import { CostForm } from './cost-form.tsx'
import { CostRow } from './cost-row.tsx'
import { componentsOf, gapsOfOffering, hasWork, isBatch, tooSmall } from './costs.ts'
import { CountSheet } from './count-sheet.tsx'
import { OwnWork } from './own-work.tsx'
import { UnitBeside } from './unit-beside.tsx'
import { useCosts } from './use-costs.ts'
import { words } from './words.ts'

/** What one unit of each offering costs, counted by the batch. */
export function Screen() {
  const locale = useLocale()
  const { data } = usePlan()
  return (
    <Room isWide>
      <OfferingTabs isComplete={(offering) => gapsOfOffering(offering).length === 0}>
        {(offering) => (
          <HowCalculated figures={shownFigures(data)}>
            <Columns isSticky side={<UnitBeside offering={offering} />}>
              <Batch offering={offering} />
            </Columns>
            <WhatMoved
              key={offering._id}
              own={[
                {
                  label: words[locale].unit,
                  value: unitCostOf(offering),
                  figure: { name: 'unitCost', offering: offering._id },
                },
              ]}
            />
          </HowCalculated>
        )}
      </OfferingTabs>
    </Room>
  )
}

function Batch({ offering }: { offering: Offering }) {
  const locale = useLocale()
  const text = words[locale]
  const { isEditable } = usePlan()
  const { setBatch } = useCosts(offering)
  const { _id, type, unitPerBatch } = offering
  const gap = useGap(`components:${_id}`)
  const name = nameOf(offering, locale)
  const rows = componentsOf(offering)
  const keys = useTextKeys(rows.map((row) => JSON.stringify(row)))
  return (
    <Card data-field={`offering:${_id}`}>
      <CardHead actions={<CommentButton field={`offering:${_id}`} label={name} />}>
        <Heading>{name}</Heading>
      </CardHead>
      <NumberField
        field={`unitPerBatch:${_id}`}
        label={isEditable ? text.batch : text.batchRead}
        hint={type?.endsWith('ervice') ? text.serviceHint : text.batchHint}
        value={unitPerBatch}
        hasComments={false}
        check={(units) => (isBatch(units) ? undefined : tooSmall[locale])}
        onSave={setBatch}
      />
      <Stack gap="m" data-field={`components:${_id}`}>
        <Heading level={3}>{text.costs}</Heading>
        {rows.length === 0 ? <Soft>{isEditable ? text.empty : text.none}</Soft> : null}
        <Fault>{gap}</Fault>
        <List>
          {rows.map((row, place) => (
            <CostRow key={keys[place]} {...{ offering, row, place }} />
          ))}
        </List>
        {isEditable ? <CostForm offering={offering} /> : null}
        {isEditable && rows.length > 0 && !hasWork(offering) ? <Told tone="warn">{text.noWork}</Told> : null}
        {isEditable ? <OwnWork offering={offering} /> : null}
      </Stack>
      {isEditable ? <Printing name={name} /> : null}
    </Card>
  )
}

function Printing({ name }: { name: string }) {
  const text = words[useLocale()]
  const [isPrinting, setPrinting] = useState(false)
  const done = useCallback(() => setPrinting(false), [])
  return (
    <Row>
      <Button variant="default" onClick={() => setPrinting(true)}>
        {text.print}
      </Button>
      {isPrinting ? <CountSheet offering={name} onDone={done} /> : null}
    </Row>
  )
}
