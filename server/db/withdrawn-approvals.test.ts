import { expect, test } from 'vitest'
import { newId } from '#server/new-id.ts'
import { emptyDatabase } from '#testing/database.ts'
import { migrate } from './migrate.ts'

type Flags = 'finished' | 'validated' | 'review_request'
type Row = {
  readonly flags: readonly Flags[]
  readonly count: number
  /** Of the requests, in the order of their numbers; null where nobody answered yet. */
  readonly decisions: readonly ('approved' | 'sent back' | null)[]
  readonly isWithdrawn: boolean
}

const rows: Readonly<Record<string, Row>> = {
  'was approved and is not any more': {
    ...{ flags: [], count: 1, decisions: ['approved'] },
    isWithdrawn: true,
  },
  'was approved at the second request and is not any more': {
    ...{ flags: [], count: 2, decisions: ['sent back', 'approved'] },
    isWithdrawn: true,
  },
  'is approved': {
    ...{ flags: ['finished', 'validated', 'review_request'], count: 1, decisions: ['approved'] },
    isWithdrawn: false,
  },
  'waits again after an approval': {
    ...{ flags: ['review_request'], count: 2, decisions: ['approved', null] },
    isWithdrawn: false,
  },
  'was sent back after an older approval': {
    ...{ flags: [], count: 2, decisions: ['approved', 'sent back'] },
    isWithdrawn: false,
  },
  'was sent back': { flags: [], count: 1, decisions: ['sent back'], isWithdrawn: false },
  'was never asked for': { flags: [], count: 0, decisions: [], isWithdrawn: false },
}

test('of what was answered before, exactly that is withdrawn whose approval was taken back', async () => {
  const { db } = await emptyDatabase()
  await migrate(db, { upTo: '0004-team-invitations' })
  // What a progress belongs to does not matter here.
  for (const table of ['progress', 'review_request'])
    await db.query(`alter table ${table} drop constraint ${table}_project_id_fkey`)
  const names = new Map<string, string>()
  const module = newId()
  for (const [index, [name, { flags, count, decisions }]] of Object.entries(rows).entries()) {
    const project = newId()
    names.set(project, name)
    const has = (flag: Flags) => flags.includes(flag)
    await db.query(
      `insert into progress (id, project_id, module_id, ord, finished, validated, review_request, request_count)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [newId(), project, module, index, has('finished'), has('validated'), has('review_request'), count],
    )
    for (const [at, decision] of decisions.entries())
      await db.query(
        `insert into review_request (id, project_id, module_id, number, snapshot, decision, message)
         values ($1, $2, $3, $4, '[]', $5, '')`,
        [newId(), project, module, at + 1, decision],
      )
  }
  expect(await migrate(db, { upTo: '0005-withdrawn-approvals' })).toEqual(['0005-withdrawn-approvals'])
  const { rows: found } = await db.query<{ project_id: string; withdrawn: boolean }>(
    'select project_id, withdrawn from progress order by ord',
  )
  const seen = found.map(({ project_id, withdrawn }) => [names.get(project_id), withdrawn])
  expect(Object.fromEntries(seen)).toEqual(
    Object.fromEntries(Object.entries(rows).map(([name, { isWithdrawn }]) => [name, isWithdrawn])),
  )
})
