import { courseModules, courseSteps } from '#course/course.ts'
import buttons from '#web/features/public/buttons.module.css'
import { PlantAbove, PlantBelow } from '#web/features/public/pictures/plant.tsx'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale, usePublicText } from '#web/i18n/text.tsx'
import classes from './hero.module.css'

export function Hero() {
  const text = usePublicText()
  const locale = useLocale()
  return (
    <section className={classes.hero} aria-labelledby="hero">
      <div className={classes.sky}>
        <div className={classes.row}>
          <div className={classes.words}>
            <h1 id="hero" className={classes.title}>
              {text('landing.hero.title')}
            </h1>
            <p className={classes.lead}>{text('landing.hero.lead')}</p>
            <p className={classes.actions}>
              <a className={buttons.primary} href={localePath(locale, '/signup')}>
                {text('landing.hero.apply')}
              </a>
              <a className={buttons.secondary} href="#how">
                {text('landing.hero.how')}
              </a>
            </p>
            <p className={classes.note}>{text('landing.hero.note')}</p>
          </div>
          <Above />
        </div>
      </div>
      <div className={classes.soil}>
        <div className={classes.row}>
          <Facts />
          <Below />
        </div>
      </div>
    </section>
  )
}

function Above() {
  const text = usePublicText()
  return (
    <div className={classes.above} role="img" aria-label={text('landing.hero.picture')}>
      <PlantAbove />
      <Tag
        className={classes.offer}
        label={text('landing.plan.offerLabel')}
        value={text('landing.plan.offer')}
      />
      <Tag
        className={classes.price}
        label={text('landing.plan.priceLabel')}
        value={text('landing.plan.price')}
      />
      <Tag
        className={classes.breakEven}
        label={text('landing.plan.breakEvenLabel')}
        value={text('landing.plan.breakEven')}
      />
      <Tag
        className={classes.problem}
        label={text('landing.plan.problemLabel')}
        value={text('landing.plan.problem')}
      />
    </div>
  )
}

function Below() {
  const text = usePublicText()
  return (
    <div className={classes.below} aria-hidden="true">
      <div className={classes.roots}>
        <PlantBelow />
        <span className={`${classes.cause} ${classes.left}`}>{text('landing.plan.causeSorting')}</span>
        <span className={`${classes.cause} ${classes.right}`}>{text('landing.plan.causeBuyer')}</span>
        <span className={`${classes.cause} ${classes.deep}`}>{text('landing.plan.causeScale')}</span>
      </div>
      <span className={classes.example}>{text('landing.hero.example')}</span>
    </div>
  )
}

function Tag(props: { className: string | undefined; label: string; value: string }) {
  return (
    <span className={`${classes.tag} ${props.className}`}>
      <small>{props.label}</small>
      {props.value}
    </span>
  )
}

function Facts() {
  const text = usePublicText()
  const facts = [
    { figure: courseModules.length, about: text('landing.facts.modules') },
    { figure: courseSteps.length, about: text('landing.facts.steps') },
    { figure: text('landing.facts.hoursFigure'), about: text('landing.facts.hours') },
    { figure: text('landing.facts.planFigure'), about: text('landing.facts.plan') },
  ]
  return (
    <ul className={classes.facts}>
      {facts.map(({ figure, about }) => (
        <li key={about}>
          <strong>{figure}</strong> <span>{about}</span>
        </li>
      ))}
    </ul>
  )
}
