import { globSync, readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { loadContent } from '#server/content/load-content.ts'
import { testApi } from '#testing/api.ts'
import { sessionFor } from '#testing/sign-in.ts'
import { routes } from '#web/app/routes.ts'
import { ask, nameOf } from './measure.ts'
import { pages } from './pages.ts'
import { blocksOf, recordStatements } from './statements.ts'
import { growTo, people, place, type Who } from './world.ts'

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

test('what needs an organiser costs the same however much teams have written', async () => {
  const needs = pages.find((page) => nameOf(page) === 'NeedsYou as organiser')
  const statements = recordStatements(db)
  const cost = async () => {
    statements.length = 0
    if (needs) await ask({ app, bearers }, needs)
    let blocks = 0
    for (const statement of [...statements]) blocks += await blocksOf(db, statement)
    return blocks
  }
  const before = await cost()
  await db.query(
    `insert into plan_item (id, project_id, kind, data, updated_at)
     select made_id('30', k * 1000 + row_number() over ()), p.id, 'pain', '{}', now() from project p, generate_series(1, 300) k
     where p.cohort_id = $1`,
    [place.cohort],
  )
  await db.query('vacuum analyze plan_item, project_work')
  expect(before).toBeGreaterThan(0)
  expect(await cost()).toBeLessThan(before * 1.5)
})
