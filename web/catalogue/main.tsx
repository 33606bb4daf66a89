import '#web/app/app-styles.ts'
import { createRoot } from 'react-dom/client'
import { Provider } from 'urql'
import { loadAppTexts } from '#web/i18n/load-texts.ts'
import { isLocale } from '#web/i18n/locale.ts'
import { TextProvider } from '#web/i18n/text.tsx'
import { createTexts } from '#web/i18n/texts.ts'
import { UiProvider } from '#web/ui/ui-provider.tsx'
import { Catalogue } from './catalogue.tsx'
import { fixtureClient } from './fixtures/client.ts'

const wanted = new URLSearchParams(window.location.search).get('language')
const locale = isLocale(wanted) ? wanted : 'en'
document.documentElement.lang = locale

const texts = createTexts(locale, await loadAppTexts(locale))

const root = document.getElementById('app')
if (!root) throw new Error('The document has no #app')
// Links of examples lead to pages that are not here.
root.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link && !link.hasAttribute('data-own')) event.preventDefault()
})

createRoot(root).render(
  <UiProvider>
    <TextProvider locale={locale} texts={texts}>
      <Provider value={fixtureClient}>
        <Catalogue />
      </Provider>
    </TextProvider>
  </UiProvider>,
)
