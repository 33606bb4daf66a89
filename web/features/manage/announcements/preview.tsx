import { useLocale } from '#web/i18n/text.tsx'
import { AnnouncementArticle } from '#web/shared/announcement/announcement-article.tsx'
import type { AnnouncementDraft } from './announcement-draft.ts'
import { writtenOf } from './announcement-draft.ts'
import classes from './announcements.module.css'
import { words } from './words.ts'

const locales = ['en', 'es'] as const

/** The announcement as its readers get it, in the one language and in the other. */
export function Preview({ draft }: { draft: AnnouncementDraft }) {
  const said = words[useLocale()].says
  const isBlank = [draft.title, draft.title_es, draft.text, draft.text_es].every((part) => part.trim() === '')
  const visible_from = writtenOf(draft, null).visible_from ?? new Date().toISOString()
  return (
    <section aria-label={said.preview}>
      <h3 className={classes.label}>{said.preview}</h3>
      {isBlank ? (
        <p className={classes.help}>{said.nothing}</p>
      ) : (
        <div className={classes.pair}>
          {locales.map((locale) => (
            <div key={locale} className={classes.language}>
              <p className={classes.help}>{said.readIn[locale]}</p>
              <AnnouncementArticle announcement={{ ...draft, visible_from }} isNew locale={locale} />
            </div>
          ))}
        </div>
      )}
    </section>
  )
}
