import type { PoolClient } from 'pg'
import type { Locale } from '#domain/errors.ts'
import type { Env } from '#server/env.ts'
import type { NoticeKind } from '#server/mail/notice-texts.ts'
import { sendMail } from '#server/mail/send-mail.ts'
import { newId } from '#server/new-id.ts'
import { type NoticeData, noticeMail } from './notice-mail.ts'

type Reader = {
  email: string
  first_name: string
  locale: Locale
  mail_preference: string
  wants_mail: boolean
}

const readerQuery = `
select u.email, u.first_name, u.locale, u.mail_preference,
  coalesce((select c.notifications from cohort c where c.id = $2), true) as wants_mail
from users u where u.id = $1 and u.disabled_at is null`

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
  await tx.query('insert into notification (id, user_id, kind, data) values ($1, $2, $3, $4)', [
    newId(),
    userId,
    kind,
    JSON.stringify(data),
  ])
  if (!byMail || !reader.wants_mail || reader.mail_preference !== 'immediate') return
  const { email: to, locale, first_name: name } = reader
  await sendMail(tx, { to, template: kind, locale, data: noticeMail(env, name, locale, data) })
}
