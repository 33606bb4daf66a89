import type { PoolClient } from 'pg'
import type { Locale } from '#domain/errors.ts'
import { pagePath } from '#server/auth/account-mails.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Env } from '#server/env.ts'
import type { NoticeKind } from '#server/mail/notice-texts.ts'
import { sendMail } from '#server/mail/send-mail.ts'
import type { CohortFacts } from '#server/notices/cohort-facts.ts'
import { type NoticeData, noticeMail } from '#server/notices/notice-mail.ts'
import { lineOf } from './notice-line.ts'

const mostLines = 30
const noCohort: CohortFacts = {
  ...{ cohort_title: null, lead_name: null, lead_email: null, next: null, step_titles: null },
}

// From where the last digest ended, so that nothing is told twice or forgotten, whenever it runs. The last minute is
// left to the next one: what is being written now may carry an earlier time.
const firstWindow = `insert into setting (key, value) values ('digestUntil', to_jsonb(now() - interval '1 day'))
on conflict do nothing`
const lastWindow = `select value #>> '{}' as since,
  greatest((value #>> '{}')::timestamptz, now() - interval '1 minute') as until
from setting where key = 'digestUntil' for update`

const unread = `
select u.email, u.first_name, u.locale,
  json_agg(json_build_object('kind', n.kind, 'data', n.data, 'cohort_title', c.title) order by n.created_at, n.id) as notices
from notification n join users u on u.id = n.user_id
left join cohort c on c.id = n.data ->> 'cohort_id'
where u.mail_preference = 'digest' and u.disabled_at is null and coalesce(c.notifications, true)
  and n.read_at is null and n.created_at > $1 and n.created_at <= $2
group by u.id`

type Reader = {
  email: string
  first_name: string
  locale: Locale
  notices: { kind: NoticeKind; data: NoticeData; cohort_title: string | null }[]
}

/** One mail a day with what happened, for who wants it so. Nobody gets an empty one. */
export async function sendDigests({ db, env, log }: Deps): Promise<void> {
  const mails = await inTransaction(db, (tx) => send(tx, env))
  if (mails > 0) log.info({ mails }, 'daily summaries queued')
}

async function send(tx: PoolClient, env: Env): Promise<number> {
  await tx.query(firstWindow)
  const { rows: windows } = await tx.query<{ since: string; until: string }>(lastWindow)
  const { since, until } = windows[0] ?? {}
  await tx.query(`update setting set value = to_jsonb($1::timestamptz) where key = 'digestUntil'`, [until])
  const { rows } = await tx.query<Reader>(unread, [since, until])
  for (const { email, first_name: name, locale, notices } of rows) {
    const lines = notices.slice(0, mostLines).map(({ kind, data, cohort_title }) => {
      const about = { ...noCohort, cohort_title }
      return `• ${lineOf(kind, locale, noticeMail(env, name, locale, data, about))}`
    })
    if (notices.length > mostLines) lines.push('• …')
    await sendMail(tx, {
      to: email,
      template: 'digest',
      locale,
      data: {
        name,
        link: env.PUBLIC_URL + pagePath(locale, '/home'),
        count: String(notices.length),
        items: lines.join('\n'),
        settings: env.PUBLIC_URL + pagePath(locale, '/home/profile#account'),
      },
    })
  }
  return rows.length
}
