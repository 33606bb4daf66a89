import './app-styles.ts'
import { createRoot } from 'react-dom/client'
import { warnBeforeLeaving } from '#web/data/queue/unsent.ts'
import { reportCaught, reportErrors } from '#web/data/report-error.ts'
import { watchOtherTabs } from '#web/data/session.ts'
import { loadAppTexts } from '#web/i18n/load-texts.ts'
import { localeCookie, splitLocale } from '#web/i18n/locale.ts'
import { TextProvider } from '#web/i18n/text.tsx'
import { createTexts } from '#web/i18n/texts.ts'
import { UiProvider } from '#web/ui/ui-provider.tsx'
import { AppRoot } from './app-root.tsx'
import { DataProvider } from './data-provider.tsx'
import { firstPage } from './first-page.ts'
import { followLinks } from './follow-links.ts'
import { isFault } from './is-fault.ts'
import { LastBoundary } from './last-boundary.tsx'
import { reloadOnLostChunk } from './lost-chunk.ts'
import { metaContent } from './meta-content.ts'
import { keepShellOffline } from './service-worker-client.ts'
import { watchLine } from './watch-line.ts'

reportErrors(metaContent('error-reports'))
reloadOnLostChunk(window)
watchLine(window)
watchOtherTabs(() => window.location.reload())
window.addEventListener('beforeunload', warnBeforeLeaving)
// Scroll locking in dialogs writes a style element; its library looks for the nonce under this name.
Object.assign(window, { __webpack_nonce__: metaContent('csp-nonce') })

const { locale } = splitLocale(window.location.pathname)
// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we support
document.cookie = localeCookie(locale)
document.documentElement.lang = locale

const [words] = await Promise.all([loadAppTexts(locale), firstPage(window.location.pathname)])
const texts = createTexts(locale, words)
const root = document.getElementById('app')
if (!root) throw new Error('The document has no #app')

followLinks()
createRoot(root, { onCaughtError }).render(
  <LastBoundary locale={locale}>
    <UiProvider>
      <TextProvider locale={locale} texts={texts}>
        <DataProvider>
          <AppRoot />
        </DataProvider>
      </TextProvider>
    </UiProvider>
  </LastBoundary>,
)
keepShellOffline()

/** An error page is shown for it. */
function onCaughtError(error: unknown): void {
  console.error(error)
  if (isFault(error)) reportCaught(error)
}
