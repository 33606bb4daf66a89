import { Anchor } from '@mantine/core'
import { MissingOfferings } from '#course/financial-plan/shared/missing-offerings.tsx'
import { HowCalculated } from '#course/shared/finance/how-calculated.tsx'
import { periodName } from '#course/shared/finance/period-names.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Room } from '#web/step-kit/layout/room.tsx'
import { Soft, Told } from '#web/step-kit/layout/said.tsx'
import { Stack } from '#web/step-kit/layout/stack.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { useStepLink } from '#web/step-kit/step-link.ts'
import { CasesChart } from './cases-chart.tsx'
import { CasesMoved } from './cases-moved.tsx'
import { CasesTable } from './cases-table.tsx'
import { OfferingCases } from './offering-cases.tsx'
import { cases, firstBelowZero, hasForecast } from './scenarios.ts'
import { words } from './words.ts'

/** What happens if sales go better or worse than expected. */
export function Screen() {
  const text = words[useLocale()]
  const { data, isEditable } = usePlan()
  const linkTo = useStepLink()
  const offerings = data.offering ?? []
  if (offerings.length === 0) return <MissingOfferings why={text.noOfferings} />
  return (
    <HowCalculated>
      <Room>
        {hasForecast(data) ? null : (
          <Soft>
            {text.noForecast}{' '}
            {isEditable ? <Anchor href={linkTo('revenue')}>{text.toForecast}</Anchor> : null}
          </Soft>
        )}
        {offerings.map((offering) => (
          <OfferingCases key={offering._id} offering={offering} />
        ))}
        <CasesMoved />
        <Stack gap="s">
          <Heading>{text.chart}</Heading>
          <CasesChart />
          <Warnings />
        </Stack>
        <Stack gap="s">
          <Heading>{text.table}</Heading>
          <CasesTable />
        </Stack>
      </Room>
    </HowCalculated>
  )
}

/** In which case the money runs out, and when. */
function Warnings() {
  const locale = useLocale()
  const text = words[locale]
  const { data, isEditable } = usePlan()
  const negative = isEditable ? text.cashNegative : text.cashNegativeRead
  const below = cases.flatMap((scenario) => {
    const period = firstBelowZero(data, scenario)
    if (!period) return []
    return [text.cashIn(text.cases[scenario], negative(periodName(period, data, locale, 'sentence')))]
  })
  if (below.length === 0) return <Told isStatus>{text.steady}</Told>
  return (
    <Told tone="warn" isStatus>
      {below.map((line) => (
        <span key={line} style={{ display: 'block' }}>
          {line}
        </span>
      ))}
    </Told>
  )
}
