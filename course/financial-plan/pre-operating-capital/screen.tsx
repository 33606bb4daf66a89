import { AmountTable } from '#course/financial-plan/shared/amount-table.tsx'
import { NoneChoice } from '#course/financial-plan/shared/none-choice.tsx'
import { amountsOf } from '#course/shared/finance/amount-text.ts'
import { Calculated, HowCalculated } from '#course/shared/finance/how-calculated.tsx'
import { shownFigures } from '#course/shared/finance/shown-figures.ts'
import { WhatMoved } from '#course/shared/finance/what-moved.tsx'
import type { Figure } from '#domain/finance/explain/explanation.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { Card, CardHead } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Columns, Room } from '#web/step-kit/layout/room.tsx'
import { Soft } from '#web/step-kit/layout/said.tsx'
import { List, Stack } from '#web/step-kit/layout/stack.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { type Fate, fateOf, fates, paymentsOf, step, totalsOf } from './before.ts'
import { ReserveCard } from './reserve-card.tsx'
import { words } from './words.ts'

/** What has to be paid before the first sale, and the reserve for the first months. */
export function Screen() {
  const text = words[useLocale()]
  const { data } = usePlan()
  const isEmpty = paymentsOf(data).length === 0
  const said = (fate: Fate | null) => (fate ? text.fates[fate] : '–')
  return (
    <Room isWide>
      <Columns
        isLate
        isSticky
        side={
          <HowCalculated figures={shownFigures(data)}>
            {isEmpty ? null : <Totals />}
            <ReserveCard />
          </HowCalculated>
        }
      >
        <Stack data-field="list">
          <CardHead actions={<CommentButton field="list" label={text.list} />}>
            <Heading>{text.list}</Heading>
          </CardHead>
          {isEmpty ? <NoneChoice step={step}>{text.none}</NoneChoice> : null}
          <AmountTable
            list="preOperatingCapital"
            words={{ ...text, none: text.nothing }}
            columns={[{ label: text.fate, of: (row) => said(fateOf(row)) }]}
          />
        </Stack>
      </Columns>
      <WhatMoved />
    </Room>
  )
}

/** Under which name the engine has it: what is gone is a cost of the first month, what stays is in the balance sheet. */
const figureOf: Readonly<Record<Fate, Figure>> = {
  gone: { name: 'preOperating', column: 'm1' },
  staying: { name: 'balance.stockAndDeposits', year: 'y1' },
  kept: { name: 'start.reserve' },
}
const edges = { gone: 'plain', staying: 'warn', kept: 'leaf' } as const

function Totals() {
  const locale = useLocale()
  const text = words[locale]
  const { data, isEditable } = usePlan()
  const money = amountsOf(data, locale)
  const totals = totalsOf(data)
  const about = isEditable ? text.about : text.aboutRead
  return (
    <Stack gap="m">
      <Heading size="h5">{text.totals}</Heading>
      <List gap="s" columns="narrow" aria-label={text.totals}>
        {fates.map((fate) => (
          <Card key={fate} as="li" isSmall edge={edges[fate]}>
            <strong className="figures">
              <Calculated figure={figureOf[fate]} of={text.fates[fate]}>
                {money(totals[fate])}
              </Calculated>
            </strong>
            <p>{text.fates[fate]}</p>
            <Soft isSmall>{about[fate]}</Soft>
          </Card>
        ))}
      </List>
      <p className="figures">
        {text.all}:{' '}
        <Calculated figure={{ name: 'start.preOperating' }} of={text.all}>
          {money(totals.all)}
        </Calculated>
      </p>
    </Stack>
  )
}
