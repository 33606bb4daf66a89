import { Button } from '@mantine/core'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { planCurrency } from '#course/contract/plan-currency.ts'
import type { Figure } from '#domain/finance/explain/explanation.ts'
import { moneyText } from '#domain/money-text.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { announce } from '#web/ui/announce.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Calculated, HowCalculated } from './how-calculated.tsx'
import { type Figures, figureOf, isKeyFigure, keyFiguresOf, type Move, movesBetween } from './key-figures.ts'
import type { ShownFigures } from './shown-figures.ts'
import classes from './what-moved.module.css'
import { movedWords } from './what-moved-words.ts'

/** Long enough that somebody who types a number is not interrupted by it. */
const pauseMs = 1500
const smallAmount = 1000

type OwnFigure = {
  readonly label: string
  readonly value: number | null
  readonly figure: Figure
  /** What it is taken from, where that is not the expected case of the whole plan. */
  readonly figures?: ShownFigures
}

/** The figures that the step itself is about, told before the others. */
type Props = { own?: readonly OwnFigure[] }

/** What a change has done to the key figures since somebody began to write here. Readers change nothing. */
export function WhatMoved({ own = [] }: Props) {
  const locale = useLocale()
  const text = movedWords[locale]
  const { data, isEditable } = usePlan()
  const now = { ...Object.fromEntries(own.map(({ label, value }) => [label, value])), ...keyFiguresOf(data) }
  const [before, compareFromNow] = useBefore(now)
  const moves = isEditable ? movesBetween(before, now) : []
  const nameOf = ({ name }: Move) => (isKeyFigure(name) ? text[name] : name)
  const moneyIn = ({ from, to }: Move) => {
    const told = (digits: 0 | 2) => (amount: number | null) =>
      amount === null ? text.unknown : moneyText(amount, locale, planCurrency(data), digits)
    // Cents are told where the amounts are small, or nothing else has moved.
    const isSmall = Math.max(Math.abs(from ?? 0), Math.abs(to ?? 0)) < smallAmount
    const hasCents = ![from, to].every((amount) => amount === null || Number.isInteger(amount))
    return (isSmall && hasCents) || told(0)(from) === told(0)(to) ? told(2) : told(0)
  }
  const said = (move: Move) => text.said(nameOf(move), moneyIn(move)(move.from), moneyIn(move)(move.to))
  useSaidOnce(moves.map(said).join(' '))
  if (moves.length === 0) return null
  return (
    <HowCalculated>
      <section className={classes.moved} aria-label={text.title}>
        <strong>{text.title}</strong>
        <ul>
          {moves.map((move) => (
            <li key={move.name}>
              {nameOf(move)}{' '}
              <span className="figures">
                {moneyIn(move)(move.from)} <Icon name="right" />
                <span className="visually-hidden">{text.to}</span>{' '}
                <strong>
                  <Asked move={move} own={own} of={`${text.title}, ${nameOf(move)}`}>
                    {moneyIn(move)(move.to)}
                  </Asked>
                </strong>
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

type AskedProps = Required<Props> & { move: Move; of: string; children: string }

function Asked({ move: { name, to }, own, of, children }: AskedProps) {
  const { data } = usePlan()
  const its = own.find(({ label }) => label === name)
  const figure = isKeyFigure(name) ? figureOf(name, data) : to === null ? null : its?.figure
  if (!figure) return children
  return (
    <Calculated figure={figure} of={of} {...(its?.figures && { figures: its.figures })}>
      {children}
    </Calculated>
  )
}

/** The figures before the first own change: what comes from elsewhere until then has moved nothing here. */
function useBefore(now: Figures): readonly [Figures, () => void] {
  const { queue } = usePlan()
  const hasUnsent = () => queue.state().written.length > 0
  const isWriting = useSyncExternalStore(queue.watch, hasUnsent, hasUnsent)
  const [hasWritten, setHasWritten] = useState(isWriting)
  const [before, setBefore] = useState(now)
  if (isWriting && !hasWritten) setHasWritten(true)
  if (!isWriting && !hasWritten && movesBetween(before, now).length > 0) setBefore(now)
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
