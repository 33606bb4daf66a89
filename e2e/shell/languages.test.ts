import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { demoSite } from '../demo.ts'

const site = await demoSite()
const whereIs = (page: Page) => page.url().replace(site.address, '')

const headLinks = (page: Page) =>
  page.evaluate(() =>
    [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=alternate], link[rel=canonical]')].map(
      (link) => `${link.hreflang || link.rel} ${new URL(link.href).pathname}`,
    ),
  )

describe.each([
  ['a public page', 'anonymous', '/login', '?next=%2Fhome%2Fprofile'],
  ['a page of the application', 'entrepreneur', '/home/announcements', '?from=mail'],
] as const)('%s', (_kind, role, path, query) => {
  test('has one button per other language, which keeps the page and its query', async () => {
    const { page, context } = await site.enter(role)
    await page.goto(path + query)
    const languages = page.getByRole('navigation', { name: 'Languages' })
    await languages.getByRole('link', { name: 'Español' }).waitFor()
    expect(await languages.getByRole('link').count()).toBe(1)
    await languages.getByRole('link').click()
    await page.getByRole('navigation', { name: 'Idiomas' }).waitFor()
    expect(whereIs(page)).toBe(`/es${path}${query}`)
    await page.getByRole('link', { name: 'English' }).click()
    await page.getByRole('navigation', { name: 'Languages' }).waitFor()
    expect(whereIs(page)).toBe(path + query)
    await context.close()
  })

  test('says its language and where the same page is in the other', async () => {
    const { page, context } = await site.enter(role)
    for (const [prefix, lang] of [
      ['', 'en'],
      ['/es', 'es'],
    ] as const) {
      await page.goto(prefix + path)
      await page.getByRole('banner').first().waitFor()
      expect(await page.locator('html').getAttribute('lang')).toBe(lang)
      await expect
        .poll(() => headLinks(page))
        .toEqual([`canonical ${prefix}${path}`, `en ${path}`, `es /es${path}`, `x-default ${path}`])
    }
    await context.close()
  })

  test('remembers the language for 365 days', async () => {
    const { page, context } = await site.enter(role)
    await page.goto(`/es${path}`)
    await page.getByRole('navigation', { name: 'Idiomas' }).waitFor()
    const cookie = async () => (await context.cookies()).find(({ name }) => name === 'locale')
    await expect.poll(async () => (await cookie())?.value).toBe('es')
    const days = (((await cookie())?.expires ?? 0) - Date.now() / 1000) / 86_400
    expect(days).toBeGreaterThan(364.9)
    expect(days).toBeLessThanOrEqual(365)
    await context.close()
  })
})

test.each(['/fr/login', '/en/login', '/de', '/fr/home'])(
  '%s is no page: English has no prefix',
  async (path) => {
    const { page, context } = await site.enter('anonymous')
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await page.getByRole('heading', { name: '404 Not Found' }).waitFor()
    await context.close()
  },
)
