import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { axeFindings } from '../axe.ts'
import { demoSite } from '../demo.ts'

const site = await demoSite()

describe.each([
  ['/nowhere', '404 Not Found', 'This page could not be found', 'Home page', '/'],
  ['/home/nowhere', '404 Not Found', 'This page could not be found', 'Home page', '/'],
  ['/es/nada', '404 No encontrado', 'No se pudo encontrar esta página', 'Página de inicio', '/es'],
])('the unknown page %s', (path, heading, words, link, home) => {
  test('is said to be unknown, with a link home', async () => {
    const { page, context } = await site.enter('anonymous')
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await page.getByRole('heading', { name: heading }).waitFor()
    await page.getByText(words).first().waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('link', { name: link }).click()
    await page.waitForURL(site.address + (home === '/' ? '/' : home))
    await context.close()
  })
})

test('a part of the page that is lost reloads it once, then an error with its status is shown', async () => {
  const { page, context } = await site.enter('entrepreneur')
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  await page.route('**/assets/announcements-screen*.js', (route) => route.abort())
  await page.goto('/home/announcements')
  await page.getByRole('heading', { name: 'An error occurred' }).waitFor()
  await page.getByText('Status 500').waitFor()
  expect(documents).toBe(2)
  expect(await axeFindings(page)).toEqual([])
  await page.unroute('**/assets/announcements-screen*.js')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'Announcements' }).first().waitFor()
  await context.close()
})

/** What the error service is told that the server names in its pages. */
async function errorService(page: Page): Promise<readonly string[]> {
  const told: string[] = []
  await page.route('**/api/7/store/**', async (route) => {
    told.push(route.request().postDataJSON().exception.values[0].value)
    await route.fulfill({ status: 200, body: '' })
  })
  await page.route(`${site.address}/**`, async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback()
    const answer = await route.fetch()
    const service = site.address.replace('://', '://key@')
    const body = (await answer.text()).replace(
      /<meta name="error-reports" content="" ?\/>/,
      `<meta name="error-reports" content="${service}/7" />`,
    )
    await route.fulfill({ response: answer, body })
  })
  return told
}

test('what goes wrong on a page for everybody reaches the error service', async () => {
  const { page, context } = await site.enter('anonymous')
  const told = await errorService(page)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Log in' }).waitFor()
  await page.evaluate(() => void Promise.reject(new Error('Out of order')))
  await expect.poll(() => told).toEqual(['Out of order'])
  await context.close()
})

test('what a page catches and shows an error page for reaches the error service', async () => {
  const { page, context } = await site.enter('entrepreneur')
  const told = await errorService(page)
  await page.route('**/assets/announcements-screen*.js', (route) => route.abort())
  await page.goto('/home/announcements')
  await page.getByRole('heading', { name: 'An error occurred' }).waitFor()
  await expect.poll(() => told).toContain('A part of the application is missing')

  // The first page may still be telling of its part.
  const others = () => told.filter((message) => message !== 'A part of the application is missing')
  await page.route('**/graphql', (route) => {
    if (!route.request().postData()?.includes('query Upcoming')) return route.fallback()
    const errors = [
      { message: 'Some of what you sent is not right.', extensions: { code: 'BAD_USER_INPUT' } },
    ]
    return route.fulfill({ json: { data: null, errors } })
  })
  await page.goto('/home/upcoming')
  await page.getByRole('heading', { name: 'An error occurred' }).waitFor()
  await expect.poll(others).toEqual(['[GraphQL] Some of what you sent is not right.'])
  await page.goto('/home/nowhere')
  await page.getByRole('heading', { name: '404 Not Found' }).waitFor()
  expect(others()).toHaveLength(1)
  await context.close()
})

test('nobody is sent away when the server does not answer: the page says so and tries again', async () => {
  const { page, context } = await site.enter('entrepreneur')
  await page.route('**/graphql', (route) => route.abort())
  await page.goto('/home')
  await page.getByRole('heading', { name: 'We cannot reach the server' }).waitFor()
  await page.unroute('**/graphql')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('navigation', { name: 'Your account' }).getByText('Grace').waitFor()
  expect(new URL(page.url()).pathname).toBe('/home')
  await context.close()
})
