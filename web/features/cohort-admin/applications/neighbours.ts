/** Who comes before and after somebody in the list, and which place they have in it (from 1). */
export function neighbours(ids: readonly string[], id: string | null) {
  const index = id === null ? -1 : ids.indexOf(id)
  if (index < 0) return { previous: null, next: null, place: 0 }
  return { previous: ids[index - 1] ?? null, next: ids[index + 1] ?? null, place: index + 1 }
}

const steps: Readonly<Record<string, 'previous' | 'next'>> = {
  j: 'next',
  ArrowRight: 'next',
  k: 'previous',
  ArrowLeft: 'previous',
}

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'target'>

/** j and k as in a mail reader, or the arrows; not while somebody writes, and not the browser's own keys. */
export function stepOfKey({ key, altKey, ctrlKey, metaKey, target }: Key): 'previous' | 'next' | null {
  if (altKey || ctrlKey || metaKey) return null
  const writes = target !== null && 'matches' in target && isField(target as Element)
  return writes ? null : (steps[key] ?? null)
}

const isField = (element: Element) => element.matches('input, textarea, select, [contenteditable]')
