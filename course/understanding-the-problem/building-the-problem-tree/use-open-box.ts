import { useEffect, useRef, useState } from 'react'
import { queueFor } from '#web/data/queue/unsent.ts'
import type { Place } from './growth.ts'

/** What is being written: a box, or a new answer at a place. */
export type Open =
  | { readonly kind: 'edit'; readonly id: string }
  | { readonly kind: 'add'; readonly place: Place }

const renamed = (open: Open | null, from: string, to: string): Open | null => {
  if (open?.kind === 'edit' && open.id === from) return { ...open, id: to }
  if (open?.kind === 'add' && open.place.parent === from) {
    return { ...open, place: { ...open.place, parent: to } }
  }
  return open
}

/**
 * The box that is open, and a key for each box that outlives its first save: a new box gets another id from the
 * server, and whoever is typing in it must not notice.
 */
export function useOpenBox(account: string) {
  const [open, setOpen] = useState<Open | null>(null)
  const keys = useRef(new Map<string, string>())
  useEffect(
    () =>
      queueFor(account).onSettled(({ write, answer }) => {
        const [kind, id] = write.record.split(':')
        if (kind !== 'cause' || !id || write.kind !== 'insert' || answer.kind !== 'saved') return
        const { id: savedId } = answer
        if (!savedId) return
        keys.current.set(savedId, id)
        setOpen((now) => renamed(now, id, savedId))
      }),
    [account],
  )
  return { open, setOpen, keyOf: (id: string) => keys.current.get(id) ?? id }
}
