import { expect } from 'vitest'
import { type PlanKind, planEntities, planKinds } from '#domain/entities/index.ts'
import type { Field, Fields } from '#domain/fields.ts'
import { pascal } from '#server/graphql/types.ts'
import { canary } from './canaries.ts'
import { asideOfFinding, checkOfPlan, takenBack } from './consistency.ts'
import { onePixel } from './one-pixel.ts'
import type { Operations, Scene, Target, Way } from './operation.ts'
import { planData } from './plan-rows.ts'
import { changesOfModule, glanceAtPlan, wholePlan } from './progress.ts'
import { selection } from './schema.ts'

const idIn = (target: Target, kind: PlanKind, place = 'first') => target.rows[`${kind}.${place}`] ?? ''

function record({ target }: Scene, kind: PlanKind, place: string) {
  const label = canary(`P-a-${kind}-${place}`)
  return {
    ...planData(kind, label, (other) => idIn(target, other)),
    _id: idIn(target, kind, place),
    projectId: target.project,
    version: 1,
  }
}

/** In the order in which the API gives them. */
const records = (scene: Scene, kind: PlanKind) =>
  (kind === 'business' ? ['first'] : ['first', 'second'])
    .sort((one, other) => (idIn(scene.target, kind, one) < idIn(scene.target, kind, other) ? -1 : 1))
    .map((place) => expect.objectContaining(record(scene, kind, place)))

const listOfAll = (kind: PlanKind): Way => ({
  door: `Query.${planEntities[kind].plural}`,
  request: () => ({ document: `{ ${planEntities[kind].plural} { ${selection(pascal(kind))} } }` }),
  shows: (scene, { data }) => expect(data).toEqual(expect.arrayContaining(records(scene, kind))),
  // Others get a list as well: of what is theirs.
  isUnnamed: true,
})

function reads(kind: PlanKind): Operations {
  const name = pascal(kind)
  const { plural } = planEntities[kind]
  const whole = selection(name)
  const nested = kind === 'business' ? 'business' : plural
  return {
    [`${kind}.list`]: [
      {
        door: `Query.${plural}`,
        request: (_, target) => ({
          document: `query ($id: String) { ${plural}(query: { projectId: $id }) { ${whole} } }`,
          variables: { id: target.project },
        }),
        shows: (scene, { data }) => expect(data).toEqual(records(scene, kind)),
      },
      ...(planEntities[kind].isListedByProject ? [] : [listOfAll(kind)]),
      ...(kind === 'business' ? [changesOfModule, glanceAtPlan, ...wholePlan] : []),
      ...(kind === 'goal' ? [checkOfPlan] : []),
    ],
    [`${kind}.one`]: [
      {
        door: `Query.${kind}`,
        request: (_, target) => ({
          document: `query ($id: ObjectId) { ${kind}(query: { _id: $id }) { ${whole} } }`,
          variables: { id: idIn(target, kind) },
        }),
        shows: (scene, { data }) => expect(data).toMatchObject(record(scene, kind, 'first')),
      },
    ],
    [`${kind}.nested`]: [
      {
        door: 'Query.project',
        request: (_, target) => ({
          document: `query ($id: ObjectId) { project(query: { _id: $id }) { ${nested} { ${whole} } } }`,
          variables: { id: target.project },
        }),
        shows: (scene, { data }) =>
          expect(data).toEqual({
            [nested]: kind === 'business' ? records(scene, kind)[0] : records(scene, kind),
          }),
        readableBy: 'project',
      },
    ],
  }
}

/** A field that can be given another value without touching a reference. */
function plainChange(fields: Fields): [name: string, value: unknown] {
  const values: Partial<Record<Field['kind'], unknown>> = { text: 'changed', flag: false, list: [] }
  for (const [name, { kind }] of Object.entries(fields)) if (kind in values) return [name, values[kind]]
  throw new Error('There is nothing to change')
}

/** The picture of a segment is a part of it. */
const portray: Way = {
  door: 'POST /api/segments/:id/picture',
  request: (_, target) => ({
    method: 'POST',
    url: `/api/segments/${idIn(target, 'segment')}/picture`,
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    payload: onePixel('edge'),
  }),
  changes: { 'stored_file insert': 1 },
  readableBy: 'segment.one',
}

function writes(kind: PlanKind): Operations {
  const name = pascal(kind)
  const [field, value] = plainChange(planEntities[kind].fields)
  const readableBy = `${kind}.one`
  const insert: Way = {
    door: `Mutation.insertOne${name}`,
    prepare: async ({ db, target }) => {
      if (kind === 'business')
        await db.query(`delete from plan_item where project_id = $1 and kind = 'business'`, [target.project])
    },
    request: (_, target) => ({
      document: `mutation ($data: ${name}InsertInput!) { insertOne${name}(data: $data) { ${selection(name)} } }`,
      variables: {
        data: { ...planData(kind, 'new', (other) => idIn(target, other)), projectId: target.project },
      },
    }),
    changes: { 'plan_item insert': 1 },
    readableBy,
  }
  const update: Way = {
    door: `Mutation.updateOne${name}`,
    prepare: async ({ db, target, holds }) => {
      if (!holds('v'))
        await db.query('update plan_item set data = data || $2, version = version + 1 where id = $1', [
          idIn(target, kind),
          JSON.stringify({ [field]: null }),
        ])
    },
    request: (_, target) => ({
      document: `mutation ($query: ${name}QueryInput!, $set: ${name}UpdateInput!) {
        updateOne${name}(query: $query, set: $set) { ${selection(name)} }
      }`,
      variables: {
        query: { _id: idIn(target, kind), projectId: target.project },
        set: { [field]: value, version: 1 },
      },
    }),
    changes: { 'plan_item update': 1, 'plan_item_history insert': 1 },
    readableBy,
  }
  const remove: Way = {
    door: `Mutation.deleteOne${name}`,
    request: (_, target) => ({
      document: `mutation ($query: ${name}QueryInput!) { deleteOne${name}(query: $query) { _id } }`,
      variables: { query: { _id: idIn(target, kind, 'second') } },
    }),
    changes: { 'plan_item delete': 1, 'plan_item_history insert': 1 },
    readableBy,
  }
  return {
    [`${kind}.insertOne`]: [
      insert,
      ...(kind === 'segment' ? [portray] : []),
      ...(kind === 'goal' ? [asideOfFinding] : []),
    ],
    [`${kind}.updateOne`]: [update],
    ...(kind !== 'business' && { [`${kind}.deleteOne`]: [remove, ...(kind === 'goal' ? [takenBack] : [])] }),
  }
}

export const plan: Operations = Object.assign({}, ...planKinds.flatMap((kind) => [reads(kind), writes(kind)]))
