import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from '../axe.ts'
import { demoSite } from '../demo.ts'

const { enter, address } = await demoSite()
const required = 'This field is required'
const pathOf = (page: Page) => new URL(page.url()).pathname

test('the plain address answers in the language that was read last, and English stays a choice', async () => {
  const { page, context } = await enter('anonymous')
  await page.goto('/es/privacy-policy')
  await page.goto('/')
  expect(pathOf(page)).toBe('/es')
  await page.getByRole('link', { name: 'English' }).click()
  await page.waitForURL(`${address}/`)
  await page.getByRole('banner').getByRole('link', { name: 'Apply now' }).waitFor()
  await page.goto('/')
  expect(pathOf(page)).toBe('/')
  await context.close()
})

test('who wants to become a mentor comes to the sign-up with the role chosen', async () => {
  const { page, context } = await enter('anonymous')
  await page.goto('/')
  await page.getByRole('link', { name: 'Become a mentor' }).click()
  await expect.poll(() => page.getByRole('radio', { name: /I want to mentor/ }).isChecked()).toBe(true)
  await context.close()
})

test('what is typed before the code of the sign-up has come stays, also where the address names a role', async () => {
  const { page, context } = await enter('anonymous')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/public-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/signup?role=mentor', { waitUntil: 'commit' })
  await page.getByLabel('First name').fill('Marta')
  release()
  await expect.poll(() => page.getByRole('radio', { name: /I want to mentor/ }).isChecked()).toBe(true)
  expect(await page.getByLabel('First name').inputValue()).toBe('Marta')
  await context.close()
})

test('an empty login says that both fields are required, until something stands in them', async () => {
  const { page, context } = await enter('anonymous')
  await page.goto('/login', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect.poll(() => page.getByText(required).count()).toBe(2)
  expect(await axeFindings(page)).toEqual([])
  await page.getByLabel('E-mail').fill('a')
  await expect.poll(() => page.getByText(required).count()).toBe(1)
  await page.getByLabel('Password', { exact: true }).fill('b')
  await expect.poll(() => page.getByText(required).count()).toBe(0)
  await context.close()
})

test('the sign-up marks what is required, and what was missing goes when it is there', async () => {
  const { page, context } = await enter('anonymous')
  await page.goto('/signup', { waitUntil: 'networkidle' })
  const fields = await page.locator('form input:not([type=radio])').evaluateAll((inputs) =>
    inputs.map((input) => {
      const { name, required, autocomplete } = input as HTMLInputElement
      const isMarked = input.closest('div')?.textContent.includes('*') ?? false
      return { name, required, isMarked, autocomplete }
    }),
  )
  for (const { name, required, isMarked } of fields)
    expect({ name, required, isMarked }).toEqual({
      name,
      required: name !== 'commitNews',
      isMarked: name !== 'commitNews',
    })
  expect(fields.find(({ name }) => name === 'email')?.autocomplete).toBe('email')
  await page.getByRole('button', { name: 'Create my account' }).click()
  await expect.poll(() => page.getByText(required).count()).toBe(5)
  await page.getByLabel('First name').fill('Ana')
  await expect.poll(() => page.getByText(required).count()).toBe(4)
  await page.getByRole('checkbox', { name: /^I commit 4 to 6/ }).check()
  await expect.poll(() => page.getByText('Please agree to go on.').count()).toBe(4)
  await context.close()
})

test.each(['/', '/es/privacy-policy', '/data-management'])('%s leads back to its top', async (path) => {
  const { page, context } = await enter('anonymous', { width: 390, height: 844 })
  await page.goto(path)
  const button = page.getByRole('button', { name: /^(Back to the top|Volver arriba)$/ })
  expect(await button.count()).toBe(0)
  await page.evaluate(() => window.scrollTo(0, 900))
  await button.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect.poll(() => button.count()).toBe(0)
  await context.close()
})

const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`

test.each(['/home/profile', '/es/home/profile'])('%s fits 320 px with wide text spacing', async (path) => {
  const { page, context } = await enter('mentor', { width: 320, height: 640 })
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, spacing)
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click()
    await page.getByRole('tabpanel').waitFor()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, (await tab.textContent()) ?? '').toBeLessThanOrEqual(320)
  }
  await context.close()
})
