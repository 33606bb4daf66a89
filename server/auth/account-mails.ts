import type { Locale } from '#domain/errors.ts'
import type { Queryable } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { sendMail } from '#server/mail/send-mail.ts'
import { isEnabled } from './enabled.ts'
import { issueToken } from './one-time-token.ts'

export type AccountOwner = {
  id: string
  email: string
  firstName: string
  locale: Locale
  isConfirmed: boolean
}

/** A transaction may stand for the pool: then a mail goes out exactly if what it tells about is kept. */
type MailDeps = Pick<Deps, 'env'> & { readonly db: Queryable }

/** A page of the web app in a language: English has no prefix. */
export function pagePath(locale: Locale, path: string): string {
  return locale === 'en' ? path : `/${locale}${path}`
}

export const ownerColumns = 'id, email, first_name as "firstName", locale, email_verified as "isConfirmed"'

/** The enabled account of this address. */
export async function accountOf({ db }: MailDeps, email: string): Promise<AccountOwner | null> {
  const { rows } = await db.query<AccountOwner>(
    `select ${ownerColumns} from users where email = $1 and ${isEnabled('users')}`,
    [email],
  )
  return rows[0] ?? null
}

export async function accountWithId({ db }: MailDeps, id: string): Promise<AccountOwner | null> {
  const { rows } = await db.query<AccountOwner>(
    `select ${ownerColumns} from users where id = $1 and ${isEnabled('users')}`,
    [id],
  )
  return rows[0] ?? null
}

export async function mailConfirmation({ db, env }: MailDeps, owner: AccountOwner): Promise<void> {
  const token = await issueToken(db, 'confirmEmail', owner.id, owner.email)
  const link = `${env.PUBLIC_URL}/api/auth/verify-email?locale=${owner.locale}&token=${token}`
  await sendMail(db, {
    to: owner.email,
    template: 'confirmEmail',
    data: { name: owner.firstName, link },
    locale: owner.locale,
  })
}

export async function mailAlreadyRegistered({ db, env }: MailDeps, owner: AccountOwner): Promise<void> {
  await sendMail(db, {
    to: owner.email,
    template: 'alreadyRegistered',
    data: { name: owner.firstName, link: env.PUBLIC_URL + pagePath(owner.locale, '/login') },
    locale: owner.locale,
  })
}

/** Without a name: the one in the unfinished sign-up may be a stranger's choice. */
export async function mailSignUpAgain({ db, env }: MailDeps, { email, locale }: AccountOwner): Promise<void> {
  await sendMail(db, {
    to: email,
    template: 'signUpAgain',
    data: { name: '', link: env.PUBLIC_URL + pagePath(locale, '/signup') },
    locale,
  })
}

// The token stands behind the hash sign: a browser sends it to no server and no referrer.
export async function mailPasswordReset({ db, env }: MailDeps, owner: AccountOwner): Promise<void> {
  const token = await issueToken(db, 'resetPassword', owner.id, owner.email)
  await sendMail(db, {
    to: owner.email,
    template: 'resetPassword',
    data: {
      name: owner.firstName,
      link: `${env.PUBLIC_URL}${pagePath(owner.locale, '/reset')}#token=${token}`,
    },
    locale: owner.locale,
  })
}

export async function mailNewAddress(
  { db, env }: MailDeps,
  owner: AccountOwner,
  email: string,
): Promise<void> {
  const token = await issueToken(db, 'changeEmail', owner.id, email)
  const link = `${env.PUBLIC_URL}/api/auth/verify-email?locale=${owner.locale}&change=${token}`
  await sendMail(db, {
    to: email,
    template: 'changeEmail',
    data: { name: owner.firstName, link },
    locale: owner.locale,
  })
}

export async function mailAddressChanged({ db, env }: MailDeps, former: string, owner: AccountOwner) {
  await sendMail(db, {
    to: former,
    template: 'emailChanged',
    data: {
      name: owner.firstName,
      email: owner.email,
      link: env.PUBLIC_URL + pagePath(owner.locale, '/reset'),
    },
    locale: owner.locale,
  })
}
