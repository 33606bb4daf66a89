import { beforeEach, expect, test } from 'vitest'
import { sampleOf } from '#course/samples/samples.ts'
import type { PlanGlance } from '#server/api-types.ts'
import { newId } from '#server/new-id.ts'
import { type Call, testApi } from '#testing/api.ts'
import { world } from '#testing/world.ts'

const { db, as } = await testApi()
const build = world(db)

let project: string
let cohort: string
let ownerId: string
let owner: Call
let mate: Call
let mentor: Call
let organiser: Call

beforeEach(async () => {
  const org = await build.organisation()
  cohort = await build.cohort({ org })
  const person = (role: 'entrepreneur' | 'mentor', name: string) =>
    build.person({ role, org, cohort, applicationStatus: 'approved', name })
  ownerId = await person('entrepreneur', 'Olivia')
  const [mateId, mentorId] = [await person('entrepreneur', 'Mara'), await person('mentor', 'Marco')]
  project = await build.project({ org, cohort, owner: ownerId, mentor: mentorId, team: [mateId] })
  owner = await as(ownerId)
  mate = await as(mateId)
  mentor = await as(mentorId)
  organiser = await as(await build.person({ role: 'admin', org }))
})

const document = `query ($p: String!) { planGlance(projectId: $p) {
  steps_done steps currency changed_steps
  sections { section steps_done steps module step }
  figures { name value module step }
  changes { module step step_title step_title_es at is_mine authors more_authors }
} }`

async function glance(by: Call): Promise<PlanGlance> {
  const { data, errors } = await by(document, { p: project })
  expect(errors).toEqual([])
  return data?.planGlance as PlanGlance
}

const answer = (by: Call, key: string, value: string) =>
  by('mutation ($d: InputInsertInput!) { insertOneInput(data: $d) { _id } }', {
    d: { projectId: project, moduleKey: 'one', stepKey: 'defining-your-problem', key, value },
  })

async function writeSample(): Promise<void> {
  const { data } = await sampleOf('clay-filter', 'nine', 'en')
  const { model, project: [itself] = [], steps, ...records } = data
  for (const [kind, rows] of Object.entries(records))
    for (const row of rows as readonly { _id: string }[]) await writtenBefore(kind, row, row._id)
  await db.query('update project set team_members = $2 where id = $1', [
    project,
    JSON.stringify(itself?.team_members?.map((one, at) => (at === 0 ? { ...one, user_id: ownerId } : one))),
  ])
}

test('an empty plan has twelve parts with nothing in them, and says where each begins', async () => {
  const { steps_done, sections, figures, changes } = await glance(owner)
  expect(sections).toHaveLength(12)
  expect(sections.every((one) => one.steps_done === 0 && one.steps > 0)).toBe(true)
  expect(sections[0]).toMatchObject({ section: 'problem', module: 'one', step: 'making-sense' })
  expect(figures).toHaveLength(6)
  expect(figures.every(({ value, step }) => value === null && step)).toBe(true)
  expect({ steps_done, changes }).toEqual({ steps_done: 0, changes: [] })
})

test('a finished plan is whole in every part, with its figures; what is older than a week is no news', async () => {
  await writeSample()
  const { steps_done, steps, sections, figures, changed_steps } = await glance(mentor)
  expect(sections.filter((one) => one.steps_done < one.steps || one.step)).toEqual([])
  expect(steps_done).toBe(steps)
  expect(figures.filter(({ value }) => value === null)).toEqual([])
  expect(changed_steps).toBe(0)
})

test('a step that the cohort leaves out is not asked for, nor a module that is off; one that opens later counts', async () => {
  await db.query(
    `update cohort_module set steps_off = '{making-sense}' where cohort_id = $1 and slug = 'one'`,
    [cohort],
  )
  await db.query(`update cohort_module set active = false where cohort_id = $1 and slug = 'three'`, [cohort])
  await db.query(
    `update cohort_module set start = now() + interval '1 day' where cohort_id = $1 and slug in ('six', 'seven')`,
    [cohort],
  )
  const { sections, figures } = await glance(owner)
  const at = (section: string) => sections.find((one) => one.section === section)
  expect(at('problem')).toMatchObject({ steps: 5, step: 'building-the-problem-tree' })
  expect(at('stakeholders')).toBeUndefined()
  expect(at('competition')).toMatchObject({ steps: 1, step: null })
  expect(at('finance')).toMatchObject({ steps: 12, step: null })
  expect(figures.find(({ name }) => name === 'sales')).toMatchObject({ value: null, step: null })
})

test('what changed is told by step, with who wrote, to each in their own words', async () => {
  await answer(mate, 'who', 'Families at the lake')
  await answer(owner, 'where', 'Nyalenda')
  const place = {
    module: 'one',
    step: 'defining-your-problem',
    step_title: 'Defining your problem',
    more_authors: 0,
  }
  const told = async (by: Call) => (await glance(by)).changes
  expect(await told(owner)).toEqual([expect.objectContaining({ ...place, is_mine: true, authors: ['Mara'] })])
  expect(await told(mate)).toEqual([expect.objectContaining({ is_mine: true, authors: ['Olivia'] })])
  for (const reader of [mentor, organiser])
    expect(await told(reader)).toEqual([
      expect.objectContaining({ is_mine: false, authors: ['Olivia', 'Mara'] }),
    ])
})

/** Written by the owner long before this week. */
async function writtenBefore(kind: string, data: object, id = newId()): Promise<string> {
  await db.query(
    `insert into plan_item (id, project_id, kind, data, updated_by, updated_at, created_at)
     values ($1, $2, $3, $4, $5, now() - interval '8 days', now() - interval '8 days')`,
    [id, project, kind, JSON.stringify(data), ownerId],
  )
  return id
}

test('a record that many steps write in counts for those that were changed, each for whom it was', async () => {
  const id = await writtenBefore('business', { vision: 'Clean water' })
  const set = (by: Call, change: string) =>
    by(`mutation ($id: ObjectId) { updateOneBusiness(query: { _id: $id }, set: { ${change} }) { _id } }`, {
      id,
    })
  expect((await set(mate, 'taxRate: 30')).errors).toEqual([])
  expect((await set(owner, 'problemStatement: "Water is dirty"')).errors).toEqual([])
  const { changes } = await glance(organiser)
  expect(changes.map(({ module, step, authors }) => [`${module}/${step}`, authors])).toEqual([
    ['one/making-sense', ['Olivia']],
    ['seven/start-up-capital', ['Mara']],
  ])
})

test('what was taken away is told without a name, as it is not kept who did it', async () => {
  const id = await writtenBefore('cause', { description: 'Old pipes' })
  expect((await glance(owner)).changes).toEqual([])
  await mate('mutation ($id: ObjectId) { deleteOneCause(query: { _id: $id }) { _id } }', { id })
  expect((await glance(owner)).changes).toEqual([
    expect.objectContaining({ step: 'building-the-problem-tree', is_mine: false, authors: [] }),
  ])
})

test('of a very busy week the latest is read, and no more than a whole plan weighs', async () => {
  const value = 'x'.repeat(90_000)
  for (let index = 0; index < 40; index += 1)
    await db.query(
      `insert into plan_item (id, project_id, kind, data, updated_by, updated_at) values ($1, $2, 'input', $3, $4, now() - $5 * interval '1 minute')`,
      [
        newId(),
        project,
        JSON.stringify({
          moduleKey: 'one',
          stepKey: index < 30 ? 'making-sense' : 'defining-your-problem',
          key: 'who',
          value,
        }),
        ownerId,
        index,
      ],
    )
  const { changes } = await glance(owner)
  expect(changes.map(({ step }) => step)).not.toContain('defining-your-problem')
})

test('who may not read the plan is told nothing, and nothing fails', async () => {
  const org = await build.organisation()
  const stranger = await as(await build.person({ role: 'entrepreneur', org }))
  expect(await glance(stranger)).toBeNull()
  await db.query('update project set mentor_agreement = false where id = $1', [project])
  expect(await glance(mentor)).toBeNull()
})
