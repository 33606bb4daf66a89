import { type RefObject, useEffect } from 'react'

/** Goes to a place of a step. False where nothing there can have the focus. */
export function goToField(body: HTMLElement | null, field: string | undefined): boolean {
  const place = field ? body?.querySelector(`[data-field="${CSS.escape(field)}"]`) : null
  const target = place?.querySelector<HTMLElement>('input, textarea, button, [tabindex]')
  place?.scrollIntoView({ block: 'center' })
  target?.focus({ preventScroll: true })
  return target !== undefined && target === document.activeElement
}

/** Behind the hash sign, as `price:…`: a step that is opened by such a link begins there. */
export const fieldHash = (field: string | null | undefined) => (field ? `#${encodeURIComponent(field)}` : '')

export function useAskedField(body: RefObject<HTMLElement | null>, step: string): void {
  // Once for each step, when it is opened.
  useEffect(() => {
    const asked = askedField()
    if (!asked) return
    // After the page has put the focus on its content, and once the room has come.
    const go = () => {
      const isThere = goToField(body.current, asked) || body.current?.querySelector('[data-field]')
      if (!isThere) frame = requestAnimationFrame(go)
    }
    let frame = requestAnimationFrame(go)
    return () => cancelAnimationFrame(frame)
  }, [step])
}

function askedField(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1))
  } catch {
    return ''
  }
}
