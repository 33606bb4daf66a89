import { useShowMore } from '#web/features/cohort-admin/show-more.tsx'
import { useLocale } from '#web/i18n/text.tsx'
import { Places } from '#web/shared/places.tsx'
import { Fold } from '#web/ui/fold.tsx'
import classes from './board.module.css'
import type { MentorChoice } from './board-documents.ts'
import { FitReasons } from './fit-reasons.tsx'
import { words } from './words.ts'

type Props = {
  ranked: readonly MentorChoice[]
  chosen: string | null
  onChoose: (mentorId: string) => void
}

/** Mentors with room, best fit first, to choose one of. */
export function MentorChoices({ ranked, chosen, onChoose }: Props) {
  const text = words[useLocale()]
  const { shown, more } = useShowMore(ranked)
  return (
    <fieldset className={classes.choices}>
      <legend>{text.choose.legend}</legend>
      {shown.map(({ asked, ...mentor }) => (
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
              {asked === null ? null : <span className={classes.asked}>{text.choose.asked}</span>}
            </span>
            <span className={classes.fit}>{text.fit.score(mentor.fit)}</span>
          </label>
          {asked ? <blockquote>{asked}</blockquote> : null}
          <Fold label={text.fit.why}>
            <FitReasons points={mentor.fit_points} />
          </Fold>
        </div>
      ))}
      {more}
    </fieldset>
  )
}
