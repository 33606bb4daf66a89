import { beforeEach, expect, test, vi } from 'vitest'
import { newId } from '#server/new-id.ts'
import type { Answer, Call } from '#testing/api.ts'
import { openSocket } from '#testing/open-socket.ts'
import { sessionFor } from '#testing/sign-in.ts'
import { teamWorld } from '#testing/team-world.ts'

vi.setConfig({ testTimeout: 30_000 })

const { app, db, env, newProject } = await teamWorld()
const address = await app.listen({ host: '127.0.0.1', port: 0 })

type Project = Awaited<ReturnType<typeof newProject>>
let project: string
let ownerId: string
let owner: Call
let remove: Project['remove']
let member: Project['member']

beforeEach(async () => {
  ;({ id: project, ownerId, owner, remove, member } = await newProject())
})

const patience = { timeout: 8000, interval: 20 }

type Message = { type: string; payload?: { data?: { projectChanged: { kind: string; id: string } } } }

/** The open page of a person: everything that the live connection brings. */
async function open(userId: string) {
  const { bearer } = await sessionFor(db, env, userId)
  const socket = openSocket(`${address.replace('http', 'ws')}/graphql`, {
    protocols: ['graphql-transport-ws'],
    headers: { authorization: bearer },
  })
  const messages: Message[] = []
  socket.onmessage = ({ data }) => messages.push(JSON.parse(String(data)) as Message)
  await new Promise((resolve) => (socket.onopen = resolve))
  socket.send(JSON.stringify({ type: 'connection_init' }))
  await vi.waitFor(() => expect(messages).toHaveLength(1), patience)
  const query = 'subscription ($p: String!) { projectChanged(projectId: $p) { kind id } }'
  socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query, variables: { p: project } } }))
  const changes = () => messages.flatMap(({ payload }) => payload?.data?.projectChanged ?? [])
  // The subscription is in place a moment after it was asked for: then something else is heard.
  await vi.waitFor(async () => {
    await db.query(`insert into plan_item (id, project_id, kind, data) values ($1, $2, 'segment', '{}')`, [
      newId(),
      project,
    ])
    expect(changes()).not.toEqual([])
  }, patience)
  const heard = () =>
    changes()
      .filter(({ kind }) => kind === 'goal')
      .map(({ id }) => id)
  return { messages, heard, close: () => socket.close() }
}

const insert = 'mutation ($p: String!) { insertOneGoal(data: { projectId: $p, title: "New" }) { _id } }'
const idOf = ({ data }: Answer) => (data?.insertOneGoal as { _id: string } | undefined)?._id ?? ''

test('each hears what the other writes', async () => {
  const { id, call } = await member()
  const pages = [await open(ownerId), await open(id)] as const
  const [mine, theirs] = [idOf(await owner(insert, { p: project })), idOf(await call(insert, { p: project }))]
  for (const page of pages) {
    await vi.waitFor(() => expect(page.heard()).toEqual([mine, theirs]), patience)
    page.close()
  }
})

test('who is taken out hears nothing of the very next change, though the page is still open', async () => {
  const { id } = await member()
  const page = await open(id)
  const first = idOf(await owner(insert, { p: project }))
  await vi.waitFor(() => expect(page.heard()).toEqual([first]), patience)
  await remove(id)
  await owner(insert, { p: project })
  await vi.waitFor(() => expect(page.messages.at(-1)?.type).toMatch(/error|complete/), patience)
  const other = await open(ownerId)
  const last = idOf(await owner(insert, { p: project }))
  await vi.waitFor(() => expect(other.heard()).toEqual([last]), patience)
  expect(page.heard()).toEqual([first])
  page.close()
  other.close()
})
