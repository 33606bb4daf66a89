import { AppError, fieldRequired } from '#domain/errors.ts'
import { removeNote } from '#domain/policies/application.ts'
import { noteFields } from '#domain/programme/rubric.ts'
import type { ApplicationStatus } from '#domain/progress/application.ts'
import { authorize } from '#server/authorize.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { newId } from '#server/new-id.ts'
import { validate } from '#server/validate.ts'
import { assessment, reviewedApplication } from './assessment.ts'

const mostNotes = 200

const countQuery = 'select count(*)::int as count from application_note where application_id = $1'

/** Something that organisers tell each other about an application. */
export async function noteApplication(context: Caller, id: string, given: string) {
  const { deps, actor } = context
  const text = given.trim()
  validate(noteFields, { text })
  await inTransaction(deps.db, async (tx) => {
    await reviewedApplication(tx, context, id, ' for no key update of a')
    if (!text) throw fieldRequired('text')
    const { rows } = await tx.query<{ count: number }>(countQuery, [id])
    if ((rows[0]?.count ?? 0) >= mostNotes) throw new AppError('BAD_USER_INPUT', { reason: 'tooMany' })
    await tx.query(
      'insert into application_note (id, application_id, author_id, text) values ($1, $2, $3, $4)',
      [newId(), id, actor.userId, text],
    )
  })
  return assessment(context, id)
}

const noteQuery = `
select n.application_id, n.author_id, a.user_id, a.status, c.org_id from application_note n
join application a on a.id = n.application_id join cohort c on c.id = a.cohort_id where n.id = $1`

type Note = {
  application_id: string
  author_id: string | null
  user_id: string
  status: ApplicationStatus
  org_id: string
}

export async function removeApplicationNote(context: Caller, noteId: string) {
  const { deps, actor } = context
  const { rows } = await deps.db.query<Note>(noteQuery, [noteId])
  const [note] = rows
  if (!note) throw new AppError('NOT_FOUND')
  const { user_id: userId, org_id: orgId, status, author_id: authorId } = note
  authorize(removeNote(actor, { userId, orgId, status }, authorId))
  await deps.db.query('delete from application_note where id = $1', [noteId])
  return assessment(context, note.application_id)
}
