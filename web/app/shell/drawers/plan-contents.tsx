import { useLocale } from '#web/i18n/text.tsx'
import { usePlanContents } from '#web/shared/plan-contents.ts'
import classes from './drawers.module.css'

const label = { en: 'Contents of the plan', es: 'Contenido del plan' } as const

/** The parts of the plan that is open; the one that is being read is marked. */
export function PlanContents() {
  const locale = useLocale()
  const { lines, current } = usePlanContents()
  if (lines.length === 0) return null
  return (
    <nav aria-label={label[locale]}>
      <ul className={`${classes.list} ${classes.nested}`}>
        {lines.map(({ id, mark, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={classes.entry}
              aria-current={id === current ? 'location' : undefined}
            >
              {mark ? <span className={classes.number}>{mark}</span> : null}
              <span className={classes.grow}>{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
