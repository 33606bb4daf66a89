import { useSyncExternalStore } from 'react'
import { clientFor } from '#web/data/client.ts'
import { isOnline, onLineChange } from '#web/data/online.ts'
import { ensureSession, sessionState } from '#web/data/session.ts'
import { isSharedComputer } from '#web/data/shared-computer.ts'
import { indexedDbStore } from './indexed-db-store.ts'
import { createQueue, type Queue, type QueueState } from './queue.ts'
import { withSafeCopy } from './safe-copy.ts'
import { sendWrite } from './send-write.ts'
import { memoryStore } from './store.ts'
import type { Answer, Write } from './write.ts'

const nothing: QueueState = { unsent: [], sending: false }
let current: { account: string; queue: Queue } | null = null

/** The queue of the person who is signed in; it wakes with the line and with the next visit. */
export function queueFor(account: string): Queue {
  if (current?.account === account) return current.queue
  const name = `germina-unsent-${account}`
  const store = isSharedComputer() ? memoryStore() : withSafeCopy(indexedDbStore(), localStorage)
  const queue = createQueue({ account, store, send, alone: (work) => alone(name, work) })
  current = { account, queue }
  listenToOtherTabs(name, queue)
  onLineChange(() => void (isOnline() && queue.flush()))
  void queue.flush()
  return queue
}

async function send(write: Write): Promise<Answer> {
  if (!isOnline()) return { kind: 'later' }
  await ensureSession()
  if (sessionState().me?.user_id !== write.account) return { kind: 'later' }
  return sendWrite(clientFor(write.account), write)
}

/** Locks exist on https and localhost only; without them two tabs may send the same write, which is harmless. */
async function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(name, work) : work()
}

function listenToOtherTabs(name: string, queue: Queue): void {
  const channel = new BroadcastChannel(name)
  channel.onmessage = () => void queue.reload()
  queue.onSettled(() => channel.postMessage('settled'))
}

function stateOf(account: string | undefined): QueueState {
  return account ? queueFor(account).state() : nothing
}

function useQueueState(account: string | undefined): QueueState {
  return useSyncExternalStore(
    (changed) => (account ? queueFor(account).watch(changed) : () => {}),
    () => stateOf(account),
    () => nothing,
  )
}

/** How many changes of this person wait on this device. */
export function useUnsentCount(account: string | undefined): number {
  return useQueueState(account).unsent.length
}

/** Closing the tab with unsent work asks first. */
export function warnBeforeLeaving(event: BeforeUnloadEvent): void {
  if (stateOf(sessionState().me?.user_id).unsent.length > 0) event.preventDefault()
}
