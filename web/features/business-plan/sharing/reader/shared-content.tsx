import { Button } from '@mantine/core'
import { useEffect } from 'react'
import type { SharedReading } from '#course/plan-view/shared-view.ts'
import { longDay } from '#web/i18n/long-day.ts'
import { useLocale } from '#web/i18n/text.tsx'
import classes from './reader.module.css'
import { readerWords } from './words.ts'

/** Who shares it and until when, then the plan as its team sees it, with nothing to press but print. */
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
    </>
  )
}
