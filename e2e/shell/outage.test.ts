import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { words as problemWords } from '#course/understanding-the-problem/defining-your-problem/words.ts'
import { axeFindings } from '../axe.ts'
import { people, site } from '../fixtures.ts'
import { coursePage } from '../pages/course-page.ts'

const home = await site()
let world: Awaited<ReturnType<typeof people>>
beforeAll(async () => {
  world = await people(home)
})

const away = {
  status: 503,
  contentType: 'application/json',
  body: JSON.stringify({ data: null, errors: [{ message: '', extensions: { code: 'UNAVAILABLE' } }] }),
}
const doors = ['**/graphql', '**/ready']
const lose = (page: Page) =>
  Promise.all(doors.map((door) => page.route(door, (route) => route.fulfill(away))))
const find = (page: Page) => Promise.all(doors.map((door) => page.unroute(door)))
const strip = (page: Page) => page.getByText('The service does not answer right now')

test('an open step stays during an outage, says so, and sends what was written when the service is back', async () => {
  const { project, entrepreneur } = world
  const path = `/home/project/${project}/one/defining-your-problem`
  const { page, context } = await home.visit(path, { as: entrepreneur })
  const course = coursePage(page, project, 'one')
  await course.isShown('defining-your-problem')
  await lose(page)
  await page.getByLabel(problemWords.en.who).fill('Mothers')
  await page.getByLabel(problemWords.en.who).press('Tab')
  await strip(page).waitFor()
  await course.isShown('defining-your-problem')
  expect(await page.getByText('404 Not Found').count()).toBe(0)
  expect(await page.getByLabel(problemWords.en.who).inputValue()).toBe('Mothers')
  expect(await axeFindings(page)).toEqual([])
  await find(page)
  await strip(page).waitFor({ state: 'detached' })
  await course.isSaved()
  await context.close()
})

describe.each([
  ['a project', () => `/home/project/${world.project}`],
  ['a step', () => `/home/project/${world.project}/one/introduction`],
  ['the home page', () => '/home'],
])('%s that is opened during an outage', (_what, path) => {
  test.each([
    ['for the first time', false],
    ['by somebody known', true],
  ])('%s says that the service is away and opens by itself', async (_when, isKnown) => {
    const { page, context } = await home.visit(isKnown ? '/home/announcements' : '/', {
      as: world.entrepreneur,
    })
    await lose(page)
    await page.goto(path())
    await page.getByRole('heading', { name: 'We cannot reach the server' }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    expect(new URL(page.url()).pathname).toBe(path())
    await find(page)
    await page.getByRole('heading', { name: 'We cannot reach the server' }).waitFor({ state: 'detached' })
    await page.locator('main h1').waitFor()
    expect(await page.getByText('404 Not Found').count()).toBe(0)
    expect(new URL(page.url()).pathname).toBe(path())
    await context.close()
  })
})

test('an organiser who opens the cohort during an outage is not told that it does not exist', async () => {
  const { rows } = await home.db.query<{ slug: string }>('select slug from organisation where id = $1', [
    world.org,
  ])
  const { page, context } = await home.visit('/', { as: world.organiser })
  await page.goto(`/manage/${rows[0]?.slug}/${world.cohort}`)
  await page.locator('main h1').waitFor()
  await page.evaluate(() =>
    indexedDB.databases().then((all) => all.map(({ name }) => name && indexedDB.deleteDatabase(name))),
  )
  await lose(page)
  await page.goto(`/manage/${rows[0]?.slug}/${world.cohort}/applications`)
  await page.getByRole('heading', { name: 'We cannot reach the server' }).waitFor()
  await find(page)
  await page.getByRole('heading', { name: 'We cannot reach the server' }).waitFor({ state: 'detached' })
  await page.locator('main h1').waitFor()
  await context.close()
})
