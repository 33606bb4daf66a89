import type { Page, Response } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { moduleBySlug } from '#course/course.ts'
import { newId } from '#server/new-id.ts'
import { people, site } from '../fixtures.ts'
import { isShown, watchRequests } from '../settled.ts'

const home = await site()
const { project, cohort, entrepreneur, mentor, organiser, superAdmin } = await people(home)
const projectHome = `/home/project/${project}`
const step = (slug: string) => `${projectHome}/one/${slug}`

/** What a page asks for at first has been answered before anything is counted. */
async function visit(path: string, as: string) {
  const visited = await home.visit(path, { as, loadsAhead: true })
  watchRequests(visited.page)
  await visited.page.locator('main h1').first().waitFor()
  await visited.page.waitForLoadState('networkidle')
  await isShown(visited.page)
  return visited
}

/** What a page asks for afterwards, when it is whole: nothing waits for it. */
const afterwards = ['PlanCheck']

/** The names of what is asked of the API while something is done, until nothing is on its way any more. */
async function askedFor(page: Page, work: () => Promise<unknown>): Promise<string[]> {
  const names: string[] = []
  const note = (request: { url(): string; postData(): string | null }) => {
    const body = request.url().endsWith('/graphql') ? request.postData() : null
    if (body) names.push(/\b(?:query|mutation) (\w+)/.exec(body)?.[1] ?? body)
  }
  page.on('request', note)
  watchRequests(page)
  await work()
  await isShown(page)
  page.off('request', note)
  return names.filter((name) => !afterwards.includes(name))
}

const isPlan = (response: Response) =>
  response.url().endsWith('/graphql') && response.request().postData()?.includes('query Plan') === true

/** As a link within the application does it: no page is loaded. */
async function follow(page: Page, path: string, heading: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a')
    link.href = href
    link.textContent = 'go'
    document.body.append(link)
    link.click()
    link.remove()
  }, path)
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
}

const pages = [
  ['an introduction', 'introduction', 'Introduction'],
  ['a step', 'information-sources', 'Information sources'],
  ['the summary', 'summary', 'Summary'],
] as const

test.each(pages)('%s that is opened from the project is one request', async (_, slug, title) => {
  const { page, context } = await visit(projectHome, entrepreneur)
  expect(await askedFor(page, () => follow(page, step(slug), title))).toEqual(['Plan'])
  await context.close()
})

test('from step to step nothing is asked; the way to the summary and back is one request each', async () => {
  const { page, context } = await visit(step('information-sources'), entrepreneur)
  const opening = (slug: string, title: string) => askedFor(page, () => follow(page, step(slug), title))
  expect(await opening('introduction', 'Introduction')).toEqual([])
  expect(await opening('summary', 'Summary')).toEqual(['Plan'])
  expect(await opening('information-sources', 'Information sources')).toEqual(['Plan'])
  expect(await opening('introduction', 'Introduction')).toEqual([])
  await context.close()
})

/** Nothing of a page is drawn before the words of its frame are here. */
const words = '**/assets/en-*.js'

test('where nothing is kept, a step asks for its plan while its own code is on its way, and once', async () => {
  const { page, context } = await visit('/privacy-policy', entrepreneur)
  const answered = page.waitForResponse(isPlan)
  await page.route(words, async (route) => {
    await answered
    await route.continue()
  })
  const open = () => page.goto(step('information-sources'), { waitUntil: 'networkidle' })
  expect(await askedFor(page, open)).toEqual(['Plan'])
  await page.unroute(words)
  expect(await askedFor(page, () => follow(page, projectHome, 'Clean water for all'))).toContain('Place')
  const back = () => follow(page, step('information-sources'), 'Information sources')
  expect(await askedFor(page, back)).toEqual(['Plan'])
  await context.close()
})

test('what others change while its code is on its way is read before it is drawn', async () => {
  const { page, context } = await visit('/privacy-policy', entrepreneur)
  const drawn = Promise.withResolvers<void>()
  await page.route(words, async (route) => {
    await drawn.promise
    await route.continue()
  })
  const answered = page.waitForResponse(isPlan)
  const opened = page.goto(step('information-sources'))
  await answered
  const again = page.waitForResponse(isPlan)
  let isHeard = false
  void again.then(() => {
    isHeard = true
  })
  // As the database tells of it. Whether the page listens already is not seen from outside.
  const change = JSON.stringify({
    ...{ projectId: project, kind: 'input', id: newId(), version: 1 },
    change: 'insert',
  })
  await vi.waitUntil(
    async () => {
      await home.db.query(`select pg_notify('germina', $1)`, [change])
      return isHeard
    },
    { timeout: 20_000, interval: 200 },
  )
  expect(await page.locator('h1').count()).toBe(0)
  drawn.resolve()
  await opened
  await page.getByRole('heading', { level: 1, name: 'Information sources' }).waitFor()
  await context.close()
})

test('a plan that was asked for early and refused is told as such, and can be asked for again', async () => {
  const { page, context } = await visit('/privacy-policy', entrepreneur)
  await page.goto(`/home/project/${newId()}/one/introduction`)
  await page.getByRole('heading', { level: 1, name: '404 Not Found' }).waitFor()
  await context.close()

  const other = await visit('/privacy-policy', entrepreneur)
  await other.page.route('**/graphql', (route) => route.fulfill({ status: 503, body: '' }))
  await other.page.goto(step('information-sources'))
  const again = other.page.getByRole('button', { name: 'Try again' })
  await again.waitFor()
  await other.page.unroute('**/graphql')
  await again.click()
  await other.page.getByRole('heading', { level: 1, name: 'Information sources' }).waitFor()
  await other.context.close()
})

test('a step that is loaded from its address knows who is there, and asks for everything at once', async () => {
  const { page, context } = await visit('/home', entrepreneur)
  const open = () => page.goto(step('information-sources'), { waitUntil: 'networkidle' })
  expect(await askedFor(page, open)).toEqual(['Plan'])
  await context.close()
})

test('a review with its differences is one request, for a mentor and for an organiser', async () => {
  await home.db.query(
    `insert into progress (id, project_id, module_id, ord, review_request, request_count) values ($1, $2, $3, 1, true, 2)`,
    [newId(), project, moduleBySlug('one')?.id],
  )
  for (const [as, names] of [
    [mentor, ['Plan']],
    [organiser, ['Plan']],
  ] as const) {
    const { page, context } = await visit(projectHome, as)
    const asked = await askedFor(page, () => follow(page, step('summary'), 'Summary'))
    await page.getByRole('tab', { name: 'What changed', selected: true }).waitFor()
    expect(asked.toSorted()).toEqual(names)
    await context.close()
  }
})

test('the shield leads an organiser and a super admin to the cohort of the project, for which nothing more is asked', async () => {
  for (const as of [organiser, superAdmin]) {
    const { page, context } = await visit('/home', as)
    for (const [path, heading, asked] of [
      [projectHome, 'Clean water for all', ['Place', 'ProjectHome', 'Projects']],
      [step('introduction'), 'Introduction', ['Plan']],
    ] as const) {
      const shield = page.getByRole('link', { name: 'Back to the cohort dashboard' })
      const names = await askedFor(page, async () => {
        await follow(page, path, heading)
        // The bar comes a little later, and asks for what it shows.
        await shield.waitFor()
      })
      expect(names.toSorted()).toEqual(asked)
      expect(await shield.getAttribute('href')).toBe(`/manage/acme/${cohort}`)
    }
    await page.getByRole('link', { name: 'Back to the cohort dashboard' }).click()
    await page.getByRole('heading', { name: 'Waiting reviews' }).waitFor()
    await context.close()
  }
})
