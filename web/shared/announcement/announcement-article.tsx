import { Title } from '@mantine/core'
import type { Locale } from '#web/i18n/locale.ts'
import { longDay } from '#web/i18n/long-day.ts'
import { Markdown } from '#web/ui/markdown.tsx'
import classes from './announcement.module.css'
import { type AnnouncementWords, inLanguage } from './in-language.ts'
import { withLinks } from './with-links.tsx'
import { words as articleWords } from './words.ts'

type Props = {
  announcement: AnnouncementWords & { readonly visible_from: string; readonly pinned: boolean }
  isNew: boolean
  /** The language of who reads it. */
  locale: Locale
}

/** One announcement: for whoever reads it, and for whoever writes it and wants to see the same. */
export function AnnouncementArticle({ announcement, isNew, locale }: Props) {
  const said = articleWords[locale]
  const { lang, title, text } = inLanguage(announcement, locale)
  return (
    <article className={classes.item} data-new={isNew || undefined}>
      <div className={classes.facts}>
        <time dateTime={announcement.visible_from}>{longDay(announcement.visible_from, locale)}</time>
        {announcement.pinned ? <span className={classes.pinned}>{said.pinned}</span> : null}
        {isNew ? <span className={classes.new}>{said.new}</span> : null}
        {lang === locale ? null : <span>{said.otherLanguage}</span>}
      </div>
      <Title order={2} size="h3" lang={lang}>
        {title}
      </Title>
      <div className={classes.text} lang={lang}>
        <Markdown source={text} firstOrder={3} show={withLinks} />
      </div>
    </article>
  )
}
