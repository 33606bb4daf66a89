import { OlderSentence, useBuilt } from '#course/understanding-the-problem/shared/built-sentence.tsx'
import { factsOf } from '#course/understanding-the-problem/shared/problem-facts.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { CheckList } from '#web/step-kit/check-list.tsx'
import { useOpenPart } from '#web/step-kit/half-typed/use-open-part.ts'
import { Columns, Room } from '#web/step-kit/layout/room.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { PlanField } from '#web/step-kit/plan-field.tsx'
import { useStep } from '#web/step-kit/step-context.tsx'
import { EntryPanel } from './entry-panel.tsx'
import { checksOf } from './mission-checks.ts'
import { RingButtons } from './ring-buttons.tsx'
import { room } from './room.ts'
import { missionOf, offerIdeas, type Ring, whyOf } from './why.ts'
import { WhyPanel } from './why-panel.tsx'
import { words } from './words.ts'

/** Why, how and what, from the inside out; mission and vision grow beside them. */
export function Screen() {
  const text = words[useLocale()]
  const { data, isEditable } = usePlan()
  const { gaps, showsGaps } = useStep()
  const [open, setOpen] = useOpenPart<Ring>('why', ringOf)
  const why = whyOf(data)
  const mission = useBuilt(missionOf(why), (language) =>
    words[language].sentence(why.contribution, why.impact),
  )
  const offers = why.what.map((entry) => entry.value ?? '')
  // Readers see every ring at once, and a ring that lacks something opens when messages are shown.
  const shows = (ring: Ring) =>
    !isEditable || open === ring || (showsGaps && gaps.some((gap) => gap.field === ring))
  return (
    <Room>
      <Columns
        lead={<RingButtons why={why} open={open} onOpen={isEditable ? setOpen : null} />}
        side={
          <>
            <PlanField of={room} words={words} name="missionStatement" isLong onSaved={mission.keepBasis} />
            <OlderSentence of={mission} />
            <CheckList
              checks={checksOf(why.mission, factsOf(data).who, offers)}
              labels={text.checks}
              isInline
            />
            <PlanField
              of={room}
              words={words}
              name="visionStatement"
              placeholder={text.visionExample}
              isLong
            />
          </>
        }
      >
        {shows('why') ? <WhyPanel why={why} mission={mission} /> : null}
        {shows('how') ? <EntryPanel ring="how" entries={why.how} /> : null}
        {shows('what') ? <EntryPanel ring="what" entries={why.what} ideas={offerIdeas(data)} /> : null}
      </Columns>
    </Room>
  )
}

const inWhy = ['edit:story', 'edit:contribution', 'edit:impact']

/** The ring in which a form or a line stands: `how`, or `edit:how:{id}`. */
function ringOf(field: string): Ring | undefined {
  if (inWhy.includes(field)) return 'why'
  const names = field.split(':')
  return (['how', 'what'] as const).find(
    (ring) => ring === names[0] || (names[0] === 'edit' && ring === names[1]),
  )
}
