import { expect, test } from 'vitest'
import { courseModules } from '#course/course.ts'
import { type Call, testApi } from '#testing/api.ts'
import { world } from '#testing/world.ts'

const { db, as } = await testApi()
const build = world(db)

const flags = 'module { finished validated review_request request_count }'
const history = 'number decision message decided_by'
const later = courseModules.slice(2).map(({ slug }) => slug)

/** A project of two modules with everybody around it. */
async function scene({ selfGuided = false } = {}) {
  const org = await build.organisation()
  const cohort = await build.cohort({ org, selfGuided, inactive: later })
  const here = { org, cohort, applicationStatus: 'approved' }
  const people = {
    owner: await build.person(here),
    team: await build.person({ org }),
    mentor: await build.person({ ...here, role: 'mentor', name: 'Marco' }),
    organiser: await build.person({ role: 'admin', org }),
    boss: await build.person({ role: 'admin', org, orgRole: 'owner' }),
    stranger: await build.person(here),
  }
  const projectId = await build.project({
    org,
    cohort,
    owner: people.owner,
    team: [people.team],
    ...(!selfGuided && { mentor: people.mentor }),
  })
  const calls = Object.fromEntries(
    await Promise.all(Object.entries(people).map(async ([name, id]) => [name, await as(id)] as const)),
  ) as Record<keyof typeof people, Call>
  return { ...calls, people, projectId }
}

type Scene = Awaited<ReturnType<typeof scene>>

const move = ({ projectId }: Scene, call: Call, module: object, order = 1, message = '') =>
  call(
    `mutation ($p: String!, $o: Int!, $payload: ProgressPayloadInput!) {
      updateProgress(projectId: $p, order: $o, payload: $payload) { ${flags} }
    }`,
    { p: projectId, o: order, payload: { module, message } },
  )
const request = (at: Scene) => move(at, at.owner, { review_request: true })
const approve = (at: Scene, call: Call, message = '', order = 1) =>
  move(at, call, { validated: true }, order, message)
const sendBack = ({ projectId }: Scene, call: Call, message: string) =>
  call(
    `mutation ($p: String!, $m: String!) { sendBack(projectId: $p, order: 1, message: $m) { ${flags} } }`,
    { p: projectId, m: message },
  )

async function requests({ projectId }: Scene, call: Call) {
  const { data } = await call(
    `query ($p: String!) { reviewRequests(projectId: $p, module: "one") { ${history} requested_at decided_at } }`,
    { p: projectId },
  )
  return data?.reviewRequests
}

async function told({ projectId, people }: Scene) {
  const { rows } = await db.query<{ user_id: string; kind: string }>(
    `select user_id, kind from notification where data ->> 'project_id' = $1`,
    [projectId],
  )
  const names = Object.entries(people)
  return rows.map((row) => `${row.kind} → ${names.find(([, id]) => id === row.user_id)?.[0]}`).sort()
}

const mailsTo = async (userId: string) => {
  const { rows } = await db.query(
    `select 1 from pgboss.job j join users u on u.email = j.data ->> 'to' where u.id = $1`,
    [userId],
  )
  return rows.length
}

const statusOf = async ({ projectId }: Scene) => {
  const { rows } = await db.query<{ status: string }>('select status from project where id = $1', [projectId])
  return rows[0]?.status
}

test('a request is sent back with a message, asked again and approved, and everybody is told once', async () => {
  const at = await scene()
  await request(at)
  expect((await sendBack(at, at.mentor, '  Say who suffers most. ')).data?.sendBack).toEqual({
    module: { finished: false, validated: false, review_request: false, request_count: 1 },
  })
  await request(at)
  await approve(at, at.mentor, 'Well done')
  await approve(at, at.mentor, 'Well done')
  expect(await requests(at, at.team)).toMatchObject([
    { number: 2, decision: 'approved', message: 'Well done', decided_by: 'Marco' },
    { number: 1, decision: 'sent back', message: 'Say who suffers most.', decided_by: 'Marco' },
  ])
  expect(await told(at)).toEqual([
    'moduleApproved → owner',
    'moduleApproved → team',
    'moduleSentBack → owner',
    'moduleSentBack → team',
    'reviewRequested → mentor',
    'reviewRequested → mentor',
  ])
  expect(await mailsTo(at.people.mentor)).toBe(2)
  expect(await mailsTo(at.people.team)).toBe(2)
  expect((await at.mentor('{ unreadNotifications }')).data).toEqual({ unreadNotifications: 0 })
})

test('a request repeated before it is answered is told again only after an hour', async () => {
  const at = await scene()
  await request(at)
  await request(at)
  expect([await told(at), await mailsTo(at.people.mentor)]).toEqual([['reviewRequested → mentor'], 1])
  await db.query(
    `update notification set created_at = created_at - interval '61 minutes' where user_id = $1`,
    [at.people.mentor],
  )
  await request(at)
  expect(await mailsTo(at.people.mentor)).toBe(2)
})

test('an answer goes to the newest request', async () => {
  const at = await scene()
  await request(at)
  await request(at)
  await sendBack(at, at.organiser, 'Look again')
  expect(await requests(at, at.owner)).toMatchObject([
    { number: 2, decision: 'sent back' },
    { number: 1, decision: null, decided_at: null },
  ])
})

test('sending back needs a request, and words', async () => {
  const at = await scene()
  for (const call of [at.mentor, at.organiser]) {
    const early = await sendBack(at, call, 'Too early')
    expect(early.errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', reason: 'noReviewRequest' })
  }
  await request(at)
  const wordless = await sendBack(at, at.mentor, '   ')
  expect(wordless.errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', reason: 'required' })
  const endless = await sendBack(at, at.mentor, 'x'.repeat(2001))
  expect(endless.errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
  await approve(at, at.mentor)
  const late = await sendBack(at, at.organiser, 'Too late')
  expect(late.errors[0]?.extensions).toMatchObject({ reason: 'noReviewRequest' })
})

test('refuses the team to answer its own request, and strangers altogether', async () => {
  const at = await scene()
  await request(at)
  for (const call of [at.owner, at.team])
    expect((await sendBack(at, call, 'No')).errors[0]?.extensions.code).toBe('FORBIDDEN')
  expect((await sendBack(at, at.stranger, 'No')).errors[0]?.extensions.code).toBe('NOT_FOUND')
  expect(await requests(at, at.stranger)).toEqual([])
  expect(await told(at)).toEqual(['reviewRequested → mentor'])
})

test('where nobody mentors, the organisers are asked', async () => {
  const at = await scene({ selfGuided: true })
  await request(at)
  expect(await told(at)).toEqual(['reviewRequested → organiser'])
})

test('a waiting request shows to those who see the project, until it is answered', async () => {
  const at = await scene()
  await request(at)
  await request(at)
  const waiting = async (call: Call) =>
    (await call('{ waitingReviews { total items { projectId module order number mentor mentor_name } } }'))
      .data?.waitingReviews
  const nobody = { total: 0, items: [] }
  const one = {
    projectId: at.projectId,
    module: 'one',
    order: 1,
    number: 2,
    mentor: at.people.mentor,
    mentor_name: 'Marco',
  }
  for (const call of [at.mentor, at.organiser, at.owner])
    expect(await waiting(call)).toEqual({ total: 1, items: [one] })
  expect(await waiting(at.stranger)).toEqual(nobody)
  await sendBack(at, at.mentor, 'Look again')
  expect(await waiting(at.mentor)).toEqual(nobody)
})

test('the reviews of one cohort, and who asked', async () => {
  const at = await scene()
  await request(at)
  const ofCohort = async (id: string | null) => {
    const { data } = await at.organiser(
      'query ($c: String) { waitingReviews(cohortId: $c) { items { cohort_id } } }',
      { c: id },
    )
    return (data?.waitingReviews as { items: { cohort_id: string }[] } | undefined)?.items ?? []
  }
  const [waiting] = await ofCohort(null)
  expect(await ofCohort(waiting?.cohort_id ?? '')).toEqual([waiting])
  expect(await ofCohort('f'.repeat(24))).toEqual([])
  const { data } = await at.mentor(
    'query ($p: String!) { reviewRequests(projectId: $p, module: "one") { requested_by } }',
    { p: at.projectId },
  )
  const { rows } = await db.query('select name as requested_by from users where id = $1', [at.people.owner])
  expect(data?.reviewRequests).toEqual(rows)
})

test('more requests than fit on a page are counted, and read page by page, who waits longest first', async () => {
  const at = await scene()
  await request(at)
  await db.query(
    `with numbers as (select n, lpad(to_hex(n), 24, 'a') as id from generate_series(1, 130) n),
     people as (
       insert into users (id, email, name, first_name, last_name, role)
       select id, id || '@example.org', '', '', '', 'entrepreneur' from numbers
     ),
     projects as (
       insert into project (id, org_id, cohort_id, owner_id, name, status)
       select n.id, p.org_id, p.cohort_id, n.id, 'Project ' || n.n, 'active' from project p, numbers n where p.id = $1
     ),
     progresses as (
       insert into progress (id, project_id, module_id, ord, review_request, request_count)
       select id, id, $2, 1, true, 1 from numbers
     )
     insert into review_request (id, project_id, module_id, number, snapshot, requested_at)
     select id, id, $2, 1, '{}', now() - interval '1 day' * n from numbers`,
    [at.projectId, courseModules[0]?.id],
  )
  const page = async (limit: number | null, offset: number | null) => {
    const { data } = await at.organiser(
      'query ($l: Int, $o: Int) { waitingReviews(limit: $l, offset: $o) { total items { project_name } } }',
      { l: limit, o: offset },
    )
    const found = data?.waitingReviews as { total: number; items: { project_name: string }[] } | undefined
    return [found?.total, found?.items.length, found?.items[0]?.project_name]
  }
  expect(await page(null, null)).toEqual([131, 100, 'Project 130'])
  expect(await page(40, 80)).toEqual([131, 40, 'Project 50'])
  expect(await page(40, 120)).toEqual([131, 11, 'Project 10'])
  expect(await page(40, 160)).toEqual([131, 0, undefined])
  expect(await page(-1, -1)).toEqual([131, 0, undefined])
})

test('a project is completed with its last active module, and active again when one is withdrawn', async () => {
  const at = await scene()
  await Promise.all([approve(at, at.organiser, '', 1), approve(at, at.organiser, '', 2)])
  expect(await statusOf(at)).toBe('completed')
  await move(at, at.mentor, { validated: false }, 1, 'The numbers are old')
  expect(await statusOf(at)).toBe('active')
})

test('what was changed after an approval is named by its step', async () => {
  const at = await scene()
  const write = async (value: string) => {
    const { data } = await at.owner(
      `mutation ($p: String!, $v: String!) {
        insertOneInput(data: { projectId: $p, moduleKey: "one", stepKey: "summary", key: "reflection", value: $v }) { _id }
      }`,
      { p: at.projectId, v: value },
    )
    return (data?.insertOneInput as { _id: string } | null)?._id
  }
  const changed = async (call: Call) =>
    (await call('query ($p: String!) { changedSteps(projectId: $p, module: "one") }', { p: at.projectId }))
      .data?.changedSteps
  expect(await changed(at.owner)).toEqual([])
  const _id = await write('We listened.')
  await approve(at, at.organiser)
  expect(await changed(at.mentor)).toEqual([])
  await at.owner(
    `mutation ($id: ObjectId!, $p: String!) {
      updateOneInput(query: { _id: $id, projectId: $p }, set: { value: "We listened again." }) { _id }
    }`,
    { id: _id, p: at.projectId },
  )
  expect(await changed(at.mentor)).toEqual(['summary'])
  expect(await changed(at.stranger)).toEqual([])
})
