import { type Call, type TestApi, testApi } from './api.ts'
import { world } from './world.ts'

type Mail = { to: string; locale: string; template: string; data: Record<string, string> }

export const emailOf = (id: string) => `${id}@example.org`

const inviting = `mutation ($p: String!, $email: String!) {
  inviteTeamMember(projectId: $p, email: $email) { _id email state expires_at }
}`

/** A project with its owner in a self-guided cohort, and how people come to its team and leave it. */
export async function teamWorld() {
  const api: TestApi = await testApi()
  const { db, as } = api
  const build = world(db)
  const org = await build.organisation()
  const cohort = await build.cohort({ org, selfGuided: true })

  async function mailsTo(email: string): Promise<Mail[]> {
    const { rows } = await db.query<{ data: Mail }>(
      `select data from pgboss.job where name = 'mail' and data ->> 'to' = $1 order by created_on`,
      [email],
    )
    return rows.map(({ data }) => data)
  }

  /** Of the newest invitation that was mailed there. */
  async function tokenFor(email: string): Promise<string> {
    const mail = (await mailsTo(email)).findLast(({ template }) => template === 'teamInvite')
    return mail?.data.link?.split('#invite=')[1] ?? ''
  }

  const accept = (token: string, by: Call) =>
    by('mutation ($t: String!) { acceptTeamInvite(token: $t) { _id name } }', { t: token })

  /** Each test has a project of its own. */
  async function newProject() {
    const ownerId = await build.person({ org, cohort, applicationStatus: 'approved', name: 'Olivia' })
    const owner = await as(ownerId)
    const id = await build.project({ org, cohort, owner: ownerId, name: 'Clay filters' })
    const invite = (email: string, by = owner) => by(inviting, { p: id, email })
    const remove = (userId: string, by = owner) =>
      by('mutation ($p: String!, $user: String!) { removeTeamMember(projectId: $p, userId: $user) }', {
        p: id,
        user: userId,
      })

    /** Somebody who was invited and accepted. */
    async function member(name = 'Mara'): Promise<{ id: string; call: Call }> {
      const userId = await build.person({ name })
      await invite(emailOf(userId))
      const call = await as(userId)
      await accept(await tokenFor(emailOf(userId)), call)
      return { id: userId, call }
    }

    return { id, ownerId, owner, invite, remove, member }
  }

  return { ...api, build, org, cohort, mailsTo, tokenFor, accept, newProject }
}
