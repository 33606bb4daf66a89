import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from './client.ts'
import type { Family, Ledger } from './ledger.ts'

type Writer = (client: Client, ledger: Ledger) => Promise<boolean>

// A project holds at most 1000 records of a kind.
const mostAnswers = 60
const mostFamilies = 5

const insertInput = `mutation ($data: InputInsertInput!, $key: String) {
  made: insertOneInput(data: $data, key: $key) { _id }
}`

export async function insert({ call, projectId }: Client, ledger: Ledger, key: string, value: string) {
  const data = { projectId, moduleKey: 'one', stepKey: 'crash-test', key: 'answer', value }
  const made = await call(insertInput, { data, key })
  if (made?.made) {
    ledger.values.set(made.made._id, [value])
    ledger.acknowledged.inserts += 1
  }
  return made
}

/** Each does one thing and says whether it was answered. */
const writers: Writer[] = [
  async function insertAnswer(client, ledger) {
    if (ledger.values.size > mostAnswers) return true
    const [key, value] = [randomUUID(), randomUUID()]
    if (await insert(client, ledger, key, value)) return true
    ledger.unansweredInserts.set(key, value)
    return false
  },

  async function updateAnswer({ call, projectId }, ledger) {
    const id = anyOf([...ledger.values.keys()].slice(0, mostAnswers / 2))
    if (!id) return true
    const value = randomUUID()
    ledger.values.get(id)?.push(value)
    const done = await call(
      `mutation ($query: InputQueryInput!, $value: String) { updateOneInput(query: $query, set: { value: $value }) { _id } }`,
      { query: { _id: id, projectId }, value },
    )
    if (!done) return false
    ledger.values.set(id, [value])
    ledger.acknowledged.updates += 1
    return true
  },

  async function deleteAnswer({ call }, ledger) {
    // The updates stay with the older half, so nobody updates what goes here.
    const id = anyOf([...ledger.values.keys()].slice(mostAnswers / 2))
    if (!id) return true
    ledger.values.delete(id)
    if (!(await call('mutation ($id: ObjectId) { deleteOneInput(query: { _id: $id }) { _id } }', { id }))) {
      ledger.unansweredDeletes.add(id)
      return false
    }
    ledger.deleted.add(id)
    ledger.acknowledged.deletes += 1
    return true
  },

  async function makeFamilies(client, ledger) {
    if (ledger.families.size > mostFamilies) return true
    const family = await makeFamily(client)
    if (family) ledger.families.add(family)
    return family !== null
  },

  async function breakFamily({ call }, ledger) {
    const [family] = ledger.families
    if (!family) return true
    ledger.families.delete(family)
    const document = 'mutation ($id: ObjectId) { deleteOneSegment(query: { _id: $id }) { _id } }'
    if (!(await call(document, { id: family.segment }))) {
      ledger.unansweredFamilies.add(family)
      return false
    }
    ledger.brokenUp.add(family)
    ledger.acknowledged.cascades += 1
    return true
  },

  async function requestReview({ call, projectId }, ledger) {
    const done = await call(
      `mutation ($p: String!) { updateProgress(projectId: $p, order: 1, payload: { module: { review_request: true } }) { _id } }`,
      { p: projectId },
    )
    ledger.reviewRequests[done ? 'acknowledged' : 'unanswered'] += 1
    if (done) ledger.acknowledged.reviewRequests += 1
    return done !== null
  },
]

async function makeFamily({ call, projectId: p }: Client): Promise<Family | null> {
  const made = await call(
    'mutation ($p: String!) { made: insertOneSegment(data: { projectId: $p }) { _id } }',
    { p },
  )
  if (!made?.made) return null
  const segment = made.made._id
  const parts = await call(
    `mutation ($p: String!, $s: String!, $list: [String!]) {
      pain: insertOnePain(data: { projectId: $p, parent: $s }) { _id }
      gain: insertOneGain(data: { projectId: $p, parent: $s }) { _id }
      channel: insertOneChannel(data: { projectId: $p, segmentId: $s }) { _id }
      offering: insertOneOffering(data: { projectId: $p, segmentMatch: $list }) { _id }
    }`,
    { p, s: segment, list: [segment] },
  )
  const { pain, gain, channel, offering } = parts ?? {}
  if (!pain || !gain || !channel || !offering) return null
  return { segment, pain: pain._id, gain: gain._id, channel: channel._id, offering: offering._id }
}

/** All writers at once, each until its first request without an answer. Ends when all have stopped. */
export async function write(client: Client, ledger: Ledger, isOver: () => boolean): Promise<void> {
  await Promise.all(
    writers.map(async (writer) => {
      while (!isOver()) {
        if (!(await writer(client, ledger))) {
          ledger.unanswered += 1
          return
        }
        // A writer that found nothing to do must not keep the others from going on.
        await pause(1)
      }
    }),
  )
}

const anyOf = <T>(list: readonly T[]): T | undefined => list[list.length > 0 ? randomInt(list.length) : 0]
