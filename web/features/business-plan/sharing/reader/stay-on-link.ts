/**
 * The address carries the link behind its hash sign, so a way inside the page goes there without writing itself into
 * the address: whoever loads the page again still has the link.
 */
export function stayOnLink(event: MouseEvent): void {
  const way = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null
  const place = way && document.getElementById(way.getAttribute('href')?.slice(1) ?? '')
  if (!place) return
  event.preventDefault()
  place.scrollIntoView()
  place.focus({ preventScroll: true })
}
