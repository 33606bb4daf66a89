import { type FocusEvent, useState } from 'react'

/**
 * A list keeps its order while somebody is in it, so that nothing leaps away under their hand; it is put in order when
 * they leave.
 */
export function useSettledOrder<T>(sorted: readonly T[], idOf: (item: T) => string) {
  const [held, setHeld] = useState<readonly string[] | null>(null)
  const place = (item: T) => {
    const index = held?.indexOf(idOf(item)) ?? -1
    return index < 0 ? sorted.length : index
  }
  return {
    isHeld: held !== null,
    list: held ? sorted.toSorted((one, other) => place(one) - place(other)) : sorted,
    holding: {
      onFocus: () => setHeld((before) => before ?? sorted.map(idOf)),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (!currentTarget.contains(relatedTarget)) setHeld(null)
      },
    },
  }
}
