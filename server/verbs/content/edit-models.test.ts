import { beforeAll, expect, test } from 'vitest'
import { newId } from '#server/new-id.ts'
import { type Call, testApi } from '#testing/api.ts'
import { world } from '#testing/world.ts'

const { db, as } = await testApi()
const build = world(db)

let superAdmin: Call
beforeAll(async () => {
  const hub = await build.organisation('hub')
  superAdmin = await as(await build.person({ role: 'admin', org: hub, orgRole: 'owner' }))
})

const fields = '_id name name_es description description_es type examples examples_es version'
const given = (more: object = {}) => ({
  ...{ name: newId(), name_es: 'trueque', description: 'Goods for goods.', description_es: 'Bien por bien.' },
  ...{ type: 'revenue', examples: ['A market', ' '], examples_es: ['Una feria'], ...more },
})
const create = (data: object) =>
  superAdmin(`mutation ($data: ModelInput!) { createModel(data: $data) { ${fields} } }`, { data })
const update = (id: string, set: object, version: number) =>
  superAdmin(
    `mutation ($id: ObjectId!, $set: ModelInput!, $v: Int) { updateModel(_id: $id, set: $set, version: $v) { ${fields} } }`,
    { id, set, v: version },
  )
const made = async (more: object = {}) => (await create(given(more))).data?.createModel as { _id: string }

test('a model is made, changed and deleted, in both languages', async () => {
  const { _id } = await made()
  const answer = await update(_id, given({ name: 'swap' }), 1)
  expect(answer.data?.updateModel).toMatchObject({
    name: 'swap',
    examples: ['A market'],
    examples_es: ['Una feria'],
    version: 2,
  })
  const names = async () => {
    const { data } = await superAdmin('{ models { _id } }')
    return (data as { models: { _id: string }[] }).models.map((one) => one._id)
  }
  expect(await names()).toContain(_id)
  await superAdmin('mutation ($id: ObjectId!) { deleteModel(_id: $id) { _id } }', { id: _id })
  expect(await names()).not.toContain(_id)
})

test('whoever overlooked a change of a model is told so', async () => {
  const { _id } = await made()
  await update(_id, given(), 1)
  expect((await update(_id, given(), 1)).errors[0]?.extensions).toMatchObject({
    code: 'CONFLICT',
    current: { version: 2 },
  })
})

test('two models of a kind do not have the same name, and none lacks a language', async () => {
  await made({ name: 'same' })
  expect((await create(given({ name: 'same' }))).errors[0]?.extensions).toMatchObject({
    code: 'CONFLICT',
    reason: 'alreadyExists',
  })
  for (const lacking of ['name_es', 'description', 'description_es'])
    expect((await create(given({ [lacking]: ' ' }))).errors[0]?.extensions.fields).toMatchObject([
      { field: lacking, reason: 'required' },
    ])
})

test('before a model is deleted it is known which plans work with it', async () => {
  const { _id } = await made()
  const org = await build.organisation()
  const cohort = await build.cohort({ org })
  const owner = await build.person({ org, cohort })
  const project = await build.project({ org, cohort, owner, name: 'Clean water' })
  await db.query(`insert into plan_item (id, project_id, kind, data) values ($1, $2, 'business', $3)`, [
    newId(),
    project,
    JSON.stringify({ modelSelection: [{ modelId: _id, selected: true }] }),
  ])
  const { data } = await superAdmin('query ($id: ObjectId!) { modelUse(_id: $id) { plans projects } }', {
    id: _id,
  })
  expect(data?.modelUse).toEqual({ plans: 1, projects: ['Clean water'] })
})
