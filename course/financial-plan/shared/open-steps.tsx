import { Anchor } from '@mantine/core'
import { useLocale } from '#web/i18n/text.tsx'
import { Card } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { List } from '#web/step-kit/layout/stack.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { useStepLink } from '#web/step-kit/step-link.ts'
import { beforeResults } from './before-results.ts'
import { resultWords } from './result-words.ts'

/** The steps that the results wait for. Nothing where all are complete. */
export function OpenSteps({ hasNumbers }: { hasNumbers: boolean }) {
  const locale = useLocale()
  const text = resultWords[locale]
  const { data, module, isEditable } = usePlan()
  const linkTo = useStepLink()
  const open = Object.entries(beforeResults).filter(
    ([slug]) => (module.steps.find((step) => step.slug === slug)?.gaps?.(data).length ?? 0) > 0,
  )
  if (open.length === 0 && hasNumbers) return null
  const shown = open.length > 0 ? open : Object.entries(beforeResults)
  return (
    <Card edge="warn" data-field="after">
      <Heading>{hasNumbers ? text.open : text.nothing}</Heading>
      <p>{isEditable ? text.openWhy : text.openReader}</p>
      <List gap="s">
        {shown.map(([slug, { [locale]: title }]) => (
          <li key={slug}>{isEditable ? <Anchor href={linkTo(slug)}>{title}</Anchor> : title}</li>
        ))}
      </List>
    </Card>
  )
}
