import { courseModules, courseSteps } from '#course/course.ts'
import buttons from '#web/features/public/buttons.module.css'
import { PlantAbove, PlantBelow } from '#web/features/public/pictures/plant.tsx'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import classes from './hero.module.css'
import { words } from './words.ts'

export function Hero() {
  const locale = useLocale()
  const text = words[locale]
  return (
    <section className={classes.hero} aria-labelledby="hero">
      <div className={classes.sky}>
        <div className={classes.row}>
          <div className={classes.words}>
            <h1 id="hero" className={classes.title}>
              {text.hero.title}
            </h1>
            <p className={classes.lead}>{text.hero.lead}</p>
            <p className={classes.actions}>
              <a className={buttons.primary} href={localePath(locale, '/signup')} data-for="signed-out">
                {text.hero.apply}
              </a>
              <a className={buttons.primary} href={localePath(locale, '/home')} data-for="signed-in">
                {text.toHome}
              </a>
              <a className={buttons.secondary} href="#how">
                {text.hero.how}
              </a>
            </p>
            <p className={classes.note}>{text.hero.note}</p>
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
  const text = words[useLocale()]
  return (
    <div className={classes.above} role="img" aria-label={text.hero.picture}>
      <PlantAbove />
      <Tag className={classes.offer} label={text.plan.offerLabel} value={text.plan.offer} />
      <Tag className={classes.price} label={text.plan.priceLabel} value={text.plan.price} />
      <Tag className={classes.breakEven} label={text.plan.breakEvenLabel} value={text.plan.breakEven} />
      <Tag className={classes.problem} label={text.plan.problemLabel} value={text.plan.problem} />
    </div>
  )
}

function Below() {
  const text = words[useLocale()]
  return (
    <div className={classes.below} aria-hidden="true">
      <div className={classes.roots}>
        <PlantBelow />
        <span className={`${classes.cause} ${classes.left}`}>{text.plan.causeSorting}</span>
        <span className={`${classes.cause} ${classes.right}`}>{text.plan.causeBuyer}</span>
        <span className={`${classes.cause} ${classes.deep}`}>{text.plan.causeScale}</span>
      </div>
      <span className={classes.example}>{text.hero.example}</span>
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
  const text = words[useLocale()]
  const facts = [
    { figure: courseModules.length, about: text.facts.modules },
    { figure: courseSteps.length, about: text.facts.steps },
    { figure: text.facts.hoursFigure, about: text.facts.hours },
    { figure: text.facts.planFigure, about: text.facts.plan },
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
