import { courseModules } from '#course/course.ts'
import { newId } from '#server/new-id.ts'
import type { Call } from './api.ts'
import { finishedPlan } from './plan-of.ts'
import { teamWorld } from './team-world.ts'

export const sharedPassword = 'lantern under the bridge'

/** What nobody outside the team may ever read, wherever it is written. */
export const secrets = [
  'Rosalinda Centinela',
  'rosalinda@sentinel.example',
  '987 111 222',
  'mara@sentinel.example',
  'sentinel-comment',
  'sentinel-label',
] as const

type Made = { address: string; link: { _id: string } }
type Given = Readonly<Record<string, unknown>>

export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

/** A team with a whole plan, how it shares it, and how somebody without an account opens what it shared. */
export async function sharingWorld() {
  const world = await teamWorld()
  const { app, db } = world
  const project = await world.newProject()

  const make = (given: Given = {}, by: Call = project.owner, projectId = project.id) =>
    by(
      `mutation ($p: String!, $data: SharedLinkInput!) {
        createSharedLink(projectId: $p, data: $data) { address link { _id state has_password ends_at } }
      }`,
      {
        p: projectId,
        data: {
          ...{
            what: 'plan',
            locale: 'en',
            scenario: 'expected',
            label: 'sentinel-label',
            ends_at: inDays(30),
          },
          ...given,
        },
      },
    )

  /** A new link: its id and the token of its address. */
  async function link(given: Given = {}, by?: Call, projectId?: string) {
    const { data, errors } = await make(given, by, projectId)
    const made = data?.createSharedLink as Made | null
    if (!made) throw new Error(JSON.stringify(errors))
    return { id: made.link._id, address: made.address, token: made.address.split('#')[1] ?? '' }
  }

  const open = (token: string, given: Given = {}, cookie = '', remoteAddress = '198.51.100.7') =>
    app.inject({
      ...{ method: 'POST', url: '/api/shared', remoteAddress, headers: { cookie } },
      payload: { token, locale: 'en', ...given },
    })

  const list = async (by: Call = project.owner) =>
    (
      await by(
        'query ($p: String!) { sharedLinks(projectId: $p) { _id label state opened_count last_opened_at ends_at } }',
        { p: project.id },
      )
    ).data?.sharedLinks as { _id: string; state: string; opened_count: number; ends_at: string }[] | null

  const change = (name: string, id: string, by: Call = project.owner, day?: string) =>
    by(
      `mutation ($p: String!, $id: ObjectId!${day ? ', $day: String!' : ''}) {
        ${name}(projectId: $p, _id: $id${day ? ', ends_at: $day' : ''}) { state ends_at }
      }`,
      { p: project.id, id, ...(day && { day }) },
    )

  /** The finished plan of the demo, with secrets wherever a team could have written one. */
  async function writePlan(): Promise<void> {
    const { project: _project, model: _model, steps: _steps, ...kinds } = finishedPlan('en', 'nine')
    for (const [kind, rows] of Object.entries(kinds))
      for (const { _id, projectId: _of, version: _version, ...data } of rows as readonly ({
        _id: string
      } & Given)[])
        await keep(kind, data, _id)
    for (const [place, { id }] of courseModules.entries())
      await db.query('insert into progress (id, project_id, module_id, ord) values ($1, $2, $3, $4)', [
        ...[newId(), project.id, id, place],
      ])
    await keep('source', {
      text: 'Rosalinda Centinela, teacher, rosalinda@sentinel.example, +51 987 111 222',
      sourceType: 'people',
    })
    await keep('goal', {
      title: 'Ask Rosalinda Centinela (rosalinda@sentinel.example, +51 987 111 222) again',
    })
    await db.query('update project set team_members = $2 where id = $1', [
      project.id,
      JSON.stringify([{ name: 'Mara', role: 'Potter', email: 'mara@sentinel.example' }]),
    ])
    await db.query(
      `insert into feedback (id, project_id, author_id, text, field_id) values ($1, $2, $3, 'sentinel-comment', 'plan.problem')`,
      [newId(), project.id, project.ownerId],
    )
  }

  async function keep(kind: string, data: Given, id = newId()): Promise<void> {
    await db.query('insert into plan_item (id, project_id, kind, data) values ($1, $2, $3, $4)', [
      ...[id, project.id, kind, JSON.stringify(data)],
    ])
  }

  return { ...world, project, make, link, open, list, change, writePlan }
}
