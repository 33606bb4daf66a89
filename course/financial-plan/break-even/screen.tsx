import { Anchor } from '@mantine/core'
import { useState } from 'react'
import { OpenSteps } from '#course/financial-plan/shared/open-steps.tsx'
import { ChartView, ScenarioSwitch } from '#course/financial-plan/shared/result-parts.tsx'
import { hasNumbers } from '#course/financial-plan/shared/statements.ts'
import { HowCalculated } from '#course/shared/finance/how-calculated.tsx'
import { type ShownFigures, shownFigures } from '#course/shared/finance/shown-figures.ts'
import type { Scenario } from '#domain/finance/offerings.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Room } from '#web/step-kit/layout/room.tsx'
import { Told } from '#web/step-kit/layout/said.tsx'
import { Stack } from '#web/step-kit/layout/stack.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { PlanField } from '#web/step-kit/plan-field.tsx'
import { breakEvenPicture } from './break-even-picture.ts'
import { PointNumbers } from './point-numbers.tsx'
import { Reading } from './reading.tsx'
import { room } from './room.ts'
import { standingOf } from './standing.ts'
import { SustainabilityCard } from './sustainability-card.tsx'
import { words } from './words.ts'

/** How much has to be sold to cover the costs, and how far the market carries the business. */
export function Screen() {
  const { data } = usePlan()
  const [scenario, setScenario] = useState<Scenario>('expected')
  const figures = shownFigures(data, scenario)
  return (
    <Room isWide>
      <OpenSteps hasNumbers={hasNumbers(figures)} />
      {hasNumbers(figures) ? (
        <HowCalculated figures={figures}>
          <ScenarioSwitch value={scenario} onChange={setScenario} />
          <Point figures={figures} />
          <SustainabilityCard figures={figures} />
        </HowCalculated>
      ) : null}
      <PlanField of={room} words={words} name="comment" isLong />
    </Room>
  )
}

function Point({ figures }: { figures: ShownFigures }) {
  const locale = useLocale()
  const text = words[locale]
  const { data, project, isEditable } = usePlan()
  const standing = standingOf(figures)
  if (standing === 'noSales' || standing === 'lossPerSale')
    return (
      <Told tone="warn" isStatus data-field="point">
        {standing === 'lossPerSale' && !isEditable ? text.lossPerSaleRead : text[standing]}{' '}
        {standing === 'lossPerSale' && isEditable ? (
          <Anchor href={localePath(locale, `/home/project/${project._id}/six/pricing`)}>
            {text.toPrices}
          </Anchor>
        ) : null}
      </Told>
    )
  const draw = (width: number) => breakEvenPicture(figures, { data, locale, width })
  return (
    <Stack>
      <Reading figures={figures} />
      <Stack gap="s">
        <Heading size="h5">{text.chart}</Heading>
        <ChartView draw={draw} />
      </Stack>
      <PointNumbers figures={figures} />
    </Stack>
  )
}
