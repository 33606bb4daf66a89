import { expect, test } from 'vitest'
import { newId } from '#server/new-id.ts'
import { type Answer, type Call, testApi } from '#testing/api.ts'
import { world } from '#testing/world.ts'

const { db, as } = await testApi()
const build = world(db)

const found =
  'rule subject severity title text text_es module module_name step field modules more aside { reason set_by set_at }'
const fields = `projectId open rules unchecked { module name_es } findings { ${found} } aside { ${found} }`

/** A plan with one objective that is overdue, and everybody around it. */
async function scene() {
  const org = await build.organisation()
  const cohort = await build.cohort({ org })
  const here = { org, cohort, applicationStatus: 'approved' }
  const people = {
    owner: await build.person({ ...here, name: 'Olivia' }),
    team: await build.person({ org, name: 'Tomas' }),
    mentor: await build.person({ ...here, role: 'mentor' }),
    stranger: await build.person(here),
  }
  const { owner, mentor } = people
  const projectId = await build.project({ org, cohort, owner, mentor, team: [people.team] })
  const calls = Object.fromEntries(
    await Promise.all(Object.entries(people).map(async ([name, id]) => [name, await as(id)] as const)),
  ) as Record<keyof typeof people, Call>
  const goal = await write(projectId, 'goal', overdue('Sign the lease'))
  return { ...calls, people, projectId, goal, subject: `${goal} sign the lease` }
}

type Scene = Awaited<ReturnType<typeof scene>>

const overdue = (...titles: string[]) => ({
  title: 'Open the workshop',
  objectives: titles.map((title) => ({ title, activities: [], date: '2020-01-31' })),
})

async function write(projectId: string, kind: string, data: object): Promise<string> {
  const id = newId()
  await db.query('insert into plan_item (id, project_id, kind, data) values ($1, $2, $3, $4)', [
    id,
    projectId,
    kind,
    JSON.stringify(data),
  ])
  return id
}

async function change({ owner }: Scene, id: string, set: object) {
  const { errors } = await owner(
    'mutation ($id: ObjectId!, $set: GoalUpdateInput!) { updateOneGoal(query: { _id: $id }, set: $set) { _id } }',
    { id, set },
  )
  expect(errors).toEqual([])
}

type Found = Record<string, unknown> & { aside: { reason: string; set_by: string; set_at: string } }
type Check = { open: number; findings: Found[]; aside: Found[] }

/** The list, or why there is none. */
function answered({ data, errors }: Answer) {
  const [check] = Object.values(data ?? {})
  return { check: check as Check, codes: errors.map(({ extensions }) => extensions.code), errors }
}

const rule = 'objective-in-the-past'
const read = async ({ projectId }: Scene, call: Call) =>
  answered(await call(`query ($p: String!) { planCheck(projectId: $p) { ${fields} } }`, { p: projectId }))
const setAside = async ({ projectId, subject }: Scene, call: Call, reason: string, named = subject) =>
  answered(
    await call(
      `mutation ($p: String!, $s: String!, $r: String!) {
      setFindingAside(projectId: $p, rule: "${rule}", subject: $s, reason: $r) { ${fields} } }`,
      { p: projectId, s: named, r: reason },
    ),
  )
const takeBack = async ({ projectId, subject }: Scene, call: Call) =>
  answered(
    await call(
      `mutation ($p: String!, $s: String!) { takeFindingBack(projectId: $p, rule: "${rule}", subject: $s) { ${fields} } }`,
      { p: projectId, s: subject },
    ),
  )

test('team and mentor read the same list: what it is, where it is put right, and what was not looked at', async () => {
  const at = await scene()
  const { check } = await read(at, at.owner)
  expect(check).toMatchObject({
    projectId: at.projectId,
    open: 1,
    unchecked: [{ module: 'one', name_es: 'Entender el problema' }, ...Array(7).fill({})],
    aside: [],
    findings: [
      {
        ...{
          rule,
          subject: at.subject,
          severity: 'error',
          title: 'Sign the lease',
          modules: ['nine'],
          more: 0,
        },
        ...{
          module: 'nine',
          module_name: 'Team, Goals and Risk',
          step: 'goals',
          field: `date:${at.goal}.0`,
          aside: null,
        },
        text: 'The objective "Sign the lease" was due on Jan 31, 2020, which is over.',
        text_es: 'El objetivo "Sign the lease" vencía el 31 ene 2020, que ya pasó.',
      },
    ],
  })
  expect((await read(at, at.mentor)).check).toEqual(check)
  expect((await read(at, at.stranger)).codes).toEqual(['NOT_FOUND'])
})

test('the team lets something stand with a reason; the mentor reads it, with who and when', async () => {
  const at = await scene()
  const { check } = await setAside(at, at.team, '  Signed last week, the paper is missing.  ')
  expect(check).toMatchObject({ open: 0, findings: [] })
  expect((await read(at, at.mentor)).check).toMatchObject({
    open: 0,
    aside: [{ subject: at.subject, aside: { reason: 'Signed last week, the paper is missing.' } }],
  })
  const [first] = (await read(at, at.mentor)).check.aside
  expect(first?.aside.set_by).toContain('Tomas')
  expect(Date.parse(first?.aside.set_at ?? '')).toBeGreaterThan(Date.now() - 60_000)
})

test('a colleague may give another reason, and take it back', async () => {
  const at = await scene()
  await setAside(at, at.team, 'Later')
  await setAside(at, at.owner, 'Signed in May')
  expect((await read(at, at.owner)).check.aside).toMatchObject([{ aside: { reason: 'Signed in May' } }])
  expect((await takeBack(at, at.team)).check).toMatchObject({ open: 1, aside: [] })
  expect((await takeBack(at, at.team)).codes).toEqual(['NOT_FOUND'])
})

test.each([
  ['of two letters', ' ok ', 'tooShort'],
  ['of nothing but spaces', '    ', 'tooShort'],
  ['that is a whole page', 'x'.repeat(501), 'tooLong'],
])('a reason %s is refused', async (_, reason, why) => {
  const at = await scene()
  const { errors } = await setAside(at, at.owner, reason)
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', reason: why } }])
  expect((await read(at, at.owner)).check).toMatchObject({ open: 1 })
})

test('what the check does not find cannot be set aside, and the mentor sets nothing aside', async () => {
  const at = await scene()
  expect((await setAside(at, at.owner, 'Nothing here', `${at.goal} another`)).codes).toEqual(['NOT_FOUND'])
  expect((await setAside(at, at.mentor, 'I know better')).codes).toEqual(['FORBIDDEN'])
  expect((await setAside(at, at.stranger, 'Hello there')).codes).toEqual(['NOT_FOUND'])
})

test('once it is repaired, the reason is gone, and it does not come back with the fault', async () => {
  const at = await scene()
  await setAside(at, at.owner, 'Signed in May')
  await change(at, at.goal, overdue('Sign the lease', 'Order the kiln'))
  await change(at, at.goal, { ...overdue('Order the kiln'), version: 2 })
  expect((await read(at, at.mentor)).check).toMatchObject({ open: 1, aside: [] })
  await setAside(at, at.owner, 'It is ordered', `${at.goal} order the kiln`)
  await change(at, at.goal, { ...overdue('Sign the lease'), version: 3 })
  expect((await read(at, at.mentor)).check).toMatchObject({ open: 1, aside: [] })
})

test('of many findings of one rule five are listed, and the rest is counted', async () => {
  const at = await scene()
  await write(at.projectId, 'goal', overdue(...Array.from({ length: 8 }, (_, place) => `Objective ${place}`)))
  const { findings, open } = (await read(at, at.owner)).check
  expect(open).toBe(9)
  expect(findings.map(({ more }) => more)).toEqual([0, 0, 0, 0, 4])
})
