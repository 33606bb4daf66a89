import { useSyncExternalStore } from 'react'
import { isOnline, onLineChange } from '#web/data/online.ts'
import { typing } from './half-typed/typing.ts'
import { usePlanFrame } from './plan-context.tsx'

/** Saved only when the server has everything that was typed into the plan. */
export type SaveState = 'saved' | 'saving' | 'queued' | 'unkept' | 'undecided'

export function useSaveState(): SaveState {
  const { queue } = usePlanFrame()
  const { unsent, sending, unkept } = useSyncExternalStore(queue.watch, queue.state)
  const isTyping = useSyncExternalStore(typing.watch, typing.isOn)
  const online = useSyncExternalStore(onLineChange, isOnline)
  if (unsent.some(({ trouble }) => trouble)) return 'undecided'
  if (unsent.length === 0) return isTyping ? 'saving' : 'saved'
  if (sending && online) return 'saving'
  return unkept ? 'unkept' : 'queued'
}
