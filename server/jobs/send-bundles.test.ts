import { beforeEach, expect, test } from 'vitest'
import { mailingApi } from '#testing/mailing-api.ts'
import { sendBundles } from './send-bundles.ts'

const { db, env, as, deps, mailbox, build } = await mailingApi()

let owner: string
let mentor: string
let project: string

beforeEach(async () => {
  const org = await build.organisation()
  const cohort = await build.cohort({ org })
  const here = { org, cohort, applicationStatus: 'approved' }
  owner = await build.person({ ...here, name: 'Olivia' })
  mentor = await build.person({ ...here, role: 'mentor', name: 'Marco' })
  project = await build.project({ org, cohort, owner, mentor, name: 'Agua' })
})

const comment = async (field: string, text: string) =>
  (await as(mentor))(
    'mutation ($p: String!, $f: String!, $t: String!) { addFeedback(projectId: $p, fieldId: $f, text: $t) { _id } }',
    { p: project, f: `one.defining-your-problem.${field}`, t: text },
  )
const tenMinutesLater = () => db.query(`update waiting_mail set due = due - interval '10 minutes'`)
const mailsTo = (person: string) =>
  mailbox.mails.filter(({ recipients }) => recipients.includes(`${person}@example.org`))

test('comments of ten minutes come in one mail, each with its words', async () => {
  for (const [field, text] of [
    ['problemDefinition', 'Who is it for?'],
    ['where', 'Which valley?'],
    ['who', 'How many families?'],
  ] as const)
    await comment(field, text)
  await sendBundles(deps)
  expect(mailsTo(owner)).toEqual([])
  await tenMinutesLater()
  await Promise.all([sendBundles(deps), sendBundles(deps)])
  const mail = await mailbox.waitForMail(`${owner}@example.org`)
  expect(mail.subject).toBe('3 new messages for you')
  for (const text of ['Who is it for?', 'Which valley?', 'How many families?'])
    expect(mail.text).toContain(text)
  expect(mail.text).toContain(`${env.PUBLIC_URL}/home/project/${project}`)
  expect(mail.text).toContain(`${env.PUBLIC_URL}/home/profile#account`)
  await sendBundles(deps)
  expect(mailsTo(owner)).toHaveLength(1)
})

test('one comment alone is told as itself, and one that was read meanwhile not at all', async () => {
  await comment('problemDefinition', 'Who is it for?')
  await comment('where', 'Which valley?')
  await db.query(
    `update notification set read_at = now() where user_id = $1 and data ->> 'message' = 'Which valley?'`,
    [owner],
  )
  await tenMinutesLater()
  await sendBundles(deps)
  const mail = await mailbox.waitForMail(`${owner}@example.org`)
  expect(mail.subject).toBe('Marco wrote about Agua')
  expect(mail.text).not.toContain('Which valley?')
})

test('who has chosen other mails since gets none of these', async () => {
  await comment('problemDefinition', 'Who is it for?')
  await db.query(`update users set mail_preference = 'digest' where id = $1`, [owner])
  await tenMinutesLater()
  await sendBundles(deps)
  expect((await db.query('select 1 from waiting_mail')).rowCount).toBe(0)
  const { rowCount } = await db.query(`select 1 from pgboss.job where data ->> 'to' = $1`, [
    `${owner}@example.org`,
  ])
  expect(rowCount).toBe(0)
})
