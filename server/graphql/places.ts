/** So many at once for each name; whoever takes a place gives it back. */
export type Places = ReturnType<typeof places>

export function places(most: number) {
  const taken = new Map<string, number>()
  return {
    /** Gives the place back when called; null where all are taken. */
    take(name: string): (() => void) | null {
      const count = taken.get(name) ?? 0
      if (count >= most) return null
      taken.set(name, count + 1)
      let isTaken = true
      return () => {
        if (!isTaken) return
        isTaken = false
        const left = (taken.get(name) ?? 1) - 1
        if (left > 0) taken.set(name, left)
        else taken.delete(name)
      }
    },
  }
}
