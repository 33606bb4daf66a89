import { useEffect, useState } from 'react'
import { Calculated, HowCalculated } from '#course/shared/finance/how-calculated.tsx'
import { HowExplained } from '#course/shared/finance/how-explained.tsx'
import { WhatMoved } from '#course/shared/finance/what-moved.tsx'
import type { Figure } from '#domain/finance/explain/explanation.ts'
import type { Example } from '#web/catalogue/example.ts'
import { useFinances } from '#web/catalogue/fixtures/finances.ts'
import { savingQueue } from '#web/catalogue/fixtures/queues.ts'
import { Scene } from '#web/catalogue/fixtures/scene.tsx'

function Pressable() {
  return (
    <Scene data={useFinances()}>
      <HowCalculated>
        <Calculated figure={{ name: 'sales', column: 'y1' }} of="y1">
          2,880
        </Calculated>
      </HowCalculated>
    </Scene>
  )
}

/** What stands in the window; a part that is asked becomes the next question. */
function Answer({ first }: { first: readonly Figure[] }) {
  const [asked, setAsked] = useState(first)
  return (
    <Scene data={useFinances()}>
      <HowExplained asked={asked} onAsk={setAsked} />
    </Scene>
  )
}

function Moved() {
  const [rent, setRent] = useState(180)
  useEffect(() => setRent(400), [])
  return (
    <Scene data={useFinances(rent)} queue={savingQueue}>
      <WhatMoved />
    </Scene>
  )
}

const net: Figure = { name: 'netProfit', column: 'm1' }
const answer =
  (...first: Figure[]) =>
  () => <Answer first={first} />

export const examples: readonly Example[] = [
  {
    of: '../course/shared/finance/how-calculated.tsx HowCalculated',
    states: { 'a number to press': () => <Pressable /> },
  },
  {
    of: '../course/shared/finance/how-explained.tsx HowExplained',
    states: {
      'a sum': answer(net),
      'a part that was asked': answer(net, { name: 'profitBeforeTax', column: 'm1' }),
      'what was entered': answer({ name: 'salesOf', column: 'm1', offering: 'filter' }),
      'never below zero': answer({ name: 'tax', column: 'm1' }),
      'a rule of its own': answer({ name: 'loanPayment', loan: 0 }),
      'nothing entered': answer({ name: 'depreciation', column: 'm1' }),
      'no value': answer({ name: 'breakEvenUnits', offering: 'visit' }),
    },
  },
  {
    of: '../course/shared/finance/what-moved.tsx WhatMoved',
    states: { 'after a change': () => <Moved /> },
  },
]
