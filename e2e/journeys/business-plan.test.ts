import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { axeFindings } from '../axe.ts'
import { people, site } from '../fixtures.ts'
import { plantSample } from '../pages/plant-sample.ts'

const home = await site()
let world: Awaited<ReturnType<typeof people>>

beforeAll(async () => {
  world = await people(home)
  await plantSample(home.db, world.project, 'clay-filter')
})

const section = (page: Page, name: RegExp) => page.getByRole('region', { name })
const sales = (page: Page) =>
  section(page, /Executive summary/)
    .getByText(/USD/)
    .first()

test('a mentor comes to the plan by links, reads it in another scenario, and comments on a section; the founder finds the comment and the step', async () => {
  const { project, mentor, entrepreneur } = world
  const reader = await home.visit(`/home/project/${project}`, { as: mentor, width: 1440, height: 900 })
  const { page } = reader
  await page.getByRole('link', { name: 'Business plan', exact: true }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Clean water for all' }).waitFor()
  await section(page, /12\s+Goals and risks/).waitFor()
  expect(await axeFindings(page)).toEqual([])

  const expected = await sales(page).textContent()
  await page.getByText('Pessimistic', { exact: true }).first().click()
  await expect.poll(() => sales(page).textContent()).not.toBe(expected)
  expect(page.url()).toContain('scenario=pessimistic')

  const contents = page.getByRole('navigation', { name: 'Contents of the plan' })
  await contents.getByRole('link', { name: /Customers/ }).click()
  await expect.poll(() => contents.locator('[aria-current]').textContent()).toContain('Customers')
  expect(await page.getByRole('button', { name: /^Edit/ }).count()).toBe(0)
  await section(page, /3\s+Customers/)
    .getByRole('button', { name: /comment/i })
    .click()
  await page.getByLabel('Your message').fill('Who pays in the rainy season?')
  await page.getByRole('button', { name: 'Add message' }).click()
  await page.getByText('Who pays in the rainy season?').waitFor()

  const founder = await home.visit(`/home/project/${project}`, { as: entrepreneur, width: 390, height: 844 })
  const own = founder.page
  await own.getByRole('link', { name: /Customers \(business plan\)/ }).click()
  await own.getByText('Who pays in the rainy season?').waitFor()
  await own.getByRole('button', { name: 'Close' }).click()
  expect(await axeFindings(own)).toEqual([])
  await section(own, /3\s+Customers/)
    .getByRole('button', { name: 'Edit: Customers' })
    .click()
  await own.getByRole('menuitem', { name: 'The customer segments' }).click()
  await own.waitForURL(/\/two\/customer-segments/)
  expect([...reader.complaints, ...founder.complaints]).toEqual([])
}, 240_000)
