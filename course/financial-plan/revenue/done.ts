import type { Change } from './units.ts'

/** What was changed in one go, and what stood there before. */
export type Done = {
  readonly before: readonly Change[]
  readonly after: readonly Change[]
  /** What is typed in one stay in a cell is one change, however often it was saved. */
  readonly stay: string | null
}

export type History = { readonly done: readonly Done[]; readonly undone: readonly Done[] }

export const nothingDone: History = { done: [], undone: [] }

/** More steps back than anybody remembers. */
const most = 100

export function withDone({ done }: History, next: Done): History {
  const last = done.at(-1)
  const isSameStay = next.stay !== null && last?.stay === next.stay
  const one = isSameStay ? { ...next, before: last.before } : next
  return { done: [...(isSameStay ? done.slice(0, -1) : done), one].slice(-most), undone: [] }
}

export function withUndone({ done, undone }: History): History {
  const last = done.at(-1)
  return last ? { done: done.slice(0, -1), undone: [...undone, { ...last, stay: null }] } : { done, undone }
}

export function withRedone({ done, undone }: History): History {
  const next = undone.at(-1)
  return next ? { done: [...done, next], undone: undone.slice(0, -1) } : { done, undone }
}
