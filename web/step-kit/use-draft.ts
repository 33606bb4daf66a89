import { useEffect, useRef, useState } from 'react'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { usePlanFrame } from './plan-context.tsx'
import { typing } from './typing.ts'

const pauseMs = 800

/**
 * The text of a field while somebody types: saved 800 ms after the last key and when the field is left. A newer text
 * from elsewhere comes in only while nobody is typing here.
 */
export function useDraft(saved: string, onSave: (text: string) => void) {
  const { read, asSeen } = usePlanFrame()
  const [draft, setDraft] = useState(saved)
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const pending = useRef<string | null>(null)
  /** The plan when the first key was pressed: somebody else's change since then is no base for this text. */
  const seen = useRef<PlanData | null>(null)
  const save = useRef(onSave)
  save.current = onSave

  useEffect(() => {
    if (pending.current === null) setDraft(saved)
  }, [saved])

  function flush() {
    if (timer.current) clearTimeout(timer.current)
    timer.current = null
    const text = pending.current
    pending.current = null
    if (text !== null && seen.current) asSeen(seen.current, () => save.current(text))
    typing.end(pending)
  }

  // Leaving the step is leaving the field, and so is closing the page or going elsewhere with it.
  useEffect(() => {
    window.addEventListener('pagehide', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [])

  function change(text: string) {
    setDraft(text)
    if (pending.current === null) seen.current = read()
    pending.current = text
    typing.begin(pending)
    if (timer.current) clearTimeout(timer.current)
    timer.current = setTimeout(flush, pauseMs)
  }

  return { draft, change, flush }
}
