const patienceMs = 2000

/**
 * The button that removed something goes with it, and the focus with the button. It moves to the neighbour, or to the
 * nearest thing around the list, once the dialog has closed.
 */
export function focusAfterRemoval(button: HTMLElement): void {
  const item = button.closest('li')
  const around = item?.parentElement?.closest<HTMLElement>('section, [data-field], main')
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling
  const until = performance.now() + patienceMs
  const look = () => {
    const isLost = !document.activeElement || document.activeElement === document.body
    if (isLost && !button.isConnected) (focusable(neighbour) ?? focusable(around))?.focus()
    else if (!button.isConnected) return
    if (performance.now() < until) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** What was put back has its button again: the focus goes there, and to where it was before if there is none. */
export function focusAfterReturn(button: string | null, former: Element | null): void {
  const until = performance.now() + patienceMs / 4
  const look = () => {
    const found = button && document.querySelector<HTMLElement>(`button[aria-label="${CSS.escape(button)}"]`)
    if (found) found.focus()
    else if (button && performance.now() < until) requestAnimationFrame(look)
    else if (former instanceof HTMLElement) former.focus({ preventScroll: true })
  }
  requestAnimationFrame(look)
}

function focusable(place: Element | null | undefined): HTMLElement | null {
  if (!place?.isConnected) return null
  const found = place.querySelectorAll<HTMLElement>(
    'button:enabled, input:enabled, textarea:enabled, select:enabled, summary',
  )
  return [...found].find((one) => one.checkVisibility()) ?? null
}
