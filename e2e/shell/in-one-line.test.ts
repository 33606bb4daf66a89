import type { Locator } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { demoSite } from '../demo.ts'

const site = await demoSite()
const step = `/home/project/${site.project}/one/defining-your-problem`

async function boxOf(place: Locator) {
  const box = await place.boundingBox()
  if (!box) throw new Error('It is not on the page')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

describe.each(['', '/es'])('in one line, in "%s", on a desk and on a phone,', (prefix) => {
  test.each([1440, 390])(
    'stand the tabs of the help for readers, and none under the button that closes it, %d px wide',
    async (width) => {
      const { page, context } = await site.enter('mentor', { width })
      await page.goto(prefix + step)
      const help = page.getByRole('complementary', { name: /^(Help|Ayuda)$/ })
      const button = page.getByRole('button', { name: /^(Help|Ayuda)$/ })
      await button.waitFor()
      if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
      const close = await boxOf(help.getByRole('button'))
      const tabs = await Promise.all((await help.getByRole('tab').all()).map(boxOf))
      expect(tabs).toHaveLength(2)
      expect(new Set(tabs.map(({ y }) => y)).size).toBe(1)
      for (const { right } of tabs) expect(right).toBeLessThanOrEqual(close.x)
      await help.getByText(/^(Read what the team wrote|Lee lo que escribió el equipo)/).waitFor()
      await help.getByRole('tab').last().click()
      await help.getByRole('heading', { name: /^(Go deeper|Más a fondo)$/ }).waitFor()
      await context.close()
    },
  )

  test('stand the title and the button of the list behind the bell', async () => {
    const { page, context } = await site.enter('entrepreneur', { width: 1440 })
    await page.goto(prefix + step)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await page.getByRole('button', { name: /^(Notifications|Notificaciones): / }).click()
      const all = page.getByRole('button', { name: /^(Mark all as read|Marcar todo como leído)$/ })
      expect((await boxOf(all)).height).toBe(44)
      await page.keyboard.press('Escape')
      await all.waitFor({ state: 'detached' })
    }
    await context.close()
  })
})
