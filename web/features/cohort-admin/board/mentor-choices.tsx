import { useShowMore } from '#web/features/cohort-admin/show-more.tsx'
import { useText } from '#web/i18n/text.tsx'
import classes from './board.module.css'
import { FitReasons } from './fit-reasons.tsx'
import { Places } from './places.tsx'
import type { RankedMentor } from './ranking.ts'

type Props = {
  ranked: readonly RankedMentor[]
  chosen: string | null
  onChoose: (mentorId: string) => void
}

/** Mentors with room, best fit first, to choose one of. */
export function MentorChoices({ ranked, chosen, onChoose }: Props) {
  const text = useText()
  const { shown, more } = useShowMore(ranked)
  return (
    <fieldset className={classes.choices}>
      <legend>{text('cohortAdmin.choose.legend')}</legend>
      {shown.map(({ mentor, fit, isPartial, asked }) => (
        <div
          key={mentor.mentor_id}
          className={classes.choice}
          data-chosen={chosen === mentor.mentor_id || undefined}
        >
          <label>
            <input
              type="radio"
              name="mentor"
              checked={chosen === mentor.mentor_id}
              onChange={() => onChoose(mentor.mentor_id)}
            />
            <span className={classes.cardText}>
              <strong>{mentor.name}</strong>
              <Places free={mentor.free_places} capacity={mentor.capacity} />
              {asked === null ? null : (
                <span className={classes.asked}>{text('cohortAdmin.choose.asked')}</span>
              )}
            </span>
            <span className={classes.fit}>
              {text(isPartial ? 'cohortAdmin.fit.atLeast' : 'cohortAdmin.fit.score', { points: fit.score })}
            </span>
          </label>
          {asked ? <blockquote>{asked}</blockquote> : null}
          <details>
            <summary>{text('cohortAdmin.fit.why')}</summary>
            {isPartial ? <p className={classes.soft}>{text('cohortAdmin.fit.partial')}</p> : null}
            <FitReasons points={fit.points} />
          </details>
        </div>
      ))}
      {more}
    </fieldset>
  )
}
