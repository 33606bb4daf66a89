import { Button } from '@mantine/core'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { planCurrency } from '#course/contract/plan-currency.ts'
import { moneyText } from '#domain/money-text.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { announce } from '#web/ui/announce.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Calculated, HowCalculated } from './how-calculated.tsx'
import {
  figureOf,
  type KeyFigure,
  type KeyFigures,
  keyFiguresOf,
  type Move,
  movesBetween,
} from './key-figures.ts'
import classes from './what-moved.module.css'
import { movedWords } from './what-moved-words.ts'

/** Long enough that somebody who types a number is not interrupted by it. */
const pauseMs = 1500

/** What a change has done to the key figures since somebody began to write here. Readers change nothing. */
export function WhatMoved() {
  const locale = useLocale()
  const text = movedWords[locale]
  const { data, isEditable } = usePlan()
  const now = keyFiguresOf(data)
  const [before, compareFromNow] = useBefore(now)
  const moves = isEditable ? movesBetween(before, now) : []
  const money = (amount: number | null) =>
    amount === null ? text.unknown : moneyText(amount, locale, planCurrency(data), 0)
  const asked = (name: KeyFigure, told: string) => {
    const figure = figureOf(name, data)
    return figure ? (
      <Calculated figure={figure} of={text[name]}>
        {told}
      </Calculated>
    ) : (
      told
    )
  }
  const said = (move: Move) => text.said(text[move.name], money(move.from), money(move.to))
  useSaidOnce(moves.map(said).join(' '))
  if (moves.length === 0) return null
  return (
    <HowCalculated>
      <section className={classes.moved} aria-label={text.title}>
        <strong>{text.title}</strong>
        <ul>
          {moves.map(({ name, from, to }) => (
            <li key={name}>
              {text[name]}{' '}
              <span className="figures">
                {money(from)} <Icon name="right" />
                <span className="visually-hidden">{text.to}</span> <strong>{asked(name, money(to))}</strong>
              </span>
            </li>
          ))}
        </ul>
        <Button variant="subtle" size="compact-sm" onClick={compareFromNow}>
          {text.seen}
        </Button>
      </section>
    </HowCalculated>
  )
}

/** The figures before the first own change: what comes from elsewhere until then has moved nothing here. */
function useBefore(now: KeyFigures): readonly [KeyFigures, () => void] {
  const { queue } = usePlan()
  const hasUnsent = () => queue.state().written.length > 0
  const isWriting = useSyncExternalStore(queue.watch, hasUnsent, hasUnsent)
  const [hasWritten, setHasWritten] = useState(isWriting)
  const [before, setBefore] = useState(now)
  if (isWriting && !hasWritten) setHasWritten(true)
  if (!isWriting && !hasWritten && before !== now) setBefore(now)
  return [before, () => setBefore(now)]
}

function useSaidOnce(words: string) {
  const last = useRef(words)
  useEffect(() => {
    if (words === last.current) return
    const timer = setTimeout(() => {
      last.current = words
      announce(words)
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [words])
}
