import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newId } from '#server/new-id.ts'
import { people, site } from '../fixtures.ts'

const home = await site()
const { project, entrepreneur } = await people(home)

async function openTree(): Promise<Page> {
  await home.db.query(
    `insert into plan_item (id, project_id, kind, data, single_key) values ($1, $2, 'business', $3, 'business')`,
    [newId(), project, { problemDefinition: 'Children fall ill from the water of the lake.' }],
  )
  const { page } = await home.visit(`/home/project/${project}/one/building-the-problem-tree`, {
    as: entrepreneur,
  })
  return page
}

async function savedCauses(): Promise<string[]> {
  const { rows } = await home.db.query<{ text: string }>(
    `select data ->> 'description' as text from plan_item where kind = 'cause' order by id`,
  )
  return rows.map(({ text }) => text)
}

/** Every number of boxes that was ever on the screen, in the order of appearance. */
async function watchBoxes(page: Page): Promise<() => Promise<number[]>> {
  const seen = await page.evaluateHandle(() => {
    const counts: number[] = []
    new MutationObserver(() => {
      const count = document.querySelectorAll('[data-box]').length
      if (count !== counts.at(-1)) counts.push(count)
    }).observe(document.body, { subtree: true, childList: true })
    return counts
  })
  return () => seen.jsonValue()
}

test('a new record stands there once from the first moment on, and whoever writes in it is not disturbed when the server names it', async () => {
  const page = await openTree()
  const picture = page.getByRole('region', { name: 'The problem tree' })
  await picture.getByRole('button', { name: 'Why does this happen?' }).click()
  const start = await page.locator('[data-box]').count()
  const seen = await watchBoxes(page)
  for (const text of ['No well', 'No boiling', 'No charcoal']) {
    await page.getByRole('textbox').fill(text)
    await page.keyboard.press('Enter')
  }
  await expect.poll(savedCauses).toHaveLength(3)
  await page.getByText('Saved', { exact: true }).waitFor()
  const counts = (await seen()).filter((count) => count > start)
  expect(counts).toEqual([start + 1, start + 2, start + 3])

  await page.context().setOffline(true)
  await page.getByRole('textbox').fill('No money')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Done' }).click()
  await picture.getByRole('button', { name: 'Why 1 No money' }).click()
  await page.getByRole('textbox').fill('No money')
  await page.context().setOffline(false)
  await expect.poll(savedCauses).toContain('No money')
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.keyboard.type(' for a filter')
  expect(await page.getByRole('textbox').inputValue()).toBe('No money for a filter')
  await expect.poll(savedCauses).toEqual(['No well', 'No boiling', 'No charcoal', 'No money for a filter'])
  await page.context().close()
})

test('who types and goes elsewhere in the same moment loses nothing', async () => {
  const step = `/home/project/${project}/one/defining-your-problem`
  const { page } = await home.visit(step, { as: entrepreneur })
  page.on('dialog', (dialog) => void dialog.accept())
  await page.getByLabel('Who lives with this problem?').pressSequentially('Mothers at the lake')
  await page.goto('/home')
  await page.goto(step)
  await expect
    .poll(() => page.getByLabel('Who lives with this problem?').inputValue())
    .toBe('Mothers at the lake')
  const saved = `select data ->> 'value' as value from plan_item where project_id = $1 and data ->> 'key' = 'who'`
  await expect
    .poll(async () => (await home.db.query(saved, [project])).rows)
    .toEqual([{ value: 'Mothers at the lake' }])
})
