import { expect, test } from 'vitest'
import { people, site } from '../fixtures.ts'

const home = await site()
const { project, entrepreneur } = await people(home)
const step = (slug: string) => `/home/project/${project}/one/${slug}`

test('a page begins at its start; the way back leads to where the last one was left, also after a reload', async () => {
  const { page, context } = await home.visit(step('introduction'), { as: entrepreneur })
  await page.setViewportSize({ width: 390, height: 500 })
  await page.getByRole('heading', { level: 1, name: 'Introduction' }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => window.scrollTo(0, 400))
  const left = await page.evaluate(() => window.scrollY)
  expect(left).toBeGreaterThan(100)
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'go' })
    document.body.append(link)
    link.click()
    link.remove()
  }, step('information-sources'))
  await page.getByRole('heading', { level: 1, name: 'Information sources' }).waitFor()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Introduction' }).waitFor()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left)
  await page.goForward()
  await page.getByRole('heading', { level: 1, name: 'Information sources' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Introduction' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Introduction' }).waitFor()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left)
  await context.close()
})

test('a step that this device has kept stands there whole when it is first drawn', async () => {
  const { page, context } = await home.visit(step('information-sources'), { as: entrepreneur })
  await page.getByRole('heading', { level: 1, name: 'Information sources' }).waitFor()
  await page.waitForLoadState('networkidle')
  // Kept when the page is left, at the latest.
  await page.goto('/home', { waitUntil: 'networkidle' })
  await page.addInitScript(() => {
    const drawn: string[] = []
    Object.assign(window, { drawn })
    const note = () => {
      const main = document.querySelector('main')
      const state = main?.querySelector('[role=status][aria-label]')
        ? 'loading'
        : main?.querySelector('h1')
          ? 'whole'
          : ''
      if (state && drawn.at(-1) !== state) drawn.push(state)
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  await page.goto(step('information-sources'), { waitUntil: 'networkidle' })
  await page.getByRole('heading', { level: 1, name: 'Information sources' }).waitFor()
  expect(await page.evaluate(() => (window as unknown as { drawn: string[] }).drawn)).toEqual(['whole'])
  await context.close()
})
