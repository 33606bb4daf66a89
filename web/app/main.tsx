import '@mantine/core/styles.css'
import 'virtual:theme.css'
import '#web/ui/base.css'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { loadAppTexts } from '#web/i18n/load-texts.ts'
import { localeCookie, splitLocale } from '#web/i18n/locale.ts'
import { createTexts, TextProvider } from '#web/i18n/text.tsx'
import { UiProvider } from '#web/ui/ui-provider.tsx'
import { DataProvider } from './data-provider.tsx'
import { router } from './router.tsx'

const { locale } = splitLocale(window.location.pathname)
// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we support
document.cookie = localeCookie(locale)
document.documentElement.lang = locale

const texts = createTexts(locale, await loadAppTexts(locale))
const root = document.getElementById('app')
if (!root) throw new Error('The document has no #app')

createRoot(root).render(
  <UiProvider>
    <TextProvider locale={locale} texts={texts}>
      <DataProvider>
        <RouterProvider router={router} />
      </DataProvider>
    </TextProvider>
  </UiProvider>,
)
