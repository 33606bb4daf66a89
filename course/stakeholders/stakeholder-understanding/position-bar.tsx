import { positionLooks } from '#course/stakeholders/shared/looks.ts'
import type { Stakeholder } from '#course/stakeholders/shared/stakeholders.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { inkColour } from '#web/step-kit/report/picture-shape.tsx'
import classes from './understanding.module.css'
import { countsOf } from './understanding.ts'
import { words } from './words.ts'

/** How many stand where: as a bar and in words. */
export function PositionBar({ stakeholders }: { stakeholders: readonly Stakeholder[] }) {
  const text = words[useLocale()]
  const counts = countsOf(stakeholders)
  const said = counts.positions.map(({ position, count }) => text.count[position](count)).join(' · ')
  return (
    <div className={classes.bar}>
      <div className={classes.shares} aria-hidden="true">
        {counts.positions.map(({ position, count }) => (
          <span
            key={position}
            style={{ flexGrow: count, backgroundColor: inkColour(positionLooks[position].ink) }}
          />
        ))}
        <span style={{ flexGrow: counts.open }} />
      </div>
      <p role="status" className="figures">
        {counts.open > 0 ? `${said} · ${text.open(counts.open)}` : said}
      </p>
    </div>
  )
}
