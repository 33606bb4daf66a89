import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startJobs } from '#server/jobs/jobs.ts'
import { type Call, testApi } from '#testing/api.ts'
import { openMailbox } from '#testing/mailbox.ts'
import { world } from '#testing/world.ts'

const mailbox = await openMailbox()
const { db, env, as } = await testApi({ SMTP_URL: mailbox.url })
const jobs = await startJobs({ db, env, log: pino({ level: 'silent' }) })
afterAll(async () => {
  await jobs.stop()
  await mailbox.close()
})
const build = world(db)

let owner: Call
let ownerId: string
let organiser: Call
let superAdmin: Call
let project: string

beforeAll(async () => {
  const [hub, org] = [await build.organisation('hub'), await build.organisation()]
  const cohort = await build.cohort({ org })
  ownerId = await build.person({ org, cohort, name: 'Elena' })
  await db.query(`update users set locale = 'es' where id = $1`, [ownerId])
  project = await build.project({ org, cohort, owner: ownerId, name: 'Agua' })
  owner = await as(ownerId)
  organiser = await as(await build.person({ role: 'admin', org, orgRole: 'owner' }))
  superAdmin = await as(await build.person({ role: 'admin', org: hub, orgRole: 'owner', name: 'Sara' }))
})

async function report(message: string, place = { module: 'one', step: 'summary' }): Promise<string> {
  const { data } = await owner(
    `mutation ($p: String!, $module: String, $step: String, $message: String) {
      reportBug(projectId: $p, module: $module, step: $step, message: $message) { _id }
    }`,
    { p: project, message, ...place },
  )
  return (data?.reportBug as { _id: string } | undefined)?._id ?? ''
}
const set = (call: Call, id: string, status: string, answer?: string) =>
  call(
    `mutation ($id: ObjectId!, $status: String!, $answer: String) {
      setBugStatus(_id: $id, status: $status, answer: $answer) { status answer answered_by path }
    }`,
    { id, status, ...(answer === undefined ? {} : { answer }) },
  )
const listed = async (list: object = {}) =>
  (
    await superAdmin(
      `query ($list: ListQueryInput) {
        bugs(list: $list) { total items { description status project_name user_name step_title_es path } }
      }`,
      { list },
    )
  ).data?.bugs
const notices = async () =>
  (await owner('{ notifications { kind message path } }')).data?.notifications as object[]

test('an answer is told once to whoever reported it, in their language, with the way to the step', async () => {
  const id = await report('The button does nothing')
  const path = `/home/project/${project}/one/summary`
  const answer = await set(superAdmin, id, 'closed', ' It works again. ')
  expect(answer.data?.setBugStatus).toEqual({
    status: 'closed',
    answer: 'It works again.',
    answered_by: 'Sara',
    path,
  })
  const mail = await mailbox.waitForMail(`${ownerId}@example.org`)
  expect(mail.subject).toBe('Una respuesta a lo que reportaste')
  expect(mail.text).toContain('It works again.')
  expect(mail.text).toContain(`/es${path}`)
  await set(superAdmin, id, 'closed', 'It works again.')
  expect(await notices()).toEqual([{ kind: 'bugAnswered', message: 'It works again.', path }])
})

test('another state alone is told to nobody', async () => {
  const before = (await notices()).length
  const id = await report('Slow')
  expect((await set(superAdmin, id, 'in progress')).data?.setBugStatus).toMatchObject({ answer: '' })
  expect(await notices()).toHaveLength(before)
})

test('the list is narrowed by state, module and words of the report or of its reporter', async () => {
  await db.query('delete from bug_report')
  await report('First fault')
  const second = await report('Second fault', { module: 'two', step: 'elsewhere' })
  await set(superAdmin, second, 'closed')
  expect(await listed()).toMatchObject({
    total: 2,
    items: [
      { description: 'Second fault', path: `/home/project/${project}`, step_title_es: null },
      {
        ...{ description: 'First fault', project_name: 'Agua', user_name: 'Elena', status: 'open' },
        step_title_es: 'Resumen',
      },
    ],
  })
  const only = async (list: object) => await listed(list)
  expect(await only({ filters: [{ name: 'status', value: 'closed' }] })).toMatchObject({ total: 1 })
  expect(await only({ filters: [{ name: 'status', value: 'unsolved' }] })).toMatchObject({
    total: 1,
    items: [{ description: 'First fault' }],
  })
  expect(await only({ filters: [{ name: 'module', value: 'one' }] })).toMatchObject({ total: 1 })
  expect(await only({ search: 'second' })).toMatchObject({ total: 1 })
  expect(await only({ search: 'elena' })).toMatchObject({ total: 2 })
})

test('nobody else reads reports or sets their state', async () => {
  const id = await report('Secret')
  for (const call of [owner, organiser]) {
    expect((await call('{ bugs { total } }')).errors[0]?.extensions.code).toBe('FORBIDDEN')
    expect((await set(call, id, 'closed')).errors[0]?.extensions.code).toBe('FORBIDDEN')
  }
  expect((await set(superAdmin, 'f'.repeat(24), 'closed')).errors[0]?.extensions.code).toBe('NOT_FOUND')
  expect((await set(superAdmin, id, 'lost')).errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
})
