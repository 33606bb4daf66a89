import { freePlace, liesOverNothing } from './free-place.ts'
import { goUp } from './go-up.ts'
import { isFarDown } from './is-far-down.ts'

/** A page that is being scrolled is at rest after this. */
const restMs = 120

/** Shows the way back to the top of a long page, where it lies over nothing that can be used. */
export function watchScroll(button: HTMLElement): () => void {
  let rest: ReturnType<typeof setTimeout> | undefined
  const isFree = liesOverNothing(button)

  function settle() {
    if (!isFarDown(window.scrollY)) return
    button.hidden = false
    put('end', 0)
    const place = freePlace(button.getBoundingClientRect(), document.documentElement, isFree)
    if (place) put(place.side, place.raisedBy)
    else button.hidden = true
  }

  function put(side: string, raisedBy: number) {
    button.dataset.side = side
    button.style.setProperty('--raised', `${raisedBy}px`)
  }

  function look() {
    if (!isFarDown(window.scrollY)) button.hidden = true
    clearTimeout(rest)
    rest = setTimeout(settle, restMs)
  }

  const size = new ResizeObserver(look)
  size.observe(document.body)
  button.addEventListener('click', goUp)
  window.addEventListener('scroll', look, { passive: true })
  window.addEventListener('resize', look)
  return () => {
    clearTimeout(rest)
    size.disconnect()
    button.removeEventListener('click', goUp)
    window.removeEventListener('scroll', look)
    window.removeEventListener('resize', look)
  }
}
