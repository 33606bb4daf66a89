import { Fruiting, Growing, Seed, Supported, Watered } from '#web/features/public/pictures/growth.tsx'
import { useLocale } from '#web/i18n/text.tsx'
import classes from './how-it-works.module.css'
import layout from './landing.module.css'
import { words } from './words.ts'

export function HowItWorks() {
  const text = words[useLocale()]
  const stages = [
    { Picture: Seed, title: text.how.applyTitle, about: text.how.applyText },
    { Picture: Supported, title: text.how.meetTitle, about: text.how.meetText },
    { Picture: Growing, title: text.how.workTitle, about: text.how.workText },
    { Picture: Watered, title: text.how.feedbackTitle, about: text.how.feedbackText },
    { Picture: Fruiting, title: text.how.showTitle, about: text.how.showText },
  ]
  return (
    <section id="how" className={`${layout.section} ${classes.how}`} aria-labelledby="how-title">
      <div className={layout.inner}>
        <h2 id="how-title" className={layout.title}>
          {text.how.title}
        </h2>
        <ol className={classes.stages}>
          {stages.map(({ Picture, title, about }) => (
            <li key={title} className={classes.stage}>
              <Picture />
              <div>
                <h3>{title}</h3>
                <p>{about}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
