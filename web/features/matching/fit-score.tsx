import { useLocale } from '#web/i18n/text.tsx'
import classes from './fit.module.css'
import { FitRing } from './fit-ring.tsx'
import { words } from './words.ts'

export function FitScore({ fit }: { fit: number }) {
  const text = words[useLocale()]
  return (
    <p className={classes.score}>
      <span className="visually-hidden">{text.fit.score(fit)}</span>
      <FitRing share={fit / 100} size={60}>
        <text x="20" y="20" className={classes.number}>
          {fit}
        </text>
      </FitRing>
      <span aria-hidden="true">{text.fit.label}</span>
    </p>
  )
}
