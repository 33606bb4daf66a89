import { useSyncExternalStore } from 'react'
import { finishSignOut } from './account.ts'
import { answeredFetch } from './answered-fetch.ts'
import { device } from './device.ts'
import { givenAnswer, givenResponse } from './given-answers.ts'
import type { Me } from './me.ts'
import { meText } from './me-text.ts'
import { ApiRefusal, postGraphql } from './post-graphql.ts'
import { isSignOutPending } from './sign-out-pending.ts'
import { Unreachable } from './unreachable.ts'

export type SessionState =
  /** Nothing is known yet, or the server cannot be reached and this device remembers nobody. */
  | { readonly status: 'unknown'; readonly me: null; readonly checkedAt: 0 }
  | { readonly status: 'known'; readonly me: Me | null; readonly checkedAt: number }

export const refreshAfterMs = 3 * 60 * 1000
const storageKey = 'germina.me'

let state: SessionState = told() ?? remembered()
let running: Promise<SessionState> | null = null
const listeners = new Set<() => void>()

export function sessionState(): SessionState {
  return state
}

export function isStale(session: SessionState, now: number): boolean {
  return session.status === 'unknown' || now - session.checkedAt > refreshAfterMs
}

/** Asks the server who is signed in when the answer is missing or older than three minutes. */
export async function ensureSession(): Promise<SessionState> {
  if (!isStale(state, Date.now())) return state
  running ??= refreshSession().finally(() => {
    running = null
  })
  return running
}

/** Asks at once: after a cohort was chosen, the profile finished, or anything else that guards go by. */
export async function refreshSession(): Promise<SessionState> {
  if (!(await finishSignOut('en'))) {
    become({ status: 'known', me: null, checkedAt: Date.now() })
    return state
  }
  try {
    const { me } = await postGraphql(meText)
    become({ status: 'known', me, checkedAt: Date.now() })
  } catch (error) {
    if (error instanceof ApiRefusal && error.code === 'UNAUTHENTICATED') {
      become({ status: 'known', me: null, checkedAt: Date.now() })
    } else if (!(error instanceof ApiRefusal || error instanceof Unreachable)) throw error
  }
  return state
}

/** Every request of the application goes through here, after the person's data is fresh enough. */
export const refreshingFetch: typeof fetch = async (input, init) => {
  await ensureSession()
  return givenResponse(init?.body) ?? answeredFetch(input, init)
}

function become(next: SessionState): void {
  state = next
  remember(next.me)
  for (const listener of listeners) listener()
}

/** Who the server has seen with the document. It did not know yet of somebody who has left without a line. */
function told(): SessionState | null {
  if (isSignOutPending()) return null
  const answer = givenAnswer('Me') as { data?: { me: Me | null } } | undefined
  if (!answer?.data) return null
  remember(answer.data.me)
  return { status: 'known', me: answer.data.me, checkedAt: Date.now() }
}

function remember(me: Me | null): void {
  if (me) device.set(storageKey, JSON.stringify(me))
  else device.remove(storageKey)
}

/** False once somebody has logged out here, also while this document is being left. */
export const isRemembered = () => device.get(storageKey) !== null

/** The last known person, so that the application opens offline. Stale at once, so it is checked first. */
function remembered(): SessionState {
  try {
    const stored = device.get(storageKey)
    if (stored) return { status: 'known', me: JSON.parse(stored) as Me, checkedAt: 0 }
  } catch {
    // A damaged entry is the same as none.
  }
  return { status: 'unknown', me: null, checkedAt: 0 }
}

/** Somebody logged out, or another person logged in, in another tab of this browser. */
export function watchOtherTabs(changed: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    if (key !== null && key !== storageKey) return
    const other = remembered()
    if (other.me?.user_id !== state.me?.user_id) changed()
  })
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useSession(): SessionState {
  return useSyncExternalStore(subscribe, sessionState, sessionState)
}

export function useMe(): Me | null {
  return useSession().me
}
