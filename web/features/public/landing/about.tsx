import { useLocale } from '#web/i18n/text.tsx'
import classes from './about.module.css'
import layout from './landing.module.css'
import { StepScreen } from './step-screen.tsx'
import { words } from './words.ts'

export function About() {
  const text = words[useLocale()]
  const reasons = [
    { title: text.about.drawTitle, about: text.about.drawText },
    { title: text.about.safeTitle, about: text.about.safeText },
    { title: text.about.answerTitle, about: text.about.answerText },
  ]
  return (
    <section className={layout.section} aria-labelledby="about">
      <div className={layout.inner}>
        <h2 id="about" className={layout.title}>
          {text.about.title}
        </h2>
        <p className={layout.lead}>{text.about.text}</p>
        <StepScreen />
        <dl className={classes.reasons}>
          {reasons.map(({ title, about }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{about}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
