import { expect, test } from 'vitest'
import { ensureHub } from '#server/auth/hub.ts'
import { testApi } from '#testing/api.ts'
import { world } from '#testing/world.ts'

const { db, env, as } = await testApi()
const build = world(db)

test.each([
  ['title', 'Harvest fair'],
  ['title_es', 'Feria de la cosecha'],
])('an announcement that was deleted is still called by its %s in the log', async (field, name) => {
  const hub = await ensureHub(db, env)
  const superAdmin = await as(await build.person({ role: 'admin', orgRole: 'owner', org: hub }))
  const text = field === 'title' ? 'text' : 'text_es'
  const made = await superAdmin(
    'mutation ($data: AnnouncementInsertInput!) { createAnnouncement(data: $data) { _id } }',
    { data: { audience: 'everybody', [field]: name, [text]: 'Come!' } },
  )
  expect(made.errors).toEqual([])
  const id = (made.data?.createAnnouncement as { _id: string } | undefined)?._id
  const names = async () => {
    const { data } = await superAdmin('{ auditLog { items { action target_name } } }')
    const log = data?.auditLog as { items: { action: string; target_name: string }[] } | undefined
    return log?.items.filter(({ target_name }) => target_name === name).map(({ action }) => action)
  }
  expect(await names()).toEqual(['createAnnouncement'])
  await superAdmin('mutation ($id: ObjectId!) { deleteAnnouncement(_id: $id) }', { id })
  expect(await names()).toEqual(['deleteAnnouncement', 'createAnnouncement'])
})
