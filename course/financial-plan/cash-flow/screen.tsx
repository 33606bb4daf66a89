import { useState } from 'react'
import { planCurrency } from '#course/contract/plan-currency.ts'
import { OpenSteps } from '#course/financial-plan/shared/open-steps.tsx'
import { ChartView, ScenarioSwitch } from '#course/financial-plan/shared/result-parts.tsx'
import { StatementTable } from '#course/financial-plan/shared/statement-table.tsx'
import { balanceRows, cashRows, hasNumbers } from '#course/financial-plan/shared/statements.ts'
import { Filled } from '#course/shared/filled.tsx'
import { Calculated, HowCalculated } from '#course/shared/finance/how-calculated.tsx'
import { cashFigure } from '#course/shared/finance/key-figures.ts'
import { periodName } from '#course/shared/finance/period-names.ts'
import { type Money, type ShownFigures, shownFigures } from '#course/shared/finance/shown-figures.ts'
import type { Figure } from '#domain/finance/explain/explanation.ts'
import type { Scenario } from '#domain/finance/offerings.ts'
import { moneyText } from '#domain/money-text.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Card } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Room } from '#web/step-kit/layout/room.tsx'
import { Soft } from '#web/step-kit/layout/said.tsx'
import { Row, Stack } from '#web/step-kit/layout/stack.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { PlanField } from '#web/step-kit/plan-field.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { cashPicture } from './cash-picture.ts'
import { room } from './room.ts'
import { tightestOf } from './tightest.ts'
import { words } from './words.ts'

/** Whether the money ever runs out. */
export function Screen() {
  const locale = useLocale()
  const text = words[locale]
  const { data } = usePlan()
  const [scenario, setScenario] = useState<Scenario>('expected')
  const [money, setMoney] = useState<Money>('all')
  const figures = shownFigures(data, scenario, money)
  const { at } = tightestOf(figures)
  return (
    <Room isWide>
      <OpenSteps hasNumbers={hasNumbers(shownFigures(data))} />
      {hasNumbers(shownFigures(data)) ? (
        <HowCalculated figures={figures}>
          <Row gap="m">
            <ScenarioSwitch value={scenario} onChange={setScenario} />
            <Segments
              aria-label={text.money}
              value={money}
              onChange={setMoney}
              data={(['all', 'have'] as const).map((value) => ({ value, label: text.moneys[value] }))}
            />
          </Row>
          {money === 'have' ? <Soft>{text.onlyHave}</Soft> : null}
          <Reading figures={figures} />
          <Stack gap="s">
            <Heading size="h5">{text.curve}</Heading>
            <ChartView draw={(width) => cashPicture(figures, { data, locale, width })} />
          </Stack>
          <Stack gap="s">
            <Heading>{text.statement}</Heading>
            <StatementTable
              label={text.statement}
              rows={cashRows(figures, locale)}
              standsOut={at === 'm0' ? undefined : { column: at, why: text.isTightest }}
              fileName={room.slug}
            />
          </Stack>
          <Stack gap="s">
            <Heading>{text.balance}</Heading>
            <Soft>{text.balanceWhy}</Soft>
            <StatementTable label={text.balance} rows={balanceRows(figures, locale)} isYearly />
          </Stack>
        </HowCalculated>
      ) : null}
      <PlanField of={room} words={words} name="comment" isLong />
    </Room>
  )
}

function Reading({ figures }: { figures: ShownFigures }) {
  const locale = useLocale()
  const text = words[locale]
  const { data, isEditable } = usePlan()
  const { at, cash, below } = tightestOf(figures)
  const said = (name: 'cashNegative' | 'negativeStart' | 'fundingGap') =>
    text[isEditable ? name : (`${name}Read` as const)]
  const { start, cash: flow } = figures.results
  const period = (column: typeof at) => <strong>{periodName(column, data, locale, 'sentence')}</strong>
  const amount = (figure: Figure, value: number) => (
    <strong>
      <Calculated figure={figure} of={text.statement}>
        {moneyText(value, locale, planCurrency(data))}
      </Calculated>
    </strong>
  )
  return (
    <Card edge={below ? 'error' : 'leaf'} aria-label={text.reading}>
      <div role="status">
        <Stack gap="s">
          {below ? (
            <p>
              <strong>
                <Filled
                  text={said(below === 'm0' ? 'negativeStart' : 'cashNegative')}
                  values={{ period: period(below) }}
                />
              </strong>
            </p>
          ) : null}
          {start.gap > 0 ? (
            <p>
              <Filled
                text={said('fundingGap')}
                values={{ amount: amount({ name: 'start.gap' }, start.gap) }}
              />
            </p>
          ) : null}
          <p>
            <Filled
              text={at === 'm0' ? text.tightestStart : text.tightest}
              values={{ period: period(at), amount: amount(cashFigure(at), cash) }}
            />
          </p>
          {at === 'y3' ? null : (
            <p>
              <Filled
                text={text.grows}
                values={{ amount: amount({ name: 'closingCash', column: 'y3' }, flow.y3.closing) }}
              />
            </p>
          )}
        </Stack>
      </div>
    </Card>
  )
}
