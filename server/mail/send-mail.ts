import type { Locale } from '#domain/errors.ts'
import { spend, trySpend } from '#server/auth/rate-limit.ts'
import type { Queryable } from '#server/db/transaction.ts'
import { enqueue } from '#server/jobs/enqueue.ts'
import type { MailData, Template } from './templates.ts'

export type Mail<T extends Template = Template> = {
  to: string
  template: T
  data: MailData[T]
  locale: Locale
  /** The person whose doing this mail is, where it goes to somebody else. */
  senderId?: string
}

export type QueuedMail = { [T in Template]: Omit<Mail<T>, 'senderId'> }[Template]

const askedByStrangers: ReadonlySet<Template> = new Set<Template>([
  'confirmEmail',
  'changeEmail',
  'resetPassword',
  'alreadyRegistered',
  'signUpAgain',
  'teamInvite',
  'adminInvite',
])

/**
 * Puts a mail in the queue, inside the caller's transaction when given its client. False when the address has
 * had its share: nobody can have another person flooded.
 */
export async function sendMail<T extends Template>(connection: Queryable, mail: Mail<T>): Promise<boolean> {
  const { senderId, ...queued } = mail
  if (senderId) await spend(connection, 'mailFromPerson', senderId)
  if (askedByStrangers.has(mail.template) && !(await trySpend(connection, 'mailToAddress', mail.to)))
    return false
  await enqueue(connection, 'mail', queued)
  return true
}
