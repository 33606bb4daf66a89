import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Page } from 'playwright-core'
import { build, type PreviewServer, preview } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeFindings } from '../axe.ts'
import { openBrowser } from '../browser.ts'
import { freePort } from '../free-port.ts'
import { newVisitor, type Visit } from '../visitor.ts'

const browser = await openBrowser()
const web = join(import.meta.dirname, '../../web')
let folder: string
let server: PreviewServer
let address: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'germina-catalogue-'))
  const settings = { configFile: join(web, '../vite.catalogue.config.ts'), logLevel: 'error' } as const
  await build({ ...settings, build: { outDir: folder, emptyOutDir: true } })
  const port = await freePort()
  address = `http://localhost:${port}`
  server = await preview({ ...settings, build: { outDir: folder }, preview: { port, open: false } })
})

afterAll(async () => {
  await server?.close()
  rmSync(folder, { recursive: true, force: true })
})

async function open(language: 'en' | 'es', dark: boolean): Promise<Visit> {
  // Narrow enough that the help of a step is folded: there is one of it on a page, not one for each example.
  const visit = await newVisitor(browser, address, { width: 1200, dark })
  await visit.page.goto(`/catalogue/?language=${language}`)
  await visit.page.getByRole('heading', { level: 1, name: 'Catalogue of the step kit' }).waitFor()
  await visit.page.waitForLoadState('networkidle')
  return visit
}

// Both languages show the same elements: what is not a colour is looked at by day.
test('in Spanish and in the dark: axe finds no pale text and the console is silent', async () => {
  const { page, context, complaints } = await open('es', true)
  expect(await axeFindings(page, { onlyContrast: true })).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})

// The page is long: what can be seen of it by day is looked at while it is open.
test('in English and by day: axe finds nothing, every component of the step kit, of the forms and of lists is an example or part of one, and long texts are shown whole', async () => {
  const { page, context, complaints } = await open('en', false)
  expect(await axeFindings(page)).toEqual([])
  const shown = await page
    .locator('[data-example]')
    .evaluateAll((places) => places.map((place) => place.getAttribute('data-example') ?? ''))
  const parts = filesWithin(shown.map((of) => of.split(' ')[0] ?? ''))
  const missing = componentFiles()
    .filter((file) => !parts.has(file))
    .flatMap((file) => componentsOf(file).map((name) => `${file} ${name}`))
  expect(missing.filter((of) => !shown.includes(of))).toEqual([])
  await expectWholeTexts(page)
  expect(complaints).toEqual([])
  await context.close()
})

/** Also in a window that got narrower. */
async function expectWholeTexts(page: Page): Promise<void> {
  const box = page
    .locator('[data-example$=" PlanText"] textarea')
    .filter({ hasText: /.{200}/ })
    .first()
  const hidden = () => box.evaluate((area) => area.scrollHeight - area.clientHeight)
  const height = () => box.evaluate((area) => area.clientHeight)
  const wide = await height()
  expect(await hidden()).toBeLessThanOrEqual(1)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(height).toBeGreaterThan(wide)
  await expect.poll(hidden).toBeLessThanOrEqual(1)
  await page.setViewportSize({ width: 1200, height: 844 })
  await expect.poll(height).toBe(wide)
}

test('a list is ticked row by row, page by page or as a whole, and remembers its columns', async () => {
  const { page, context } = await newVisitor(browser, address)
  await page.goto('/catalogue/')
  const list = page.locator('[data-example="shared/list/list.tsx List"]')
  const table = list.getByRole('table').first()
  const bar = list.getByRole('region', { name: 'What to do with the selected' })

  await table.getByRole('link', { name: 'Amina Yusuf 101', exact: true }).focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Amina Yusuf 107')
  await table.getByRole('button', { name: 'Name' }).click()
  await table.locator('th[aria-sort="descending"]').waitFor()
  await table.getByRole('link', { name: 'Rosa Huamán 96', exact: true }).waitFor()

  await table.getByRole('checkbox', { name: 'Select Rosa Huamán 96' }).check()
  await bar.getByText('1 selected').waitFor()
  await list.getByRole('checkbox', { name: 'Select all 50 on this page' }).check()
  await list.getByRole('button', { name: 'Select all 120 results' }).click()
  await bar.getByText('All 120 results are selected').waitFor()
  await list.getByRole('searchbox', { name: 'Search' }).first().fill('amina')
  await list.getByText('20 results', { exact: true }).waitFor()
  await expect.poll(() => bar.isVisible()).toBe(false)

  await list.getByRole('button', { name: 'Columns' }).first().click()
  await list.getByRole('menuitemcheckbox', { name: 'Number' }).first().click()
  await table.getByRole('columnheader', { name: 'Number' }).waitFor()
  await page.reload()
  await table.getByRole('columnheader', { name: 'Number' }).waitFor()

  await page.setViewportSize({ width: 390, height: 844 })
  await list
    .getByRole('list', { name: 'People of the catalogue' })
    .first()
    .getByText('Last seen')
    .first()
    .waitFor()
  expect(await list.getByRole('table').count()).toBe(0)
  await context.close()
})

function componentFiles(): string[] {
  return ['step-kit', 'forms', 'shared/list'].flatMap((folder) =>
    readdirSync(join(web, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx')),
  )
}

const source = (file: string) => readFileSync(join(web, file), 'utf8')

/** A provider shows nothing of its own: it stands around the examples. */
function componentsOf(file: string): string[] {
  return [...source(file).matchAll(/^export function ([A-Z]\w*)/gm)]
    .map((found) => found[1] ?? '')
    .filter((name) => !name.endsWith('Provider'))
}

/** What the examples are made of, however deep. The examples' own files are shown by name alone. */
function filesWithin(examples: readonly string[]): ReadonlySet<string> {
  const within = new Set<string>()
  const follow = (file: string) => {
    for (const [, path = ''] of source(file).matchAll(/(?:from|import\()\s*'([^']+\.tsx)'/g)) {
      const part = path.startsWith('#web/') ? path.slice('#web/'.length) : join(dirname(file), path)
      if (within.has(part) || examples.includes(part)) continue
      within.add(part)
      follow(part)
    }
  }
  for (const file of new Set(examples)) follow(file)
  return within
}
