import { hydrateRoot } from 'react-dom/client'
import { loadPublicTexts } from '#web/i18n/load-texts.ts'
import { localeCookie, splitLocale } from '#web/i18n/locale.ts'
import { islands } from './islands.ts'

const { locale } = splitLocale(window.location.pathname)
document.cookie = localeCookie(locale)

for (const year of document.querySelectorAll('[data-year]'))
  year.textContent = String(new Date().getFullYear())

const places = [...document.querySelectorAll<HTMLElement>('[data-island]')]
if (places.length > 0) {
  const { PublicProviders } = await import('./public-providers.tsx')
  const texts = await loadPublicTexts(locale)
  for (const place of places) {
    const name = place.dataset.island ?? ''
    const Island = await islands[name]?.()
    if (!Island) continue
    hydrateRoot(
      place,
      <PublicProviders locale={locale} texts={texts}>
        <Island />
      </PublicProviders>,
      { identifierPrefix: name },
    )
  }
}
