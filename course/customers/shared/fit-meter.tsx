import { ShareBar } from '#course/shared/share-bar.tsx'
import { useLocale } from '#web/i18n/text.tsx'
import { PicturePart } from '#web/step-kit/report/picture-part.tsx'
import { percentOf, type Score } from './fit.ts'
import classes from './fit-meter.module.css'
import { ringShapes } from './fit-ring.ts'
import { fitWords } from './fit-words.ts'
import type { NeedKind } from './needs.ts'

type Props = {
  kind: NeedKind
  score: Score
  /** Of pains and gains together, where both are known. */
  overall?: Score | undefined
}

const area = { x: -30, y: -30, width: 60, height: 60 }

/** How much of what weighs on the customer is answered: a bar, and a ring for everything together. */
export function FitMeter({ kind, score, overall }: Props) {
  const text = fitWords[kind][useLocale()]
  const percent = percentOf(score)
  return (
    <div className={classes.meter}>
      <div className={classes.part} role="status">
        <strong>
          {text.fit}: {percent === null ? text.noFit : `${percent}%`}
        </strong>
        <ShareBar percent={percent ?? 0} />
        <span className={classes.about}>{text.fitAbout(score.met, score.all)}</span>
      </div>
      {overall ? (
        <div className={classes.ring}>
          <span className={classes.drawing}>
            <PicturePart area={area} shapes={ringShapes(overall, { x: 0, y: 0, radius: 26 })} />
          </span>
          <div>
            <strong>
              {text.overall}
              <span className="visually-hidden">: {percentOf(overall) ?? 0}%</span>
            </strong>
            <span className={classes.about}>{text.overallAbout}</span>
          </div>
        </div>
      ) : null}
    </div>
  )
}
