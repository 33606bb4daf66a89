import { Button } from '@mantine/core'
import { useEffect } from 'react'
import type { SharedReading } from '#course/plan-view/shared-view.ts'
import { PlanPaper } from '#web/features/business-plan/document/plan-paper.tsx'
import { longDay } from '#web/i18n/long-day.ts'
import { useLocale } from '#web/i18n/text.tsx'
import classes from './reader.module.css'
import { SharedCanvas } from './shared-canvas.tsx'
import { readerWords } from './words.ts'

/** Who shares it and until when, then what its team sees of it, with nothing to change. */
export function SharedContent({ reading: { until, shared } }: { reading: SharedReading }) {
  const locale = useLocale()
  const words = readerWords[locale]
  useEffect(() => {
    document.title = `${shared.project} · ${words[shared.what]}`
  }, [shared.project, shared.what, words])
  return (
    <>
      <div className={classes.about}>
        <p>{words.sharedBy(shared.founder, longDay(until, locale))}</p>
        <Button variant="default" onClick={() => window.print()}>
          {words.print}
        </Button>
      </div>
      {shared.what === 'plan' ? <PlanPaper view={shared.view} /> : <SharedCanvas view={shared.view} />}
    </>
  )
}
