import { useLocale, useText } from '#web/i18n/text.tsx'
import { fitLabel } from '#web/shared/fit-label.ts'
import { Icon } from '#web/ui/icon.tsx'
import classes from './board.module.css'
import type { FitPoint } from './board-documents.ts'

/** Why two fit, point by point; what they do not share is said too. */
export function FitReasons({ points }: { points: readonly FitPoint[] }) {
  const text = useText()
  const locale = useLocale()
  return (
    <ul className={classes.reasons}>
      {points.map((point) => (
        <li key={point.reason} data-fits={point.points > 0 || undefined}>
          <Icon name={point.points > 0 ? 'check' : 'minus'} /> {words(point)}{' '}
          <span className={classes.points}>
            {text('cohortAdmin.fit.points', { points: point.points, of: point.of })}
          </span>
        </li>
      ))}
    </ul>
  )

  function words({ reason, points, shared }: FitPoint): string {
    if (points === 0) return text(`cohortAdmin.fit.no.${reason}`)
    const list = reason === 'stage' ? [] : shared.map((value) => fitLabel(reason, value, locale))
    return text(`cohortAdmin.fit.yes.${reason}`, { list: list.join(', ') })
  }
}
