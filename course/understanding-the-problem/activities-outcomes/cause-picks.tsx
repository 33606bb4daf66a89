import type { Cause } from '#course/understanding-the-problem/shared/interview.ts'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import type { Link } from './chain.ts'
import classes from './screen.module.css'
import type { Words } from './words.ts'

type Props = { link: Link; causes: readonly Cause[]; words: Words }

/** The causes an activity works on: one or several. */
export function CausePicks({ link, causes, words }: Props) {
  const { write, isEditable } = usePlan()
  const field = `causes:${link.id}`
  const gap = useGap(field)
  const save = (id: string, isOn: boolean) => {
    const valueArr = isOn ? [...link.causes, id] : link.causes.filter((one) => one !== id)
    write.save({ step: 'activities-outcomes', key: 'cause', parent: link.id }, { valueArr })
  }
  if (!isEditable) {
    const own = causes.filter((cause) => link.causes.includes(cause._id))
    return (
      <p className={classes.fact}>
        <span>{words.causes}</span> {own.map((cause) => cause.description).join(' · ') || '–'}
      </p>
    )
  }
  if (causes.length === 0) return null
  return (
    <fieldset className={classes.picks} data-field={field}>
      <legend>{words.causes}</legend>
      {causes.map((cause) => (
        <label key={cause._id} className={classes.pick}>
          <input
            type="checkbox"
            className={classes.tick}
            checked={link.causes.includes(cause._id)}
            onChange={(event) => save(cause._id, event.currentTarget.checked)}
          />
          {cause.description}
        </label>
      ))}
      {gap ? <p className={classes.error}>{gap}</p> : null}
    </fieldset>
  )
}
