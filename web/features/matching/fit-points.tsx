import { useLocale } from '#web/i18n/text.tsx'
import classes from './fit.module.css'
import { FitIcon } from './fit-icons.tsx'
import { FitRing } from './fit-ring.tsx'
import { fitWords } from './fit-words.ts'
import type { Candidate } from './matching-documents.ts'
import { words } from './words.ts'

/** Why the fit is what it is: each point as a ring, a sentence and its figure. */
export function FitPoints({ candidate }: { candidate: Candidate }) {
  const locale = useLocale()
  const said = words[locale]
  return (
    <ul className={classes.points} aria-label={said.fit.why}>
      {candidate.fit_points.map((point) => (
        <li key={point.reason} className={classes.point} data-fits={point.points > 0 || undefined}>
          <FitRing share={point.points / point.of} size={34}>
            <g transform="translate(9.5 9.5) scale(0.875)">
              <FitIcon reason={point.reason} />
            </g>
          </FitRing>
          <span className={classes.words}>{fitWords(point, candidate, locale)}</span>
          <span className={classes.figure}>{said.fit.points(point.points, point.of)}</span>
        </li>
      ))}
    </ul>
  )
}
