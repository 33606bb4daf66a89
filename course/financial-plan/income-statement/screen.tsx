import { useState } from 'react'
import { planCurrency } from '#course/contract/plan-currency.ts'
import { OpenSteps } from '#course/financial-plan/shared/open-steps.tsx'
import { ChartView, ScenarioSwitch } from '#course/financial-plan/shared/result-parts.tsx'
import { StatementTable } from '#course/financial-plan/shared/statement-table.tsx'
import { hasNumbers, incomeRows } from '#course/financial-plan/shared/statements.ts'
import { Filled } from '#course/shared/filled.tsx'
import { Calculated, HowCalculated } from '#course/shared/finance/how-calculated.tsx'
import { periodName } from '#course/shared/finance/period-names.ts'
import { type ShownFigures, shownFigures } from '#course/shared/finance/shown-figures.ts'
import type { Scenario } from '#domain/finance/offerings.ts'
import { moneyText } from '#domain/money-text.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Card } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Room } from '#web/step-kit/layout/room.tsx'
import { Stack } from '#web/step-kit/layout/stack.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { PlanField } from '#web/step-kit/plan-field.tsx'
import { profitPicture } from './profit-picture.ts'
import { readingOf } from './reading.ts'
import { room } from './room.ts'
import { words } from './words.ts'

/** What is left when everything is paid and counted. */
export function Screen() {
  const locale = useLocale()
  const text = words[locale]
  const { data } = usePlan()
  const [scenario, setScenario] = useState<Scenario>('expected')
  const figures = shownFigures(data, scenario)
  const drawn = (of: 'months' | 'years') => (width: number) =>
    profitPicture(figures, of, { data, locale, width })
  return (
    <Room isWide>
      <OpenSteps hasNumbers={hasNumbers(figures)} />
      {hasNumbers(figures) ? (
        <HowCalculated figures={figures}>
          <ScenarioSwitch value={scenario} onChange={setScenario} />
          <Reading figures={figures} />
          <Stack>
            <Stack gap="s">
              <Heading size="h5">{text.byMonth}</Heading>
              <ChartView draw={drawn('months')} />
            </Stack>
            <Stack gap="s">
              <Heading size="h5">{text.byYear}</Heading>
              <ChartView draw={drawn('years')} />
            </Stack>
          </Stack>
          <Stack gap="s">
            <Heading>{text.statement}</Heading>
            <StatementTable label={text.statement} rows={incomeRows(figures, locale)} fileName={room.slug} />
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
  const { data } = usePlan()
  const money = (amount: number) => moneyText(amount, locale, planCurrency(data))
  return (
    <Card wash="leaf" aria-label={text.reading}>
      <div role="status">
        <Stack gap="s">
          {readingOf(figures).map(({ says, amount, period }) => (
            <p key={says}>
              <Filled
                text={text[says]}
                values={{
                  period: period ? <strong>{periodName(period, data, locale, 'sentence')}</strong> : null,
                  amount: amount ? (
                    <strong>
                      <Calculated figure={amount.figure} of={text.statement}>
                        {money(amount.value)}
                      </Calculated>
                    </strong>
                  ) : null,
                }}
              />
            </p>
          ))}
        </Stack>
      </div>
    </Card>
  )
}
