export type Pace = {
  /** Milliseconds, and the bytes that have to come in each such time. */
  readonly every: number
  readonly least: number
  /** Milliseconds for the whole. */
  readonly longest: number
}

/** Watches somebody send. Who falls behind is given up, so that nobody holds a place without using it. */
export function keepPace({ every, least, longest }: Pace) {
  const began = Date.now()
  let bytes = 0
  let timer: NodeJS.Timeout | undefined
  const tooSlow = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      if (bytes < least || Date.now() - began >= longest) reject(new Error('too slow'))
      bytes = 0
    }, every)
  })
  // Whoever is done in time never looks at it.
  tooSlow.catch(() => clearInterval(timer))
  return {
    tooSlow,
    came: (count: number) => {
      bytes += count
    },
    stop: () => clearInterval(timer),
  }
}
