import { useLocale } from '#web/i18n/text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import classes from './step-screen.module.css'
import { words } from './words.ts'

/** A step of the course as it looks, drawn with words of both languages instead of a screenshot. */
export function StepScreen() {
  const text = words[useLocale()]
  return (
    <div className={classes.screen} role="img" aria-label={text.screen.picture}>
      <Timeline />
      <div className={classes.work}>
        <p className={classes.heading}>
          {text.screen.stepTree}
          <span className={classes.saved}>{text.screen.saved}</span>
        </p>
        <div className={classes.tree}>
          <svg className={classes.lines} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <path d="M50 10V88M50 40C50 74 17 60 17 90M50 40C50 74 83 60 83 90" />
          </svg>
          <span className={`${classes.box} ${classes.effect}`}>{text.plan.effect}</span>
          <span className={`${classes.box} ${classes.trunk}`}>{text.plan.problem}</span>
          <span className={classes.why}>{text.screen.why}</span>
          <span className={classes.causes}>
            <span className={classes.box}>{text.plan.causeSorting}</span>
            <span className={classes.box}>{text.plan.causeBuyer}</span>
            <span className={`${classes.box} ${classes.marked}`}>{text.plan.causeScale}</span>
          </span>
        </div>
        <p className={classes.comment}>
          <span className={classes.face}>RM</span>
          <span>{text.screen.comment}</span>
        </p>
      </div>
    </div>
  )
}

function Timeline() {
  const text = words[useLocale()]
  return (
    <div className={classes.drawer}>
      <span className={classes.chip}>{text.screen.module}</span>
      <ol className={classes.steps}>
        <li className={classes.done}>
          <Icon name="check" />
          {text.screen.stepWhy}
        </li>
        <li className={classes.current}>{text.screen.stepTree}</li>
        <li>{text.screen.stepCauses}</li>
        <li>{text.screen.stepTest}</li>
      </ol>
      <span className={classes.chip}>{text.screen.end}</span>
    </div>
  )
}
