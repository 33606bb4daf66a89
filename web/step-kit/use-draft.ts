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
 * from elsewhere, or the own one without its last blank, comes in when the field is left: never under the caret.
 */
export function useDraft(saved: string, onSave: (text: string) => void, rule: Rule = nothingRefused) {
  const { isEditable, read, asSeen } = usePlanFrame()
  const [draft, setDraft] = useState(saved)
  const [refused, keepRefused] = useRefused(rule.keptAs)
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const pending = useRef<string | null>(null)
  /** The plan when the first key was pressed: somebody else's change since then is no base for this text. */
  const seen = useRef<PlanData | null>(null)
  const [isInside, setInside] = useState(false)
  const entered = useRef<PlanData | null>(null)
  /** The plan before somebody else changed the text that stands here as it was. */
  const unseen = useRef<PlanData | null>(null)
  const own = useRef(saved)
  const latest = useRef({ onSave, isEditable })
  latest.current = { onSave, isEditable }

  useEffect(() => {
    if (isInside) {
      if (isSameText(saved, own.current)) entered.current = read()
      else unseen.current ??= entered.current
    } else if (pending.current === null) {
      own.current = saved
      setDraft(saved)
    }
  }, [saved, isInside, read])

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
    if (text !== null && current.isEditable) {
      own.current = text
      asSeen(seen.current ?? read(), () => current.onSave(text))
    }
    seen.current = null
    typing.end(pending)
  }

  function enter() {
    setInside(true)
    entered.current ??= read()
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
    enter()
    seen.current ??= unseen.current ?? read()
    pending.current = text
    typing.begin(pending)
    timer.current = setTimeout(flush, pauseMs)
  }

  /** What was refused may be right by now: the line that said the same is gone. */
  function leave() {
    if (refused !== null && !rule.refuses(refused)) change(refused)
    flush()
    entered.current = null
    unseen.current = null
    setInside(false)
  }

  return { draft: isEditable ? (refused ?? draft) : draft, change, enter, flush: leave }
}

/** What was saved from here is the own text, though it may have lost blanks or been put into another Unicode form. */
function isSameText(one: string, other: string): boolean {
  return bare(one) === bare(other)
}

const bare = (text: string) => text.normalize('NFC').replace(/[\s\p{C}]+/gu, '')

function useRefused(field: string) {
  const [key, former] = useKeptKeys(`edit:${field}`)
  return useKept<string | null>(key, former, null, anyText)
}
