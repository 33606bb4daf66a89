import { usePublicText } from '#web/i18n/text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import classes from './step-screen.module.css'

/** A step of the course as it looks, drawn with words of both languages instead of a screenshot. */
export function StepScreen() {
  const text = usePublicText()
  return (
    <div className={classes.screen} role="img" aria-label={text('landing.screen.picture')}>
      <Timeline />
      <div className={classes.work}>
        <p className={classes.heading}>
          {text('landing.screen.stepTree')}
          <span className={classes.saved}>{text('landing.screen.saved')}</span>
        </p>
        <div className={classes.tree}>
          <svg className={classes.lines} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <path d="M50 10V88M50 40C50 74 17 60 17 90M50 40C50 74 83 60 83 90" />
          </svg>
          <span className={`${classes.box} ${classes.effect}`}>{text('landing.plan.effect')}</span>
          <span className={`${classes.box} ${classes.trunk}`}>{text('landing.plan.problem')}</span>
          <span className={classes.why}>{text('landing.screen.why')}</span>
          <span className={classes.causes}>
            <span className={classes.box}>{text('landing.plan.causeSorting')}</span>
            <span className={classes.box}>{text('landing.plan.causeBuyer')}</span>
            <span className={`${classes.box} ${classes.marked}`}>{text('landing.plan.causeScale')}</span>
          </span>
        </div>
        <p className={classes.comment}>
          <span className={classes.face}>RM</span>
          <span>{text('landing.screen.comment')}</span>
        </p>
      </div>
    </div>
  )
}

function Timeline() {
  const text = usePublicText()
  return (
    <div className={classes.drawer}>
      <span className={classes.chip}>{text('landing.screen.module')}</span>
      <ol className={classes.steps}>
        <li className={classes.done}>
          <Icon name="check" />
          {text('landing.screen.stepWhy')}
        </li>
        <li className={classes.current}>{text('landing.screen.stepTree')}</li>
        <li>{text('landing.screen.stepCauses')}</li>
        <li>{text('landing.screen.stepTest')}</li>
      </ol>
      <span className={classes.chip}>{text('landing.screen.end')}</span>
    </div>
  )
}
