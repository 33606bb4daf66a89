import { beforeAll, expect, test } from 'vitest'
import { jobSchema } from '#server/jobs/queues.ts'
import { axeFindings } from '../axe.ts'
import { people, site } from '../fixtures.ts'

const home = await site()
let world: Awaited<ReturnType<typeof people>>

beforeAll(async () => {
  world = await people(home)
})

test('a super admin finds somebody, and another role takes effect at once in the page they have open', async () => {
  const { superAdmin, organiser, cohort } = world
  const open = await home.visit(`/manage/acme/${cohort}/applications`, { as: organiser })
  await open.page.getByRole('heading', { level: 1 }).waitFor()
  const { page, complaints } = await home.visit('/manage/hub/search', { as: superAdmin })
  const table = page.getByRole('table', { name: 'Platform users' })
  await table.getByRole('link', { name: 'Marco Tester' }).waitFor()

  await page.getByRole('searchbox', { name: 'Search' }).fill('OLGA')
  await expect.poll(() => table.getByRole('row').count()).toBe(2)
  expect(new URL(page.url()).search).toBe('?search=OLGA')
  expect(await axeFindings(page)).toEqual([])

  await table.getByRole('link', { name: 'Olga Tester' }).click()
  const panel = page.getByRole('dialog', { name: 'Olga Tester' })
  await panel.getByRole('heading', { name: 'Role' }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await panel.getByRole('combobox', { name: 'Works here as' }).click()
  await page.getByRole('option', { name: 'Mentor' }).click()
  await panel.getByRole('button', { name: 'Change role' }).click()
  await page
    .getByRole('dialog', { name: 'Change the role of Olga Tester to mentor?' })
    .getByRole('button', { name: 'Change role' })
    .click()

  await open.page.waitForURL(/\/login/)
  await open.context.close()
  await expect.poll(() => table.getByRole('row').last().textContent()).toContain('Mentor')
  expect(complaints).toEqual([])
  await page.context().close()
})

test('a view of the list is an address: it survives a reload, and Back leads to the one before', async () => {
  const { page, context } = await home.visit('/manage/hub/search?role=entrepreneur&sort=-name', {
    as: world.superAdmin,
  })
  const table = page.getByRole('table', { name: 'Platform users' })
  await table.getByRole('link', { name: 'Elena Tester' }).waitFor()
  expect(await table.getByRole('link', { name: 'Sara Tester' }).count()).toBe(0)
  await table.getByRole('button', { name: 'Last seen' }).click()
  await table.locator('th[aria-sort="ascending"]', { hasText: 'Last seen' }).waitFor()
  await page.goBack()
  await table.locator('th[aria-sort="descending"]', { hasText: 'Name' }).waitFor()
  expect(new URL(page.url()).search).toBe('?role=entrepreneur&sort=-name')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download list' }).click()
  await page.getByRole('menuitem', { name: 'CSV file' }).click()
  expect((await download).suggestedFilename()).toMatch(/^platform-users-[\d-]{10}\.csv$/)
  await context.close()
})

test('an organisation gets its first owner by mail, and what was done stands in its log', async () => {
  const { page, context, complaints } = await home.visit('/manage/acme/settings', { as: world.superAdmin })
  const team = page.getByRole('region', { name: 'People of this organisation' })
  await team.getByRole('textbox', { name: 'First name' }).fill('Nora')
  await team.getByRole('textbox', { name: 'Last name' }).fill('Paz')
  await team.getByRole('textbox', { name: 'E-mail' }).fill('nora@example.org')
  await team.getByRole('button', { name: 'Send invitation' }).click()
  await team.getByText('invited, the link works until').waitFor()
  expect(await axeFindings(page)).toEqual([])
  expect(complaints).toEqual([])
  await context.close()

  const { rows } = await home.db.query<{ link: string }>(
    `select data -> 'data' ->> 'link' as link from ${jobSchema}.job where data ->> 'to' = 'nora@example.org'`,
  )
  const nora = await home.visit(new URL(rows[0]?.link ?? '').href)
  await nora.page.getByLabel('New password', { exact: true }).fill('kite over the harbour')
  await nora.page.getByRole('button', { name: 'Save the new password' }).click()
  await nora.page.getByRole('link', { name: 'Go to the login' }).click()
  await nora.page.getByLabel('E-mail').fill('nora@example.org')
  await nora.page.getByLabel('Password', { exact: true }).fill('kite over the harbour')
  await nora.page.getByRole('button', { name: 'Log in' }).click()
  await nora.page.waitForURL(/\/(home|manage)/)
  await nora.page.goto('/manage/acme/settings')
  const log = nora.page.getByRole('table', { name: 'What happened' })
  await log.getByText('Joined Organisation 1 as owner').waitFor()
  await log.getByText('Invited somebody to Organisation 1 as owner').waitFor()
  await nora.context.close()
})

test('a project is moved to another cohort, and what that does is said before', async () => {
  const { org, cohort, project } = world
  const next = await home.build.cohort({ org })
  await home.db.query(`update cohort set title = 'Autumn' where id = $1`, [next])
  const { page, context, complaints } = await home.visit(`/manage/acme/${cohort}/dashboard/incubating`, {
    as: world.superAdmin,
  })
  const row = page.getByRole('row').filter({ hasText: 'Clean water for all' })
  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Move to another cohort' }).click()
  const dialog = page.getByRole('dialog', { name: 'Move Clean water for all' })
  await dialog.getByText('Plan, progress, reviews and messages go along; nothing is lost.').waitFor()
  await dialog.getByRole('combobox', { name: 'To which cohort' }).click()
  await page.getByRole('option', { name: /^Autumn/ }).click()
  await dialog.getByText('The mentor stays with the project.').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  await row.waitFor({ state: 'detached' })
  const { rows } = await home.db.query('select cohort_id from project where id = $1', [project])
  expect(rows).toEqual([{ cohort_id: next }])
  expect(complaints).toEqual([])
  await context.close()
})

test('many accounts are disabled at once; whoever may not be is named', async () => {
  const { page, context, complaints } = await home.visit('/manage/hub/search', { as: world.superAdmin })
  const table = page.getByRole('table', { name: 'Platform users' })
  for (const name of ['Elena Tester', 'Sara Tester'])
    await table.getByRole('row').filter({ hasText: name }).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Disable accounts' }).click()
  const question = page.getByRole('dialog', { name: 'Disable 2 accounts?' })
  await question.waitFor()
  expect(await axeFindings(page)).toEqual([])
  await question.getByRole('button', { name: 'Disable accounts' }).click()
  const refused = page.getByRole('dialog', { name: /^Not changed/ })
  await refused.getByText('Sara Tester').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await refused.getByRole('button', { name: 'Close' }).last().click()
  await table.getByRole('row').filter({ hasText: 'Elena Tester' }).getByText('Disabled').waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('everybody on the platform is found from the hub alone', async () => {
  const { page, context } = await home.visit('/manage/acme/search', { as: world.superAdmin })
  await page.waitForURL(/\/manage\/acme$/)
  await context.close()
})
