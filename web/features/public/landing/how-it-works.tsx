import { Fruiting, Growing, Seed, Supported, Watered } from '#web/features/public/pictures/growth.tsx'
import { usePublicText } from '#web/i18n/text.tsx'
import classes from './how-it-works.module.css'
import layout from './landing.module.css'

export function HowItWorks() {
  const text = usePublicText()
  const stages = [
    { Picture: Seed, title: text('landing.how.applyTitle'), about: text('landing.how.applyText') },
    { Picture: Supported, title: text('landing.how.meetTitle'), about: text('landing.how.meetText') },
    { Picture: Growing, title: text('landing.how.workTitle'), about: text('landing.how.workText') },
    { Picture: Watered, title: text('landing.how.feedbackTitle'), about: text('landing.how.feedbackText') },
    { Picture: Fruiting, title: text('landing.how.showTitle'), about: text('landing.how.showText') },
  ]
  return (
    <section id="how" className={`${layout.section} ${classes.how}`} aria-labelledby="how-title">
      <div className={layout.inner}>
        <h2 id="how-title" className={layout.title}>
          {text('landing.how.title')}
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
