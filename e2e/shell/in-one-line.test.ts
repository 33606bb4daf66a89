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

describe.each([
  ['', 1440],
  ['/es', 1440],
  ['', 390],
  ['/es', 390],
])('in one line, in "%s" and %i px wide', (prefix, width) => {
  test('stand the tabs of the help for readers, and none under the button that closes it', async () => {
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
  })

  test('stand the title and the button of the list behind the bell', async () => {
    const { page, context } = await site.enter('entrepreneur', { width })
    await page.goto(prefix + step)
    await page.getByRole('button', { name: /^(Notifications|Notificaciones): / }).click()
    const all = await boxOf(page.getByRole('button', { name: /^(Mark all as read|Marcar todo como leído)$/ }))
    expect(all.height).toBe(44)
    await context.close()
  })
})
