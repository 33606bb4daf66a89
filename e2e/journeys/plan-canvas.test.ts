import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { sampleNames } from '#course/samples/names.ts'
import { zipFiles } from '#testing/zip-files.ts'
import { axeFindings } from '../axe.ts'
import { people, site } from '../fixtures.ts'
import { plantSample } from '../pages/plant-sample.ts'

const home = await site()
let world: Awaited<ReturnType<typeof people>>

beforeAll(async () => {
  world = await people(home)
  await plantSample(home.db, world.project, 'clay-filter')
})

const box = (page: Page, name: string) => page.getByRole('button', { name: `Enlarge: ${name}`, exact: true })

/** Boxes whose words run over their frame. */
const overfull = (page: Page) =>
  page
    .locator('[data-box]')
    .evaluateAll((all) =>
      all.filter((one) => one.scrollHeight > one.clientHeight + 2).map((one) => one.getAttribute('data-box')),
    )

test('a founder comes to the page at a glance by links, sees all of it at once, enlarges a box and takes the pitch along', async () => {
  const { project, entrepreneur } = world
  const { page, complaints } = await home.visit(`/home/project/${project}/businessplan`, {
    ...{ as: entrepreneur, width: 1440, height: 900 },
  })
  await page.getByRole('link', { name: 'See it on one page' }).click()
  await page.getByRole('heading', { level: 1, name: /at a glance/ }).waitFor()
  await page.locator('[data-box="objectives"]').waitFor()
  expect(await page.locator('[data-box]').count()).toBe(19)
  expect(await axeFindings(page)).toEqual([])

  await box(page, 'Break-even').focus()
  await page.keyboard.press('Enter')
  const large = page.getByRole('dialog', { name: 'Break-even' })
  await large.getByText(/Costs are covered/).waitFor()
  await large.getByRole('button', { name: /^Edit/ }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await large.waitFor({ state: 'hidden' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Break-even')

  await page.getByRole('button', { name: 'Download' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /^PowerPoint.*Pitch$/ }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^[a-z0-9-]+-pitch-\d{4}-\d\d-\d\d\.pptx$/)
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer)
  const slides = [...zipFiles(Buffer.concat(chunks)).keys()].filter((name) =>
    /^ppt\/slides\/[^/]+$/.test(name),
  )
  expect(slides).toHaveLength(8)
  expect(complaints).toEqual([])
}, 240_000)

test('on a phone the boxes stand in the order of the pitch, and one card after the other is presented by touch', async () => {
  const { project, entrepreneur } = world
  const { page, complaints } = await home.visit(`/home/project/${project}/businessplan/alternative`, {
    ...{ as: entrepreneur, width: 390, height: 844 },
  })
  await box(page, 'Problem').waitFor()
  const order = await page
    .locator('[data-box]:visible')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-box')))
  expect(order.slice(0, 3)).toEqual(['name', 'problem', 'mission'])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await axeFindings(page)).toEqual([])

  await page.getByRole('button', { name: 'Present' }).click()
  const show = page.getByRole('dialog', { name: /Presenting/ })
  const card = show.locator('article')
  await card.getByRole('heading', { name: 'The project' }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.mouse.click(330, 400)
  await card.getByRole('heading', { name: 'Problem' }).waitFor()
  expect(await show.getByRole('status').textContent()).toMatch(/^2 of 19\. Problem\./)
  await page.mouse.click(40, 400)
  await card.getByRole('heading', { name: 'The project' }).waitFor()
  await page.keyboard.press('End')
  await card.getByRole('heading', { name: 'Next objectives' }).waitFor()
  await page.keyboard.press('ArrowLeft')
  await card.getByRole('heading', { name: 'Sustainability' }).waitFor()
  await expect.poll(() => show.getByRole('timer').textContent()).toMatch(/^(?!0:00)\d+:\d\d \/ \d:\d\d$/)
  await show.getByRole('button', { name: 'End', exact: true }).click()
  await show.waitFor({ state: 'hidden' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Present')
  expect(complaints).toEqual([])
}, 240_000)

test('both examples are seen at once in both languages, and are one page of paper, from a phone too', async () => {
  const { project, entrepreneur } = world
  for (const name of sampleNames)
    for (const locale of ['en', 'es'] as const) {
      const called = `${name} in ${locale}`
      await home.db.query('delete from plan_item')
      await plantSample(home.db, project, name, locale)
      const path = `${locale === 'es' ? '/es' : ''}/home/project/${project}/businessplan/alternative`
      const { page, context } = await home.visit(path, { as: entrepreneur, width: 1440, height: 900 })
      await page.locator('[data-box="objectives"]').waitFor()
      expect(await overfull(page), called).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollHeight), called).toBe(900)
      expect(await paper(page), called).toEqual(['842 × 595'])
      await page.setViewportSize({ width: 390, height: 844 })
      await page.locator('[data-box="objectives"]:visible').waitFor()
      expect(await paper(page), called).toEqual(['842 × 595'])
      await context.close()
    }
}, 240_000)

/** The sheets that come out of a printer, in points. */
async function paper(page: Page): Promise<readonly string[]> {
  const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const sheets = file.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)
  return [...sheets].map(
    ([, width, height]) => `${Math.round(Number(width))} × ${Math.round(Number(height))}`,
  )
}
