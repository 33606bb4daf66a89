import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { axeFindings } from '../axe.ts'
import { people, site } from '../fixtures.ts'

const home = await site()
let world: Awaited<ReturnType<typeof people>>

beforeAll(async () => {
  world = await people(home)
  await home.db.query(`update users set locale = 'es' where id = $1`, [world.entrepreneur])
})

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name })

async function choose(page: Page, label: string, option: string | RegExp) {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option }).click()
}

test('one announcement goes to managers and one to a cohort, and each is read by the right people', async () => {
  const { page, complaints } = await home.visit('/manage/announcements', { as: world.superAdmin })
  await link(page, 'New announcement').first().click()
  await page.getByText('All managers').click()
  await page.getByLabel('Title in English').fill('Figures by Friday')
  await button(page, 'Publish').click()
  await page.getByLabel('Text in English').fill('Please send your **figures**.')
  const preview = page.getByRole('region', { name: 'As readers see it' })
  await preview.locator('strong', { hasText: 'figures' }).first().waitFor()
  expect(await axeFindings(page)).toEqual([])
  await button(page, 'Publish').click()
  await page.getByRole('heading', { name: 'Platform announcements', level: 1 }).waitFor()
  await link(page, 'Figures by Friday').waitFor()

  await link(page, 'New announcement').first().click()
  await page.getByText('One cohort').click()
  const { rows } = await home.db.query(
    'select o.name, c.title from cohort c join organisation o on o.id = c.org_id where c.id = $1',
    [world.cohort],
  )
  await choose(page, 'Organisation', rows[0].name)
  await choose(page, 'Cohort', rows[0].title)
  await page.getByLabel('Title in Spanish').fill('Nos vemos el lunes')
  await page.getByLabel('Text in Spanish').fill('A las cinco.')
  await button(page, 'Publish').click()
  await link(page, 'Nos vemos el lunes').waitFor()
  expect(await axeFindings(page)).toEqual([])

  const reader = await home.visit('/es/home/announcements', { as: world.entrepreneur })
  await reader.page.getByRole('heading', { name: 'Nos vemos el lunes' }).waitFor()
  expect(await reader.page.getByText('Figures by Friday').count()).toBe(0)

  const manager = await home.visit('/manage/acme/announcements', { as: world.organiser })
  await link(manager.page, 'Nos vemos el lunes').waitFor()
  await link(manager.page, /^Announcements for you \(\d new\)$/).click()
  await manager.page.getByRole('heading', { name: 'Figures by Friday' }).waitFor()

  await page.reload()
  await link(page, 'Nos vemos el lunes').click()
  await button(page, 'Delete').click()
  const dialog = page.getByRole('dialog', { name: 'Delete this announcement?' })
  await dialog.getByText(/Read so far by \d+ (person|people)\.$/).waitFor()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await link(page, 'Figures by Friday').waitFor()
  await link(page, 'Nos vemos el lunes').waitFor({ state: 'detached' })
  expect([...complaints, ...reader.complaints, ...manager.complaints]).toEqual([])
})

test('a bug is answered beside the list, and its reporter reads the answer', async () => {
  await home.db.query(
    `insert into bug_report (id, project_id, user_id, module, step, time, description)
     values ('65b000000000000000000001', $1, $2, 'one', 'summary', $3, 'The map stays empty')`,
    [world.project, world.entrepreneur, Date.now()],
  )
  const { page, complaints } = await home.visit('/manage/bugs', { as: world.superAdmin })
  await link(page, 'The map stays empty').click()
  const panel = page.getByRole('dialog', { name: 'Reported by Elena' })
  await panel.getByRole('link', { name: 'Open the step' }).waitFor()
  await panel.getByText('Closed').click()
  await panel.getByLabel('Answer', { exact: true }).fill('The map is back.')
  expect(await axeFindings(page)).toEqual([])
  await panel.getByRole('button', { name: 'Save and send the answer' }).click()
  await panel.getByText(/^Answered by Sara/).waitFor()

  const reporter = await home.visit('/es/home', { as: world.entrepreneur })
  await button(reporter.page, /^Notificaciones: 1/).click()
  await reporter.page.getByText('Una respuesta al error que reportaste').waitFor()
  await reporter.page.getByText('The map is back.').waitFor()
  expect([...complaints, ...reporter.complaints]).toEqual([])
})
