import { useLocale } from '#web/i18n/text.tsx'
import { Island } from '#web/ui/island.tsx'
import classes from './reader.module.css'
import { readerWords } from './words.ts'

/** The page of a shared link. It is the same for every link: what the link opens is asked for in the browser. */
export function SharedPage() {
  return (
    <main id="content" tabIndex={-1} className={classes.page}>
      <Island name="shared-reader" />
      <noscript>{readerWords[useLocale()].noScript}</noscript>
    </main>
  )
}
