type Line = { readonly id: number; readonly text: string }

/** Long enough to be heard; who walks through the page later does not find it. */
const stayMs = 6000

let lines: readonly Line[] = []
let count = 0
const listeners = new Set<() => void>()

function become(next: readonly Line[]): void {
  lines = next
  for (const listener of listeners) listener()
}

/**
 * Says once, after what is being said, what a press has done: who sees the page sees it anyway. The same words again
 * are heard again.
 */
export function announce(text: string): void {
  if (text === '') return
  count += 1
  const line = { id: count, text }
  become([...lines, line])
  setTimeout(() => become(lines.filter((one) => one !== line)), stayMs)
}

export const spoken = {
  lines: () => lines,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
