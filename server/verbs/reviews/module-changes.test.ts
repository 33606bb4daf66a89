import { expect, test } from 'vitest'
import { type Call, testApi } from '#testing/api.ts'
import { world } from '#testing/world.ts'

const { db, as } = await testApi()
const build = world(db)

type Answer = {
  since: string
  number: number | null
  at: string | null
  fields: { step: string; path: string; field: string; before: string | null; after: string | null }[]
  titles: { title: string }[]
  left_out: number
} | null

const shape =
  'since number at left_out fields { step path record parent field standing before after } titles { record title }'

/** A project with everybody around it, and the moves of its review. */
async function scene({ signed = true } = {}) {
  const org = await build.organisation()
  const cohort = await build.cohort({ org })
  const here = { org, cohort, applicationStatus: 'approved' }
  const people = {
    owner: await build.person(here),
    mentor: await build.person({ ...here, role: 'mentor' }),
    organiser: await build.person({ role: 'admin', org }),
    stranger: await build.person(here),
    otherMentor: await build.person({ ...here, role: 'mentor' }),
  }
  const projectId = await build.project({ org, cohort, owner: people.owner, mentor: people.mentor })
  if (!signed) await db.query('update project set mentor_agreement = false where id = $1', [projectId])
  const calls = Object.fromEntries(
    await Promise.all(Object.entries(people).map(async ([name, id]) => [name, await as(id)] as const)),
  ) as Record<keyof typeof people, Call>
  const move = (call: Call, module: object) =>
    call(
      `mutation ($p: String!, $payload: ProgressPayloadInput!) {
        updateProgress(projectId: $p, order: 1, payload: $payload) { order }
      }`,
      { p: projectId, payload: { module } },
    )
  return {
    ...calls,
    request: () => move(calls.owner, { review_request: true }),
    approve: () => move(calls.mentor, { validated: true }),
    sendBack: () =>
      calls.mentor(
        'mutation ($p: String!) { sendBack(projectId: $p, order: 1, message: "Again") { order } }',
        { p: projectId },
      ),
    addCause: async (description: string) => {
      const { data } = await calls.owner(
        `mutation ($p: String!, $d: String!) {
          insertOneCause(data: { projectId: $p, description: $d, causeType: "main" }) { _id }
        }`,
        { p: projectId, d: description },
      )
      return (data?.insertOneCause as { _id: string } | undefined)?._id ?? ''
    },
    changeCause: (id: string, description: string) =>
      calls.owner(
        `mutation ($id: ObjectId!, $p: String!, $d: String!) {
          updateOneCause(query: { _id: $id, projectId: $p }, set: { description: $d }) { _id }
        }`,
        { id, p: projectId, d: description },
      ),
    removeCause: (id: string) =>
      calls.owner(
        'mutation ($id: ObjectId!, $p: String!) { deleteOneCause(query: { _id: $id, projectId: $p }) { _id } }',
        { id, p: projectId },
      ),
    changes: async (call: Call, span = '') => {
      const { data } = await call(
        `query ($p: String!) { moduleChanges(projectId: $p, module: "one"${span}) { ${shape} } }`,
        { p: projectId },
      )
      return data?.moduleChanges as Answer
    },
  }
}

const texts = (answer: Answer) =>
  answer?.fields
    .filter(({ path }) => path === 'cause.description')
    .map(({ before, after }) => `${before ?? '–'} → ${after ?? '–'}`)

test('the first request has nothing before it', async () => {
  const at = await scene()
  await at.addCause('Water is dirty')
  expect(await at.changes(at.mentor)).toMatchObject({ since: 'nothing', fields: [], left_out: 0 })
  await at.request()
  expect(await at.changes(at.mentor)).toMatchObject({ since: 'nothing', number: null, at: null })
})

test('what is new since the request that was answered, field by field', async () => {
  const at = await scene()
  const id = await at.addCause('Water is dirty')
  await at.request()
  await at.sendBack()
  await at.changeCause(id, 'Wells are dirty')
  await at.request()
  const answer = await at.changes(at.mentor)
  expect(answer).toMatchObject({
    since: 'request',
    number: 1,
    fields: [
      {
        step: 'building-the-problem-tree',
        path: 'cause.description',
        record: id,
        field: `cause:${id}`,
        standing: 'kept',
        before: '"Water is dirty"',
        after: '"Wells are dirty"',
      },
    ],
    titles: [{ record: id, title: 'Wells are dirty' }],
  })
  for (const call of [at.owner, at.organiser]) expect(await at.changes(call)).toEqual(answer)
})

test('a request that nobody answered does not hide what came with it', async () => {
  const at = await scene()
  await at.request()
  await at.sendBack()
  await at.addCause('One')
  await at.request()
  await at.addCause('Two')
  await at.request()
  expect(texts(await at.changes(at.mentor))).toEqual(['– → "One"', '– → "Two"'])
})

test('two requests are compared with each other, whatever happened since', async () => {
  const at = await scene()
  const id = await at.addCause('One')
  await at.request()
  await at.changeCause(id, 'Two')
  await at.request()
  await at.removeCause(id)
  expect(texts(await at.changes(at.mentor, ', until: 2'))).toEqual(['"One" → "Two"'])
  expect(texts(await at.changes(at.mentor, ', since: 2'))).toEqual(['"Two" → –'])
  expect(texts(await at.changes(at.mentor, ', since: 1, until: 2'))).toEqual(['"One" → "Two"'])
  expect(await at.changes(at.mentor, ', until: 1')).toMatchObject({ since: 'nothing' })
  expect(await at.changes(at.mentor, ', since: 1, until: 9')).toMatchObject({ since: 'nothing' })
})

test('after an approval it is the approved plan that counts, not the requested one', async () => {
  const at = await scene()
  const [changed, removed] = [await at.addCause('One'), await at.addCause('Gone')]
  await at.request()
  await at.changeCause(changed, 'One, said better')
  await at.approve()
  expect(await at.changes(at.owner)).toMatchObject({ since: 'approval', number: null, fields: [] })
  await at.changeCause(changed, 'One, said worse')
  await at.removeCause(removed)
  await at.addCause('Three')
  expect(texts(await at.changes(at.owner))?.sort()).toEqual([
    '"Gone" → –',
    '"One, said better" → "One, said worse"',
    '– → "Three"',
  ])
})

test('an approved module that was sent back later is read against what was sent back', async () => {
  const at = await scene()
  const id = await at.addCause('One')
  await at.request()
  await at.approve()
  await at.changeCause(id, 'Two')
  await at.request()
  await at.sendBack()
  await at.changeCause(id, 'Three')
  expect(texts(await at.changes(at.mentor))).toEqual(['"Two" → "Three"'])
  expect(texts(await at.changes(at.mentor, ', since: 0'))).toEqual(['"One" → "Three"'])
})

test('strangers see nothing, and a mentor not before both have signed', async () => {
  const at = await scene()
  await at.request()
  for (const call of [at.stranger, at.otherMentor]) expect(await at.changes(call)).toBeNull()
  const unsigned = await scene({ signed: false })
  expect(await unsigned.changes(unsigned.mentor)).toBeNull()
  expect(await unsigned.changes(unsigned.owner)).not.toBeNull()
})
