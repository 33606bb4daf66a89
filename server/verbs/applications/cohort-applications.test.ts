import { beforeEach, describe, expect, test } from 'vitest'
import { mostSelected } from '#domain/list-query.ts'
import { type Call, testApi } from '#testing/api.ts'
import { countStatements } from '#testing/statements/count.ts'
import { world } from '#testing/world.ts'

const { db, as } = await testApi()
const { statements, reset } = countStatements(db)
const build = world(db)

let org: string
let cohort: string
let organiser: Call
beforeEach(async () => {
  org = await build.organisation()
  cohort = await build.cohort({ org })
  organiser = await as(await build.person({ role: 'admin', org }))
})

type About = {
  name?: string
  role?: 'entrepreneur' | 'mentor'
  status?: string
  basic?: object
  business?: object
  locale?: string
}

async function applicant(about: About = {}) {
  const { name = 'Ana', role = 'entrepreneur', status = 'pending' } = about
  const user = await build.person({ org, cohort, role, name, applicationStatus: status })
  await db.query('update users set basic_data = $2, business_details = $3, locale = $4 where id = $1', [
    user,
    JSON.stringify(about.basic ?? {}),
    JSON.stringify(about.business ?? {}),
    about.locale ?? 'en',
  ])
  return user
}

const document = `query ($c: ObjectId!, $role: String, $q: ListQueryInput) {
  cohortApplications(cohortId: $c, role: $role, query: $q) {
    total counts { status count } countries languages sectors items { status user { first_name } }
  }
}`
type Page = {
  total: number
  counts: { status: string; count: number }[]
  countries: string[]
  languages: string[]
  sectors: string[]
  items: { user: { first_name: string } }[]
}

async function read(query: object = {}, role: string | null = 'entrepreneur') {
  const { data, errors } = await organiser(document, { c: cohort, role, q: { sort: 'name', ...query } })
  expect(errors).toEqual([])
  return data?.cohortApplications as Page
}
const namesIn = async (query: object, role?: string | null) =>
  (await read(query, role)).items.map(({ user }) => user.first_name)
const by = (name: string, value: string) => ({ filters: [{ name, value }] })

describe('the applications of a cohort', () => {
  test('are searched, sorted and read page by page', async () => {
    for (const name of ['Ana', 'Bea', 'Carla', 'Ana_María']) await applicant({ name })
    await applicant({ name: 'Mona', role: 'mentor' })
    expect(await namesIn({}, null)).toEqual(['Ana', 'Ana_María', 'Bea', 'Carla', 'Mona'])
    expect(await namesIn({ size: 2, page: 2 })).toEqual(['Bea', 'Carla'])
    expect(await namesIn({ search: 'a_m' })).toEqual(['Ana_María'])
    expect(await namesIn({ search: 'maria' })).toEqual(['Ana_María'])
    expect(await namesIn({ sort: '-name' })).toEqual(['Carla', 'Bea', 'Ana_María', 'Ana'])
    expect(await namesIn({ sort: 'applied' })).toEqual(['Ana', 'Bea', 'Carla', 'Ana_María'])
    expect((await read(by('status', 'approved'))).total).toBe(0)
  })

  test('are narrowed by country, sector, stage and language, alone and together', async () => {
    await applicant({
      name: 'Ana',
      basic: { selectedCountry: 'PE', selectedLanguages: ['es', 'qu'] },
      business: { selectedSector: ['Health'], selectedAboutSocBus: 'idea', selectedCountries: ['CL'] },
    })
    await applicant({
      name: 'Bea',
      basic: { selectedCountry: 'CL', selectedLanguages: ['es'] },
      business: { selectedSector: ['Energy', 'Health'], selectedAboutSocBus: 'first revenue' },
    })
    await applicant({ name: 'Leo', status: 'approved', basic: { selectedCountry: 'KE' } })
    expect(await namesIn(by('country', 'PE'))).toEqual(['Ana'])
    expect(await namesIn(by('country', 'CL'))).toEqual(['Ana', 'Bea'])
    expect(await namesIn(by('sector', 'Health'))).toEqual(['Ana', 'Bea'])
    expect(await namesIn(by('stage', 'idea'))).toEqual(['Ana'])
    expect(await namesIn(by('language', 'qu'))).toEqual(['Ana'])
    const both = [...by('sector', 'Health').filters, ...by('country', 'CL').filters]
    expect(await namesIn({ filters: [...both, ...by('stage', 'first revenue').filters] })).toEqual(['Bea'])
    const { countries, languages, sectors, counts } = await read(by('status', 'pending'))
    expect({ countries, languages, sectors }).toEqual({
      countries: ['CL', 'KE', 'PE'],
      languages: ['es', 'qu'],
      sectors: ['Energy', 'Health'],
    })
    // Counted wherever they stand, whatever state is asked for.
    expect(counts.toSorted((a, b) => a.status.localeCompare(b.status))).toEqual([
      { status: 'approved', count: 1 },
      { status: 'pending', count: 2 },
    ])
  })

  test('of people whose profile holds something else than lists are read too', async () => {
    await applicant({ basic: { selectedLanguages: null }, business: { selectedSector: 'Health' } })
    expect((await read()).total).toBe(1)
  })

  test('are for the managers of its organisation alone', async () => {
    const outsider = await build.person({ role: 'admin', org: await build.organisation() })
    for (const person of [outsider, await applicant()]) {
      const { errors } = await (await as(person))(document, { c: cohort })
      expect(errors[0]?.extensions.code).toBe('FORBIDDEN')
    }
  })

  test('take no filter, order or stage that there is not', async () => {
    for (const q of [by('password', 'x'), by('stage', 'rich'), by('status', 'gone'), { sort: 'email' }]) {
      const { errors } = await organiser(document, { c: cohort, q })
      expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
    }
  })
})

describe('all that were found', () => {
  const decide = `mutation ($f: FoundApplicationsInput!, $s: String!, $en: String, $es: String) {
    decideApplications(found: $f, status: $s, message: $en, message_es: $es) { _id status }
  }`
  const preview = `query ($f: FoundApplicationsInput!, $s: String!) {
    decisionPreview(found: $f, status: $s) { found moved english spanish mail digest }
  }`
  const found = (query: object = {}) => ({ cohort_id: cohort, role: 'entrepreneur', query })
  const many = (count: number) =>
    db.query(
      `with people as (
         insert into users (id, email, name, first_name, last_name, role, locale, cohort_id, org_id, application_status)
         select lpad(to_hex(n), 8, '0') || substr($2, 9), $2 || n || '@example.org', 'Many', 'Many', 'People', 'entrepreneur',
           case n % 2 when 0 then 'es' else 'en' end, $2, $3, 'pending' from generate_series(1, $1::int) n returning id)
       insert into application (id, user_id, cohort_id, role) select id, id, $2, 'entrepreneur' from people`,
      [count, cohort, org],
    )

  test('are decided beyond the page, each in their language, with as few statements as a handful', async () => {
    await many(3)
    const countOf = async (s: string) => {
      reset()
      const { data, errors } = await organiser(decide, { f: found(), s, en: 'Hello', es: 'Hola' })
      expect(errors).toEqual([])
      const decided = (data?.decideApplications ?? []) as unknown[]
      return [decided.length, statements.length]
    }
    const [three, few] = await countOf('waitlisted')
    await db.query('delete from application where cohort_id = $1', [cohort])
    await db.query('delete from users where cohort_id = $1', [cohort])
    await many(250)
    const [all, same] = await countOf('waitlisted')
    expect([three, all]).toEqual([3, 250])
    expect(same).toBe(few)
    const { rows } = await db.query(
      `select e.message, count(*)::int from application_event e join application a on a.id = e.application_id
       where a.cohort_id = $1 group by 1 order by 1`,
      [cohort],
    )
    expect(rows).toEqual([
      { message: 'Hello', count: 125 },
      { message: 'Hola', count: 125 },
    ])
  })

  test('are counted before, without who stands there already, and whoever was left out stays', async () => {
    await applicant({ name: 'Ana', business: { selectedSector: ['Health'] }, locale: 'es' })
    const digest = await applicant({ name: 'Bea', business: { selectedSector: ['Health'] } })
    await db.query(`update users set mail_preference = 'digest' where id = $1`, [digest])
    await applicant({ name: 'Leo', business: { selectedSector: ['Health'] }, status: 'rejected' })
    await applicant({ name: 'Mia', business: { selectedSector: ['Energy'] } })
    const health = found(by('sector', 'Health'))
    const counted = await organiser(preview, { f: health, s: 'rejected' })
    expect(counted.data?.decisionPreview).toEqual({
      ...{ found: 3, moved: 2, english: 1, spanish: 1, mail: 1, digest: 1 },
    })
    const { data } = await organiser(decide, { f: health, s: 'rejected' })
    expect(data?.decideApplications).toHaveLength(2)
    expect(await namesIn(by('status', 'pending'))).toEqual(['Mia'])
  })

  test('are refused clearly beyond a thousand, and nothing is decided', async () => {
    await many(mostSelected + 1)
    for (const text of [decide, preview]) {
      const { errors } = await organiser(text, { f: found(), s: 'rejected' })
      expect(errors[0]).toMatchObject({
        message: 'At most 1000 can be changed at once. Please narrow the list first.',
        extensions: { code: 'BAD_USER_INPUT', reason: 'tooManyAtOnce' },
      })
    }
    expect((await read(by('status', 'rejected'))).total).toBe(0)
  })

  test('are not for organisers of another organisation, nor for applicants', async () => {
    const outsider = await build.person({ role: 'admin', org: await build.organisation() })
    for (const person of [outsider, await applicant()])
      for (const text of [decide, preview]) {
        const { errors } = await (await as(person))(text, { f: found(), s: 'rejected' })
        expect(errors[0]?.extensions.code).toBe('FORBIDDEN')
      }
    expect((await read(by('status', 'pending'))).total).toBe(1)
  })
})
