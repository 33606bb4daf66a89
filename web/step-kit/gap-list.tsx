import { Button } from '@mantine/core'
import { type Ref, useContext, useEffect, useId, useState } from 'react'
import type { Gap, GapNames } from '#domain/plan/messages.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { gapLines } from './gap-lines.ts'
import own from './gap-list.module.css'
import { GapNamesContext } from './gap-names.ts'
import { usePlan } from './plan-context.tsx'
import { useStep } from './step-context.tsx'
import classes from './step-shell.module.css'
import { useSaveState } from './use-save-state.ts'

/** More would push the way on out of the window. */
const most = 5

type Props = {
  ref?: Ref<HTMLElement>
  gaps: readonly Gap[]
  onShow: (field: string) => void
  onContinue: () => void
}

/**
 * What is missing, and the choice: look at it, or go on. Nothing is ever blocked. It is said once, by the button that
 * was pressed, since the list changes with every word that is written.
 */
export function GapList({ ref, gaps, onShow, onContinue }: Props) {
  const heading = useId()
  const text = useText()
  const locale = useLocale()
  const { data } = usePlan()
  const { step } = useStep()
  const names = useGapNames()
  const isSaved = useSaveState() === 'saved'
  const lines = names ? gapLines(gaps, (field) => names[step]?.(field, data, locale), locale) : []
  return (
    <section ref={ref} className={classes.gaps} tabIndex={-1} aria-labelledby={heading}>
      <h2 id={heading}>{text('step.gapsTitle', { count: gaps.length })}</h2>
      <ul className={own.lines}>
        {lines.slice(0, most).map(({ field, text: line }) => (
          <li key={line}>
            <button type="button" onClick={() => onShow(field)}>
              {line}
            </button>
          </li>
        ))}
        {lines.length > most ? <li>{text('step.gapsMore', { count: lines.length - most })}</li> : null}
      </ul>
      <p>{text(isSaved ? 'step.gapsAbout' : 'step.gapsLater')}</p>
      <div className={classes.gapActions}>
        <Button variant="default" onClick={() => onShow(gaps[0]?.field ?? '')}>
          {text('step.stay')}
        </Button>
        <Button variant="light" onClick={onContinue}>
          {text('step.goOn')}
        </Button>
      </div>
    </section>
  )
}

/** Null until the names are here. Without a line they may not come: the messages are told without them. */
function useGapNames(): GapNames | null {
  const load = useContext(GapNamesContext)
  const { module } = usePlan()
  const [names, setNames] = useState<GapNames | null>(null)
  useEffect(() => {
    let isCurrent = true
    void load(module.slug)
      .catch(() => undefined)
      .then((loaded) => {
        if (isCurrent) setNames(loaded ?? {})
      })
    return () => {
      isCurrent = false
    }
  }, [load, module.slug])
  return names
}
