/** Pages rendered at build time do not know their query; their language links take it along when followed. */
export function keepQueryInLanguageLinks(page: Document): void {
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
    link.addEventListener('click', () => {
      link.search = page.location.search
      link.hash = page.location.hash
    })
  }
}
