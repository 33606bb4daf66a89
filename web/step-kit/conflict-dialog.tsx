import { lazy, Suspense, useEffect, useState } from 'react'
import { type ErrorCode, errorTexts } from '#domain/error-codes.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { notify } from '#web/ui/notify.ts'
import type { Clash } from './clash-dialog.tsx'
import { usePlan } from './plan-context.tsx'

/** Rarely needed, so its code comes with the first clash. */
const ClashDialog = lazy(async () => ({ default: (await import('./clash-dialog.tsx')).ClashDialog }))

/** Two people wrote the same field: shows both, and lets the person decide. */
export function ConflictDialog() {
  const text = useText()
  const locale = useLocale()
  const { queue } = usePlan()
  const [clashes, setClashes] = useState<readonly Clash[]>([])
  const [hasClashed, setHasClashed] = useState(false)

  useEffect(
    () =>
      queue.onSettled(({ write, answer }) => {
        if (answer.kind === 'conflict' && write.kind === 'update') {
          setClashes((all) => [...all, { write, current: answer.current as Record<string, unknown> }])
          setHasClashed(true)
        }
        if (answer.kind === 'refused') {
          notify(text('step.refused', { reason: errorTexts[answer.code as ErrorCode][locale] }), 'error')
        }
      }),
    [queue, locale, text],
  )

  const next = () => setClashes((all) => all.slice(1))

  function saveMine({ write: clashed, current }: Clash) {
    const { order: _order, account: _account, at: _at, ...write } = clashed
    const mine = { ...write, version: Number(current.version) }
    void queue.add(mine)
    return mine
  }

  function keepMine(clash: Clash) {
    saveMine(clash)
    next()
  }

  /** Theirs comes on top of mine, so that mine is found in the history. */
  function keepTheirs(clash: Clash) {
    const mine = saveMine(clash)
    const names = Object.keys(mine.fields)
    const fields = Object.fromEntries(names.map((name) => [name, clash.current[name] ?? null]))
    void queue.add({ ...mine, fields, isApart: true })
    next()
  }

  if (!hasClashed) return null
  return (
    <Suspense>
      <ClashDialog clash={clashes[0]} onKeepMine={keepMine} onKeepTheirs={keepTheirs} />
    </Suspense>
  )
}
