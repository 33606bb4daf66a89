/** Counts what is claimed, and remembers what turned out false. */
export function claims() {
  let count = 0
  const failures: string[] = []
  return {
    claim(isTrue: boolean, what: () => string): void {
      count += 1
      if (!isTrue) failures.push(what())
    },
    count: () => count,
    /** What failed since the last time it was asked. */
    take: () => failures.splice(0),
  }
}

export type Claims = ReturnType<typeof claims>
