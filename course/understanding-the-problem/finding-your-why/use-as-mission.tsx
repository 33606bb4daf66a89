import { usePlan } from '#web/step-kit/plan-context.tsx'
import { TakeOverButton } from '#web/step-kit/take-over-button.tsx'
import classes from './screen.module.css'
import type { Words } from './words.ts'

type Props = { sentence: string; mission: string; words: Words }

/** The sentence as it grows, and the way to make it the mission. */
export function UseAsMission({ sentence, mission, words }: Props) {
  const { write } = usePlan()
  return (
    <div className={classes.use}>
      <p className={classes.spoken}>{sentence}</p>
      <TakeOverButton
        label={words.use}
        question={words.replace}
        text={sentence}
        current={mission}
        onUse={() => write.saveBusiness({ missionStatement: sentence })}
      />
    </div>
  )
}
