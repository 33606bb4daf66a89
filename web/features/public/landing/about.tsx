import { usePublicText } from '#web/i18n/text.tsx'
import classes from './about.module.css'
import layout from './landing.module.css'
import { StepScreen } from './step-screen.tsx'

export function About() {
  const text = usePublicText()
  const reasons = [
    { title: text('landing.about.drawTitle'), about: text('landing.about.drawText') },
    { title: text('landing.about.safeTitle'), about: text('landing.about.safeText') },
    { title: text('landing.about.answerTitle'), about: text('landing.about.answerText') },
  ]
  return (
    <section className={layout.section} aria-labelledby="about">
      <div className={layout.inner}>
        <h2 id="about" className={layout.title}>
          {text('landing.about.title')}
        </h2>
        <p className={layout.lead}>{text('landing.about.text')}</p>
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
