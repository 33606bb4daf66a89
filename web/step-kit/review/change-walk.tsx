import { ActionIcon } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { filled } from '#web/step-kit/summary/summary-words.ts'
import { Icon } from '#web/ui/icon.tsx'
import classes from './difference.module.css'
import { useReviewWords } from './use-review-words.ts'

type Way = 1 | -1
const keys: Readonly<Record<string, Way>> = { ArrowDown: 1, ArrowUp: -1 }

/** From change to change: by buttons that stay in sight, and by Alt with the arrows. */
export function ChangeWalk({ count }: { count: number }) {
  const { words } = useReviewWords()
  const [place, setPlace] = useState(-1)
  const bar = useRef<HTMLDivElement>(null)

  function go(way: Way) {
    const next = Math.min(count - 1, Math.max(0, place + way))
    const list = bar.current?.parentElement?.parentElement
    const change = list?.querySelectorAll<HTMLElement>('[data-change]')[next]
    change?.scrollIntoView({ block: 'center' })
    change?.focus({ preventScroll: true })
    setPlace(next)
  }

  const walk = useRef(go)
  walk.current = go
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const way = event.altKey ? keys[event.key] : undefined
      if (!way) return
      event.preventDefault()
      walk.current(way)
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [])

  if (count < 2) return null
  return (
    <div ref={bar} className={classes.walk}>
      <span aria-live="polite">
        {place < 0 ? filled(words.count, { n: count }) : filled(words.place, { n: place + 1, all: count })}
      </span>
      <ActionIcon
        variant="default"
        size={44}
        disabled={place <= 0}
        aria-label={words.previousChange}
        aria-keyshortcuts="Alt+ArrowUp"
        title={`${words.previousChange} (Alt ↑)`}
        onClick={() => go(-1)}
      >
        <Icon name="up" />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size={44}
        disabled={place >= count - 1}
        aria-label={words.nextChange}
        aria-keyshortcuts="Alt+ArrowDown"
        title={`${words.nextChange} (Alt ↓)`}
        onClick={() => go(1)}
      >
        <Icon name="down" />
      </ActionIcon>
    </div>
  )
}
