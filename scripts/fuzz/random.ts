/** Chance that can be repeated: the same seed makes the same choices. */
export type Random = {
  /** A whole number below this one. */
  below(count: number): number
  isLucky(chance: number): boolean
  pick<T>(from: readonly T[]): T
}

/** Source of the generator: mulberry32, Tommy Ettinger 2017. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (count: number) => Math.floor(next() * count)
  return {
    below,
    isLucky: (chance) => next() < chance,
    pick: <T>(from: readonly T[]) => from[below(from.length)] as T,
  }
}
