import { Anchor } from '@mantine/core'
import { useLocale } from '#web/i18n/text.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { useStepLink } from '#web/step-kit/step-link.ts'
import { nameOf, namingStep, type Stakeholder } from './stakeholders.ts'

/** The name; where nobody has written it, it is asked for, and leads to where it is written. */
export function LinkedName({ stakeholder }: { stakeholder: Stakeholder }) {
  const said = nameOf(stakeholder, useLocale())
  const { isEditable } = usePlanFrame()
  const stepLink = useStepLink()
  const isAsked = isEditable && !stakeholder.name && stakeholder.namedOn
  return isAsked ? <Anchor href={stepLink(namingStep)}>{said}</Anchor> : said
}
