import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { demoSite } from '../demo.ts'
import { type DemoRole, demoLogin, logIn } from '../log-in.ts'

const site = await demoSite()

const words = {
  en: { email: 'E-mail', password: 'Password', login: 'Log in' },
  es: { email: 'Correo electrónico', password: 'Contraseña', login: 'Iniciar sesión' },
}

async function fillLogin(page: Page, role: DemoRole, { email, password, login } = words.en): Promise<void> {
  const person = demoLogin(role)
  await page.getByLabel(email).fill(person.email)
  await page.getByLabel(password, { exact: true }).fill(person.password)
  await page.getByRole('button', { name: login, exact: true }).click()
}

describe('after the login', () => {
  test.each([
    ['entrepreneur', '/home/upcoming?from=mail', '/home/upcoming?from=mail', 'en'],
    ['mentor', '/es/home/profile', '/es/home/profile', 'es'],
    ['organiser', '/manage/lakeshore/settings', '/manage/lakeshore/settings', 'en'],
    ['organiser', '/login', '/manage/lakeshore', 'en'],
    ['entrepreneur', '/login?next=//evil.example/home', '/home', 'en'],
  ] as const)('%s who wanted %s is at %s', async (role, wanted, end, locale) => {
    const { page, context } = await site.enter('anonymous')
    await page.goto(wanted)
    await fillLogin(page, role, words[locale])
    await page.waitForURL(site.address + end)
    await context.close()
  })
})

test('logging out ends the session, forgets the person here, and goes to the login', async () => {
  const { page, context } = await site.enter('mentor', { ownSession: true })
  await page.goto('/home')
  const token = (await context.cookies()).find(({ name }) => name === 'token')?.value
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL(`${site.address}/login`)
  expect((await context.cookies()).filter(({ name }) => name === 'token')).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  const answer = await context.request.post('/graphql', {
    data: { query: '{ me { email } }' },
    headers: { cookie: `token=${token}`, origin: site.address },
  })
  expect(JSON.stringify(await answer.json())).not.toContain('mentor@example.org')
  await page.goto('/home')
  await page.waitForURL(`${site.address}/login`)
  await context.close()
})

test('a session that ended elsewhere leads to the login and back', async () => {
  const { page, context } = await site.enter('entrepreneur')
  await context.clearCookies({ name: 'token' })
  await page.goto('/home/upcoming')
  await page.waitForURL('**/login?next=%2Fhome%2Fupcoming')
  const token = await logIn(site.address, 'entrepreneur')
  await context.addCookies([{ name: 'token', value: token, url: site.address }])
  await fillLogin(page, 'entrepreneur')
  await page.waitForURL(`${site.address}/home/upcoming`)
  await context.close()
})

describe('an old address', () => {
  const old = `/dashboard/${site.project}/modules/one`
  const now = `/home/project/${site.project}/one`

  test.each([
    [`/es${old}/introduction?step=1&mid=2`, `/es${now}/introduction?step=1&mid=2`],
    [`/dashboard/${site.project}/`, `/home/project/${site.project}`],
  ])('%s leads to %s', async (from, to) => {
    const { page, context } = await site.enter('entrepreneur')
    expect((await page.goto(from))?.status()).toBe(200)
    await page.waitForURL(site.address + to)
    await context.close()
  })

  test('of a module leads to its first step', async () => {
    const { page, context } = await site.enter('entrepreneur')
    await page.goto(old)
    await page.waitForURL(`**${now}/introduction?step=*&mid=*`)
    const back = page.getByRole('link', { name: 'Back to Dashboard' })
    expect(await back.getAttribute('href')).toBe('/')
    await back.click()
    await page.waitForURL(`${site.address}/home`)
    await context.close()
  })
})
