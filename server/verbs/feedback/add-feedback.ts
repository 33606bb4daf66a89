import type { PoolClient } from 'pg'
import type { Room } from '#course/contract/room.ts'
import { isThreadOf } from '#course/contract/threads.ts'
import { courseStepOfField } from '#course/course.ts'
import { planModule, sectionOfField } from '#course/plan-view/plan-field.ts'
import { roomOfStep } from '#course/rooms.ts'
import { AppError, type Reason } from '#domain/errors.ts'
import { addFeedback as policy } from '#domain/policies/course.ts'
import { feedbackFields } from '#domain/programme/course.ts'
import type { Feedback, MutationAddFeedbackArgs } from '#server/api-types.ts'
import { authorize } from '#server/authorize.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { newId } from '#server/new-id.ts'
import { tellFeedback } from '#server/notices/tell-feedback.ts'
import { validate } from '#server/validate.ts'
import { feedbackColumns } from '#server/verbs/feedback/feedbacks.ts'
import { factsForWriting } from '#server/verbs/plan/facts-for-writing.ts'
import { refuseOtherPerson } from '#server/verbs/refuse-other-person.ts'

const longestKey = 100

/** An empty message is ignored: null, and nothing changes. */
export async function addFeedback(
  { deps, actor }: Caller,
  given: MutationAddFeedbackArgs,
): Promise<Feedback | null> {
  refuseOtherPerson(actor, given.userId)
  const text = given.text.trim()
  const { fieldId, projectId } = given
  const fullPath = given.path ?? ''
  const key = given.key ?? null
  if (key !== null && key.length > longestKey) throw refused('key', 'tooLong')
  const place = { module: given.module ?? '', step: given.step ?? '' }
  validate(feedbackFields, { text, fieldId, fullPath, ...place })
  return inTransaction(deps.db, async (tx) => {
    const facts = await factsForWriting(tx, actor, projectId)
    const thread = await tx.query('select 1 from feedback where project_id = $1 and field_id = $2 limit 1', [
      projectId,
      fieldId,
    ])
    authorize(policy(actor, facts, thread.rows.length > 0))
    if (fieldId === '') throw refused('fieldId', 'required')
    const stand = standOf(fieldId, place)
    // An older conversation goes on, whatever its field is called today.
    if (thread.rows.length === 0) checkField(fieldId, stand)
    if (text === '') return null
    const { rows } = await tx.query<Feedback>(
      `insert into feedback (id, project_id, author_id, text, full_path, module, step, field_id, insert_key)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       on conflict (author_id, insert_key) where insert_key is not null do nothing returning ${feedbackColumns}`,
      [newId(), projectId, actor.userId, text, fullPath, stand.module, stand.step, fieldId, key],
    )
    if (!rows[0]) return sentBefore(tx, actor.userId, projectId, key)
    await tellFeedback(tx, deps.env, actor, { facts, fieldId, text })
    return rows[0]
  })
}

async function sentBefore(
  tx: PoolClient,
  author: string,
  projectId: string,
  key: string | null,
): Promise<Feedback | null> {
  const { rows } = await tx.query<Feedback>(
    `select ${feedbackColumns} from feedback where author_id = $1 and insert_key = $2 and project_id = $3`,
    [author, key, projectId],
  )
  return rows[0] ?? null
}

/** On a step of the course, or on a section of the business plan. */
type Stand = { readonly module: string; readonly step: string; readonly room: Room | 'plan' | undefined }

/** The field says where it stands; what else is sent may repeat that, not contradict it. */
function standOf(fieldId: string, said: { module: string; step: string }): Stand {
  const section = sectionOfField(fieldId)
  const step = courseStepOfField(fieldId)
  if (!section && !step) throw refused('fieldId', 'unknownField')
  const modules = step ? [step.module.slug, step.module.id] : [planModule]
  const steps = step ? [step.slug, step.id] : [section?.id ?? '']
  if (said.module && !modules.includes(said.module)) throw refused('module', 'otherStep')
  if (said.step && !steps.includes(said.step)) throw refused('step', 'otherStep')
  const [module = '', named = ''] = [modules[0], steps[0]]
  return { module, step: named, room: step ? roomOfStep(step.id) : 'plan' }
}

/** Only what the room declares can be talked about; what it has not declared yet, as a whole. */
function checkField(fieldId: string, { room }: Stand): void {
  if (room === 'plan') return
  const name = fieldId.split('.').slice(2).join('.')
  if (!room || !isThreadOf(room, name)) throw refused('fieldId', 'unknownField')
}

const refused = (field: string, reason: Reason) =>
  new AppError('BAD_USER_INPUT', { fields: [{ field, reason }], reason })
