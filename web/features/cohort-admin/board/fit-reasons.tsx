import { useLocale } from '#web/i18n/text.tsx'
import { fitLabel } from '#web/shared/fit-label.ts'
import { Icon } from '#web/ui/icon.tsx'
import classes from './board.module.css'
import type { FitPoint } from './board-documents.ts'
import { words as boardWords } from './words.ts'

/** Why two fit, point by point; what they do not share is said too. */
export function FitReasons({ points }: { points: readonly FitPoint[] }) {
  const locale = useLocale()
  const text = boardWords[locale]
  return (
    <ul className={classes.reasons}>
      {points.map((point) => (
        <li key={point.reason} data-fits={point.points > 0 || undefined}>
          <Icon name={point.points > 0 ? 'check' : 'minus'} /> {words(point)}{' '}
          <span className={classes.points}>{text.fit.points(point.points, point.of)}</span>
        </li>
      ))}
    </ul>
  )

  function words({ reason, points, shared }: FitPoint): string {
    if (points === 0) return text.fit.no[reason]
    const list = reason === 'stage' ? [] : shared.map((value) => fitLabel(reason, value, locale))
    return text.fit.yes[reason](list.join(', '))
  }
}
