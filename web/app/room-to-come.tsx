import type { StepText } from '#web/data/plan/answer.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { stepPart, stepTitle } from '#web/step-kit/step-title.ts'
import { NotHereYet } from '#web/ui/not-here-yet.tsx'
import { notHereYetWords } from './not-here-yet-words.ts'
import { StepSwitchedOff } from './step-switched-off.tsx'

/** A step whose screen is still to come: its title and purpose, honestly. Without words, the cohort does not take it. */
export function RoomToCome({ step }: { step: StepText | undefined }) {
  const text = useText()
  const locale = useLocale()
  const said = notHereYetWords[locale]
  if (!step) return <StepSwitchedOff />
  return (
    <NotHereYet
      badge={said.badge}
      title={stepTitle(step, locale)}
      lead={said.lead}
      about={stepPart(step, 'intro', locale)}
      comfort={said.meanwhile}
      back={text('step.back')}
      backTo={localePath(locale, '/home')}
    />
  )
}
