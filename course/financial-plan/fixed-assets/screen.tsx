import type { AmountRow } from '#course/financial-plan/shared/amount-rows.ts'
import { AmountTable } from '#course/financial-plan/shared/amount-table.tsx'
import { NoneChoice } from '#course/financial-plan/shared/none-choice.tsx'
import { amountsOf } from '#course/shared/finance/amount-text.ts'
import { AskedPicture } from '#course/shared/finance/asked-picture.tsx'
import { Calculated, HowCalculated } from '#course/shared/finance/how-calculated.tsx'
import { shownFigures } from '#course/shared/finance/shown-figures.ts'
import { WhatMoved } from '#course/shared/finance/what-moved.tsx'
import { labelOf } from '#course/shared/segments.ts'
import { assetClasses } from '#domain/options/finance.ts'
import { businessOf } from '#domain/plan/plan-data.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { CardHead } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Columns, Room } from '#web/step-kit/layout/room.tsx'
import { Soft } from '#web/step-kit/layout/said.tsx'
import { Stack } from '#web/step-kit/layout/stack.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { assetsOf, lifeOf, step, stillNeeded, totalsOf, wearOf } from './assets.ts'
import { ClassHead } from './class-head.tsx'
import { classesPicture } from './classes-picture.ts'
import { words } from './words.ts'

/** The lasting things to buy, what they cost and what of it each month uses up. */
export function Screen() {
  const text = words[useLocale()]
  const { data, isEditable } = usePlan()
  const isEmpty = assetsOf(data).length === 0
  return (
    <HowCalculated figures={shownFigures(data)}>
      <Room isWide>
        <Columns isLate isSticky side={isEmpty ? null : <Total />}>
          <Stack data-field="list">
            <CardHead actions={<CommentButton field="list" label={text.list} />}>
              <Heading>{text.list}</Heading>
            </CardHead>
            {isEditable && businessOf(data)?.businessStarted ? <Soft>{text.running}</Soft> : null}
            {isEmpty ? <NoneChoice step={step}>{text.none}</NoneChoice> : null}
            <AmountTable
              list="fixedAssets"
              words={{ ...text, none: text.nothing }}
              columns={[
                { label: text.years, of: (row) => lifeOf(row) ?? '–' },
                { label: text.perMonth, of: (row) => <Wear row={row} /> },
              ]}
              headOf={(kind, rows) => <ClassHead kind={kind} rows={rows} />}
              ideas={{ label: text.needed, texts: stillNeeded(data) }}
            />
          </Stack>
        </Columns>
        <WhatMoved />
      </Room>
    </HowCalculated>
  )
}

function Wear({ row }: { row: AmountRow }) {
  const locale = useLocale()
  const text = words[locale]
  const { data } = usePlan()
  const wear = wearOf(row)
  if (wear === null || row.amount === null) return '–'
  return (
    <Calculated
      figure={{ name: 'assetWear', row: row.place }}
      of={`${text.perMonth}, ${row.description || labelOf(assetClasses, row.kind, locale)}`}
    >
      {amountsOf(data, locale)(wear)}
    </Calculated>
  )
}

function Total() {
  const locale = useLocale()
  const text = words[locale]
  const { data } = usePlan()
  const money = amountsOf(data, locale)
  const { cost, wear } = totalsOf(data)
  return (
    <Stack gap="m">
      {cost > 0 ? (
        <>
          <Heading size="h5">{text.classes}</Heading>
          <AskedPicture picture={classesPicture(data, locale)} />
        </>
      ) : null}
      <p className="figures">
        {text.totalCost}:{' '}
        <Calculated figure={{ name: 'start.fixedAssets' }} of={text.totalCost}>
          {money(cost)}
        </Calculated>
        <br />
        {text.totalWear}:{' '}
        <Calculated figure={{ name: 'depreciation', column: 'm1' }} of={text.totalWear}>
          {money(wear)}
        </Calculated>
      </p>
    </Stack>
  )
}
