import { beforeEach, expect, test } from 'vitest'
import { ensureHub } from '#server/auth/hub.ts'
import { type Call, testApi } from '#testing/api.ts'
import { world } from '#testing/world.ts'

const { db, env, as } = await testApi()
const build = world(db)
const hub = await ensureHub(db, env)

let superId: string
let superAdmin: Call
let org: string
beforeEach(async () => {
  superId = await build.person({ role: 'admin', orgRole: 'owner', org: hub, name: 'Sara' })
  superAdmin = await as(superId)
  org = await build.organisation()
})

const document = `mutation ($people: ListSelectionInput!, $disabled: Boolean!) {
  deactivateUsers(people: $people, disabled: $disabled) { changed refused { _id first_name } }
}`
const disabled = async (ids: string[]) => {
  const { rows } = await db.query('select id from users where id = any ($1) and disabled_at is not null', [
    ids,
  ])
  return rows.map(({ id }) => id).sort()
}

test('many accounts are closed and opened; whoever may not be changed is named, and the rest is done', async () => {
  const people = [await build.person({ org }), await build.person({ org, role: 'mentor' })]
  const peer = await build.person({ role: 'admin', orgRole: 'owner', org: hub, name: 'Pia' })
  const ids = [...people, peer, superId]
  const { data, errors } = await superAdmin(document, { people: { ids }, disabled: true })
  expect(errors).toEqual([])
  expect(data?.deactivateUsers).toMatchObject({ changed: 2 })
  expect(
    (data?.deactivateUsers as { refused: { _id: string }[] } | undefined)?.refused
      .map(({ _id }) => _id)
      .sort(),
  ).toEqual([peer, superId].sort())
  expect(await disabled(ids)).toEqual([...people].sort())
  const again = await superAdmin(document, { people: { ids: people }, disabled: true })
  expect(again.data?.deactivateUsers).toEqual({ changed: 0, refused: [] })
  const found = { filters: [{ name: 'organisation', value: org }] }
  const back = await superAdmin(document, { people: { found }, disabled: false })
  expect(back.data?.deactivateUsers).toEqual({ changed: 2, refused: [] })
  expect(await disabled(ids)).toEqual([])
  const { rows } = await db.query('select action from audit_entry where target_id = any ($1) order by id', [
    people,
  ])
  expect(rows.map(({ action }) => action).sort()).toEqual([
    ...['deactivateUser', 'deactivateUser'],
    ...['reactivateUser', 'reactivateUser'],
  ])
})

test('only who runs the platform closes many accounts, and nobody without naming them', async () => {
  const person = await build.person({ org })
  const owner = await as(await build.person({ role: 'admin', orgRole: 'owner', org }))
  const refused = await owner(document, { people: { ids: [person] }, disabled: true })
  expect(refused.errors[0]?.extensions.code).toBe('FORBIDDEN')
  const nobody = await superAdmin(document, { people: {}, disabled: true })
  expect(nobody.errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', reason: 'selectOne' })
  expect(await disabled([person])).toEqual([])
})
