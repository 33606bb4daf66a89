import { beforeAll, expect, test } from 'vitest'
import { axeFindings } from '../axe.ts'
import { people, site } from '../fixtures.ts'

const home = await site()
let world: Awaited<ReturnType<typeof people>>

beforeAll(async () => {
  world = await people(home)
  await home.db.query(`update cohort set start_date = now() - interval '60 days' where id = $1`, [
    world.cohort,
  ])
  await home.db.query(`update project set created_at = now() - interval '50 days' where id = $1`, [
    world.project,
  ])
  await home.db.query(`update mentorship set started_at = now() - interval '40 days' where project_id = $1`, [
    world.project,
  ])
})

const silent = 'Clean water for all has not written anything yet'

test('at home an organiser reads how much needs them, finds a team by a part of a name, and comes back to what was found', async () => {
  const { page, context, complaints } = await home.visit('/home', { as: world.organiser })
  await page.getByText(/^(One thing needs|\d+ things need) you today/).waitFor()
  const needs = page.getByRole('region', { name: 'Needs you' })
  await needs.getByRole('button', { name: `Remind: ${silent}` }).waitFor()
  const cohorts = page.getByRole('region', { name: 'Your cohorts' })
  await cohorts.getByRole('link', { name: '1 team', exact: true }).waitFor()
  const search = page.getByRole('searchbox', { name: 'Search' })
  await search.fill('marco')
  const found = page.getByRole('link', { name: 'Clean water for all', exact: true })
  await found.waitFor()
  expect(await axeFindings(page)).toEqual([])
  await found.click()
  await page.waitForURL(`**/home/project/${world.project}`)
  await page.goBack()
  await found.waitFor()
  expect(await search.inputValue()).toBe('marco')
  await search.fill('nobody at all')
  await page.getByText(/^Nothing found/).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('whoever begins with an organisation finds the way to its first cohort at home', async () => {
  const org = await home.build.organisation('beginning')
  const owner = await home.build.person({ role: 'admin', orgRole: 'owner', org, name: 'Nora' })
  const { page, context, complaints } = await home.visit('/home', { as: owner, width: 390, height: 844 })
  await page.getByRole('heading', { name: 'Your first cohort' }).waitFor()
  expect(await page.getByRole('searchbox').count()).toBe(0)
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('main').getByRole('link', { name: 'New Cohort' }).click()
  await page.waitForURL('**/manage/beginning/add')
  expect(complaints).toEqual([])
  await context.close()
})

test('an organiser sees what needs them, reminds a silent team once, and finds it in its list', async () => {
  const { page, complaints } = await home.visit(`/manage/acme/${world.cohort}`, { as: world.organiser })
  const needs = page.getByRole('region', { name: 'Needs you' })
  const item = needs.getByRole('listitem').filter({ hasText: silent })
  await item.getByText('40 days').waitFor()
  expect(await axeFindings(page)).toEqual([])

  await item.getByRole('button', { name: `Remind: ${silent}` }).click()
  await item.getByText(/^Reminded at/).waitFor()
  await page.reload({ waitUntil: 'networkidle' })
  await item.getByText(/^Reminded at/).waitFor()
  expect(await item.getByRole('button').count()).toBe(0)
  const { rows } = await home.db.query('select kind from notification where user_id = $1', [
    world.entrepreneur,
  ])
  expect(rows).toEqual([{ kind: 'remindTeam' }])

  await needs.getByRole('link', { name: '1 silent team' }).click()
  await page.waitForURL(/dashboard\/incubating\?needs=quietTeam$/)
  const list = page.getByRole('table', { name: 'Running projects' })
  await list.getByRole('link', { name: 'Clean water for all', exact: true }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('an organiser who is more patient with teams says so, and the list follows', async () => {
  const { page, context, complaints } = await home.visit(`/manage/acme/${world.cohort}`, {
    as: world.organiser,
  })
  const needs = page.getByRole('region', { name: 'Needs you' })
  const item = needs.getByRole('listitem').filter({ hasText: silent })
  await item.waitFor()
  await page.getByText('After how many days does something need you?').click()
  const days = page.getByLabel('A team that writes nothing (days)')
  await days.fill('0')
  await page.getByText('A whole number from 1 to 90.').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await days.fill('60')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await item.waitFor({ state: 'detached' })
  await page.reload({ waitUntil: 'networkidle' })
  await needs.getByRole('listitem').first().waitFor()
  await expect.poll(() => item.count()).toBe(0)
  expect(complaints).toEqual([])
  await context.close()
})

test('the hub sees the platform in Spanish on a phone: figures, what waits for it, and nothing too wide', async () => {
  await home.db.query(
    `insert into bug_report (id, time, description, created_at) values (lpad('b', 24, 'b'), 0, 'It broke', now() - interval '9 days')`,
  )
  const { page, complaints } = await home.visit('/es/manage', {
    as: world.superAdmin,
    width: 390,
    height: 844,
  })
  const needs = page.getByRole('region', { name: 'Requiere tu atención' })
  await needs.getByRole('link', { name: 'Reportado: It broke', exact: true }).waitFor()
  await page.getByRole('region', { name: 'La plataforma en cifras' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await axeFindings(page)).toEqual([])
  expect(complaints).toEqual([])
})
