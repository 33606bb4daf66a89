import { useRef } from 'react'

type Keyed = { readonly texts: readonly string[]; readonly keys: readonly number[] }

/**
 * Keys for entries that have no id: a text keeps its key when others come and go, and a text that was changed keeps the
 * key of its place. Keyed by its words, a line would be another one after every pause, without the caret.
 */
export function keysAfter(before: Keyed, texts: readonly string[]): readonly number[] {
  const free = new Set(before.keys)
  const keys = texts.map((text) => {
    const kept = before.keys.find((key, index) => before.texts[index] === text && free.has(key))
    if (kept !== undefined) free.delete(kept)
    return kept
  })
  let next = Math.max(-1, ...before.keys) + 1
  return keys.map((key, index) => {
    const ofPlace = before.keys[index]
    if (key !== undefined) return key
    if (texts.length === before.texts.length && ofPlace !== undefined && free.delete(ofPlace)) return ofPlace
    next += 1
    return next - 1
  })
}

export function useTextKeys(texts: readonly string[]): readonly number[] {
  const kept = useRef<Keyed>({ texts: [], keys: [] })
  // One empty text is another list than none.
  const before = kept.current.texts
  if (texts.length !== before.length || texts.some((text, index) => text !== before[index])) {
    kept.current = { texts, keys: keysAfter(kept.current, texts) }
  }
  return kept.current.keys
}
