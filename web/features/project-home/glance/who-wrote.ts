import type { Locale } from '#web/i18n/locale.ts'
import type { Glance } from '../project-home-documents.ts'
import { words } from './words.ts'

type Change = Pick<Glance['changes'][number], 'authors' | 'more_authors' | 'is_mine'>

/** "Mara, Luis and you", "Mara y 2 más"; nobody is named where something was only taken out. */
export function whoWrote({ authors, more_authors, is_mine }: Change, locale: Locale): string {
  const said = words[locale]
  const all = [
    ...authors,
    ...(more_authors > 0 ? [said.more(more_authors)] : []),
    ...(is_mine ? [said.you] : []),
  ]
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(all)
  return list ? list.charAt(0).toLocaleUpperCase(locale) + list.slice(1) : said.removed
}
