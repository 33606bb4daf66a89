import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import article from '#web/shared/announcement/announcement.module.css'
import { inLanguage } from '#web/shared/announcement/in-language.ts'
import { Panel } from '#web/ui/panel.tsx'
import { longDay } from './dates.ts'
import classes from './home.module.css'
import type { Announcement, UpcomingItem } from './home-documents.ts'
import { inOrder } from './news/announcement.ts'
import news from './news/announcements.module.css'
import { DateList } from './upcoming/date-list.tsx'
import { homeWords } from './words.ts'

const shownDates = 4
const shownNews = 3

export function DatesPanel({ items }: { items: readonly UpcomingItem[] }) {
  const locale = useLocale()
  const text = homeWords[locale]
  const more = { href: localePath(locale, '/home/upcoming'), label: text.dates.all }
  return (
    <Panel title={text.dates.title} more={more}>
      {items.length > 0 ? (
        <DateList items={items.slice(0, shownDates)} />
      ) : (
        <p className={classes.soft}>
          {text.dates.none} {text.dates.noneHelp}
        </p>
      )}
    </Panel>
  )
}

export function NewsPanel({ announcements }: { announcements: readonly Announcement[] }) {
  const locale = useLocale()
  const text = homeWords[locale]
  const more = { href: localePath(locale, '/home/announcements'), label: text.news.all }
  return (
    <Panel title={text.news.title} more={more}>
      {announcements.length > 0 ? (
        <ul className={news.short}>
          {inOrder(announcements)
            .slice(0, shownNews)
            .map((one) => {
              const words = inLanguage(one, locale)
              return (
                <li key={one._id}>
                  <a className={news.shortLink} href={localePath(locale, `/home/announcements#${one._id}`)}>
                    <span lang={words.lang}>{words.title}</span>
                    {one.read ? null : <span className={article.new}>{text.news.new}</span>}
                  </a>
                  <time className={classes.soft} dateTime={one.visible_from}>
                    {longDay(one.visible_from, locale)}
                  </time>
                </li>
              )
            })}
        </ul>
      ) : (
        <p className={classes.soft}>
          {text.news.none} {text.news.noneHelp}
        </p>
      )}
    </Panel>
  )
}
