import { useLocale } from '#web/i18n/text.tsx'
import { fitLabel } from '#web/shared/fit-label.ts'
import type { FitPoint } from './connect-request.ts'
import classes from './wants-to-connect.module.css'
import { words } from './words.ts'

type Props = { fit: number; points: readonly FitPoint[] }

/** Every point of the fit with what stands behind it. */
export function FitReasons({ fit, points }: Props) {
  const locale = useLocale()
  const text = words[locale]
  const given = points.filter((point) => point.points > 0)
  return (
    <div>
      <p className={classes.fit}>
        {text.why} <span className={classes.soft}>{text.fit(fit)}</span>
      </p>
      {given.length === 0 ? <p className={classes.soft}>{text.noReason}</p> : null}
      <ul className={classes.reasons}>
        {given.map(({ reason, shared }) => (
          <li key={reason}>
            <b>{text.reason[reason]}</b>
            {shared.length > 0 ? `: ${shared.map((one) => fitLabel(reason, one, locale)).join(', ')}` : ''}
          </li>
        ))}
      </ul>
    </div>
  )
}
