import type { PoolClient } from 'pg'
import type { Locale } from '#domain/errors.ts'
import type { Env } from '#server/env.ts'
import type { NoticeKind } from '#server/mail/notice-texts.ts'
import { sendMail } from '#server/mail/send-mail.ts'
import { newId } from '#server/new-id.ts'
import { type CohortFacts, cohortFactColumns } from './cohort-facts.ts'
import { type NoticeData, noticeMail } from './notice-mail.ts'

type Reader = CohortFacts & {
  email: string
  first_name: string
  locale: Locale
  mail_preference: string
  wants_mail: boolean
}

const readerQuery = `
select u.email, u.first_name, u.locale, u.mail_preference, coalesce(c.notifications, true) as wants_mail,
  ${cohortFactColumns}
from users u left join cohort c on c.id = $2 where u.id = $1 and u.disabled_at is null`

/** Of these several often come together: their mail waits, and takes along what comes meanwhile. */
const bundled: readonly NoticeKind[] = ['feedback', 'applicationsWaiting']
export const bundleMinutes = 10

/** Tells a person, in the caller's transaction: in the application always, by mail as they chose. */
export async function notify(
  tx: PoolClient,
  env: Env,
  userId: string,
  kind: NoticeKind,
  data: NoticeData,
  { byMail = true }: { byMail?: boolean } = {},
): Promise<void> {
  const { rows } = await tx.query<Reader>(readerQuery, [userId, data.cohort_id ?? null])
  const [reader] = rows
  if (!reader) return
  const id = newId()
  await tx.query('insert into notification (id, user_id, kind, data) values ($1, $2, $3, $4)', [
    id,
    userId,
    kind,
    JSON.stringify(data),
  ])
  if (!byMail || !reader.wants_mail || reader.mail_preference !== 'immediate') return
  if (bundled.includes(kind)) return mailLater(tx, id, userId)
  const { email: to, locale, first_name: name } = reader
  await sendMail(tx, { to, template: kind, locale, data: noticeMail(env, name, locale, data, reader) })
}

async function mailLater(tx: PoolClient, id: string, userId: string): Promise<void> {
  await tx.query(
    `insert into waiting_mail (notification_id, user_id, due) values ($1, $2, now() + $3 * interval '1 minute')`,
    [id, userId, bundleMinutes],
  )
}
