import { expect, test } from 'vitest'
import { words } from '#course/understanding-the-problem/information-sources/words.ts'
import { allRooms } from './all-rooms.ts'
import { desktop, phone, roomPages } from './room-page.ts'

const open = await roomPages()
const room = allRooms.find(({ name }) => name === 'one/information-sources')

test.each([desktop, phone])(
  'the buttons of a source with many questions are in sight on $width × $height',
  async (size) => {
    if (!room) throw new Error('There is no such room')
    const { page, show, close } = await open()
    await page.setViewportSize(size)
    for (const locale of ['en', 'es'] as const) {
      await show(room, { name: 'full', extent: 'full', as: 'team' }, locale)
      await page.getByRole('button', { name: words[locale].add, exact: true }).click()
      const save = page.getByRole('dialog').getByRole('button', { name: words[locale].form.save })
      await save.waitFor()
      await page.evaluate(() => window.rooms.settled())
      const isOnTop = await save.evaluate((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect()
        const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        return bottom <= window.innerHeight && button.contains(found)
      })
      expect(isOnTop).toBe(true)
    }
    await close()
  },
)
