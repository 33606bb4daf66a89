import type { PoolClient } from 'pg'
import type { Locale } from '#domain/errors.ts'
import { shortened } from '#domain/text.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Env } from '#server/env.ts'
import type { NoticeKind } from '#server/mail/notice-texts.ts'
import { sendMail } from '#server/mail/send-mail.ts'
import { type CohortFacts, cohortFactColumns } from '#server/notices/cohort-facts.ts'
import { type NoticeData, noticeMail } from '#server/notices/notice-mail.ts'
import { lineOf } from './notice-line.ts'

const batch = 200
const longestQuote = 160

// Whoever has one mail due gets all that waits for them. What is being written or sent now is left alone.
const take = `
with due as (
  select distinct user_id from waiting_mail where due <= now() order by user_id limit ${batch}
), locked as (
  select w.notification_id from waiting_mail w join due on due.user_id = w.user_id for update of w skip locked
)
delete from waiting_mail w using locked where w.notification_id = locked.notification_id
returning w.notification_id, w.user_id`

const unread = `
select u.id as user_id, u.email, u.first_name, u.locale, n.kind, n.data, ${cohortFactColumns}
from notification n join users u on u.id = n.user_id left join cohort c on c.id = n.data ->> 'cohort_id'
where n.id = any ($1) and n.read_at is null and u.disabled_at is null and u.mail_preference = 'immediate'
  and coalesce(c.notifications, true)
order by u.id, n.created_at, n.id`

type Waiting = CohortFacts & {
  user_id: string
  email: string
  first_name: string
  locale: Locale
  kind: NoticeKind
  data: NoticeData
}

/** Comments and applications of some minutes in one mail for each person; what was read meanwhile needs none. */
export async function sendBundles({ db, env, log }: Deps): Promise<void> {
  let people = batch
  while (people === batch) {
    people = await inTransaction(db, (tx) => sendSome(tx, env))
    if (people > 0) log.info({ people }, 'bundled mails queued')
  }
}

async function sendSome(tx: PoolClient, env: Env): Promise<number> {
  const taken = await tx.query<{ notification_id: string; user_id: string }>(take)
  const { rows } = await tx.query<Waiting>(unread, [taken.rows.map((row) => row.notification_id)])
  for (const notices of Map.groupBy(rows, ({ user_id }) => user_id).values()) await sendOne(tx, env, notices)
  return new Set(taken.rows.map(({ user_id }) => user_id)).size
}

async function sendOne(tx: PoolClient, env: Env, notices: readonly Waiting[]): Promise<void> {
  const [first] = notices
  if (!first) return
  const { email: to, first_name: name, locale } = first
  if (notices.length === 1) {
    const data = noticeMail(env, name, locale, first.data, first)
    await sendMail(tx, { to, template: first.kind, locale, data })
    return
  }
  const items = notices.map(({ kind, data, ...cohort }) => {
    const mail = noticeMail(env, name, locale, data, cohort)
    const place = mail.step ? ` (${mail.step})` : ''
    const quote = data.message ? `\n  ${shortened(data.message, longestQuote)}` : ''
    return `• ${lineOf(kind, locale, mail)}${place}${quote}`
  })
  const projects = new Set(notices.map(({ data }) => data.project_id ?? null))
  const [project] = projects
  const path = projects.size === 1 && project ? `/home/project/${project}` : '/home'
  await sendMail(tx, {
    to,
    template: 'bundle',
    locale,
    data: {
      ...noticeMail(env, name, locale, { path }, first),
      count: String(notices.length),
      items: items.join('\n'),
    },
  })
}
