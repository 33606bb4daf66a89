import { expect, test } from 'vitest'
import { axeFindings } from '../axe.ts'
import { people, site } from '../fixtures.ts'
import { followLink } from '../follow-link.ts'

const home = await site()
const { visit, db, build } = home
const { entrepreneur, mentor, org } = await people(home)

test.each([
  ['/', 'My dashboard', 'Go to my dashboard', '/home'],
  ['/es', 'Mi panel', 'Ir a mi panel', '/es/home'],
])('who is signed in finds the way home on %s, and no way to log in', async (path, bar, hero, end) => {
  const { page, context, complaints } = await visit(path, { as: entrepreneur })
  await page.getByRole('banner').getByRole('link', { name: bar }).waitFor()
  expect(await page.locator('a[href$="/login"]:visible, a[href$="/signup"]:visible').count()).toBe(0)
  expect(await page.getByRole('link', { name: 'Germina' }).first().getAttribute('href')).toBe(end)
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('main').getByRole('link', { name: hero }).first().click()
  await page.waitForURL(`**${end}`)
  expect(complaints).toEqual([])
  await context.close()
})

test('a stranger, and who holds a session that has ended, are asked to log in', async () => {
  for (const as of [undefined, mentor]) {
    const { page, context } = await visit('/privacy-policy', as ? { as } : {})
    await db.query('delete from session where user_id = $1', [mentor])
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
    await page.getByLabel('E-mail').waitFor()
    expect(await page.getByRole('link', { name: 'My dashboard' }).isVisible()).toBe(false)
    await context.close()
  }
})

test('the login form knows who needs none, and leads on to where they wanted to go', async () => {
  const { page, context } = await visit('/login?next=%2Fhome%2Fprofile', { as: mentor })
  await page.getByText(/^You are logged in as Marco/).waitFor()
  expect(await page.getByLabel('Password').count()).toBe(0)
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('main').getByRole('link', { name: 'Go to my dashboard' }).click()
  await page.waitForURL('**/home/profile')
  await context.close()
})

test('the logo leads up to the dashboard, and from there not out of it', async () => {
  const { page, context } = await visit('/home/profile', { as: mentor })
  const logo = page.getByRole('banner').getByRole('link', { name: 'Germina, one level up' })
  await logo.click()
  await page.waitForURL('**/home')
  await page.reload({ waitUntil: 'networkidle' })
  expect(await logo.getAttribute('href')).toBe('/home')
  await logo.click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.goto('/manage')
  await page.waitForURL('**/home')
  await context.close()
})

test('an unknown page can be read before any script has run, in the language read last', async () => {
  const answer = await fetch(`${home.address}/nowhere`, {
    headers: { accept: 'text/html', cookie: 'locale=es' },
  })
  expect(answer.status).toBe(404)
  const html = await answer.text()
  expect(html).toContain('<html lang="es"')
  for (const words of ['404 No encontrado', 'No se pudo encontrar esta página', 'Página de inicio'])
    expect(html).toContain(words)
  expect((await fetch(`${home.address}/404`)).status).toBe(404)
})

test('the home page of an unknown page is the dashboard for who is signed in', async () => {
  const { page, context } = await visit('/nowhere', { as: entrepreneur })
  const link = page.getByRole('main').getByRole('link', { name: 'Home page' })
  await expect.poll(() => link.getAttribute('href')).toBe('/home')
  await link.click()
  await page.waitForURL('**/home')
  await page.getByRole('banner').getByRole('link', { name: 'Germina, one level up' }).waitFor()
  await followLink(page, '/home/nowhere')
  await page.getByRole('heading', { name: '404 Not Found' }).waitFor()
  await expect.poll(() => link.getAttribute('href')).toBe('/home')
  // A project that does not exist is told by the application itself.
  await page.goto(`/home/project/${'0'.repeat(24)}`)
  await page.getByRole('heading', { name: '404 Not Found' }).waitFor()
  expect(await link.getAttribute('href')).toBe('/home')
  await context.close()
})

test('who has no cohort chooses one before the profile', async () => {
  const newcomer = await build.person({ org })
  await db.query('update users set onboarded = false where id = $1', [newcomer])
  const { page, context } = await visit('/signup/onboard', { as: newcomer })
  await page.waitForURL('**/signup/getting-started')
  await context.close()
})
