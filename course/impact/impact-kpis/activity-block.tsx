import type { Measured } from '#course/impact/shared/indicators.ts'
import { nameOf } from '#course/shared/segments.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { CardHead } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Fault, Soft } from '#web/step-kit/layout/said.tsx'
import { List, Stack } from '#web/step-kit/layout/stack.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { useTextKeys } from '#web/step-kit/text-keys.ts'
import { unusedOutcomes } from './gaps.ts'
import { IndicatorCard } from './indicator-card.tsx'
import { NewIndicator } from './new-indicator.tsx'
import { words } from './words.ts'

/** An activity with what should change through it, and how that is seen. */
export function ActivityBlock({ measured }: { measured: Measured }) {
  const locale = useLocale()
  const text = words[locale]
  const { isEditable } = usePlanFrame()
  const { activity, outcomes, indicators } = measured
  const field = `indicators:${activity._id}`
  const keys = useTextKeys(indicators.map(({ kpi }) => kpi))
  const gap = useGap(field)
  const name = nameOf(activity, locale)
  return (
    <Stack gap="m" data-field={field}>
      <CardHead actions={<CommentButton field={`activity:${activity._id}`} label={name} />}>
        <Heading>{name}</Heading>
        {outcomes.length > 0 ? (
          <Soft isSmall>
            {text.outcomes}: {outcomes.join(' · ')}
          </Soft>
        ) : null}
      </CardHead>
      {indicators.length === 0 && !isEditable ? <Soft>{text.none}</Soft> : null}
      <List gap="m">
        {indicators.map((indicator, index) => (
          <IndicatorCard key={keys[index]} indicator={indicator} measured={measured} />
        ))}
      </List>
      {isEditable
        ? unusedOutcomes(measured).map((outcome) =>
            indicators.length > 0 ? (
              <Soft key={outcome} isSmall>
                {text.unused(outcome)}
              </Soft>
            ) : null,
          )
        : null}
      <Fault>{gap}</Fault>
      {isEditable && outcomes.length === 0 ? <Soft>{text.noOutcomes}</Soft> : null}
      {isEditable && outcomes.length > 0 ? <NewIndicator measured={measured} name={name} /> : null}
    </Stack>
  )
}
