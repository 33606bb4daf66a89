import { type PlanKind, planEntities, planKinds } from '#domain/entities/index.ts'
import { pascal } from '#server/graphql/types.ts'
import { type Row, row, type Table } from './table.ts'

export const planTable: Table = Object.assign({}, ...planKinds.map(tableOf))

function tableOf(kind: PlanKind): Table {
  const name = pascal(kind)
  const { plural } = planEntities[kind]
  const onRow = (most: number, at: 0 | -1, document: string) =>
    row(most, 'owner', document, ({ rows }) => ({ id: rows[kind].at(at) }))
  const shared = {
    [`Query.${kind}`]: onRow(2, 0, `query ($id: ObjectId) { ${kind}(query: { _id: $id }) { _id version } }`),
    [`Query.${plural}`]: row(
      2,
      'owner',
      `query ($p: String) { ${plural}(query: { projectId: $p }) { _id } }`,
    ),
    [`Mutation.updateOne${name}`]: onRow(
      3,
      -1,
      `mutation ($id: ObjectId) { updateOne${name}(query: { _id: $id }, set: {}) { version } }`,
    ),
  }
  const insert = row(
    3,
    'owner',
    `mutation ($p: String!) { insertOne${name}(data: { projectId: $p }) { _id } }`,
  )
  if (kind === 'business') {
    // There is one already: the answer names it, which is one statement more, and says CONFLICT.
    const again: Row = {
      ...insert,
      most: 4,
      call: async (...args) => ({ errors: (await insert.call(...args)).errors.slice(1) }),
    }
    return { ...shared, [`Mutation.insertOne${name}`]: again }
  }
  return {
    ...shared,
    [`Mutation.insertOne${name}`]: insert,
    [`Mutation.deleteOne${name}`]: onRow(
      // All offerings name the first segment: one statement more, for all of them.
      kind === 'segment' ? 8 : 7,
      0,
      `mutation ($id: ObjectId) { deleteOne${name}(query: { _id: $id }) { _id } }`,
    ),
  }
}
