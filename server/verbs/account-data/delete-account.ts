import { AppError, type Locale } from '#domain/errors.ts'
import type { Actor } from '#domain/policies/actor.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { sendMail } from '#server/mail/send-mail.ts'
import { audit } from '#server/notices/audit.ts'
import { endMatchesOf } from './end-matches.ts'
import { forgetPerson, type Leaving } from './forget-person.ts'

type Row = Leaving & { first_name: string; locale: Locale; org_id: string | null }

const readPerson =
  'select id, email, name, first_name, locale, org_id from users where id = $1 and deleted_at is null'

/** Ends an account: all of it or nothing. Others keep what is theirs, and nothing tells them any more who it was. */
export async function deleteAccount({ db, env }: Deps, actor: Actor, typedEmail: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const found = await tx.query<Row>(readPerson, [actor.userId])
    await endMatchesOf(tx, env, actor.userId, found.rows[0]?.name ?? '')
    const { rows } = await tx.query<Row>(`${readPerson} for update`, [actor.userId])
    const [person] = rows
    if (!person) throw new AppError('NOT_FOUND')
    if (person.email !== typedEmail) {
      const reason = 'wrongLogin'
      throw new AppError('BAD_USER_INPUT', { reason, fields: [{ field: 'email', reason }] })
    }
    await forgetPerson(tx, person)
    await audit(tx, actor, person.org_id, 'deleteAccount', 'user', person.id)
    const { email: to, first_name: name, locale } = person
    await sendMail(tx, { to, template: 'accountDeleted', locale, data: { name } })
  })
}
