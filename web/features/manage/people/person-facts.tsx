import { applicationStatuses } from '#domain/options/programme.ts'
import { labelOf } from '#web/forms/labels.ts'
import { longDay } from '#web/i18n/long-day.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { AccountState } from './account-state.tsx'
import classes from './people.module.css'
import type { ManagedUser } from './people-documents.ts'
import { lastSeen } from './people-list.tsx'
import { rankOf, ranks } from './rank.ts'
import { words } from './words.ts'

export function PersonFacts({ person }: { person: ManagedUser }) {
  const locale = useLocale()
  const text = words[locale].facts
  const facts = [
    [text.email, <a href={`mailto:${person.email}`}>{person.email}</a>],
    [text.account, <AccountState state={person.state} />],
    [text.role, labelOf(ranks, rankOf(person), locale)],
    [text.organisation, person.main_org_name ?? person.org_name],
    [text.cohort, person.cohort_title],
    [text.application, labelOf(applicationStatuses, person.application_status, locale)],
    [text.seen, lastSeen(person, locale)],
    [text.joined, longDay(person.created_at, locale)],
  ] as const
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}
