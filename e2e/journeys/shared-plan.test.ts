import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { courseModules } from '#course/course.ts'
import { hashToken, newToken } from '#server/auth/secret-token.ts'
import { newId } from '#server/new-id.ts'
import { axeFindings } from '../axe.ts'
import { people, site } from '../fixtures.ts'

const home = await site()
let world: Awaited<ReturnType<typeof people>>
beforeAll(async () => {
  world = await people(home)
  const { project } = world
  for (const [place, { id }] of courseModules.entries())
    await home.db.query(
      'insert into progress (id, project_id, module_id, ord) values ($1, $2, $3, $4) on conflict do nothing',
      [newId(), project, id, place],
    )
  await home.db.query(`insert into plan_item (id, project_id, kind, data) values ($1, $2, 'segment', $3)`, [
    ...[newId(), project, JSON.stringify({ name: 'Families at the lake', role: 'customer' })],
  ])
})

const password = 'lantern under the bridge'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

test('a founder shares the plan with a password, a funder reads it on a phone, and the founder ends it', async () => {
  const { project, entrepreneur } = world
  const founder = await home.visit(`/home/project/${project}/businessplan`, { as: entrepreneur })
  await founder.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await button(founder.page, 'Share').click()
  const panel = founder.page.getByRole('dialog', { name: 'Share by link' })
  await panel.getByText('No link works right now').waitFor()
  expect(await axeFindings(founder.page)).toEqual([])
  await button(founder.page, 'Make the link').click()
  await panel.getByText('This field is required').waitFor()
  await panel.getByLabel('For whom').fill('Fondo Andino')
  await panel.getByLabel('Password (optional)').fill(password)
  await button(founder.page, 'Make the link').click()
  const address = await panel.getByLabel('Address of the link').inputValue()
  await panel.getByRole('group', { name: 'The link is ready' }).getByRole('button', { name: 'Copy' }).click()
  expect(await founder.page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  await panel.getByText('not opened yet').waitFor()
  expect(await axeFindings(founder.page)).toEqual([])

  const { page: funder, context } = await home.visit(address, { width: 390, height: 844 })
  await title(funder, 'This plan has a password').waitFor()
  expect(await axeFindings(funder)).toEqual([])
  expect(await funder.locator('main').textContent()).not.toContain('Clean water')
  await funder.getByLabel('Password').first().fill('not this one at all')
  await button(funder, 'Open the plan').click()
  await funder.getByText('The password is not right').waitFor()
  await funder.getByLabel('Password').first().fill(password)
  await button(funder, 'Open the plan').click()
  await title(funder, 'Clean water for all').waitFor()
  await funder.getByText(/Shared with you by Elena .*until/).waitFor()
  expect(await axeFindings(funder)).toEqual([])
  const wide = await funder.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  expect(wide).toBe(false)
  await funder.getByText('Contents').click()
  await funder
    .getByRole('link', { name: /Customers/ })
    .first()
    .click()
  expect(funder.url()).toBe(address)
  // The other language is the same link, and the same visit: nobody asks for the password again.
  await funder.getByRole('link', { name: /Español|ES/ }).click()
  await funder.waitForURL(/\/es\/shared#/)
  await funder.getByText(/comparten contigo/).waitFor()
  await title(funder, 'Clean water for all').waitFor()
  expect((await context.cookies()).filter(({ name }) => name === 'token')).toEqual([])

  await button(founder.page, 'Close').click()
  await founder.page.reload()
  await button(founder.page, 'Share').click()
  await panel.getByText(/opened once/).waitFor()
  await button(founder.page, 'End the link for Fondo Andino now').click()
  await button(founder.page, 'Keep it').click()
  await button(founder.page, 'End the link for Fondo Andino now').click()
  await button(founder.page, 'End the link').click()
  await panel.getByText('No link works right now').waitFor()

  await funder.reload()
  await title(funder, 'Este enlace terminó').waitFor()
  await funder.getByText('Pide uno nuevo a la persona que te lo envió.').waitFor()
  expect(await axeFindings(funder)).toEqual([])
})

test('the page at a glance is read by a link too, box by box', async () => {
  const { project, entrepreneur } = world
  const [id, token] = [newId(), newToken()]
  await home.db.query(
    `insert into shared_link (id, project_id, created_by, what, locale, scenario, label, token_hash, ends_at)
     values ($1, $2, $3, 'canvas', 'en', 'expected', 'A funder', $4, now() + interval '1 day')`,
    [id, project, entrepreneur, hashToken(token)],
  )
  const { page, complaints } = await home.visit(`/shared#${token}`, { width: 1440, height: 900 })
  await title(page, 'Clean water for all').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: /Customers/ }).click()
  await page.getByRole('dialog', { name: 'Customers' }).getByText('Families at the lake').first().waitFor()
  expect(complaints).toEqual([])
})

test('what a link opens cannot be guessed and is not for search engines', async () => {
  const { page } = await home.visit('/shared#guessed-by-somebody-with-luck-0123456789ab')
  await title(page, 'This link has ended').waitFor()
  await page.goto('/shared')
  await title(page, 'This link has ended').waitFor()
  const answer = await page.request.get('/shared', { headers: { accept: 'text/html' } })
  expect(answer.headers()['x-robots-tag']).toBe('noindex, nofollow')
  expect(answer.headers()['referrer-policy']).toBe('no-referrer')
  const html = await answer.text()
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).not.toMatch(/rel="canonical"|og:url/)
  expect(await (await page.request.get('/robots.txt')).text()).toContain('Disallow: /es/shared')
  expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain('/shared')
})
