import type { Pool } from 'pg'
import { type PlanKind, planEntities } from '#domain/entities/index.ts'
import { normalise } from '#domain/plan/normalise.ts'
import { newId } from '#server/new-id.ts'
import { sessionFor } from '#testing/sign-in.ts'
import { world } from '#testing/world.ts'

/** A project with a plan in the middle of the course, and the session of its owner. */
export type Seat = { bearer: string; userId: string; projectId: string; inputIds: string[] }

// More than any load writes in one run: a project holds at most 1000 records of one kind.
const projects = 200
const inputs = 60

const words = 'Families in the valley carry water for an hour each day, and the children are often ill. '
const counts: Partial<Record<PlanKind, number>> = { segment: 6, offering: 5, pain: 12, gain: 12, channel: 6 }

export async function seed(db: Pool, env: { AUTH_SECRET: string }): Promise<Seat[]> {
  const build = world(db)
  const org = await build.organisation()
  const cohort = await build.cohort({ org })
  const seats: Seat[] = []
  for (let count = 0; count < projects; count += 1) {
    const owner = await build.person({ org, cohort, applicationStatus: 'approved' })
    const mentor = await build.person({ role: 'mentor', org, cohort, applicationStatus: 'approved' })
    const projectId = await build.project({ org, cohort, owner, mentor })
    const inputIds = await fillPlan(db, projectId, owner)
    await fillCourse(db, projectId, mentor)
    seats.push({ bearer: (await sessionFor(db, env, owner)).bearer, userId: owner, projectId, inputIds })
  }
  await db.query('vacuum analyze')
  return seats
}

async function fillPlan(db: Pool, projectId: string, userId: string): Promise<string[]> {
  const rows: { id: string; kind: PlanKind; data: string }[] = []
  const add = (kind: PlanKind, data: Record<string, unknown>) => {
    const id = newId()
    const whole = normalise(kind, { ...planEntities[kind].defaults, ...data }, new Date().toISOString())
    rows.push({ id, kind, data: JSON.stringify(whole) })
    return id
  }
  for (const [kind, count] of Object.entries(counts)) {
    for (let index = 0; index < count; index += 1)
      add(kind as PlanKind, { name: `Number ${index}`, description: words })
  }
  const ids: string[] = []
  for (let index = 0; index < inputs; index += 1) {
    const place = { moduleKey: 'one', stepKey: 'problem-tree', key: `answer-${index}` }
    ids.push(add('input', { ...place, value: words, selected: index % 2 === 0 }))
  }
  await db.query(
    `insert into plan_item (id, project_id, kind, data, updated_by)
     select id, $1, kind, data::jsonb, $2 from unnest($3::text[], $4::text[], $5::text[]) as t (id, kind, data)`,
    [projectId, userId, rows.map(({ id }) => id), rows.map(({ kind }) => kind), rows.map(({ data }) => data)],
  )
  return ids
}

async function fillCourse(db: Pool, projectId: string, mentor: string): Promise<void> {
  const fields = Array.from({ length: 20 }, (_, index) => `field-${index % 8}`)
  await db.query(
    `insert into feedback (id, project_id, author_id, text, field_id, module, step)
     select id, $1, $2, $3, field_id, 'one', 'problem-tree' from unnest($4::text[], $5::text[]) as t (id, field_id)`,
    [projectId, mentor, words, fields.map(() => newId()), fields],
  )
}
