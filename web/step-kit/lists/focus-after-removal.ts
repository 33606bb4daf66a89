const patienceMs = 2000

type Place = Element | null | undefined

/**
 * The button that removed something goes with it, and the focus with the button. It moves to the neighbour, or to the
 * nearest thing around the list, once the dialog has closed.
 */
export function focusAfterRemoval(button: HTMLElement): void {
  const item = button.closest('li')
  const around = item?.parentElement?.closest('section, [data-field], main')
  keepFocus(button, [item?.nextElementSibling ?? item?.previousElementSibling, around])
}

/** An idea that was taken is offered no more: the next one has the focus, or what the ideas were for. */
export function focusAfterTaking(idea: HTMLElement): void {
  const list = idea.parentElement
  const around = list?.closest('section, [data-field], main')
  const others = [idea.nextElementSibling, idea.previousElementSibling]
  keepFocus(idea, [...others, list?.previousElementSibling, list?.nextElementSibling, around])
}

/** Once a button is gone with the focus, the first of these places that is still there has it. */
function keepFocus(button: HTMLElement, places: readonly Place[]): void {
  const until = performance.now() + patienceMs
  const look = () => {
    const isLost = !document.activeElement || document.activeElement === document.body
    if (isLost && !button.isConnected)
      places
        .map(focusable)
        .find((place) => place !== null)
        ?.focus()
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

function focusable(place: Place): HTMLElement | null {
  if (!place?.isConnected) return null
  if (place instanceof HTMLButtonElement) return place
  const found = place.querySelectorAll<HTMLElement>(
    'button:enabled, input:enabled, textarea:enabled, select:enabled, summary',
  )
  return [...found].find((one) => one.checkVisibility()) ?? null
}
