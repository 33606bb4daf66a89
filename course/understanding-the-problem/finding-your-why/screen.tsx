import { useState } from 'react'
import { useLocale } from '#web/i18n/text.tsx'
import { useFieldsLeft, useWayTo } from '#web/step-kit/half-typed/use-half-typed.ts'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { PlanText } from '#web/step-kit/plan-text.tsx'
import { useStep } from '#web/step-kit/step-context.tsx'
import { EntryPanel } from './entry-panel.tsx'
import { MissionChecks } from './mission-checks.tsx'
import { RingButtons } from './ring-buttons.tsx'
import classes from './screen.module.css'
import { checksOf, longestMission, offerIdeas, type Ring, whoLives, whyOf } from './why.ts'
import { WhyPanel } from './why-panel.tsx'
import { words } from './words.ts'

/** Why, how and what, from the inside out; mission and vision grow beside them. */
export function Screen() {
  const text = words[useLocale()]
  const { data, write, isEditable } = usePlan()
  const { gaps, showsGaps } = useStep()
  const [left] = useFieldsLeft().flatMap((field) => ringOf(field) ?? [])
  const [open, setOpen] = useState<Ring>(left ?? 'why')
  useWayTo((field) => setOpen((before) => ringOf(field) ?? before))
  const why = whyOf(data)
  const offers = why.what.map((entry) => entry.value ?? '')
  // Readers see every ring at once, and a ring that lacks something opens when messages are shown.
  const shows = (ring: Ring) =>
    !isEditable || open === ring || (showsGaps && gaps.some((gap) => gap.field === ring))
  return (
    <div className={classes.room}>
      <div className={classes.columns}>
        <div className={classes.picture}>
          <RingButtons open={open} why={why} onOpen={isEditable ? setOpen : null} words={text} />
        </div>
        <div className={classes.panels}>
          {shows('why') ? <WhyPanel why={why} words={text} /> : null}
          {shows('how') ? <EntryPanel ring="how" entries={why.how} words={text} /> : null}
          {shows('what') ? (
            <EntryPanel ring="what" entries={why.what} ideas={offerIdeas(data)} words={text} />
          ) : null}
        </div>
        <div className={classes.result}>
          <PlanText
            field="missionStatement"
            label={text.mission}
            hint={text.missionHint}
            value={why.mission}
            onSave={(missionStatement) => write.saveBusiness({ missionStatement })}
            maxLength={longestMission}
            isLong
          />
          <MissionChecks checks={checksOf(why.mission, whoLives(data), offers)} words={text} />
          <PlanText
            field="visionStatement"
            label={text.vision}
            hint={text.visionHint}
            placeholder={text.visionExample}
            value={why.vision}
            onSave={(visionStatement) => write.saveBusiness({ visionStatement })}
            maxLength={1000}
            isLong
          />
        </div>
      </div>
    </div>
  )
}

/** The ring in which a form or a line stands: `how`, or `edit:how:{id}`. */
function ringOf(field: string): Ring | undefined {
  const names = field.split(':')
  return (['how', 'what'] as const).find(
    (ring) => ring === names[0] || (names[0] === 'edit' && ring === names[1]),
  )
}
