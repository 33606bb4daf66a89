import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { longest } from '#course/understanding-the-problem/building-the-problem-tree/tree.ts'
import { words } from '#course/understanding-the-problem/building-the-problem-tree/words.ts'
import { messageText, tooLong } from '#domain/plan/messages.ts'
import { planOf } from '#testing/plan-of.ts'
import { allRooms } from './all-rooms.ts'
import { roomPages } from './room-page.ts'

const open = await roomPages()
const text = words.en
const tree = allRooms.find(({ name }) => name === 'one/building-the-problem-tree')

async function openTree(extent: 'half' | 'full' = 'half') {
  const look = await open()
  if (!tree) throw new Error('There is no such room')
  await look.show(tree, { name: extent, extent, as: 'team' }, 'en')
  return look
}

const ask = (page: Page, side: 'cause' | 'effect') =>
  page.getByRole('region', { name: text.tree }).getByRole('button', { name: text.ask[side], exact: true })

/** The boxes under the form in which the next one is written. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const form = document.querySelector('[data-kept^="box:"]')?.getBoundingClientRect()
    if (!form) return ['no form']
    return [...document.querySelectorAll('[data-box]')].flatMap((box) => {
      const { left, right, top, bottom } = box.getBoundingClientRect()
      const isApart = right <= form.left || left >= form.right || bottom <= form.top || top >= form.bottom
      return isApart ? [] : (box.textContent ?? '')
    })
  })

test('a tree that fits stands at its place from the first moment: nothing moves once it has been measured', async () => {
  if (!tree) throw new Error('There is no such room')
  const { page, show, close } = await open()
  const moved = await page.evaluateHandle(() => {
    const named: string[] = []
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof Element && target.closest('[data-solid]')) named.push(target.textContent ?? '')
    }).observe(document.body, { subtree: true, attributeFilter: ['style'] })
    return named
  })
  await show(tree, { name: 'full', extent: 'full', as: 'team' }, 'en')
  await page.evaluate(() => window.rooms.settled())
  expect(await page.locator('[data-box]').count()).toBeGreaterThan(3)
  expect(await moved.jsonValue()).toEqual([])
  await close()
})

test('a tree that is wider than its frame opens at its trunk', async () => {
  if (!tree) throw new Error('There is no such room')
  const { page, show, close } = await open()
  const full = planOf(tree.module, tree.room, 'full')
  const [first] = full.cause ?? []
  if (!first) throw new Error('The plan has no causes')
  const more = [1, 2, 3, 4, 5, 6].map((n) => ({
    ...first,
    _id: `main-${n}`,
    causeType: 'main' as const,
    parent: null,
  }))
  const plan = { ...full, cause: [...(full.cause ?? []), ...more] }
  await show(tree, { name: 'full', extent: 'full', as: 'team' }, 'en', 'en', plan)
  const middle = async (place: Locator) => {
    const box = await place.boundingBox()
    return box ? box.x + box.width / 2 : Number.NaN
  }
  const frame = page.getByRole('region', { name: text.tree })
  const trunk = page.locator('[data-box="trunk"]')
  expect(await frame.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeGreaterThan(100)
  await expect.poll(async () => Math.abs((await middle(trunk)) - (await middle(frame)))).toBeLessThan(4)
  await close()
})

test('what is added stands beside the form, and the form stays in sight', async () => {
  const { page, close } = await openTree()
  for (const side of ['cause', 'effect'] as const) {
    await ask(page, side).click()
    for (const added of ['Nobody has asked', 'Nobody has told']) {
      await page.getByRole('textbox').fill(`${added} about the ${side}`)
      await page.keyboard.press('Enter')
      await page.evaluate(() => window.rooms.settled())
      expect(await covered(page)).toEqual([])
    }
    const picture = await page.getByRole('region', { name: text.tree }).boundingBox()
    const form = await page.locator('[data-kept^="box:"]').boundingBox()
    if (!picture || !form) throw new Error('They are not on the page')
    expect(form.x).toBeGreaterThanOrEqual(picture.x)
    expect(form.x + form.width).toBeLessThanOrEqual(picture.x + picture.width)
    await page.getByRole('button', { name: text.done }).click()
  }
  await close()
})

test('a pasted text that is too long is kept as it is, told, and not added until it is right', async () => {
  const { page, close } = await openTree()
  await ask(page, 'cause').click()
  const boxes = await page.locator('[data-box]').count()
  const pasted = 'x'.repeat(longest + 7)
  const line = page.getByRole('textbox')
  await line.fill(pasted)
  await page.getByText(messageText(tooLong(pasted, longest), 'en')).waitFor()
  await line.press('Enter')
  expect(await line.inputValue()).toBe(pasted)
  expect(await page.locator('[data-box]').count()).toBe(boxes)
  await line.fill(pasted.slice(7))
  await line.press('Enter')
  await expect.poll(() => page.locator('[data-box]').count()).toBe(boxes + 1)
  await close()
})

test('pulling a box over others selects none of their words', async () => {
  const { page, close } = await openTree()
  const [from, to] = await Promise.all(
    [page.locator('button[data-box]').first(), page.locator('[data-box="trunk"]')].map((one) =>
      one.boundingBox(),
    ),
  )
  if (!from || !to) throw new Error('They are not on the page')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, to.y + to.height + 40, { steps: 8 })
  expect(await page.evaluate(() => document.getSelection()?.toString())).toBe('')
  await page.mouse.up()
  await close()
})

test('Tab goes through the picture from above to below: branches, the trunk with its two questions, roots', async () => {
  const { page, close } = await openTree('full')
  const sides = await page
    .getByRole('region', { name: text.tree })
    .locator('button[data-side], [data-side] > button[data-box]')
    .evaluateAll((all) =>
      all.map(
        (one) =>
          (one.hasAttribute('data-box') ? 'box ' : 'ask ') +
          one.closest<HTMLElement>('[data-side]')?.dataset.side,
      ),
    )
  const order = sides.filter((one, index) => one !== sides[index - 1])
  expect(order).toEqual(['box effect', 'ask effect', 'ask cause', 'box cause'])
  await close()
})
