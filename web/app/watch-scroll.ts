import { goUp } from './shell/go-up.ts'
import { isFarDown } from './shell/is-far-down.ts'

/** Shows the way back to the top of a long page. */
export function watchScroll(button: HTMLElement): void {
  button.addEventListener('click', goUp)
  const look = () => {
    button.hidden = !isFarDown(window.scrollY)
  }
  window.addEventListener('scroll', look, { passive: true })
}
