import { beforeEach, expect, test } from 'vitest'
import { type Call, testApi } from '#testing/api.ts'
import { world } from '#testing/world.ts'

const { db, as } = await testApi()
const build = world(db)

const query = `query ($org: String!, $search: String!) {
  findInOrganisation(org: $org, search: $search) {
    cohorts { total items { _id title is_open } }
    teams { total items { _id name owner_name cohort_id cohort_title application_id } }
  }
}`

let org: string
let slug: string
let cohort: string
let organiser: Call
let count = 0

beforeEach(async () => {
  count += 1
  slug = `finds-${count}`
  org = await build.organisation(slug)
  cohort = await build.cohort({ org })
  await db.query(`update cohort set title = 'Valle Ñandú' where id = $1`, [cohort])
  organiser = await as(await build.person({ role: 'admin', org }))
})

const find = async (search: string, by = organiser) => by(query, { org: slug, search })
const nothing = { total: 0, items: [] }

async function team(name: string, status = 'active', mentor?: string) {
  const owner = await build.person({ org, cohort, applicationStatus: 'approved', name: `Rosa ${name}` })
  const _id = await build.project({ org, cohort, owner, name, status, ...(mentor && { mentor }) })
  return { _id, owner }
}

test('a team is found by its name, its owner and its mentor, a cohort by its title, however they are accented', async () => {
  const mentor = await build.person({ role: 'mentor', org, name: 'Marco Ruiz' })
  const { _id, owner } = await team('Agua limpia', 'active', mentor)
  const found = {
    _id,
    name: 'Agua limpia',
    owner_name: 'Rosa Agua limpia',
    cohort_id: cohort,
    cohort_title: 'Valle Ñandú',
    application_id: null,
  }
  for (const search of ['AGUÁ', 'rosa limpia', 'marco', owner])
    expect((await find(search)).data?.findInOrganisation).toEqual({
      cohorts: nothing,
      teams: { total: 1, items: [found] },
    })
  expect((await find('nandu')).data?.findInOrganisation).toEqual({
    cohorts: { total: 1, items: [{ _id: cohort, title: 'Valle Ñandú', is_open: true }] },
    teams: nothing,
  })
})

test('who has only applied is found with the application, and who has left is not', async () => {
  const { owner } = await team('Compost', 'applied')
  await team('Compost de ayer', 'withdrawn')
  const { rows } = await db.query('select id from application where user_id = $1', [owner])
  const { data } = await find('compost')
  expect(data?.findInOrganisation).toMatchObject({
    teams: { total: 1, items: [{ name: 'Compost', application_id: rows[0]?.id }] },
  })
})

test('of many a few come, with their number; of nothing comes nothing', async () => {
  for (let index = 0; index < 8; index += 1) await team(`Lamp ${index}`)
  const { data } = await find('lamp')
  const first = Array.from({ length: 6 }, (_, index) => ({ name: `Lamp ${index}` }))
  expect(data?.findInOrganisation).toMatchObject({ teams: { total: 8, items: first } })
  for (const search of ['', '  ', '%', '_'])
    expect((await find(search)).data?.findInOrganisation).toEqual({ cohorts: nothing, teams: nothing })
})

test('nothing of another organisation is found, and nobody of another organisation finds', async () => {
  const { _id } = await team('Only ours')
  const other = await build.organisation(`${slug}-other`)
  const stranger = await as(await build.person({ role: 'admin', org: other, orgRole: 'owner' }))
  const refused = await find('only', stranger)
  expect(refused.errors[0]?.extensions.code).toBe('NOT_FOUND')
  expect(refused.body).not.toContain(_id)
  const own = await stranger(query, { org: `${slug}-other`, search: 'only' })
  expect(own.data?.findInOrganisation).toEqual({ cohorts: nothing, teams: nothing })
})
