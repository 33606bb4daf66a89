import type { ModuleState } from '#web/shared/module-list/module-state.ts'
import type { ModuleWithState } from './module-progress.ts'
import { isApproved } from './module-progress.ts'

export type Edit = { readonly module: string; readonly step: string; readonly at: string }

export type NextStep =
  /** The step of the newest change. */
  | { readonly kind: 'continue'; readonly module: ModuleWithState; readonly step: string }
  /** A module, or the summary at its end. */
  | {
      readonly kind: 'ready' | 'sentBack' | 'withdrawn' | 'start' | 'review' | 'changed' | 'read'
      readonly module: ModuleWithState
    }
  | { readonly kind: 'wait' | 'done' | 'nothing' }
  /** With the module that opens next, where somebody has said when. */
  | { readonly kind: 'closed'; readonly next: ModuleWithState | null }

/** The states in which a team still has something to write. */
const unfinished: readonly ModuleState[] = ['started', 'changed', 'sentBack', 'withdrawn']

/** Who writes goes on where they stopped; what is whole is shown for review, and then the next module begins. */
export function nextForWriter(modules: readonly ModuleWithState[], edit: Edit | null): NextStep {
  const inState = (state: ModuleState) => modules.find((module) => module.usable && module.state === state)
  const returned = returnedIn('sentBack') ?? returnedIn('withdrawn')
  // What came back since one last wrote is read first.
  if (returned && edit && Date.parse(edit.at) < Date.parse(returned.module.standing?.review_at ?? ''))
    return returned
  const edited = modules.find(({ slug, usable }) => usable && slug === edit?.module)
  if (edited && edit && unfinished.includes(edited.state))
    return { kind: 'continue', module: edited, step: edit.step }
  if (returned) return returned
  const ready = inState('ready')
  if (ready) return { kind: 'ready', module: ready }
  const begun = inState('started') ?? inState('open')
  if (begun) return { kind: 'start', module: begun }
  if (modules.some(({ state }) => state === 'inReview')) return { kind: 'wait' }
  if (modules.length > 0 && modules.every(isApproved)) return { kind: 'done' }
  const dated = modules.filter(({ opens }) => opens !== null)
  const [next = null] = dated.toSorted((a, b) => Date.parse(a.opens ?? '') - Date.parse(b.opens ?? ''))
  return { kind: 'closed', next }

  function returnedIn(kind: 'sentBack' | 'withdrawn') {
    const module = inState(kind)
    return module && { kind, module }
  }
}

/** Who reviews begins with what waits. */
export function nextForReviewer(modules: readonly ModuleWithState[]): NextStep {
  const inState = (...states: ModuleState[]) => modules.find(({ state }) => states.includes(state))
  const waiting = inState('inReview')
  if (waiting) return { kind: 'review', module: waiting }
  const changed = inState('changed')
  if (changed) return { kind: 'changed', module: changed }
  const readable = inState('started', 'ready', 'sentBack', 'withdrawn') ?? modules.findLast(isApproved)
  return readable ? { kind: 'read', module: readable } : { kind: 'nothing' }
}
