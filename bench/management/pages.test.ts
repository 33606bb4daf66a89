import { globSync, readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { loadContent } from '#server/content/load-content.ts'
import { testApi } from '#testing/api.ts'
import { sessionFor } from '#testing/sign-in.ts'
import { routes } from '#web/app/routes.ts'
import { goals } from './judge.ts'
import { ask, nameOf } from './measure.ts'
import { pages } from './pages.ts'
import { blocksOf, recordStatements } from './statements.ts'
import { growTo, people, place, settle, type Who } from './world.ts'

const { app, db, env } = await testApi()
const bearers = {} as Record<Who, string>

beforeAll(async () => {
  await loadContent(db)
  await growTo(db, 400)
  for (const [who, id] of Object.entries(people)) bearers[who as Who] = (await sessionFor(db, env, id)).bearer
})

test('every page of the management is measured', () => {
  const named = routes.map(({ name }) => name).filter((name) => name.startsWith('manage'))
  expect(named.filter((name) => !pages.some(({ route }) => route === name))).toEqual([])
})

test('every document that these pages read with is measured', () => {
  const texts = globSync('web/features/{manage,cohort-admin}/**/*.{ts,tsx}').map((file) =>
    readFileSync(file, 'utf8'),
  )
  const written = texts
    .filter((text) => text.includes('graphql('))
    .flatMap((text) => [...text.matchAll(/\bquery ([A-Z]\w+)/g)].map(([, name]) => name))
  const asked = new Set(pages.map((page) => nameOf(page).split(' ')[0]))
  expect(written.length).toBeGreaterThan(20)
  expect(written.filter((name) => !asked.has(name))).toEqual([])
})

test.each(pages.map((page) => [nameOf(page), page] as const))('%s is answered', async (_, page) => {
  await ask({ app, bearers }, page)
})

const moreWork = {
  written: `insert into plan_item (id, project_id, kind, data, updated_at)
    select made_id('30', k * 1000 + row_number() over ()), p.id, 'pain', '{}', now() from project p, generate_series(1, 300) k
    where p.cohort_id = '${place.cohort}'`,
  said: `insert into feedback (id, project_id, author_id, text, field_id)
    select made_id('31', k * 1000 + row_number() over ()), p.id, coalesce(p.mentor, p.owner_id), 'Have you asked?', 'one.problem-tree.' || k % 8
    from project p, generate_series(1, 300) k where p.cohort_id = '${place.cohort}'`,
}

test.each(Object.entries(moreWork))(
  'what needs an organiser costs the same however much teams have %s',
  async (_, more) => {
    const before = await costOf('NeedsYou as organiser')
    await db.query(more)
    await settle(db)
    expect(await costOf('NeedsYou as organiser')).toBeLessThanOrEqual(before * goals.ratio)
  },
)

const rows = {
  'Bugs as superAdmin (searched)': (first: number, last: number) =>
    `insert into bug_report (id, time, description) select made_id('32', n), n, md5('more' || n)
     from generate_series(${first}, ${last}) n`,
  'ManagedAnnouncements as superAdmin (visible now)': (first: number, last: number) =>
    `insert into announcement (id, audience, title, title_es, text, text_es, visible_from)
     select made_id('33', n), 'everybody', 'News', 'Noticias', repeat('Come. ', 60), repeat('Ven. ', 60), now() - interval '1 day'
     from generate_series(${first}, ${last}) n`,
}

test.each(Object.entries(rows))('%s costs the same with four times as many of them', async (name, more) => {
  await db.query(more(1, 2000))
  await settle(db)
  const before = await costOf(name)
  await db.query(more(2001, 8000))
  await settle(db)
  expect(await costOf(name)).toBeLessThanOrEqual(before * goals.ratio)
})

const statements = recordStatements(db)

/** So many blocks the statements of a page look at. */
async function costOf(name: string): Promise<number> {
  const page = pages.find((one) => nameOf(one) === name)
  if (!page) throw new Error(`No page is called ${name}`)
  statements.length = 0
  await ask({ app, bearers }, page)
  let blocks = 0
  for (const statement of [...statements]) blocks += await blocksOf(db, statement)
  return blocks
}
