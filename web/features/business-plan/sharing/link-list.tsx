import { useId } from 'react'
import { longDay } from '#web/i18n/long-day.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { LinkLine, openedText } from './link-line.tsx'
import classes from './sharing.module.css'
import type { Link } from './sharing-documents.ts'
import type { Links } from './use-links.ts'
import { sharingWords } from './words.ts'

/** Those that work, each with what became of it, then those that ended a short while ago. */
export function LinkList({ links, listed }: { links: Links; listed: readonly Link[] }) {
  const words = sharingWords[useLocale()]
  const titleId = useId()
  const live = listed.filter(({ state }) => state === 'live')
  const past = listed.filter(({ state }) => state !== 'live')
  return (
    <section aria-labelledby={titleId} className={classes.part}>
      <h3 id={titleId}>{words.links}</h3>
      {live.length === 0 ? (
        <p className={classes.soft}>
          {words.none}. {words.noneWhy}
        </p>
      ) : (
        <>
          <ul className={classes.links}>
            {live.map((link) => (
              <LinkLine key={link._id} link={link} links={links} />
            ))}
          </ul>
          <p className={classes.soft}>{words.lost}</p>
        </>
      )}
      {past.length > 0 ? (
        <Fold label={words.past(past.length)}>
          <ul className={classes.past}>
            {past.map((link) => (
              <PastLine key={link._id} link={link} />
            ))}
          </ul>
        </Fold>
      ) : null}
    </section>
  )
}

function PastLine({ link }: { link: Link }) {
  const locale = useLocale()
  const words = sharingWords[locale]
  const { label, state } = link
  const why = state in words.states ? words.states[state as keyof typeof words.states] : ''
  return (
    <li>
      <strong>{label}</strong>
      <span className={classes.soft}>
        {[words.lasts(longDay(link.ends_at, locale)), why, openedText(link, locale)].join(' · ')}
      </span>
    </li>
  )
}
