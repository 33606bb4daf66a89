import { describe, expect, test } from 'vitest'
import { demoSite } from '../demo.ts'

const site = await demoSite()
const get = (path: string) => fetch(site.address + path)

describe('without JavaScript', () => {
  test.each([
    ['/', 'Apply now'],
    ['/es', 'Postúlate'],
    ['/login', 'Log in'],
    ['/es/login', 'Iniciar sesión'],
    ['/signup', 'Apply now'],
    ['/reset', 'Reset your password'],
    ['/privacy-policy', 'Privacy policy'],
    ['/es/privacy-policy', 'Política de privacidad'],
    ['/data-management', 'Data management'],
    ['/es/data-management', 'gestión de datos'],
  ])('%s can be read: %s', async (path, words) => {
    const { page, context } = await site.enter('anonymous', { javaScript: false })
    await page.goto(path)
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    expect((await page.getByRole('main').textContent())?.length).toBeGreaterThan(40)
    const shown = await page.locator('body').textContent()
    expect(shown).toContain(words)
    // A key instead of its words.
    expect(shown).not.toMatch(/\b(entrance|landing|login|reset|shell|signUp)\.[a-z]/)
    expect(await page.locator('meta[name=description]').getAttribute('content')).toBeTruthy()
    await context.close()
  })

  test('the public bar leads to signing up and to the login', async () => {
    const { page, context } = await site.enter('anonymous', { javaScript: false })
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'Apply now' }).click()
    expect(new URL(page.url()).pathname).toBe('/signup')
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
    expect(new URL(page.url()).pathname).toBe('/login')
    await context.close()
  })
})

test('the footer shows the year in which it is read', async () => {
  const { page, context } = await site.enter('anonymous')
  await page.clock.install({ time: new Date('2031-03-01T12:00:00Z') })
  await page.goto('/')
  await expect.poll(() => page.getByRole('contentinfo').textContent()).toContain('© 2031 Germina')
  await context.close()
})

test('the sitemap lists the public pages in both languages, and only pages that exist', async () => {
  const sitemap = await (await get('/sitemap.xml')).text()
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page = '']) => page)
  expect(pages).toContain(`${site.address}/`)
  expect(pages).toContain(`${site.address}/es`)
  expect(pages).toContain(`${site.address}/es/privacy-policy`)
  expect(pages.filter((page) => /\/(home|manage)/.test(page))).toEqual([])
  const answers = await Promise.all(pages.map((page) => fetch(page)))
  expect(answers.filter(({ status }) => status !== 200).map(({ url }) => url)).toEqual([])
})

test('search engines are shown the sitemap and kept out of the application', async () => {
  const robots = await (await get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${site.address}/sitemap.xml`)
  for (const path of ['/home', '/manage', '/es/home', '/es/manage'])
    expect(robots).toContain(`Disallow: ${path}\n`)
})

test.each(['en', 'es'])(
  'the application can be installed in %s, with icons of the named sizes',
  async (lang) => {
    const manifest = (await (await get(`/manifest.${lang}.webmanifest`)).json()) as {
      lang: string
      start_url: string
      display: string
      icons: { src: string; sizes: string; type: string }[]
    }
    expect(manifest).toMatchObject({
      lang,
      display: 'standalone',
      start_url: lang === 'es' ? '/es/home' : '/home',
    })
    const { page, context } = await site.enter('anonymous')
    await page.goto('/')
    for (const { src, sizes, type } of manifest.icons) {
      const answer = await get(src)
      expect(answer.headers.get('content-type')).toContain(type)
      if (sizes === 'any') continue
      const size = await page.evaluate(async (address) => {
        const image = new Image()
        image.src = address
        await image.decode()
        return `${image.naturalWidth}x${image.naturalHeight}`
      }, src)
      expect(size).toBe(sizes)
    }
    await context.close()
  },
)
