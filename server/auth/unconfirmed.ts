import type { Queryable } from '#server/db/transaction.ts'

/** Anybody can write anybody's address into the form: until its mailbox answers, a sign-up is only a claim to it. */
export const isReplaceable = (users: string) =>
  `(not ${users}.email_verified and ${users}.role <> 'admin' and ${users}.disabled_at is null)`

/** Frees an address for whoever has shown that its mailbox is theirs. */
export async function forgetUnconfirmed(db: Queryable, email: string): Promise<void> {
  await db.query(
    `delete from users u where u.email = $1 and ${isReplaceable('u')}
      and not exists (select from project p where p.owner_id = u.id)`,
    [email],
  )
}
