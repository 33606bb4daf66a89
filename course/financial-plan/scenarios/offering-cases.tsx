import { Filled } from '#course/shared/filled.tsx'
import { Calculated } from '#course/shared/finance/how-calculated.tsx'
import { shownFigures } from '#course/shared/finance/shown-figures.ts'
import { nameOf, type Offering } from '#course/shared/segments.ts'
import { figures } from '#domain/figures.ts'
import type { Scenario } from '#domain/finance/offerings.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { Card, CardHead } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Soft } from '#web/step-kit/layout/said.tsx'
import { Parts, Stack } from '#web/step-kit/layout/stack.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { PlanText } from '#web/step-kit/plan-text.tsx'
import { PercentSlider } from './percent-slider.tsx'
import { cases, caseTexts } from './scenarios.ts'
import { words } from './words.ts'

/** How much better or worse one offering could sell, and what must be true for that. */
export function OfferingCases({ offering }: { offering: Offering }) {
  const locale = useLocale()
  const text = words[locale]
  const { data, write } = usePlan()
  const { _id } = offering
  const name = nameOf(offering, locale)
  const unitsIn = (scenario: Scenario) => {
    const shown = shownFigures(data, scenario)
    return (
      <Calculated
        figure={{ name: 'units', column: 'y1', offering: _id }}
        figures={shown}
        of={`${name}, ${text.cases[scenario]}`}
      >
        {figures(shown.results.IS.y1.units[_id] ?? 0, locale, { maximumFractionDigits: 0 })}
      </Calculated>
    )
  }
  return (
    <Card data-field={`offering:${_id}`}>
      <CardHead actions={<CommentButton field={`offering:${_id}`} label={name} />}>
        <Heading>{name}</Heading>
      </CardHead>
      <Parts gap="l">
        {(['optimism', 'pessimism'] as const).map((side) => (
          <PercentSlider
            key={side}
            field={`${side}:${_id}`}
            label={text[side]}
            hint={text[`${side}Hint`]}
            of={name}
            value={offering[side] ?? null}
            pull={text.pull(text[side], name)}
            unset={text.notSet}
            onSave={(value) => write.update('offering', _id, { [side]: value })}
          />
        ))}
      </Parts>
      <Soft>
        <Filled
          text={text.units('{expected}', '{optimistic}', '{pessimistic}')}
          values={Object.fromEntries(cases.map((scenario) => [scenario, unitsIn(scenario)]))}
        />
      </Soft>
      <Stack gap="m">
        {caseTexts.map((field) => (
          <PlanText
            key={field}
            field={`${field}:${_id}`}
            label={text[field]}
            of={name}
            placeholder={text.placeholders[field]}
            value={offering[field]}
            maxLength={300}
            hasComments={false}
            onSave={(value) => write.update('offering', _id, { [field]: value })}
          />
        ))}
      </Stack>
    </Card>
  )
}
