import { useSyncExternalStore } from 'react'
import { clientFor } from '#web/data/client.ts'
import { device } from '#web/data/device.ts'
import { isOnline, onLineChange } from '#web/data/online.ts'
import { service } from '#web/data/service.ts'
import { ensureSession, sessionState } from '#web/data/session.ts'
import { isSharedComputer } from '#web/data/shared-computer.ts'
import { indexedDbStore } from './indexed-db-store.ts'
import { keptStore } from './kept-store.ts'
import { createQueue, type News, type Queue, type QueueState } from './queue.ts'
import { sendWrite } from './send-write.ts'
import { memoryStore } from './store.ts'
import type { Answer, Write } from './write.ts'

const nothing: QueueState = { unsent: [], written: [], sending: false, unkept: false }
let current: { account: string; queue: Queue } | null = null

/** The queue of the person who is signed in; it wakes with the line and with the next visit. */
export function queueFor(account: string): Queue {
  if (current?.account === account) return current.queue
  const name = `germina-unsent-${account}`
  const store = isSharedComputer() ? memoryStore() : keptStore(indexedDbStore(), device)
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(name) : null
  const tellOthers = (news: News) => channel?.postMessage(news)
  const queue = createQueue({ account, store, send, tellOthers, alone: (work) => alone(name, work) })
  if (channel) channel.onmessage = ({ data }: MessageEvent<News>) => void queue.hear(data)
  current = { account, queue }
  onLineChange(() => void (isOnline() && queue.flush()))
  service.onReturn(() => void queue.flush())
  window.addEventListener('pagehide', queue.letGo)
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

function stateOf(account: string | undefined): QueueState {
  return account ? queueFor(account).state() : nothing
}

/** What of this person's work only this device has. */
export function useQueueState(account: string | undefined): QueueState {
  return useSyncExternalStore(
    (changed) => (account ? queueFor(account).watch(changed) : () => {}),
    () => stateOf(account),
    () => nothing,
  )
}

/** Closing the tab with unsent work asks first. */
export function warnBeforeLeaving(event: BeforeUnloadEvent): void {
  if (stateOf(sessionState().me?.user_id).unsent.length > 0) event.preventDefault()
}
