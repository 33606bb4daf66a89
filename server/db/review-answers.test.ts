import { expect, test } from 'vitest'
import { newId } from '#server/new-id.ts'
import { emptyDatabase } from '#testing/database.ts'
import { migrate } from './migrate.ts'

test('answers given before are known afterwards: of requests, without a request, and withdrawn', async () => {
  const { db } = await emptyDatabase()
  await migrate(db, { upTo: '0008-feedback-keys' })
  const [project, module] = [newId(), newId()]
  // What a progress belongs to does not matter here.
  for (const table of ['progress', 'review_request'])
    await db.query(`alter table ${table} drop constraint ${table}_project_id_fkey`)
  const progress = (ord: number, flags: string) =>
    db.query(
      `insert into progress (id, project_id, module_id, ord, finished, validated, withdrawn, request_count)
       values ($1, $2, $3 || $4::text, $4::int, ${flags})`,
      [newId(), project, module.slice(1), ord],
    )
  const request = (ord: number, number: number, decision: string | null, message: string) =>
    db.query(
      `insert into review_request (id, project_id, module_id, number, snapshot, decision, message, decided_at)
       values ($1, $2, $3 || $4::text, $5, '[]', $6, $7, now())`,
      [newId(), project, module.slice(1), ord, number, decision, message],
    )
  await progress(1, 'false, false, false, 2')
  await request(1, 1, 'sent back', 'Which mothers?')
  await request(1, 2, null, '')
  await progress(2, 'true, true, false, 1')
  await request(2, 1, 'sent back', 'Not yet')
  await progress(3, 'false, false, true, 1')
  await request(3, 1, 'approved', 'Well done')
  await progress(4, 'false, false, false, 0')
  await migrate(db)
  const { rows } = await db.query(
    'select answer, answer_message, answered_at is not null as has_day from progress order by ord',
  )
  expect(rows).toEqual([
    { answer: 'sent back', answer_message: 'Which mothers?', has_day: true },
    { answer: 'approved', answer_message: '', has_day: true },
    { answer: 'withdrawn', answer_message: '', has_day: true },
    { answer: null, answer_message: '', has_day: false },
  ])
})
