import { Anchor } from '@mantine/core'
import { useLocale } from '#web/i18n/text.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { useStepLink } from '#web/step-kit/step-link.ts'
import { nameMissing, namingStep } from './stakeholders.ts'

/** In the place of a name that nobody has written: it is asked for, and leads to where it is written. */
export function NameLink() {
  const said = nameMissing[useLocale()]
  const { isEditable } = usePlanFrame()
  const stepLink = useStepLink()
  return isEditable ? <Anchor href={stepLink(namingStep)}>{said}</Anchor> : said
}
