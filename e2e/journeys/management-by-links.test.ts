import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#server/new-id.ts'
import { matchRoute } from '#web/app/match-route.ts'
import { type RouteName, routes } from '#web/app/routes.ts'
import { people, site } from '../fixtures.ts'
import { isShown } from '../settled.ts'

const home = await site()
let world: Awaited<ReturnType<typeof people>> & { owner: string }

const management = routes.map(({ name }) => name).filter((name) => name.startsWith('manage'))
/** Pages of the platform, and what only its own people may change. */
const ofTheHub = routes
  .filter(({ name, guard }) => name.startsWith('manage') && guard === 'superadmin')
  .map(({ name }) => name)

/** Another organisation, another step; more of the same shows nothing new. */
const mostOfARoute = 2

beforeAll(async () => {
  const made = await people(home)
  const owner = await home.build.person({ role: 'admin', orgRole: 'owner', org: made.org, name: 'Olivia' })
  world = { ...made, owner }
})

test.each([
  ['superAdmin', '/manage', []],
  ['organiser', '/manage/acme', ofTheHub],
] as const)(
  'to a %s every page of the management is open by links, and each is left without a complaint',
  async (who, start, closed) => {
    const { page, context, complaints } = await home.visit(start, { as: world[who], width: 1440 })
    const refused = refusalsOn(page)
    const visited = new Set([placeOf(page.url())])
    await walk(page, visited)
    const opened = new Set([...visited].map(routeOf))
    expect(management.filter((name) => !opened.has(name))).toEqual(closed)
    expect(refused).toEqual([])
    expect(complaints).toEqual([])
    await context.close()
  },
)

test('every number of the platform leads to the list that holds it', async () => {
  const { db, build } = home
  await db.query('update users set disabled_at = now() where id = $1', [
    await build.person({ role: 'mentor' }),
  ])
  await build.cohort({ org: world.org, approved: false })
  await db.query(`insert into bug_report (id, time, description) values ($1, 0, 'It broke')`, [newId()])
  const { page, context, complaints } = await home.visit('/manage', { as: world.superAdmin, width: 1440 })
  const figures = page.getByRole('region', { name: 'The platform in figures' }).getByRole('link')
  const said = await figures.allInnerTexts()
  for (const [index, words] of said.entries()) {
    const number = Number.parseInt(words, 10)
    const before = page.url()
    await figures.nth(index).click()
    await arriveElsewhere(page, before)
    const column = /current cohort|team/.exec(words)?.[0]
    if (number > 0)
      expect([words, column ? await sumOf(page, column) : await found(page)]).toEqual([words, number])
    await goBackTo(page, before)
  }
  expect(said.map((words) => Number.parseInt(words, 10))).toEqual([2, 1, 1, 1, 1, 1, 0])
  expect(complaints).toEqual([])
  await context.close()
})

const found = async (page: Page) =>
  Number.parseInt((await page.getByText(/^\d+ results?$/).textContent()) ?? '', 10)

/** What a column of the list comes to. */
async function sumOf(page: Page, column: string): Promise<number> {
  const titles = await page.getByRole('columnheader').allInnerTexts()
  const at = titles.findIndex((title) => title.toLowerCase().startsWith(column))
  const cells = await page
    .getByRole('row')
    .locator(`td:nth-child(${at + 1})`)
    .allInnerTexts()
  return cells.reduce((sum, cell) => sum + Number.parseInt(cell, 10), 0)
}

test('an organisation with more cohorts than come at once shows all of them', async () => {
  const org = await home.build.organisation('many')
  for (let index = 0; index < 53; index += 1) await home.build.cohort({ org })
  const { page, context, complaints } = await home.visit('/manage/many', { as: world.superAdmin })
  const cohorts = page.getByRole('region', { name: 'Cohorts' }).getByRole('heading', { level: 3 })
  expect(await cohorts.count()).toBe(50)
  await page.getByRole('button', { name: 'Show more (3 left)' }).click()
  await expect.poll(() => cohorts.count()).toBe(53)
  expect(complaints).toEqual([])
  await context.close()
})

test('an owner is called so, and a cohort to which nobody has applied leads to its link', async () => {
  const cohort = await home.build.cohort({ org: world.org })
  const { page, context, complaints } = await home.visit(`/manage/acme/${cohort}/applications`, {
    as: world.owner,
  })
  await page.getByRole('banner').getByText('Owner', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'To the link' }).click()
  await page.waitForURL(`**/manage/acme/${cohort}/settings#link`)
  await isShown(page)
  expect(complaints).toEqual([])
  await context.close()
})

test('what is not saved in the settings of a cohort waits there, and does not follow to where it is customized', async () => {
  const base = `/manage/acme/${world.cohort}`
  const { page, context, complaints } = await home.visit(`${base}/settings`, { as: world.organiser })
  const unsaved = page.getByText('Not saved yet.')
  await page.getByLabel('Duration').fill('Five months')
  await unsaved.waitFor()
  await page.getByRole('link', { name: 'Customize' }).first().click()
  await page.getByRole('heading', { name: 'Customize' }).waitFor()
  await isShown(page)
  expect(await unsaved.isVisible()).toBe(false)
  await page.goBack()
  await unsaved.waitFor()
  expect(await page.getByLabel('Duration').inputValue()).toBe('Five months')
  expect(complaints).toEqual([])
  await context.close()
})

/** Opens what is not known yet by its link, looks around there, goes up by the breadcrumb, and comes back with the browser's button. */
async function walk(page: Page, visited: Set<string>): Promise<void> {
  const here = page.url()
  const panel = page.getByRole('dialog')
  const isPanel = await panel.isVisible()
  const crumb = page.getByRole('navigation', { name: 'Where you are' }).getByRole('link').first()
  if (!isPanel && (await crumb.isVisible())) {
    await crumb.click()
    await arriveElsewhere(page, here)
    await goBackTo(page, here)
  }
  await openTexts(page)
  const links = (isPanel ? panel : page).locator('a[href^="/manage"]').filter({ visible: true })
  const hrefs = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
  for (const href of new Set(hrefs)) {
    const place = placeOf(new URL(href, here).href)
    if (visited.has(place) || isKnownEnough(place, visited)) continue
    visited.add(place)
    await openTexts(page)
    await links
      .and(page.locator(`[href="${href}"]`))
      .first()
      .click()
    await arriveElsewhere(page, here)
    await walk(page, visited)
    await goBackTo(page, here)
  }
}

async function arriveElsewhere(page: Page, before: string): Promise<void> {
  await page.waitForURL((url) => url.href !== before)
  await isShown(page)
}

async function goBackTo(page: Page, before: string): Promise<void> {
  await page.goBack()
  await page.waitForURL(before)
  await isShown(page)
}

/** The drawer keeps the texts of a cohort folded. */
async function openTexts(page: Page): Promise<void> {
  const folded = page.getByRole('button', { name: 'Edit Content', expanded: false })
  if (await folded.isVisible()) await folded.click()
}

/** The path of a page, and what is open over it. */
function placeOf(address: string): string {
  const { pathname, searchParams } = new URL(address)
  const open = searchParams.get('open')
  return open ? `${pathname}?open=${open}` : pathname
}

function routeOf(place: string): RouteName {
  const match = matchRoute(place.split('?')[0] ?? '')
  if (!match) throw new Error(`${place} is no page`)
  return match.route.name
}

function isKnownEnough(place: string, visited: ReadonlySet<string>): boolean {
  const isPanel = (one: string) => one.includes('?')
  const alike = [...visited].filter(
    (one) => isPanel(one) === isPanel(place) && routeOf(one) === routeOf(place),
  )
  return alike.length >= mostOfARoute
}

/** What the API refused, with the place in which it was asked. */
function refusalsOn(page: Page): string[] {
  const refused: string[] = []
  page.on('response', async (response) => {
    if (!response.url().endsWith('/graphql')) return
    const answer = await response.json().catch(() => null)
    if (!answer?.errors) return
    const { operationName, variables } = response.request().postDataJSON() ?? {}
    refused.push(`${page.url()}: ${operationName} ${JSON.stringify(variables)}`)
  })
  return refused
}
