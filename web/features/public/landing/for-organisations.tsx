import { useLocale } from '#web/i18n/text.tsx'
import classes from './for-organisations.module.css'
import layout from './landing.module.css'
import { words } from './words.ts'

/** How far six example projects are: approved modules, then the one in work. */
const example = [9, 7, 6, 6, 4, 2] as const
const waiting = 4
const moduleNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const

export function ForOrganisations() {
  const text = words[useLocale()]
  return (
    <section className={layout.section} aria-labelledby="organisations">
      <div className={`${layout.inner} ${layout.split} ${layout.flipped}`}>
        <div>
          <p className={layout.kicker}>{text.organisations.kicker}</p>
          <h2 id="organisations" className={layout.title}>
            {text.organisations.title}
          </h2>
          <p className={layout.lead}>{text.organisations.text}</p>
          <ul className={layout.points}>
            <li>{text.organisations.applications}</li>
            <li>{text.organisations.matching}</li>
            <li>{text.organisations.content}</li>
            <li>{text.organisations.care}</li>
          </ul>
          <p className={layout.note}>{text.organisations.invited}</p>
        </div>
        <CohortMap />
      </div>
    </section>
  )
}

function CohortMap() {
  const text = words[useLocale()]
  const legend = [
    { mark: classes.done, label: text.organisations.legendDone },
    { mark: classes.working, label: text.organisations.legendWorking },
    { mark: classes.waiting, label: text.organisations.waiting },
    { mark: classes.open, label: text.organisations.legendOpen },
  ]
  return (
    <div className={classes.map} role="img" aria-label={text.organisations.picture}>
      <div className={classes.row}>
        <span />
        {moduleNumbers.map((module) => (
          <span key={module} className={classes.number}>
            {module}
          </span>
        ))}
      </div>
      {example.map((approved, index) => (
        <div key={moduleNumbers[index]} className={classes.row}>
          <span className={classes.project}>
            {text.organisations.project} {'ABCDEF'[index]}
          </span>
          {moduleNumbers.map((module) => (
            <span key={module} className={stateOf(module, approved, index === waiting)} />
          ))}
        </div>
      ))}
      <p className={classes.legend}>
        {legend.map(({ mark, label }) => (
          <span key={label}>
            <span className={mark} />
            {label}
          </span>
        ))}
      </p>
    </div>
  )
}

function stateOf(module: number, approved: number, isWaiting: boolean): string | undefined {
  if (module <= approved) return classes.done
  if (module > approved + 1) return classes.open
  return isWaiting ? classes.waiting : classes.working
}
