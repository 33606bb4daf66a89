const key = 'germina.reloadedFor'

/** After a new version was put online, parts of the old one are gone: the page loads again, but only once. */
export function reloadOnLostChunk(page: Window): void {
  page.addEventListener('vite:preloadError', (event) => {
    if (page.sessionStorage.getItem(key) === page.location.href) return
    event.preventDefault()
    page.sessionStorage.setItem(key, page.location.href)
    page.location.reload()
  })
}

/** The page is there, so the next lost part may reload it again. */
export function pageLoaded(page: Window): void {
  page.sessionStorage.removeItem(key)
}
