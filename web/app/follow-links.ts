import { navigate } from '#web/shared/address/address.ts'
import { preloadQuietly } from './lost-chunk.ts'
import { type Connection, mayPreload } from './may-preload.ts'
import { prepareScreen } from './open-page.ts'
import { isPlainClick, linkOf, ownPath } from './own-link.ts'

/** Plain links everywhere; here their clicks become navigation, and hovering or focusing preloads the page. */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    const link = isPlainClick(event) ? linkOf(event) : null
    const href = link && ownPath(link, window.location)
    if (!href) return
    event.preventDefault()
    void navigate({ href })
  })
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, preload, { passive: true })
}

let preloaded: string | null = null

function preload(event: Event): void {
  const link = linkOf(event)
  const href = link && ownPath(link, window.location)
  if (!href || href === preloaded || !mayPreload((navigator as { connection?: Connection }).connection))
    return
  preloaded = href
  const { pathname } = new URL(href, window.location.origin)
  void preloadQuietly(() => prepareScreen(pathname))
}
