import { AppError } from '#domain/errors.ts'

type Waiting = { readonly person: string; readonly start: () => void }

type Rules = {
  /** How much is done at a time, by all. */
  readonly places: number
  /** How many may stand in line. */
  readonly longest: number
  /** Milliseconds that somebody waits before they are told to come back. */
  readonly patience: number
}

/** Work that only a few may have done at a time, and each person one piece: the others wait, first come, first served. */
export function waitingLine({ places, longest, patience }: Rules) {
  const busy = new Set<string>()
  const line: Waiting[] = []

  const isFree = (person: string) => busy.size < places && !busy.has(person)

  function callNext(): void {
    const next = line.findIndex(({ person }) => isFree(person))
    const [called] = next < 0 ? [] : line.splice(next, 1)
    if (!called) return
    busy.add(called.person)
    called.start()
  }

  function waitFor(person: string): Promise<void> {
    if (line.length >= longest) throw tooBusy(patience)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const giveUp = setTimeout(() => {
      line.splice(line.indexOf(waiting), 1)
      reject(tooBusy(patience))
    }, patience)
    const waiting: Waiting = {
      person,
      start: () => {
        clearTimeout(giveUp)
        resolve()
      },
    }
    line.push(waiting)
    return promise
  }

  return async function inTurn<T>(person: string, work: () => Promise<T>): Promise<T> {
    if (isFree(person)) busy.add(person)
    else await waitFor(person)
    try {
      return await work()
    } finally {
      busy.delete(person)
      callNext()
    }
  }
}

const tooBusy = (patience: number) =>
  new AppError('UNAVAILABLE', { reason: 'documentsBusy', retryAfter: Math.ceil(patience / 1000) })
