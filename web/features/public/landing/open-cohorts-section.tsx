import { useLocale } from '#web/i18n/text.tsx'
import { Island } from '#web/ui/island.tsx'
import layout from './landing.module.css'
import classes from './open-cohorts.module.css'
import { openCohortsWords } from './open-cohorts-words.ts'

export function OpenCohortsSection() {
  const text = openCohortsWords[useLocale()]
  return (
    <section id="cohorts" className={`${layout.section} ${classes.section}`} aria-labelledby="cohorts-title">
      <div className={layout.inner}>
        <h2 id="cohorts-title" className={layout.title}>
          {text.title}
        </h2>
        <p className={layout.lead}>{text.text}</p>
        <Island name="open-cohorts" />
      </div>
    </section>
  )
}
