import { type MouseEvent, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { Period } from '#domain/plan/untouched-offering.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { count } from '#web/step-kit/numbers/number-text.ts'
import { useNumberDraft } from '#web/step-kit/numbers/use-number-draft.ts'
import type { Mode } from './grid-keys.ts'
import classes from './units-grid.module.css'

/** What the grid asks of the cell in which the caret is. */
export type CellState = {
  readonly problem: string | undefined
  readonly isIt: (target: EventTarget) => boolean
  readonly hasFocus: () => boolean
  /** To be changed rather than replaced. */
  readonly open: () => void
  readonly pressed: (event: MouseEvent) => void
  readonly takeBack: () => void
}

type Props = {
  id: string
  period: Period
  /** Whose units, and when. */
  label: string
  value: number | null
  cell: RefObject<CellState | null>
  wantsFocus: RefObject<boolean>
  onMode: (next: (mode: Mode) => Mode) => void
  /** What is written in one stay in the cell belongs together. */
  onWrite: (value: number | null, stay: string) => void
  /** How a number was understood, or what is wrong with it. */
  onSay: (said: Said) => void
}

export type Said = { readonly problem?: string | undefined; readonly understood?: string | undefined }

/** The one field of the grid: it stands where somebody is. */
export function CellInput({ id, period, label, value, cell, wantsFocus, onMode, onWrite, onSay }: Props) {
  const locale = useLocale()
  const input = useRef<HTMLInputElement>(null)
  const [former] = useState(value)
  const stay = useId()
  const number = useNumberDraft({
    ...{ keptAs: `forecasts.${period}:${id}`, value, kind: count, locale, isRequired: false },
    ...{ check: undefined, onSave: (next: number | null) => onWrite(next, stay) },
  })
  const { problem, understood } = number

  useLayoutEffect(() => {
    if (!wantsFocus.current) return
    wantsFocus.current = false
    input.current?.focus()
    input.current?.select()
  }, [wantsFocus])

  useEffect(() => {
    onSay({ problem, understood })
    return () => onSay({})
  }, [problem, understood, onSay])

  const hasFocus = () => document.activeElement === input.current
  cell.current = {
    ...{ problem, hasFocus },
    isIt: (target) => target === input.current,
    open: () => input.current?.setSelectionRange(input.current.value.length, input.current.value.length),
    pressed: (event) => {
      // As in a spreadsheet: the second press opens it, the first one leaves it to be replaced.
      if (event.detail > 1 && hasFocus()) return onMode(() => 'editing')
      event.preventDefault()
      input.current?.focus()
      input.current?.select()
    },
    takeBack: () => {
      const before = former === null ? '' : count.show(former, locale)
      // Nothing was typed: what somebody else wrote meanwhile is not taken back with it.
      if (number.draft !== before) number.change(before)
      number.leave()
      requestAnimationFrame(() => hasFocus() && input.current?.select())
    },
  }

  return (
    <input
      ref={input}
      className={classes.input}
      data-kept={`edit:forecasts.${period}:${id}`}
      aria-label={label}
      aria-invalid={problem !== undefined}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      maxLength={30}
      value={number.draft}
      onChange={(event) => {
        onMode((mode) => (mode === 'ready' ? 'typing' : mode))
        number.change(event.currentTarget.value)
      }}
      onFocus={number.enter}
      onBlur={() => {
        onMode(() => 'ready')
        number.leave()
      }}
    />
  )
}
