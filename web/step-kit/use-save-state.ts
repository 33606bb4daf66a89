import { useSyncExternalStore } from 'react'
import { useOnline } from '#web/data/online.ts'
import { typing } from './half-typed/typing.ts'
import { useHalfWritten } from './half-typed/use-half-written.ts'
import { usePlanFrame } from './plan-context.tsx'

/** Saved only when the server has everything that was typed here, and nothing is still to be added. */
export type SaveState = 'saved' | 'halfWritten' | 'saving' | 'queued' | 'unkept' | 'undecided'

export function useSaveState(): SaveState {
  const { queue } = usePlanFrame()
  const { unsent, written, sending, unkept } = useSyncExternalStore(queue.watch, queue.state, queue.state)
  const isTyping = useSyncExternalStore(typing.watch, typing.isOn, typing.isOn)
  const online = useOnline()
  const isHalfWritten = useHalfWritten().length > 0
  if (unsent.some(({ trouble }) => trouble)) return 'undecided'
  if (written.length === 0 && !isTyping) return isHalfWritten ? 'halfWritten' : 'saved'
  if (unsent.length === 0) return 'saving'
  if (sending && online) return 'saving'
  return unkept ? 'unkept' : 'queued'
}
