import { Button } from '@mantine/core'
import { useState } from 'react'
import { scenarios } from '#domain/options/finance.ts'
import { locales } from '#domain/options/people.ts'
import { sharedKinds } from '#domain/programme/shared-link.ts'
import { labelOf } from '#web/forms/labels.ts'
import type { Locale } from '#web/i18n/locale.ts'
import { longDay } from '#web/i18n/long-day.ts'
import { shortMoment } from '#web/i18n/short-moment.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { copyAddress } from './copy-address.ts'
import { EndLink } from './end-link.tsx'
import { MoveEnd } from './move-end.tsx'
import classes from './sharing.module.css'
import type { Link } from './sharing-documents.ts'
import type { Links } from './use-links.ts'
import { sharingWords } from './words.ts'

export function openedText({ opened_count: count, last_opened_at: last }: Link, locale: Locale): string {
  const words = sharingWords[locale]
  return count > 0 && last ? words.opened(count, shortMoment(last, locale)) : words.unopened
}

/** A link that works: for whom, what it shows, what became of it, and the ways to change that. */
export function LinkLine({ link, links }: { link: Link; links: Links }) {
  const locale = useLocale()
  const words = sharingWords[locale]
  const [doing, setDoing] = useState<'moving' | 'ending' | null>(null)
  const { _id, label } = link
  const address = links.addresses[_id]
  const shows = [
    labelOf(sharedKinds, link.what, locale),
    labelOf(locales, link.locale, locale),
    labelOf(scenarios, link.scenario, locale),
    ...(link.has_password ? [words.withPassword] : []),
    words.madeBy(link.created_by_name),
  ]
  return (
    <li className={classes.link}>
      <strong>{label}</strong>
      <span className={classes.soft}>{shows.join(' · ')}</span>
      <span>
        {words.lasts(longDay(link.ends_at, locale))} · {openedText(link, locale)}
      </span>
      {doing === 'moving' ? <MoveEnd link={link} links={links} onDone={() => setDoing(null)} /> : null}
      {doing === 'ending' ? <EndLink link={link} links={links} onDone={() => setDoing(null)} /> : null}
      {doing === null ? (
        <div className={classes.buttons}>
          {address ? (
            <Button
              variant="light"
              aria-label={words.copyOf(label)}
              onClick={() => void copyAddress(address, words)}
            >
              {words.copy}
            </Button>
          ) : null}
          <Button variant="default" aria-label={words.changeOf(label)} onClick={() => setDoing('moving')}>
            {words.change}
          </Button>
          <Button
            variant="subtle"
            color="red"
            aria-label={words.endOf(label)}
            onClick={() => setDoing('ending')}
          >
            {words.end}
          </Button>
        </div>
      ) : null}
    </li>
  )
}
