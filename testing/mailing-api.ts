import { pino } from 'pino'
import { afterAll } from 'vitest'
import type { Deps } from '#server/deps.ts'
import { startJobs } from '#server/jobs/jobs.ts'
import { testApi } from './api.ts'
import { openMailbox } from './mailbox.ts'
import { type PersonOptions, world } from './world.ts'

type Applying = Pick<PersonOptions, 'cohort' | 'org' | 'role' | 'name'> & {
  locale?: string
  /** With a project that waits for the decision too. */
  hasProject?: boolean
}

/** The whole server with its jobs at work, and a mailbox for what they send. Called at the top of a test file. */
export async function mailingApi() {
  const mailbox = await openMailbox()
  const api = await testApi({ SMTP_URL: mailbox.url })
  const { db, env } = api
  const deps: Deps = { db, env, log: pino({ level: 'silent' }) }
  const jobs = await startJobs(deps)
  afterAll(async () => {
    await jobs.stop()
    await mailbox.close()
  })
  const build = world(db)

  /** Somebody whose application waits for a decision. */
  async function applicant({ locale = 'en', hasProject = false, ...person }: Applying) {
    const user = await build.person({ ...person, applicationStatus: 'pending' })
    const { org = '', cohort = '' } = person
    const project = hasProject ? await build.project({ org, cohort, owner: user, status: 'applied' }) : null
    await db.query('update users set locale = $2 where id = $1', [user, locale])
    const { rows } = await db.query<{ id: string }>(
      'update application set project_id = $2 where user_id = $1 returning id',
      [user, project],
    )
    return { user, project, id: rows[0]?.id ?? '', email: `${user}@example.org` }
  }

  /** The minute in which a decision can be taken back is over. */
  const minuteLater = () => db.query(`update untold_decision set due = due - interval '1 minute'`)

  return { ...api, deps, mailbox, build, applicant, minuteLater }
}
