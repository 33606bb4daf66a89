import { expertises, sectors } from '#domain/options/know-how.ts'
import { countryName, languageName } from '#domain/places/places.ts'
import type { FitReason } from '#domain/progress/fit.ts'
import { labelOf } from '#web/forms/labels.ts'
import type { Locale } from '#web/i18n/locale.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import classes from './board.module.css'
import type { FitPoint } from './board-documents.ts'

const labels: Readonly<Record<Exclude<FitReason, 'stage'>, (value: string, locale: Locale) => string>> = {
  language: languageName,
  country: countryName,
  sector: (value, locale) => labelOf(sectors, value, locale),
  expertise: (value, locale) => labelOf(expertises, value, locale),
}

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
    const list = reason === 'stage' ? [] : shared.map((value) => labels[reason](value, locale))
    return text(`cohortAdmin.fit.yes.${reason}`, { list: list.join(', ') })
  }
}
