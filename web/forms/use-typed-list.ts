import { type KeyboardEvent, useState } from 'react'
import type { Choice } from '#domain/fields.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { announce } from '#web/ui/announce.ts'
import { labelOf } from './labels.ts'
import { exactOption, type ListEntry, listEntries } from './match-options.ts'
import { formsWords } from './words.ts'

type Given = {
  options: readonly Choice[]
  value: readonly string[]
  most: number
  onChange: (value: string[]) => void
}

const nowhere = -1

/** What is typed into a list with own words, what it may mean, and what each key does with it. */
export function useTypedList({ options, value, most, onChange }: Given) {
  const locale = useLocale()
  const text = formsWords[locale]
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [isLeft, setLeft] = useState(false)
  const [active, setActive] = useState(nowhere)
  const isFull = value.length >= most
  const entries = isFull ? [] : listEntries(options, value, typed, locale)

  function take({ value: taken, label }: ListEntry) {
    onChange([...value, taken])
    announce(`${text.added}: ${label}`)
    setTyped('')
    setActive(nowhere)
  }

  function remove(index: number) {
    const gone = value[index]
    if (gone === undefined) return
    onChange(value.filter((_, at) => at !== index))
    announce(`${text.removed}: ${labelOf(options, gone, locale)}`)
  }

  function handleType(written: string) {
    setTyped(written)
    setLeft(false)
    setOpen(true)
    setActive(written.trim() === '' ? nowhere : 0)
  }

  function handleFocus() {
    setLeft(false)
    setOpen(true)
    setActive(typed.trim() === '' ? nowhere : 0)
  }

  /** An option that was typed in full is one; anything else waits for a decision. */
  function handleBlur() {
    setOpen(false)
    setLeft(true)
    const exact = exactOption(options, typed)
    if (exact !== null && value.includes(exact)) setTyped('')
    else if (exact !== null) take({ kind: 'option', value: exact, label: labelOf(options, exact, locale) })
  }

  function move(by: 1 | -1) {
    setOpen(true)
    if (entries.length === 0) return
    const from = active === nowhere && by < 0 ? 0 : active
    setActive((from + by + entries.length) % entries.length)
  }

  function handleKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const entry = isOpen ? entries[active] : undefined
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter' && (entry || typed.trim() !== '')) {
      event.preventDefault()
      if (entry) take(entry)
      else setOpen(true)
    } else if (event.key === 'Escape') setOpen(false)
    else if (event.key === 'Backspace' && typed === '') remove(value.length - 1)
  }

  return {
    typed,
    entries,
    active,
    isFull,
    isOpen: isOpen && entries.length > 0,
    /** Typed, left behind, and neither an option nor added. */
    undecided: isLeft && typed.trim() !== '' ? typed.trim() : null,
    open: () => setOpen(true),
    take,
    remove,
    handleType,
    handleFocus,
    handleBlur,
    handleKey,
  }
}
