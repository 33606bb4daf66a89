import { Button } from '@mantine/core'
import { useEffect } from 'react'
import type { CanvasView } from '#course/plan-view/canvas-view.ts'
import type { SharedReading } from '#course/plan-view/shared-view.ts'
import { CanvasBoxes } from '#web/features/business-plan/canvas/canvas-boxes.tsx'
import { PlanPaper } from '#web/features/business-plan/document/plan-paper.tsx'
import { toolbarWords } from '#web/features/business-plan/toolbar/words.ts'
import { longDay } from '#web/i18n/long-day.ts'
import { useLocale } from '#web/i18n/text.tsx'
import classes from './reader.module.css'
import { readerWords } from './words.ts'

/** What the cover says of a plan that has one. */
function AboutCanvas({ view: { isDraft, rows, currency } }: { view: CanvasView }) {
  const locale = useLocale()
  const hasAmounts = rows.some(
    ({ id, boxes }) => id === 'numbers' && boxes.some(({ lines }) => lines.length > 0),
  )
  return (
    <>
      {isDraft ? readerWords[locale].notFinal : null}{' '}
      {hasAmounts ? toolbarWords[locale].currency(currency) : null}
    </>
  )
}

/** Who shares it and until when, then what its team sees of it, with nothing to change. */
export function SharedContent({ reading: { until, shared } }: { reading: SharedReading }) {
  const locale = useLocale()
  const words = readerWords[locale]
  useEffect(() => {
    document.title = `${shared.project} · ${words[shared.what]}`
  }, [shared.project, shared.what, words])
  return (
    <div className={classes[shared.what]}>
      <div className={classes.about}>
        <p>
          {words.sharedBy(shared.founder, longDay(until, locale))}{' '}
          {shared.what === 'canvas' ? <AboutCanvas view={shared.view} /> : null}
        </p>
        <Button variant="default" onClick={() => window.print()}>
          {words.print}
        </Button>
      </div>
      {shared.what === 'plan' ? (
        <PlanPaper view={shared.view} draft={words.notFinal} />
      ) : (
        <article>
          <CanvasBoxes view={shared.view} />
        </article>
      )}
    </div>
  )
}
