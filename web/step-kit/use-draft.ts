import { useEffect, useRef, useState } from 'react'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { useKept } from '#web/data/half-typed/use-kept.ts'
import { typing } from './half-typed/typing.ts'
import { useKeptKeys } from './half-typed/use-half-typed.ts'
import { usePlanFrame } from './plan-context.tsx'

const pauseMs = 800

type Rule = {
  /** What the text is called within its step. */
  readonly keptAs: string
  /** What is refused is kept beside the plan until it is put right. */
  readonly refuses: (text: string) => boolean
}

const nothingRefused: Rule = { keptAs: '', refuses: () => false }
const anyText = (text: string | null) => text

/**
 * The text of a field while somebody types: saved 800 ms after the last key and when the field is left. A newer text
 * from elsewhere comes in only while nobody is typing here.
 */
export function useDraft(saved: string, onSave: (text: string) => void, rule: Rule = nothingRefused) {
  const { isEditable, read, asSeen } = usePlanFrame()
  const [draft, setDraft] = useState(saved)
  const [refused, keepRefused] = useRefused(rule.keptAs)
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const pending = useRef<string | null>(null)
  /** The plan when the first key was pressed: somebody else's change since then is no base for this text. */
  const seen = useRef<PlanData | null>(null)
  const latest = useRef({ onSave, isEditable })
  latest.current = { onSave, isEditable }

  useEffect(() => {
    if (pending.current === null) setDraft(saved)
  }, [saved])

  function stopWaiting(): string | null {
    if (timer.current) clearTimeout(timer.current)
    timer.current = null
    const text = pending.current
    pending.current = null
    return text
  }

  function flush() {
    const text = stopWaiting()
    const { current } = latest
    if (text !== null && current.isEditable) asSeen(seen.current ?? read(), () => current.onSave(text))
    seen.current = null
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
    stopWaiting()
    if (rule.refuses(text)) {
      setDraft(saved)
      typing.end(pending)
      return keepRefused(text === saved ? null : text)
    }
    keepRefused(null)
    setDraft(text)
    seen.current ??= read()
    pending.current = text
    typing.begin(pending)
    timer.current = setTimeout(flush, pauseMs)
  }

  /** What was refused may be right by now: the line that said the same is gone. */
  function leave() {
    if (refused !== null && !rule.refuses(refused)) change(refused)
    flush()
  }

  return { draft: isEditable ? (refused ?? draft) : draft, change, flush: leave }
}

function useRefused(field: string) {
  const [key, former] = useKeptKeys(`edit:${field}`)
  return useKept<string | null>(key, former, null, anyText)
}
