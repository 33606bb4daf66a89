import { beforeAll, expect, test } from 'vitest'
import { type Call, testApi } from '#testing/api.ts'
import { world } from '#testing/world.ts'

const { db, as } = await testApi()
const build = world(db)

let owner: Call
let stranger: Call
let ownerId: string
let projectId: string

beforeAll(async () => {
  const org = await build.organisation()
  const cohort = await build.cohort({ org })
  ownerId = await build.person({ org, cohort })
  projectId = await build.project({ org, cohort, owner: ownerId })
  owner = await as(ownerId)
  stranger = await as(await build.person({ org, cohort }))
})

const report = (call: Call, given: Record<string, unknown>) =>
  call(
    `mutation ($projectId: String!, $module: String, $step: String, $userId: String, $time: Float, $message: String) {
      reportBug(projectId: $projectId, module: $module, step: $step, userId: $userId, time: $time, message: $message) {
        projectId module step userId time description status
      }
    }`,
    { projectId, ...given },
  )
const reports = async () =>
  (await db.query<{ count: number }>('select count(*) from bug_report')).rows[0]?.count

test('keeps what was said, where, by whom and when, whatever time the client claims', async () => {
  const before = Date.now()
  const answer = await report(owner, {
    module: 'one',
    step: 'summary',
    message: '  The page is empty ',
    time: 1,
  })
  const made = answer.data?.reportBug as { time: number }
  expect(made).toMatchObject({
    projectId,
    module: 'one',
    step: 'summary',
    userId: ownerId,
    description: 'The page is empty',
  })
  expect(made.time).toBeGreaterThanOrEqual(before)
})

test.each([undefined, null, '', '   \n'])(
  'an empty description (%j) fails in the words of the specification',
  async (message) => {
    const before = await reports()
    const answer = await report(owner, message === undefined ? {} : { message })
    expect(answer.errors[0]).toMatchObject({
      message: 'No description provided',
      extensions: { code: 'BAD_USER_INPUT', reason: 'noDescription' },
    })
    expect(await reports()).toBe(before)
  },
)

test('nobody reports for somebody else, or about a project they do not know', async () => {
  const forOther = await report(owner, { message: 'x', userId: 'f'.repeat(24) })
  expect(forOther.errors[0]?.extensions.code).toBe('FORBIDDEN')
  const [hidden, unknown] = [
    await report(stranger, { message: 'x' }),
    await report(stranger, { message: 'x', projectId: 'f'.repeat(24) }),
  ]
  expect(hidden.errors[0]?.extensions.code).toBe('NOT_FOUND')
  expect(hidden.body).toBe(unknown.body)
})

test('somebody without a project reports a fault of the page they are on', async () => {
  const { data, errors } = await report(stranger, { projectId: '', step: 'home', message: 'No picture' })
  expect(errors).toEqual([])
  expect(data?.reportBug).toMatchObject({
    projectId: null,
    module: '',
    step: 'home',
    description: 'No picture',
  })
})

test('twenty reports an hour are enough', async () => {
  await db.query('delete from bug_report')
  for (let count = 0; count < 20; count += 1)
    expect((await report(owner, { message: `Fault ${count}` })).errors).toEqual([])
  const refused = await report(owner, { message: 'One more' })
  expect(refused.errors[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 3600 })
})

test('thirty reports at once: twenty are kept, the others are told to wait', async () => {
  await db.query('delete from bug_report')
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, count) => report(owner, { message: `Fault ${count}` })),
  )
  const refused = answers.filter(({ errors }) => errors[0]?.extensions.code === 'RATE_LIMITED')
  expect(refused).toHaveLength(10)
  expect(await reports()).toBe(20)
})
